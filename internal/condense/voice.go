package condense

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Voice makes sentences of the fragments of a profile ("Veteran fitter with nine
// years in rail. Proven record of …"), so that the change of person has a subject
// to name. It writes "I am" and "I have" and adds nothing else. In the first person
// a profile of nothing but fragments is in good style and stays.
//
// Without a name a pronoun would stand for nobody at the beginning, so that the sentence that says who somebody is stays there.
func Voice(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") || to != cv.ThirdPerson && !speaks(doc.Summary) {
		return nil
	}
	var notes []cv.Note
	open, unnamed := openLines(doc.Summary), to == cv.ThirdPerson && doc.Person.Name.Value == "" && !speaks(doc.Summary)
	doc.Walk(func(r cv.Ref) {
		if r.Section != cv.SectionSummary || !r.IsSentence() || open[r.Text.ID] {
			return
		}
		spoken := Spoken
		if unnamed && r.Entry == 0 {
			spoken = behindOpening
		}
		after := spoken(r.Text.Value)
		if after == r.Text.Value {
			return
		}
		n := cv.Note{
			Kind: cv.NoteWording, Field: r.Text.ID, Before: r.Text.Value, After: after,
			Reason: "Fragments of the profile became whole sentences.", Lines: r.Text.Lines,
		}
		if keep.Accepts(n) {
			notes = append(notes, n)
			r.Text.Value = after
		}
	})
	return notes
}

// behindOpening is Spoken for a profile without the sentence that opens it by who somebody is.
func behindOpening(text string) string {
	end := language.Sentences(text)[0].End
	if !strings.HasPrefix(Spoken(strings.TrimRightFunc(text[:end], unicode.IsSpace)), "I am a") {
		return Spoken(text)
	}
	if end == len(text) {
		return text
	}
	return text[:end] + Spoken(text[end:])
}

// ended is a text that a full stop or the like closes.
var ended = sieve.MustCompile(`[.!?]\s*$`)

var firstPersonWord = sieve.MustCompile(`\bI\b|\b[Mm]y\b`)

// calledSo is what something is called, between quotation marks: what somebody said has more words, or ends as sentences do.
var calledSo = sieve.MustCompile(`"\p{Lu}[\p{L}\d&-]*(?: [\p{L}\d&-]+){0,3}"|“\p{Lu}[\p{L}\d&-]*(?: [\p{L}\d&-]+){0,3}”`)

// toReader is what a letter says to its reader: a change of person leaves it.
var toReader = sieve.MustCompile(`(?i)\byou(?:rs?)?\b`)

// enumerated is a numbered item: one of a list of duties, and no claim about somebody.
var enumerated = sieve.MustCompile(`^\(?\d{1,2}[.)](?:\D|$)`)

// reached is an address or a number by which somebody is reached, which stands in no sentence about them.
var reached = sieve.MustCompile(`@|https?:|www\.|\d{6}`)

// ranIntoOne is a sentence that lost its spaces, of which nobody can tell what it begins with.
var ranIntoOne = sieve.MustCompile(`\p{Ll}{26}`)

func speaks(texts []cv.Text) bool {
	return slices.ContainsFunc(texts, func(t cv.Text) bool { return firstPersonWord.MatchString(t.Value) })
}

// Spoken returns a profile with its fragments as sentences about "I"; what is not
// certain to be a fragment stays.
func Spoken(text string) string {
	if strings.ContainsAny(calledSo.ReplaceAllString(text, ""), `"“”«»„`) || strings.Contains(text, "\n") || enumerated.MatchString(text) ||
		toReader.MatchString(text) || reached.MatchString(text) || ranIntoOne.MatchString(text) {
		return text
	}
	var out strings.Builder
	changed := false
	for _, span := range language.Sentences(text) {
		sentence := span.Of(text)
		if changed && len(strings.Fields(sentence)) == 1 && strings.ContainsFunc(sentence, unicode.IsLetter) {
			return text // an abbreviation ended the sentence before: "nine months as a Hr. Recruiter"
		}
		body := strings.TrimRightFunc(sentence, unicode.IsSpace)
		after, ok := spokenSentence(body)
		if ok {
			changed = true
		}
		out.WriteString(after)
		out.WriteString(sentence[len(body):])
	}
	if !changed {
		return text
	}
	return out.String()
}

