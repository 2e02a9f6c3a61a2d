package hashed

import "testing"

// TestFit: what was learned tells texts by their words, also after it was kept.
func TestFit(t *testing.T) {
	ship, rope := []int{Place("ship"), Place("the")}, []int{Place("rope"), Place("the")}
	m := Fit([]Example{{ship, 0, 1}, {rope, 1, 1}}, 2, Settings{Rounds: 20, Rate: 0.3, Seed: 1})
	kept, err := Read(m.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	for class, places := range [][]int{ship, rope} {
		if m.Chances(places)[class] < 0.6 || kept.Chances(places)[class] < 0.6 {
			t.Errorf("class %d: %v, kept %v", class, m.Chances(places), kept.Chances(places))
		}
	}
	if _, err := Read([]byte{1, 2}); err == nil {
		t.Error("a model that was cut off is read")
	}
}
