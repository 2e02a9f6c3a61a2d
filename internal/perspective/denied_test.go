package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// What was not done, or was done by others, never becomes a deed of the candidate.
func TestOverLeavesWhatWasNotDone(t *testing.T) {
	for _, text := range []string{
		"Planned but did not launch, deliver or test the app.", "Did not manage, train or hire staff.",
		"Observed nurses give injections and manage pain.", "Supported residents wash, dress and manage money.",
		"Failed to launch the boat and train the crew.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{
			Title: cv.Text{Value: "Fitter"}, Dates: cv.DateRange{End: cv.Date{Year: 2014}},
			Highlights: []cv.Text{{ID: "work[0].highlights[0]", Value: text}},
		}}}
		perspective.Over(doc, nil, nil)
		if got := doc.Work[0].Highlights[0].Value; got != text {
			t.Errorf("%q: %q", text, got)
		}
	}
}
