package condense

import "focal/internal/sieve"

// takenPart opens a bullet with what somebody took part in.
var takenPart = sieve.MustCompile(`^Participation in (?:the |all |an? |various )?\p{Ll}`)

// participated gives it its verb.
func participated(text string, s speaker) string {
	if words := tagged(text); !s.listed || !takenPart.MatchString(text) || mainVerb(words) || finite(words) {
		return ""
	}
	return capital(s.verb("participate")) + text[len("Participation"):]
}
