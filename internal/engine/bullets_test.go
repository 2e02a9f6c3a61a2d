package engine_test

import (
	"context"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// TestDirection_1_StrictDetailedKeepsEveryBullet: in Strict and Detailed every bullet
// of the source is printed, or a note says why it is not.
func TestDirection_1_StrictDetailedKeepsEveryBullet(t *testing.T) {
	e := newEngine(t)
	job := sample(t, "job-programme-manager.txt")
	for _, name := range []string{"amara-osei.pdf", "tomas-lindqvist.docx"} {
		for _, limits := range []cv.Limits{{Experience: 10, Projects: 10, Skills: 20}, {Experience: 1, Projects: 1, Skills: 1}} {
			o := thirdPerson()
			o.Mode, o.Length, o.Limits = cv.Strict, cv.Detailed, limits
			result, err := e.Convert(context.Background(), engine.Request{CV: sample(t, name), Job: &job, Options: o})
			if err != nil {
				t.Fatal(err)
			}
			printed, explained := map[string]bool{}, ""
			result.Document.Walk(func(r cv.Ref) { printed[r.Text.ID] = true })
			for _, n := range result.Notes {
				if n.Kind == cv.NoteLeftOut && n.Reason != "" {
					explained += "\n" + n.Before
				}
			}
			bullets, kept := 0, 0
			result.Original.Walk(func(r cv.Ref) {
				if r.Role != cv.RoleBullet {
					return
				}
				bullets++
				switch {
				case printed[r.Text.ID]:
					kept++
				case limits.Experience > 1:
					t.Errorf("%s: left out although nothing limits it: %q", name, r.Text.Value)
				case explained == "":
					t.Errorf("%s: left out without a reason: %q", name, r.Text.Value)
				}
			})
			if bullets == 0 || limits.Experience > 1 && kept != bullets {
				t.Errorf("%s: %d of %d bullets", name, kept, bullets)
			}
		}
	}
}
