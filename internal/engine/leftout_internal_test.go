package engine

import (
	"testing"

	"focal/internal/cv"
)

func TestLeftOutIsToldBySectionAndEntry(t *testing.T) {
	text := func(s string) cv.Text { return cv.Text{Value: s} }
	original := &cv.Document{
		Summary: []cv.Text{text("Knows ropes."), text("Sings bass.")},
		Skills:  []cv.SkillGroup{{Name: text("Ropes"), Keywords: []cv.Text{text("splicing"), text("rigging")}}},
		Work: []cv.Engagement{
			{Title: text("Rigger"), Organisation: text("Tarn Docks"), Highlights: []cv.Text{text("Kept ropes."), text("Kept tar.")}},
			{Title: text("Mate"), Organisation: text("Gull Ferries"), Highlights: []cv.Text{text("Steered.")}},
		},
		Publications: []cv.Publication{{Name: text("On knots")}, {Name: text("On tar")}},
	}
	original.AssignIDs()
	printed := original.Clone()
	printed.Work, printed.Publications = printed.Work[:1], nil
	left := func(field, before string) cv.Note {
		return cv.Note{Kind: cv.NoteLeftOut, Field: field, Before: before}
	}
	r := Result{Original: original, Document: printed, Notes: []cv.Note{
		left("publications[1].name", "On tar"), left("publications[0].name", "On knots"),
		left("work[1].title", "Mate, Gull Ferries\nSteered."), left("work[0].highlights[1]", "Kept tar."),
		left("skills[0].keywords[1]", "rigging"), left("skills[0].name", "Ropes"), left("summary[1]", "Sings bass."),
		{Kind: cv.NoteSpelling, Field: "work[0].highlights[0]", Before: "Keept"},
		{Kind: cv.NoteReading, Reason: "These words found no place and are not printed: “tar”."},
		{Kind: cv.NoteReading, Reason: "No phone was found."},
	}}
	want := []string{
		"Profile: 1", "Key Skills: 1", "Work Experience: Rigger, Tarn Docks: 1 point",
		"Work Experience: Mate, Gull Ferries: all of it", "Publications: 2",
	}
	got := r.LeftOut()
	if len(got) != len(want) {
		t.Fatalf("got %v, want %q", got, want)
	}
	for i, l := range got {
		if said := string(l.Section) + ": " + l.String(); said != want[i] {
			t.Errorf("%q, want %q", said, want[i])
		}
	}
	if said := r.WithoutPlace(); len(said) != 1 || said[0] != r.Notes[8].Reason {
		t.Errorf("without a place: %q", said)
	}
}
