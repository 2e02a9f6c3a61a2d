package tailor

import (
	"testing"

	"focal/internal/cv"
)

// What stands below a line about goals was not done, up to the next heading.
func TestGoals(t *testing.T) {
	for head, want := range map[string]bool{
		"GOALS": true, "Objectives for next year:": true, "My goals:": true, "Next steps": true, "2027 targets": true, "To-do:": true,
		"Areas for improvement:": true, "Future enhancements": true, "Planned:": true, "Long-term career goals": true,
		"Goals (2027):": true, "Goals set by my manager:": true, "Objectives – 2027": true, "Not yet done:": true, "In the pipeline:": true,
		"Next:": true, "Looking ahead:": true, "Duties of my manager:": true, "About the hospital:": true, "The team:": true,
		"What the team achieved:": true, "Company achievements:": true,
		"About the role:": false, "Next of kin visits:": false, "Achievements of my time there:": false, "Team leadership:": false,
		"Achievements:": false, "Key responsibilities:": false, "Planned the berths of the yard.": false,
		"Goals of the yard were met.": false,
		"Target group: ferries":       false,
	} {
		doc := &cv.Document{Work: []cv.Engagement{{Highlights: []cv.Text{
			{Value: "Spliced ropes."}, {Value: head}, {Value: "Build a slipway."}, {Value: "Results:"}, {Value: "Cut costs by 9%."},
		}}}}
		doc.AssignIDs()
		list := doc.Work[0].Highlights
		goals := Goals(doc)
		if goals[list[2].ID] != want || goals[list[0].ID] || goals[list[4].ID] {
			t.Errorf("%q: %v", head, goals)
		}
		note := cv.Note{Kind: cv.NotePerspective, Field: list[2].ID, Before: "Build a slipway.", After: "Builds a slipway."}
		if BesideGoals(doc, nil).Accepts(note) == want {
			t.Errorf("%q: a goal is told as done", head)
		}
		note.Before = "I want to build my slipway."
		if !BesideGoals(doc, nil).Accepts(note) {
			t.Errorf("%q: the first person stays", head)
		}
	}
}

// A heading that was read as a label alone is in no value, and heads what stands below it all the same.
func TestLabelsHead(t *testing.T) {
	doc := &cv.Document{
		Source: []cv.SourceLine{{Text: "Duties of my manager:", As: cv.LineLabel}, {Text: "Lead a ward."}, {
			Text: "Results:",
			As:   cv.LineLabel,
		}, {Text: "Cut costs."}},
		Work: []cv.Engagement{{Highlights: []cv.Text{{Value: "Lead a ward.", Lines: []int{1}}, {Value: "Cut costs.", Lines: []int{3}}}}},
	}
	doc.AssignIDs()
	goals, list := Goals(doc), doc.Work[0].Highlights
	if !goals[list[0].ID] || goals[list[1].ID] {
		t.Error(goals)
	}
}
