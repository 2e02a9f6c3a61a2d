package fit

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// usualPosts is a target with the limit of posts that nobody chose.
func usualPosts(pages, posts int) Target {
	return Target{Pages: pages, Firm: true, Today: 2026, Usual: cv.Limits{Experience: posts}}
}

// Where the pages have no room for all, five posts are told in full; the others keep a line each, and
// what that takes from them is listed.
func TestB2_LimitOfPostsLeavesTheOthersALine(t *testing.T) {
	text := func(id string) cv.Text { return cv.Text{ID: id, Value: id} }
	for _, c := range []struct {
		name        string
		post        cv.Engagement
		want, notes string
	}{
		{"title, employer and years stay", career(1, 2018).Work[0], "Post 2018, Harbour Works (2018 – 2020)", "Bullet 0 of post 0"},
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
	} {
		doc := career(1, 2023, 2022, 2021, 2020, 2019)
		doc.Work = append(doc.Work, c.post)
		doc.AssignIDs()
		Limit(doc, cv.Limits{Experience: cv.NoLimit, Projects: 5, Skills: 5}, nil, nil)
		got, listed := "", ""
		full := func(d *cv.Document) (int, float64) { // there is room for five
			if len(d.Work) > 5 && !d.Work[5].Brief {
				return 3, 5
			}
			return 1, 5
		}
		for _, n := range Pages(doc, usualPosts(2, cv.DefaultPosts), nil, full, nil) {
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

// Posts beyond the limit that nobody chose are told in full where there is room, in one line before the newest lose
// anything, and keep that line until every post is down to its strongest points.
func TestB1_PostsBeyondTheUsualLimit(t *testing.T) {
	for _, c := range []struct {
		name                           string
		bullets, lines, points, advice int
	}{
		{"all fits", 0, 0, 0, 0},
		{"two are told in one line", 1, 2, 5, 1},
		{"all of them", 3, 4, 8, 1},
		{"points go before their lines", 4, 4, 8, 1},
		{"and more points", 5, 4, 8, 1},
	} {
		doc := career(c.bullets, 2025, 2024, 2023, 2022, 2021, 2020, 2019)
		notes := Pages(doc, usualPosts(1, 3), nil, printed, nil)
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

// What is beyond a limit that nobody chose stays where there is room, and goes first where there is none: skills, projects.
func TestB1_UsualLimitsBiteOnlyWithoutRoom(t *testing.T) {
	usual := cv.Limits{Experience: 5, Projects: 2, Skills: 3}
	for _, c := range []struct {
		name             string
		bullets          int
		projects, skills int // that are left
		heading          string
	}{
		{"room for all", 1, 4, 8, ""},
		{"room for some", 3, 4, 6, ""},
		{"the label goes with the last of a row", 6, 4, 3, "Tools"},
	} {
		doc := career(c.bullets, 2025)
		for _, name := range []string{"Wharf", "Lock", "Weir", "Sluice"} {
			doc.Projects = append(doc.Projects, cv.Project{Name: cv.Text{Value: name}})
		}
		doc.Skills = []cv.SkillGroup{row("", "Code", numbered(3, "c")...), row("", "Tools", numbered(5, "t")...)}
		for i := range doc.Skills {
			doc.Skills[i].Name.ID = ""
			for k := range doc.Skills[i].Keywords {
				doc.Skills[i].Keywords[k].ID = ""
			}
		}
		doc.AssignIDs()
		notes := Pages(doc, Target{Pages: 1, Today: 2026, Usual: usual}, nil, measure, nil)
		skills, heading := 0, ""
		for _, g := range doc.Skills {
			skills += len(g.Keywords)
		}
		for _, n := range notes {
			if strings.HasSuffix(n.Field, ".name") && strings.HasPrefix(n.Field, "skills") {
				heading = n.Before
			}
		}
		if len(doc.Projects) != c.projects || skills != c.skills || heading != c.heading {
			t.Errorf("%s: %d projects, %d skills, heading %q; want %d, %d, %q",
				c.name, len(doc.Projects), skills, heading, c.projects, c.skills, c.heading)
		}
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

// Skills beyond the usual limit do not begin a page of their own; posts and projects may.
func TestB1_SkillsBeyondTheLimitBeginNoPage(t *testing.T) {
	for _, c := range []struct {
		name                    string
		posts, points, projects int // of the CV
		skills                  int // that are left of forty
	}{
		{"all on one page", 1, 3, 0, 40},
		{"a page with little else", 1, 22, 0, 36},
		{"more than skills is on the second", 5, 10, 4, 40},
		{"a second page that is used", 6, 8, 0, 40},
	} {
		doc := career(c.points, []int{2025, 2024, 2023, 2022, 2021, 2020}[:c.posts]...)
		for i := range c.projects {
			doc.Projects = append(doc.Projects, cv.Project{Name: cv.Text{Value: fmt.Sprintf("Weir %d", i)}})
		}
		doc.Skills = []cv.SkillGroup{{}}
		for i := range 40 {
			doc.Skills[0].Keywords = append(doc.Skills[0].Keywords, cv.Text{Value: fmt.Sprintf("skill %d", i)})
		}
		doc.AssignIDs()
		sixty := func(d *cv.Document) (int, float64) {
			lines := 0
			d.Walk(func(cv.Ref) { lines++ })
			pages := max(1, (lines+62)/63)
			return pages, float64(pages*63 - lines)
		}
		notes := Pages(doc, Target{Pages: 2, Today: 2026, Usual: cv.Limits{Experience: 2, Projects: 2, Skills: 10}}, nil, sixty, nil)
		posts, projects, skills := len(doc.Work), len(doc.Projects), len(doc.Skills[0].Keywords)
		if skills != c.skills || len(notes) != 40-c.skills || posts != c.posts || projects != c.projects {
			t.Errorf("%s: %d skills, %d posts, %d projects and %d notes; want %d skills",
				c.name, skills, posts, projects, len(notes), c.skills)
		}
	}
}

// A post of which the user put back what the limit took stays, whatever the page target: that it would go as a whole was
// another change, which nobody took back.
func TestB2_WhatIsPutBackStays(t *testing.T) {
	doc := career(3, 2009, 2008, 2007)
	back := doc.Work[2].Dates.Text.ID
	Pages(doc, usualPosts(1, 1), nil, func(*cv.Document) (int, float64) { return 2, 10 }, func(n cv.Note) bool { return n.Field != back })
	if i := slices.IndexFunc(doc.Work, func(w cv.Engagement) bool { return w.Title.Value == "Post 2007" }); i < 0 {
		t.Errorf("it is left out: %v", titles(doc.Work))
	}
}

func row(id, name string, skills ...string) cv.SkillGroup {
	g := cv.SkillGroup{Name: cv.Text{ID: id + ".name", Value: name, Lines: []int{len(skills)}}}
	for _, s := range skills {
		g.Keywords = append(g.Keywords, cv.Text{ID: id + "." + s, Value: s, Lines: []int{len(skills)}})
	}
	return g
}

func numbered(n int, letter string) (list []string) {
	for i := range n {
		list = append(list, letter+string(rune('a'+i)))
	}
	return list
}

func TestPostWithoutDatesStandsBehindTheOneThatGoesOn(t *testing.T) {
	post := func(title string, r cv.DateRange) cv.Engagement {
		return cv.Engagement{Title: cv.Text{ID: title, Value: title}, Dates: r}
	}
	years := func(from, to int) cv.DateRange {
		return cv.DateRange{Start: cv.Date{Year: from}, End: cv.Date{Year: to}}
	}
	doc := &cv.Document{Work: []cv.Engagement{
		post("Helper", cv.DateRange{}), post("Fitter", cv.DateRange{Start: cv.Date{Year: 2019}, Current: true}),
		post("Clerk", years(2012, 2015)),
	}}
	Limit(doc, cv.Limits{Experience: 5, Projects: 5, Skills: 20}, nil, nil)
	var got []string
	for _, w := range doc.Work {
		got = append(got, w.Title.Value)
	}
	if !slices.Equal(got, []string{"Fitter", "Helper", "Clerk"}) {
		t.Errorf("got %q", got)
	}
}

// B1: what the line of a post takes stands in no other note, so that taking that one back changes what is printed.
func TestB1_NothingIsLeftOutTwice(t *testing.T) {
	years := []int{2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015, 2014}
	for pages := 1; pages <= 4; pages++ {
		seen := map[string]string{}
		for _, n := range Pages(career(10, years...), usualPosts(pages, 5), nil, printed, nil) {
			for _, value := range strings.Split(n.Before, "\n") {
				if n.Kind != cv.NoteLeftOut || !strings.HasPrefix(value, "Bullet") {
					continue
				}
				if seen[value] != "" {
					t.Errorf("%d pages: %s in the notes of %s and %s", pages, value, seen[value], n.Field)
				}
				seen[value] = n.Field
			}
		}
	}
}
