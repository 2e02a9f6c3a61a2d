package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A detail has the label that its line gives it, and none that a hyphen or a lost column made up.
func TestTrueLabels(t *testing.T) {
	for _, c := range []struct{ name, lines, label, value, want string }{
		{"a hyphen of a town", "Tel-Aviv, Israel Age: 28", "Tel", "Aviv, Israel Age: 28", "Tel-Aviv, Israel Age: 28"},
		{"a hyphen of a word", "Full-Stack developer", "Full", "Stack developer", "Full-Stack developer"},
		{"an answer", "Indian\tMale", "Indian", "Male", "Indian, Male"},
		{
			"a row of labels above", "Driving licence\tPlace of birth\nFull\tHull", "Full", "Hull",
			"Driving licence=Full|Place of birth=Hull",
		},
		{"a label without its own", "Email\tLinkedIn", "Email", "LinkedIn", ""},
		{"two labels", "Email: Id", "Email", "Id", ""},
		{"another label within", "Phone: Date of birth: 4 May 1990", "Phone", "Date of birth: 4 May 1990", "Date of birth=4 May 1990"},

		{"a number", "Tel-0113 555 0134", "Tel", "0113 555 0134", "Tel=0113 555 0134"},
		{"an address of mail", "Email: ann@elm.example", "Email", "ann@elm.example", "Email=ann@elm.example"},
		{"words for a number", "Phone: on request", "Phone", "on request", "Phone=on request"},
		{"a row of other cells above", "Elm Road\tHull\nStatus\tSingle", "Status", "Single", "Status=Single"},
		{"a plain row", "Nationality\tIndian", "Nationality", "Indian", "Nationality=Indian"},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		for _, l := range strings.Split(c.lines, "\n") {
			b.doc.Source = append(b.doc.Source, cv.SourceLine{Text: l})
		}
		last := []int{len(b.doc.Source) - 1}
		var got []string
		d := cv.Detail{Label: cv.Text{Value: c.label, Lines: last}, Value: cv.Text{Value: c.value, Lines: last}}
		for _, d := range b.trueLabels([]cv.Detail{d}) {
			got = append(got, strings.TrimPrefix(d.Label.Value+"="+d.Value.Value, "="))
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%s: %q, want %q", c.name, s, c.want)
		}
	}
}

// What a line calls a hobby is none of the person's details.
func TestHobbyLines(t *testing.T) {
	for line, want := range map[string]bool{
		"Hobbies :- chess, rowing": true, "Address: Elm Road": false, "chess, rowing": false,
	} {
		b := &builder{doc: &cv.Document{Source: []cv.SourceLine{{Text: line}}}}
		if got := b.hobbyLine(&cv.Detail{Value: cv.Text{Value: "chess, rowing", Lines: []int{0}}}); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
}
