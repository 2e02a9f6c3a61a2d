package truth_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// What dates and courses prove may be said of their own entries, and nothing more than that.
func TestProvedByDates(t *testing.T) {
	at := func(n int, s string) cv.Text { return cv.Text{Value: s, Lines: []int{n}} }
	span := func(from, to int, text cv.Text) cv.DateRange {
		r := cv.DateRange{Start: cv.Date{Year: from, Month: 1}, Current: to == 0, Text: text}
		if to > 0 {
			r.End = cv.Date{Year: to, Month: 1}
		}
		return r
	}
	original := &cv.Document{
		Locale: "en-GB",
		Source: []cv.SourceLine{
			{Text: "Rigger, Solent Yachts, 2015 - present"},
			{Text: "Sailmaker, Gull Lofts, 2009 - 2013"},
			{Text: "Sailmaker, Tern Sails, 2007 - 2009"},
			{Text: "BSc Naval Architecture, University of Solent, 2004 - 2007"},
			{Text: "MSc Harbour Studies, Port College, 2024 - present"},
			{Text: "Courses from the Quay School"},
			{Text: "Supervised crews and analysed berths"},
			{Text: "Budget manager"},
			{Text: "Treasurer, Quay Club"},
			{Text: "Triaged defects and audited logs"},
		},
		Work: []cv.Engagement{
			{Title: at(0, "Rigger"), Organisation: at(0, "Solent Yachts"), Dates: span(2015, 0, at(0, "2015 - present"))},
			{Title: at(1, "Sailmaker"), Organisation: at(1, "Gull Lofts"), Dates: span(2009, 2013, at(1, "2009 - 2013"))},
			{Title: at(2, "Sailmaker"), Organisation: at(2, "Tern Sails"), Dates: span(2007, 2009, at(2, "2007 - 2009"))},
		},
		Education: []cv.Education{
			{
				Degree: at(3, "BSc"), Area: at(3, "Naval Architecture"), Institution: at(3, "University of Solent"),
				Dates: span(2004, 2007, at(3, "2004 - 2007")),
			},
			{
				Degree: at(4, "MSc"), Area: at(4, "Harbour Studies"), Institution: at(4, "Port College"),
				Dates: span(2024, 0, at(4, "2024 - present")),
			},
		},
		Volunteering: []cv.Engagement{{Title: at(8, "Treasurer"), Organisation: at(8, "Quay Club")}},
	}
	original.AssignIDs()
	holds := truth.Written(original, nil)
	for _, c := range []struct {
		text  string
		lines []int
		want  bool
	}{
		{"Has been a rigger at Solent Yachts since 2015.", []int{0}, true},
		{"Studied Naval Architecture at the University of Solent.", []int{3}, true},
		{"Studied Harbour Studies at Port College.", []int{4}, false},
		{"Studied yachts at Solent Yachts.", []int{0}, false},
		{"Has also served as a treasurer at Quay Club.", []int{8}, true},
		{"Has also served as a rigger at Solent Yachts.", []int{0}, false},
		{"Has been a rigger at Solent Yachts since 2014.", []int{0}, false},
		{"Has been a sailmaker at Gull Lofts since 2009.", []int{1}, false},
		{"Has been a rigger at Solent Yachts since 2009.", []int{0, 1}, false},
		{"Has mended yachts since 2015.", []int{0}, false},
		{"Has six years of experience as a sailmaker at Gull Lofts and Tern Sails.", []int{1, 2}, true},
		{"Has 6 years of experience as a sailmaker at Gull Lofts and Tern Sails.", []int{1, 2}, true},
		{"Has seven years of experience as a sailmaker at Gull Lofts and Tern Sails.", []int{1, 2}, false},
		{"Has six years of experience as a sailmaker at Gull Lofts.", []int{1, 2}, false},
		{"Has six years of experience as a sailmaker.", []int{1, 2}, false},
		{"Has six years of experience as a sailmaker at Gull Lofts.", []int{1}, false},
		{"Has four years of experience as a sailmaker at Gull Lofts.", []int{1}, true},
		{"Has been a rigger at Gull Lofts since 2015.", []int{0, 1}, false},
		{"Has been a sailmaker at Solent Yachts since 2015.", []int{0, 1}, false},
		{"Holds an MSc in Harbour Studies from Port College.", []int{4}, false},
		{"Has two years of experience as a rigger.", []int{0}, false},
		{"Has six years of experience, most recently as a sailmaker at Gull Lofts.", []int{1, 2}, false}, // a rigger since
		{"Has four years of sailmaker.", []int{1}, false},
		{"Is studying for an MSc in Harbour Studies.", []int{4}, true},
		{"Is studying for a BSc in Naval Architecture.", []int{3}, false},
		{"Studies for an MSc in Harbour Studies.", []int{4}, false},
		{"Holds a BSc in Naval Architecture from the University of Solent.", []int{3}, true},
		{"Holds a BSc in Naval Architecture from the University of Solent.", []int{1}, false},
		{"Has experience from Gull Lofts.", []int{1}, false},
		{"Holds a BSc from Port College.", []int{3}, false},
		{"Experience covers supervision of crews and berth analysis.", []int{6}, true},
		{"Her work has covered supervision of crews.", []int{6}, true},
		{"Her work covers supervision of crews.", []int{6}, false},
		{"Her work has ranged from supervision of crews to berth analysis.", []int{6}, false},
		{"She has experience of supervision of crews and berth analysis.", []int{6}, true},
		{"She has experience of supervision of crews and berth management.", []int{6}, false},
		{"She has experience of berth analysis, and holds supervision.", []int{6}, false},
		{"Supervised crews, with analysis of berths.", []int{6}, false},
		{"Supervised crews, with experience of crew management.", []int{6}, false},
		{"Experience covers defect triage and log audit.", []int{9}, true},
		{"Experience covers log triage and berth audit.", []int{9}, false},
		{"Experience includes supervision of crews.", []int{6}, false},
		{"Experience covers supervision of crews.", []int{0}, false},
		{"Experience covers management of crews.", []int{6}, false},
		{"Experience covers budget management.", []int{7}, false},
		{"Experience covers crews. Has supervision of yards.", []int{6}, false},
		{"Covers supervision of crews.", []int{6}, false},
		{"She covers berths.", []int{6}, false},
	} {
		if got := holds(cv.Text{Value: c.text, Lines: c.lines}); got != c.want {
			t.Errorf("%q from lines %v: got %v", c.text, c.lines, got)
		}
	}
}

