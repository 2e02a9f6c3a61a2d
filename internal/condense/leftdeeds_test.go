package condense

import "testing"

// A bullet of which only the first deed would get a verb keeps all of them as they are.
func TestLeavesDeed(t *testing.T) {
	for text, want := range map[string]bool{
		"Adheres to the terms and doing surveys.":                 true,
		"Verifies the logs through the portal and also preparing": false,
		"Verifies the logs and also preparing reports.":           true,
		"Makes the roster and management of leave records.":       true,
		"Prepares charts on tides & evaluating as per the plan.":  true,
		"Checked boats, follow up of jobs and wrote reports.":     true,
		"Greeted guests, taking orders, and to serve food.":       false,
		"Sells ropes and to mend nets.":                           true,
		"Trains riggers to splice and to mend nets.":              false,
		"Assessed the berths and categorizing and selling ropes.": true,
		"Implemented and following all rules.":                    true,
		"Raises orders and invoice tracking.":                     true,
		"Manages the stores and stock recording.":                 false,
		"Checks berths and writes reports.":                       false,
		"Supervises the laying of ropes and testing the winches.": false,
		"Manages stores and preparation of reports.":              false,
		"Checks new and existing moorings.":                       false,
		"Mends ropes and building materials.":                     false,
	} {
		if got := leavesDeed(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// What the row of verbs puts right afterwards is not left.
func TestHalf(t *testing.T) {
	for text, want := range map[string]bool{
		"Coaches riggers and running workshops.":  false,
		"Adheres to the terms and doing surveys.": true,
	} {
		if got := half(text, speaker{third: true}); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
