package condense

import (
	"fmt"
	"testing"

	"focal/internal/cv"
)

func TestFormality(t *testing.T) {
	for text, want := range map[string]bool{
		"I hereby declare that the above information is true to the best of my knowledge.":     true,
		"I, hereby, state that all the aforementioned information is true.":                    true,
		"They hereby declare that all the details furnished above are true and correct.":       true,
		"He solemnly affirms that the particulars given are correct.":                          true,
		"The above furnished information is true and they would be happy to work with pride.":  true,
		"I here declare that the furnish details are of my knowledge.":                         true,
		"I hereby declare war on waste in the yard.":                                           false,
		"She bears the responsibility for the correctness of the above-mentioned particulars.": true,
		"All the information provided by them in this resume is correct and complete.":         true,
		"Place:":             true,
		"Date: ____":         true,
		"Yours faithfully,":  true,
		"Thanks and regards": true,
		"Certified that financial statements are true and fair.":                       false,
		"Checked that customs declarations were accurate and filed them within a day.": false,
		"Keeps accurate records of all the details of visitors.":                       false,
		"Thanked by the mayor for correct and quick advice.":                           false,
		"Date palms: grew 400 of them.":                                                false,
		"Place value and fractions, taught to year 4":                                  false,
		"": false,
	} {
		if got := text != "" && formality(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// A declaration leaves with its signature, each is told, and each can be put back.
func TestTidyLeavesOutADeclaration(t *testing.T) {
	doc := func() *cv.Document {
		d := &cv.Document{
			Locale: "en-GB",
			Work: []cv.Engagement{{Highlights: []cv.Text{
				{ID: "work[0].highlights[0]", Value: "Led a crew."}, {ID: "work[0].highlights[1]", Value: "Place:"},
			}}},
			Additional: []cv.OtherSection{
				{Heading: cv.Text{ID: "additional[0].heading", Value: "Declaration"}},
				{Heading: cv.Text{ID: "additional[1].heading", Value: "Travel"}},
			},
		}
		for i, v := range []string{"I hereby declare that all of it is true.", "Date: 3 May 2020", "Place: Leith"} {
			id := fmt.Sprintf("additional[0].items[%d]", i)
			d.Additional[0].Items = append(d.Additional[0].Items, cv.Item{Text: cv.Text{ID: id, Value: v}})
		}
		d.Additional[1].Items = []cv.Item{{Text: cv.Text{ID: "additional[1].items[0]", Value: "Date: open"}}}
		return d
	}
	d := doc()
	notes := Tidy(d, nil)
	if len(d.Additional) != 1 || d.Additional[0].Heading.Value != "Travel" || len(d.Additional[0].Items) != 1 ||
		len(d.Work[0].Highlights) != 1 {
		t.Errorf("left: %+v, %+v", d.Additional, d.Work)
	}
	if len(notes) != 4 {
		t.Fatalf("%d notes: %+v", len(notes), notes)
	}
	for _, n := range notes {
		if n.Kind != cv.NoteLeftOut || n.Field == "" || n.Before == "" {
			t.Errorf("a note that says too little: %+v", n)
		}
	}
}
