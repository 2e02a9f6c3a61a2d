package condense

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// A list of duties takes one form. What a bullet alone leaves open ("Planning cargo" may be a subject of
// study) its neighbours decide: among bullets that open with verbs a gerund is what somebody did.

// dutiesToBe is how many bullets of an entry open with a verb where it is a list of duties.
const dutiesToBe = 2

// dutyList counts the bullets of an entry, those of them that open with a verb, with a plain one in the file, and with what may be one.
type dutyList struct{ all, verbs, bare, maybe int }

// listed reports a list of duties.
func (l *dutyList) listed() bool { return l != nil && l.verbs >= dutiesToBe }

// told reports one most of whose bullets open with verbs.
func (l *dutyList) told() bool { return l.listed() && l.verbs > dutiesToBe && 2*l.verbs > l.all }

// dutyLists counts the bullets of each entry.
func dutyLists(doc *cv.Document) map[string]*dutyList {
	lists := map[string]*dutyList{}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleBullet {
			return
		}
		l := lists[entryOf(r)]
		if l == nil {
			l = &dutyList{}
			lists[entryOf(r)] = l
		}
		l.all++
		inFile := wordsInFile(doc, r.Text)
		if bareSource(inFile) {
			l.bare++
		}
		if mayBeBare(inFile) {
			l.maybe++
		}
		if tellsDuty(tagged(r.Text.Value)) {
			l.verbs++
		}
	})
	return lists
}

// tellsDuty reports a bullet that opens with a verb and what it is about.
func tellsDuty(words []language.Tagged) bool {
	if len(words) < shortestDuty {
		return false
	}
	w := words[0]
	return isGerund(w) && !noDeeds[w.Low] || w.Tag == language.TagPast || w.Tag == language.TagThird || w.Tag == language.TagBase ||
		deedNouns[w.Low] != "" && (words[1].Is("of") ||
			len(words) > 4 && words[1].Is("and", "&") && words[3].Is("of") && namesDeed(words[2]))
}

// listedDuties gives the sentences of a bullet that open with gerunds the time of their post.
func listedDuties(text string, s speaker) string {
	var out strings.Builder
	for _, span := range language.Sentences(text) {
		sentence := span.Of(text)
		alone, among := cmp.Or(going(sentence, s), sentence), cmp.Or(listedDuty(sentence, s), sentence)
		if gerundsIn(among) < gerundsIn(alone) {
			alone = among
		}
		out.WriteString(alone)
	}
	return out.String()
}

func gerundsIn(text string) int { return strings.Count(text, "ing ") }

// listedDuty gives a bullet of such a list that opens with a gerund, or with several, the time of its post;
// an adverb may stand before it.
func listedDuty(text string, s speaker) string {
	words := tagged(text)
	if strings.ContainsAny(text, ":\"“”«»„") || len(words) < 2 || endsOpen(words) || subjectOf(words) ||
		s.past && (goesOn(words) || words[0].Is("having")) {
		return ""
	}
	at := 0
	if words[0].Tag == language.TagAdverb && !namesRegular(words) {
		at, words = words[1].Start, words[1:]
	}
	verbs := openingDeeds(words)
	if verbs == nil || ranTogether(words) {
		return ""
	}
	further, ok := furtherDeeds(words, verbs[len(verbs)-1]+1)
	if !ok {
		return ""
	}
	return capital(text[:at] + inTime(text, words, append(verbs, further...), s)[at:])
}

// endsOpen reports words that end with a preposition, as the labels of forms do: "Reporting to".
func endsOpen(words []language.Tagged) bool {
	last := words[len(words)-1]
	return last.Tag == language.TagTo || last.Tag == language.TagPreposition && !verbParticles[last.Low]
}

// namesRegular reports an adjective of time before a noun: "Weekly meeting with the crew", "Daily Lifting Report".
func namesRegular(words []language.Tagged) bool {
	if !often[words[0].Low] {
		return false
	}
	return lexicon.Exact(words[1].Low).Is(lexicon.Noun) || startsUpper(words[1].Text) || len(words) < 3 || !opensAfterVerb(words[2])
}

// often are adverbs that are adjectives as well: "Weekly meeting with the crew".
var often = wordset.Of("daily weekly monthly yearly quarterly hourly")

