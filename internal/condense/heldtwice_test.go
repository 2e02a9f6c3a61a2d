package condense

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// A paper among the certificates is not said again among the skills; what only has some of its words stays.
func TestPapersAreSaidOnce(t *testing.T) {
	doc := bulletsOf("Kept the log.")
	doc.Skills = []cv.SkillGroup{
		{Keywords: []cv.Text{{Value: "Rope Safety Level 2"}, {Value: "Rope Safety"}, {Value: "C++"}}},
		{Name: cv.Text{Value: "Papers"}, Keywords: []cv.Text{{Value: "rope safety, level 2"}}},
	}
	doc.Certificates = []cv.Certificate{{Name: cv.Text{Value: "Rope Safety (Level 2)"}}, {Name: cv.Text{Value: "C"}}}
	doc.AssignIDs()
	original := doc.Clone()
	notes := Tidy(doc, nil)
	if len(doc.Skills) != 1 || len(doc.Skills[0].Keywords) != 2 || len(notes) != 2 {
		t.Errorf("%v, notes %v", doc.Skills, notes)
	}
	if v := truth.Check(original, doc, notes); len(v) > 0 {
		t.Errorf("the truth check objects: %v", v)
	}
	if Tidy(original, func(cv.Note) bool { return false }); len(original.Skills) != 2 {
		t.Error("left out against the user's will")
	}
}
