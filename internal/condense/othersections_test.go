package condense

import (
	"testing"

	"focal/internal/cv"
)

// Lines of other sections get the verb that leads to them; lists of names and headings of events stay.
func TestElsewhere(t *testing.T) {
	for before, want := range map[string]string{
		"Having good exposure to safety standards.":    "Has good exposure to safety standards.",
		"Significant role in the overhaul of engines.": "Had a significant role in the overhaul of engines.",
		"Active participation in the yard regatta.":    "Actively participated in the yard regatta.",
		"Participation in a national regatta":          "Participated in a national regatta",
		"Involved in the school plays of 2014.":        "Took part in the school plays of 2014.",
		"State level workshop on tides":                "State level workshop on tides",
		"Having been to sea":                           "Having been to sea",
		"Robotics and automation":                      "Robotics and automation",
		"Participated in the rope fair":                "Participated in the rope fair",
	} {
		items := []cv.Item{{Text: cv.Text{ID: "a", Value: before}, Bullet: true}}
		doc := &cv.Document{Locale: "en-GB", Additional: []cv.OtherSection{{Items: items}}}
		Statements(doc, cv.ThirdPerson, nil)
		if got := doc.Additional[0].Items[0].Value; got != want {
			t.Errorf("%q: got %q, want %q", before, got, want)
		}
	}
}
