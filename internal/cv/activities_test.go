package cv

import "testing"

// What a CV calls leadership or activities is printed as such; as voluntary work only what the heading or the entry calls so.
func TestActivities(t *testing.T) {
	for _, c := range []struct {
		heading, title, organisation string
		want                         bool
	}{
		{"LEADERSHIP AND ACTIVITIES", "Captain", "Varsity Rowing", true},
		{"Activities:", "Treasurer", "Chess Club", true},
		{"Positions of Responsibility", "Head Boy", "", true},
		{"Extra Curricular Activities", "", "Debating Society", true},
		{"Activities", "Volunteer", "City Food Bank", false},
		{"Activities and Community Service", "Treasurer", "Chess Club", false},
		{"Volunteer Experience", "Captain", "Varsity Rowing", false},
		{"Experience", "Captain", "Varsity Rowing", false},
		{"", "Captain", "Varsity Rowing", false},
	} {
		d := Document{
			Source: []SourceLine{{Text: c.heading, As: LineHeading}, {Text: c.title + ", " + c.organisation}},
			Volunteering: []Engagement{{
				Title: Text{Value: c.title, Lines: []int{1}}, Organisation: Text{Value: c.organisation, Lines: []int{1}},
			}},
		}
		if got := d.Activities(); got != c.want {
			t.Errorf("%q over %q: %t, want %t", c.heading, c.title+", "+c.organisation, got, c.want)
		}
	}
}
