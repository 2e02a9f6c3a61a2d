package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// A post, or a course, may be told as a form: "Organisation: …", "Designation: …", "Duration: …", a line each. Where the user says that
// one begins at such a line, the lines of the form below it are what their labels say.

// labelOn is what the label says that a line of an entry begins with; false where it begins with none, or has nothing behind it.
func (b *builder) labelOn(of cv.Section, line int) (cv.MarkKind, bool) {
	text := b.lineText(line)
	end := strings.IndexAny(text, ":\t")
	if end < 0 || formValue(text) == text {
		return "", false
	}
	label := words.Fold(headings.Bare(text[:end]))
	as, known := fieldLabels[label]
	switch {
	case !known:
		return "", false
	case as == roleOrg:
		return cv.MarkEmployer, true
	case as == roleDates:
		return cv.MarkDates, true
	case as == rolePlace:
		return cv.MarkPlace, true
	}
	isPost := of == cv.SectionWork || of == cv.SectionVolunteering // which has an award, but is none
	return cv.MarkTitle, as == roleTitle && (!isPost || titleNames.Has(label) || postNames.Has(label))
}

// postNames are further labels of what somebody was.
var postNames = words.NewSet("role", "your role", "job", "job role", "job held", "occupation", "appointment", "appointment held")

// isLabelledRest reports an entry that was read of the lower lines of a form which begins at a line: its labels are others than that.
func (b *builder) isLabelledRest(at int, other *slot) bool {
	of := other.section
	own, isLabelled := b.labelOn(of, at)
	if !isLabelled || b.begun(other) {
		return false
	}
	some := false
	for _, t := range other.fields() {
		for _, l := range t.Lines {
			as, is := b.labelOn(of, l)
			if t.Value != "" && is && as == own {
				return false
			}
			some = some || t.Value != "" && is
		}
	}
	return some
}

// followLabels makes the lines of a form that an entry begins with what their labels say.
func (b *builder) followLabels(of cv.Section, at int) {
	s := b.slotWith(of, at)
	if s == nil {
		return
	}
	_, isForm := b.labelOn(of, at)
	lines := s.lines()
	slices.Sort(lines)
	has := map[cv.MarkKind]bool{}
	for _, l := range slices.Compact(lines) {
		as, is := b.labelOn(of, l)
		if !is || l < at || has[as] || !isForm && !s.lacksRole(as, l-at) {
			continue
		}
		has[as] = true
		if s = b.slotWith(of, at); s == nil || s.fieldOf(as) == nil {
			return
		}
		if t := s.fieldOf(as); slices.Contains(t.Lines, l) && s.onlyFieldOn(t, l) {
			continue
		}
		followMark[as](b, cv.Mark{Line: l, As: as, Section: of})
	}
}

// lacksRole reports a post without a title, whose second line is labelled as one: "Holm Ferries (2014 – 2016)", "Role: Keeper".
func (s *slot) lacksRole(as cv.MarkKind, below int) bool {
	isPost := s.section == cv.SectionWork || s.section == cv.SectionVolunteering
	return isPost && as == cv.MarkTitle && s.title.Value == "" && below == 1
}

// onlyFieldOn reports a value that is the only name which a line gave to an entry.
func (s *slot) onlyFieldOn(t *cv.Text, line int) bool {
	return !slices.ContainsFunc([]*cv.Text{s.title, s.org}, func(o *cv.Text) bool {
		return o != t && o.Value != "" && slices.Contains(o.Lines, line)
	})
}
