package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/extract/labeller"
)

// What runs on behind a field is a sentence that keeps its beginning; notes and lists behind one stay what they are.
func TestSentenceAroundAField(t *testing.T) {
	for line, c := range map[string]struct{ field, want string }{
		"Deck hand of the night ferry between two piers.":      {"Deck hand", "Deck hand of the night ferry between two piers."},
		"Tern Ferries is a carrier of the north":               {"Tern Ferries", "Tern Ferries is a carrier of the north"},
		"I worked as a deck hand in a team of four":            {"deck hand", "I worked as a deck hand in a team of four"},
		"Retired. Deck hand for the harbour of Elm":            {"Deck hand", "Deck hand for the harbour of Elm"},
		"Tern Ferries, part of the carriers of the north":      {"Tern Ferries", ""},
		"Deck hand remote contract with meetings now and then": {"Deck hand", ""},
		"Deck hand (of the night ferry between two piers)":     {"Deck hand", ""},
		"Rowing teacher of the boys and girls of Elm":          {"Rowing teacher", ""},
		"Deck hand for Elm":                                    {"Deck hand", ""},
		"Deck hand (shift leader of the boats in the harbour":  {"shift leader", ""},
	} {
		from := strings.Index(line, c.field)
		field := labeller.Field{Value: c.field, Lines: []int{0}, From: from, To: from + len(c.field)}
		e := &labeller.Entry{Kind: labeller.Post, Head: []int{0}, Fields: map[string]labeller.Field{"title": field}}
		b := &builder{lines: oneLine(line)}
		h := headLeft{b: b, e: e}
		part := leftPart{line[field.To:], field.To, len(line)}
		if got, _, ok := h.sentenceAround(part, 0); got != c.want || ok != (c.want != "") {
			t.Errorf("%q: %q, %v", line, got, ok)
		}
	}
}

// Parts keep their places, whatever letters stand between them.
func TestPartsOfALineKeepTheirPlaces(t *testing.T) {
	line := "\tmended ropes • é tied\tknots|"
	var got []string
	for _, p := range leftParts(line) {
		if line[p.from:p.to] != p.text {
			t.Errorf("%q stands elsewhere", p.text)
		}
		got = append(got, p.text)
	}
	if want := []string{"mended ropes ", " é tied", "knots"}; !slices.Equal(got, want) {
		t.Errorf("parts %q, want %q", got, want)
	}
}

func oneLine(text string) []line { return []line{{text: text}} }

// The end of a head that the text below goes on with is one with it.
func TestTextGoesOnWithItsHead(t *testing.T) {
	first := column{1, 50, 500, 60, "@ Mira Solberg-Katz\nmira.sk@example.org\n## Work Experience\n" +
		"**Research Assistant, University of Elm**\t2012 – 2014\tMeasured tides\nwith two divers on the north quay.\n" +
		"**Research Assistant, University of Oak**\t2009 – 2011\tMeasured winds.\nwhich nobody had done before."}
	doc, _ := Document(drawn(first), Options{})
	var got []string
	for _, w := range doc.Work {
		for _, x := range slices.Concat(w.Summary, w.Highlights) {
			got = append(got, x.Value)
		}
	}
	if !slices.Contains(got, "Measured tides with two divers on the north quay.") {
		t.Errorf("texts %q", got)
	}
}
