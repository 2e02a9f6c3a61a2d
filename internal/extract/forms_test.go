package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// Posts whose fields are named, as forms of employers and of public bodies ask for
// them: the label tells the field, whatever the words look like.
func TestLabelledPosts(t *testing.T) {
	want := []string{
		"Ward Clerk | Aldmoor Infirmary | Selby | 2018-04..now | 2",
		"Keeper | Pinfold Lodge | Goole | 2014-09..2018-03 | 1",
	}
	for name, text := range map[string]string{
		"label and colon":        "Job title: Ward Clerk\nEmployer: Aldmoor Infirmary, Selby\nDates: April 2018 to present\nKey responsibilities and achievements:\n- Booked beds\n- Kept the rota\nJob title: Keeper\nEmployer: Pinfold Lodge, Goole\nDates: September 2014 to March 2018\n- Fed the deer",
		"dates first":            "Period: 04/2018 – present\nCompany: Aldmoor Infirmary\nLocation: Selby\nPosition: Ward Clerk\nResponsibilities:\n- Booked beds\n- Kept the rota\nPeriod: 09/2014 – 03/2018\nCompany: Pinfold Lodge\nLocation: Goole\nPosition: Keeper\nResponsibilities:\n- Fed the deer",
		"rows of a table":        "Dates\tApr 2018 – Present\nOccupation or position held\tWard Clerk\nMain activities and responsibilities\tBooked beds\n- Kept the rota\nName and address of employer\tAldmoor Infirmary, Selby\nDates\tSep 2014 – Mar 2018\nOccupation or position held\tKeeper\nMain activities and responsibilities\tFed the deer\nName and address of employer\tPinfold Lodge, Goole",
		"employer above, tabbed": "**Aldmoor Infirmary, Selby**\nDesignation\t: Ward Clerk\nDuration\t: Apr 2018 to till date\n- Booked beds\n- Kept the rota\n**Pinfold Lodge, Goole**\nDesignation\t: Keeper\nDuration\t: Sep 2014 to Mar 2018\n- Fed the deer",
		"named columns":          "When\tWhere\tWhat\n04/2018 – now\tAldmoor Infirmary, Selby\tWard Clerk\n- Booked beds\n- Kept the rota\n09/2014 – 03/2018\tPinfold Lodge, Goole\tKeeper\n- Fed the deer",
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+"# Employment history (most recent first)\n"+text), Options{})
			if got := posts(doc.Work); !slices.Equal(got, want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
			}
			if len(doc.Additional) > 0 {
				t.Errorf("labels were kept as text: %v", doc.Additional)
			}
		})
	}
}

// A table of posts under a heading that nobody knows is found all the same, with the
// row that names its columns.
func TestPostsUnderAnUnknownHeading(t *testing.T) {
	doc, _ := Document(flow(top+"# Chapters\nWhen\tWhere\tWhat\n04/2018 – now\tAldmoor Infirmary, Selby\tWard Manager\n- Booked beds\n09/2014 – 03/2018\tPinfold Stores Ltd, Goole\tShop Assistant\n- Sold feed\n# Education\nBA History, University of Hull\t2010 – 2013"), Options{})
	want := []string{"Ward Manager | Aldmoor Infirmary | Selby | 2018-04..now | 1", "Shop Assistant | Pinfold Stores Ltd | Goole | 2014-09..2018-03 | 1"}
	if got := posts(doc.Work); !slices.Equal(got, want) {
		t.Errorf("got\n  %s", strings.Join(got, "\n  "))
	}
}

func schools(list []cv.Education) []string {
	var out []string
	for _, e := range list {
		out = append(out, fmt.Sprintf("%s | %s | %s | %s | %s", e.Degree, e.Area, e.Institution, period(e.Dates), e.Score))
	}
	return out
}

// Tables of courses name their columns; a row may lack cells.
func TestTableOfCourses(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"board and percentage", "S.No\tCourse\tInstitution / Board\tYear of passing\tPercentage / CGPA\n1\tMCom\tPallava College\t2015\n2\tHigher Secondary Certificate (XII)\tState Board\t2010\t81.4%", []string{
			"MCom |  | Pallava College | 2015.. | ", "Higher Secondary Certificate (XII) |  | State Board | 2010.. | 81.4%",
		}},
		{"grades", "Dates\tInstitution\tQualification\tGrade\n2010 – 2013\tQuarry Lane College\tBSc Geology\t2:1\n2008 – 2010\tFen Road School\tA-levels", []string{
			"BSc | Geology | Quarry Lane College | 2010..2013 | 2:1", "A-levels |  | Fen Road School | 2008..2010 | ",
		}},
		{"a trade of several words", "Ausbildung zum Elektroniker für Betriebstechnik, Berufsschule Selb\t2009 – 2012", []string{
			"Ausbildung zum Elektroniker für Betriebstechnik |  | Berufsschule Selb | 2009..2012 | ",
		}},
		{"labels", "Degree: MSc Hydrology\nUniversity: Quarry Lane College\nYears: 2013 – 2014\nGrade: Merit\nDegree: BSc Geology\nUniversity: Fen Road College\nYears: 2010 – 2013", []string{
			"MSc | Hydrology | Quarry Lane College | 2013..2014 | Merit", "BSc | Geology | Fen Road College | 2010..2013 | ",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(top+"# Educational Qualification\n"+c.text), Options{})
			if got := schools(doc.Education); !slices.Equal(got, c.want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(c.want, "\n  "))
			}
		})
	}
}

func certificates(list []cv.Certificate) string {
	var out []string
	for _, c := range list {
		out = append(out, fmt.Sprintf("%s | %s | %s", c.Name, c.Issuer, period(c.Dates)))
	}
	return strings.Join(out, "; ")
}

// The end of a certificate is a date of its own, never a part of the name.
func TestCertificateExpiry(t *testing.T) {
	for text, want := range map[string]string{
		"- Moorland First Aid, Red Cross (March 2022), valid until March 2025": "Moorland First Aid | Red Cross | 2022-03..2025-03",
		"- Moorland First Aid – Red Cross, Mar 2022 (expires Mar 2025)":        "Moorland First Aid | Red Cross | 2022-03..2025-03",
		"- Driver CPC, valid to 2027":                                          "Driver CPC |  | ..2027",
		"Moorland First Aid, Red Cross, 2022\nExpiry date: 2025":               "Moorland First Aid | Red Cross | 2022..2025",
		"Moorland First Aid, 2018 (renewed 2023)":                              "Moorland First Aid |  | 2018..",
		"Driving licence: B, CE":                                               "Driving licence: B, CE |  | ..",
		"Course\tProvider\tDate\nManual Handling\tRed Cross\t03/2022":          "Manual Handling | Red Cross | 2022-03..",
	} {
		doc, _ := Document(flow(top+"# Certificates\n"+text), Options{})
		if got := certificates(doc.Certificates); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
