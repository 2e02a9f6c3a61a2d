package form

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
)

// heads sets titles, employers and names of projects without what only parted them in the file.
func (f *former) heads() {
	for _, list := range [][]cv.Engagement{f.doc.Work, f.doc.Volunteering} {
		for i := range list {
			e := &list[i]
			f.head(&e.Title)
			if !e.Organisation.IsZero() && f.free(e.Title) {
				e.Title.Value = dangling.ReplaceAllString(e.Title.Value, "")
			}
			f.head(&e.Organisation)
			f.employerBelow(e)
			f.placeBelow(e)
		}
	}
	for i := range f.doc.Projects {
		p := &f.doc.Projects[i]
		f.head(&p.Name)
		if f.free(p.URL) && strings.EqualFold(address(p.URL.Value), address(p.Name.Value)) {
			p.Name.Lines = lines(p.Name, p.URL)
			p.URL = cv.Text{}
		}
	}
}

// placeBelow gives a post the place that stands first below its head.
func (f *former) placeBelow(e *cv.Engagement) {
	if !e.Location.IsZero() || e.Organisation.IsZero() {
		return
	}
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		if len(*list) == 0 {
			continue
		}
		if first := (*list)[0]; f.free(first) && isPlace(first.Value) {
			e.Location = first
			*list = (*list)[1:]
		}
		return
	}
}

// employerBelow gives a post the employer that stands first below its title, with the place behind it.
func (f *former) employerBelow(e *cv.Engagement) {
	if !e.Organisation.IsZero() || e.Title.IsZero() {
		return
	}
	for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
		if len(*list) == 0 {
			continue
		}
		if first := (*list)[0]; f.free(first) {
			if name, place, ok := employerLine(first.Value); ok && (e.Location.IsZero() || place == e.Location.Value) {
				e.Organisation, e.Location = first, first
				e.Organisation.Value, e.Location.Value = name, place
				e.Location.ID = ""
				*list = (*list)[1:]
			}
		}
		return
	}
}

// longestEmployer is how many words the name of an employer has.
const longestEmployer = 8

// ofEmployers are words that names of employers have: "Moss Trust".
var ofEmployers = regexp.MustCompile(`(?i)\b(?:ltd|limited|llc|inc|plc|llp|gmbh|corporation|corp|company|trust|bank|hospital|` +
	`clinic|university|college|school|academy|institute|council|foundation|association|society|hotel|restaurant|church|museum|library|` +
	`holdings|industries|enterprises|laborator(?:y|ies)|ministry|embassy|airlines?|airways)\b`)

// employerLine parts a line that is nothing but a name in capitals and a place.
func employerLine(text string) (name, place string, ok bool) {
	for at := range text {
		if !strings.HasPrefix(text[at:], ", ") {
			continue
		}
		name, place = text[:at], text[at+2:]
		if (isPlace(place) || isTown(strings.TrimRight(place, "."))) && isEmployer(name) {
			return name, place, true
		}
	}
	return "", "", false
}

func isEmployer(name string) bool {
	n := wordCount(name)
	return n > 1 && n <= longestEmployer && capitals(name) && !strings.ContainsAny(name, "0123456789:;!?,") && !opensVerb(name) &&
		ofEmployers.MatchString(name)
}

var (
	// dangling is what led from a title to the employer behind it.
	dangling = regexp.MustCompile(`(?: ?, ?| [–-] | )(?:of|at|with|for)$`)
	// stopped is a full stop behind a whole word: "Trainee.", "Site Engineer.".
	stopped = regexp.MustCompile(`(\p{Ll}{4,})\.$`)
	// shortened are words that end with a full stop because they are short for longer ones.
	shortened = regexp.MustCompile(`(?i)\b(?:corp|assoc|engg|govt|dept|tech|prof|univ|inst|intl|elec|mech|admin|asst|assn|bros|` +
		`limd|priv)\.$`)
)

// head takes stops and commas off the end of a title or a name.
func (f *former) head(t *cv.Text) {
	if !f.free(*t) {
		return
	}
	value := strings.TrimRight(t.Value, " ,;")
	for strings.HasSuffix(value, "..") && !strings.HasSuffix(value, "...") {
		value = value[:len(value)-1]
	}
	if !shortened.MatchString(value) {
		value = stopped.ReplaceAllString(value, "$1")
	}
	if utf8.RuneCountInString(value) > 1 {
		t.Value = value
	}
}

// address is an address of the web without its scheme and its end.
func address(s string) string {
	s = strings.TrimSuffix(strings.ToLower(s), "/")
	for _, lead := range []string{"https://", "http://", "www."} {
		s = strings.TrimPrefix(s, lead)
	}
	return s
}
