package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

func TestDebrisIsLeftOut(t *testing.T) {
	doc := &cv.Document{Additional: []cv.OtherSection{{Items: []cv.Item{
		{Text: text("May 2011", 1)},
		{Text: text("(Fall 2012, Spring 2013)", 4)},
		{Text: text("3", 6)},
		{Text: text("Computer Skills", 8)},
		{Text: text("24/7", 10)},
		{Text: text("May 2010 - June 2011", 110)},
		{Text: text("Since May 2011 a volunteer", 12)},
		{Text: text("Interests", 14)},
		{Text: text("Chess", 15)},
		{Text: text("Open to travel", 17)},
		{Text: text("Deckhand", 30)},
		{Text: text("June 2012", 31)},
		{Text: text("Organization", 40)},
		{Text: text("Designation", 41)},
		{Text: text("E-Mail:", 42)},
		{Text: text("Project", 50)},
		{Text: text("Tidal mill", 51)},
		{Text: text("3|Page", 60)},
	}}, {Heading: text("Driving licence", 19), Items: []cv.Item{{Text: text("2011", 20)}}}}}
	notes := Leave(doc, nil)
	var left []string
	for _, i := range doc.Additional[0].Items {
		left = append(left, i.Value)
	}
	if !slices.Equal(left, []string{
		"24/7", "May 2010 - June 2011", "Since May 2011 a volunteer", "Interests", "Chess", "Open to travel",
		"Deckhand", "June 2012", "Project", "Tidal mill",
	}) || len(notes) != 8 {
		t.Errorf("left %q, %d notes", left, len(notes))
	}
	if len(doc.Additional[1].Items) != 1 {
		t.Error("what stands under a heading of its own stays")
	}
}

func TestNumbersAmongSkills(t *testing.T) {
	doc := &cv.Document{Skills: []cv.SkillGroup{{Keywords: []cv.Text{
		text("Windows XP", 1), text("7", 1), text("Knots", 2), text("8", 3),
	}}}}
	Leave(doc, nil)
	if got := values(doc.Skills[0].Keywords); !slices.Equal(got, []string{"Windows XP", "7", "Knots"}) {
		t.Errorf("got %q", got)
	}
	for line, want := range map[int]int{1: 1, 2: 1, 4: 0} { // on the line of the label, below it, further away
		doc := &cv.Document{Skills: []cv.SkillGroup{{Name: text("Typing speed", 1), Keywords: []cv.Text{text("60", line)}}}}
		if Leave(doc, nil); len(doc.Skills) != want {
			t.Errorf("number on line %d: got %+v", line, doc.Skills)
		}
	}
}

// A number right below the few words that it may be of stays with them.
func TestNumbersAlone(t *testing.T) {
	for _, c := range []struct {
		above, number string
		line          int
		stays         bool
	}{
		{"Typing speed", "60", 5, true},
		{"Typing speed", "60", 7, false},
		{"Kept the stores of the yard and its records", "2", 5, false},
		{"Page 1", "2", 5, false},
	} {
		var l leaver
		left := l.withoutDebris([]cv.Item{{Text: text(c.above, 4)}, {Text: text(c.number, c.line)}})
		if got := len(left) == 2; got != c.stays {
			t.Errorf("%q, %q on line %d: stays %v", c.above, c.number, c.line, got)
		}
	}
}

// Letters that a page tore off and numbers of points without their texts say nothing in a list.
func TestFragmentsAreLeftOut(t *testing.T) {
	for _, c := range []struct{ is, left []string }{
		{[]string{"st", "Led the crew of a pilot boat."}, []string{"Led the crew of a pilot boat."}},
		{[]string{"Df", "m", "Ran the quay."}, []string{"Ran the quay."}},
		{[]string{"Led the crew of a pilot boat.", "M", "T"}, []string{"Led the crew of a pilot boat."}},
		{[]string{"HR", "QA", "C#"}, []string{"HR", "QA", "C#"}},
		{[]string{"Go", "R", "C", "Ran the quay."}, []string{"Go", "R", "C", "Ran the quay."}},
		{[]string{"Ran the quay.", "V", "Led the crew."}, []string{"Ran the quay.", "V", "Led the crew."}},
		{[]string{"Led the crew of a pilot boat.", "4", "5"}, []string{"Led the crew of a pilot boat."}},
		{[]string{"Team size", "7"}, []string{"Team size", "7"}},
		{[]string{"Boats mended", "12", "Crews led", "3"}, []string{"Boats mended", "12", "Crews led", "3"}},
		{[]string{"Ran the quay.", "1/2"}, []string{"Ran the quay."}},
		{[]string{"24/7", "I led the crew."}, []string{"24/7", "I led the crew."}},
	} {
		var list []cv.Text
		for i, s := range c.is {
			list = append(list, text(s, i))
		}
		doc := &cv.Document{
			Work:     []cv.Engagement{{Title: text("Mate"), Highlights: slices.Clone(list)}},
			Projects: []cv.Project{{Name: text("Quay"), Summary: slices.Clone(list)}},
		}
		notes := Leave(doc, nil)
		post, project := values(doc.Work[0].Highlights), values(doc.Projects[0].Summary)
		if !slices.Equal(post, c.left) || !slices.Equal(project, c.left) || len(notes) != 2*(len(c.is)-len(c.left)) {
			t.Errorf("%q: %q and %q are left, %d notes", c.is, post, project, len(notes))
		}
	}
}

