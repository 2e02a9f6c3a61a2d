package summary

import "strings"

// rankOf are the ranks that stand shortened before a name.
var rankOf = map[string]string{
	"wo1": "warrant officer", "wo2": "warrant officer", "sgt": "sergeant", "ssgt": "sergeant", "sfc": "sergeant", "cpl": "corporal",
	"lcpl": "corporal", "lt": "lieutenant", "capt": "captain", "maj": "major", "col": "colonel", "cdr": "commander", "cmdr": "commander",
}

// withoutRank is a name without the rank before it where the first sentence says that in full: nobody is told twice to be a captain.
func withoutRank(name, lead string) string {
	first, rest, more := strings.Cut(name, " ")
	full := rankOf[strings.ToLower(strings.TrimSuffix(first, "."))]
	if full == "" || !more || !strings.Contains(rest, " ") || !strings.Contains(strings.ToLower(lead), full) {
		return name
	}
	return rest
}
