package jsonresume

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"focal/internal/cv"
)

const sample = `{
 "$schema": "https://example.org/schema.json",
 "basics": {"name": "Ines Caldeira", "email": "ines@example.org", "location": {"city": "Porto", "countryCode": "PT"},
  "profiles": [{"network": "GitHub", "username": "icaldeira"}], "image": "me.png", "summary": "Line one.\nLine two."},
 "work": [{"name": "Rio Verde SA", "position": "Analyst", "startDate": "2019-04", "highlights": ["Built a model."], "x-note": 7}],
 "education": [{"institution": "Universidade do Douro", "studyType": "MSc", "area": "Statistics", "startDate": "2015", "endDate": "2017"}],
 "skills": ["Go", {"name": "Data", "keywords": ["SQL", "R"]}],
 "hobbies": {"outdoors": ["Climbing"]},
 "strengths": [{"name": "Mentoring", "description": "Four apprentices"}, {"name": "Sailing"}],
 "meta": {"version": "v1"}
}`

func TestClearancesUnderAnyOfTheirNames(t *testing.T) {
	for _, resume := range []string{
		`{"basics": {"clearances": [{"level": "SC", "status": "valid"}]}}`,
		`{"clearances": [{"name": "SC", "status": "valid"}]}`,
		`{"securityClearance": "SC"}`, `{"securityClearances": ["SC"]}`, `{"basics": {"clearance": "SC"}}`,
	} {
		doc, err := Decode(json.RawMessage(resume))
		if err != nil || len(doc.Clearances) != 1 || doc.Clearances[0].Level.Value != "SC" ||
			len(doc.Additional)+len(doc.Person.Details) > 0 {
			t.Errorf("%s: %v %+v", resume, err, doc)
		}
	}
}

func TestDecodeReadsEveryMember(t *testing.T) {
	doc, err := Decode(json.RawMessage(sample))
	if err != nil {
		t.Fatal(err)
	}
	work := doc.Work[0]
	for _, c := range []struct{ what, got, want string }{
		{"name", doc.Person.Name.Value, "Ines Caldeira"},
		{"place", doc.Person.Location.Value, "Porto, Portugal"},
		{"profile", doc.Person.Profiles[0].URL.Value, "icaldeira"},
		{"second paragraph", doc.Summary[1].Value, "Line two."},
		{"employer", work.Organisation.Value, "Rio Verde SA"},
		{"dates", work.Dates.Display(), "Apr 2019 – Present"},
		{"study", doc.Education[0].Dates.Display(), "2015 – 2017"},
		{"loose skill", doc.Skills[0].Keywords[0].Value, "Go"},
		{"grouped skill", doc.Skills[1].Keywords[1].Value, "R"},
		{"unknown member", doc.Additional[0].Items[0].Value, "Climbing"},
		{"titled member", doc.Additional[1].Items[0].Value, "Mentoring: Four apprentices"},
		{"title alone", doc.Additional[1].Items[1].Value, "Sailing"},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %q, want %q", c.what, c.got, c.want)
		}
	}
	doc.Walk(func(r cv.Ref) {
		if len(r.Text.Lines) == 0 || doc.Source[r.Text.Lines[0]].Text != r.Text.Value {
			t.Errorf("%s does not point at its source", r.Path)
		}
	})
}

func TestRoundTripLosesNothing(t *testing.T) {
	doc, err := Decode(json.RawMessage(sample))
	if err != nil {
		t.Fatal(err)
	}
	out, err := Encode(doc, EncodeOptions{Format: "json"})
	if err != nil {
		t.Fatal(err)
	}
	var before, after map[string]any
	if err := json.Unmarshal([]byte(sample), &before); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(out, &after); err != nil {
		t.Fatal(err)
	}
	meta := after["meta"].(map[string]any)
	if meta["focal"] == nil {
		t.Error("meta.focal is missing")
	}
	delete(meta, "focal")
	if !reflect.DeepEqual(before, after) {
		t.Errorf("members changed:\n%v\n%v", before, after)
	}
}

func TestDecodeToleratesWrongTypes(t *testing.T) {
	for _, raw := range []string{
		`{"basics": [], "work": "x", "skills": [1, null, {}], "education": {"a": 1}}`,
		`{"basics": {"name": ["A", "B"], "location": 4}, "languages": "English"}`,
		`{"basics": null, "work": [[[]]], "meta": 3}`,
	} {
		doc, err := Decode(json.RawMessage(raw))
		if err != nil {
			t.Errorf("%s: %v", raw, err)
			continue
		}
		if _, err := Encode(doc, EncodeOptions{}); err != nil {
			t.Errorf("%s: %v", raw, err)
		}
	}
	if _, err := Decode(json.RawMessage(`[1]`)); err == nil {
		t.Error("a list was accepted as a resume")
	}
}

