package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
)

const longestPlace = 6 // words of a title or an employer that a sentence opens with

var (
	// noPlace are employers that nobody works "at".
	noPlace = regexp.MustCompile(`(?i)\b(?:army|navy|air force|armed forces|marines|coast guard|police|corps|regiment|` +
		`self|freelance|various|confidential|own|contract|independent)\b|,`)
	// ofKind are employers that take an article: "the University of Solent".
	ofKind = regexp.MustCompile(`^(?:Department|Ministry|Office|Bureau|Institute|University|Agency|City|State|Government|` +
		`Embassy|Bank|Port) (?:of|for) `)
	// inBrackets is what a title is explained by.
	inBrackets = regexp.MustCompile(` \([^()]*\)$`)
)

// place is where a post was held, as a sentence about its deeds opens: "At Solent
// Yachts", "As Barista at Quay Coffee"; "" where the first sentence says so, or it
// would read badly.
func (c *composer) place(at int, lead string) (text string, lines []int) {
	if at >= len(c.doc.Work) {
		return "", nil // a project
	}
	w := c.doc.Work[at]
	if !cleanPost(w) || namesFirm(lead, w) {
		return "", nil
	}
	title, firm, present := c.office(w), firmOf(w), at == 0 && w.Dates.Current
	switch {
	case firm == "":
		return asOffice(title, w, present && says(lead, title))
	case title == "" || present:
		return "At " + firm, w.Organisation.Lines
	}
	return "As " + title + " at " + firm, slices.Concat(w.Title.Lines, w.Organisation.Lines)
}

// asOffice is the opening for a post whose employer is not told; "" where its title is said already.
func asOffice(title string, w cv.Engagement, said bool) (text string, lines []int) {
	if title == "" || said {
		return "", nil
	}
	return "As " + title, w.Title.Lines
}

func namesFirm(lead string, w cv.Engagement) bool {
	return w.Organisation.Value != "" && strings.Contains(lead, w.Organisation.Value)
}

// office is the title of a post as somebody acts "as" it, "" for one that would read
// badly.
func (c *composer) office(w cv.Engagement) string {
	title := inBrackets.ReplaceAllString(w.Title.Value, "")
	if !fitsPlace(title) || !c.person(title) || singular.MatchString(title) && !chiefs.MatchString(title) {
		return ""
	}
	return title
}

// firmOf is the employer as somebody works "at" it, "" for one that would read badly.
func firmOf(w cv.Engagement) string {
	firm := w.Organisation.Value
	switch {
	case !fitsPlace(firm) || noPlace.MatchString(firm):
		return ""
	case ofKind.MatchString(firm):
		return "the " + firm
	}
	return firm
}

func says(lead, title string) bool {
	return strings.Contains(strings.ToLower(lead), strings.ToLower(title))
}

// person reports a title that says who somebody is.
func (c *composer) person(title string) bool {
	return named(title) || title != "" && strings.Contains(c.doc.Person.Label.Value, title)
}

func fitsPlace(s string) bool {
	return s != "" && len(strings.Fields(s)) <= longestPlace && !strings.ContainsAny(s, ",;:/|()–—") && !strings.Contains(s, " - ")
}
