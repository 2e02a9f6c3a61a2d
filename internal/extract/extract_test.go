package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// posts shows work entries as "title | organisation | place | dates | n bullets".
func posts(list []cv.Engagement) []string {
	var out []string
	for _, w := range list {
		out = append(out, fmt.Sprintf("%s | %s | %s | %s | %d", w.Title, w.Organisation, w.Location, period(w.Dates), len(w.Highlights)+len(w.Summary)))
	}
	return out
}

func period(r cv.DateRange) string {
	end := r.End.ISO()
	if r.Current {
		end = "now"
	}
	return r.Start.ISO() + ".." + end
}

const top = "**Mira Solberg-Katz**\nmira.sk@example.org | 020 7946 0018 | Norwich\n\n"

// One section of work in every form that CVs draw it; the reading is the same.
func TestEntryGrammars(t *testing.T) {
	want := []string{
		"Quantity Surveyor | Fenwick Grange Ltd | York | 2019-03..now | 2",
		"Assistant Surveyor | Moorside Partners | Hull | 2015-06..2019-02 | 1",
	}
	for name, text := range map[string]string{
		"title, tab date; company, place": "Quantity Surveyor\tMarch 2019 – Present\nFenwick Grange Ltd, York\n- Priced forty schemes\n- Trained two juniors\nAssistant Surveyor\tJune 2015 – February 2019\nMoorside Partners, Hull\n- Measured sites",
		"company, place; title, date":     "Fenwick Grange Ltd, York\nQuantity Surveyor\t03/2019 - present\n- Priced forty schemes\n- Trained two juniors\nMoorside Partners, Hull\nAssistant Surveyor\t06/2015 - 02/2019\n- Measured sites",
		"one line with a dash":            "Quantity Surveyor, Fenwick Grange Ltd, York — Mar 2019 to date\n- Priced forty schemes\n- Trained two juniors\nAssistant Surveyor, Moorside Partners, Hull — Jun 2015 to Feb 2019\n- Measured sites",
		"title at company":                "Quantity Surveyor at Fenwick Grange Ltd, York (Mar 2019 – now)\n- Priced forty schemes\n- Trained two juniors\nAssistant Surveyor at Moorside Partners, Hull (Jun 2015 – Feb 2019)\n- Measured sites",
		"bars":                            "Quantity Surveyor | Fenwick Grange Ltd | York | Mar 2019 – Present\n- Priced forty schemes\n- Trained two juniors\nAssistant Surveyor | Moorside Partners | Hull | Jun 2015 – Feb 2019\n- Measured sites",
		"middle dots, date below":         "Fenwick Grange Ltd · Quantity Surveyor · York\n2019-03 – today\n- Priced forty schemes\n- Trained two juniors\nMoorside Partners · Assistant Surveyor · Hull\n2015-06 – 2019-02\n- Measured sites",
		"date above":                      "March 2019 - Present\nQuantity Surveyor\nFenwick Grange Ltd, York\n- Priced forty schemes\n- Trained two juniors\nJune 2015 - February 2019\nAssistant Surveyor\nMoorside Partners, Hull\n- Measured sites",
		"label rail":                      "Mar 2019 – Present\tQuantity Surveyor, Fenwick Grange Ltd, York\n- Priced forty schemes\n- Trained two juniors\nJun 2015 – Feb 2019\tAssistant Surveyor, Moorside Partners, Hull\n- Measured sites",
		"a line each":                     "**Quantity Surveyor**\nFenwick Grange Ltd\nYork\nMar 2019 – Present\n- Priced forty schemes\n- Trained two juniors\n**Assistant Surveyor**\nMoorside Partners\nHull\nJun 2015 – Feb 2019\n- Measured sites",
		"date heading, role as item":      "Mar 2019 - Present\n- Quantity Surveyor, Fenwick Grange Ltd, York\n- Priced forty schemes\n- Trained two juniors\n\nJun 2015 - Feb 2019\n- Assistant Surveyor, Moorside Partners, Hull\n- Measured sites",
		"bold company in a row":           "**Fenwick Grange Ltd**, York\tQuantity Surveyor\tMar 2019 – Present\n- Priced forty schemes\n- Trained two juniors\n**Moorside Partners**, Hull\tAssistant Surveyor\tJun 2015 – Feb 2019\n- Measured sites",
		"prose instead of bullets":        "Quantity Surveyor\tMarch 2019 – Present\nFenwick Grange Ltd, York\nI priced forty schemes for councils and schools.\nI trained two juniors to measure and bill.\nAssistant Surveyor\tJune 2015 – February 2019\nMoorside Partners, Hull\nI measured sites across the Humber every week.",
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+"# Experience\n"+text), Options{})
			if got := posts(doc.Work); !slices.Equal(got, want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
			}
		})
	}
}

