package blind

import (
	"testing"

	"focal/internal/cv"
)

// Checklist: a blind CV names nobody who knows the candidate. What is called after a
// person, firms and jobs stay.
func TestWithoutOthers(t *testing.T) {
	posts := []cv.Engagement{{Organisation: cv.Text{Value: "Orvind Tarn Associates"}}}
	s := secretsOf(&cv.Document{Work: posts}, cv.Privacy{Level: cv.BlindPlus})
	for _, c := range []struct {
		section    cv.Section
		text, want string
	}{
		{cv.SectionWork, "Reporting to Jolanda Quist, Director of Rail, led 14.", "Reporting to [withheld], Director of Rail, led 14."},
		{cv.SectionWork, "Reports directly to Mr. Orvind Patil (AGM).", "Reports directly to [withheld] (AGM)."},
		{
			cv.SectionWork, "Reporting to Jane Doe; my manager, David Crane, left.",
			"Reporting to [withheld]; my manager, [withheld], left.",
		},
		{cv.SectionWork, "Line manager: Mr. Tomasz Hale.", "Line manager: [withheld]."},
		{cv.SectionWork, "Supervisor: Petra Longstaff", "Supervisor: [withheld]"},
		{cv.SectionWork, "My manager, Dovid Cranewell, gave me the prize.", "My manager, [withheld], gave me the prize."},
		{
			cv.SectionWork, "Worked under the supervision of Dr. Hannes Meier and Prof. R. K. Sharma.",
			"Worked under the supervision of [withheld] and [withheld].",
		},
		{cv.SectionWork, "Mentored by Sir Olan Brock; deputised for Mrs Clara Whit.", "Mentored by [withheld]; deputised for [withheld]."},
		{cv.SectionWork, "Responsible to Lt Col Marek Sanders for signals.", "Responsible to [withheld] for signals."},
		{cv.SectionWork, "Appointed by Brigadier H. Ashcroft to lead.", "Appointed by [withheld] to lead."},
		{cv.SectionEducation, "Thesis: Ballast (supervisor: Prof. Anna Koval)", "Thesis: Ballast (supervisor: [withheld])"},
		{cv.SectionEducation, "Project guide: Prof. S. B. Kulkarni", "Project guide: [withheld]"},
		{cv.SectionWork, "Guided by Smt. Lakshmi Rao during training.", "Guided by [withheld] during training."},
		{cv.SectionSummary, "Lives with her wife Emma and sons Tarn and Pell.", "Lives with her wife [withheld] and sons [withheld]."},

		{cv.SectionSummary, "Ms " + s.alias + " leads.", "Ms " + s.alias + " leads."},
		{cv.SectionWork, "Reporting to the Head of Sales, Vice President Sales.", "Reporting to the Head of Sales, Vice President Sales."},
		{cv.SectionWork, "Reporting to Regional Sales Director.", "Reporting to Regional Sales Director."},
		{cv.SectionWork, "Reporting to Vodafone India and to CEO Office.", "Reporting to Vodafone India and to CEO Office."},
		{cv.SectionWork, "Reported to Orvind Tarn.", "Reported to Orvind Tarn."},
		{cv.SectionWork, "Sold Dr. Reddy's Laboratories and Dr Pepper.", "Sold Dr. Reddy's Laboratories and Dr Pepper."},
		{cv.SectionWork, "In Sir Ganga Ram Hospital and in Dr. Orme College.", "In Sir Ganga Ram Hospital and in Dr. Orme College."},
		{cv.SectionWork, "Won at Sir Orvindya institute of Technology.", "Won at Sir Orvindya institute of Technology."},
		{cv.SectionWork, "Used MS Project, Ms Word and Ms-Office.", "Used MS Project, Ms Word and Ms-Office."},
		{cv.SectionWork, "Supervisor: Night Shift", "Supervisor: Night Shift"},
		{cv.SectionWork, "Project Manager - Network Rail", "Project Manager - Network Rail"},
		{cv.SectionWork, "Assistant to Works Manager", "Assistant to Works Manager"},
		{cv.SectionWork, "Trained by Tarn Motors; advised by Deutsche Bank.", "Trained by Tarn Motors; advised by Deutsche Bank."},
		{cv.SectionWork, "Cared for mother Mary Ward patients.", "Cared for mother Mary Ward patients."},
		{cv.SectionPublications, "Quist, O. and Prof. Anna Koval: Ballast", "Quist, O. and Prof. Anna Koval: Ballast"},
	} {
		if got := s.withoutOthers(c.text, cv.Ref{Section: c.section, Role: cv.RoleBullet}); got != c.want {
			t.Errorf("%q became %q, want %q", c.text, got, c.want)
		}
	}
}

// Below Blind plus one reports to firms as well: a person is who has a form of address, a label, an office or a given name.
func TestWithoutOthersInBlind(t *testing.T) {
	s := secretsOf(&cv.Document{}, cv.Privacy{Level: cv.Blind})
	for text, want := range map[string]string{
		"Reported to Quist Torvald.": "Reported to Quist Torvald.", "Deputised for Al Tarnim.": "Deputised for Al Tarnim.",
		"Deputised for Orv Tarnup on site":   "Deputised for Orv Tarnup on site",
		"Assistant to Lady Orla Tour":        "Assistant to Lady Orla Tour",
		"Reporting to Burns McTarn and more": "Reporting to Burns McTarn and more",

		"Reported to Mr Oswin Quist and Tarna Holm":               "Reported to [withheld]",
		"Reported to David Tarnup.":                               "Reported to [withheld].",
		"Reported to Jolanda Quist, Director of Rail":             "Reported to [withheld], Director of Rail",
		"Line manager: Ilka Tarnholm":                             "Line manager: [withheld]",
		"Managers, Alan Tarnup and Ilkana Tarnholm, were taught.": "Managers, [withheld], were taught.",
		"Mentored by Jane Doe, David Quist and Tarn Motors":       "Mentored by [withheld] and Tarn Motors",
		"Praised by Mr Alan Tarnup, Tarnik India Lead":            "Praised by [withheld], Tarnik India Lead",
		"Reporting to Lt Col Marek Sanders":                       "Reporting to [withheld]",
	} {
		if got := s.withoutOthers(text, cv.Ref{Section: cv.SectionWork, Role: cv.RoleBullet}); got != want {
			t.Errorf("%q became %q, want %q", text, got, want)
		}
	}
}
