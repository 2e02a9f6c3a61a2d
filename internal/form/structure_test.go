package form

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// source makes the lines of a file.
func source(list ...string) (out []cv.SourceLine) {
	for _, s := range list {
		out = append(out, cv.SourceLine{Text: s})
	}
	return out
}

// An address is found where it stands alone in the head; what only begins with a figure is none.
func TestAddresses(t *testing.T) {
	for _, c := range []struct{ line, place, phone string }{
		{"12 Rope Street, Leeds LS6 2AB", "12 Rope Street, Leeds LS6 2AB", "01632 960158"},
		{"9 Mill Lane ∣ Boston, MA 02121 ∣", "9 Mill Lane, Boston, MA 02121", "01632 960158"},
		{"14 Sail Court Moss, CA 92603 robin@moss.example", "14 Sail Court Moss, CA 92603", "01632 960158"},
		{"5 Tern Lane, East Moss, CT 06424 (Permanent)", "5 Tern Lane, East Moss, CT 06424 (Permanent)", "01632 960158"},
		{"14 Sail Court Moss, CA 92603 wren@moss.example", "", "01632 960158"},
		{"9 years of sailing, Leeds", "", "01632 960158"},
		{"1st prize, Leeds", "", "01632 960158"},
		{"Bosun since 2009: Leeds LS6 2AB", "", "01632 960158"},
		{"12 ships commanded, Tonnage 85000", "", "01632 960158"},
		{"3 Lofts Run, Output 45000", "", "01632 960158"},
		{"10 Prizes for Sails 10000", "", "01632 960158"},
	} {
		doc := &cv.Document{
			Locale: "en-GB", Source: source(c.line),
			Person:     cv.Person{Email: text("robin@moss.example"), Phone: text("01632 960158")},
			Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text(c.line, 0)}}}},
		}
		if Document(doc, nil); doc.Person.Location.Value != c.place || doc.Person.Phone.Value != c.phone {
			t.Errorf("%q: got %q, %q", c.line, doc.Person.Location.Value, doc.Person.Phone.Value)
		}
		if left := len(doc.Additional) > 0 && len(doc.Additional[0].Items) > 0; left != (c.place == "") {
			t.Errorf("%q: stands in both, or nowhere", c.line)
		}
	}
}

// Details lose labels, stops and what they say twice; places that only sound alike stay.
func TestPersonalDetails(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Person: cv.Person{
		Name: text("Robin Tern Moss"), Phone: text("01632 960158"),
		Location: cv.Place{Text: text("Contact Information, 9 Mill Lane, Nepal, Nepal")},
		Details: []cv.Detail{
			{Label: text("Nationality"), Value: text("Ghanaian.")},
			{Label: text("Address"), Value: text("12 Mill Lane, Leeds, U.K.")},
			{Label: text("Middle name"), Value: text("Tern")},
			{Value: text("Name of the candidate")},
			{Value: text("01-09-2026")},
			{Value: text("San Bruno")},
			{Value: text("Filipino")},
			{Value: text("Irish citizen -")},
			{Label: text("Father’s name"), Value: text("Tern Moss")},
		},
	}}
	Document(doc, nil)
	doc.AssignIDs()
	notes := Leave(doc, nil)
	var got []string
	for _, d := range doc.Person.Details {
		got = append(got, d.Value.Value)
	}
	want := []string{"Ghanaian", "12 Mill Lane, Leeds, U.K.", "01-09-2026", "San Bruno", "Filipino", "Irish citizen -", "Tern Moss"}
	if !slices.Equal(got, want) || len(notes) != 2 {
		t.Errorf("got %q, %d notes", got, len(notes))
	}
	if doc.Person.Location.Value != "9 Mill Lane, Nepal" {
		t.Errorf("got %q", doc.Person.Location.Value)
	}
	for _, s := range []string{"New York, New York", "Singapore, Singapore"} {
		doc = &cv.Document{Locale: "en-US", Person: cv.Person{Location: cv.Place{Text: text(s)}}}
		if Document(doc, nil); doc.Person.Location.Value != s {
			t.Errorf("got %q", doc.Person.Location.Value)
		}
	}
}

