package tailor

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// TestAdvertsInOwnWords: headings, sentences and asides that firms put in words of their own.
func TestAdvertsInOwnWords(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{
			"what would be a bonus, or impress", `Rigger

What we ask for
- Two years of yard work

What would impress us
- Splicing of wire

Plus factors
- Drone surveying`,
			[]string{"must experience Two years of yard work", "nice skill Splicing of wire", "nice skill Drone surveying"},
		},
		{
			"wishes in sentences", `Rigger

You must have two years of yard work. Dutch or Danish would be very welcome. So would experience of running a small loft.
We'd be delighted if you had worked with ropes of steel. Knowledge of winches would help.`,
			[]string{
				"must experience Two years of yard work", "nice language Dutch or Danish",
				"nice experience Running a small loft", "nice experience Worked with ropes of steel", "nice skill Winches",
			},
		},
		{
			"as are", `Rigger

A diploma in rope work or splicing is required, as are fluency with Excel and experience of using Rigtool.`,
			[]string{"must education Diploma in rope work or splicing", "must skill Excel", "must skill Rigtool"},
		},
		{
			"the right person", `Rigger

The right person will have at least three years of yard work, preferably in a port.`,
			[]string{"must experience At least three years of yard work, preferably in a port"},
		},
		{
			"what the firm says of itself, and how things count", `Rigger

Staffing partner: Gull & Tern Recruiting Group

Requirements
- Two years of yard work; apprenticeships and placements count
- Splicing of wire

In the next two years we will move to a new yard, and you will help to plan it. That means meeting riggers, listening to them.
Gull Lofts is an EEO/AA employer and a tobacco-free workplace.
After nine years of growth the Board is seeking a Head Rigger to succeed the present holder on his retirement.

Why apply
- Stable owner, no layoffs in 20 years, and the chance to move up`,
			[]string{"must experience Two years of yard work", "must skill Splicing of wire"},
		},
		{
			"what will be done, beside what is asked for", `Rigger

The post
Answering to the Yard Manager, you will have charge of six riggers. You will:
- set monthly targets and see that they are met
- train and, where needed, replace riggers

You must have:
- two years of yard work`,
			[]string{"must experience Two years of yard work"},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, r := range Requirements(job(c.text)) {
				got = append(got, r.Level+" "+r.Kind+" "+r.Text)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got\n%q\nwant\n%q", got, c.want)
			}
		})
	}
}

// TestOtherThings: what is near in words and another thing is not shown as met.
func TestOtherThings(t *testing.T) {
	doc := &cv.Document{
		Skills:       keywords("Microsoft Office", "P6"),
		Certificates: []cv.Certificate{{Name: text("Saudi Arabian driving licence")}},
		Education:    []cv.Education{{Degree: text("BSc"), Area: text("Harbour Studies"), Institution: text("University of Aire")}},
	}
	doc.AssignIDs()
	for _, c := range []struct{ quote, want string }{
		{"Computer system validation (Part 11)", Not},
		{"Computer systems", Met},
		{"UK driving licence", Partly},
		{"Driving licence", Met},
		{"Primavera P6 or equal", Met},
	} {
		r := Requirement{Quote: c.quote, Text: phraseOf(c.quote), Level: Must}
		r.Kind = kindOf(r, statement{text: c.quote})
		if got := Compare(doc, []Requirement{r}, cv.Date{Year: 2026, Month: 6}).Requirements[0].Status; got != c.want {
			t.Errorf("%q is %s, want %s", c.quote, got, c.want)
		}
	}
}

// TestALicencesOwnCountry: of all countries that a line names, the one beside the licence is the licence's.
func TestALicencesOwnCountry(t *testing.T) {
	for _, c := range []struct{ said, want string }{
		{"Full driving licence, worked in Oman", Met},
		{"Five years in India; full clean driving licence", Met},
		{"Based in Dubai with a full driving licence", Met},
		{"German speaker, Italian speaker, driving licence", Met},
		{"Driving licence for the yard in Muscat", Met},
		{"Driving licence and two years in Oman", Met},
		{"Oman and UK driving licences", Met},
		{"Driving licence: Oman, UK", Met},
		{"UK driving licence, and a boat in Oman", Met},
		{"Valid Indian driving licence", Partly},
		{"UAE and Oman driving licences", Partly},
		{"Driving licence (Oman)", Partly},
		{"Driver's license issued in the United States", Partly},
		{"Worked in the UK, Indian driving licence", Partly},
		{"Worked in the UK on an Indian driving licence", Partly},
		{"Driving licence: Oman", Partly},
		{"Driving licence class B, India", Partly},
		{"Driving licence of Saudi Arabia; left for London", Partly},
	} {
		doc := &cv.Document{Certificates: []cv.Certificate{{Name: text(c.said)}}}
		doc.AssignIDs()
		r := Requirement{Quote: "UK driving licence", Text: "UK driving licence", Level: Must, Kind: KindLicence}
		if got := Compare(doc, []Requirement{r}, cv.Date{Year: 2026, Month: 6}).Requirements[0]; got.Status != c.want {
			t.Errorf("%q: %s, want %s (%q)", c.said, got.Status, c.want, got.Reason)
		}
	}
}

