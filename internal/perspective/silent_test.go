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

// Where the CV states the sex of its person, that tells the pronoun of a sentence which needs one; what is chosen comes first.
func TestUnspoken(t *testing.T) {
	const ofNone = "When they are asked, they travel. Enjoys working with their colleagues and their dog. Trains the crews."
	const said = "I am a fitter. When I am asked, I travel. I enjoy working with my colleagues and my dog. I train the crews."
	for _, c := range []struct {
		details []string
		want    string
	}{
		{[]string{"Male"}, "When he is asked, he travels. Enjoys working with his colleagues and his dog. Trains the crews."},
		{[]string{"Sex: Female"}, "When she is asked, she travels. Enjoys working with her colleagues and her dog. Trains the crews."},
		{nil, ofNone},
		{[]string{"Male", "Female"}, ofNone},
		{[]string{"Spouse: Ada Moss, gender: female"}, ofNone},
	} {
		doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Robin Moss"}}}
		for _, d := range c.details {
			doc.Person.Details = append(doc.Person.Details, cv.Detail{Value: cv.Text{Value: d}})
		}
		doc.Summary = []cv.Text{{ID: "s", Value: said}}
		perspective.Document(doc, cv.ThirdPerson, perspective.Unspoken(doc))
		if got := doc.Summary[0].Value; got != "Robin Moss is a fitter. "+c.want {
			t.Errorf("%q: %q", c.details, got)
		}
	}
}

// "Our" goals are the firm's; what everybody has, and what "we" say, stays. An aim is not told as done.
func TestOurInBullets(t *testing.T) {
	for before, want := range map[string]string{
		"Introduced charts into our night efforts.":       "Introduced charts into the night efforts.",
		"Both boats exceeded our goal of nine knots.":     "Both boats exceeded the goal of nine knots.",
		"Reached my goal of nine knots at sea.":           "Reached their goal of nine knots at sea.",
		"Drew the tides of our lives.":                    "Drew the tides of our lives.",
		"We mended our boats at night.":                   "We mended our boats at night.",
		"Link to the chart of Leith":                      "Link to the chart of Leith",
		"Met pilots who said that they know our clients.": "Met pilots who said that they know the clients.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "b", Value: before}}}}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q", before, got)
		}
	}
	aim := "Use skills and talents to run a yard."
	doc := &cv.Document{Locale: "en-GB", Summary: []cv.Text{{ID: "s", Value: aim}}}
	if perspective.Document(doc, cv.ThirdPerson, cv.None); doc.Summary[0].Value != aim {
		t.Errorf("%q", doc.Summary[0].Value)
	}
}
