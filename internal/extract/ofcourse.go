package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
)

// tellsOfCourse reports a single word in the head of a course that may not be lost: a grade, that the degree is not held yet,
// and the initials of who examines it in a cell of their own.
func (b *builder) tellsOfCourse(t cv.Text) bool {
	if evidence.Grade(t.Value) > 1 || notHeldYet.MatchString(t.Value) {
		return true
	}
	l := b.lineOf(t)
	if l == nil || !boardInitials.MatchString(t.Value) {
		return false
	}
	for _, s := range l.segs {
		if len(l.segs) > 2 && strings.Trim(s.text, " .") == strings.Trim(t.Value, " .") {
			return true
		}
	}
	return false
}

var (
	// notHeldYet is what stands beside a degree that is still studied for: without it the degree would be told as held.
	notHeldYet = regexp.MustCompile(`(?i)^\(?(?:(?:currently|presently|still|now) )?(?:expected|anticipated|projected|tentative|` +
		`pursuing|persuing|perusing|studying|ongoing|doing|` +
		`continuing|appearing|appeared|candidate|incomplete|discontinued|pending|awaited)\)?$`)
	// boardInitials are the letters of a board or a university: "C.B.S.E.", "RGPV".
	boardInitials = regexp.MustCompile(`^(?:[A-Z]\.? ?){3,7}$`)
)

// heldYet is a part of the head of a course that says that it is not held yet; "" for any other.
func heldYet(e *labeller.Entry, part string) string {
	bare := strings.Trim(part, " \t()[]-–—,;:.")
	if e.Kind != labeller.Course || !notHeldYet.MatchString(bare) && !(liesAhead.MatchString(bare) && len(dates.Find(bare)) > 0) {
		return ""
	}
	return bare
}
