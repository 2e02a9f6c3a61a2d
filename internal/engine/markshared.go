package engine

import (
	"fmt"

	"focal/internal/cv"
)

// ofSeveral reports employers that several posts have from one line: such a one tells none of them.
func ofSeveral(docs ...*cv.Document) func(cv.Ref) bool {
	several := map[string]bool{}
	key := func(r cv.Ref) string { return fmt.Sprint(r.Text.Lines, r.Text.Value) }
	for _, doc := range docs {
		seen := map[string]bool{}
		doc.Walk(func(r cv.Ref) {
			if r.Role == cv.RoleOrganisation && entryOf(r.Text.ID) != "" {
				several[key(r)] = several[key(r)] || seen[key(r)]
				seen[key(r)] = true
			}
		})
	}
	return func(r cv.Ref) bool { return r.Role == cv.RoleOrganisation && several[key(r)] }
}
