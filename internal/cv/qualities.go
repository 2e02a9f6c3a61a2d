package cv

import (
	"strings"
	"unicode"

	"focal/internal/wordset"
)

// Qualities reports a group of what somebody is like ("Strengths", "Personal Skills"), not of what somebody can do.
func (g *SkillGroup) Qualities() bool {
	character, skills, personal := false, false, false
	for _, w := range strings.FieldsFunc(strings.ToLower(g.Name.Value), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if ofTrade[w] {
			return false
		}
		character = character || characterWords[w]
		personal = personal || personalWords[w]
		skills = skills || strings.HasPrefix(w, "skill")
	}
	return personal || character && !skills
}

var (
	// characterWords name what somebody is like, personalWords make as much of "skills".
	characterWords = wordset.Of(`strength strengths strenghts stregths strengh trait traits attribute attributes quality qualities character
		characteristics`)
	personalWords = wordset.Of("soft personal personality interpersonal")
	// ofTrade are words by which such a name speaks of work.
	ofTrade = wordset.Of(`technical computer software it ict control assurance digital analytical tools professional managerial hard
		training development care protective`)
)
