package fit

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// Measure returns the pages that a document fills and the lines left free on the last.
type Measure func(*cv.Document) (pages int, freeLines float64)

// Target is the page target of one conversion.
type Target struct {
	Pages int // 0 = none
	// Relax allows one page more rather than cutting into the last ten years
	// (Concise; decisions D-47).
	Relax bool
	// Today is the year that "ten years ago" is counted from.
	Today int
}

// TargetFor derives the page target from the options (decisions D-47).
func TargetFor(o cv.Options, today int) Target {
	switch {
	case o.MaxPages > 0:
		return Target{Pages: o.MaxPages, Today: today}
	case o.Length == cv.Concise:
		return Target{Pages: 1, Relax: true, Today: today}
	case o.Length == cv.Regular:
		return Target{Pages: 2, Today: today}
	}
	return Target{Today: today}
}

// Safety is the room that must stay free on the last page, in lines: Word and
// LibreOffice break lines a little differently from any estimate.
const Safety = 2

// Pages leaves out whole bullets and, when that is not enough, old entries until
// the document fits its target. It changes doc and returns what was left out,
// and an advice note when even all cuts do not suffice. What keep does not let go
// stays, whatever the length.
func Pages(doc *cv.Document, target Target, weights Weights, measure Measure, keep cv.Keep) []cv.Note {
	if target.Pages == 0 || fits(doc, target.Pages, measure) {
		return nil
	}
	cuts, gentle := plan(doc, target.Today, weights)
	if keep != nil {
		goes := func(c cut) bool { return keep(c.note(target.Pages)) }
		gentle = len(slices.DeleteFunc(slices.Clone(cuts[:gentle]), func(c cut) bool { return !goes(c) }))
		cuts = slices.DeleteFunc(cuts, func(c cut) bool { return !goes(c) })
	}
	limit := len(cuts)
	if target.Relax {
		limit = gentle
	}
	pages := target.Pages
	n, ok := fewest(doc, cuts[:limit], pages, measure)
	if !ok && target.Relax {
		pages++
		n, ok = fewest(doc, cuts, pages, measure)
	}
	*doc = *apply(doc, cuts[:n])
	var notes []cv.Note
	for _, c := range cuts[:n] {
		notes = append(notes, c.note(pages))
	}
	if !ok {
		have, _ := measure(doc)
		notes = append(notes, cv.Note{Kind: cv.NoteAdvice, Reason: fmt.Sprintf(
			"The CV still fills %s after everything that may be left out; choose a longer length or lower section limits.", count(have, "page"))})
	}
	return notes
}

func fits(doc *cv.Document, pages int, measure Measure) bool {
	have, free := measure(doc)
	return have < pages || have == pages && free >= Safety
}

// fewest finds the smallest number of cuts that fits, by bisection: every cut
// makes the document shorter. ok is false when all cuts together do not fit.
func fewest(doc *cv.Document, cuts []cut, pages int, measure Measure) (n int, ok bool) {
	n = sort.Search(len(cuts), func(k int) bool { return fits(apply(doc, cuts[:k]), pages, measure) })
	return n, n < len(cuts) || fits(apply(doc, cuts), pages, measure)
}

// cut leaves out one value, or a whole entry when entry is set.
type cut struct {
	text   cv.Text
	reason string
	entry  bool // text is the first value of an entry that goes as a whole
	part   bool // text is the end of a value, which keeps its beginning
}

func (c cut) note(pages int) cv.Note {
	return cv.Note{Kind: cv.NoteLeftOut, Field: c.text.ID, Before: c.text.Value, Lines: c.text.Lines,
		Reason: fmt.Sprintf("Left out to fit %s: %s.", count(pages, "page"), c.reason)}
}

