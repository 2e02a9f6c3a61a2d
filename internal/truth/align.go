package truth

import (
	"slices"
	"strings"

	"github.com/kljensen/snowball/english"

	"focal/internal/cv"
)

// correction is a listed change of a few words.
type correction struct{ before, after []word }

// corrections gathers the listed spelling and grammar changes by field. A
// correction must keep every figure.
func corrections(notes []cv.Note) map[string][]correction {
	m := map[string][]correction{}
	for _, n := range notes {
		if n.Kind != cv.NoteSpelling && n.Kind != cv.NoteGrammar {
			continue
		}
		c := correction{words(n.Before), words(n.After)}
		if figures(c.before) == figures(c.after) && len(c.before) > 0 {
			m[n.Field] = append(m[n.Field], c)
		}
	}
	return m
}

// atLeast are words that end what says of a figure that it may be more.
var atLeast = set(`over than least`)

// smallNumbers are the figures that a correction may write out.
var smallNumbers = map[string]string{
	"2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
}

// ofVoice reports a correction of a participle or of the form of be in front of one.
func (c correction) ofVoice() bool {
	return slices.ContainsFunc(c.before, makesVoice) || slices.ContainsFunc(c.after, makesVoice)
}

func makesVoice(w word) bool { return beForms[w.folded] || participle(w.folded) }

// at finds the correction at these places of the two texts and returns the words that it
// takes there. Unchanged words at its borders may be taken already.
func (c correction) at(a alignment, i, j int) (di, dj int) {
	for skip := 0; skip <= min(len(c.before), len(c.after)); skip++ {
		if skip > 0 && !sameWord(c.before[skip-1], c.after[skip-1]) {
			break
		}
		before, after := c.before[skip:], c.after[skip:]
		if len(before)+len(after) > 0 && matches(a.source, i, before) && matches(a.output, j, after) {
			return len(before), len(after)
		}
	}
	return 0, 0
}

// figures lists them; the "+" of "over 200+" says nothing that "over" does not.
func figures(list []word) string {
	var b strings.Builder
	for i, w := range list {
		if !w.figure() {
			continue
		}
		figure := w.folded
		if i > 0 && atLeast[list[i-1].folded] {
			figure = strings.TrimRight(figure, "+")
		}
		if written := smallNumbers[figure]; written != "" {
			figure = written
		}
		b.WriteString(figure + " ")
	}
	return b.String()
}

// time says whether what a sentence is about goes on.
type time int

const (
	noTime time = iota // it is about no post or project
	now
	over
)

// alignment walks through two texts word by word.
type alignment struct {
	source, output []word
	names          map[string]bool // words of the candidate's name
	corrections    []correction
	time           time        // of the post or project that the sentence is about
	deeds          bool        // gerunds became what was done: see opening
	named          bool        // nouns that name deeds did
	deed           int         // the first of them
	begins         []beginning // where finite verbs may stand
}

func align(source, output string) alignment {
	return alignment{source: words(source), output: words(output), begins: beginnings(source, output)}
}

// compare returns the first word that breaks the agreement of the two texts, and why;
// "" when output says what source says, in the same order: every word of one is
// the same word, an inflection or a listed correction of one of the other, except
// for grammar words and the candidate's name.
func (a alignment) compare() (fact, why string) {
	if fact, why = a.run(0, 0); why == "" {
		return "", ""
	}
	if i, j := a.opening(); i+j > 0 || a.deeds {
		return a.run(i, j)
	}
	return fact, why
}

// run is compare from these words on.
func (a alignment) run(i, j int) (fact, why string) {
	for i < len(a.source) || j < len(a.output) {
		if di, dj := a.furtherNamed(i, j); di > 0 {
			i, j = i+di, j+dj
			continue
		}
		if a.bothGoOn(i, j) && a.same(i, j) {
			if a.turned(i, j) {
				return a.output[j].text, otherVoice
			}
			i, j = i+1, j+1
			continue
		}
		di, dj := a.step(i, j)
		if di+dj == 0 {
			return a.stray(i, j)
		}
		i, j = i+di, j+dj
	}
	return "", ""
}

