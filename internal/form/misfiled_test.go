package form

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestMisfiled(t *testing.T) {
	for _, c := range []struct {
		name, group, line string
		skills            []string
		certificate       string
		member, award     string
	}{
		{
			"a certificate on its line", "", "2014 Basic Moss Tax Certificate",
			[]string{"2014 Basic Moss Tax Certificate"},
			"2014 Basic Moss Tax Certificate", "", "",
		},
		{"within a labelled group", "Software", "Forklift Certified", []string{"Forklift Certified"}, "Forklift Certified", "", ""},
		{"among others of its line", "", "Sage, Forklift Certified", []string{"Sage", "Forklift Certified"}, "", "", ""},
		{"what is known of certificates", "", "Knowledge of ISO certification", []string{"Knowledge of ISO certification"}, "", "", ""},
		{"not held yet", "", "Pursuing Tide Board Certificate", []string{"Pursuing Tide Board Certificate"}, "", "", ""},
		{"lapsed", "", "Forklift licence (expired)", []string{"Forklift licence (expired)"}, "", "", ""},
		{"a society", "", "Alder National Honor Society", []string{"Alder National Honor Society"}, "", "Alder National Honor Society", ""},
		{"a row of honours", "Honors", "Honors: Moss Cup", []string{"Moss Cup"}, "", "", "Moss Cup"},
		{
			"one that is belonged to", "Honors", "Honors: member of the Alder Society",
			[]string{"member of the Alder Society"},
			"", "member of the Alder Society", "",
		},
		{"products that are certified", "Product Certification", "Product Certification: CE", []string{"CE"}, "", "", ""},
		{"what is dealt with", "", "Import license", []string{"Import license"}, "", "", ""},
		{"a kind of certificate", "", "SSL certificate", []string{"SSL certificate"}, "", "", ""},
		{"what somebody looks after", "Membership", "Membership: renewals", []string{"renewals"}, "", "", ""},
		{"work with awards", "Awards", "Awards: judging panels", []string{"judging panels"}, "", "", ""},
		{"a row of skills", "Software", "Software: Sage", []string{"Sage"}, "", "", ""},
	} {
		doc := fileOf(c.line)
		g := cv.SkillGroup{}
		if c.group != "" {
			g.Name = text(c.group, 0)
		}
		for _, s := range c.skills {
			g.Keywords = append(g.Keywords, text(s, 0))
		}
		doc.Skills = []cv.SkillGroup{g}
		(&former{doc: doc}).misfiled()
		var certificate, member, award string
		for _, x := range doc.Certificates {
			certificate += x.Name.Value
		}
		for _, x := range doc.Memberships {
			member += x.Value
		}
		for _, x := range doc.Awards {
			award += x.Title.Value
		}
		if certificate != c.certificate || member != c.member || award != c.award {
			t.Errorf("%s: got %q, %q, %q", c.name, certificate, member, award)
		}
		left := slices.ContainsFunc(doc.Skills, func(g cv.SkillGroup) bool { return len(g.Keywords) > 0 })
		if filed := certificate+member+award != ""; filed == left {
			t.Errorf("%s: skills %+v", c.name, doc.Skills)
		}
	}
}

func TestPersonalRowsAmongSkills(t *testing.T) {
	for _, c := range []struct{ label, value, want string }{
		{"Date of Birth", "12-02-1996", "Date of Birth: 12-02-1996"},
		{"Father’s Name", "Per Moss", "Father's Name: Per Moss"},
		{"Address", "4 Elm Row, Quay", ""},
		{"Languages", "Java", ""},
		{"Web", "HTML", ""},
		{"Mobile", "Android", ""},
	} {
		doc := fileOf(c.label + ": " + c.value)
		g := cv.SkillGroup{Name: text(c.label, 0)}
		for _, v := range strings.Split(c.value, ", ") {
			g.Keywords = append(g.Keywords, text(v, 0))
		}
		doc.Skills = []cv.SkillGroup{g}
		(&former{doc: doc}).misfiled()
		got := ""
		for _, d := range doc.Person.Details {
			got += d.Label.Value + ": " + d.Value.Value
		}
		if c.label == "Address" && doc.Person.Location.Value != c.value || got != c.want {
			t.Errorf("%s: got %q, %q", c.label, got, doc.Person.Location.Value)
		}
	}
}
