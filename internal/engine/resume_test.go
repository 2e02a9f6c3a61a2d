package engine_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/wordtemplate/specimen"
)

// A converted CV that is had as JSON Resume and uploaded again is the same CV: the same
// text in the same places, in every section, and the same file when it is had again.
func TestC3_JSONResumeReadsBack(t *testing.T) {
	e := newEngine(t)
	people := []*cv.Document{awkward(), specimen.Full(), specimen.Short(), specimen.Military(), specimen.Academic(), specimen.Developer()}
	for i := range 40 {
		people = append(people, specimen.Random(rand.New(rand.NewPCG(uint64(i), 34))))
	}
	for i, doc := range people {
		file, err := engine.Export(doc, engine.FormatJSON, cv.Look{})
		if err != nil {
			t.Fatal(err)
		}
		back, err := e.Read(context.Background(), engine.Upload{Name: "cv.json", Data: file})
		if err != nil {
			t.Fatalf("%s: %v", doc.Person.Name.Value, err)
		}
		want, got := told(doc), told(back.Document)
		for key, value := range want {
			if got[key] != value {
				t.Errorf("%d %s: %s is %q, was %q", i, doc.Person.Name.Value, key, got[key], value)
			}
		}
		for key, value := range got {
			if _, ok := want[key]; !ok {
				t.Errorf("%d %s: %s is new: %q", i, doc.Person.Name.Value, key, value)
			}
		}
		again, err := engine.Export(back.Document, engine.FormatJSON, cv.Look{})
		if err != nil || string(again) != string(file) {
			t.Errorf("%d %s: had again it is another file, %v", i, doc.Person.Name.Value, err)
		}
	}
}

// told is all that a document says, by the place where it says it.
func told(d *cv.Document) map[string]string {
	out := map[string]string{}
	d.Walk(func(r cv.Ref) {
		switch {
		case strings.HasSuffix(r.Path, ".dates"): // as it was written; what it says is compared below
		case strings.HasSuffix(r.Path, "url"):
			out[r.Path] = strings.TrimPrefix(r.Text.Value, "https://") // the schema wants whole addresses
		default:
			out[r.Path] = r.Text.Value
		}
	})
	for i, p := range d.Person.Profiles {
		if p.URL.IsZero() {
			out[fmt.Sprintf("person.profiles[%d].url", i)] = p.Username
		}
	}
	dates := func(section string, i int, r cv.DateRange) {
		if text := r.Display(); text != "" {
			out[fmt.Sprintf("%s[%d].when", section, i)] = text
		}
	}
	for i, w := range d.Work {
		dates("work", i, w.Dates)
	}
	for i, w := range d.Volunteering {
		dates("volunteering", i, w.Dates)
	}
	for i, p := range d.Projects {
		dates("projects", i, p.Dates)
	}
	for i, s := range d.Education {
		dates("education", i, s.Dates)
	}
	for i, c := range d.Certificates {
		dates("certificates", i, c.Dates)
	}
	for i, c := range d.Clearances {
		dates("clearances", i, c.Dates)
		out[fmt.Sprintf("clearances[%d].scheme", i)] = c.Scheme
	}
	for i, p := range d.Publications {
		dates("publications", i, p.Dates)
	}
	for i, a := range d.Awards {
		dates("awards", i, a.Dates)
	}
	return out
}

// awkward has what the schema has no member for, or reads otherwise.
func awkward() *cv.Document {
	t := func(s string) cv.Text { return cv.Text{Value: s} }
	year := func(y int) cv.DateRange { return cv.DateRange{Start: cv.Date{Year: y}} }
	d := &cv.Document{Locale: "en-GB"}
	d.Person.Name = t("Wren Adair")
	d.Person.Location = cv.Place{Text: t("Leith, Edinburgh, Scotland"), City: "Edinburgh", Region: "Scotland", Country: "GB"}
	d.Skills = []cv.SkillGroup{
		{Name: t("Tools"), Level: t("Expert"), Keywords: []cv.Text{t("Welding"), t("Lathe")}},
		{Keywords: []cv.Text{t("Rigging"), t("Slinging")}},
	}
	d.Work = []cv.Engagement{
		{Title: t("Rigger"), Organisation: t("Forth Yards"), Dates: cv.DateRange{
			Start: cv.Date{Year: 2004, Season: cv.Summer}, End: cv.Date{Year: 2006, Season: cv.Q3},
		}},
		{Title: t("Mate"), Organisation: t("Tay Ferries"), Dates: cv.DateRange{End: cv.Date{Year: 2003, Month: 4}}},
		{Title: t("Hand"), Organisation: t("Dee Boats"), Dates: year(2001), Unit: t("Deck"), Keywords: []cv.Text{t("Nets")}},
	}
	d.Volunteering = []cv.Engagement{{
		Title: t("Crew"), Organisation: t("Lifeboats"), Unit: t("Shore"), Keywords: []cv.Text{t("Radio")},
		Dates: cv.DateRange{Start: cv.Date{Year: 2010}, Current: true},
	}}
	d.Education = []cv.Education{{Institution: t("Leith College"), Degree: t("HNC"), Dates: year(1999)}}
	d.Certificates = []cv.Certificate{
		{Name: t("Slinger"), Dates: cv.DateRange{End: cv.Date{Year: 2027, Month: 1}}}, {Name: t("Rescue"), Dates: year(2020)},
	}
	d.Clearances = []cv.Clearance{{Level: t("BPSS"), Dates: year(2022)}}
	d.Additional = []cv.OtherSection{{Heading: t("Vessels"), Items: []cv.Item{{Text: t("MV Rowan")}, {Text: t("MV Alder"), Bullet: true}}}}
	d.AssignIDs()
	return d
}
