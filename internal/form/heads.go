package form

import (
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/sieve"
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

var (
	// dangling is what led from a title to the employer behind it.
	dangling = sieve.MustCompile(`(?: ?, ?| [–-] | )(?:of|at|with|for)$`)
	// stopped is a full stop behind a whole word: "Trainee.", "Site Engineer.".
	stopped = sieve.MustCompile(`(\p{Ll}{4,})\.$`)
	// shortened are words that end with a full stop because they are short for longer ones.
	shortened = sieve.MustCompile(`(?i)\b(?:corp|assoc|engg|govt|dept|tech|prof|univ|inst|intl|elec|mech|admin|asst|assn|bros|` +
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
