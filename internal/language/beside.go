package language

import (
	_ "embed"
	"math"
	"slices"
	"strconv"
	"strings"

	"focal/internal/wordset"
)

// Whether a word behind a comma or an "and" is a verb beside the one before it ("plan events and design posters") or
// one of the things that are done ("plan events and design reviews") is learned from CVs that tell of the past, where
// the ending says it: cmd/verbtrain. What the rules make of the word is one sign among others.

// Beside is a word behind a comma or a coordinator that may be a verb.
type Beside struct {
	Words []Tagged
	At    int    // the word
	Last  int    // the verb before it, beside which it would stand
	Base  string // what the word is a form of
	Form  Class  // Base or Third
	Rule  bool   // the rules take it for a verb
}

//go:embed beside.bin
var besideWeights string

// BesideScale is what a weight of one is stored as.
const BesideScale = 24

// Score is above 0 for a verb.
func (b Beside) Score() float64 {
	sum := 0
	for _, f := range b.Features() {
		sum += int(int8(besideWeights[f]))
	}
	return float64(sum) / BesideScale
}

// Features are the places of the weights that tell of the word.
func (b Beside) Features() []uint16 {
	f := signs{form: strconv.Itoa(int(b.Form))}
	b.ofWord(&f)
	b.ofNeighbours(&f)
	b.ofItem(&f)
	return f.list
}

// signs collects the features of a word.
type signs struct {
	form string
	list []uint16
}

// add adds a feature; formed adds it for the form of the word alone.
func (s *signs) add(parts ...string) { s.list = append(s.list, place32(strings.Join(parts, "|"))) }

func (s *signs) formed(parts ...string) { s.add(append(parts, s.form)...) }

// place32 is the FNV hash of a feature, folded to 16 bits.
func place32(s string) uint16 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return uint16(h>>16) ^ uint16(h&math.MaxUint16)
}

// ofWord are the features of the word itself.
func (b Beside) ofWord(f *signs) {
	r := Read(b.Base)
	f.formed("form")
	f.add("base", b.Base)
	f.formed("base", b.Base)
	f.formed("share", shareOf(r))
	f.add("pair", b.verbBefore(), b.Base)
	f.add("before", b.verbBefore())
	f.formed("rule", strconv.FormatBool(b.Rule))
	f.formed("rule", strconv.FormatBool(b.Rule), strconv.Itoa(r.Share))
	if isUpperFirst(b.Words[b.At].Text) {
		f.formed("capital")
		f.add("capital", b.class(b.At+1))
	}
}

func (b Beside) verbBefore() string { return plainForm(b.Words[b.Last]) }

// ofNeighbours are those of the words around it.
func (b Beside) ofNeighbours(f *signs) {
	link := b.link()
	prev, next := b.word(link-1), b.word(b.At+1)
	prevClass, nextClass := b.class(link-1), b.class(b.At+1)
	share := shareOf(Read(b.Base))
	f.add("prev", prev)
	f.formed("prev", prevClass)
	f.add("next", next)
	f.formed("next", next)
	f.formed("nextclass", nextClass)
	f.formed("nextclass", nextClass, b.class(b.At+2))
	f.add("word", b.Base, "nextclass", nextClass)
	f.add("word", b.Base, "prevclass", prevClass)
	f.add("word", b.Base, "next", next)
	f.add("word", b.Base, "prev", prev)
	f.add("second", b.word(b.At+2))
	f.formed("around", prevClass, nextClass)
	f.formed("share", share, "next", nextClass)
	f.formed("share", share, "prev", prevClass)
}

// ofItem are those of the list that it stands in.
func (b Beside) ofItem(f *signs) {
	link, sep := b.link(), b.separator()
	nextClass := b.class(b.At + 1)
	f.formed("sep", sep)
	f.formed("far", strconv.Itoa(min(link-b.Last, 8)))
	f.add("near", strconv.Itoa(min(link-b.Last, 3)), sep, nextClass)
	led, links := b.ledBy(link)
	f.formed("led", led)
	f.add("led", led, nextClass)
	f.formed("links", strconv.Itoa(min(links, 4)), sep)
	end := b.itemEnd()
	size := end - b.At
	f.formed("size", strconv.Itoa(size))
	f.formed("last", b.class(end-1))
	f.add("last", b.word(end-1))
	f.add("size", strconv.Itoa(min(size, 4)), nextClass, b.class(link-1))
	after := "end"
	if end < len(b.Words) {
		after = b.word(end) + b.class(end+1)
	}
	f.formed("after", after)
}

