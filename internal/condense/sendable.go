package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/perspective"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A profile in the third person is sent to a client sentence by sentence. What the file has among them that is none (labels, torn
// lines, lists, the middle of a letter), what is not about somebody's work, and wishes that name no post are left out, each to be put
// back. Where hardly anything stays, a profile is put together from the posts and degrees instead.

// Sendable leaves out of a profile in the third person what nobody would send on. tells says whether another profile can be put
// together; where none can and nothing would stay, it stays as it is. asked says of a sentence that it answers the job.
func Sendable(doc *cv.Document, to cv.Perspective, tells func() bool, asked func(string) bool, keep cv.Keep) []cv.Note {
	if to != cv.ThirdPerson || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	g, whole := gateOf(doc, asked), slices.Clone(doc.Summary)
	t := tidier{keep: keep}
	t.leaveFaults(doc, g)
	little, praise := g.weigh(doc.Summary)
	if !little {
		t.nameFirst(doc, g)
	}
	hangs := g.hangs(doc.Summary)
	if len(t.notes) == 0 && !hangs && !praise {
		return nil
	}
	switch {
	case (little && len(t.notes) > 0 || hangs) && tells():
		t.leaveTexts(doc, func(string) string { return hardlyAny })
		return t.notes
	case praise && tells():
		t.leaveAll(doc, g.faultOfPraise)
		return t.notes
	case little: // praise beside an aim says more than the aim alone
		doc.Summary, t = slices.Clone(whole), tidier{keep: keep}
		g.lenient = true
		t.leaveFaults(doc, g)
		t.nameFirst(doc, g)
	}
	if len(doc.Summary) == 0 {
		doc.Summary = whole
		return nil
	}
	return t.notes
}

// faultOfPraise is why a sentence of a profile of praise goes; what somebody seeks stands behind the facts.
func (g gate) faultOfPraise(s string) string {
	if g.isWish(s) {
		return ""
	}
	return hardlyAny
}

const hardlyAny = "Hardly anything of the profile could be sent; one of the CV's facts stands in its place."

// weigh tells whether a profile says little more than what anybody says, and whether it is nothing but praise to who has a trade.
func (g gate) weigh(list []cv.Text) (little, praise bool) {
	says := func(tells func(string) bool) bool {
		return slices.ContainsFunc(list, func(s cv.Text) bool { return tells(s.Value) })
	}
	return !says(g.tellsAny), len(g.own.trade) > 0 && !says(g.tellsWork) && says(g.tellsOther)
}

// hangs reports a profile that speaks of somebody whom nothing in it names, and answers nothing of the job.
func (g gate) hangs(list []cv.Text) bool {
	first, _ := g.hanging(list)
	return first != nil && !slices.ContainsFunc(list, func(s cv.Text) bool { return g.asked(s.Value) })
}

// leaveFaults takes out the sentences, and the paragraphs, that do not pass.
func (t *tidier) leaveFaults(doc *cv.Document, g gate) {
	g.said = map[string]bool{}
	for i := range doc.Summary {
		if len(doc.Summary[i].Value) <= longestAims {
			t.leaveSentences(&doc.Summary[i], g.fault)
		}
	}
	g.said = map[string]bool{} // anew: each was said once already
	t.leaveTexts(doc, g.faultOfAll)
}

// leaveAll takes out all sentences of a profile that have a fault.
func (t *tidier) leaveAll(doc *cv.Document, fault func(string) string) {
	for i := range doc.Summary {
		t.leaveSentences(&doc.Summary[i], fault)
	}
	t.leaveTexts(doc, func(text string) (reason string) {
		if !allAre(text, func(s string) bool { reason = fault(s); return reason != "" }) {
			return ""
		}
		return reason
	})
}

// leaveTexts takes out the paragraphs of a profile that have a fault.
func (t *tidier) leaveTexts(doc *cv.Document, fault func(string) string) {
	doc.Summary = slices.DeleteFunc(doc.Summary, func(s cv.Text) bool {
		reason := fault(s.Value)
		return reason != "" && t.made(cv.Note{Kind: cv.NoteLeftOut, Field: s.ID, Before: s.Value, Reason: reason, Lines: s.Lines})
	})
}

// gate knows of one CV what a sentence of its profile may be about.
type gate struct {
	own       aimer
	name      string
	unturned  func(string) bool
	asked     func(string) bool
	elsewhere map[string]bool // words of the CV outside its profile
	said      map[string]bool // sentences so far, in small letters
	lenient   bool            // lets pass what only its style is against
}

