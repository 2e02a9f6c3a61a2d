package extract

import (
	"testing"

	"focal/internal/cv"
)

// The code of a country is written out; that of a state stays.
func TestCodesOfCountries(t *testing.T) {
	for before, want := range map[string]string{
		"Hull, East Yorkshire GB": "Hull, East Yorkshire, United Kingdom",
		"Tokyo, JP":               "Tokyo, Japan",
		"Portland, OR":            "Portland, OR",
		"La Verne, CA":            "La Verne, CA",
		"Berlin":                  "Berlin",
	} {
		b := &builder{doc: &cv.Document{Locale: "en-GB"}}
		b.doc.Person.Location.Text.Value = before
		b.spellCountry()
		if got := b.doc.Person.Location.Text.Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}