// links are what parts the items of a list.
var links = wordset.Of(", and & / or ; then")

func isLink(w Tagged) bool { return links[w.Low] }

// link is where the marks and coordinators before the word begin.
func (b Beside) link() int {
	k := b.At - 1
	for k > 0 && !isLink(b.Words[k]) {
		k--
	}
	for k > 0 && isLink(b.Words[k-1]) {
		k--
	}
	return k
}

// separator is the last of them; with a plus where there are two.
func (b Beside) separator() string {
	k := b.At - 1
	for k > 0 && !isLink(b.Words[k]) {
		k--
	}
	if k > b.link() {
		return "+" + b.Words[k].Low
	}
	return b.Words[k].Low
}

// ledBy is the last function word between the verb before and the link, and how many links there are.
func (b Beside) ledBy(link int) (word string, count int) {
	word = "-"
	for k := b.Last + 1; k < link; k++ {
		if c := closed[b.Words[k].Low]; c != TagNone && c != TagCoordinator {
			word = b.Words[k].Low
		}
		if isLink(b.Words[k]) {
			count++
			word += "~"
		}
	}
	return word, count
}

// longestItem is how far the item of a word is looked at.
const longestItem = 9

// itemEnd is where the item that the word opens ends.
func (b Beside) itemEnd() int {
	end := b.At + 1
	for end < len(b.Words) && !isLink(b.Words[end]) && end < b.At+longestItem {
		end++
	}
	return end
}

// word is the word at k; where a verb may stand, by its base, so that all tenses are alike.
func (b Beside) word(k int) string {
	switch {
	case k < 0 || k >= len(b.Words):
		return "."
	case b.Words[k].Kind == Number:
		return "#"
	case k > 0 && isLink(b.Words[k-1]):
		return plainForm(b.Words[k])
	}
	return b.Words[k].Low
}

func plainForm(w Tagged) string {
	if forms := VerbForms(w.Low); len(forms) > 0 {
		return forms[0].Base
	}
	return w.Low
}

// class is what the word at k can be.
func (b Beside) class(k int) string {
	if k < 0 || k >= len(b.Words) {
		return "."
	}
	w := b.Words[k]
	c := closed[w.Low]
	switch {
	case w.Kind == Number:
		return "#"
	case w.Kind != Word:
		return w.Text
	case c != TagNone:
		return "closed" + strconv.Itoa(int(c))
	}
	if forms := VerbForms(w.Low); len(forms) > 0 && k > 0 && isLink(b.Words[k-1]) {
		return "verb" + shareOf(parseFlagsOf(forms[0].Base))
	}
	return strconv.Itoa(int(Read(w.Low).Class))
}

// shareOf is how far a word is a verb, and what else it can be.
func shareOf(r Reading) string {
	return strconv.Itoa(r.Share) + ":" + strconv.Itoa(int(r.Class&(Noun|Adjective)))
}

const (
	// BesideThing is the score below which a word that the rules take for a verb is a thing: in doubt the rules have it.
	BesideThing = -2.1
	// surelyBeside is the score above which a word is a verb whatever its capital says.
	surelyBeside = 2
	// slipThing is that of a word in another form than the verb before it, as which it would be a slip.
	slipThing = 0
	// pastThing is that of one behind a verb in the past.
	pastThing = 1
)

// isVerb reports that a word which the rules take for a verb is one by what was learned, too.
func (t *tagger) isVerb(i int, form Class) bool {
	next := t.at(i + 1)
	last := Governs(t.words, i)
	base := baseIn(t.words[i].Low, form)
	if t.plain || last < 0 || base == "" || OpensObject(next.Low) {
		return true
	}
	least := float64(slipThing)
	switch t.words[last].Tag {
	case TagPast:
		least = pastThing
	case form.tag():
		if verbPrepositions[base][next.Low] || isAdverb(next.Low) {
			return true
		}
		least = BesideThing
	}
	return Beside{Words: t.words, At: i, Last: last, Base: base, Form: form, Rule: true}.Score() > least
}

// tag is the part that a finite form of a verb plays.
func (c Class) tag() Tag {
	if c == Third {
		return TagThird
	}
	return TagBase
}

// baseIn returns the verb that a word is the form of, "" where it is none.
func baseIn(word string, form Class) string {
	for _, f := range VerbForms(word) {
		if f.Form == form {
			return f.Base
		}
	}
	return ""
}

