package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// Contacts in a footer that every page repeats are read once, not taken for noise.
func TestContactsInARunningFooter(t *testing.T) {
	src := flow("**Mira Solberg-Katz**\nNorwich\n# Experience\nPotter, Red Kiln Ltd\tMay 2015 – Present\n- Threw pots\n# References\nJo Pike, Owner, jo@example.net\n020 7946 0018 · mira.sk@example.org\n**Mira Solberg-Katz**\n# Interests\nRowing\n020 7946 0018 · mira.sk@example.org")
	lines := src.Pages[0].Lines
	cut := slices.IndexFunc(lines, func(l page.Line) bool { return strings.HasPrefix(l.Text(), "020") }) + 1
	lines[cut-1].Kind, lines[len(lines)-1].Kind, lines[cut].Kind = page.PageFooter, page.PageFooter, page.PageHeader
	src.Pages = []page.Page{{Lines: lines[:cut]}, {Lines: lines[cut:]}}
	doc, _ := Document(src, Options{Reader: Rules})
	if p := doc.Person; p.Email.Value != "mira.sk@example.org" || p.Phone.Value != "020 7946 0018" {
		t.Errorf("got %q, %q", p.Email.Value, p.Phone.Value)
	}
}

// The headline beside a text box is no item of the box; the line under which a CV is
// signed is no skill.
func TestWhatStandsBetweenSections(t *testing.T) {
	src := flow("**Mira Solberg-Katz**\nmira.sk@example.org\n# Languages\nEnglish (native)\nRegional Sales Manager\n# Experience\nSales Manager, Red Kiln Ltd\tMay 2015 – Present\n- Sold pots\n# Skills\nGlazing\nThrowing\nNorwich, 3 June 2024\nMira Solberg-Katz")
	for i := range src.Pages[0].Lines {
		if i > 3 {
			src.Pages[0].Lines[i].Block = 1
		}
	}
	doc, _ := Document(src, Options{Reader: Rules})
	if doc.Person.Label.Value != "Regional Sales Manager" || len(doc.Languages) != 1 {
		t.Errorf("headline %q, languages %v", doc.Person.Label.Value, doc.Languages)
	}
	if got := len(doc.Skills[0].Keywords); got != 2 {
		t.Errorf("skills %v", doc.Skills)
	}
}

// What stands between a title and an employer that is certain is the function of the
// post: a unit, a subject, a grade.
func TestFunctionBetweenTitleAndEmployer(t *testing.T) {
	for text, want := range map[string]string{
		"Staff Nurse, Burns Unit, Fenland Hospital":             "Staff Nurse, Burns Unit | Fenland Hospital",
		"Registrar, Radiology, Fenland Hospital":                "Registrar, Radiology | Fenland Hospital",
		"Budget Analyst, GS-0560-11, Office of Lighthouses":     "Budget Analyst, GS-0560-11 | Office of Lighthouses",
		"Potter, Self-employed, contracts for Red Kiln":         "Potter | Self-employed, contracts for Red Kiln",
		"Clerk, Marsh & Reed Solicitors, Fenland Business Park": "Clerk | Marsh & Reed Solicitors, Fenland Business Park",
	} {
		doc, _ := Document(flow(top+"# Experience\n"+text+"\tMay 2015 – Present\n- Kept the books"), Options{Reader: Rules})
		if got := doc.Work[0].Title.Value + " | " + doc.Work[0].Organisation.Value; got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// Skills with ratings in a narrow column stay apart.
func TestRatedSkills(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 200, 60, "@ Mira Solberg-Katz\nmira.sk@example.org\n## Skills\nglazing of tiles\t●●●○○\nthrowing\t●●●●○\nkiln repair\t●●●●●\n## Languages\nEnglish\t●●●●●\nDanish\t●●○○○"}), Options{Reader: Rules})
	var got []string
	for _, k := range doc.Skills[0].Keywords {
		got = append(got, k.Value)
	}
	if !slices.Equal(got, []string{"glazing of tiles", "throwing", "kiln repair"}) || spoken(doc.Languages) != "English=5/5; Danish=2/5" {
		t.Errorf("got %q, %q", got, spoken(doc.Languages))
	}
}

// A short list does not tell how wide its column is: its lines do not go on.
func TestShortListInAWideColumn(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 300, 60, "@ Mira Solberg-Katz\nmira.solberg-katz.pottery@example.org\n## Top Skills\nGlazing\nthrowing\nkiln repair\nclay recovery\n## Experience\nPotter, Red Kiln Ltd\nMay 2015 – Present\n- Threw pots for the summer fair in Norwich and Ely"}), Options{Reader: Rules})
	var got []string
	for _, k := range doc.Skills[0].Keywords {
		got = append(got, k.Value)
	}
	if !slices.Equal(got, []string{"Glazing", "throwing", "kiln repair", "clay recovery"}) {
		t.Errorf("got %q", got)
	}
}

// "Freelance" beside a place is where somebody worked, not the next section.
func TestFreelanceInAPost(t *testing.T) {
	doc, _ := Document(flow(top+"# Experience\n**Red Kiln Ltd**\tNorwich\nPotter\tMay 2015 – Present\n- Threw pots\n**Freelance**\tBristol\nPotter\tMay 2012 – Apr 2015\n- Sold pots"), Options{Reader: Rules})
	if got := posts(doc.Work); len(got) != 2 || got[1] != "Potter | Freelance | Bristol | 2012-05..2015-04 | 1" {
		t.Errorf("got %q", got)
	}
}

// What stands in columns at the right of a heading belongs to its section, whatever column an earlier section had there.
func TestColumnsBesideARail(t *testing.T) {
	at := func(x, y float64) *line { return &line{page: 2, x: x, y: y, size: 12} }
	languages := &section{rail: at(86, 705)}
	for _, c := range []struct {
		name string
		l    *line
		want bool
	}{
		{"a second column beside it", at(376, 704), true},
		{"the first column, further down", at(201, 754), true},
		{"above it", at(376, 590), false},
		{"the column of the headings", at(86, 800), false},
	} {
		if got := languages.besides(c.l, c.l.x); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	if (&section{}).besides(at(376, 704), 376) {
		t.Error("a section with its heading above it")
	}
}
