package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// placeholder is what stands in a template, or in place of what its publisher took out, where a name would be.
var placeholder = sieve.MustCompile(`(?i)^[\[<{( ]*(?:` +
	`(?:your |the )?(?:company|employer|organi[sz]ation|school|university|college|institution)(?:'s)? name|` +
	`name of (?:the |your )?(?:company|employer|organi[sz]ation|school|university|college|institution)|` +
	`company,? city,? state|company name,? (?:city|location)(?:,? state)?|` +
	`company name ?[,–-] ?(?:city|state)|city|state|` +
	`your (?:company|employer|school|university|city|name)|` +
	`(?:your )?city(?: ?[,/-] ?| )(?:state|country|st)(?: ?[,/-] ?zip(?: code)?)?` +
	`(?:, ?(?:u\.?s\.?a?\.?|united states(?: of america)?))?)[\]>)} .,]*$`)

// bareEmployer is a placeholder that is nothing else, whatever it stands among.
var bareEmployer = sieve.MustCompile(`^Company Name ?[,–-] ?City ?, ?State$`)

// prompt asks who fills in a template for what it lacks.
var prompt = sieve.MustCompile(`(?i)^[\[<{( ]*(?:type|enter|insert|write|add|put) (?:your |the |an? )?(?:[\p{L}-]+ ){1,4}here[\]>)} .,:]*$`)

// isOfPublisher reports the line by which somebody keeps a book or a template for themselves: a sign, a year, and who it is, in capitals.
// "(c)" may count the items of a list, so that behind it a firm or its rights have to stand.
func isOfPublisher(text string) bool {
	m := ofPublisher.FindStringSubmatch(text)
	return m != nil && (!strings.EqualFold(m[1], "(c)") || m[3] != "" || firmOfBooks.MatchString(m[2])) || allRights.MatchString(text)
}

var (
	ofPublisher = sieve.MustCompile(`^\W*((?i:copyright),? ?(?:©|\([cC]\))?|©|\([cC]\)) ?(?:19|20)\d\d\b,?` +
		`((?: (?:[\p{Lu}\d&][\p{L}\d&.'’-]*,?|and|of|the|by))*)\.?((?i: all rights reserved)?)\W*$`)
	firmOfBooks = sieve.MustCompile(`(?i)\b(?:inc|ltd|llc|gmbh|books|press|publish(?:ing|ers?)|templates?|media)\b`)
	allRights   = sieve.MustCompile(`(?i)^\W*all rights reserved\W*$`)
)

// halfPeriod is a part of the date of a post that gives no year, with the article of what the post was called. Where its entry has no
// other date it is all that is known.
var halfPeriod = sieve.MustCompile(`(?i)^\W*(?:from |since )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{L}*\.? ` +
	`(?:up ?)?(?:to |till |until |[-–] ?)(?:date|present|now|today)\W*(?:an?)?\W*$`)

// placeAndField is such a placeholder with what was studied behind it: "City, State Construction".
var placeAndField = sieve.MustCompile(`(?i)^(?:city ?,? ?)?state(?:, usa)? `)

// emptyGrade is the label of a grade without one, behind a placeholder: "City, State GPA".
var emptyGrade = sieve.MustCompile(`(?i)[ ,]+gpa\W*$`)

// placeholders leaves out what names nobody and no place: "Company Name", "City, State".
func (l *leaver) placeholders(doc *cv.Document) {
	gone := func(list ...*cv.Text) {
		for _, t := range list {
			if placeholder.MatchString(t.Value) && l.goes(*t, "It stands in a template in place of a name.") {
				*t = cv.Text{}
			}
		}
	}
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			gone(&list[i].Organisation, &list[i].Unit, &list[i].Location)
		}
	}
	for i := range doc.Education {
		e := &doc.Education[i]
		gone(&e.Institution, &e.Location)
		for _, list := range []*[]cv.Text{&e.Summary, &e.Highlights} {
			*list = slices.DeleteFunc(*list, func(t cv.Text) bool {
				bare := emptyGrade.ReplaceAllString(t.Value, "")
				return (placeholder.MatchString(bare) || fieldAgain(e, bare)) && l.goes(t, "It stands in a template in place of a name.")
			})
		}
	}
	doc.DropItems(l.ofTemplate(doc))
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// ofTemplate tells the items of a list that a template brought along.
func (l *leaver) ofTemplate(doc *cv.Document) func(cv.Text) bool {
	undated := map[string]bool{}
	doc.Walk(func(r cv.Ref) { undated[r.Text.ID] = doc.Undated(r) })
	return func(t cv.Text) bool {
		return bareEmployer.MatchString(t.Value) && l.goes(t, "It stands in a template in place of a name.") ||
			prompt.MatchString(t.Value) && l.goes(t, "It stands in a template in place of what it asks for.") ||
			isOfPublisher(t.Value) && l.goes(t, "It is of the publisher of a template.") ||
			!undated[t.ID] && halfPeriod.MatchString(t.Value) && l.goes(t, "It is a part of a date that gives no year.")
	}
}

// fieldAgain reports a placeholder behind which stands no more than what was studied, which the entry says already.
func fieldAgain(e *cv.Education, text string) bool {
	at := placeAndField.FindStringIndex(text)
	if at == nil {
		return false
	}
	said := strings.Fields(words.Fold(e.Degree.Value + " " + e.Area.Value))
	for _, w := range strings.Fields(words.Fold(text[at[1]:])) {
		if !slices.Contains(said, w) {
			return false
		}
	}
	return true
}
