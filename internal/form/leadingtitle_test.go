package form

import (
	"testing"

	"focal/internal/cv"
)

// The text of a post that has no title may open with it.
func TestLeadingTitles(t *testing.T) {
	for _, c := range []struct{ text, title, left string }{
		{"Intern – Responsible for the daily operations of the lock.", "Intern", "Responsible for the daily operations of the lock."},
		{"HEAD TELLER: Supervise two tellers.", "HEAD TELLER", "Supervise two tellers."},
		{"Legal Secretary:", "Legal Secretary", ""},
		{"Responsibilities: Supervise two tellers.", "", "Responsibilities: Supervise two tellers."},
		{"Training – Two weeks at the mill", "", "Training – Two weeks at the mill"},
		{"Project: Tide mill", "", "Project: Tide mill"},
		{"Assisted the manager – also on Sundays", "", "Assisted the manager – also on Sundays"},
		{"Reported to the Sales Manager: Ida Moss", "", "Reported to the Sales Manager: Ida Moss"},
		{"Client: Moss Labs", "", "Client: Moss Labs"},
	} {
		doc := &cv.Document{Work: []cv.Engagement{{Organisation: text("Fen Mill", 1), Highlights: []cv.Text{text(c.text, 2)}}}}
		f := former{doc: doc}
		f.leadingTitles()
		left := ""
		if e := doc.Work[0]; len(e.Highlights) > 0 {
			left = e.Highlights[0].Value
		}
		if got := doc.Work[0].Title.Value; got != c.title || left != c.left {
			t.Errorf("%s: title %q, left %q", c.text, got, left)
		}
	}
}