func TestWork(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"one employer over several roles", "# Experience\n**Harrow & Pike plc**, Derby\nLead Buyer\tJan 2020 – Present\n- Negotiated steel contracts\nBuyer\tMay 2016 – Dec 2019\n- Sourced castings\nTrainee Buyer\tSep 2014 – Apr 2016\n- Placed orders", []string{
			"Lead Buyer | Harrow & Pike plc | Derby | 2020-01..now | 1", "Buyer | Harrow & Pike plc | Derby | 2016-05..2019-12 | 1", "Trainee Buyer | Harrow & Pike plc | Derby | 2014-09..2016-04 | 1",
		}},
		{"no dates", "# Work History\n**Stage Carpenter**\nAlder Playhouse Ltd\n- Built sets\n\n**Shop Assistant**\nBell Hardware Stores\n- Served customers", []string{
			"Stage Carpenter | Alder Playhouse Ltd |  | .. | 1", "Shop Assistant | Bell Hardware Stores |  | .. | 1",
		}},
		{"no heading", "# Profile\nPlasterer with twenty years on listed buildings.\n\nPlasterer, Lime & Stone Conservation Ltd, Lewes (Apr 2011 - Present)\n- Restored the cornices of listed houses\n\nApprentice Plasterer, Hove Builders Ltd, Hove (Jun 2004 - Mar 2011)\n- Mixed lime and sand for three crews", []string{
			"Plasterer | Lime & Stone Conservation Ltd | Lewes | 2011-04..now | 1", "Apprentice Plasterer | Hove Builders Ltd | Hove | 2004-06..2011-03 | 1",
		}},
		{"two sections", "# Teaching Experience\nPiano Teacher, Wells Music School\t2015 – Present\n- Teaches grades one to eight\n# Performance Experience\nAccompanist, Mendip Choir Ltd, Wells\t2012 – 2015\n- Played two concerts a year", []string{
			"Piano Teacher | Wells Music School |  | 2015..now | 1", "Accompanist | Mendip Choir Ltd | Wells | 2012..2015 | 1",
		}},
		{"one year, a season", "# Experience\nBoat Guide, Farne Tours Ltd\tSummer 2014\n- Led trips\nSteward, Alnwick Castle Trust\t2013\n- Took tickets", []string{
			"Boat Guide | Farne Tours Ltd |  | 2014..2014 | 1", "Steward | Alnwick Castle Trust |  | 2013..2013 | 1",
		}},
		{"German", "# Berufserfahrung\n04/2019 – heute\tBauleiterin, Tiefbau Rauscher KG, Fürth\n- Leitung von zwei Baustellen\n10/2012 – 03/2019\tVermessungstechnikerin, Stadt Erlangen\n- Aufmaß und Absteckung von Straßen", []string{
			"Bauleiterin | Tiefbau Rauscher KG | Fürth | 2019-04..now | 1", "Vermessungstechnikerin | Stadt Erlangen |  | 2012-10..2019-03 | 1",
		}},
		{"French", "# Expérience professionnelle\nInfirmière – Clinique du Lac, Annecy\nDepuis mars 2018\n- Soins aux patients\nAide-soignante – Hôpital Sainte-Anne, Lyon\nDe juin 2013 à février 2018\n- Toilettes et repas", []string{
			"Infirmière | Clinique du Lac | Annecy | 2018-03..now | 1", "Aide-soignante | Hôpital Sainte-Anne | Lyon | 2013-06..2018-02 | 1",
		}},
		{"Polish", "# Doświadczenie zawodowe\n03.2019 – obecnie\nKierownik projektu, Mostobud Sp. z o.o., Kraków\n- koordynacja prac\n06.2014 – 02.2019\nInżynier budowy, Drogowiec S.A., Katowice\n- nadzór nad robotami", []string{
			"Kierownik projektu | Mostobud Sp. z o.o. | Kraków | 2019-03..now | 1", "Inżynier budowy | Drogowiec S.A. | Katowice | 2014-06..2019-02 | 1",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(top+c.text), Options{})
			if got := posts(doc.Work); !slices.Equal(got, c.want) {
				t.Errorf("got\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(c.want, "\n  "))
			}
		})
	}
}

