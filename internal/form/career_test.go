package form

import (
	"testing"

	"focal/internal/cv"
)

func TestCareer(t *testing.T) {
	for _, c := range []struct {
		heading, item string
		employer      string // "" = no posts
		placed, want  bool
	}{
		{heading: "Roles and Responsibilities", item: "Tarred ropes", employer: "Quarvox Sails Ltd", want: true},
		{heading: "Responsbilities", item: "Tarred ropes", employer: "Quarvox Sails Ltd", want: true},
		{heading: "Nature of work in Quarvox Sails", item: "Tarred ropes", employer: "Quarvox Sails Ltd", want: true},
		{heading: "Duties (as a rigger)", item: "Tarred ropes", employer: "Quarvox Sails Ltd", want: true},
		{heading: "Job Profile", item: "Tarred ropes", employer: "Quarvox Sails Ltd", want: true},
		{heading: "Nature of Work", item: "Tarred ropes", employer: "Quarvox Sails Ltd", want: true},
		{heading: "Notable Achievements", item: "Rope of the year in Quarvox, twice", employer: "Quarvox Sails Ltd", want: true},
		{heading: "Notable Achievements", item: "Swam the sound", employer: "Quarvox Sails Ltd"},
		{heading: "Notable Achievements", item: "Harbour swim of the year", employer: "Harbour Sails Ltd"},
		{heading: "Boats", item: "Rope of the year in Quarvox", employer: "Quarvox Sails Ltd"},
		{heading: "Positions of Responsibility", item: "Head of the boat house", employer: "Quarvox Sails Ltd"},
		{heading: "Responsibilities", item: "Led the rowing club", employer: "Quarvox Sails Ltd"},
		{heading: "Project responsibilities", item: "Tarred ropes", employer: "Quarvox Sails Ltd"},
		{heading: "Desired Job Profile", item: "Lead a loft of thirty riggers", employer: "Quarvox Sails Ltd"},
		{heading: "Caring Responsibilities", item: "Care for a mother", employer: "Quarvox Sails Ltd"},
		{heading: "Church Duties", item: "Led the choir", employer: "Quarvox Sails Ltd"},
		{heading: "Thesis Work Done", item: "Tarred ropes", employer: "Quarvox Sails Ltd"},
		{heading: "Responsabilités associatives", item: "Trésorier", employer: "Quarvox Sails Ltd"},
		{heading: "Profile", item: "Tarred ropes", employer: "Quarvox Sails Ltd"},
		{heading: "Duties", item: "Tarred ropes"},
		{heading: "Duties", item: "Tarred ropes", employer: "Quarvox Sails Ltd", placed: true},
	} {
		doc := fileOf("="+c.heading, c.item)
		doc.Locale = "en-GB"
		doc.Additional = []cv.OtherSection{{Heading: text(c.heading, 0), Items: []cv.Item{{Text: text(c.item, 1), Bullet: true}}}}
		if c.employer != "" {
			doc.Work = []cv.Engagement{
				{Title: text("Rigger"), Organisation: text(c.employer)}, {Title: text("Deck Hand"), Organisation: text("Tern Ferries")},
			}
		}
		posts := len(doc.Work)
		Document(doc, func([]int) bool { return c.placed }, missingWords)
		if len(doc.Work) != posts || len(doc.Additional) != 1 || doc.Additional[0].OfWork != c.want {
			t.Errorf("%s: %s: %+v", c.heading, c.item, doc.Additional)
		}
	}
}
