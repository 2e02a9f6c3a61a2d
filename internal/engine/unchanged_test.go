package engine

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestB3_WhatMadeNoDifferenceIsSaid(t *testing.T) {
	profile := &cv.Document{Summary: []cv.Text{{Value: "Keeps locks."}}}
	many := &cv.Document{Skills: []cv.SkillGroup{{Keywords: make([]cv.Text, 21)}}}
	for _, c := range []struct {
		name  string
		o     cv.Options
		doc   *cv.Document
		notes []cv.Note
		cut   bool
		pages int
		want  string
	}{
		{"the defaults need no word", cv.Options{Mode: cv.Strict, Length: cv.Regular}, profile, nil, false, 1, ""},
		{"Concise of a short CV", cv.Options{Length: cv.Concise}, profile, nil, false, 1, "fits one page"},
		{"Concise that cut", cv.Options{Length: cv.Concise}, profile, nil, true, 1, ""},
		{"Concise that needs two pages says so elsewhere", cv.Options{Length: cv.Concise}, profile, nil, false, 2, ""},
		{"a page limit counts, not the length", cv.Options{Length: cv.Concise, MaxPages: 2}, profile, nil, false, 1, ""},
		{"Detailed of a short CV", cv.Options{Length: cv.Detailed}, profile, nil, false, 2, "no longer than Regular"},
		{"Detailed with more skills than Regular has", cv.Options{Length: cv.Detailed}, many, nil, false, 2, ""},
		{"Flexible with a profile", cv.Options{Mode: cv.Flexible}, profile, nil, false, 1, "has a profile. What changed is what Strict"},
		{"Flexible without", cv.Options{Mode: cv.Flexible}, &cv.Document{}, nil, false, 1, "too few facts for one. What changed"},
		{"Flexible that wrote", cv.Options{Mode: cv.Flexible}, profile, []cv.Note{{Kind: cv.NoteShortened}}, false, 1, ""},
	} {
		got := ""
		for _, n := range unchanged(c.o, c.doc, c.notes, c.cut, c.pages) {
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
