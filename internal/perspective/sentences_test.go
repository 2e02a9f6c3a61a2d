package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// One sentence of a short profile that cannot be turned keeps none of the others in the first person; a letter is turned whole or not.
func TestSentencesOfAProfileAreTurnedOneByOne(t *testing.T) {
	const stays = "The crews of both yards let me stay while they left."
	profile := "I am a rigger with nine years in yards. " + stays + " I have led two crews."
	d := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Robin Moss"}}, Summary: []cv.Text{{Value: profile}}}
	d.AssignIDs()
	perspective.Document(d, cv.ThirdPerson, cv.None)
	got := d.Summary[0].Value
	for _, want := range []string{"Robin Moss is a rigger", stays, "Has led two crews."} {
		if !strings.Contains(got, want) {
			t.Errorf("%q lacks %q", got, want)
		}
	}
	letter := profile + strings.Repeat(" The yard was full of ropes.", 8)
	d.Summary[0].Value = letter
	perspective.Document(d, cv.ThirdPerson, cv.None)
	if got := d.Summary[0].Value; got != letter {
		t.Errorf("the letter became %q", got)
	}
}

// What stands behind a label, and letters that a sign ties together.
func TestBehindLabels(t *testing.T) {
	for in, want := range map[string]string{
		"Crew lead, regatta of the club of Hull: I learned about sails.": "Crew lead, regatta of the club of Hull: Learned about sails.",
		"Growth: Coach and mentor riggers of both yards.":                "Growth: Coaches and mentors riggers of both yards.",
		"Brief: Design and build bridges of rope.":                       "Brief: Design and build bridges of rope.",
		"Able to read drawings and P&I diagrams of pumps.":               "Able to read drawings and P&I diagrams of pumps.",
	} {
		d := listOf(in, cv.DateRange{Start: cv.Date{Year: 2019}, Current: true})
		perspective.Document(d, cv.ThirdPerson, cv.None)
		if got := d.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

// Verbs that another word hid, told of a post that is over.
func TestHiddenVerbsOfWhatIsOver(t *testing.T) {
	for in, want := range map[string]string{
		"Cross-examine suppliers about rope prices.":  "Cross-examined suppliers about rope prices.",
		"Schedule or dispatch crews to the berths.":   "Scheduled or dispatched crews to the berths.",
		"Peer reviewed the other logs of both yards.": "Peer reviewed the other logs of both yards.",
	} {
		d := listOf(in, cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}})
		perspective.Over(d, nil, func(string, string) bool { return true })
		if got := d.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}
