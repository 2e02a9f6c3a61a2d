package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
	"focal/internal/ingest/page"
)

// What stands around the title, the employer and the dates in the head of a post.
func TestHeadsOfPosts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"a line with a full stop", "# Appointments\n2019–present: Harbour Warden, Selkie Bay Trust, Leeds.\n- Kept the log\n2015–2019: Deputy Warden, Quayside Holdings Ltd, York.\n- Counted seals", []string{
			"Harbour Warden | Selkie Bay Trust | Leeds | 2019..now | 1", "Deputy Warden | Quayside Holdings Ltd | York | 2015..2019 | 1",
		}},
		{"the year before the month", "# Work history\nHarbour Manager, Selkie Marine Ltd, Leeds (2019 Mar –)\n- Kept the log\nCook, Quayside Inns Ltd, York (2015 May – 2019 Feb)\n- Fried herring", []string{
			"Harbour Manager | Selkie Marine Ltd | Leeds | 2019-03..now | 1", "Cook | Quayside Inns Ltd | York | 2015-05..2019-02 | 1",
		}},
		{"a town no list knows behind a company", "# Present post\nHarbour Manager\nSelkie Marine Ltd, Wexlow\n1 March 2019 to present\n- Kept the log\n- Paid the crew", []string{
			"Harbour Manager | Selkie Marine Ltd | Wexlow | 2019-03..now | 2",
		}},
		{"a town no list knows behind a dash", "# Work experience\n**Harbour Manager**\nSelkie Marine Trust - Wexlow\nMarch 2019 to Present\n- Kept the log\n**Cook**\nQuayside Inns Ltd - York\nMay 2015 to February 2019\n- Fried herring", []string{
			"Harbour Manager | Selkie Marine Trust | Wexlow | 2019-03..now | 1", "Cook | Quayside Inns Ltd | York | 2015-05..2019-02 | 1",
		}},
		{"a town no list knows before its country", "# Work experience\nMarch 2019 to Present\tHarbour Manager\nSelkie Marine Trust\nWexlow, Germany\n- Kept the log\nMay 2015 to February 2019\tCook\nQuayside Inns Ltd\nYork\n- Fried herring", []string{
			"Harbour Manager | Selkie Marine Trust | Wexlow, Germany | 2019-03..now | 1", "Cook | Quayside Inns Ltd | York | 2015-05..2019-02 | 1",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(top+c.text), Options{})
			if got := posts(doc.Work); !slices.Equal(got, c.want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(c.want, "\n  "))
			}
			if len(doc.Additional) > 0 {
				t.Errorf("kept as text: %v", doc.Additional)
			}
		})
	}
}

// Tables and forms that ask in other words than most.
func TestOtherForms(t *testing.T) {
	want := []string{"Ward Clerk | Aldmoor Infirmary |  | 2018-04..now | 1", "Keeper | Pinfold Lodge |  | 2014-09..2018-03 | 1"}
	for name, text := range map[string]string{
		"two fields in one column": "Period\tPosition / Employer\tMain duties\n04/2018 – today\tWard Clerk\nAldmoor Infirmary\n- Booked beds\n09/2014 – 03/2018\tKeeper\nPinfold Lodge\n- Fed the deer",
		"every cell with its label": "Job title: Ward Clerk\tEmployer: Aldmoor Infirmary\n" +
			"Dates: April 2018 to present\n- Booked beds\n" +
			"Job title: Keeper\tEmployer: Pinfold Lodge\nDates: September 2014 to March 2018\n- Fed the deer",
		"duties after their label": "Company: Aldmoor Infirmary\tPosition: Ward Clerk\tDates: April 2018 to present\n" +
			"Duties: Booked beds\n" +
			"Company: Pinfold Lodge\tPosition: Keeper\tDates: September 2014 to March 2018\nDuties: Fed the deer",
		"dates between the labels": "Employer: Aldmoor Infirmary\tDates: April 2018 to present\n" +
			"Job title: Ward Clerk\tDuties: Booked beds\n" +
			"Employer: Pinfold Lodge\tDates: September 2014 to March 2018\nJob title: Keeper\tDuties: Fed the deer",
		"from and to with a label": "**From:** April 2018 **To:** present\n**Employer:** Aldmoor Infirmary\n**Positions held:** Ward Clerk\n- Booked the beds of two wards\n**From:** September 2014 **To:** March 2018\n**Employer:** Pinfold Lodge\n**Positions held:** Keeper\n- Fed the deer",
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+"# Employment record\n"+text), Options{})
			if got := posts(doc.Work); !slices.Equal(got, want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
			}
			if len(doc.Additional) > 0 {
				t.Errorf("kept as text: %v", doc.Additional)
			}
		})
	}
}