// goesOn reports a word that says that something is not over.
func goesOn(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool { return w.Is("currently", "presently", "now") })
}

// subjectOf reports that the gerund is what a sentence is about: "Working with the crew was a joy"; what is
// checked or ensured is told by a sentence of its own.
func subjectOf(words []language.Tagged) bool {
	for i, w := range words {
		switch {
		case proving[w.Low], w.Is("ensure", "check", "verify", "confirm", "make"),
			w.Tag == language.TagRelative, w.Tag == language.TagSubordinator:
			return false
		case w.Tag == language.TagSubject && i > 0 && words[i-1].Is(","), // "Using the set, she counted"
			w.Is("is", "are", "was", "were", "has", "had", "have", "will", "can", "includes", "involves", "requires"):
			return true
		}
	}
	return false
}

// proving are gerunds that a whole sentence may follow: "Checking the moorings are safe".
var proving = wordset.Of("checking confirming ensuring verifying making")

// openingDeeds are the places of the gerunds that open a text with one object: "Training, guiding and
// assessing the crew"; nil where they are no deeds for certain.
func openingDeeds(words []language.Tagged) (verbs []int) {
	if namesDuties(words) || namedBeforeDash(words) {
		return nil
	}
	for at := 0; at < len(words) && (isGerund(words[at]) && !isNoDeed(words, at) && !namesPlace(words, at) ||
		slippedBeside(words, at)); {
		verbs = append(verbs, at)
		next := withPreposition(words, at)
		if next < 0 {
			next = pastAdverb(words, joined(words, at+1))
		}
		if next < 0 {
			if endsOpening(words, at) {
				return verbs
			}
			break
		}
		at = next
	}
	return nil
}

// endsOpening reports the last of the deeds that open a text, by the object behind it.
func endsOpening(words []language.Tagged, at int) bool {
	if at > 0 && at+1 < len(words) && namesWays(words[at], words[at+1]) {
		return false
	}
	return slippedBeside(words, at) || ruling(words, at) || secondOfPair(words, at) || endsRow(words, at)
}

// endsRow reports the last of three gerunds at least that an "of" leads to what was done: "Gathering, Rating and Mapping of Rope Needs".
func endsRow(words []language.Tagged, at int) bool {
	return at > 3 && at+2 < len(words) && words[at+1].Is("of") && isGerund(words[at]) && words[at-1].Is("and", "&") &&
		!gerundThings[words[at].Low] && isThing(words[at+2])
}

// secondOfPair reports a gerund that may name work, beside one that hardly does, before what both are done to: "Assembling and testing
// hydraulic pumps".
func secondOfPair(words []language.Tagged, at int) bool {
	if at != 2 || !words[1].Is("and", "&") || mayName(words[0]) || at+2 >= len(words) || ofName(words, at) {
		return false
	}
	next := words[at+1]
	return !ways[next.Low] && !compounded[next.Low] && (next.Tag == language.TagAdjective || isThing(next) && isThing(words[at+2]))
}

// isNoDeed reports a gerund that tells no deed of work; to understand something is one where the words say what.
func isNoDeed(words []language.Tagged, i int) bool {
	if words[i].Is("understanding") && i+2 < len(words) {
		if words[i+1].Is("and", "&") && isGerund(words[i+2]) && !noDeeds[words[i+2].Low] {
			return false // "Understanding and meeting the needs of crews"
		}
		return words[i+1].Tag != language.TagDeterminer && !language.OpensObject(words[i+1].Low)
	}
	if words[i].Is("following") && i > 1 && i+1 < len(words) && words[i-1].Is("and", "&", ",") {
		return !opensAfterVerb(words[i+1]) // "Learning and following the rules"
	}
	return noDeeds[words[i].Low]
}

// pastAdverb is the place behind the adverb at i of a gerund: "handling and safely storing the ropes"; i where there is none.
func pastAdverb(words []language.Tagged, i int) int {
	if i > 0 && i+1 < len(words) && howDone(words[i]) && isGerund(words[i+1]) {
		return i + 1
	}
	return i
}

// howDone reports an adverb that tells how or how often something is done.
func howDone(w language.Tagged) bool {
	return w.Tag == language.TagAdverb && strings.HasSuffix(w.Low, "ly") || often[w.Low] || w.Is("then")
}

