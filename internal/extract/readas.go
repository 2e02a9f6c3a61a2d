package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
)

// readAs has the labeller read lines of which it is known that they tell of posts, or of courses: voluntary work,
// and what the user moves. The first of them begins an entry; one says that no other does.
func (b *builder) readAs(lines []line, kind headings.Kind, one bool) *entrySorter {
	before, reading := b.lines, b.reading
	kept := b.doc.Additional
	defer func() {
		if b.lines, b.reading = before, reading; b.texts != nil { // what found no place is told by keepIn
			b.doc.Additional = kept
		}
	}()
	title := map[headings.Kind]string{headings.Work: "Work Experience", headings.Education: "Education"}[kind]
	b.lines = append([]line{bareLine(&lines[0], title)}, lines...)
	known := labeller.Certain{Labels: map[int][]labeller.Label{0: headingLabels(kind), 1: contents[kind][:1]}, Fields: b.namedFields()}
	text := false // of one entry, which a period below its names ends the head of
	for i := 1; i < len(lines); i++ {
		known.Labels[i+1] = contents[kind]
		text = text || lines[i].bullet
		switch {
		case one && text:
			known.Labels[i+1] = contents[kind][2:]
		case one:
			known.Labels[i+1] = contents[kind][1:]
		}
		text = text || i >= 2 && len(dates.Find(lines[i].text)) > 0
	}
	b.reading = b.models().ReadCertain(forLabeller(b.lines), known)
	return b.sorted(b.mendEntries(b.reading.Entries))
}

// bareLine is a heading that stands in no file, above a line.
func bareLine(below *line, text string) line {
	l := line{index: -1, page: below.page, block: below.block, x: below.x, right: below.x, y: below.y - 2*below.size, size: below.size}
	l.segs = []segment{{text: text, x: below.x, spans: []span{{end: len(text), bold: true, size: below.size}}}}
	l.finish()
	return l
}

// asPosts are the posts of such lines. One without a time that names no employer, or that
// a sentence tells, is called what its first line says.
func (b *builder) asPosts(lines []line, one bool) []cv.Engagement {
	if len(lines) == 0 {
		return nil
	}
	s := b.readAs(lines, headings.Work, one)
	for i := range s.posts {
		w, first := &s.posts[i], &lines[s.fromPosts[i].Head[0]-1]
		if w.Dates.IsZero() && (w.Organisation.IsZero() || !opensWithField(s.fromPosts[i])) {
			w.Organisation = cv.Text{}
			w.Title = cv.Text{Value: strings.ReplaceAll(first.text, "\t", " "), Lines: []int{first.index}, Confidence: demoted}
			w.Summary = slices.DeleteFunc(w.Summary, func(t cv.Text) bool { return holdsWords(w.Title.Value, t.Value) })
			for _, t := range []*cv.Text{&w.Unit, &w.Location} {
				if slices.Equal(t.Lines, w.Title.Lines) && holdsWords(w.Title.Value, t.Value) {
					*t = cv.Text{}
				}
			}
		}
	}
	return s.posts
}

// opensWithField reports an entry that begins with a field, and not as a sentence does.
func opensWithField(e *labeller.Entry) bool {
	for _, f := range e.Fields {
		if f.Lines[0] == e.Head[0] && f.From == 0 {
			return true
		}
	}
	return false
}

// asCourses are the courses of such lines.
func (b *builder) asCourses(lines []line) []cv.Education {
	if len(lines) == 0 {
		return nil
	}
	return inheritSchool(b.readAs(lines, headings.Education, false).courses)
}
