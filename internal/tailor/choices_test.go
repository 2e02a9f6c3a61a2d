package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestWhatOneReaderWouldSay holds what a hiring manager would answer where a
// requirement leaves a choice, asks for a size, or is shown in several places.
func TestWhatOneReaderWouldSay(t *testing.T) {
	ferry := &cv.Document{
		Summary: []cv.Text{text("Transport planner with six years in ferries and city government who loves stewarding.")},
		Skills:  keywords("R", "Airflow", "Welding"),
		Work: []cv.Engagement{
			post("Project Manager", "Firth County Council", 2022, 0,
				"Delivered a £6.2m pier under budget.", "Agreed closures with bus operators and three parish councils.",
				"Trained nine new starters on the booking desk.", "Line manage two assistant planners.",
				"Set up and run the bandsaw and router.", "Plan rotas within the wage budget.", "Completed savings of £8m."),
			post("Programme Manager", "Isles Rail", 2019, 2022, "Supervised 14 stewards in a regional distribution centre.", "Wrote court reports."),
		},
		Education:    []cv.Education{{Degree: text("MSc"), Area: text("Physical Geography"), Institution: text("University of Aire")}},
		Certificates: []cv.Certificate{{Name: text("OSHA 30")}, {Name: text("PRINCE2 Foundation")}},
		Publications: []cv.Publication{{Name: text("Tides and timetables"), Publisher: text("Journal of Island Transport")}},
	}
	ferry.AssignIDs()
	for _, c := range []struct{ requirement, want, evidence string }{
		// a choice of degrees and subjects
		{"PhD or MSc in hydrology, physical geography or a cognate subject", Met, "MSc"},
		{"Master's or bachelor's degree in physical geography", Met, "MSc"},
		{"PhD in physical geography", Not, ""},
		{"Degree in marine or mechanical engineering", Not, ""},
		// a choice of fields, added up over the posts
		{"Five years' experience of managing programmes or projects in rail or the public sector", Met, "Firth County Council"},
		{"Five years' experience of managing projects in mining or forestry", Not, ""},
		{"Three years in a supervisory role in a distribution centre", Met, "Supervised 14 stewards in a regional distribution centre."},
		{"Ten years of ferry or bus logistics", Not, ""},
		// a size
		{"A record of delivering works over £5m", Met, "Delivered a £6.2m pier under budget."},
		{"A record of delivering works over £60m", Not, ""},
		{"A record of completing works over £7m", Partly, ""}, // £8m were saved, not built
		// a choice of tools
		{"Airflow, Dagster or Prefect", Met, "Airflow"},
		{"Use of an orchestrator (Airflow or Dagster)", Met, "Airflow"},
		{"Programming in R or Julia", Met, "R"},
		// examples in plain words
		{"Managing stakeholders such as operators, councils and passengers", Met, "Agreed closures with bus operators and three parish councils."},
		// a list of plain things, some of them shown
		{"Bandsaw, router and dovetail jig", Partly, "Set up and run the bandsaw and router."},
		{"Kiln, lathe and potter's wheel", Not, ""},
		// people
		{"Experience of training staff", Met, "Trained nine new starters on the booking desk."},
		{"Experience of managing planners", Met, ""},
		// trades under their other names, papers that cover a lower one
		{"Court report writing", Met, "Wrote court reports."},
		{"OSHA 10 card", Met, "OSHA 30"},
		{"PRINCE2 Practitioner", Partly, "PRINCE2 Foundation"},
		{"Publications in peer-reviewed journals", Met, "Tides and timetables"},
		{"Publishing contracts", Not, ""},
		// what was done before what the profile says of it
		{"Stewarding experience", Met, "Supervised 14 stewards in a regional distribution centre."},
	} {
		got := Compare(ferry, Requirements(job("Requirements\n- "+c.requirement)), today).Requirements
		if len(got) != 1 {
			t.Errorf("%s: read as %v", c.requirement, got)
			continue
		}
		if r := got[0]; r.Status != c.want || c.evidence != "" && (len(r.Evidence) == 0 || r.Evidence[0] != c.evidence) {
			t.Errorf("%s (%s): %s %q (%s), want %s %q", c.requirement, r.Kind, r.Status, r.Evidence, r.Reason, c.want, c.evidence)
		}
	}
}

