package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// speaker is the person and time that a bullet is written in.
type speaker struct {
	third bool // the third person was asked for
	past  bool // the post is over
	// listed: the bullet is one of a list of duties.
	listed bool
	told   bool // and most of its neighbours open with verbs
	bare   bool // with plain ones in the file
	strict bool // and all with what may be one
	// project: what a project was to reach is no deed.
	project bool
	// among: most of its neighbours tell what is over, whatever its dates.
	among bool
	// undated: nothing says when, so what somebody serves as may be over.
	undated bool
}

// verb returns the form of a verb that a bullet of the post opens with.
func (s speaker) verb(base string) string {
	switch {
	case s.past:
		return language.PastTense(base)
	case s.third:
		return language.ThirdPerson(base)
	}
	return base
}

var capital = language.Capital

// Statement gives a bullet that opens weakly, or without a verb, the verb that it
// holds; where it holds none the smallest honest one. What is a statement already,
// and what is not certain, stays.
func Statement(text string, s speaker) string {
	if after := labelledDeed(text, s); after != "" {
		return after
	}
	return statement(text, s)
}

func statement(text string, s speaker) string {
	if strings.ContainsAny(text, `"“”«»„`) {
		return text
	}
	if !plannedFor.MatchString(text) {
		text = aimedAnswer.ReplaceAllStringFunc(text, func(m string) string { return "R" + m[len("To be r"):] })
	}
	s.past = s.past || spanned.MatchString(text) || brought.MatchString(text)
	for _, rule := range []func(string, speaker) string{
		finished, beOf, duty, dutyTo, standing, followed, aimedDuty, took, task, office, leftAuxiliary, zero, doing, nominal,
		participated, amount, subjectless, unmarked, bareAmong, bareDeed, leftAsParticiple,
	} {
		if after := rule(text, s); after != "" {
			return after
		}
	}
	return text
}

// aimedAnswer opens a duty that is told as an aim: "To be responsible for the stores".
var aimedAnswer = sieve.MustCompile(`^To be responsible for `)

// plannedFor is the time of what is still to come.
var plannedFor = sieve.MustCompile(`(?i)\b(?:will|future|next|soon|from (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d))`)

// spanned is the time that a piece of work inside a post took: "(2012 to 2013)".
var spanned = sieve.MustCompile(`\((?:\p{L}{3,9}\.? )?(?:19|20)\d\d ?(?:to|-|–) ?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)`)

// brought is a change that is told by its figures, so that it is over whatever the post: "Elimination of losses from 7% to 3%".
var brought = sieve.MustCompile(`^(?:Elimination|Reduction|Decrease|Increase|Improvement|Growth) (?:of|in) [^.;]*` +
	`(?: from \S+ to [$£€]?\d| by [$£€]?\d)`)

// finished tells what is over in the past: "Has worked as a cook" is "Worked as a cook" of a post that has ended.
func finished(text string, s speaker) string {
	words := tagged(text)
	if !s.past || len(words) < 3 || !words[0].Is("has", "have") || goesOn(words) || !strings.HasPrefix(text, words[0].Text+" ") ||
		slices.ContainsFunc(words, func(w language.Tagged) bool { return w.Is("since", "never", "not", "ever", "yet", "date") }) {
		return ""
	}
	if done := words[1]; done.Has(language.Past) && done.Has(language.Participle) && len(words[2].Text) > 1 && !done.Is("had", "got") {
		return capital(text[done.Start:])
	}
	return ""
}

// beOf tells what somebody was in a list of duties that says it as an order: "Be the main contact of owners" is "Was the main contact".
func beOf(text string, s speaker) string {
	m := orderedTo.FindString(text)
	if m == "" || !s.told || !s.past && !s.third {
		return ""
	}
	if s.past {
		return "Was" + text[len("Be"):]
	}
	return "Is" + text[len("Be"):]
}

// orderedTo opens with what somebody is to be in their work.
var orderedTo = sieve.MustCompile(`^Be (?:the|a|an|aware of|responsible for|accountable for|in charge of|part of|involved in) \pL`)

// weak is an opening before what it is about, with or without a subject.
const weak = `^(?:(?:I|He|She|They) )?(?i:(?:am|is|are|was|were) )?(?i:`

