package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// What the user says of a line (cv.Mark) goes two ways: before reading it is a certainty
// for the reader, whose other lines are read in its light; after reading it is enforced
// where the reader found no way to follow it (said.go), so that a gesture never fails.

// kindsOf translates sections.
var kindsOf = map[cv.Section]headings.Kind{
	cv.SectionPerson:       headings.Contact,
	cv.SectionSummary:      headings.Profile,
	cv.SectionClearance:    headings.Clearance,
	cv.SectionSkills:       headings.Skills,
	cv.SectionWork:         headings.Work,
	cv.SectionProjects:     headings.Projects,
	cv.SectionEducation:    headings.Education,
	cv.SectionCertificates: headings.Certificates,
	cv.SectionLanguages:    headings.Languages,
	cv.SectionPublications: headings.Publications,
	cv.SectionAwards:       headings.Awards,
	cv.SectionVolunteering: headings.Volunteering,
	cv.SectionMemberships:  headings.Memberships,
	cv.SectionInterests:    headings.Interests,
	cv.SectionReferences:   headings.References,
	cv.SectionAdditional:   headings.Other,
}

// heed prepares the lines for what the user says of them: those that are left out or
// moved are withheld from the reader.
func (b *builder) heed() {
	b.follow()
	b.readHeads()
	var lines []line
	said := map[int][]cv.Mark{}
	for _, m := range b.marks {
		said[m.Line] = append(said[m.Line], m)
	}
	for i := range b.lines {
		for _, l := range headingFirst(b.lines[i], said[b.lines[i].index]) {
			if !b.withheld(l) {
				lines = append(lines, l)
			}
		}
	}
	b.lines = lines
}

// headingWords are the first words of a line that are a heading before its own text ("Hobbies: choral singing"); "" for
// others.
func headingWords(text string) string {
	before, behind, _ := strings.Cut(text, ":")
	if before = strings.TrimSpace(before); strings.TrimSpace(behind) == "" || headings.Guess(before) == headings.None {
		return ""
	}
	return before
}

// headingFirst is a line with what the user says of it: two, where only its first words are said to be a heading.
func headingFirst(l line, said []cv.Mark) []line {
	for _, m := range said {
		l.heed(m)
	}
	at := slices.IndexFunc(said, func(m cv.Mark) bool { return m.As == cv.MarkHeading && m.Part != "" })
	if at < 0 || !strings.HasPrefix(l.segs[0].text, said[at].Part) {
		return []line{l}
	}
	head, rest := l, l
	cut := len(said[at].Part)
	head.segs, rest.segs = []segment{cutTo(l.segs[0], cut)}, l.segs[1:]
	if strings.Trim(l.segs[0].text[cut:], " :-–—") != "" {
		rest.segs = append([]segment{cutSegment(l.segs[0], cut)}, rest.segs...)
	}
	head.finish()
	head.plain, rest.opens = false, headings.None
	if len(rest.segs) == 0 {
		return []line{head}
	}
	rest.finish()
	rest.gap, rest.beside = 0, true
	return []line{head, rest}
}

// withheld puts away a line that is left out or moved. The head of an entry is read all the same, so that
// no other line takes its place, and taken away afterwards; so is what is left out, if it can be.
func (b *builder) withheld(l line) bool {
	if b.isOut(l.index) {
		b.used[l.index] = true
		return !b.heads[l.index] && !b.removable[l.index]
	}
	if b.isMoved(l.index) {
		b.moved = append(b.moved, l)
		return !b.heads[l.index]
	}
	return false
}

// heed notes on a line what the user says of it; what is added to a field leaves it what it is read as.
func (l *line) heed(m cv.Mark) {
	if m.Add {
		return
	}
	switch m.As {
	case cv.MarkHeading:
		l.opens = kindsOf[m.Section]
	case cv.MarkJoin:
		l.cont = l.cont || m.Part == ""
	case cv.MarkText, cv.MarkTitle, cv.MarkEmployer, cv.MarkDates, cv.MarkName, cv.MarkStart:
		l.plain = true
	}
}

func (b *builder) marked(index int) bool {
	return slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == index })
}

// contents are the labels of what stands under the heading of a kind.
var contents = map[headings.Kind][]labeller.Label{
	headings.Profile: {labeller.Summary}, headings.Work: {labeller.WorkStart, labeller.WorkHead, labeller.WorkBody},
	headings.Education: {labeller.EduStart, labeller.EduHead, labeller.EduBody}, headings.Projects: {labeller.ProjStart, labeller.ProjBody},
	headings.Certificates: {labeller.CertStart, labeller.CertMore}, headings.Skills: {labeller.Skill}, headings.Languages: {labeller.Language},
	headings.Awards: {labeller.Award}, headings.Publications: {labeller.Publication}, headings.Volunteering: {labeller.Volunteer},
	headings.Interests: {labeller.Interest}, headings.References: {labeller.Reference}, headings.Contact: {labeller.Personal},
	headings.Memberships: {labeller.Other}, headings.Clearance: {labeller.Other}, headings.Other: {labeller.Other},
}

// certain tells the labeller what the user says; plain is its reading without that.
func (b *builder) certain(plain *labeller.Reading) labeller.Certain {
	c := labeller.Certain{Labels: map[int][]labeller.Label{}}
	for i := range b.lines {
		l := &b.lines[i]
		if l.opens != headings.None {
			b.under(&c, plain, i)
		}
		for _, m := range b.marks {
			if m.Line == l.index && !b.isMoved(m.Line) {
				b.certainLine(&c, plain, m, i)
			}
		}
	}
	for i, l := range b.told() { // what somebody else says gives way to the user
		if c.Labels[i] == nil {
			c.Labels[i] = l
		}
	}
	for _, f := range b.namedFields() { // else the first gesture would turn other posts over
		if !slices.ContainsFunc(b.marks, func(m cv.Mark) bool { return m.Line == b.lines[f.Line].index }) {
			c.Fields = append(c.Fields, f)
		}
	}
	return c
}

