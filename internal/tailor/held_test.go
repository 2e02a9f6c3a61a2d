package tailor

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// Experience counts to the month: eleven months are no year, and seventeen none and a half.
func TestTimeCountsToTheMonth(t *testing.T) {
	of := func(months int) *cv.Document {
		end := cv.Date{Year: 2020 + (months-1)/12, Month: (months-1)%12 + 1}
		welder := post("Rigger", "Tarn Docks", 2020, 2020, "Spliced the ropes of the slip.")
		welder.Dates = cv.DateRange{Start: cv.Date{Year: 2020, Month: 1}, End: end}
		return &cv.Document{Work: []cv.Engagement{welder}}
	}
	says := func(words string) *cv.Document { return &cv.Document{Summary: []cv.Text{text(words)}} }
	for _, c := range []struct {
		name, asked, status string
		doc                 *cv.Document
	}{
		{"eleven for a year", "1 year of experience as a rigger", Partly, of(11)},
		{"twelve for a year", "1 year of experience as a rigger", Met, of(12)},
		{"eleven for eleven", "11 months of experience as a rigger", Met, of(11)},
		{"six for six", "Minimum of 6 months rigger experience", Met, of(6)},
		{"five for six", "Minimum of 6 months rigger experience", Partly, of(5)},
		{"seventeen for a year and a half", "18 months of experience as a rigger", Partly, of(17)},
		{"thirty for two years and a half", "Minimum 2.5 years of experience as a rigger", Met, of(30)},
		{"twenty-nine for two years and a half", "2.5 years of experience as a rigger", Partly, of(29)},
		{"thirty for 2.5 at the beginning", "2.5 years of experience as a rigger", Met, of(30)},
		{"a part of a year is no longer time", "5 years of rigger experience", Partly, says("Rigger with 1.8 years of experience.")},
		{"a part of a year in words", "1 year of rigger experience", Met, says("Rigger with 1.8 years of experience.")},
		{"months in words", "1 year of rigger experience", Partly, says("Rigger with 9 months of experience.")},
	} {
		r := Compare(c.doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements
		if len(r) != 1 || r[0].Status != c.status && (c.status != Partly || r[0].Status == Met) {
			t.Errorf("%s: %+v", c.name, r)
		}
	}
}

// What is written in two words is the thing of one; a school was left by whoever learned after it.
func TestNamesApartAndSchools(t *testing.T) {
	doc := &cv.Document{
		Skills:    keywords("Java Script"),
		Education: []cv.Education{{Degree: text("Diploma in Rope Making")}, {Degree: text("B.Tech"), Area: text("Information Technology")}},
	}
	for asked, status := range map[string]string{
		"JavaScript":                        Met,
		"TypeScript":                        Not,
		"High school diploma or equivalent": Met,
		"College degree":                    Met,
		"University degree in a technical subject":           Met,
		"University degree in technical writing":             Not,
		"Lifting up to 55 lbs with or without accommodation": Not,
	} {
		r := Compare(doc, Requirements(job("Requirements\n- "+asked)), today).Requirements
		if len(r) != 1 || r[0].Status != status {
			t.Errorf("%s: %+v", asked, r)
		}
	}
}

// A power point is a socket where nothing else tells of slides.
func TestPowerPoints(t *testing.T) {
	for text, is := range map[string]bool{
		"Power Point": true, "Wrote the tide report in Word and Power Point": true,
		"Installed a power point in every cabin of the ferry": false,
	} {
		if got := slices.Contains(terms(text), "=powerpoint"); got != is {
			t.Errorf("%s: %v", text, got)
		}
	}
	if got := span(1); got != "1 month" {
		t.Error(got)
	}
}

// Where somebody worked is shown by work, not by a degree or a skill of that name.
func TestSettingsAreShownByWork(t *testing.T) {
	asked := Requirements(job("Requirements\n- Experience within an engineering or scientific environment"))
	studied := &cv.Document{
		Skills:    keywords("sound engineering"),
		Education: []cv.Education{{Degree: text("B.Tech"), Area: text("Rope Engineering")}},
	}
	worked := &cv.Document{Work: []cv.Engagement{post("Clerk", "Tarn Docks", 2010, 2015, "Kept the files of an engineering office.")}}
	if r := Compare(studied, asked, today).Requirements[0]; r.Status == Met {
		t.Errorf("%+v", r)
	}
	if r := Compare(worked, asked, today).Requirements[0]; r.Status != Met {
		t.Errorf("%+v", r)
	}
}