func gateOf(doc *cv.Document, asked func(string) bool) gate {
	return gate{
		own: aimer{trade: tradeOf(doc)}, name: doc.Person.Name.Value, unturned: unturnedIn(doc),
		asked: asked, elsewhere: saidElsewhere(doc), said: map[string]bool{},
	}
}

// faultOfAll is why a paragraph of which each sentence has a fault goes, "" for others.
func (g gate) faultOfAll(text string) (reason string) {
	if words := tagged(text); len(words) > 0 && len(words) < shortestClaim && g.isNoClaim(text, words) && !g.needed(text, words) {
		return "The line is no sentence and says nothing of who somebody is."
	}
	if len(text) > longestAims || !allAre(text, func(s string) bool { reason = g.fault(s); return reason != "" }) {
		return ""
	}
	return reason
}

// fault is why a sentence is not sent, "" where it is.
func (g gate) fault(s string) string {
	words := tagged(s)
	if len(words) < shortestClaim {
		return ""
	}
	for _, f := range faults {
		if f.has(g, s, words) && !(f.ofStyle && (g.lenient || g.needed(s, words))) {
			return f.reason
		}
	}
	return ""
}

// faults are those of a sentence, what is certain first.
var faults = []struct {
	has     func(g gate, s string, words []language.Tagged) bool
	reason  string
	ofStyle bool // what the sentence says may be needed all the same
}{
	{gate.twice, "It is said twice.", false},
	{gate.speaksFirst, "This sentence of the profile speaks in the first person, and it was not certain how to change it.", false},
	{gate.isDetail, "A personal detail is no sentence of a profile.", false},
	{gate.isLabel, "A label with its value is no sentence of a profile.", true},
	{gate.isOfLetter, "The sentence of a letter tells other readers nothing.", false},
	{gate.isTorn, "The line is a part of a sentence whose rest is not there.", true},
	{gate.onlyWishes, "An aim that names no post tells the reader nothing.", false},
	{gate.isNoClaim, "The line is no sentence and says nothing of who somebody is.", true},
	{gate.ofAnybody, "What anybody says of themselves tells the reader nothing.", true},
}

func (g gate) twice(s string, _ []language.Tagged) bool {
	low := strings.ToLower(strings.Trim(s, " .!"))
	before := g.said[low]
	g.said[low] = true
	return before
}

func (g gate) speaksFirst(s string, _ []language.Tagged) bool { return g.unturned(s) }

func (g gate) isDetail(s string, _ []language.Tagged) bool {
	return ofPerson.MatchString(s) || reachedBy.MatchString(s)
}

func (g gate) isLabel(s string, _ []language.Tagged) bool { return isLabelled(s) }

func (g gate) isOfLetter(s string, _ []language.Tagged) bool {
	return plea.MatchString(s) || ofLetter.MatchString(s) || lexicon.OfLetter(s)
}

func (g gate) onlyWishes(s string, _ []language.Tagged) bool {
	return g.isWish(s) && !(namedPost.MatchString(s) && g.own.tellsAny(s))
}

// isWish reports what somebody seeks.
func (g gate) isWish(s string) bool { return wish.MatchString(g.withoutName(s)) || isAim(s) }

// shortestClaim is what is too short to be judged, in words: an abbreviation may have ended it.
const shortestClaim = 4

// withoutName is a sentence with "They" for the name that it opens with.
func (g gate) withoutName(s string) string {
	if g.name == "" {
		return s
	}
	return namePattern(g.name).ReplaceAllString(s, "They ")
}

// tellsAny reports a sentence of more than what somebody seeks and what anybody says of themselves.
func (g gate) tellsAny(text string) bool {
	return g.hasSentence(text, func(s string) bool { return !g.ofAnybody(s, tagged(s)) })
}

// tellsWork reports a sentence of somebody's own work: one with a figure, a name, a word of their trade or a deed of whatever trade.
// Praise of whatever kind is none.
func (g gate) tellsWork(text string) bool {
	return g.hasSentence(text, func(s string) bool {
		return !isAim(s) && (g.binds(s) || learned.MatchString(s) || g.ofTrade(tagged(s)) || g.namesField(s) || actsOnThing(tagged(s)))
	})
}