// spokenSentence takes the halves that a semicolon parts one by one; either both
// become sentences or none.
func spokenSentence(s string) (after string, ok bool) {
	halves := strings.Split(s, "; ")
	spoken := make([]string, len(halves))
	for i, half := range halves {
		if spoken[i], ok = subject(half, i == 0); ok {
			continue
		}
		if i == 0 || startsUpper(half) {
			return s, false
		}
		spoken = []string{spoken[0] + s[len(halves[0]):]} // one sentence, whose later parts go on from the first
		break
	}
	after = strings.Join(spoken, ". ")
	if last, _ := utf8.DecodeLastRuneInString(after); !strings.ContainsRune(".!?", last) {
		after += "."
	}
	return after, true
}

// subject puts "I am" or "I have" before a fragment; first tells the first half of
// its sentence, the only one that a capital must open.
func subject(s string, first bool) (string, bool) {
	words := tagged(s)
	if len(words) < 2 || first && !startsUpper(words[0].Text) {
		return s, false
	}
	if whole := ownClaim(s, words); whole != "" {
		return whole, true
	}
	if aim := aims(s); aim != "" {
		s = toDo.ReplaceAllStringFunc(s, strings.ToLower)
		s = obtaining.ReplaceAllString(aim+lowerFirst(s, words), "I seek $1")
		return seeksToSeek(strings.Replace(s, "I seek to working ", "I seek to work ", 1)), true
	}
	lead := being(s, words)
	if lead == "" && !opensOtherwise(s, words) {
		if words[0].Is("total") && words[1].Tag == language.TagNumber { // "Total 2 years of"
			words, s = words[1:], s[words[1].Start:]
		}
		lead = having(s, words)
	}
	joined := sharesOwner(s, words)
	if lead == "" || joined == "" {
		return s, false
	}
	s = joined
	joined = strings.Replace(lead+lowerFirst(s, words), "I have also ", "I also have ", 1)
	return speaking.ReplaceAllString(joined, "$1 in $2"), true
}

// opensOtherwise reports what is no fragment about somebody: a label or a list, what opens with a plain verb, or what goes on from
// something that is not there ("Related factors of mast repair").
func opensOtherwise(s string, words []language.Tagged) bool {
	return strings.Contains(s, ":") || strings.Contains(s, "* ") || goesOnFrom[words[0].Low] || tellsAlready(words[0]) ||
		language.Read(words[0].Low).Class&^language.Participle == language.Base || commands(words)
}

// tellsAlready reports a verb in the third person, rather than things: "Holds wide knowledge of".
func tellsAlready(w language.Tagged) bool {
	base := formBase(w.Low, language.Third)
	return base != "" && language.Read(base).Share >= halfVerb && !held[w.Low]
}

// goesOnFrom are words for things beside others.
var goesOnFrom = wordset.Of("related other others such same respective remaining aforementioned aforesaid similar")

// commands reports a verb that looks like a noun before what describes its object: "Exercise exceptional care".
func commands(words []language.Tagged) bool {
	if len(words) < 2 {
		return false
	}
	next := language.Read(words[1].Low)
	return words[0].Has(language.Base) && !words[0].Has(language.Adjective) &&
		next.Has(language.Adjective) && !next.Has(language.Noun|language.Participle|language.Adverb)
}

// being is "I am" with the article before a fragment that says what or how somebody is, "" before others.
func being(s string, words []language.Tagged) string {
	if opensOtherwise(s, words) {
		return ""
	}
	if beginning.MatchString(s) && !isOver.MatchString(s) || allStates(words) {
		return "I am "
	}
	if role := person(words); role >= 0 && !formerly.MatchString(s) && !(words[role].Is("candidate") && ofAYear.MatchString(s)) {
		return "I am " + article(words[0], words[role])
	}
	if state(words) || goodIn.MatchString(s) && words[2].Tag != language.TagDeterminer {
		return "I am "
	}
	return ""
}

