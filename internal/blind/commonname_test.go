package blind

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// A word of the name that is a place, or a part of what is called after somebody else, stays where the CV has just that as an entry.
// All else is replaced, and the check of the finished file names what stays: only who looks at it can tell.
func TestNamesOfOthers(t *testing.T) {
	text := func(value string) cv.Text { return cv.Text{Value: value} }
	post := func(title, firm, place string) cv.Engagement {
		return cv.Engagement{Title: text(title), Organisation: text(firm), Location: text(place)}
	}
	original := &cv.Document{
		Person: cv.Person{
			Name:     cv.Text{Value: "Orvind Mohamed Preston", Confidence: 0.9},
			Location: cv.Place{Text: text("Preston, Lancashire")},
		},
		Work: []cv.Engagement{
			post("Rigger", "Brekka Mohamed Group", "Preston"), post("Owner", "Preston Kershaw Associates", "Preston, Leeds"),
			post("Clerk", "Preston City Council", ""), post("Rigger", "Mohamed & Sons Ltd", ""), post("", "Orvind Consulting", ""),
			post("Intern", "Mohamed & Associates Architects", ""), post("Intern", "Mohamed Brekka Architects", ""),
		},
		Education: []cv.Education{{Institution: text("Tarnak Mohamed College")}},
	}
	p := cv.Privacy{Level: cv.Blind, Candidate: cv.Initials}
	s := secretsOf(original, p)
	const as = "O.M.P."
	for _, c := range []struct {
		section    cv.Section
		role       cv.Role
		text, want string
		stays      bool
	}{
		{cv.SectionEducation, cv.RoleOrganisation, "Tarnak Mohamed College", "Tarnak Mohamed College", true},
		{cv.SectionWork, cv.RoleBullet, "Brekka Mohamed Group, contract in Hull", "Brekka Mohamed Group, contract in Hull", true},
		{cv.SectionWork, cv.RoleOrganisation, "Preston City Council", "Preston City Council", true},
		{cv.SectionWork, cv.RolePlace, "Preston", "Preston", true},
		{cv.SectionWork, cv.RoleBullet, "Rigged cranes in Preston, Lancashire", "Rigged cranes in Preston, Lancashire", true},

		{cv.SectionWork, cv.RoleOrganisation, "Mohamed & Sons Ltd", as + " & Sons Ltd", false},
		{cv.SectionWork, cv.RoleOrganisation, "Mohamed & Associates Architects", as + " & Associates Architects", false},
		{cv.SectionWork, cv.RoleOrganisation, "Mohamed Brekka Architects", as + " Brekka Architects", false},
		{cv.SectionWork, cv.RoleOrganisation, "Orvind Consulting", as + " Consulting", false},
		{cv.SectionWork, cv.RoleOrganisation, "Preston Kershaw Associates", as + " Kershaw Associates", false},
		{cv.SectionWork, cv.RoleBullet, "Ran Preston Kershaw Associates.", "Ran " + as + " Kershaw Associates.", false},
		{cv.SectionWork, cv.RoleBullet, "Kershaw Preston Solutions was his.", "Kershaw " + as + " Solutions was his.", false},
		{cv.SectionWork, cv.RoleBullet, "PREPARED FOR ORVIND TARNAK GROUP.", "PREPARED FOR " + as + " TARNAK GROUP.", false},
		{cv.SectionWork, cv.RoleBullet, "Reports go to Preston each week.", "Reports go to " + as + " each week.", false},
		{cv.SectionWork, cv.RoleBullet, "A letter thanked Preston, Leeds", "A letter thanked " + as + ", Leeds", false},
		{cv.SectionWork, cv.RoleBullet, "Relied on the good sense of Preston", "Relied on the good sense of " + as, false},
		{cv.SectionSummary, cv.RoleProse, "Preston, Leeds, is a manager.", as + ", Leeds, is a manager.", false},
		{cv.SectionWork, cv.RoleBullet, "Mr Preston was praised", "Mr " + as + " was praised", false},
		{cv.SectionWork, cv.RoleBullet, "Asked Mohamed at Brekka Group", "Asked " + as + " at Brekka Group", false},
		{cv.SectionPublications, cv.RoleProse, "32. Preston OM, Baccal LA (2014)", "32. " + as + ", Baccal LA (2014)", false},
		{cv.SectionPublications, cv.RoleProse, "Preston OS, Kershaw AB. Pumps", as + ", Kershaw AB. Pumps", false},
		{cv.SectionPublications, cv.RoleProse, "Preston OM and Preston IT", as + " and " + as + " IT", false},
	} {
		got, _ := s.scrub(c.text, cv.Ref{Section: c.section, Role: c.role, Text: &cv.Text{Value: c.text}})
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
		named := slices.ContainsFunc(Leaks([]string{got}, original, p), func(l Leak) bool {
			return slices.Contains([]string{"Orvind", "Mohamed", "Preston"}, l.Text)
		})
		if named != c.stays {
			t.Errorf("%s: named by the check: %v", got, named)
		}
	}
}

