package tailor

import (
	"testing"

	"focal/internal/cv"
)

func post(title, organisation string, from, to int, bullets ...string) cv.Engagement {
	e := cv.Engagement{Title: text(title), Organisation: text(organisation), Dates: cv.DateRange{Start: cv.Date{Year: from}, End: cv.Date{Year: to}}}
	if to == 0 {
		e.Dates.Current = true
	}
	for _, b := range bullets {
		e.Highlights = append(e.Highlights, text(b))
	}
	return e
}

func keywords(list ...string) []cv.SkillGroup {
	g := cv.SkillGroup{}
	for _, s := range list {
		g.Keywords = append(g.Keywords, text(s))
	}
	return []cv.SkillGroup{g}
}

func judgedCVs() map[string]*cv.Document {
	cvs := map[string]*cv.Document{
		"nurse": {
			Summary: []cv.Text{text("Ward nurse with eleven years in acute medicine.")},
			Skills:  keywords("Cannulation", "SystmOne", "Wound care"),
			Work: []cv.Engagement{
				post("Senior Staff Nurse", "Calder Vale Hospital", 2018, 0, "Lead a team of six nurses and care assistants on night shifts.", "Mentored nine student nurses.", "Cut falls on the ward by 22% with a new handover sheet."),
				post("Staff Nurse", "Calder Vale Hospital", 2013, 2018, "Cared for patients on a 28-bed respiratory ward."),
			},
			Education:    []cv.Education{{Degree: text("BSc (Hons)"), Area: text("Adult Nursing"), Institution: text("University of Aire")}},
			Certificates: []cv.Certificate{{Name: text("NMC registration")}, {Name: text("Immediate Life Support")}},
			Languages:    []cv.Language{{Name: text("English"), Fluency: text("Native")}, {Name: text("Polish"), Fluency: text("B1")}},
		},
		"developer": {
			Skills: keywords("Java", "Spring Boot", "PostgreSQL", "Docker", "AWS", "GitLab CI"),
			Work: []cv.Engagement{
				post("Software Engineer", "Parcelwise", 2019, 0, "Built a routing service in Java that plans 40,000 deliveries a day.", "Wrote the on-call handbook.", "Presented the design to the board twice a year."),
				post("Junior Developer", "Quill Studio", 2017, 2019, "Maintained shop software in PHP."),
			},
			Education: []cv.Education{{Degree: text("MSc"), Area: text("Mathematics"), Institution: text("TU Brunn")}},
			Languages: []cv.Language{{Name: text("German"), Fluency: text("Native")}, {Name: text("English"), Fluency: text("C1")}},
		},
		"sergeant": {
			Summary:    []cv.Text{text("Royal Engineers Staff Sergeant with 16 years' service.")},
			Clearances: []cv.Clearance{{Level: text("SC"), Scheme: "UK", Status: text("current")}},
			Work: []cv.Engagement{
				post("Staff Sergeant", "Royal Engineers", 2008, 2024, "Supervised 30 soldiers building a 60 m bridge over the Alde.", "Planned plant and stores for three deployments to Estonia.", "Trained recruits in demolition safety."),
			},
			Certificates: []cv.Certificate{{Name: text("Project Management Professional")}, {Name: text("Driving licence C+E")}},
		},
		"shop": {
			Skills: keywords("Till", "Excel"),
			Work: []cv.Engagement{
				post("Sales Assistant", "Bright Shoes", 2022, 0, "Served customers and kept the stock room tidy."),
				post("Waiter", "Pier Café", 2020, 2022, "Took orders and payments."),
			},
			Education: []cv.Education{{Degree: text("A-levels"), Area: text("Art, History, English Literature"), Institution: text("Seacombe College")}},
		},
	}
	for _, d := range cvs {
		d.AssignIDs()
	}
	return cvs
}