// goodIn is what somebody is good at, by that alone.
var goodIn = sieve.MustCompile(`^(?:Strong|Good|Excellent|Expert) (?:in|at|with) \p{L}`)

// having is "I have" with the article before a fragment about what somebody has, "" before others.
func having(s string, words []language.Tagged) string {
	if forYears.MatchString(s) || goodCommunication.MatchString(s) {
		return "I have "
	}
	thing := head(words, func(w language.Tagged) bool { return held[w.Low] })
	switch {
	case thing < 0, andAble.MatchString(s), offers(words[:thing]), slices.ContainsFunc(words[:thing], isRoleOnly):
		return "" // "A good team player ability to": two things ran together
	case words[0].Is("a", "an") && slices.ContainsFunc(words[:thing], isRole), listsHow(words[:thing]):
		return "" // "A result Oriented Professional With years of", "Hard working, good knowledge of"
	case slices.ContainsFunc(words[:thing], func(w language.Tagged) bool { return w.Is("and", "&", ",") }):
		return "I have " // "excellent endurance and ability to"
	case counted[words[thing].Low]:
		return "I have " + article(words[0], words[thing])
	}
	return "I have "
}

// listsHow reports how somebody is before a comma, beside what they have.
func listsHow(words []language.Tagged) bool {
	for i := 1; i < len(words); i++ {
		if words[i].Is(",") && (states[words[i-1].Low] || words[i-1].Is("working", "oriented", "minded", "motivated", "driven")) {
			return true
		}
	}
	return false
}

// offers reports a gerund with an object of its own: "Offering over ten years of".
func offers(before []language.Tagged) bool {
	if len(before) > 0 && before[0].Is("demonstrating", "showing", "using", "utilizing", "utilising", "applying", "bringing") {
		return true
	}
	return len(before) > 1 && before[0].Tag == language.TagGerund && (opensAfterVerb(before[1]) || before[1].Tag == language.TagNumber)
}

// obtaining is an aim that "seek" says as well.
var obtaining = sieve.MustCompile(`^I seek to (?:obtain|secure|find|get|gain|acquire|attain|seek) (an? )`)

// seeksToSeek says once what is sought; where a verb goes on from "seek", the sentence keeps it, and another word leads to both.
func seeksToSeek(s string) string {
	at := twiceSought.FindStringIndex(s)
	switch {
	case at == nil:
		return s
	case slices.ContainsFunc(tagged(s[at[1]:]), isAnd):
		return "I hope to " + s[len("I seek to "):]
	}
	return "I seek " + s[at[1]:]
}

// twiceSought is an aim of which the verb of the file says "seek", too.
var twiceSought = sieve.MustCompile(`^I seek to (?:seek|look for|search for) `)

// aims is what an objective without a subject lacks before it; "" for what is none.
func aims(s string) string {
	switch {
	case own.MatchString(s), strings.Contains(s, ":"):
		return ""
	case infinitive(s):
		return "I seek "
	case wanted.MatchString(s), anyEmployer.MatchString(s):
		return "I seek to "
	case place.MatchString(s):
		return "I seek "
	}
	return ""
}

// infinitive reports "To obtain a post in which …": what the candidate seeks.
func infinitive(s string) bool {
	m := toDo.FindStringSubmatch(s)
	if m == nil {
		return false
	}
	verb := strings.ToLower(m[1])
	if verb == "be" && (m[2] == "a" || m[2] == "an") && !bePart.MatchString(s) {
		return false // "To be a rigger": who seeks to be one says that they are none
	}
	return verb != "date" && verb != "day" &&
		(m[2] != "" || slices.ContainsFunc(language.VerbForms(verb), isBaseForm))
}

// bePart is who seeks to be where others work, and says nothing of what they are today.
var bePart = sieve.MustCompile(`^T[Oo] be an? (?:\p{L}+ )?(?:part|asset|member) (?:of|to|in) `)

