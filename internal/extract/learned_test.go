package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// What the learned reader must see whatever the CV looks like: forms of real CVs that
// the rules do not know, with people and firms of our own.
func TestLearnedReader(t *testing.T) {
	cases := []struct {
		name, text string
		posts      []string // title | employer | start..end
		courses    []string
	}{
		{
			"headings in title case, no blank lines",
			"Mira Solberg\nmira.solberg@example.org\nMobile: 07700 900118\nCareer Objective\nTo work as an engineer in " +
				"a company where I can use my skills.\nWork Experience\nSite Engineer\nBramble Construction Pvt Ltd\nMarch " +
				"2015 to June 2018\nSupervised the work of three crews on site.\nPrepared daily reports for the client.\nEducational " +
				"Qualification\nBachelor of Engineering from Tarnbeck University in 2014\nTechnical Skills\nAutoCAD, MS Office, " +
				"Primavera\nPersonal Details\nDate of Birth: 3 June 1992\nLanguages Known: English, Hindi",
			[]string{"Site Engineer | Bramble Construction Pvt Ltd | 2015-03..2018-06"},
			[]string{"Tarnbeck University"},
		},
		{
			"posts as labels and values",
			"Mira Solberg\nmira.solberg@example.org\nPROFESSIONAL EXPERIENCE\nCompany: Bramble Construction Ltd\nDesignation: " +
				"Store Keeper\nDuration: March 2015 to June 2018\nResponsibilities:\nReceiving material and checking it against " +
				"the order\nKeeping records of stock\nCompany: Moss Trading LLC\nDesignation: Accountant\nDuration: July 2018 " +
				"to till date\nResponsibilities:\nPreparing invoices and vouchers\nEDUCATION\nB.Com, Tarnbeck University, " +
				"2014",
			[]string{"Store Keeper | Bramble Construction Ltd | 2015-03..2018-06", "Accountant | Moss Trading LLC | 2018-07.."},
			[]string{"Tarnbeck University"},
		},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(c.text), Options{})
			var posts []string
			for _, w := range doc.Work {
				posts = append(posts, w.Title.Value+" | "+w.Organisation.Value+" | "+w.Dates.Start.ISO()+".."+w.Dates.End.ISO())
			}
			if got, want := strings.Join(posts, "\n"), strings.Join(c.posts, "\n"); got != want {
				t.Errorf("posts\n%s\nwant\n%s", got, want)
			}
			var courses []string
			for _, e := range doc.Education {
				courses = append(courses, e.Institution.Value)
			}
			if got, want := strings.Join(courses, "\n"), strings.Join(c.courses, "\n"); got != want {
				t.Errorf("schools\n%s\nwant\n%s", got, want)
			}
			if doc.Person.Name.Value != "Mira Solberg" {
				t.Errorf("name %q", doc.Person.Name.Value)
			}
		})
	}
}

// Languages stand among personal details in half of the world's CVs.
func TestSpokenLanguagesAmongDetails(t *testing.T) {
	for text, want := range map[string]string{
		"English, Hindi and Tamil (speak only)": "english hindi tamil",
		"To read: English, German":              "english german",
		"none worth telling":                    "",
	} {
		got := words.Fold(strings.Join(namedLanguages(text), " "))
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestIssued(t *testing.T) {
	for text, want := range map[string][2]string{
		"Embedded Systems from Bramble Institute": {"Embedded Systems", "Bramble Institute"},
		"First Aid at Work":                       {"First Aid at Work", ""},
		"Working at Height":                       {"Working at Height", ""},
		"Working At Height (Elm College)":         {"Working At Height (Elm College)", ""},
		"Welding at Tarnbeck Polytechnic":         {"Welding", "Tarnbeck Polytechnic"},
		"Forklift Operator":                       {"Forklift Operator", ""},
	} {
		if name, issuer := issued(text); name != want[0] || issuer != want[1] {
			t.Errorf("%q: %q by %q", text, name, issuer)
		}
	}
}

func TestValuesEndWithoutJoiner(t *testing.T) {
	for value, want := range map[string]string{
		"Site Engineer &":         "Site Engineer",
		"Site Engineer and":       "Site Engineer",
		"Secretary Cum":           "Secretary",
		"Smith & Sons":            "Smith & Sons",
		"Brand":                   "Brand",
		"and":                     "and",
		"Fitter, Wing Commander/": "Fitter, Wing Commander/",
	} {
		if got := withoutJoiner(value); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}

// Contacts and the name are found wherever they stand, and what only stands where a name
// does is none.
func TestContactsAnywhere(t *testing.T) {
	post := "Work Experience\nSite Engineer\nBramble Construction Ltd\nMarch 2015 to June 2018\nSupervised the work " +
		"of three crews on site.\n"
	for name, c := range map[string]struct{ text, who, mail, phone string }{
		"after the posts": {
			"Curricullam Vita\nMira Solberg\n" + post + "Contact\n" +
				"Phone No :-07700 900118\nmira.solberg@example.orgMobile\n",
			"Mira Solberg", "mira.solberg@example.org", "07700 900118",
		},
		"the number of a boss": {
			"Mira Solberg\nmira.solberg@example.org\n" + post + "Supervisor phone: 07700 900118\n",
			"Mira Solberg", "mira.solberg@example.org", "",
		},
		"the number of a referee": {"Mira Solberg\nmira.solberg@example.org\n" + post + "References\nJon Moss, Tern " +
			"Ltd, phone 07700 900118\n", "Mira Solberg", "mira.solberg@example.org", ""},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(c.text), Options{})
			p := doc.Person
			if p.Name.Value != c.who || p.Email.Value != c.mail || p.Phone.Value != c.phone {
				t.Errorf("%q, %q, %q", p.Name.Value, p.Email.Value, p.Phone.Value)
			}
		})
	}
}