// TestPublicationsThatWereReviewed: any work answers a demand for works, only one with a
// journal behind it a demand for reviewed ones.
func TestPublicationsThatWereReviewed(t *testing.T) {
	for _, c := range []struct{ publisher, asked, want string }{
		{"Leeds Evening Post", "Publications in peer-reviewed journals", Partly},
		{"Leeds Evening Post", "Published articles", Met},
		{"Annals of Harbours", "Publications in peer-reviewed journals", Met},
	} {
		doc := &cv.Document{Publications: []cv.Publication{{Name: text("The garden in autumn"), Publisher: text(c.publisher)}}}
		doc.AssignIDs()
		got := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements
		if len(got) != 1 || got[0].Status != c.want {
			t.Errorf("%s by %s: %v, want %s", c.asked, c.publisher, got, c.want)
		}
	}
}

// TestATradeShowsItsFieldAndNotTheOtherWayRound: whoever has a trade has worked in its
// field; whoever worked beside it has not the trade.
func TestATradeShowsItsFieldAndNotTheOtherWayRound(t *testing.T) {
	for trade, beside := range map[string][2]string{
		"dentist":         {"dentistry", "Booked patients at the dental practice."},
		"pharmacist":      {"pharmacy", "Stocked the shelves of the pharmacy."},
		"electrician":     {"electrics", "Delivered electrical goods."},
		"photographer":    {"photography", "Sold photography prints."},
		"physiotherapist": {"physiotherapy", "Drove patients to physiotherapy."},
		"biologist":       {"biology", "Cleaned the biology rooms."},
		"baker":           {"a bakery", "Kept the books of the bakery."},
		"joiner":          {"joinery", "Invoiced joinery jobs."},
		"librarian":       {"a library", "Wrote a component library."},
		"economist":       {"economics", "Improved the fuel economy of the vans."},
		"midwife":         {"midwifery", "Typed letters for the midwifery team."},
		"assessor":        {"assessment", "Sat an assessment of driving skills."},
	} {
		for _, c := range []struct{ title, bullet, asked, want string }{
			{"Clerk", beside[1], "Experience as a " + trade, Not},
			{strings.ToUpper(trade[:1]) + trade[1:], "Worked alone.", "Experience of " + beside[0], Met},
		} {
			doc := &cv.Document{Work: []cv.Engagement{post(c.title, "Elm Street Ltd", 2015, 2020, c.bullet)}}
			doc.AssignIDs()
			got := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements
			if len(got) != 1 || got[0].Status != c.want {
				t.Errorf("%s, %q: %s is %v, want %s", c.title, c.bullet, c.asked, got, c.want)
			}
		}
	}
}

// One of three tools is asked for: they are one requirement, which any of them meets.
func TestA2_OneOfSeveralIsOneRequirement(t *testing.T) {
	advert := job("Requirements\n- Experience with one of Go, Rust or Java\n- SQL")
	got := Requirements(advert)
	if len(got) != 2 || !strings.Contains(got[0].Text, "Go, Rust or Java") {
		t.Fatalf("%v, want the three in one", got)
	}
	for _, c := range []struct {
		skill string
		want  string
	}{{"Go", Met}, {"Rust", Met}, {"Java", Met}, {"Cobol", Not}} {
		doc := &cv.Document{Skills: []cv.SkillGroup{{Keywords: []cv.Text{{Value: c.skill}}}}}
		doc.AssignIDs()
		if r := Compare(doc, got, today).Requirements[0]; r.Status != c.want {
			t.Errorf("%s: %s (%s), want %s", c.skill, r.Status, r.Reason, c.want)
		}
	}
}
