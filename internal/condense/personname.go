package condense

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/language"
	"focal/internal/wordset"
)

// longestName is how many words, initials among them, a name in capitals has at most.
const longestName = 6

// properName sets a name in capitals, what stands behind its first comma apart; initials, numerals and the letters of a degree
// stay. "" where it is not certain ("VAN DYK", "MACDONALD").
func properName(name string) string {
	head, letters, degrees := strings.Cut(name, ",")
	parts := letterRuns(head)
	if head != strings.ToUpper(head) || strings.ContainsAny(head, "0123456789()/\"") {
		return ""
	}
	words, whole := 0, 0
	for i, p := range parts {
		if !isLoud(p) {
			continue
		}
		after, certain := nameWord(parts, i, words > 0)
		if !certain {
			return ""
		}
		if words++; after != p {
			whole++
		}
		parts[i] = after
	}
	if words < 2 || words > longestName || whole == 0 || !slices.ContainsFunc(parts, longerName) {
		return ""
	}
	if degrees {
		return strings.Join(parts, "") + "," + letters
	}
	return strings.Join(parts, "")
}

func longerName(p string) bool { return utf8.RuneCountInString(p) > 2 && p != strings.ToUpper(p) }

// nameWord is a word of a name as its bearer writes it, and whether that is certain.
func nameWord(parts []string, i int, others bool) (after string, certain bool) {
	p := parts[i]
	low := strings.ToLower(p)
	size := utf8.RuneCountInString(p)
	switch {
	case size == 1, others && generations[p]:
		return p, true
	case language.NameParticles[low], strings.HasPrefix(low, "mac"), strings.HasPrefix(low, "mc"):
		return "", false
	case size == 2 && !beginsName[low] && !syllable(low), others && i+1 == len(parts) && letteredDegree(p):
		return p, true // initials
	}
	return language.NameCase(low), true
}

// generations number the bearers of a name in a family; of the other numerals some are names ("RUOLAN XI").
var generations = map[string]bool{"II": true, "III": true, "IV": true}

// beginsName are names and titles that are written short.
var beginsName = wordset.Of("md mr ms dr jr sr st")

// degreeLetters are those of degrees and memberships behind a name.
var degreeLetters = wordset.Of("mba ba bba dba mca bca llb llm ma pe cpa aca cfa acca cima " +
	"fca icai rn bsn aia leed ae se obe mbe cbe esq fra mrics")

// syllable reports two letters that are a name: "LI", "JO".
func syllable(low string) bool {
	return !strings.ContainsAny(low[:1], "aeiouy") && strings.ContainsAny(low[1:], "aeiouy")
}

// letteredDegree reports the letters of a degree or a membership at the end of a name: "JANE MOSS MBA".
func letteredDegree(p string) bool {
	return degreeLetters[strings.ToLower(p)] || utf8.RuneCountInString(p) < shortestPlain && !strings.ContainsAny(p, "AEIOUY")
}
