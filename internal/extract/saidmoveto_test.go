package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

const medals = `Ida Wren
ida.wren@example.org

EXPERIENCE

Keeper of lamps, Skerry Trust, 2004 - 2008
- Trimmed forty lamps on nine islands.

CERTIFICATIONS

First aid at sea, Red Cross, 2019
Radio licence

AWARDS

Medal for Lamps, 2012
Cup of Ely

INTERESTS

The Marine Board of Holm
2017
Given for nine years without one wreck.
`

// A line that is moved to a certificate or an award is of that one, and makes none of its own.
func TestLinesMovedToACertificateOrAnAward(t *testing.T) {
	src := flow(medals)
	plain, _ := Document(src, Options{})
	at := func(words string) int {
		return slices.IndexFunc(plain.Source, func(s cv.SourceLine) bool { return strings.Contains(s.Text, words) })
	}
	for _, c := range []struct {
		line, to string
		of       cv.Section
		want     string
	}{
		{"The Marine", "Radio", cv.SectionCertificates, "Radio licence – The Marine Board of Holm"},
		{"2017", "Radio", cv.SectionCertificates, "Radio licence, 2017"},
		{"2017", "First aid", cv.SectionCertificates, "First aid at sea – 2017, 2019"},
		{"Given", "Medal", cv.SectionAwards, "Medal for Lamps, 2012: Given for nine years without one wreck."},
	} {
		doc, _ := Document(src, Options{Marks: []cv.Mark{{Line: at(c.line), As: cv.MarkMove, Section: c.of, Entry: at(c.to) + 1}}})
		var got []string
		for _, x := range doc.Certificates {
			got = append(got, said(x.Name.Value, x.Dates.Text.Value, nil))
		}
		for _, x := range doc.Awards {
			got = append(got, said(x.Title.Value, x.Dates.Text.Value, x.Summary))
		}
		if len(got) != 4 || !slices.Contains(got, c.want) {
			t.Errorf("%s to %s: %q, want %q", c.line, c.to, got, c.want)
		}
	}
}

func said(name, dates string, text []cv.Text) string {
	if dates != "" {
		name += ", " + dates
	}
	for _, t := range text {
		name += ": " + t.Value
	}
	return name
}