// The particulars of an application form stand in pairs of cells.
func TestParticularsInPairs(t *testing.T) {
	doc, _ := Document(flow("**APPLICATION FOR EMPLOYMENT**\n**1. Personal details**\nSurname\tBexley-Thorn\tForename(s)\tOdette\nTown\tLeeds\tCountry\tUnited Kingdom\nTelephone\t07700 900118\tE-mail\to.bt@example.net\n**2. Skills**\nNetting, Rigging"), Options{})
	p := doc.Person
	if got := strings.Join([]string{p.Name.Value, p.Email.Value, p.Phone.Value, p.Location.City}, " | "); got != "Odette Bexley-Thorn | o.bt@example.net | 07700 900118 | Leeds" {
		t.Errorf("got %q", got)
	}
	doc, _ = Document(flow("CURRICULUM VITAE (CV) FOR PROPOSED EXPERT\n1. Proposed position: Netmaker\n2. Name of expert: Odette Bexley-Thorn\n3. Contact: o.bt@example.net\n# Skills\nNetting"), Options{})
	if doc.Person.Name.Value != "Odette Bexley-Thorn" {
		t.Errorf("name behind a numbered label: %q", doc.Person.Name.Value)
	}
}

// An issuer in brackets is told from initials, hours and levels.
func TestIssuersInBrackets(t *testing.T) {
	for text, want := range map[string]string{
		"- Confined Spaces (Amber Training Ltd)":                                            "Confined Spaces | Amber Training Ltd | ..",
		"- Blue Crane Card (NOTB)\n- Mooring Ticket (SWQ)":                                  "Blue Crane Card | NOTB | ..; Mooring Ticket | SWQ | ..",
		"- Harbour Safety (Amber Training Ltd, 2021)":                                       "Harbour Safety | Amber Training Ltd | 2021..",
		"- Advanced Sea Survival (ASS)\n- Powered Craft Operator (PCO)":                     "Advanced Sea Survival (ASS) |  | ..; Powered Craft Operator (PCO) |  | ..",
		"- Truck Driving (Sideload)\n- Harbour Pass (Silver)":                               "Truck Driving (Sideload) |  | ..; Harbour Pass (Silver) |  | ..",
		"- Truck Driving (Sideload, 2021)\n- Harbour Pass (Silver, 2020)":                   "Truck Driving (Sideload) |  | 2021..; Harbour Pass (Silver) |  | 2020..",
		"- HARBOUR PASS (SILVER)\n- TRUCK DRIVING (SIDELOAD)":                               "HARBOUR PASS (SILVER) |  | ..; TRUCK DRIVING (SIDELOAD) |  | ..",
		"- Safe Slinging (RoMSA)\n- Truck Driving (Sideload)":                               "Safe Slinging | RoMSA | ..; Truck Driving (Sideload) |  | ..",
		"- Mooring (Amber Training Ltd)\n- Slinging (Seafarers School)\n- Knots (Marlowes)": "Mooring | Amber Training Ltd | ..; Slinging | Seafarers School | ..; Knots | Marlowes | ..",
		"- Harbour Safety (60 h)\n- Mooring (Level 2)":                                      "Harbour Safety (60 h) |  | ..; Mooring (Level 2) |  | ..",
		"Mooring Ticket (Amber Training Ltd); Blue Crane Card (Seafarers School)":           "Mooring Ticket | Amber Training Ltd | ..; Blue Crane Card | Seafarers School | ..",
	} {
		doc, _ := Document(flow(top+"# Certificates\n"+text), Options{})
		if got := certificates(doc.Certificates); got != want {
			t.Errorf("%q:\n got  %q\n want %q", text, got, want)
		}
	}
}

