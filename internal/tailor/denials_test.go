package tailor

import (
	"testing"

	"focal/internal/cv"
)

// What a CV says that its owner never did meets nothing; a sentence beside it does, and so does work without losses.
func TestDenialsMeetNothing(t *testing.T) {
	for _, c := range []struct{ profile, requirement, want string }{
		{"I have never used Python or Linux.", "Python", Not},
		{"I have never used Python or Linux.", "Experience with Linux", Not},
		{"I have never used Python or Linux.", "Python in a Linux environment", Not},
		{"She has no experience of welding.", "Experience of welding", Not},
		{"I do not have Kubernetes.", "Kubernetes", Not},
		{"I have never used Ruby. I write Python daily.", "Python", Met},
		{"Moved forty Linux servers with no downtime.", "Linux", Met},
		{"Not only Python but also Go.", "Python", Met},
		{"I have never worked in a hospital and seek a first post.", "Experience in the healthcare sector", Not},
	} {
		doc := &cv.Document{Summary: []cv.Text{{Value: c.profile}}}
		doc.AssignIDs()
		r := Requirement{Quote: c.requirement, Text: phraseOf(c.requirement), Level: Must}
		r.Kind = kindOf(r, statement{text: c.requirement})
		if got := Compare(doc, []Requirement{r}, cv.Date{Year: 2026, Month: 6}).Requirements[0]; got.Status != c.want {
			t.Errorf("%q: %q is %s, not %s", c.profile, c.requirement, got.Status, c.want)
		}
	}
}
