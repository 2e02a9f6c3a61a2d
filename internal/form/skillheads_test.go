package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// page makes the lines of a file: "# " begins a heading of skills, "## " one of interests.
func page(lines ...string) []cv.SourceLine {
	out := make([]cv.SourceLine, 0, len(lines))
	for _, l := range lines {
		s := cv.SourceLine{Text: l}
		if text, is := strings.CutPrefix(l, "# "); is {
			s = cv.SourceLine{Text: text, As: cv.LineHeading, Section: cv.SectionSkills}
		}
		if text, is := strings.CutPrefix(l, "## "); is {
			s = cv.SourceLine{Text: text, As: cv.LineHeading, Section: cv.SectionInterests}
		}
		out = append(out, s)
	}
	return out
}

// skillsOf are all lines of a page that stand under headings of skills, in one group.
func skillsOf(source []cv.SourceLine) []cv.SkillGroup {
	g := cv.SkillGroup{}
	under := false
	for i, l := range source {
		if l.As == cv.LineHeading {
			under = l.Section == cv.SectionSkills
			continue
		}
		if under {
			g.Keywords = append(g.Keywords, text(l.Text, i))
		}
	}
	return []cv.SkillGroup{g}
}

func shown(groups []cv.SkillGroup) string {
	var out []string
	for _, g := range groups {
		out = append(out, strings.TrimPrefix(g.Name.Value+": ", ": ")+strings.Join(values(g.Keywords), ", "))
	}
	return strings.Join(out, " | ")
}

func TestSkillsUnderTheirHeadings(t *testing.T) {
	for _, c := range []struct {
		page []string
		want string
	}{
		{
			[]string{"# TECHNICAL SKILLS", "Rigging", "Splicing", "# STRENGTHS", "Calm in storms"},
			"Technical Skills: Rigging, Splicing | Strengths: Calm in storms",
		},
		{[]string{"# STRENGTHS", "Calm in storms", "# Skills", "Rigging"}, "Rigging | STRENGTHS: Calm in storms"},
		{[]string{"# Personal Strengths:", "Calm", "Punctual"}, "Personal Strengths: Calm, Punctual"},
		{[]string{"# IT SKILLS", "Excel", "# Key Skills", "Rigging"}, "Rigging | IT Skills: Excel"},
		{[]string{"# Computer Skills", "Excel", "# Computer Skills (continued)", "Word"}, "Computer Skills: Excel, Word"},
		{[]string{"# Skills", "Rigging", "# Core Competencies", "Stowage"}, "Rigging, Stowage"},
		{[]string{"# Computer Skills", "Excel", "Word"}, "Excel, Word"},
		{[]string{"# Skills & Interests", "Rigging", "# Computer Skills", "Excel"}, "Rigging | Computer Skills: Excel"},
		{[]string{"# Skills and Qualities", "Rigging", "Calm"}, "Rigging, Calm"},
		{[]string{"# Quality Control", "Gauges", "# Skills", "Rigging"}, "Rigging | Quality Control: Gauges"},
		{[]string{"# S K I L L S", "Rigging", "# S T R E N G T H S", "Calm"}, "Rigging, Calm"},
		{
			[]string{"# Software Skills", "Excel", "# Rope Work", strings.Repeat("long text ", 30)},
			"Excel, " + strings.Repeat("long text ", 30),
		},
	} {
		doc := &cv.Document{Locale: "en-GB", Source: page(c.page...)}
		doc.Skills = skillsOf(doc.Source)
		Document(doc, nil, missingWords)
		if got, want := shown(doc.Skills), c.want; !strings.EqualFold(got, want) {
			t.Errorf("%q: got %q, want %q", c.page, got, want)
		}
	}
}

func TestWhatTheUserPlacedKeepsItsGroup(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Source: page("# Technical Skills", "Rigging", "# Strengths", "Calm")}
	doc.Skills = skillsOf(doc.Source)
	Document(doc, func([]int) bool { return true }, missingWords)
	if got := shown(doc.Skills); got != "Rigging, Calm" {
		t.Errorf("got %q", got)
	}
}

func TestInnerLabels(t *testing.T) {
	for _, c := range []struct{ is, want []string }{
		{[]string{"Rigging", "Systems: Linux", "Mac OS"}, []string{"Rigging", "Systems: Linux, Mac OS"}},
		{[]string{"Office: Word, Excel", "Tools: Saw"}, []string{"Office: Word, Excel", "Tools: Saw"}},
		{[]string{"Word", "Excel: advanced", "Access"}, []string{"Word, Excel: advanced, Access"}},
		{[]string{"Java: 5 years", "SQL"}, []string{"Java: 5 years, SQL"}},
		{[]string{"Rigging", "advanced level: Word"}, []string{"Rigging, advanced level: Word"}},
		{
			[]string{"Rigging", "Typing 40 words a minute on any machine: yes"},
			[]string{"Rigging, Typing 40 words a minute on any machine: yes"},
		},
	} {
		g := cv.SkillGroup{}
		for _, v := range c.is {
			g.Keywords = append(g.Keywords, text(v, 3))
		}
		doc := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{g}}
		Document(doc, nil, missingWords)
		if got := shown(doc.Skills); got != strings.Join(c.want, " | ") {
			t.Errorf("%q: got %q", c.is, got)
		}
	}
}

func TestNamesThatNameNothing(t *testing.T) {
	for name, want := range map[string]string{
		"a.": "Knots", "2)": "Knots", "Key Skills": "Knots", "Skills": "Knots", "C": "C: Knots", "Other": "Other: Knots",
		"Rope": "Rope: Knots", "Computer Skills": "Computer Skills: Knots",
	} {
		doc := &cv.Document{Locale: "en-GB", Skills: []cv.SkillGroup{{Name: text(name, 1), Keywords: []cv.Text{text("Knots", 2)}}}}
		Document(doc, nil, missingWords)
		if got := shown(doc.Skills); got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
}

func TestGlyphsBeforeSkills(t *testing.T) {
	for is, want := range map[string]string{
		"Ø Strong in knots": "Strong in knots", "Ø ü Splices": "Splices",
		"§ 34a GewO": "§ 34a GewO", "Ø 50 pipe cutters": "Ø 50 pipe cutters",
		"Ødegaard ropes": "Ødegaard ropes",
		"über sails":     "über sails",
	} {
		doc := cv.Document{Skills: []cv.SkillGroup{{Keywords: []cv.Text{text(is, 1)}}}}
		f := former{doc: &doc}
		if f.skills(); doc.Skills[0].Keywords[0].Value != want {
			t.Errorf("%q: %q", is, doc.Skills[0].Keywords[0].Value)
		}
	}
}
