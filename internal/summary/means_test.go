package summary

import (
	"testing"

	"focal/internal/language"
)

// A share of something bare gives way to the means by which it was changed, where these stand in few words.
func TestByMeans(t *testing.T) {
	for _, c := range []struct{ behind, want string }{
		{"berth latency by 40% by moving the tide log to Ropebook", "berth latency by moving the tide log to Ropebook"},
		{"error rates by 12 percent by rewriting tide tables", ""},
		{"berth latency by 40%", ""},
		{"berth latency by 40% by 2019", ""},
		{"berth latency by 40% by moving", ""},
		{"docking time from 9 to 4 days by moving the crane", ""},
		{"mean docking time in three yards by 40% by moving the crane", ""},
	} {
		if got := byMeans(language.TagSentence(language.Tokens(c.behind))); got != c.want {
			t.Errorf("%q: got %q, want %q", c.behind, got, c.want)
		}
	}
}

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
