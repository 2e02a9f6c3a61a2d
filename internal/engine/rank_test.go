package engine_test

import (
	"context"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// Ranks stand in the finished document with their civilian words, and without them once
// those are taken back, one or all.
func TestC4_RanksInCivilianWords(t *testing.T) {
	const career = `Rhona Tavish
rhona.tavish@example.org

EXPERIENCE
Staff Sergeant, Royal Logistic Corps, 2016 - 2024
- Planned the transport of 900 people across four countries.
Lance Corporal, Royal Logistic Corps, 2010 - 2016
- Kept the stores of a squadron.
Transport Planner, Estuary Freight Ltd, 2024 - present
- Plans the routes of 40 lorries.
`
	e := newEngine(t)
	request := engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(career)}, Options: cv.DefaultOptions()}
	plain, err := e.Convert(context.Background(), request)
	if err != nil || plain.Document.Work[1].Title.Value != "Staff Sergeant" {
		t.Fatalf("nobody asked for civilian words: %v", err)
	}
	request.Options.CivilianRanks = true
	first, err := e.Convert(context.Background(), request)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, n := range first.Notes {
		if n.Kind == cv.NoteCivilian {
			ids = append(ids, n.ID)
		}
	}
	if len(ids) != 2 {
		t.Fatalf("%d ranks were put into civilian words, want 2: %+v", len(ids), first.Document.Work)
	}
	for _, c := range []struct {
		name         string
		decisions    engine.Decisions
		staff, lance string
	}{
		{"as converted", engine.Decisions{}, "Staff Sergeant (section manager)", "Lance Corporal (deputy team leader)"},
		{"one taken back", engine.Decisions{Rejected: ids[:1]}, "Staff Sergeant", "Lance Corporal (deputy team leader)"},
		{"all taken back", engine.Decisions{Kinds: []cv.NoteKind{cv.NoteCivilian}}, "Staff Sergeant", "Lance Corporal"},
		{
			"own words",
			engine.Decisions{Edits: map[string]string{first.Document.Work[1].Title.ID: "Logistics Manager"}},
			"Logistics Manager", "Lance Corporal (deputy team leader)",
		},
	} {
		result, err := e.Review(context.Background(), first, c.decisions, request)
		if err != nil {
			t.Fatal(err)
		}
		for _, template := range []string{"Generic", "Defence"} {
			file, err := e.Render(context.Background(), result.Document, engine.RenderOptions{Template: template, MaxPages: result.Pages})
			if err != nil {
				t.Fatal(err)
			}
			text := stranger(t, file)
			for _, want := range []string{c.staff, c.lance, "Transport Planner"} {
				at := strings.Index(text, want)
				if at < 0 {
					t.Errorf("%s, %s: %q is not in the document", c.name, template, want)
				} else if !strings.HasSuffix(want, ")") && strings.HasPrefix(text[at+len(want):], " (") {
					t.Errorf("%s, %s: words behind %q", c.name, template, want)
				}
			}
		}
	}
}
