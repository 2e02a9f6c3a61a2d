package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// Without pronouns sentences go without a subject behind the one that has the name (D-102); what needs
// one says "they".
func TestWithoutPronouns(t *testing.T) {
	const name = "Robin Moss is a fitter with nine years in yards."
	for before, want := range map[string]string{
		"I've run three sheds and I'm used to night shifts.": "Has run three sheds and is used to night shifts.",
		"I also train the crews.":                            "Also trains the crews.",
		"I can drive a crane.":                               "Can drive a crane.",
		"I was promoted twice.":                              "Was promoted twice.",
		"I don't smoke.":                                     "Doesn't smoke.",
		"I built my teams from scratch.":                     "Built teams from scratch.",
		"I think my work benefits other people.":             "Thinks their work benefits other people.",
		"As a manager of Olaya Quay my duties were many.":    "As a manager of Olaya Quay their duties were many.",
		"I enjoy my work benefits at sea.":                   "Enjoys work benefits at sea.",
		"I enjoy working with my colleagues and my dog.":     "Enjoys working with their colleagues and their dog.",
		"I have sewn nets, and I am seeking a post at sea.":  "Has sewn nets, and is seeking a post at sea.",
		"When I am asked, I travel.":                         "When they are asked, they travel.",
		"My teams keep their promises.":                      "Their teams keep their promises.",
		"My field experience has been in docks.":             "Field experience has been in docks.",
		"I'd like to lead a yard.":                           "They would like to lead a yard.",
		"The crew and I built a slipway.":                    "The crew and they built a slipway.",
		"Took a year out to travel.":                         "Took a year out to travel.",
	} {
		doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Robin Moss"}}}
		doc.Summary = []cv.Text{{ID: "s", Value: "I am a fitter with nine years in yards. " + before}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if got := doc.Summary[0].Value; got != name+" "+want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}
