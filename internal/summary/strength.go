package summary

import (
	"strings"
	"unicode"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	strongDeeds = wordset.Of(`lead manage direct head oversee run build design launch found establish deliver implement introduce develop
		create negotiate chair own scale
		command coordinate architect author write publish migrate modernise modernize deploy secure
		win achieve train teach mentor supervise audit automate transform recover redesign
		commission erect construct fabricate overhaul`)
	weakDeeds = wordset.Of(`discover answer update document process file clean greet check use rotate
		follow insert give ensure comply adhere communicate respond order arrange keep match sort pack load deal submit
		monitor maintain assist recommend suggest propose oppose dispute`)
	// elsewhere are things that only the bullet's own place makes clear.
	elsewhere = sieve.MustCompile(`(?i)\b(?:the|its|their|his|her|this|these) ` +
		`(?:firm|company|organisation|organization|department|client|team|` +
		`existing|same|above|business|school|office|unit|internal|new|group)(?:['’]s)?\b|\ban? existing\b`)
)

// numbered is a figure in words.
var numbered = sieve.MustCompile(`(?i)\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|` +
	`twelve|twenty|thirty|forty|fifty|hundred|thousand|million)\b`)

// strength is how much a deed says of somebody without a job to compare with.
func strength(d deed, text string) float64 {
	s := strengthOf(d.verbs[0])
	if changes[d.verbs[0]] && strings.IndexFunc(d.object, unicode.IsDigit) >= 0 { // from what to what: a result
		s = ofResult
	}
	if strings.IndexFunc(text, unicode.IsDigit) >= 0 || numbered.MatchString(text) {
		s += 0.5
	}
	if strings.ContainsAny(text, "%£$€") {
		s += 0.5
	}
	if elsewhere.MatchString(d.object) {
		s -= 2
	}
	if n := len(strings.Fields(d.object)); n < 3 {
		s--
	}
	return s
}

// ofResult is how much it says of somebody what they changed by how much.
const ofResult = 3

// strengthOf is how much a verb says of somebody.
func strengthOf(verb string) float64 {
	verb = strings.TrimPrefix(verb, "co-")
	switch {
	case strongDeeds[verb]:
		return 3
	case weakDeeds[verb]:
		return -1.5
	}
	return 1.5
}
