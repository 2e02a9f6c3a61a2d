package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/tailor"
)

// A deed whose object was torn off is not told.
func TestTornOff(t *testing.T) {
	for object, want := range map[string]bool{
		"the docking time from 9 to 4 days by successfully": true, "the stock of": true, "a crew of 11": false,
		"figures daily": false, "the supply": false, "in": true,
	} {
		if got := tornOff.MatchString(object); got != want {
			t.Errorf("%q: %v", object, got)
		}
	}
}

// A clause that says whom something helps is not told without what it helps to do.
func TestLeavesHelp(t *testing.T) {
	for text, want := range map[string]bool{
		"that allows thousands of sailors":               true,
		"which helps yards":                              true,
		"that allows sailors to find a berth":            false,
		"for sailors of all yards":                       false,
		"that keeps the tides of forty harbours in view": false,
	} {
		if got := leavesHelp(language.TagSentence(language.Tokens(text))); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// How many people somebody answers for is said by a verb of leading and a figure.
func TestOfScope(t *testing.T) {
	for bullet, want := range map[string]bool{
		"Leads a crew of 11 sailors.": true, "Manages a 24-strong mooring team.": true, "Mentors four riggers.": true,
		"Leads the mooring team.": false, "Leads the rigging of 12 yachts.": false, "Splices ropes for nine sailors.": false,
	} {
		if d, ok := deedOf(bullet); !ok || d.ofScope() != want {
			t.Errorf("%q: %v, want %v", bullet, ok && d.ofScope(), want)
		}
	}
}

// TestBygone leaves out what was done before without a figure where nothing asks for it.
func TestBygone(t *testing.T) {
	doc := mate()
	c := newComposer(doc, Request{Original: doc, Match: &tailor.Match{}, Person: cv.ThirdPerson, Today: cv.Date{Year: 2026}})
	c.proof = proven{"asked": {0: 4}}
	for _, d := range []struct {
		deed
		want bool
	}{
		{deed{object: "the linen of the crew", post: 1}, true},
		{deed{object: "30 deckhands", post: 1}, false},
		{deed{object: "nine deckhands", post: 1}, false},
		{deed{object: "tide tables", post: 1, id: "asked"}, false},
		{deed{object: "the linen of the crew", post: 0}, false},
	} {
		if got := c.isBygone(d.deed); got != d.want {
			t.Errorf("isBygone(%q of post %d) = %v", d.object, d.post, got)
		}
	}
}