var (
	responsible = sieve.MustCompile(weak + `responsib(?:le|ility) (?:for|of) )`)
	duties      = sieve.MustCompile(`^(?:(?:My|Her|His|Their|The|Main|Key|Daily|Other) )*(?i:(?:duties|responsibilities|tasks) (?:included?|were|are)|(?:role|job|work|position|post) (?:involved|involves|included?|entailed|entails)) `)
	involved    = sieve.MustCompile(weak + `involv(?:ed?|ing|ement) in )`)
	tasked      = sieve.MustCompile(weak + `tasked with )`)
	wasThen     = sieve.MustCompile(`^(?:(?:I|He|She|They) )?(?i:was|were) `)
)

// followsThem reports things that somebody is to follow: "Responsible for following procedures", not "following areas: stores".
func followsThem(words []language.Tagged) bool {
	return len(words) > 2 && words[0].Is("following") && words[1].Tag == language.TagPlural &&
		!words[1].Is("areas", "duties", "tasks", "activities", "functions") &&
		!slices.ContainsFunc(words, func(w language.Tagged) bool { return w.Is(":") })
}

// duty turns "Responsible for training new staff" and "Duties included checking the
// tills" into what was done; of what was no deed ("Responsible for £3m of stock") it
// says that somebody was responsible.
func duty(text string, s speaker) string {
	at := responsible.FindStringIndex(text)
	answered := at != nil
	if !answered {
		if at = duties.FindStringIndex(text); at == nil {
			return ""
		}
	}
	s.past = s.past || wasThen.MatchString(text[:at[1]]) // what is said to be over is, whatever the post
	rest := text[at[1]:]
	if did := answeredDeed(rest, answered, s); did != "" {
		return did
	}
	if !answered || strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "being ") {
		return "" // nobody "was responsible for being present"
	}
	if opensWithDeed(tagged(rest)) {
		rest = "the " + rest
	}
	return s.answering() + strings.ReplaceAll(rest, ". Responsible for ", ". "+s.answering()) // not one sentence of two
}

// answeredDeed tells what stands behind "Responsible for" or "Duties included" as what was done; "" where that is no deed for certain.
func answeredDeed(rest string, answered bool, s speaker) string {
	words := tagged(rest)
	if answered && (words[0].Is("doing") || namesFurther(words)) {
		return ""
	}
	if len(words) > 2 && isGerund(words[0]) && !startsUpper(words[1].Text) {
		if did := deeds(lowerFirst(rest, words), s); did != "" { // "Responsible for Raising invoices"
			return capital(did)
		}
	}
	if did := deeds(rest, s); did != "" {
		return capital(did)
	}
	if answered && !slipped(words) { // what somebody answers for is what they do, as in a list of duties
		if did := listedDuty(rest, s); did != "" {
			return did
		}
	}
	if followsThem(words) {
		return capital(s.verb("follow")) + rest[words[0].End():]
	}
	return ""
}

// namesFurther reports further deeds behind a gerund that keep their names, so that nobody knows whether it governs them: "providing
// advice, maintenance and growth of the fleet".
func namesFurther(words []language.Tagged) bool {
	for i := 2; i+1 < len(words) && isGerund(words[0]); i++ {
		if words[i-1].Is(",") && deedNouns[words[i].Low] != "" && !words[i].Has(language.Base) && isLink(words[i+1]) {
			return true
		}
	}
	return false
}

// answering is how a bullet opens that says what somebody answers for.
func (s speaker) answering() string {
	switch {
	case s.past:
		return "Was responsible for "
	case s.third:
		return "Is responsible for "
	}
	return "Responsible for "
}

// opensWithDeed reports the noun of a deed with what it is about: "maintenance of".
func opensWithDeed(words []language.Tagged) bool {
	return len(words) > 1 && words[1].Is("of") && namesDeed(words[0])
}

// deeds turns the gerunds that open a text, and those coordinated with them, into
// finite verbs; "" where one of them is no verb for certain ("planning and budgeting").
func deeds(text string, s speaker) string {
	return finiteDeeds(text, tagged(text), s)
}

func finiteDeeds(text string, words []language.Tagged, s speaker) string {
	if len(words) < 2 || slipped(words) || !verbal(words, 0) && !paired(words) {
		return ""
	}
	verbs, ok := deedVerbs(words)
	if !ok {
		return ""
	}
	return inTime(text, words, verbs, s)
}

