package flow

import "testing"

// What Word names its ligatures in a PDF is read as letters; the letters of other languages stay.
func TestLettersOfLigatures(t *testing.T) {
	for in, want := range map[string]string{
		"ApplicaƟon of SoŌware":   "Application of Software",
		"baƩery, hƩps, seƫng":     "battery, https, setting",
		"plaƞorm":                 "platform",
		"Ɵme of the aƩack":        "time of the attack",
		"Ōtāhuhu, Tōkyō and Ōita": "Ōtāhuhu, Tōkyō and Ōita",
		"Ɵ":                       "Ɵ",
		"Ʃ 12 items":              "Ʃ 12 items",
	} {
		if got := Clean(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
		if again := Clean(Clean(in)); again != want {
			t.Errorf("%q cleaned twice: %q", in, again)
		}
	}
}
