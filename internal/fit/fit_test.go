package fit

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"focal/internal/cv"
	_ "focal/internal/fixedseed"
)

// career builds a CV of posts with n bullets each, from first, one every two
// years, in the order given.
func career(bullets int, years ...int) *cv.Document {
	doc := &cv.Document{}
	for i, y := range years {
		w := cv.Engagement{
			Title: cv.Text{Value: fmt.Sprintf("Post %d", y)}, Organisation: cv.Text{Value: "Harbour Works"},
			Dates: cv.DateRange{Start: cv.Date{Year: y}, End: cv.Date{Year: y + 2}, Text: cv.Text{Value: fmt.Sprint(y)}},
		}
		for b := range bullets {
			w.Highlights = append(w.Highlights, cv.Text{Value: fmt.Sprintf("Bullet %d of post %d", b, i)})
		}
		doc.Work = append(doc.Work, w)
	}
	doc.AssignIDs()
	return doc
}

// measure pretends that every value takes a line of a page of twenty.
func measure(doc *cv.Document) (int, float64) {
	lines := 0
	doc.Walk(func(cv.Ref) { lines++ })
	pages := max(1, (lines+19)/20)
	return pages, float64(pages*20 - lines)
}

// printed is measure with posts in one line as they are printed.
func printed(doc *cv.Document) (int, float64) {
	lines := 0
	for _, w := range doc.Work {
		if lines++; !w.Brief {
			lines += 1 + len(w.Highlights)
		}
	}
	pages := max(1, (lines+19)/20)
	return pages, float64(pages*20 - lines)
}

func TestUndatedPostsKeepTheirOrder(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{{Title: cv.Text{Value: "A"}}, {Title: cv.Text{Value: "B"}}, {Title: cv.Text{Value: "C"}}}}
	if notes := Limit(doc, cv.Limits{Experience: 5, Projects: 5, Skills: 5}, nil, nil); len(notes) != 0 || titles(doc.Work) != "A; B; C" {
		t.Errorf("moved: %v %v", titles(doc.Work), notes)
	}
}

