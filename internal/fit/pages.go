package fit

import (
	"fmt"
	"math"
	"slices"
	"sort"
	"strconv"

	"focal/internal/cv"
)

// Measure returns the pages that a document fills and the lines left free on the last.
type Measure func(*cv.Document) (pages int, freeLines float64)

// Target is the page target of one conversion.
type Target struct {
	Pages int // 0 = none
	// Relax allows one page more where the target would take a post of the last ten
	// years its points (Concise; decisions D-47).
	Relax bool
	// Firm goes as far as the target needs (a page limit that the user chose).
	Firm bool
	// Today is the year that "ten years ago" is counted from.
	Today int
	// Usual are limits that nobody chose: what is beyond them goes first, as far as the pages have no room.
	Usual cv.Limits
	// Own reports values that the user wrote, by Text.ID: they are not cut. nil = none.
	Own func(id string) bool
	// Back reports values that the user put back by themselves: no cut that holds one of them is made. nil = none.
	Back func(id string) bool
	// PutBack reports that the user put back what had been left out, once keep was asked about all that may go: it may
	// refuse for other reasons. nil = whatever it refuses was put back.
	PutBack func() bool
}

// byHand reports a value that the user wrote or put back.
func (t Target) byHand(id string) bool {
	return t.Own != nil && t.Own(id) || t.Back != nil && t.Back(id)
}

// TargetFor derives the page target from the options (decisions D-47).
func TargetFor(o cv.Options, today int) Target {
	t := Target{Today: today, Usual: o.Usual()}
	switch {
	case o.MaxPages > 0:
		t.Pages, t.Firm = o.MaxPages, true
	case o.Length == cv.Concise:
		t.Pages, t.Relax = 1, true
	case o.Length == cv.Regular:
		t.Pages = 2
	}
	return t
}

// farthest is the grade of the cuts that the target may ask for.
func (t Target) farthest() grade {
	switch {
	case t.Firm:
		return last
	case t.Relax:
		return thinned
	}
	return short
}

// Safety is the room that must stay free on the last page, in lines: Word and
// LibreOffice break lines a little differently from any estimate.
const Safety = 2

// Pages leaves out whole bullets and, when that is not enough, old entries until
// the document fits its target. It changes doc and returns what was left out, and
// advice about what the target cost or would cost. What buys no page stays: no cut is
// made for a target that cannot be met, and none that the others make needless. What
// keep does not let go stays, whatever the length, and what else goes is what goes without
// that: the user has seen it, and puts back more where it pleases.
func Pages(doc *cv.Document, target Target, weights Weights, measure Measure, keep cv.Keep) []cv.Note {
	if target.Pages == 0 {
		return nil
	}
	planned := target.asked(plan(doc, target, weights), keep)
	f := fitting{doc: doc, measure: measure, keep: keep, own: target.Own}
	if have, free := measure(doc); have < target.Pages || have == target.Pages && free >= Safety {
		return f.withoutScrap(granted(planned), have, free)
	}
	meant, pages := f.aim(target, planned)
	made := granted(meant)
	advice := f.beyond(target, made, pages)
	if len(made) == len(meant) || advice == nil {
		advice = f.cost(target, made, planned, pages)
	}
	return append(f.leave(made, pages), advice...)
}

// aim finds what goes for the target, or for as few pages more as it takes.
func (f fitting) aim(target Target, cuts []cut) (made []cut, pages int) {
	made, ok := f.fewest(upTo(cuts, target.farthest()), target.Pages)
	if ok {
		return made, target.Pages
	}
	if target.Relax {
		if made, ok = f.fewest(upTo(cuts, short), target.Pages+1); ok {
			return made, target.Pages + 1
		}
	}
	return f.reachable(upTo(cuts, target.farthest()), target.Pages)
}

