package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// What explains a gap belongs to no employer, whichever line it stands under.
func TestGapsHaveNoEmployer(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"between the posts of two employers": {
			"Selby Feed Store, Selby\n**Office Manager**\tMay 2022 – today\n- Ran the desk\n**Receptionist**\tSept 2020 – May 2022\n- Booked visits\nRaising a family: August 2013 – August 2020\nGoole Maltings, Goole\n**Sales Executive**\tMarch 2008 – July 2013\n- Ran stands",
			[]string{"Office Manager | Selby Feed Store | Selby | 2022-05..now | 1", "Receptionist | Selby Feed Store | Selby | 2020-09..2022-05 | 1", "Raising a family |  |  | 2013-08..2020-08 | 0", "Sales Executive | Goole Maltings | Goole | 2008-03..2013-07 | 1"},
		},
		"a sentence under a post": {
			"**Pastry Cook**, Blue Boar Inn, Goole (Mar 2015 – Jan 2021)\n- Ran a section\n**Career break** (2021 – 2022): caring for a parent and retraining.\n**Kitchen Porter**, Selby Inn, Selby (2012 – 2015)\n- Washed up",
			[]string{"Pastry Cook | Blue Boar Inn | Goole | 2015-03..2021-01 | 1", "Career break |  |  | 2021..2022 | 1", "Kitchen Porter | Selby Inn | Selby | 2012..2015 | 1"},
		},
		"a post that only sounds so": {
			"Travelling Salesman, Goole Maltings, Goole (2012 – 2015)\n- Drove north",
			[]string{"Travelling Salesman | Goole Maltings | Goole | 2012..2015 | 1"},
		},
		"posts and employers whose names begin so": {
			"Maternity Leave Cover Teacher, Elm School, Selby (2012 – 2015)\n- Taught reading to two classes\n**Career Break Coach**, Selby Returners Ltd, Selby (2010 – 2012)\n- Coached parents who go back to work\n**Sabbatical Programme Manager**, Goole Maltings, Goole (2008 – 2010)\n- Planned leave for forty people\nGuide, Gap Year Travel Ltd, Goole (2006 – 2008)\n- Guided walks along the coast\nCareer break to raise a family (2004 – 2006)",
			[]string{"Maternity Leave Cover Teacher | Elm School | Selby | 2012..2015 | 1", "Career Break Coach | Selby Returners Ltd | Selby | 2010..2012 | 1", "Sabbatical Programme Manager | Goole Maltings | Goole | 2008..2010 | 1", "Guide | Gap Year Travel Ltd | Goole | 2006..2008 | 1", "Career break to raise a family |  |  | 2004..2006 | 0"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+"# Work\n"+c.text), Options{})
			if got := posts(doc.Work); !slices.Equal(got, c.want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(c.want, "\n  "))
			}
		})
	}
}

// An employer's line with the whole time there stands above the posts of that time; a
// post of another time is none of them. Ranks in brackets stay with the post.
func TestEmployersWithTheirWholeTime(t *testing.T) {
	doc, _ := Document(flow(top+"# Career\n**HUMBER POLICE**, January 2005 – September 2024\n"+
		"**Detective Sergeant, Economic Crime** (March 2018 – Sept 2024)\n- Led inquiries\n"+
		"**Police Constable** (January 2005 – March 2018)\n- Walked the beat\n"+
		"**WALLING SPORTS**, 2002 – 2004\nSales Assistant"), Options{})
	want := []string{"Detective Sergeant, Economic Crime | HUMBER POLICE |  | 2018-03..2024-09 | 1", "Police Constable | HUMBER POLICE |  | 2005-01..2018-03 | 1", "Sales Assistant | WALLING SPORTS |  | 2002..2004 | 0"}
	if got := posts(doc.Work); !slices.Equal(got, want) {
		t.Errorf("got\n  %s", strings.Join(got, "\n  "))
	}
	if len(doc.Additional) > 0 {
		t.Errorf("the whole time was kept as text: %v", doc.Additional)
	}
	doc, _ = Document(flow(top+"# Military Career\n**British Army, Royal Logistic Corps** 2008 – 2024\n"+
		"**Regimental Quartermaster Sergeant** (WO2), Apr 2019 – Mar 2024\n- Counted stores\n"+
		"**Section Commander** (Cpl), 2008 – 2019\n- Drove convoys"), Options{})
	want = []string{"Regimental Quartermaster Sergeant (WO2) | British Army, Royal Logistic Corps |  | 2019-04..2024-03 | 1", "Section Commander (Cpl) | British Army, Royal Logistic Corps |  | 2008..2019 | 1"}
	if got := posts(doc.Work); !slices.Equal(got, want) {
		t.Errorf("got\n  %s", strings.Join(got, "\n  "))
	}
}

