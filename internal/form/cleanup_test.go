package form

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestAroundContacts(t *testing.T) {
	own := map[string]bool{"ada@moss.example": true, "6175550134": true}
	for _, c := range []struct{ is, want string }{
		{"Typing 60 wpm (617) 555-0134 (CELL ada@moss.example Fluent in Word.)", "Typing 60 wpm|Fluent in Word."},
		{"Excel, ada@moss.example", "Excel"},
		{"Excel 2016 (advanced)", "Excel 2016 (advanced)"},
		{"Office 365, ISO 9001", "Office 365, ISO 9001"},
		{"Support of bo@moss.example", "Support of bo@moss.example"},
		{"Hotline 617 555 0199", "Hotline 617 555 0199"},
		{"Word (617) 555-0134 Access (databases)", "Word|Access (databases)"},
		{"ada@moss.example Home economics", "Home economics"},
		{"617 555 0134 Mobile testing", "Mobile testing"},
		{"617 555 0134 e-mail: ada@moss.example Welding", "Welding"},
		{"Phone: 617 555 0134", ""},
		{"Phone support", "Phone support"},
	} {
		if got := strings.Join(aroundContacts(c.is, own), "|"); got != c.want {
			t.Errorf("%q: %q, want %q", c.is, got, c.want)
		}
	}
}

func TestParticipationsAreNoAwards(t *testing.T) {
	for text0, moves := range map[string]bool{
		"Participated in the harbour regatta of 2012.":    true,
		"Active member of the choir":                      true,
		"Had been a part of the rowing team":              true,
		"Submitted a paper on 'Tides'":                    true,
		"Attended a workshop on welding":                  true,
		"Participated in the quiz and won the cup":        false,
		"Participated in the quiz and secured 3rd place":  false,
		"Attended Moss College on a scholarship":          false,
		"Organised the fair, felicitated by the mayor":    false,
		"Participated in the regatta, reached the finals": false,
		"Coordinated the fair and received a reward":      false,
		"Participation certificate":                       false,
		"Best Mate 2012":                                  false,
		"Volunteer of the Year":                           false,
		"Organizer of the year, Salem":                    false,
		"Selected to participate in the national regatta": false,
	} {
		doc := cv.Document{Awards: []cv.Award{{Title: text(text0, 1)}}}
		f := former{doc: &doc}
		f.participations()
		if moved := len(doc.Awards) == 0; moved != moves || moved && doc.Additional[0].Items[0].Value != text0 {
			t.Errorf("%q: moved %v", text0, moved)
		}
	}
}

// What was achieved without an honour stands under the heading that the CV has for it.
func TestDeedsAreNoAwards(t *testing.T) {
	for _, c := range []struct {
		heading, title string
		moves          bool
	}{
		{"KEY ACHIEVEMENTS", "Handed over 148 boats without a fault", true},
		{"Achievements:", "Cut the cost of ropes by half", true},
		{"Achievements", "Won the Harbour Cup of 2012", false},
		{"Achievements", "Best of 40 riggers in Hull", false},
		{"Achievements", "Riggers of Hull", true}, // a name: under its own heading nothing is claimed
		{"Awards and Achievements", "Handed over 148 boats without a fault", true},
		{"Activities and Honors", "Hull Quay Council, Treasurer", true},
		{"Activities and Honors", "Best of 40 riggers in Hull", false},
		{"Achievements", "Drew the plan of a yard that was the first of its kind and in place when the fleet came in, with all of " +
			"its masts and sails", true},
		{"Achievements", "Drew the wonderful plan of a yard that was the first of its kind and in place when the fleet came in, " +
			"with all of its masts and sails", true},
		{"Honours", "Handed over 148 boats without a fault", false},
	} {
		doc := cv.Document{
			Source: []cv.SourceLine{{Text: c.heading, As: cv.LineHeading, Section: cv.SectionAwards}, {Text: c.title}},
			Awards: []cv.Award{{Title: text(c.title, 1)}},
		}
		f := former{doc: &doc}
		f.deedsApart()
		moved := len(doc.Awards) == 0
		if moved != c.moves || moved && (doc.Additional[0].Items[0].Value != c.title || doc.Additional[0].Heading.Lines[0] != 0) {
			t.Errorf("%s, %q: moved %v, %v", c.heading, c.title, moved, doc.Additional)
		}
	}
}

// A list of achievements stays one, in its order, beside what is there already.
func TestMixedDeedsStayTogether(t *testing.T) {
	list := func(titles ...string) (doc cv.Document) {
		doc.Source = []cv.SourceLine{{Text: "Accomplishments", As: cv.LineHeading, Section: cv.SectionAwards}}
		for i, title := range titles {
			doc.Awards = append(doc.Awards, cv.Award{Title: text(title, 2*i+1)})
			doc.Source = append(doc.Source, cv.SourceLine{Text: title}, cv.SourceLine{Text: "Kept the logs of the yard."})
		}
		return doc
	}
	doc := list("Customer Service Award", "Quick learner")
	doc.Additional = []cv.OtherSection{{
		Heading: text("Accomplishments", 0), Items: []cv.Item{{Text: text("Kept the logs of the yard.", 2)}},
	}}
	(&former{doc: &doc}).deedsApart()
	var got []string
	for _, i := range doc.Additional[0].Items {
		got = append(got, i.Value)
	}
	want := []string{"Customer Service Award", "Kept the logs of the yard.", "Quick learner"}
	if len(doc.Awards) > 0 || !slices.Equal(got, want) {
		t.Errorf("awards %v, %q, want %q", doc.Awards, got, want)
	}
	doc = list("Customer Service Award", "Won the Harbour Cup of 2012")
	if (&former{doc: &doc}).deedsApart(); len(doc.Awards) != 2 {
		t.Errorf("honours moved: %v", doc.Awards)
	}
}

