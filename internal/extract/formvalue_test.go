package extract

import "testing"

func TestFormValue(t *testing.T) {
	for text, want := range map[string]string{
		"Employer: Holm Ferries":    "Holm Ferries",
		"CompanyName: Holm Ferries": "Holm Ferries",
		"JobTitle : Mate":           "Mate",
		"LampOil: Holm Ferries":     "LampOil: Holm Ferries",
	} {
		if got := formValue(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
