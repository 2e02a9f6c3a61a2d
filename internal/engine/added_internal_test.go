package engine

import "testing"

// Bullets that were added to two entries keep a number of their own when these become one, and what was written into an
// entry that is gone goes nowhere.
func TestAddedTextsAfterAnotherReading(t *testing.T) {
	taken := map[string]string{"work[0].highlights[1000]": "Ran the yard.", "work[0].highlights[1001]": "Kept the log."}
	if got := freeItem(taken, "work[0].highlights[1000]"); got != "work[0].highlights[1002]" {
		t.Errorf("the bullet is called %q", got)
	}
	n := names{"work[1]": "", "work[2]": "work[1]"}
	for id, want := range map[string]string{
		"work[1].highlights[1000]": "", "work[2].location": "work[1].location", "person.name": "person.name",
	} {
		if got := n.of(id); got != want {
			t.Errorf("%s is now %q, want %q", id, got, want)
		}
	}
}
