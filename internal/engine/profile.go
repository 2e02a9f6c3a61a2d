package engine

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/tailor"
	"focal/internal/truth"
)

// What a profile is written with in mind, and which of its sentences hold.

// Shown is a requirement that the CV meets and the facts that show it.
type Shown struct {
	What  string   `json:"what"`
	Facts []string `json:"facts"` // Passage.ID
}

// mostShown are the facts named for one requirement.
const mostShown = 3

// shown lists the requirements that the CV meets with the facts that hold what shows them.
func (c *consultation) shown(m *tailor.Match) (list []Shown) {
	if m == nil {
		return nil
	}
	evidence := map[string][]string{}
	for _, r := range m.Requirements {
		evidence[r.Text] = append(evidence[r.Text], r.Evidence...)
	}
	for _, what := range c.said.Asked {
		s := Shown{What: what}
		for _, p := range c.said.Facts {
			if len(s.Facts) < mostShown && slices.ContainsFunc(evidence[what], func(e string) bool { return holds(p.Text, e) }) {
				s.Facts = append(s.Facts, p.ID)
			}
		}
		list = append(list, s)
	}
	return list
}

// holds reports a fact and what was found in the CV of which one says the other.
func holds(fact, evidence string) bool {
	fact, evidence = strings.ToLower(strings.TrimRight(fact, ".")), strings.ToLower(strings.TrimRight(evidence, "."))
	return evidence != "" && (strings.Contains(fact, evidence) || strings.Contains(evidence, fact))
}

// borneOut finds the passages that a sentence says; a model may have named others, or too few. The reason why none do is that
// against all of them.
func (c *consultation) borneOut(text string, named []string, byID map[string][]truth.Passage) (from []truth.Passage, fact, why string) {
	composed := func(list []truth.Passage) (fact, why string) {
		return truth.Composed(list, text, c.doc.Person.Name.Value, c.said.Voice.Pronoun)
	}
	for _, id := range named {
		from = append(from, byID[id]...)
	}
	if _, why = composed(from); why == "" {
		return from, "", ""
	}
	from = nil
	for _, id := range slices.Sorted(maps.Keys(byID)) {
		from = append(from, byID[id]...)
	}
	if fact, why = composed(from); why != "" {
		return nil, fact, why
	}
	for i := len(from) - 1; i >= 0; i-- {
		fewer := slices.Delete(slices.Clone(from), i, i+1)
		if _, why := composed(fewer); why == "" {
			from = fewer
		}
	}
	return from, "", ""
}

// named are the sentences of a profile behind one that says who it is about: where that of the model was refused, the
// one that Focal put together stands in its place, unless the others say most of it.
func (c *consultation) named(sentences []borne) []borne {
	if len(sentences) == 0 || c.names(sentences[0].text) || len(c.said.Draft) == 0 || !c.names(c.said.Draft[0].Text) {
		return sentences
	}
	first := borne{c.said.Draft[0].Text, c.said.Draft[0].Lines}
	if text, _ := paragraph(sentences); sharesMost(first.text, text) {
		return sentences
	}
	return slices.Insert(sentences[:min(len(sentences), mostSummary-1)], 0, first)
}

// borne is a sentence with the lines of the CV that it was made from.
type borne struct {
	text  string
	lines []int
}

// paragraph joins sentences, and their lines.
func paragraph(list []borne) (text string, lines []int) {
	for i, s := range list {
		if i > 0 {
			text += " "
		}
		text += s.text
		lines = append(lines, s.lines...)
	}
	slices.Sort(lines)
	return text, slices.Compact(lines)
}

// sharesMost reports that a text has half of the longer words of a sentence, and would say them again.
func sharesMost(sentence, text string) bool {
	words := func(s string) []string {
		return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) })
	}
	said, shared, all := words(text), 0, 0
	for _, w := range words(sentence) {
		if utf8.RuneCountInString(w) < longWord {
			continue
		}
		if all++; slices.Contains(said, w) {
			shared++
		}
	}
	return 2*shared >= all
}

// longWord is how many letters a word has that says more than grammar.
const longWord = 5
