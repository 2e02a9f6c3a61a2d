package extract

import (
	"testing"
)

// Headings that come again over each entry say nothing; values that look like one stay.
func TestHeadingsAgain(t *testing.T) {
	for text, want := range map[string]bool{
		"2. WORK EXPERIENCE:": true, "Educational Background": true, "Education:": true, "Projects": false, "Languages": false,
		"Education of nurses": false, "Work experience 2011": false, "Designed the education": false,
	} {
		if got := headingAgain(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// Roman numbers and letters count the items of a list, too.
func TestNumberOf(t *testing.T) {
	for text, want := range map[string]int{
		"1. Weld": 1, "(2) Weld": 2, "[3] Weld": 3, "IV. Weld": 4, "xii) Weld": 12, "b) Weld": 2, "C) Weld": 3,
		"1.5 MW": 0, "2010. A year": 0, "Mix. It": 0, "A. Moss": 0, "I weld": 0, "CV. Weld": 0,
	} {
		if got, _ := numberOf(text); got != want {
			t.Errorf("%q: %d", text, got)
		}
	}
}

// A list of pastimes is no address; a country of two islands ends one.
func TestPastimesAreNoAddress(t *testing.T) {
	for text, want := range map[string]bool{
		"Reading, Computer and Music": true, "Chess, Cooking & Reading.": true, "Port of Spain, Trinidad and Tobago": false,
		"Reading, Berkshire": false, "12 Chess Road, Reading and Oxford": false,
	} {
		if got := pastimes(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