// Rows of a person leave the post that they were read in; one row alone may be about others.
func TestRowsOfThePerson(t *testing.T) {
	rows := []string{
		"Spliced rope.", "Father's Name: Tern Moss", "Date of Birth: 7 May 1990", "Marital Status - Single", "Passport Details",
		"Passport No. K1234567", "Permanent Address", "9 Mill Lane, Accra",
	}
	doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Title: text("Rigger")}, {Title: text("Clerk")}}}
	for i, r := range rows {
		doc.Work[0].Highlights = append(doc.Work[0].Highlights, text(r, i))
	}
	doc.Work[1].Highlights = []cv.Text{text("Nationality: checked papers of crews."), text("Filed forms.")}
	Document(doc, nil)
	if len(doc.Work[0].Highlights) != 1 || len(doc.Work[1].Highlights) != 2 || len(doc.Person.Details) != 5 {
		t.Errorf("got %+v %+v", doc.Work, doc.Person.Details)
	}
	if d := doc.Person.Details; len(d) == 5 && (d[3].Value.Value != "K1234567" || d[4].Value.Value != "9 Mill Lane, Accra") {
		t.Errorf("got %+v", d)
	}
}

// Rows about others, and of a paper whose number stays, stay with what says whose they are.
func TestRowsThatStay(t *testing.T) {
	for _, c := range []struct {
		name       string
		rows, left []string
	}{
		{
			"asked of others", []string{
				"Asked crews for:", "Gender: male, female or none", "Religion: by choice", "Nationality: of both parents",
			}, []string{"Asked crews for:", "Gender: male, female or none", "Religion: by choice", "Nationality: of both parents"},
		},
		{
			"of nobody in particular",
			[]string{"Gender: male or female", "Religion: by choice", "Nationality: of both parents"},
			[]string{"Gender: male or female", "Religion: by choice", "Nationality: of both parents"},
		},
		{
			"two papers", []string{
				"Passport No. K1234567", "Date of Issue: 7 May 2015", "Nationality: Ghanaian", "Rope Book No. 9",
				"Date of Issue: 9 July 2019",
			}, []string{"Rope Book No. 9", "Date of Issue: 9 July 2019"},
		},
		{
			"a date of no paper",
			[]string{"Passport No. K1234567", "Nationality: Ghanaian", "Gender: none", "Date of Issue: 7 May 2015"},
			[]string{"Passport No. K1234567", "Nationality: Ghanaian", "Gender: none", "Date of Issue: 7 May 2015"},
		},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Title: text("Rigger")}}}
		for i, r := range c.rows {
			doc.Work[0].Highlights = append(doc.Work[0].Highlights, text(r, i))
		}
		Document(doc, nil)
		got := values(doc.Work[0].Highlights)
		if !slices.Equal(got, c.left) || len(doc.Person.Details)+len(c.left) != len(c.rows) {
			t.Errorf("%s: got %q, %+v", c.name, got, doc.Person.Details)
		}
	}
}

// Tools behind a lead stay where they are while the list may go on on the next line.
func TestToolsThatGoOn(t *testing.T) {
	doc := &cv.Document{
		Locale: "en-GB", Source: source("Trained on Mossplan, Ternplan, Rope", "Lofts, Sage"),
		Skills: []cv.SkillGroup{{Keywords: []cv.Text{
			text("Trained on Mossplan", 0), text("Ternplan", 0), text("Rope", 0), text("Lofts", 1), text("Sage", 1),
		}}},
	}
	if Document(doc, nil); len(doc.Skills) != 1 || len(doc.Skills[0].Keywords) != 5 {
		t.Errorf("got %+v", doc.Skills)
	}
	doc = &cv.Document{Locale: "en-GB", Source: source("Trained on Mossplan, Ternplan, Rope", "Skilled in mending")}
	doc.Skills = []cv.SkillGroup{{
		Keywords: []cv.Text{text("Trained on Mossplan", 0), text("Ternplan", 0), text("Rope", 0), text("Skilled in mending", 1)},
	}}
	if Document(doc, nil); len(doc.Skills) != 2 || doc.Skills[0].Name.Value != "Trained on" {
		t.Errorf("got %+v", doc.Skills)
	}
}

