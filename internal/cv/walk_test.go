package cv

import "testing"

// A sentence among the interests is worded and corrected like any other; the
// name of a hobby is a fact.
func TestInterestsThatAreSentences(t *testing.T) {
	for value, want := range map[string]bool{
		"I run fell races and I volunteer with a rescue team.": true,
		"Fell running":        false,
		"Reading":             false,
		"Choir.":              false,
		"Restoring old bikes": false,
	} {
		doc := &Document{Interests: []Interest{{Name: Text{Value: value}}}}
		visited := 0
		doc.Walk(func(r Ref) {
			visited++
			if r.IsSentence() != want {
				t.Errorf("%q: a sentence: %v, want %v", value, r.IsSentence(), want)
			}
		})
		if visited != 1 {
			t.Errorf("%q: visited %d times", value, visited)
		}
	}
}

func TestNoTwoValuesShareAnID(t *testing.T) {
	d := &Document{Person: Person{
		Label:   Text{ID: "person.label", Value: "Rigger"},
		Details: []Detail{{Value: Text{ID: "person.label", Value: "Harbour Gazette"}}, {Value: Text{Value: "Bergen"}}},
	}}
	d.AssignIDs()
	ids := map[string]string{}
	d.Walk(func(r Ref) {
		if other, taken := ids[r.Text.ID]; taken || r.Text.ID == "" {
			t.Errorf("%q and %q share the ID %q", other, r.Text.Value, r.Text.ID)
		}
		ids[r.Text.ID] = r.Text.Value
	})
	if d.Person.Label.ID != "person.label" || len(ids) != 3 {
		t.Errorf("IDs %v", ids)
	}
}
