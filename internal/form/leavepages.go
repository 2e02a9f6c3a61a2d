package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// pageMark is what a page says of itself: "-2-", "…2/-", "Page 2 of 3"; a footer that a program made may lack the numbers.
// Two figures need the dots before them: "50/-" is an amount of rupees or shillings.
var pageMark = sieve.MustCompile(`(?i)^(?:[-–—] ?\d{1,2} ?[-–—]|(?:[-–—.… ]*\d|[.…]+ ?\d\d) ?/ ?[-–—]|` +
	`page(?: \d{1,2})? ?(?:of|/)(?: ?\d{1,2})?|(?:page|p a g e)(?: \|)? \d{1,2})$`)

// pageBehind is such a mark behind the name of the person.
var pageBehind = sieve.MustCompile(`(?i)\bpage(?: \d{1,2}(?: ?(?:of|/)(?: ?\d{1,2})?)?| ?(?:of|/)(?: ?\d{1,2})?)$`)

// ofPage reports a text that is of the page, not of the person's life: its number, or its footer with the person's name.
func ofPage(text, name string) bool {
	text = strings.TrimSpace(text)
	return pageMark.MatchString(text) || strings.Contains(name, " ") && words.Fold(text) == name+" page" ||
		name != "" && pageBehind.MatchString(text) && strings.HasPrefix(words.Fold(text)+" ", name+" ") && wordCount(text) <= longestFooter
}

// longestFooter is how many words the footer of a page has at most.
const longestFooter = 12

// furniture leaves out what pages say of themselves, and the person's name where it stands alone in a list.
func (l *leaver) furniture(doc *cv.Document) {
	name := words.Fold(doc.Person.Name.Value)
	gone := func(t cv.Text) bool {
		switch {
		case ofPage(t.Value, name):
			return l.goes(t, "It numbers a page.")
		case strings.Contains(name, " ") && words.Fold(t.Value) == name:
			return l.goes(t, "It stands at the top of the document.")
		}
		return false
	}
	doc.Certificates = slices.DeleteFunc(doc.Certificates, func(c cv.Certificate) bool {
		return c.Issuer.IsZero() && c.Dates.Start.IsZero() && gone(c.Name)
	})
	doc.Awards = slices.DeleteFunc(doc.Awards, func(a cv.Award) bool { return len(a.Summary) == 0 && a.Dates.IsZero() && gone(a.Title) })
	for i := range doc.Additional {
		s := &doc.Additional[i]
		if len(s.Items) == 1 && !s.Heading.IsZero() && !onlyHeading(s.Heading.Value) {
			continue // the heading would go with it, and may say something
		}
		s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool { return gone(t.Text) })
	}
	for i := range doc.Education {
		e := &doc.Education[i]
		e.Summary, e.Highlights = slices.DeleteFunc(e.Summary, gone), slices.DeleteFunc(e.Highlights, gone)
	}
	doc.Volunteering = l.once(doc.Volunteering)
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			e := &list[i]
			e.Summary, e.Highlights = slices.DeleteFunc(e.Summary, gone), slices.DeleteFunc(e.Highlights, gone)
		}
	}
}

// once leaves out a role that says no more than one above it: a page that was laid out in columns may have its lines several times.
func (l *leaver) once(list []cv.Engagement) []cv.Engagement {
	said := map[[4]string]bool{}
	return slices.DeleteFunc(list, func(e cv.Engagement) bool {
		if len(e.Summary)+len(e.Highlights)+len(e.Keywords) > 0 || e.Title.IsZero() || e.Organisation.IsZero() || e.Dates.IsZero() {
			return false
		}
		key := [4]string{e.Title.Value, e.Organisation.Value, e.Dates.Display(), e.Location.Value + "|" + e.Unit.Value}
		again := said[key] && l.goes(e.Title, "It stands above already.")
		said[key] = true
		return again
	})
}
