package cvgen

import (
	"fmt"
	"strings"

	"focal/internal/language"
)

// labelPost writes "Company: … / Designation: … / Duration: …".
func (w *writer) labelPost(p *post, i int) {
	dates, g := w.dress(p)
	l := w.s.labels
	first := true
	labelBullet := ""
	if w.s.labelBullet {
		labelBullet = w.s.bullet
	}
	for _, k := range l.order {
		label, value := w.labelOf(byte(k), p, dates)
		if value == "" {
			continue
		}
		if k == 'P' {
			g.Location = p.place
		}
		q := w.key(label, value, l.mark)
		q.keep = true
		q.bullet = labelBullet
		if first {
			if c := w.count(i); c != "" {
				q.spans = append([]span{{text: c}}, q.spans...)
			}
			first = false
		}
		if last := len(w.out) - 1; w.s.labelPair && last >= 0 && w.out[last].para.keep && len(w.out[last].para.spans) == 2 {
			w.out[last].para.spans = append(w.out[last].para.spans, append([]span{{text: "    "}}, q.spans...)...)
			continue
		}
		w.para(q)
	}
	if len(p.duties) > 0 && w.s.bodyLabel == "" && w.d.chance(0.7) {
		q := text(l.duties + strings.TrimRight(l.mark, " \t"))
		q.keep = true
		w.para(q)
	}
	w.body(p, g)
}

func (w *writer) labelOf(k byte, p *post, dates string) (label, value string) {
	l := w.s.labels
	switch k {
	case 'O':
		return l.org, p.employer
	case 'T':
		return l.title, p.title
	case 'P':
		return l.place, p.place
	}
	return l.dates, dates
}

// key is a line "Label : value".
func (w *writer) key(label, value, mark string) para {
	if w.s.keys.pad > 0 && !strings.Contains(mark, "\t") {
		label += strings.Repeat(" ", max(0, w.s.keys.pad-len(label)))
	}
	boldLabel := strings.Contains(w.s.boldFields, "P")
	return para{spans: []span{{text: label + mark, bold: boldLabel}, {text: value}}}
}

// labelTable writes a post as a table of two columns.
func (w *writer) labelTable(p *post) {
	dates, g := w.dress(p)
	var rows [][]string
	for _, k := range w.s.labels.order {
		if label, value := w.labelOf(byte(k), p, dates); value != "" {
			rows = append(rows, []string{label, value})
			if k == 'P' {
				g.Location = p.place
			}
		}
	}
	w.add(block{table: &table{rows: rows, shares: []float64{0.3, 0.7}, border: true}})
	w.body(p, g)
}

// sentences tell a post; $ after a field leaves it out with the words before it when it is empty.
var sentences = []string{
	"{now} as {a} %T {in} %O[, %P] from %D",
	"{now} {with} %O[, %P] as {a} %T from %D",
	"%O[, %P] as {a} %T from %D",
	"From %D as %T in %O[, %P]",
	"{now} as {a} %T at %O[ in %P] (%D)",
	"{now} in %O[ %P] as {a} %T since %D",
	"%D: {now} as %T with %O[, %P]",
	"%O[, %P]. As {a} %T from %D",
	"{now} for %O[ at %P] as %T %D",
	"%Y of experience as {a} %T in %O[, %P] from %D",
	"%T in %O[, %P] (%D)",
}

// sentencePost writes "Worked as X with Y from D to D".
func (w *writer) sentencePost(p *post, i int) {
	saved := w.s.dates
	w.s.dates.wrap, w.s.dates.from, w.s.dates.since, w.s.dates.duration = [2]string{}, "", "", 0
	if strings.Contains(sentences[w.s.sentence], "since %D") && !p.current {
		w.s.dates.since = ""
	}
	dates, g := w.dress(p)
	w.s.dates = saved
	s := sentences[w.s.sentence]
	if dates == "" {
		for _, x := range []string{" from %D", " (%D)", "%D: ", "From %D ", " since %D", " %D"} {
			s = strings.Replace(s, x, "", 1)
		}
	}
	if !p.current {
		s = strings.Replace(s, "since", "from", 1)
	}
	if open, end := strings.Index(s, "["), strings.Index(s, "]"); open >= 0 {
		place := ""
		if p.place != "" {
			place = s[open+1 : end]
			g.Location = p.place
		}
		s = s[:open] + place + s[end+1:]
	}
	now := w.d.pick("Worked", "Worked", "Have worked", "Was working", "Served", "Employed")
	if p.current {
		now = w.d.pick("Presently working", "Currently working", "Working", "At present working", "Currently employed")
	}
	a := ""
	if w.d.chance(0.5) {
		a = language.Article(p.title) + " "
	}
	n := max(1, p.start.until(p.end)/12)
	s = strings.NewReplacer("{now}", now, "{a} ", a, "{in}", w.d.pick("in", "with", "at", "in M/s", "for"), "{with}", w.d.pick("with", "in", "for"),
		"%T", p.title, "%O", p.employer, "%P", p.place, "%D", dates, "%Y", w.d.pick(fmt.Sprintf("%d Years", n), fmt.Sprintf("%d year", n), two(n)+" yrs")).Replace(s)
	q := text(w.count(i) + s)
	if w.d.chance(0.5) {
		q.spans[0].text += "."
	}
	if w.s.counter == "" && w.s.body == 0 {
		q.bullet = w.s.bullet
	}
	w.para(q)
	if w.d.chance(0.5) {
		w.body(p, g)
	}
}

