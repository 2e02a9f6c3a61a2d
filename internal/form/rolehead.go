package form

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/sieve"
)

// readRole reads a line that names a body, what somebody was there, the place and the time, in any order; line is how the file has
// it, whose cells part these. What cannot be told apart stays together as the body.
func readRole(text, line string) cv.Engagement {
	var e cv.Engagement
	e.Dates, text = timeOf(text)
	var parts []string
	if cells := cellsOf(line); len(cells) > 1 && strings.HasPrefix(flat(line), flat(opening(text))) {
		for _, c := range cells {
			if _, rest := timeOf(c); rest != "" {
				parts = append(parts, rest)
			}
		}
	} else {
		parts = []string{text}
	}
	if n := len(parts); n > 1 && isPlaceToo(parts[n-1]) {
		e.Location.Value, parts = parts[n-1], parts[:n-1]
	} else if before, place := placeLast(parts[n-1]); place != "" {
		e.Location.Value, parts[n-1] = place, before
	}
	e.Title.Value, e.Organisation.Value = titleAnd(strings.Join(parts, ", "))
	return e
}

// timeOf is the time at the end of a line, or within it between commas, and what is left of the line.
func timeOf(text string) (cv.DateRange, string) {
	found := dates.Find(text)
	if len(found) != 1 {
		return cv.DateRange{}, trimmed(text)
	}
	m := found[0]
	before, after := text[:m.Start], trimmed(strings.TrimLeft(text[m.End:], " )"))
	if after != "" || strings.HasSuffix(strings.TrimRight(before, " "), " of") {
		return cv.DateRange{}, trimmed(text) // it is within what is told
	}
	r := m.Range
	r.Text.Value = strings.TrimSpace(text[m.Start:m.End])
	return r, trimmed(strings.TrimRight(before, " ("))
}

// placeLast parts a place at the end from what stands before it: "Lark Society, Salem, MA".
func placeLast(text string) (before, place string) {
	parts := strings.Split(text, ", ")
	for n := min(len(parts)-1, mostParts); n > 1; n-- {
		if place = strings.Join(parts[len(parts)-n:], ", "); isPlace(place) {
			return strings.Join(parts[:len(parts)-n], ", "), place
		}
	}
	return text, ""
}

// titleAnd parts what somebody was from where, at the only mark that has a title on one side alone; all of it is the body where
// there is none, and the title where it is nothing else.
func titleAnd(text string) (title, body string) {
	for _, m := range roleMarks {
		parts := m.FindAllStringIndex(text, -1)
		if len(parts) == 0 {
			continue
		}
		for _, at := range [][]int{parts[0], parts[len(parts)-1]} {
			one, two := trimmed(text[:at[0]]), trimmed(text[at[1]:])
			switch {
			case two == "" || one == "" || m == ofBodyMark && !bodies.MatchString(two):
			case isRole(one) && !isRole(two):
				return one, two
			case isRole(two) && !isRole(one):
				return two, one
			}
		}
	}
	if isRole(text) {
		return text, ""
	}
	return "", text
}

var (
	// roleMarks are the marks between a role and its body, the surest first.
	roleMarks = []*sieve.Regexp{
		sieve.MustCompile(` +[–—-] +| *[–—|] *`), sieve.MustCompile(`, `), sieve.MustCompile(` at (?:the )?`), ofBodyMark,
	}
	// ofBodyMark stands before a body, but also before what a role is about ("Director of Outreach").
	ofBodyMark = sieve.MustCompile(` of (?:the )?`)
)

// isRole reports words that are what somebody was: their last word, or the one before "of", is a title.
func isRole(text string) bool {
	if wordCount(text) > longestRole || bodies.MatchString(text) {
		return false
	}
	rating := evidence.Title(text)
	return rating >= certainTitle || rating >= surelyTitle && !body.MatchString(text)
}

const (
	// longestRole is how many words a role has.
	longestRole = 7
	// surelyTitle is from what rating on a text is a title, certainTitle also where it has the name of a body in it ("Board Member").
	surelyTitle, certainTitle = 2, 3
)
