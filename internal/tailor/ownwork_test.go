package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// said is a CV with one value: in the profile, as a paper, a degree, a language or in a post.
func said(where, value string) *cv.Document {
	doc := &cv.Document{}
	switch where {
	case "profile":
		doc.Summary = []cv.Text{text(value)}
	case "paper":
		doc.Certificates = []cv.Certificate{{Name: text(value)}}
	case "degree":
		degree, area, _ := strings.Cut(value, "|")
		doc.Education = []cv.Education{{Degree: text(degree), Area: text(area)}}
	case "language":
		name, level, _ := strings.Cut(value, "|")
		doc.Languages = []cv.Language{{Name: text(name), Fluency: text(level)}}
	case "title":
		doc.Work = []cv.Engagement{post(value, "Northfold", 2015, 2023, "Kept the ropes.")}
	default:
		doc.Work = []cv.Engagement{post("Assistant", "Northfold", 2015, 2023, value)}
	}
	doc.AssignIDs()
	return doc
}

// TestOwnWork: what others did, what is denied, wished for or not finished meets nothing, and the words around it do.
func TestOwnWork(t *testing.T) {
	for _, c := range []struct{ where, said, asked, status string }{
		// what others did
		{"work", "Bridges designed by others.", "Bridge design", Not},
		{"work", "Machine learning models built by the data science team.", "Machine learning", Not},
		{"work", "The backend team used Java.", "Java", Not},
		{"work", "Supervised by the ward sister, who leads the catheterisation clinic.", "Catheterisation", Not},
		{"work", "Payroll is handled by an outside agency.", "Payroll", Not},
		{"work", "Helped the pastry chef, who won a Michelin star.", "Michelin star", Not},
		{"profile", "My mother had dementia.", "Dementia", Not},
		{"work", "Led the engineers, who designed bridges.", "Bridge design", Met},
		{"work", "Built dashboards in Tableau used by the sales team.", "Tableau", Met},
		{"work", "The team I led used Java.", "Java", Met},
		// what is denied
		{"profile", "No Java.", "Java", Not},
		{"profile", "Not AWS certified.", "AWS", Not},
		{"profile", "I am not familiar with Oracle.", "Oracle", Not},
		{"profile", "Unable to use Revit.", "Revit", Not},
		{"profile", "Zero experience in Ruby.", "Ruby", Not},
		{"profile", "Little exposure to Xero.", "Xero", Not},
		{"profile", "I lack Sage skills.", "Sage", Not},
		{"profile", "Fish dishes, no pastry experience.", "Fish dishes", Met},
		{"profile", "Fish dishes, no pastry experience.", "Pastry", Not},
		// what is wished for
		{"profile", "Objective: a post using Scala.", "Scala", Not},
		{"profile", "Learning Perl.", "Perl", Not},
		{"profile", "Planning to learn Haskell.", "Haskell", Not},
		{"profile", "Dream: Elixir.", "Elixir", Not},
		{"profile", "Chef looking for a new challenge, skilled in HACCP.", "HACCP", Met},
		{"profile", "Analyst open to work, expert in Tableau.", "Tableau", Met},
		{"profile", "Nurse seeking a post in ICU, experienced in ventilators, dialysis.", "Dialysis", Met},
		{"profile", "Nurse seeking a post in ICU, experienced in ventilators, dialysis.", "ICU", Not},
		// for whom it was done is no plan
		{"work", "Working for Barclays on COBOL mainframes.", "COBOL", Met},
		{"work", "Training for new staff in workplace safety.", "Workplace safety", Met},
		{"profile", "Studying for the NEBOSH General Certificate.", "NEBOSH General Certificate", Not},
		// what was taught, and what only sounds so
		{"title", "Workshop Manager", "5 years as a workshop manager", Met},
		{"title", "Training Manager", "5 years as a training manager", Met},
		{"title", "Course Leader", "3 years as a course leader", Met},
		{"work", "Completed brickwork on schools.", "5 years of brickwork", Met},
		{"work", "Completed a course in brickwork.", "5 years of brickwork", Not},
		{"work", "Cared for the aged.", "2 years of aged care experience", Met},
		// words in all their forms
		{"work", "Worked with local authorities.", "Local authority experience", Met},
		{"work", "Revised contracts.", "Contract revision", Met},
		{"work", "Placed advertisements in newspapers.", "Advertising in newspapers", Met},
		{"work", "Televised matches.", "Television", Met},
		// degrees
		{"profile", "I have supported PhD researchers.", "PhD", Not},
		{"profile", "I have worked with MBA students.", "MBA", Not},
		{"profile", "Assistant with a professor with a PhD in Chemistry.", "PhD in Chemistry", Not},
		{"profile", "My husband has a degree in law.", "Degree in law", Not},
		{"profile", "Manager with an MBA.", "MBA", Met},
		{"degree", "B.Com.", "Bachelor's degree in Commerce", Met},
		{"degree", "B.Pharm", "Degree in pharmacy", Met},
		{"degree", "LLB", "Degree in law", Met},
		{"degree", "BBA", "Degree in business administration", Met},
		{"degree", "MBBS", "Degree in medicine", Met},
		{"degree", "BArch", "Degree in architecture", Met},
		{"degree", "BA|History", "Degree in a relevant subject", Met},
		{"degree", "B.E.|Education", "Degree in engineering", Not},
		{"degree", "Postgraduate Diploma in Nursing", "Bachelor's degree in nursing", Not},
		{"degree", "BSc (did not complete)|Nursing", "Degree in nursing", Not},
		{"degree", "First year of BSc|Nursing", "Degree in nursing", Not},
		{"degree", "BSc (expected 2028)|Nursing", "Degree in nursing", Partly},
		{"degree", "PGCE (withdrew)|Primary", "PGCE", Not},
		// papers among the education
		{"degree", "NVQ|Level 2 Health & Social Care", "NVQ Level 2 in Health and Social Care", Met},
		{"degree", "IOSH Managing Safely", "IOSH Managing Safely certificate", Met},
		{"degree", "CIPD Level 5 People Management", "CIPD qualification", Met},
		{"degree", "NVQ|Level 2 Health & Social Care", "NVQ Level 3 in Health and Social Care", Not},
		// papers that are not held
		{"paper", "SAS certification (2021, lapsed)", "SAS certification", Partly},
		{"degree", "ILM Level 3 Leadership", "5 GCSEs including English and Maths", Not},
		{"degree", "GCSEs|English, Maths", "5 GCSEs including English and Maths", Met},
		{"profile", "Enthusiastic about palliative care.", "Palliative care experience", Not},
		{"profile", "GPhC registration in process.", "GPhC registered", Partly},
		{"paper", "Driving licence: B, 6 points", "Clean driving licence", Partly},
		{"paper", "Driving licence: B, no points", "Clean driving licence", Met},
		{"language", "German|none", "German", Not},
		{"language", "French|no knowledge", "French", Not},
		{"language", "Italian|learning", "Italian", Partly},
	} {
		r := Compare(said(c.where, c.said), Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Status != c.status {
			t.Errorf("%q beside %q: %s %q (%s), want %s", c.asked, c.said, r.Status, r.Evidence, r.Reason, c.status)
		}
	}
}

// TestReasonsSayWhatWasSeen: the sentence that has the words, and why it shows nothing.
func TestReasonsSayWhatWasSeen(t *testing.T) {
	for _, c := range []struct{ where, said, asked, reason string }{
		{"profile", "Rigger. I want to learn Rust.", "Rust", "The CV names this only as a wish: “I want to learn Rust.”."},
		{"profile", "Rigger. I have never used Rust.", "Rust", "The CV says this is not so: “I have never used Rust.”."},
		{"work", "The backend team used Rust.", "Rust", "This was done by others: “The backend team used Rust.”."},
		{"profile", "I go the extra mile.", "Go", "The words are in the CV (“I go the extra mile.”); please check whether they show this."},
		{"language", "German|none", "German", "The CV says this is not so: “German none”."},
		{"profile", "I like data science.", "Master's degree in data science", "The CV lists no education."},
	} {
		r := Compare(said(c.where, c.said), Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Reason != c.reason {
			t.Errorf("%q beside %q: %s %q, want %q", c.asked, c.said, r.Status, r.Reason, c.reason)
		}
	}
}
