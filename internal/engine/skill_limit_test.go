package engine_test

import (
	"context"
	"slices"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// manySkills has more skills than its limit, with a misspelt one among those that stay and among those that go.
const manySkills = "Wilma Thorne\nwilma.thorne@example.org\n\nEXPERIENCE\n\nDeveloper, Bell Ltd, 2019 - 2024\n" +
	"- Built web pages in Javascript and Python for the parish of Ely.\n\n" +
	"SKILLS\nJavascript, Python, Postgresql, Casting, Tuning, Furnaces\n"

func limited(t *testing.T, e *engine.Engine) *engine.Result {
	t.Helper()
	o := thirdPerson()
	o.Mode, o.Limits.Skills = cv.Strict, 2
	r, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(manySkills)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func printedSkills(doc *cv.Document) []string {
	var list []string
	for _, g := range doc.Skills {
		for _, k := range g.Keywords {
			list = append(list, k.Value)
		}
	}
	return list
}

func skillNote(notes []cv.Note, kind cv.NoteKind, is func(cv.Note) bool) *cv.Note {
	i := slices.IndexFunc(notes, func(n cv.Note) bool { return n.Kind == kind && is(n) })
	if i < 0 {
		return nil
	}
	return &notes[i]
}

// A rejected spelling is of that skill alone: the limit stands, and what it leaves out is still told.
func TestRejectedSpellingKeepsTheLimitOfSkills(t *testing.T) {
	e := newEngine(t)
	first := limited(t, e)
	if got := printedSkills(first.Document); !slices.Equal(got, []string{"JavaScript", "Python"}) {
		t.Fatalf("printed %q: %+v", got, first.Notes)
	}
	left := func(value string) func(cv.Note) bool { return func(n cv.Note) bool { return n.Before == value } }
	spelt := skillNote(first.Notes, cv.NoteSpelling, func(n cv.Note) bool {
		return n.Before == "Javascript" && first.Original.Find(n.Field).Value == n.Before
	})
	limit := skillNote(first.Notes, cv.NoteLeftOut, left("PostgreSQL"))
	if spelt == nil || limit == nil {
		t.Fatalf("no such notes: %+v", first.Notes)
	}
	if n := skillNote(first.Notes, cv.NoteSpelling, func(n cv.Note) bool { return n.Before == "Postgresql" }); n != nil {
		t.Errorf("a skill that is not printed has a change: %+v", n)
	}
	one := review(t, e, first, engine.Decisions{Rejected: []string{spelt.ID}})
	if got := printedSkills(one.Document); !slices.Equal(got, []string{"Javascript", "Python"}) {
		t.Errorf("printed %q", got)
	}
	if n := skillNote(one.Notes, cv.NoteLeftOut, left("PostgreSQL")); n == nil || n.ID != limit.ID {
		t.Errorf("left out: %+v", n)
	}
	// What was put back stays so, also with another wording, and nothing else comes back with it.
	both := review(t, e, first, engine.Decisions{Rejected: []string{limit.ID}})
	if got := printedSkills(both.Document); !slices.Equal(got, []string{"JavaScript", "Python", "PostgreSQL"}) {
		t.Fatalf("%q after putting one back", got)
	}
	if len(both.Rejected) != 1 || both.Rejected[0].Reason == "" {
		t.Errorf("rejected: %+v", both.Rejected)
	}
	other := skillNote(both.Notes, cv.NoteSpelling, func(n cv.Note) bool { return n.Before == "Postgresql" })
	if other == nil {
		t.Fatalf("no change of the skill that is back: %+v", both.Notes)
	}
	again := review(t, e, both, engine.Decisions{Rejected: []string{limit.ID, other.ID}})
	if got := printedSkills(again.Document); !slices.Equal(got, []string{"JavaScript", "Python", "Postgresql"}) {
		t.Errorf("printed %q", got)
	}
}

// In results of long ago one note tells all that the limit left out: it stands, or all of it was put back.
func TestTheLimitOfSkillsInResultsOfLongAgo(t *testing.T) {
	e := newEngine(t)
	first := limited(t, e)
	spelt := skillNote(first.Notes, cv.NoteSpelling, func(cv.Note) bool { return true })
	first.Notes = slices.DeleteFunc(first.Notes, func(n cv.Note) bool { return n.Kind == cv.NoteLeftOut })
	limit := cv.Note{Kind: cv.NoteLeftOut, Before: "PostgreSQL, Casting, Tuning, Furnaces", Reason: "Left out: the limit is 2 skills."}
	limit.ID = limit.Key()
	first.Notes = append(first.Notes, limit)
	for want, rejected := range map[int][]string{2: {spelt.ID}, 6: {spelt.ID, limit.ID}} {
		next := review(t, e, first, engine.Decisions{Rejected: rejected})
		if got := printedSkills(next.Document); len(got) != want {
			t.Errorf("%d rejected: printed %q", len(rejected), got)
		}
	}
}

// A line that is moved to the skills does not undo the limit where something else was rejected before.
func TestMendingKeepsTheLimitOfSkills(t *testing.T) {
	e := newEngine(t)
	first := limited(t, e)
	spelt := skillNote(first.Notes, cv.NoteSpelling, func(cv.Note) bool { return true })
	at := slices.IndexFunc(first.Original.Source, func(l cv.SourceLine) bool { return len(l.Text) > 5 && l.Text[:5] == "SKILL" })
	marks := []cv.Mark{{Line: at + 1, Part: "Casting", As: cv.MarkOut}}
	next := review(t, e, first, engine.Decisions{Rejected: []string{spelt.ID}, Marks: marks})
	if got := printedSkills(next.Document); len(got) != 2 {
		t.Errorf("printed %q", got)
	}
}
