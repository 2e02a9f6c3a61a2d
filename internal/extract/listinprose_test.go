package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A list that was joined with the sentences above it is parted; sentences with names in them are not.
func TestListsInProseAreParted(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{
			"Rigger with five years at sea. SKILLS AND QUALIFICATIONS Proficient in splicing of ropes Demonstrated ability to lead crews " +
				"Well familiar with LOLER rules",
			"Rigger with five years at sea.|SKILLS AND QUALIFICATIONS|Proficient in splicing of ropes|Demonstrated ability to lead crews|" +
				"Well familiar with LOLER rules",
		},
		{
			"Adept at knots Thorough knowledge of ropes Committed to safe work",
			"Adept at knots|Thorough knowledge of ropes|Committed to safe work",
		},
		{
			"KEY SKILLS Skilled with ropes Strong in the hand Able to climb",
			"KEY SKILLS|Skilled with ropes|Strong in the hand|Able to climb",
		},
		{"Rigger at LOLER TEST House. Skilled with ropes.", "Rigger at LOLER TEST House. Skilled with ropes."},
		{"Worked for the Strong boat yard and on the Proven wind farm.", "Worked for the Strong boat yard and on the Proven wind farm."},
		{"Splices ropes Able to climb.", "Splices ropes Able to climb."},
	} {
		var got []string
		for _, part := range parted(cv.Text{Value: c.text, Lines: []int{3}}) {
			got = append(got, part.Value)
		}
		if strings.Join(got, "|") != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}
