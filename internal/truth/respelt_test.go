package truth

import (
	"testing"

	"focal/internal/cv"
)

// What was misspelt may be told in another form of the right word.
func TestMendedWordsMayBeInflected(t *testing.T) {
	original := &cv.Document{Work: []cv.Engagement{{Highlights: []cv.Text{{Value: "Liasing with pilots."}}}}}
	original.Work[0].Dates = cv.DateRange{Start: cv.Date{Year: 2010}, End: cv.Date{Year: 2012}}
	original.AssignIDs()
	output := original.Clone()
	output.Work[0].Highlights[0].Value = "Liaised with pilots."
	fix := cv.Note{Kind: cv.NoteSpelling, Field: "work[0].highlights[0]", Before: "Liasing", After: "Liaising"}
	if v := Check(original, output, []cv.Note{fix}); len(v) > 0 {
		t.Error(v)
	}
	if v := Check(original, output, nil); len(v) == 0 {
		t.Error("a correction that is not listed stood")
	}
}

// A fact may be respelt by a listed correction of one long word, one slip away, and where it names nobody.
func TestFactsMayBeRespelt(t *testing.T) {
	for _, c := range []struct {
		before, after string
		listed        cv.Note
		holds         bool
	}{
		{"Pipline Fitter", "Pipeline Fitter", cv.Note{Kind: cv.NoteSpelling, Before: "Pipline", After: "Pipeline"}, true},
		{"Pipline Fitter", "Pipeline Fitter", cv.Note{}, false},
		{"Pipline Fitter", "Airline Fitter", cv.Note{Kind: cv.NoteSpelling, Before: "Pipline", After: "Airline"}, false},
		{"Pipline Fitter", "Pipeline Manager", cv.Note{Kind: cv.NoteSpelling, Before: "Pipline", After: "Pipeline"}, false},
		{"Fiter", "Fitter", cv.Note{Kind: cv.NoteSpelling, Before: "Fiter", After: "Fitter"}, false},
		{"Deans List", "Dean's List", cv.Note{Kind: cv.NoteSpelling, Before: "Deans", After: "Dean's"}, true},
		{"Deans List", "Dean's List", cv.Note{}, false},
		{"Dean List", "Dean's List", cv.Note{Kind: cv.NoteSpelling, Before: "Dean", After: "Dean's"}, false},
		{"Deans List", "Jean's List", cv.Note{Kind: cv.NoteSpelling, Before: "Deans", After: "Jean's"}, false},
		{"Deans Aide", "Dean's List", cv.Note{Kind: cv.NoteSpelling, Before: "Deans", After: "Dean's"}, false},
		{"Director of 12345678", "Director of 12345679", cv.Note{Kind: cv.NoteSpelling, Before: "12345678", After: "12345679"}, false},
	} {
		original := &cv.Document{Work: []cv.Engagement{{Title: cv.Text{Value: c.before}, Organisation: cv.Text{Value: c.before}}}}
		original.AssignIDs()
		output := original.Clone()
		output.Work[0].Title.Value = c.after
		c.listed.Field = "work[0].title"
		if v := Check(original, output, []cv.Note{c.listed}); (len(v) == 0) != c.holds {
			t.Errorf("%q -> %q: %v", c.before, c.after, v)
		}
		employer := original.Clone()
		employer.Work[0].Organisation.Value = c.after
		c.listed.Field = "work[0].organisation"
		if v := Check(original, employer, []cv.Note{c.listed}); len(v) == 0 {
			t.Errorf("the employer %q became %q", c.before, c.after)
		}
	}
}