// A post without dates stays beside its neighbours of the CV, whichever way that goes.
func TestUndatedPostsStayBesideTheirNeighbours(t *testing.T) {
	post := func(title string, year int) cv.Engagement {
		w := cv.Engagement{Title: cv.Text{Value: title}}
		if year > 0 {
			w.Dates = cv.DateRange{Start: cv.Date{Year: year}, End: cv.Date{Year: year + 1}, Text: cv.Text{Value: "x"}}
		}
		return w
	}
	for _, c := range []struct {
		name  string
		posts []cv.Engagement
		want  string
	}{
		{"from old to new", []cv.Engagement{post("A", 2001), post("B", 0), post("C", 2005), post("D", 0)}, "DCBA"},
		{"from new to old", []cv.Engagement{post("D", 2005), post("C", 0), post("B", 2001), post("A", 0)}, "DCBA"},
		{"one date tells nothing", []cv.Engagement{post("A", 0), post("B", 2001), post("C", 0)}, "ABC"},
	} {
		doc := &cv.Document{Work: c.posts}
		Limit(doc, cv.Limits{Experience: 9, Projects: 9, Skills: 9}, nil, nil)
		got := ""
		for _, w := range doc.Work {
			got += w.Title.Value
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestB2_SkillsUpToTheLimit(t *testing.T) {
	group := func(name string, words ...string) cv.SkillGroup {
		g := cv.SkillGroup{Name: cv.Text{Value: name}}
		for _, w := range words {
			g.Keywords = append(g.Keywords, cv.Text{ID: w, Value: w})
		}
		return g
	}
	code, data, tools := group("Code", "Ada", "Go", "Lua"), group("Data", "SQL", "R"), group("Tools", "Make", "Git", "Vim", "Jira")
	for _, c := range []struct {
		name      string
		groups    []cv.SkillGroup
		weights   Weights
		limit     int
		want, out string
	}{
		{"all fit", []cv.SkillGroup{code, data}, nil, 5, "Ada Go Lua / SQL R", ""},
		{"whole groups, those with evidence first", []cv.SkillGroup{data, code}, nil, 4, "Ada Go Lua", "Data, SQL, R"},
		{"the job's before the evidence", []cv.SkillGroup{code, data}, Weights{"SQL": 1}, 3, "SQL R", "Code, Ada, Go, Lua"},
		{"what the job asks for stays beyond the limit", []cv.SkillGroup{code, data, tools}, Weights{"Ada": 1, "R": 1, "Vim": .5}, 2, "Ada / R / Vim", "Go, Lua, SQL, Make, Git, Jira"},
		{"a group larger than the limit", []cv.SkillGroup{tools}, nil, 2, "Make Git", "Vim, Jira"},
		{"a list without a name", []cv.SkillGroup{group("", "Ada", "Lua", "Go", "C")}, nil, 2, "Ada Go", "Lua, C"},
		{
			"room for several of each: no group goes",
			[]cv.SkillGroup{code, group("Yard", "Rope", "Knot", "Sail", "Mast", "Oar"), tools},
			nil, 9,
			"Ada Go Lua / Rope Knot Sail / Make Git Vim", "Mast, Oar, Jira",
		},
		{"room that no group fills", []cv.SkillGroup{code, tools}, nil, 6, "Ada Go Lua / Make Git Vim", "Jira"},
	} {
		doc := career(0, 2020)
		doc.Work[0].Highlights = []cv.Text{{ID: "h", Value: "Wrote Go services."}}
		doc.Skills = c.groups
		before := doc.Clone()
		notes := Limit(doc, cv.Limits{Experience: 5, Projects: 5, Skills: c.limit}, c.weights, nil)
		var rows []string
		for _, g := range doc.Skills {
			var words []string
			for _, k := range g.Keywords {
				words = append(words, k.Value)
			}
			rows = append(rows, strings.Join(words, " "))
		}
		var left []string
		for _, n := range notes {
			left = append(left, n.Before)
		}
		out := strings.Join(left, ", ")
		if got := strings.Join(rows, " / "); got != c.want || out != c.out {
			t.Errorf("%s: kept %q and left out %q, want %q and %q", c.name, got, out, c.want, c.out)
		}
		for i := range left { // each can be put back by itself
			one := before.Clone()
			again := Limit(one, cv.Limits{Experience: 5, Projects: 5, Skills: c.limit}, c.weights, func(n cv.Note) bool { return n.Before != left[i] })
			want := len(left) - 1
			switch {
			case left[i] == "Code" || left[i] == "Data": // with all its skills
				want = 0
			case left[0] == "Code" || left[0] == "Data": // with its heading
				want--
			}
			if len(again) != want {
				t.Errorf("%s: with %s put back, %d notes", c.name, left[i], len(again))
			}
		}
		Limit(before, cv.Limits{Experience: 5, Projects: 5, Skills: c.limit}, c.weights, func(cv.Note) bool { return false })
		if len(before.Skills) != len(c.groups) {
			t.Errorf("%s: what the user took back is gone all the same", c.name)
		}
	}
}

func TestPagesCutsOldBulletsFirstAndSaysSo(t *testing.T) {
	doc := career(9, 2022, 2019, 2004, 2000)
	notes := Pages(doc, Target{Pages: 2, Today: 2026}, nil, measure, nil)
	if pages, _ := measure(doc); pages > 2 {
		t.Fatalf("still %d pages", pages)
	}
	if len(notes) == 0 {
		t.Fatal("nothing was listed")
	}
	if len(doc.Work[0].Highlights) != 9 {
		t.Errorf("the newest post lost bullets while old ones could go: %d left", len(doc.Work[0].Highlights))
	}
	for _, n := range notes {
		if !strings.Contains(n.Reason, "2 pages") || n.Before == "" {
			t.Errorf("note does not explain itself: %+v", n)
		}
	}
}

// Concise aims at one page, and at two where a post of the last ten years would
// lose its last point; then it says what one page would take.
func TestPagesRelaxesConciseBeforeCuttingTheLastTenYears(t *testing.T) {
	for _, c := range []struct {
		name  string
		doc   *cv.Document
		pages int
	}{
		{"four posts of five points", career(5, 2024, 2022, 2020, 2018), 1},
		{"six posts of four points", career(4, 2024, 2023, 2022, 2021, 2020, 2019), 2},
	} {
		before := len(c.doc.Work)
		notes := Pages(c.doc, Target{Pages: 1, Relax: true, Today: 2026}, nil, measure, nil)
		if got, _ := measure(c.doc); got != c.pages {
			t.Errorf("%s: %d pages, want %d", c.name, got, c.pages)
		}
		for _, w := range c.doc.Work {
			if len(w.Highlights) == 0 || w.Brief || len(c.doc.Work) != before {
				t.Errorf("%s: %s lost all its points", c.name, w.Title.Value)
			}
		}
		if last := notes[len(notes)-1]; last.Kind != cv.NoteAdvice || !strings.Contains(last.Reason, "last ten years") {
			t.Errorf("%s: nobody is told what one page takes: %+v", c.name, last)
		}
	}
}

// A limit that the user chose is met, and what lies far back goes first.
func TestB1_PagesMeetsTheLimitOfTheUser(t *testing.T) {
	twelve := []int{2024, 2022, 2020, 2018, 2016, 2014, 2012, 2010, 2008, 2006, 2004, 2002}
	for _, c := range []struct {
		name                string
		bullets, pages      int
		years               []int
		wantBrief, wantGone int  // posts in one line, posts left out
		recentWhole         bool // posts of the last ten years keep every point
	}{
		{"nothing to do", 2, 1, []int{2024, 2022}, 0, 0, true},
		{"old posts in one line are enough", 8, 2, []int{2024, 2022, 2020, 2012, 2010, 2008, 2006}, 2, 0, true},
		{"twelve posts on three pages", 3, 3, twelve, 0, 0, true},
		{"twelve posts on two pages", 5, 2, twelve, 6, 0, false},
		{"twelve posts on one page", 5, 1, twelve, 0, 6, false},
	} {
		doc := career(c.bullets, c.years...)
		Pages(doc, Target{Pages: c.pages, Firm: true, Today: 2026}, nil, printed, nil)
		if got, _ := printed(doc); got > c.pages {
			t.Errorf("%s: %d pages", c.name, got)
		}
		brief, whole := 0, true
		for _, w := range doc.Work {
			if w.Brief {
				brief++
			} else if w.Dates.End.Year >= 2016 {
				whole = whole && len(w.Highlights) == c.bullets
			}
		}
		if gone := len(c.years) - len(doc.Work); brief != c.wantBrief || gone != c.wantGone || whole != c.recentWhole {
			t.Errorf("%s: %d posts in one line, %d left out, recent ones whole: %v", c.name, brief, gone, whole)
		}
	}
}

// No cut can be taken back without the document growing over its target, and none
// is made for a target that cannot be met.
func TestB1_PropertyNoCutIsInVain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := career(rapid.IntRange(0, 8).Draw(t, "bullets"), rapid.SliceOfN(rapid.IntRange(1990, 2025), 0, 12).Draw(t, "years")...)
		for i := range rapid.IntRange(0, 40).Draw(t, "degrees") {
			before.Education = append(before.Education, cv.Education{Degree: cv.Text{Value: fmt.Sprint("Degree ", i)}})
		}
		before.AssignIDs()
		target := Target{Pages: rapid.IntRange(1, 3).Draw(t, "pages"), Firm: rapid.Bool().Draw(t, "firm"), Today: 2026}
		doc := before.Clone()
		notes := Pages(doc, target, nil, measure, nil)
		pages, _ := measure(doc)
		for _, n := range notes {
			if n.Kind != cv.NoteLeftOut {
				continue
			}
			again := before.Clone()
			back := func(other cv.Note) bool { // made as before, but this one
				for _, made := range notes {
					if made.Field == other.Field {
						return made.Field != n.Field
					}
				}
				return false
			}
			Pages(again, target, nil, measure, back)
			if fits(again, pages, measure) {
				t.Fatalf("%s: left out for nothing", n.Field)
			}
		}
	})
}

