package condense

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func TestSentence(t *testing.T) {
	for _, c := range []struct{ before, after string }{
		{"Trained divers in order to pass the exam.", "Trained divers to pass the exam."},
		{"Checked the moorings on a daily basis.", "Checked the moorings daily."},
		{"Handled a total of 40 boats.", "Handled 40 boats."},
		{"Answered each and every call.", "Answered each call."},
		// What would change the meaning, a name or a quotation stays.
		{"Not available at all times.", "Not available at all times."},
		{"Performed as well as senior staff.", "Performed as well as senior staff."},
		{"Had the opportunity to lead.", "Had the opportunity to lead."},
		{"Paid on an hourly basis.", "Paid on an hourly basis."},
		{"Ran the In Order To campaign.", "Ran the In Order To campaign."},
		{"Said “in order to sail” and left.", "Said “in order to sail” and left."},
		{"Ordered tools.", "Ordered tools."},
	} {
		if got := Sentence(c.before); got != c.after {
			t.Errorf("%q: got %q, want %q", c.before, got, c.after)
		}
	}
}

// Names keep their full stops, brackets and numerals.
func TestCleanFacts(t *testing.T) {
	for value, want := range map[string]bool{
		"St. Brannock Shipwrights Ltd.": true, "Rigger I": true, "Mate (Deck)": true, "J. R. Coyle & Sons": true, "Dr. Orme Clinic": true, "3D Artist": true,
		"Tollgate Yard, UK. We mend boats": false, "Mate (Deck": false, "Mate)": false, "Duties: mooring": false, "Rigger | Poole": false, "": false, "Splicer 2019": false,
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
		Source: []cv.SourceLine{{Text: "Head Rigger, Solent Yachts 2014 - 2019"}, {Text: "Barista, Quay Coffee 2012 - 2014"}, {Text: "Splicing, AutoCAD, no C#"}, {Text: "BSc Naval Architecture, University of Solent 2009 - 2012"}},
		Work: []cv.Engagement{{Title: line(0, "Head Rigger"), Organisation: line(0, "Solent Yachts"), Dates: years(2014, 2019)},
			{Title: line(1, "Barista"), Organisation: line(1, "Quay Coffee"), Dates: years(2012, 2014)}},
		Skills:    []cv.SkillGroup{{Keywords: []cv.Text{line(2, "Splicing"), line(2, "AutoCAD"), line(2, "no C#")}}},
		Education: []cv.Education{{Degree: line(3, "BSc"), Area: line(3, "Naval Architecture"), Institution: line(3, "University of Solent"), Dates: years(2009, 2012)}},
	}
	doc.AssignIDs()
	return doc
}

func TestProfile(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*cv.Document)
		want   string
	}{
		{"one post after the other", func(*cv.Document) {},
			"Head Rigger at Solent Yachts and before that Barista at Quay Coffee, with Splicing and AutoCAD. BSc in Naval Architecture from University of Solent."},
		{"two at a time", func(d *cv.Document) { d.Work[1].Dates = years(2012, 2016) },
			"Head Rigger at Solent Yachts and Barista at Quay Coffee, with Splicing and AutoCAD. BSc in Naval Architecture from University of Solent."},
		{"a degree not held yet", func(d *cv.Document) { d.Education[0].Dates = years(2024, 2027) },
			"Head Rigger at Solent Yachts and before that Barista at Quay Coffee, with Splicing and AutoCAD."},
		{"a degree given up", func(d *cv.Document) { d.Education[0].Score = line(3, "withdrawn before completion") },
			"Head Rigger at Solent Yachts and before that Barista at Quay Coffee, with Splicing and AutoCAD."},
		{"a sentence read as the firm", func(d *cv.Document) { d.Work[0].Organisation.Value = "Solent Yachts. I splice wire for racing crews" }, ""},
		{"a course read as the firm", func(d *cv.Document) { d.Work[0].Organisation.Value = "Rigging II (12 people, 2018" }, ""},
		{"somebody speaking in the title", func(d *cv.Document) { d.Work[0].Title.Value = "Rigger for my uncle" }, ""},
		{"a title nobody is sure of", func(d *cv.Document) { d.Work[0].Title.Confidence = 0.3 }, ""},
		{"an earlier post badly read is left out", func(d *cv.Document) { d.Work[1].Organisation.Value = "Quay Coffee (closed" },
			"Head Rigger at Solent Yachts, with Splicing and AutoCAD. BSc in Naval Architecture from University of Solent."},
		{"a degree badly read is left out", func(d *cv.Document) { d.Education[0].Institution.Value = "University of Solent: Thesis on masts" },
			"Head Rigger at Solent Yachts and before that Barista at Quay Coffee, with Splicing and AutoCAD."},
		{"another language", func(d *cv.Document) { d.Locale = "de" }, ""},
		{"a language not known", func(d *cv.Document) { d.Locale = "" }, ""},
		{"there is one", func(d *cv.Document) { d.Summary = []cv.Text{line(0, "Rigger.")} }, "Rigger."},
	} {
		doc := rigger()
		c.change(doc)
		original := doc.Clone()
		Profile(doc, 2026, nil)
		got := ""
		if len(doc.Summary) > 0 {
			got = doc.Summary[0].Value
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
		if v := truth.Check(original, doc, nil); len(v) > 0 && len(original.Summary) == 0 {
			t.Errorf("%s: the truth check objects: %v", c.name, v)
		}
	}
}
