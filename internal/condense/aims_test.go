package condense

import (
	"testing"

	"focal/internal/cv"
)

// An aim that any applicant could write is left out where the CV says anything else; one that names a
// post or a field of the candidate's stays, up to there.
func TestAims(t *testing.T) {
	const reputed = "To work in a reputed organisation where I can use my skills and grow."
	for _, c := range []struct {
		name, title, before, after string
	}{
		{"nothing of one's own", "Rigger", reputed, ""},
		{"beside a sentence that says more", "Rigger", "I splice ropes. " + reputed, "I splice ropes."},
		{"nothing else to say: shortened", "", reputed, "To work in a reputed organisation."},
		{
			"a post", "Rigger", "Seeking a post as a rigger with a leading firm, where I can prove my potential.",
			"Seeking a post as a rigger with a leading firm.",
		},
		{"a field", "Rigger", "To build a career in yachting that gives me growth.", "To build a career in yachting."},
		{
			"words of the own title", "Rope Rigger", "Looking for a challenging rope job which offers growth.",
			"Looking for a challenging rope job.",
		},
		{"a figure", "Rigger", "To bring 12 years of skills to a reputed company.", "To bring 12 years of skills to a reputed company."},
		{"words of its own", "Rigger", "To bring old wooden boats back to sea.", "To bring old wooden boats back to sea."},
		{"no aim", "Rigger", "To date I have sailed two oceans.", "To date I have sailed two oceans."},
		{"no aim either", "Rigger", "I am a reliable team player with good skills.", "I am a reliable team player with good skills."},
	} {
		doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "s", Value: c.before}}}
		if c.title != "" {
			doc.Work = []cv.Engagement{{Title: cv.Text{Value: c.title}}}
		}
		notes := Letters(doc, nil)
		got := ""
		for _, s := range doc.Summary {
			got = s.Value
		}
		if got != c.after || (len(notes) > 0) != (c.before != c.after) {
			t.Errorf("%s: %q, want %q; %d notes", c.name, got, c.after, len(notes))
		}
		doc.Summary = []cv.Text{{ID: "s", Value: c.before}}
		if notes := Letters(doc, func(cv.Note) bool { return false }); len(notes) > 0 || doc.Summary[0].Value != c.before {
			t.Errorf("%s: changed although it was not wanted", c.name)
		}
	}
}
