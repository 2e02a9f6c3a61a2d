package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// A plain verb that opens a bullet among others that tell what was done takes their form, also where the word may be a noun
// elsewhere, if nothing but a verb may stand there: "Assist patient transport", "Actively market rope courses", "Function as
// a contact for both yards".

// bareDeed gives such a verb the form of its list.
func bareDeed(text string, s speaker) string {
	if !s.told || s.project || !startsUpper(text) || strings.Contains(text, ":") {
		return ""
	}
	words := tagged(text)
	at := behindManner(words)
	if !opensBare(words, at) {
		return ""
	}
	w := words[at]
	after := text[w.End():]
	if second := at + 2; sharesObject(words, at) {
		after = text[w.End():words[second].Start] + s.verb(words[second].Low) + text[words[second].End():]
	}
	return capital(text[:w.Start] + s.verb(w.Low) + after)
}

// opensBare reports a base form at a place that is the verb of its sentence.
func opensBare(words []language.Tagged, at int) bool {
	return at+1 < len(words) && isBare(words[at]) && !namesByVerb(words, at) && !clauseSoon(words[at+1:]) && onlyVerbAt(words, at)
}

// namesByVerb reports a verb that a name or the name of a post begins with: "Manage My Health", "Sell side analyst".
func namesByVerb(words []language.Tagged, at int) bool {
	return startsUpper(words[at+1].Text) || endsInPost(words)
}

// endsInPost reports the name of a post at the end, without an article: "Sell side analyst".
func endsInPost(words []language.Tagged) bool {
	return language.IsRole(closing(words).Low) && !slices.ContainsFunc(words, isArticle)
}

func isArticle(w language.Tagged) bool { return w.Is("a", "an", "the") }

// closing is the last word before the mark at the end.
func closing(words []language.Tagged) language.Tagged {
	last := len(words) - 1
	if words[last].Kind != language.Word && last > 0 {
		last--
	}
	return words[last]
}

// sharesObject reports a second verb that "and" joins to the one at a place, before what is done by both: "open and close the shop".
func sharesObject(words []language.Tagged, at int) bool {
	return at+3 < len(words) && words[at+1].Is("and", "&") && isBare(words[at+2]) && words[at+2].Share >= halfVerb &&
		!startsUpper(words[at+2].Text) && isObjectAt(words, at+3)
}

// behindManner is the place behind an adverb that opens a bullet and describes no thing: "Actively".
func behindManner(words []language.Tagged) int {
	if len(words) > 0 && describesManner(words[0].Low) && !ofThingToo(words[0]) {
		return 1
	}
	return 0
}

// ofThingToo reports an adverb that describes a thing or says when as well.
func ofThingToo(w language.Tagged) bool {
	return w.Has(language.Adjective|language.Base|language.Noun) || often[w.Low] || w.Is("currently", "presently")
}

// describesManner reports an adverb that an adjective makes: "effectively", "responsibly", not "family".
func describesManner(w string) bool {
	stem, found := strings.CutSuffix(w, "ly")
	return found && (language.Read(stem).Has(language.Adjective) || language.Read(stem+"le").Has(language.Adjective))
}

// isBare reports a base form that is no other form as well.
func isBare(w language.Tagged) bool {
	return w.Has(language.Base) && !w.Has(language.Past|language.Participle|language.Third) && formBase(w.Low, language.Base) == w.Low &&
		!w.Is("be", "have", "do", "please", "see", "welcome", "thank", "admit", "sub") // "Admit card", "Sub main boards"
}

// clauseSoon reports a finite verb near the beginning, of which the words before it may be the subject: "Process owners are".
func clauseSoon(words []language.Tagged) bool {
	near := words[:min(len(words), subjectReach)]
	clause, own := slices.IndexFunc(near, opensClauseOfItsOwn), slices.IndexFunc(near, mayEndSubject)
	return own >= 0 && (clause < 0 || own < clause)
}

func opensClauseOfItsOwn(w language.Tagged) bool {
	return w.Tag == language.TagRelative || w.Tag == language.TagSubordinator
}

func mayEndSubject(w language.Tagged) bool {
	return isBe(w) || w.Is("has", "had", "have") || w.Tag == language.TagModal || w.Tag == language.TagPast ||
		w.Tag == language.TagThird && !w.Has(language.Plural)
}

// subjectReach is how many words behind the first one the subject of a sentence has at most.
const subjectReach = 5

// onlyVerbAt reports a word at a place where no noun and no adjective may stand, by what stands around it.
func onlyVerbAt(words []language.Tagged, at int) bool {
	w, next := words[at], words[at+1]
	switch {
	case next.Kind != language.Word || next.Tag == language.TagGerund && !ofObject[next.Low] || lexicon.Compound(w.Low, next.Low):
		return false
	case asOne(words, at):
		return w.Share >= halfVerb
	case w.Share > mostlyVerb:
		return verbBeforeObject(words, at) && !(w.Is("lead") && isThing(next)) // "Lead generation"
	case at == 0 || w.Share < seldomVerb:
		return false
	}
	return sharesObject(words, at) || verbBeforeObject(words, at)
}

// asOne reports what somebody does "as a" something, behind the word at a place.
func asOne(words []language.Tagged, at int) bool {
	return at+2 < len(words) && words[at+1].Is("as") && words[at+2].Is("a", "an", "the")
}

// verbBeforeObject reports no adjective at a place, with what may be its object behind it.
func verbBeforeObject(words []language.Tagged, at int) bool {
	return !words[at].Has(language.Adjective) && isObjectAt(words, at+1)
}

// isObjectAt reports what a verb is done to, at a place behind it.
func isObjectAt(words []language.Tagged, at int) bool {
	w := words[at]
	if verbParticles[w.Low] {
		return at+1 < len(words) && !words[at+1].Is("of", "for") // "Follow up of" names what is done
	}
	return opensAfterVerb(w) && !w.Is("with", "over") || ofObject[w.Low] ||
		mayBeObject(w) && (surelyVerb(words, at-1) || severalAt(words, at))
}

// ofObject are gerunds that describe what a verb is done to: "contact existing owners".
var ofObject = wordset.Of("existing incoming outgoing upcoming ongoing remaining emerging")

// surelyVerb reports a word that is no noun, or that an adverb leads to.
func surelyVerb(words []language.Tagged, at int) bool {
	return !words[at].Has(language.Noun) || describesManner(words[0].Low)
}

// severalAt reports several things at a place, and no noun that they describe: behind a verb that is a noun as well one thing may make
// a name with it ("Buy side research").
func severalAt(words []language.Tagged, at int) bool { return doneToSeveral(words[at:]) }

// mayBeObject reports a noun that is hardly a verb.
func mayBeObject(w language.Tagged) bool {
	return isThing(w) && (!w.Has(language.Base) || w.Share <= halfVerb)
}