// actsOnThing reports a verb with an object, neither of them anybody's praise: who changed trades did these things all the same. What
// somebody always does is a habit.
func actsOnThing(words []language.Tagged) bool {
	for i, w := range words {
		if w.Is("always", "never") {
			return false
		}
		if (w.Tag == language.TagPast || w.Tag == language.TagThird) && !ofAll(w.Low) && language.Closed(w.Low) == language.TagNone &&
			opensWithThing(words[i+1:]) {
			return true
		}
	}
	return false
}

// opensWithThing reports a thing, or somebody, right behind a verb.
func opensWithThing(words []language.Tagged) bool {
	for _, w := range words {
		switch {
		case w.Kind != language.Word && w.Kind != language.Number, w.Tag == language.TagPreposition, w.Tag == language.TagCoordinator:
			return false
		case w.Tag == language.TagNoun, w.Tag == language.TagPlural, w.Tag == language.TagProper:
			return !ofAll(w.Low)
		}
	}
	return false
}

// learned is what somebody studies, has studied or may do.
var learned = sieve.MustCompile(`(?i)\b(?:students?|sophomore|freshman|graduated?|major(?:s|ed|ing)? in|degree|diploma|` +
	`studi(?:ed|es)|studying|certified|chartered|accredited|registered|(?:member|fellow) of|qualified|licen[cs]ed|licen[cs]e|veteran)\b`)

// ofField leads to the field that somebody knows.
var ofField = sieve.MustCompile(`(?i)\b(?:experienced?|expertise|knowledge|background|proficien\p{L}+|speciali[sz]\p{L}+|trained|versed) ` +
	`(?:in|of|with|as) `)

// namesField reports a field of work that somebody knows: one of the first words behind where it is said is none of anybody's praise.
func (g gate) namesField(s string) bool {
	at := ofField.FindStringIndex(s)
	if at == nil {
		return false
	}
	words := tagged(s[at[1]:])
	return slices.ContainsFunc(words[:min(len(words), longestField)], func(w language.Tagged) bool {
		return w.Kind == language.Word && open[language.Closed(w.Low)] && !ofAll(w.Low)
	})
}

// tellsOther reports a sentence of something else than what somebody seeks.
func (g gate) tellsOther(text string) bool {
	return g.hasSentence(text, func(s string) bool { return !isAim(s) })
}

func (g gate) hasSentence(text string, is func(string) bool) bool {
	return slices.ContainsFunc(language.Sentences(text), func(span language.Span) bool {
		s := g.withoutName(span.Of(text))
		return !wish.MatchString(s) && (is(s) || g.asked(s))
	})
}

// ofTrade reports a word of somebody's titles, degrees or skills, or for who does something, that is none of anybody's praise, or a
// name.
func (g gate) ofTrade(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool {
		return w.Kind == language.Word && open[language.Closed(w.Low)] && !ofAll(w.Low) && !g.isName(w) &&
			(language.IsRole(w.Low) || g.own.trade[w.Low] || g.own.trade[strings.TrimSuffix(w.Low, "s")] || w.Start > 0 && namesThing(w))
	})
}

// hanging is the sentence of a profile that first speaks of somebody whom only a sentence named that is not there.
func (g gate) hanging(list []cv.Text) (in *cv.Text, at language.Span) {
	for i := range list {
		for _, span := range language.Sentences(list[i].Value) {
			words := tagged(span.Of(list[i].Value))
			switch {
			case g.name == "", slices.ContainsFunc(words, g.isName):
				return nil, span
			case slices.ContainsFunc(words, isSomebody) && !opensRow(words[opener(words)]):
				return &list[i], span
			}
		}
	}
	return nil, at
}

// nameFirst puts the name where a profile that nobody is named in begins to speak of somebody: of whom else would it tell?
func (t *tidier) nameFirst(doc *cv.Document, g gate) {
	text, at := g.hanging(doc.Summary)
	name := perspective.DisplayName(g.name)
	if text == nil || name == "" {
		return
	}
	opening := namedOpening(tagged(at.Of(text.Value)), name)
	if opening.before == "" {
		return
	}
	after := text.Value[:at.Start] + strings.Replace(at.Of(text.Value), opening.before, opening.after, 1) + text.Value[at.End:]
	if t.made(cv.Note{
		Kind: cv.NotePerspective, Field: text.ID, Before: text.Value, After: after, Lines: text.Lines,
		Reason: "The first sentence about somebody says who it is.",
	}) {
		text.Value = after
	}
}

