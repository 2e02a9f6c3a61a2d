package perspective

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// leastDeeds is how many bullets of an entry open with verbs for certain where it is a list of deeds.
const leastDeeds = 2

// deedLists are the entries of which at least a third of the bullets open with words that are hardly ever anything but
// verbs: there a word that may be either is one, too.
func deedLists(doc *cv.Document) map[string]bool {
	deeds, all := map[string]int{}, map[string]int{}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleBullet || len(r.Text.Value) > maxLength {
			return
		}
		all[entryOf(r)]++
		if list := passages(r.Text.Value); len(list) > 0 && list[0].tellsDeed() {
			deeds[entryOf(r)]++
		}
	})
	lists, least := map[string]bool{}, leastDeeds
	if tellsThroughout(deeds, all) {
		least = 1
	}
	for entry, n := range deeds {
		if n >= least && n*3 >= all[entry] {
			lists[entry] = true
		}
	}
	return lists
}

// verbally reports a sentence of a text, by its place, among others that open with verbs.
func (how style) verbally(list []passage, i int) bool {
	return how.verbal && i == 0 || how.bullet && goesOnBare(list, i)
}

// goesOnBare reports a further sentence of a bullet that opened with a plain verb for certain: those behind it open with verbs, too.
// "Enter the tides in the log. Update the board."
func goesOnBare(list []passage, i int) bool {
	return i > 0 && list[0].tellsDeed() && tagged(list[0].at(0), language.TagBase) && !slices.ContainsFunc(list[i].words, isBeing)
}

// isBeing reports the verb of a sentence that says what something is: "Test coverage is 90 percent."
func isBeing(w language.Tagged) bool { return w.Is("is", "are", "was", "were") }

// manyDeeds is how many bullets open with verbs, at least, in a document that tells its posts by such.
const manyDeeds = 8

// tellsThroughout reports a document two thirds of whose bullets open with verbs for certain: there one verb in a post with few
// bullets tells how the others are meant.
func tellsThroughout(deeds, all map[string]int) bool {
	told, bullets := 0, 0
	for entry, n := range all {
		bullets += n
		told += deeds[entry]
	}
	return told >= manyDeeds && told*3 >= bullets*2
}

// tellsDeed reports a bullet that opens with a verb, whatever its time, and has more to say.
func (p passage) tellsDeed() bool {
	w := p.at(p.skip(0, func(w language.Tagged) bool { return tagged(w, language.TagAdverb, language.TagMark) }))
	noun := w.Has(language.Noun | language.Plural | language.Adjective)
	switch {
	case len(p.words) < 3:
		return false
	case w.Tag == language.TagPast:
		return true
	}
	return tagged(w, language.TagBase, language.TagThird, language.TagGerund) && !noun
}

// behindHeading is a bullet without what it is headed by: "Leadership: Coach engineers".
func (p passage) behindHeading() passage {
	colon := slices.IndexFunc(p.words[:min(len(p.words), longestLabel+1)], func(w language.Tagged) bool { return w.Is(":") })
	if colon < 1 || colon+2 >= len(p.words) || !isCapital(p.words[colon+1].Text) {
		return p
	}
	if slices.ContainsFunc(p.words[:colon], headsOther) {
		return p
	}
	if !headsDeeds[p.words[colon-1].Low] && tagged(p.words[colon+1], language.TagBase) && !p.opensPairOfDeeds(colon+1) {
		return p // "Brief: Design a bridge"
	}
	rest := make([]language.Token, 0, len(p.words))
	for _, w := range p.words[colon+1:] {
		rest = append(rest, w.Token)
	}
	words := language.TagSentence(rest)
	switch {
	case p.opensPairOfDeeds(colon + 1):
		words[0].Tag, words[2].Tag = language.TagBase, language.TagBase
	case !headsDeeds[p.words[colon-1].Low] && tagged(words[0], language.TagBase):
		return p // "Gear : React hooks, Git": a name where it stands, and a verb alone
	}
	return passage{words, p.shout}
}

// headsOther reports a word of a label behind which no deed of the person is told.
func headsOther(w language.Tagged) bool {
	return w.Kind != language.Word || headsNames[w.Low] || headsTask[w.Low] || w.Is("my", "i", "me", "our", "myself")
}

// opensPairOfDeeds reports two verbs at i that "and" joins before what is done by both: "Crews: Coach and mentor riggers".
func (p passage) opensPairOfDeeds(i int) bool {
	if i+3 >= len(p.words) || !p.words[i+1].Is("and", "&") {
		return false
	}
	first, second, object := p.words[i], p.words[i+2], p.words[i+3]
	return first.Has(language.Base) && first.Share >= oftenVerb && second.Share >= oftenVerb && mayPair(second) &&
		(language.OpensObject(object.Low) || object.Tag == language.TagPlural && !object.Capital)
}

// oftenVerb is from how much of a word's use as a verb on it is rather one in a pair with another.
const oftenVerb = 6

// headsTask are words before a colon behind which an order stands.
var headsTask = wordset.Of("brief challenge problem assignment exercise requirement requirements")

// headsDeeds are the last words before a colon behind which the person's own deeds are told.
var headsDeeds = wordset.Of(`leadership management people delivery quality safety reporting communication communications
	mentoring planning coaching supervision administration maintenance operations coordination documentation compliance
	recruitment teamwork duties responsibilities responsibility tasks task role roles achievements accomplishments activities
	highlights contributions`)

// headsNames are words before a colon behind which something is named, or was only meant to be.
var headsNames = wordset.Of(`stack framework frameworks
	client clients customer project projects title company employer organisation organization location
	place name site software tool tools environment platform technology technologies language languages designation position
	subject course topic theme duration period date team size brand product products market vendor consultant contractor
	contact address phone email website url aim aims goal goals objective objectives target targets purpose mission vision
	plan future next proposed planned intended expected further upcoming suggested recommended
	possible interests hobbies strengths skills note notes reference example examples department grade status`)