// takesOf are verbs whose object an "of" leads to, as gerunds and otherwise: "disposing of old ropes".
var takesOf = wordset.Of("dispose think hear speak complain learn conceive")

// inTime puts the gerunds at the places into the time of their post, and the bases that slipped in beside them.
func inTime(text string, words []language.Tagged, verbs []int, s speaker) string {
	var out strings.Builder
	at := 0
	for _, i := range verbs {
		base := gerundBase(words[i].Low)
		if base == "" || i > 0 && slips(words, i) {
			base = words[i].Low
		}
		out.WriteString(text[at:words[i].Start] + s.verb(base))
		at = words[i].End()
		if i+1 < len(words) && words[i+1].Is("of") && !takesOf[base] {
			at = words[i+1].End() // "overhauling of valves" is to overhaul them
		}
		if i+2 < len(words) && verbParticles[words[i+1].Low] && words[i+2].Is("of") {
			out.WriteString(text[at:words[i+1].End()])
			at = words[i+2].End() // "setting out of buildings"
		}
	}
	return out.String() + text[at:]
}

// deedVerbs are the places of the gerund that opens a text and of those coordinated with it; false where
// one of them is no verb for certain.
func deedVerbs(words []language.Tagged) ([]int, bool) {
	verbs, listed := []int{0}, false
	if isSubject(words) {
		return nil, false
	}
	for i := 1; i+1 < len(words); i++ {
		if words[i].Tag == language.TagPreposition && isGerund(words[i+1]) {
			break // "by writing and designing": the rest is governed too
		}
		if takesIn[words[i].Low] {
			break
		}
		switch {
		case namedWork(words, i+1, verbs) || notBeside(words, i):
		case alsoDeed(words, i):
			verbs, listed = append(verbs, i+2), true
		case joinedDeed(words, i):
			verbs = append(verbs, i+1)
			listed = listed || !words[i].Is(",")
		}
	}
	if !listed {
		return verbs[:1], true // "managing a yard, cutting its costs": the rest tells what came of it
	}
	return verbs, !slices.ContainsFunc(verbs[1:], func(i int) bool { return !slips(words, i) && !verbal(words, i) })
}

// isSubject reports a gerund that with its object is what the verb of the sentence is about: "Giving them time promotes trust".
func isSubject(words []language.Tagged) bool {
	if takesClause[words[0].Low] {
		return false
	}
	for i := 1; i < len(words); i++ {
		w := words[i]
		switch {
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator, w.Tag == language.TagSubject, w.Is(".", ";", ":"),
			language.Closed(w.Low) == language.TagRelative, ownSubject[w.Low]:
			return false
		case w.Tag == language.TagModal, w.Tag == language.TagThird && !w.Has(language.Plural):
			return isThing(words[i-1]) || words[i-1].Tag == language.TagPlural
		}
	}
	return false
}

// ownSubject are words behind which another verb may have its own subject.
var ownSubject = wordset.Of("until till before after when while as if where once because since how what why whether")

// takesClause are gerunds whose object may be a clause without "that": "Ensuring the crew keeps the rules".
var takesClause = wordset.Of(`ensuring checking verifying confirming seeing making assuring demonstrating showing proving knowing
	believing helping letting`)

// notBeside reports a word behind the link at i that is no deed beside those before it.
func notBeside(words []language.Tagged, i int) bool {
	thing := i+2 < len(words) && isGerund(words[i+1]) && partOfNoun(words[i+1], words[i+2]) // "goods and receiving point"
	return thing || besideGoverned(words, i) || deedOfNoun(words, i+1) || tellsManner(words, i) ||
		!isGerund(words[i+1]) && aimedBefore(words[:i])
}

// besideGoverned reports the name of a deed behind the link at i beside another that a preposition governs: "with installation and
// testing of pumps".
func besideGoverned(words []language.Tagged, i int) bool {
	return i > 2 && i+2 < len(words) && words[i+2].Is("of") && endsLikeDeed(words[i-1].Low) &&
		words[i-2].Tag == language.TagPreposition
}

// aimedBefore reports an infinitive, which goes on with plain verbs: "to guard the ropes and prevent theft".
func aimedBefore(words []language.Tagged) bool {
	to := slices.IndexFunc(words, isTo)
	return to >= 0 && to+1 < len(words) && words[to+1].Has(language.Base)
}

