package engine

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/wordtemplate"
)

func TestB3_WhatMadeNoDifferenceIsSaid(t *testing.T) {
	profile := &cv.Document{Summary: []cv.Text{{Value: "Keeps locks."}}}
	german := &cv.Document{Locale: "de-DE"}
	english := &cv.Document{Locale: "en-GB"}
	skills := func(n int) *cv.Document {
		return &cv.Document{Skills: []cv.SkillGroup{{Keywords: make([]cv.Text, n)}}}
	}
	posts := func(employers ...string) *cv.Document {
		d := &cv.Document{}
		for _, e := range employers {
			d.Work = append(d.Work, cv.Engagement{Organisation: cv.Text{Value: e}})
		}
		return d
	}
	nameless := &cv.Document{Person: cv.Person{}}
	named := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Petra Lindqvist"}}}
	third := cv.Options{Perspective: cv.ThirdPerson}
	they := cv.Options{Perspective: cv.ThirdPerson, Pronouns: cv.They}
	described := cv.Options{Privacy: cv.Privacy{Level: cv.Blind, Employers: cv.Described}}
	initials := cv.Options{Privacy: cv.Privacy{Level: cv.Blind, Candidate: cv.Initials}}
	note := func(kind cv.NoteKind, after string) []cv.Note { return []cv.Note{{Kind: kind, After: after}} }
	limits := func(posts, projects, skills int) cv.Options {
		o := cv.DefaultOptions()
		o.Limits = cv.Limits{Experience: posts, Projects: projects, Skills: skills}
		return o
	}
	look := func(l cv.Look) cv.Options { return cv.Options{Look: l} }
	reference := look(cv.Look{Fields: []cv.Field{{Key: "reference", Label: "Reference", Value: "HK-1"}}})
	for _, c := range []struct {
		name string
		o    outcome
		in   string // template
		want string
	}{
		{"the defaults need no word", outcome{options: cv.DefaultOptions(), doc: profile, pages: 1}, "", ""},
		{"Concise of a short CV", outcome{options: cv.Options{Length: cv.Concise}, doc: profile, pages: 1}, "", "fits one page"},
		{"Concise that cut", outcome{options: cv.Options{Length: cv.Concise}, doc: profile, cut: true, pages: 1}, "", ""},
		{
			"Concise that needs two pages says so elsewhere",
			outcome{options: cv.Options{Length: cv.Concise}, doc: profile, pages: 2},
			"", "",
		},
		{
			"a page limit counts, not the length",
			outcome{options: cv.Options{Length: cv.Concise, MaxPages: 2}, doc: profile, pages: 2},
			"", "",
		},
		{
			"Detailed of a short CV",
			outcome{options: cv.Options{Length: cv.Detailed}, doc: profile, pages: 2},
			"", "no longer than Regular",
		},
		{
			"Detailed with more skills than Regular has, and room for all",
			outcome{options: cv.Options{Length: cv.Detailed}, doc: skills(21), pages: 2},
			"", "no longer than Regular",
		},
		{
			"Flexible with a profile",
			outcome{options: cv.Options{Mode: cv.Flexible}, doc: profile, pages: 1},
			"", "has a profile. What changed is what Strict",
		},
		{"Flexible without", outcome{options: cv.Options{Mode: cv.Flexible}, pages: 1}, "", "too few facts for one. What changed"},
		{"Flexible that wrote", outcome{options: cv.Options{Mode: cv.Flexible}, notes: note(cv.NoteShortened, "")}, "", ""},

		{
			"a page limit of a short CV",
			outcome{options: cv.Options{Length: cv.Regular, MaxPages: 3}, pages: 1},
			"", "limit of 3 pages made no difference: the document fits 1 page",
		},
		{
			"a page limit that set it tighter",
			outcome{options: cv.Options{Length: cv.Regular, MaxPages: 1}, tight: true, pages: 1},
			"", "",
		},
		{"a page limit that cut", outcome{options: cv.Options{Length: cv.Regular, MaxPages: 1}, cut: true, pages: 1}, "", ""},
		{"a page limit above that of the length", outcome{options: cv.Options{Length: cv.Regular, MaxPages: 3}, pages: 3}, "", ""},
		{"third person of notes", outcome{options: third, doc: english}, "", "Third person changed no sentence"},
		{"third person of German", outcome{options: third, doc: german}, "", "only English sentences"},
		{
			"third person of a wording that tells of nobody",
			outcome{options: third, doc: english, notes: []cv.Note{{Kind: cv.NoteWording, Before: "Responsible for locks"}}},
			"", "Third person changed no sentence",
		},
		{
			"third person of a wording that told of somebody",
			outcome{options: third, notes: []cv.Note{{Kind: cv.NoteWording, Before: "It was my task to run locks"}}},
			"", "",
		},
		{
			"third person of wordings with a place and a numeral",
			outcome{options: third, doc: english, notes: []cv.Note{
				{Kind: cv.NoteWording, Before: "Responsible for locks of the US market"},
				{Kind: cv.NoteWording, Before: "Responsible for locks in Bangor, ME"},
				{Kind: cv.NoteWording, Before: "Responsible for Phase I trials of a mine"},
			}},
			"", "Third person changed no sentence",
		},
		{
			"third person of a wording that says I",
			outcome{options: third, notes: []cv.Note{{Kind: cv.NoteWording, Before: "What I did was to run locks"}}},
			"", "",
		},
		{"third person that changed", outcome{options: third, notes: note(cv.NotePerspective, "Keeps locks.")}, "", ""},
		{"pronouns in the first person", outcome{options: cv.Options{Pronouns: cv.She}}, "", "this document is in the first"},
		{
			"pronouns that no sentence needed",
			outcome{options: they, notes: note(cv.NotePerspective, "Keeps other locks.")},
			"", "no sentence of this CV needed one",
		},
		{"pronouns that stand there", outcome{options: they, notes: note(cv.NotePerspective, "They keep locks.")}, "", ""},
		{
			"a limit of posts above their number",
			outcome{options: limits(8, 5, 0), original: posts("A", "B")},
			"", "limit of 8 posts made no difference: the CV has 2",
		},
		{
			"a limit of posts that others would not have",
			outcome{options: limits(8, 5, 0), original: posts("A", "B", "C", "D", "E", "F")},
			"", "",
		},
		{"a limit of posts that cut", outcome{options: limits(1, 5, 0), original: posts("A", "B")}, "", ""},
		{
			"a limit of projects without any",
			outcome{options: limits(5, 2, 0)},
			"", "limit of 2 projects made no difference: none was found",
		},
		{
			"a limit of skills above their number",
			outcome{options: limits(5, 5, 12), original: skills(9)},
			"", "limit of 12 skills made no difference: the CV has 9",
		},
		{"a limit of skills that cut", outcome{options: limits(5, 5, 3), original: skills(9)}, "", ""},
		{"a spelling of another language", outcome{options: cv.Options{Locale: "en-US"}, doc: german}, "", "for CVs in English"},
		{"a spelling", outcome{options: cv.Options{Locale: "en-US"}, doc: english}, "", ""},
		{"civilian words without a rank", outcome{options: cv.Options{CivilianRanks: true}, doc: english}, "", "no post has a rank"},
		{"civilian words", outcome{options: cv.Options{CivilianRanks: true}, notes: note(cv.NoteCivilian, "")}, "", ""},
		{
			"nothing to hide",
			outcome{options: cv.Options{Privacy: cv.Privacy{Level: cv.ClientSafe}}},
			"", "Client-safe took nothing out",
		},
		{
			"something to hide",
			outcome{options: cv.Options{Privacy: cv.Privacy{Level: cv.ClientSafe}}, notes: note(cv.NoteHidden, "")},
			"", "",
		},
		{
			"initials of nobody",
			outcome{options: initials, original: nameless, notes: note(cv.NoteHidden, "")},
			"", "the candidate has a number",
		},
		{
			"initials",
			outcome{options: initials, original: named, notes: note(cv.NoteHidden, "")},
			"", "",
		},
		{
			"no employer is described",
			outcome{options: described, doc: posts("[employer withheld]"), notes: note(cv.NoteHidden, "")},
			"", "No employer is described: the CV says nothing",
		},
		{
			"one of two employers is described",
			outcome{options: described, doc: posts("[employer withheld]", "a regional water utility"), notes: note(cv.NoteHidden, "")},
			"", "1 of 2 employers are described",
		},
		{
			"all employers are described",
			outcome{options: described, doc: posts("a regional water utility"), notes: note(cv.NoteHidden, "")},
			"", "",
		},
		{"a colour of a grey template", outcome{options: look(cv.Look{Accent: "7A1F3D"})}, "Compact", "Compact is black and grey"},
		{"a colour", outcome{options: look(cv.Look{Accent: "7A1F3D"})}, "Modern", ""},
		{"a text for no logo", outcome{options: look(cv.Look{IconAlt: "Fenland"})}, "", "there is no logo"},
		{"a text for the logo", outcome{options: look(cv.Look{IconAlt: "Fenland"}), icon: true}, "", ""},
		{"the language of the CV", outcome{options: look(cv.Look{Language: "de"}), doc: german}, "", "it is that of the CV"},
		{"another language", outcome{options: look(cv.Look{Language: "fr"}), doc: german}, "", ""},
		{"no room for a photograph", outcome{options: look(cv.Look{Photo: true})}, "Compact", "no place for one"},
		{"room for a photograph", outcome{options: look(cv.Look{Photo: true})}, "Agency", ""},
		{"a field without a tag", outcome{options: reference}, "Compact", "“Reference” is printed nowhere"},
		{"a field", outcome{options: reference}, "Agency", ""},
	} {
		got := ""
		for _, n := range unchanged(complete(t, c.o, c.in)) {
			got += n.Reason
			if n.Kind != cv.NoteOption {
				t.Errorf("%s: %q is of the kind %s", c.name, n.Reason, n.Kind)
			}
		}
		if (c.want == "") != (got == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// complete fills in what a case says nothing of.
func complete(t *testing.T, o outcome, template string) outcome {
	t.Helper()
	if template == "" {
		template = "Generic"
	}
	var err error
	if o.template, err = wordtemplate.Builtin(template); err != nil {
		t.Fatal(err)
	}
	if o.doc == nil {
		o.doc = &cv.Document{}
	}
	if o.original == nil {
		o.original = &cv.Document{}
	}
	usual := cv.DefaultOptions().Limits
	if o.options.Limits == (cv.Limits{}) {
		o.options.Limits = usual
	}
	return o
}

// What is said stands in the notes of a conversion, and a default says nothing.
func TestB3_OptionsWithoutEffectAreNamedInTheResult(t *testing.T) {
	e, err := New(Config{})
	if err != nil {
		t.Fatal(err)
	}
	const career = "Petra Lindqvist\npetra@example.org\n\nEXPERIENCE\n" +
		"Lock Keeper, Fenland Waterways, 2018 - present\n- Painted the gates of two locks.\n"
	said := func(set func(*cv.Options)) string {
		o := cv.DefaultOptions()
		set(&o)
		r, err := e.Convert(t.Context(), Request{CV: Upload{Name: "cv.txt", Data: []byte(career)}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		var reasons []string
		for _, n := range r.Notes {
			if n.Kind == cv.NoteOption {
				reasons = append(reasons, n.Reason)
			}
		}
		return strings.Join(reasons, "\n")
	}
	if got := said(func(*cv.Options) {}); got != "" {
		t.Errorf("the defaults: %q", got)
	}
	got := said(func(o *cv.Options) {
		o.Perspective, o.Limits.Experience, o.Template, o.Look.Accent, o.Look.Language = cv.ThirdPerson, 9, "Compact", "7A1F3D", "en"
		o.Privacy = cv.Privacy{Level: cv.Blind, Employers: cv.Described}
	})
	for _, want := range []string{
		"Third person", "limit of 9 posts", "Compact is black", "language of headings", "No employer is described",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in %q", want, got)
		}
	}
}

// Advice on the person in which a text speaks goes with a text that is left out: nobody would find its line.
func TestAdviceOnWhatIsLeftOutGoesWithIt(t *testing.T) {
	doc := &cv.Document{Work: []cv.Engagement{{Highlights: []cv.Text{
		{ID: "work[0].highlights[0]", Value: "The harbour master and I wrote the log of every tide."},
		{ID: "work[0].highlights[1]", Value: "The reason of leaving the job was that I got another one."},
	}}}}
	notes := perspective.Left(doc, cv.ThirdPerson, nil)
	doc.Work[0].Highlights = doc.Work[0].Highlights[:1]
	if left := withoutUnprinted(slices.Clone(notes), doc); len(notes) != 2 || len(left) != 1 || left[0].Field != "work[0].highlights[0]" {
		t.Errorf("of %+v: %+v", notes, left)
	}
}
