package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// A title goes on over the end of its line where the next one shows how far.
func TestTitleOverItsLine(t *testing.T) {
	for lines, want := range map[string]string{
		"Deck and Engine Hand in coastal\nrescue &\tsalvage – at Tern Ferries, Elm": "Deck and Engine Hand in coastal rescue & salvage",
		"Deck Hand in coastal\nsafety and supplies, Elm":                            "Deck Hand in coastal safety and supplies",
		"Deck Hand\nresponsible for ropes, knots":                                   "Deck Hand",
		"Deck Hand\nat Tern Ferries, Elm":                                           "Deck Hand",
		"Deck Hand\nmended the ropes, nets":                                         "Deck Hand",
		"Deck Hand in harbour\nsafety and supplies":                                 "Deck Hand in harbour",
		"Account Manager\nadidas, Elm":                                              "Account Manager",
		"Deck Hand\nTern Ferries, Elm":                                              "Deck Hand",
		"Deck Hand\nlooking after boats, nets":                                      "Deck Hand",
		"Deck Hand\nwww.tern.example":                                               "Deck Hand",
	} {
		b := &builder{doc: &cv.Document{}}
		for _, s := range strings.Split(lines, "\n") {
			b.lines = append(b.lines, line{text: s, page: 1})
		}
		title := b.lines[0].text
		e := &labeller.Entry{Kind: labeller.Post, Head: []int{0, 1}, Fields: map[string]labeller.Field{
			"title": {Value: title, Lines: []int{0}, To: len(title)},
		}}
		b.titleOverLine(e)
		if got := e.Fields["title"].Value; got != want {
			t.Errorf("%q: title %q", lines, got)
		}
	}
}

// What a bracket holds is part of the name of a project, and each short item that begins one is one.
func TestProjectsNamedWithBrackets(t *testing.T) {
	for text, want := range map[string][2]string{
		"Elm Harbour (a joint venture with Tern)":         {"Elm Harbour (a joint venture with Tern)", ""},
		"Elm Harbour (EHX) New Quay":                      {"Elm Harbour (EHX) New Quay", ""},
		"Elm Harbour (EHX): built a quay of stone":        {"Elm Harbour (EHX)", "built a quay of stone"},
		"Elm Harbour (2019): built a quay of stone":       {"Elm Harbour", "(2019): built a quay of stone"},
		"Elm Harbour (stone), - a quay for ferries - new": {"Elm Harbour (stone)", "a quay for ferries - new"},
		"Elm Harbour": {"", ""},
		"Elm Harbour (ferries) where we built a quay of stone and two piers for them": {
			"Elm Harbour", "(ferries) where we built a quay of stone and two piers for them",
		},
	} {
		p := para{text: text, segs: []segment{{text: text}}, count: wordCount(text)}
		if name, rest := projectName(&p); name != want[0] || rest != want[1] {
			t.Errorf("%q: %q, %q", text, name, rest)
		}
	}
}
