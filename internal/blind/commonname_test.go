package blind

import (
	"testing"

	"focal/internal/cv"
)

// A word of the name that is a place, or a part of what is called after somebody else, is replaced only where it stands as the name,
// and the check of the finished file sees it the same way.
func TestNamesOfOthers(t *testing.T) {
	original := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Orvind Mohamed Leeds", Confidence: 0.9}}}
	p := cv.Privacy{Level: cv.Blind, Candidate: cv.Initials}
	s := secretsOf(original, p)
	for _, c := range []struct {
		section    cv.Section
		role       cv.Role
		text, want string
	}{
		{cv.SectionEducation, cv.RoleOrganisation, "Tarnak Mohamed College", "Tarnak Mohamed College"},
		{cv.SectionWork, cv.RoleBullet, "Mohamed Brekka Group, contract in Hull", "Mohamed Brekka Group, contract in Hull"},
		{cv.SectionWork, cv.RoleOrganisation, "Mohamed & Sons Ltd", "O.M.L. & Sons Ltd"},
		{cv.SectionWork, cv.RoleOrganisation, "Orvind Consulting", "O.M.L. Consulting"},
		{cv.SectionWork, cv.RolePlace, "Leeds", "Leeds"},
		{cv.SectionWork, cv.RoleBullet, "Rigged cranes in Leeds and Hull", "Rigged cranes in Leeds and Hull"},
		{cv.SectionPerson, cv.RoleDetail, "Techno Park, Leeds, UK", "Techno Park, Leeds, UK"},
		{cv.SectionWork, cv.RoleBullet, "Mr Leeds was praised", "Mr O.M.L. was praised"},
		{cv.SectionWork, cv.RoleBullet, "Asked Mohamed at Brekka Group", "Asked O.M.L. at Brekka Group"},
		{cv.SectionPublications, cv.RoleProse, "32. Leeds OM, Baccal LA (2014)", "32. O.M.L., Baccal LA (2014)"},
		{cv.SectionPublications, cv.RoleProse, "Leeds OM and Leeds IT", "O.M.L. and O.M.L. IT"},
	} {
		got, _ := s.scrub(c.text, cv.Ref{Section: c.section, Role: c.role, Text: &cv.Text{Value: c.text}})
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
		if leaks := Leaks([]string{got}, original, p); len(leaks) > 0 {
			t.Errorf("%s: %v", got, leaks)
		}
	}
	for _, text := range []string{"Asked Mohamed at Brekka Group", "Orvind Mohamed College", "Mr Leeds"} {
		if len(Leaks([]string{text}, original, p)) == 0 {
			t.Errorf("no leak in %s", text)
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
