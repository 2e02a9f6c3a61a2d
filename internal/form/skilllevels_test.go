package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// A level that opens a list is said of all of it; one that belongs to a name, or is followed by another level, opens none.
func TestLevelsKeepTheirLists(t *testing.T) {
	for _, c := range []struct{ read, want []string }{
		{[]string{"Basic Python", "Ruby", "SQL"}, []string{"Basic Python, Ruby, SQL"}},
		{[]string{"Beginner in C", "C++", "HTML", "typing"}, []string{"Beginner in C, C++, HTML", "typing"}},
		{[]string{"Exposure to Kafka", "Spark"}, []string{"Exposure to Kafka, Spark"}},
		{[]string{"Limited knowledge of SAP", "Advanced Excel", "Word"}, []string{"Limited knowledge of SAP", "Advanced Excel", "Word"}},
		{[]string{"Basic Life Support", "CPR", "First Aid"}, []string{"Basic Life Support", "CPR", "First Aid"}},
		{[]string{"Basic computer skills", "teamwork"}, []string{"Basic computer skills", "teamwork"}},
		{[]string{"Python (basic)", "SQL (advanced)"}, []string{"Python (basic)", "SQL (advanced)"}},
		{[]string{"Basic Python", "SQL (advanced)"}, []string{"Basic Python", "SQL (advanced)"}},
	} {
		var list []cv.Text
		for _, s := range c.read {
			list = append(list, text(s, 1))
		}
		f := former{doc: &cv.Document{}}
		if got := values(f.withLevels(list)); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q", c.read, got)
		}
	}
	f := former{doc: &cv.Document{}}
	if got := values(f.withLevels([]cv.Text{text("Basic Python", 1), text("Ruby", 2)})); len(got) != 2 {
		t.Errorf("on two lines: %q", got)
	}
}