// toDo is an infinitive with the adverbs before its verb, and what shows that a word which no list has is a verb.
var toDo = sieve.MustCompile(`^T[Oo] (?:\p{L}+ly )?(\p{L}+)(?: (the|an?|my|our|his|her|their)\b)?`)

// andAble goes on from what somebody has with how somebody is.
var andAble = sieve.MustCompile(`(?:and|,) (?:able|adept|capable|proficient|skilled|willing|comfortable|committed|passionate) `)

// speaking is "fluent French": one is fluent in it.
var speaking = sieve.MustCompile(`^(I am (?:bilingual|trilingual|fluent|proficient)) (\p{Lu})`)

// tagged returns the words of a fragment without spaces.
func tagged(s string) []language.Tagged { return language.TagSentence(language.Tokens(s)) }

func startsUpper(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r) || unicode.IsDigit(r)
}

// workplace is a place where people work, by what it is.
const workplace = `(?:organi[sz]ation|company|firm|environment|institution|industry|atmosphere|concern)`

var (
	// wanted is "Obtain a position …", the same without its "to".
	wanted = sieve.MustCompile(`^(?:Acquire|Attain|Find|Gain|Get|Obtain|Secure) (?:a|an) [^.]{0,80}\b(?:career|employment|job|opportunity|placement|position|role)\b`)
	// anyEmployer is work at a place that nobody names, which somebody hopes for: "Work in a challenging environment", "Working with
	// the organisation where I can grow".
	anyEmployer = sieve.MustCompile(`^(?:Work|Working)( (?:with|in|for|at) (?:an?|the) (?:[\p{L}-]+,? ){0,6}?` + workplace +
		` (?:where|wherein|in which|that|which) (?:I |me |we |my skills )?(?:can|could|will|would|may|to)\b)` +
		`|^Work( (?:with|in|for|at) an? (?:[\p{L}-]+,? ){1,6}?` + workplace + `\b)`)
	// place is what is sought, by its name alone: "A demanding position in a firm where …".
	place = sieve.MustCompile(`^An? (?:[\p{L}-]+,? ){0,6}(?:position|role|job|opportunity|career|placement|assignment) ` +
		`(?:\p{L}+ ){0,12}?(?:where|wherein|that|which)\b[^.]* (?:I|my|me)\b`)
	// own is a clause in the first person: the infinitive before it is no fragment.
	own = sieve.MustCompile(`, I (?:(?:also|then|often) )?(?:am|have|will|would|want|work|believe|` +
		`\p{L}+ed|led|ran|built|wrote|made|took|gave|kept|held|set|drew|taught)\b`)
	// beginning are participles that say what the candidate is doing now.
	beginning = sieve.MustCompile(`^(?:(?:Currently|Presently|Now|Also|Always|Actively) )?(?:[Ss]eeking|[Ww]illing to|` +
		`[Aa]iming (?:for|to)|[Ll]ooking (?:for|to|at|forward to)|[Aa]spiring (?:for|to)|` +
		`[Hh]oping to|[Ss]earching for|[Ll]eaving|[Ww]orking (?:as|for|in|at|with|towards?)|` +
		`[Ss]tudying|` +
		`[Pp]ursuing|[Ll]iving in|[Bb]ased in|[Tt]raining (?:as|to|for)|[Ss]erving (?:as|in))\b` +
		`|^(?:Currently|Presently|Now) (?:employed|associated) (?:as|by|in|at|with)\b`)
	// ofAYear is said of a vote, which is no standing: "candidate at the 2015 election".
	ofAYear = sieve.MustCompile(`\b(?:19|20)\d\d\b`)
	// isOver is said of what came to an end.
	isOver = sieve.MustCompile(`(?i)\b(?:until|till|up to|between|before|from (?:\p{L}+ )?(?:19|20)\d\d|(?:in|during) (?:the )?(?:19|20)\d\d)`)
)