// beyond says that the document has more pages than were aimed at, since something stays that would have gone, and
// whether they have room for everything else that goes.
func (f fitting) beyond(target Target, made []cut, pages int) []cv.Note {
	have, _ := f.measure(apply(f.doc, made))
	if have <= pages {
		return nil
	}
	said := "With " + target.kept() + " this CV has " + count(have, "page")
	if len(made) > 0 && f.fits(nil, have) {
		said += "; everything else that was left out for the length would fit on them, too"
	}
	return []cv.Note{{Kind: cv.NoteAdvice, Reason: said + "."}}
}

// kept names what stays although the pages have no room for it.
func (t Target) kept() string {
	if t.PutBack == nil || t.PutBack() {
		return "what you put back"
	}
	return "your changes"
}

// leave makes cuts and tells of them.
func (f fitting) leave(made []cut, pages int) []cv.Note {
	for _, c := range f.captions(made) {
		if (f.own == nil || !f.own(c.text.ID)) && f.keep.Accepts(c.note(pages)) {
			made = append(made[:len(made):len(made)], c)
		}
	}
	notes := make([]cv.Note, 0, len(made))
	for _, c := range made {
		notes = append(notes, c.note(pages))
	}
	notes = append(notes, headingsOf(f.doc, made, pages)...)
	*f.doc = *apply(f.doc, made)
	return notes
}

// mostlyFree is how many lines are free on a page, set tight, of which less than a third is used.
const mostlyFree = 40

// withoutScrap leaves skills beyond the usual limit out of a document that fits, where that saves a page that would hold little else.
func (f fitting) withoutScrap(cuts []cut, have int, free float64) []cv.Note {
	if have < 2 || free < mostlyFree {
		return nil
	}
	skills := slices.DeleteFunc(slices.Clone(cuts), func(c cut) bool { return !c.usual })
	made, ok := f.fewest(skills, have-1)
	if !ok {
		return nil
	}
	return f.leave(made, have-1)
}

// asked are the cuts but for those of the user's own wordings; those that keep does not let go are marked.
func (t Target) asked(planned []cut, keep cv.Keep) (cuts []cut) {
	for _, c := range planned {
		if t.Own != nil && slices.ContainsFunc(c.ids, t.Own) {
			continue
		}
		above := cv.Note{Kind: cv.NoteLeftOut, Field: c.under}
		c.refused = c.back || !keep.Accepts(c.note(t.Pages)) || c.under != "" && !keep.Accepts(above) ||
			t.Back != nil && slices.ContainsFunc(c.ids, t.Back)
		cuts = append(cuts, c)
	}
	return cuts
}

// granted are the cuts that nobody took back.
func granted(cuts []cut) []cut {
	return slices.DeleteFunc(slices.Clone(cuts), func(c cut) bool { return c.refused })
}

func fits(doc *cv.Document, pages int, measure Measure) bool {
	have, free := measure(doc)
	return have < pages || have == pages && free >= Safety
}

// fitting tries cuts on a document.
type fitting struct {
	doc     *cv.Document
	measure Measure
	keep    cv.Keep              // what the user took back stays
	own     func(id string) bool // and what the user wrote; nil = nothing
}

func (f fitting) fits(cuts []cut, pages int) bool {
	return fits(apply(f.doc, cuts), pages, f.measure)
}

// fewest finds the smallest number of cuts that fits, by bisection: every cut makes
// the document shorter. Then it gives back those that the later ones have made
// needless. ok is false when all cuts together do not fit.
func (f fitting) fewest(cuts []cut, pages int) (made []cut, ok bool) {
	n := sort.Search(len(cuts), func(k int) bool { return f.fits(cuts[:k], pages) })
	if n == len(cuts) && !f.fits(cuts, pages) {
		return nil, false
	}
	return f.giveBack(cuts[:n], pages), true
}

// mostTries bounds how many cuts are tried to be given back: each costs a filling of
// the template.
const mostTries = 40