// Skills and languages between lozenges, and under labels in italics.
func TestDrawnSeparators(t *testing.T) {
	doc, _ := Document(flow(top+"# Key skills\nNetting ◆ Sail making ◆ Rigging\n# Languages\nEnglish (native) ◆ Manx (fluent)\n# Tools\nSplicing ●●●○○"), Options{})
	var got []string
	for _, g := range doc.Skills {
		for _, k := range g.Keywords {
			got = append(got, k.Value)
		}
	}
	if s := strings.Join(got, ", "); s != "Netting, Sail making, Rigging, Splicing" {
		t.Errorf("skills %q", s)
	}
	if s := spoken(doc.Languages); s != "English=native; Manx=fluent" {
		t.Errorf("languages %q", s)
	}
	src := flow(top + "# Skills\nDeck. Netting, Rigging.")
	l := &src.Pages[0].Lines[len(src.Pages[0].Lines)-1]
	l.Segments[0].Runs = []page.Run{{Text: "Deck.", Italic: true, Size: 11}, {Text: " Netting, Rigging.", Size: 11}}
	doc, _ = Document(src, Options{})
	if len(doc.Skills) != 1 || doc.Skills[0].Name.Value != "Deck" || len(doc.Skills[0].Keywords) != 2 || doc.Skills[0].Keywords[1].Value != "Rigging" {
		t.Errorf("label in italics: %+v", doc.Skills)
	}
}