// A firm that begins or ends with the candidate's name is theirs, whatever else it is called; one that has another's name beside it, an
// institution of a town of that name or a known firm is not.
func TestFirmsOfTheCandidate(t *testing.T) {
	for _, c := range []struct {
		name, firm string
		stays      bool
	}{
		{"Hanna Lindgren", "Atelier Lindgren", false},
		{"Hanna Lindgren", "Praxis Lindgren GmbH", false},
		{"Hanna Lindgren", "Studio Lindgren", false},
		{"Hanna Lindgren", "The Lindgren Practice", false},
		{"Hanna Lindgren", "Photography by Hanna", false},
		{"Hanna Lindgren", "Tarnak & Lindgren", false},
		{"Adam Preston", "Adams & Preston LLP", false},
		{"Adam Preston", "Atelier Preston", false},
		{"Adam Preston", "Preston City Council", true},
		{"Adam Preston", "University of Preston", true},
		{"Adam Preston", "Royal Hospital Preston", true},
		{"Adam Young", "Tarnak & Young", true},
		{"Orvind Mohamed Preston", "Tarnak Mohamed Bakery", true},
	} {
		original := &cv.Document{
			Person: cv.Person{Name: cv.Text{Value: c.name, Confidence: 0.9}},
			Work:   []cv.Engagement{{Title: cv.Text{Value: "Architect"}, Organisation: cv.Text{Value: c.firm}}},
		}
		s := secretsOf(original, cv.Privacy{Level: cv.Blind, Candidate: cv.Initials})
		got, _ := s.scrub(c.firm, cv.Ref{Section: cv.SectionWork, Role: cv.RoleOrganisation, Text: &cv.Text{Value: c.firm}})
		if (got == c.firm) != c.stays {
			t.Errorf("%s at %s: %s", c.name, c.firm, got)
		}
	}
}

// What an address of mail has of an employer's name is no part of the candidate's.
func TestMailNamesTheEmployer(t *testing.T) {
	d := &cv.Document{
		Person: cv.Person{
			Name: cv.Text{Value: "Orvind Pellam", Confidence: 0.9}, Email: cv.Text{Value: "orvindalvarda@post.example"},
		},
		Work: []cv.Engagement{{Organisation: cv.Text{Value: "Selk Al Varda Trading"}}},
	}
	s := secretsOf(d, cv.Privacy{Level: cv.Blind})
	firm := d.Work[0].Organisation.Value
	if got, _ := s.scrub(firm, cv.Ref{Section: cv.SectionWork, Role: cv.RoleOrganisation}); got != firm {
		t.Error(got)
	}
}

// Where and until when a passport was issued goes with its number at each level, and so does pay in a post from Blind on.
func TestRowsOfAPassportGo(t *testing.T) {
	detail := func(label, value string) cv.Detail {
		return cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: value}}
	}
	d := &cv.Document{
		Person: cv.Person{Details: []cv.Detail{
			detail("Visa Status", "Employment"), detail("Passport No", "J1234567 / Issue Place: Leith"),
			detail("Date of Issue", "04/05/2010"), detail("Date of Expiry", "03/05/2020"), detail("Father’s Name", "Mr. Orm Tarn"),
		}},
		Work: []cv.Engagement{{Highlights: []cv.Text{{Value: "Expected Salary Negotiable"}, {Value: "Welds."}}}},
	}
	d.AssignIDs()
	for level, want := range map[cv.Level][2]int{cv.ClientSafe: {2, 2}, cv.Blind: {1, 1}} {
		doc := d.Clone()
		Hide(doc, d, cv.Privacy{Level: level}, nil)
		if got := [2]int{len(doc.Person.Details), len(doc.Work[0].Highlights)}; got != want {
			t.Errorf("%s: %+v, %+v", level, doc.Person.Details, doc.Work[0].Highlights)
		}
	}
}
