package advice

import (
	"testing"

	"focal/internal/cv"
)

func TestAsides(t *testing.T) {
	for text, want := range map[string]bool{
		"Kept the ropes dry (just kidding, it was the sea).": true,
		"Ask me about the time the mast fell.":               true,
		"My cat says hello.":                                 true,
		"Made the best tea in the yard ;)":                   true,
		"World's okayest rigger.":                            true,
		"Splices rope, haha, mostly.":                        true,
		// What may be meant in earnest stays unmentioned.
		"Ran the Comic Relief stall and a joke-writing club.": false,
		"Kept a ratio of 3:1 (crew: boats).":                  false,
		"Asked crews about their kit.":                        false,
	} {
		doc := &cv.Document{Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "x", Value: text}}}}}
		if got := asides(doc); (len(got) == 1) != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
