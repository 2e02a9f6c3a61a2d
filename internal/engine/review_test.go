package engine_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

func converted(t *testing.T, e *engine.Engine, o cv.Options) *engine.Result {
	t.Helper()
	job := sample(t, "job-programme-manager.txt")
	result, err := e.Convert(context.Background(), engine.Request{CV: sample(t, "amara-osei.pdf"), Job: &job, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func review(t *testing.T, e *engine.Engine, previous *engine.Result, d engine.Decisions) *engine.Result {
	t.Helper()
	var request engine.Request
	request.Options.Template = d.Template
	result, err := e.Review(context.Background(), previous, d, request)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// Rejecting every change gives the CV as it was read (direction, feature 2).
func TestRejectAllIsTheNormalisedSource(t *testing.T) {
	e := newEngine(t)
	for _, mode := range []cv.Mode{cv.Strict, cv.Flexible} {
		o := thirdPerson()
		o.Mode, o.Length = mode, cv.Concise
		result := converted(t, e, o)
		var all []string
		for _, n := range result.Notes {
			all = append(all, n.ID)
		}
		reviewed := review(t, e, result, engine.Decisions{Rejected: all})
		if got, want := values(reviewed.Document), values(result.Original); got != want {
			t.Errorf("%s: differs; notes left %+v", mode, reviewed.Notes)
		}
		if len(reviewed.Notes) > 0 || len(reviewed.Rejected) == 0 {
			t.Errorf("%s: notes left %+v, %d rejected", mode, reviewed.Notes, len(reviewed.Rejected))
		}
	}
}

// longCV needs cuts for its page, has no profile, and a sentence with both a
// misspelt word and a first person.
func longCV() engine.Upload {
	var b strings.Builder
	b.WriteString("Wilma Thorne\nwilma.thorne@example.org\n\nEXPERIENCE\n")
	for i := range 7 {
		fmt.Fprintf(&b, "\nBell founder, Foundry No. %d, %d - %d\n", i+1, 2022-2*i, 2024-2*i)
		for n := range 9 {
			fmt.Fprintf(&b, "- I manage the programe of bell %d and run the tuning of %d peals for churches all over the county and beyond it.\n", n+1, i+n+2)
		}
	}
	b.WriteString("\nSKILLS\nCasting, Tuning, Pattern making, Bronze, Loam, Furnaces, Welding\n")
	return engine.Upload{Name: "cv.txt", Data: []byte(b.String())}
}

// What grows by a rejection is not cut in places that the user has not seen; the
// cuts that were shown stay as they were decided.
func TestRejectionsCauseNoNewCuts(t *testing.T) {
	e := newEngine(t)
	for _, mode := range []cv.Mode{cv.Strict, cv.Flexible} {
		o := thirdPerson()
		o.Mode, o.Length = mode, cv.Concise
		result, err := e.Convert(context.Background(), engine.Request{CV: longCV(), Options: o})
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		cut := map[string]bool{}
		for _, n := range result.Notes {
			all = append(all, n.ID)
			if n.Kind == cv.NoteLeftOut && n.Field != "" {
				cut[n.Field] = true
			}
		}
		if len(cut) < 2 {
			t.Fatalf("%s: only %d cuts", mode, len(cut))
		}
		nothing := review(t, e, result, engine.Decisions{Rejected: all})
		if got, want := values(nothing.Document), values(result.Original); got != want {
			t.Errorf("%s: after rejecting all, %d notes are left: %+v\n%s", mode, len(nothing.Notes), nothing.Notes, got)
		}
		var first string
		for field := range cut {
			if first == "" || field < first {
				first = field
			}
		}
		var ids []string
		for _, n := range result.Notes {
			if n.Field == first && n.Kind == cv.NoteLeftOut {
				ids = append(ids, n.ID)
			}
		}
		one := review(t, e, result, engine.Decisions{Rejected: ids})
		if one.Document.Find(first) == nil {
			t.Errorf("%s: %s did not come back", mode, first)
		}
		for _, n := range one.Notes {
			if n.Kind == cv.NoteLeftOut && n.Field != "" && !cut[n.Field] {
				t.Errorf("%s: %s is cut in place of %s", mode, n.Field, first)
			}
		}
		again := review(t, e, nothing, engine.Decisions{})
		if values(again.Document) != values(result.Document) {
			t.Errorf("%s: accepting all again does not give the first result", mode)
		}
	}
}

func TestRejectOneKeepsTheOthers(t *testing.T) {
	e := newEngine(t)
	result := converted(t, e, thirdPerson())
	var spelling string
	for _, n := range result.Notes {
		if n.Before == "programe" {
			spelling = n.ID
		}
	}
	if spelling == "" {
		t.Fatalf("no note for the misspelt word in %+v", result.Notes)
	}
	reviewed := review(t, e, result, engine.Decisions{Rejected: []string{spelling}})
	text := values(reviewed.Document)
	if !strings.Contains(text, "for every programe.") || !strings.Contains(text, "She leads mixed teams") {
		t.Errorf("got\n%s", text)
	}
	if len(reviewed.Rejected) != 1 || reviewed.Rejected[0].ID != spelling {
		t.Errorf("rejected %+v", reviewed.Rejected)
	}
	again := review(t, e, reviewed, engine.Decisions{})
	if values(again.Document) != values(result.Document) || len(again.Notes) != len(result.Notes) {
		t.Error("accepting it again does not give the first result")
	}
}

func TestOwnWordingWinsAndIsNoted(t *testing.T) {
	e := newEngine(t)
	result := converted(t, e, thirdPerson())
	id := result.Document.Work[0].Highlights[0].ID
	reviewed := review(t, e, result, engine.Decisions{Edits: map[string]string{id: "Runs 17 contracts for Siemens."}})
	if got := reviewed.Document.Find(id).Value; got != "Runs 17 contracts for Siemens." {
		t.Errorf("got %q", got)
	}
	edited := 0
	for _, n := range reviewed.Notes {
		if n.Kind == cv.NoteEdited && n.Field == id {
			edited++
		}
	}
	if edited != 1 {
		t.Errorf("%d notes for the edit", edited)
	}
	if _, err := e.Review(context.Background(), result, engine.Decisions{Edits: map[string]string{"work[99].title": "CEO"}}, engine.Request{}); err == nil {
		t.Error("a text that is not part of the CV was accepted")
	}
}

// A verb that was turned along with the others goes back with them, and stays where only a slip of the line is left alone.
func TestTakeBackBesideAMend(t *testing.T) {
	e := newEngine(t)
	o := thirdPerson()
	o.Mode = cv.Flexible
	cvText := "Ada Mercer\nada.mercer@example.org\n\nEXPERIENCE\nHead Rigger, Solent Yachts, 2014 - 2018\n" +
		"- Kept a old log and create/disseminate notices\n- Led two crews\n\nEDUCATION\nBSc Marine Science, University of Solent, 2009\n"
	first, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(cvText)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	line := first.Document.Work[0].Highlights[0]
	for kind, want := range map[cv.NoteKind]string{
		cv.NoteGrammar: "Kept a old log and created/disseminated notices.",
		cv.NoteWording: "Kept an old log and create/disseminate notices",
	} {
		var gone []string
		for _, n := range first.Notes {
			if n.Field == line.ID && n.Kind == kind {
				gone = append(gone, n.ID)
			}
		}
		reviewed := review(t, e, first, engine.Decisions{Rejected: gone})
		if got := reviewed.Document.Find(line.ID).Value; got != want || len(reviewed.Rejected) != len(gone) {
			t.Errorf("%s: %q, want %q; rejected %+v", kind, got, want, reviewed.Rejected)
		}
		if back := review(t, e, reviewed, engine.Decisions{}); back.Document.Find(line.ID).Value != line.Value {
			t.Errorf("%s made again: %q, want %q", kind, back.Document.Find(line.ID).Value, line.Value)
		}
	}
}

// The match is about the CV as the user has set it right.
func TestMatchFollowsOwnWordings(t *testing.T) {
	e := newEngine(t)
	result := converted(t, e, thirdPerson())
	id := result.Original.Work[0].Highlights[0].ID
	said := func(r *engine.Result) bool {
		for _, asked := range r.Match.Requirements {
			if strings.Contains(strings.Join(asked.Evidence, "\n"), "zeppelins") {
				return true
			}
		}
		return false
	}
	reviewed := review(t, e, result, engine.Decisions{Edits: map[string]string{id: "Reports to boards and committees about zeppelins."}})
	back := review(t, e, reviewed, engine.Decisions{})
	if said(result) || !said(reviewed) || said(back) {
		t.Errorf("the own wording is evidence first %v, written %v, taken back %v", said(result), said(reviewed), said(back))
	}
	if back.Match.Score != result.Match.Score {
		t.Errorf("the score is %d, %d after all was taken back", result.Match.Score, back.Match.Score)
	}
}

// A document is fitted to the template that it is drawn in now.
func TestReviewTakesTheTemplateOfTheRequest(t *testing.T) {
	e := newEngine(t)
	result := converted(t, e, thirdPerson())
	r := engine.Request{}
	r.Options.Template = "Modern"
	reviewed, err := e.Review(context.Background(), result, engine.Decisions{}, r)
	if err != nil || reviewed.Options.Template != "Modern" || reviewed.Options.Mode != result.Options.Mode {
		t.Errorf("%v, %+v", err, reviewed.Options)
	}
}

// Every kind of change can be taken back whole, and nothing else goes with it: the
// document is the first one but for that kind.
func TestA4_TakeBackAKind(t *testing.T) {
	e := newEngine(t)
	o := thirdPerson()
	o.Mode = cv.Flexible
	cvText := `Ada Mercer
ada.mercer@example.org

PROFILE
Veteran rigger with nine years in harbours. Comitted to safe work.

EXPERIENCE
Head Rigger, Solent Yachts, 2018 - present
- Responsible for the rigging plan of the fleet.
- I train two crews on a daily basis.
- Ran sail repair for a fleet.

EDUCATION
BSc Marine Science, University of Solent, 2006 - 2009
MSc Naval Architecture, University of Solent, 2009 - 2010

SKILLS
Sailing, Splicing, Rigging
`
	job := engine.Upload{Name: "job.txt", Data: []byte("Essential\n- Experience of sail repair\n- Rigging\n- A degree in naval architecture\n")}
	first, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(cvText)}, Job: &job, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[cv.NoteKind]int{}
	for _, n := range first.Notes {
		kinds[n.Kind]++
	}
	for _, kind := range []cv.NoteKind{cv.NoteSpelling, cv.NotePerspective, cv.NoteOrder, cv.NoteShortened, cv.NoteWording, cv.NoteSummary} {
		if kinds[kind] == 0 {
			t.Errorf("no change of the kind %s in %v", kind, kinds)
			continue
		}
		back := review(t, e, first, engine.Decisions{Kinds: []cv.NoteKind{kind}})
		for _, n := range back.Notes {
			if n.Kind == kind {
				t.Errorf("%s: %q is still made", kind, n.After)
			}
		}
		if len(back.Rejected) == 0 {
			t.Errorf("%s: nothing is shown as taken back", kind)
		}
		var ids []string
		for _, n := range back.Rejected {
			ids = append(ids, n.ID)
		}
		if again := review(t, e, first, engine.Decisions{Rejected: ids}); values(again.Document) != values(back.Document) {
			t.Errorf("%s: the notes one by one give another document", kind)
		}
		if all := review(t, e, back, engine.Decisions{}); values(all.Document) != values(first.Document) {
			t.Errorf("%s: making them again does not give the first document", kind)
		}
	}
}

// A wording by hand is the last word, also for a profile that sentences were added to.
func TestOwnWordingOfAnExtendedProfile(t *testing.T) {
	e := newEngine(t)
	o := thirdPerson()
	o.Mode = cv.Flexible
	first := converted(t, e, o)
	id := first.Document.Summary[0].ID
	own := "Amara runs stations."
	back := review(t, e, first, engine.Decisions{Edits: map[string]string{id: own}})
	if got := back.Document.Summary[0].Value; got != own {
		t.Errorf("got %q, want %q", got, own)
	}
}
