package extract

import (
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// sectionKinds tells the section that lines of a label belong to.
var sectionKinds = map[labeller.Label]headings.Kind{
	labeller.Head: headings.None, labeller.Summary: headings.Profile, labeller.Skill: headings.Skills, labeller.Language: headings.Languages,
	labeller.Award: headings.Awards, labeller.Publication: headings.Publications, labeller.Volunteer: headings.Volunteering,
	labeller.Interest: headings.Interests, labeller.Reference: headings.References, labeller.Personal: headings.Contact,
	labeller.ProjStart: headings.Projects, labeller.ProjBody: headings.Projects, labeller.Other: headings.Other,
}

// headingKinds translates the kinds of headings.
var headingKinds = map[string]headings.Kind{
	"summary": headings.Profile, "work": headings.Work, "education": headings.Education, "skills": headings.Skills,
	"certificates": headings.Certificates, "languages": headings.Languages, "projects": headings.Projects, "awards": headings.Awards,
	"publications": headings.Publications, "volunteer": headings.Volunteering, "interests": headings.Interests,
	"references": headings.References, "personal": headings.Contact, "other": headings.Other,
}

// labelledKind is the kind of section that a heading opens: what the labeller knows as
// "other" the lexicon may know better.
func labelledKind(name, text string) headings.Kind {
	kind := headingKinds[name]
	if known, ok := headings.Lookup(text); ok && kind == headings.Other {
		return known
	}
	return kind
}

// sections gathers the lines by what they were labelled. The first section is the head.
func (b *builder) sections(r *labeller.Reading) []*section {
	head := &section{at: -1}
	s := sectionSorter{b: b, r: r, out: []*section{head}, current: head}
	for i := 0; i < len(b.lines); i++ {
		if !s.heading(i) {
			i += s.content(i)
		}
	}
	return s.out
}

// sectionSorter sorts the lines into sections by what they were labelled.
type sectionSorter struct {
	b       *builder
	r       *labeller.Reading
	out     []*section
	current *section
}

func (s *sectionSorter) open(next *section) {
	s.current = next
	s.out = append(s.out, next)
}

// heading reads line i as a heading; false where it is none.
func (s *sectionSorter) heading(i int) bool {
	l := &s.b.lines[i]
	kind, ok := s.r.Labels[i].IsHeading()
	if !ok || !headingLikely(l, s.r.Prob[i]) {
		return false
	}
	if s.bareHeading() && i > 0 && wrappedHeading(&s.b.lines[i-1], l) {
		s.current.heading += " " + headings.Bare(l.text)
		s.b.used[l.index] = true
		return true
	}
	s.open(&section{kind: labelledKind(kind, l.text), heading: headings.Bare(l.text), at: l.index})
	return true
}

// bareHeading reports that nothing stands under the last heading yet.
func (s *sectionSorter) bareHeading() bool {
	return s.current != s.out[0] && len(s.current.lines) == 0 && s.current.at >= 0
}

// content files line i and returns how many lines below it belong to it.
func (s *sectionSorter) content(i int) int {
	kind, content := sectionKinds[s.r.Labels[i]]
	if _, heading := s.r.Labels[i].IsHeading(); heading {
		kind, content = headings.Other, true
	}
	if !content {
		s.current = &section{kind: headings.Work, at: -1} // entries are read apart
		return 0
	}
	merged, more := s.b.lines[i], 0
	if i+1 < len(s.b.lines) && s.b.lines[i+1].beside && s.r.Labels[i+1] == s.r.Labels[i] {
		merged, more = rejoined(&s.b.lines[i], &s.b.lines[i+1]), 1
	}
	s.current = s.b.sectionFor(&s.out, s.current, kind)
	s.current.lines = append(s.current.lines, merged)
	return more
}

// sectionFor is the section that a line of the kind goes into: the current one, or a new one.
func (b *builder) sectionFor(out *[]*section, current *section, kind headings.Kind) *section {
	switch {
	case kind == headings.None:
		return (*out)[0]
	case current != (*out)[0] && current.kind == kind, holdsOthers(current.kind, kind):
		return current
	case current.at >= 0 && len(current.lines) == 0: // what stands there says more than the heading
		current.kind = kind
		return current
	}
	next := &section{kind: kind, at: -1}
	*out = append(*out, next)
	return next
}

// holdsOthers reports kinds that the labeller does not tell from others.
func holdsOthers(current, kind headings.Kind) bool {
	return kind == headings.Other && kindIn(current, headings.Clearance, headings.Memberships)
}

// wrappedHeading reports that b goes on with the heading a.
func wrappedHeading(a, b *line) bool {
	return nextLineOf(a, b) && wordCount(a.text)+wordCount(b.text) <= 7 &&
		(endsWith(a.text, "&/,-") || conjunctionEnd(a.text) || startsLower(b.text))
}

// nextLineOf reports a line in the same look right below another.
func nextLineOf(a, b *line) bool {
	return a.style == b.style && a.block == b.block && !b.beside && b.gap <= 1.5*max(b.size, 6)
}

// rejoined undoes partHeadings.
func rejoined(a, b *line) line {
	l := *a
	if !a.railed && len(a.segs) == 1 && len(b.segs) > 0 && (b.segs[0].x == 0 || b.segs[0].x == a.segs[0].x) {
		l.segs = append([]segment{appended(a.segs[0], b.segs[0])}, b.segs[1:]...)
	} else {
		l.segs = append(append([]segment{}, a.segs...), b.segs...)
	}
	l.finish()
	return l
}

// linesAt are the lines of an entry, pairs of a label and its text joined again.
func (b *builder) linesAt(at []int) []line {
	var out []line
	for n, i := range at {
		if b.lines[i].beside && n > 0 && at[n-1] == i-1 {
			out[len(out)-1] = rejoined(&b.lines[i-1], &b.lines[i])
			continue
		}
		out = append(out, b.lines[i])
	}
	return out
}

// indices are the source lines of lines.
func (b *builder) indices(at []int) []int {
	var out []int
	for _, i := range at {
		out = addLines(out, []int{b.lines[i].index})
	}
	return out
}

// headingLikely reports that a line can be a heading: it is short, holds no date, and
// either its words are those of headings or the labeller is sure.
func headingLikely(l *line, p float64) bool {
	if wordCount(l.text) > maxHeadingWords+3 || len(l.segs) > 1 || len(dates.Find(l.text)) > 0 {
		return false
	}
	return knownHeading(l.text) || p >= sureHeading && ownHeading(l.text)
}

// ownHeading reports a few words that are no list and no label before a text.
func ownHeading(text string) bool {
	return wordCount(text) <= 5 && !strings.ContainsAny(strings.TrimRight(text, ": "), ",:;")
}

// sureHeading is how sure the labeller must be of a heading in words of its own: what
// is no heading after all would lose its words.
const sureHeading = 0.9
