package convert

import (
	"testing"
	"time"

	"focal/internal/cv"
)

// The open documents and the blind ones of the same CVs do not overwrite each other.
func TestArchiveIsNamedAfterWhatItHides(t *testing.T) {
	for _, c := range []struct {
		job   string
		level cv.Level
		form  string
		want  string
	}{
		{"", cv.Open, "", ""},
		{"Buyer", cv.Open, "", "Buyer_2026-11-24.zip"},
		{"Buyer", cv.Blind, "", "Buyer_blind_2026-11-24.zip"},
		{"Buyer", cv.BlindPlus, "-pdf", "Buyer_blind-plus_2026-11-24-pdf.zip"},
		{"Buyer", cv.ClientSafe, "-md", "Buyer_client-safe_2026-11-24-md.zip"},
		{"", cv.Blind, "", "resumes_blind_2026-11-24.zip"},
	} {
		task := &Task{JobTitle: c.job, Ended: time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)}
		task.Options.Privacy.Level = c.level
		if got := archive(task, c.form, nil).Modern; got != c.want {
			t.Errorf("%q, %s: %q, want %q", c.job, c.level, got, c.want)
		}
	}
}