func TestPagesSaysWhenItCannotFit(t *testing.T) {
	doc := &cv.Document{}
	for i := range 60 { // degrees are never left out
		doc.Education = append(doc.Education, cv.Education{Degree: cv.Text{Value: fmt.Sprint("Degree ", i)}})
	}
	doc.AssignIDs()
	notes := Pages(doc, Target{Pages: 1, Today: 2026}, nil, measure, nil)
	if len(notes) != 1 || notes[0].Kind != cv.NoteAdvice {
		t.Errorf("notes %v", notes)
	}
}

func TestTargetFor(t *testing.T) {
	for _, c := range []struct {
		options cv.Options
		pages   int
		relax   bool
	}{
		{cv.Options{Length: cv.Concise}, 1, true},
		{cv.Options{Length: cv.Regular}, 2, false},
		{cv.Options{Length: cv.Detailed}, 0, false},
		{cv.Options{Length: cv.Detailed, MaxPages: 3}, 3, false},
	} {
		if got := TargetFor(c.options, 2026); got.Pages != c.pages || got.Relax != c.relax {
			t.Errorf("%+v: %+v", c.options, got)
		}
	}
}

// Whatever is missing afterwards is in a note, and nothing is added.
func TestPropertyNothingVanishesUnlisted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		years := rapid.SliceOfN(rapid.IntRange(1990, 2025), 0, 9).Draw(t, "years")
		doc := career(rapid.IntRange(0, 8).Draw(t, "bullets"), years...)
		before := doc.Clone()
		notes := Pages(doc, Target{Pages: rapid.IntRange(1, 3).Draw(t, "pages"), Relax: rapid.Bool().Draw(t, "relax"), Today: 2026}, nil, measure, nil)
		listed := map[string]bool{}
		for _, n := range notes {
			listed[n.Field] = true
		}
		present := map[string]bool{}
		doc.Walk(func(r cv.Ref) { present[r.Text.ID] = true })
		before.Walk(func(r cv.Ref) {
			post := strings.SplitAfter(r.Text.ID, "]")[0] // left out, or told in one line
			if !present[r.Text.ID] && !listed[r.Text.ID] && !listed[post+".title"] && !listed[post+".dates"] {
				t.Fatalf("%s vanished", r.Text.ID)
			}
		})
	})
}

