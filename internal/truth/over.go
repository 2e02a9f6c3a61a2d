package truth

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Over reports whether a sentence about a post that has ended says what its original
// says, where verbs may have been put into the past.
func Over(original, output string) bool {
	if quoted(original) != quoted(output) {
		return false
	}
	a := align(original, output)
	a.time = over
	_, why := a.compare()
	return why == ""
}

// toldAsOver reports a verb of the source that opens a sentence, or is joined to one
// that does, and has its own past in the output.
func (a alignment) toldAsOver(i, j int) bool {
	return a.over(i) && pastOf(a.source[i], a.output[j])
}

// over reports a place where a verb may have been put into the past: one that opens a
// sentence, or one that is joined to a deed that is told as over itself.
func (a alignment) over(i int) bool {
	if a.time != over || i >= len(a.begins) || !a.begins[i].verb {
		return false
	}
	first := a.begins[i].first
	return first == i || isPast(a.source[first].folded) || slices.ContainsFunc(a.output, func(w word) bool {
		return pastOf(a.source[first], w) || a.deeds && done(a.source[first], w)
	})
}

// pieces are what commas and the ends of sentences part.
var pieces = regexp.MustCompile(`([,;/]\s*|[.!?:]\s+|\s[–—/-]\s+)\pL`)

// ranOn is where a point may have run into the next one: a capital between small letters, "the berths of the yard Manage a crew".
var ranOn = regexp.MustCompile(`(\p{Ll}{4,}|\d%) (\p{Lu}\p{Ll}{2,} (?:\p{Ll}|\d))`)

// parted puts the full stop of the output between such points, but not behind a word that leads to a name: "under Ann who led the crew".
func parted(pair, output string) string {
	before, behind, _ := strings.Cut(pair, " ")
	if leading[before] || governing[before] || !strings.Contains(output, before+". ") {
		return pair
	}
	return before + ". " + behind
}

var leading = set(`with from into under over than that this these those their your onto upon about after before within without through
	across during towards toward between among against along around behind beyond while when where which whom whose such both each every
	some many most more very called named like near than until since because although also using through`)

// beginning tells of a word of a text whether a finite verb without a subject may stand
// there, and which word opens the sentence that it is in.
type beginning struct {
	joined bool // it opens a clause
	verb   bool // and nothing before it governs that clause
	first  int
}

// beginnings tells it of each word: verbs stand where a sentence begins, adverbs apart,
// and behind "and" or a comma, unless the word before leads to something that is only
// wished or that others do. It returns nothing where marks and words cannot be told apart.
func beginnings(text, output string) []beginning {
	text = ranOn.ReplaceAllStringFunc(text, func(pair string) string { return parted(pair, output) })
	var o openers
	from := 0
	for _, end := range append(pieces.FindAllStringSubmatchIndex(text, -1), []int{0, 0, len(text), len(text)}) {
		part := words(text[from:end[2]])
		o.piece(part)
		if mark := text[end[2]:end[3]]; strings.ContainsAny(mark, "!?:;") || strings.Contains(mark, ".") && !lowerAt(text, end[3]) {
			o.bound = strings.Contains(mark, ":") && !isHeading(part)
			o.opened = false
		}
		from = end[2]
	}
	if len(o.list) != len(words(text)) {
		return nil
	}
	return o.list
}

// lowerAt reports a small letter at a place: the full stop before it is that of a shortened word, "Dept. of".
func lowerAt(text string, at int) bool {
	r, _ := utf8.DecodeRuneInString(text[at:])
	return unicode.IsLower(r)
}

// openers walks through the pieces of a text.
type openers struct {
	list   []beginning
	bound  bool // by a word like "to" or "who" that may govern what follows
	opened bool // the sentence has its first word
	first  int  // which is this one
}

func (o *openers) piece(part []word) {
	begins := true
	for k, w := range part {
		aside := joiners[w.folded] || begins && (strings.HasSuffix(w.folded, "ly") || prefixes[w.folded])
		if !o.opened && !aside {
			o.opened, o.first = true, len(o.list)
		}
		o.list = append(o.list, beginning{begins, begins && !o.bound, o.first})
		begins = aside
		o.bound = o.bound || !aside && (governing[w.folded] || w.folded == "to" && (k+1 == len(part) || !isThing(part[k+1])))
	}
}

// isHeading reports what a bullet is headed by: behind it the person's own deeds are told.
func isHeading(part []word) bool {
	if len(part) == 0 {
		return true
	}
	last := part[len(part)-1].folded
	if slices.ContainsFunc(part, func(w word) bool { return intended[w.folded] }) {
		return false
	}
	return dutyLabels[last] || len(part) <= longestHeading && deedLabels[last] &&
		!slices.ContainsFunc(part, func(w word) bool { return aimLabels[w.folded] || governing[w.folded] })
}

