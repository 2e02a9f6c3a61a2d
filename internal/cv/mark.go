package cv

import (
	"slices"
	"strings"
)

// Mark is what the user says about a line of the file. It is done on the document that was read, and on
// what was said before.
type Mark struct {
	Line int `json:"line"` // index in Document.Source; -1 where it is about the order of all
	// Part holds the words of the line that are meant; "" is all of it. Of a heading they are its first ones;
	// a start in the midst of a line has all words from there on.
	Part string `json:"part,omitempty"`
	// Word is which word of the line, from 1, Part begins with, where it stands there more than once; 0 = its first place.
	Word int      `json:"word,omitempty"`
	As   MarkKind `json:"as"`
	// Section is what a heading opens, where a line is moved to, or the section of the
	// entry that a title, an employer, dates, a place or a start belong to ("" = the one it is in).
	Section Section `json:"section,omitempty"`
	// Entry names, for a line that is moved, the entry of Section that it goes to: the number, from 1, of
	// a line of that entry, or of the first line of those that are moved together and make a new one.
	// 0 = the entry above it, or whatever the line is read as.
	Entry int `json:"entry,omitempty"`
	// Add puts the words of a title, an employer, dates, a place or a name to those that are in its place already.
	Add bool `json:"add,omitempty"`
	// Order is, of a mark about the order of lines, the number of the one that the file has from there on.
	Order int `json:"order,omitempty"`
}

// MarkKind is what a line is said to be.
type MarkKind string

// Kinds of marks. Title and employer are what is in their place in entries other
// than posts: degree and school, certificate and issuer, project and client. The
// title of the personal details is the headline.
const (
	MarkTitle    MarkKind = "title"
	MarkEmployer MarkKind = "employer"
	MarkDates    MarkKind = "dates"
	MarkPlace    MarkKind = "place"   // where a post or a course was
	MarkName     MarkKind = "name"    // of the person
	MarkHeading  MarkKind = "heading" // opens Section
	MarkStart    MarkKind = "start"   // an entry of Section begins here; of one line several may
	MarkJoin     MarkKind = "join"    // goes on with what is above: a sentence, or an entry
	MarkText     MarkKind = "text"    // text of the entry, none of its fields and no heading
	MarkMove     MarkKind = "move"    // belongs to Section
	MarkContact  MarkKind = "contact" // a telephone number, an e-mail or web address, or where the person lives
	MarkOut      MarkKind = "out"     // is left out
	MarkSame     MarkKind = "same"    // a post that was with the same employer as the one above; it begins here where none does
	MarkRight    MarkKind = "right"   // was read rightly: changes nothing but how sure the reading of the line is
	MarkOrder    MarkKind = "order"   // the lines of the file are in another order, and numbered so from there on; of no line
)

// MarkKinds are all there are.
var MarkKinds = []MarkKind{
	MarkTitle, MarkEmployer, MarkDates, MarkPlace, MarkName, MarkHeading, MarkStart, MarkJoin, MarkText, MarkMove, MarkContact, MarkOut,
	MarkSame, MarkRight, MarkOrder,
}

// Standing returns the marks that hold, of a list in the order in which they were made:
// a later one takes the place of an earlier one that says something else of the same words,
// or where it speaks of the whole line. What is said of some words leaves the line what it was said to be, and so does a move as
// (part of) a new entry.
func Standing(marks []Mark) []Mark {
	var out []Mark
	for _, m := range marks {
		parted := slices.ContainsFunc(out, func(k Mark) bool { return k.Line == m.Line && k.As == MarkStart && k.Part != "" })
		kept := out[:0:0]
		for _, k := range out {
			if k.Line != m.Line || m.Add || !replaces(m, k) || parted && besides(m, k) || takesAlong(m, k, out) {
				kept = append(kept, k)
			}
		}
		out = append(kept, m)
	}
	return out
}

// besides reports fields of two of the entries that begin in a line.
func besides(m, k Mark) bool {
	isOne := m.As == k.As && field(m.As) || tellsEmployer(m.As) && tellsEmployer(k.As)
	if !isOne || m.Part == "" || k.Part == "" {
		return false
	}
	return m.Word != k.Word || !strings.Contains(m.Part, k.Part) && !strings.Contains(k.Part, m.Part)
}

// takesAlong reports a move of a whole line that leaves it what it was said to be: within the personal details, or to where entries
// are, but not into one that is there; words that are the name stay it everywhere. before holds what was said earlier.
func takesAlong(m, k Mark, before []Mark) bool {
	switch {
	case m.As != MarkMove || m.Part != "":
		return false
	case k.As == MarkName && k.Part != "":
		return true // who it is, wherever the rest goes
	case k.As == MarkName || k.Section == SectionPerson && field(k.As):
		return m.Section == SectionPerson
	}
	return field(k.As) && m.Section.HasEntries() && (m.Entry == 0 || makesEntry(m, before))
}

// makesEntry reports a move to a new entry, of its first line or of one that is moved together with that.
func makesEntry(m Mark, before []Mark) bool {
	return m.Entry-1 == m.Line || slices.ContainsFunc(before, func(b Mark) bool {
		return b.As == MarkMove && b.Part == "" && b.Section == m.Section && b.Line == m.Entry-1 && b.Entry == m.Entry
	})
}

func replaces(m, k Mark) bool {
	switch {
	case opens(m.As) && opens(k.As):
		return sameWords(m, k)
	case border(m.As) || border(k.As):
		return beginsAnew(m, k) // whatever the words are
	case m.As == MarkSame || k.As == MarkSame:
		return tellsEmployer(m.As) && tellsEmployer(k.As) || whole(m)
	case m.As == k.As && (field(m.As) || m.As == MarkName):
		return true // it has one place
	case m.As == MarkOut || k.As != MarkOut || k.Part == "":
		return replacesWords(m, k)
	}
	return sameWords(m, k) // that were left out of the line
}

// beginsAnew reports a start at a line that was said to be plain text, which has no head: that is read anew.
func beginsAnew(m, k Mark) bool {
	return m.As == MarkStart && m.Part == "" && k.As == MarkText && k.Part == ""
}

// sameWords reports marks of the same words of a line.
func sameWords(m, k Mark) bool { return m.Part == k.Part && m.Word == k.Word }

// replacesWords is replaces for what is said of words.
func replacesWords(m, k Mark) bool {
	switch {
	case k.As == MarkMove && field(m.As):
		return false // of the entry that it was moved to
	case k.As == MarkDates:
		return whole(m)
	case m.As == MarkDates, k.As == MarkHeading:
		return sameWords(m, k) && whole(k)
	}
	return sameWords(m, k) || m.Part == ""
}

// Adds reports a kind of mark that can put words to those that are in its place.
func (k MarkKind) Adds() bool { return field(k) || k == MarkName }

// tellsEmployer marks say who an entry was with.
func tellsEmployer(k MarkKind) bool { return k == MarkSame || k == MarkEmployer }

// field marks make words of a line a field of their entry.
func field(k MarkKind) bool {
	return k == MarkTitle || k == MarkEmployer || k == MarkDates || k == MarkPlace
}

// border marks say where something begins.
func border(k MarkKind) bool { return k == MarkStart || k == MarkJoin }

// opens marks say what begins with a line.
func opens(k MarkKind) bool { return border(k) || k == MarkHeading }

// whole marks are about all of a line.
func whole(m Mark) bool {
	return m.Part == "" && slices.Contains([]MarkKind{MarkHeading, MarkText, MarkMove, MarkContact, MarkOut}, m.As)
}
