package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// Placed reports lines that the user said something of.
type Placed func(lines []int) bool

// Missing are the words of each line, counted from 0, that a document lacks though it has others of the line (extract.MissingWords).
type Missing func(read, printed *cv.Document) [][]int

// Document sets the document in form, before its values get their IDs.
func Document(doc *cv.Document, placed Placed, missing Missing) {
	if !strings.HasPrefix(doc.Locale, "en") {
		return
	}
	f := former{doc: doc, placed: placed, missing: missing}
	f.person()
	f.joins()
	f.leadingTitles()
	f.heads()
	f.dutiesApart()
	f.present()
	f.paperTexts()
	f.tornPapers()
	f.honours()
	f.awardPairs()
	f.academic()
	f.papers()
	f.schools()
	f.shifted()
	f.highSchoolBelow()
	f.schoolsInText()
	f.schoolsAbove()
	f.schoolsBelow()
	f.looseEntries()
	f.strayCourses()
	f.education()
	f.interests()
	f.deedsApart()
	f.affiliations()
	f.participations()
	f.contactsInside()
	f.skills()
	f.misfiled()
	f.projects()
	f.projectLists()
	f.volunteerList()
	f.memberships()
	f.roles()
	f.pairs()
	f.leftWords()
	f.looseCaptions()
	f.career()
	doc.DropEmptyItems()
}

type former struct {
	doc     *cv.Document
	placed  Placed
	missing Missing
	above   []int // of each line of the file the heading that it stands under; -1 = none
	// activities says in which section those stand that were filed as hobbies, by its heading.
	activities map[string]int
}

// free reports a value that may be moved.
func (f *former) free(t cv.Text) bool {
	return t.Value != "" && (f.placed == nil || !f.placed(t.Lines))
}

// with puts further words to a value, with the lines that they came from.
func with(t cv.Text, mark string, more cv.Text) cv.Text {
	if t.IsZero() {
		return more
	}
	t.Value += mark + more.Value
	t.Lines = lines(t, more)
	return t
}

// lines are those of several values, in order.
func lines(list ...cv.Text) []int {
	var all []int
	for _, t := range list {
		all = append(all, t.Lines...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// line is a line of the file, or "".
func (f *former) line(n int) string {
	if n < 0 || n >= len(f.doc.Source) {
		return ""
	}
	return f.doc.Source[n].Text
}

// ownLine is the line of a value that has a single one, or "".
func (f *former) ownLine(t cv.Text) string {
	if len(t.Lines) != 1 {
		return ""
	}
	return f.line(t.Lines[0])
}

// eachText goes over the texts of a course that may be changed, and takes out those that are emptied.
func (f *former) eachText(e *cv.Education, do func(*cv.Text)) {
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		for i := range *list {
			if t := &(*list)[i]; f.free(*t) {
				do(t)
			}
		}
		*list = slices.DeleteFunc(*list, func(t cv.Text) bool { return t.Value == "" })
	}
}

func trimmed(s string) string { return strings.Trim(s, " \t,;:-–—•·") }

func wordCount(s string) int { return len(strings.Fields(s)) }