// withPreposition is the place of the deed behind one whose preposition shares its object: "Liaising with and alerting the crews";
// -1 where there is none.
func withPreposition(words []language.Tagged, at int) int {
	if at+3 < len(words) && words[at+1].Tag == language.TagPreposition && words[at+2].Is("and", "&") && isGerund(words[at+3]) {
		return at + 3
	}
	return -1
}

// slippedBeside reports a plain verb beside the gerund that opens a duty, with the object of both: "Managing and supervise the crews".
func slippedBeside(words []language.Tagged, at int) bool {
	return at > 1 && at+1 < len(words) && words[at-1].Is("and", "&") && isGerund(words[at-2]) && words[at].Tag == language.TagBase &&
		!words[at].Has(language.Noun|language.Adjective) && opensAfterVerb(words[at+1])
}

// namesDuties reports a list of what there is to do, by its last item: "Filing, typing letters and other clerical duties".
func namesDuties(words []language.Tagged) bool {
	other := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is("other", "(") })
	return other > 1 && words[other].Is("other") && words[other-1].Is("and", "&") &&
		slices.ContainsFunc(words[other:], func(w language.Tagged) bool {
			return w.Is("duties", "tasks", "works", "jobs", "activities", "responsibilities")
		})
}

// namedBeforeDash reports a gerund and a single thing that a dash parts from what belongs to them: "Metering system – water meters".
func namedBeforeDash(words []language.Tagged) bool {
	for i := 1; i < min(len(words), beforeDash); i++ {
		if words[i].Is("–", "—", "-") {
			return i > 1 && isWordAt(words, i+1) && words[i+1].Start > words[i].End()
		}
		if words[i].Tag != language.TagNoun {
			return false
		}
	}
	return false
}

// beforeDash is how many words such a name and its dash are at most.
const beforeDash = 5

// joined is the place of what the mark or conjunction at i joins to what stands before it, -1 without one.
func joined(words []language.Tagged, i int) int {
	switch {
	case i+1 >= len(words) || !words[i].Is(",", "and", "&", "/", "or"):
		return -1
	case words[i].Is(",") && words[i+1].Is("and", "&"):
		return i + 2
	}
	return i + 1
}

// ruling reports a gerund among duties that rules what stands behind it.
func ruling(words []language.Tagged, i int) bool {
	if ofName(words, i) {
		return false
	}
	w, next := words[i], words[i+1]
	if isPeople(next) || proving[w.Low] && next.Tag == language.TagSubject {
		return true
	}
	switch next.Tag {
	case language.TagGerund:
		return !mayName(w) && (mayName(next) || next.Is("existing", "incoming", "outgoing", "upcoming"))
	case language.TagPreposition, language.TagTo:
		return rulesPhrase(words, i) && !(w.Is("planning") && next.Is("to"))
	case language.TagNoun, language.TagPlural, language.TagProper, language.TagParticiple, language.TagAdverb:
		return !mayName(w) || hasAim(words[i+1:])
	}
	return verbal(words, i) || rulesVerbLike(w, next)
}

// rulesVerbLike reports a gerund before a thing that looks like a verb, or before what somebody was helped to do.
func rulesVerbLike(w, next language.Tagged) bool {
	thing := next.Has(language.Plural) || next.Tag == language.TagBase && next.Has(language.Noun)
	return thing && !mayName(w) || w.Is("helping") && next.Tag == language.TagBase
}

// hasAim reports several things and, right behind them, what something was done to them for: "web pages to ensure that".
func hasAim(words []language.Tagged) bool {
	for i, w := range words {
		if w.Is("to") {
			return i > 0 && words[i-1].Tag == language.TagPlural && i+1 < len(words) && plainVerb(words[i+1])
		}
		if !isThing(w) && w.Tag != language.TagAdjective {
			return false
		}
	}
	return false
}

// plainVerb reports a plain verb that is no noun.
func plainVerb(w language.Tagged) bool { return w.Tag == language.TagBase && !w.Has(language.Noun) }

// ofName reports a gerund that is part of a name or a title, or that no word follows: "Planning Engineer for the works".
func ofName(words []language.Tagged, i int) bool {
	if i+1 >= len(words) || words[i+1].Kind != language.Word {
		return true
	}
	next := words[i+1]
	return partOfNoun(words[i], next) || isNoDeed(words, i) || namesWork(words, i) ||
		language.IsRole(next.Low) && startsUpper(next.Text)
}

