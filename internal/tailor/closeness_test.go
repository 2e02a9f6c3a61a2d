package tailor

import "testing"

// Of two true sentences the one in the job's own words is nearer to it, then one about work of the same kind.
func TestCloseness(t *testing.T) {
	near := Closeness("Rigging Trainer", "You train riggers in splicing. Training takes a week, "+
		"and training costs us little. Contact our office.")
	for _, c := range []struct{ nearer, other string }{
		{"Trained riggers in mooring.", "Led riggers in mooring."},
		{"Taught children in mooring.", "Led children in mooring."},
		{"Trained deckhands.", "Taught deckhands."},
		{"Taught splicing.", "Taught knitting."},
	} {
		if near(c.nearer) <= near(c.other) {
			t.Errorf("%q: %.1f, %q: %.1f", c.nearer, near(c.nearer), c.other, near(c.other))
		}
	}
	if n := near("Built a slipway for boats."); n != 0 {
		t.Errorf("a sentence about other work is near by %.1f", n)
	}
	if often := Closeness("", "Splicing. Splicing. Splicing. Mooring."); often("splicing") <= often("mooring") {
		t.Error("what the advert says again and again counts no more than what it says once")
	}
	exact := sharing("You teach splicing.")
	if exact("Taught splicing.") <= exact("Trained in splicing.") || exact("Trained riggers.") != 0 {
		t.Error("what moves bullets knows the very words alone")
	}
}
