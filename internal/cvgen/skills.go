package cvgen

import (
	"fmt"
	"strings"
)

const skillForms = 12

func (w *writer) skills() {
	list := append([]string{}, w.f.skills...)
	if w.d.chance(0.4) {
		list = append(list, w.f.tools...)
	}
	if w.d.chance(0.3) {
		list = append(list, w.f.soft...)
	}
	w.skillsAs(w.s.skills[0], list)
}

// strengths is a second section of skills.
func (w *writer) strengths() {
	list := w.f.soft
	if w.d.chance(0.4) {
		list = append(append([]string{}, w.f.tools...), w.f.several(w.d, "office", w.d.between(1, 4))...)
	}
	form := w.s.skills[1]
	if form == 5 || form == 6 || form == 8 || form == 11 { // groups are for the first
		form = 2
	}
	w.skillsAs(form, list)
}

// skillsAs writes a passage of skills in one of the forms.
func (w *writer) skillsAs(form int, list []string) {
	switch form {
	case 0, 1:
		w.skillLine(strings.Join(list, w.d.pick(", ", ", ", " | ", " • ", "; ", " / ", " - ")))
	case 2, 3, 4:
		w.skillBullets(list)
	case 5, 6:
		w.skillGroups()
	case 7:
		w.skillColumns(list, w.d.between(2, 3))
	case 8:
		w.skillMatrix(list)
	case 9:
		w.skillRatings(list)
	case 10:
		w.skillProse(list)
	default:
		w.skillTable()
	}
}

func (w *writer) skillLine(s string) {
	if w.d.chance(0.3) {
		s += "."
	}
	w.para(text(s))
	w.gold.Skills = append(w.gold.Skills, stretch(s))
}

func (w *writer) skillBullets(list []string) {
	for i, s := range list {
		p := text(s)
		p.bullet, p.indent = w.s.skillBullet, w.s.indent
		p.keep = i < 6 || i > len(list)-7
		if i == len(list)-1 {
			p.keep = false
		}
		w.para(p)
	}
	w.gold.Skills = append(w.gold.Skills, passage(list...))
}

// skillGroups writes "Databases: Oracle, MySQL".
func (w *writer) skillGroups() {
	mark := w.d.pick(": ", " : ", " - ", ":- ", " – ")
	var lines []string
	for _, g := range [][2]string{
		{w.d.pick("Technical", "Core skills", "Technical Skills", "Professional"), strings.Join(w.f.skills, ", ")},
		{w.d.pick("Tools", "Software", "Packages", "Systems"), strings.Join(w.f.tools, ", ")},
		{w.d.pick("Office", "Computer", "MS Office", "Others"), strings.Join(w.f.several(w.d, "office", w.d.between(1, 4)), ", ")},
		{w.d.pick("Personal", "Soft skills", "Other"), strings.Join(w.f.soft, ", ")},
	} {
		if w.d.chance(0.75) || len(lines) == 0 {
			lines = append(lines, g[0]+mark+g[1])
		}
	}
	for _, s := range lines {
		p := text(s)
		p.bullet = w.d.pick("", w.s.skillBullet)
		w.para(p)
	}
	w.gold.Skills = append(w.gold.Skills, stretch(lines[0], lines[len(lines)-1]))
}

// skillColumns writes a table of two or three skills a row without borders.
func (w *writer) skillColumns(list []string, n int) {
	t := &table{border: w.d.chance(0.2), keep: true}
	for i := 0; i < n; i++ {
		t.shares = append(t.shares, 1)
	}
	var all []string
	for i := 0; i < len(list); i += n {
		cells := append([]string{}, list[i:min(i+n, len(list))]...)
		for len(cells) < n {
			cells = append(cells, "")
		}
		t.rows = append(t.rows, cells)
		all = append(all, cells...)
	}
	w.add(block{table: t})
	w.gold.Skills = append(w.gold.Skills, passage(all...))
}

// skillMatrix writes skill, level, years as a table.
func (w *writer) skillMatrix(list []string) {
	t := &table{border: true, header: true, keep: true, shares: []float64{2, 1, 1}}
	t.rows = append(t.rows, []string{w.d.pick("Skill", "Skill Name", "Technology"), w.d.pick("Level", "Rating", "Proficiency"), w.d.pick("Years", "Experience", "Last used")})
	for _, s := range list {
		t.rows = append(t.rows, []string{s, w.d.pick("Expert", "Good", "Basic", "Advanced", "Intermediate"), w.d.pick("", fmt.Sprintf("%d years", w.d.between(1, 9)), fmt.Sprint(w.d.between(2015, lastYear)))})
	}
	w.add(block{table: t})
	w.gold.Skills = append(w.gold.Skills, stretch(list[0], list[len(list)-1]))
}

func (w *writer) skillRatings(list []string) {
	form := w.d.IntN(4)
	var lines []string
	for _, s := range list {
		n := w.d.between(2, 5)
		switch form {
		case 0:
			s += " " + strings.Repeat("●", n) + strings.Repeat("○", 5-n)
		case 1:
			s += " (" + w.d.pick("Expert", "Advanced", "Intermediate", "Good", "5 years", "3 yrs") + ")"
		case 2:
			s += fmt.Sprintf(" - %d/5", n)
		default:
			s += " – " + w.d.pick("Excellent", "Very good", "Good", "Working knowledge")
		}
		lines = append(lines, s)
	}
	for i, s := range lines {
		p := text(s)
		p.keep = i < 4 || i > len(lines)-5 && i < len(lines)-1
		w.para(p)
	}
	w.gold.Skills = append(w.gold.Skills, stretch(lines[0], lines[len(lines)-1]))
}

func (w *writer) skillProse(list []string) {
	n := max(1, len(list)/2)
	s := w.d.pick("Well versed in ", "Good knowledge of ", "I have experience in ", "Skilled in ", "Proficient with ", "Working knowledge of ") + strings.Join(list[:n], ", ")
	if n < len(list) {
		s += w.d.pick(". Also familiar with ", " as well as ", " and I can also use ", ". Basic knowledge of ") + strings.Join(list[n:], ", ")
	}
	w.skillLine(s + ".")
}

// skillTable writes groups as a bordered table.
func (w *writer) skillTable() {
	t := &table{border: w.d.chance(0.8), shares: []float64{1, 2.5}, keep: true}
	rows := [][]string{
		{w.d.pick("Technical", "Core", "Main skills"), strings.Join(w.f.skills, ", ")},
		{w.d.pick("Tools", "Software"), strings.Join(w.f.tools, ", ")},
		{w.d.pick("Personal", "Soft Skills"), strings.Join(w.f.soft, ", ")},
	}
	t.rows = rows[:w.d.between(2, 3)]
	w.add(block{table: t})
	w.gold.Skills = append(w.gold.Skills, stretch(strings.Join(t.rows[0], " "), t.rows[len(t.rows)-1][1]))
}