// Years of other roles are none of the newest one's.
func TestYearsOfOneRole(t *testing.T) {
	post := func(n int, title string, from, to int) cv.Engagement {
		return cv.Engagement{
			Title: cv.Text{Value: title, Lines: []int{n}}, Organisation: cv.Text{Value: "Gull Lofts", Lines: []int{n}},
			Dates: cv.DateRange{
				Start: cv.Date{Year: from, Month: 1}, End: cv.Date{Year: to, Month: 1}, Text: cv.Text{Value: "dates", Lines: []int{n}},
			},
		}
	}
	for _, c := range []struct {
		newest, before, text string
		want                 bool
	}{
		{"Store Manager", "Store Cleaner", "Has eight years of experience, most recently as a store manager at Gull Lofts.", false},
		{"Senior Sailmaker", "Sailmaker", "Has eight years of experience, most recently as a senior sailmaker at Gull Lofts.", true},
	} {
		doc := &cv.Document{
			Locale: "en-GB",
			Source: []cv.SourceLine{{Text: c.newest + ", Gull Lofts, dates"}, {Text: c.before + ", Gull Lofts, dates"}},
			Work:   []cv.Engagement{post(0, c.newest, 2015, 2018), post(1, c.before, 2010, 2015)},
		}
		doc.AssignIDs()
		if got := truth.Written(doc, nil)(cv.Text{Value: c.text, Lines: []int{0, 1}}); got != c.want {
			t.Errorf("%q: got %v", c.text, got)
		}
	}
}