// dutyLabels are words before a colon behind which the person's own deeds are told, however many go before them.
var dutyLabels = set(`duties responsibilities responsibility tasks task role roles job work position profile description
	achievements accomplishments activities highlights contributions functions include includes included following`)

// deedLabels are fields of work before a colon behind which the person's own deeds are told.
var deedLabels = set(`leadership management people delivery quality safety reporting communication communications mentoring
	planning coaching supervision administration maintenance operations coordination documentation compliance recruitment teamwork`)

// intended are words of a heading before what is still to be done.
var intended = set(`future next proposed planned intended expected further upcoming suggested recommended possible`)

// aimLabels are words before a colon behind which stands what was only meant to be, or what others do: "Goal: run
// the yard". Longer headings than longestHeading words are sentences.
var aimLabels = set(`goal goals aim aims objective objectives target targets purpose mission vision plan plans proposal scope idea
	concept requirement requirements client clients company employer product project training course topic`)

// longestHeading is how many words a heading before a colon has at most.
const longestHeading = 3

var (
	joiners = set(`and or but then also both either not`)
	// prefixes are parts of verbs that a hyphen sets off: "co-ordinate", "cross-examine".
	prefixes = set(`co cross multi pre re`)
	// governing words open a clause whose verbs are not the person's own deeds.
	governing = set(`who whom whose which that can could may might must shall should will would help helps helped let lets make makes
		if when while whenever where because so until unless what how whether we they he she it i you`)
	// pointing are words behind which "to" leads to a thing, not to a deed.
	pointing = set(`a an the this these those our their his her its my your all both each every staff senior internal external
		customer client vendor supplier employee problem product`)
)

// isThing reports a word behind "to" that is no verb: "to the board", "to 12 ports",
// "to clients", "to Bergen".
func isThing(w word) bool {
	plural := strings.HasSuffix(w.folded, "s") && !strings.HasSuffix(w.folded, "ss") && !strings.HasSuffix(w.folded, "us")
	return pointing[w.folded] || w.figure() || plural || strings.ToLower(w.text) != w.text
}

// pastOf reports that b is the past of the verb that a is the base or the third person
// of: "manage" and "manages" of "managed", "lead" of "led".
func pastOf(a, b word) bool {
	if a.figure() || acronym(a.text) || acronym(b.text) || len(a.folded) < 2 || strings.HasSuffix(a.folded, "ing") ||
		isPast(a.folded) && !unmarked[a.folded] || grammarWords[a.folded] {
		return false
	}
	for _, base := range unending(a.folded) {
		if regularPast(base, b.folded) || irregularPast(base, b.folded) {
			return true
		}
	}
	return false
}

// unending are what a verb form may be the third person of, and the form itself.
func unending(w string) []string {
	list := []string{w}
	if base, is := strings.CutSuffix(w, "ies"); is {
		list = append(list, base+"y")
	}
	if base, is := strings.CutSuffix(w, "es"); is && hissing(base) {
		list = append(list, base)
	}
	if base, is := strings.CutSuffix(w, "s"); is && !strings.HasSuffix(base, "s") {
		list = append(list, base)
	}
	return list
}

// hissing reports a verb whose third person takes "es": "presses", "fixes", "goes".
func hissing(base string) bool {
	for _, end := range []string{"s", "x", "z", "ch", "sh", "o"} {
		if strings.HasSuffix(base, end) {
			return true
		}
	}
	return false
}

func regularPast(base, past string) bool {
	stem, is := strings.CutSuffix(past, "ed")
	if !is || len(base) < 3 || isPast(base) {
		return false
	}
	last := base[len(base)-1:]
	switch stem {
	case base, strings.TrimSuffix(base, "e"):
		return stem != base || last != "e"
	case base + "k":
		return last == "c"
	case base + last:
		return !strings.Contains("aeiouy", last)
	}
	before, is := strings.CutSuffix(base, "y")
	return is && stem == before+"i"
}

func irregularPast(base, past string) bool {
	for _, prefix := range []string{"", "re", "re-", "over", "under", "out", "up"} {
		b, hasBase := strings.CutPrefix(base, prefix)
		p, hasPast := strings.CutPrefix(past, prefix)
		if forms := irregular[b]; hasBase && hasPast && len(forms) > 2 && forms[0] == b && forms[2] == p {
			return true
		}
	}
	return false
}
