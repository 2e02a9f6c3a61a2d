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
		out[i] = crf.Item{Features: l.keys, Boundary: d.lines[i].boundary(), Meaning: d.lines[i].meaning()}
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

// Taught is what the models think of a CV, for other models to learn from.
type Taught struct {
	Lines    []crf.Item
	LineProb [][]float64 // by line and label
	// Words are those of the heads of all posts, and of all courses, as Joined makes them.
	Words    [Person][]crf.Item
	WordProb [Person][][]float64
}

// Teach labels the lines and the words of heads of a CV.
func (m *Models) Teach(lines []Line) Taught {
	d := gather(lines)
	items, _ := d.items(false)
	t := Taught{Lines: items}
	t.LineProb = m.Second.Within(d.secondItems(items, m.Lines.Label(items)), crf.Given{Opinion: m.lineOpinion(items)}).Prob
	entries := m.Read(lines).Entries
	for kind := Post; kind < Person; kind++ {
		var heads [][]int
		for i := range entries {
			if entries[i].Kind == kind {
				heads = append(heads, entries[i].Head)
			}
		}
		memo := scorer{}
		words, items, first := make([][]Word, len(heads)), make([][]crf.Item, len(heads)), make([]crf.Result, len(heads))
		for n, h := range heads {
			words[n] = d.headWords(h)
			items[n] = d.wordItems(h, words[n], memo)
			first[n] = m.Words[kind].Label(items[n])
		}
		t.Words[kind] = Joined(items)
		opinions := parted(opinion(m.WordNetworks[kind], t.Words[kind], trustWords), items)
		for n, it := range d.secondWordItems(kind, heads, words, items, first, memo) {
			t.WordProb[kind] = append(t.WordProb[kind], m.SecondWords[kind].Within(it, crf.Given{Opinion: opinions[n]}).Prob...)
		}
	}
	return t
}