// under says what stands below a heading, up to the next one.
func (b *builder) under(c *labeller.Certain, plain *labeller.Reading, at int) {
	kind := b.lines[at].opens
	c.Labels[at] = append(c.Labels[at], headingLabels(kind)...)
	for i := at + 1; i < len(b.lines) && !b.nextHeading(plain, i); i++ {
		if of := b.startsIn(b.lines[i].index); of != "" {
			kind = kindsOf[of]
		}
		if c.Labels[i] == nil {
			c.Labels[i] = contents[kind]
			if i == at+1 {
				c.Labels[i] = b.firstBelow(plain, i)
			}
		}
	}
}

// headingLabels are the labels of a heading of a kind.
func headingLabels(kind headings.Kind) (list []labeller.Label) {
	for name, k := range headingKinds {
		if k == kind || name == "other" && labelledOther(kind) {
			list = append(list, labeller.HeadingOf(name))
		}
	}
	return list
}

// firstBelow are the labels of the first line below a heading: it begins an entry, but for a bullet
// under a heading inside of a post, which goes on with the post.
func (b *builder) firstBelow(plain *labeller.Reading, i int) []labeller.Label {
	labels := contents[b.lines[i-1].opens]
	if i > 1 && b.lines[i].bullet && labels[0] == labeller.WorkStart && slices.Contains(labels, plain.Labels[i-2]) {
		return []labeller.Label{labeller.WorkBody}
	}
	return labels[:1]
}

// startsIn is the section of which the user says that an entry begins at a line; "" where none does.
func (b *builder) startsIn(index int) cv.Section {
	for _, m := range b.marks {
		if m.Line == index && m.As == cv.MarkStart {
			return m.Section
		}
	}
	return ""
}

// labelledOther reports a section that the labeller knows no name for.
func labelledOther(kind headings.Kind) bool {
	return kind == headings.Memberships || kind == headings.Clearance
}

// nextHeading reports a heading by what the user says, or else the labeller.
func (b *builder) nextHeading(plain *labeller.Reading, i int) bool {
	l := &b.lines[i]
	if l.opens != headings.None {
		return true
	}
	_, next := plain.Labels[i].IsHeading()
	return next && !l.plain && headingLikely(l, plain.Prob[i])
}

// certainLine says what one mark makes of line i.
func (b *builder) certainLine(c *labeller.Certain, plain *labeller.Reading, m cv.Mark, i int) {
	switch {
	case m.Add:
		return // enforced after reading
	case m.Part != "" && (m.As == cv.MarkStart || m.As == cv.MarkText || m.As == cv.MarkJoin):
		return // the labeller knows lines
	case m.As == cv.MarkJoin:
		if i > 0 && !b.nextHeading(plain, i-1) {
			c.Labels[i] = agreed(c.Labels[i], joinedLabels(c, plain, i))
		}
		return
	}
	as, ok := entryLabels[m.Section]
	if !ok || m.As == cv.MarkDates && !as.around(plain, i) {
		return // enforced after reading
	}
	if labels := as.labels(m.As); labels != nil {
		c.Labels[i] = agreed(c.Labels[i], labels)
	}
	field := map[cv.MarkKind]string{cv.MarkTitle: as.title, cv.MarkEmployer: as.org}[m.As]
	if from, to, ok := b.fieldWords(m, i); ok && field != "" {
		c.Fields = append(c.Fields, labeller.FieldAt{Field: field, Line: i, From: from, To: to})
	}
}

// fieldWords is where line i has the words of a mark; what goes on with the line above is enforced together with that.
func (b *builder) fieldWords(m cv.Mark, i int) (from, to int, ok bool) {
	if m.Part == "" {
		return 0, len(b.lines[i].text), !b.joins(m.Line)
	}
	from = strings.Index(b.lines[i].text, m.Part)
	return from, from + len(m.Part), from >= 0
}

// linesOfEntry are the labels of the lines of an entry and the names of its fields.
type linesOfEntry struct {
	start, head, body labeller.Label
	title, org        string
}

// entryLabels are those of the sections in which the labeller knows entries by their lines.
var entryLabels = map[cv.Section]linesOfEntry{
	cv.SectionWork:      {labeller.WorkStart, labeller.WorkHead, labeller.WorkBody, "title", "org"},
	cv.SectionEducation: {labeller.EduStart, labeller.EduHead, labeller.EduBody, "degree", "school"},
}

// labels are those that a mark allows a line; nil where it says nothing of them.
func (e *linesOfEntry) labels(as cv.MarkKind) []labeller.Label {
	switch as {
	case cv.MarkStart:
		return []labeller.Label{e.start}
	case cv.MarkTitle, cv.MarkEmployer, cv.MarkDates:
		return []labeller.Label{e.start, e.head}
	case cv.MarkText:
		return []labeller.Label{e.body}
	}
	return nil
}

// around reports a line that is one of an entry, or stands next to one of them.
func (e *linesOfEntry) around(r *labeller.Reading, i int) bool {
	return slices.ContainsFunc(r.Labels[max(0, i-1):min(len(r.Labels), i+2)], func(l labeller.Label) bool {
		return l == e.start || l == e.head || l == e.body
	})
}

// agreed are the labels that a line has and that one more mark allows; what it allows where none is.
func agreed(have, allowed []labeller.Label) []labeller.Label {
	both := slices.DeleteFunc(slices.Clone(have), func(l labeller.Label) bool { return !slices.Contains(allowed, l) })
	if len(both) == 0 {
		return allowed
	}
	return both
}
