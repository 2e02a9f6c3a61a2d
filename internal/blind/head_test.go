package blind

import (
	"testing"

	"focal/internal/cv"
)

// What of another field was read with the head's own goes with it: parts of a place that the printed
// address does not have, a mail behind the name, an account behind a misspelt service.
func TestFieldsOfTheHeadThatHoldMore(t *testing.T) {
	head := func() *cv.Document {
		d := &cv.Document{Person: cv.Person{
			Name:     cv.Text{Value: "Staff Sergeant Orvind Pellam orvind7@tarn.example", Confidence: 0.9},
			Location: cv.Place{Text: cv.Text{Value: "15 Pellam Nagar, Hull"}, City: "Pellam Nagar", Region: "Hull"},
			Details:  []cv.Detail{{Value: cv.Text{Value: "linkdin/orvind"}}, {Value: cv.Text{Value: "Linked in: bridges and orvindels"}}},
		}}
		d.Source = []cv.SourceLine{{Text: "linkdin/orvind"}, {Text: "Linked in: bridges and orvindels"}}
		d.AssignIDs()
		return d
	}
	for level, name := range map[cv.Level]string{cv.ClientSafe: "Staff Sergeant Orvind Pellam", cv.Blind: "O.P.O.T.E."} {
		doc := head()
		Hide(doc, head(), cv.Privacy{Level: level, Candidate: cv.Initials}, nil)
		p := doc.Person
		if p.Name.Value != name || p.Location.City != "" || p.Location.Region != "Hull" || p.Location.Value != "Hull" {
			t.Errorf("%s: %q, %+v", level, p.Name.Value, p.Location)
		}
		if len(p.Details) != 1 || p.Details[0].Value.Value != "Linked in: bridges and orvindels" {
			t.Errorf("%s: %+v", level, p.Details)
		}
	}
}

func TestRanksAreNoNames(t *testing.T) {
	for name, want := range map[string]string{
		"Staff Sergeant Orvind Pellam": "O.P.", "Lt Col Orvind Pellam": "O.P.", "Major Pellam": "M.P.", "Orvind Major": "O.M.",
		"Lance Orvind Pellam": "L.O.P.",
	} {
		if got := Alias(&cv.Document{Person: cv.Person{Name: cv.Text{Value: name}}}, cv.Privacy{Candidate: cv.Initials}); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

// Employers that are described are not called by the first word of their name either; a product
// among the skills is, and a name of common words is one only with a capital.
func TestShortNamesOfEmployers(t *testing.T) {
	d := &cv.Document{
		Work: []cv.Engagement{
			{Organisation: cv.Text{Value: "Orvindel Technologies Ltd"}},
			{Organisation: cv.Text{Value: "Quistware Data Inc"}},
			{Organisation: cv.Text{Value: "Module"}},
			{Organisation: cv.Text{Value: "British Rail"}},
			{Organisation: cv.Text{Value: "Leeds Works"}},
		},
		Skills: []cv.SkillGroup{{Keywords: []cv.Text{{Value: "Quistware SQL"}}}},
	}
	s := secretsOf(d, cv.Privacy{Level: cv.Blind, Employers: cv.Described})
	const text = "Led Orvindel in Leeds; used Quistware SQL for a British module of Module."
	const want = "Led [employer withheld] in Leeds; used Quistware SQL for a British module of [employer withheld]."
	if got, _ := s.scrub(text, cv.Ref{Section: cv.SectionWork, Role: cv.RoleBullet}); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A town that is called as the candidate is goes whole: the alias is no town.
func TestTownThatIsPartOfTheName(t *testing.T) {
	for name, want := range map[string]string{"Adam Preston": "", "Adam Kershaw": "Preston"} {
		d := &cv.Document{Person: cv.Person{
			Name:     cv.Text{Value: name, Confidence: 0.9},
			Location: cv.Place{Text: cv.Text{Value: "12 High Street, Preston, PR1 2AB"}, City: "Preston", PostalCode: "PR1 2AB"},
		}}
		d.AssignIDs()
		doc := d.Clone()
		Hide(doc, d, cv.Privacy{Level: cv.Blind}, nil)
		if got := doc.Person.Location.Text.Value; got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
