package form

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// placeholder is what stands in a template, or in place of what its publisher took out, where a name would be.
var placeholder = sieve.MustCompile(`(?i)^[\[<{( ]*(?:` +
	`(?:your |the )?(?:company|employer|organi[sz]ation|school|university|college|institution)(?:'s)? name|` +
	`name of (?:the |your )?(?:company|employer|organi[sz]ation|school|university|college|institution)|` +
	`company,? city,? state|company name,? (?:city|location)(?:,? state)?|` +
	`your (?:company|employer|school|university|city|name)|` +
	`(?:your )?city(?: ?[,/-] ?| )(?:state|country|st)(?: ?[,/-] ?zip(?: code)?)?)[\]>)} .,]*$`)

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
				return placeholder.MatchString(bare) && l.goes(t, "It stands in a template in place of a name.")
			})
		}
	}
}
