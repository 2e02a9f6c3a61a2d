package jsonresume

import (
	"encoding/json"
	"fmt"
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

// C3: what a resume of our own says is read as it was, what the schema has no member for among it.
func TestC3_OwnResumesAreReadAsTheyWere(t *testing.T) {
	text := func(s string) cv.Text { return cv.Text{Value: s} }
	year := func(y int) cv.Date { return cv.Date{Year: y} }
	for name, doc := range map[string]*cv.Document{
		"an address with its parts": {Person: cv.Person{
			Location: cv.Place{Text: text("14 Quay St. #3, Harrow, NY 11200"), City: "Harrow", Region: "NY", PostalCode: "11200"},
		}},
		"an address with its code in the middle": {Person: cv.Person{
			Location: cv.Place{
				Text: text("4 Mill Road, New Harrow - 110000. INDIA"), City: "New Harrow -", Region: ". INDIA", PostalCode: "110000",
			},
		}},
		"the kind of a telephone": {Person: cv.Person{Phone: text("01632 960123"), PhoneKind: "Mobile"}},
		"a course that goes on": {Education: []cv.Education{{
			Degree: text("MSc"), Dates: cv.DateRange{Start: year(2021), Current: true},
		}}},
		"a course that is over": {Education: []cv.Education{{
			Degree: text("MSc"), Dates: cv.DateRange{Start: year(2021), End: year(2023)},
		}}},
		"a degree that is expected": {Education: []cv.Education{{
			Degree: text("MSc"), Dates: cv.DateRange{End: cv.Date{Year: 2015, Month: 5}, Text: text("Expected May 2015")},
		}}},
		"a post of today without a start": {Work: []cv.Engagement{{
			Title: text("Clerk"), Dates: cv.DateRange{Current: true, Text: text("Present")},
		}}},
		"two summers": {Work: []cv.Engagement{{
			Title: text("Clerk"), Dates: cv.DateRange{Start: year(2013), End: year(2014), Text: text("Summers 2013 and 2014")},
		}}},
		"an award of some years": {Awards: []cv.Award{{
			Title: text("Dean’s List"), Dates: cv.DateRange{Start: year(2012), End: year(2014), Text: text("2012 - 2014")},
		}}},
		"an award since then": {Awards: []cv.Award{{
			Title: text("Dean’s List"), Dates: cv.DateRange{Start: year(2012), Text: text("since 2012")},
		}}},
		"a section of lines and bullets": {Additional: []cv.OtherSection{{
			Heading: text("Notes"), Items: []cv.Item{{Text: text("I sail.")}, {Text: text("Crew of six"), Bullet: true}},
		}}},
		"duties of several posts": {Additional: []cv.OtherSection{
			{Heading: text("Duties"), Items: []cv.Item{{Text: text("Tarred ropes"), Bullet: true}}, OfWork: true},
			{Heading: text("Notes"), Items: []cv.Item{{Text: text("I sail.")}}},
		}},
	} {
		raw, err := json.Marshal(FromDocument(doc))
		if err != nil {
			t.Fatal(err)
		}
		again, err := Decode(raw)
		if err != nil {
			t.Fatal(err)
		}
		if was, is := shown(doc), shown(again); was != is {
			t.Errorf("%s: %s came back as %s", name, was, is)
		}
	}
}

// shown is all that a document says, with what tells how it is printed.
func shown(doc *cv.Document) string {
	var b strings.Builder
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleDate {
			b.WriteString(r.Text.Value + "; ")
		}
	})
	dates := func(r cv.DateRange) {
		words := r.Text.Value
		if strings.HasPrefix(r.Display(), words) {
			words = r.Display() // no more than is shown
		}
		fmt.Fprintf(&b, "%s (%s) ", r.Display(), words)
	}
	for _, w := range doc.Work {
		dates(w.Dates)
	}
	for _, e := range doc.Education {
		dates(e.Dates)
	}
	for _, a := range doc.Awards {
		dates(a.Dates)
	}
	for _, s := range doc.Additional {
		fmt.Fprint(&b, s.OfWork, " ")
		for _, item := range s.Items {
			fmt.Fprint(&b, item.Bullet, " ")
		}
	}
	return b.String() + doc.Person.PhoneKind
}

