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
		if got := b.letteredRun(list, 0); got != want {
			t.Errorf("%s: %d entries, want %d", texts, got, want)
		}
	}
}
