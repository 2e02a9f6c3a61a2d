package cvgen

import (
	"fmt"
	"strings"

	"focal/internal/gold"
)

func (w *writer) summary() {
	f := w.f
	switch w.d.IntN(4) {
	case 0:
		w.para(text(f.objective))
	case 1:
		w.para(text(strings.Join(f.summary, " ")))
	case 2:
		for _, s := range f.summary {
			p := text(s)
			p.bullet = w.s.bullet
			w.para(p)
		}
	default:
		w.para(text(f.objective + " " + strings.Join(f.summary, " ")))
	}
}

// items writes short things as bullets, lines or one line.
func (w *writer) items(list []string, marks ...string) {
	switch form := w.d.IntN(6); {
	case form == 0 && len(list) > 1:
		for _, s := range list {
			w.para(text(s))
		}
	case form == 1:
		w.para(text(strings.Join(list, w.d.pick(marks...))))
	default:
		for _, s := range list {
			p := text(s)
			p.bullet, p.indent = w.s.skillBullet, w.s.indent
			w.para(p)
		}
	}
}

func (w *writer) certificates() {
	var lines []string
	form := w.d.pick("%N", "%N", "%N, %I", "%N – %I, %Y", "%N (%Y)", "%N - %Y", "%Y: %N", "%N from %I", "%N, %I, %Y", "%N | %I | %Y", "%Y\t%N")
	for _, c := range w.f.certificates {
		w.gold.Certificates = append(w.gold.Certificates, c.name)
		lines = append(lines, strings.NewReplacer("%N", c.name, "%I", c.issuer, "%Y", fmt.Sprint(c.year), "\t", "  ").Replace(form))
	}
	numbers := w.s.body == 3
	for i, s := range lines {
		p := text(s)
		p.bullet, p.indent = w.s.skillBullet, w.s.indent
		if numbers {
			p = text(fmt.Sprintf("%d. %s", i+1, s))
		}
		w.para(p)
	}
}

func (w *writer) languages() {
	w.gold.Languages = w.f.languages
	list := w.f.languages
	level := func() string {
		return w.d.pick("Fluent", "Native", "Good", "Basic", "Mother tongue", "Intermediate", "B2", "C1", "Excellent", "Read, write and speak")
	}
	switch w.d.IntN(6) {
	case 0:
		w.para(text(strings.Join(list, ", ")))
	case 1:
		var out []string
		for _, l := range list {
			out = append(out, l+" ("+level()+")")
		}
		w.para(text(strings.Join(out, ", ")))
	case 2:
		t := &table{rows: [][]string{{"Language", "Read", "Write", "Speak"}}, shares: []float64{2, 1, 1, 1}, border: true, header: true}
		for _, l := range list {
			t.rows = append(t.rows, []string{l, w.d.pick("Yes", "✓", "Good"), w.d.pick("Yes", "No", "Fair"), w.d.pick("Yes", "Good")})
		}
		w.add(block{table: t})
	case 3:
		for _, l := range list {
			w.para(text(l + w.d.pick(": ", " – ", " - ") + level()))
		}
	case 4:
		w.para(text(strings.Join(list[:max(1, len(list)-1)], ", ") + w.d.pick(" and ", " & ") + list[len(list)-1] + "."))
	default:
		for _, l := range list {
			p := text(l)
			p.bullet = w.s.skillBullet
			w.para(p)
		}
	}
}

func (w *writer) projects() {
	form := w.d.IntN(4)
	for i := range w.f.projects {
		p := &w.f.projects[i]
		g := gold.Project{Name: p.name}
		var texts []string
		put := func(q para) {
			w.para(q)
			texts = append(texts, plain(q.spans))
		}
		mark := w.s.labels.mark
		switch form {
		case 0: // labels
			w.para(w.key(w.d.pick("Project", "Title", "Project Name", "Project Title"), p.name, mark))
			put(w.key(w.d.pick("Client", "Customer"), p.client, mark))
			put(w.key("Role", p.role, mark))
			if w.d.chance(0.5) {
				put(w.key(w.d.pick("Team Size", "Team size"), p.team, mark))
			}
			if w.d.chance(0.5) {
				put(w.key(w.d.pick("Technologies include", "Tools", "Environment", "Software used"), p.tools, mark))
			}
			if len(p.text) > 0 {
				put(w.key("Description", strings.Join(p.text, ". ")+".", mark))
			}
		case 1: // a bold line and bullets
			head := bold(p.name)
			if w.d.chance(0.4) {
				head.right = []span{{text: p.duration}}
			}
			head.keep = true
			w.para(head)
			for _, q := range w.told(p.text, 0) {
				put(q)
			}
		case 2: // bullets alone
			q := text(p.name)
			q.bullet = w.s.bullet
			w.para(q)
		default: // prose
			q := text(p.name + w.d.pick("", ":", " :-", " - "))
			q.keep = true
			w.para(q)
			if len(p.text) > 0 {
				put(text(strings.Join(p.text, ". ") + "."))
			}
		}
		if len(texts) > 0 {
			g.Stretch = stretch(texts[0], texts[len(texts)-1])
		}
		w.gold.Projects = append(w.gold.Projects, g)
	}
}

