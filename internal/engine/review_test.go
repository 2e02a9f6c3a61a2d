package engine_test

import (
	"context"
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
	result, err := e.Review(context.Background(), previous, d, engine.Request{})
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
