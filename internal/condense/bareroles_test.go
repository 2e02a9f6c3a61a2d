package condense

import (
	"strings"
	"testing"
)

// People and bodies that somebody works for or with take their article; names, several and kinds of things do not.
func TestRolesWithoutArticle(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Assisted portfolio manager in making plans.", "Assisted the portfolio manager"},
		{"Reported to Branch Manager and managed four clerks.", "Reported to the Branch Manager"},
		{"Worked closely with design team to plan masts.", "Worked closely with the design team"},
		{"Assisted Harbour Master Jane Roe in the tower.", ""},
		{"Reported to Ann Butler for two years.", ""},
		{"Reported to Ms Potter on budgets.", ""},
		{"Worked closely with Alice Baker on masts.", ""},
		{"Worked with Adobe Illustrator to draw labels.", ""},
		{"Worked with Microsoft Project Manager on plans.", ""},
		{"Supported Storekeeper in the yard.", "Supported the Storekeeper"},
		{"Worked with HR Department on rotas.", "Worked with the HR Department"},
		{"Assisted managers in planning.", ""},
		{"Coordinated with notable mast designer to plan the show.", ""},
		{"Coordinated with material department to plan the show.", "Coordinated with the material department"},
		{"Reported to senior engineer.", "Reported to the senior engineer"},
		{"Worked with volunteer crews.", ""},
		{"Worked with fellow engineer on masts.", ""},
		{"Supported manager training programmes.", ""},
		{"Reported to head office each week.", ""},
	} {
		got := ""
		for _, m := range rolesWithoutArticle(c.before, tagged(c.before)) {
			got = m.after
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.before, got, c.want)
		}
	}
}

// A measure or a description joins its thing, but not where the number counts things of a kind.
func TestJoinedDescriptions(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Taught a two day course.", "two-day"},
		{"Presented a 300 page report to the board.", "300-page"},
		{"Led 3 two week trips for cadets.", "two-week"},
		{"Taught three year groups in the school.", ""},
		{"Supervised two day labourers.", ""},
		{"Hired two second hand cranes.", ""},
		{"Found two minute cracks in the hull.", ""},
		{"Scored two minute goals late on.", ""},
		{"Supervised two year one classes.", ""},
		{"Ran the twenty four hour desk.", ""},
		{"Ran two day nurseries in Leith.", ""},
		{"Advised two member firms of the guild.", ""},
		{"Ran twenty-four hour cover at the lock.", ""},
	} {
		if got := measured(c.before).after; got != c.want {
			t.Errorf("%s: got %q, want %q", c.before, got, c.want)
		}
	}
}

// What says when or where something was done joins nothing.
func TestTimesAndPlacesStayApart(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Led month end closing of the books.", "month-end"},
		{"Gave in house training to pilots.", "in-house"},
		{"Gave after sales support to owners.", "after-sales"},
		{"Paid on time deliveries first.", "on-time"},
		{"Audited by third party firms.", "third-party"},
		{"Filed at month end reports to the board.", ""},
		{"Studied a rise in house prices.", ""},
		{"Covered the desk after sales staff left.", ""},
		{"Worked on time reporting tools.", ""},
		{"Helped the family run shops.", ""},
	} {
		got := ""
		for _, m := range hyphens(c.before) {
			got = m.after
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.before, got, c.want)
		}
	}
}

// "A clean and organized yard" tells of no second deed.
func TestKeptThingsAreDescribed(t *testing.T) {
	for _, text := range []string{"Kept clean and organized environment for guests.", "Kept friendly and organized process for guests."} {
		for _, m := range missingArticles(text, tagged(text)) {
			if strings.Contains(m.after, "organized a") {
				t.Errorf("%s: got %q", text, m.after)
			}
		}
	}
}

// What a verb brings into being is one of many.
func TestGivenThingsAreNew(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Issued statement to the press.", "Issued a statement"},
		{"Received approach from a rival firm.", "Received an approach"},
		{"Improved process by adding checks.", "Improved the process"},
	} {
		got := ""
		for _, m := range missingArticles(c.before, tagged(c.before)) {
			got = m.after
		}
		if got != c.want {
			t.Errorf("%s: got %q, want %q", c.before, got, c.want)
		}
	}
}
