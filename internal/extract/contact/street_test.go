package contact

import "testing"

func TestNamesStreet(t *testing.T) {
	for text, want := range map[string]bool{
		"12 Mill Lane": true, "4 St. James Row": true, "Rd.7": true, "7 LANES": false, "Hauptstr.5": true,
		"Hauptstr. 5": false, "c/Mayor 3": true,
		"c/ Mayor 3": false, "ul.Kwiatowa 9": true, "ul. 9": false, "Rue 5": true, "4 allée des Pins": true, "Lindenstraße 3": true,
		"Kerkstraat 10": true, "straatnaam 10": false, "AVE_5": false, "2019 – 2021": false, "": false, "via": true,
		"Praca 5": false, "Praça 5": true, "9 Donaudampfschifffahrtsgesellschaftsgasse": true,
		"9 Donaudampfschifffahrtsgesellschaftsstr.5": true, "9 Donaudampfschifffahrtsgesellschaftskapitän": false,
		"“Flat” 2": true, "Block 9 \xff": false,
	} {
		if got := namesStreet(text); got != want || got != streetName.MatchString(text) {
			t.Errorf("namesStreet(%q) = %v", text, got)
		}
	}
}

// FuzzNamesStreet: the quick way says what the expression says.
func FuzzNamesStreet(f *testing.F) {
	for _, s := range []string{"12 Mill Lane", "Rd.7", "Hauptstr.5", "x_str.ul.c/9", "“Flat” – 2", "ſt 5"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if got := namesStreet(text); got != streetName.MatchString(text) {
			t.Errorf("namesStreet(%q) = %v", text, got)
		}
	})
}
