package extract

import (
	"slices"

	"focal/internal/cv"
)

// slot is an entry of a section by what its lines can be: the fields of a post, or what
// stands in their place in a course, a project, a certificate.
type slot struct {
	section    cv.Section
	entry      int
	title, org *cv.Text
	dates      *cv.DateRange
	place      *cv.Text // nil where an entry has none
	others     []*cv.Text
	summary    *[]cv.Text // nil where an entry has no text
	items      *[]cv.Text
}

// slots are the entries of a section, good until the document changes.
func (b *builder) slots(of cv.Section) []*slot {
	d := b.doc
	var out []*slot
	switch of {
	case cv.SectionWork:
		out = slotsOf(d.Work, postSlot)
	case cv.SectionVolunteering:
		out = slotsOf(d.Volunteering, postSlot)
	case cv.SectionProjects:
		out = slotsOf(d.Projects, projectSlot)
	case cv.SectionEducation:
		out = slotsOf(d.Education, courseSlot)
	case cv.SectionCertificates:
		out = slotsOf(d.Certificates, certificateSlot)
	case cv.SectionAwards:
		out = slotsOf(d.Awards, awardSlot)
	case cv.SectionPublications:
		out = slotsOf(d.Publications, publicationSlot)
	}
	for i, s := range out {
		s.section, s.entry = of, i
	}
	return out
}

func slotsOf[T any](list []T, of func(*T) *slot) []*slot {
	var out []*slot
	for i := range list {
		out = append(out, of(&list[i]))
	}
	return out
}

func postSlot(w *cv.Engagement) *slot {
	return &slot{
		title: &w.Title, org: &w.Organisation, dates: &w.Dates, place: &w.Location,
		others:  []*cv.Text{&w.Unit, &w.Location, &w.URL},
		summary: &w.Summary, items: &w.Highlights,
	}
}

func projectSlot(p *cv.Project) *slot {
	return &slot{
		title: &p.Name, org: &p.Organisation, dates: &p.Dates, others: []*cv.Text{&p.Role, &p.URL},
		summary: &p.Summary, items: &p.Highlights,
	}
}

func courseSlot(e *cv.Education) *slot {
	return &slot{
		title: &e.Degree, org: &e.Institution, dates: &e.Dates, place: &e.Location,
		others:  []*cv.Text{&e.Area, &e.Location, &e.Score, &e.URL},
		summary: &e.Summary, items: &e.Highlights,
	}
}

func certificateSlot(c *cv.Certificate) *slot {
	return &slot{title: &c.Name, org: &c.Issuer, dates: &c.Dates, others: []*cv.Text{&c.URL}}
}

func awardSlot(a *cv.Award) *slot {
	return &slot{title: &a.Title, org: &a.Awarder, dates: &a.Dates, summary: &a.Summary, items: &a.Summary}
}

func publicationSlot(p *cv.Publication) *slot {
	return &slot{
		title: &p.Name, org: &p.Publisher, dates: &p.Dates, others: []*cv.Text{&p.URL},
		summary: &p.Summary, items: &p.Summary,
	}
}

// newSlot makes an empty entry where one of that line belongs.
func (b *builder) newSlot(of cv.Section, line int) *slot {
	at := 0
	for i, s := range b.slots(of) {
		if first, _ := s.span(); first <= line {
			at = i + 1
		}
	}
	switch of {
	case cv.SectionVolunteering:
		b.doc.Volunteering = slices.Insert(b.doc.Volunteering, at, cv.Engagement{})
	case cv.SectionProjects:
		b.doc.Projects = slices.Insert(b.doc.Projects, at, cv.Project{})
	case cv.SectionEducation:
		b.doc.Education = slices.Insert(b.doc.Education, at, cv.Education{})
	case cv.SectionCertificates:
		b.doc.Certificates = slices.Insert(b.doc.Certificates, at, cv.Certificate{})
	case cv.SectionAwards:
		b.doc.Awards = slices.Insert(b.doc.Awards, at, cv.Award{})
	case cv.SectionPublications:
		b.doc.Publications = slices.Insert(b.doc.Publications, at, cv.Publication{})
	default:
		b.doc.Work = slices.Insert(b.doc.Work, at, cv.Engagement{})
		of = cv.SectionWork
	}
	return b.slots(of)[at]
}

