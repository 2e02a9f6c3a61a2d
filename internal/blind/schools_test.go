package blind

import (
	"testing"

	"focal/internal/cv"
)

// Checklist: a Blind plus CV names no school of the person, by whatever name, and no time of study.
func TestSchoolsAndTimesOfStudy(t *testing.T) {
	d := &cv.Document{Education: []cv.Education{
		{Institution: cv.Text{Value: "Quistvale University, Hull"}},
		{Institution: cv.Text{Value: "Tarn Institute of Rail Technology"}},
		{Institution: cv.Text{Value: "Boston University"}},
		{Institution: cv.Text{Value: "University of Zarnvale"}},
		{Institution: cv.Text{Value: "Zarn. Technical University"}},
		{Institution: cv.Text{Value: "Faculty of Rope - University of Ombersk"}},
		{Institution: cv.Text{Value: "Northern University of Tarn Quistwick"}},
		{Institution: cv.Text{Value: "RTQ"}},
	}}
	s := secretsOf(d, cv.Privacy{Level: cv.BlindPlus})
	const study, more, work = cv.SectionEducation, cv.SectionAwards, cv.SectionWork
	for _, c := range []struct {
		section    cv.Section
		text, want string
	}{
		{more, "Quistvale Dean's list", "[school withheld] Dean's list"},
		{more, "TIRT rowing blue, Tirt no", "[school withheld] rowing blue, Tirt no"},
		{more, "Member of the University of the North", "Member of the [school withheld]"},
		{cv.SectionPerson, "RTQ, Hull", "[school withheld], Hull"},
		{more, "RTQ rowing blue", "[school withheld] rowing blue"},
		{study, "Tarn Mahavidyalaya, Hull", "[school withheld], Hull"},
		{study, "Govt. Polytechnic, Tarnpur", "Govt. [school withheld], Tarnpur"},
		{study, "BE 2015 Electronics", "BE Electronics"},
		{study, "Diploma in Welding in 2008", "Diploma in Welding"},
		{study, "Modules: statics (Sept 2012 - June 2014)", "Modules: statics"},
		{work, "Former student of TIRT, then NUT Quistwick", "Former student of [school withheld], then [school withheld]"},
		{work, "As a Quistvale graduate I led nine", "As a [school withheld] graduate I led nine"},
		{study, "Affiliated to Quill Orvin Technical University, Hull", "Affiliated to [school withheld], Hull"},
		{work, "Rotary Club of University of Ombersk", "Rotary Club of [school withheld]"},
		{work, "Faculty of Rope and Sail", "Faculty of Rope and Sail"},
		{more, "As a Zarnvale graduate I teach", "As a [school withheld] graduate I teach"},
		{more, "Best Thesis, Boston", "Best Thesis, [school withheld]"},
		{more, "NUT Quistwick sailing", "[school withheld] sailing"},

		{more, "Sold to students in Boston", "Sold to students in Boston"},
		{work, "Opened a shop in Boston", "Opened a shop in Boston"},
		{work, "Sold nut bars in Quistwick to a student", "Sold nut bars in Quistwick to a student"},
		{work, "Quistvale bridge for TIRT in 2014", "Quistvale bridge for TIRT in 2014"},
		{more, "Boston marathon 2014", "Boston marathon 2014"},
		{study, "Thesis: Elections of 2012 in Hull", "Thesis: Elections of 2012 in Hull"},
		{study, "Taught on ports, on sails, on rope and rail in 2012", "Taught on ports, on sails, on rope and rail in 2012"},
		{study, "Secondary school, higher level", "Secondary school, higher level"},
	} {
		if got, _ := s.scrub(c.text, cv.Ref{Section: c.section, Role: cv.RoleBullet, Text: &cv.Text{Value: c.text}}); got != c.want {
			t.Errorf("%s: %q became %q, want %q", c.section, c.text, got, c.want)
		}
	}
}
