package cvgen

import (
	"fmt"
	"strings"
	"unicode"

	"focal/internal/gold"
)

var postForms = []option[string]{{46, "lines"}, {20, "labels"}, {13, "sentence"}, {6, "table"}, {7, "rail"}, {6, "grouped"}, {2, "labeltable"}}

// work writes the posts, some in a second section, some with their duties apart.
func (w *writer) work() {
	posts := w.f.posts
	n := len(posts)
	switch {
	case w.s.split == 1 && n > 2:
		n -= w.d.between(1, n/2)
	case w.s.split == 2 && n > 1:
		n -= w.d.between(1, n-1)
	}
	if w.s.total {
		w.para(text(w.f.say(w.d, "total")))
	}
	w.postsFrom(posts[:n])
	if w.s.apart && w.s.post != "table" {
		w.under("duties", func() {
			for _, q := range w.told(w.duties(), w.s.body) {
				w.para(q)
			}
		})
	}
	if n < len(posts) {
		w.under(map[int]string{1: "work2", 2: "work3"}[w.s.split], func() { w.postsFrom(posts[n:]) })
	}
}

// duties are what stands apart from the posts.
func (w *writer) duties() []string {
	var out []string
	for _, s := range w.f.duties(w.d, w.d.between(4, 9)) {
		out = append(out, told(s, w.f.verbs))
	}
	return out
}

func (w *writer) postsFrom(posts []post) {
	switch w.s.post {
	case "table":
		w.postTable(posts)
	case "grouped":
		w.grouped(posts)
	default:
		for i := range posts {
			w.onePost(posts[i], i)
		}
	}
}

// dress gives the fields of a post their letters and notes them.
func (w *writer) dress(p *post) (dates string, g *gold.Post) {
	if strings.Contains(w.s.upperFields, "O") {
		p.employer = strings.ToUpper(p.employer)
	}
	if strings.Contains(w.s.upperFields, "T") {
		p.title = strings.ToUpper(p.title)
	}
	text, start, end := w.s.dates.period(w.d, *p)
	w.gold.Work = append(w.gold.Work, gold.Post{Position: p.title, Name: p.employer, StartDate: start, EndDate: end})
	return text, &w.gold.Work[len(w.gold.Work)-1]
}

func (w *writer) onePost(p post, i int) {
	var content []block
	before := w.take()
	switch w.s.post {
	case "labels":
		w.labelPost(&p, i)
	case "labeltable":
		w.labelTable(&p)
	case "sentence":
		w.sentencePost(&p, i)
	case "rail":
		w.railPost(&p, i)
	case "eurorail":
		w.euroPost(&p)
	default:
		w.linesPost(&p, i)
	}
	content = w.take()
	if len(content) > 0 && content[0].para != nil && i > 0 {
		content[0].para.above, content[0].para.blank = w.s.gap, w.s.gap > 0.5
	}
	w.out = append(before, content...)
}

// count is what is before the post of a number.
func (w *writer) count(i int) string {
	if strings.HasPrefix(w.s.counter, "A") {
		return string(rune('A'+i)) + ". "
	}
	return strings.ReplaceAll(w.s.counter, "#", fmt.Sprint(i+1))
}

func (w *writer) linesPost(p *post, i int) {
	dates, g := w.dress(p)
	g.Location = p.place
	if !strings.Contains(w.s.head, "%P") {
		g.Location = ""
	}
	fields := map[byte]string{'T': p.title, 'O': p.employer, 'P': p.place, 'D': dates}
	lines := w.pattern(w.s.head, fields, w.s.sep)
	if c := w.count(i); c != "" {
		lines[0].spans = append([]span{{text: c}}, lines[0].spans...)
	}
	for k := range lines {
		lines[k].keep = true
		lines[k].level = 0
		w.para(lines[k])
	}
	w.body(p, g)
}

// pattern writes the head of an entry.
func (w *writer) pattern(pattern string, fields map[byte]string, sep string) []para {
	var out []para
	for _, line := range strings.Split(pattern, "\n") {
		left, right, _ := strings.Cut(line, "\t")
		p := para{spans: w.fields(left, fields, sep), right: w.fields(right, fields, sep)}
		if len(p.spans) == 0 {
			p.spans, p.right = p.right, nil
		}
		if len(p.spans) > 0 {
			out = append(out, p)
		}
	}
	if len(out) == 0 { // nothing to place: an undated post whose pattern has dates alone
		out = []para{text(fields['T'] + sep + fields['O'])}
	}
	return out
}

// fields fills one side of a line. What is before an empty field goes with it.
func (w *writer) fields(pattern string, fields map[byte]string, sep string) []span {
	var out []span
	pending := ""
	rs := []rune(pattern)
	for i := 0; i < len(rs); i++ {
		switch r := rs[i]; r {
		case '~':
			pending = sep
		case '^':
			pending = w.s.placeSep
		case '%':
			i++
			key := byte(rs[i])
			if v := fields[key]; v != "" {
				out = w.put(out, pending, key, v)
			}
			pending = ""
		default:
			pending += string(r)
		}
	}
	if t := strings.TrimSpace(pending); t != "" && len(out) > 0 {
		out = append(out, span{text: pending})
	}
	return out
}

func (w *writer) put(out []span, pending string, key byte, v string) []span {
	if len(out) > 0 {
		closing := ""
		if pending == " (" {
			closing = ")"
		}
		if strings.TrimSpace(pending) == "" && pending == "" {
			pending = " "
		}
		out = append(out, span{text: pending})
		v += closing
	}
	return append(out, span{text: v, bold: strings.IndexByte(w.s.boldFields, key) >= 0})
}

// clean is a text without the number before it.
func clean(s string) string {
	head, rest, ok := strings.Cut(s, " ")
	if ok && len(head) < 5 && strings.ContainsAny(head, ".)") && strings.IndexFunc(head, unicode.IsLetter) < 0 {
		return rest
	}
	return s
}

// told writes sentences as bullets, prose, lines or numbers.
func (w *writer) told(list []string, form int) []para {
	var out []para
	end := ""
	if w.d.chance(0.5) {
		end = "."
	}
	switch form {
	case 1:
		if len(list) > 0 {
			out = append(out, text(strings.Join(list, ". ")+"."))
		}
	case 2:
		for _, s := range list {
			out = append(out, text(s+end))
		}
	case 3:
		for i, s := range list {
			p := text(fmt.Sprintf("%d. %s%s", i+1, s, end))
			p.indent = w.s.indent
			out = append(out, p)
		}
	default:
		for _, s := range list {
			p := text(s + end)
			p.bullet, p.indent = w.s.bullet, w.s.indent
			out = append(out, p)
		}
	}
	return out
}
