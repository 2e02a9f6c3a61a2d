package tailor

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	commaList = sieve.MustCompile(`,\s+(?:and\s+|und\s+|et\s+)?|,?\s+(?:and|und|sowie|et|plus|&)\s+(?:also\s+|de\s+|d['’]|du\s+)?`)
	examples  = sieve.MustCompile(`(?i)\b(?:such as|including|incl\.?|like|e\.\s?g\.?|i\.\s?e\.?|for example|for instance|z\.\s?B\.|wie|comme|tels? que|namely)\s|\betc\b|,\s+(?:allowing|enabling|ensuring|which|in order)\b`)
	headNoun  = sieve.MustCompile(`(?i)^\S+\s+((?:\S+\s+){0,2}(?:planning|management|maintenance|engineering|analysis|experience|certificates?|certification|licen[cs]es?|clearance|skills|programming|development|operations|qualifications?))$`)
)

// withoutExamples is a text up to the examples that it gives.
func withoutExamples(s string) string {
	if m := examples.FindStringIndex(s); m != nil {
		return s[:m[0]]
	}
	return s
}

// ofGroups is with whom somebody is to get on: "collaboration with Engineering, Product and Finance teams" is one demand.
var ofGroups = sieve.MustCompile(`(?i)\b(?:with|across|between|among)\s.*\b(?:teams|departments|functions|stakeholders|colleagues|` +
	`disciplines|audiences|partners|units|customers|clients)$`)

// oneOfThese begins a list of which one thing is enough: "one of: Python, Perl".
var oneOfThese = sieve.MustCompile(`(?i)\b(?:one|any|either)(?: or more)? of\b`)

// sharedHead returns the noun that "convoy and hazmat planning" leaves out in its
// first part; one of the two must be a name that we know.
func sharedHead(first string, parts []string) string {
	if len(parts) != 2 || len(strings.Fields(first)) != 1 {
		return ""
	}
	m := headNoun.FindStringSubmatch(parts[1])
	if m == nil || !surelyNamed(first) && !surelyNamed(strings.Fields(parts[1])[0]) {
		return ""
	}
	return m[1]
}

func saysOr(s string) bool {
	return strings.Contains(s, "/or ") || strings.Contains(s, " or ") || strings.Contains(s, " oder ") || strings.Contains(s, " ou ")
}

// enumerated splits at commas and "and" outside brackets.
func enumerated(s string) []string {
	var out []string
	start := 0
	for _, m := range commaList.FindAllStringIndex(s, -1) {
		before, after := s[start:m[0]], s[m[1]:]
		if insideBrackets(s, m[0]) || hanging.MatchString(before) || beginsAlternative(strings.TrimSpace(after)) ||
			oneName(before, s[m[0]:m[1]], after) || sameManner(before, after) || bothOpen.MatchString(before) ||
			isTownOf(before, s[m[0]:m[1]], after) ||
			ofSchool.MatchString(before) && ofSchool.MatchString(after) || sameDeed(before, s[m[0]:m[1]], after) {
			continue
		}
		out = appendFilled(out, s[start:m[0]])
		start = m[1]
	}
	return joinOther(s, appendFilled(out, s[start:]))
}

// sameDeed reports verbs of one form that share what stands behind the last of them: "designed and operated systems".
func sameDeed(before, join, after string) bool {
	words := strings.Fields(before)
	next := strings.Fields(after)
	if len(words) == 0 || len(next) < 2 || strings.TrimSpace(join) != "and" {
		return false
	}
	form := deedOf(next[0])
	i := len(words)
	for i > 0 && form != "" && deedOf(words[i-1]) == form {
		i--
	}
	return i < len(words) && (i == 0 || beforeDeed[fold(words[i-1])])
}

// beforeDeed stand before verbs.
var beforeDeed = wordset.Of("to you you've you'll have has having can will")

// deedOf is the form of a word that can only be a verb: "ed" or "base", or none.
func deedOf(word string) string {
	w := strings.ToLower(strings.Trim(word, ","))
	switch {
	case strings.HasSuffix(w, "ed") && len(w) > 4 && lexicon.Exact(w).Is(lexicon.Past|lexicon.PastPart):
		return "ed"
	case isVerb(w) && !strings.HasSuffix(w, "ing") && !knownSkill(w):
		return "base"
	}
	return ""
}

// sameManner reports two words for how something is done or said, which are one: "clearly and concisely", "oral and written".
func sameManner(before, after string) bool {
	last, first := strings.ToLower(lastWord(before)), strings.ToLower(strings.Trim(firstWord(after), ",.;"))
	return strings.HasSuffix(last, "ly") && strings.HasSuffix(first, "ly") || ofSpeech[last] && ofSpeech[first]
}

var ofSpeech = wordset.Of(`oral orally written verbal verbally spoken writing speech`)

// oneName reports two words that a sign joins to a name, or two numbers of one thing: "City & Guilds", "Eurocodes 2 and 3".
func oneName(before, join, after string) bool {
	last, first := lastWord(before), strings.Trim(firstWord(after), ",.;:()")
	if numbered(last) && numbered(first) || ofExam.MatchString(before) {
		return !strings.Contains(join, ",")
	}
	return strings.TrimSpace(join) == "&" && isOrdinaryName(last) && isOrdinaryName(first) &&
		!speech[strings.ToLower(last)] && !speech[strings.ToLower(first)]
}