// tellsManner reports a gerund behind the comma at i that says how something is done, or what comes of it, where no further deed
// makes a row of it: "Building and keeping the site, ensuring that it is fast"; and one that only says which things are meant.
func tellsManner(words []language.Tagged, i int) bool {
	if describesBeside(words, i+1) {
		return true
	}
	return words[i].Is(",") && manners[words[i+1].Low] && !rowOfGerunds(words[i+2:])
}

// rowOfGerunds reports a gerund behind an "and".
func rowOfGerunds(words []language.Tagged) bool {
	and := slices.IndexFunc(words, isAnd)
	return and >= 0 && and+1 < len(words) && (isGerund(words[and+1]) || rowOfGerunds(words[and+1:]))
}

func isAnd(w language.Tagged) bool { return w.Is("and", "&") }

// joinedDeed reports a link at i before another deed.
func joinedDeed(words []language.Tagged, i int) bool {
	next := words[i+1]
	followsUp := i+2 < len(words) && next.Is("following") && words[i+2].Is("up")
	return words[i].Is("and", "&", ",") &&
		(isGerund(next) && (followsUp || !noDeeds[next.Low]) || words[i].Is("and") && slips(words, i+1))
}

// alsoDeed reports a link at i with an "also" before another deed: "and also making calls".
func alsoDeed(words []language.Tagged, i int) bool {
	return i+3 < len(words) && words[i].Is("and", "&") && words[i+1].Is("also") && isGerund(words[i+2]) && verbal(words, i+2)
}

func isGerund(w language.Tagged) bool {
	return w.Has(language.Gerund) && gerundBase(w.Low) != "" && !saysWhere[w.Low]
}

// saysWhere are gerunds that say which things are meant, and are nobody's duty: "and neighbouring ports".
var saysWhere = wordset.Of("neighbouring neighboring surrounding adjoining outlying existing remaining upcoming")

// slips reports a verb in its base beside gerunds, with an object of its own: "counting stock and report
// the shortages".
func slips(words []language.Tagged, i int) bool {
	w := words[i]
	thanks := w.Is("thank") && i+1 < len(words) && words[i+1].Is("you") // the name of a letter
	besideVerb := i > 1 && (words[i-2].Tag == language.TagBase || words[i-2].Tag == language.TagThird)
	if w.Tag != language.TagBase || thanks || besideVerb || w.Has(language.Gerund) || i+1 >= len(words) {
		return false
	}
	if i+2 < len(words) && verbParticles[words[i+1].Low] && names[words[i+2].Tag] {
		return false // "and close out reports"
	}
	return opensAfterVerb(words[i+1]) || !w.Has(language.Noun|language.Adjective) && names[words[i+1].Tag]
}

// slipped reports such a verb of which nobody knows where its object begins.
func slipped(words []language.Tagged) bool {
	for i := 1; i+2 < len(words); i++ {
		if words[i].Is("and") && words[i+1].Tag == language.TagBase && !words[i+1].Has(language.Gerund) && !slips(words, i+1) {
			return true
		}
	}
	return false
}

// verbal reports a gerund that governs the object behind it.
func verbal(words []language.Tagged, i int) bool {
	if gerundBase(words[i].Low) == "" || i+1 >= len(words) {
		return false
	}
	next := words[i+1]
	switch {
	case partOfNoun(words[i], next), namesPlace(words, i):
		return false
	case slices.Contains(strings.Fields(leading[words[i].Low]), next.Low):
		return true
	case next.Is("of"):
		return doneOf(words, i)
	}
	return opensAfterVerb(next) || plainDeeds[words[i].Low] && opensPlain(next) || surely[words[i].Low] && next.Tag == language.TagProper
}

// doneOf reports a gerund that an "of" leads to what it was done to: "overhauling of valves".
func doneOf(words []language.Tagged, i int) bool {
	return i+2 < len(words) && isDeed(words[i]) && !finite(words[i+2:])
}

// isDeed reports a gerund that is known as something done.
func isDeed(w language.Tagged) bool { return plainDeeds[w.Low] || doneTo[w.Low] }

// partOfNoun reports a gerund that makes one thing with the next word: "operating system".
func partOfNoun(gerund, next language.Tagged) bool {
	return compounding[gerund.Low] && compounded[next.Low] || ofAnyDeed[next.Low] || isCalling(gerund, next)
}