// railPost has the dates (or the place) in a rail.
func (w *writer) railPost(p *post, i int) {
	dates, g := w.dress(p)
	g.Location = p.place
	head := w.d.pick("%T~%O^%P", "%T\n%O^%P", "%O^%P\n%T", "%O^%P~%T")
	if i > 0 {
		head = w.s.head
	}
	w.s.head = head
	before := w.take()
	for _, q := range w.pattern(head, map[byte]string{'T': p.title, 'O': p.employer, 'P': p.place}, w.s.sep) {
		q.keep = true
		w.para(q)
	}
	w.body(p, g)
	inside := w.take()
	w.out = before
	rail := text(dates)
	if dates == "" {
		rail = text("–")
	}
	w.add(block{row: &row{rail: []para{rail}, content: inside, share: 0.22, railRight: w.s.side > 0.85}})
}

// postTable writes all posts as rows.
func (w *writer) postTable(posts []post) {
	order := choose(w.d, []option[string]{{4, "OTD"}, {3, "TOD"}, {2, "DOT"}, {2, "DTO"}, {2, "OPTD"}, {2, "NOTD"}, {1, "NDOT"}})
	names := map[rune]string{'O': w.s.labels.org, 'T': w.s.labels.title, 'D': w.s.labels.dates, 'P': w.s.labels.place, 'N': w.d.pick("S.No", "Sr. No.", "Sl No")}
	t := &table{border: w.d.chance(0.85), header: true}
	var head []string
	for _, k := range order {
		head = append(head, names[k])
		t.shares = append(t.shares, map[rune]float64{'O': 3, 'T': 2.4, 'D': 2, 'P': 1.4, 'N': 0.7}[k])
	}
	if w.d.chance(0.9) {
		t.rows = append(t.rows, head)
	} else {
		t.header = false
	}
	for i, p := range posts {
		dates, g := w.dress(&p)
		var cells []string
		for _, k := range order {
			switch k {
			case 'N':
				cells = append(cells, fmt.Sprint(i+1)+w.d.pick("", "."))
			case 'P':
				cells = append(cells, p.place)
				g.Location = p.place
			default:
				_, v := w.labelOf(byte(k), &p, dates)
				cells = append(cells, v)
			}
		}
		t.rows = append(t.rows, cells)
	}
	w.add(block{table: t})
}

// grouped writes an employer, then the roles there.
func (w *writer) grouped(posts []post) {
	role := w.d.pick("%T\t%D", "%T (%D)", "%D\t%T", "%T\n%D", "%T~%D", "%D %T")
	for i := 0; i < len(posts); {
		n := 1
		for i+n < len(posts) && n < 3 && w.d.chance(0.4) {
			posts[i+n].employer, posts[i+n].place = posts[i].employer, posts[i].place
			n++
		}
		w.employer(posts[i:i+n], i > 0)
		for k := i; k < i+n; k++ {
			p := posts[k]
			p.employer = posts[i].employer
			dates, g := w.dress(&p)
			g.Location = p.place
			sep := w.s.sep
			if strings.TrimSpace(sep) == "at" || sep == " @ " || sep == " as " || sep == " as a " {
				sep = ", "
			}
			d := dates
			if strings.Contains(role, "(%D)") {
				d = strings.Trim(dates, "()[] ")
			}
			for _, q := range w.pattern(role, map[byte]string{'T': p.title, 'D': d}, sep) {
				q.keep = true
				w.para(q)
			}
			w.body(&p, g)
		}
		i += n
	}
}

// employer is the line above the roles.
func (w *writer) employer(posts []post, more bool) {
	p := posts[0]
	name := p.employer
	if strings.Contains(w.s.upperFields, "O") {
		name = strings.ToUpper(name)
	}
	all := p
	all.start = posts[len(posts)-1].start
	dates, _, _ := w.s.dates.period(w.d, all)
	if len(posts) == 1 || w.d.chance(0.5) {
		dates = ""
	}
	q := para{spans: w.fields("%O^%P", map[byte]string{'O': name, 'P': p.place}, ", "), keep: true, above: 0.5, blank: more}
	if dates != "" {
		q.right = []span{{text: dates}}
	}
	w.para(q)
}
