package condense

import "testing"

// Bullets that say what is done or had without a verb of their own.
func TestDoneWithoutAVerb(t *testing.T) {
	for in, want := range map[string][2]string{
		"Doing weekly checks at sea.":                  {"Carries out weekly checks at sea.", "Carried out weekly checks at sea."},
		"Doing MBA from the college of Hull.":          {},
		"Doing splicing, testing and stowing of ropes": {},
		"Having wide experience of ropes.":             {"Has wide experience of ropes.", "Has wide experience of ropes."},
		"Having lunch with the crews of the yard.":     {},
	} {
		for k, s := range []speaker{{third: true, listed: true, told: true}, {past: true, third: true, listed: true, told: true}} {
			if got := doing(in, s); got != want[k] {
				t.Errorf("%q became %q, want %q", in, got, want[k])
			}
		}
	}
	now := speaker{third: true, listed: true, told: true}
	if got := statement("To be responsible for the rope store from May.", now); got != "To be responsible for the rope store from May." {
		t.Errorf("what is still to come became %q", got)
	}
	if got := statement("To be responsible for the rope store.", now); got != "Is responsible for the rope store." {
		t.Errorf("the aim became %q", got)
	}
}

// A verb is not turned beside something that is only named.
func TestVerbsBesideNames(t *testing.T) {
	for _, c := range []struct {
		before, after string
		want          bool
	}{
		{"Proper execution of orders and stow them.", "Proper execution of orders and stows them.", true},
		{"Splice ropes and stow them.", "Splices ropes and stows them.", false},
		{"Head of stores and manage the yard.", "Head of stores and manages the yard.", false},
	} {
		if got := turnings(c.before, c.after)[0].besideNamed(); got != c.want {
			t.Errorf("%q: %v, want %v", c.after, got, c.want)
		}
	}
}