// otherVoice is why a passive may not become active.
const otherVoice = "is done by the person where the passage says it was done to them, or the other way round"

func (a alignment) bothGoOn(i, j int) bool { return i < len(a.source) && j < len(a.output) }

// step returns how many words of both texts may be taken where their words differ; none
// if nothing allows it.
func (a alignment) step(i, j int) (di, dj int) {
	if di, dj = a.correct(i, j); di+dj > 0 {
		return di, dj
	}
	switch {
	case a.mayCome(i, j):
		return 0, 1
	case a.mayGo(i, j):
		return 1, 0
	}
	return 0, 0
}

// mayCome reports a word of the output that needs no source.
func (a alignment) mayCome(i, j int) bool {
	return j < len(a.output) && (a.insertable(a.output[j]) || a.sought(i, j) || a.speaks(j))
}

// mayGo reports a word of the source that the output need not have.
func (a alignment) mayGo(i, j int) bool {
	return i < len(a.source) && (grammarWords[a.source[i].folded] && !a.multiplied(i, j) || a.loose(i))
}

// stray names the word at which the texts part, and what is wrong with it.
func (a alignment) stray(i, j int) (fact, why string) {
	switch {
	case j >= len(a.output):
		return a.source[i].text, "was lost"
	case a.output[j].figure():
		return a.output[j].text, "is a figure that the passage does not hold here"
	}
	return a.output[j].text, differs
}

const differs = "is not what the passage says here"

// same reports that one word stands for the other.
func (a alignment) same(i, j int) bool {
	return sameWord(a.source[i], a.output[j]) || a.didIt(i, a.output[j]) || a.toldAsOver(i, j) ||
		a.saidPlainly(i, j)
}

// saidPlainly reports a plain word for a long one in any form that it may take here:
// "used" of "utilise" in what is over.
func (a alignment) saidPlainly(i, j int) bool {
	for long, plain := range plainer {
		if plain != a.output[j].folded || long == "responsible" {
			continue
		}
		w := word{long, long}
		if sameWord(a.source[i], w) || a.over(i) && pastOf(a.source[i], w) || a.didIt(i, w) {
			return true
		}
	}
	return false
}

// loose reports a word of the source that the output may go without.
func (a alignment) loose(i int) bool {
	return a.droppable(i) || a.idle(i) || a.ofDeed(i) || i < 2 && a.aims()
}

var particles = set("up out off down")

// ofDeed reports the "of" behind a gerund that became what was done: "overhauling of valves".
func (a alignment) ofDeed(i int) bool {
	gerund := i > 0 && strings.HasSuffix(a.source[i-1].folded, "ing") ||
		i > 1 && particles[a.source[i-1].folded] && strings.HasSuffix(a.source[i-2].folded, "ing") // "setting out of"
	return gerund && a.source[i].folded == "of" &&
		(a.deeds || i <= len(a.begins) && a.toldFirst(a.begins[i-1].first))
}

// droppable reports a word that goes when a sentence is shortened: one of padding, or
// the second of a doubled word. Nowhere may one appear.
func (a alignment) droppable(i int) bool {
	if i > 0 && i < len(a.source) && a.source[i].folded == a.source[i-1].folded && !a.source[i].figure() {
		return true
	}
	for _, p := range paddings {
		for _, place := range p.goes {
			if a.reads(i-place, p.words) {
				return true
			}
		}
	}
	return false
}

// padding is a phrase and the places of its words that may go.
type padding struct {
	words []string
	goes  []int
}

var paddings = []padding{
	{strings.Fields("in order to"), []int{0, 1}},
	{strings.Fields("so as to"), []int{0, 1}},
	{[]string{"on", "a", anyWord, "basis"}, []int{0, 3}},
	{[]string{"on", "daily", "basis"}, []int{0, 2}},
	{[]string{"on", "weekly", "basis"}, []int{0, 2}},
	{[]string{"on", "monthly", "basis"}, []int{0, 2}},
	{[]string{"on", "quarterly", "basis"}, []int{0, 2}},
	{[]string{"on", "yearly", "basis"}, []int{0, 2}},
	{strings.Fields("a total of"), []int{1}},
	{strings.Fields("total of"), []int{1}},
	{strings.Fields("my own"), []int{1}},
	{strings.Fields("each and every"), []int{1, 2}},
	{strings.Fields("any and all"), []int{0, 1}},
}