// Below "Professional Affiliations" stands what nobody is a member of, too.
func TestAffiliationsThatAreNone(t *testing.T) {
	for _, c := range []struct {
		list  []string
		moves bool
	}{
		{[]string{"Member of the Society of Riggers", "Certificate of Completion: Knots in Theory"}, true},
		{[]string{"Society of Riggers", "Teamed with outside bodies to plan the regatta"}, true},
		{[]string{"Society of Riggers", "Attendee, Conference of Knots 2013"}, true},
		{[]string{"Society of Riggers", "Associated Riggers of Hull, 2013"}, false},
		{[]string{"Affiliated with the Society of Riggers", "Registered with the Board of Sails"}, false},
	} {
		doc := cv.Document{Source: []cv.SourceLine{{Text: "Professional Affiliations", As: cv.LineHeading, Section: cv.SectionMemberships}}}
		for i, s := range c.list {
			doc.Memberships = append(doc.Memberships, text(s, i+1))
			doc.Source = append(doc.Source, cv.SourceLine{Text: s})
		}
		(&former{doc: &doc}).affiliations()
		if moved := len(doc.Memberships) == 0; moved != c.moves || moved && len(doc.Additional[0].Items) != len(c.list) {
			t.Errorf("%q: moved %v, %+v", c.list, moved, doc.Additional)
		}
	}
}

// A deed under a name of its own is one text of the heading that the CV has for deeds.
func TestNamedDeedsAreNoAwards(t *testing.T) {
	for _, c := range []struct{ heading, title, summary, want string }{
		{"ACHIEVEMENTS", "Lower Costs", "Cut the cost of ropes by half.", "Lower Costs: Cut the cost of ropes by half."},
		{"Key Achievements", "Boats on Time", "Handed over 148 boats.", "Boats on Time: Handed over 148 boats."},
		{"ACHIEVEMENTS", "Rigger of the Year", "Chosen among 40 riggers.", ""},
		{"ACHIEVEMENTS", "Harbour Cup", "Won it in Hull.", ""},
		{"AWARDS", "Lower Costs", "Cut the cost of ropes by half.", ""},
	} {
		doc := cv.Document{
			Source: []cv.SourceLine{{Text: c.heading, As: cv.LineHeading, Section: cv.SectionAwards}, {Text: c.title}, {Text: c.summary}},
			Awards: []cv.Award{{Title: text(c.title, 1), Summary: []cv.Text{text(c.summary, 2)}}},
		}
		f := former{doc: &doc}
		f.deedsApart()
		got := ""
		if len(doc.Additional) == 1 && len(doc.Awards) == 0 {
			got = doc.Additional[0].Items[0].Value
		}
		if got != c.want {
			t.Errorf("%s, %q: %q, want %q", c.heading, c.title, got, c.want)
		}
	}
}

func TestFurniture(t *testing.T) {
	for line, of := range map[string]bool{
		"-2-": true, "…2/-": true, "2/-": true, "Page 2 of 3": true, "page 3": true, "Page of": true,
		"P a g e | 2": true, "Page | 3": true, "P a g e": false, "Page | Plant": false,
		"Ada Moss, Moss Ltd, Page of 3": true, "Ada Moss Page 2": true, "Ada Moss Page": true,
		"Page 3 editor": false, "2-3": false, "Bo Berg, Page of": false, "Bo Berg Page": false,
		"Ada Moss wrote the page": false, "24/7": false, "Page": false,
		"+2": false, "50/-": false, "...12/-": true, "1/2": false, "Front page": false,
	} {
		if got := ofPage(line, "ada moss"); got != of {
			t.Errorf("%q: %v", line, got)
		}
	}
	role := cv.Engagement{Title: text("Host", 4), Organisation: text("Salem Radio", 4), Dates: cv.DateRange{Start: cv.Date{Year: 2010}}}
	told := role
	told.Highlights = []cv.Text{text("Led the show", 5)}
	doc := cv.Document{
		Person:       cv.Person{Name: text("Ada Moss", 0)},
		Certificates: []cv.Certificate{{Name: text("-2-", 9)}, {Name: text("First Aid", 10)}},
		Education:    []cv.Education{{Highlights: []cv.Text{text("ADA MOSS", 7), text("Ada Moss Prize", 8)}}},
		Additional:   []cv.OtherSection{{Heading: text("Patrons", 11), Items: []cv.Item{{Text: text("Ada Moss", 12)}}}},
		Volunteering: []cv.Engagement{role, role, told},
	}
	signed := cv.OtherSection{Heading: text("Other Information", 13), Items: []cv.Item{{Text: text("Ada Moss", 14)}}}
	doc.Additional = append(doc.Additional, signed)
	notes := Leave(&doc, nil)
	if len(notes) != 4 || len(doc.Certificates) != 1 || len(doc.Education[0].Highlights) != 1 || len(doc.Additional) != 1 ||
		len(doc.Volunteering) != 2 {
		t.Errorf("%d notes, %+v", len(notes), doc)
	}
}

