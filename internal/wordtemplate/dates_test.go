package wordtemplate

import (
	"fmt"
	"reflect"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// Nothing that a CV says about a date is lost or changed (checklist: no invented fact).
func TestPeriods(t *testing.T) {
	for text, want := range map[string]string{
		// the house form
		"March 2020 - present":              "Mar 2020 – Present",
		"from March 2020 to April 2021":     "Mar 2020 – Apr 2021",
		"(2014 – 2017)":                     "2014 – 2017",
		"since 2019":                        "2019 – Present",
		"2005 until 2008":                   "2005 – 2008",
		"03/2011 – 12/2013":                 "Mar 2011 – Dec 2013",
		"2019–21":                           "2019 – 2021",
		"Summer 2010":                       "Summer 2010",
		"Autumn 2010 – Winter 2011":         "Autumn 2010 – Winter 2011",
		"Fall 2003 - Fall 2005":             "Fall 2003 – Fall 2005",
		"Jan 2018 - Mar 2020 (2 yrs 3 mos)": "Jan 2018 – Mar 2020",
		"październik 2012 – grudzień 2014":  "Oct 2012 – Dec 2014",
		"mars 2012 à août 2014":             "Mar 2012 – Aug 2014",
		"septiembre de 2012 – actualidad":   "Sep 2012 – Present",
		"September, 2016":                   "Sep 2016",
		"February-2015 to still working":    "Feb 2015 – Present",
		"Jan 2012 to till continue":         "Jan 2012 – Present",
		"Jan 2012 to untill 3 May 2014":     "Jan 2012 – 3 May 2014",
		// a day is printed when written
		"1 April 2014":                   "1 Apr 2014",
		"23rd June 2011 - 4 August 2012": "23 Jun 2011 – 4 Aug 2012",
		// the words say more than the dates
		"expected June 2028":          "expected June 2028",
		"(expected   May 2027)":       "expected May 2027",
		"until 2008":                  "until 2008",
		"bis 2008":                    "bis 2008",
		"Graduated 2009":              "Graduated 2009",
		"Class of 2012":               "Class of 2012",
		"2012, 2015":                  "2012, 2015",
		"2012 and 2015":               "2012 and 2015",
		"Summer 2010 and Summer 2011": "Summer 2010 and Summer 2011",
		"2019 – 2020 (6 months)":      "2019 – 2020 (6 months)",
		"03/04/2019":                  "03/04/2019",
	} {
		found := dates.Find(text)
		if len(found) == 0 {
			t.Errorf("%q: no date is found", text)
			continue
		}
		r := found[0].Range
		r.Text.Value = text
		if got := languages["en"].period(r); got != want {
			t.Errorf("%q prints %q, want %q", text, got, want)
		}
	}
}

// Posts and courses are printed by months, also where the CV writes days.
func TestPeriodsWithoutTheirDays(t *testing.T) {
	for text, want := range map[string]string{
		"from 13/10/2006 to 28/08/2009":   "Oct 2006 – Aug 2009",
		"March 23 -2015 to May 4th, 2017": "Mar 2015 – May 2017",
		"1st of June 2011 – present":      "Jun 2011 – Present",
		"21.12.2015 - 30.06.2016":         "Dec 2015 – Jun 2016",
		"Mar 2012 – Jun 2013 (12 weeks)":  "Mar 2012 – Jun 2013 (12 weeks)",
		"expected 4 May 2027":             "expected 4 May 2027",
	} {
		r := dates.Find(text)[0].Range
		r.Text.Value = text
		r.Start.Day, r.End.Day = 0, 0
		if got := languages["en"].period(r); got != want {
			t.Errorf("%q prints %q, want %q", text, got, want)
		}
	}
}

// What is given on one day is printed by the month, like the posts beside it; until when it holds keeps its day.
func TestIssueDates(t *testing.T) {
	for text, want := range map[string]string{
		"1 June 2022":                 "Jun 2022",
		"01/06/2022 to 21/06/2022":    "01/06/2022 to 21/06/2022",
		"21 June 2022 - 20 June 2025": "21 Jun 2022 – 20 Jun 2025",
		"21.06.2022":                  "Jun 2022",
		"valid until 21 June 2025":    "valid until 21 June 2025",
		"June 2022":                   "Jun 2022",
		"2022":                        "2022",
	} {
		r := dates.Find(text)[0].Range
		r.Text.Value = text
		at := fmt.Sprintf("%04d-%02d-%02d", r.Start.Year, r.Start.Month, r.Start.Day)
		o := object{}
		languages["en"].issued(o, r)
		if got := o["dates"].(moment); got.Text != want || !r.Start.IsZero() && got.At != at {
			t.Errorf("%q prints %+v, want %q", text, got, want)
		}
	}
}

// Details without a label share a row of the key facts.
func TestFactsWithoutALabel(t *testing.T) {
	v := func(s string) cv.Text { return cv.Text{Value: s} }
	d := &cv.Document{}
	d.Person.Details = []cv.Detail{{Value: v("Car owner")}, {Label: v("Nationality:"), Value: v("Danish")}, {Value: v("Non-smoker")}}
	want := []any{
		object{"label": "Nationality", "value": "Danish"},
		object{"label": "Personal Details", "value": "Car owner\nNon-smoker"},
	}
	if got := facts(d, languages["en"]); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestPeriodsCorrectedByTheUser(t *testing.T) {
	r := cv.DateRange{Start: cv.Date{Year: 2021, Month: 5}, Text: cv.Text{Value: "expected 2019"}}
	if got := languages["en"].period(r); got != "May 2021" {
		t.Errorf("prints %q: the old words are about another year", got)
	}
	if got := languages["de"].date(cv.Date{Year: 2021, Month: 5, Day: 3}); got != "3. Mai 2021" {
		t.Errorf("prints %q", got)
	}
}

func TestClearanceLine(t *testing.T) {
	v := func(s string) cv.Text { return cv.Text{Value: s} }
	at := func(end cv.Date, text string) cv.DateRange { return cv.DateRange{End: end, Text: v(text)} }
	march := cv.Date{Year: 2020, Month: 3}
	for _, c := range []struct {
		in   cv.Clearance
		want string
	}{
		{cv.Clearance{Level: v("SC"), Status: v("vetted  (lapsed  "), Dates: at(march, "March 2020")}, "SC, vetted (lapsed Mar 2020)"},
		{cv.Clearance{Level: v("DV"), Status: v("valid until"), Dates: at(march, "until March 2020")}, "DV, valid until (March 2020)"},
		{cv.Clearance{Level: v("DV"), Status: v("held"), Dates: at(march, "until March 2020")}, "DV, held (until March 2020)"},
		{cv.Clearance{Level: v("SC"), Status: v("valid"), Dates: at(march, "until March 2020")}, "SC (valid until March 2020)"},
		{cv.Clearance{Level: v("SC"), Dates: at(march, "March 2020")}, "SC (until Mar 2020)"},
		{cv.Clearance{Level: v("SC"), Dates: at(march, "exp 03/2020")}, "SC (exp 03/2020)"},
		{cv.Clearance{Level: v("SC"), Dates: at(march, "due March 2020")}, "SC (due March 2020)"},
		{cv.Clearance{Level: v("SC"), Dates: cv.DateRange{Start: march, Text: v("March 2020")}}, "SC (Mar 2020)"},
		{cv.Clearance{Level: v("SC"), Status: v("MOD"), Dates: at(march, "March 2020")}, "SC, MOD (until Mar 2020)"},
		{cv.Clearance{Level: v("SC"), Status: v("expired"), Dates: at(march, "March 2020")}, "SC, expired (Mar 2020)"},
		{cv.Clearance{Level: v("DV"), Status: v("in progress")}, "DV, in progress"},
		{cv.Clearance{Level: v("BPSS")}, "BPSS"},
		{cv.Clearance{Status: v("cleared)"), Dates: at(march, "(March 2020")}, "cleared (until Mar 2020)"},
	} {
		d := &cv.Document{Clearances: []cv.Clearance{c.in}}
		line := facts(d, languages["en"])[0].(object)["value"]
		if line != c.want {
			t.Errorf("prints %q, want %q", line, c.want)
		}
	}
}
