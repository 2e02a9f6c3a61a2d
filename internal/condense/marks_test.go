package condense

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func TestMarksInFacts(t *testing.T) {
	for before, after := range map[string]string{
		"Tarnbeck Marine ,Leith":      "Tarnbeck Marine, Leith",
		"Krell Docks,Hull":            "Krell Docks, Hull",
		"Bolt Ltd ( Hull )":           "Bolt Ltd (Hull)",
		"Quays (east, west, )":        "Quays (east, west)",
		"Harbour Trust,":              "Harbour Trust",
		"Client :- Harbour Trust":     "Client: Harbour Trust",
		"Client : Harbour Trust":      "Client: Harbour Trust",
		"Krell, Hull":                 "Krell, Hull",
		"A,B Marine":                  "A,B Marine",
		"1,200 Docks":                 "1,200 Docks",
		"https://krell.example/a,dok": "https://krell.example/a,dok",
	} {
		doc := bulletsOf("Kept the log.")
		doc.Source = append(doc.Source, cv.SourceLine{Text: before})
		doc.Work[0].Organisation = cv.Text{Value: before, Lines: []int{1}}
		doc.AssignIDs()
		original := doc.Clone()
		notes := Tidy(doc, nil)
		if got := doc.Work[0].Organisation.Value; got != after || (before != after) != (len(notes) == 1) {
			t.Errorf("%q: %q, want %q; %d notes", before, got, after, len(notes))
		}
		if reverted := truth.Enforce(original, doc, notes); len(reverted) > 0 {
			t.Errorf("%q: taken back: %v", before, reverted)
		}
		if Tidy(original, func(cv.Note) bool { return false }); original.Work[0].Organisation.Value != before {
			t.Errorf("%q is not put back", before)
		}
	}
}

func TestTheSignOfLabelsInSentences(t *testing.T) {
	doc := bulletsOf("Cranes:- 40 of them, 2:1 geared", "Kept 3 :- no", "Client : Harbour Trust (Leith) : quay", "Ratio 2 : 1")
	Tidy(doc, nil)
	for i, want := range []string{
		"Cranes: 40 of them, 2:1 geared", "Kept 3: no", "Client: Harbour Trust (Leith): quay", "Ratio 2 : 1",
	} {
		if got := doc.Work[0].Highlights[i].Value; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
