package engine_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

const unnamed = `Marit Solberg
marit.solberg@example.org

WORK EXPERIENCE

Keeper of the lamps, 2016 - 2022
- Trimmed forty lamps

Boatman, 2011 - 2016
- Rowed the mail

Deckhand, 2008 - 2011
- Mended nets
`

// The same employer is that of the post above, also where it was typed; taken back, the post has none.
func TestTheSameEmployerIsTheOneThatWasTyped(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(unnamed)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	if len(first.Original.Work) != 3 {
		t.Fatalf("posts %+v", first.Original.Work)
	}
	mark := func(words string) cv.Mark {
		return cv.Mark{Line: lineOf(t, first.Original, words), As: cv.MarkSame, Section: cv.SectionWork}
	}
	typed := map[string]string{"work[0].organisation": "Skerry Lights Trust"}
	begun := review(t, e, first, engine.Decisions{Edits: typed})
	const trust = "Skerry Lights Trust"
	for name, c := range map[string]struct {
		marks []cv.Mark
		want  []string
	}{
		"the next one":             {[]cv.Mark{mark("Boatman")}, []string{trust, trust, ""}},
		"both":                     {[]cv.Mark{mark("Boatman"), mark("Deckhand")}, []string{trust, trust, trust}},
		"in any order":             {[]cv.Mark{mark("Deckhand"), mark("Boatman")}, []string{trust, trust, trust}},
		"not of one further up":    {[]cv.Mark{mark("Deckhand")}, []string{trust, "", ""}},
		"nor of the first, itself": {[]cv.Mark{mark("Keeper")}, []string{trust, "", ""}},
	} {
		now := review(t, e, begun, engine.Decisions{Marks: c.marks, Edits: begun.Edits})
		var got []string
		for _, w := range now.Document.Work {
			got = append(got, w.Organisation.Value)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: employers %q, want %q; edits %v", name, got, c.want, now.Edits)
		}
		if back := review(t, e, now, engine.Decisions{Edits: now.Edits}); !maps.Equal(back.Edits, typed) {
			t.Errorf("%s: taken back, typed is %v", name, back.Edits)
		}
	}
}

// Typed anew or taken back there, the employer is that of the posts below too, but of those that have another one of their own.
func TestTheSameEmployerGoesAlongWithWhatIsTyped(t *testing.T) {
	e := newEngine(t)
	upload := engine.Upload{Name: "cv.txt", Data: []byte(unnamed)}
	first, err := e.Convert(t.Context(), engine.Request{CV: upload, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	same := func(words string) cv.Mark {
		return cv.Mark{Line: lineOf(t, first.Original, words), As: cv.MarkSame, Section: cv.SectionWork}
	}
	const trust = "Skerry Lights Trust"
	marks := []cv.Mark{same("Boatman"), same("Deckhand")}
	begun := review(t, e, first, engine.Decisions{Edits: map[string]string{"work[0].organisation": "Skery Lights"}})
	said := review(t, e, begun, engine.Decisions{Marks: marks, Edits: begun.Edits})
	for name, c := range map[string]struct{ upper, lower, want string }{
		"typed anew":                    {"Skerry Lights Trust", "Skery Lights", trust + "|" + trust + "|" + trust},
		"as it was":                     {"Skery Lights", "Skery Lights", "Skery Lights|Skery Lights|Skery Lights"},
		"the last has its own":          {"Skerry Lights Trust", "Harbour Board", trust + "|" + trust + "|Harbour Board"},
		"taken back":                    {"", "Skery Lights", "||"},
		"taken back but for the last's": {"", "Harbour Board", "||Harbour Board"},
	} {
		typed := maps.Clone(said.Edits)
		typed["work[0].organisation"], typed["work[2].organisation"] = c.upper, c.lower
		if c.upper == "" {
			delete(typed, "work[0].organisation")
		}
		var got []string
		for _, w := range review(t, e, said, engine.Decisions{Marks: marks, Edits: typed}).Document.Work {
			got = append(got, w.Organisation.Value)
		}
		if strings.Join(got, "|") != c.want {
			t.Errorf("%s: employers %q, want %s", name, got, c.want)
		}
	}
}