// What the user wants back stays, and its note is gone.
func TestRejectedOmissionsStay(t *testing.T) {
	doc := career(9, 2022, 2019, 2004, 2000)
	limits := cv.Limits{Experience: 2, Projects: 5, Skills: 5}
	notes := append(Limit(doc.Clone(), limits, nil, nil), Pages(doc.Clone(), Target{Pages: 2, Today: 2026}, nil, measure, nil)...)
	cv.NumberNotes(notes)
	var ids []string
	for _, n := range notes {
		ids = append(ids, n.ID)
	}
	kept := doc.Clone()
	again := append(Limit(kept, limits, nil, cv.Except(ids)), Pages(kept, Target{Pages: 1, Today: 2026}, nil, measure, func(cv.Note) bool { return false })...)
	if len(kept.Work) != 4 || len(kept.Work[3].Highlights) != 9 {
		t.Errorf("left out all the same: %s", titles(kept.Work))
	}
	for _, n := range again {
		if n.Kind == cv.NoteLeftOut {
			t.Errorf("note for what stayed: %+v", n)
		}
	}
}

// Certificates, courses, referees and the like go before recent posts lose more.
func TestPagesMayLeaveOutEveryMinorSection(t *testing.T) {
	doc := career(2, 2022)
	for i := range 60 {
		doc.Certificates = append(doc.Certificates, cv.Certificate{Name: cv.Text{Value: fmt.Sprint("Certificate ", i)}})
	}
	doc.AssignIDs()
	notes := Pages(doc, Target{Pages: 1, Today: 2026}, nil, measure, nil)
	if pages, _ := measure(doc); pages != 1 || len(doc.Certificates) < 5 || len(doc.Work[0].Highlights) != 2 {
		t.Errorf("%d pages, %d certificates, %d notes", pages, len(doc.Certificates), len(notes))
	}
}