// isCalling reports "visiting lecturer"; partners and officers may be managed, a "Managing Director" is not.
func isCalling(gerund, next language.Tagged) bool {
	return callings[gerund.Low] && called[next.Low] && (!gerund.Is("managing") || next.Capital)
}

// callings are gerunds that say of somebody what they are there for: "teaching assistant", "visiting lecturer".
var (
	callings = wordset.Of("teaching visiting managing acting consulting nursing marketing engineering manufacturing attending operating")
	called   = wordset.Of(`assistant fellow lecturer professor consultant engineer manager partner officer director artist physician
		surgeon scholar researcher`)
)

// compounding are the gerunds that do.
var compounding = wordset.Of(`receiving parking packing dining waiting
	operating working reporting tracking selling cleaning loading drawing sorting teaching running building
	training forging casting moulding molding stamping`)

// opensAfterVerb reports what an object begins with, and no noun that a gerund is part of.
func opensAfterVerb(w language.Tagged) bool {
	return language.OpensObject(w.Low) || w.Tag == language.TagNumber || w.Tag == language.TagDeterminer ||
		w.Is("new", "all", "up", "out", "over", "with", "daily", "weekly", "monthly", "them", "it") ||
		w.Tag == language.TagAdjective && !w.Has(language.Noun|language.Gerund)
}

// namesPlace reports a gerund that makes one thing with the next word, and nothing more: "Building sector".
func namesPlace(words []language.Tagged, i int) bool {
	if i+1 >= len(words) || words[i+1].Tag != language.TagNoun || language.OpensObject(words[i+1].Low) {
		return false
	}
	return compounding[words[i].Low] && (i+2 == len(words) || words[i+2].Is("/", "-", "–", ":", "(", "."))
}

// opensPlain reports that an object begins with a bare noun or what describes one:
// "developing tide-reading tools".
func opensPlain(w language.Tagged) bool {
	return w.Tag == language.TagPlural || w.Tag == language.TagNoun || w.Tag == language.TagAdjective ||
		w.Tag == language.TagGerund && strings.Contains(w.Text, "-")
}

// plainDeeds are gerunds that are hardly ever part of a noun.
var plainDeeds = wordset.Of(`delegating creating maintaining ensuring developing managing implementing providing preparing
	installing leading coordinating conducting performing handling supervising organising organizing arranging repairing
	replacing delivering identifying writing drafting recording answering reviewing analysing analyzing resolving collecting
	updating checking overseeing running building negotiating recruiting supporting assisting producing compiling establishing
	improving processing serving greeting editing gathering visiting monitoring receiving dispatching operating attending
	counting inspecting configuring upgrading diagnosing evaluating assessing interviewing hiring mentoring teaching guiding
	directing ordering sourcing escorting patrolling searching briefing calculating estimating investigating drawing loading
	unloading reducing increasing achieving promoting selling troubleshooting cleaning storing sorting tracking reconciling
	liaising communicating reporting participating working taking making issuing sending generating designing studying filing
	educating using having keeping giving dealing interacting extending allocating verifying scheduling finalizing finalising
	rectifying submitting obtaining assigning carrying looking setting approving authorising authorizing motivating enhancing
	forwarding explaining controlling erecting executing observing sharing solving starting signing opening driving entering
	raising assembling dismantling fabricating soldering`)

// surely are those of them that begin no name of anything: what follows with a capital is their object.
var surely = wordset.Of(`creating maintaining ensuring developing managing implementing providing preparing coordinating
	conducting performing handling supervising organising organizing arranging repairing replacing identifying drafting
	reviewing analysing analyzing resolving collecting updating checking overseeing delegating taking making issuing sending
	generating filing keeping verifying finalizing finalising rectifying submitting obtaining assigning forwarding monitoring
	installing`)

// doneTo are gerunds that an "of" may lead to what it was done to.
var doneTo = wordset.Of(`overhauling reconditioning dismantling assembling aligning calibrating commissioning testing fabricating welding
	laying lapping balancing tendering billing issuing processing training posting invoicing purchasing procuring cutting grinding
	painting servicing wiring programming debugging coding rewinding greasing lubricating packing shipping labelling labeling sampling
	weighing mixing feeding watering sowing harvesting measuring marking`)

