package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// A text is brought into the third person whole, or not at all where its pronouns would tell of somebody else.
func TestTextsChangeWhole(t *testing.T) {
	for before, want := range map[string]string{
		// To a reader.
		"I thank you for your time and look forward to my first day at sea.": "",
		"You can reach me at the yard, where I splice ropes.":                "",
		"Email me at the yard of the port":                                   "",
		": hereby declare that all is true to my knowledge":                  "",
		"Patient care of boats at the heart of my endeavours":                "Patient care of boats at the heart of their endeavours",
		// "Them" would be others.
		"Two masters of the port allowed me to sail at night.": "",
		"Talks with the crews of both yards gave me new aims.": "",
		"This post gave me new aims at sea.":                   "This post gave them new aims at sea.",
		// "They" would be the things before.
		"Pumps, hoists and motors, I was responsible for all of them.": "",
		"Upper Yard and Lower Quay, Here I try to splice ropes.":       "",
		"With nine years in yards, I have run three slipways.":         "With nine years in yards, they have run three slipways.",
		"Moss Ropes sells hawsers to crews and I am working there.":    "",
		// The reflexive of several beside a verb of one.
		"Push myself to new boats and crews at sea.":  "",
		"Adapt myself to new boats and crews at sea.": "Adapts to new boats and crews at sea.",
		"I can adjust myself to any crew.":            "Can adjust to any crew.",
		// A label needs no owner.
		"My role: rigging of boats":                  "Role: rigging of boats",
		"My role in the yard – rigging of all boats": "Role in the yard – rigging of all boats",
		// Half of it could not be changed.
		"I splice ropes and moor boats My passion for knots is known.": "",
		"I want to grow where I can prove myselfand my crew.":          "",
		// Somebody else says "our".
		"We sail at dawn from our harbour each week.":   "",
		"Please report to our office before you sail.":  "",
		"Mended the boats of our clients in the yard.":  "Mended the boats of the clients in the yard.",
		"I ran a slipway for my tenure at the old port": "Ran a slipway for their tenure at the old port",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "b", Value: before}}}}}
		doc.Summary = []cv.Text{{Value: "A fitter with nine years of work in the yards of the county and the city."}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if want == "" {
			want = before
		}
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q", before, got)
		}
	}
}

// A profile that opens with what is somebody's names whose it is.
func TestProfilesNameTheirOwner(t *testing.T) {
	for before, want := range map[string]string{
		"My career has led me to the yards of the county.": "Robin Moss’s career has led them to the yards of the county.",
		"To work in a yard where I can use my skills.":     "To work in a yard where Robin Moss can use skills.",
		"A post in a yard where I learn all the knots.":    "A post in a yard where Robin Moss learns all the knots.",
	} {
		doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Robin Moss."}}}
		doc.Summary = []cv.Text{{ID: "s", Value: before}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if got := doc.Summary[0].Value; got != want {
			t.Errorf("%q: %q", before, got)
		}
	}
}

// "They" goes with the "them" of what somebody does, not with those of another clause.
func TestTheyDoThingsToThem(t *testing.T) {
	const first = "I am a rigger with nine years in the yards of the county."
	for before, want := range map[string]string{
		"I like making small ropes and explaining them to people who do not sail.": "They like making small ropes and explaining them to " +
			"people who do not sail.",
		"I asked the crews of both yards to let them sail.": "",
		"I told the masters that they could sail at night.": "",
	} {
		doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Robin Moss"}}}
		doc.Summary = []cv.Text{{ID: "s", Value: first + " " + before}}
		perspective.Document(doc, cv.ThirdPerson, cv.They)
		if want == "" {
			want = before
		}
		if got := doc.Summary[0].Value; !strings.HasSuffix(got, want) {
			t.Errorf("%q: %q", before, got)
		}
	}
}

// No deed goes on from what somebody has knowledge of, or is skilled in, without an object that shows it.
func TestWhatIsKnownIsNoDeed(t *testing.T) {
	for before, want := range map[string]string{
		"I have an understanding of tides and stock control.":      "Has an understanding of tides and stock control.",
		"I am skilled in mending ropes and clean decks.":           "Is skilled in mending ropes and clean decks.",
		"I have experience in building yards and demo boats.":      "Has experience in building yards and demo boats.",
		"I have experience of ropes and design my own knots.":      "Has experience of ropes and designs knots.",
		"I have strong rope skills, type fast and hold a licence.": "Has strong rope skills, types fast and holds a licence.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "b", Value: before}}}}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}

// The sentences of a bullet that opens with a plain verb all do.
func TestSentencesOfABulletOpenAlike(t *testing.T) {
	for before, want := range map[string]string{
		"Enter the tides in the log. Update the board with it.": "Enters the tides in the log. Updates the board with it.",
		"Maintain nine pumps. Repair teams: three.":             "Maintains nine pumps. Repair teams: three.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Highlights: []cv.Text{{ID: "b", Value: before}}}}}
		perspective.Document(doc, cv.ThirdPerson, cv.None)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}