// isPeople reports several people: no name for work has them, so they are who something is done to.
func isPeople(w language.Tagged) bool {
	one, plural := strings.CutSuffix(w.Low, "s")
	return plural && w.Has(language.Plural) && language.IsRole(one) ||
		w.Is("clients", "customers", "people", "children", "guests", "freshers")
}

// rulesPhrase reports a gerund that rules the preposition behind it.
func rulesPhrase(words []language.Tagged, i int) bool {
	w := words[i]
	if words[i+1].Is("of") && !gerundThings[w.Low] && i+2 < len(words) && doneToSeveral(words[i+2:]) &&
		!namesMore(words[i+2:]) {
		return true // "Dressing of wounds"
	}
	if w.Is("logging", "signing", "booking", "checking") && words[i+1].Is("in", "out") && i+2 < len(words) && opensAfterVerb(words[i+2]) {
		return true // "Logging in new guests"
	}
	return !lexicon.Exact(w.Low).Is(lexicon.Noun) || verbal(words, i) || toward[w.Low] && !words[i+1].Is("of")
}

// doneToSeveral reports several things behind an "of", which are what was done to.
func doneToSeveral(words []language.Tagged) bool {
	for _, w := range words {
		switch {
		case w.Tag == language.TagPlural:
			return !startsUpper(w.Text)
		case w.Tag != language.TagNoun && w.Tag != language.TagAdjective && w.Tag != language.TagGerund && w.Tag != language.TagProper:
			return false
		}
	}
	return false
}

// namesMore reports a further part of a list that names what is done rather than what it was done to: "Booking of berths, rope repair".
func namesMore(words []language.Tagged) bool {
	link := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is(",", "and", "&", ";", "/") })
	return link >= 0 && slices.ContainsFunc(words[link:], func(w language.Tagged) bool {
		return mayNameDeed(w) || isGerund(w) || verbParticles[w.Low] || deedNouns[strings.TrimSuffix(w.Low, "s")] != ""
	})
}

// gerundThings are things that consist of several, or that are called like what was done.
var gerundThings = wordset.Of(`building drawing painting meeting hearing wedding beginning opening ending saving savings earning offering
	setting heading covering feeling rating ranking standing finding showing gathering listing crossing string understanding
	grouping pairing helping serving king wing ring beginning writing training meaning rendering cutting filling clearing landing
	mooring`)

// namesWork reports a gerund that begins a name: "Casting New Anchor Review".
func namesWork(words []language.Tagged, i int) bool {
	return mayName(words[i]) && startsUpper(words[i+1].Text)
}

// mayName reports a gerund that may be part of a name for work: "welding machines".
func mayName(w language.Tagged) bool {
	return lexicon.Exact(w.Low).Is(lexicon.Noun) && (!plainDeeds[w.Low] && !deedsInLists[w.Low] || compounding[w.Low])
}

var (
	// deedsInLists are gerunds that are nouns as well, but hardly among duties.
	deedsInLists = wordset.Of(`planning adding helping doing getting following rendering visiting imparting mixing meeting
		interpreting closing configuring reporting assisting informing listening measuring deciding logging
		repairing surveying updating paying gathering fixing posting sourcing sizing pulling floating defining teaching
		booking mapping integrating servicing typing migrating onboarding automating highlighting importing exporting locating merging
		asking devising bringing leveraging comparing fostering offering`)
	// toward are those that are deeds with a preposition, too.
	toward = wordset.Of(`planning focusing following travelling traveling meeting dealing looking speaking searching going
		forwarding listening helping attending leading sending submitting`)
)

