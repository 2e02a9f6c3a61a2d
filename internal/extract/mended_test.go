package extract

import (
	"slices"
	"strings"
	"testing"
)

// The head in odd writing: marks between its parts, a title behind the name, a number
// behind a postcode, an address without a street, a label that no list knows.
func TestOddHeads(t *testing.T) {
	for head, want := range map[string]string{
		"**Mira Solberg-Katz** ~ Norwich ~ 07700 900725 ~ mira.sk@example.org":                           "Mira Solberg-Katz | Norwich | 07700 900725 | ",
		"**Mira Solberg-Katz – Coded Welder**\n07700 900725\nmira.sk@example.org\nNorwich":               "Mira Solberg-Katz | Norwich | 07700 900725 | Coded Welder",
		"**Mira Solberg-Katz**\n2 Elm Mews, Norwich NR2 / 07700 900725 / mira.sk@example.org":            "Mira Solberg-Katz | 2 Elm Mews, Norwich, NR2 | 07700 900725 | ",
		"**Mira Solberg-Katz**\n9 Elm Row, Swansea SA2 · Mobile 07700 900725 · mira.sk@example.org":      "Mira Solberg-Katz | 9 Elm Row, Swansea SA2 | 07700 900725 | ",
		"**Mira Solberg-Katz**\nP. O. Box KS 17, Lagos\n07700 900725, mira.sk@example.org":               "Mira Solberg-Katz | P. O. Box KS 17, Lagos | 07700 900725 | ",
		"**Mira Solberg-Katz**\nParish of Birth: Elmfield\n07700 900725 | mira.sk@example.org | Norwich": "Mira Solberg-Katz | Norwich | 07700 900725 | ",
		"**Mira Solberg-Katz**\nWelder / Fabricator\n07700 900725 | mira.sk@example.org | Norwich":       "Mira Solberg-Katz | Norwich | 07700 900725 | Welder / Fabricator",
	} {
		doc, _ := Document(flow(head+"\n\n# Skills\nWelding"), Options{})
		p := doc.Person
		if got := strings.Join([]string{p.Name.Value, p.Location.Value, p.Phone.Value, p.Label.Value}, " | "); got != want {
			t.Errorf("%q\ngot  %q\nwant %q", head, got, want)
		}
	}
}

// Lists of certificates keep to one kind: what has no date is no issuer of what has one.
func TestListsWithSomeDates(t *testing.T) {
	for text, want := range map[string]string{
		"2024\tBS EN ISO 9606-1 (TIG, 6G)\n2023\tBS EN ISO 9606-1 (MIG)\nBlue Skilled Worker Card\nForklift counterbalance":                                  "BS EN ISO 9606-1 (TIG, 6G);BS EN ISO 9606-1 (MIG);Blue Skilled Worker Card;Forklift counterbalance",
		"Fire marshal training, 2019\nCertificate in Rota Planning\nWorking at height 2020\nCSCS card\nManual handling\nForklift licence, Hull Training Ltd": "Fire marshal training;Certificate in Rota Planning;Working at height;CSCS card;Manual handling;Forklift licence",
		"ALS Provider 2023, GCP Certificate 2022": "ALS Provider;GCP Certificate",
	} {
		doc, _ := Document(flow(top+"# Certificates\n"+text), Options{})
		var got []string
		for _, c := range doc.Certificates {
			got = append(got, c.Name.Value)
			if !c.Issuer.IsZero() && c.Issuer.Value != "Hull Training Ltd" {
				t.Errorf("%q: issuer %q", text, c.Issuer.Value)
			}
		}
		if strings.Join(got, ";") != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// Remarks on courses are no courses, their notes belong to them, and the school may stand
// behind a full stop.
func TestNotesOnCourses(t *testing.T) {
	for text, want := range map[string][]string{
		"BEng Mechanical Engineering, University of Hull, 2021 – 2026 (expected)": {"BEng | Mechanical Engineering | University of Hull | 2021..2026 | "},
		"HSC – Govt. Girls Hr. Sec. School, Hull – 2007 – 82%":                    {"HSC |  | Govt. Girls Hr. Sec. School | 2007.. | 82%"},
	} {
		doc, _ := Document(flow(top+"# Education\n"+text), Options{})
		if got := schools(doc.Education); !slices.Equal(got, want) {
			t.Errorf("%q\ngot\n  %s", text, strings.Join(got, "\n  "))
		}
	}
}

// Posts that are counted, a duty above the next period, and a post whose end wraps.
func TestPostsThatLookOtherwise(t *testing.T) {
	for text, want := range map[string][]string{
		"1. University of Hull, Hull\nLecturer\t2017 till date\n- Taught\n2. Elmfield Works Ltd, Hull\nEngineer\t2012 – 2017\n- Built":                                                                                 {"Lecturer | University of Hull | Hull | 2017..now | 1", "Engineer | Elmfield Works Ltd | Hull | 2012..2017 | 1"},
		"Sept 2021 – present\nElmfield Primary School, Hull\nClass Teacher\n- Taught thirty.\n- Coach four colleagues in phonics.\n\nSept 2018 – Aug 2021\nHessle Infant School, Hull\nClass Teacher\n- Led the trip.": {"Class Teacher | Elmfield Primary School | Hull | 2021-09..now | 2", "Class Teacher | Hessle Infant School | Hull | 2018-09..2021-08 | 1"},
	} {
		doc, _ := Document(flow(top+"# Work\n"+text), Options{})
		if got := posts(doc.Work); !slices.Equal(got, want) {
			t.Errorf("%q\ngot\n  %s", text, strings.Join(got, "\n  "))
		}
	}
	doc, _ := Document(drawn(column{page: 1, left: 50, right: 200, text: "@ Mira Solberg-Katz\nmira.sk@example.org\n## Volunteering\nDriver, Elmfield Food Bank, 2020 –\nnow"}), Options{})
	if v := doc.Volunteering; len(v) != 1 || period(v[0].Dates) != "2020..now" || len(v[0].Highlights) > 0 {
		t.Errorf("%+v", v)
	}
}
