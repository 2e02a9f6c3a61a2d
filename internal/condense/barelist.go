package condense

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// Whether a word is a verb or a noun its sentence seldom tells. Several that are joined tell it of each other ("Design, configure and
// run tide clocks"): one that is nothing but a verb, or a list that the file writes with plain verbs.

// bareSource reports a bullet that opens with a plain verb in the file, whatever form the verb has by now.
func bareSource(words []language.Tagged) bool {
	return len(words) > 1 && isBare(words[0]) && words[0].Share > halfVerb+1
}

// wordsInFile are those of the line of the file that a text begins on.
func wordsInFile(doc *cv.Document, t *cv.Text) []language.Tagged {
	if len(t.Lines) == 0 || t.Lines[0] >= len(doc.Source) {
		return nil
	}
	return tagged(strings.TrimLeftFunc(doc.Source[t.Lines[0]].Text, func(r rune) bool { return !unicode.IsLetter(r) }))
}

// leastBare is how many bullets of a post open with plain verbs in the file where they make it a list of such.
const leastBare = 3

// bareList reports a list most of whose bullets open with plain verbs in the file.
func (l *dutyList) bareList() bool { return l != nil && l.bare >= leastBare && 2*l.bare > l.all }

// allBare reports a list of which every bullet opens with what may be a plain verb, and most with one that is hardly anything else.
func (l *dutyList) allBare() bool { return l.bareList() && l.maybe == l.all }

// mayBeBare reports a bullet that opens with what may be a plain verb.
func mayBeBare(words []language.Tagged) bool { return len(words) > 1 && words[0].Has(language.Base) }

// bareAmong gives the plain verbs that open a bullet, one or a row of them, the form of their list.
func bareAmong(text string, s speaker) string {
	if !s.told || s.project || !startsUpper(text) || strings.ContainsAny(text, ":") {
		return ""
	}
	words := tagged(text)
	verbs := bareRow(words, behindManner(words))
	if len(verbs) == 0 || !rowTells(words, verbs, s) || clauseSoon(words[verbs[len(verbs)-1]+1:]) || endsInPost(words) {
		return ""
	}
	var out strings.Builder
	at := 0
	for _, i := range verbs {
		out.WriteString(text[at:words[i].Start] + s.verb(words[i].Low))
		at = words[i].End()
	}
	return capital(out.String() + text[at:])
}

// bareRow are the places of the plain verbs from at on that commas, "and" and "&" join; none where another word stands in the row.
func bareRow(words []language.Tagged, at int) (verbs []int) {
	for at < len(words) && isBare(words[at]) && words[at].Share >= halfVerb {
		verbs = append(verbs, at)
		next := joined(words, at+1)
		if next < 0 || words[at+1].Is("or", "/") {
			return verbs
		}
		at = next
	}
	return nil
}

// rowTells reports that the words at the places are verbs: their list says so, or one of a row that is nothing else.
func rowTells(words []language.Tagged, verbs []int, s speaker) bool {
	first, last := words[verbs[0]], verbs[len(verbs)-1]
	if last+2 >= len(words) || words[last+1].Kind != language.Word {
		return false
	}
	if len(verbs) > 1 {
		return severalTell(words, verbs, s)
	}
	return s.bare && opensListed(words, last) || s.strict && opensStrictly(words, last) ||
		objectBehind(words, last) && oneTells(words, first, words[last+1])
}

// severalTell reports a row of verbs: by what is done by all of them, or as none of them is anything else.
func severalTell(words []language.Tagged, verbs []int, s speaker) bool {
	last := verbs[len(verbs)-1]
	if !objectBehind(words, last) {
		return words[last+1].Tag == language.TagPreposition && !words[last+1].Is("of") && nothingElse(words, verbs)
	}
	return s.bare || slices.ContainsFunc(verbs, func(i int) bool {
		return words[i].Tag == language.TagBase && !words[i].Has(language.Noun|language.Adjective)
	})
}

// oneTells reports a single word that is a verb before the capital of a common word. A list alone does not tell: a noun that says
// the kind of the next one looks the same ("Balance sheets", "Care plan reviews").
func oneTells(words []language.Tagged, first, next language.Tagged) bool {
	if len(words) < shortestAmong || lexicon.Compound(first.Low, next.Low) || kindOfDeed(next) || goesAlone[first.Low] {
		return false
	}
	return startsUpper(next.Text) && first.Share > mostlyVerb && plainCapital(next.Low)
}

