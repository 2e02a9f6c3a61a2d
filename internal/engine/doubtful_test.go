package engine

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// A reading is doubtful where words of a scan are missing, where nobody or nothing that makes a CV was found, and where most of the
// text found no place; data never is.
func TestDoubt(t *testing.T) {
	named := cv.Person{Name: cv.Text{Value: "Jo Li"}}
	jobs := []cv.Engagement{{Title: cv.Text{Value: "Keeper", Lines: []int{0}}}}
	lines := []cv.SourceLine{{Text: "Keeper"}, {Text: "This ferry leaves at nine."}}
	boat := []cv.Engagement{{Organisation: cv.Text{Value: "Ferries"}}}
	for name, c := range map[string]struct {
		lines *page.Document
		read  cv.Document
		want  string
	}{
		"data":                      {nil, cv.Document{}, ""},
		"data of nobody":            {&page.Document{Resume: []byte("{}")}, cv.Document{}, ""},
		"a CV":                      {&page.Document{}, cv.Document{Person: named, Work: jobs, Source: lines[:1]}, ""},
		"a CV of nobody":            {&page.Document{}, cv.Document{Work: jobs}, doubtNobody},
		"a letter":                  {&page.Document{}, cv.Document{Person: named, Summary: []cv.Text{{Value: "Dear Ann"}}}, doubtKind},
		"a ticket":                  {&page.Document{}, cv.Document{Person: named, Work: boat}, doubtKind},
		"half of it lost":           {&page.Document{}, cv.Document{Person: named, Work: jobs, Source: lines}, doubtPlaces},
		"a scan":                    {&page.Document{OCR: true}, cv.Document{Person: named, Work: jobs}, ""},
		"a scan of a pupil":         {&page.Document{OCR: true}, cv.Document{Person: named, Education: []cv.Education{{}}}, ""},
		"words of a scan missing":   {&page.Document{OCR: true, Unsure: 1}, cv.Document{Person: named, Work: jobs}, doubtScan},
		"a scan, nobody was found":  {&page.Document{OCR: true}, cv.Document{Work: jobs}, doubtScan},
		"a scan, nothing was found": {&page.Document{OCR: true}, cv.Document{Person: named}, doubtScan},
	} {
		t.Run(name, func(t *testing.T) {
			r := Result{Lines: c.lines, Original: &c.read, Document: &c.read}
			if got := r.Doubt(); got != c.want || r.Waits() != (c.want != "") {
				t.Errorf("%q, %t, want %q", got, r.Waits(), c.want)
			}
		})
	}
	blind := Result{Lines: &page.Document{}, Original: &cv.Document{Work: jobs}, Document: &cv.Document{}}
	blind.Options.Privacy.Level = cv.Blind
	if got := blind.Doubt(); got != "" {
		t.Errorf("a blind CV of nobody, which is withheld, is doubted: %q", got)
	}
}

// What is lost is to be checked, and what was read with doubt until the user marks it; data says itself what it means.
func TestInDoubt(t *testing.T) {
	read := cv.Document{
		Work:   []cv.Engagement{{Title: cv.Text{ID: "work[0].title", Value: "Keeper", Lines: []int{0}, Confidence: 0.4}}},
		Source: []cv.SourceLine{{Text: "Keeper"}, {Text: "Skerry tides"}, {Text: "***"}},
	}
	data := read
	data.Resume = []byte("{}")
	for name, c := range map[string]struct {
		read  cv.Document
		marks []cv.Mark
		want  int
	}{
		"as read":             {read, nil, 2},
		"one was looked at":   {read, []cv.Mark{{Line: 0, As: cv.MarkRight}}, 1},
		"the other is lost":   {read, []cv.Mark{{Line: 1, As: cv.MarkRight}}, 2},
		"data of named parts": {data, nil, 0},
	} {
		r := Result{Original: &c.read, Document: &c.read, Marks: c.marks}
		if got := r.InDoubt(); got != c.want {
			t.Errorf("%s: %d lines, want %d", name, got, c.want)
		}
	}
}

