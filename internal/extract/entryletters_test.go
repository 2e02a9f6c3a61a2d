package extract

import (
	"strings"
	"testing"

	"focal/internal/extract/labeller"
)

// The letters of a lettered list of posts are no part of their employers.
func TestLettersOfEntries(t *testing.T) {
	for _, mark := range []string{".", ")"} {
		doc, _ := Document(plain("Bo Quist\nbo.quist@example.org\n\nWORK EXPERIENCE\n"+
			"A"+mark+" Tern Engineering Ltd, Fitter, May 2014 - June 2016\nRepaired pumps.\n"+
			"B"+mark+" Gull Marine Ltd, Welder, April 2010 - May 2014\nWelded hulls.\n"), Options{})
		var got []string
		for i := range doc.Work {
			got = append(got, doc.Work[i].Organisation.Value)
		}
		if strings.Join(got, "|") != "Tern Engineering Ltd|Gull Marine Ltd" {
			t.Errorf("%q", got)
		}
	}
}

// A letter alone, or one that does not begin with A, is an initial.
func TestInitialsAreNoList(t *testing.T) {
	for texts, want := range map[string]int{
		"A. Tern Ltd|B. Gull Ltd|C. Auk Ltd": 3, "A. Tern Ltd|Gull Ltd": 0, "B. Tern Ltd|C. Gull Ltd": 0, "A. Tern Ltd|C. Gull Ltd": 0,
		"A.B. Tern Ltd|B.C. Gull Ltd": 0, "A|B": 0,
	} {
		var b builder
		var list []labeller.Entry
		for i, text := range strings.Split(texts, "|") {
			b.lines = append(b.lines, line{text: text})
			list = append(list, labeller.Entry{Kind: labeller.Post, Head: []int{i}})
		}
		if got := b.letteredRun(list, 0, pairOfLetters); got != want {
			t.Errorf("%s: %d entries, want %d", texts, got, want)
		}
	}
}

// Initials of two firms beside one without any, and those of colleges and degrees, stay.
func TestInitialsStay(t *testing.T) {
	doc, _ := Document(plain("Bo Quist\nbo.quist@example.org\n\nWORK EXPERIENCE\n"+
		"A. Tern Pharma, Sales Executive, May 2014 - June 2016\nSold medicines.\n"+
		"B. Gull Medical Ltd, Product Specialist, April 2010 - May 2014\nTrained nurses.\n"+
		"Auk Ltd, Clerk, 2008 - 2010\nFiled papers.\n\nEDUCATION\n"+
		"A. N. College, Patna, 2004\nB. Sc Physics, Patna University, 2007\n"), Options{})
	var got []string
	for i := range doc.Work {
		got = append(got, doc.Work[i].Organisation.Value)
	}
	for i := range doc.Education {
		got = append(got, doc.Education[i].Degree.Value)
	}
	if all := strings.Join(got, "|"); !strings.Contains(all, "B. Gull Medical Ltd") || !strings.Contains(all, "B. Sc Physics") {
		t.Errorf("%q", got)
	}
}
