package extract

import "testing"

// A degree below or behind the name is what the person is called by where the head has no title; letters behind the name, a school, a
// row of facts are none.
func TestDegreeInTheHead(t *testing.T) {
	const rest = "Objective\nTo work with care.\n\nEducation\nB.Tech\nTern University\t2015 - 2018\n\nSkills\nWelding\n"
	for head, want := range map[string]string{
		"ROBIN MOSS\nB.Tech, Civil Engineering\n07700 900123\nr@example.org":                       "B.Tech, Civil Engineering",
		"ROBIN MOSS\nB.E. (Mechanical Engineering)\n07700 900123\nr@example.org":                   "B.E. (Mechanical Engineering)",
		"ROBIN MOSS B.Tech(Civil)\nMobile: 07700 900123\nEmail: robin@example.org":                 "B.Tech(Civil)",
		"ROBIN MOSS\nB.A. in Civil Engineering\n07700 900123\n":                                    "B.A. in Civil Engineering",
		"ROBIN MOSS\nDeck Officer\nB.Tech, Civil Engineering\nrobin@example.org":                   "Deck Officer",
		"ROBIN MOSS\nBachelor of Engineering\n(Civil and Structural)\n07700 900123\nr@example.org": "",
		"ROBIN MOSS\nB.E. Civil Engineering\nTern Engineering College, Fowey\n07700 900123":        "",
		"ROBIN MOSS\nM.B.B.S, M.S (Nursing), PhD\n07700 900123\nr@example.org":                     "",
		"ROBIN MOSS, MBA\n07700 900123\nr@example.org":                                             "",
		"ROBIN MOSS\nTern Engineering College, Fowey\n07700 900123\nr@example.org":                 "",
		"ROBIN MOSS\nQualification: B.Tech, Civil Engineering\n07700 900123\nr@example.org":        "",
		"ROBIN MOSS\nB.Tech, Civil Engineering, 2018\tMobile: 07700 900123\nFowey":                 "",
		"ROBIN MOSS\n07700 900123\nrobin@example.org\nPassed B.Tech in civil engineering.":         "",
	} {
		doc, _ := Document(flow(head+"\n"+rest), Options{})
		if got := doc.Person.Label.Value; got != want {
			t.Errorf("%q: %q, want %q", head, got, want)
		}
	}
}