// states are what somebody can be said to be, before a preposition, "to" or the end.
var states = wordset.Of(`approachable ambitious articulate calm conscientious creative dependable diligent discreet energetic honest meticulous
	personable polite proactive resourceful tenacious thorough able accredited accustomed adaptable adept available bilingual
	capable certified comfortable committed competent confident conversant dedicated
	determined driven eager eligible enthusiastic experienced familiar flexible fluent focused focussed friendly hard-working
	hardworking interested keen knowledgeable
	licensed licenced methodical motivated numerate organised organized passionate patient practised proficient punctual
	qualified ready registered reliable resilient
	self-motivated skilled skilful trilingual trustworthy versed willing efficient deft trainable mature
	adjustable dynamic enterprising outgoing prepared young
	well-mannered analytical logical ethical disciplined loyal sincere cooperative sociable innovative assertive confident
	self-driven self-disciplined detail-oriented result-oriented results-oriented goal-oriented result-driven results-driven`)

// state reports a fragment about how the candidate is: "Committed to safety",
// "GMC registered with full licence", "Reliable, punctual and hard-working".
func state(words []language.Tagged) bool {
	i := stateAt(words)
	if i+1 < len(words) && pairState[words[i+1].Low] && pairs(words[i], words[i+1]) {
		i++
	}
	if i >= len(words) || !states[words[i].Low] && (i == 0 || !pairState[words[i].Low]) {
		return false
	}
	for i++; i < len(words); i++ {
		if !listsState(words, i) {
			return endsState(words, i)
		}
	}
	return true
}

// stateAt is where the word for it may stand: behind the body that somebody is registered with, and adverbs.
func stateAt(words []language.Tagged) int {
	i := 0
	if n := len(words[0].Text); n > 1 && n < 7 && words[0].Text == strings.ToUpper(words[0].Text) {
		i = 1
	}
	for i < len(words) && (words[i].Tag == language.TagAdverb || strings.HasSuffix(words[i].Low, "ly")) {
		i++
	}
	return i
}

// listsState reports another word for how somebody is, or what joins one.
func listsState(words []language.Tagged, i int) bool {
	joins := words[i].Is(",", "and") && i+1 < len(words)
	return states[words[i].Low] || joins && (states[words[i+1].Low] || words[i+1].Is("and"))
}

// endsState reports that the words for how somebody is end before the one at i, and that it may follow them.
func endsState(words []language.Tagged, i int) bool {
	w, before := words[i], words[i-1]
	switch {
	case w.Tag == language.TagPreposition, w.Tag == language.TagTo, w.Is("."):
		return true
	case w.Tag == language.TagGerund:
		return before.Is("comfortable", "experienced", "skilled", "confident")
	case w.Is(",", "and"):
		return words[0].Is("bilingual", "trilingual")
	}
	return before.Is("bilingual", "trilingual", "fluent") && w.Tag == language.TagProper
}

// held are things of which a fragment says that the candidate has them; of those
// that are counted there is one.
var (
	held = wordset.Of("abilities competency competence competencies deftness determination " +
		"willingness fluency acumen awareness capability capabilities commitment desire dedication " +
		"mastery insight ability aptitude background command enthusiasm experience expertise exposure eye familiarity " +
		"flair grasp grounding history inclination interest knowledge passion proficiency record reputation skill skills talent " +
		"track-record understanding years")
	counted = wordset.Of("commitment desire " +
		"aptitude background command eye flair inclination grasp grounding history interest passion record reputation " +
		"talent understanding ability")
)

// isRole reports a noun that names a person by what they do.
func isRole(w language.Tagged) bool {
	last := w.Low[strings.LastIndexByte(w.Low, '-')+1:]      // "HR-professional"
	ofNation := w.Capital && strings.HasSuffix(w.Low, "ian") // "Belarusian"
	return !ofNation && (language.IsRole(w.Low) || language.IsRole(last) || w.Is("candidate", "fresher"))
}

// isRoleOnly reports such a noun that describes nothing: "professional experience" is no person's.
func isRoleOnly(w language.Tagged) bool {
	return isRole(w) && !w.Has(language.Adjective)
}