// A profile of one paragraph is cut by whole sentences, and the note says which.
func TestLongProfileKeepsItsFirstSentences(t *testing.T) {
	doc := &cv.Document{Summary: []cv.Text{{Value: "Lock-keeper since 2009. Knows every sluice of the Aire. Paints boats, e.g. dories. Sings bass."}}}
	doc.AssignIDs()
	long := func(d *cv.Document) (int, float64) {
		if len(d.Summary[0].Value) > 60 {
			return 2, 10
		}
		return 1, 10
	}
	notes := Pages(doc, Target{Pages: 1, Today: 2026}, nil, long, nil)
	if got, want := doc.Summary[0].Value, "Lock-keeper since 2009. Knows every sluice of the Aire."; got != want {
		t.Errorf("profile %q, want %q", got, want)
	}
	if len(notes) != 1 || notes[0].Kind != cv.NoteLeftOut || notes[0].Before != "Paints boats, e.g. dories. Sings bass." {
		t.Errorf("notes %+v", notes)
	}
}

// Where a target would take nothing of the last ten years, the advice says from where it would take something.
func TestB1_CostNamesWhatGoes(t *testing.T) {
	member := career(0, 2024)
	for i := range 30 {
		member.Memberships = append(member.Memberships, cv.Text{Value: fmt.Sprintf("Guild %d", i)})
	}
	member.AssignIDs()
	student := career(0, 2024)
	for i := range 12 {
		student.Education = append(student.Education, cv.Education{
			Degree: cv.Text{Value: fmt.Sprintf("Degree %d", i)}, Institution: cv.Text{Value: "Quay College"},
			Dates: cv.DateRange{Text: cv.Text{Value: "2001"}},
		})
	}
	student.AssignIDs()
	for name, c := range map[string]struct {
		doc  *cv.Document
		want string
	}{
		"recent posts": {career(4, 2024, 2023, 2022, 2021, 2020, 2019), "the last ten years"},
		"memberships":  {member, "older posts and other sections"},
		"studies":      {student, "entries from older posts and other sections"},
	} {
		said := ""
		for _, n := range Pages(c.doc, Target{Pages: 1, Relax: true, Today: 2026}, nil, measure, nil) {
			if n.Kind == cv.NoteAdvice {
				said += n.Reason
			}
		}
		if !strings.Contains(said, c.want) || strings.Contains(said, " 0 ") {
			t.Errorf("%s: %q, want %q", name, said, c.want)
		}
	}
}

// B1: what a cut names is not printed: paragraphs of a project as well as its points.
func TestB1_WhatIsNamedIsNotPrinted(t *testing.T) {
	text := func(id string) cv.Text { return cv.Text{ID: id, Value: "Charts of the harbour."} }
	doc := &cv.Document{Projects: []cv.Project{{Summary: []cv.Text{text("s0"), text("s1")}, Highlights: []cv.Text{text("h0"), text("h1")}}}}
	out := apply(doc, []cut{{ids: []string{"s1"}}, {ids: []string{"h1"}}})
	if p := out.Projects[0]; len(p.Summary) != 1 || len(p.Highlights) != 1 {
		t.Errorf("printed: %+v", p)
	}
}

// wordy builds a CV of posts with the points given, from the newest on, so many years apart.
func wordy(apart int, points ...[]string) *cv.Document {
	doc := career(0)
	for i, list := range points {
		w := cv.Engagement{
			Title: cv.Text{Value: fmt.Sprint("Post ", i)}, Organisation: cv.Text{Value: "Harbour Works"},
			Dates: cv.DateRange{
				Start: cv.Date{Year: 2025 - apart*i}, End: cv.Date{Year: 2026 - apart*i}, Text: cv.Text{Value: fmt.Sprint(2026 - apart*i)},
			},
		}
		for _, p := range list {
			w.Highlights = append(w.Highlights, cv.Text{Value: p})
		}
		doc.Work = append(doc.Work, w)
	}
	doc.AssignIDs()
	return doc
}

