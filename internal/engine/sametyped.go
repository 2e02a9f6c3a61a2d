package engine

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
)

// An employer may be named nowhere in the CV, and be typed. "The same employer" is that one then. Where the lines are put in another
// order nothing of that is new: what was typed goes where its text is.

// shareTyped gives entries that were said just now to be with the same employer as the ones above the one that was typed there.
func shareTyped(previous *Result, now *cv.Document, marks []cv.Mark, edits map[string]string) {
	if orderOf(previous.Marks) != orderOf(marks) {
		return
	}
	said := newSame(previous.Marks, marks)
	slices.SortStableFunc(said, func(a, b cv.Mark) int { return cmp.Compare(a.Line, b.Line) })
	for _, m := range said {
		own, above := employersAt(now, m)
		if typed := edits[above]; typed != "" {
			edits[own] = typed
		}
	}
}

// withoutShared are the wordings of decisions without the employers that entries had because of what is said no longer.
func withoutShared(previous *Result, d Decisions) map[string]string {
	own := maps.Clone(d.Edits)
	if reorders(previous, d) {
		return own
	}
	for _, m := range newSame(d.Marks, previous.Marks) {
		field, above := employersAt(previous.Original, m)
		if typed := d.Edits[above]; typed != "" && d.Edits[field] == typed {
			delete(own, field)
		}
	}
	return own
}

// following are the wordings of decisions in which entries with the same employer as the ones above go along when that is typed anew
// or taken back there.
func following(previous *Result, d Decisions) map[string]string {
	all := maps.Clone(d.Edits)
	if reorders(previous, d) {
		return all
	}
	said := newSame(nil, d.Marks)
	slices.SortStableFunc(said, func(a, b cv.Mark) int { return cmp.Compare(a.Line, b.Line) })
	for _, m := range said {
		own, above := employersAt(previous.Original, m)
		was := previous.Edits[above]
		if shared := was != "" && previous.Edits[own] == was && all[own] == was; !shared {
			continue
		}
		if all[above] == "" {
			delete(all, own)
			continue
		}
		all[own] = all[above]
	}
	return all
}

// newSame are the marks that say of an employer that it is the same, and were not said before.
func newSame(before, now []cv.Mark) (out []cv.Mark) {
	for _, m := range now {
		if m.As == cv.MarkSame && !slices.Contains(before, m) {
			out = append(out, m)
		}
	}
	return out
}

// employerFields are what the employer is called in entries.
var employerFields = map[cv.Section]string{
	cv.SectionWork: ".organisation", cv.SectionVolunteering: ".organisation", cv.SectionProjects: ".organisation",
	cv.SectionEducation: ".institution", cv.SectionCertificates: ".issuer",
}

// employersAt are the names of the employer of the entry that a mark is about, and of that of the entry above it; "" where there is none.
func employersAt(doc *cv.Document, m cv.Mark) (own, above string) {
	of := cmp.Or(m.Section, cv.SectionWork)
	field := employerFields[of]
	if field == "" {
		return "", ""
	}
	doc.Walk(func(r cv.Ref) {
		isMeant := m.Part == "" || strings.Contains(m.Part, r.Text.Value)
		if own != "" || r.Section != of || !isMeant || !slices.Contains(r.Text.Lines, m.Line) {
			return
		}
		list, _, isEntry := strings.Cut(entryOf(r.Text.ID), "[")
		at := doc.EntryAbove(of, r.Entry)
		if isEntry && at >= 0 {
			own, above = list+"["+strconv.Itoa(r.Entry)+"]"+field, list+"["+strconv.Itoa(at)+"]"+field
		}
	})
	return own, above
}
