package wordtemplate

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
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

// In Sidebar a profile of a few lines stands beside the contacts, a longer one below them; and what
// the head says twice is printed once.
func TestB4_ProfileBesideTheContacts(t *testing.T) {
	words := func(n int) []cv.Text { return []cv.Text{{Value: strings.Repeat("harbours ", n)}} }
	details := func(n int) (list []cv.Detail) {
		for i := range n {
			list = append(list, cv.Detail{Value: cv.Text{Value: fmt.Sprint("Fact ", i)}})
		}
		return list
	}
	for _, c := range []struct {
		name    string
		profile []cv.Text
		details []cv.Detail
		icon    bool
		want    bool
	}{
		{"two lines beside four", words(10), nil, false, false},
		{"two lines beside seven", words(10), details(3), false, true},
		{"the same below a logo", words(10), details(3), true, false},
		{"a page", words(300), details(3), false, false},
		{"more details than the column takes there", words(10), details(4), false, false},
	} {
		d := specimen.Short()
		d.Summary, d.Person.Details = c.profile, c.details
		if got := isBesideContacts(d, c.icon); got != c.want {
			t.Errorf("%s: %t, want %t", c.name, got, c.want)
		}
		printed := shown(part(t, fill(t, "Sidebar", d, FillOptions{}), "word/document.xml"))
		if strings.Count(printed, strings.TrimSpace(c.profile[0].Value)) != 1 {
			t.Errorf("%s: the profile is not printed once", c.name)
		}
	}
	d := specimen.Short()
	badge := cv.Detail{Value: cv.Text{Value: "Badge"}}
	d.Person.Details = []cv.Detail{badge, {Label: cv.Text{Value: "Phone"}, Value: cv.Text{Value: "1"}}, badge}
	if got := len(model(d, wordsFor("en"), FillOptions{})["details"].([]any)); got != 2 {
		t.Errorf("%d details, want 2", got)
	}
}
