package form

import (
	"testing"

	"focal/internal/cv"
)

func TestTornAddress(t *testing.T) {
	for _, c := range []struct {
		name    string
		file    []string
		details []cv.Detail
		items   []cv.Text
		at      cv.Text
		want    string
		left    int
	}{
		{
			"lines that end with commas",
			[]string{"Ada Moss", "19-4/A,", "Lantern Street,", "Quay Road ,", "Warford-506099."},
			[]cv.Detail{{Value: text("19-4/A", 1)}, {Value: text("Quay Road, Warford-506099.", 3, 4)}},
			[]cv.Text{text("Lantern Street,", 2)},
			cv.Text{},
			"19-4/A, Lantern Street, Quay Road, Warford-506099", 0,
		},
		{
			"above what was found",
			[]string{"Ada Moss", "Flat 4,", "Lantern Street, Warford 506099"},
			nil,
			[]cv.Text{text("Flat 4,", 1)},
			text("Lantern Street, Warford 506099", 2), "Flat 4, Lantern Street, Warford 506099", 0,
		},
		{
			"no comma",
			[]string{"Ada Moss", "Ship's Cook", "Warford 506099"},
			[]cv.Detail{{Value: text("Ship's Cook", 1)}},
			nil,
			text("Warford 506099", 2), "Warford 506099", 1,
		},
		{
			"beside its label",
			[]string{"Permanent Address : Vill- Elm\tps – Moss, Pin- 506099"},
			[]cv.Detail{{Label: text("Permanent Address", 0), Value: text("Vill- Elm", 0)}},
			nil, text("ps – Moss, Pin- 506099", 0),
			"Vill- Elm, ps – Moss, Pin- 506099", 0,
		},
		{
			"two addresses",
			[]string{"Permanent Address : 4 Elm Row", "Quay Road 506099"},
			[]cv.Detail{{Label: text("Permanent Address", 0), Value: text("4 Elm Row", 0)}},
			nil, text("Quay Road 506099", 1), "Quay Road 506099", 1,
		},
	} {
		doc := fileOf(c.file...)
		doc.Person.Details, doc.Person.Location.Text = c.details, c.at
		if len(c.items) > 0 {
			doc.Additional = []cv.OtherSection{{}}
			for _, i := range c.items {
				doc.Additional[0].Items = append(doc.Additional[0].Items, cv.Item{Text: i})
			}
		}
		(&former{doc: doc}).tornAddress()
		left := len(doc.Person.Details)
		for _, s := range doc.Additional {
			left += len(s.Items)
		}
		if got := doc.Person.Location.Value; got != c.want || left != c.left {
			t.Errorf("%s: got %q, %d left", c.name, got, left)
		}
	}
}
