package condense

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func TestFormality(t *testing.T) {
	for text, want := range map[string]bool{
		"I hereby declare that the above information is true to the best of my knowledge.":     true,
		"I, hereby, state that all the aforementioned information is true.":                    true,
		"They hereby declare that all the details furnished above are true and correct.":       true,
		"He solemnly affirms that the particulars given are correct.":                          true,
		"The above furnished information is true and they would be happy to work with pride.":  true,
		"I here declare that the furnish details are of my knowledge.":                         true,
		"I hereby declare war on waste in the yard.":                                           false,
		"She bears the responsibility for the correctness of the above-mentioned particulars.": true,
		"All the information provided by them in this resume is correct and complete.":         true,
		"Place:":             true,
		"Date: ____":         true,
		"Yours faithfully,":  true,
		"Thanks and regards": true,
		"Certified that financial statements are true and fair.":                       false,
		"Checked that customs declarations were accurate and filed them within a day.": false,
		"Keeps accurate records of all the details of visitors.":                       false,
		"Thanked by the mayor for correct and quick advice.":                           false,
		"Date palms: grew 400 of them.":                                                false,
		"Place value and fractions, taught to year 4":                                  false,
		"": false,
	} {
		if got := text != "" && formality(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// A declaration leaves with its signature, each is told, and each can be put back.
func TestDeclarationIsLeftOut(t *testing.T) {
	doc := func() *cv.Document {
		d := &cv.Document{
			Locale: "en-GB",
			Work: []cv.Engagement{{Highlights: []cv.Text{
				{ID: "work[0].highlights[0]", Value: "Led a crew."}, {ID: "work[0].highlights[1]", Value: "Place:"},
			}}},
			Additional: []cv.OtherSection{
				{Heading: cv.Text{ID: "additional[0].heading", Value: "Declaration"}},
				{Heading: cv.Text{ID: "additional[1].heading", Value: "Travel"}},
			},
		}
		for i, v := range []string{"I hereby declare that all of it is true.", "Date: 3 May 2020", "Place: Leith"} {
			id := fmt.Sprintf("additional[0].items[%d]", i)
			d.Additional[0].Items = append(d.Additional[0].Items, cv.Item{Text: cv.Text{ID: id, Value: v}})
		}
		d.Additional[1].Items = []cv.Item{{Text: cv.Text{ID: "additional[1].items[0]", Value: "Date: open"}}}
		return d
	}
	d := doc()
	notes := Declaration(d, nil)
	if len(d.Additional) != 1 || d.Additional[0].Heading.Value != "Travel" || len(d.Additional[0].Items) != 1 ||
		len(d.Work[0].Highlights) != 1 {
		t.Errorf("left: %+v, %+v", d.Additional, d.Work)
	}
	if len(notes) != 4 {
		t.Fatalf("%d notes: %+v", len(notes), notes)
	}
	for _, n := range notes {
		if n.Kind != cv.NoteLeftOut || n.Field == "" || n.Before == "" {
			t.Errorf("a note that says too little: %+v", n)
		}
	}
}

// That there are references somewhere tells nothing; who they are does.
func TestReferencesOnRequest(t *testing.T) {
	for text, left := range map[string]bool{
		"Available on request": true, "References available upon request.": true, "Will be provided on demand.": true,
		"My references can be made available on your request": true, "Ada Mercer, available on request": false,
		"References of nine yards, available on request": false, "Available": false, "Available from 2026": false,
		"It will be furnished on demand.": true, "On request": true, "As per on request": true,
	} {
		doc := &cv.Document{Locale: "en-GB", References: []cv.Reference{{Text: cv.Text{Value: text}}}}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Tidy(doc, nil)
		if got := len(doc.References) == 0; got != left || left != (len(notes) == 1) {
			t.Errorf("%q: left out %v, %d notes", text, got, len(notes))
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", text, v)
		}
	}
	named := cv.Reference{Name: cv.Text{Value: "Ada Mercer"}, Text: cv.Text{Value: "Available on request"}}
	doc := &cv.Document{Locale: "en-GB", References: []cv.Reference{named}}
	if Tidy(doc, nil); len(doc.References) != 1 {
		t.Error("a referee who is named is left out")
	}
}

// They stand elsewhere too, and there only what speaks of referees is that.
func TestReferencesOnRequestElsewhere(t *testing.T) {
	for text, left := range map[string]bool{
		"References Available Upon Request": true, "Recommendations are available upon request.": true,
		"Available on request": false, "Portfolio available on request": false, "Source code on request": false,
	} {
		doc := &cv.Document{
			Interests:  []cv.Interest{{Name: cv.Text{Value: text}}},
			Additional: []cv.OtherSection{{Items: []cv.Item{{Text: cv.Text{Value: text}}}}},
		}
		doc.Person.Details = []cv.Detail{{Value: cv.Text{Value: text}}}
		doc.AssignIDs()
		notes := Tidy(doc, nil)
		if gone := len(doc.Interests)+len(doc.Additional)+len(doc.Person.Details) == 0; gone != left || left != (len(notes) == 3) {
			t.Errorf("%q: left out %v, %d notes", text, gone, len(notes))
		}
	}
	for label, left := range map[string]bool{"Reference": true, "References:": true, "Portfolio": false} {
		doc := &cv.Document{}
		doc.Person.Details = []cv.Detail{{Label: cv.Text{Value: label}, Value: cv.Text{Value: "Available upon request"}}}
		if Tidy(doc, nil); len(doc.Person.Details) == 0 != left {
			t.Errorf("%s: left out %v", label, !left)
		}
	}
}

// Under the heading of a declaration stands who signs it; under others a name is one.
func TestSignerOfADeclaration(t *testing.T) {
	for _, c := range []struct {
		heading, item string
		goes          bool
	}{
		{"Declaration", "ADA.K. MOSSBERG", true},
		{"DECLARATION :-", "(Ada Mossberg)", true},
		{"Self Declaration", "Place: Hull", true},
		{"Declaration", "Ida Holm", false},
		{"Customs Declaration", "Ada Mossberg", false},
		{"Crew", "Ada Mossberg", false},
		{"Declaration", "Declared 300 cargoes with Ada Mossberg in 2012", false},
	} {
		doc := &cv.Document{
			Person: cv.Person{Name: cv.Text{Value: "Ada Mossberg"}},
			Additional: []cv.OtherSection{{
				Heading: cv.Text{Value: c.heading}, Items: []cv.Item{{Text: cv.Text{Value: c.item}}},
			}},
		}
		if notes := Declaration(doc, nil); (len(notes) == 1 && len(doc.Additional) == 0) != c.goes {
			t.Errorf("%s: %s: %+v", c.heading, c.item, notes)
		}
	}
}

func TestCoveringLetter(t *testing.T) {
	for heading, goes := range map[string]bool{"covering note": true, "Cover Letter": true, "Letters": false, "Note": false} {
		doc := &cv.Document{
			Locale: "en-GB",
			Additional: []cv.OtherSection{
				{Heading: cv.Text{Value: heading}, Items: []cv.Item{{Text: cv.Text{Value: "Sixteen years of rigging."}}}},
				{
					Heading: cv.Text{Value: "Knots"},
					Items:   []cv.Item{{Text: cv.Text{Value: "DEAR SIR,"}}, {Text: cv.Text{Value: "Bowline"}}},
				},
			},
		}
		notes, want := Letters(doc, always, nil), 2
		if goes {
			want = 1
		}
		if len(doc.Additional) != want || len(doc.Additional[want-1].Items) != 1 || len(notes) != 3-want {
			t.Errorf("%s: %+v", heading, doc.Additional)
		}
	}
}

// A letter whose heading was not read is what goes on below its salutation.
func TestLetterBelowASalutation(t *testing.T) {
	for _, c := range []struct{ name, heading, items, left string }{
		{"a letter", "", "3 Dear Harbour Master,|4 The yard needs riggers.|6 Ada Moss", ""},
		{"what stands elsewhere", "", "3 Dear Sir,|4 The yard needs riggers.|9 Nine knots", "Nine knots"},
		{"a list", "", "3 Dear Sir,|4 • Nine knots|5 • Two masts", "Nine knots|Two masts"},
		{"what stands above", "", "2 Nine knots|3 Dear Sir,|4 The yard needs riggers.", "Nine knots"},
		{"under a heading", "Sayings", "3 Dear Sir,|4 The yard needs riggers.", "The yard needs riggers."},
		{"none", "", "3 Dear to all sailors|4 The yard needs riggers.", "Dear to all sailors|The yard needs riggers."},
	} {
		s := cv.OtherSection{Heading: cv.Text{Value: c.heading}}
		for _, item := range strings.Split(c.items, "|") {
			text, isBullet := strings.CutPrefix(item[2:], "• ")
			s.Items = append(s.Items, cv.Item{Text: cv.Text{Value: text, Lines: []int{int(item[0] - '0')}}, Bullet: isBullet})
		}
		doc := &cv.Document{Locale: "en-GB", Additional: []cv.OtherSection{s}}
		notes, left := Letters(doc, always, nil), []string{}
		for _, s := range doc.Additional {
			for _, item := range s.Items {
				left = append(left, item.Value)
			}
		}
		if got := strings.Join(left, "|"); got != c.left || len(notes) != len(s.Items)-len(left) {
			t.Errorf("%s: %q, %d notes", c.name, got, len(notes))
		}
	}
}

func TestEmptyLabelOfAPost(t *testing.T) {
	for _, c := range []struct {
		summary, highlight string
		left               int
	}{{"Clients:", "", 0}, {"Clients:", "Krell Ropes", 1}, {"Clients: Krell", "", 1}} {
		doc := &cv.Document{Work: []cv.Engagement{{Summary: []cv.Text{{Value: c.summary}}}}}
		if c.highlight != "" {
			doc.Work[0].Highlights = []cv.Text{{Value: c.highlight}}
		}
		if Tidy(doc, nil); len(doc.Work[0].Summary) != c.left {
			t.Errorf("%+v: %+v", c, doc.Work[0].Summary)
		}
	}
}