// What another program changed counts, not the words that the CV had.
func TestC3_AChangedYearCounts(t *testing.T) {
	doc, err := Decode(json.RawMessage(`{"education": [{"studyType": "MSc", "endDate": "2016-05", "x-dates": "Expected May 2015"}]}`))
	if err != nil || doc.Education[0].Dates.Text.Value != "2016-05" {
		t.Errorf("got %+v, %v", doc.Education[0].Dates, err)
	}
}

// Dates in the cells of a row are written as they are read back, without its tabs.
func TestC3_WordsOfDatesHaveNoTabs(t *testing.T) {
	doc := &cv.Document{Education: []cv.Education{{
		Degree: cv.Text{Value: "MSc"}, Dates: cv.DateRange{End: cv.Date{Year: 2015}, Text: cv.Text{Value: "Expected\t2015"}},
	}}}
	if got := FromDocument(doc).Education[0].Times.Words; got != "Expected 2015" {
		t.Errorf("got %q", got)
	}
}

// Words of dates go where they name another year than the dates, be it within a number ("20" in "2015").
func TestC3_WordsOfOtherYearsGo(t *testing.T) {
	for _, dates := range []string{
		`"startDate": "2020", "x-dates": "since 2015"`,
		`"startDate": "2015", "current": true, "x-dates": "from 2015, until 2018"`,
		`"startDate": "2015", "x-dates": ["2015"]`,
	} {
		doc, err := Decode(json.RawMessage(`{"work": [{"position": "Clerk", ` + dates + `}]}`))
		if err != nil || doc.Work[0].Dates.Text.Value != dates[len(`"startDate": "`):][:4] {
			t.Errorf("%s: got %+v, %v", dates, doc.Work[0].Dates, err)
		}
	}
}

// What "current" says in words is printed; only true and false are read.
func TestCurrentInWordsIsPrinted(t *testing.T) {
	doc, err := Decode(json.RawMessage(`{"work": [{"position": "Clerk", "startDate": "2015", "current": "no, on leave"}]}`))
	if err != nil || len(doc.Work[0].Summary) != 1 || doc.Work[0].Summary[0].Value != "Current: no, on leave" {
		t.Errorf("got %+v, %v", doc.Work, err)
	}
}

// An end that is no date is not shown as one.
func TestAnAwardEndsWithADate(t *testing.T) {
	doc, err := Decode(json.RawMessage(`{"awards": [{"title": "Prize", "date": "2019", "endDate": "n/a"}]}`))
	if err != nil || doc.Awards[0].Dates.Text.Value != "2019" {
		t.Errorf("got %+v, %v", doc.Awards, err)
	}
}

// A season that is both ends of a period is written once.
func TestOneSeason(t *testing.T) {
	doc, err := Decode(json.RawMessage(`{"work": [{"position": "Clerk", "startDate": "Summer 2022", "endDate": "Summer 2022"}]}`))
	if err != nil || doc.Work[0].Dates.Text.Value != "Summer 2022" {
		t.Errorf("got %+v, %v", doc.Work[0].Dates, err)
	}
}

func TestMembersThatSayNothing(t *testing.T) {
	for member, want := range map[string]string{
		`"x-other": [{"name": "Voyages", "entries": ["Hull"]}, {"name": "", "entries": ["Knots"]}]`: "Voyages: Hull; : Knots",
		`"other": ["Knots", {"title": "Voyages:", "items": ["Salem"]}]`:                             ": Knots; Voyages: Salem",
		`"x_harbourDues": ["Paid"]`:                                            "Harbour dues: Paid",
		`"hobbies": [{"name": "Outdoors", "list": ["Climbing"]}]`:              "Hobbies: Outdoors: Climbing",
		`"miscellaneous": {"name": "Mentoring", "whom": "four apprentices"}`:   ": Mentoring: four apprentices",
		`"x-other": [{"name": "Voyages", "entries": []}]`:                      "",
		`"x-other": [{"name": "Voyages", "entries": ["Salem"], "year": 2012}]`: ": Salem|Voyages|2012",
	} {
		doc, err := Decode(json.RawMessage(`{"basics": {"name": "Ines Caldeira"}, ` + member + `}`))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, s := range doc.Additional {
			var items []string
			for _, i := range s.Items {
				items = append(items, i.Value)
			}
			got = append(got, s.Heading.Value+": "+strings.Join(items, "|"))
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%s: %q, want %q", member, s, want)
		}
	}
}
