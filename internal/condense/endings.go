package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// ends makes all bullets that are sentences end alike, with a full stop; where most
// have one, so do the other lines of some length, but not the names and degrees in a profile.
func ends(doc *cv.Document, keep cv.Keep) []cv.Note {
	notes := dangling(doc, keep)
	var c closings
	doc.Walk(c.take)
	for _, r := range c.open {
		if !opensWithVerb(r.Text.Value) && !c.endsToo(r) {
			continue
		}
		word := lastWord(r.Text.Value)
		n := cv.Note{
			Kind: cv.NoteWording, Field: r.Text.ID, Before: word, After: word + ".", Lines: r.Text.Lines,
			Reason: "Bullets that are sentences end alike.",
		}
		if keep.Accepts(n) {
			notes = append(notes, n)
			r.Text.Value += "."
		}
	}
	return notes
}

// endsToo reports a line without a verb that ends like most others, or a list of courses beside sentences about the studies.
func (c *closings) endsToo(r cv.Ref) bool {
	if isCourses(r) {
		return c.studies > 0
	}
	return r.Section != cv.SectionSummary && c.stopped*2 > c.all &&
		len(strings.Fields(r.Text.Value)) >= fewestEnded && !onlyNames(r.Text.Value)
}

// fewestEnded is how many words a line without a verb has at least that is no row of a form.
const fewestEnded = 6

// onlyNames reports a line in which every word has a capital, as in the name of a person.
func onlyNames(s string) bool {
	return !slices.ContainsFunc(strings.Fields(s), func(w string) bool { return !startsUpper(strings.TrimLeft(w, "(")) })
}

// dangling takes the comma or semicolon from the end of a line of a list that the next one does not go on with:
// nothing follows it any more once each is a bullet of its own.
func dangling(doc *cv.Document, keep cv.Keep) (notes []cv.Note) {
	var before *cv.Text
	mend := func(next string) {
		if before == nil || len(before.Value) >= fullLine && next != "" && !opensWithVerb(next) {
			return
		}
		after := strings.TrimRight(before.Value, " ,;")
		if announces.MatchString(after) {
			after += ":"
		}
		n := cv.Note{
			Kind: cv.NoteWording, Field: before.ID, Before: lastWord(before.Value), After: lastWord(after), Lines: before.Lines,
			Reason: "Nothing follows the mark any more.",
		}
		if after != "" && lastWord(after) != "" && keep.Accepts(n) {
			notes = append(notes, n)
			before.Value = after
		}
	}
	doc.Walk(func(r cv.Ref) {
		if !inList(r) {
			mend("")
		} else if !startsSmall(r.Text.Value) {
			mend(r.Text.Value)
		}
		before = nil
		if inList(r) && loose.MatchString(r.Text.Value) {
			before = r.Text
		}
	})
	mend("")
	return notes
}

// announces is a line that the next ones answer.
var announces = sieve.MustCompile(`(?i)\b(?:includes?|included|are|were|is|was|following|follows|below|as|` +
	`including|encompassing|comprising|covering)$`)

// inList reports a line of a list, those of the sections that keep what has no other place among them.
func inList(r cv.Ref) bool {
	return r.Section == cv.SectionAdditional && r.Role == cv.RoleBullet || r.Section != cv.SectionSummary && listed(r)
}

// fullLine is how long a line is, in bytes, that may have been cut for its length: the next may go on with it.
const fullLine = 70

// loose is a line whose last mark lets something expect.
var loose = sieve.MustCompile(`[\pL\d)][,;]$`)

// closings gathers how the lines of the lists end.
type closings struct {
	open         []cv.Ref // without an end
	last         *cv.Text
	stopped, all int // lines with an end, or that should have one, and all
	studies      int // those with an end about studies
}

func (c *closings) take(r cv.Ref) {
	if !listed(r) {
		return
	}
	if n := len(c.open); n > 0 && c.open[n-1].Text == c.last && startsSmall(r.Text.Value) {
		c.open = c.open[:n-1] // the line before goes on in this one
	}
	c.last = r.Text
	c.all++
	switch {
	case strings.HasSuffix(r.Text.Value, "."):
		c.stopped++
	case isCourses(r):
		c.open = append(c.open, r)
		return
	case endless(r.Text.Value):
		c.open = append(c.open, r)
		if !opensWithVerb(r.Text.Value) {
			return
		}
		c.stopped++
	default:
		return
	}
	if r.Section == cv.SectionEducation {
		c.studies++
	}
}

// isCourses reports the list of courses of a degree: "Courses: Knots, Tides, Rigging".
func isCourses(r cv.Ref) bool {
	return r.Section == cv.SectionEducation && labelled.MatchString(r.Text.Value) && strings.Count(r.Text.Value, ", ") >= leastListed &&
		!broken.MatchString(r.Text.Value)
}

// leastListed is how many commas a list has at least.
const leastListed = 2

// listed reports a line of the lists under posts, projects and courses, or a paragraph of the profile.
func listed(r cv.Ref) bool {
	switch r.Section {
	case cv.SectionWork, cv.SectionVolunteering:
		return r.Role == cv.RoleBullet || r.Role == cv.RoleProse && tellsSentence(r.Text.Value)
	case cv.SectionEducation:
		return r.Role == cv.RoleBullet
	case cv.SectionProjects, cv.SectionSummary:
		return r.IsSentence()
	}
	return false
}

// tellsSentence reports a text about a post that is a sentence, and no line of facts.
func tellsSentence(text string) bool {
	words := tagged(text)
	return len(words) > shortestDuty && tellsDeed(words[0]) && !strings.Contains(text, ":")
}

func startsSmall(s string) bool { return s != "" && s[0] >= 'a' && s[0] <= 'z' }

func lastWord(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }

// broken is a line that has an end already, or none to come.
var broken = sieve.MustCompile(`[.!?:;,…–-]$|[.!?…]["”’')\]]$`)

// noSentence reports a line that ends in an address, with an infinitive that breaks off, in brackets that are open or before
// what the next lines tell, and the row of a form.
func noSentence(s string, words []language.Tagged) bool {
	return address.MatchString(lastWord(s)) || valued.MatchString(s) || announces.MatchString(s) || aimAt(words, len(words)-2) ||
		strings.Count(s, "(") > strings.Count(s, ")")
}

var (
	// address is one of the web, which a full stop would be read into.
	address = sieve.MustCompile(`(?i)://|^www\.|\.(?:com|org|net|edu|io|in|uk)(?:/\S*)?$`)
	// valued is the row of a form: "Client: Moss Ropes".
	valued = sieve.MustCompile(`^\p{Lu}[\p{L} ./()-]{1,30} ?: ?\S+(?: \S+){0,5}$`)
)

// endless reports a line of some length that has no end of its own and does not break off.
func endless(s string) bool {
	words := tagged(s)
	if len(words) < 3 || len(words) == 3 && !opensWithVerb(s) || startsSmall(s) || broken.MatchString(s) || labelled.MatchString(s) ||
		language.OpensObject(words[len(words)-1].Low) || noSentence(s, words) {
		return false
	}
	switch language.Closed(words[len(words)-1].Low) {
	case language.TagPreposition, language.TagCoordinator, language.TagTo, language.TagDeterminer, language.TagPossessive:
		return false
	}
	return true
}
