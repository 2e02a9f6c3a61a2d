package condense

import (
	"testing"

	"focal/internal/cv"
)

// Words of degrees, schools and titles that were left small take their capitals; remarks and names of other languages stay.
func TestHalfSmall(t *testing.T) {
	for _, c := range []struct {
		section cv.Section
		role    cv.Role
		text    string
		want    string
	}{
		{cv.SectionEducation, cv.RoleQualification, "B.Tech (civil)", "B.Tech (Civil)"},
		{cv.SectionEducation, cv.RoleQualification, "Bachelor of Science in marine technology", "Bachelor of Science in Marine Technology"},
		{cv.SectionEducation, cv.RoleQualification, "rope science", "Rope Science"},
		{cv.SectionEducation, cv.RoleOrganisation, "Tarnbeck college of Tides", "Tarnbeck College of Tides"},
		{cv.SectionEducation, cv.RoleOrganisation, "KRS science college", "KRS Science College"},
		{cv.SectionWork, cv.RoleOrganisation, "Krellom soft technologies pvt ltd.", "Krellom Soft Technologies Pvt Ltd."},
		{cv.SectionWork, cv.RoleOrganisation, "Krellom plc", ""},
		{cv.SectionWork, cv.RoleOrganisation, "Krellom soft llc", "Krellom Soft LLC"},
		{cv.SectionWork, cv.RoleTitle, "Trainee engineer", "Trainee Engineer"},
		{cv.SectionWork, cv.RoleTitle, "Head of rope works", "Head of Rope Works"},
		{cv.SectionEducation, cv.RoleQualification, "Diploma, pursuing final year", ""},
		{cv.SectionEducation, cv.RoleOrganisation, "Universidad técnica de Krell", ""},
		{cv.SectionEducation, cv.RoleOrganisation, "University of Krellhaven", ""},
		{cv.SectionWork, cv.RoleOrganisation, "Krellom in partnership with several yards", ""},
		{cv.SectionWork, cv.RoleTitle, "iOS engineer", ""},
		{cv.SectionWork, cv.RoleBullet, "Trainee engineer", ""},
		{cv.SectionSkills, cv.RoleQualification, "Rope science", ""},
	} {
		v := cv.Text{Value: c.text}
		got := halfSmall(cv.Ref{Section: c.section, Role: c.role, Text: &v}, true)
		if got == c.text {
			got = ""
		}
		if got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
	v := cv.Text{Value: "Trainee engineer"}
	if got := halfSmall(cv.Ref{Section: cv.SectionWork, Role: cv.RoleTitle, Text: &v}, false); got != "" {
		t.Errorf("a title among others like it: %q", got)
	}
}

// Titles are set throughout where half of them, and two, are.
func TestTitlesOf(t *testing.T) {
	for _, c := range []struct {
		titles []string
		want   bool
	}{
		{[]string{"Yard Manager", "Trainee rigger"}, false},
		{[]string{"Yard Manager", "Head of Ropes", "Trainee rigger"}, true},
		{[]string{"Yard Manager", "Head of Ropes", "Trainee rigger", "Deck hand", "Dock worker"}, false},
	} {
		doc := &cv.Document{}
		for _, title := range c.titles {
			doc.Work = append(doc.Work, cv.Engagement{Title: cv.Text{Value: title}})
		}
		if got := titlesOf(doc); got != c.want {
			t.Errorf("%q: %v", c.titles, got)
		}
	}
}