// fields are the values of the head of an entry.
func (s *slot) fields() []*cv.Text {
	return append([]*cv.Text{s.title, s.org, &s.dates.Text}, s.others...)
}

// text are the values under the head.
func (s *slot) text() []*cv.Text {
	out := pointers(s.summary)
	if s.items != s.summary {
		out = append(out, pointers(s.items)...)
	}
	return out
}

func pointers(list *[]cv.Text) []*cv.Text {
	if list == nil {
		return nil
	}
	var out []*cv.Text
	for i := range *list {
		out = append(out, &(*list)[i])
	}
	return out
}

// span is the first and the last line of an entry; -1, -1 for an empty one.
func (s *slot) span() (first, last int) {
	lines := s.lines()
	if len(lines) == 0 {
		return -1, -1
	}
	return slices.Min(lines), slices.Max(lines)
}

// slotAt is the entry of any section that a line is within; nil if none.
func (b *builder) slotAt(line int) *slot { return b.slotsByLine()[line] }

// slotsByLine are the entries by the lines that their values came from; of two, the
// first. It holds until an entry is put in, taken out or changed.
func (b *builder) slotsByLine() map[int]*slot {
	at := map[int]*slot{}
	for _, of := range cv.EntrySections {
		for _, s := range b.slots(of) {
			for _, l := range s.lines() {
				if at[l] == nil {
					at[l] = s
				}
			}
		}
	}
	return at
}

// lines are those that the values of an entry came from.
func (s *slot) lines() []int {
	var out []int
	for _, t := range append(s.fields(), s.text()...) {
		if t.Value != "" {
			out = append(out, t.Lines...)
		}
	}
	return out
}

// slotAround is the entry of a section between whose lines a line stands; nil if none.
func (b *builder) slotAround(of cv.Section, line int) *slot {
	for _, s := range b.slots(of) {
		if first, last := s.span(); first >= 0 && first < line && line < last {
			return s
		}
	}
	return nil
}

// slotBefore is the entry of a section that begins at the line or last before it; the
// first one when none does, nil when there is none.
func (b *builder) slotBefore(of cv.Section, line int) *slot {
	var before *slot
	for _, s := range b.slots(of) {
		if first := s.first(); before == nil || first <= line && (first >= before.first() || before.first() > line) {
			before = s
		}
	}
	return before
}

// seat moves an entry up to where it stands in the file.
func (b *builder) seat(of cv.Section, i int) {
	d := b.doc
	switch of {
	case cv.SectionVolunteering:
		seatIn(b, d.Volunteering, i, postSlot)
	case cv.SectionProjects:
		seatIn(b, d.Projects, i, projectSlot)
	case cv.SectionEducation:
		seatIn(b, d.Education, i, courseSlot)
	case cv.SectionCertificates:
		seatIn(b, d.Certificates, i, certificateSlot)
	case cv.SectionAwards:
		seatIn(b, d.Awards, i, awardSlot)
	case cv.SectionPublications:
		seatIn(b, d.Publications, i, publicationSlot)
	default:
		seatIn(b, d.Work, i, postSlot)
	}
}

func seatIn[T any](b *builder, list []T, i int, of func(*T) *slot) {
	for ; i > 0 && b.beginOf(of(&list[i-1])).behind(b.beginOf(of(&list[i]))); i-- {
		list[i-1], list[i] = list[i], list[i-1]
	}
}

// beginOf is where the first words of an entry stand.
func (b *builder) beginOf(s *slot) wordPlace {
	first := nowhere
	for _, t := range append(s.fields(), s.text()...) {
		if t.Value == "" || len(t.Lines) == 0 {
			continue
		}
		if here := b.placeOf(*t); first == nowhere || first.behind(here) {
			first = here
		}
	}
	return first
}

// slotAfter is the first entry of a section that begins below the line; nil if none.
func (b *builder) slotAfter(of cv.Section, line int) *slot {
	for _, s := range b.slots(of) {
		if first, _ := s.span(); first > line {
			return s
		}
	}
	return nil
}