// opensListed reports a word at the place that in a list of plain verbs is one, too: it seldom is a noun, and neither names a thing
// with the next word nor says the kind of a deed.
func opensListed(words []language.Tagged, at int) bool {
	w, next := words[at], words[at+1]
	switch {
	case w.Share < surelyPaired || w.Text == strings.ToUpper(w.Text) || goesAlone[w.Low], saysKind(words, at), titled(words):
		return false
	case next.Tag == language.TagProper, startsUpper(next.Text):
		return w.Share > surelyPaired
	case next.Tag == language.TagPreposition:
		return !next.Is("of", "for", "on")
	}
	if next.Tag == language.TagAdjective && !next.Has(language.Noun) || isPeople(next) {
		return true
	}
	return w.Share > surelyPaired && isThing(next) && !(at+2 < len(words) && words[at+2].Is("of")) // "Build quality of boats"
}

// opensStrictly reports a word at the place that is a verb in a list of nothing but lines that open with what may be one: a figure
// or an article and the like follow ("Report templates for all crews" names things).
func opensStrictly(words []language.Tagged, at int) bool {
	w, next := words[at], words[at+1]
	switch {
	case next.Is("over") && at+2 < len(words) && words[at+2].Tag == language.TagNumber && !goesAlone[w.Low]:
		return true
	case len(words) < shortestStrict || goesAlone[w.Low] || describesToo[w.Low], lexicon.Compound(w.Low, next.Low), namedByHead[next.Low]:
		return false
	}
	return opensAfterVerb(next) && !verbParticles[next.Low] && !next.Is("with", "over")
}

// shortestStrict is how many words such a line has at least.
const shortestStrict = 4

// saysKind reports a word at the place that may say the kind of what follows. Of deeds it does, but for a verb that takes them.
func saysKind(words []language.Tagged, at int) bool {
	w := words[at]
	if describesToo[w.Low] || lexicon.Compound(w.Low, words[at+1].Low) {
		return true
	}
	takes := w.Share >= alwaysVerb || takesWork[w.Low] && w.Share > surelyPaired
	return !takes && endsInDeeds(words[at+1:])
}

// endsInDeeds reports a thing that is, or is described by, the name of a deed: "plan reviews with families".
func endsInDeeds(words []language.Tagged) bool {
	for _, w := range words {
		if !isThing(w) && w.Tag != language.TagAdjective && w.Tag != language.TagGerund {
			return false
		}
		if kindOfDeed(w) {
			return true
		}
	}
	return false
}

// alwaysVerb is the share of a word that is a verb wherever it opens something.
const alwaysVerb = 9

// describesToo are such verbs that say the kind of a thing as well: "Lead times", "Exhibit hall".
var describesToo = wordset.Of("lead sell exhibit exhaust drip dump screw solder join find read edit serve cruise dig drag keep " +
	"float swing break fix")

// nothingElse reports words that are verbs, and nothing else: "Understand and suggest for".
func nothingElse(words []language.Tagged, verbs []int) bool {
	return !slices.ContainsFunc(verbs, func(i int) bool { return words[i].Has(language.Noun | language.Adjective) })
}

// kindOfDeed reports the name of a deed, which the word before it may say the kind of: "Lead generation", "Design reviews".
func kindOfDeed(w language.Tagged) bool {
	return mayNameDeed(w) || deedNouns[strings.TrimSuffix(w.Low, "s")] != "" || isGerund(w) && w.Has(language.Noun)
}

// goesAlone are verbs that nothing is done by.
var goesAlone = wordset.Of("travel work function trip camp result project project progress sound sail tour")

// shortestAmong is how many words a bullet has at least that its list alone tells the verb of.
const shortestAmong = 5

// objectBehind reports what a verb is done to behind the place, and no other word that a noun would have there.
func objectBehind(words []language.Tagged, at int) bool {
	w := words[at+1]
	switch w.Tag {
	case language.TagNoun, language.TagPlural, language.TagAdjective, language.TagGerund, language.TagProper, language.TagParticiple:
		return !w.Is("of", "owner", "owners") && !verbParticles[w.Low]
	}
	return opensAfterVerb(w) && !w.Is("with", "over")
}

// plainCapital reports a common word that no name begins with.
func plainCapital(low string) bool {
	return lexicon.Uses(low) > 2 && !lexicon.MostlyName(low) && !language.IsRole(low) && language.Closed(low) == 0
}
