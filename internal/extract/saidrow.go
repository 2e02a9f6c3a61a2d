package extract

import (
	"strings"

	"focal/internal/cv"
)

// A course may be told twice: by its name and school, and in a row of a table with its name, its date and its grade. Where the user
// moves the row to the course, that has from it what it lacks.

// completeBy gives an entry what it lacks and the cells of moved lines tell; what they say of it that it says itself stands nowhere
// else, and the rest is text. False for lines that are no row, or tell nothing that it lacks.
func (b *builder) completeBy(into *slot, s *section) bool {
	row := b.rowAlone(into.section, s.lines)
	if row == nil || !into.lacksOf(row) {
		return false
	}
	if into.dates.IsZero() {
		*into.dates, *row.dates = *row.dates, cv.DateRange{}
	}
	own := into.fields()
	known := into.title.Value
	for _, t := range into.others {
		known += " " + t.Value
	}
	for i, t := range row.fields() {
		switch {
		case t.Value == "":
		case own[i].Value == "" && t != &row.dates.Text:
			*own[i] = *t
		case holdsWords(known, t.Value) || holdsWords(into.org.Value, t.Value):
			b.cover(*t)
		default:
			b.giveText(into, *t, false)
		}
	}
	for _, t := range row.text() {
		b.giveText(into, *t, false)
	}
	return true
}

// rowAlone is what the one row of a table tells, read by itself; nil for other lines.
func (b *builder) rowAlone(of cv.Section, lines []line) *slot {
	if len(lines) != 1 || strings.Count(lines[0].text, "\t") == 0 {
		return nil
	}
	switch of {
	case cv.SectionEducation:
		if list := b.asCourses(lines); len(list) == 1 {
			return courseSlot(&list[0])
		}
	case cv.SectionWork, cv.SectionVolunteering:
		if list := b.asPosts(lines, true); len(list) == 1 {
			return postSlot(&list[0])
		}
	}
	return nil
}

// lacksOf reports an entry without the dates, or the grade, that a row tells.
func (s *slot) lacksOf(row *slot) bool {
	if s.dates.IsZero() && !row.dates.IsZero() {
		return true
	}
	own := s.fields()
	for i, t := range row.fields() {
		if len(row.others) > 3 && t == row.others[2] && t.Value != "" && own[i].Value == "" {
			return true
		}
	}
	return false
}
