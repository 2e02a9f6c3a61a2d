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
	others     []*cv.Text
	summary    *[]cv.Text // nil where an entry has no text
	items      *[]cv.Text
}

// entrySections are those whose entries have fields.
var entrySections = []cv.Section{cv.SectionWork, cv.SectionVolunteering, cv.SectionProjects, cv.SectionEducation, cv.SectionCertificates, cv.SectionAwards, cv.SectionPublications}

// slots are the entries of a section, good until the document changes.
func (b *builder) slots(of cv.Section) []*slot {
	var out []*slot
	put := func(s slot) {
		s.section, s.entry = of, len(out)
		out = append(out, &s)
	}
	posts := func(list []cv.Engagement) {
		for i := range list {
			w := &list[i]
			put(slot{title: &w.Title, org: &w.Organisation, dates: &w.Dates, others: []*cv.Text{&w.Unit, &w.Location, &w.URL}, summary: &w.Summary, items: &w.Highlights})
		}
	}
	switch of {
	case cv.SectionWork:
		posts(b.doc.Work)
	case cv.SectionVolunteering:
		posts(b.doc.Volunteering)
	case cv.SectionProjects:
		for i := range b.doc.Projects {
			p := &b.doc.Projects[i]
			put(slot{title: &p.Name, org: &p.Organisation, dates: &p.Dates, others: []*cv.Text{&p.Role, &p.URL}, summary: &p.Summary, items: &p.Highlights})
		}
	case cv.SectionEducation:
		for i := range b.doc.Education {
			e := &b.doc.Education[i]
			put(slot{title: &e.Degree, org: &e.Institution, dates: &e.Dates, others: []*cv.Text{&e.Area, &e.Location, &e.Score, &e.URL}, summary: &e.Summary, items: &e.Highlights})
		}
	case cv.SectionCertificates:
		for i := range b.doc.Certificates {
			c := &b.doc.Certificates[i]
			put(slot{title: &c.Name, org: &c.Issuer, dates: &c.Dates, others: []*cv.Text{&c.URL}})
		}
	case cv.SectionAwards:
		for i := range b.doc.Awards {
			a := &b.doc.Awards[i]
			put(slot{title: &a.Title, org: &a.Awarder, dates: &a.Dates, summary: &a.Summary, items: &a.Summary})
		}
	case cv.SectionPublications:
		for i := range b.doc.Publications {
			p := &b.doc.Publications[i]
			put(slot{title: &p.Name, org: &p.Publisher, dates: &p.Dates, others: []*cv.Text{&p.URL}, summary: &p.Summary, items: &p.Summary})
		}
	}
	return out
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
	var out []*cv.Text
	for _, list := range []*[]cv.Text{s.summary, s.items} {
		if list != nil && (list != s.summary || len(out) == 0) {
			for i := range *list {
				out = append(out, &(*list)[i])
			}
		}
		if s.summary == s.items {
			break
		}
	}
	return out
}

// span is the first and the last line of an entry; -1, -1 for an empty one.
func (s *slot) span() (first, last int) {
	first, last = -1, -1
	for _, t := range append(s.fields(), s.text()...) {
		for _, l := range t.Lines {
			if t.Value == "" {
				continue
			}
			if first < 0 || l < first {
				first = l
			}
			last = max(last, l)
		}
	}
	return first, last
}

// slotAt is the entry of any section that a line is within; nil if none.
func (b *builder) slotAt(line int) *slot { return b.slotsByLine()[line] }

// slotsByLine are the entries by the lines that their values came from; of two, the
// first. It holds until an entry is put in, taken out or changed.
func (b *builder) slotsByLine() map[int]*slot {
	at := map[int]*slot{}
	for _, of := range entrySections {
		for _, s := range b.slots(of) {
			for _, t := range append(s.fields(), s.text()...) {
				for _, l := range t.Lines {
					if at[l] == nil && t.Value != "" {
						at[l] = s
					}
				}
			}
		}
	}
	return at
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
		first, _ := s.span()
		if before == nil || first <= line && first >= 0 {
			before = s
		}
	}
	return before
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
