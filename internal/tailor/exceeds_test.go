package tailor

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// judgedOn is how a demand is judged beside a post with one line.
func judgedOn(line, asked string) Requirement {
	doc := &cv.Document{Work: []cv.Engagement{post("Engineer", "Elm Ltd", 2014, 0, line)}}
	doc.AssignIDs()
	return Compare(doc, Requirements(job("Requirements\n- "+asked)), today).Requirements[0]
}

// TestA2_SumsInEveryForm: a sum counts however it is written, and wherever it stands beside what it is of.
func TestA2_SumsInEveryForm(t *testing.T) {
	for _, c := range []struct{ line, asked, want string }{
		{"Led a programme worth £120m across three regions.", "Budget responsibility above £10m", Met},
		{"Led a programme worth £120m across three regions.", "Managing budgets over £10m", Met},
		{"Led programmes valued at £120 million.", "Budget responsibility above £10m", Met},
		{"Budget holder for £120,000,000 a year.", "Managing budgets over £10m", Met},
		{"Budget holder for £120,000 a year.", "Managing budgets over £10m", Partly},
		{"Responsible for a £120m portfolio.", "Experience of programmes above £10m", Met},
		{"Ran projects of £5m to £20m.", "Budgets above £10m", Met},
		{"Ran projects of £5-8m.", "Budgets above £10m", Partly},
		{"Ran a multi-million pound programme.", "Budgets over £1m", Met},
		{"Ran a multi-million pound programme.", "Budgets over £10m", Partly},
		{"Kept 99.99% availability of the shop.", "99.9% availability", Met},
		{"Kept 99.5% availability of the shop.", "99.9% availability", Partly},
	} {
		if r := judgedOn(c.line, c.asked); r.Status != c.want {
			t.Errorf("%q beside %q: %s %q (%s), want %s", c.asked, c.line, r.Status, r.Evidence, r.Reason, c.want)
		}
	}
}

// TestA2_ShortNames: a name keeps its dot and its version, and the short one is the long one.
func TestA2_ShortNames(t *testing.T) {
	for _, c := range []struct{ line, asked, want string }{
		{"Built tools in C# and .NET 8.", ".NET", Met},
		{"Built tools in C# and .NET 8.", ".NET 6+", Met},
		{"Built tools in C#.", ".NET", Not},
		{"Built tools in Golang.", "Go", Met},
		{"Built tools in Go and Python.", "Golang", Met},
		{"Built tools in Golang.", "Python and/or Go", Met},
		{"Planned the go live of three shops.", "Golang", Not},
		{"Let customers go home on time.", "Go and Python", Not},
	} {
		r := judgedOn(c.line, c.asked)
		if r.Status != c.want || strings.HasPrefix(c.asked, ".") && !strings.HasPrefix(r.Text, ".") {
			t.Errorf("%q beside %q: %q %s (%s), want %s", c.asked, c.line, r.Text, r.Status, r.Reason, c.want)
		}
	}
}

// TestA2_OneOfTwo: whatever way a choice is written in, it is one demand that either meets.
func TestA2_OneOfTwo(t *testing.T) {
	for _, c := range []struct{ line, asked, want string }{
		{"Wrote services in Go and Kotlin with Vue.", "Either Go or Rust", Met},
		{"Wrote services in Go and Kotlin with Vue.", "Either Kotlin or Rust", Met},
		{"Wrote services in Go and Kotlin with Vue.", "React (or Vue)", Met},
		{"Wrote services in Go and Kotlin with Vue.", "Either Java or Rust", Not},
		{"Wrote services in Go and Kotlin with Vue.", "Angular (or React)", Not},
	} {
		if r := judgedOn(c.line, c.asked); r.Status != c.want {
			t.Errorf("%q beside %q: %s (%s), want %s", c.asked, c.line, r.Status, r.Reason, c.want)
		}
	}
}

// TestOthersDeeds: who joins in does not lead, who reports to a supervisor presents nothing, and what is fixed is not always mended.
func TestOthersDeeds(t *testing.T) {
	for _, c := range []struct{ line, asked, want string }{
		{"Collaborate with a cross-functional team of designers.", "Effectively lead a cross-functional team", Partly},
		{"Led a cross-functional team of designers.", "Effectively lead a cross-functional team", Met},
		{"Reports to Project Manager", "Oral communication to present recommendations to senior authority", Not},
		{"Reported to the board each month.", "Oral communication to present recommendations to senior authority", Met},
		{"Opened fixed deposits and accounts.", "Solve problems within scope of responsibility", Not},
		{"Fixed faults in pumps.", "Solve problems within scope of responsibility", Met},
		{"Managed the team's website.", "Plan, train and supervise the work of others", Not},
		{"Managed the team of the night shift.", "Plan, train and supervise the work of others", Met},
		{"Met the needs of customers and corporate partners.", "Eight years of military communications", Not},
	} {
		if r := judgedOn(c.line, c.asked); r.Status != c.want {
			t.Errorf("%q beside %q: %s %q (%s), want %s", c.asked, c.line, r.Status, r.Evidence, r.Reason, c.want)
		}
	}
}
