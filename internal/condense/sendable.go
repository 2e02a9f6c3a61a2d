package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A profile in the third person is sent to a client sentence by sentence. What the file has among them that is none (labels, torn
// lines, lists, the middle of a letter), what is not about somebody's work, and wishes that name no post are left out, each to be put
// back. Where hardly anything stays, a profile is put together from the posts and degrees instead.

// Sendable leaves out of a profile in the third person what nobody would send on. tells says whether another profile can be put
// together; where none can and nothing would stay, it stays as it is.
func Sendable(doc *cv.Document, to cv.Perspective, tells func() bool, keep cv.Keep) []cv.Note {
	if to != cv.ThirdPerson || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	t, g, whole := tidier{keep: keep}, gateOf(doc), slices.Clone(doc.Summary)
	for i := range doc.Summary {
		if len(doc.Summary[i].Value) <= longestAims {
			t.leaveSentences(&doc.Summary[i], g.fault)
		}
	}
	t.leaveTexts(doc, gateOf(doc).faultOfAll) // anew: each was said once already
	if len(t.notes) == 0 && !g.hangs(doc.Summary) {
		return nil
	}
	little := !slices.ContainsFunc(doc.Summary, func(s cv.Text) bool { return g.tellsWork(s.Value) })
	if (little || g.hangs(doc.Summary)) && tells() {
		t.leaveTexts(doc, func(string) string {
			return "Hardly anything of the profile could be sent; one of the CV's facts stands in its place."
		})
	} else if len(doc.Summary) == 0 {
		doc.Summary = whole
		return nil
	}
	return t.notes
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
	own      aimer
	name     string
	unturned func(string) bool
	said     map[string]bool // sentences so far, in small letters
}

func gateOf(doc *cv.Document) gate {
	return gate{aimer{trade: tradeOf(doc)}, doc.Person.Name.Value, unturnedIn(doc), map[string]bool{}}
}

// faultOfAll is why a paragraph of which each sentence has a fault goes, "" for others.
func (g gate) faultOfAll(text string) (reason string) {
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
	low := strings.ToLower(strings.Trim(s, " .!"))
	twice := g.said[low]
	g.said[low] = true
	switch {
	case twice:
		return "It is said twice."
	case g.unturned(s):
		return "This sentence of the profile speaks in the first person, and it was not certain how to change it."
	case isLabelled(s), ofPerson.MatchString(s), reached.MatchString(s):
		return "A label with its value is no sentence of a profile."
	case plea.MatchString(s), ofLetter.MatchString(s), lexicon.OfLetter(s):
		return "The sentence of a letter tells other readers nothing."
	case torn(s, words):
		return "The line is a part of a sentence whose rest is not there."
	case wish.MatchString(g.withoutName(s)) && !(namedPost.MatchString(s) && g.own.tellsAny(s)):
		return "An aim that names no post tells the reader nothing."
	case !isClaim(s, words):
		return "The line is no sentence and says nothing of who somebody is."
	case g.ofAnybody(s, words):
		return "What anybody says of themselves tells the reader nothing."
	}
	return ""
}

// shortestClaim is what is too short to be judged, in words: an abbreviation may have ended it.
const shortestClaim = 4

// withoutName is a sentence with "They" for the name that it opens with.
func (g gate) withoutName(s string) string {
	if g.name == "" {
		return s
	}
	return namePattern(g.name).ReplaceAllString(s, "They ")
}

// tellsWork reports a sentence of somebody's own work.
func (g gate) tellsWork(text string) bool {
	return slices.ContainsFunc(language.Sentences(text), func(span language.Span) bool {
		s := g.withoutName(span.Of(text))
		return !wish.MatchString(s) && (g.own.tellsAny(s) || strings.ContainsAny(s, "0123456789"))
	})
}

// hangs reports a profile that first speaks of somebody whom only a sentence named that is not there.
func (g gate) hangs(list []cv.Text) bool {
	name := strings.ToLower(g.name)
	for _, t := range list {
		for _, span := range language.Sentences(t.Value) {
			s := span.Of(t.Value)
			words := tagged(s)
			switch {
			case name == "", g.withoutName(s) != s, strings.Contains(strings.ToLower(s), name):
				return false
			case somebody.MatchString(s) && !opensRow(words[opener(words)]):
				return true
			}
		}
	}
	return false
}

// somebody stands for a name.
var somebody = sieve.MustCompile(`(?i)\b(?:he|she|they|his|her|their)\b`)

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
		`nationality|religion|gender|unmarried|permanent address)\b`)
	// ofLetter is what only the middle of a letter says.
	ofLetter = sieve.MustCompile(`(?i)\b(?:(?:attached|enclosed) (?:cv|resume|curriculum)|would (?:appreciate|welcome|value|be grateful for) ` +
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

// torn reports a part of a sentence that goes on, or began, in another line, and two that ran into one.
func torn(s string, words []language.Tagged) bool {
	last := words[len(words)-1]
	for i := len(words) - 1; i > 0 && last.Kind != language.Word; i-- {
		last = words[i-1]
	}
	switch last.Tag {
	case language.TagDeterminer, language.TagCoordinator, language.TagPossessive, language.TagSubordinator:
		return true
	case language.TagPreposition:
		return last.Is("of", "with", "from", "for", "at", "into")
	}
	return startsLower(s) || strings.Count(s, "(") != strings.Count(s, ")") || ranIntoNext.MatchString(s)
}

// ranIntoNext is a capital where no name begins: "has diving skills, Looking for work".
var ranIntoNext = sieve.MustCompile(`, (?:Looking|Seeking|Having|Willing|Able|Working|Possess(?:es|ing)?) (?:to|for|an?|the|in|with|of)\b`)

// isClaim reports a sentence with a verb, or a note of who somebody is, of how they are or for how long they have worked.
func isClaim(s string, words []language.Tagged) bool {
	at := opener(words)
	if opensRow(words[at]) || state(words) || allStates(words) || person(words) >= 0 || forYears.MatchString(s) {
		return true
	}
	for from := range words { // each part, since what stands before a comma may open with "as": "As a nurse, she leads"
		if (from == 0 || words[from-1].Kind != language.Word) && tellsWithVerb(words[from:]) {
			return true
		}
	}
	return false
}

// tellsWithVerb reports a part of a sentence with a finite verb that no relative clause has.
func tellsWithVerb(words []language.Tagged) bool {
	for i, w := range words {
		switch {
		case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator:
			return false
		case w.Tag == language.TagSubject, w.Tag == language.TagThird, w.Tag == language.TagModal, w.Is("are", "was", "were", "had", "have"):
			return true
		case i > 0 && w.Tag == language.TagBase && words[i-1].Is(",") && wordAt(words, i+1).Is("me", "him", "her", "them", "a", "an", "the"):
			return true // "His skills, combined with his years, make him"
		case i > 0 && w.Has(language.Third) && words[i-1].Tag == language.TagNoun && afterVerb[wordAt(words, i+1).Tag]:
			return true // "Experience covers splicing"
		}
	}
	return false
}

// afterVerb are the parts of speech that a word which may be a noun is a verb before.
var afterVerb = tags{language.TagGerund: true, language.TagDeterminer: true, language.TagPossessive: true}

// ofAnybody reports a claim of somebody's character, without a word of their work or a figure.
func (g gate) ofAnybody(s string, words []language.Tagged) bool {
	if strings.ContainsAny(s, "0123456789") || terms.MatchString(s) || denied.MatchString(s) {
		return false
	}
	return !slices.ContainsFunc(words, func(w language.Tagged) bool {
		return w.Kind == language.Word && open[language.Closed(w.Low)] && !general[w.Low] && !states[w.Low] && !character[w.Low] &&
			!pairState[w.Low] && !strings.Contains(g.name, w.Text) && w.Tag != language.TagAdverb
	})
}

// character are further words of what anybody says of themselves.
var character = wordset.Of(`learner player listener eye detail details attention adaptable excited excellence pressure deadlines
	multitasking multi-tasking multitask worker attitude positive calm tight situations person communication communicate interpersonal
	problem solving solver is are has have being`)
