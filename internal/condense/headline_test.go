package condense

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func TestHeadline(t *testing.T) {
	for _, c := range []struct {
		title, label, locale string
		current              bool
		want                 string
	}{
		{"Harbour Pilot", "", "en-GB", true, "Harbour Pilot"},
		{"Founder & CEO", "", "en-US", true, "Founder & CEO"},
		{"Harbour Pilot", "Master Mariner", "en-GB", true, "Master Mariner"},
		{"Harbour Pilot", "", "en-GB", false, "Harbour Pilot"},
		{"Harbour Pilot Trainee", "", "en-GB", false, ""},
		{"Harbour Pilot Trainee", "", "en-GB", true, "Harbour Pilot Trainee"},
		{"Harbour Pilot", "", "de", true, ""},
		{"Assistant Project", "", "en-GB", true, ""},
		{"Assistant Yard Manager", "", "en-GB", false, "Assistant Yard Manager"},
		{"Yard Assistant", "", "en-GB", false, ""},
		{"Store Keeper Works", "", "en-GB", true, ""},
		{"Trader Ropes", "", "en-GB", true, ""},
		{"Chief of Staff", "", "en-GB", true, "Chief of Staff"},
		{"Electrical Engineer O&M", "", "en-GB", true, "Electrical Engineer O&M"},
		{"Deck Engineer – Moorings", "", "en-GB", true, "Deck Engineer – Moorings"},
		{"Rigger / Splicer", "", "en-GB", true, "Rigger / Splicer"},
		{"Engineer II", "", "en-GB", true, "Engineer II"},
		{"Deck Officer DECK OFFICER", "", "en-GB", true, ""},
		{"Site Civil Supervior", "", "en-GB", true, ""},
		{"Scaffolder and Pipefitter", "", "en-GB", true, "Scaffolder and Pipefitter"},
		{"DevOps Engineer", "", "en-GB", true, "DevOps Engineer"},
		{"Rope Manager / Sail Manager", "", "en-GB", true, "Rope Manager / Sail Manager"},
		{"Deputy Manager and Acting Manager", "", "en-GB", true, "Deputy Manager and Acting Manager"},
		{"Deck Officer / DECK OFFICER", "", "en-GB", true, ""},
		{"Groundsworker", "", "en-GB", true, "Groundsworker"},
		{"Admin.Manager", "", "en-GB", true, ""},
		{"VB.NET Developer", "", "en-GB", true, "VB.NET Developer"},
		{"Podcaster", "", "en-GB", true, "Podcaster"},
		{"Pilotage and towing", "", "en-GB", true, ""},
		{"Pilot, Port of Poole", "", "en-GB", true, ""},
	} {
		doc := &cv.Document{
			Locale: c.locale, Person: cv.Person{Label: cv.Text{Value: c.label}},
			Work: []cv.Engagement{{Title: cv.Text{Value: c.title}, Dates: cv.DateRange{Start: cv.Date{Year: 2020}, Current: c.current}}},
		}
		if !c.current {
			doc.Work[0].Dates.End = cv.Date{Year: 2023}
		}
		Headline(doc, nil)
		if doc.Person.Label.Value != c.want {
			t.Errorf("%q: got %q, want %q", c.title, doc.Person.Label.Value, c.want)
		}
		doc.Person.Label.Value = c.label
		if Headline(doc, func(cv.Note) bool { return false }); doc.Person.Label.Value != c.label {
			t.Errorf("%q: put there against the user's will", c.title)
		}
	}
}

// A student of something without a post, not who studied it.
func TestHeadlineOfAStudent(t *testing.T) {
	for _, c := range []struct {
		area    string
		current bool
		text    string
		want    string
	}{
		{"Harbour Studies", true, "", "Harbour Studies Student"},
		{"Harbour Studies", false, "Expected June 2027", "Harbour Studies Student"},
		{"Harbour Studies", false, "2012", ""},
		{"Harbour Studies (2:1)", true, "", ""},
	} {
		doc := &cv.Document{Locale: "en-GB", Source: []cv.SourceLine{{Text: c.area}}}
		doc.Education = []cv.Education{{
			Area:  cv.Text{Value: c.area, Lines: []int{0}},
			Dates: cv.DateRange{Current: c.current, Text: cv.Text{Value: c.text}},
		}}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Headline(doc, nil)
		if got := doc.Person.Label.Value; got != c.want {
			t.Errorf("%q: got %q", c.area, got)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", c.area, v)
		}
	}
}