// What stands behind the name on its line is the headline, in every reading.
func TestNameBeforeItsTitle(t *testing.T) {
	doc, _ := Document(flow("Mira Solberg, Makeup Artist\nmira.solberg@example.org\n\nExperience\nMakeup Artist, "+
		"Tern Theatre, 2015 "+
		"- 2018\n- Painted faces\n"), Options{})
	if p := doc.Person; p.Name.Value != "Mira Solberg" || p.Label.Value != "" && p.Label.Value != "Makeup Artist" {
		t.Errorf("%q, %q", p.Name.Value, p.Label.Value)
	}
	doc, _ = Document(flow("Robin Moss-Tern\nTeam Leader\nHull · +44 7700 900123 · robin@example.org\nProfile\nTeam leader with "+
		"22 years of service.\nWork Experience\nTeam Leader\nTern Boatyard | Jan 2012 - present\n"+
		"- Led six fitters\n"), Options{})
	if p := doc.Person; p.Name.Value != "Robin Moss-Tern" || p.Label.Value != "Team Leader" {
		t.Errorf("%q, %q", p.Name.Value, p.Label.Value)
	}
}

// The title below the name may end as a sentence does.
func TestTitleBelowTheName(t *testing.T) {
	for text, want := range map[string]string{
		"Robin Moss\nFacility Manager.\nHull": "Facility Manager", "Robin Moss\nCivil Engineer,\nHull": "Civil Engineer",
		"Robin Moss\nNear the pier.": "",
	} {
		var b builder
		b.lines, _, _ = flatten(flow(text))
		if got := b.titleBelow(cv.Text{Value: "Robin Moss", Lines: []int{0}}).Value; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestHyphenatedValues(t *testing.T) {
	for text, c := range map[string]struct {
		from int
		want string
	}{
		"Nurse, Hospital Sainte-Anne": {len("Nurse, Hospital Sainte-"), "Sainte-"},
		"Nurse - Anne Ltd":            {len("Nurse - "), ""},
		"2014-Anne Ltd":               {len("2014-"), ""},
		"Anne Ltd":                    {0, ""},
	} {
		if got := hyphenated(text, c.from); got != c.want {
			t.Errorf("%q: %q, want %q", text, got, c.want)
		}
	}
}

func TestTitleInARowOfContacts(t *testing.T) {
	for text, want := range map[string]string{
		"Rigger | Hull | 07700 900123":    "Rigger",
		"Rigger · robin@example.org":      "Rigger",
		"Rigger | Rope access specialist": "Rigger | Rope access specialist",
	} {
		if got := beforeContacts(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Few words look like any language: a CV is taken for another than English only where the
// evidence is strong.
func TestLocaleOfLittleText(t *testing.T) {
	for text, want := range map[string]string{
		"Ana Lee\nana@example.org\n\nExperience\nClerk, Tamar Build, June 2014 - present\n- Kept books.\n- Served customers.": "en",
		"Jan Novak\njan@example.org\nSkills\nWelding, MIG, TIG\nExperience\nWelder, Bolt Ltd, 2010 - 2014":                    "en",
		"Cornelia Vantier, Hairstylist\nCELEBRITIES\nAmandine Blanchet\nSebastien Marchand\nEugenie Soulet\nEDITORIAL\nAntenne\n" +
			"Elle Japon\nRevue Surface\nCosmopolitaine\nADVERTISING\nBonne Internationale\nUniquement\nMarchand Brothers\n" +
			"PHOTOGRAPHERS\nFrancine Narcisse\nLucienne Moreau\nChristophe Micaud\nJerome Corpuchon\nDaniel Garnier\nMarine Dupontel\n" +
			"Etienne Beaumont\nSolange Perrier\nAntoinette Rousseau\nGuillaume Chevalier\nClementine Fournier\nBertrand Lemoine": "en",
		"Infirmière, Hôpital du Lac, Annecy\n- Soins aux patients et formation des élèves dans les services": "fr",
		"Bauleiterin, Tiefbau Rauscher KG, Fürth\n- Leitung von zwei Baustellen und Führung der Bücher":      "de",
	} {
		if got := locale([]string{text}, &cv.Person{}); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// A heading without a blank line above is no post, however complete one would look with it.
func TestHeadingIsNoPost(t *testing.T) {
	doc, _ := Document(flow("Robin Vale\nrobin@example.org\n\nExperience\nYard Manager, Tern Mail Ltd, London, 2015 "+
		"- 2019\n- Led crews\n"+
		"Engineer, Bolt Ltd, Leeds, Jan 2019 - Present\n- Wrote code\nEducation\nBSc Computing, University of Leeds, "+
		"2012 - 2015"), Options{})
	if len(doc.Work) != 2 || len(doc.Education) != 1 || doc.Education[0].Institution.Value != "University of Leeds" {
		t.Errorf("%d posts %v, courses %v", len(doc.Work), doc.Work, doc.Education)
	}
}

// A form that repeats the name of a group gives no skill of that name.
func TestNamesOfGroupsAreNoSkills(t *testing.T) {
	texts := func(list ...string) (out []cv.Text) {
		for _, s := range list {
			out = append(out, cv.Text{Value: s, Lines: []int{len(s)}})
		}
		return out
	}
	got := ""
	for _, g := range tidySkills([]cv.SkillGroup{
		{Keywords: texts("Software")},
		{Name: cv.Text{Value: "Software"}, Keywords: texts("Software", "Excel", "Word")},
		{Name: cv.Text{Value: "Software"}},
		{Keywords: texts("Rigging", "Software")},
		{Name: cv.Text{Value: "Rigging"}, Keywords: texts("Rigging")},
		{Name: cv.Text{Value: "Languages"}, Keywords: texts("Python", "C")},
		{Name: cv.Text{Value: "Python"}, Keywords: texts("Django", "Flask")},
	}) {
		got += g.Name.Value + ": " + joinValues(g.Keywords) + "; "
	}
	if want := "Software: Excel - Word; : Rigging - Software; Rigging: Rigging; Languages: Python - C; Python: Django " +
		"- Flask; "; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// What a sentence tells of an award stays in its order; parts that are drawn apart are parts.
func TestAwardsThatAreTold(t *testing.T) {
	for text, want := range map[string]string{
		"Secured 1st place in the event Crane Wars at Holm College, Hull.": "Secured 1st place in the event Crane " +
			"Wars at Holm College, Hull.//",
		"Named Young Rigger by the Northern Guild of Hull for the year 2013": "Named Young Rigger by the Northern Guild " +
			"of Hull for the year 2013//",
		"Young Surveyor Medal – Northern Guild (2018)": "Young Surveyor Medal/Northern Guild/2018",
	} {
		doc, _ := Document(flow(top+"# Awards\n"+text), Options{})
		if len(doc.Awards) != 1 {
			t.Errorf("%q: %v", text, doc.Awards)
			continue
		}
		a := doc.Awards[0]
		if got := a.Title.Value + "/" + a.Awarder.Value + "/" + a.Dates.Start.ISO(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Labels of forms are no towns.
func TestLabelsAreNoPlaces(t *testing.T) {
	for text, want := range map[string]bool{
		"Language Known": true, "Thanking You": true, "Personal Details": true,
		"Contact:": true, "Place :-": true, "Hull": false, "Reading": false, "Mobile, AL": false, "Languagetown": false,
	} {
		if noAddress(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// A row of two cells is a label and its value, and a value goes on in the line below.
func TestJoinDetails(t *testing.T) {
	detail := func(label, value string, line int) cv.Detail {
		d := cv.Detail{Value: cv.Text{Value: value, Lines: []int{line}}}
		if label != "" {
			d.Label = cv.Text{Value: label, Lines: []int{line}}
		}
		return d
	}
	got := ""
	for _, d := range joinDetails([]cv.Detail{
		detail("", "Nationality", 3), detail("", "Indian", 3), detail("Hobbies", "Rowing and", 4), detail("", "diving.", 5),
		detail("", "Flat 3", 6), detail("", "Hull", 6), detail("", "Non-smoker", 7),
	}) {
		got += d.Label.Value + "=" + d.Value.Value + ";"
	}
	if want := "Nationality=Indian;Hobbies=Rowing and diving.;=Flat 3;=Hull;=Non-smoker;"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
