package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
	"focal/internal/truth"
)

// Names keep their full stops, brackets and numerals.
func TestCleanFacts(t *testing.T) {
	for value, want := range map[string]bool{
		"St. Brannock Shipwrights Ltd.": true, "Rigger I": true, "Mate (Deck)": true, "J. R. Coyle & Sons": true, "Dr. Orme Clinic": true,
		"3D Artist":                        true,
		"Tollgate Yard, UK. We mend boats": false, "Mate (Deck": false, "Mate)": false, "Duties: mooring": false, "Rigger | Poole": false,
		"": false, "Splicer 2019": false,
		"A very long line that goes on about masts and sails and ropes and never comes to any sort of end": false,
	} {
		if clean(cv.Text{Value: value}) != want {
			t.Errorf("%q: want %v", value, want)
		}
	}
}

func line(n int, s string) cv.Text { return cv.Text{Value: s, Lines: []int{n}} }

func years(from, to int) cv.DateRange {
	return cv.DateRange{Start: cv.Date{Year: from}, End: cv.Date{Year: to}}
}

func rigger() *cv.Document {
	doc := &cv.Document{
		Locale: "en-GB",
		Source: []cv.SourceLine{
			{Text: "Head Rigger, Solent Yachts 2014 - 2019"},
			{Text: "Barista, Quay Coffee 2012 - 2014"},
			{Text: "Splicing, AutoCAD, no C#"},
			{Text: "BSc Naval Architecture, University of Solent 2009 - 2012"},
		},
		Work: []cv.Engagement{
			{Title: line(0, "Head Rigger"), Organisation: line(0, "Solent Yachts"), Dates: years(2014, 2019)},
			{Title: line(1, "Barista"), Organisation: line(1, "Quay Coffee"), Dates: years(2012, 2014)},
		},
		Skills: []cv.SkillGroup{{Keywords: []cv.Text{line(2, "Splicing"), line(2, "AutoCAD"), line(2, "no C#")}}},
		Education: []cv.Education{{Degree: line(3, "BSc"), Area: line(3, "Naval Architecture"), Institution: line(3,
			"University of Solent"), Dates: years(2009, 2012)}},
	}
	doc.AssignIDs()
	return doc
}

// rig is rigger with bullets, for a candidate of a name.
func rig() *cv.Document {
	doc := rigger()
	doc.Person.Name = line(0, "Ada Mercer")
	doc.Work[0].Dates = cv.DateRange{Start: cv.Date{Year: 2014}, Current: true}
	add := func(s string) cv.Text {
		doc.Source = append(doc.Source, cv.SourceLine{Text: s})
		return line(len(doc.Source)-1, s)
	}
	doc.Work[0].Highlights = []cv.Text{
		add("Leads the rigging of 12 racing yachts, saving two weeks."),
		add("Spliced wire for the harbour."), add("My team won the Quay Prize."),
	}
	doc.Certificates = []cv.Certificate{{Name: add("CISM")}, {Name: add("HGV Licence"), Dates: cv.DateRange{End: cv.Date{Year: 2020}}}}
	doc.Clearances = []cv.Clearance{{Level: add("SC"), Status: add("current")}}
	doc.AssignIDs()
	return doc
}

func shows(level, status string, evidence ...string) tailor.Requirement {
	return tailor.Requirement{Level: level, Kind: tailor.KindSkill, Status: status, Evidence: evidence, Text: "rigging, Splicing"}
}

var job = &tailor.Match{Requirements: []tailor.Requirement{
	shows(tailor.Must, tailor.Met, "Leads the rigging of 12 racing yachts, saving two weeks."),
	shows(tailor.Must, tailor.Met, "SC"), shows(tailor.Must, tailor.Met, "CISM"), shows(tailor.Must, tailor.Met, "HGV Licence"),
	shows(tailor.Nice, tailor.Partly, "My team won the Quay Prize."),
	{Level: tailor.Must, Kind: tailor.KindSkill, Status: tailor.Not, Text: "Diving"},
}}

