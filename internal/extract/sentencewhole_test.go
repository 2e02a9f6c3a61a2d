package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/extract/labeller"
)

// A sentence that a field would tear is kept whole; heads, frames and labels stay what they are.
func TestSentenceWithAFieldInItsMidst(t *testing.T) {
	for line, c := range map[string]struct {
		name, field string
		want        bool
	}{
		"Adviser to Elm Ferries, a carrier that serves nine small islands":  {"org", "Elm Ferries", true},
		"As deck hand I mended the ropes of two old boats":                  {"title", "deck hand", true},
		"As deck hand my task was to mend the ropes of boats":               {"title", "deck hand", true},
		"I started as deck hand, but soon mended ropes as well":             {"title", "deck hand", true},
		"Elm Ferries, founded in Hull, is a carrier of small islands":       {"org", "Elm Ferries", true},
		"Worked as deck hand for two summers mending ropes and sails":       {"title", "deck hand", true},
		"Worked as deck hand from May to June":                              {"title", "deck hand", false},
		"Currently working in ELM FERRIES IN a chemical dock AS one rigger": {"org", "ELM FERRIES", true},
		"Worked with Elm Ferries Hull":                                      {"org", "Elm Ferries", false},
		"Working as deck hand in Hull. Ropes were mended for old boats":     {"title", "deck hand", true},
		"Presently working as deck hand. Ropes were mended for old boats":   {"title", "deck hand", false},
		"Deck hand, responsible for the ropes and sails of two boats":       {"title", "Deck hand", false},
		"Deck hand\tmended the ropes and the sails of boats":                {"title", "Deck hand", false},
		"Worked as deck hand in the north Role: mending ropes and sails":    {"title", "deck hand", false},
		"ropes, sails and nets) at Elm Ferries in the far north of Hull":    {"org", "Elm Ferries", false},
		"Worked as deck hand (ropes and sails of two boats":                 {"title", "deck hand", false},
	} {
		from := strings.Index(line, c.field)
		field := labeller.Field{Value: c.field, Lines: []int{0}, From: from, To: from + len(c.field)}
		e := &labeller.Entry{Kind: labeller.Post, Head: []int{0}, Fields: map[string]labeller.Field{c.name: field}}
		h := headLeft{b: &builder{lines: oneLine(line)}, e: e}
		if got, _, ok := h.wholeSentence(0); ok != c.want || ok && got != line {
			t.Errorf("%q: %q, %v", line, got, ok)
		}
	}
}

// A sentence that goes on below the head is long enough, however short its part in the head is.
func TestSentenceThatGoesOnBelow(t *testing.T) {
	head := "Worked with Elm Ferries, such"
	for below, want := range map[string]bool{
		"as mending ropes and answering the telephone.": true, "Mended ropes and answered the telephone.": false,
	} {
		lines := append(oneLine(head), oneLine(below)...)
		from := strings.Index(head, "Elm")
		field := labeller.Field{Value: "Elm Ferries", Lines: []int{0}, From: from, To: from + len("Elm Ferries")}
		e := &labeller.Entry{Kind: labeller.Post, Head: []int{0}, Body: []int{1}, Fields: map[string]labeller.Field{"org": field}}
		h := headLeft{b: &builder{lines: lines}, e: e}
		if _, _, ok := h.wholeSentence(0); ok != want {
			t.Errorf("%q: %v", below, ok)
		}
	}
}

// The pieces of such a sentence are not printed beside it.
func TestPiecesOfAWholeSentence(t *testing.T) {
	line := "Adviser to Elm Ferries, a carrier that serves nine small islands"
	from := strings.Index(line, "Elm")
	field := labeller.Field{Value: "Elm Ferries", Lines: []int{0}, From: from, To: from + len("Elm Ferries")}
	e := &labeller.Entry{Kind: labeller.Post, Head: []int{0}, Fields: map[string]labeller.Field{"org": field}}
	h := headLeft{b: &builder{lines: oneLine(line)}, e: e}
	h.keepParts([]leftPart{{line[:from], 0, from}, {line[field.To:], field.To, len(line)}}, 0)
	var got []string
	for _, x := range h.out {
		got = append(got, x.Value)
	}
	if !slices.Equal(got, []string{line}) {
		t.Errorf("kept %q", got)
	}
}