// A line that the user found right is in no doubt, though others that the same note is about are.
func TestSettledLines(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{{
		Title:        cv.Text{Value: "Keeper", Lines: []int{3}, Confidence: 0.4},
		Organisation: cv.Text{Value: "Skerry", Lines: []int{4}, Confidence: 0.4},
	}}}
	r := Reading{Document: doc, Notes: []cv.Note{
		{Kind: cv.NoteReading, Reason: "both", Lines: []int{3, 4}},
		{Kind: cv.NoteReading, Reason: "one", Lines: []int{3}},
		{Kind: cv.NoteReading, Reason: "all"},
	}}
	r.settle(map[int]bool{3: true})
	if doc.Work[0].Title.Confidence != 1 || doc.Work[0].Organisation.Confidence != 0.4 {
		t.Errorf("confidence of %v", doc.Work[0])
	}
	if len(r.Notes) != 2 || len(r.Notes[0].Lines) != 1 || r.Notes[0].Lines[0] != 4 || r.Notes[1].Reason != "all" {
		t.Errorf("notes %v", r.Notes)
	}
}

// The name of a blind CV is in doubt where a reader found none, or is not sure, until the user sets it.
func TestNameInDoubt(t *testing.T) {
	lines := &page.Document{}
	for name, c := range map[string]struct {
		result Result
		level  cv.Level
		person cv.Text
		want   bool
	}{
		"found":             {Result{Lines: lines}, cv.Blind, cv.Text{Value: "Jo Quist", Confidence: 0.9}, false},
		"not sure":          {Result{Lines: lines}, cv.BlindPlus, cv.Text{Value: "Jo Quist", Confidence: 0.6}, true},
		"a label":           {Result{Lines: lines}, cv.Blind, cv.Text{Value: "Name EmpNo.", Confidence: 0.9}, true},
		"none":              {Result{Lines: lines}, cv.Blind, cv.Text{}, true},
		"none, client-safe": {Result{Lines: lines}, cv.ClientSafe, cv.Text{}, false},
		"none, of data":     {Result{}, cv.Blind, cv.Text{}, false},
		"none, written":     {Result{Lines: lines, Edits: map[string]string{"person.name": "Jo"}}, cv.Blind, cv.Text{}, false},
	} {
		r := c.result
		r.Original, r.Options.Privacy.Level = &cv.Document{Person: cv.Person{Name: c.person}}, c.level
		if got := r.NameInDoubt(); (got != "") != c.want || len(doubtName(&r)) > 0 != c.want {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestB1_CostOfPagesIsSaidBefore: what a page target takes from the last ten years, or would have to,
// is said before anything is charged; a target that costs nothing of them is not.
func TestB1_CostOfPagesIsSaidBefore(t *testing.T) {
	e, err := New(Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	bullets := ""
	for i := range 24 {
		bullets += "- Rebuilt winch " + string(rune('A'+i)) +
			" of the harbour, with its brake, its drum and the two cables that it had lost in the storm.\n"
	}
	many := "Jo Li\njo.li@example.org\n\nExperience\n"
	for _, post := range []string{
		"Winch Foreman, Quay Works\n2022 - Present", "Winch Fitter, Mole Works\n2020 - 2022",
		"Rigger, Pier Works\n2018 - 2020", "Deck Hand, Ferry Works\n2017 - 2018",
	} {
		firm := strings.Fields(post[strings.Index(post, ",")+1:])[0]
		many += post + "\n" + strings.ReplaceAll(bullets, "harbour", strings.ToLower(firm)) + "\n"
	}
	for _, c := range []struct {
		name, cv string
		change   func(*cv.Options)
		want     string
	}{
		{"a page limit that takes points", many, func(o *cv.Options) { o.MaxPages = 1 }, "To fit 1 page this CV goes without "},
		{"a length that takes points", many, func(o *cv.Options) { o.Length = cv.Regular }, "To fit 2 pages this CV goes without "},
		{"no page target", many, func(o *cv.Options) { o.Length = cv.Detailed }, ""},
		{
			"a page more that would keep all", many[:strings.Index(many, "Rigger")],
			func(o *cv.Options) { o.MaxPages = 1 }, "with 2 pages all of them would stay.",
		},
		{
			"room for all", "Jo Li\n\nExperience\nRigger, Pier Works\n2018 - Present\n" + bullets,
			func(o *cv.Options) { o.MaxPages = 2 }, "",
		},
	} {
		o := cv.DefaultOptions()
		c.change(&o)
		r := Request{CV: Upload{Name: "cv.txt", Data: []byte(c.cv)}, Options: o}
		result, err := e.Convert(t.Context(), r)
		if err != nil {
			t.Fatal(err)
		}
		said := result.PageCost != ""
		if !strings.Contains(result.PageCost, c.want) || said != (c.want != "") || result.Waits() != said {
			t.Errorf("%s: %d pages: %q, want %q, %d notes", c.name, result.Pages, result.PageCost, c.want, len(result.Notes))
		}
	}
}