// head returns the index of the first noun of the kind at the end of the noun
// phrase that opens the fragment, -1 without one.
func head(words []language.Tagged, kind func(language.Tagged) bool) int {
	for i := 0; i < len(words) && i < maxHead; i++ {
		if kind(words[i]) && endsPhrase(words, i) {
			return i
		}
		if !mayPrecede(words[i], i == 0) {
			return -1
		}
	}
	return -1
}

// beforeHead are the parts of speech that a noun phrase may hold before its head.
var beforeHead = tags{
	language.TagNoun: true, language.TagPlural: true, language.TagProper: true, language.TagAdjective: true, language.TagAdverb: true,
	language.TagNumber: true, language.TagParticiple: true, language.TagGerund: true,
}

// mayPrecede reports a word that may stand in a noun phrase before its head.
func mayPrecede(w language.Tagged, first bool) bool {
	switch {
	case beforeHead[w.Tag]:
		return true
	case w.Tag == language.TagBase, w.Tag == language.TagThird, w.Tag == language.TagPast:
		return first || w.Has(language.Adjective|language.Participle|language.Noun)
	case w.Is("a", "an"):
		return first
	}
	return w.Is(",", "and", "&", "or", "/", "-", "–", "+", "’", "'", "'s", "over", "more", "than")
}

// maxHead is how many words may lead up to what a fragment is about.
const maxHead = 12

// guides reports a first word that may be a verb whose "to" slipped in: "Guide to mates on their daily work".
func guides(words []language.Tagged, role int) bool {
	return role == 0 && len(words) > 1 && words[0].Has(language.Base) && words[1].Is("to")
}

// person is the index of the noun that names a person by what they do, -1 without one.
func person(words []language.Tagged) int {
	role := head(words, func(w language.Tagged) bool { return isRole(w) || w.Is("person") || describedPeople[w.Low] })
	anybody := role >= 0 && role < 2 && words[role].Is("person") || role == 0 && describedPeople[words[0].Low] // "A person who rests rusts"
	if role < 0 || anybody || words[0].Is("currently", "presently", "now", "also") || listsThings(words[:role]) || guides(words, role) || words[max(role-1, 0)].Is("using") {
		return -1
	}
	return role
}

// describedPeople are words for a person that something before them describes: "reliable young woman", "Biology major".
var describedPeople = wordset.Of("woman man lady gentleman major")

// listsThings reports a noun before a comma ahead of a role: "Knowledge of pumps, team player" is about
// two things, and the first is no person.
func listsThings(words []language.Tagged) bool {
	if joinedToThing(words) {
		return true
	}
	for i, w := range words {
		thing := i > 0 && words[i-1].Has(language.Noun) && !words[i-1].Has(language.Adjective|language.Participle) && !isRole(words[i-1])
		if held[w.Low] || w.Is(",") && thing {
			return true
		}
	}
	return false
}

// joinedToThing reports a thing and a conjunction ahead of a role: "active participation and winner".
func joinedToThing(words []language.Tagged) bool {
	n := len(words)
	return n > 1 && words[n-1].Is("and", "&", "or") && !isRole(words[n-2]) && words[n-2].Tag == language.TagNoun
}

// endsPhrase reports that nothing behind words[i] belongs to its noun phrase.
func endsPhrase(words []language.Tagged, i int) bool {
	if i+1 >= len(words) {
		return true
	}
	next := words[i+1]
	switch next.Tag {
	case language.TagPreposition, language.TagRelative, language.TagTo, language.TagSubordinator:
		return true
	case language.TagGerund, language.TagParticiple, language.TagPast, language.TagAdjective:
		return next.Is("having", "able", "willing") ||
			next.Has(language.Participle|language.Gerund) && !(i+2 < len(words) && words[i+2].Is("of")) // "professional teaching of"
	}
	if next.Is("and", "&") && i+2 < len(words) {
		return words[i+2].Tag != language.TagThird
	}
	return next.Is(",", ".", "(", "–", "-", "—", "'", "’")
}

