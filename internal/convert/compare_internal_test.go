package convert

import "testing"

// What quotes several CVs is marked as the highest of them; where no order is known, as all of them.
func TestComparisonIsMarkedAsItsCVs(t *testing.T) {
	for _, c := range []struct {
		marked []string
		want   string
	}{
		{nil, ""},
		{[]string{"", ""}, ""},
		{[]string{"", "OFFICIAL", "SECRET", "OFFICIAL"}, "SECRET"},
		{[]string{"Client copy", "Draft", "Client copy"}, "Client copy / Draft"},
	} {
		if got := strictest(c.marked); got != c.want {
			t.Errorf("%q: %q, want %q", c.marked, got, c.want)
		}
	}
}