// namedOpening is the opening of a sentence with a name for the pronoun, none where it opens otherwise.
func namedOpening(words []language.Tagged, name string) (m mend) {
	if len(words) < 2 || !isSomebody(words[0]) {
		return m
	}
	switch first, next := words[0], words[1]; {
	case first.Tag == language.TagPossessive:
		m = mend{before: first.Text, after: name + "'s"}
	case !first.Is("they"):
		m = mend{before: first.Text, after: name}
	case ofOne(next) != "":
		m = mend{before: first.Text + " " + next.Text, after: name + " " + ofOne(next)}
	}
	return m
}

// isName reports a part of the person's name, whatever titles stand before it in the file.
func (g gate) isName(w language.Tagged) bool {
	return slices.ContainsFunc(strings.Fields(g.name), func(part string) bool {
		return len(part) > shortestTrade-1 && strings.EqualFold(strings.Trim(part, ".,"), w.Text)
	})
}

// isSomebody reports a word that stands for a name.
func isSomebody(w language.Tagged) bool { return w.Is("he", "she", "they", "his", "her", "their") }

// isLabelled reports a label, or one with its value. What "Skilled in:" opens is a claim.
func isLabelled(s string) bool {
	at := strings.IndexByte(s, ':')
	if at < 0 || at > longestLabelled {
		return false
	}
	words := tagged(s[:at])
	return len(words) > 0 && len(words) <= wordsOfLabel && !mainVerb(words) && !state(words) && !opensRow(words[0])
}

const (
	longestLabelled = 60 // bytes
	wordsOfLabel    = 6
)

var (
	// ofPerson are details of who somebody is that are none of their work.
	ofPerson = sieve.MustCompile(`(?i)\b(?:date of birth|d\.?o\.?b\.?\b|marital status|father['’]?s['’]? name|passport (?:no|number)|` +
		`unmarried|permanent address)\b|` +
		`(?:^|[.;,] )\W*(?:(?:my|his|her|their) )?(?:current|expected|last drawn) (?:salary|ctc)\b\W*(?:is\b|of\b|:|\d)|` +
		`^\W*(?:nationality|religion|gender)\b\s*(?:[:–-]|is\b)`)
	// reachedBy is an address by which somebody is reached, or a telephone; a sum of money has as many figures.
	reachedBy = sieve.MustCompile(`@|https?:|www\.|(?:^|[^\d£$€,.])\+?\d[\d ().-]{8,}\d`)
	// ofLetter is what only the middle of a letter says.
	ofLetter = sieve.MustCompile(`(?i)^you (?:can|may|will|could) |` +
		`\b(?:(?:attached|enclosed) (?:cv|resume|curriculum)|would (?:appreciate|welcome|value) ` +
		`(?:an?|the|your) (?:opportunity|interview|chance|consideration)|review of (?:his|her|their|my) (?:credentials|resume|cv)|` +
		`interested in (?:the|this|your) (?:position|post|role|job)\b|for the (?:post|position) (?:of [\p{L} ]+ )?advertised)`)
	// wish is what somebody seeks, told of them.
	wish = sieve.MustCompile(`^(?:(?:[Tt]hey|[Ss]he|[Hh]e) )?(?:(?:is|are|has been|also|currently|now|always|actively) )*` +
		`(?i:(?:seek|look|intend|aim|hope|wish|want|desire|aspire|strive|believe)(?:e?s|ing)?|desirous) ` +
		`(?:forward )?(?:to|for|of|an?|the|that|in|` + anyPost + `)\b`)
	// namedPost is what a wish names that a reader can fill.
	namedPost = sieve.MustCompile(`(?i)\b(?:positions?|posts?|roles?|jobs?|careers?|placement|internship|apprenticeship|assignments?|` +
		`opportunit(?:y|ies)|industry|sector)\b`)
)

// isTorn reports a part of a sentence that goes on, or began, in another line, and two that ran into one.
func (g gate) isTorn(s string, words []language.Tagged) bool {
	at := len(words) - 1
	for at > 0 && words[at].Kind != language.Word {
		at--
	}
	last := words[at]
	return leadsOnward[last.Tag] || last.Is("of", "with", "from", "for", "at", "into") ||
		goesOnFrom[words[0].Low] || words[0].Is("as") && !strings.Contains(s, ",") && !tellsWithVerb(words) ||
		words[0].Text == words[0].Low && startsLower(s) || strings.Count(s, "(") != strings.Count(s, ")") || ranIntoNext.MatchString(s)
}

