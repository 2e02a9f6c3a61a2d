package extract

import (
	"strings"
	"testing"

	"focal/internal/extract/labeller"
)

// Universities of several towns keep the one that tells them apart; a place behind it stays the place.
func TestWholeCampus(t *testing.T) {
	for _, c := range []struct{ text, name, place, wantName, wantPlace string }{
		{
			"Lecturer, University of Nebraska-Lincoln, Lincoln, NE", "University of Nebraska", "Lincoln, Lincoln, NE",
			"University of Nebraska-Lincoln", "Lincoln, NE",
		},
		{
			"Fellow, University of Illinois at Urbana-Champaign", "University of Illinois", "Urbana-Champaign",
			"University of Illinois at Urbana-Champaign", "",
		},
		{"University of Wisconsin–Madison", "University of Wisconsin", "Madison", "University of Wisconsin–Madison", ""},
		{"Tutor, University of Texas at Austin", "University of Texas", "", "University of Texas at Austin", ""},
		{"Tutor, University of Texas at night", "University of Texas", "", "University of Texas", ""},
		{"Tutor, University of Hull – Hull", "University of Hull", "Hull", "University of Hull", "Hull"},
		{"Rigger, Tern Boatyard-Hull", "Tern Boatyard", "Hull", "Tern Boatyard", "Hull"},
	} {
		l := line{segs: []segment{{text: c.text}}}
		l.finish()
		b := &builder{lines: []line{l}}
		e := &labeller.Entry{Fields: map[string]labeller.Field{"org": fieldIn(c.text, c.name)}}
		if c.place != "" {
			e.Fields["place"] = fieldIn(c.text, c.place)
		}
		b.wholeCampus(e, "org")
		if got := e.Fields["org"].Value; got != c.wantName {
			t.Errorf("%q: name %q, want %q", c.text, got, c.wantName)
		}
		if got := e.Fields["place"].Value; got != c.wantPlace {
			t.Errorf("%q: place %q, want %q", c.text, got, c.wantPlace)
		}
	}
}

// fieldIn is a field of the only line.
func fieldIn(text, value string) labeller.Field {
	at := strings.Index(text, value)
	return labeller.Field{Value: value, Parts: []string{value}, Lines: []int{0}, From: at, To: at + len(value)}
}
