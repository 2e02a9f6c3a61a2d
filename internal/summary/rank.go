package summary

import (
	"strings"

	"focal/internal/sieve"
)

// rankOf are the ranks that stand shortened before a name.
var rankOf = map[string]string{
	"wo1": "warrant officer", "wo2": "warrant officer", "sgt": "sergeant", "ssgt": "sergeant", "sfc": "sergeant", "cpl": "corporal",
	"lcpl": "corporal", "lt": "lieutenant", "capt": "captain", "maj": "major", "col": "colonel", "cdr": "commander", "cmdr": "commander",
}

// withoutRank is a name without the rank before it where the first sentence says that in full: nobody is told twice to be a captain.
func withoutRank(name, lead string) string {
	first, rest, more := strings.Cut(name, " ")
	full := rankOf[strings.ToLower(strings.TrimSuffix(first, "."))]
	if full == "" || !more || !strings.Contains(rest, " ") || !isCalled(lead, full) {
		return name
	}
	return rest
}

// isCalled reports a title that ends with the rank: a major accounts manager is no major.
func isCalled(lead, rank string) bool {
	at := strings.Index(strings.ToLower(lead), rank)
	return at >= 0 && endsTitle.MatchString(lead[at+len(rank):])
}

var endsTitle = sieve.MustCompile(`^(?:[.,;]|$| (?:at|in|of|with|for|on|since|and|who)\b)`)
