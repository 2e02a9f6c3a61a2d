package condense

import "testing"

// People and bodies that somebody works for or with take their article; names, several and kinds of things do not.
func TestRolesWithoutArticle(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Assisted portfolio manager in making plans.", "Assisted the portfolio manager"},
		{"Reported to Branch Manager and managed four clerks.", "Reported to the Branch Manager"},
		{"Worked closely with design team to plan masts.", "Worked closely with the design team"},
		{"Assisted Harbour Master Jane Roe in the tower.", ""},
		{"Assisted managers in planning.", ""},
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
		{"Taught three year groups in the school.", ""},
		{"Ran two day nurseries in Leith.", ""},
		{"Advised two member firms of the guild.", ""},
		{"Ran twenty-four hour cover at the lock.", ""},
	} {
		if got := measured(c.before).after; got != c.want {
			t.Errorf("%s: got %q, want %q", c.before, got, c.want)
		}
	}
}
