package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestNotShownAsMet: what is denied, still to come, somebody else's or only liked is not the candidate's.
func TestNotShownAsMet(t *testing.T) {
	for _, c := range []struct{ where, said, asked string }{
		{"papers", "ADR not held", "ADR certificate"},
		{"papers", "No forklift licence", "Forklift licence"},
		{"profile", "I hold NVQ Level 2 in Care and am working towards Level 3.", "NVQ Level 3 in Care"},
		{"profile", "Back-end developer. Interested in Rust.", "Rust"},
		{"profile", "I have no experience with Terraform.", "Terraform"},
		{"profile", "Never used SAP.", "SAP"},
		{"work", "Paired with the data team, who used Python.", "Python"},
		{"work", "Work with teaching assistants who support pupils with autism.", "Experience of supporting pupils with autism"},
		{"papers", "Independent prescriber course started in May", "Independent prescriber"},
		{"work", "Wrote pages in JavaScript.", "Java"},
		{"work", "Wrote drivers in C.", "C++"},
		{"work", "Painted the nursery of a school.", "Nursing experience"},
		{"work", "Supervised by the site manager.", "Site management experience"},
		{"papers", "CIM Level 4 in progress", "CIM Level 4 certificate"},
		{"papers", "Passed ITIL Foundation. CompTIA A+ booked for June.", "CompTIA A+ certification"},
		{"papers", "Full licence, 9 points", "Clean driving licence"},
		{"Want to learn", "Rust", "Rust"},
		{"Learning next", "Rust", "Rust"},
		{"Technologies I would like to learn", "Rust", "Rust"},
		{"Never used", "Rust", "Rust"},
		{"On my list", "Rust", "Rust"},
		{"My team uses", "Rust", "Rust"},
		{"Skills", "Rust (rusty)", "Rust"},
		{"papers", "PRINCE2 Practitioner - awaiting results", "PRINCE2 Practitioner certificate"},
		{"papers", "IPAF, revoked 2022", "IPAF"},
		{"papers", "Rigging Certificate, awarded to the team", "Rigging certificate"},
		{"papers", "AWS Solutions Architect, exam booked for May", "AWS Solutions Architect"},
	} {
		doc := &cv.Document{}
		switch c.where {
		case "papers":
			doc.Certificates = []cv.Certificate{{Name: text(c.said)}}
		case "profile":
			doc.Summary = []cv.Text{text(c.said)}
		case "work":
			doc.Work = []cv.Engagement{post("Assistant", "Northfold", 2015, 0, c.said)}
		default:
			doc.Skills = []cv.SkillGroup{{Name: text(c.where), Keywords: []cv.Text{text(c.said)}}}
		}
		doc.AssignIDs()
		r := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Status == Met || strings.Contains(r.Reason, "Nothing in the CV mentions") && strings.Contains(c.said+" ", c.asked+" ") {
			t.Errorf("%q beside %q: %s %q (%s)", c.asked, c.said, r.Status, r.Evidence, r.Reason)
		}
	}
}

// TestLanguagesInARow: of several languages in one line each has its own level.
func TestLanguagesInARow(t *testing.T) {
	doc := &cv.Document{Additional: []cv.OtherSection{{Items: []cv.Item{{Text: text("Czech native, English C1, German basic")}}}}}
	doc.AssignIDs()
	for asked, status := range map[string]string{"Fluent English": Met, "Good German": Partly, "Native Czech": Met, "Fluent French": Not} {
		r := Compare(doc, []Requirement{{Text: asked, Quote: asked, Level: Must, Kind: KindLanguage}}, today).Requirements[0]
		if r.Status != status {
			t.Errorf("%s: %s (%s), want %s", asked, r.Status, r.Reason, status)
		}
	}
}

// TestHalfANameIsAnotherName: a skill that holds a word as half of another name does not show it, nor does half of a subject.
func TestHalfANameIsAnotherName(t *testing.T) {
	doc := &cv.Document{
		Skills:    keywords("Java Script", "MS Word"),
		Education: []cv.Education{{Degree: text("BEng"), Area: text("Communication Engineering")}},
	}
	doc.AssignIDs()
	for asked, status := range map[string]string{"Java": Not, "JavaScript": Met, "Word": Partly, "Communication with clients": Not} {
		r := Compare(doc, []Requirement{{Text: asked, Quote: asked, Level: Must, Kind: KindSkill}}, today).Requirements[0]
		if r.Status != status {
			t.Errorf("%s: %s %q (%s), want %s", asked, r.Status, r.Evidence, r.Reason, status)
		}
	}
}
