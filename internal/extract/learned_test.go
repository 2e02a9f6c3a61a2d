package extract

import (
	"strings"
	"testing"

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
			"Mira Solberg\nmira.solberg@example.org\nMobile: 07700 900118\nCareer Objective\nTo work as an engineer in a company where I can use my skills.\nWork Experience\nSite Engineer\nBramble Construction Pvt Ltd\nMarch 2015 to June 2018\nSupervised the work of three crews on site.\nPrepared daily reports for the client.\nEducational Qualification\nBachelor of Engineering from Tarnbeck University in 2014\nTechnical Skills\nAutoCAD, MS Office, Primavera\nPersonal Details\nDate of Birth: 3 June 1992\nLanguages Known: English, Hindi",
			[]string{"Site Engineer | Bramble Construction Pvt Ltd | 2015-03..2018-06"},
			[]string{"Tarnbeck University"},
		},
		{
			"posts as labels and values",
			"Mira Solberg\nmira.solberg@example.org\nPROFESSIONAL EXPERIENCE\nCompany: Bramble Construction Ltd\nDesignation: Store Keeper\nDuration: March 2015 to June 2018\nResponsibilities:\nReceiving material and checking it against the order\nKeeping records of stock\nCompany: Moss Trading LLC\nDesignation: Accountant\nDuration: July 2018 to till date\nResponsibilities:\nPreparing invoices and vouchers\nEDUCATION\nB.Com, Tarnbeck University, 2014",
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
