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
	if notes := expire(said, today, nil, nil); len(notes) > 0 {
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
		{"inducted, valid", cv.Date{Year: 2024}, "expired"},
		{"", cv.Date{Year: 2026, Month: 10}, "expired"},
		{"lapsed", cv.Date{Year: 2021}, "lapsed"},
		{"renewal applied for", cv.Date{Year: 2026, Month: 3}, "renewal applied for"},
		{"valid", cv.Date{Year: 2026, Month: 11}, "valid"},
		{"valid", cv.Date{Year: 2026}, "valid"},
		{"valid", cv.Date{}, "valid"},
	} {
		one := cv.Clearance{Level: cv.Text{Value: "SC"}, Status: cv.Text{Value: c.status}, Dates: cv.DateRange{End: c.end}}
		doc := &cv.Document{Clearances: []cv.Clearance{one}}
		notes := expire(doc, today, nil, nil)
		if got := doc.Clearances[0].Status.Value; got != c.want || len(notes) == 1 != (got != c.status) {
			t.Errorf("%q until %v: %q, %v", c.status, c.end, got, notes)
		}
		if len(notes) == 1 {
			cv.NumberNotes(notes)
			doc.Clearances[0].Status.Value = c.status
			expire(doc, today, nil, cv.Except([]string{notes[0].ID}))
			if got := doc.Clearances[0].Status.Value; got != c.status {
				t.Errorf("taken back: %q", got)
			}
		}
	}
}

// What the user wrote stays, and a status that the CV lacks gets the place where the user would write it.
func TestExpiredClearancesOfTheUser(t *testing.T) {
	today := cv.Date{Year: 2026, Month: 11}
	for name, c := range map[string]struct {
		status, own cv.Text
		want        string
	}{
		"nobody's":       {cv.Text{ID: "clearances[2].status", Value: "valid"}, cv.Text{}, "expired"},
		"user's status":  {cv.Text{ID: "clearances[2].status", Value: "valid"}, cv.Text{ID: "clearances[2].status"}, "valid"},
		"user's dates":   {cv.Text{ID: "clearances[2].status", Value: "valid"}, cv.Text{ID: "clearances[2].dates"}, "valid"},
		"left empty":     {cv.Text{}, cv.Text{ID: "clearances[2].status"}, ""},
		"nothing stated": {cv.Text{}, cv.Text{}, "expired"},
	} {
		one := cv.Clearance{
			Level: cv.Text{ID: "clearances[2].level", Value: "SC", Lines: []int{7}}, Status: c.status,
			Dates: cv.DateRange{End: cv.Date{Year: 2020}, Text: cv.Text{ID: "clearances[2].dates", Value: "until 2020"}},
		}
		doc := &cv.Document{Clearances: []cv.Clearance{one}}
		notes := expire(doc, today, func(id string) bool { return id == c.own.ID && id != "" }, nil)
		got := doc.Clearances[0].Status
		if got.Value != c.want {
			t.Errorf("%s: %q", name, got.Value)
		}
		if c.want == "expired" && (got.ID != "clearances[2].status" || len(notes) != 1 || notes[0].Field != got.ID) {
			t.Errorf("%s: %+v, %+v", name, got, notes)
		}
	}
}
