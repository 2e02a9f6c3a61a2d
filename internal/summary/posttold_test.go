package summary

import (
	"testing"

	"focal/internal/cv"
)

// Only what the post itself says is left out of a profile.
func TestIsPostTold(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{{
		Title: cv.Text{Value: "Rigger"}, Organisation: cv.Text{Value: "Gull Lofts"},
		Dates: cv.DateRange{Text: cv.Text{Value: "May 2016 - 2019"}},
	}}}
	for text, want := range map[string]bool{
		"lastly worked with Gull Lofts as a rigger since May 2016":             true,
		"worked with Gull Lofts to cut refit time from 9 to 4 days in 2019":    false,
		"worked with the Gull Trust as a rigger in 2019":                       false,
		"worked for Gull Lofts as a rigger in 2019 and received the Sea Medal": false,
	} {
		c := &composer{doc: doc}
		if got := c.isPostTold(predicate{text: text}); got != want {
			t.Errorf("%q: got %v", text, got)
		}
	}
}
