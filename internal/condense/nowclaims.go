package condense

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A verb in the present says that something goes on. Who wrote "Plan shifts" did not say so: where anything speaks against
// it the line stays.

// presence knows which entries of a document tell of what is over.
type presence struct {
	doc  *cv.Document
	past map[string]int // bullets that open in the past less those that open in the present by themselves
}

func presenceOf(doc *cv.Document, said map[string]string) presence {
	p := presence{doc, map[string]int{}}
	doc.Walk(func(r cv.Ref) {
		if words := tagged(said[r.Text.ID]); r.Role == cv.RoleBullet && len(words) >= shortestRow && !involvedIn(r, words) {
			p.past[entryOf(r)] += pastness(words[opener(words)])
		}
	})
	return p
}

// involvedIn reports what somebody is or was involved in with a project, which says neither.
func involvedIn(r cv.Ref, words []language.Tagged) bool {
	return r.Section == cv.SectionProjects && words[0].Is("involved")
}

// pastness is how much a verb that opens a bullet speaks for a post that is over.
func pastness(w language.Tagged) int {
	switch {
	case w.Tag == language.TagPast && !w.Has(language.Base):
		return 1
	case w.Tag == language.TagThird && !w.Has(language.Plural):
		return -manyPresent
	case isGerund(w) || w.Tag == language.TagBase:
		return -1
	}
	return 0
}

// manyPresent is how many bullets in the past one in the present outweighs, which the CV itself tells so.
const manyPresent = 3

// denies reports a text of which a verb was put into the present although it tells of what is over: of a post that is, beside
// bullets that are in the past, or of an event.
func (p presence) denies(r cv.Ref, list []turning) bool {
	return slices.ContainsFunc(list, func(t turning) bool {
		first := opener(t.words)
		if !t.intoPresent(first) {
			return false
		}
		form, base := t.origin(first)
		return p.over(r) || form != language.Base && p.planned(r) || form == language.Base && first == 0 && once(r, t, base)
	})
}

// over reports a text of a post or project that is over as far as anything tells, or of which nothing tells that it goes on. In
// a post that lasts "Cover 18 issuers" stands beside what was done there.
func (p presence) over(r cv.Ref) bool {
	return p.doc.Over(r) || p.past[entryOf(r)] > 0 && !p.lasts(r) || p.undated(r)
}

// inPast reports a text of a post that the CV tells in the past and of which nothing says that it goes on, or of a project that it
// tells so.
func (p presence) inPast(r cv.Ref) bool {
	return tellsDeeds[r.Section] && p.past[entryOf(r)] > 0 && !p.lasts(r)
}

// lasts reports a text of a post whose dates say that it goes on.
func (p presence) lasts(r cv.Ref) bool {
	return r.Section == cv.SectionWork && p.doc.Work[r.Entry].Dates.Current || r.Section == cv.SectionVolunteering &&
		p.doc.Volunteering[r.Entry].Dates.Current
}

// undated reports a post without dates that stands behind one that is over, or with a period among its bullets that is.
func (p presence) undated(r cv.Ref) bool {
	if r.Section != cv.SectionWork || !p.doc.Work[r.Entry].Dates.IsZero() {
		return false
	}
	for i := range r.Entry {
		if p.doc.Over(cv.Ref{Section: cv.SectionWork, Entry: i}) {
			return true
		}
	}
	return slices.ContainsFunc(p.doc.Work[r.Entry].Highlights, func(b cv.Text) bool { return endedPeriod.MatchString(b.Value) })
}

// endedPeriod is a line with a period from one year to another: "Apr 2007 - Aug 2008".
var endedPeriod = sieve.MustCompile(`^\W*(?:\pL{3,9}[.,’' ]*)?(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:\pL{3,9}[.,’' ]*)?(?:19|20)\d\d\W*$`)

// planned reports what names a project, of which nobody knows whether it goes on.
func (p presence) planned(r cv.Ref) bool {
	return r.Section == cv.SectionProjects && r.Role != cv.RoleBullet && !p.doc.Projects[r.Entry].Dates.Current
}

// once reports a verb of what is done once, in a place or with a year that says so, or of what somebody still wants.
func once(r cv.Ref, t turning, base string) bool {
	switch r.Section {
	case cv.SectionWork:
		return onceDone[base] && slices.ContainsFunc(t.words, isYear)
	case cv.SectionSummary:
		return onceDone[base] || aimedAt[base]
	}
	return onceDone[base]
}

func isYear(w language.Tagged) bool { return oneYear.MatchString(w.Text) }

var (
	oneYear = sieve.MustCompile(`^(?:(?:19|20)\d\d|2[kK]\d{1,2})$`)
	// onceDone are deeds that are done once.
	onceDone = wordset.Of("participate attend win receive complete achieve secure represent visit undergo pass publish graduate join")
	// aimedAt are verbs of aims, which a profile names without a "to".
	aimedAt = wordset.Of("learn gain attain obtain become grow pursue explore")
)