// TestYearsByWhatTheyWereSpentWith: a sector goes by its products, a system by its first name, and what the work
// includes measures no years.
func TestYearsByWhatTheyWereSpentWith(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{
		post("PeopleSoft Consultant", "Quay Systems", 2014, 0, "Supported PeopleSoft HRMS for 900 people."),
		post("Team Leader – Credit Cards", "Al Quay", 2004, 2013, "Led the sale of credit cards."),
		post("Paralegal", "Moss Partners", 2001, 2004, "Drafted letters."),
	}}
	doc.AssignIDs()
	for _, c := range []struct{ quote, want string }{
		{"At least five years of experience in supporting PeopleSoft HCM, including time and pay", Partly},
		{"At least five years in consumer finance", Met},
		{"Two years of law office experience", Met},
		{"Five years of experience with Workday HCM", Not},
	} {
		r := Requirement{Quote: c.quote, Text: phraseOf(c.quote), Level: Must}
		r.Kind = kindOf(r, statement{text: c.quote})
		if got := Compare(doc, []Requirement{r}, cv.Date{Year: 2026, Month: 6}).Requirements[0]; got.Status != c.want {
			t.Errorf("%q is %s, want %s (%q, %q)", c.quote, got.Status, c.want, got.Evidence, got.Reason)
		}
	}
}

// TestQuestionsAndSigns: a question may be the heading of a list, and ">" begins its items; "Power Point" is no part of another name.
func TestQuestionsAndSigns(t *testing.T) {
	want := []string{
		"must experience Two years of yard work", "must skill Splicing of wire",
		"must skill Intermediate Excel, including pivot tables",
	}
	var got []string
	advert := "Rigger\n\nDo you have?\n> Two years of yard work\n> Splicing of wire\n> Intermediate Excel, including pivot tables"
	for _, r := range Requirements(job(advert)) {
		got = append(got, r.Level+" "+r.Kind+" "+r.Text)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
	doc := &cv.Document{Skills: keywords("Excel and Power Point (2013/2010)")}
	doc.AssignIDs()
	if got := Compare(doc, []Requirement{Demand("Microsoft Excel"), Demand("PowerPoint")}, cv.Date{Year: 2026}); got.Score != 100 {
		t.Errorf("%+v", got.Requirements)
	}
}

// TestSaidOfTheFirm: what a firm does is no demand, what pleases it is a wish, and how the right to work is put in prose asks for nothing.
func TestSaidOfTheFirm(t *testing.T) {
	text := `Rigger

What you must bring
- Two years of yard work
- Splicing of wire

It would be great if you had worked under load rules, had taught others, or spoke Dutch. It helps if you have used Rigtool.
We aim to reply within ten working days. We hire on skill, and we welcome people at the start of their careers.
Applicants must be authorised to work in the United States. We're hoping to meet someone with a diploma in rope work.`
	want := []string{
		"must experience Two years of yard work", "must skill Splicing of wire",
		"nice skill Worked under load rules, had taught others, or spoke Dutch", "nice skill Used Rigtool",
		"must education Diploma in rope work",
	}
	var got []string
	for _, r := range Requirements(job(text)) {
		got = append(got, r.Level+" "+r.Kind+" "+r.Text)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

// TestNoEvidence: dates, links and addresses prove nothing.
func TestNoEvidence(t *testing.T) {
	for value, want := range map[string]bool{
		"01/2021 – present": false, "2019 - 2021": false, "https://github.com/annmoss/riggings": false,
		"H.No. 12/3/4, Tern Colony B": false, "12 Quay Road, Aire": false,
		"Presented the plan in 2021": true, "VB.NET": true, "ASP.NET/C#": true, "Socket.io/WebSockets": true,
		"Flat roofing across the public sector": true, "3 High Street branches managed": true, "Flat 3, Quay Street": false,
		"github.com/annmoss: 12 rigging tools": true, "12 years on the road as a fitter": true, "C": true,
	} {
		if got := says(value) != ""; got != want {
			t.Errorf("%q says something: %v, want %v", value, got, want)
		}
	}
}

// TestExpectedInProse: "we expect" is no part of a demand.
func TestExpectedInProse(t *testing.T) {
	want := []string{
		"must skill Load rules", "must experience Ports or yards",
	}
	var got []string
	text := "Rigger\n\nKnowledge of load rules is required. We expect experience in ports or yards."
	for _, r := range Requirements(job(text)) {
		got = append(got, r.Level+" "+r.Kind+" "+r.Text)
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}