// furtherDeeds are the places of the verbs from at on that stand beside those that open the text; ok is false
// where one of them has no object that shows it. Behind a gerund that something governs the rest may be governed
// too.
func furtherDeeds(words []language.Tagged, at int) (verbs []int, ok bool) {
	aimed := false
	for i := at; i+1 < len(words); i++ {
		aimed = aimed || words[i].Is("to")
		if inRowOfDeeds(words, i) {
			verbs = append(verbs, i)
			continue
		}
		if alsoDeed(words, i-1) {
			verbs = append(verbs, i+1)
			continue
		}
		switch {
		case takesIn[words[i].Low], deedOfNoun(words, i), helpedWith(words, i):
			return verbs, true
		case besideDeed(words, i):
			switch {
			case namedWork(words, i, verbs), inRow(words, i-2) && !slices.Contains(verbs, i-2):
				return verbs, true
			case isGerund(words[i]) && (ruling(words, i) || withAnother(words, i)), sendsOn(words, i), !aimed && slipsIn(words, i):
				verbs = append(verbs, i)
			case lacksObject(words, i):
				return nil, false
			}
		case governedDeed(words, i):
			return verbs, true
		}
	}
	return verbs, !endsInDeed(words, verbs)
}

// governedDeed reports a gerund that what stands before it governs.
func governedDeed(words []language.Tagged, i int) bool {
	return isGerund(words[i]) && !names[words[i-1].Tag] && !words[i-1].Is("the", "a", "an")
}

// takesIn are gerunds that govern the deeds behind them.
var takesIn = wordset.Of("involving including comprising")

// helpedWith reports a gerund that names work beside another noun behind one preposition, with what both are for behind it: "Assisting
// with travel and planning for the regatta".
func helpedWith(words []language.Tagged, i int) bool {
	return i > 3 && i+1 < len(words) && afterWithThing(words[i-3:i]) && namesWorkFor(words[i], words[i+1])
}

// afterWithThing reports a preposition, a thing and a link.
func afterWithThing(w []language.Tagged) bool {
	return w[0].Is("with", "in") && isThing(w[1]) && w[2].Is("and", "&")
}

// namesWorkFor reports a gerund that may be a noun, with what it is for behind it.
func namesWorkFor(gerund, next language.Tagged) bool {
	return isGerund(gerund) && lexicon.Exact(gerund.Low).Is(lexicon.Noun) && next.Is("for", "of")
}

// deedOfNoun reports a gerund behind a link that an article before the link makes a noun: "for the mooring and testing of".
func deedOfNoun(words []language.Tagged, i int) bool {
	if i <= 3 || i+1 >= len(words) || !words[i-1].Is("and", "&") || !words[i-3].Is("the", "a", "an") {
		return false
	}
	return isGerund(words[i]) && words[i+1].Is("of") && strings.HasSuffix(words[i-2].Low, "ing")
}

// ranTogether reports a second deed with a capital that no mark parts from what stands before it, and an object: bullets that
// became one line ("Keeping the log Performing checks of ropes").
func ranTogether(words []language.Tagged) bool {
	for i := 1; i+1 < len(words); i++ {
		before := words[i-1]
		if isGerund(words[i]) && startsUpper(words[i].Text) && !mayName(words[i]) && things[before.Tag] && !startsUpper(before.Text) &&
			!startsUpper(words[i+1].Text) {
			return true
		}
	}
	return false
}

// endsInDeed reports a last word that is one more deed, which only a whole row could leave without its object: "Updating the
// tide book and reconciling".
func endsInDeed(words []language.Tagged, verbs []int) bool {
	last := len(words) - 1
	return last > 1 && isGerund(words[last]) && !mayName(words[last]) && words[last-1].Is("and", "&") && !slices.Contains(verbs, last-2)
}

// namedWork reports the second of two gerunds that name work, of which the first is no deed: "panel checking and
// testing of relays".
func namedWork(words []language.Tagged, i int, verbs []int) bool {
	return i > 2 && i+1 < len(words) && words[i+1].Is("of") && isGerund(words[i-2]) && !slices.Contains(verbs, i-2)
}

// withAnother reports the first of two gerunds with one object: "and assessing and discussing their work".
func withAnother(words []language.Tagged, i int) bool {
	next := joined(words, i+1)
	return next > 0 && next+1 < len(words) && !words[i+1].Is("/") && isGerund(words[next]) && ruling(words, next) &&
		!words[next+1].Is("of")
}

// besideDeed reports a place where a verb may stand beside those before it.
func besideDeed(words []language.Tagged, i int) bool {
	if i > 1 && howDone(words[i-1]) && words[i-2].Is("and", "&") {
		return isGerund(words[i])
	}
	return !describesBeside(words, i) && words[i-1].Is("and", "&", ";", "or") || words[i-1].Is(",") && startsUpper(words[i].Text)
}