// leadsOnward are the parts of speech of words that another one follows.
var leadsOnward = tags{
	language.TagDeterminer: true, language.TagCoordinator: true, language.TagPossessive: true, language.TagSubordinator: true,
}

// ranIntoNext is a capital where no name begins: "has diving skills, Looking for work".
var ranIntoNext = sieve.MustCompile(`, (?:Looking|Seeking|Having|Willing|Able|Working|Possess(?:es|ing)?) (?:to|for|an?|the|in|with|of)\b`)

// isNoClaim reports what is neither a sentence with a verb nor a note of who somebody is, of how they are or for how long they have
// worked.
func (g gate) isNoClaim(s string, words []language.Tagged) bool {
	first := words[opener(words)]
	if opensRow(first) || first.Is("responsible") || state(words) || allStates(words) || namesWho(words) || someYears.MatchString(s) {
		return false
	}
	for from := range words { // each part, since what stands before a comma may open with "as": "As a nurse, she leads"
		if (from == 0 || words[from-1].Kind != language.Word) && tellsWithVerb(words[from:]) {
			return false
		}
	}
	return true
}

// namesWho reports a note that opens with what somebody is called by.
func namesWho(words []language.Tagged) bool {
	for i, w := range words {
		if w.Kind != language.Word || w.Tag == language.TagPreposition || w.Tag == language.TagRelative {
			return false
		}
		if isRole(w) && i > 0 {
			return true
		}
	}
	return false
}

// someYears is for how long somebody has worked.
var someYears = sieve.MustCompile(`(?i)\b(?:years?|yrs?)['’]?(?: and)?(?: \d+ months?)? (?:of )?(?:[\p{L}-]+ ){0,3}experience\b`)

// tellsWithVerb reports a part of a sentence with a finite verb that no relative clause has.
func tellsWithVerb(words []language.Tagged) bool {
	for i, w := range words {
		switch {
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator:
			return false
		case surelyTells[w.Tag], w.Is("are", "was", "were", "had", "have"), i > 0 && endsSubject(words, i):
			return true
		}
	}
	return false
}

// surelyTells are the parts of speech of a verb with its subject, or of the subject itself.
var surelyTells = tags{language.TagSubject: true, language.TagThird: true, language.TagModal: true}

// endsSubject reports a word behind what a sentence is about that its neighbours show to be the verb: "Experience covers splicing",
// "His skills, combined with his years, make him".
func endsSubject(words []language.Tagged, i int) bool {
	w, before, next := words[i], words[i-1], wordAt(words, i+1)
	if w.Tag == language.TagBase {
		return before.Is(",") && next.Is("me", "him", "her", "them", "a", "an", "the")
	}
	return w.Has(language.Third) && before.Tag == language.TagNoun && afterVerb[next.Tag]
}

// afterVerb are the parts of speech that a word which may be a noun is a verb before.
var afterVerb = tags{language.TagGerund: true, language.TagDeterminer: true, language.TagPossessive: true}

// ofAnybody reports a claim of somebody's character, without a word of their work or a figure.
func (g gate) ofAnybody(s string, words []language.Tagged) bool {
	return !g.binds(s) && !slices.ContainsFunc(words, func(w language.Tagged) bool {
		return w.Kind == language.Word && open[language.Closed(w.Low)] && w.Tag != language.TagAdverb && !ofAll(w.Low) && !g.isName(w)
	})
}

// binds reports a figure, or what somebody offers or asks for, which a reader has to know.
func (g gate) binds(s string) bool {
	return strings.ContainsAny(s, "0123456789") || terms.MatchString(s) || denied.MatchString(s)
}

// ofAll reports a word of what anybody says of themselves.
func ofAll(low string) bool { return general[low] || states[low] || character[low] || pairState[low] }

// character are further words of what anybody says of themselves.
var character = wordset.Of(`learner player listener eye detail details attention adaptable excited excellence pressure deadlines
	thinker performer achiever communicator team teams target targets management managing
	multitasking multi-tasking multitask worker attitude positive calm tight situations person communication communicate interpersonal
	problem solving solver mindset foundation leadership teamwork thinking adaptability organizational organisational
	project projects fuels bring brings is are has have being`)
