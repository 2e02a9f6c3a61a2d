package form

import (
	"regexp"
	"slices"

	"focal/internal/cv"
)

var (
	// tookPart opens what somebody did with others; under "Achievements" it stands beside what was won.
	tookPart = regexp.MustCompile(`(?i)^(?:(?:has |have |had |i )*(?:actively )?(?:participat(?:ed|ing|ion)|organi[sz](?:ed|ing)|` +
		`attended|volunteered|coordinated|co-ordinated|submitted (?:a |an )?(?:mini |minor )?(?:paper|project|poster)|` +
		`presented (?:a |an )?(?:paper|poster|seminar))|active (?:participation|member|participant)|(?:had|has|have) been (?:a |an )?` +
		`(?:part|member|volunteer|participant))\b`)
	// honoured is what a text of an honour names.
	honoured = regexp.MustCompile(`(?i)\b(?:won|winn\w*|prizes?|award\w*|medal\w*|places?|placed|positions?|rank\w*|runners?|best|first|` +
		`second|third|1st|2nd|3rd|\d+th|scholar\w*|recipient|certificates?|finalists?|final|secured|stood|honou?r\w*|troph\w*|` +
		`champion\w*|distinction|selected|recogni\w*|appreciat\w*|gold|silver|bronze|nominated|topper|grant\w*|merit|excellen\w*|` +
		`receiv\w+|rewards?|felicitat\w+|commend\w+|(?:ad)?judged|outstanding|(?:quarter|semi)?-?finals|qualified|cleared|shortlist\w*|` +
		`top|bursar\w+|fellow\w*|cups?|invited|adopted)\b`)
)

// participations files what was only taken part in with the activities: printed as an award it would claim an honour.
func (f *former) participations() {
	f.doc.Awards = slices.DeleteFunc(f.doc.Awards, func(a cv.Award) bool {
		if !f.free(a.Title) || !a.Awarder.IsZero() && !tookPart.MatchString(a.Awarder.Value) || !a.Dates.IsZero() || len(a.Summary) > 0 ||
			!tookPart.MatchString(a.Title.Value) || honoured.MatchString(a.Title.Value) {
			return false
		}
		f.addActivity(cv.Text{}, a.Title)
		if !a.Awarder.IsZero() {
			f.addActivity(cv.Text{}, a.Awarder) // the next line, taken for who gave it
		}
		return true
	})
}
