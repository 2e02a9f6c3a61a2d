package wordtemplate

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
)

// In Sidebar a few details stand below the contact, beside name and profile; many stand
// beside the posts, so that the posts begin right below the profile.
func TestManyDetailsPushNothingDown(t *testing.T) {
	for count, want := range map[int]int{3: 0, 4: 1, 12: 1} {
		d := sampleCV()
		d.Person.Details = nil
		for i := range count {
			label, value := cv.Text{Value: fmt.Sprintf("Licence %d", i)}, cv.Text{Value: "held"}
			d.Person.Details = append(d.Person.Details, cv.Detail{Label: label, Value: value})
		}
		row, seen := 0, 0
		part(t, fill(t, "Sidebar", d, FillOptions{}), "word/document.xml").Each(func(n *ooxml.Node) {
			if n.Name != "w:tr" {
				return
			}
			if found := strings.Count(n.Plain(), "Licence "); found > 0 {
				seen += found
				if row != want {
					t.Errorf("%d details: some stand in row %d, want %d", count, row, want)
				}
			}
			row++
		})
		if seen != count {
			t.Errorf("%d details: %d are printed", count, seen)
		}
	}
}
