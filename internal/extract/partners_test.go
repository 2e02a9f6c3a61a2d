package extract

import "testing"

// Fields lose the marks that were left of a pair, and no others.
func TestMarksHavePartners(t *testing.T) {
	for value, want := range map[string]string{
		`ELM & CO”`:                           "ELM & CO",
		`“Harbour Works`:                      "Harbour Works",
		`Diploma in “Ship Repair`:             "Diploma in Ship Repair",
		`"Harbour Works" of Hull`:             `"Harbour Works" of Hull`,
		`Pipes up to 12" wide`:                `Pipes up to 12" wide`,
		`”`:                                   "",
		"Town Hall (Hull":                     "Town Hall (Hull)",
		"Crane operator (tower, mobile), (NE": "Crane operator (tower, mobile), (NE)",
		"Fire drill, FD)":                     "Fire drill, FD",
		"H.T.C)Hull Training Centre":          "H.T.C Hull Training Centre",
		"Boats (steel) and (":                 "Boats (steel) and (",
		"a) Sextant, b) Radar":                "a) Sextant, b) Radar",
		"1) Office tools":                     "1) Office tools",
		"Fun :)":                              "Fun :)",
		"Porter (nights)":                     "Porter (nights)",
	} {
		if got := withPartners(value); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}