// anyWord stands in a phrase for whatever word there is.
const anyWord = ""

// praise are words that nobody could prove or miss.
var praise = set(`stunning amazing awesome incredible fantastic gorgeous breathtaking phenomenal unparalleled unrivalled
	unrivaled`)

// multiplied reports an article that goes with the number of its noun: "a shop" is
// not "shops".
func (a alignment) multiplied(i, j int) bool {
	if w := a.source[i].folded; w != "a" && w != "an" || i+1 >= len(a.source) || j >= len(a.output) {
		return false
	}
	return a.source[i+1].folded != a.output[j].folded && sameWord(a.source[i+1], a.output[j])
}

// turned reports a participle that is passive on one side only, unless a listed
// correction is about that.
func (a alignment) turned(i, j int) bool {
	if !participle(a.source[i].folded) || passive(a.source, i) == passive(a.output, j) || a.stated(i) {
		return false
	}
	return !slices.ContainsFunc(a.corrections, correction.ofVoice)
}

// stated reports a participle that says how somebody is, with or without a form of
// be: "Committed to safety".
func (a alignment) stated(i int) bool {
	return states[a.source[i].folded] && i+1 < len(a.source) && stateEnds[a.source[i+1].folded]
}

var (
	states    = set(`accredited accustomed certified committed dedicated determined experienced focused focussed interested involved licensed motivated practised qualified registered skilled versed`)
	stateEnds = set(`to in with on of for at`)
)

// sought reports the verb that an aim takes which has none: "To find a post", "A post in a yard where I can learn".
func (a alignment) sought(i, j int) bool {
	if i < len(a.begins) && a.begins[i].first == i && a.namesPost(i) {
		return seeks(a.output[j])
	}
	return i < len(a.source) && a.source[i].text == "To" && j+1 < len(a.output) && (a.output[j+1].folded == "to" || a.aims()) &&
		seeks(a.output[j])
}

// namesPost reports a post that the source from i on opens with, before what the person wants there.
func (a alignment) namesPost(i int) bool {
	if first := a.source[i].folded; first != "a" && first != "an" {
		return false
	}
	post := slices.IndexFunc(a.source[i:min(i+9, len(a.source))], func(w word) bool { return posts[w.folded] })
	return post > 0 && slices.ContainsFunc(a.source[i+post:], freePronoun)
}

var posts = set(`position role job opportunity career placement assignment`)

// aims reports an aim to get a thing, which is told as what somebody seeks: "To obtain a post", "I seek a post".
func (a alignment) aims() bool {
	return len(a.source) > 3 && a.source[0].text == "To" && obtaining[a.source[1].folded] &&
		(a.source[2].folded == "a" || a.source[2].folded == "an") && slices.ContainsFunc(a.output, seeks)
}

var obtaining = set(`obtain secure find get gain acquire attain`)

func seeks(w word) bool { return w.folded == "seek" || w.folded == "seeks" }

// speaks reports the preposition of "bilingual in Welsh and English".
func (a alignment) speaks(j int) bool {
	return j > 0 && a.output[j].folded == "in" && languages[a.output[j-1].folded]
}

var languages = set(`bilingual trilingual fluent proficient`)

func participle(w string) bool {
	return len(w) > 3 && strings.HasSuffix(w, "ed") || participles[w]
}

var participles = set(`taught led given chosen made paid sent shown taken told found held kept hired seen sold brought built put set trained known left`)

