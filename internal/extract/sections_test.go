package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// Contacts in a footer that every page repeats are read once, not taken for noise.
func TestContactsInARunningFooter(t *testing.T) {
	src := flow("**Mira Solberg-Katz**\nNorwich\n# Experience\nPotter, Red Kiln Ltd\tMay 2015 – Present\n- Threw pots\n# References\nJo Pike, Owner, jo@example.net\n020 7946 0018 · mira.sk@example.org\n**Mira Solberg-Katz**\n# Interests\nRowing\n020 7946 0018 · mira.sk@example.org")
	lines := src.Pages[0].Lines
	cut := slices.IndexFunc(lines, func(l page.Line) bool { return strings.HasPrefix(l.Text(), "020") }) + 1
	lines[cut-1].Kind, lines[len(lines)-1].Kind, lines[cut].Kind = page.PageFooter, page.PageFooter, page.PageHeader
	src.Pages = []page.Page{{Lines: lines[:cut]}, {Lines: lines[cut:]}}
	doc, _ := Document(src, Options{})
	if p := doc.Person; p.Email.Value != "mira.sk@example.org" || p.Phone.Value != "020 7946 0018" {
		t.Errorf("got %q, %q", p.Email.Value, p.Phone.Value)
	}
}

// The headline beside a text box is no item of the box.
func TestWhatStandsBetweenSections(t *testing.T) {
	src := flow("**Mira Solberg-Katz**\nmira.sk@example.org\n# Languages\nEnglish (native)\nRegional Sales Manager\n# Experience\nSales Manager, Red Kiln Ltd\tMay 2015 – Present\n- Sold pots\n# Skills\nGlazing\nThrowing")
	for i := range src.Pages[0].Lines {
		if i > 3 {
			src.Pages[0].Lines[i].Block = 1
		}
	}
	doc, _ := Document(src, Options{})
	if len(doc.Languages) != 1 {
		t.Errorf("languages %v", doc.Languages)
	}
}

// Skills with ratings in a narrow column stay apart.
func TestRatedSkills(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 200, 60, "@ Mira Solberg-Katz\nmira.sk@example.org\n## Skills\nglazing of tiles\t●●●○○\nthrowing\t●●●●○\nkiln repair\t●●●●●\n## Languages\nEnglish\t●●●●●\nDanish\t●●○○○"}), Options{})
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
	doc, _ := Document(drawn(column{1, 50, 300, 60, "@ Mira Solberg-Katz\nmira.solberg-katz.pottery@example.org\n## Top Skills\nGlazing\nthrowing\nkiln repair\nclay recovery\n## Experience\nPotter, Red Kiln Ltd\nMay 2015 – Present\n- Threw pots for the summer fair in Norwich and Ely"}), Options{})
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
	doc, _ := Document(flow(top+"# Experience\n**Red Kiln Ltd**\tNorwich\nPotter\tMay 2015 – Present\n- Threw pots\n**Freelance**\tBristol\nPotter\tMay 2012 – Apr 2015\n- Sold pots"), Options{})
	if got := posts(doc.Work); len(got) != 2 || got[1] != "Potter | Freelance | Bristol | 2012-05..2015-04 | 1" {
		t.Errorf("got %q", got)
	}
}

// A short bold line over a paragraph names it; over a list it does not.
func TestNamedNotes(t *testing.T) {
	const deeds = "Trained four apprentices in splicing.\nKept the loft clean and in good order."
	for text, want := range map[string]string{
		"**Mentoring**\n" + strings.Replace(deeds, "\n", "\n**Care**\n", 1): "Mentoring: Trained four apprentices in splicing. | " +
			"Care: Kept the loft clean and in good order.",
		"**Work in the loft**\n- Trained apprentices in splicing\n- Kept the loft in good order": "Work in the loft | " +
			"Trained apprentices in splicing | Kept the loft in good order",
		deeds: strings.Replace(deeds, "\n", " | ", 1),
	} {
		var lines []line
		for i, l := range strings.Split(text, "\n") {
			own := line{index: i, bullet: strings.HasPrefix(l, "- "), segs: []segment{{text: strings.Trim(l, "*- ")}}}
			if strings.HasPrefix(l, "**") {
				own.segs[0].spans = []span{{end: len(l) - 4, bold: true}}
			}
			own.finish()
			lines = append(lines, own)
		}
		b := &builder{lines: lines, doc: &cv.Document{}}
		b.other(&section{heading: "Strengths", at: -1, paras: paragraphs(lines)})
		var got []string
		for _, i := range b.doc.Additional[0].Items {
			got = append(got, i.Value)
		}
		if s := strings.Join(got, " | "); s != want {
			t.Errorf("%q: %q", text, s)
		}
	}
}

// The second line of a headline says nothing of its own.
func TestDetailsDoNotRepeatTheHeadline(t *testing.T) {
	b := &builder{doc: &cv.Document{}}
	b.doc.Person.Label = cv.Text{Value: "Rigger and Crane Operator", Lines: []int{1, 2}}
	b.doc.Person.Details = []cv.Detail{
		{Value: cv.Text{Value: "Operator", Lines: []int{2}}},
		{Value: cv.Text{Value: "Married", Lines: []int{2}}},
		{Value: cv.Text{Value: "Operator", Lines: []int{7}}},
	}
	b.dropSaid(b.doc.Person.Name, b.doc.Person.Label)
	if d := b.doc.Person.Details; len(d) != 2 || d[0].Value.Value != "Married" || d[1].Value.Lines[0] != 7 {
		t.Errorf("details %v", d)
	}
}