func TestTornSkills(t *testing.T) {
	for _, c := range []struct {
		name, file, group string
		items, want       []string
		wantGroup         string
	}{
		{
			name: "words taken for a name", file: "Choice of ropes according to their load", group: "Choice of ropes",
			items: []string{"according to their load"}, want: []string{"Choice of ropes according to their load"},
		},
		{
			name: "a sentence with commas", file: "Choice of ropes according to their load,place and price", group: "Choice of ropes",
			items: []string{"according to their load", "place and price"},
			want:  []string{"Choice of ropes according to their load, place and price"},
		},
		{
			name: "a name with its mark", file: "Choice of ropes: for rigs and sheds", group: "Choice of ropes",
			items: []string{"for rigs and sheds"}, want: []string{"for rigs and sheds"}, wantGroup: "Choice of ropes",
		},
		{
			name: "the rest behind a comma", file: "Sail plans 2008, and general knowledge of rope lofts",
			items: []string{"Sail plans 2008", "and general knowledge of rope lofts"},
			want:  []string{"Sail plans 2008, and general knowledge of rope lofts"},
		},
		{
			name: "an end that something follows", file: "Drives of Mossco and Ternco",
			items: []string{"Drives of Mossco and", "Ternco"}, want: []string{"Drives of Mossco and Ternco"},
		},
		{
			name: "items", file: "Rigging, sailing, rowing", items: []string{"Rigging", "sailing", "rowing"},
			want: []string{"Rigging", "sailing", "rowing"},
		},
		{
			name: "items of which the last joins", file: "Rigging; and nothing else",
			items: []string{"Rigging", "and nothing else"}, want: []string{"Rigging", "and nothing else"},
		},
		{
			name: "a general name", file: "Skills: Rigging, Rope", group: "Skills", items: []string{"Rigging", "Rope"},
			want: []string{"Rigging", "Rope"},
		},
		{
			name: "a name that says more", file: "Sailing skills: Rigging, Rope", group: "Sailing skills",
			items: []string{"Rigging", "Rope"}, want: []string{"Rigging", "Rope"}, wantGroup: "Sailing skills",
		},
		{
			name: "tools behind a lead", file: "Trained on SAP / Sage / AutoCAD", items: []string{"Trained on SAP", "Sage", "AutoCAD"},
			want: []string{"SAP", "Sage", "AutoCAD"}, wantGroup: "Trained on",
		},
		{
			name: "deeds behind a lead", file: "Skilled in leading crews, drills, repairs",
			items: []string{"Skilled in leading crews", "drills", "repairs"},
			want:  []string{"Skilled in leading crews", "drills", "repairs"},
		},
		{
			name: "a pair", file: "First aid, Rigging, CPR & Triage", items: []string{"First aid", "Rigging", "CPR & Triage"},
			want: []string{"First aid", "Rigging", "CPR & Triage"},
		},
		{
			name: "the last of three", file: "Rope lofts, drills, and repair of sails",
			items: []string{"Rope lofts", "drills", "and repair of sails"}, want: []string{"Rope lofts", "drills", "and repair of sails"},
		},
		{
			name: "two names", file: "Mossplan, and Ternplan", items: []string{"Mossplan", "and Ternplan"},
			want: []string{"Mossplan", "and Ternplan"},
		},
		{
			name: "one name of two", file: "Sales, Stock, Research & Development",
			items: []string{"Sales", "Stock", "Research & Development"},
			want:  []string{"Sales", "Stock", "Research & Development"},
		},
	} {
		g := cv.SkillGroup{}
		if c.group != "" {
			g.Name = text(c.group, 0)
		}
		for _, s := range c.items {
			g.Keywords = append(g.Keywords, text(s, 0))
		}
		doc := &cv.Document{Locale: "en-GB", Source: source(c.file), Skills: []cv.SkillGroup{g}}
		Document(doc, nil)
		if len(doc.Skills) != 1 || doc.Skills[0].Name.Value != c.wantGroup || !slices.Equal(values(doc.Skills[0].Keywords), c.want) {
			t.Errorf("%s: got %+v", c.name, doc.Skills)
		}
	}
}

