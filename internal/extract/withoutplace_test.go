package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// Each word of the file stands in a value, leads to one, or is named.
func TestWithoutPlace(t *testing.T) {
	at := func(value string, lines ...int) cv.Text { return cv.Text{Value: value, Lines: lines} }
	for _, c := range []struct {
		name   string
		source []cv.SourceLine
		held   []cv.Text
		scraps []cv.Text
		want   string
	}{
		{
			"a whole line",
			[]cv.SourceLine{{Text: "Hobbies: rowing,"}, {Text: "Pottery"}},
			[]cv.Text{at("rowing", 0)},
			nil, "“Pottery”",
		},
		{
			"some words",
			[]cv.SourceLine{{Text: "Clerk at Moss Ltd, Andhra Pradesh"}},
			[]cv.Text{at("Clerk", 0), at("Moss Ltd", 0)},
			nil, "“Andhra Pradesh”",
		},
		{
			"a year that stands elsewhere",
			[]cv.SourceLine{{Text: "Levels 2019"}, {Text: ""}, {Text: "Clerk 2019"}},
			[]cv.Text{at("Levels", 0), at("Clerk 2019", 2)},
			nil, "“2019”",
		},
		{
			"the rest of a sentence",
			[]cv.SourceLine{{Text: "with good"}, {Text: "presentational skills.", As: cv.LineHeading}},
			[]cv.Text{at("with good", 0)},
			nil, "“presentational”",
		},
		{"a scrap once", []cv.SourceLine{{Text: "Clerk quux"}}, []cv.Text{at("Clerk", 0)}, []cv.Text{at("quux", 0)}, "“quux”"},
		{
			"moved to another line's value",
			[]cv.SourceLine{{Text: "Pottery"}, {Text: "rowing"}},
			[]cv.Text{at("rowing, Pottery", 1)},
			nil, "",
		},
		{"written together", []cv.SourceLine{{Text: "Data Base"}}, []cv.Text{at("Database", 0)}, nil, ""},
		{
			"labels and frames",
			[]cv.SourceLine{{Text: "Languages Known : Hindi"}, {Text: "Worked as a Clerk from 2001"}},
			[]cv.Text{at("Hindi", 0), at("Clerk", 1), at("2001", 1)},
			nil, "",
		},
		{
			"the head of a table",
			[]cv.SourceLine{{Text: "Qualification\tBoard/University\tYear of Passing\tPercentage (%)"}},
			nil, nil, "",
		},
		{"heading, running head, what was left out", []cv.SourceLine{
			{Text: "Chronicle", As: cv.LineHeading}, {Text: "Ida Holm 2", As: cv.LineFurniture}, {Text: "Secret", As: cv.LineOut},
		}, nil, nil, ""},
		{
			"the rows of a signature",
			[]cv.SourceLine{
				{Text: "Place: Aldwark", As: cv.LineLabel}, {Text: "Date: 3/5/2015", As: cv.LineLabel},
			},
			nil, nil, "",
		},
		{"glued in the file", []cv.SourceLine{{Text: "12thfrom Elm School"}}, []cv.Text{at("12th", 0), at("Elm School", 0)}, nil, ""},
		{"the title of a CV", []cv.SourceLine{{Text: "Curriculum Vitae", As: cv.LineLabel}}, nil, nil, ""},
	} {
		doc := &cv.Document{Source: c.source, Additional: []cv.OtherSection{{}}}
		for _, h := range c.held {
			doc.Additional[0].Items = append(doc.Additional[0].Items, cv.Item{Text: h})
		}
		n, found := WithoutPlace(doc, c.scraps, nil)
		got := strings.TrimSuffix(strings.TrimPrefix(n.Reason, withoutPlace), ". Please check whether they are needed.")
		if got != c.want || found != (c.want != "") {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A word that stands twice in the file and once in the document is missing once; what the user left out is not missed.
func TestWithoutPlaceIsTrue(t *testing.T) {
	source := []cv.SourceLine{
		{Text: "Quay Works\tMay 2011 – June 2011(Contract)"},
		{Text: "Mole Works\tMay 2012 – Present (Contract)"},
		{Text: "B.A. received in June 2007"},
	}
	at := func(text string, l int) cv.Text { return cv.Text{Value: text, Lines: []int{l}} }
	held := []cv.Text{
		at("Quay Works", 0), at("May 2011 – June 2011", 0), at("Mole Works", 1), at("May 2012 – Present", 1), at("Contract", 1),
		at("in June 2007", 2), at("B.A.", 2),
	}
	for _, c := range []struct {
		name   string
		scraps []cv.Text
		said   []cv.Mark
		want   string
	}{
		{
			"printed once of two",
			[]cv.Text{at("Contract", 0), at("Contract", 1)},
			[]cv.Mark{{Line: 2, As: cv.MarkOut, Part: "received"}},
			"“Contract”",
		},
		{"left out by hand", []cv.Text{at("Contract", 0)}, []cv.Mark{
			{Line: 2, As: cv.MarkOut, Part: "received"}, {Line: 0, As: cv.MarkOut, Part: "2011(Contract)"},
		}, ""},
		{"another gesture", nil, []cv.Mark{{Line: 2, As: cv.MarkTitle, Part: "received"}}, "“received”"},
	} {
		doc := &cv.Document{Source: source, Additional: []cv.OtherSection{{}}}
		for _, h := range held {
			doc.Additional[0].Items = append(doc.Additional[0].Items, cv.Item{Text: h})
		}
		n, _ := WithoutPlace(doc, c.scraps, c.said)
		got := strings.TrimSuffix(strings.TrimPrefix(n.Reason, withoutPlace), ". Please check whether they are needed.")
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A month that the document sets short has its place; another month has none.
func TestShortMonthsHaveTheirPlace(t *testing.T) {
	for line, want := range map[string]bool{
		"Expected: December 2015": false, "Expected: November 2015": true, "Expected: Dec 2015": false,
	} {
		doc := &cv.Document{
			Source:    []cv.SourceLine{{Text: line}},
			Education: []cv.Education{{Dates: cv.DateRange{Text: cv.Text{Value: "Expected Dec 2015", Lines: []int{0}}}}},
		}
		if n, got := WithoutPlace(doc, nil, nil); got != want {
			t.Errorf("%q: %v %q", line, got, n.Reason)
		}
	}
}
