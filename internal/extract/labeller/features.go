package labeller

import (
	"strconv"
	"strings"

	"focal/internal/extract/crf"
	"focal/internal/extract/headings"
)

// boundaries is the number of classes of the place between two lines.
const boundaries = 4

// boundary tells lines that follow closely from those after a gap or in another block.
func (f *facts) boundary() int {
	n := 0
	if f.gap > 0 {
		n = 1
	}
	if f.apart {
		n += 2
	}
	return n
}

// list collects the features of one item. A feature is a name; the model knows its hash.
type list struct {
	keys  []uint32
	names []string // kept for explanations only
	keep  bool
}

func (l *list) add(parts ...string) {
	l.keys = append(l.keys, crf.Hash(parts...))
	if l.keep {
		l.names = append(l.names, strings.Join(parts, ""))
	}
}

func (l *list) when(on bool, parts ...string) {
	if on {
		l.add(parts...)
	}
}

// lineFeatures is the table of what the model of lines looks at.
func (d *document) lineFeatures(i int, ctx []context, keep bool) list {
	l := list{keep: keep, keys: make([]uint32, 0, 128)}
	f := &d.lines[i]
	l.add("1")
	d.drawing(&l, f)
	d.content(&l, f)
	d.wording(&l, f)
	d.surroundings(&l, i)
	c := ctx[i]
	l.add("ctx=", c.kind)
	l.add("ctx=", c.kind, "/", shape(f))
	l.add("ctx=", c.kind, "/", bucket(c.away))
	l.add("ctx=", c.kind, "/", f.style)
	l.when(f.bulletless() && len(f.dates) > 0, "ctx=", c.kind, "/dated")
	l.add("pos=", bucket(i))
	l.when(i+1 == len(d.lines), "last")
	l.when(i < 12, "pos=", strconv.Itoa(i), "/", shape(f))
	l.add("page=", strconv.Itoa(min(f.Page, 3)))
	return l
}

func (f *facts) bulletless() bool { return !f.Bullet }

// shape is a line in a word: how long, how it ends, whether it holds dates.
func shape(f *facts) string {
	s := bucket(len(f.words)) + string(f.end)
	if len(f.dates) > 0 {
		s += "d"
	}
	if f.period {
		s += "p"
	}
	if f.Bullet {
		s += "*"
	}
	if len(f.Segments) > 1 {
		s += "|"
	}
	return s
}

// bucket puts counts into classes.
func bucket(n int) string {
	switch {
	case n <= 4:
		return strconv.Itoa(n)
	case n <= 6:
		return "6"
	case n <= 9:
		return "9"
	case n <= 14:
		return "14"
	case n <= 25:
		return "25"
	}
	return "26"
}

// drawing: looks, and what else of the document is drawn so.
func (d *document) drawing(l *list, f *facts) {
	l.add("style=", f.style)
	l.when(f.Bold, "bold")
	l.when(f.Caps, "caps")
	l.when(f.Bullet, "bullet")
	l.when(f.Table, "table")
	l.when(f.Heading > 0, "hstyle=", strconv.Itoa(f.Heading))
	l.when(f.Furniture, "furniture")
	l.add("gap=", strconv.Itoa(f.gap))
	l.when(f.apart, "apart")
	l.add("indent=", strconv.Itoa(f.indent))
	l.add("segs=", bucket(len(f.Segments)))
	l.when(len(f.columns) > 0, "tablebody")
	l.when(headRow(f), "tablehead")
	l.add("len=", bucket(len(f.words)))
	l.add("end=", string(f.end))
	l.add("upper=", strconv.Itoa((f.upper+1)/3))
	l.when(f.Continues, "cont")
	u := d.styles[f.style]
	l.add("styleheads=", share(u.headings, u.lines), "/", bucket(u.headings))
	l.add("styledates=", share(u.dated, u.lines))
	l.add("stylewords=", bucket(u.words/max(u.lines, 1)))
	l.add("stylelines=", bucket(u.lines))
	l.add("look=", f.style, "/", bucket(len(f.words)), "/", string(f.end))
}

func share(n, of int) string { return strconv.Itoa(n * 4 / max(of, 1)) }

// content: what the line holds besides words.
func (d *document) content(l *list, f *facts) {
	l.when(len(f.dates) > 0, "date")
	l.when(len(f.dates) > 1, "dates")
	l.when(f.period, "period")
	if len(f.dates) > 0 {
		m := f.dates[0]
		l.when(m.Start == 0, "datefirst")
		l.when(f.dates[len(f.dates)-1].End >= len(f.Text)-1, "datelast")
		l.when(strings.Trim(f.rest, " \t,.-–|:()") == "", "dateonly")
		l.when(m.Range.Current, "present")
		l.add("daterest=", bucket(len(strings.Fields(f.rest))))
	}
	l.when(f.heading != "", "known=", f.heading)
	l.when(f.heading != "", "known=", f.heading, "/", f.style)
	l.when(f.heading != "", "known")
	l.when(f.heading != "" && f.gap > 0, "known+gap")
	l.when(f.heading == "" && f.guess != "", "guess=", f.guess)
	l.when(f.heading == "" && f.guess != "", "guess/", f.style)
	l.when(len(f.Text) < 60 && headings.IsLabel(f.Text), "sublabel")
	l.when(len(f.Text) < 60 && headings.IsTitle(f.Text), "doctitle")
	l.when(f.email, "email")
	l.when(f.phone, "phone")
	l.when(f.link, "link")
	l.when(strings.Contains(f.Text, "%"), "percent")
	commas := strings.Count(f.Text, ",")
	l.add("commas=", bucket(commas))
	l.when(len(f.words) > 0 && commas*3 >= len(f.words), "commalist")
	for k, v := range f.score {
		l.add(fieldNames[k], "=", level(v))
	}
	l.add("titleorg=", level(f.score[byTitle]), level(f.score[byOrg]))
	l.add("degreeschool=", level(f.score[byDegree]), level(f.score[bySchool]))
	l.when(f.period, "period/title=", level(f.score[byTitle]), "/org=", level(f.score[byOrg]))
	l.when(f.label != "", "label")
	if f.label != "" {
		l.add("label=", f.label)
		l.add("labelseen=", bucket(d.repeat[f.label]))
	}
}