// A name without skills is that of those on the line below, and one that stands twice stands once.
func TestNamesWithoutSkills(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Source: source("Proficient in:", "-Word, Sage"), Skills: []cv.SkillGroup{
		{Name: text("Proficient in", 0)}, {Name: text("Proficient in", 0)}, {Keywords: []cv.Text{text("Word", 1), text("Sage", 1)}},
	}}
	if Document(doc, nil); len(doc.Skills) != 1 || doc.Skills[0].Name.Value != "Proficient in" || len(doc.Skills[0].Keywords) != 2 {
		t.Errorf("got %+v", doc.Skills)
	}
}

func TestSpeaks(t *testing.T) {
	for s, want := range map[string]bool{
		"Fluent in Irish, working knowledge in Danish and regional languages.": true,
		"Can speak Mandarin Chinese and French proficiently":                   true,
		"Intermediate Spanish": true, "Swahili - conversational": true, "Danish (beginner), Irish (fluent)": true,
		"Native English speaker":               true,
		"British Sign Language (intermediate)": true,
		"Business English":                     false, "Technical writing in English": false, "French cooking": false,
		"Spanish guitar, intermediate": false,
		"Proficient in Latin dance":    false, "Proficient in C": false, "Basic Swedish massage": false, "Teaching English": false,
		"Thai boxing, beginner": false, "Fluent": false, "English": false, "Conversational AI": false, "Native Android": false,
		"English to French translation, native": false, "Spoken word poetry": false, "Fluent in sailing terms": false,
	} {
		if got := speaks(s); got != want {
			t.Errorf("%q: got %v", s, got)
		}
	}
}

func TestEmployerLine(t *testing.T) {
	for s, want := range map[string]string{
		"Moss Harbour Trust, Leeds": "Moss Harbour Trust", "Ternco (The Moss Corporation), Leeds": "Ternco (The Moss Corporation)",
		"HACCP Lead Team, Dubai": "", "MBC Radio Show, Dubai": "", "BIM Coordination Unit, Leeds": "", "ISO Audits, Leeds": "",
		"Tern Hospital, Accra, Ghana": "Tern Hospital",
		"Head of Stores Team, London": "", "Night Shift, Leeds": "", "Leading Crew, Boston, MA": "", "Customer Service, Dubai": "",
		"Managed the Moss Trust, Leeds": "", "Cash Handling, Till Work": "", "Moss Trust": "", "3 Moss Hospital, Leeds": "",
	} {
		if got, _, _ := employerLine(s); got != want {
			t.Errorf("%q: got %q", s, got)
		}
	}
}

