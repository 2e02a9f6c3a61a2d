package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// addPost gives a CV a post of some years.
func addPost(d *cv.Document, title, firm string, from, to int, bullets ...string) {
	w := cv.Engagement{Title: sourced(d, title), Organisation: sourced(d, firm)}
	w.Dates = cv.DateRange{Start: cv.Date{Year: from, Month: 1}, Current: to == 0, Text: sourced(d, "dates")}
	if to > 0 {
		w.Dates.End = cv.Date{Year: to, Month: 1}
	}
	d.Source[w.Dates.Text.Lines[0]].Text = cv.DateRange{Start: w.Dates.Start, End: w.Dates.End}.Display()
	for _, b := range bullets {
		w.Highlights = append(w.Highlights, sourced(d, b))
	}
	d.Work = append(d.Work, w)
}

// addCourse gives a CV a course of some years.
func addCourse(d *cv.Document, degree, area, school string, from, to int) {
	e := cv.Education{Degree: sourced(d, degree), Area: sourced(d, area), Institution: sourced(d, school)}
	e.Dates = cv.DateRange{Start: cv.Date{Year: from}, End: cv.Date{Year: to}, Current: to == 0, Text: sourced(d, "dates")}
	d.Education = append(d.Education, e)
}

// A profile that is put together says who, what was done there, what came before and what is held, each once and in the
// form that goes with what stands before it; the truth check accepts all of it.
func TestPortray(t *testing.T) {
	post, course := addPost, addCourse
	speaks := func(d *cv.Document, list ...string) {
		for i := 0; i < len(list); i += 2 {
			d.Languages = append(d.Languages, cv.Language{Name: sourced(d, list[i]), Fluency: sourced(d, list[i+1])})
		}
	}
	for _, c := range []struct {
		name string
		cv   func(*cv.Document)
		who  cv.Pronouns
		want string
	}{
		{
			"since when, and what goes on there", func(d *cv.Document) {
				post(d, "Senior Rigger", "Solent Yachts", 2015, 0, "Leads a crew of 11 shipwrights.")
				course(d, "BSc", "Naval Architecture", "Port College", 2004, 2007)
			}, cv.She,
			"Ines Calloway has been a senior rigger at Solent Yachts since 2015, leading a crew of 11 shipwrights. She holds a " +
				"BSc in Naval Architecture from Port College.",
		},
		{
			"what was done in an earlier post is of an earlier time", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				post(d, "Yard Manager", "Gull Lofts", 2009, 2015, "Trained 30 deckhands in mooring.", "Built a slipway for 40 boats.")
			}, "",
			"Ines Calloway has been a rigger at Solent Yachts since 2015. Trained 30 deckhands in mooring and built a slipway for 40 " +
				"boats at Gull Lofts.",
		},
		{
			"years without months are not counted, languages are told where they are spoken well", func(d *cv.Document) {
				post(d, "Electrician", "Gull Lofts", 2011, 2013)
				d.Work[0].Dates.Start.Month, d.Work[0].Dates.End.Month = 0, 0
				speaks(d, "Welsh", "fluent", "French", "native", "Danish", "1/5", "Norse", "GCSE", "HTML", "")
			}, "",
			"Ines Calloway has worked as an electrician at Gull Lofts and speaks Welsh and French.",
		},
		{
			"who rose in a post has not been it from its first day on, and a deed of a year is of that year", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2010, 0, "Promoted from deckhand in 2019.", "Built a slipway for 40 boats in 2016.")
			}, "",
			"Ines Calloway is a rigger at Solent Yachts. Has built a slipway for 40 boats.",
		},
		{
			"a course that was to end before today was studied, and one that was put off does not go on", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				course(d, "BSc", "Ropes", "Port College", 2014, 2019)
				d.Education[0].Dates.Text.Value = "Expected 2019"
				course(d, "MSc", "Sails", "Port College", 2024, 0)
				d.Education[1].Dates.Text.Value = "2024 - present (deferred)"
			}, "",
			"Ines Calloway has been a rigger at Solent Yachts since 2015 and studied Ropes at Port College.",
		},
		{
			"the same with a pronoun", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				post(d, "Yard Manager", "Gull Lofts", 2009, 2015, "Trained 30 deckhands in mooring.")
			}, cv.He,
			"Ines Calloway has been a rigger at Solent Yachts since 2015. At Gull Lofts, he trained 30 deckhands in mooring.",
		},
		{
			"years in a trade at the employers that are named", func(d *cv.Document) {
				post(d, "Electrician", "Gull Lofts", 2011, 2013)
				post(d, "Electrician", "Tern Sails Ltd.", 2007, 2010)
			}, "",
			"Ines Calloway has five years of experience as an electrician at Gull Lofts and Tern Sails Ltd.",
		},
		{
			"years in a lower rank are years of experience, and none in the higher one", func(d *cv.Document) {
				post(d, "Senior Electrician", "Gull Lofts", 2011, 2013)
				post(d, "Electrician", "Tern Sails", 2007, 2010)
			}, "",
			"Ines Calloway has five years of experience, most recently as a senior electrician at Gull Lofts. Previously worked as an " +
				"electrician at Tern Sails.",
		},
		{
			"years as a trainee are none in the trade", func(d *cv.Document) {
				post(d, "Electrician", "Gull Lofts", 2011, 2013)
				post(d, "Trainee Electrician", "Tern Sails", 2007, 2010)
			}, "",
			"Ines Calloway has two years of experience as an electrician at Gull Lofts. Previously worked as a trainee electrician " +
				"at Tern Sails.",
		},
		{
			"years that nothing proves are not told", func(d *cv.Document) {
				post(d, "Electrician", "Gull Lofts", 2013, 2013)
				post(d, "Cook", "Quay Coffee", 2012, 2012)
			}, "",
			"Ines Calloway has worked as an electrician at Gull Lofts and as a cook at Quay Coffee.",
		},
		{
			"a post of another trade counts where it was long", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				post(d, "Cook", "Quay Coffee", 2013, 2014)
				post(d, "Accountant", "Gull Lofts", 2005, 2012)
			}, "",
			"Ines Calloway has been a rigger at Solent Yachts since 2015. Previously worked as an accountant at Gull Lofts.",
		},
		{
			"the highest degree, and languages of those who speak several", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				course(d, "BSc", "Rope Science", "Port College", 2012, 2015)
				course(d, "PhD", "Naval Architecture", "Port College", 2004, 2008)
				speaks(d, "ENGLISH", "Fluent", "Welsh", "", "French", "Basic")
			}, cv.She,
			"Ines Calloway has been a rigger at Solent Yachts since 2015. She holds a PhD in Naval Architecture from Port College " +
				"and speaks English and Welsh.",
		},
		{
			"a course that goes on is studied for", func(d *cv.Document) {
				course(d, "BSc", "Naval Architecture", "Port College", 2024, 0)
			}, "",
			"Ines Calloway is studying for a BSc in Naval Architecture at Port College.",
		},
		{
			"beside a post, too", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				course(d, "MSc", "Naval Architecture", "Port College", 2024, 0)
			}, cv.She,
			"Ines Calloway has been a rigger at Solent Yachts since 2015 and is studying for an MSc in Naval Architecture at " +
				"Port College.",
		},
		{
			"what a team did is nobody's", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0, "Built a slipway for 40 boats as part of a team.", "Our crew won 3 prizes.")
			}, "",
			"Ines Calloway has been a rigger at Solent Yachts since 2015.",
		},
		{
			"a post that went on beside the newest was no earlier one", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				post(d, "Boat Rigger", "Gull Lofts", 2012, 2018)
			}, "",
			"Ines Calloway has been a rigger at Solent Yachts since 2015. Has also worked as a boat rigger at Gull Lofts.",
		},
		{
			"nor was what was done there", func(d *cv.Document) {
				post(d, "Rigger", "Solent Yachts", 2015, 0)
				post(d, "Boat Rigger", "Gull Lofts", 2012, 2018, "Trained 30 deckhands in mooring.")
			}, "",
			"Ines Calloway has been a rigger at Solent Yachts since 2015. Trained 30 deckhands in mooring at Gull Lofts.",
		},
		{
			"years of one role are not all years of somebody who was something else, too", func(d *cv.Document) {
				post(d, "Rope Analyst", "Gull Lofts", 2014, 2016)
				post(d, "Knot Lead", "Tern Sails", 2011, 2014)
				post(d, "Knot Analyst", "Quay Masts", 2009, 2011)
				post(d, "Cook", "Quay Coffee", 2001, 2009)
			}, "",
			"Ines Calloway has two years of experience as a rope analyst at Gull Lofts. Previously worked as a knot " +
				"analyst at Quay Masts and as a cook at Quay Coffee.",
		},
		{
			"a part of the house behind a dash", func(d *cv.Document) {
				post(d, "Rigger – Ropes Department", "Solent Yachts", 2015, 0)
			}, "",
			"Ines Calloway has been a rigger in the Ropes Department at Solent Yachts since 2015.",
		},
		{
			"of whom no name is told", func(d *cv.Document) {
				d.Person.Name = cv.Text{}
				post(d, "Rigger", "Solent Yachts", 2015, 0)
			}, cv.They,
			"Has been a rigger at Solent Yachts since 2015.",
		},
		{
			"a title that is no phrase stays as it is", func(d *cv.Document) {
				post(d, "Rigger – Deck", "Department of Ships", 2015, 0)
			}, "",
			"Ines Calloway works as Rigger – Deck at the Department of Ships.",
		},
	} {
		if got := portrayed(t, c.name, c.who, c.cv); got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
	}
}

