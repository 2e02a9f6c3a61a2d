package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// splitter splits enumerations. In German every noun has a capital, which then
// says nothing about names.
type splitter struct {
	german bool
	open   bool // another clause follows: "A, B, and at least C" was cut before C
}

var (
	commaList = sieve.MustCompile(`,\s+(?:and\s+|und\s+|et\s+)?|,?\s+(?:and|und|sowie|et|plus|&)\s+(?:also\s+|de\s+|d['’]|du\s+)?`)
	examples  = sieve.MustCompile(`(?i)\b(?:such as|including|like|e\.\s?g\.?|i\.\s?e\.?|for example|for instance|z\.\s?B\.|wie|comme|tels? que|namely)\s|\betc\b|,\s+(?:allowing|enabling|which|in order)\b`)
	headNoun  = sieve.MustCompile(`(?i)^\S+\s+((?:\S+\s+){0,2}(?:planning|management|maintenance|engineering|analysis|experience|certificates?|certification|licen[cs]es?|clearance|skills|programming|development|operations|qualifications?))$`)
	opening   = sieve.MustCompile(`(?i)^(.*\b(?:in|with|of|using|around|to|at|for|as|require[sd]?|hold|holds|have|has|possess|possesses|user of|knows?|de|von|mit|within)\s+|.*\b[dl]['’])(\S.*)$`)
)

// list splits an enumeration of concrete things. A verbal part makes it prose,
// which stays whole.
func (sp splitter) list(clause string) []item {
	whole := []item{{quote: clause}}
	if clearanceWord.MatchString(clause) && obtainable.MatchString(clause) {
		return whole
	}
	end := len(clause)
	if m := examples.FindStringIndex(clause); m != nil {
		end = m[0]
	}
	parts := sp.parts(clause, end)
	if len(parts) < 2 {
		return whole
	}
	if chain(clause[:end], parts) {
		return whole
	}
	first, intro := parts[0], ""
	if m := opening.FindStringSubmatch(first); m != nil && (sp.named(m[2], false) || len(strings.Fields(m[2])) <= 3) {
		intro, first = m[1], m[2]
	}
	shared := sharedHead(sp, first, parts)
	if shared == "" && sp.names(parts) {
		return separate(parts)
	}
	if shared == "" && !allPosts(parts) && !sp.isList(first, parts[1:], intro == "", end < len(clause)) {
		return whole
	}
	out := separate(parts)
	if shared != "" {
		out[0] = item{text: intro + first + " " + shared, quote: clause}
	}
	return out
}

// obtainable is "hold, or be willing to obtain, SC clearance".
var obtainable = sieve.MustCompile(`(?i)\b(?:willing|able|eligible|prepared) (?:to (?:obtain|gain|achieve|undergo|get|hold)|for)\b`)

func separate(parts []string) []item {
	out := make([]item, len(parts))
	for i, p := range parts {
		out[i] = item{quote: p}
	}
	return out
}

// names reports a long demand that goes on with the names of certificates or
// tools: "a record of delivering schools, SMSTS, CSCS and First Aid tickets".
func (sp splitter) names(parts []string) bool {
	if sp.german || len(parts) < 3 || len(strings.Fields(parts[0])) <= 6 {
		return false
	}
	named := 0
	for _, p := range parts[1:] {
		words := strings.Fields(stripBrackets(p))
		if len(words) == 0 || isVerb(words[0]) && !sp.strong(words[0]) {
			return false
		}
		if len(words) <= 4 && sp.strong(p) {
			named++
		}
	}
	return named >= 2
}

// allPosts reports a list of posts, with or without what they ask for in brackets.
func allPosts(parts []string) bool {
	for _, p := range parts {
		if p = stripBrackets(p); !postTitle.MatchString(p) || !titleCase(p) {
			return false
		}
	}
	return true
}

// sharedHead returns the noun that "convoy and hazmat planning" leaves out in its
// first part; one of the two must be a name that we know.
func sharedHead(sp splitter, first string, parts []string) string {
	if len(parts) != 2 || len(strings.Fields(first)) != 1 {
		return ""
	}
	m := headNoun.FindStringSubmatch(parts[1])
	if m == nil || !sp.strong(first) && !sp.strong(strings.Fields(parts[1])[0]) {
		return ""
	}
	return m[1]
}

// chain reports alternatives: "A, B or C" without any "and".
func chain(clause string, parts []string) bool {
	last := " " + parts[len(parts)-1] + " "
	if !strings.Contains(last, " or ") && !strings.Contains(last, " oder ") && !strings.Contains(last, " ou ") {
		return false
	}
	for _, m := range commaList.FindAllString(clause, -1) {
		if strings.TrimSpace(m) != "," {
			return false
		}
	}
	return true
}

// parts splits at commas and "and" outside brackets, up to the examples.
func (sp splitter) parts(s string, end int) []string {
	var out []string
	start := 0
	for _, m := range commaList.FindAllStringIndex(s, -1) {
		rest := strings.TrimSpace(s[m[1]:])
		if m[0] >= end {
			break
		}
		if insideBrackets(s, m[0]) || hanging.MatchString(s[start:m[0]]) || strings.HasPrefix(rest, "or ") || strings.HasPrefix(rest, "oder ") || strings.HasPrefix(rest, "/") {
			continue
		}
		if part := strings.TrimSpace(s[start:m[0]]); part != "" {
			out = append(out, part)
		}
		start = m[1]
	}
	if part := strings.TrimSpace(s[start:]); part != "" {
		out = append(out, part)
	}
	for i := len(out) - 1; i > 0; i-- {
		_, class, found := strings.Cut(out[i], " or other ")
		if found && shows(out[i-1], class) && strings.Contains(s, out[i-1]+", "+out[i]) {
			out[i-1] += ", " + out[i]
			out = append(out[:i], out[i+1:]...)
		}
	}
	return out
}