func TestCompose(t *testing.T) {
	// Where the post cannot be told, the degree says who somebody is.
	const misread = "Ada Mercer holds SC clearance, CISM and a BSc in Naval Architecture from the University of Solent. She leads the rigging of 12 racing yachts."
	profile := func(values ...string) func(*cv.Document) {
		return func(d *cv.Document) {
			for _, v := range values {
				d.Source = append(d.Source, cv.SourceLine{Text: v})
				d.Summary = append(d.Summary, line(len(d.Source)-1, v))
			}
			d.AssignIDs()
		}
	}
	for _, c := range []struct {
		name   string
		change func(*cv.Document)
		match  *tailor.Match
		person cv.Perspective
		who    cv.Pronouns
		want   string
	}{
		{
			"no profile, no job", func(*cv.Document) {}, nil, cv.ThirdPerson, cv.She,
			"Ada Mercer is Head Rigger at Solent Yachts, leading the rigging of 12 racing yachts. She holds SC clearance, CISM " +
				"and a BSc in Naval Architecture from the University of Solent.",
		},
		{
			"in the first person", func(*cv.Document) {}, nil, cv.FirstPerson, cv.They,
			"I am Head Rigger at Solent Yachts, leading the rigging of 12 racing yachts. I hold SC clearance, CISM and a BSc in " +
				"Naval Architecture from the University of Solent.",
		},
		{
			"posts that are over", func(d *cv.Document) { d.Work[0].Dates = years(2014, 2019); d.Work[0].Highlights = nil }, nil,
			cv.ThirdPerson, cv.He,
			"Ada Mercer has worked as Head Rigger at Solent Yachts and as a barista at Quay Coffee, and holds SC clearance, CISM " +
				"and a BSc in " +
				"Naval Architecture from the University of Solent.",
		},
		{
			"facts for the job go behind the first sentence", profile("Ada Mercer is a rigger of nine years. She cares about ropes."), job,
			cv.ThirdPerson, cv.She,
			"Ada Mercer is an SC-cleared rigger of nine years who holds CISM. She leads the rigging of 12 racing yachts and cares " +
				"about ropes.",
		},
		{
			"what the profile says is not said again",
			profile("Ada Mercer is an SC-cleared rigger with CISM. She is leading the rigging of racing yachts."), job, cv.ThirdPerson,
			cv.She,
			"Ada Mercer is an SC-cleared rigger with CISM. She is leading the rigging of racing " +
				"yachts. She holds a BSc in Naval Architecture.",
		},
		{
			"many short claims", profile("Ada Mercer is a rigger. She holds a boat licence. She rows. She sews."), job, cv.ThirdPerson, cv.She,
			"Ada Mercer is an SC-cleared rigger who holds CISM. She leads the rigging of 12 racing yachts, rows and sews. She " +
				"holds a boat licence.",
		},
		{
			"short claims make one sentence", profile("Ada Mercer is a rigger. She rows. She sews."), job, cv.ThirdPerson, cv.She,
			"Ada Mercer is an SC-cleared rigger who holds CISM. She leads the rigging of 12 racing yachts, rows and sews.",
		},
		{
			"a second sentence that goes on from the first", profile("Ada Mercer is a rigger. This is a trade of care."), job,
			cv.ThirdPerson, cv.They,
			"Ada Mercer is an SC-cleared rigger who holds CISM. This is a trade of care. They lead the rigging of 12 racing yachts.",
		},
		{
			"and one that does so further in", profile("Ada Mercer is a rigger. Not only is it a trade, but others need it, too."), job,
			cv.ThirdPerson, cv.They,
			"Ada Mercer is an SC-cleared rigger who holds CISM. Not only is it a trade, but others need it, too. They lead the rigging " +
				"of 12 racing yachts.",
		},
		{
			"years go to the role, a clearance before it",
			profile("Ada Mercer is a rigger who cares about ropes. She has nine years in yachting. She holds SC clearance."), nil,
			cv.ThirdPerson, cv.She,
			"Ada Mercer is an SC-cleared rigger with nine years in yachting who cares about ropes. She leads the rigging of 12 " +
				"racing yachts and holds CISM and a BSc in Naval Architecture.",
		},
		{
			"a title for who has years", profile("Ada Mercer has nine years of work on racing yachts."), job, cv.ThirdPerson, cv.They,
			"Ada Mercer is Head Rigger with nine years of work on racing yachts. They lead the rigging of 12 racing yachts and " +
				"hold SC clearance and CISM.",
		},
		{
			"what is over stays a sentence of its own", profile("Ada Mercer is a rigger. Took a career break from 2016 to 2018."), nil,
			cv.ThirdPerson, cv.They,
			"Ada Mercer is an SC-cleared rigger who holds CISM. They lead the rigging of 12 racing yachts and hold a BSc in " +
				"Naval Architecture. They took a career break from 2016 to 2018.",
		},
		{
			"a profile about somebody else's words stays", profile("Ada Mercer is “the best” rigger of nine years."), job, cv.FirstPerson,
			cv.They,
			"Ada Mercer is “the best” rigger of nine years. Qualifications include SC clearance and CISM.",
		},
		{
			"a certificate with its issuer behind it", func(d *cv.Document) {
				name := &d.Certificates[0].Name
				name.Value, d.Work[0].Highlights = "Certified Rope Splicer (CRS), RYA", nil
				d.Source[name.Lines[0]].Text = name.Value
			}, &tailor.Match{Requirements: []tailor.Requirement{shows(tailor.Must, tailor.Met, "Certified Rope Splicer (CRS), RYA")}},
			cv.ThirdPerson, cv.She,
			"Ada Mercer is Head Rigger at Solent Yachts and holds the Certified Rope Splicer (CRS) credential and a BSc in Naval " +
				"Architecture from the University of Solent.",
		},
		{
			"a degree not held yet", func(d *cv.Document) { d.Education[0].Dates = years(2024, 2027); d.Work[0].Highlights = nil }, nil,
			cv.ThirdPerson, cv.She,
			"Ada Mercer is Head Rigger at Solent Yachts and holds SC clearance and CISM.",
		},
		{"a degree given up, a clearance that lapsed", func(d *cv.Document) {
			d.Education[0].Score = line(3, "withdrawn before completion")
			d.Clearances[0].Status.Value, d.Certificates, d.Work[0].Highlights = "expired", nil, nil
		}, nil, cv.ThirdPerson, cv.She, "Ada Mercer is Head Rigger at Solent Yachts."},
		{
			"a sentence read as the firm",
			func(d *cv.Document) { d.Work[0].Organisation.Value = "Solent Yachts. I splice wire for racing crews" }, nil, cv.ThirdPerson,
			cv.She, misread,
		},
		{
			"somebody speaking in the title", func(d *cv.Document) { d.Work[0].Title.Value = "Rigger for my uncle" }, nil, cv.ThirdPerson,
			cv.She, misread,
		},
		{
			"a title nobody is sure of", func(d *cv.Document) { d.Work[0].Title.Confidence = 0.3 }, nil, cv.ThirdPerson, cv.She,
			misread,
		},
		{"another language", func(d *cv.Document) { d.Locale = "de" }, nil, cv.ThirdPerson, cv.She, ""},
		{"a language not known", func(d *cv.Document) { d.Locale = "" }, nil, cv.ThirdPerson, cv.She, ""},
	} {
		doc := rig()
		c.change(doc)
		original := doc.Clone()
		notes := Compose(doc, Request{
			Match: c.match, Original: original, Person: c.person, Pronouns: c.who, Today: cv.Date{
				Year:  2026,
				Month: 11,
			},
			Edited: func(string) bool { return false },
		}, nil)
		got := ""
		if len(doc.Summary) > 0 {
			got = doc.Summary[0].Value
		}
		if got != c.want {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.want)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%s: the truth check objects: %v", c.name, v)
		}
	}
}

// What the user took back or worded is not composed.
func TestComposeLeavesDecisions(t *testing.T) {
	for name, change := range map[string]func(*Request) cv.Keep{
		"taken back": func(*Request) cv.Keep { return func(cv.Note) bool { return false } },
		"worded":     func(r *Request) cv.Keep { r.Edited = func(id string) bool { return id == "summary[0]" }; return nil },
	} {
		doc := rig()
		doc.Summary = []cv.Text{line(0, "Ada Mercer is a rigger.")}
		doc.AssignIDs()
		r := Request{Original: doc.Clone(), Person: cv.ThirdPerson, Edited: func(string) bool { return false }}
		keep := change(&r)
		if notes := Compose(doc, r, keep); len(notes) > 0 || doc.Summary[0].Value != "Ada Mercer is a rigger." {
			t.Errorf("%s: %q, %v", name, doc.Summary[0].Value, notes)
		}
	}
}
