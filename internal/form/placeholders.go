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

// townOfTemplate is what a publisher of CVs left of every place, "Elm College City , State, US", with the country where one stands behind.
var townOfTemplate = sieve.MustCompile(`[ ,–-]+City ?, ?State(?: ?, ?(\p{Lu}[\p{L} ]*))?[ .]*$`)

// choiceOfTemplate is what it left of a choice.
var choiceOfTemplate = sieve.MustCompile(`^Select One ?: *`)

var lineOfTemplate = sieve.MustCompile(`\bCity ?, ?State\b`)

// fewestBehindTown is how many words say something behind such a place: fewer are a country or a label.
const fewestBehindTown = 3

// fewestTowns is from how many lines on the publisher left them.
const fewestTowns = 2

// placesOfTemplate takes those places from behind what they stand with; one that begins a text of a course goes where
// what stands behind says something; else all of it is left out (see placeholders).
func (l *leaver) placesOfTemplate(doc *cv.Document) {
	n := 0
	for i := range doc.Source {
		if lineOfTemplate.MatchString(doc.Source[i].Text) {
			n++
		}
	}
	if n < fewestTowns {
		return
	}
	for i := range doc.Education {
		e := &doc.Education[i]
		for _, list := range [][]cv.Text{e.Summary, e.Highlights} {
			for k := range list {
				l.cutTo(&list[k], behindTown(e, list[k].Value))
			}
		}
	}
	doc.Walk(func(r cv.Ref) { l.cutTo(r.Text, withoutTown(r.Text.Value)) })
}

// behindTown is what stands behind the place that begins a text of a course; "" where it says nothing.
func behindTown(e *cv.Education, text string) string {
	at := lineOfTemplate.FindStringIndex(text)
	if at == nil || at[0] > 0 || fieldAgain(e, emptyGrade.ReplaceAllString(text, "")) {
		return ""
	}
	if rest := strings.TrimLeft(text[at[1]:], " ,"); wordCount(rest) >= fewestBehindTown {
		return rest
	}
	return ""
}

// withoutTown is a text without the place that it ends with. "Kansas City, State" is another one, and a country stays.
func withoutTown(text string) string {
	text = choiceOfTemplate.ReplaceAllString(text, "")
	m := townOfTemplate.FindStringSubmatchIndex(text)
	if m == nil || namesTown(text[:m[0]]) {
		return text
	}
	before, land := text[:m[0]], ""
	if m[2] >= 0 {
		land = strings.TrimSpace(text[m[2]:m[3]])
	}
	switch {
	case land == "", land == "US", land == "USA":
		return before
	case words.Places().Country.Has(words.Fold(land)):
		return before + ", " + land
	}
	return text
}

// namesTown reports words that make the name of a town with "City" behind them.
func namesTown(text string) bool {
	f := strings.Fields(words.Fold(text))
	for n := 1; n <= min(2, len(f)); n++ {
		if words.Places().City.Has(strings.Join(f[len(f)-n:], " ") + " city") {
			return true
		}
	}
	return false
}

// cutTo leaves a text with a part of it.
func (l *leaver) cutTo(t *cv.Text, part string) {
	n := cv.Note{
		Kind: cv.NoteShortened, Field: t.ID, Before: t.Value, After: part, Lines: t.Lines,
		Reason: "“City, State” stands in a template in place of a name.",
	}
	if part == "" || part == t.Value || !l.keep.Accepts(n) {
		return
	}
	l.notes = append(l.notes, n)
	t.Value = part
}