// letters measures pages of twenty lines of forty letters.
func letters(doc *cv.Document) (int, float64) {
	lines := 0
	for _, w := range doc.Work {
		if lines++; w.Brief {
			continue
		}
		lines++
		for _, t := range w.Highlights {
			lines += (len(t.Value) + 39) / 40
		}
	}
	for _, s := range doc.Additional {
		lines += len(s.Items)
	}
	pages := max(1, (lines+19)/20)
	return pages, float64(pages*20 - lines)
}

func repeat(n int, words string) (list []string) {
	for i := range n {
		list = append(list, fmt.Sprintf("%s, the %dth of them", words, i))
	}
	return list
}

// What goes for want of room: never the text of a newer post before that of an older one.
func TestB1_NoNewerPostIsBareBesideAnOlderOne(t *testing.T) {
	long := strings.Repeat("Ran the quays and the people who work on them. ", 4)
	for _, c := range []struct {
		name   string
		apart  int
		points [][]string
		want   string // points left by post
	}{
		{"all is told", 2, [][]string{repeat(3, "Ran"), repeat(3, "Led")}, "3 3"},
		{"posts beyond the usual ones are told in fewer words", 2, [][]string{
			repeat(3, "Ran"), repeat(3, "Led"), repeat(3, "Kept"), repeat(3, "Built"), repeat(2, "Sold"),
		}, "3 3 2 1 0"},
		{"a long one stays bare, and so does the short one behind it", 2, [][]string{
			repeat(4, "Ran"), repeat(4, "Led"), {long}, {"Sold bread"},
		}, "4 4 0 0"},
		{"of old posts too", 12, [][]string{repeat(12, "Ran"), {long}, {"Sold bread"}}, "12 0 0"},
		{"an old one has its line before a recent one loses a point", 12, [][]string{repeat(14, "Ran"), repeat(2, "Led")}, "14 0"},
	} {
		doc := wordy(c.apart, c.points...)
		target := Target{Pages: 1, Today: 2026, Usual: cv.Limits{Experience: 2}}
		Pages(doc, target, nil, letters, nil)
		var got []string
		for _, w := range doc.Work {
			got = append(got, fmt.Sprint(len(w.Highlights)))
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("%s: %s points left, want %s", c.name, got, c.want)
		}
	}
}

// Before a post loses anything of its own goes what it tells twice. What another post tells, too, is of both.
func TestB1_WhatIsSaidTwiceGoesFirst(t *testing.T) {
	same := "Taught children how to look after their teeth"
	doc := wordy(2, append(repeat(6, "Ran"), same, same+"."), append(repeat(3, "Led"), same))
	notes := Pages(doc, Target{Pages: 1, Today: 2026}, nil, letters, nil)
	if len(notes) != 1 || notes[0].Before != same+"." {
		t.Errorf("%d notes: %+v", len(notes), notes)
	}
}

// What stands below a line that leads to it is of that project, and the line itself says nothing twice.
func TestB1_ProjectsOfAPostSayNothingTwice(t *testing.T) {
	const same, lead = "Taught children how to look after their teeth", "What the team did on site:"
	for _, c := range []struct {
		name   string
		points []string
		want   int
	}{
		{"in one project", []string{"Project Alpha:", same, same}, 1},
		{"in two projects", []string{"Project Alpha:", same, "Project Beta:", same}, 0},
		{"twice in the second", []string{"Project Alpha:", same, "Project Beta:", same, same}, 1},
		{"the line that leads to them", []string{lead, "Ran the quay.", lead, "Led the crew."}, 0},
	} {
		twice := 0
		for _, cut := range plan(wordy(2, c.points), Target{Pages: 1, Today: 2026}, nil) {
			if cut.reason == "the post says this twice" {
				twice++
			}
		}
		if twice != c.want {
			t.Errorf("%s: %d go, want %d", c.name, twice, c.want)
		}
	}
}

