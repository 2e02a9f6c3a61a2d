// Package perspective turns CV text from the first into the third person and
// back, with agreement through coordination, subordination and inversion. It
// changes pronouns, the verbs that agree with them, and contractions; nothing
// else. Quotations, titles, names, "we" and text in other languages than English
// stay as they are (decisions D-42, D-61). All functions are pure.
package perspective

import (
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
	introduce bool        // the first "I" becomes the candidate's name
	bullet    bool        // "I led" may become "Led"
	listed    bool        // an item of a list that is told: "I have won X" becomes "Won X"
	source    cv.Pronouns // what a third-person CV uses for the candidate; "" is unknown
	fixed     bool        // source is all there is to know
	ended     bool        // of a post that has ended: "I set targets" is in the past
	past      bool        // most bullets of its post tell of the past
	english   bool        // the document is in English, so that a text needs no proof
	lower     bool        // the document writes its bullets in lower case
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
	if len(text) > maxLength || !how.reads(text) {
		return text, nil
	}
	var edits []Edit
	if to == cv.ThirdPerson {
		edits = toThird(text, s, how)
	} else {
		edits = toFirst(text, s, how)
	}
	return apply(text, edits)
}

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
	i := 0
	for _, q := range language.Quoted(text) {
		for ; i < len(tokens) && tokens[i].Start < q.End; i++ {
			if tokens[i].Start >= q.Start && tokens[i].Kind != language.Space {
				tokens[i].Kind = language.Opaque
			}
		}
	}
	var list []passage
	from := 0
	theirs := false // somebody else has the word
	for _, s := range language.Sentences(text) {
		upto := from
		for upto < len(tokens) && tokens[upto].Start < s.End {
			upto++
		}
		if words := language.TagSentence(tokens[from:upto]); len(words) > 0 && len(words) <= maxWords {
			p := passage{words, isShout(words)}
			if theirs {
				p.close(0)
			} else {
				theirs = p.silence()
			}
			list = append(list, p)
		}
		from = upto
	}
	return list
}

// isShout reports whether a sentence is written in capitals, "I" not counted.
func isShout(words []language.Tagged) bool {
	upper, lower := 0, 0
	for _, w := range words {
		switch {
		case w.Kind != language.Word || len(w.Text) < 2:
		case w.Text == strings.ToUpper(w.Text):
			upper++
		default:
			lower++
		}
	}
	return upper > lower*5
}

// opens reports whether words[i] is the first word of the passage, marks and
// list numbers apart.
func (p passage) opens(i int) bool {
	for _, w := range p.words[:i] {
		if w.Kind == language.Word || w.Kind == language.Opaque {
			return false
		}
	}
	return true
}

// like gives a word the case that its place asks for.
func (p passage) like(i int, word string) string {
	switch {
	case p.shout:
		return strings.ToUpper(word)
	case p.opens(i) && !isLower(p.words[i].Text), p.words[i].Text == "I" && p.words[i-1].Is(".") && p.words[i-1].End() == p.words[i].Start:
		return capital(word)
	}
	return word
}

// isLower reports a word that is written in lower case where a capital is due: the
// rest of a line that was wrapped, or the writer's habit.
func isLower(text string) bool {
	return text != "i" && text[0] >= 'a' && text[0] <= 'z'
}

// startsLower reports a sentence whose first word is in lower case.
func startsLower(words []language.Tagged) bool {
	for _, w := range words {
		if w.Kind == language.Word {
			return isLower(w.Text)
		}
	}
	return false
}

var capital = language.Capital
