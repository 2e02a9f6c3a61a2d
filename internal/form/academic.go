package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/language"
)

// Academics list their grants and their teaching. A grant is no award, and a course that is taught is no post: both keep the heading
// that the CV gives them.

var (
	ofGrants = regexp.MustCompile(`(?i)^(?:(?:research|external|internal|selected|current|major) )*(?:grants?|funding)` +
		`(?: (?:and|&) (?:funding|fellowships?|contracts))?(?: (?:awarded|received|held|income))?$`)
	ofTeaching = regexp.MustCompile(`(?i)^(?:(?:university|selected|current|undergraduate|graduate) )*` +
		`(?:teaching|courses taught|teaching (?:and|&) (?:supervision|mentoring)|supervision)$`)
)

// academic puts grants and courses that are taught below their own headings.
func (f *former) academic() {
	f.doc.Awards = slices.DeleteFunc(f.doc.Awards, func(a cv.Award) bool {
		return f.below(ofGrants, []cv.Text{a.Title, a.Awarder, a.Dates.Text}, a.Summary)
	})
	f.doc.Work = slices.DeleteFunc(f.doc.Work, func(w cv.Engagement) bool {
		text := slices.Concat(w.Summary, w.Highlights)
		isPost := !w.Organisation.IsZero() || language.IsPerson(lastWord(w.Title.Value))
		return !isPost && f.below(ofTeaching, []cv.Text{w.Title, w.Location, w.Dates.Text}, text)
	})
}

// below moves an entry, told in one line with its text behind it, below its heading where that is as asked, and reports that.
func (f *former) below(is *regexp.Regexp, head, text []cv.Text) bool {
	for _, t := range slices.Concat(head, text) {
		if !t.IsZero() && !f.free(t) {
			return false
		}
	}
	at := f.headingAbove(head[0], func(s *cv.SourceLine) bool { return is.MatchString(strings.TrimSpace(headings.Bare(s.Text))) })
	if at < 0 {
		return false
	}
	var whole cv.Text
	for _, t := range head {
		if !t.IsZero() {
			whole = with(whole, ", ", t)
		}
	}
	s := f.sectionHeaded(at)
	s.Items = append(s.Items, cv.Item{Text: whole, Bullet: true})
	for _, t := range text {
		s.Items = append(s.Items, cv.Item{Text: t, Bullet: true})
	}
	return true
}

// sectionHeaded is the section without a place of its own that has a heading of the file.
func (f *former) sectionHeaded(at int) *cv.OtherSection {
	for i := range f.doc.Additional {
		if s := &f.doc.Additional[i]; slices.Contains(s.Heading.Lines, at) {
			return s
		}
	}
	label := cv.Text{Value: quietly(strings.TrimSpace(headings.Bare(f.line(at)))), Lines: []int{at}, Confidence: headingConfidence}
	f.doc.Additional = append(f.doc.Additional, cv.OtherSection{Heading: label})
	return &f.doc.Additional[len(f.doc.Additional)-1]
}