// giveBack takes cuts back that the document fits without, the most painful first:
// a post that had been left out may come back in one line. None gets more than its line
// back while a newer one has no more.
func (f fitting) giveBack(cuts []cut, pages int) []cut {
	slack := f.slack(cuts, pages)
	var kept []cut // of those behind, the last first
	taken, tries, bare := map[string]bool{}, 0, math.MaxInt
	for i, c := range slices.Backward(cuts) {
		if c.within(taken) {
			continue
		}
		if c.bares <= bare && c.atLeast() <= slack && tries < mostTries {
			tries++
			fewer := slices.Concat(cuts[:i], backwards(kept))
			if f.fits(fewer, pages) {
				slack = f.slack(fewer, pages)
				continue
			}
		}
		kept = append(kept, c)
		c.take(taken)
		if c.bares > 0 {
			bare = min(bare, c.bares)
		}
	}
	return backwards(kept)
}

func backwards[T any](list []T) []T {
	list = slices.Clone(list)
	slices.Reverse(list)
	return list
}

// slack is how many lines more the document may have.
func (f fitting) slack(cuts []cut, pages int) float64 {
	have, free := f.measure(apply(f.doc, cuts))
	if have < pages {
		return pageful
	}
	return free - Safety
}

// pageful is more lines than any entry has.
const pageful = 1000

// reachable is what is cut for a target that cannot be met: as little as the next
// number of pages needs that can.
func (f fitting) reachable(cuts []cut, pages int) (made []cut, reached int) {
	reached, _ = f.measure(apply(f.doc, cuts))
	for reached = max(reached, pages+1); reached < pages+maxBeyond; reached++ {
		if made, ok := f.fewest(cuts, reached); ok {
			return made, reached
		}
	}
	return nil, reached
}

// maxBeyond bounds how many pages beyond the target are looked at.
const maxBeyond = 20

// cost says what the target took from the last ten years and what a page more would
// leave, or why the target is not met and what that would take.
func (f fitting) cost(target Target, made, planned []cut, pages int) []cv.Note {
	cuts := granted(planned)
	advise := func(format string, args ...any) []cv.Note {
		return []cv.Note{{Kind: cv.NoteAdvice, Reason: fmt.Sprintf(format, args...)}}
	}
	if pages > target.Pages {
		all, ok := f.fewest(cuts, target.Pages)
		switch {
		case !ok && len(cuts) < len(planned):
			return advise("%s cannot be met with %s.", count(target.Pages, "page"), target.kept())
		case !ok:
			return advise("%s cannot be met, even without everything that may be left out: choose a longer length or lower section limits.",
				count(target.Pages, "page"))
		}
		what := lost(recent(all), "post") + " from the posts of the last ten years"
		if len(recent(all)) == 0 {
			what = lost(all, "entry") + " from older posts and other sections"
		}
		return advise("%s would take %s, so this CV has %s. Set the page limit to %d to have it shorter all the same.",
			count(target.Pages, "page"), what, count(pages, "page"), target.Pages)
	}
	if what := recent(made); len(what) > 0 {
		longer, _ := f.fewest(cuts, pages+1)
		if back := len(what) - len(recent(longer)); back > 0 {
			stays := "all"
			if back < len(what) {
				stays = strconv.Itoa(back)
			}
			return advise("To fit %s this CV goes without %s from the posts of the last ten years; with %s %s of them would stay.",
				count(pages, "page"), lost(what, "post"), count(pages+1, "page"), stays)
		}
		return advise("To fit %s this CV goes without %s from the posts of the last ten years.", count(pages, "page"), lost(what, "post"))
	}
	return nil
}

// recent are the cuts into posts of the last ten years.
func recent(cuts []cut) []cut {
	return slices.DeleteFunc(slices.Clone(cuts), func(c cut) bool { return !c.recent })
}

// lost names how much goes: "the text of 2 posts and 5 points".
func lost(cuts []cut, entry string) string {
	entries, points := 0, 0
	for _, c := range cuts {
		if c.kind == wholeEntry || c.kind == oneLine {
			entries++
		} else {
			points++
		}
	}
	switch {
	case entries == 0:
		return count(points, "point")
	case points == 0:
		return "the text of " + count(entries, entry)
	}
	return "the text of " + count(entries, entry) + " and " + count(points, "point")
}