// passive reports a form of be before the participle at i, adverbs apart.
func passive(list []word, i int) bool {
	for k := i - 1; k >= 0 && k > i-4; k-- {
		switch w := list[k].folded; {
		case beForms[w]:
			return true
		case w == "a", w == "an", w == "the":
			return false // "is a chartered engineer": part of the noun
		case strings.HasSuffix(w, "ly"), w == "not", w == "also", w == "then", w == "never", w == "always", w == "later", w == "soon",
			w == "twice", grammarWords[w] && !pronouns[w]:
		default:
			return false
		}
	}
	return false
}

// insertable words may stand in the output without one in the source.
func (a alignment) insertable(w word) bool { return grammarWords[w.folded] || a.names[w.folded] }

// idle reports a source word that may go: part of the candidate's name, which a pronoun
// may replace, or praise.
func (a alignment) idle(i int) bool { return a.names[a.source[i].folded] || praise[a.source[i].folded] }

// correct finds a listed correction at these places and returns the words that it
// takes on both sides.
func (a alignment) correct(i, j int) (di, dj int) {
	if a.bothGoOn(i, j) && a.source[i].folded == "our" && a.output[j].folded == "the" {
		return 1, 1 // "at our college": the article claims no more than the pronoun
	}
	for _, c := range a.corrections {
		if di, dj = c.at(a, i, j); di+dj > 0 {
			return di, dj
		}
	}
	return 0, 0
}

func matches(list []word, at int, part []word) bool {
	if at+len(part) > len(list) {
		return false
	}
	for k, w := range part {
		if !sameWord(list[at+k], w) && !(freePronoun(list[at+k]) && freePronoun(w)) {
			return false
		}
	}
	return true
}

// freePronoun reports a pronoun that the change of person may put in place of another.
func freePronoun(w word) bool { return pronouns[w.folded] && grammarWords[w.folded] }

// sameWord compares by form, and for words without figures by inflection: "manage"
// and "manages", "lead" and "led". Words with a capital inside ("MBA", "SAP") must be equal.
func sameWord(a, b word) bool {
	if a.folded == b.folded || wouldOrHad(a, b) || wouldOrHad(b, a) {
		return true
	}
	return !a.fixed() && !b.fixed() && (agreeing(a.folded, b.folded) || irregularForm(a.folded, b.folded))
}

// wouldOrHad reports what the contraction "'d" stands for.
func wouldOrHad(short, whole word) bool {
	return short.folded == "'d" && (whole.folded == "would" || whole.folded == "had")
}

// fixed reports a word that has no other forms: a figure, an acronym, or one with a sign.
func (w word) fixed() bool { return w.unverbal() || strings.ContainsAny(w.folded, "+#.&%£$€") }

// unverbal reports a figure or an acronym: neither names a deed.
func (w word) unverbal() bool { return w.figure() || acronym(w.text) }

// agreeing reports two words of one stem that differ by the endings of agreement only.
func agreeing(a, b string) bool {
	return len(a) > 2 && len(b) > 2 && english.Stem(a, false) == english.Stem(b, false) && sharedStart(a, b)
}

// irregularForm reports a form of the irregular verb a; gerunds are apart.
func irregularForm(a, b string) bool {
	return slices.Contains(irregular[a], b) && strings.HasSuffix(a, "ing") == strings.HasSuffix(b, "ing")
}

// sharedStart keeps "manage" and "manages" together and "management" apart: only
// the endings of agreement may differ.
func sharedStart(a, b string) bool { return inflection[suffix(a, b)] && inflection[suffix(b, a)] }

// inflection are the endings that agreement puts on and takes off. What changes
// the time of a verb ("completing" and "completed") must be a listed correction.
var inflection = set("_ _s _es _ies _y")

// suffix is what a has behind the start that it shares with b.
func suffix(a, b string) string {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	rest := a[n:]
	if n > 0 && len(rest) > 1 && rest[0] == a[n-1] { // a doubled consonant: plan, planned
		rest = rest[1:]
	}
	return "_" + rest
}

func acronym(s string) bool {
	upper := 0
	for i, r := range s {
		if i > 0 && r >= 'A' && r <= 'Z' {
			upper++
		}
	}
	return upper > 0
}