// portrayed is the profile of a CV that has none, which the truth check has to accept.
func portrayed(t *testing.T, name string, who cv.Pronouns, change func(*cv.Document)) string {
	t.Helper()
	doc := &cv.Document{Locale: "en-GB"}
	doc.Person.Name = sourced(doc, "Ines Calloway")
	change(doc)
	doc.AssignIDs()
	original := doc.Clone()
	notes := Compose(doc, Request{
		Original: original, Person: cv.ThirdPerson, Pronouns: who, Today: cv.Date{Year: 2026, Month: 11},
		Edited: func(string) bool { return false }, Holds: truth.Written(original, nil),
	}, nil)
	if v := truth.Check(original, doc, notes); len(v) > 0 {
		t.Errorf("%s: the truth check objects: %v", name, v)
	}
	if len(doc.Summary) == 0 {
		return ""
	}
	return doc.Summary[0].Value
}

// A deed has a form for behind a post and one as a thing.
func TestFormsOfDeeds(t *testing.T) {
	for _, c := range []struct {
		d               deed
		doing, activity string
	}{
		{deed{verbs: []string{"lead"}, object: "a crew"}, "leading a crew", "leading a crew"},
		{deed{verbs: []string{"plan", "run"}, object: "a yard"}, "planning and running a yard", "planning and running a yard"},
		{deed{verbs: []string{"co-ordinate"}, object: "repairs"}, "co-ordinating repairs", "co-ordinating repairs"},
		{deed{verbs: []string{"be"}, object: "responsible for a yard"}, "responsible for a yard", "responsibility for a yard"},
	} {
		if got := c.d.doing(); got != c.doing {
			t.Errorf("got %q, want %q", got, c.doing)
		}
		if got := c.d.activity(); got != c.activity {
			t.Errorf("got %q, want %q", got, c.activity)
		}
	}
}

// Of one year is also the post that the first sentence names: what was done there was not done before it.
func TestNothingIsEarlierThanItself(t *testing.T) {
	year := cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2015}}
	c := &composer{doc: &cv.Document{Work: []cv.Engagement{{Dates: year}, {Dates: year}}}}
	if c.isEarlier(0, 0) || !c.isEarlier(1, 0) {
		t.Errorf("got %v of itself, %v of the one below", c.isEarlier(0, 0), c.isEarlier(1, 0))
	}
}