// compounded are nouns that such a gerund is part of: "operating systems".
var compounded = wordset.Of(`system systems model models procedure procedures practice practices budget budgets cost costs room rooms
	theatre theatres standards hours conditions capital groups group
	permit permits code codes regulations maintenance automation inspection approval approvals
	dock docks bay bays hall halls lot lots
	plan plans point points programme programs program tools tool software equipment machine machines line lines reports process
	processes department team teams services materials area areas`)

// ofAnyDeed are nouns that any gerund is part of: "teaching experience", "managing director".
var ofAnyDeed = wordset.Of(`experience experiences skill skills ability abilities knowledge faculty director certificate
	certification exposure proficiency`)

// leading are the prepositions that those go on with which have no object.
var leading = map[string]string{
	"reporting": "to", "liaising": "with", "communicating": "with", "coordinating": "with",
	"co-ordinating": "with", "participating": "in", "assisting": "in with",
	"working": "in with on as to under alongside closely directly together",
	"dealing": "with", "interacting": "with",
	"following": "up", "looking": "after", "carrying": "out", "setting": "up out", "acting": "as", "arranging": "for",
}

func gerundBase(word string) string {
	for _, f := range language.VerbForms(word) {
		if f.Form == language.Gerund {
			return f.Base
		}
	}
	return ""
}

// took is the smallest honest wording of "Involved in the design of the quay".
func took(text string, s speaker) string {
	at := involved.FindStringIndex(text)
	if at == nil {
		return ""
	}
	s.past = s.past || goesOnPast(tagged(text[at[1]:]))
	return capital(s.verb("take")) + " part in " + text[at[1]:]
}

// goesOnPast reports a verb in the past that an "and" joins to what stands before it, with an object of its own: "in the survey and
// wrote the report".
func goesOnPast(words []language.Tagged) bool {
	for i := 1; i+1 < len(words); i++ {
		w := words[i]
		if isAnd(words[i-1]) && w.Tag == language.TagPast && (!w.Has(language.Participle) || !things[words[i+1].Tag]) {
			return true
		}
	}
	return false
}

// task is "Tasked with opening the depot": given to do, not said to be done.
func task(text string, s speaker) string {
	at := tasked.FindStringIndex(text)
	if at == nil {
		return ""
	}
	return capital(s.verb("have")) + " the task of " + text[at[1]:]
}

// presiding are offices that are verbs as well: "Chair of the board" chairs it.
var presiding = sieve.MustCompile(`^(Chair|Head|Captain|Manager|Supervisor|Coordinator|Organiser|Organizer) of (?:the |an? |our |all )`)

// prize is "Manager of the year": a title that was won.
var prize = sieve.MustCompile(`^\w+ of the (?:year|month|quarter|season|match|week|decade)\b`)

var presides = map[string]string{
	"Chair": "chair", "Head": "head", "Captain": "captain", "Manager": "manage", "Supervisor": "supervise",
	"Coordinator": "coordinate",
	"Organiser":   "organise", "Organizer": "organize",
}

// noDeed are persons that somebody is, or was made, and does not serve as.
var noDeed = wordset.Of(`winner recipient finalist founder co-founder member graduate holder inventor owner fellow nominee author
	co-author runner-up bearer laureate participant employee
	student undergraduate alumnus veteran user player reader speaker number manufacturer exporter importer supplier dealer distributor
	wholesaler provider`)

// office turns "Chair of the safety board" into "Chairs the safety board" and "Lead
// rigger for the regatta" into "Serves as lead rigger for the regatta".
func office(text string, s speaker) string {
	if prize.MatchString(text) || s.undated && !s.past {
		return ""
	}
	if m := presiding.FindStringSubmatch(text); m != nil {
		return capital(s.verb(presides[m[1]])) + text[len(m[1])+len(" of"):]
	}
	if rest, is := strings.CutPrefix(text, "Member of "); is && !ofFirms(rest) {
		return capital(s.verb("serve")) + " as a member of " + rest
	}
	if liaison.MatchString(text) {
		return capital(s.verb("serve")) + " as " + lowerFirst(text, tagged(text))
	}
	if words := tagged(text); isOffice(text, words) {
		article := ""
		if words[0].Is("key", "core", "major", "active") {
			article = language.Article(words[0].Low) + " "
		}
		return capital(s.verb("serve")) + " as " + article + lowerFirst(text, words)
	}
	return ""
}