// ofExam goes on with the subjects of an examination: "GCSE English and Maths".
var ofExam = sieve.MustCompile(`(?i)\b(?:GCSEs?|A-levels?)(?: in)?(?: \p{L}+){1,2}$`)

// numbered reports the number of a level, a part or a class.
func numbered(word string) bool { return len(word) <= 2 && digitsOnly(word) }

func firstWord(s string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(s), " ")
	return first
}

// bothOpen is "both" before the first of two things that are one demand: "English, both written and oral".
var bothOpen = sieve.MustCompile(`(?i)\bboth(?: \S+){1,4}$`)

// ofSchool names the level that is taught: "results at GCSE and A-level" is one demand.
var ofSchool = sieve.MustCompile(`(?i)\bat (?:GCSE|KS\d|key stage \d)s?$|^(?:A-levels?|KS\d|key stage \d|GCSE)\b`)

func appendFilled(list []string, part string) []string {
	if part = strings.TrimSpace(part); part != "" {
		return append(list, part)
	}
	return list
}

// alternating begin what is an alternative to the thing before a comma, or goes on with it.
var alternating = []string{"or ", "and/or ", "both ", "oder ", "/"}

func beginsAlternative(s string) bool {
	return slices.ContainsFunc(alternating, func(w string) bool { return strings.HasPrefix(s, w) })
}

// joinOther joins "Visual Basic" and "C# or other scripting language" again.
func joinOther(s string, parts []string) []string {
	for i := len(parts) - 1; i > 0; i-- {
		_, class, found := strings.Cut(parts[i], " or other ")
		if found && shows(parts[i-1], class) && strings.Contains(s, parts[i-1]+", "+parts[i]) {
			parts[i-1] += ", " + parts[i]
			parts = append(parts[:i], parts[i+1:]...)
		}
	}
	return parts
}

// shows reports that a thing belongs to a class: "Visual Basic, C# or other
// scripting language" is one requirement.
func shows(thing, class string) bool {
	implied := impliedBy(terms(lastThing.FindString(thing)))
	for _, t := range terms(class) {
		if implied[t] && !general()[t] {
			return true
		}
	}
	return false
}

var lastThing = sieve.MustCompile(`\S+(?:\s+\S+)?$`)

// isWord reports an ordinary word.
func isWord(w string) bool { return lexicon.Exact(strings.ToLower(w)).Known() }

var leadsOn = sieve.MustCompile(`(?i)^(?:of|in|with|for|to|by|on|from|that|which|who|where|while|when|others?|all|any|their|its|your|our|his)\b`)

// namedThing reports a product, an acronym or a name.
func namedThing(s string, begins bool) bool {
	if surelyNamed(s) {
		return true
	}
	w := strings.Fields(strings.TrimPrefix(s, "the "))
	if len(w) == 0 {
		return false
	}
	r, _ := utf8.DecodeRuneInString(w[0])
	if !unicode.IsUpper(r) {
		return false
	}
	return !begins || !isWord(strings.Trim(w[0], ".,()"))
}

// surelyNamed reports a mark that only names have: a digit, an inner capital, a known thing.
func surelyNamed(s string) bool {
	if knownSkill(s) || isProduct(s) || slices.ContainsFunc(strings.Fields(s), isName) {
		return true
	}
	return speech[strings.ToLower(strings.Trim(lastWord(s), "().,"))]
}

// isProduct reports a thing that has a class, in small letters too: "git".
func isProduct(s string) bool {
	low := strings.ToLower(s)
	return !strings.Contains(low, " ") && products()[low] && (!wordNames[low] && !isWord(low) || low != s)
}

// isName reports a word with a digit, an inner capital or a sign, or a known thing.
func isName(word string) bool {
	for i, r := range strings.Trim(word, "()") {
		if unicode.IsDigit(r) || unicode.IsUpper(r) && i > 0 || r == '#' || r == '+' {
			return true
		}
	}
	return knownSkill(strings.Trim(word, "().,"))
}

func lastWord(s string) string {
	w := strings.Fields(stripBrackets(s))
	if len(w) == 0 {
		return ""
	}
	return w[len(w)-1]
}

// isVerb reports a base form that begins a task ("plan", "supervise").
func isVerb(w string) bool {
	w = strings.ToLower(w)
	i := lexicon.Exact(w)
	return commonVerbs[w] || i.Is(lexicon.Base) && (!i.Is(lexicon.Noun|lexicon.Adj) || i.Is(lexicon.VerbFirst))
}

var commonVerbs = wordset.Of(`
	plan design develop build lead manage train supervise write create maintain support deliver communicate organise organize
	analyse analyze test coordinate establish operate planning developing designing building leading managing training driving
	delivering navigating gathering evaluating supervising writing creating maintaining supporting communicating organising
	organizing analysing analyzing coordinating establishing operating setup implementing preparing presenting working making
	using`)