func TestSpokenTogether(t *testing.T) {
	for _, c := range []struct{ label, skill, had, spoken string }{
		{"Technical Skills", "Urdu, Hindi", "", "Urdu|Hindi"},
		{"Typing", "Welsh and English", "", ""},
		{"", "Bilingual Welsh/English", "Welsh|English", "Welsh (Bilingual)|English (Bilingual)"},
		{"", "Bilingual Welsh/English", "Welsh=Native", "Welsh (Native)"},
		{"Coursework", "French and Spanish", "", ""},
		{"Software", "Sage, English", "", ""},
		{"", "Latin and Greek", "", ""},
		{"Translation", "Welsh, English", "", ""},
		{"Skills", "Hindi and Nepali", "Hindi=Fluent", "Hindi (Fluent)|Nepali"},
		{"Skills", "English literature and French cuisine", "", ""},
	} {
		doc := cv.Document{Skills: []cv.SkillGroup{{Name: text(c.label, 1), Keywords: []cv.Text{text(c.skill, 2), text("Rigging", 2)}}}}
		for _, l := range strings.FieldsFunc(c.had, func(r rune) bool { return r == '|' }) {
			name, level, _ := strings.Cut(l, "=")
			doc.Languages = append(doc.Languages, cv.Language{Name: text(name, 3), Fluency: cv.Text{Value: level}})
		}
		f := former{doc: &doc}
		f.spokenTogether()
		var got []string
		for _, l := range doc.Languages {
			if got = append(got, l.Name.Value); l.Fluency.Value != "" {
				got[len(got)-1] += " (" + l.Fluency.Value + ")"
			}
		}
		if strings.Join(got, "|") != c.spoken {
			t.Errorf("%s: %s: %q", c.label, c.skill, got)
		}
	}
}

func TestSpokenAloneBehindTheirLabelStay(t *testing.T) {
	doc := cv.Document{Skills: []cv.SkillGroup{{Name: text("Dictation", 1), Keywords: []cv.Text{text("Welsh and English", 1)}}}}
	f := former{doc: &doc}
	f.spokenTogether()
	if len(doc.Languages) > 0 || len(doc.Skills[0].Keywords) != 1 {
		t.Errorf("%+v", doc)
	}
}

func TestAddressOfText(t *testing.T) {
	doc := cv.Document{
		Person: cv.Person{Phone: text("(978) 555-0134", 1), Email: text("ada@moss.example", 1)},
		Additional: []cv.OtherSection{{Items: []cv.Item{
			{Text: text("Chess", 30)}, {Text: text("4 Quay St Salem, MA 01970 (978) 555-0134 ada@moss.example", 40)},
		}}},
	}
	f := former{doc: &doc}
	f.lives()
	if doc.Person.Location.Value != "4 Quay St Salem, MA 01970" || len(doc.Additional[0].Items) != 1 {
		t.Errorf("%+v", doc.Person.Location)
	}
	doc = cv.Document{Person: cv.Person{Phone: text("(978) 555-0134", 1), Location: placeOf(text("4 Quay St, Salem, MA (978)", 1))}}
	f = former{doc: &doc}
	f.lives()
	if doc.Person.Location.Value != "4 Quay St, Salem, MA" || !slices.Equal(doc.Person.Location.Lines, []int{1}) {
		t.Errorf("%+v", doc.Person.Location)
	}
}

func TestAddressOfAnotherStays(t *testing.T) {
	doc := cv.Document{
		Person:     cv.Person{Phone: text("(978) 555-0134", 1)},
		Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text("4 Quay St, Salem, MA 01970", 40)}}}},
	}
	f := former{doc: &doc}
	f.lives()
	if !doc.Person.Location.IsZero() || len(doc.Additional) != 1 {
		t.Errorf("%+v", doc.Person.Location)
	}
}

func TestLabelsOfAPostWithNothingBehind(t *testing.T) {
	for is, goes := range map[string]bool{
		"Web:": true, "1.Name of Company": true, "E-mail :": true, "Designation:": true,
		"1- Working": true, "3-Worked": true, "Worked with": true, "Working hours": false, "Worked": true,
		"Web: moss.example": false, "Company of actors": false, "Responsibilities:": true, "Web design": false,
	} {
		doc := &cv.Document{Work: []cv.Engagement{{Organisation: text("Moss Ltd"), Highlights: []cv.Text{text(is, 1)}}}}
		if Leave(doc, nil); len(doc.Work[0].Highlights) == 0 != goes {
			t.Errorf("%q: %v", is, doc.Work[0].Highlights)
		}
	}
}