// TestJudgements is a table of what a recruiter would say of four CVs.
func TestJudgements(t *testing.T) {
	cvs := judgedCVs()
	right, total, falseMet, nots := 0, 0, 0, 0
	for _, c := range []struct{ cv, requirement, want string }{
		{"nurse", "NMC registration", Met},
		{"nurse", "Registered with the Nursing and Midwifery Council", Met},
		{"nurse", "Degree in nursing", Met},
		{"nurse", "Master's degree in nursing", Not},
		{"nurse", "5 years of ward experience", Met},
		{"nurse", "10 years of nursing experience", Met},
		{"nurse", "15 years of nursing experience", Partly},
		{"nurse", "Experience of supervising staff", Met},
		{"nurse", "Experience of mentoring students", Met},
		{"nurse", "Advanced Life Support", Not},
		{"nurse", "SystmOne or EMIS", Met},
		{"nurse", "Experience with an electronic health record", Met},
		{"nurse", "Fluent Polish", Partly},
		{"nurse", "Spanish", Not},
		{"nurse", "Paediatric intensive care experience", Not},
		{"nurse", "Prescribing qualification", Not},
		{"nurse", "Driving licence", Not},
		{"nurse", "Knowledge of Python", Not},
		{"nurse", "Project management", Not},
		{"nurse", "PRINCE2", Not},
		{"developer", "Java", Met},
		{"developer", "Kotlin", Not},
		{"developer", "JavaScript", Not},
		{"developer", "Relational databases", Met},
		{"developer", "Experience with a cloud platform", Met},
		{"developer", "Azure", Not},
		{"developer", "Continuous integration", Met},
		{"developer", "Kubernetes", Partly},
		{"developer", "Bachelor's degree in computer science or a related field", Met},
		{"developer", "Bachelor's degree in computer science", Partly},
		{"developer", "Degree in law", Not},
		{"developer", "5 years of software development", Met},
		{"developer", "12 years of software development", Partly},
		{"developer", "Fluent English", Met},
		{"developer", "French", Not},
		{"developer", "SC clearance", Not},
		{"developer", "Ability to supervise a team", Not},
		{"developer", "Writing technical documentation and manuals", Met},
		{"developer", "Embedded C", Not},
		{"developer", "AWS Certified Solutions Architect", Not},
		{"developer", "Machine learning", Not},
		{"developer", "SAP", Not},
		{"sergeant", "Military experience", Met},
		{"sergeant", "10 years of military service", Met},
		{"sergeant", "SC clearance", Met},
		{"sergeant", "BPSS", Met},
		{"sergeant", "DV clearance", Not},
		{"sergeant", "PMP", Met},
		{"sergeant", "PRINCE2", Not},
		{"sergeant", "Experience supervising teams", Met},
		{"sergeant", "Bridges over 50 m", Met},
		{"sergeant", "Bridges over 200 m", Partly},
		{"sergeant", "Degree in civil engineering", Not},
		{"sergeant", "Category C licence", Met},
		{"sergeant", "Royal Navy submarine service", Not},
		{"sergeant", "German", Not},
		{"sergeant", "Secret clearance", Not},
		{"sergeant", "NEBOSH certificate", Not},
		{"sergeant", "Kubernetes", Not},
		{"shop", "Retail experience", Met},
		{"shop", "Two years of retail experience", Met},
		{"shop", "Five years of retail experience", Partly},
		{"shop", "Experience of managing a store", Not},
		{"shop", "Degree in business", Not},
		{"shop", "High school diploma", Met},
		{"shop", "Microsoft Office", Met},
		{"shop", "Advanced Excel", Partly},
		{"shop", "Salesforce", Not},
		{"shop", "Ability to lead a team of engineers", Not},
		{"shop", "Food hygiene certificate", Not},
		{"shop", "Three years of professional experience in finance", Not},
		{"shop", "Stakeholder management", Not},
		{"shop", "Forklift licence", Not},
		{"shop", "Chartered accountant", Not},
		{"shop", "Experience delivering digital products", Not},
	} {
		requirements := Requirements(job("Requirements\n- " + c.requirement))
		if len(requirements) != 1 {
			t.Errorf("%s: read as %v", c.requirement, requirements)
			continue
		}
		r := Compare(cvs[c.cv], requirements, today).Requirements[0]
		total++
		if c.want == Not {
			nots++
		}
		if r.Status == c.want {
			right++
			continue
		}
		if c.want == Not && r.Status == Met {
			falseMet++
		}
		t.Logf("%s, %s (%s): %s %q, want %s", c.cv, c.requirement, r.Kind, r.Status, r.Evidence, c.want)
	}
	share := float64(right) / float64(total)
	t.Logf("%d of %d right (%.3f), %d of %d shown as met although nothing says so", right, total, share, falseMet, nots)
	if share < 0.92 || falseMet > 0 {
		t.Errorf("below the bars: %.3f right, %d false", share, falseMet)
	}
}

// TestAwardsAndRegisters: of alternative awards any one is enough, and the entry in
// a register shows the registration.
func TestAwardsAndRegisters(t *testing.T) {
	doc := func(label, degree, area, certificate string) *cv.Document {
		d := &cv.Document{
			Education:    []cv.Education{{Degree: text(degree), Area: text(area), Institution: text("University of Aire")}},
			Certificates: []cv.Certificate{{Name: text(certificate)}},
		}
		d.Person.Label = text(label)
		d.AssignIDs()
		return d
	}
	for _, c := range []struct {
		requirement, want string
		doc               *cv.Document
	}{
		{"PGCert or MSc in Infection Control", Met, doc("", "PGCert", "Infection Control", "")},
		{"PGCert or MSc in Infection Control", Met, doc("", "MSc", "Infection Control", "")},
		{"PGCert in Infection Control", Met, doc("", "Postgraduate Certificate in Infection Control", "", "")},
		{"PGCert in Infection Control", Met, doc("", "PGDip", "Infection Control", "")},
		{"PGDip in Infection Control", Partly, doc("", "PGCert", "Infection Control", "")},
		{"MSc in Infection Control", Not, doc("", "PGCert", "Infection Control", "")},
		{"PGCert or MSc in Infection Control", Not, doc("", "PGCert", "Tropical Botany", "")},
		{"PGCert in Infection Control", Partly, doc("", "PGCert in progress", "Infection Control", "")},
		{"Advanced Trauma Care provider", Met, doc("", "", "", "Advanced Trauma Care (ATC)")},
		{"Advanced Trauma Care provider", Partly, doc("", "", "", "Trauma Care")},
		{"HCPC registration", Met, doc("Physiotherapist, HCPC reg. no. PH 00000", "", "", "")},
		{"Registration with the NMC", Met, doc("Midwife – NMC PIN 98X7654Z", "", "", "")},
		{"HCPC registration", Not, doc("Physiotherapist", "", "", "")},
	} {
		r := Requirements(job("Requirements\n- " + c.requirement))
		if len(r) != 1 {
			t.Fatalf("%s: read as %v", c.requirement, r)
		}
		got := Compare(c.doc, r, cv.Date{Year: 2026}).Requirements[0]
		if rank(got.Status) > rank(c.want) || c.want == Met && got.Status != Met {
			t.Errorf("%s: %s (%s), want %s", c.requirement, got.Status, got.Reason, c.want)
		}
	}
}
