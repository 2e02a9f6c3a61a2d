package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// One item of a list stays one skill where its parts would say nothing alone.
func TestPhrasesAreOneSkill(t *testing.T) {
	for text, want := range map[string]string{
		"Care of all winches like hand, steam and electric etc.": "Care of all winches like hand, steam and electric etc.",
		"Ability to work in a wet environment, calm manner":      "Ability to work in a wet environment, calm manner",
		"Good knowledge of knots, splices":                       "Good knowledge of knots, splices",
		"Knots, splices, bends":                                  "Knots; splices; bends",
		"Fluent in Spanish, welding":                             "Fluent in Spanish; welding",
	} {
		p := para{text: text, bullet: true, segs: []segment{{text: text}}, count: wordCount(text)}
		r := skillReader{b: &builder{}, paras: []para{p}}
		r.plain(0)
		var got []string
		for _, k := range r.group.Keywords {
			got = append(got, k.Value)
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%q: %q, want %q", text, s, want)
		}
	}
}

// What stands behind a label may be read as languages; the label alone is no skill.
func TestLabelWhoseTextIsReadElsewhere(t *testing.T) {
	doc, _ := Document(flow("**Mira Solberg-Katz**\nmira.sk@example.org\n\n# Skills\n"+
		"Computer: Excel, Word\nLanguage: Fluent in Spanish\nOther: knots, splices"), Options{})
	for _, g := range doc.Skills {
		if strings.HasPrefix(g.Name.Value, "Language") {
			t.Errorf("group %q: %v", g.Name.Value, g.Keywords)
		}
	}
	if len(doc.Languages) != 1 || doc.Languages[0].Name.Value != "Spanish" {
		t.Errorf("languages %v", doc.Languages)
	}
}

// A list that counts its items, or parts them by dashes, is cut there; a dash or two within an item stay.
func TestItemsCountedOrDashed(t *testing.T) {
	for text, want := range map[string][]string{
		"1. Ledger (Basic, Plus) 2. Payroll. 3. Audits 4. V 2.1 Tools": {"Ledger (Basic, Plus)", "Payroll", "Audits", "V 2.1 Tools"},
		"Rigging - Splicing - Sail Repair - Night Watch":               {"Rigging", "Splicing", "Sail Repair", "Night Watch"},
		"Rigging - advanced":                {"Rigging - advanced"},
		"Excel, Outlook, & Photo Shop":      {"Excel", "Outlook", "Photo Shop"},
		"& Photo Shop":                      {"& Photo Shop"},
		"2. Payroll 3. Audits":              {"2. Payroll 3. Audits"},
		"Stage 1 Rigging, Stage 2 Splicing": {"Stage 1 Rigging", "Stage 2 Splicing"},
	} {
		var got []string
		for _, v := range items(cv.Text{Value: text}) {
			got = append(got, v.Value)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Where lines part the names of groups from their skills by dashes, they are groups; a dash inside an item is part of it.
func TestGroupsWithDashes(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Router- Berg, Oak\nSwitch- Holm, Netta", "Router: Berg, Oak | Switch: Holm, Netta"},
		{
			"Operating systems – Linux, Minix\nEditors - Vi, Emacs\nTools: Git, Make",
			"Operating systems: Linux, Minix | Editors: Vi, Emacs | Tools: Git, Make",
		},
		{"Tally ERP - 9, Busy, Excel\nSage - 50, Word", "Tally ERP - 9, Busy, Excel, Sage - 50, Word"},
		{"Self- motivated, punctual\nWell- organised, calm", "Self- motivated, punctual, Well- organised, calm"},
		{"Rigging - Hemp, Wire\nKnots, Splices\nRopes, Sails", "Rigging - Hemp, Wire, Knots, Splices, Ropes, Sails"},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		lines, _, _ := flatten(flow(c.text))
		b.skills(&section{paras: paragraphs(lines)})
		var got []string
		for _, g := range b.doc.Skills {
			list := []string{}
			for _, k := range g.Keywords {
				list = append(list, k.Value)
			}
			got = append(got, strings.TrimPrefix(g.Name.Value+": ", ": ")+strings.Join(list, ", "))
		}
		if s := strings.Join(got, " | "); s != c.want {
			t.Errorf("%q: %q, want %q", c.text, s, c.want)
		}
	}
}

// Labels without a value are no skills; a language that is spelt like one is.
func TestSkillsWithALetterBehind(t *testing.T) {
	for text, want := range map[string]bool{
		"Objective C": false, "Career objective": true, "Contact details": true, "Languages known": true, "C and C++": false,
	} {
		if got := noSkill(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