// What a CV says about an employer in brackets is no part of its name.
func TestRemarksOnEmployers(t *testing.T) {
	doc, _ := Document(flow(top+"# Work\n**Head of Maths**\nElmfield Academy (11-18 comprehensive, 1,150 on roll)\nSept 2020 – date\n- Led nine teachers"), Options{})
	if w := doc.Work; len(w) != 1 || w[0].Organisation.Value != "Elmfield Academy" || len(w[0].Summary) != 1 || w[0].Summary[0].Value != "11-18 comprehensive, 1,150 on roll" {
		t.Errorf("%+v", w)
	}
}

// Labelled facts under "Personal profile" are facts about the person, not a profile.
func TestFactsUnderAProfile(t *testing.T) {
	doc, _ := Document(flow(top+"# Personal profile\nFather's Name\t: R. Solberg\nDate of Birth\t: 02-11-1989\nLanguages Known\t: English, Urdu\n\n# Skills\nWelding"), Options{})
	if len(doc.Summary) > 0 || len(doc.Person.Details) != 2 || len(doc.Languages) != 2 {
		t.Errorf("summary %v, details %v, languages %v", doc.Summary, doc.Person.Details, doc.Languages)
	}
}

// Certificates in one line are as many as there are; what says who issued one of them
// stays with it.
func TestCertificatesInOneLine(t *testing.T) {
	for text, want := range map[string][]string{
		"Gas Safe Registered, OFTEC 101 and 105e, Unvented Hot Water (G3), Level 3 Heat Pumps (2023)": {"Gas Safe Registered |  | ..", "OFTEC 101 and 105e |  | ..", "Unvented Hot Water (G3) |  | ..", "Level 3 Heat Pumps |  | 2023.."},
		"Registered Nurse | ACLS | PALS | TNCC":                                                       {"Registered Nurse |  | ..", "ACLS |  | ..", "PALS |  | ..", "TNCC |  | .."},
		"Practice Educator Stage 2 (2021), Signs of Safety, Tandem":                                   {"Practice Educator Stage 2 |  | 2021..", "Signs of Safety |  | ..", "Tandem |  | .."},
		"Safe Pass (2024), Working at Heights, Manual Handling":                                       {"Safe Pass |  | 2024..", "Working at Heights |  | ..", "Manual Handling |  | .."},
		"SMSTS, Selby Training Ltd, 2019":                                                             {"SMSTS | Selby Training Ltd | 2019.."},
	} {
		doc, _ := Document(flow(top+"# Certificates\n"+text), Options{})
		var got []string
		for _, c := range doc.Certificates {
			got = append(got, c.Name.Value+" | "+c.Issuer.Value+" | "+period(c.Dates))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s\ngot\n  %s", text, strings.Join(got, "\n  "))
		}
	}
}

// Reviews and committees of an academic are no voluntary work; the same heading over
// charities is.
func TestServiceOfAcademics(t *testing.T) {
	doc, _ := Document(flow(top+"# Service\n- Reviewer for Lake Letters\n- Member, postgraduate committee, since 2019\n- External examiner, 2021"), Options{})
	if len(doc.Volunteering) > 0 || len(doc.Additional) != 1 || doc.Additional[0].Heading.Value != "Service" || len(doc.Additional[0].Items) != 3 {
		t.Errorf("volunteering %v, additional %v", doc.Volunteering, doc.Additional)
	}
	doc, _ = Document(flow(top+"# Community Service\n- Committee member, Selby Food Bank, 2019 – 2021\n- Chair of committee, Goole Youth Theatre, 2015 – 2018"), Options{})
	if len(doc.Volunteering) != 2 {
		t.Errorf("committees of a community: volunteering %v", doc.Volunteering)
	}
	doc, _ = Document(flow(top+"# Service\n**Platoon Sergeant**\nThe Marcher Regiment\n2010 – 2016\n- Led on operations"), Options{})
	if len(doc.Volunteering) > 0 || len(doc.Work) != 1 || doc.Work[0].Organisation.Value != "The Marcher Regiment" {
		t.Errorf("volunteering %v, work %v", doc.Volunteering, posts(doc.Work))
	}
	doc, _ = Document(flow(top+"# Service\n- Driver, Selby Food Bank, 2019 – 2021\n- Treasurer, Goole Youth Theatre, 2015 – 2018"), Options{})
	if len(doc.Volunteering) != 2 {
		t.Errorf("volunteering %v", doc.Volunteering)
	}
}