func TestEncodeOmitsTheEndOfACurrentPost(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{{
		Title: cv.Text{Value: "Clerk"},
		Dates: cv.DateRange{Start: cv.Date{Year: 2020, Month: 2}, Current: true},
	}}}
	r := FromDocument(doc)
	if r.Work[0].StartDate != "2020-02" || r.Work[0].EndDate != "" {
		t.Errorf("got %+v", r.Work[0])
	}
}

func TestDatesSayNoMoreThanTheResume(t *testing.T) {
	for _, c := range []struct{ member, want string }{
		{`"work": [{"position": "Clerk", "startDate": "2020"}]`, "2020 – Present"},
		{`"work": [{"position": "Clerk", "startDate": "2020", "endDate": "present"}]`, "2020 – Present"},
		{`"work": [{"position": "Clerk", "startDate": "2020", "endDate": "unknown"}]`, "2020"},
		{`"work": [{"position": "Clerk", "startDate": "03/2015", "endDate": "1/2016"}]`, "Mar 2015 – Jan 2016"},
		{`"work": [{"position": "Clerk", "startDate": "2020", "endDate": null}]`, "2020"},
	} {
		doc, err := Decode(json.RawMessage("{" + c.member + "}"))
		if err != nil {
			t.Fatal(err)
		}
		if got := doc.Work[0].Dates.Display(); got != c.want {
			t.Errorf("%s: got %q, want %q", c.member, got, c.want)
		}
	}
	doc, _ := Decode(json.RawMessage(`{"basics": {"clearances": [{"level": "SC", "status": "lapsed", "startDate": "2019"}]}}`))
	if doc.Clearances[0].Dates.Current {
		t.Error("a lapsed clearance became current")
	}
}

// A country is told by its name, in the language of the CV, and not behind a state.
func TestCountry(t *testing.T) {
	for location, want := range map[string]string{
		`{"city": "Bergen", "countryCode": "NO"}`:                                               "Bergen, Norway",
		`{"city": "Tampa, FL", "countryCode": "US"}`:                                            "Tampa, FL",
		`{"city": "Perth", "region": "WA", "countryCode": "AU"}`:                                "Perth, WA",
		`{"city": "Hull", "region": "Yorkshire", "countryCode": "GB"}`:                          "Hull, Yorkshire, United Kingdom",
		`{"address": "Leith, Yorkshire", "city": "Leith", "countryCode": "GB"}`:                 "Leith, Yorkshire",
		`{"city": "Hull", "countryCode": "Yorkshire"}`:                                          "Hull, Yorkshire",
		`{"address": "4 Quay Row, Hull", "city": "Hull", "countryCode": "England"}`:             "4 Quay Row, Hull, England",
		`{"city": "Hull", "countryCode": "??"}`:                                                 "Hull",
		`{"city": "Kiel", "countryCode": "DE"}|Ich bin für die Schiffe und das Dock zuständig.`: "Kiel",
	} {
		location, summary, _ := strings.Cut(location, "|")
		doc, err := Decode(json.RawMessage(`{"basics": {"name": "Jo Hart", "summary": "` + summary + `", "location": ` + location + `}}`))
		if err != nil || doc.Person.Location.Value != want {
			t.Errorf("%s: got %q, want %q (%v)", location, doc.Person.Location.Value, want, err)
		}
	}
}

func TestNothingOfTheResumeIsDropped(t *testing.T) {
	doc, err := Decode(json.RawMessage(`{"basics": {"name": "Jo Hart", "nationality": "Irish", "location": {"address": "12 London Road", "city": "London"}},
		"education": [{"institution": "Hull", "status": "withdrawn"}], "work": [{"position": "Clerk", "summary": "Filed.", "description": "Typed.", "type": "part-time"}],
		"skills": [{"name": "Rust", "level": "Beginner"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	doc.Walk(func(r cv.Ref) { text += r.Text.Value + "|" })
	for _, want := range []string{"Irish", "12 London Road, London", "Status: withdrawn", "Filed.|", "Typed.|", "Type: part-time", "Rust (Beginner)"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %s", want, text)
		}
	}
}

// A season that is both ends of a period is written once.
func TestOneSeason(t *testing.T) {
	doc, err := Decode(json.RawMessage(`{"work": [{"position": "Clerk", "startDate": "Summer 2022", "endDate": "Summer 2022"}]}`))
	if err != nil || doc.Work[0].Dates.Text.Value != "Summer 2022" {
		t.Errorf("got %+v, %v", doc.Work[0].Dates, err)
	}
}
