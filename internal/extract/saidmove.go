package extract

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// pair is a line and the next one, which goes on with it.
type pair struct{ above, below int }

// wrapped are the pairs of lines over which a value of the document runs.
func wrapped(d *cv.Document) []pair {
	found := map[pair]bool{}
	d.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleDate {
			return
		}
		for i := 1; i < len(r.Text.Lines); i++ {
			p := pair{r.Text.Lines[i-1], r.Text.Lines[i]}
			if p.above < p.below && runsOver(r.Text.Value, d.Source[p.above].Text, d.Source[p.below].Text) {
				found[p] = true
			}
		}
	})
	return sortedPairs(found)
}

func sortedPairs(set map[pair]bool) []pair {
	return slices.SortedFunc(maps.Keys(set), func(a, b pair) int {
		if a.above != b.above {
			return a.above - b.above
		}
		return a.below - b.below
	})
}

// runsOver reports a text that holds the last word of one line and the first of the next in one stretch.
func runsOver(text, above, below string) bool {
	a, b := words.Split(above), words.Split(below)
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	seam := a[len(a)-1] + b[0]
	return slices.ContainsFunc(strings.Split(text, "\n"), func(part string) bool { return strings.Contains(words.Squeeze(part), seam) })
}

// follow takes along with the lines that are moved what goes with them: the other lines of a text that
// runs over several, and what is said to go on with the line above. Of what the user says otherwise of
// a line nothing is taken away.
func (b *builder) follow() {
	b.moves = map[int]cv.Mark{}
	held := map[int]bool{}
	for _, m := range b.marks {
		switch m.As {
		case cv.MarkMove, cv.MarkContact:
			if m.Part == "" {
				b.moves[m.Line] = m
			}
		case cv.MarkJoin:
			held[m.Line] = held[m.Line] || m.Part != ""
		default:
			held[m.Line] = true
		}
	}
	if len(b.moves) == 0 {
		return
	}
	joined, wraps := b.joinedPairs(), wrapped(b.opts.plain)
	for grown := true; grown; {
		grown = false
		for _, p := range joined {
			grown = b.takeAlong(p.above, p.below, held) || grown
		}
		for _, p := range wraps {
			grown = b.takeAlong(p.above, p.below, held) || b.takeAlong(p.below, p.above, held) || grown
		}
	}
	b.seams = map[pair]bool{}
	for _, p := range slices.Concat(joined, wraps) {
		b.seams[p] = true
	}
}

// takeAlong moves a line where another one goes; false where nothing changes.
func (b *builder) takeAlong(from, line int, held map[int]bool) bool {
	to, moved := b.moves[from]
	if _, already := b.moves[line]; !moved || already || held[line] || to.As == cv.MarkContact {
		return false
	}
	b.moves[line] = to
	return true
}

// joinedPairs are the lines that are said to go on with the line above, with that.
func (b *builder) joinedPairs() (out []pair) {
	for _, m := range b.marks {
		if m.As != cv.MarkJoin || m.Part != "" {
			continue
		}
		if at := slices.IndexFunc(b.lines, func(l line) bool { return l.index == m.Line }); at > 0 {
			out = append(out, pair{b.lines[at-1].index, m.Line})
		}
	}
	return out
}

// sew notes of moved lines which go on with the one before.
func (b *builder) sew(lines []line) {
	for i := 1; i < len(lines); i++ {
		lines[i].follows = b.seams[pair{lines[i-1].index, lines[i].index}]
	}
}

// goesOnAs are the labels of a line that goes on with one of the label; those of others are their own.
var goesOnAs = map[labeller.Label][]labeller.Label{
	labeller.WorkStart: {labeller.WorkHead, labeller.WorkBody}, labeller.WorkHead: {labeller.WorkHead, labeller.WorkBody},
	labeller.WorkBody: {labeller.WorkHead, labeller.WorkBody},
	labeller.EduStart: {labeller.EduHead, labeller.EduBody}, labeller.EduHead: {labeller.EduHead, labeller.EduBody},
	labeller.EduBody:   {labeller.EduHead, labeller.EduBody},
	labeller.ProjStart: {labeller.ProjBody}, labeller.CertStart: {labeller.CertMore},
}

// joinedLabels are the labels that a line may have which goes on with the one above it.
func joinedLabels(c *labeller.Certain, plain *labeller.Reading, i int) []labeller.Label {
	above := c.Labels[i-1]
	if len(above) == 0 {
		above = plain.Labels[i-1 : i]
	}
	if on := goesOnAs[above[0]]; on != nil {
		return on
	}
	return above[:1]
}
