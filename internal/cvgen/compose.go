package cvgen

import (
	"fmt"
	"strings"

	"focal/internal/gold"
)

// writer lays a life out in a style and notes the gold as it goes.
type writer struct {
	d    *draw
	f    *facts
	s    *style
	gold *gold.CV
	out  []block
	n    int // sections so far

	running []para // the name, when it is in the header
}

func (w *writer) add(b ...block) { w.out = append(w.out, b...) }

func (w *writer) para(p para) { w.out = append(w.out, block{para: &p}) }

func year(m month) string { return fmt.Sprint(m.year) }

func two(n int) string { return fmt.Sprintf("%02d", n) }

// compose makes the whole document of a CV.
func compose(d *draw, f *facts, s *style) (*document, *gold.CV) {
	w := &writer{d: d, f: f, s: s, gold: &gold.CV{
		Language: "en", Sections: []gold.Section{}, Work: []gold.Post{}, Education: []gold.Course{},
		Certificates: []string{}, Languages: []string{}, Skills: []gold.Stretch{}, Projects: []gold.Project{},
	}}
	doc := &document{look: s.look}
	w.top()
	head := w.take()
	var beside []string
	rest := s.order
	if len(s.sidebar) > 0 {
		rest = without(s.order, s.sidebar)
		beside = without(s.sidebar, without(s.sidebar, s.order))
		doc.sideLeft, doc.sideShare = d.chance(0.6), 0.26+0.14*d.Float64()
		doc.sideFirst = doc.sideLeft == d.chance(0.85)
	}
	side := func() {
		for _, k := range beside {
			w.section(k)
		}
		doc.side = w.take()
	}
	if doc.sideFirst {
		side()
	}
	for _, k := range rest {
		w.section(k)
	}
	doc.main = append(head, w.take()...)
	if !doc.sideFirst {
		side()
	}
	w.furniture(doc)
	return doc, w.gold
}

func (w *writer) take() []block {
	out := w.out
	w.out = nil
	return out
}

func without(all, drop []string) []string {
	var out []string
	for _, k := range all {
		if !strings.Contains(" "+strings.Join(drop, " ")+" ", " "+k+" ") {
			out = append(out, k)
		}
	}
	return out
}

// kindOf is the kind that a reader gives a section.
func kindOf(section string) string {
	switch section {
	case "memberships":
		return "other"
	case "skills2":
		return "skills"
	case "work2", "work3", "duties":
		return "work"
	}
	return section
}

// section writes a section with its heading.
func (w *writer) section(kind string) {
	body := map[string]func(){
		"summary": w.summary, "work": w.work, "education": w.education, "skills": w.skills, "certificates": w.certificates,
		"languages": w.languages, "projects": w.projects, "awards": w.awards, "publications": w.publications, "volunteer": w.volunteer,
		"skills2": w.strengths, "other": w.others, "interests": w.interests, "references": w.references, "personal": w.personal, "declaration": w.declaration, "memberships": w.memberships,
	}[kind]
	w.under(kind, body)
}

// under writes what body writes under a heading of a kind.
func (w *writer) under(kind string, body func()) {
	w.n++
	if kind == w.s.bare && (kind == "declaration" || w.n == 1) {
		w.gold.Sections = append(w.gold.Sections, gold.Section{Kind: kindOf(kind)})
		body()
		return
	}
	h := w.headingText(kind)
	w.gold.Sections = append(w.gold.Sections, gold.Section{Kind: kindOf(kind), Heading: h})
	before := w.take()
	body()
	inside := w.take()
	w.out = before
	if first := firstPara(inside); first != nil && w.s.inline > 0 && w.d.chance(w.s.inline) && !w.s.rail {
		if w.joined(kind, h, first) {
			w.add(inside...)
			return
		}
	}
	head := para{spans: []span{{text: h, bold: w.s.heading.bold}}, level: 1, above: 1, keep: true, blank: w.s.blankLines}
	if w.s.rail {
		head.keep = false
		w.add(block{row: &row{rail: []para{head}, content: inside, share: 0.24}})
		return
	}
	w.para(head)
	w.add(inside...)
}

// joined puts a heading on the line of a short text: "Hobbies: Chess, cricket".
func (w *writer) joined(kind, heading string, first *para) bool {
	if kindOf(kind) == "work" || kind == "education" || kind == "projects" || kind == "references" || first.bullet != "" || first.right != nil || len(plain(first.spans)) > 400 {
		return false
	}
	mark := w.d.pick(": ", " : ", " - ", ":- ", ":  ")
	if strings.ContainsAny(w.s.headMark, ":-") {
		mark = " "
	}
	first.spans = append([]span{{text: heading + mark, bold: w.s.heading.bold}}, first.spans...)
	first.above, first.blank = 0.5, w.s.blankLines
	return true
}

func firstPara(b []block) *para {
	if len(b) == 0 {
		return nil
	}
	return b[0].para
}

// headingText is a heading as this person writes it.
func (w *writer) headingText(kind string) string {
	h := choose(w.d, headingsOf(kind))
	if strings.Contains(h, "%") {
		h = strings.ReplaceAll(h, "%", two(w.f.years))
	}
	if w.s.headWrong > 0 && w.d.chance(w.s.headWrong) {
		words := strings.Split(h, " ")
		i := w.d.IntN(len(words))
		words[i] = misspelt(w.d, words[i])
		h = strings.Join(words, " ")
	}
	switch w.s.headCase {
	case 'u':
		h = strings.ToUpper(h)
	case 'l':
		h = strings.ToLower(h)
	}
	if w.s.spaced && len(h) < 26 {
		h = spaced(h)
	}
	if !strings.HasSuffix(h, ":") {
		h += w.s.headMark
	}
	switch w.s.numbered {
	case 1:
		h = fmt.Sprintf("%d. %s", w.n, h)
	case 2:
		h = roman[min(w.n, len(roman))-1] + ". " + h
	}
	return w.s.headFrame[0] + h + w.s.headFrame[1]
}

var roman = []string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"}

// spaced draws the letters of a heading apart.
func spaced(h string) string {
	words := strings.Fields(h)
	for i := range words {
		words[i] = strings.Join(strings.Split(words[i], ""), " ")
	}
	return strings.Join(words, "   ")
}

// headingsOf lists how people call a section.
func headingsOf(kind string) []option[string] {
	var out []option[string]
	for i, h := range common["h."+kind] {
		out = append(out, option[string]{max(1, 24/(i+1)), h})
	}
	return out
}

// stretch notes a passage by its first and last words. The words come from the first
// and the last paragraph, which stand in one piece in any format.
func stretch(texts ...string) gold.Stretch {
	if len(texts) == 0 {
		return gold.Stretch{}
	}
	first, last := strings.Fields(texts[0]), strings.Fields(texts[len(texts)-1])
	from := strings.Join(first[:min(6, len(first))], " ")
	to := strings.Join(last[max(0, len(last)-6):], " ")
	return gold.Stretch{From: from, To: to}
}

// passage is stretch for short items one after the other: the first and last words over
// several of them.
func passage(items ...string) gold.Stretch {
	if len(items) == 0 {
		return gold.Stretch{}
	}
	all := strings.Join(items, " ")
	return stretch(all)
}