// plan lists the cuts from the least to the most painful. The first gentle ones
// leave the last ten years untouched.
func plan(doc *cv.Document, today int, weights Weights) (cuts []cut, gentle int) {
	planned := map[string]bool{}
	bullets := func(list []cv.Text, keep int, reason string) {
		var open []cv.Text
		for _, t := range list {
			if !planned[t.ID] {
				open = append(open, t)
			}
		}
		for _, t := range weakest(open, keep, weights) {
			planned[t.ID] = true
			cuts = append(cuts, cut{text: t, reason: reason})
		}
	}
	entry := func(t cv.Text, label, reason string) {
		if !t.IsZero() {
			cuts = append(cuts, cut{text: cv.Text{ID: t.ID, Value: label, Lines: t.Lines}, reason: reason, entry: true})
		}
	}
	oldest := slices.Clone(doc.Work)
	slices.Reverse(oldest)
	isOld := func(w cv.Engagement) bool { return !w.Dates.IsZero() && end(w.Dates).Year < today-10 }
	for _, keep := range []int{2, 1, 0} {
		for _, w := range oldest {
			if isOld(w) {
				bullets(slices.Concat(w.Summary, w.Highlights), keep, "posts that ended over ten years ago are told in fewer words")
			}
		}
	}
	for _, i := range doc.Interests {
		entry(i.Name, i.Name.Value, "interests come last")
	}
	for _, p := range slices.Backward(doc.Projects) {
		bullets(p.Highlights, 2, "projects keep their strongest points")
	}
	gentle = len(cuts)
	for _, keep := range []int{5, 4, 3, 2} {
		for _, w := range oldest {
			bullets(w.Highlights, keep, "each post keeps its strongest points")
		}
	}
	for _, s := range slices.Backward(doc.Additional) {
		for i, item := range slices.Backward(s.Items) {
			if i == 0 && !s.Heading.IsZero() {
				item.Value = s.Heading.Value + ": " + item.Value // the heading goes with its last item
			}
			cuts = append(cuts, cut{text: item.Text, reason: "further information comes after the fixed sections"})
		}
	}
	for _, r := range slices.Backward(doc.References) {
		entry(reference(r), strings.Trim(r.Name.Value+"\n"+r.Text.Value, "\n"), "referees are named on request")
	}
	for _, p := range slices.Backward(doc.Publications) {
		entry(p.Name, whole(p.Name.Value, p.Publisher, p.URL, p.Dates.Text, p.Summary), "publications come after experience and education")
	}
	for _, e := range slices.Backward(doc.Education) {
		bullets(slices.Concat(e.Courses, e.Summary, e.Highlights), 0, "courses of study keep their degree")
	}
	for i, c := range slices.Backward(doc.Certificates) {
		if i > 4 {
			entry(c.Name, whole(c.Name.Value, c.Issuer, c.Dates.Text, c.URL, nil), "five certificates stay")
		}
	}
	for i, a := range slices.Backward(doc.Awards) {
		if i > 2 {
			entry(a.Title, whole(a.Title.Value, a.Awarder, a.Dates.Text, cv.Text{}, a.Summary), "three awards stay")
		}
	}
	for _, w := range slices.Backward(doc.Volunteering) {
		bullets(slices.Concat(w.Summary, w.Highlights), 0, "volunteering keeps its line")
	}
	for i, p := range slices.Backward(doc.Projects) {
		if i > 1 {
			entry(p.Name, projectText(p), "two projects stay")
		}
	}
	for _, w := range oldest {
		if isOld(w) {
			entry(first(w), engagementText(w), "the post ended over ten years ago")
		}
	}
	for i, t := range slices.Backward(doc.Summary) {
		if i > 0 {
			cuts = append(cuts, cut{text: t, reason: "the profile keeps its first paragraph"})
		}
	}
	if len(doc.Summary) > 0 {
		if rest := afterSentences(doc.Summary[0].Value, profileSentences); rest != "" {
			t := doc.Summary[0]
			t.Value = rest
			cuts = append(cuts, cut{text: t, part: true, reason: "the profile keeps its first two sentences"})
		}
	}
	for _, w := range oldest {
		bullets(w.Highlights, 1, "each post keeps its strongest point")
	}
	return cuts, gentle
}

// profileSentences is how many sentences of its only paragraph a profile keeps.
const profileSentences = 2

// afterSentences is what follows the first n sentences of a text.
func afterSentences(text string, n int) string {
	spans := language.Sentences(text)
	if len(spans) <= n {
		return ""
	}
	return text[spans[n].Start:]
}

// weakest returns the values beyond keep, the least useful first: by weight,
// then shorter ones without a figure, then the later ones.
func weakest(list []cv.Text, keep int, weights Weights) []cv.Text {
	if len(list) <= keep {
		return nil
	}
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	strength := func(i int) float64 {
		s := weights[list[i].ID]
		if strings.ContainsAny(list[i].Value, "0123456789") {
			s += 0.2 // figures are what a reader remembers
		}
		return s
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if c := cmp.Compare(strength(a), strength(b)); c != 0 {
			return c
		}
		return b - a
	})
	out := make([]cv.Text, 0, len(list)-keep)
	for _, i := range order[:len(list)-keep] {
		out = append(out, list[i])
	}
	return out
}

// reference is the value that names a reference.
func reference(r cv.Reference) cv.Text {
	if !r.Name.IsZero() {
		return r.Name
	}
	return r.Text
}

// first is the value that names a post.
func first(w cv.Engagement) cv.Text {
	if !w.Title.IsZero() {
		return w.Title
	}
	return w.Organisation
}
