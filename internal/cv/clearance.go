package cv

import (
	"regexp"
	"strings"
)

// endWords are the words with which a CV says of a date that it is the end of a clearance.
var endWords = regexp.MustCompile(`(?i)expir|until|valid|through|\btill\b|due|\bexp\b`)

// pastWords say that a clearance is over, or was held up to a date.
var pastWords = regexp.MustCompile(`(?i)lapsed|held|previous`)

// SaysEnd reports that the date of a text about a clearance is its end.
func SaysEnd(text string) bool { return endWords.MatchString(text) }

// BareEnd reports a clearance of which nothing but its end is known, when neither its status nor what is printed of its
// dates says in words that it is one: "SC, March 2028" might be when it was granted.
func (c Clearance) BareEnd(status, dates string) bool {
	said := status + " " + dates
	rest := strings.TrimLeft(strings.ToLower(dates), "abcdefghijklmnopqrstuvwxyz")
	isLed := len(dates)-len(rest) > len("sept") // by a word that is no month: "renewal 03/2028"
	return dates != "" && !isLed && c.Dates.Start.IsZero() && !c.Dates.End.IsZero() && !SaysEnd(said) && !pastWords.MatchString(said)
}
