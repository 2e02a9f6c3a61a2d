// Package advice looks over a finished CV as a personnel officer does before it
// is sent out: gaps in the employment, papers that have run out, and details that
// should not leave the house. It changes nothing; each finding is a note.
package advice

import (
	"slices"

	"focal/internal/cv"
)

// Document returns the findings about doc as of today (a year and a month), in the
// order of the CV; marking is what the document prints as its protective marking. All notes are cv.NoteAdvice with the
// field that they are about.
func Document(doc *cv.Document, today cv.Date, marking string) []cv.Note {
	return slices.Concat(
		markings(doc, marking), lapsedClearances(doc.Clearances, today), unknownEnds(doc), gaps(doc, today),
		lapsedSkills(doc.Skills, today), lapsedCertificates(doc.Certificates, today), asides(doc),
	)
}

func advise(field cv.Text, reason string) cv.Note {
	return cv.Note{Kind: cv.NoteAdvice, Field: field.ID, Reason: reason, Lines: field.Lines}
}

// month counts months, so that periods can be compared and subtracted.
type month int

func monthOf(year, m int) month { return month(year*12 + m - 1) }

// earliest and latest are the first and the last month that a date can mean.
func earliest(d cv.Date) month { return monthOf(d.Year, max(d.Month, 1)) }

func latest(d cv.Date) month {
	if d.Month == 0 {
		return monthOf(d.Year, 12)
	}
	return monthOf(d.Year, d.Month)
}
