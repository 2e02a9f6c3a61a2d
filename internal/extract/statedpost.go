package extract

import (
	"regexp"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// A post of few words that says itself that it is one is asserted though it has no dates: "Worked as a fitter with …", "Two years of
// experience at …", "Company name: …". What makes such heads doubtful are those which only name a firm.

// statesPost reports an entry that says of itself that somebody was employed, of which the labeller is no less sure that it begins
// there than that it goes on.
func (b *builder) statesPost(e *labeller.Entry) bool {
	i := e.Head[0]
	if b.reading.Prob[i] < likelyBegins {
		return false
	}
	text := b.lines[i].text
	names := func(field string) bool {
		f := e.Fields[field]
		return f.Prob >= namedForSure && len(f.Lines) > 0 && f.Lines[0] <= i+1
	}
	above, opens := labeller.Head, false
	if i > 0 {
		above = b.reading.Labels[i-1]
		_, opens = above.IsHeading()
	}
	switch {
	case employedAs.MatchString(text):
		return names("org") || names("title") && above != labeller.WorkBody // "I also worked as a trainer there" is of the post above
	case experienceAt.MatchString(text):
		return names("org")
	case employerLabelled.MatchString(text):
		return names("org") && opens // and no field of a project
	}
	return false
}

// firmElsewhere reports a post at a firm of which another post of the list tells more: the title or the time.
func firmElsewhere(list []cv.Engagement, i int) bool {
	for j := range list {
		w := &list[j]
		if j != i && (!w.Title.IsZero() || !w.Dates.IsZero()) && sameFirm(w.Organisation.Value, list[i].Organisation.Value) {
			return true
		}
	}
	return false
}

const (
	likelyBegins = 0.6 // of the first line of an entry
	namedForSure = 0.8 // of the title or the employer in a sentence
)

var (
	employedAs = regexp.MustCompile(`(?i)^\W*(?:(?:i|have|having|am|was|been|also|currently|presently|at present|previously|now)\W+){0,4}` +
		`(?:work(?:ed|ing)|employed|serv(?:ed|ing)) +(?:as|in|at|with|for|under|there)\b`)
	experienceAt = regexp.MustCompile(`(?i)^\W*(?:(?:i|have|having|had|with|total|of|an?)\W+){0,3}` +
		`(?:\d[\d.]*|half|one|two|three|four|five|six|seven|eight|nine|ten)\W*` +
		`(?:years?|yrs?|months?)(?:['’]s?)?\b.{0,25}\b(?:exp|experience|work(?:ed|ing))\b`)
	employerLabelled = regexp.MustCompile(`(?i)^\W*(?:company|employer|organi[sz]ation|firm)(?:\s+name)?\s*[:\t]\W*\pL`)
)