// inRowOfDeeds reports the middle of a row of deeds, each with its object: "Keeping the log, noting the tides and checking the ropes".
func inRowOfDeeds(words []language.Tagged, i int) bool {
	if i < 2 || !words[i-1].Is(",") || !rowDeed(words, i) {
		return false
	}
	for k := i + 1; k+1 < len(words); k++ {
		switch {
		case words[k-1].Is("and", "&"):
			return rowDeed(words, k)
		case words[k].Is(".", ";", ":", "(") || words[k].Tag == language.TagRelative || words[k].Tag == language.TagSubordinator:
			return false
		}
	}
	return false
}

// rowDeed reports a gerund with its object that names no work.
func rowDeed(words []language.Tagged, i int) bool {
	return isGerund(words[i]) && !takesIn[words[i].Low] && !pointing[words[i].Low] && !mayName(words[i]) && ruling(words, i)
}

// describesBeside reports a gerund that describes a thing together with the adjective before it ("corrective and
// preventing actions"), beside things of the same kind ("repairs and refurbishing work"), or always ("slips and missing
// details").
func describesBeside(words []language.Tagged, i int) bool {
	if i < 2 || i+1 >= len(words) || !words[i-1].Is("and", "&", "or") {
		return false
	}
	if isKindOf(words, i) {
		return true
	}
	deed := i == 2 && surely[words[i].Low] // "Supervised and providing guidance"
	return !deed && !isGerund(words[i-2]) && lexicon.Exact(words[i-2].Low).Is(lexicon.Adj) && things[words[i+1].Tag]
}

// isKindOf reports a gerund that says which kind of things are meant.
func isKindOf(words []language.Tagged, i int) bool {
	if !isGerund(words[i]) {
		return false
	}
	return pointing[words[i].Low] || namedByHead[words[i+1].Low] && names[words[i-2].Tag] || tellsKind(words[i], words[i+1])
}

// tellsKind reports a gerund before a thing of which it says the kind.
func tellsKind(gerund, thing language.Tagged) bool {
	return slices.Contains(strings.Fields(kindOf[gerund.Low]), thing.Low)
}

// kindOf are the things of which a gerund beside others says the kind: "the accounts and supporting documentation".
var kindOf = map[string]string{
	"supporting": "documentation documents document material materials evidence information papers schedules activities functions",
	"operating":  "performance results costs expenses",
	"developing": "talent countries markets economies nations regions",
	"sourcing":   "initiatives strategy strategies channels",
	"leading":    "companies firms brands banks providers institutions",
	"growing":    "demand market markets",
	"changing":   "needs requirements conditions priorities",
}

// namedByHead are nouns that the gerund before them says the kind of.
var namedByHead = wordset.Of("work works activity activities services operations processes")

// sendsOn reports a deed that goes on with what the one before was done to: "Preparing the tables and sending to the harbour".
func sendsOn(words []language.Tagged, i int) bool {
	return words[i].Is("sending", "forwarding", "submitting", "presenting", "handing", "delivering") && words[i+1].Is("to", "over")
}

// lacksObject reports a gerund that is a deed, but nobody knows of what.
func lacksObject(words []language.Tagged, i int) bool {
	next := words[i+1]
	return isGerund(words[i]) && !mayName(words[i]) && next.Tag != language.TagCoordinator && (next.Kind == language.Word || next.Is("."))
}

// inRow reports a gerund in a row of things: "survey, packing and loading".
func inRow(words []language.Tagged, i int) bool {
	return i > 1 && isGerund(words[i]) && words[i-1].Is(",", "and", "&")
}

// slipsIn reports a verb in its base that slipped in among the gerunds of a list of duties: "and conduct final tests".
func slipsIn(words []language.Tagged, i int) bool {
	w, next := words[i], words[i+1]
	if !words[i-1].Is("and", "&") || isGerund(w) {
		return false
	}
	describes := next.Tag == language.TagAdjective || next.Tag == language.TagAdverb
	return slips(words, i) || w.Tag == language.TagBase && (describes || w.Is("take", "make", "conduct", "provide", "ensure"))
}

func entryOf(r cv.Ref) string { return fmt.Sprint(r.Section, r.Entry) }
