package summary

import "testing"

// A rank stands once, before the name or in the sentence.
func TestWithoutRank(t *testing.T) {
	for _, c := range []struct{ name, lead, want string }{
		{"WO2 Ines Calloway", "is a Harbour Corps Warrant Officer.", "Ines Calloway"},
		{"Capt. Ines Calloway", "is a captain at Solent Yachts.", "Ines Calloway"},
		{"Capt. Ines Calloway", "is a harbour pilot.", "Capt. Ines Calloway"},
		{"Maj. Ines Calloway", "is a major accounts manager.", "Maj. Ines Calloway"},
		{"Capt. Ines Calloway", "is a captain's assistant at Solent Yachts.", "Capt. Ines Calloway"},
		{"Sgt Ines Calloway", "has been a harbour sergeant since 2015.", "Ines Calloway"},
		{"Maj Calloway", "is a major.", "Maj Calloway"},
		{"Dr Ines Calloway", "is a doctor.", "Dr Ines Calloway"},
	} {
		if got := withoutRank(c.name, c.lead); got != c.want {
			t.Errorf("%q, %q: got %q, want %q", c.name, c.lead, got, c.want)
		}
	}
}