func TestPerson(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"set apart", "Potter and Teacher\n**Ines Calloway**\nines.calloway@example.com | (312) 555-0199 | Tucson, AZ\n# Experience\nPotter, Red Kiln Studio\t2015 – Present", "Ines Calloway | Potter and Teacher | ines.calloway@example.com | (312) 555-0199 | Tucson"},
		{"after the title, labelled", "Curriculum Vitae\nName: Jonas Ekberg\nPhone: 07700 900321\nE-mail: je@example.net\nAddress: 4 Mill Lane, Leeds LS1 4AB\n# Education\nBSc Physics, University of Leeds\t2010 – 2013", "Jonas Ekberg |  | je@example.net | 07700 900321 | Leeds"},
		{"capitals", "ROSA VAN DER MEULEN\nRotterdam · +31 6 12345678 · rosa@example.nl\n# Werkervaring\nKok, Hotel De Haven B.V.\t2015 – heden", "ROSA VAN DER MEULEN |  | rosa@example.nl | +31 6 12345678 | Rotterdam"},
		{"licence is no place", "**Rhys Tarnwick**\nRigger | Aberdeen | 07700 900552 | rhys@example.com | Full UK driving licence (B, C1)\n# Experience\nRigger, Bolt Ltd\t2015 – Present", "Rhys Tarnwick | Rigger | rhys@example.com | 07700 900552 | Aberdeen"},
		{"rows", "Name\tPetra Lindqvist\nPhone\t+46 70 1740605\nE-mail\tpetra@example.se\n# Utbildning\nCivilingenjör, Chalmers\t2008 – 2013", "Petra Lindqvist |  | petra@example.se | +46 70 1740605 | "},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(c.text), Options{})
			p := doc.Person
			if got := strings.Join([]string{p.Name.Value, p.Label.Value, p.Email.Value, p.Phone.Value, p.Location.City}, " | "); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestSections(t *testing.T) {
	doc, _ := Document(flow(top+`
# Education
MSc Building Surveying, University of Northmoor, 2013 (Distinction)
BA (Hons) Geography, Castle College, 2009-2012, 2:1
# Skills
Tools: Jira, Excel (advanced), Power BI
Languages: French (fluent), Welsh
# Certificates
- First Aid at Work, Red Cross, May 2021
- PRINCE2 Practitioner (2019)
# Languages
English – native; Igbo – B2
# Awards
- Young Surveyor Medal – Northern Guild (2018)
# Publications
- “Damp in stone walls”, Journal of Old Houses, March 2020
# Interests
Fell running, choral singing
# Memberships
Member of the Guild of Surveyors
# References
Available on request`), Options{})
	check := func(what, got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s: got %q, want %q", what, got, want)
		}
	}
	var out []string
	for _, e := range doc.Education {
		out = append(out, fmt.Sprintf("%s/%s/%s/%s/%s", e.Degree, e.Area, e.Institution, e.Score, period(e.Dates)))
	}
	check("education", strings.Join(out, "; "), "MSc/Building Surveying/University of Northmoor/Distinction/2013..; BA (Hons)/Geography/Castle College/2:1/2009..2012")
	out = nil
	for _, g := range doc.Skills {
		out = append(out, g.Name.Value+":"+joinValues(g.Keywords))
	}
	check("skills", strings.Join(out, "; "), "Tools:Jira - Excel (advanced) - Power BI")
	out = nil
	for _, l := range doc.Languages {
		out = append(out, l.Name.Value+"="+l.Fluency.Value)
	}
	check("languages", strings.Join(out, "; "), "French=fluent; Welsh=; English=native; Igbo=B2")
	out = nil
	for _, c := range doc.Certificates {
		out = append(out, fmt.Sprintf("%s/%s/%s", c.Name, c.Issuer, c.Dates.Start.ISO()))
	}
	check("certificates", strings.Join(out, "; "), "First Aid at Work/Red Cross/2021-05; PRINCE2 Practitioner//2019")
	check("awards", doc.Awards[0].Title.Value+"/"+doc.Awards[0].Awarder.Value, "Young Surveyor Medal/Northern Guild")
	check("publications", doc.Publications[0].Name.Value+"/"+doc.Publications[0].Publisher.Value, "Damp in stone walls/Journal of Old Houses")
	check("interests", fmt.Sprint(len(doc.Interests)), "2")
	check("memberships", joinValues(doc.Memberships), "Member of the Guild of Surveyors")
	check("references", doc.References[0].Text.Value, "Available on request")
}

