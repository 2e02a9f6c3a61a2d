package cv

import (
	"regexp"
	"strings"
)

// countryNames are the few countries that are written out, by their two letters (ISO 3166): those mean nothing else behind a comma.
var countryNames = map[string]string{"GB": "United Kingdom", "JP": "Japan", "NZ": "New Zealand"}

var (
	// countryLetters are two letters behind a comma: "Corby, Northamptonshire, GB".
	countryLetters = regexp.MustCompile(`^(\S.*?)(?: *, ?| )([A-Z]{2})$`)
	// countyLast is a place that ends with a second name: "Corby, Northamptonshire", behind which a country needs no comma to be one.
	countyLast = regexp.MustCompile(`, \p{Lu}\p{Ll}{3,}$`)
	// otherwise is a place that says its country already, or more than a place: "Leeds, England, GB", "Room 4, GB", "Hull -, GB".
	otherwise = regexp.MustCompile(`(?i)\b(?:UK|Britain|England|Scotland|Wales|Northern Ireland|United Kingdom|New Zealand|Japan)\b|` +
		`\bU\.K\.|\d|[-–—|/.]$`)
)

// SpelledOut is a place with the letters of its country written out: "Corby, Northamptonshire, GB" is "Corby, Northamptonshire,
// United Kingdom". A place that ends with anything else is the same.
func SpelledOut(place string) string {
	m := countryLetters.FindStringSubmatch(place)
	if m == nil || countryNames[m[2]] == "" || otherwise.MatchString(strings.TrimRight(m[1], " ,")) ||
		!strings.Contains(place[len(m[1]):], ",") && !countyLast.MatchString(m[1]) {
		return place
	}
	return m[1] + ", " + countryNames[m[2]]
}
