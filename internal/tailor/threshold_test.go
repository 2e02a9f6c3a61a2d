package tailor

import (
	"testing"

	"focal/internal/cv"
)

// Times and sizes that a CV exceeds meet what asks for less, whatever either calls them.
func TestA2_NumbersThatExceedWhatIsAsked(t *testing.T) {
	doc := &cv.Document{
		Summary: []cv.Text{text("Backend engineer with 12 years in production.")},
		Work: []cv.Engagement{
			post("Senior Backend Engineer", "Elm Ltd", 2014, 0, "Ran payment services in production for a budget of £120m.",
				"Delivered a £120m programme of depots.", "Managed a team of 240 people.", "Handled 300 calls a day."),
			post("Developer", "Oak Ltd", 2010, 2014, "Wrote code for 3 sites."),
		},
	}
	doc.AssignIDs()
	for _, c := range []struct{ asked, want string }{
		{"6+ years in production", Met},
		{"6+ yrs in production", Met},
		{"At least six years in production", Met},
		{"6+ yrs running services in production", Met},
		{"20+ years in production", Partly},
		{"5 years of experience in welding, pipework, or a related field", Not},
		{"5 years of experience in welding, backend engineering, or a related field", Met},
		{"10+ years' software development experience", Met},
		{"10+ years' experience of welding", Not},
		{"Projects above £10m", Met},
		{"Experience of projects above £10m", Met},
		{"Programmes worth more than £10m", Met},
		{"Projects above £300m", Not},
		{"Sales above £10m", Not},
		{"Budgets over £100m", Met},
		{"Budgets over £200m", Partly},
		{"Managing teams of 100+", Met},
		{"Leading a team of at least 5", Met},
		{"Leading teams of 5 or more", Met},
		{"Managing a team of 500 or more", Partly},
		{"200+ calls a day", Met},
		{"400+ calls a day", Partly},
		{"Portfolio of 20+ sites", Not},
		{"Budgets of £10m or more", Met},
		{"Budgets of £200m or more", Partly},
		{"Budgets of no less than £10 million", Met},
	} {
		got := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements
		if len(got) != 1 || got[0].Status != c.want {
			t.Errorf("%s: %v, want %s", c.asked, got, c.want)
		}
	}
}
