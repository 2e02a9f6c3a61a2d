package engine

import (
	"testing"

	"focal/internal/cv"
)

// A clearance that is over is not printed as valid; what the CV itself says of its end stays.
func TestExpiredClearances(t *testing.T) {
	today := cv.Date{Year: 2026, Month: 11}
	granted := cv.DateRange{End: cv.Date{Year: 2024}, Text: cv.Text{Value: "granted 2014, expired 2024"}}
	said := &cv.Document{Clearances: []cv.Clearance{{Dates: granted}}}
	if notes := expire(said, today, nil); len(notes) > 0 {
		t.Errorf("what the CV says itself: %v", notes)
	}
	for _, c := range []struct {
		status string
		end    cv.Date
		want   string
	}{
		{"valid", cv.Date{Year: 2026, Month: 3}, "expired"},
		{"NATO, valid", cv.Date{Year: 2026, Month: 3}, "expired"},
		{"currently held", cv.Date{Year: 2025}, "expired"},
		{"", cv.Date{Year: 2026, Month: 10}, "expired"},
		{"lapsed", cv.Date{Year: 2021}, "lapsed"},
		{"renewal applied for", cv.Date{Year: 2026, Month: 3}, "renewal applied for"},
		{"valid", cv.Date{Year: 2026, Month: 11}, "valid"},
		{"valid", cv.Date{Year: 2026}, "valid"},
		{"valid", cv.Date{}, "valid"},
	} {
		one := cv.Clearance{Level: cv.Text{Value: "SC"}, Status: cv.Text{Value: c.status}, Dates: cv.DateRange{End: c.end}}
		doc := &cv.Document{Clearances: []cv.Clearance{one}}
		notes := expire(doc, today, nil)
		if got := doc.Clearances[0].Status.Value; got != c.want || len(notes) == 1 != (got != c.status) {
			t.Errorf("%q until %v: %q, %v", c.status, c.end, got, notes)
		}
		if len(notes) == 1 {
			cv.NumberNotes(notes)
			doc.Clearances[0].Status.Value = c.status
			expire(doc, today, cv.Except([]string{notes[0].ID}))
			if got := doc.Clearances[0].Status.Value; got != c.status {
				t.Errorf("taken back: %q", got)
			}
		}
	}
}
