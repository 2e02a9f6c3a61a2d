package truth

import (
	"testing"

	"focal/internal/cv"
)

// A note may take whole sentences out of a profile, and general clauses; figures and denials only with their sentence.
func TestCuts(t *testing.T) {
	for _, c := range []struct {
		original, before, after string
		holds                   bool
	}{
		{"A rigger of Hull. Seeks growth in 2 yards.", "A rigger of Hull. Seeks growth in 2 yards.", "A rigger of Hull.", true},
		{"Seeks a post where knowlege grows.", "Seeks a post where knowledge grows.", "Seeks a post.", true},
		{"Seeks a post where skills do not grow.", "Seeks a post where skills do not grow.", "Seeks a post.", false},
		{"Seeks a post with 9 boats.", "Seeks a post with 9 boats.", "Seeks a post.", false},
		{"Seeks a post where skills grow.", "Seeks a post where skills grow.", "Seeks a big post.", false},
		{"A former pilot of Hull.", "A former pilot of Hull.", "A pilot of Hull.", false},
		{"A trainee rigger.", "A trainee rigger.", "A rigger.", false},
		{"Holds SC clearance, which lapsed.", "Holds SC clearance, which lapsed.", "Holds SC clearance.", false},
		{"Has part of a degree in law.", "Has part of a degree in law.", "Has a degree in law.", false},
		{"Hardly speaks Welsh.", "Hardly speaks Welsh.", "Speaks Welsh.", false},
		{"Seeks to become a pilot of boats.", "Seeks to become a pilot of boats.", "Pilot of boats.", false},
		{"Rigs masts. My career made me a valued hand.", "Rigs masts. Their career made them a valued hand.", "Rigs masts.", true},
		{"Rigs masts. My career at sea was no joy.", "Rigs masts. Their winter on land made them rich.", "Rigs masts.", false},
		{"Rigs masts. Ropes, tar and masts", "Rigs masts. Ropes, tar and masts", "Rigs masts.", true},
		{"Rigger in the U.K. until 2019", "Rigger in the U.K. until 2019", "Rigger in the U.K.", false},
		{"May work in the U.S. only with a sponsor", "May work in the U.S. only with a sponsor", "May work in the U.S.", false},
		{"I hold SC clearance. I sail.", "They hold DV clearance. They sail.", "They sail.", false},
		{"She sings in 9 bars. She sails.", "She sings in 9 bars. She sails.", "She sails.", true},
		{"Career Objective: to build boats.", "Career Objective: to build boats.", "To build boats.", true},
	} {
		original := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "summary[0]", Value: c.original}}}
		output := original.Clone()
		output.Summary[0].Value = c.after
		notes := []cv.Note{
			{Kind: cv.NoteSpelling, Field: "summary[0]", Before: "knowlege", After: "knowledge"},
			{Kind: cv.NoteShortened, Field: "summary[0]", Before: c.before, After: c.after},
		}
		if got := len(Check(original, output, notes)) == 0; got != c.holds {
			t.Errorf("%q to %q: holds %v, want %v", c.original, c.after, got, c.holds)
		}
		if len(Check(original, output, nil)) == 0 {
			t.Errorf("%q to %q holds without its note", c.original, c.after)
		}
	}
}
