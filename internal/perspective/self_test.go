package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// What people tell of themselves in lists is told of them; works and signs keep their "I" and "My".
func TestListsToldOfOneself(t *testing.T) {
	for before, want := range map[string]string{
		"I have received the Moss award for the second rank":     "Received the Moss award for the second rank",
		"I secured 95 percent in the county quiz":                "Secured 95 percent in the county quiz",
		"I was awarded the medal of the county":                  "Awarded the medal of the county",
		"I have sufficient knowledge of the pumps of the county": "Sufficient knowledge of the pumps of the county",
		"I have held this post for the last seven years":         "They have held this post for the last seven years",
		"I have skill with ropes of all kinds. I also sail.":     "They have skill with ropes of all kinds. They also sail.",
		"I am the member of the rowing club":                     "Member of the rowing club",
		"I have done training in the yards of the county":        "They have done training in the yards of the county",
		"My yard-based studies have made me sure of knots":       "Their yard-based studies have made them sure of knots",
		"Best crew of the year for my work in the yards":         "Best crew of the year for their work in the yards",
		"Design of a crane in the yard of Me and My Boat":        "Design of a crane in the yard of Me and My Boat",
		"My Fair Lady":                           "My Fair Lady",
		"I T support and network administration": "I T support and network administration",
		"I and C technician skills":              "I and C technician skills",
		"I Phone repairs and servicing":          "I Phone repairs and servicing",
		"I/O modules of the plant":               "I/O modules of the plant",
		"Employee of the year":                   "Employee of the year",
	} {
		doc := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Robin Moss"}}, Awards: []cv.Award{{Title: cv.Text{Value: before}}}}
		doc.Summary = []cv.Text{{Value: "A fitter with nine years of work in the yards of the county and the city."}}
		perspective.Document(doc, cv.ThirdPerson, cv.They)
		if got := doc.Awards[0].Title.Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}

// Bullets as people with other habits write them.
func TestBulletsOfOtherHabits(t *testing.T) {
	for before, want := range map[string]string{
		"Description: I received training in knots.":        "Description: Received training in knots.",
		"I Will Enter the payments in the ledger":           "They Will Enter the payments in the ledger",
		"Manage/coordinate the crews of the contractor":     "Manages/coordinates the crews of the contractor",
		"Skype I'd: robinmoss":                              "Skype I'd: robinmoss",
		"Presented a model of the pump at our college":      "Presented a model of the pump at the college",
		"Repaired the pumps of our customers":               "Repaired the pumps of the customers",
		"Repaired the pumps of our family":                  "Repaired the pumps of our family",
		"Took care of our elderly parents":                  "Took care of our elderly parents",
		"Published our findings with Prof. Hale":            "Published our findings with Prof. Hale",
		"Showed guests around with our booking tool":        "Showed guests around with the booking tool",
		"Did our best under pressure":                       "Did our best under pressure",
		"Ran our family business":                           "Ran our family business",
		"Is able to multi-task and work at night.":          "Is able to multi-task and work at night.",
		"I am able to multi-task and work at night.":        "They are able to multi-task and work at night.",
		"Admit card of the school":                          "Admit card of the school",
		"Table less pages for the yard":                     "Table less pages for the yard",
		"Plan pumps with our Head of Works":                 "Plans pumps with the Head of Works",
		"Sent the letter to our Leith clients using a boat": "Sent the letter to the Leith clients using a boat",
		"Drew plans for our senior engineers":               "Drew plans for the senior engineers",
		"Looked after our old house":                        "Looked after our old house",
		"Reported to our finance department":                "Reported to the finance department",
		"Answered questions about our tidal products":       "Answered questions about the tidal products",
		"Work permit papers open and keep the yard safe.":   "Work permit papers open and keep the yard safe.",
		"Work closely with the crews of the yard.":          "Works closely with the crews of the yard.",
		"Do audit of the ledgers to find old items.":        "Does audit of the ledgers to find old items.",
		"Do the weekly rounds of the yard.":                 "Does the weekly rounds of the yard.",
		"I, SK. Moss hereby declare that all is true.":      "I, SK. Moss hereby declare that all is true.",
		"I, a trained nurse, led the ward.":                 "They, a trained nurse, led the ward.",
		"Do you sail at night?":                             "Do you sail at night?",
		"Kept the boats and our old friends":                "Kept the boats and our old friends",
		"Produced the musical I Will Survive Another Day":   "Produced the musical I Will Survive Another Day",
	} {
		doc := &cv.Document{
			Person: cv.Person{Name: cv.Text{Value: "Robin Moss"}},
			Work:   []cv.Engagement{{Title: cv.Text{Value: "Fitter"}, Highlights: []cv.Text{{Value: before}}}},
		}
		doc.Summary = []cv.Text{{Value: "A fitter with nine years of work in the yards of the county and the city."}}
		perspective.Document(doc, cv.ThirdPerson, cv.They)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}

// Two words that name a kind of thing together are no verbs.
func TestTwofoldThings(t *testing.T) {
	for before, want := range map[string]string{
		"Build a drag and drop page for the crews":     "Builds a drag and drop page for the crews",
		"Lead the stop and search unit of the harbour": "Leads the stop and search unit of the harbour",
		"Manage a yard and train the crews":            "Manages a yard and trains the crews",
		"Check the ropes and replace the blocks":       "Checks the ropes and replaces the blocks",
	} {
		if got, _ := perspective.Rewrite(before, cv.ThirdPerson, perspective.Subject{Name: "Robin Moss", Pronouns: cv.They}); got != want {
			t.Errorf("%q: %q", before, got)
		}
	}
}