// shows reports that a thing belongs to a class: "Visual Basic, C# or other
// scripting language" is one requirement.
func shows(thing, class string) bool {
	implied := impliedBy(terms(lastThing.FindString(thing)))
	for _, t := range terms(class) {
		if implied[t] && !general[t] {
			return true
		}
	}
	return false
}

var lastThing = sieve.MustCompile(`\S+(?:\s+\S+)?$`)

// isList tells an enumeration of things ("Go, SQL and Kafka") from prose ("plan,
// train and supervise the work of others").
func (sp splitter) isList(first string, rest []string, begins, exemplified bool) bool {
	named, strong, phrases, verbs := 0, 0, 0, 0
	all := append([]string{first}, rest...)
	for i, p := range all {
		if m := examples.FindStringIndex(p); exemplified && i == len(all)-1 && m != nil {
			p = p[:m[0]]
		}
		p = strings.TrimSpace(stripBrackets(withoutTail(p)))
		words := strings.Fields(p)
		if len(words) == 0 || len(words) > 6 && !alternativesIn(p) || len(words) > 9 || leadsOn.MatchString(p) || tail0.MatchString(p) {
			return false
		}
		plain := strings.ToLower(words[0]) == words[0] || i == 0 && begins && (len(words) == 1 || !titleCase(p))
		if plain && isVerb(words[0]) && !knownSkill(p) {
			verbs++
		}
		if sp.strong(p) {
			strong++
		}
		if sp.named(p, i == 0 && begins) {
			named++
		}
		if len(words) >= 2 && !strings.HasSuffix(words[0], "ing") {
			phrases++
		}
	}
	n := len(all)
	if verbs*3 > n {
		return false
	}
	if n == 2 && (len(strings.Fields(first)) > 1 || !begins && len(strings.Fields(all[1])) > 1 && lexicon.Exact(strings.ToLower(strings.Fields(all[1])[0])).Known()) && !sp.strong(all[1]) && !sp.strong(lastWord(first)) && titleCase(lastWord(first)) && lexicon.Exact(strings.ToLower(lastWord(first))).Known() {
		return false // "Inspection and Testing" in one title
	}
	if n == 2 {
		if !begins && sp.strong(first) && len(strings.Fields(first)) == 1 && verbs == 0 && len(strings.Fields(all[1])) <= 2 {
			return true
		}
		return named == 2 || sp.open && phrases == 2 && verbs == 0 || strong == 1 && phrases == 0 && len(strings.Fields(all[1])) <= 2
	}
	return phrases == n || named*2 >= n || strong > 0 && named > 0
}

var (
	leadsOn = sieve.MustCompile(`(?i)^(?:of|in|with|for|to|by|on|from|that|which|who|where|while|when|others?|all|any|their|its|your|our|his)\b`)
	tail0   = sieve.MustCompile(`(?i)\b(?:of|in|with|for|to|by|on|the|a|an|and|or|related|equivalent|similar)$`)
)

func alternativesIn(p string) bool { return strings.Contains(p, " or ") }

// named reports a product, an acronym or a name.
func (sp splitter) named(s string, begins bool) bool {
	if sp.strong(s) {
		return true
	}
	w := strings.Fields(strings.TrimPrefix(s, "the "))
	if len(w) == 0 || sp.german {
		return false
	}
	r, _ := utf8.DecodeRuneInString(w[0])
	if !unicode.IsUpper(r) {
		return false
	}
	return !begins || !lexicon.Exact(strings.ToLower(strings.Trim(w[0], ".,()"))).Known()
}

// strong reports a mark that only names have: a digit, an inner capital, a known thing.
func (sp splitter) strong(s string) bool {
	if knownSkill(s) {
		return true
	}
	for _, w := range strings.Fields(s) {
		for j, r := range strings.Trim(w, "()") {
			if unicode.IsDigit(r) || unicode.IsUpper(r) && j > 0 || r == '#' || r == '+' {
				return true
			}
		}
		if knownSkill(strings.Trim(w, "().,")) {
			return true
		}
	}
	_, isLanguage := speech[strings.ToLower(strings.Trim(lastWord(s), "().,"))]
	return isLanguage
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
	i := lexicon.Exact(strings.ToLower(w))
	if i.Is(lexicon.Base) && (!i.Is(lexicon.Noun|lexicon.Adj) || i.Is(lexicon.VerbFirst)) {
		return true
	}
	return commonVerbs[strings.ToLower(w)]
}

var commonVerbs = wordset.Of(`
	plan design develop build lead manage train supervise write create maintain support deliver communicate organise organize
	analyse analyze test coordinate establish operate planning developing designing building leading managing training driving
	delivering navigating gathering evaluating supervising writing creating maintaining supporting communicating organising
	organizing analysing analyzing coordinating establishing operating setup implementing preparing presenting working making
	using`)
