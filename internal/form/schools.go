package form

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

// schools finds courses that stand as lines without a heading: a school with its place, alone or with the degree and the
// time of the degree in the lines below.
func (f *former) schools() {
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if !s.Heading.IsZero() {
			continue
		}
		var kept []cv.Item
		for k := 0; k < len(s.Items); {
			e, n := f.school(s.Items[k:])
			if n == 0 {
				kept = append(kept, s.Items[k])
				k++
				continue
			}
			f.doc.Education = append(f.doc.Education, e)
			k += n
		}
		s.Items = kept
	}
	rest := f.doc.Additional[:0:0]
	for _, s := range f.doc.Additional {
		if len(s.Items) > 0 || !s.Heading.IsZero() {
			rest = append(rest, s)
		}
	}
	f.doc.Additional = rest
}

var (
	// school is the name of one, whole; campus is what stands in it and makes something else of it.
	school = sieve.MustCompile(`^(?:\p{L}[\p{L}.’'&]* ){0,7}(?:University|College|High School|Secondary School|` +
		`Institute of \p{Lu}[\p{L} &]*|` +
		`School of \p{Lu}[\p{L} &]*|Polytechnic|University of \p{Lu}[\p{L} ]*|College of \p{Lu}[\p{L} ]*)$`)
	// degreeLine is a degree at the beginning of a line; degreeTime the time when it is given.
	degreeLine = sieve.MustCompile(`^(?:(?i:bachelor|master|doctor|associate)(?:[’']?s)? (?i:of|in|degree)\b|(?:BS|BA|BSc|MS|MA|` +
		`MSc|B\.S\.|B\.A\.|M\.S\.|M\.A\.|BBA|MBA)(?: in)? \p{Lu})`)
	degreeTime = sieve.MustCompile(`(?i)^(?:(?:anticipated|expected|projected) )?(?:graduation|graduated|completion|` +
		`completed)(?: date)?[ :–-]+(.+)$`)
)

// school reads the course that the first of the items begins; n is how many of them it has, 0 = none.
func (f *former) school(items []cv.Item) (e cv.Education, n int) {
	name, place, ok := schoolLine(items[0].Value)
	if !ok || !f.free(items[0].Text) {
		return e, 0
	}
	e.Institution = items[0].Text
	e.Institution.Value = name
	if place != "" {
		e.Location = items[0].Text
		e.Location.Value = place
	}
	n = 1
	if n < len(items) && f.free(items[n].Text) && degreeLine.MatchString(items[n].Value) && wordCount(items[n].Value) <= 2*longestBody {
		e.Degree = items[n].Text
		n++
	}
	if n < len(items) && n > 1 && f.free(items[n].Text) && degreeTime.MatchString(items[n].Value) {
		if found := dates.Find(items[n].Value); len(found) == 1 {
			e.Dates = found[0].Range
			e.Dates.Text.Value, e.Dates.Text.Lines, e.Dates.Text.Confidence = items[n].Value, items[n].Lines, items[n].Confidence
			n++
		}
	}
	if n == 1 && !aloneASchool(place, items[1:]) {
		return cv.Education{}, 0
	}
	return e, n
}

// aloneASchool reports a school without a degree: one with its place, before no figures, which may be of a course in words that
// are not known.
func aloneASchool(place string, behind []cv.Item) bool {
	return place != "" && (len(behind) == 0 || !strings.ContainsAny(behind[0].Value, "0123456789"))
}

// schoolLine parts a line that is nothing but a school and its place.
func schoolLine(text string) (name, place string, ok bool) {
	text = strings.Trim(text, " .")
	for _, mark := range []string{" - ", " – ", ", "} {
		first, rest, cut := strings.Cut(text, mark)
		if cut && school.MatchString(first) && capitals(first) && (isPlace(rest) || isPlace(strings.Replace(rest, " ", ", ", 1))) {
			return first, rest, true
		}
	}
	return text, "", school.MatchString(text) && capitals(text) && wordCount(text) > 1
}
