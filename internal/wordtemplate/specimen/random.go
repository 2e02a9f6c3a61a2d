package specimen

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"focal/internal/cv"
)

var (
	verbs   = strings.Fields("Led Built Designed Reviewed Planned Reduced Tested Negotiated Documented Trained Migrated Automated Audited Coordinated")
	things  = []string{"the regional rollout", "a reporting service", "customer onboarding", "three supplier contracts", "the maintenance schedule", "an intake process", "twelve legacy databases", "the annual budget of £1.4m", "a team of seven analysts", "quality checks at goods-in", "the on-call rota", "cross-border deliveries"}
	effects = []string{"which saved 14 hours a week", "ahead of the deadline", "and cut complaints by 23 %", "for four hospitals in the north-west", "without interrupting daily business", "and handed it over with complete documentation", "together with colleagues in Lyon and Gdańsk", "so that month-end closing takes two days instead of nine", "resulting in the first audit without findings", "under tight budget control"}
	roles   = []string{"Operations Manager", "Data Analyst", "Senior Site Engineer", "Project Coordinator", "Registered Nurse", "Head of Procurement and Supplier Development", "Team Leader", "Consultant"}
	firms   = []string{"Alder & Finch", "Northgate Water Services", "Kestrel Freight Ltd", "City Hospital Trust", "Brightwell Analytics", "Hollis Timber", "Ministry of Roads"}
	towns   = []string{"Leeds", "Newport", "Aberdeen", "Cork", "Rotterdam", "Plymouth", ""}
	tools   = strings.Fields("Excel SQL SAP AutoCAD Python scheduling budgeting negotiation triage Jira forecasting PowerBI welding logistics safeguarding")
)

// Random makes a CV of a random length; the same source gives the same CV.
func Random(r *rand.Rand) *cv.Document {
	pick := func(list []string) string { return list[r.IntN(len(list))] }
	sentence := func() string {
		s := pick(verbs) + " " + pick(things)
		for range r.IntN(3) {
			s += " " + pick(effects)
		}
		return s + "."
	}
	sentences := func(n int) []cv.Text {
		var out []cv.Text
		for range n {
			out = append(out, text(sentence()))
		}
		return out
	}
	d := &cv.Document{Locale: "en-GB", Person: person("Robin "+pick([]string{"Ashdown", "Vantongeren", "Oyelaran-Whitcombe"}), pick(roles), "robin@example.org", "+44 7700 900123", pick(towns))}
	if r.IntN(2) == 0 {
		d.Person.Profiles = []cv.Profile{{Network: "LinkedIn", URL: text("linkedin.com/in/robin-example")}}
		d.Person.Details = []cv.Detail{detail("Nationality", "Irish"), detail("Notice period", "one month")}
	}
	for range r.IntN(3) {
		d.Summary = append(d.Summary, text(sentence()+" "+sentence()+" "+sentence()))
	}
	for i := range r.IntN(5) {
		words := make([]string, 2+r.IntN(9))
		for j := range words {
			words[j] = pick(tools)
		}
		d.Skills = append(d.Skills, skills(fmt.Sprintf("Area %d", i+1), strings.Join(words, ", ")))
	}
	year := 2026
	for range 1 + r.IntN(9) {
		j := job(pick(roles), pick(firms), pick(towns), span(year-2, 1+r.IntN(12), year, 1+r.IntN(12)), "")
		j.Highlights = sentences(r.IntN(7))
		if r.IntN(4) == 0 {
			j.Summary = sentences(1)
		}
		d.Work = append(d.Work, j)
		year -= 2
	}
	for range r.IntN(4) {
		d.Projects = append(d.Projects, cv.Project{Name: text(pick(things)), Role: text(pick(roles)), Dates: at(year, 0), Highlights: sentences(1 + r.IntN(3))})
	}
	for range 1 + r.IntN(3) {
		d.Education = append(d.Education, study("BSc", pick(tools), "University of "+pick(towns[:5]), "2:1", span(year-3, 9, year, 6)))
	}
	for range r.IntN(6) {
		d.Certificates = append(d.Certificates, certificate("Certificate in "+pick(tools), pick(firms), at(year+r.IntN(10), 1+r.IntN(12))))
	}
	if r.IntN(2) == 0 {
		d.Languages = []cv.Language{language("English", "Native"), language("Irish", "B2")}
	}
	for range r.IntN(5) {
		d.Publications = append(d.Publications, cv.Publication{Name: text(sentence()), Publisher: text(pick(firms)), Dates: at(year+r.IntN(9), 0)})
	}
	if r.IntN(3) == 0 {
		d.Memberships = sentences(1 + r.IntN(4))
		d.References = []cv.Reference{{Name: text("Ms Ursula Pike"), Text: text(sentence())}}
	}
	return d
}

// Long makes a CV of twelve posts, three to six points each; the same source gives
// the same CV.
func Long(r *rand.Rand) *cv.Document {
	d := Random(r)
	d.Work = nil
	for i := range 12 {
		year := 2026 - 2*i
		j := job(roles[r.IntN(len(roles))], firms[r.IntN(len(firms))], towns[r.IntN(len(towns))], span(year-2, 1+r.IntN(12), year, 1+r.IntN(12)), "")
		for range 3 + r.IntN(4) {
			j.Highlights = append(j.Highlights, text(verbs[r.IntN(len(verbs))]+" "+things[r.IntN(len(things))]+" "+effects[r.IntN(len(effects))]+"."))
		}
		d.Work = append(d.Work, j)
	}
	return d
}
