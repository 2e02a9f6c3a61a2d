package sense

import "testing"

// TestLikeness: words that are used alike are nearer than others, and words of a stem are the same one.
func TestLikeness(t *testing.T) {
	for _, c := range []struct{ word, nearer, farther string }{
		{"parents", "families", "welding"},
		{"purchasing", "procurement", "nursing"},
		{"negotiation", "bargaining", "spreadsheet"},
		{"newsletter", "magazine", "forklift"},
		{"payroll", "salaries", "crane"},
	} {
		near, far := Of(c.word).Likeness(Of(c.nearer)), Of(c.word).Likeness(Of(c.farther))
		if near <= far {
			t.Errorf("%s: %s %.2f, %s %.2f", c.word, c.nearer, near, c.farther, far)
		}
	}
	if got := Of("parents").Likeness(Of("parents")); got < 0.99 || got > 1.01 {
		t.Errorf("a word is like itself by %.2f", got)
	}
	if w := Of("zzyzxq"); w.Vector != nil || w.Weight != unknown || w.Likeness(Of("parents")) != 0 {
		t.Errorf("an unknown word: %+v", w)
	}
	if Of("and").Weight >= Of("welding").Weight {
		t.Error("“and” tells as much as “welding”")
	}
}

// TestStem: words of one family have one stem; short words keep their letters.
func TestStem(t *testing.T) {
	for word, want := range map[string]string{
		"management": "manage", "manages": "manag", "negotiations": "negoti", "planning": "plann", "bus": "bus", "led": "led",
		"safely": "safe",
	} {
		if got := Stem(word); got != want {
			t.Errorf("stem of %s is %s, want %s", word, got, want)
		}
	}
}

// TestPack: what is packed is read, sorted by hash; the byte of a weight is a sixteenth.
func TestPack(t *testing.T) {
	was := table
	defer func() { table = was }()
	v := make([]float64, Size)
	v[3] = 1
	table = Pack([]Entry{{"rope", 2, v}, {"winch", 3.5, v}, {"mast", 1, v}})
	for word, weight := range map[string]float64{"rope": 2, "winch": 3.5, "mast": 1} {
		if w := Of(word); w.Weight != weight || w.Vector == nil || w.Vector[3] < 0.99 {
			t.Errorf("%s: %+v", word, w)
		}
	}
}