// What is cut of sections without a place of their own: behind the older posts, and where no post tells of the career behind
// everything; names that stand on one line not one by one.
func TestB1_WhereOtherSectionsAreCut(t *testing.T) {
	for _, c := range []struct {
		name          string
		posts         [][]string // two years apart
		items         []string
		weights       int    // the item that the job asks for; 0 = none
		own           int    // the one that the user wrote, or below 0 put back
		points, stays string // points by post, items by their first letter
	}{
		{"older posts are shortened before", [][]string{repeat(4, "Ran"), repeat(9, "Led")}, letterItems(7, 30), 0, 0, "4 4", "ABCDEF"},
		{"the newest post comes last", [][]string{repeat(10, "Ran"), repeat(2, "Led")}, letterItems(7, 30), 0, 0, "10 2", "AB"},
		{"what the job asks for stays", [][]string{repeat(10, "Ran"), repeat(2, "Led")}, letterItems(7, 30), 6, 0, "10 2", "AF"},
		{"a career without posts", [][]string{}, letterItems(18, 30), 0, 0, "", "ABCDEFGHIJKLMNOPQR"},
		{"names go together or not at all", [][]string{repeat(10, "Ran"), repeat(2, "Led")}, letterItems(8, 3), 0, 0, "10 2", ""},
		{"a name that the job asks for stays", [][]string{repeat(10, "Ran"), repeat(2, "Led")}, letterItems(9, 3), 4, 0, "10 2", "D"},
		{"a name that the user wrote stays", [][]string{repeat(10, "Ran"), repeat(2, "Led")}, letterItems(9, 3), 0, 2, "10 2", "B"},
		{"a name that was put back stays", [][]string{repeat(10, "Ran"), repeat(2, "Led")}, letterItems(9, 3), 0, -2, "10 2", "B"},
	} {
		doc := wordy(2, c.posts...)
		s := cv.OtherSection{Heading: cv.Text{Value: "Boats"}}
		for _, i := range c.items {
			s.Items = append(s.Items, cv.Item{Text: cv.Text{Value: i}, OnLine: len(i) == 3})
		}
		doc.Additional = []cv.OtherSection{s}
		doc.AssignIDs()
		weights := Weights{}
		if c.weights > 0 {
			weights[s.Items[c.weights-1].ID] = 0.8
		}
		target := Target{Pages: 1, Today: 2026}
		target.Own = func(id string) bool { return c.own > 0 && id == s.Items[c.own-1].ID }
		target.Back = func(id string) bool { return c.own < 0 && id == s.Items[-c.own-1].ID }
		Pages(doc, target, weights, letters, nil)
		points, stays := []string{}, ""
		for _, w := range doc.Work {
			points = append(points, fmt.Sprint(len(w.Highlights)))
		}
		for _, o := range doc.Additional {
			for _, i := range o.Items {
				stays += i.Value[:1]
			}
		}
		if got := strings.Join(points, " "); got != c.points || stays != c.stays {
			t.Errorf("%s: %q points, items %q; want %q, %q", c.name, got, stays, c.points, c.stays)
		}
	}
}

// letterItems are texts of so many letters: "A…", "B…".
func letterItems(n, letters int) (list []string) {
	for i := range n {
		list = append(list, strings.Repeat(string(rune('A'+i)), letters))
	}
	return list
}

// What proves a must of the job stays while there is anything else to leave out, however old its post is; what only has to do
// with the job goes as before.
func TestB1_WhatIsAskedForGoesLast(t *testing.T) {
	for _, c := range []struct {
		name   string
		weight float64
		stays  bool
	}{{"a must", 0.8, true}, {"a wish", 0.24, false}, {"nothing", 0, false}} {
		doc := career(8, 2024, 2018, 2008, 2004)
		oldest := doc.Work[3].Highlights[5]
		weights := Weights{}
		if c.weight > 0 {
			weights[oldest.ID] = c.weight
		}
		notes := Pages(doc, Target{Pages: 1, Today: 2026, Firm: true}, weights, measure, nil)
		found := false
		for _, h := range doc.Work[len(doc.Work)-1].Highlights {
			found = found || h.ID == oldest.ID
		}
		if found != c.stays || len(notes) == 0 {
			t.Errorf("%s: stays %v, want %v; %d notes", c.name, found, c.stays, len(notes))
		}
	}
}