// level puts evidence into classes.
func level(v float64) string {
	switch {
	case v >= 2.5:
		return "4"
	case v >= 1.5:
		return "3"
	case v >= 0.5:
		return "2"
	case v >= -0.5:
		return "1"
	}
	return "0"
}

// wording: the words themselves, and the classes that unlabelled CVs put them in.
func (d *document) wording(l *list, f *facts) {
	n := len(f.words)
	for i, w := range f.words {
		if i >= 24 {
			break
		}
		l.add("w=", w)
		if coarse, fine := clustersOf(w); fine != "" {
			l.add("c=", fine)
			l.add("C=", coarse)
			l.when(i == 0, "c0=", fine)
			l.when(i == 0, "C0=", coarse)
			l.when(i == n-1, "cz=", fine)
			l.when(n <= 6, "cs=", fine)
		}
		if i+1 < n && i < 6 {
			l.add("ww=", w, " ", f.words[i+1])
		}
		l.when(n <= 5, "ws=", w)
	}
	if n > 0 {
		d.ends(l, f.words)
	}
	if kind := beginning(strings.TrimLeft(f.Text, " ")); kind != "" {
		l.add(kind)
	}
}

// beginning tells what kind of sign a line begins with; "" for a capital.
func beginning(text string) string {
	if text == "" {
		return ""
	}
	switch c := text[0]; {
	case c >= 'a' && c <= 'z':
		return "low"
	case c >= '0' && c <= '9':
		return "digit"
	case c >= 'A' && c <= 'Z':
		return ""
	}
	return "mark"
}

// ends: the first and the last word.
func (d *document) ends(l *list, ws []string) {
	n := len(ws)
	l.add("w0=", ws[0])
	l.add("wz=", ws[n-1])
	l.when(n <= 6, "all=", strings.Join(ws, " "))
	if n > 1 {
		l.add("w01=", ws[0], " ", ws[1])
	}
	l.add("startseen=", bucket(d.starts[ws[0]]))
	if w := ws[0]; len(w) > 4 {
		l.add("suffix0=", w[len(w)-3:])
	}
}

// surroundings: the same of the lines above and below.
func (d *document) surroundings(l *list, i int) {
	for _, at := range []int{-3, -2, -1, 1, 2, 3} {
		tag := strconv.Itoa(at) + ":"
		if i+at < 0 || i+at >= len(d.lines) {
			l.add(tag, "none")
			continue
		}
		g := &d.lines[i+at]
		near := at == -1 || at == 1
		l.add(tag, "shape=", shape(g))
		l.when(len(g.dates) > 0, tag, "date")
		l.when(g.period, tag, "period")
		l.when(g.heading != "", tag, "known=", g.heading)
		l.when(g.style == d.lines[i].style, tag, "samestyle")
		l.add(tag, "title=", level(g.score[byTitle]))
		if !near {
			l.when(g.score[byDegree] > 1.5, tag, "degree")
			l.when(g.score[bySchool] > 1.5, tag, "school")
			l.when(g.score[byOrg] > 1.5, tag, "org")
			continue
		}
		l.add(tag, "style=", g.style)
		l.add(tag, "gap=", strconv.Itoa(g.gap))
		l.add(tag, "len=", bucket(len(g.words)))
		l.add(tag, "end=", string(g.end))
		l.when(g.apart, tag, "apart")
		l.when(g.email, tag, "email")
		l.when(g.phone, tag, "phone")
		l.when(g.guess != "", tag, "guess=", g.guess)
		for k := byOrg; k < fields; k++ {
			l.add(tag, fieldNames[k], "=", level(g.score[k]))
		}
		l.when(g.label != "", tag, "label=", g.label)
		if len(g.words) > 0 {
			l.add(tag, "w0=", g.words[0])
			l.add(tag, "wz=", g.words[len(g.words)-1])
			l.when(len(g.words) <= 4, tag, "all=", strings.Join(g.words, " "))
			if coarse, fine := clustersOf(g.words[0]); fine != "" {
				l.add(tag, "c0=", fine)
				l.add(tag, "C0=", coarse)
			}
		}
		l.add(tag, "looks=", d.lines[i].style, ">", g.style)
	}
}

// context is the last line above that the lexicon knows as a heading.
type context struct {
	kind string
	away int
}

func (d *document) contexts() []context {
	out := make([]context, len(d.lines))
	cur := context{kind: "top"}
	for i := range d.lines {
		out[i] = cur
		cur.away++
		if h := d.lines[i].heading; h != "" && !d.lines[i].Bullet {
			cur = context{kind: h}
		}
	}
	return out
}