func (w *writer) awards()       { w.items(w.f.awards, "; ", ". ") }
func (w *writer) volunteer()    { w.items(w.f.volunteering, "; ") }
func (w *writer) memberships()  { w.items(w.f.memberships, "; ") }
func (w *writer) interests()    { w.items(w.f.interests, ", ", " | ", ", ", " • ") }
func (w *writer) publications() { w.items(w.f.publications, " ") }

// others are sections that have no place of their own.
func (w *writer) others() {
	w.items(w.f.several(w.d, "other", w.d.between(1, 4)), "; ", ". ")
}

func (w *writer) references() {
	if w.d.chance(0.45) {
		w.para(text(w.d.pick("Available on request", "Available upon request.", "References will be furnished on request", "Will be provided on demand.")))
		return
	}
	if w.d.chance(0.2) {
		a, b := w.f.referees[0], w.f.referees[1]
		t := &table{shares: []float64{1, 1}}
		for i := range a {
			t.rows = append(t.rows, []string{a[i], b[i]})
		}
		w.add(block{table: t})
		return
	}
	for i, r := range w.f.referees {
		if w.d.chance(0.3) {
			w.para(text(strings.Join(r, ", ")))
			continue
		}
		for k, s := range r {
			if k == 0 && w.s.body == 3 {
				s = fmt.Sprintf("%d. %s", i+1, s)
			}
			p := text(s)
			p.blank = k == 0 && i > 0
			w.para(p)
		}
	}
}

// personal writes the block of details that many countries expect.
func (w *writer) personal() {
	f := w.f
	born := fmt.Sprintf("%s %s %d", ordinal(f.birth), long(f.birth), f.birth.year)
	if w.d.chance(0.5) {
		born = fmt.Sprintf("%02d%s%02d%s%d", day(f.birth), "/", f.birth.month, "/", f.birth.year)
	}
	rows := [][2]string{
		{w.d.pick("Father's Name", "Father’s name", "Father Name", "S/o"), f.father},
		{w.d.pick("Date of Birth", "D.O.B", "DOB", "Date of birth"), born},
		{w.d.pick("Gender", "Sex"), f.gender},
		{"Marital Status", w.d.pick("Single", "Married", "Unmarried")},
		{"Nationality", f.nationality},
		{"Religion", f.religion},
		{w.d.pick("Languages Known", "Language Known", "Languages", "Linguistic Ability"), strings.Join(f.languages, ", ")},
		{w.d.pick("Passport No", "Passport Number"), f.passport},
		{w.d.pick("Permanent Address", "Address", "Present Address"), f.address},
		{"Hobbies", strings.Join(f.interests, ", ")},
		{w.d.pick("Visa Status", "Driving Licence"), w.d.pick("Employment Visa", "Visit visa", "Valid", "Yes (full, clean)")},
		{w.d.pick("Notice Period", "Expected Salary", "Current CTC"), w.d.pick("One month", "Negotiable", "30 days", "Immediate")},
	}
	if w.d.chance(0.4) {
		rows = append([][2]string{{w.d.pick("Name", "Full Name"), f.name}}, rows...)
	}
	var chosen [][2]string
	for i, r := range rows {
		if i == 0 && r[1] == f.name || w.d.chance(0.55) || strings.HasPrefix(r[0], "L") && w.d.chance(0.6) {
			chosen = append(chosen, r)
		}
	}
	if w.d.chance(0.15) {
		t := &table{shares: []float64{1, 2}, border: w.d.chance(0.4)}
		for _, r := range chosen {
			t.rows = append(t.rows, []string{r[0], r[1]})
		}
		w.add(block{table: t})
	} else {
		bulleted := w.d.chance(0.2)
		for _, r := range chosen {
			p := w.key(r[0], r[1], w.s.keys.mark)
			if bulleted {
				p.bullet = w.s.bullet
			}
			w.para(p)
		}
	}
	w.known(chosen)
}

// known notes what a reader finds in the details only.
func (w *writer) known(rows [][2]string) {
	for _, r := range rows {
		switch {
		case strings.HasPrefix(r[0], "Lang") || strings.HasPrefix(r[0], "Ling"):
			if len(w.gold.Languages) == 0 {
				w.gold.Languages = w.f.languages
			}
		case strings.HasSuffix(r[0], "Address") && w.gold.Location == "":
			w.gold.Location = w.f.address
		case (r[0] == "Name" || r[0] == "Full Name") && w.gold.Name == "" && w.s.portal == "":
			w.gold.Name = w.f.name
		}
	}
}

func (w *writer) declaration() {
	p := text(w.f.say(w.d, "declaration"))
	w.para(p)
	if w.d.chance(0.4) {
		w.para(text(w.f.say(w.d, "thanks")))
	}
	name := w.d.pick("("+w.f.name+")", w.f.name, strings.ToUpper(w.f.name), "Signature", "(Signature)")
	switch w.d.IntN(4) {
	case 0:
		w.para(text(w.d.pick("Date:", "Date: __________", "DATE :")))
		q := text(w.d.pick("Place:", "Place: "+w.f.say(w.d, "town")))
		q.right = []span{{text: name}}
		w.para(q)
	case 1:
		q := text("Place: " + w.f.say(w.d, "town"))
		w.para(q)
		q = text("Date: ")
		q.right = []span{{text: name}}
		w.para(q)
	case 2:
		q := text(name)
		q.align = 'r'
		w.para(q)
	}
}
