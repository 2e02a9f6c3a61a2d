package advice

import (
	"fmt"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// soon is the number of months ahead in which a paper that runs out is named.
const soon = 3

var (
	// lapsedStatus says that a clearance is no longer held, whatever its dates.
	lapsedStatus = sieve.MustCompile(`(?i)\b(?:expired|lapsed|inactive|previously held|previous(?:ly)?|formerly)\b`)
	// pendingStatus says that it is not held yet.
	pendingStatus = sieve.MustCompile(`(?i)\b(?:in progress|pending|applied for|awaiting|eligible)\b`)
	// heldStatus says that it is held, whatever else is told of it: "current, DV
	// eligible", "active (previously DV)", "never lapsed".
	heldStatus = sieve.MustCompile(`(?i)\b(?:active|current(?:ly held)?|valid|renewed|in date|(?:not|never|n['’]t|nor) (?:\w+ )?(?:expired|lapsed|inactive|pending))\b|^(?:currently |still )?held\b`)
	// heldNoMore takes that back: "no longer active", "not current", "valid until 2019 (expired)".
	heldNoMore = sieve.MustCompile(`(?i)\b(?:no longer|not|never|formerly|previously|until|to|was) (?:\w+ )?(?:active|current|valid|held|renewed|in date)\b|\b(?:valid|active|current|held)\b[^,;(]* (?:until|to|till)\b|\b(?:active|current|valid|held) (?:until|to|till)\b`)
)

// isHeld reports a status that says outright that the clearance is held now.
func isHeld(status string) bool {
	return heldStatus.MatchString(status) && !heldNoMore.MatchString(status)
}

func lapsedClearances(list []cv.Clearance, today cv.Date) (notes []cv.Note) {
	for i := range list {
		c := &list[i]
		switch {
		case lapsedStatus.MatchString(c.Status.Value) && !isHeld(c.Status.Value):
			notes = append(notes, advise(c.Level, fmt.Sprintf("The clearance %s is stated as “%s”: it is not held now.", c.Level.Value, c.Status.Value)))
		case pendingStatus.MatchString(c.Status.Value) && !isHeld(c.Status.Value):
			notes = append(notes, advise(c.Level, fmt.Sprintf("The clearance %s is stated as “%s”: it is not held yet.", c.Level.Value, c.Status.Value)))
		default:
			notes = append(notes, lapsed(c.Level, "The clearance "+c.Level.Value, c.Dates.End, today)...)
		}
	}
	return notes
}

func lapsedCertificates(list []cv.Certificate, today cv.Date) (notes []cv.Note) {
	for i := range list {
		c := &list[i]
		end := c.Dates.End
		if isCourse(c) {
			end = cv.Date{}
		}
		found := lapsed(c.Name, "“"+c.Name.Value+"”", end, today)
		for _, t := range []cv.Text{c.Name, c.Dates.Text, c.Issuer} {
			if len(found) == 0 && c.Dates.End.IsZero() {
				found = ranOut(t, c.Name.Value, today)
			}
		}
		if m := over.FindStringSubmatch(c.Name.Value); len(found) == 0 && m != nil {
			found = []cv.Note{advise(c.Name, fmt.Sprintf("“%s” is stated as “%s”: it is not held now.", strings.TrimSpace(strings.TrimSuffix(c.Name.Value, m[0])), m[1]))}
		}
		notes = append(notes, found...)
	}
	return notes
}

// course is what somebody attends for a time, which is not how long a paper is valid.
var course = sieve.MustCompile(`(?i)\b(?:training|course|programme?|workshop|bootcamp|internship` +
	`|seminar|module|class(?:es)?|webinar|days?)\b`)

// isCourse reports a period in which something was attended: a short one, or one of a course.
func isCourse(c *cv.Certificate) bool {
	if c.Dates.Start.IsZero() || c.Dates.End.IsZero() {
		return false
	}
	if ends.MatchString(c.Dates.Text.Value) || ends.MatchString(c.Name.Value) {
		return false
	}
	return latest(c.Dates.End)-earliest(c.Dates.Start) < shortest || course.MatchString(c.Name.Value)
}

// shortest is for how many months a paper is valid at least.
const shortest = 9

// lapsed compares an end of validity with today. In its last month, or last year
// where no month is stated, a paper still counts as valid.
func lapsed(field cv.Text, what string, end, today cv.Date) []cv.Note {
	left := latest(end) - latest(today)
	switch {
	case end.IsZero() || left > soon:
		return nil
	case left < 0:
		return []cv.Note{advise(field, fmt.Sprintf("%s ran out in %s.", what, end.Display()))}
	case end.Month == 0:
		return nil // some time this year
	}
	return []cv.Note{advise(field, fmt.Sprintf("%s runs out in %s.", what, end.Display()))}
}
