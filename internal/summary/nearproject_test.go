package summary

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
)

// The project that proves what the job asks for is named, whichever comes first; one of a kind that the advert speaks of only where none does.
func TestNearestProject(t *testing.T) {
	kind := cv.Project{Name: cv.Text{Value: "Ropebook"}, Summary: []cv.Text{{ID: "kind", Value: "Open-source mooring tool for harbour crews"}}}
	proof := cv.Project{Name: cv.Text{Value: "Tidelog"}, Summary: []cv.Text{{ID: "proof", Value: "Website for tide tables"}}}
	for _, c := range []struct {
		projects []cv.Project
		want     string
	}{
		{[]cv.Project{kind, proof}, "Tidelog"},
		{[]cv.Project{proof, kind}, "Tidelog"},
		{[]cv.Project{kind}, "Ropebook"},
	} {
		doc := mate()
		doc.Projects = c.projects
		c2 := newComposer(doc, Request{
			Original: doc, Match: &tailor.Match{}, Advert: "An open-source mooring tool for harbour crews.", Person: cv.ThirdPerson,
			Today: cv.Date{Year: 2026},
		})
		c2.proof = proven{"proof": {0: 4}}
		if at := c2.nearestProject(); at < 0 || doc.Projects[at].Name.Value != c.want {
			t.Errorf("%d is the nearest of %d, want %s", at, len(c.projects), c.want)
		}
	}
}