// A tongue that no list knows is one all the same where its level stands behind it.
func TestUnlistedTongues(t *testing.T) {
	for text, want := range map[string]string{
		"English (native), Kernese (fluent)": "English=native; Kernese=fluent",
		"English: native, Kernese: fluent":   "English=native; Kernese=fluent",
		"Kikuyu – fluent\nEnglish – native":  "Kikuyu=fluent; English=native",
		"Manx\nLISTENING C1 READING C1 WRITING B2\nSPOKEN PRODUCTION B2\nEnglish\nLISTENING C2\tREADING C2": "Manx=C1, B2; English=C2",
		"English, fluent": "English=fluent",
	} {
		doc, _ := Document(flow(top+"# Languages\n"+text), Options{})
		if got := spoken(doc.Languages); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// Groups of skills that hold certificates, and the row that names the columns.
func TestSkillsThatAreNone(t *testing.T) {
	doc, _ := Document(flow(top+"# Skills\nArea\tDetails\n**Deck**\tNetting, Rigging\nCertifications: Mooring Ticket (Amber Training Ltd, 2021); Blue Crane Card (Seafarers School, 2022)"), Options{})
	if got := certificates(doc.Certificates); got != "Mooring Ticket | Amber Training Ltd | 2021..; Blue Crane Card | Seafarers School | 2022.." {
		t.Errorf("certificates %q", got)
	}
	if len(doc.Skills) != 1 || doc.Skills[0].Name.Value != "Deck" || len(doc.Skills[0].Keywords) != 2 {
		t.Errorf("skills %+v", doc.Skills)
	}
	// two headings in one column are two, whatever their words would say together
	src := flow(top + "Languages\tEnglish (native), Manx (fluent)\nLicences and certificates\tMooring Ticket (Amber Training Ltd)")
	for i := range src.Pages[0].Lines {
		if l := &src.Pages[0].Lines[i]; len(l.Segments) > 1 {
			l.Kind = page.TableRow
		}
	}
	doc, _ = Document(src, Options{})
	if got := spoken(doc.Languages); got != "English=native; Manx=fluent" {
		t.Errorf("languages %q", got)
	}
}

// A label of certificates alone on its line, as in the forms of the European Union.
func TestCertificatesUnderALabel(t *testing.T) {
	doc, _ := Document(flow(top+"# Skills\nDeck\tNetting, Rigging\nCertificates\nMooring Ticket, Amber Training Ltd (2021)\nBlue Crane Card, Seafarers School (2022)"), Options{})
	if got := certificates(doc.Certificates); got != "Mooring Ticket | Amber Training Ltd | 2021..; Blue Crane Card | Seafarers School | 2022.." {
		t.Errorf("certificates %q", got)
	}
}

// Rows of certificates and languages in a table of skills.
func TestCertificatesInATableOfSkills(t *testing.T) {
	src := flow(top + "# Skills\nDeck\tNetting, Rigging\nCertificates\tMooring Ticket (Amber Training Ltd); Blue Crane Card (Seafarers School)\nLanguages\tEnglish (native), Manx (fluent)")
	for i := range src.Pages[0].Lines {
		if l := &src.Pages[0].Lines[i]; len(l.Segments) > 1 {
			l.Kind = page.TableRow
		}
	}
	doc, _ := Document(src, Options{})
	if got := certificates(doc.Certificates); got != "Mooring Ticket | Amber Training Ltd | ..; Blue Crane Card | Seafarers School | .." {
		t.Errorf("certificates %q", got)
	}
	if got := spoken(doc.Languages); got != "English=native; Manx=fluent" {
		t.Errorf("languages %q", got)
	}
}

// So do courses.
func TestCoursesOverTwoColumns(t *testing.T) {
	doc, _ := Document(drawn(
		column{1, 40, 280, 20, "@ Tormod Ellingsen\ntormod.e@example.no"},
		column{1, 40, 280, 80, "## Experience\n**Senior Rigger**\nFjord Lifting AS, Bergen\nMay 2018 – Present\n- Planned heavy lifts\n\n## Education"},
		column{1, 310, 550, 80, "**BSc Geology**\nUniversity of Bergen\n2008 – 2011\n\n## Skills\nSplicing, Netting"},
	), Options{})
	if got := schools(doc.Education); !slices.Equal(got, []string{"BSc | Geology | University of Bergen | 2008..2011 | "}) {
		t.Errorf("got %q", got)
	}
}

// Posts that go on at the top of the next column belong to the section they began in.
func TestPostsOverTwoColumns(t *testing.T) {
	doc, _ := Document(drawn(
		column{1, 40, 280, 20, "@ Tormod Ellingsen\ntormod.e@example.no"},
		column{1, 40, 280, 80, "## Profile\nRigger who likes heights.\n\n## Experience\n**Senior Rigger**\nFjord Lifting AS, Bergen\nMay 2018 – Present\n- Planned heavy lifts"},
		column{1, 310, 550, 80, "**Rigger**\nNordsea Cranes AS, Stavanger\nJan 2012 – Apr 2018\n- Inspected slings\n\n## Skills\nSplicing, Netting"},
	), Options{})
	want := []string{"Senior Rigger | Fjord Lifting AS | Bergen | 2018-05..now | 1", "Rigger | Nordsea Cranes AS | Stavanger | 2012-01..2018-04 | 1"}
	if got := posts(doc.Work); !slices.Equal(got, want) {
		t.Errorf("got\n  %s", strings.Join(got, "\n  "))
	}
}

// What names no certificate is none; a firm, a school or a town below one tells where it was taken.
func TestNoCertificates(t *testing.T) {
	for text, want := range map[string]string{
		"1.\nMooring Ticket\n2.\nBlue Crane Card": "Mooring Ticket |  | ..; Blue Crane Card |  | ..",
		"Mooring Ticket\nAmber Training Pvt Ltd\nLeeds\nBlue Crane Card": "Mooring Ticket | Amber Training Pvt Ltd, Leeds | ..; " +
			"Blue Crane Card |  | ..",
		"- Mooring Ticket\n- Seafarers School":                                  "Mooring Ticket |  | ..; Seafarers School |  | ..",
		"Course\tInstitution\tYear of passing\nMooring Ticket\nBlue Crane Card": "Mooring Ticket |  | ..; Blue Crane Card |  | ..",
	} {
		doc, _ := Document(flow(top+"# Certificates\n"+text), Options{})
		if got := certificates(doc.Certificates); got != want {
			t.Errorf("%q:\n got  %q\n want %q", text, got, want)
		}
	}
}

// A post without an employer of its own has that of the banner above, unless what is left of its head may name one, it was in
// another place, or a heading parts them.
func TestEmployerOfBanner(t *testing.T) {
	body, heading := labeller.WorkBody, labeller.HeadingOf("volunteer")
	for _, c := range []struct {
		head, place string
		between     labeller.Label
		want        string
	}{
		{"Cook", "", body, "Bramble Ltd"},
		{"MOSSWAY WORKED AS Cook", "", body, ""},
		{"Worked as Cook", "", body, "Bramble Ltd"},
		{"Cook, Leeds", "Leeds", body, "Bramble Ltd"},
		{"Cook, Hull", "Hull", body, ""},
		{"Cook", "", heading, ""},
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}, reading: &labeller.Reading{
			Labels: []labeller.Label{labeller.WorkStart, labeller.WorkHead, c.between, labeller.WorkStart},
		}}
		for i, s := range []string{"Bramble Ltd, Leeds", "Deputy Warden", "Kept the log", c.head} {
			l := line{segs: []segment{{text: s}}, index: i}
			l.finish()
			b.lines = append(b.lines, l)
		}
		at := strings.Index(c.head, "Cook")
		banner := &labeller.Entry{Head: []int{0, 1}, Fields: map[string]labeller.Field{
			"org": {Value: "Bramble Ltd", Lines: []int{0}, To: 11}, "title": {Value: "Deputy Warden", Lines: []int{1}, To: 13},
			"place": {Value: "Leeds", Lines: []int{0}, From: 13, To: 18},
		}}
		e := &labeller.Entry{Head: []int{3}, Fields: map[string]labeller.Field{
			"title": {Value: "Cook", Lines: []int{3}, From: at, To: at + 4},
		}}
		if c.place != "" {
			e.Fields["place"] = labeller.Field{Value: c.place, Lines: []int{3}, From: 6, To: 6 + len(c.place)}
		}
		above := b.post(banner, nil, banner)
		if got := b.post(e, []cv.Engagement{above}, banner).Organisation.Value; got != c.want {
			t.Errorf("%q: employer %q, want %q", c.head, got, c.want)
		}
	}
}

