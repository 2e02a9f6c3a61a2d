package personal

import (
	"regexp"
	"testing"
)

func TestLabels(t *testing.T) {
	kinds := []struct {
		name    string
		pattern *regexp.Regexp
	}{
		{"contact", ContactLabel}, {"number", NumberLabel}, {"origin", OriginLabel}, {"person", PersonLabel}, {"country", CountryLabel},
	}
	for label, want := range map[string]string{
		"Mobile":                "contact",
		"Home address":          "contact person",
		"Date of birth":         "number person",
		"Né le":                 "number person",
		"Passport no.":          "number",
		"Photo":                 "number person",
		"Photography":           "number",
		"Marital status":        "origin person",
		"Familienstand":         "origin person",
		"Situation familiale":   "origin person",
		"Civil ID":              "number origin",
		"Konfession":            "origin person",
		"Nationality":           "origin country",
		"Right to work":         "origin country",
		"Domicile":              "origin",
		"Familiar with":         "",
		"Availability":          "",
		"Driving licence":       "",
		"Driving licence no":    "number",
		"Staatsangehörigkeit":   "origin country",
		"Country of residence":  "origin",
		"Notice period":         "",
		"Security clearance":    "",
		"Telefon":               "contact",
		"Geschlecht":            "origin person",
		"Professional interest": "",
	} {
		got := ""
		for _, k := range kinds {
			if k.pattern.MatchString(label) {
				if got != "" {
					got += " "
				}
				got += k.name
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", label, got, want)
		}
	}
}