// The labels of a form that nobody filled in go, where they stand for a referee or in a post; what they may name stays.
func TestEmptyLabelsOfForms(t *testing.T) {
	doc := &cv.Document{
		References: []cv.Reference{
			{Name: text("Place:", 1)}, {Name: text("Date: ____", 2)}, {Name: text("Robin Moss", 3)}, {Name: text("Date: May", 4)},
		},
		Work: []cv.Engagement{{
			Organisation: text("Moss Rigging", 5),
			Summary: []cv.Text{
				text("Prev. Employer 3", 6), text("Present. Employer 1", 7),
				text("Previous employer of Robin", 8), text("Company of 40", 9),
			},
		}},
	}
	Leave(doc, nil)
	var names []string
	for _, r := range doc.References {
		names = append(names, r.Name.Value)
	}
	if !slices.Equal(names, []string{"Robin Moss", "Date: May"}) {
		t.Errorf("referees: %q", names)
	}
	if got := values(doc.Work[0].Summary); !slices.Equal(got, []string{"Previous employer of Robin", "Company of 40"}) {
		t.Errorf("post: %q", got)
	}
}

// A label of a list goes where it announces nothing.
func TestLabelsAtTheEnd(t *testing.T) {
	for _, c := range []struct{ is, want []string }{
		{[]string{"Built a boat", "Rope Module :"}, []string{"Built a boat"}},
		{[]string{"Rope Module :", "Built a boat"}, []string{"Rope Module :", "Built a boat"}},
		{[]string{"MINI PROJECT", "Built a boat"}, []string{"Built a boat"}},
		{[]string{"Key", "Performance", "Areas", "Built a boat"}, []string{"Built a boat"}},
		{[]string{"Key", "Ropes", "Built a boat"}, []string{"Key", "Ropes", "Built a boat"}},
		{[]string{"Final-year project", "Boat project"}, []string{"Boat project"}},
	} {
		doc := &cv.Document{Projects: []cv.Project{{Name: text("Boat", 0)}}}
		for i, s := range c.is {
			doc.Projects[0].Highlights = append(doc.Projects[0].Highlights, text(s, i+1))
		}
		if Leave(doc, nil); !slices.Equal(values(doc.Projects[0].Highlights), c.want) {
			t.Errorf("%q: got %q", c.is, values(doc.Projects[0].Highlights))
		}
	}
}

// A heading over rows of skills names nothing that somebody can do.
func TestHeadingsOverRowsOfSkills(t *testing.T) {
	for _, c := range []struct {
		source, want []string
	}{
		{[]string{"Rigging & Hull Work", "Rigging: Knots, Splices"}, []string{"Rigging"}},
		{[]string{"Rigging & Hull Work, Sails", "Rigging: Knots, Splices"}, []string{"Rigging & Hull Work", "Rigging"}},
		{[]string{"Rigging & Hull Work", "Sails", "Rigging: Knots, Splices"}, []string{"Rigging & Hull Work", "Rigging"}},
	} {
		last := len(c.source) - 1
		doc := &cv.Document{Skills: []cv.SkillGroup{
			{Name: text("Rigging & Hull Work", 0)}, {Name: text("Rigging", last), Keywords: []cv.Text{text("Knots", last)}},
		}}
		for _, line := range c.source {
			doc.Source = append(doc.Source, cv.SourceLine{Text: line})
		}
		Leave(doc, nil)
		var got []string
		for _, g := range doc.Skills {
			got = append(got, g.Name.Value)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q", c.source, got)
		}
	}
}

func TestHeadsOfTables(t *testing.T) {
	for line, want := range map[string]bool{
		"Name of Organisation City, Country. Designation From To Duration Reason For Leaving": true,
		"Organisation Duration Designation/Remarks":                                           true,
		"From 2010 to 2012 Designation Rigger":                                                false,
		"Project description and duties":                                                      true,
		"Key Measurable Achievements:":                                                        true,
		"Currently associated":                                                                true,
		"Currently associated with sailors":                                                   false,
		"Duties of the department":                                                            false,
		"Degree in Marks":                                                                     false,
	} {
		doc := &cv.Document{Work: []cv.Engagement{{Title: text("Rigger", 0), Highlights: []cv.Text{text(line, 3)}}}}
		if Leave(doc, nil); (len(doc.Work[0].Highlights) == 0) != want {
			t.Errorf("%q: got %v", line, !want)
		}
	}
}

func TestTitlesAreNoInterests(t *testing.T) {
	doc := &cv.Document{}
	for i, s := range []string{"Chess", "RESUME", "Position applied (rigger)", "Reading CVs of poets"} {
		doc.Interests = append(doc.Interests, cv.Interest{Name: text(s, i)})
	}
	Leave(doc, nil)
	if len(doc.Interests) != 2 || doc.Interests[1].Name.Value != "Reading CVs of poets" {
		t.Errorf("got %+v", doc.Interests)
	}
}