// ofFirms reports a group by its name that an employer is one of, and nobody serves in: "Krell Group", but "the steering group".
func ofFirms(rest string) bool {
	return ofCompanies.MatchString(rest) || namedGroup.MatchString(rest) && !strings.HasPrefix(rest, "The ")
}

var (
	ofCompanies = sieve.MustCompile(`(?i)\bgroup of companies\b`)
	namedGroup  = sieve.MustCompile(`^(?:\p{Lu}[\p{L}\d&.’'-]* |& )+G(?:roup|ROUP)\.?$`)
)

// liaison is whom others are in touch through: "Liaison to the harbour board".
var liaison = sieve.MustCompile(`^(?:(?:Primary|Main|Key|Principal|Chief|Sole|Direct) liaison (?:to|for|between|with)|` +
	`Liaison (?:to|for|between)) (?:the |an? |our |all )?\p{Ll}[^:;]*$`)

// farthestOffice is where in a bullet the noun of an office stands at the latest.
const farthestOffice = 6

// isOffice reports an office that somebody serves in, with its field: "Lead rigger for the regatta".
func isOffice(text string, words []language.Tagged) bool {
	h := officeNoun(words)
	if len(words) > 1 && words[0].Has(language.Base) && words[1].Is("and", "&", ",") && !twoOffices(words) {
		return false // "Monitor and advise the contractor on"
	}
	if h < 0 || h > farthestOffice || h+2 >= len(words) || noDeed[words[h].Low] {
		return false
	}
	return opensField(words[h+1], words[h+2]) && opensOffice(text, words[:h]) && !opensFinite(words[0]) &&
		!mainVerb(words) && !titled(words)
}

// twoOffices reports two callings to somebody, which as verbs have no "to": "Coach and mentor to six crews".
func twoOffices(words []language.Tagged) bool {
	return len(words) > 4 && isRole(words[0]) && isRole(words[2]) && words[3].Is("to") && words[4].Tag != language.TagBase
}

// officeNoun is where the noun of an office stands, the second of two: "Individual contributor and
// technical lead across teams".
func officeNoun(words []language.Tagged) int {
	h := head(words, isRole)
	if h >= 0 && h+2 < len(words) && words[h+1].Is("and") {
		if second := head(words[h+2:], isRole); second >= 0 {
			return h + 2 + second
		}
	}
	return h
}

// opensField reports that the two words behind an office begin what it is for.
func opensField(link, next language.Tagged) bool {
	switch {
	case link.Is("for"):
		return next.Tag != language.TagNumber // "Electrician for 8 years"
	case link.Is("to"):
		return next.Tag != language.TagBase
	case link.Is("in"):
		return next.Is("charge")
	}
	return link.Is("on", "across", "of", "at", "during", "within")
}

// opensOffice reports that the words before the noun belong to it: "Design, engineer and complete" are three verbs, and
// "A self-driven leader" is praise; what is done now or often ("Currently assisting Director of the yard") is no office.
func opensOffice(text string, before []language.Tagged) bool {
	if len(before) > 1 && before[0].Tag == language.TagAdverb && before[1].Tag == language.TagGerund {
		return false
	}
	return startsUpper(text) && !strings.HasPrefix(text, "A ") && !strings.HasPrefix(text, "An ") && !strings.ContainsAny(text, ":–—") &&
		!slices.ContainsFunc(before, func(w language.Tagged) bool { return w.Is(",") })
}

// opensFinite reports a first word that is a finite verb, or the number of a place that was won.
func opensFinite(w language.Tagged) bool {
	third := formBase(w.Low, language.Third)
	return finiteTag(w.Tag) || third != "" && language.Read(third).Share > surelyPaired ||
		w.Is("first", "second", "third", "last", "only", "sole", "one")
}

func finiteTag(t language.Tag) bool {
	return t.IsVerb() && t != language.TagGerund && t != language.TagParticiple
}

// titled reports a heading: most of its longer words have capitals.
func titled(words []language.Tagged) bool {
	upper, all := 0, 0
	for _, w := range words[1:] {
		if w.Kind == language.Word && len(w.Text) > 3 {
			all++
			if startsUpper(w.Text) {
				upper++
			}
		}
	}
	return all > 0 && upper*2 > all
}

