package tailor

import (
	"slices"
	"testing"

	"focal/internal/ingest/page"
)

// TestNotions: what says little is no part of a demand, the other forms of a word are it, and half of a name is none.
func TestNotions(t *testing.T) {
	for _, c := range []struct{ where, said, asked, status string }{
		// words that say little
		{"work", "Risk assessments for two quays.", "Experience of carrying out risk assessments", Met},
		{"work", "Monthly payroll administration of 1,700 employees.", "Experience of managing a monthly payroll", Met},
		{"work", "Kept ropes and ledgers.", "Experience of carrying out risk assessments", Not},
		{"work", "Production planning of the rope walk.", "Production planning", Met},
		{"work", "Planning of meals and production of ropes.", "Production planning", Partly},
		{"work", "Kept data on two barges.", "Data warehouses", Not},
		{"work", "Internal control of accounts.", "Quality control", Not},
		{"work", "Wrote programmes in C++.", "SAS programming", Not},
		// forms of words
		{"work", "Investigates incidents on board.", "Incident investigation", Met},
		{"work", "Surveyed a high rise building.", "High-rise building surveys", Met},
		{"work", "Computation of taxes.", "Computer skills", Not},
		{"work", "Reconciliation of stores.", "Reconciling stores", Met},
		{"work", "Planned menus of two inns.", "Menu planning", Met},
		{"work", "Catalogued ropes.", "Cataloguing", Met},
		{"work", "Managed stakeholders of two quays.", "Stakeholder management", Met},
		// several things
		{"work", "Plaster, tiling and waterproofing of two halls.", "Tiling, waterproofing and plaster", Met},
		{"work", "Tiling and plaster of two halls.", "Tiling, waterproofing and plaster", Partly},
		// names of things
		{"profile", "Good knowledge of MS Office.", "Microsoft Word and Excel", Met},
		{"title", "HSE Officer", "3 years of health and safety experience", Met},
		// papers
		{"paper", "Diploma in Fire Safety", "NEBOSH Diploma", Not},
		{"paper", "NEBOSH IGC", "NEBOSH National or International General Certificate or equivalent", Met},
		{"paper", "NEBOSH International General Certificate (IGC)", "NEBOSH General Certificate", Met},
		{"paper", "International Sailing Certificate", "NEBOSH National or International General Certificate", Not},
		{"profile", "Advanced user of SAS Base.", "SAS Certified Base Programmer", Not},
		// degrees by their names
		{"degree", "B.com", "B.Com / M.Com from a recognised university", Met},
		{"degree", "Bachelor of Technology|Computer Science", "B.Com or equivalent", Not},
		{"degree", "M.B.A.|Finance", "MBA in Finance", Met},
		{"degree", "Master of Computer Applications", "MBA", Not},
		{"degree", "Bachelor of Commerce", "B.E/B.Tech", Not},
		{"degree", "Bachelor of Commerce", "Commerce graduate", Met},
		{"degree", "Bachelor of Commerce", "Any graduate", Met},
		{"degree", "Diploma|Civil Engineering", "Educated to degree level", Not},
		{"degree", "B.Tech|Computer Science", "Degree in mechanical engineering", Not},
		{"degree", "BA|History", "Bachelor's degree, ideally in finance or law", Met},
		{"degree", "BA|History", "GCSE Maths and English or equivalent", Partly},
		{"profile", "I hold a Diploma in Mechanical Engineering & MBA in Operations.", "Degree in mechanical engineering", Not},
		{"title", "Robot Engineer", "PhD in robotics or equivalent industrial experience", Partly},
		{"title", "Gardener", "PhD in robotics or equivalent industrial experience", Not},
		{"paper", "IOSH Managing Safely", "Membership of IOSH", Partly},
		{"profile", "Able to shift heavy loads.", "Able to work night shifts", Not},
		{"degree", "BSc|Botany", "PhD in robotics or equivalent industrial experience", Not},
		// languages
		{"language", "English|", "Fluent English", Partly},
		{"language", "English|", "English", Met},
		{"profile", "Fluent in spoken and written English and Swahili.", "Fluent Swahili", Met},
		// readiness
		{"profile", "Flexible and willing to travel as required.", "Willing to travel to remote sites", Met},
		{"work", "Booked travel for directors, able to use three systems.", "Willing to travel to remote sites", Not},
		{"profile", "Not able to travel.", "Willing to travel to remote sites", Not},
		{"work", "Booked travel to two fairs.", "Willing to travel", Not},
		{"profile", "Happy and calm. I sold travel insurance.", "Willing to travel", Not},
		{"profile", "Open to travel.", "Ability to relocate and travel", Partly},
		{"profile", "Able to work shifts.", "Able to work shifts, including nights", Met},
		// what is denied
		{"profile", "Calm. I do not have a driving licence.", "Full driving licence", Not},
		{"profile", "Not yet MRICS; the review is next year.", "MRICS", Not},
	} {
		r := Compare(said(c.where, c.said), Requirements(job("Requirements\n- "+c.asked)), today).Requirements
		slices.SortFunc(r, func(a, b Requirement) int { return rank(a.Status) - rank(b.Status) })
		if len(r) == 0 || r[0].Status != c.status {
			t.Errorf("%q beside %q: %+v, want %s", c.asked, c.said, r, c.status)
		}
	}
}

func TestMarksAndAbbreviations(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string // "level text"
	}{
		{
			"Person specification\n- Rope work certificate (A) E\n- Report writing experience (A/I) D\n- Knowledge of knots (A/I/T) E",
			[]string{"must Rope work certificate", "nice Report writing experience", "must Knots"},
		},
		{"Requirements\n- Good knowledge of Adv. Excel", []string{"must Excel"}},
		{"Requirements\n- Settlement of bonds, incl. Euroclear, Clearstream and CREST", []string{
			"must Settlement of bonds, incl. Euroclear, Clearstream and CREST",
		}},
		{"Requirements\n- Supply of vitamin D\n- Treatment of hepatitis E", []string{
			"must Supply of vitamin D", "must Treatment of hepatitis E",
		}},
		{"Requirements\n- Rope work (A)\n- (I)\n- Knot work (A/I)", []string{"must Rope work", "must Knot work"}},
		{"Requirements\n- Rope work\nRates depend on experience.", []string{"must Rope work"}},
	} {
		if got := levelled(Requirements(job(c.text))); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

// TestLabelledRows: labels of rows that were pasted as text are no part of what is asked for.
func TestLabelledRows(t *testing.T) {
	document := &page.Document{Pages: []page.Page{{}}}
	for _, row := range [][]string{
		{"Position", "Rope Engineer for Tall Ships"},
		{"REQUIREMENT", "DETAILS", "M/P"},
		{"Education", "Diploma in Rope Engineering", "Mandatory"},
		{"Technical", "Supervision of rope walks", "Preferred"},
		{"Knows three knots", "Mandatory"},
		{"Language", "Fluent English"},
		{"Nationality", "Any"},
		{"Joining", "Within 30 days"},
	} {
		l := page.Line{Kind: page.Paragraph}
		for _, cell := range row {
			l.Segments = append(l.Segments, page.Segment{Runs: []page.Run{{Text: cell}}})
		}
		document.Pages[0].Lines = append(document.Pages[0].Lines, l)
	}
	want := []string{"must Diploma in Rope Engineering", "nice Supervision of rope walks", "must Knows three knots", "must Fluent English"}
	if got := levelled(Requirements(document)); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func levelled(list []Requirement) []string {
	var out []string
	for _, r := range list {
		out = append(out, r.Level+" "+r.Text)
	}
	return out
}
