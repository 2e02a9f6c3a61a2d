package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A line of skills may be a list or one phrase with a list in it: "Repair of pumps like bilge, hand and fire pumps". Cut at its commas,
// the short pieces of a phrase end among the keywords of other lines, where "bilge" says nothing, and its head loses its end.

// phraseLines puts the pieces of such lines together again, as they stand in the file.
func (f *former) phraseLines(list []cv.Text) []cv.Text {
	var out []cv.Text
	for len(list) > 0 {
		n := 1
		for n < len(list) && slices.Equal(list[n].Lines, list[0].Lines) {
			n++
		}
		if whole := f.phraseOf(list[:n]); n > 1 && whole != "" {
			out = append(out, withValue(list[0], whole))
		} else {
			out = append(out, list[:n]...)
		}
		list = list[n:]
	}
	return out
}

// phraseOf is the phrase that items of the same lines are; "" where they are several, or not all that stands there.
func (f *former) phraseOf(items []cv.Text) string {
	if len(items) < 2 || len(items[0].Lines) == 0 || !saysOneThing(items) {
		return ""
	}
	var own []string
	for _, n := range items[0].Lines {
		own = append(own, bulleted.ReplaceAllString(f.line(n), ""))
	}
	rest := strings.TrimLeft(strings.Join(strings.Fields(strings.Join(own, " ")), " "), ". ")
	whole := ""
	for i, t := range items {
		before, after, found := strings.Cut(rest, t.Value)
		m := betweenItems.FindStringSubmatch(before)
		if !found || !f.free(t) || i == 0 && before != "" || i > 0 && m == nil {
			return ""
		}
		if i > 0 {
			whole += ", " + m[1]
		}
		whole += t.Value
		rest = after
	}
	if trimmed(strings.TrimRight(rest, ".")) != "" {
		return ""
	}
	return whole
}

// betweenItems is what stands between two items of a list.
var betweenItems = sieve.MustCompile(`^ ?, ?((?:(?:and|&) )?)$`)

// saysOneThing reports the pieces of a phrase: the first has a word that the others hang on, or one of them opens with such a word. What
// says anew how well something is known, or what somebody is like, begins something else.
func saysOneThing(items []cv.Text) bool {
	for _, t := range items[1:] {
		if howWell[firstWord(t.Value)] || firstUpper(t.Value) && ofCharacter.MatchString(t.Value) {
			return false
		}
	}
	head := items[0].Value
	switch {
	case exemplified.MatchString(head), slices.ContainsFunc(items[1:], func(t cv.Text) bool { return goesOnWith.MatchString(t.Value) }):
		return true
	case slices.ContainsFunc(items[1:], func(t cv.Text) bool { return beginsAnew(t.Value) }):
		return false
	case howWell[firstWord(head)]:
		return ties.MatchString(head) || !firstUpper(items[1].Value)
	}
	return ties.MatchString(head) && wordCount(head) >= fewestOfPhrase
}

// fewestOfPhrase is how many words the head of a phrase has that does not say how well something is known.
const fewestOfPhrase = 5

// beginsAnew reports an item with a capital as a sentence has it, which the name of a thing has in each word: "First aid".
func beginsAnew(item string) bool {
	w := strings.Fields(item)
	return len(w) > 1 && firstUpper(item) && w[0] != strings.ToUpper(w[0]) && unicode.IsLower([]rune(w[1])[0]) && !smallInNames[w[1]]
}

func firstWord(s string) string {
	word, _, _ := strings.Cut(strings.ToLower(s), " ")
	return word
}

var (
	// goesOnWith opens a piece that is nothing without what stands before it.
	goesOnWith = sieve.MustCompile(`^(?:including|such as|as well as|particularly|especially|namely|but|both|like|along with|or|either)\b`)
	// exemplified is a head whose examples follow.
	exemplified = sieve.MustCompile(`\b(?:like|such as|including|namely|e\.g\.)(?: |$)`)
	// ties bind what stands behind them to the words before.
	ties = sieve.MustCompile(` (?:of|in|with|to|for|on|at|using)(?: |$)`)
	// ofCharacter is what somebody is like.
	ofCharacter = sieve.MustCompile(`(?i)\b(?:self|team(?:work)?|motivated|organi[sz]ed|punctual\w*|reliab\w+|hard ?-?working|` +
		`leader(?:ship)?|communicat\w+|learner|attitude|oriented|dedicat\w+|creativ\w+|flexib\w+|honest\w*|adaptab\w+|minded|driven|` +
		`worker|thinker|multi-?task\w*|friendly|confident|willing\w*)\b`)
	// howWell are first words of phrases that say how well something is known.
	howWell = wordset.Of(`ability able proficient proficiency knowledge knowledgeable experience experienced familiar familiarity skilled
		expertise expert understanding conversant exposure good strong excellent sound working basic advanced intermediate great
		superior exceptional well highly very fluent moderate competent trained adept capable rudimentary beginner`)
)
