package advice_test

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/advice"
	"focal/internal/cv"
)

var today = cv.Date{Year: 2026, Month: 11}

func date(s string) (d cv.Date) {
	if s == "" {
		return d
	}
	year, rest, _ := strings.Cut(s, "-")
	for _, r := range year {
		d.Year = d.Year*10 + int(r-'0')
	}
	for _, r := range rest {
		d.Month = d.Month*10 + int(r-'0')
	}
	return d
}

// span reads "2019-03/2020", "2019-03/" (going on) and "2019".
func span(s string) cv.DateRange {
	start, end, isRange := strings.Cut(s, "/")
	return cv.DateRange{Start: date(start), End: date(end), Current: isRange && end == "", Text: cv.Text{ID: s, Value: s}}
}

func reasons(doc *cv.Document) (out []string) {
	for _, n := range slices.Concat(advice.Document(doc, today, ""), advice.Numbers(doc, doc)) {
		if n.Kind != cv.NoteAdvice || n.Before != "" || n.After != "" {
			panic("advice changes nothing")
		}
		out = append(out, n.Reason)
	}
	return out
}

func TestGaps(t *testing.T) {
	for _, c := range []struct {
		name             string
		work, study, own []string
		want             []string
	}{
		{name: "without a break", work: []string{"2022-04/", "2018-01/2022-03"}},
		{name: "three months between posts are usual", work: []string{"2022-08/", "2018-01/2022-04"}},
		{name: "four are asked about", work: []string{"2022-09/", "2018-01/2022-04"}, want: []string{"Nothing is stated between Apr 2022 and Sep 2022 (4 months)."}},
		{name: "years count whole: no gap is certain", work: []string{"2020/", "2016/2019"}},
		{name: "a whole year between years is certain", work: []string{"2021/", "2016/2019"}, want: []string{"Nothing is stated between 2019 and 2021 (at least 12 months)."}},
		{name: "study fills a gap", work: []string{"2022-01/", "2017/2019"}, study: []string{"2019/2021"}},
		{name: "study of which the end alone is told fills one", work: []string{"2022-01/", "2013/2018"}, study: []string{"2021-10"}},
		{name: "when such a study began is not known", work: []string{"2022-01/", "2009/2016-06"}, study: []string{"2021-12"}},
		{name: "so does voluntary work", work: []string{"2022-01/", "2017/2019"}, own: []string{"2020/2021"}},
		{name: "a post that runs beside another", work: []string{"2021-02/", "2015-01/2020-12", "2016-01/2016-06"}},
		{name: "a student's summer job", work: []string{"2023-07/", "2020-07/2020-08"}, study: []string{"2019-09/2023-06"}},
		{name: "before the first post there is none", work: []string{"2021-02/"}, study: []string{"2010/2013"}},
		{name: "long ago", work: []string{"2014-01/", "2008-01/2010-01"}},
		{name: "one post without dates may fill any", work: []string{"2022-09/", "", "2018-01/2020-04"}},
		{name: "the last post ended a while ago", work: []string{"2018-01/2026-05"}, want: []string{"Nothing is stated since May 2026. Is the CV up to date?"}},
		{name: "and some weeks ago", work: []string{"2018-01/2026-09"}},
		{name: "this year, no month", work: []string{"2018-01/2026"}},
		{name: "dates the wrong way round tell nothing", work: []string{"2022-09/", "2020-01/2018-04"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc := &cv.Document{}
			for _, s := range c.work {
				doc.Work = append(doc.Work, cv.Engagement{Dates: span(s)})
			}
			for _, s := range c.study {
				doc.Education = append(doc.Education, cv.Education{Dates: span(s)})
			}
			for _, s := range c.own {
				doc.Volunteering = append(doc.Volunteering, cv.Engagement{Dates: span(s)})
			}
			if got := reasons(doc); !slices.Equal(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestPapersThatRunOut(t *testing.T) {
	for _, c := range []struct{ name, end, want string }{
		{"without an end", "", ""},
		{"years ahead", "2029-05", ""},
		{"last year", "2025-05", "“First Aid at Work” ran out in May 2025."},
		{"last month", "2026-10", "“First Aid at Work” ran out in Oct 2026."},
		{"this month", "2026-11", "“First Aid at Work” runs out in Nov 2026."},
		{"in three months", "2027-02", "“First Aid at Work” runs out in Feb 2027."},
		{"in four months", "2027-03", ""},
		{"some time this year", "2026", ""},
		{"a year that is over", "2025", "“First Aid at Work” ran out in 2025."},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc := &cv.Document{Certificates: []cv.Certificate{{Name: cv.Text{Value: "First Aid at Work"}, Dates: cv.DateRange{Start: date("2022-01"), End: date(c.end)}}}}
			if got := strings.Join(reasons(doc), " "); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// Today is November 2026.
func TestPapersWhoseEndStandsInTheText(t *testing.T) {
	for value, want := range map[string]string{
		"Rope access L2 (exp. 08/2026)":             "“Rope access L2” ran out in Aug 2026.",
		"Rope access L2, expires Dec 2026":          "“Rope access L2” runs out in Dec 2026.",
		"Rope access L2 – valid until 03/26":        "“Rope access L2” ran out in Mar 2026.",
		"Rope access L2 lapsed 2022":                "“Rope access L2” ran out in 2022.",
		"Rope access L2, lapsed 2026":               "“Rope access L2” ran out in 2026.",
		"Rope access L2, expiry date: 14 June 2025": "“Rope access L2” ran out in Jun 2025.",
		"Rope access L2, expires 2024-05-31":        "“Rope access L2” ran out in May 2024.",
		"Rope access L2, valid to 03/11/2026":       "“Rope access L2” runs out in Nov 2026.", // March or November
		"Rope access L2 (expired)":                  "“Rope access L2” is stated as “expired”: it is not held now.",
		"Rope access L2, expires 06/2031":           "",
		"Rope access L2, expires 03/09":             "", // a month, or a day
		"Rope access L2, valid from 2019":           "",
		"Rope access L2 (2019)":                     "",
		"Disposal of expired medicines":             "",
		"5 years exp 2019":                          "",
	} {
		doc := &cv.Document{Certificates: []cv.Certificate{{Name: cv.Text{Value: value}}}}
		if got := strings.Join(reasons(doc), " "); got != want {
			t.Errorf("%s: %q, want %q", value, got, want)
		}
	}
	skills := []cv.SkillGroup{
		{Name: cv.Text{Value: "Flux core"}, Keywords: []cv.Text{{Value: "lapsed 2022"}}},
		{Keywords: []cv.Text{{Value: "Overhead crane"}, {Value: "exp 02/2025"}, {Value: "Slinging (exp 01/2029)"}, {Value: "Go, exp 2019 – 2023"}}},
	}
	want := []string{"“Flux core” ran out in 2022.", "“Overhead crane” ran out in Feb 2025."}
	if got := reasons(&cv.Document{Skills: skills}); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	// An end that was read as a date is told once.
	read := &cv.Document{Certificates: []cv.Certificate{{Name: cv.Text{Value: "Rope access L2"}, Dates: cv.DateRange{End: date("2025-01"), Text: cv.Text{Value: "exp. 01/2025"}}}}}
	if got := reasons(read); len(got) != 1 {
		t.Errorf("%q", got)
	}
}

func TestClearances(t *testing.T) {
	for _, c := range []struct{ status, end, want string }{
		{"current", "", ""},
		{"valid until", "2028-01", ""},
		{"valid until", "2026-01", "The clearance SC ran out in Jan 2026."},
		{"Expired", "", "The clearance SC is stated as “Expired”: it is not held now."},
		{"previously held", "", "The clearance SC is stated as “previously held”: it is not held now."},
		{"in progress", "", "The clearance SC is stated as “in progress”: it is not held yet."},
		{"active (previously DV)", "", ""},
		{"renewed, not expired", "", ""},
		{"never lapsed", "", ""},
		{"current, DV eligible", "", ""},
		{"held, eligible for DV", "", ""},
		{"active (previously DV)", "2026-01", "The clearance SC ran out in Jan 2026."},
		{"no longer active, expired", "", "The clearance SC is stated as “no longer active, expired”: it is not held now."},
		{"valid until 2019, now lapsed", "", "The clearance SC is stated as “valid until 2019, now lapsed”: it is not held now."},
		{"not current, renewal pending", "", "The clearance SC is stated as “not current, renewal pending”: it is not held yet."},
		{"inactive", "", "The clearance SC is stated as “inactive”: it is not held now."},
	} {
		doc := &cv.Document{Clearances: []cv.Clearance{{Level: cv.Text{Value: "SC"}, Status: cv.Text{Value: c.status}, Dates: cv.DateRange{End: date(c.end)}}}}
		if got := strings.Join(reasons(doc), " "); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.status, c.end, got, c.want)
		}
	}
}

func TestC4_ProtectiveMarkings(t *testing.T) {
	for line, warns := range map[string]bool{
		"OFFICIAL-SENSITIVE":            true,
		"OFFICIAL SENSITIVE - PERSONAL": true,
		"SECRET":                        true,
		"UK SECRET / UK EYES ONLY":      true,
		"PROTECTED B":                   true,
		"NATO RESTRICTED":               true,
		"UK EYES ONLY":                  true,
		"EXPORT CONTROLLED":             true,
		"ITAR RESTRICTED DATA":          true,
		"COMMERCIAL IN CONFIDENCE":      true,
		"FOR OFFICIAL USE ONLY":         true,
		"Distribution Statement D":      true,
		"This document contains ITAR-controlled technical data.": true,
		"Kept ITAR-controlled data in order":                     false,
		"PROTECTED SPECIES":                                      false,
		"This document contains references":                      false,
		"Secret":                                                 false,
		"TOP SECRET clearance, current":                          false,
		"SECRET SANTA committee":                                 false,
		"Curriculum Vitae":                                       false,
		"Handled OFFICIAL-SENSITIVE case files":                  false,
	} {
		doc := &cv.Document{Source: []cv.SourceLine{{Text: "Ann Field"}, {Text: line}, {Text: line}}}
		notes := advice.Document(doc, today, "")
		if got := len(notes) == 1 && notes[0].Lines[0] == 1; got != warns || len(notes) > 1 {
			t.Errorf("%q: %v", line, notes)
		}
	}
}

func TestC4_Identifiers(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"NI number AB 12 34 56 C", "a National Insurance number"},
		{"SSN: 078-05-1120", "a Social Security number"},
		{"Passport No: 512345678", "a passport number"},
		{"Service number: 25012345", "a service number"},
		{"Grid 30U XC 12345 67890", "a military grid reference"},
		{"Camp at 51°30'N 0°7'W", "geographic coordinates"},
		{"Stores at 32.6840 N, 117.1290 W", "geographic coordinates"},
		{"Mast at lat 51.5072", "geographic coordinates"},
		{"Range at grid SE 1234 5678", "a grid reference"},
		{"DoD ID: 1234567890", "a military identity number"},
		{"Grid SE 1 was powered", ""},
		{"Grew 12.345 N, and 3 W", ""},
		{"DE89 3704 0044 0532 0130 00", "an account number (IBAN)"},
		{"ES91 2100 0418 4502 0005 1332 BIC X", "an account number (IBAN)"},
		{"DE88 3704 0044 0532 0130 00", ""}, // its check digits are wrong: no account
		{"CE20 4512 ROOM 17", ""},
		{"British passport holder", ""},
		{"+44 7700 900123", ""},
		{"Cut costs by 12 34 56", ""},
		{"ISO 27001, PCI DSS 4.0, AZ-900 and AZ-104", ""},
		{"Registration 12AB3456E with the NMC", ""},
	} {
		doc := &cv.Document{Summary: []cv.Text{{ID: "summary[0]", Value: c.text}}}
		got := strings.Join(reasons(doc), " ")
		if (c.want == "") != (got == "") || !strings.Contains(got, c.want) {
			t.Errorf("%q: %q", c.text, got)
		}
		for _, digits := range []string{"34 56", "078", "512345678", "12345 67890", "0044"} {
			if strings.Contains(got, digits) {
				t.Errorf("%q is repeated in %q", digits, got)
			}
		}
	}
}

func TestAdviceNamesItsField(t *testing.T) {
	doc := &cv.Document{Summary: []cv.Text{{ID: "summary[0]", Value: "Passport No: 512345678", Lines: []int{4}}}}
	notes := advice.Numbers(doc, doc)
	if len(notes) != 1 || notes[0].Field != "summary[0]" || !slices.Equal(notes[0].Lines, []int{4}) {
		t.Errorf("%+v", notes)
	}
}

// The time in which a course was attended is not how long a paper is valid.
func TestTimesOfCoursesAreNoEnds(t *testing.T) {
	for _, c := range []struct {
		name, start, end, text string
		warns                  bool
	}{
		{"Technical Training Programme", "2017-03", "2017-06", "", false},
		{"90 days' course in welding", "2015-01", "2016-06", "", false},
		{"Rope access", "2017-03", "2017-06", "", false},
		{"First Aid at Work", "2017-03", "2020-03", "", true},
		{"Scaffolding course", "2017-03", "2022-03", "2017, expires 03/2022", true},
		{"Crane licence", "", "2022-03", "", true},
	} {
		doc := &cv.Document{Certificates: []cv.Certificate{{
			Name: cv.Text{Value: c.name}, Dates: cv.DateRange{Start: date(c.start), End: date(c.end), Text: cv.Text{Value: c.text}},
		}}}
		if got := reasons(doc); (len(got) > 0) != c.warns {
			t.Errorf("%s %s: %q", c.name, c.end, got)
		}
	}
}

// A document that is marked lower than the file it was made of is told so, whenever the marking is chosen.
func TestC4_LowerMarkings(t *testing.T) {
	for _, c := range []struct {
		file, document string
		lower          bool
	}{
		{"SECRET", "OFFICIAL", true},
		{"OFFICIAL-SENSITIVE", "OFFICIAL", true},
		{"OFFICIAL - SENSITIVE", "official", true},
		{"TOP SECRET", "UK SECRET", true},
		{"UK TOP SECRET", "SECRET", true},
		{"CUI", "UNCLASSIFIED", true},
		{"SECRET//NOFORN", "CONFIDENTIAL", true},
		{"NATO CONFIDENTIAL", "NATO RESTRICTED", true},
		{"SECRET", "Draft, not for release", true},
		{"OFFICIAL", "OFFICIAL", false},
		{"OFFICIAL", "Official-Sensitive", false},
		{"SECRET", "TOP SECRET", false},
		{"OFFICIAL-SENSITIVE: COMMERCIAL", "OFFICIAL-SENSITIVE", false},
		{"CONFIDENTIAL", "SECRET", false},
		{"UNCLASSIFIED", "Draft", false},
		{"COMMERCIAL IN CONFIDENCE", "OFFICIAL", false}, // of no class
		{"SECRET", "", false},                           // none was chosen
	} {
		doc := &cv.Document{Source: []cv.SourceLine{{Text: c.file}}}
		notes := advice.Document(doc, today, c.document)
		if len(notes) != 1 || strings.Contains(notes[0].Reason, "which is lower") != c.lower {
			t.Errorf("%s in the file, %q on the document: %+v", c.file, c.document, notes)
			continue
		}
		later := append(advice.Document(doc, today, ""), cv.Note{Kind: cv.NoteAdvice, Reason: "Another.", Lines: []int{0, 1}})
		advice.Marked(later, doc, c.document)
		if later[0].Reason != notes[0].Reason || later[1].Reason != "Another." {
			t.Errorf("%s, then %q: %+v", c.file, c.document, later)
		}
	}
}

// An end that cannot be is asked for in the words of the CV, and no gap is counted from it.
func TestUnknownEnds(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{
		{Dates: span("2024/")},
		{Dates: cv.DateRange{Start: date("2018-05"), Text: cv.Text{ID: "a", Value: "May 2018 to May 2008"}}},
		{Dates: cv.DateRange{Start: date("2017-05"), Text: cv.Text{ID: "b", Value: "May 2017"}}},
	}}
	if got, want := reasons(doc), []string{"“May 2018 to May 2008” tells no end that can be. When did it end?"}; !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}
