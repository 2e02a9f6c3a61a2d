package cv_test

import (
	"fmt"
	"testing"

	"focal/internal/cv"
)

func TestTraces(t *testing.T) {
	text := func(id, value string, confidence float64, lines ...int) cv.Text {
		return cv.Text{ID: id, Value: value, Lines: lines, Confidence: confidence}
	}
	original := &cv.Document{
		Source: []cv.SourceLine{
			{Text: "Ida Holm"},
			{Text: "Work", As: cv.LineHeading, Section: cv.SectionWork},
			{Text: "Pilot"},
			{Text: "Rowed"},
			{Text: "and sailed"},
			{Text: "Strange"},
			{Text: "1", As: cv.LineFurniture},
			{Text: "* * *"},
			{Text: "gone"},
			{Text: "Secret", As: cv.LineOut},
			{Text: "Cut"},
			{Text: "Pilot to the", Lacks: "to"},
		},
		Person: cv.Person{Name: text("person.name", "Ida Holm", 0.9, 0)},
		Work: []cv.Engagement{{Title: text("work[0].title", "Pilot", 0.6, 2), Highlights: []cv.Text{
			text("work[0].highlights[0]", "Rowed and sailed", 0.9, 3, 4),
			text("work[0].highlights[1]", "Cut", 0.9, 10),
		}}},
		Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text("additional[0].items[0]", "Strange", 0.5, 5)}}}},
	}
	original.Work[0].Unit = text("work[0].unit", "Pilot", 0.9, 11)
	printed := original.Clone()
	printed.Work[0].Highlights = printed.Work[0].Highlights[:1]
	want := []string{
		"placed Personal Details true", "none Work Experience false", "doubt Work Experience true", "placed Work Experience true", "placed Work Experience true",
		"lost Additional Information true", "none  false", "none  false", "lost  false", "out  false", "placed Work Experience false",
		"lost Work Experience true",
	}
	for i, got := range cv.Traces(original, printed, nil) {
		if s := fmt.Sprint(got.State, " ", got.Section, " ", got.Printed); s != want[i] {
			t.Errorf("line %d, %q: %s, want %s", i, original.Source[i].Text, s, want[i])
		}
	}
	original.Additional[0].OfWork = true
	if list := cv.Traces(original, printed, nil); !list[5].OfWork || list[3].OfWork || list[8].OfWork {
		t.Errorf("what tells of several posts: %+v", list)
	}
	if got := cv.Traces(original, printed, []cv.Note{{Kind: cv.NoteReading, Lines: []int{3}}})[3].State; got != cv.TraceDoubt {
		t.Errorf("a line with a note: %s", got)
	}
}
