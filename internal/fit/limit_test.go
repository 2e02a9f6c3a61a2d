package fit

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// Without a limit of the user's own five posts are told in full; the others keep a line each, and
// what that takes from them is listed.
func TestB2_LimitOfPostsLeavesTheOthersALine(t *testing.T) {
	text := func(id string) cv.Text { return cv.Text{ID: id, Value: id} }
	for _, c := range []struct {
		name        string
		post        cv.Engagement
		want, notes string
	}{
		{"title, employer and years stay", career(1, 2001).Work[0], "Post 2001, Harbour Works (2001 – 2003)", "Bullet 0 of post 0"},
		{
			"nothing goes but text",
			cv.Engagement{Title: text("Mate"), Organisation: text("Gull Ferries"), Location: text("Vigo")},
			"Mate, Gull Ferries in Vigo", "",
		},
		{
			"without years, title and employer are enough",
			cv.Engagement{
				Title: text("Mate"), Organisation: text("Gull Ferries"), Location: text("Vigo"), Summary: []cv.Text{text("Steered.")},
			},
			"Mate, Gull Ferries", "Vigo\nSteered.",
		},
		{"a title alone is no line", cv.Engagement{Title: text("Mate"), Summary: []cv.Text{text("Steered.")}}, "", "Mate\nSteered."},
	} {
		doc := career(1, 2019, 2018, 2017, 2016, 2015)
		doc.Work = append(doc.Work, c.post)
		got, listed := "", ""
		for _, n := range Limit(doc, cv.Limits{Experience: cv.DefaultPosts, Projects: 5, Skills: 5}, nil, nil) {
			if n.Kind == cv.NoteLeftOut {
				listed += n.Before
			}
		}
		for i, w := range doc.Work {
			switch {
			case w.Brief != (i >= cv.DefaultPosts):
				t.Errorf("%s: %s is told in one line: %v", c.name, engagementLine(w), w.Brief)
			case w.Brief:
				got = engagementLine(w)
				if !w.Location.IsZero() {
					got += " in " + w.Location.Value
				}
			}
		}
		if got != c.want || listed != c.notes {
			t.Errorf("%s: %q and listed %q, want %q and %q", c.name, got, listed, c.want, c.notes)
		}
	}
}

// Posts that the limit leaves a line lose it before anything recent goes, not before the
// old posts have been told in fewer words.
func TestB1_LinesBeyondTheLimitGoBeforeWhatIsRecent(t *testing.T) {
	for _, c := range []struct {
		name                           string
		bullets, lines, points, advice int
	}{
		{"all fits", 2, 4, 6, 0},
		{"a line has to go", 3, 3, 9, 0},
		{"all of them", 4, 0, 12, 0},
		{"points have to go as well", 5, 0, 12, 1},
	} {
		doc := career(c.bullets, 2025, 2024, 2023, 2022, 2021, 2020, 2019)
		limitPosts(doc, 3, true, linesOfEntries(doc), func(cv.Note) bool { return true })
		notes := Pages(doc, Target{Pages: 1, Firm: true, Today: 2026}, nil, printed, nil)
		lines, points, advice := 0, 0, 0
		for _, w := range doc.Work {
			if w.Brief {
				lines++
			}
			points += len(w.Highlights)
		}
		for _, n := range notes {
			if n.Kind == cv.NoteAdvice {
				advice++
			}
		}
		if lines != c.lines || points != c.points || advice != c.advice {
			t.Errorf("%s: %d lines, %d points, %d pieces of advice; want %d, %d, %d",
				c.name, lines, points, advice, c.lines, c.points, c.advice)
		}
	}
}

// Lines of no section make room for them: nothing else of a career stands there.
func TestB1_FurtherLinesGoBeforeAPostThatHasOne(t *testing.T) {
	doc := career(3, 2025, 2024, 2023, 2022, 2021)
	further := func(s string) cv.Item { return cv.Item{Text: cv.Text{Value: s}} }
	doc.Additional = []cv.OtherSection{{Items: []cv.Item{further("A talk"), further("A workshop"), further("A visit")}}}
	doc.AssignIDs()
	limitPosts(doc, 3, true, linesOfEntries(doc), func(cv.Note) bool { return true })
	have, _ := printed(doc)
	free := func(d *cv.Document) (int, float64) { // the page ends two of those lines before
		pages, lines := printed(d)
		for _, s := range d.Additional {
			lines -= float64(len(s.Items)) - 1
		}
		if lines < 0 {
			pages++
		}
		return pages, lines
	}
	Pages(doc, Target{Pages: have, Firm: true, Today: 2026}, nil, free, nil)
	if len(doc.Work) != 5 || len(doc.Additional) == 1 && len(doc.Additional[0].Items) == 3 {
		t.Errorf("%d posts and %v are left", len(doc.Work), doc.Additional)
	}
}

// A limit that the user sets is strict.
func TestB2_LimitIsAnUpperBoundAndListsTheRest(t *testing.T) {
	doc := career(1, 2001, 2015, 2019, 2011)
	notes := Limit(doc, cv.Limits{Experience: 2, Projects: 5, Skills: 5}, nil, nil)
	if len(doc.Work) != 2 || doc.Work[0].Title.Value != "Post 2019" || doc.Work[1].Title.Value != "Post 2015" {
		t.Fatalf("kept %v", titles(doc.Work))
	}
	var omitted []string
	for _, n := range notes {
		if n.Kind == cv.NoteLeftOut {
			omitted = append(omitted, n.Before)
		}
	}
	want := []string{
		"Post 2011, Harbour Works (2011 – 2013)\nBullet 0 of post 3",
		"Post 2001, Harbour Works (2001 – 2003)\nBullet 0 of post 0",
	}
	if !slices.Equal(omitted, want) {
		t.Errorf("listed %q, want %q", omitted, want)
	}
}

// A post of which the user put back what the limit took stays, whatever the page target: that it would go as a whole was
// another change, which nobody took back.
func TestB2_WhatIsPutBackStays(t *testing.T) {
	doc := career(3, 2009, 2008, 2007)
	back := doc.Work[2].Dates.Text.ID
	keep := func(n cv.Note) bool { return n.Field != back }
	limitPosts(doc, 1, true, linesOfEntries(doc), func(n cv.Note) bool { return keep(n) })
	Pages(doc, Target{Pages: 1, Firm: true, Today: 2026}, nil, func(*cv.Document) (int, float64) { return 2, 10 }, keep)
	if i := slices.IndexFunc(doc.Work, func(w cv.Engagement) bool { return w.Title.Value == "Post 2007" }); i < 0 {
		t.Errorf("it is left out: %v", titles(doc.Work))
	}
}
