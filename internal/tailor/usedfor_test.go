package tailor

import (
	"testing"

	"focal/internal/cv"
)

// Of a group that the job names nothing of, what was used for the work that it asks for goes first; a name that is part of another
// word, a sentence about something else and a job that is far off move nothing.
func TestUsedFor(t *testing.T) {
	for _, c := range []struct {
		name, tool, sentence string
		score                int
		want                 bool
	}{
		{"used for what is asked", "RopeCAD", "Drew rigging plans in RopeCAD.", 60, true},
		{"part of a word", "Rope", "Drew rigging plans in RopeCAD.", 60, false},
		{"a plain word", "plans", "Drew rigging plans in RopeCAD.", 60, false},
		{"another tool", "ShipNet", "Drew rigging plans in RopeCAD.", 60, false},
		{"a sentence that shows nothing", "RopeCAD", "Kept a log in RopeCAD.", 60, false},
		{"a job that is far off", "RopeCAD", "Drew rigging plans in RopeCAD.", 10, false},
	} {
		d := &cv.Document{
			Skills: []cv.SkillGroup{{Keywords: []cv.Text{{Value: c.tool}}}},
			Work:   []cv.Engagement{{Highlights: []cv.Text{{Value: c.sentence}}}},
		}
		d.AssignIDs()
		shows := askOf(Requirement{Text: "Plans of rigging", Status: Partly, Evidence: []string{"Drew rigging plans in RopeCAD."}})
		used := usedFor(newCandidate(d, cv.Date{}).passages, []ask{shows}, c.score)
		if got := used[d.Skills[0].Keywords[0].ID]; (len(got) > 0) != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}
