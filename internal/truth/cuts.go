package truth

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
)

// cuts gathers by field the stretches that notes took out of texts of the profile.
func cuts(notes []cv.Note) map[string][]string {
	m := map[string][]string{}
	for _, n := range notes {
		if n.Kind != cv.NoteShortened || !strings.HasPrefix(n.Field, "summary") {
			continue
		}
		if gone := between(n.Before, n.After); gone != "" {
			m[n.Field] = append(m[n.Field], gone)
		}
	}
	return m
}

// between is what before has and after has not, in one stretch that may go; "" where they differ otherwise. Where what goes begins
// with the same letters as what stays behind it ("He sings. He sails."), the stretch may be any of several.
func between(before, after string) string {
	b, at := letters(before)
	a, _ := letters(after)
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	if len(a) >= len(b) {
		return ""
	}
	for ; n >= 0 && strings.HasSuffix(b, a[n:]); n-- {
		end := len(before)
		if last := len(b) - (len(a) - n); last < len(at) {
			end = at[last]
		}
		if mayGo(before[:at[n]], before[at[n]:end], before[end:]) {
			return before[at[n]:end]
		}
	}
	return ""
}

// mayGo reports a stretch that may go from a profile by a note: whole sentences, the label of an aim before it, and the end of a
// sentence that only tells an aim, where it holds no figure and denies nothing.
func mayGo(before, raw, behind string) bool {
	if wholeSentences(before, raw, behind) {
		return true
	}
	start := strings.LastIndexAny(strings.TrimRight(before, " "), ".!?") + 1
	opening := strings.TrimSpace(before[start:])
	if opening == "" {
		return aimLabel.MatchString(strings.TrimSpace(raw))
	}
	rest, last := strings.TrimLeft(behind, " ,;"), strings.TrimRight(raw, " ")
	atEnd := rest == "" || strings.ContainsAny(rest[:1], ".!?") || strings.ContainsAny(last[len(last)-1:], ".!?")
	return atEnd && aimOpens.MatchString(opening) && !binds.MatchString(raw)
}

var (
	// aimLabel is the name of an aim before it.
	aimLabel = regexp.MustCompile(`(?i)^(?:(?:career|professional|job|employment|my|personal) )?(?:objectives?|aims?|goals?|` +
		`profile|summary)\W*$`)
	// aimOpens is how a sentence begins that tells what somebody seeks.
	aimOpens = regexp.MustCompile(`(?i)^(?:(?:i am|am|is|currently|actively|i) )*(?:seek\p{L}*|looking (?:for|to|forward)|searching for|` +
		`aspir\p{L}*|aim\p{L}*|hop(?:e|es|ing)|wish\p{L}*|want\p{L}*|intend\p{L}*|would like|willing|desir\p{L}*|` +
		`obtain|secure|acquire|attain|to \p{L}+|(?:my |the )?(?:career |main |sole |professional )?(?:objective|aim|goal|ambition)) `)
)

// binds is what a part of a sentence may hold that must not go from it alone: a figure, or a word that denies something.
var binds = regexp.MustCompile(`(?i)[0-9]|\b(?:not|no|never|without|except|unless|only)\b|n['’]t\b`)

// wholeSentences reports a stretch that begins and ends as sentences do, or with the text.
func wholeSentences(before, raw, behind string) bool {
	before, raw = strings.TrimSpace(before), strings.TrimSpace(raw)
	return (before == "" || strings.ContainsAny(before[len(before)-1:], ".!?")) &&
		(strings.ContainsAny(raw[len(raw)-1:], ".!?") || strings.TrimSpace(behind) == "" && !binds.MatchString(raw))
}

// letters are those of a text, small, with the figures, and where each of them stands in it.
func letters(text string) (only string, at []int) {
	var b strings.Builder
	for i, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			continue
		}
		low := unicode.ToLower(r)
		for range utf8.RuneLen(low) {
			at = append(at, i)
		}
		b.WriteRune(low)
	}
	return b.String(), at
}

// withoutCuts is a text as read without what the notes took out of it, whose corrections are undone in the stretch where that is
// how it was read. A sentence that had changed before it went is found by its words.
func withoutCuts(text string, list []string, fixes []correction) string {
	for _, raw := range list {
		c, _ := letters(raw)
		from, upto := stretch(text, c)
		if from == upto {
			from, upto = stretch(text, unmended(c, fixes))
		}
		if from == upto {
			from, upto = sentenceLike(text, raw)
		}
		if from < upto {
			text = text[:from] + " " + text[upto:]
		}
	}
	return text
}

// stretch is where the letters stand in a text, nowhere in an empty stretch.
func stretch(text, gone string) (from, upto int) {
	only, at := letters(text)
	i := strings.Index(only, gone)
	if i < 0 || gone == "" {
		return 0, 0
	}
	upto = len(text)
	if i+len(gone) < len(at) {
		upto = at[i+len(gone)]
	}
	return at[i], upto
}

// sentenceLike is where the last sentence of a text stands that has nearly all words of another, and no more of its own: the same one
// before its person changed.
func sentenceLike(text, raw string) (from, upto int) {
	start := 0
	for _, end := range append(sentenceEnds.FindAllStringIndex(text, -1), []int{len(text), len(text)}) {
		if sentence := text[start:end[0]]; share(sentence, raw) && share(raw, sentence) && sameFacts(sentence, raw) {
			from, upto = start, end[1]
		}
		start = end[1]
	}
	return from, upto
}

// sameFacts reports two sentences with the same figures, abbreviations and denials.
func sameFacts(a, b string) bool {
	of := func(text string) []string {
		list := factual.FindAllString(text, -1)
		for i := range list {
			list[i] = strings.ToLower(list[i])
		}
		slices.Sort(list)
		return slices.Compact(list)
	}
	return slices.Equal(of(a), of(b))
}

// factual are words of which one letter more or less is another fact.
var factual = regexp.MustCompile(`\d+|\b[A-Z]{2,}\b|(?i)\b(?:not|no|never|without|except|only)\b`)

var sentenceEnds = regexp.MustCompile(`[.!?]\s+`)

// share reports that three of four longer words of a text are words of another.
func share(text, other string) bool {
	have, all, same := map[string]bool{}, 0, 0
	for _, w := range words(other) {
		have[w.folded] = true
	}
	for _, w := range words(text) {
		if len(w.folded) < shortestSame || grammarWords[w.folded] {
			continue
		}
		all++
		if have[w.folded] {
			same++
		}
	}
	return all > 0 && same*4 >= all*3
}

// shortestSame is how long a word is, in bytes, that tells one sentence from another.
const shortestSame = 4

// unmended is a stretch with the words that were read where corrections stand.
func unmended(gone string, fixes []correction) string {
	for _, fix := range fixes {
		before, after := joined(fix.before), joined(fix.after)
		if len(after) >= shortestMended {
			gone = strings.Replace(gone, after, before, 1)
		}
	}
	return gone
}

func joined(list []word) string {
	var b strings.Builder
	for _, w := range list {
		only, _ := letters(w.text)
		b.WriteString(only)
	}
	return b.String()
}