// One post goes over into the next where it ends as that begins: a soldier is posted to other places by one employer.
func TestGoesOver(t *testing.T) {
	day := func(year, month int) cv.Date { return cv.Date{Year: year, Month: month} }
	for _, c := range []struct {
		end, start cv.Date
		want       bool
	}{
		{day(2014, 3), day(2014, 4), true},
		{day(2014, 12), day(2015, 1), true},
		{day(2014, 4), day(2014, 4), true},
		{day(2014, 3), day(2014, 6), false},
		{day(2014, 5), day(2014, 4), false},
		{day(2014, 0), day(2014, 4), true},
		{day(2013, 0), day(2014, 4), false},
		{cv.Date{}, day(2014, 4), false},
	} {
		if got := goesOver(cv.DateRange{End: c.end}, cv.DateRange{Start: c.start}); got != c.want {
			t.Errorf("%v to %v: %v", c.end, c.start, got)
		}
	}
}

// What is left of rows of a project among the text of a post stays among it.
func TestRowsStayAmongText(t *testing.T) {
	b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
	for i, s := range []string{
		"Warden, Bramble Ltd", "Project: Elm Bridge", "Location: Wexlow harbour", "Kept the log", "III) Organisation",
	} {
		l := line{segs: []segment{{text: s}}, index: i}
		l.finish()
		b.lines = append(b.lines, l)
	}
	e := &labeller.Entry{Head: []int{0, 2, 4}, Body: []int{1, 3}, Fields: map[string]labeller.Field{
		"title": {Value: "Warden", Lines: []int{0}, To: 6}, "org": {Value: "Bramble Ltd", Lines: []int{0}, From: 8, To: 19},
	}}
	w := b.post(e, nil, e)
	var got []string
	for _, t := range append(w.Summary, w.Highlights...) {
		got = append(got, t.Value)
	}
	if want := "Project: Elm Bridge, Location: Wexlow harbour, Kept the log"; strings.Join(got, ", ") != want {
		t.Errorf("%q, want %q", got, want)
	}
}
