package condense

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// ThirdPersonOnly leaves out of a profile in the third person the sentences that still speak in the first, since nothing could
// turn them with certainty. It runs when the person of the sentences has changed, and each can be put back.
func ThirdPersonOnly(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if to != cv.ThirdPerson || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	const reason = "This sentence of the profile speaks in the first person, and it was not certain how to change it."
	t := tidier{keep: keep}
	unturned := unturnedIn(doc)
	for i := range doc.Summary {
		if len(doc.Summary[i].Value) <= longestAims {
			t.cutSentences(&doc.Summary[i], unturned, reason)
		}
	}
	doc.Summary = slices.DeleteFunc(doc.Summary, func(s cv.Text) bool {
		return allAre(s.Value, unturned) &&
			t.made(cv.Note{Kind: cv.NoteLeftOut, Field: s.ID, Before: s.Value, Reason: reason, Lines: s.Lines})
	})
	return t.notes
}

// unturnedIn tells the sentences of a document that still speak in the first person, "Moss C.I has sailed" apart; figures are facts
// that nobody may miss.
func unturnedIn(doc *cv.Document) func(string) bool {
	name := namePattern(doc.Person.Name.Value)
	return func(s string) bool {
		return !strings.ContainsAny(s, "0123456789") && stillFirst(name.ReplaceAllString(s, "They "))
	}
}

// namePattern finds a name where a sentence begins with it, in whatever case and with or without its full stops.
func namePattern(name string) *regexp.Regexp {
	parts := strings.FieldsFunc(name, func(r rune) bool { return r == '.' || unicode.IsSpace(r) })
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile(`(?i)^` + strings.Join(parts, `[\s.]*`) + `\.? `)
}

// allAre reports a paragraph of which every sentence is of a kind.
func allAre(text string, kind func(string) bool) bool {
	if strings.TrimSpace(text) == "" || len(text) > longestAims {
		return false
	}
	return !slices.ContainsFunc(language.Sentences(text), func(span language.Span) bool {
		s := strings.TrimSpace(span.Of(text))
		return s != "" && !kind(s)
	})
}

// stillFirst reports a sentence in which its owner speaks, or speaks to the reader of a letter. What somebody else said does not
// count, unless all of it is in quotation marks: people put their own aims there.
func stillFirst(s string) bool {
	told := quotedPart.ReplaceAllString(s, " ")
	if len(strings.Fields(told)) < shortestTold {
		told = strings.Trim(s, "\"“”«»„ ")
	}
	return saysSelf(tagged(told)) || ofOneself.MatchString(told) || toYou.MatchString(told) && (isAim(told) || thanks.MatchString(told))
}

// saysSelf reports words of the first person that are others elsewhere.
func saysSelf(words []language.Tagged) bool {
	for i, w := range words {
		before, behind := wordAt(words, i-1), wordAt(words, i+1)
		if w.Text == "I" && opensClauseBefore(before) && saidOf(behind) || w.Text == "us" && isUs(before, behind) ||
			w.Low == "mine" && isMine(before, behind) || strings.HasPrefix(w.Text, "I’") || strings.HasPrefix(w.Text, "I'") {
			return true
		}
	}
	return false
}

func wordAt(words []language.Tagged, i int) language.Tagged {
	if i < 0 || i >= len(words) {
		return language.Tagged{}
	}
	return words[i]
}

// isUs reports people, and no country: "the us navy".
func isUs(before, behind language.Tagged) bool {
	return !(open[behind.Tag] && behind.Kind == language.Word) && before.Tag != language.TagDeterminer
}

// isMine reports an owner, and no pit: "a mine surveyor".
func isMine(before, behind language.Tagged) bool {
	return before.Is("of", "is", "are", "was", "were", "than") && (behind.Text == "" || behind.Kind != language.Word)
}

// opensClauseBefore reports a word that "I" may follow, which is a numeral elsewhere ("a phase I trial"):
// none, a mark, or one in small letters that counts nothing.
func opensClauseBefore(w language.Tagged) bool {
	return w.Text == "" || w.Kind != language.Word || !w.Capital && !grades[w.Low]
}

// grades are what Roman numerals count.
var grades = wordset.Of(`phase level grade class type part stage tier category volume division schedule band form title chapter
	section war unit zone group degree key mark model series step scale rank article annex appendix axis factor`)

// saidOf reports a word that goes on behind a subject: a verb, or what stands before one.
func saidOf(w language.Tagged) bool {
	return w.Tag == language.TagAdverb || w.Tag == language.TagModal ||
		w.Is("am", "was", "have", "had", "do", "did", ",") || w.Has(language.Past) ||
		len(language.VerbForms(w.Low)) > 0 && !w.Has(language.Third)
}

// shortestTold is how many words outside of quotation marks make a sentence.
const shortestTold = 3

var (
	quotedPart = sieve.MustCompile(`["“„«][^"”“»]*["”“»]`)
	// ofOneself is what only the first person says, "My" before one part of a name apart.
	ofOneself = sieve.MustCompile(`(?:^|[^\p{L}\p{N}./&-])(?:i (?:am|have|can|will|would|want|could) |` +
		`[Mm]y \p{Ll}|(?:me|my|myself|[Ww]e|[Oo]urs?)(?:[^\p{L}\p{N}.:/&-]|[.:]?$|[.:] ))`)
	toYou  = sieve.MustCompile(`(?i)\b(?:you|yours?)\b`)
	thanks = sieve.MustCompile(`(?i)^(?:so )?(?:thank|looking forward|hope|please)`)
)