// The headline of who has two posts, of a title with its department, and of who studied since.
func TestHeadlineOfSeveralPosts(t *testing.T) {
	now := func(title string) cv.Engagement {
		return cv.Engagement{Title: cv.Text{Value: title, Lines: []int{0}}, Dates: cv.DateRange{Start: cv.Date{Year: 2020}, Current: true}}
	}
	over := now("Harbour Pilot")
	over.Dates = cv.DateRange{Start: cv.Date{Year: 2018}, End: cv.Date{Year: 2020}}
	for _, c := range []struct {
		posts   []cv.Engagement
		studied int
		want    string
	}{
		{[]cv.Engagement{now("Harbour Pilot"), now("Rope Teacher")}, 0, "Harbour Pilot / Rope Teacher"},
		{[]cv.Engagement{now("Harbour Pilot"), now("Harbour Pilot")}, 0, "Harbour Pilot"},
		{[]cv.Engagement{now("Harbour Pilot"), now("Rope Trainee")}, 0, "Harbour Pilot"},
		{[]cv.Engagement{now("Harbour Pilot"), now("Rope Teacher"), now("Clerk")}, 0, "Harbour Pilot"},
		{
			[]cv.Engagement{now("Senior Pilot, Department of Tides"), now("Rope Teacher, Department of Hemp and Wire")},
			0,
			"Senior Pilot / Rope Teacher",
		},
		{[]cv.Engagement{now("Harbour Pilot"), over}, 0, "Harbour Pilot"},
		{[]cv.Engagement{now("Senior Pilot, Department of Tides")}, 0, "Senior Pilot"},
		{[]cv.Engagement{now("Harbour Pilot (Trainee)")}, 0, ""},
		{[]cv.Engagement{over}, 2019, "Harbour Pilot"},
		{[]cv.Engagement{over}, 2023, ""},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: c.posts, Source: []cv.SourceLine{{Text: "Harbour Pilot"}}}
		if c.studied > 0 {
			doc.Education = []cv.Education{{Degree: cv.Text{Value: "BSc"}, Dates: cv.DateRange{End: cv.Date{Year: c.studied}}}}
		}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Headline(doc, nil)
		if got := doc.Person.Label.Value; got != c.want {
			t.Errorf("%q: got %q, want %q", c.posts[0].Title.Value, got, c.want)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: the truth check objects: %v", c.posts[0].Title.Value, v)
		}
	}
}

// TestHeadlineForAJob: the other half of a career, where the job asks for it and the newest title does not answer it.
func TestHeadlineForAJob(t *testing.T) {
	near := func(title string) float64 {
		return map[string]float64{
			"Sail Instructor": 1, "Harbour Pilot": 0.2, "Dock Trainer": 1.2, "Sail Trainer": 0.3, "Undergraduate Pilot": 2,
		}[title]
	}
	until := func(title string, year int) cv.Engagement {
		return cv.Engagement{Title: cv.Text{Value: title}, Dates: cv.DateRange{Start: cv.Date{Year: year - 3}, End: cv.Date{Year: year}}}
	}
	running := until("Harbour Pilot", 2024)
	running.Dates = cv.DateRange{Start: cv.Date{Year: 2020}, Current: true}
	for _, c := range []struct {
		name string
		work []cv.Engagement
		want string
	}{
		{
			"the other half",
			[]cv.Engagement{until("Harbour Pilot", 2024), until("Sail Instructor", 2023)},
			"Harbour Pilot / Sail Instructor",
		},
		{"the newest is as close", []cv.Engagement{until("Dock Trainer", 2024), until("Sail Instructor", 2023)}, "Dock Trainer"},
		{"a student then", []cv.Engagement{until("Harbour Pilot", 2024), until("Undergraduate Pilot", 2023)}, "Harbour Pilot"},
		{"hardly asked for", []cv.Engagement{until("Harbour Pilot", 2024), until("Sail Trainer", 2023)}, "Harbour Pilot"},
		{"long ago", []cv.Engagement{until("Harbour Pilot", 2024), until("Sail Instructor", 2014)}, "Harbour Pilot"},
		{"over while another goes on", []cv.Engagement{running, until("Sail Instructor", 2023)}, "Harbour Pilot"},
	} {
		doc := &cv.Document{Locale: "en-GB", Work: c.work}
		if HeadlineFor(doc, near, nil); doc.Person.Label.Value != c.want {
			t.Errorf("%s: got %q, want %q", c.name, doc.Person.Label.Value, c.want)
		}
		doc.Person.Label = cv.Text{}
		if HeadlineFor(doc, nil, nil); doc.Person.Label.Value != c.work[0].Title.Value {
			t.Errorf("%s: got %q without a job", c.name, doc.Person.Label.Value)
		}
	}
}
