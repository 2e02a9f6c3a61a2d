package tailor

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// longestSkill is how many terms a skill has at most that is asked for by a part of it: a longer one is a sentence.
const longestSkill = 6

// within reports a skill that says a whole name which the requirement has, with more around it: "Schedules and Earned
// Value Analysis". One word is not enough: "Word processing" is not Word.
func (d ask) within(p passage, skill []string) bool {
	if p.ref.Role != cv.RoleSkill || len(skill) > longestSkill || lessThanHeld.MatchString(p.value) {
		return false
	}
	return slices.ContainsFunc(d.either, func(e string) bool {
		list := strings.Fields(e)
		return len(list) > 1 && len(notGeneral(list)) > 0 && strings.Contains(spaced(skill), spaced(list))
	})
}

// lessThanHeld is what makes less of a skill.
var lessThanHeld = sieve.MustCompile(`(?i)\b(?:no|not|never|without|little|limited|in progress|` +
	`pending|planned|expired|lapsed|lacks?)\b|^(?:currently |still )?learning\b`)

// sameButVersion reports a name that differs from another by the figure of its version only: "HTML" and "HTML5"; "Web3" is no web.
func sameButVersion(one, other string) bool {
	if len(one) > len(other) {
		one, other = other, one
	}
	return len(one) > 3 && len(other) == len(one)+1 && strings.HasPrefix(other, one) && unicode.IsDigit(rune(other[len(other)-1])) &&
		!strings.ContainsFunc(one, unicode.IsDigit)
}

// duties are the verbs that lines of an advert open with, by their terms: "Mentor others".
type duties map[string]bool

func dutiesIn(advert string) duties {
	d := duties{}
	for line := range strings.Lines(advert) {
		line = strings.TrimLeft(line, " \t-*•·–—▪●◦")
		first, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if rest == "" || !opensDeed(first) {
			continue
		}
		for _, t := range terms(first) {
			d[t] = !general()[t]
		}
	}
	return d
}

// name reports a skill that is the name of a duty: "Mentoring".
func (d duties) name(skill string) bool {
	list := terms(skill)
	return len(list) == 1 && strings.HasSuffix(strings.ToLower(skill), "ing") && !strings.Contains(skill, " ") && d[list[0]]
}

// leads says how what stands behind it on its line is known.
var leads = sieve.MustCompile(`(?i)^(?:(?:highly|very|well|fully|good|basic|working|sound|strong|excellent|advanced|some|having) )*` +
	`(?:trained|proficien\w+|skilled|experienced?|fluen\w+|knowledge|understanding|familiar\w*|certified|competent|expert\w*|` +
	`versed|conversant|training|exposure|hands[- ]on experience) (?:in|on|with|of|at|to)\b`)

// heldBehind reports for each skill of a list how many behind it stay there: "Trained on" and the label in "Planning - Primavera"
// reach to the skills behind them on their line, and an item may go on in the next.
func heldBehind(list []cv.Text) []int {
	reach := make([]int, len(list))
	for i, t := range list {
		n := i + 1
		opens := opensList.MatchString(t.Value) && (i == 0 || !sameLine(list[i-1], t)) || leads.MatchString(t.Value)
		for ; n < len(list); n++ {
			if !restOf.MatchString(list[n].Value) && !(opens && sameLine(t, list[n]) && !leads.MatchString(list[n].Value)) {
				break
			}
		}
		reach[i] = n - i - 1
	}
	return reach
}

// restOf is how the rest of a text begins.
var restOf = sieve.MustCompile(`^(?:and|or|with|of|for|in|to|by|from|as|including|etc|[Ll]ike|[Ss]uch as)\b`)

// opensList is a label, or the end of a sentence that tells of several things, with the first of a list behind it.
var opensList = sieve.MustCompile(`^[^()]{3,}(?: [-–—]|:) ?[^()]+$`)

// denied is how a skill begins that nobody has.
var denied = sieve.MustCompile(`(?i)^(?:no|not|never|without|little|limited) `)

// sentenceLike reports a skill that is told in a sentence: it stands where it was put.
func sentenceLike(skill string) bool {
	return len(strings.Fields(skill)) > longestSkill+2 || strings.HasSuffix(skill, ".") && strings.Count(skill, " ") > 2
}

// sameLine reports two skills that one line of the file tells.
func sameLine(one, other cv.Text) bool {
	return len(one.Lines) > 0 && len(other.Lines) > 0 && one.Lines[len(one.Lines)-1] == other.Lines[0]
}