// Headings keep their meaning with a remark in brackets and with a mark before each.
func TestHeadingsWithMarksAndRemarks(t *testing.T) {
	body := "Sales Assistant, Walling Sports Ltd, 2002 – 2004"
	for _, text := range []string{
		"OBJECTIVE:\nA post in finance.\n\nWORK EXPERIENCE: (11 years)\n" + body + "\n\nEDUCATION:\nBA History, University of Hull, 2010 – 2013\n\nSKILLS:\nTally",
		"# ❖ WORK\n" + body + "\n# ❖ TRAINING\nFirst Aid at Work, 2020\n# ❖ TOOLS\nTally",
	} {
		src := flow(top + text)
		for i := range src.Pages[0].Lines {
			l := &src.Pages[0].Lines[i]
			if run := &l.Segments[0].Runs[0]; strings.HasPrefix(run.Text, "❖ ") {
				l.Kind, l.Bullet, run.Text = page.Paragraph, "❖", strings.TrimPrefix(run.Text, "❖ ")
			}
		}
		doc, _ := Document(src, Options{})
		if len(doc.Work) != 1 || doc.Work[0].Organisation.Value != "Walling Sports Ltd" || len(doc.Skills) != 1 {
			t.Errorf("%s\nwork %v skills %v", text, posts(doc.Work), doc.Skills)
		}
	}
}

// A sentence that speaks of a page at the end of a CV is no page number.
func TestTheLastWordsAboutAPage(t *testing.T) {
	for _, last := range []string{"- Cut the form from page 1 of 3\n- Moved the rest to page 2 of 3", "Cut the form from page 1 of 3"} {
		doc, _ := Document(flow(top+"# Work\n**Clerk**, Goole Maltings, Goole (2012 – 2015)\n- Kept the books\n- Kept the stores\n"+last), Options{})
		if got := len(doc.Work[0].Highlights) + len(doc.Work[0].Summary); got != 2+strings.Count(last, "\n")+1 {
			t.Errorf("%q: %d of the lines are left", last, got)
		}
	}
}

// The line of the page itself is no part of the CV, and a period in brackets is no telephone number.
func TestSmallThingsOfTheHead(t *testing.T) {
	doc, _ := Document(flow("**Mira Solberg-Katz**\nLorry Driver, Leeds\n5 Elm Row, Norwich NR2; tel 020 7946 0018; mira.sk@example.org\n\n# Courses\nFirst Aid at Work, 2020\n\nMira Solberg-Katz – CV – page 1 of 1"), Options{})
	if doc.Person.Location.Value != "5 Elm Row, Norwich NR2" || doc.Person.Location.PostalCode != "NR2" || len(doc.Certificates) != 1 {
		t.Errorf("place %+v, certificates %v", doc.Person.Location, doc.Certificates)
	}
	doc, _ = Document(flow("**Mira Solberg-Katz**\nLorry Driver, Leeds\n020 7946 0018, mira.sk@example.org\n(01/2019–06/2020)\nFull clean driving licence, own van"), Options{})
	if slices.ContainsFunc(doc.Person.Details, func(d cv.Detail) bool { return d.Label.Value == "Phone" }) {
		t.Errorf("details %v", doc.Person.Details)
	}
	doc, _ = Document(flow("**Mira Solberg-Katz**\nArea Sales Manager, Leeds\n020 7946 0018, mira.sk@example.org\n\n# Skills\nBasic French cooking, Fluent in Spanish, Bilingual in Welsh and English"), Options{})
	if doc.Person.Label.Value != "Area Sales Manager, Leeds" || !doc.Person.Location.IsZero() {
		t.Errorf("headline %q, place %+v", doc.Person.Label.Value, doc.Person.Location)
	}
	if len(doc.Languages) != 3 || len(doc.Skills) != 1 {
		t.Errorf("languages %v, skills %v", doc.Languages, doc.Skills)
	}
}

// A column may hold what belongs to its field.
func TestColumnsOfPostsAndDuties(t *testing.T) {
	doc, _ := Document(flow(top+"# Career\n**Dates**\t**Employer**\t**Position and duties**\nMay 2018 – to date\tHumber Airways\tCabin Manager\n- Briefed the crew\n2014 – 2018\tHumber Airways\tCabin Crew"), Options{})
	want := []string{"Cabin Manager | Humber Airways |  | 2018-05..now | 1", "Cabin Crew | Humber Airways |  | 2014..2018 | 0"}
	if got := posts(doc.Work); !slices.Equal(got, want) {
		t.Errorf("got\n  %s", strings.Join(got, "\n  "))
	}
}