func TestCourses(t *testing.T) {
	made := func() *cv.Document {
		return &cv.Document{
			Locale: "en-US", Source: source("BSc, Moss University", "Relevant Courses: Knots, Sails, Tern", "Practicum, Ropes, Tar"),
			Education: []cv.Education{{Degree: text("BSc", 0), Institution: text("Moss University", 0)}},
			Additional: []cv.OtherSection{
				{Items: []cv.Item{{Text: text("Relevant Courses: Knots, Sails, Tern", 1)}, {Text: text("Practicum, Ropes, Tar", 2)}}},
				{Heading: text("Courses"), Items: []cv.Item{line("First aid")}},
				{Heading: text("Other"), Items: []cv.Item{line("Rope Club")}},
			},
		}
	}
	doc := made()
	Document(doc, nil)
	if got := values(doc.Education[0].Courses); !slices.Equal(got, []string{"Knots, Sails, Tern Practicum, Ropes, Tar"}) ||
		len(doc.Additional) != 2 || doc.Additional[1].Heading.Value != "Other" {
		t.Errorf("got %q, %+v", got, doc.Additional)
	}
	for label, moved := range map[string]bool{"Relevant courses: Knots, Sails": false, "Relevant coursework: Knots, Sails": true} {
		doc = made()
		doc.Additional[0].Items = []cv.Item{{Text: text(label, 9)}}
		if Document(doc, nil); len(doc.Education[0].Courses) > 0 != moved {
			t.Errorf("%s: got %+v", label, doc.Education[0])
		}
	}
	doc = made()
	doc.Education = append(doc.Education, cv.Education{Degree: text("MSc")})
	if Document(doc, nil); len(doc.Education[0].Courses) != 0 || len(doc.Additional) != 3 {
		t.Error("of two courses nobody knows which one it was")
	}
}

// Headings and labels with nothing below them go with a note; facts that only look like them stay.
func TestLeaveEmptyHeadings(t *testing.T) {
	item := func(s string) cv.OtherSection { return cv.OtherSection{Items: []cv.Item{line(s)}} }
	made := func() *cv.Document {
		doc := &cv.Document{
			Locale: "en-GB",
			Additional: []cv.OtherSection{
				item("Extra Courses"), item("Driving licence"), item("Achievements:"), item("Rope Club"), item("Leadership"),
				item("Rescue Background"), item("Teaching qualifications"), item("Voluntary experience"), item("Saved 40 sails:"),
			},
			Work: []cv.Engagement{
				{Title: text("Rigger"), Highlights: []cv.Text{text("Spliced rope."), text("Achievements:"), text("EXTRA ACTIVITIES")}},
				{Title: text("Bosun"), Highlights: []cv.Text{text("Tools:"), text("Marlinspike"), text("RIGGING")}},
				{Title: text("Mate"), Highlights: []cv.Text{text("Spliced rope."), text("Won Crew of the Year:")}},
				{Title: text("Clerk"), Highlights: []cv.Text{text("Spliced rope."), text("Increased stock accuracy to 99%:")}},
			},
			Volunteering: []cv.Engagement{{Title: text("Cook")}, {Title: text("Cook")}, {Title: text("Cook"), Organisation: text("Tern")}},
			Skills:       []cv.SkillGroup{{Keywords: []cv.Text{text("Mending of sails for a fleet"), text("C"), text("C++")}}},
		}
		doc.Work[0].Highlights = append([]cv.Text{text("Mending of sails for a fleet.")}, doc.Work[0].Highlights...)
		doc.AssignIDs()
		return doc
	}
	doc := made()
	notes := Leave(doc, nil)
	var left []string
	for _, s := range doc.Additional {
		left = append(left, s.Items[0].Value)
	}
	if got := strings.Join(left, "; "); got != "Driving licence; Rope Club; Leadership; Rescue Background; "+
		"Teaching qualifications; Voluntary experience; Saved 40 sails:" || len(notes) != 6 {
		t.Errorf("got %q, %d notes %+v", got, len(notes), notes)
	}
	if len(doc.Work[0].Highlights) != 2 || len(doc.Work[1].Highlights) != 3 || len(doc.Volunteering) != 2 ||
		len(doc.Work[2].Highlights) != 2 || len(doc.Work[3].Highlights) != 2 ||
		len(doc.Skills[0].Keywords) != 2 {
		t.Errorf("got %+v", doc)
	}
	doc = made()
	if Leave(doc, func(cv.Note) bool { return false }); len(doc.Additional) != 9 || len(doc.Work[0].Highlights) != 4 ||
		len(doc.Volunteering) != 3 || len(doc.Skills[0].Keywords) != 3 {
		t.Error("left out what the user took back")
	}
}