func TestClearances(t *testing.T) {
	for text, want := range map[string]string{
		"# Security Clearance\nSC (current, valid until March 2027)":                                     "SC UK current, valid ..2027-03",
		"# Security Clearance\nDV (Developed Vetting), granted June 2021, expires June 2028":             "DV (Developed Vetting) UK  2021-06..2028-06",
		"# Security Clearance\nSC cleared, valid until March 2027":                                       "SC UK valid ..2027-03",
		"# Profile\nRigger. SC cleared, valid until March 2027.":                                         "SC UK valid ..2027-03",
		"# Profile\nI hold active DV clearance and lead teams.":                                          "DV UK active ..",
		"# Profile\nAnalyst with an active TS/SCI clearance.":                                            "TS/SCI US active ..",
		"# Profile\nHolds NV1 and a NATO Secret clearance, expired.":                                     "NATO Secret NATO expired ..; NV1 AU expired ..",
		"# Profile\nWilling to undergo SC clearance.":                                                    "",
		"# Profile\nEligible for DV vetting.":                                                            "",
		"# Profile\nKept a secret recipe book and cleared tables.":                                       "",
		"# Work Experience\nVetting Officer, Home Office\t2015 – 2019\n- Processed SC and DV clearances": "",
	} {
		doc, _ := Document(flow(top+text), Options{})
		var out []string
		for _, c := range doc.Clearances {
			out = append(out, strings.Join([]string{c.Level.Value, c.Scheme, c.Status.Value, period(c.Dates)}, " "))
		}
		if got := strings.Join(out, "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// The same from structured data: a clearance of its own, among the certificates, or
// in the profile.
func TestClearancesOfStructuredData(t *testing.T) {
	text := func(s string) cv.Text { return cv.Text{Value: s, Lines: []int{0}} }
	for _, c := range []struct {
		doc  cv.Document
		want string
	}{
		{cv.Document{Clearances: []cv.Clearance{{Level: text("DV (Developed Vetting), granted June 2021, expires June 2028")}}}, "DV (Developed Vetting) UK  2021-06..2028-06"},
		{cv.Document{Clearances: []cv.Clearance{{Level: text("SC cleared, valid until March 2027")}}}, "SC UK valid ..2027-03"},
		{cv.Document{Clearances: []cv.Clearance{{Level: text("SC exp. 06/2028")}}}, "SC UK  ..2028-06"},
		{cv.Document{Clearances: []cv.Clearance{{Level: text("TS/SCI with CI poly (active)")}}}, "TS/SCI US with CI poly, active .."},
		{cv.Document{Clearances: []cv.Clearance{{Level: text("DV (Developed Vetting)")}}}, "DV (Developed Vetting) UK  .."},
		{cv.Document{Clearances: []cv.Clearance{{Level: text("NV1 active"), Status: text("held")}}}, "NV1 active  held .."},
		{cv.Document{Clearances: []cv.Clearance{{Level: text("SC"), Scheme: "UK", Status: text("current")}}}, "SC UK current .."},
		{cv.Document{Certificates: []cv.Certificate{{Name: text("SC clearance"), Dates: cv.DateRange{Start: cv.Date{Year: 2020, Month: 1}}}}}, "SC UK  2020-01.."},
		{cv.Document{Summary: []cv.Text{text("Fitter with an active Secret clearance.")}}, "Secret US active .."},
		{cv.Document{Summary: []cv.Text{text("Willing to undergo SC clearance.")}, Certificates: []cv.Certificate{{Name: text("Scuba Diver")}}}, ""},
	} {
		Clearances(&c.doc)
		var out []string
		for _, cl := range c.doc.Clearances {
			out = append(out, strings.Join([]string{cl.Level.Value, cl.Scheme, cl.Status.Value, period(cl.Dates)}, " "))
		}
		if got := strings.Join(out, "; "); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// A sidebar beside a column that goes on over the page break, with wrapped items.
func TestColumns(t *testing.T) {
	doc, _ := Document(drawn(
		column{1, 40, 180, 60, "## Skills\nRigging\nSplicing\n\n## Languages\nEnglish (native)\nNorwegian (B1)"},
		column{1, 220, 550, 40, "@ Tormod Ellingsen\nRigger\ntormod.e@example.no\n\n## Experience\n**Senior Rigger**\tMay 2018 – Present\nFjord Lifting AS, Bergen\n- Planned heavy lifts for three offshore yards and wrote\n> the method statements\n- Trained a crew of nine"},
		column{2, 220, 550, 40, "**Rigger**\tJan 2012 – Apr 2018\nNordsea Cranes AS, Stavanger\n- Inspected slings"},
	), Options{})
	want := []string{"Senior Rigger | Fjord Lifting AS | Bergen | 2018-05..now | 2", "Rigger | Nordsea Cranes AS | Stavanger | 2012-01..2018-04 | 1"}
	if got := posts(doc.Work); !slices.Equal(got, want) {
		t.Errorf("work: got %q", got)
	}
	if got := doc.Work[0].Highlights[0].Value; got != "Planned heavy lifts for three offshore yards and wrote the method statements" {
		t.Errorf("wrapped item: %q", got)
	}
	if doc.Person.Name.Value != "Tormod Ellingsen" || doc.Person.Label.Value != "Rigger" {
		t.Errorf("person: %q, %q", doc.Person.Name, doc.Person.Label)
	}
	if len(doc.Languages) != 2 || len(doc.Skills) != 1 || len(doc.Skills[0].Keywords) != 2 {
		t.Errorf("sidebar: %+v %+v", doc.Languages, doc.Skills)
	}
}

func TestNotesSayWhatIsDoubtful(t *testing.T) {
	src := flow("# Experience\n**Beekeeper**\t2015 – 2012\n- Kept bees\n- Sold honey at two markets\n- Mended hives in winter")
	src.OCR = true
	_, notes := Document(src, Options{})
	var all []string
	for _, n := range notes {
		if n.Kind != cv.NoteReading || n.Reason == "" || n.ID == "" {
			t.Errorf("note %+v", n)
		}
		all = append(all, n.Field+": "+n.Reason)
	}
	text := strings.Join(all, "\n")
	for _, want := range []string{"recognised from an image", "person.name: No name", "work[0].organisation: No employer was found for “Beekeeper”"} {
		if !strings.Contains(text, want) {
			t.Errorf("no note about %q in\n%s", want, text)
		}
	}
}

func TestEmpty(t *testing.T) {
	doc, _ := Document(&page.Document{Pages: []page.Page{{}}}, Options{})
	if !doc.IsEmpty() {
		t.Errorf("%+v", doc)
	}
}

func TestLocale(t *testing.T) {
	for text, want := range map[string]string{
		"# Profile\nI organised the programme of a centre for local labour markets and analysed its behaviour.":         "en-GB",
		"Austin, TX\n# Summary\nI organized the program of a center for local labor markets and analyzed its behavior.": "en-US",
		"# Profil\nIch leite seit zehn Jahren Baustellen und betreue die Auszubildenden der Abteilung.":                 "de",
		"# Perfil\nTrabajo desde hace diez años en urgencias y me gusta enseñar a los alumnos de prácticas.":            "es",
	} {
		doc, _ := Document(flow("Kim Archer\n"+text), Options{})
		if doc.Locale != want {
			t.Errorf("%q: locale %q, want %q", text, doc.Locale, want)
		}
	}
}

// American spelling makes nobody an American whom a foreign number reaches: the paper and
// the order of days and months follow the country.
func TestLocaleOfAmericanSpelling(t *testing.T) {
	for head, want := range map[string]string{
		"":                        "en-US",
		"Phone: (773) 555-0134":   "en-US",
		"Phone: 773-555-0134":     "en-US",
		"Phone: 773.555.0134":     "en-US",
		"Phone: +1 773 555 0134":  "en-US",
		"Phone: +63 917 555 0134": "en-US",
		"Phone: 4155550134":       "en-US",
		"Phone: (773)5550134":     "en-US",
		"Phone: 773 5550134":      "en-US",
		"Phone: 9165550134\n# Work Experience\nClerk, Kale Ltd, Austin, TX, 2011 - 2014": "en-US",
		"Brooklyn NY\nPhone: 9175550134":                              "en-US",
		"Austin, TX\nPhone: +91 98455 50134":                          "en-US",
		"Phone: +91 98455 50134":                                      "en",
		"Phone: +968 9155 5013":                                       "en",
		"Phone: 00966 541555013":                                      "en",
		"Phone: 9845550134":                                           "en",
		"Phone: 98455-50134":                                          "en",
		"Phone: 09845550134":                                          "en",
		"Address: 14 Mill Road, Coimbatore - 641012\nPhone: 94005554": "en",
	} {
		const spelt = "\n# Summary\nI organized the program of a center for local labor markets and analyzed its behavior."
		doc, _ := Document(flow("Kim Archer\n"+head+spelt), Options{})
		if doc.Locale != want {
			t.Errorf("%q (%q): locale %q, want %q", head, doc.Person.Phone.Value, doc.Locale, want)
		}
	}
}

// Dates of numbers keep the year only, until another date or the language shows
// which number is the day.
func TestDayAndMonth(t *testing.T) {
	work := "\n# Experience\nAgronomist, Reno Vineyards Ltd\t01/03/2019 – Present\n- Irrigation plans\n"
	for text, want := range map[string]string{
		"# Profile\nWorks with growers across the valley and likes long days outside in the rows." + work: "2019..now",
		work + "Field Technician, Modena Farms Ltd\t10/01/2016 – 28/02/2019\n- Pest monitoring":           "2019-03..now",
		"Austin, TX\n# Summary\nI organized programs for labor markets and analyzed behavior." + work:     "2019-01..now",
	} {
		doc, _ := Document(flow("Kim Archer\n"+text), Options{})
		if len(doc.Work) == 0 || period(doc.Work[0].Dates) != want {
			t.Errorf("%q: got %v, want %s", text, posts(doc.Work), want)
		}
		for _, w := range doc.Work {
			if w.Dates.Start.Day != 0 || w.Dates.End.Day != 0 {
				t.Errorf("%q: a day in %+v", text, w.Dates)
			}
		}
	}
}

// The forms of well-known exports, with other people.
func TestExports(t *testing.T) {
	for _, c := range []struct{ name, text, person, want string }{
		{
			"network profile", "Contact\nwww.linkedin.com/in/brona-tierney (LinkedIn)\nbrona@example.ie\n\nTop Skills\nKubernetes\nIncident Management\n\nLanguages\nIrish (Native or Bilingual)\n\nBrona Tierney\nSite Engineer at Corrib Cloud\nGalway, County Galway, Ireland\n\nExperience\n\nCorrib Cloud\n5 years 3 months\n\nSite Engineer\nJanuary 2021 - Present (3 years 2 months)\nGalway, County Galway, Ireland\n\nSystems Engineer\nDecember 2018 - January 2021 (2 years 2 months)\nGalway, County Galway, Ireland\n\nEducation\nUniversity of Galway\nBachelor of Science, Computer Science · (2010 - 2014)",
			"Brona Tierney", "Site Engineer | Corrib Cloud | Galway, County Galway, Ireland | 2021-01..now | 0\nSystems Engineer | Corrib Cloud | Galway, County Galway, Ireland | 2018-12..2021-01 | 0",
		},
		{
			"European form", "**Giorgia Tesini**\nDate of birth: 02/11/1991 | Nationality: Italian | Phone number: (+39) 3331234567 | Email address: g.tesini@example.it\n**WORK EXPERIENCE**\n01/03/2019 – CURRENT Bologna, Italy\n**AGRONOMIST** – CANTINE DEL RENO SRL\n- Irrigation plans\n28/01/2016 – 28/02/2019 Modena, Italy\n**FIELD TECHNICIAN** – CONSORZIO AGRARIO SRL\n- Pest monitoring\n**LANGUAGE SKILLS**\nMother tongue(s): ITALIAN",
			"Giorgia Tesini", "AGRONOMIST | CANTINE DEL RENO SRL | Bologna, Italy | 2019-03..now | 1\nFIELD TECHNICIAN | CONSORZIO AGRARIO SRL | Modena, Italy | 2016-01..2019-02 | 1",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, _ := Document(flow(c.text), Options{})
			if doc.Person.Name.Value != c.person {
				t.Errorf("name %q", doc.Person.Name.Value)
			}
			if got := strings.Join(posts(doc.Work), "\n"); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

// A CV in Arabic is told as one, so that its headings are not printed in English.
func TestLocaleOfArabic(t *testing.T) {
	source := []string{"ليلى حداد", "مهندسة مدنية بخبرة عشر سنوات في إدارة المشاريع والإشراف على المواقع في دبي."}
	if got := locale(source, &cv.Person{}); got != "ar" {
		t.Errorf("%q", got)
	}
}

// B.3: an English CV never gets French headings, whatever its employers are called. One of French sentences below English headings
// is French.
func TestB3_LocaleOfEnglishHeadings(t *testing.T) {
	const names = "Sales Assistant, Galeries de la Mer, Lyon, 2019 - 2023\nReceptionist, Hôtel de la Poste, Annecy, 2016 - 2019\n"
	const sentences = "Vente de cordages et de voiles dans le port, et gestion des stocks de la boutique pour les clients de la région.\n"
	for text, want := range map[string]string{
		"8 rue de la République, 69001 Lyon\n\nWork Experience\n" + names + "\nEducation\nBaccalauréat, Lycée Ampère, Lyon, 2016": "en",
		"Expérience professionnelle\n" + names + "\nFormation\nBaccalauréat, Lycée Ampère, Lyon, 2016":                            "fr",
		"Work Experience\n" + names + sentences + sentences + "\nEducation\nBaccalauréat, Lycée Ampère, Lyon, 2016":               "fr",
		"Work Experience\n" + names + "Audit fournisseurs, gestion documents\nContrôle qualité, suivi commandes clients\n\nEducation\n" +
			"Baccalauréat, Lycée Ampère, Lyon, 2016\n\nSkills\nProfil acier, soudure": "fr",
	} {
		if got := locale(strings.Split(text, "\n"), &cv.Person{}); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Names and the words of a trade are like those of other languages; the small words of English tell.
func TestLocaleOfNames(t *testing.T) {
	source := strings.Split("Configuration, installation, administration et maintenance, certification CCNA\n"+
		"Transmission, communication, distribution, protection, documentation, exploitation\n"+
		"Platforms : Cisco IOS, PIX IOS, CAT-OS, UNIX, LINUX\nRue des Lilas, Pondichéry, Chandannagar, Les Cayes\n"+
		"Installation et configuration des routers, switches, antennes et modems\nGestion des serveurs et des applications\n"+
		"Knowledge of routing and of the switching of lines for sites\nSupport of users with Visio", "\n")
	if got := locale(source, &cv.Person{}); got != "en" {
		t.Errorf("%q", got)
	}
	german := "Leitung des Einkaufs für drei Werke und Betreuung der Lieferanten in Fürth, Head of Sales and Marketing, seit März 2014, " +
		"Verhandlung von Verträgen, Aufbau der neuen Abteilung und Führung von zwölf Mitarbeitern, Schulung der Auszubildenden"
	if got := locale([]string{german}, &cv.Person{}); got != "de" {
		t.Errorf("%q", got)
	}
}
