package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/sieve"
)

// Lines within the education or the posts that the reader could not place stood at the end of the document, far from what they are of.
// The place in the file tells whose they are: the school right below a degree without one, what a label names below a degree, a head
// of a post with its bullets right below the heading.

// looseEntries gives such lines to their entries.
func (f *former) looseEntries() {
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if !s.Heading.IsZero() {
			continue
		}
		var rest []cv.Item
		for from := 0; from < len(s.Items); {
			to := from + 1
			for to < len(s.Items) && last(s.Items[to-1].Lines)+1 == first(s.Items[to].Lines) {
				to++
			}
			block := s.Items[from:to]
			if f.allFree(block) {
				block = f.placedBlock(block)
			}
			rest, from = append(rest, block...), to
		}
		s.Items = rest
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// placedBlock gives lines that follow one another to the entry that they are of, and returns those that stay.
func (f *former) placedBlock(block []cv.Item) []cv.Item {
	kind := headings.None
	f.headingAbove(block[0].Text, func(l *cv.SourceLine) bool {
		kind, _ = headings.Lookup(l.Text)
		return true
	})
	switch kind {
	case headings.Education:
		return f.looseStudies(block)
	case headings.Work:
		return f.loosePost(block)
	}
	return block
}

// looseStudies gives a degree the school and the lines with labels that follow it.
func (f *former) looseStudies(block []cv.Item) []cv.Item {
	i := slices.IndexFunc(f.doc.Education, func(e cv.Education) bool { return last(ownLines(&e))+1 == first(block[0].Lines) })
	if i < 0 || !f.freeDegree(&f.doc.Education[i]) {
		return block
	}
	e := &f.doc.Education[i]
	t := block[0].Text
	given := e.Institution.IsZero() && namesSchool(t.Value)
	if given {
		e.Institution = t
		if name, place := placeLast(strings.Join(cellsOf(f.ownLine(t)), ", ")); place != "" && e.Location.IsZero() {
			e.Institution, e.Location = withValue(t, name), withValue(t, place)
		}
		block = block[1:]
	}
	for len(block) > 0 && (given || tellsStudy(block[0].Value)) { // between its school and the next degree all is of this one
		e.Highlights = append(e.Highlights, block[0].Text)
		block = block[1:]
	}
	return block
}

// namesSchool reports a line that names a university or a school, and is no sentence.
func namesSchool(text string) bool {
	return wordCount(text) <= longestRoleLine && firstUpper(text) && !strings.HasSuffix(text, ".") && !holdsRole(text) &&
		schoolWord.MatchString(text) && !labelled.MatchString(text)
}

var (
	schoolWord = sieve.MustCompile(`\b(?:University|College|Institute|School|Academy|Polytechnic)\b`)
	// studyLabel leads to what is told of a degree.
	studyLabel = sieve.MustCompile(`(?i)^(?:(?:[\p{L}’']+ ){0,2}(?:thesis|dissertation|course ?work|courses|research|honou?rs|minor|` +
		`major|concentration|` +
		`gpa|awards?|scholarships?|activities|electives|project)\s*[:–]|dean[’']s list\b)`)
)

// tellsStudy reports a line that tells more of a degree behind a label.
func tellsStudy(text string) bool { return studyLabel.MatchString(text) }

// loosePost makes a post of lines right below the heading of the posts: who somebody was where, parted by a stroke, and bullets.
func (f *former) loosePost(block []cv.Item) []cv.Item {
	head := block[0]
	at := first(head.Lines)
	body, role, found := strings.Cut(head.Value, " | ")
	if !found || len(block) < 2 || strings.Contains(role, "|") || head.Bullet || at < 1 || f.doc.Source[at-1].As != cv.LineHeading ||
		!isRole(role) {
		return block
	}
	n := 1
	for n < len(block) && tellsDeed(block[n]) {
		n++
	}
	if n == 1 {
		return block
	}
	e := cv.Engagement{Title: withValue(head.Text, trimmed(role)), Organisation: withValue(head.Text, trimmed(body))}
	for _, t := range block[1:n] {
		e.Highlights = append(e.Highlights, t.Text)
	}
	f.doc.Work = append([]cv.Engagement{e}, f.doc.Work...)
	return block[n:]
}
