package blind

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// Issue 10 C.1: where employers are described, no text names them by a part of the name, and none whom the reader took
// for no employer; what departments, places, products and customers are called stays.
func TestWithoutFirms(t *testing.T) {
	d := &cv.Document{Work: []cv.Engagement{
		{Organisation: cv.Text{Value: "Orchid Health LLC"}},
		{Organisation: cv.Text{Value: "Department"}},
		{Organisation: cv.Text{Value: "Sports medicine"}},
		{Organisation: cv.Text{Value: "Quistvale Cables"}},
		{Organisation: cv.Text{Value: "General Motors"}},
		{Organisation: cv.Text{Value: "Sage Software"}},
		{Organisation: cv.Text{Value: "Ferrovel Care Homes Ltd"}},
		{Organisation: cv.Text{Value: "Harbour Lamp Works"}},
		{Organisation: cv.Text{Value: "Quay Lantern Makers (QLMX)"}},
		{Organisation: cv.Text{Value: "Ombrel Robotics Ltd (OQR)"}},
		{Organisation: cv.Text{Value: "The Zarnel Works Company"}},
		{Organisation: cv.Text{Value: "The Project Management Group"}},
		{Organisation: cv.Text{Value: "The Sales Training Company"}},
		{Organisation: cv.Text{Value: "Marksel & Quist"}},
		{Organisation: cv.Text{Value: "Anchor Works Engineering Ltd"}},
		{Organisation: cv.Text{Value: "New York Harbour Lights Ltd"}},
	}}
	d.Projects = []cv.Project{{Name: cv.Text{Value: "Ostrel Tarnvik Pvt Ltd."}}, {Name: cv.Text{Value: "Rebuilding the Tarnway"}}}
	d.Skills = []cv.SkillGroup{{Keywords: []cv.Text{{Value: "SQLX"}, {Value: "Sage"}}}}
	s := secretsOf(d, cv.Privacy{Level: cv.Blind, Employers: cv.Described})
	const post, more, study, member = cv.SectionWork, cv.SectionAdditional, cv.SectionEducation, cv.SectionMemberships
	for _, c := range []struct {
		section    cv.Section
		role       cv.Role
		text, want string
	}{
		{post, cv.RoleBullet, "At Orchid, cut costs by 2 m", "At [employer withheld], cut costs by 2 m"},
		{post, cv.RoleBullet, "Built Orchid Health from nothing", "Built [employer withheld] from nothing"},
		{more, cv.RoleBullet, "Internship, Tarnpro Technologies, Leeds", "Internship, [employer withheld], Leeds"},
		{more, cv.RoleBullet, "Plant training from BTXL Leeds, 45 days", "Plant training from [employer withheld] Leeds, 45 days"},
		{study, cv.RoleBullet, "Worked as an intern at Tarnpro Power Ltd.", "Worked as an intern at [employer withheld]"},
		{more, cv.RoleDetail, "Company Name: TQPC Leeds", "Company Name: [employer withheld] Leeds"},
		{more, cv.RoleBullet, "2015 to 2016 (Zarn Drug Pvt. Ltd. Leeds)", "2015 to 2016 ([employer withheld] Leeds)"},
		{post, cv.RoleBullet, "Experience at Tarnpro Technologies", "Experience at [employer withheld]"},
		{post, cv.RoleBullet, "Hands-on experience with Tarnpro Systems Ltd.", "Hands-on experience with [employer withheld]"},
		{more, cv.RoleBullet, "Internship training with Tarnpro Systems", "Internship training with [employer withheld]"},
		{post, cv.RoleBullet, "3 years of experience, worked for Tarnpro Systems", "3 years of experience, worked for [employer withheld]"},
		{cv.SectionProjects, cv.RoleOrganisation, "Tarnpro Technology LLP", "[employer withheld]"},
		{member, cv.RoleOrganisation, "Quistvale Cables choir", "[employer withheld] choir"},

		// What texts call it: a beginning of its name, its letters; a firm that was read as a project is one.
		{post, cv.RoleBullet, "Grew Ferrovel Care by half", "Grew [employer withheld] by half"},
		{post, cv.RoleBullet, "Left Ferrovel for good", "Left [employer withheld] for good"},
		{post, cv.RoleBullet, "Joined HLW in May", "Joined [employer withheld] in May"},
		{post, cv.RoleBullet, "Read HLW gauges", "Read HLW gauges"},
		{post, cv.RoleBullet, "Built the QLMX shop", "Built the [employer withheld] shop"},
		{post, cv.RoleBullet, "Wrote the OQR safety rules", "Wrote the [employer withheld] safety rules"},
		{post, cv.RoleBullet, "Learned at Zarnel Works to weld", "Learned at [employer withheld] to weld"},
		{post, cv.RoleBullet, "Sold shoes for Marksel and Quist", "Sold shoes for [employer withheld]"},
		{cv.SectionSkills, cv.RoleSkill, "Project Management", "Project Management"},
		{post, cv.RoleBullet, "Gave Sales Training to crews", "Gave Sales Training to crews"},
		{post, cv.RoleBullet, "Cut waste at Anchor Works by half", "Cut waste at [employer withheld] by half"},
		{post, cv.RoleBullet, "Joined Anchor Works, then Anchor", "Joined [employer withheld], then Anchor"},
		{post, cv.RoleBullet, "Sold Anchor Works of art", "Sold Anchor Works of art"},
		{post, cv.RoleBullet, "Sailed at Anchor Works Bay", "Sailed at Anchor Works Bay"},
		{post, cv.RoleBullet, "Lived at New York for a year", "Lived at New York for a year"},
		{post, cv.RoleBullet, "Worked for Project Management", "Worked for Project Management"},
		{post, cv.RoleBullet, "The anchor works well", "The anchor works well"},
		{post, cv.RoleBullet, "Moved www.quistvale-cables.example to a new shop", "Moved [withheld] to a new shop"},
		{post, cv.RoleBullet, "2 years in OSTREL TARNVIK as a clerk", "2 years in [employer withheld] as a clerk"},
		{cv.SectionProjects, cv.RoleTitle, "Ostrel Tarnvik Pvt Ltd", "[employer withheld]"},
		{post, cv.RoleBullet, "Rebuilding the Tarnway", "Rebuilding the Tarnway"},
		{
			more, cv.RoleBullet, "Part time teaching of B.Com. in College of Commerce, Tarnvik University, Leeds",
			"Part time teaching of B.Com. in [employer withheld], Leeds",
		},
		{more, cv.RoleBullet, "Training at Noble Consultancy, Leeds", "Training at [employer withheld], Leeds"},
		{more, cv.RoleBullet, "Worked for Noble Causes", "Worked for Noble Causes"},

		{post, cv.RoleBullet, "Department audits of Sports medicine", "Department audits of Sports medicine"},
		{post, cv.RoleBullet, "Sold an orchid to Orchid Street shops", "Sold an orchid to Orchid Street shops"},
		{post, cv.RoleBullet, "Training in PLC and SCADA by General rules", "Training in PLC and SCADA by General rules"},
		{post, cv.RoleBullet, "Experience with SQLX Technologies", "Experience with SQLX Technologies"},
		{post, cv.RoleBullet, "Hands-on experience with Hikvision Systems", "Hands-on experience with Hikvision Systems"},
		{post, cv.RoleBullet, "Experience working with Hikvision Systems", "Experience working with Hikvision Systems"},
		{post, cv.RoleBullet, "Training in Hikvision Systems", "Training in Hikvision Systems"},
		{post, cv.RoleBullet, "Reports from Sage were read", "Reports from Sage were read"},
		{post, cv.RoleBullet, "Worked with Tarnpro for customers", "Worked with Tarnpro for customers"},
		{post, cv.RoleBullet, "Worked in Leeds for Local Government", "Worked in Leeds for Local Government"},
		{post, cv.RoleBullet, "Training for MQNE owners, experience in QLCX", "Training for MQNE owners, experience in QLCX"},
		{post, cv.RoleBullet, "Worked for Tarnkah Power Project", "Worked for Tarnkah Power Project"},
		{post, cv.RoleBullet, "Lent by the Bank of Orchid", "Lent by the Bank of Orchid"},
		{post, cv.RoleBullet, "Training for Project Management", "Training for Project Management"},
		{cv.SectionCertificates, cv.RoleOrganisation, "Tarnpro Ltd", "Tarnpro Ltd"},
	} {
		r := cv.Ref{Section: c.section, Role: c.role, Text: &cv.Text{Value: c.text}}
		if got, _ := s.scrub(c.text, r); got != c.want {
			t.Errorf("%s: %q became %q, want %q", c.section, c.text, got, c.want)
		}
	}
	for text, want := range map[string]int{
		"Cut costs at Orchid": 1, "Orchid": 0, "At Orchid Street": 0, "Department of Sports medicine": 0, "made by Quistvale": 1,
		"orchid health": 1, "Cut costs at HLW": 1, "An HLW gauge": 0, "The OQR rules": 1,
	} {
		if got := Leaks([]string{text}, d, cv.Privacy{Level: cv.Blind, Employers: cv.Described}); len(got) != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// What texts call an employer, and where it is that; "x" = wherever it stands, "at x" and "with x" = behind such words.
func TestCallings(t *testing.T) {
	skills := []string{"sage", "qlm"}
	for _, c := range []struct{ name, unit, want string }{
		{"Quay Lantern Makers (QLMX)", "", "Quay Lantern Makers (QLMX)|Quay Lantern Makers|qlmx|at Quay Lantern"},
		{"Quay Lantern Makers (QLM)", "", "Quay Lantern Makers (QLM)|Quay Lantern Makers|at Quay Lantern"},
		{"Orvindel Care Homes Ltd", "", "Orvindel Care Homes Ltd|Orvindel Care Homes|Orvindel Care|orvindel"},
		{"Anchor Works Engineering Ltd", "", "Anchor Works Engineering Ltd|Anchor Works Engineering|at Anchor Works"},
		{"Orchid Health Trust", "", "Orchid Health Trust|at Orchid Health|with orchid|with oht"},
		{"Harbour Lamp Works", "", "Harbour Lamp Works|at Harbour Lamp|with harbour|with hlw"},
		{"Marksel & Quist", "Tarnside Yard", "Marksel & Quist|Marksel and Quist|Tarnside Yard|marksel"},
		{"Sage Software", "", "Sage Software"},
		{"Sage Ltd", "", "Sage Ltd|Sage"},
		{"Department", "Accounts", ""},
		{"New York Harbour Lights", "", "New York Harbour Lights|at New York Harbour|with nyhl"},
	} {
		var got []string
		for _, called := range callings(c.name, c.unit, skills) {
			where := map[bool]string{true: "at ", false: "with "}[!called.behind["with"]]
			if called.behind == nil {
				where = ""
			}
			got = append(got, where+called.text)
		}
		if said := strings.Join(got, "|"); said != c.want {
			t.Errorf("%s: %s, want %s", c.name, said, c.want)
		}
	}
}
