// Package perspective turns CV text from the first into the third person and
// back, with agreement through coordination, subordination and inversion. It
// changes pronouns, the verbs that agree with them, and contractions; nothing
// else. Quotations, titles, names, "we" and text in other languages than English
// stay as they are (decisions D-42, D-61). All functions are pure.
package perspective

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// Subject is the candidate.
type Subject struct {
	Name string // as the CV prints it; "" when unknown
	// Pronouns are the candidate's choice; "" means they.
	Pronouns cv.Pronouns
}

// Edit is one change. Start and End are byte offsets in the text given.
type Edit struct {
	Start, End    int
	Before, After string
	Reason        string // a phrase for the user
}

// Rewrite returns the text in the other person, and what was changed. Text that
// is already there is returned as it is.
func Rewrite(text string, to cv.Perspective, s Subject) (string, []Edit) {
	return rewrite(text, to, s, style{})
}

// style is what a document asks for beyond single sentences.
type style struct {
	careful   bool        // a text that cannot be changed whole stays
	brief     bool        // the profile is short: what is longer is a letter, whose sentences go on from one another
	profile   bool        // of the profile, in which verbs without a subject may be wishes
	aim       bool        // its heading says that somebody aims at it
	alone     bool        // in a list that does not open with verbs: "Splice the Ropes" may be a band
	introduce bool        // the first "I" becomes the candidate's name
	bullet    bool        // "I led" may become "Led"
	listed    bool        // an item of a list that is told: "I have won X" becomes "Won X"
	source    cv.Pronouns // what a third-person CV uses for the candidate; "" is unknown
	fixed     bool        // source is all there is to know
	ofThing   bool        // of a project: what the thing does may stand in the third person
	ended     bool        // of a post that has ended: "I set targets" is in the past
	past      bool        // most bullets of its post tell of the past
	english   bool        // the document is in English, so that a text needs no proof
	lower     bool        // the document writes its bullets in lower case
	lowerIn   lowerLists  // or these lists of it do
	american  bool        // the document is spelt the American way
	verbal    bool        // its neighbours open with a plain verb: so does "Mentor students"
}

// reads reports whether the text is English; the document decides where it can.
func (how style) reads(text string) bool {
	if how.english {
		return !language.IsForeign(text)
	}
	return language.IsEnglish(text)
}

func rewrite(text string, to cv.Perspective, s Subject, how style) (string, []Edit) {
	if len(text) > maxLength || !how.reads(text) || signedI.MatchString(text) {
		return text, nil
	}
	if to != cv.ThirdPerson {
		return apply(text, toFirst(text, s, how))
	}
	if how.careful && firstPersonWord.MatchString(text) && speaksToReader(text) {
		return text, nil
	}
	return apply(text, toThird(text, s, how))
}

// capitalMy begins a sentence that no mark parts from the one before, and half a word that ran into the next.
var capitalMy = regexp.MustCompile(`(?:^|[^.!?:;] )My \p{L}{3}|\bmyself\p{Ll}|\bI (?:Shall|Will|Would|Am|Have|Was|Can)\b`)

// signedI opens a declaration by a name whose initials end in full stops, so that no verb is in reach: "I, SK. Moss".
var signedI = regexp.MustCompile(`^\W*I, ?(?:(?i:mr|mrs|ms|dr)\.? ?)?\p{Lu}\p{L}{0,2}\.`)

// maxLength bounds the work on one value; no paragraph of a CV comes near.
const maxLength = 100_000

// maxWords bounds a sentence; longer ones are tables or code and stay.
const maxWords = 600

// apply makes the edits, in order, and drops those that change nothing.
func apply(text string, edits []Edit) (string, []Edit) {
	slices.SortStableFunc(edits, func(a, b Edit) int { return a.Start - b.Start })
	var out strings.Builder
	var done []Edit
	at := 0
	for _, e := range edits {
		if e.Start < at || e.After == text[e.Start:e.End] {
			continue
		}
		e.Before = text[e.Start:e.End]
		out.WriteString(text[at:e.Start])
		out.WriteString(e.After)
		at = e.End
		done = append(done, e)
	}
	if len(done) == 0 {
		return text, nil
	}
	out.WriteString(text[at:])
	return out.String(), done
}

// passage is one sentence of a text, tagged, with quotations closed to us.
type passage struct {
	words []language.Tagged
	shout bool // written in capitals
}

// passages tags a text sentence by sentence.
func passages(text string) []passage {
	tokens := language.Tokens(text)
	closeQuotations(tokens, text)
	var list []passage
	theirs := false // somebody else has the word
	for _, s := range language.Sentences(text) {
		upto := 0
		for upto < len(tokens) && tokens[upto].Start < s.End {
			upto++
		}
		words := language.TagSentence(tokens[:upto])
		tokens = tokens[upto:]
		if len(words) == 0 || len(words) > maxWords {
			continue
		}
		p := passage{words, isShout(words)}
		if theirs {
			p.close(0)
		} else {
			theirs = p.silence()
		}
		list = append(list, p)
	}
	return list
}

// closeQuotations makes what a text quotes opaque.
func closeQuotations(tokens []language.Token, text string) {
	i := 0
	for _, q := range language.Quoted(text) {
		for ; i < len(tokens) && tokens[i].Start < q.End; i++ {
			if tokens[i].Start >= q.Start && tokens[i].Kind != language.Space {
				tokens[i].Kind = language.Opaque
			}
		}
	}
}
