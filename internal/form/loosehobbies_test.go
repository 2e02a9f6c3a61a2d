package form

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestLooseHobbies(t *testing.T) {
	for _, c := range []struct{ line, value, want string }{
		{"Hobbies\t:\tReading news, Web surfing.", "Hobbies Reading news, Web surfing.", "Reading news|Web surfing"},
		{"Hobbies : Reading", "Hobbies: Reading", "Reading"},
		{"Sports : Chess player and medalist of the moss cup", "Sports: Chess player and medalist of the moss cup", ""},
		{"Hobbies are for others", "Hobbies are for others", ""},
		{"Areas of Interest : Ropes", "Areas of Interest: Ropes", ""},
		{"Hobbies : Reading\tSex : Male", "Hobbies: Reading Sex: Male", ""},
	} {
		doc := cv.Document{
			Source:     []cv.SourceLine{{Text: c.line}},
			Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text(c.value, 0)}}}},
		}
		f := former{doc: &doc}
		f.looseHobbies()
		var got []string
		for _, n := range doc.Interests {
			got = append(got, n.Name.Value)
		}
		if s := strings.Join(got, "|"); s != c.want || (s == "") == (len(doc.Additional) == 0) {
			t.Errorf("%s: %q, %d sections left", c.line, s, len(doc.Additional))
		}
	}
}
