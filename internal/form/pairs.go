package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/caption"
	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// In the rows of a form a label and a value tell something together: "Duration: 6 months". The reader may file them as two lines, or
// the value as a field of the entry and leave the label, or drop the label.

// A pair is the label and the value of such a row.
type pair struct {
	label, value string
	mark         string // that parts the two: a colon or a dash; "" = a gap
}

// pairMark is what stands between the two.
var pairMark = sieve.MustCompile(`^([^:\t]{2,40}?)\s*(:[:–-]*|[–-]\s|\s[–-]+)\s*(?:[^/\s].*|)$`)

// pairsOn are the pairs of a line, each in cells of its own.
func pairsOn(line string) (list []pair) {
	var cells []string
	for _, c := range cellsOf(line) {
		n := len(cells)
		switch {
		case c == "":
		case n > 0 && (strings.HasPrefix(c, ":") || strings.HasSuffix(cells[n-1], ":")):
			cells[n-1] += c
		default:
			cells = append(cells, c)
		}
	}
	for _, c := range cells {
		if m := pairMark.FindStringSubmatch(c); m != nil && strings.ContainsFunc(m[1], unicode.IsLetter) {
			list = append(list, pair{m[1], strings.TrimLeft(c[len(m[1]):], " :–-"), strings.TrimSpace(m[2])[:1]})
		}
	}
	if len(cells) == 2 && len(list) == 0 && wordCount(cells[0]) <= longestLabel && strings.ContainsFunc(cells[0], unicode.IsLetter) {
		list = []pair{{cells[0], cells[1], ""}}
	}
	return list
}

// pairs puts labels and values together that stand apart in posts, projects, courses and the lists of other sections.
func (f *former) pairs() {
	p := pairing{former: f, on: map[int][]valueOn{}}
	f.doc.Walk(func(r cv.Ref) {
		for _, n := range r.Text.Lines {
			p.on[n] = append(p.on[n], valueOn{words.Split(r.Text.Value), r.IsSentence()})
		}
	})
	for _, list := range [][]cv.Engagement{f.doc.Work, f.doc.Volunteering} {
		for i := range list {
			p.lists(&list[i].Summary, &list[i].Highlights)
		}
	}
	for i := range f.doc.Projects {
		p.lists(&f.doc.Projects[i].Summary, &f.doc.Projects[i].Highlights)
	}
	for i := range f.doc.Education {
		p.lists(&f.doc.Education[i].Summary, &f.doc.Education[i].Highlights)
	}
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		s.Items = p.paired(s.Items)
	}
}

// pairing knows the words of all values of a line.
type pairing struct {
	*former
	on map[int][]valueOn
}

type valueOn struct {
	words []string
	text  bool // of a list, no field
}

func (p *pairing) lists(lists ...*[]cv.Text) {
	for _, list := range lists {
		var items []cv.Item
		for _, t := range *list {
			items = append(items, cv.Item{Text: t})
		}
		*list = nil
		for _, t := range p.paired(items) {
			*list = append(*list, t.Text)
		}
	}
}

func (p *pairing) paired(list []cv.Item) (out []cv.Item) {
	for i := 0; i < len(list); i++ {
		t := list[i]
		rows := pairsOn(p.ownLine(t.Text))
		at := slices.IndexFunc(rows, func(r pair) bool { return same(r.label, t.Value) || same(r.value, t.Value) })
		switch {
		case !p.free(t.Text):
		case len(rows) > 1 && at < 0:
			if apart := partedPairs(t, rows); apart != nil {
				out = append(out, apart...)
				continue
			}
		case at < 0:
		case same(rows[at].value, t.Value):
			t.Text = p.withLabel(t.Text, rows[at])
		case i+1 < len(list) && p.goesOn(t.Text, rows[at], list[i+1].Text):
			i++
			t.Value = trimmed(t.Value) + ": " + strings.TrimLeft(list[i].Value, " :–-")
			t.Lines = lines(t.Text, list[i].Text)
		default:
			if t.Text = p.ofLabel(t.Text, rows[at]); t.Value == "" {
				continue
			}
		}
		out = append(out, t)
	}
	return out
}

// goesOn reports the text with the value of a row whose label stands before it, which may wrap into further lines.
func (p *pairing) goesOn(t cv.Text, row pair, next cv.Text) bool {
	return p.free(next) && len(next.Lines) > 0 && next.Lines[0] == t.Lines[0] && trimmed(row.value) != "" &&
		(opensWith(row.value, next.Value) || opensWith(next.Value, row.value))
}

// ofLabel is the label of a row with its value, where no field has it; a label that a field answers goes.
func (p *pairing) ofLabel(t cv.Text, row pair) cv.Text {
	n := t.Lines[0]
	if row.mark == "" || row.value == "" {
		return t
	}
	if p.held(n, row.value, false) {
		if caption.FieldName(row.label) {
			return cv.Text{}
		}
		return t
	}
	if slices.ContainsFunc(p.on[n], func(o valueOn) bool { return !o.text }) || p.told(n, row) {
		return t
	}
	t.Value = trimmed(t.Value) + ": " + row.value
	return t
}

// told reports another text of the line that has words of the value of a row: it would be told twice.
func (p *pairing) told(n int, row pair) bool {
	label, value := words.Split(row.label), words.Split(row.value)
	return slices.ContainsFunc(p.on[n], func(o valueOn) bool {
		return !slices.Equal(o.words, label) && slices.ContainsFunc(value, func(w string) bool { return slices.Contains(o.words, w) })
	})
}

// withLabel is the value of a row with the label that nothing says, where it tells nothing without: "6 months".
func (p *pairing) withLabel(t cv.Text, row pair) cv.Text {
	first := language.Read(strings.ToLower(opening(row.value))).Class
	if row.mark != ":" || wordCount(t.Value) > longestValue || wordCount(row.label) > longestLabel || caption.Announces(row.label) ||
		first&(language.Past|language.Gerund) != 0 || p.held(t.Lines[0], row.label, true) || startsSmall(row.label) {
		return t
	}
	t.Value = trimmed(row.label) + ": " + t.Value
	return t
}

// longestValue is how many words a value has at most that its label makes a statement of.
const longestValue = 8

// held reports that the values of a line have all words of a text; in fields alone, or in lists too.
func (p *pairing) held(n int, text string, lists bool) bool {
	return !slices.ContainsFunc(words.Split(text), func(w string) bool {
		says := func(o valueOn) bool { return (lists || !o.text) && slices.Contains(o.words, w) }
		return !tiesTime[w] && !slices.ContainsFunc(p.on[n], says)
	})
}

// tiesTime are words around the dates of a field that it leaves out.
var tiesTime = wordset.Of("from to till date since")

// partedPairs cuts a text that is a row of several pairs between them; nil where it is none.
func partedPairs(t cv.Item, rows []pair) (out []cv.Item) {
	rest := t.Value
	for _, r := range slices.Backward(rows) {
		at := strings.LastIndex(rest, r.label+":")
		if r.mark != ":" || r.value == "" || at < 0 {
			return nil
		}
		out = append([]cv.Item{{Text: withValue(t.Text, strings.TrimSpace(rest[at:])), Bullet: t.Bullet}}, out...)
		rest = rest[:at]
	}
	if strings.TrimSpace(rest) != "" {
		return nil
	}
	return out
}

func same(one, two string) bool {
	return flat(trimmed(one)) == flat(trimmed(two)) && trimmed(two) != ""
}

func opensWith(all, part string) bool { return strings.HasPrefix(flat(all), flat(trimmed(part))) }
