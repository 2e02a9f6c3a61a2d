package perspective_test

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// Verbs whose past looks like the base form: what the sentence says decides.
func TestVerbsAlikeInPastAndPresent(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		// a change with its measure is over
		{"I cut the queue at the till from 12 to 5 minutes.", "She cut the queue at the till from 12 to 5 minutes."},
		{"I cut returns from 8% to 3%.", "She cut returns from 8% to 3%."},
		{"I cut the budget from £4m to £3m.", "She cut the budget from £4m to £3m."},
		{"I cut breakages by 30 %.", "She cut breakages by 30 %."},
		{"I cut waste by half and kept the stores tidy.", "She cut waste by half and kept the stores tidy."},
		{"I cut our energy use in half.", "She cut our energy use in half."},
		// so is what has a date, or happened to one thing
		{"I cut waste last spring.", "She cut waste last spring."},
		{"I read law at Durham.", "She read law at Durham."},
		{"I put the merger to the trustees.", "She put the merger to the trustees."},
		{"I put a case for new kilns.", "She put a case for new kilns."},
		{"I cut overtime when we moved to Leith.", "She cut overtime when we moved to Leith."},
		// a sign of the present, or what is done again and again
		{"I cut 40 keys a day.", "She cuts 40 keys a day."},
		{"I put the rota up every week.", "She puts the rota up every week."},
		{"I currently put the bulletin together.", "She currently puts the bulletin together."},
		{"I put patients first.", "She puts patients first."},
		{"I put the guest first.", "She puts the guest first."},
		{"I cut hair.", "She cuts hair."},
		{"I read meters from 9 to 5.", "She reads meters from 9 to 5."},
		{"I read drawings and cut steel to size.", "She reads drawings and cuts steel to size."},
		{"I let the team decide.", "She lets the team decide."},
	})
}

// A bullet that loses its "I" shows by all of its verbs that it tells of a habit.
func TestVerbsAlikeOfBullets(t *testing.T) {
	for in, want := range map[string]string{
		"I read engineering drawings and set up my own jobs.": "Reads engineering drawings and sets up jobs.",
		"I cut 40 keys a day.":                                "Cuts 40 keys a day.",
		"I cut waste last spring.":                            "Cut waste last spring.",
	} {
		d := &cv.Document{Work: []cv.Engagement{{Title: cv.Text{Value: "Fitter"}, Highlights: []cv.Text{{Value: in}}}}}
		perspective.Document(d, cv.ThirdPerson, cv.None)
		if got := d.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%s\n got  %s\n want %s", in, got, want)
		}
	}
}

func TestNoHalfChangedSentence(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{"Read charts, done the soundings and log depths myself.", "Read charts, done the soundings and log depths herself."},
		{"Myself and 2 fitters rebuilt the lift.", "She and 2 fitters rebuilt the lift."},
		{"I built it by myself and 2 fitters helped.", "She built it by herself and 2 fitters helped."},
		{"I have cut waste, seen two audits through and train others.", "She has cut waste, seen two audits through and trains others."},
	})
}

// What the other bullets of a post tell of decides where the sentence does not.
func TestBulletsOfAPostKeepOneTime(t *testing.T) {
	post := func(bullets ...string) *cv.Document {
		doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Ann Lee"}}}
		e := cv.Engagement{Dates: cv.DateRange{Start: cv.Date{Year: 2020}, Current: true}}
		for _, b := range bullets {
			e.Highlights = append(e.Highlights, cv.Text{Value: b})
		}
		doc.Work = []cv.Engagement{e}
		doc.AssignIDs()
		return doc
	}
	for _, c := range []struct {
		name, want string
		bullets    []string
	}{
		{"past around it", "Cut overheads.", []string{"I cut overheads.", "I opened two depots.", "I hired the fitters."}},
		{"present around it", "She cuts overheads.", []string{"I cut overheads.", "I run two depots.", "I hire the fitters."}},
		{"nothing around it", "She cuts overheads.", []string{"I cut overheads."}},
	} {
		doc := post(c.bullets...)
		perspective.Document(doc, cv.ThirdPerson, cv.She)
		if got := doc.Work[0].Highlights[0].Value; got != c.want && got != strings.TrimPrefix(c.want, "She ") {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// A nickname is left out of the introduction: quotation marks would make it a
// quotation, which the profile never held.
func TestNicknamesInTheIntroduction(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{`TOMASZ "TOMEK" WILK`, "Tomasz Wilk repairs pumps."},
		{`Tomasz “Tomek” Wilk`, "Tomasz Wilk repairs pumps."},
		{`TOMASZ (TOMEK) WILK`, "Tomasz Wilk repairs pumps."},
		{`Tomasz 'Tomek' Wilk`, "Tomasz Wilk repairs pumps."},
		{`SEAN O'DEA-WILK`, "Sean O'Dea-Wilk repairs pumps."},
		{`TOMASZ "TOMEK`, "He repairs pumps."}, // no certain name
	} {
		doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: c.name}}, Summary: []cv.Text{{Value: "I repair pumps."}}}
		doc.AssignIDs()
		perspective.Document(doc, cv.ThirdPerson, cv.He)
		if got := doc.Summary[0].Value; got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// Where the sentence would not hold with the name, the pronoun stands.
func TestANameThatDoesNotHold(t *testing.T) {
	doc := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Tomasz Wilk"}}, Summary: []cv.Text{{Value: "I repair pumps."}}}
	doc.AssignIDs()
	without := func(_, after, name string) bool { return !strings.Contains(after, name) }
	perspective.Selected(doc, cv.ThirdPerson, cv.He, nil, without)
	if got := doc.Summary[0].Value; got != "He repairs pumps." {
		t.Errorf("got %q", got)
	}
}