// finite reports a verb that may be the one of the sentence.
func finite(words []language.Tagged) bool {
	for _, w := range words {
		if w.Tag == language.TagRelative {
			return false
		}
		if surelyFinite(w) {
			return true
		}
	}
	return false
}

func surelyFinite(w language.Tagged) bool {
	switch w.Tag {
	case language.TagModal:
		return true
	case language.TagThird:
		return !w.Has(language.Plural) || isBe(w)
	case language.TagPast:
		return !w.Has(language.Participle) || isBe(w)
	}
	return isBe(w)
}

func isBe(w language.Tagged) bool { return w.Is("was", "were", "is", "are") }

// zero gives "Zero findings in five audits" its verb.
func zero(text string, s speaker) string {
	words := tagged(text)
	if len(words) < 3 || !words[0].Is("zero") || words[1].Tag != language.TagPlural && words[1].Tag != language.TagNoun || finite(words) {
		return ""
	}
	return "Achieved " + lowerFirst(text, words)
}

// doing tells what is being done, or had, without a verb of its own: "Doing stock checks" is "Carries out stock checks".
func doing(text string, s speaker) string {
	words := tagged(text)
	if !s.past && !s.third || len(words) < shortestDuty || !s.listed && !words[0].Is("having") || finite(words) ||
		strings.ContainsAny(text, ":;") {
		return ""
	}
	rest := text[words[1].Start:]
	switch {
	case words[0].Is("having") && heldFor.MatchString(rest):
		return "Has " + lowerFirst(rest, words[1:])
	case words[0].Is("doing") && !gerundBeside(words[1:]) && doneAsWork(words[1:]):
		return capital(s.verb("carry")) + " out " + lowerFirst(rest, words[1:])
	}
	return ""
}

// heldFor is what somebody has who has it for good.
var heldFor = sieve.MustCompile(`^(?:[\p{L}\d.'’+]+ ){0,3}(?i:knowledge|experience|exposure|expertise)\b`)

// doneAsWork reports work that is carried out, rather than a course that is taken.
func doneAsWork(words []language.Tagged) bool {
	if isGerund(words[0]) || !opensObject(words[0]) && !isThing(words[0]) {
		return false
	}
	acronym := words[0].Text == strings.ToUpper(words[0].Text)
	return !acronym && !slices.ContainsFunc(words, func(w language.Tagged) bool { return taken[w.Low] })
}

// taken are courses and the like, and what is done but not carried out.
var taken = wordset.Of(`course courses internship degree diploma masters training apprenticeship job jobs business part time my our
	best same`)

var bulletSubject = sieve.MustCompile(`^(?:He|She) (\p{L}+)`)

// subjectless drops the pronoun that opens a bullet where all others have none.
func subjectless(text string, s speaker) string {
	m := bulletSubject.FindStringSubmatch(text)
	if m == nil || !s.third {
		return ""
	}
	for _, f := range language.VerbForms(m[1]) {
		if f.Base == "be" || f.Base == "have" {
			return ""
		}
		if f.Form == language.Third || f.Form == language.Past {
			return capital(text[strings.IndexByte(text, ' ')+1:])
		}
	}
	return ""
}

// unmarked gives the verbs of a lasting task, whose past looks like their present, the
// ending of a post that goes on: "Forecast demand for …" is "Forecasts demand for …".
func unmarked(text string, s speaker) string {
	words := tagged(text)
	if s.past || !s.third || len(words) < 3 || !words[0].Is("forecast", "broadcast") || !startsUpper(text) || !isObject(words[1]) {
		return ""
	}
	return capital(s.verb(words[0].Low)) + text[words[0].End():]
}

// isObject reports a thing that is forecast, and no noun that the verb is part of: "Forecast accuracy".
func isObject(w language.Tagged) bool {
	return w.Has(language.Noun|language.Plural|language.Adjective) && w.Tag != language.TagPreposition &&
		!w.Is("model", "models", "accuracy", "error", "horizon", "process", "reports")
}

// tellsDeeds are the sections whose texts tell what somebody did.
var tellsDeeds = map[cv.Section]bool{cv.SectionWork: true, cv.SectionVolunteering: true, cv.SectionProjects: true}