// Governs is the place of the verb of the sentence beside which the word at i, behind a link, would stand as
// another; -1 where it is no such place, or where an infinitive or a clause may go on there.
func Governs(words []Tagged, i int) int {
	if !BehindLink(words, i) || slices.ContainsFunc(words[:i], func(w Tagged) bool { return w.Tag == TagSubject }) {
		return -1
	}
	for k := i - 1; k >= 0 && !goingOn[words[k].Low]; k-- {
		if finiteOrGerund(words[k]) && (k == opening(words) || BehindLink(words, k)) {
			return k
		}
	}
	return -1
}

// opening is the place of the word that a sentence without a subject opens with, behind an adverb.
func opening(words []Tagged) int {
	if len(words) > 1 && strings.HasSuffix(words[0].Low, "ly") {
		return 1
	}
	return 0
}

// BehindLink reports a word that a link stands before, adverbs apart.
func BehindLink(words []Tagged, i int) bool {
	k := i - 1
	for k > 0 && (words[k].Tag == TagAdverb || strings.HasSuffix(words[k].Low, "ly")) {
		k--
	}
	return k > 0 && isLink(words[k])
}

func finiteOrGerund(w Tagged) bool {
	return slices.Contains([]Tag{TagBase, TagThird, TagPast, TagGerund}, w.Tag)
}

// FixedPhrase reports a noun before a preposition that make one notion: "face to face visits", "permits and work at height".
func FixedPhrase(words []Tagged, i int) bool {
	if i+2 >= len(words) {
		return false
	}
	next, third := words[i+1], words[i+2]
	return next.Is("to") && third.Low == words[i].Low ||
		words[i].Is("work") && next.Is("at", "in") && third.Is("height", "heights", "progress", "process")
}

// goingOn are words behind which an infinitive, or the verb of a clause, may go on in a list.
var goingOn = wordset.Of("to who which that where can will should must could would may not help helped helps helping let make .")

const (
	// leastOpener is the score of a word that opens a line of a list of deeds as a verb.
	leastOpener = -1.5
	// seldomNoun is how often of nine a word is a verb that hardly describes a noun behind another verb.
	seldomNoun = 4
)

// beforeOpener is what a line of such a list is read behind.
var beforeOpener = Tokens("Prepare the tables and ")

// OpensDeed reports a word that may be a noun and is the verb of a line in a list of deeds, where it would stand as one
// beside another: "Review submitted drawings" as "Prepare the tables and review submitted drawings".
func OpensDeed(line []Tagged) bool {
	if len(line) < 3 {
		return false
	}
	first, next := line[0], line[1]
	switch {
	case !first.Has(Base), first.Has(Adjective) && next.Has(Gerund|Noun) && !next.Has(Plural):
		return false // "Complete working knowledge"
	case next.Kind != Word, next.Capital, next.Has(Base) && next.Share >= seldomNoun:
		return false // "Excel, Word and", "Shift Incharge", "Import export matters"
	case oneThing(line):
		return false // "Target audience research"
	case next.Has(Past|Participle) && (next.Has(Base) || !line[2].Has(Noun|Plural|Adjective)):
		return false // "Proof read reports", "Work placed with printers"
	}
	tokens := slices.Clone(beforeOpener)
	for i, w := range line {
		if w.Is(":") {
			return false
		}
		if i == 0 {
			w.Text = w.Low
		}
		tokens = append(tokens, w.Token)
	}
	words := TagSentence(tokens)
	at := len(words) - len(line)
	return words[at].Tag == TagBase && Beside{Words: words, At: at, Base: first.Low, Form: Base, Rule: true}.Score() > leastOpener
}

// oneThing reports several bare words behind the first one that end in the singular, so that all of them may be one noun.
func oneThing(line []Tagged) bool {
	i := 1
	for i < len(line) && line[i].Kind == Word && closed[line[i].Low] == TagNone && line[i].Has(Noun|Plural|Adjective|Participle|Gerund) {
		i++
	}
	return i > 2 && line[1].Tag != TagAdjective && !line[i-1].Has(Plural) && !severalOf(line[i-1].Low)
}

// severalOf reports the plural of a noun made of a verb and its adverb, which no list has: "check-ins".
func severalOf(word string) bool {
	for _, end := range []string{"-ins", "-outs", "-ups", "-offs", "-downs", "-overs", "-throughs"} {
		if strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}