// mainVerb reports that the fragment has a finite verb of its own, so that it is a
// sentence, or the rest of one.
func mainVerb(words []language.Tagged) bool {
	for i, w := range words {
		switch {
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator:
			return false
		case w.Text == "IT", w.Low == "one": // the trade, and the number
		case w.Tag == language.TagSubject, w.Tag == language.TagModal, w.Tag == language.TagThird && !w.Has(language.Plural):
			return true
		case w.Is("are", "was", "were", "had", "am", "have"):
			return true
		case i == 0 && w.Tag == language.TagPast && !states[w.Low]:
			return !w.Has(language.Participle)
		}
	}
	return false
}

// praise are words that no title begins with.
var praise = wordset.Of(`accomplished ambitious aspiring budding competitive creative detail-oriented dynamic energetic excellent extensive forward good highly innovative proactive professional proven
	resourceful results-driven seasoned solid sound strategic strong successful talented tireless versatile veteran`)

// article is "a " or "an " where the noun phrase from first to head has none yet
// and its head is one thing.
func article(first, head language.Tagged) string {
	if t := language.Closed(first.Low); t == language.TagDeterminer || t == language.TagPossessive || head.Tag == language.TagPlural {
		return ""
	}
	return language.Article(first.Text) + " "
}

// lowerFirst returns the fragment as it goes on behind "I am": its first word in
// small letters unless it is a name.
func lowerFirst(s string, words []language.Tagged) string {
	first := words[0].Text
	low := strings.ToLower(first)
	if low == "a" || low == "an" {
		return low + smallPraise(s[len(first):])
	}
	if m := beginning.FindString(s); m != "" {
		return strings.ToLower(m) + s[len(m):]
	}
	if rest := first[1:]; rest != strings.ToLower(rest) || len(rest) == 0 {
		return s
	}
	plain, _, _ := strings.Cut(low, "-")
	if plainlySmall(low, plain) || describesNext(words) || gradesNext(words) || !likelyName(plain) && !opensName(words) {
		return low + s[len(first):]
	}
	return s
}

// smallPraise sets the word behind an article in small letters where no name begins with it: "A Competent fitter".
func smallPraise(rest string) string {
	return openingWord.ReplaceAllStringFunc(rest, func(w string) string {
		if low := strings.ToLower(w); states[low[1:]] || praise[low[1:]] {
			return low
		}
		return w
	})
}

// openingWord is the word behind the article.
var openingWord = sieve.MustCompile(`^ \p{Lu}[\p{Ll}-]+`)

// likelyName reports a word that is a name more often than not.
func likelyName(plain string) bool {
	return lexicon.MostlyName(plain) || !lexicon.Exact(plain).Known() && language.Read(plain).Class == language.Noun
}

// opensName reports a capital behind the first word: "Royal Navy diver", "Senior Test Engineer".
func opensName(words []language.Tagged) bool {
	return len(words) > 1 && language.Closed(words[1].Low) == 0 && startsUpper(words[1].Text) && words[1].Kind == language.Word
}

// gradesNext reports "basic" before what it is a grade of.
func gradesNext(words []language.Tagged) bool {
	return len(words) > 1 && words[0].Is("basic") && (held[words[1].Low] || namesNext(words[1]))
}

// namesNext reports a capital that is that of a name, so that what stands before it is none: "Basic Welsh", but not "Basic Life
// Support".
func namesNext(next language.Tagged) bool {
	listed := lexicon.Exact(next.Text).Known() || lexicon.MostlyName(next.Low) || !lexicon.Exact(next.Low).Known()
	return startsUpper(next.Text) && listed
}

// plainlySmall reports a word that is no name at the start of a fragment.
func plainlySmall(low, plain string) bool {
	return states[low] || praise[low] || plain != low && lexicon.Exact(plain).Known()
}

// describesNext reports an adjective that no name is: "Computational biologist".
func describesNext(words []language.Tagged) bool {
	return len(words) > 1 && describes.MatchString(words[0].Low) && words[1].Kind == language.Word && !startsUpper(words[1].Text)
}

// describes are endings of adjectives that no name has.
var describes = sieve.MustCompile(`^\p{Ll}{4,}(?:ional|ical|rial|tive|ious|atory)$`)
