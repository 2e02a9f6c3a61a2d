package labeller

import "focal/internal/extract/crf"

// Items are the lines as the model of lines takes them.
func Items(lines []Line) []crf.Item {
	out, _ := gather(lines).items(false)
	return out
}

// items are the lines as the model takes them, and with keep their features by name.
func (d *document) items(keep bool) ([]crf.Item, []list) {
	ctx := d.contexts()
	out := make([]crf.Item, len(d.lines))
	var lists []list
	for i := range d.lines {
		l := d.lineFeatures(i, ctx, keep)
		out[i] = crf.Item{Features: l.keys, Boundary: d.lines[i].boundary()}
		if keep {
			lists = append(lists, l)
		}
	}
	return out, lists
}

// Boundaries is the number of classes of boundaries between lines.
const Boundaries = boundaries

// WordItems are the words of the head of an entry as their model takes them.
func WordItems(lines []Line, heads [][]int) ([][]Word, [][]crf.Item) {
	d := gather(lines)
	memo := scorer{}
	words := make([][]Word, len(heads))
	items := make([][]crf.Item, len(heads))
	for i, h := range heads {
		words[i] = d.headWords(h)
		items[i] = d.wordItems(h, words[i], memo)
	}
	return words, items
}
