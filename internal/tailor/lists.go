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

// splitter splits enumerations. In German every noun has a capital, which then
// says nothing about names.
type splitter struct {
	german bool
	open   bool // another clause follows: "A, B, and at least C" was cut before C
}

var (
	commaList = sieve.MustCompile(`,\s+(?:and\s+|und\s+|et\s+)?|,?\s+(?:and|und|sowie|et|plus|&)\s+(?:also\s+|de\s+|d['’]|du\s+)?`)
	examples  = sieve.MustCompile(`(?i)\b(?:such as|including|incl\.?|like|e\.\s?g\.?|i\.\s?e\.?|for example|for instance|z\.\s?B\.|wie|comme|tels? que|namely)\s|\betc\b|,\s+(?:allowing|enabling|ensuring|which|in order)\b`)
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
	if each := eachLanguage(clause); each != nil {
		return each
	}
	if before, after, ok := resumed(clause); ok {
		return append(splitter{sp.german, true}.list(before), sp.list(after)...)
	}
	plain := strings.TrimRight(withoutExamples(clause), ", ")
	parts := sp.parts(clause, len(plain))
	if len(parts) < 2 || chain(plain, parts) || oneOfThese.MatchString(parts[0]) || ofGroups.MatchString(plain) || isOfManner(parts[0]) ||
		isExplained(clause) || sp.areSubjects(parts) || sp.isDoneWith(parts) {
		return whole
	}
	intro, first := sp.introduction(parts[0])
	shared := sharedHead(sp, first, parts)
	switch {
	case shared != "":
		out := separate(parts)
		out[0] = item{text: intro + first + " " + shared, quote: clause}
		return out
	case sp.names(parts), allPosts(parts), sp.isList(first, parts[1:], intro == "", len(plain) < len(clause)):
		return separate(parts)
	}
	return whole
}

// isDoneWith reports two deeds that share all that stands behind them, unless that goes on with names of things: "establish and
// maintain relationships with the board, officials, and the public", but not "build and run services in Java, Spring and Jira".
func (sp splitter) isDoneWith(parts []string) bool {
	before, after, both := strings.Cut(parts[0], " and ")
	return both && sameDeed(before, "and", after) && !slices.ContainsFunc(parts[1:], sp.strong)
}

// areSubjects reports a degree with the subjects of which one is enough, however they are listed.
func (sp splitter) areSubjects(parts []string) bool {
	if !inSubjects.MatchString(parts[0]) || degreeLevel(fold(parts[0])) == 0 {
		return false
	}
	return !slices.ContainsFunc(parts[1:], func(p string) bool {
		return !titleCase(p) || knownSkill(p) && len(fieldsOf(terms(p))) == 0 || degreeLevel(fold(p)) > 0 || NamesCertificate(p)
	})
}

var inSubjects = sieve.MustCompile(`(?i)\b(?:degree|bachelor['’]?s?|master['’]?s?|bsc|msc|ba|ma)\b.* in \S`)

// resumed cuts a list that goes on behind the examples of one of its things: "tests, tools like Sonotest, and ledgers".
func resumed(clause string) (before, after string, ok bool) {
	m := examples.FindStringIndex(clause)
	if m == nil {
		return "", "", false
	}
	at := strings.LastIndex(clause, ", and ")
	if at < m[1] || !strings.Contains(clause[:m[0]], ", ") || insideBrackets(clause, at) {
		return "", "", false
	}
	before, after = clause[:at], clause[at+len(", and "):]
	words := strings.Fields(withoutTail(after))
	if len(words) < 2 || words[0] != strings.ToLower(words[0]) || !isWord(words[0]) || isVerb(words[0]) || leadsOn.MatchString(after) {
		return "", "", false
	}
	return before, after, true
}

// introduction cuts the first part of an enumeration before the thing that it names.
func (sp splitter) introduction(part string) (intro, first string) {
	m := opening.FindStringSubmatch(part)
	if m == nil || !sp.named(m[2], false) && len(strings.Fields(m[2])) > 3 {
		return "", part
	}
	return m[1], m[2]
}

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

// explained is a thing with what it means behind a dash: "Clear writing — tickets, manuals, updates to customers".
var explained = sieve.MustCompile(`^([\p{L}\d+#/ -]{3,60}?)\s+[—–]\s+\S`)

// isExplained reports such a thing, no label that stands for what is behind it: "Tools – Git, Jira".
func isExplained(clause string) bool {
	m := explained.FindStringSubmatch(clause)
	if m == nil {
		return false
	}
	last := strings.ToLower(lastWord(m[1]))
	return len(strings.Fields(m[1])) <= maxHeadWords && !strings.HasSuffix(last, "s") && !headingWords[last]
}

// maxHeadWords is how many words a thing has at most that is explained behind it.
const maxHeadWords = 6

// isOfManner reports an article with an adjective, which goes on with what it is of: "a structured, careful mindset".
func isOfManner(part string) bool {
	words := strings.Fields(strings.ToLower(part))
	if len(words) != 2 || words[0] != "a" && words[0] != "an" {
		return false
	}
	i := lexicon.Exact(words[1])
	return strings.HasSuffix(words[1], "ed") || i.Is(lexicon.Adj) && !i.Is(lexicon.Noun)
}

// eachLanguage takes languages apart that share what is asked of them: "very good Estonian and English language skills".
func eachLanguage(clause string) []item {
	words := strings.Fields(clause)
	var at []int
	for i, w := range words {
		switch low := strings.ToLower(strings.Trim(w, "(),.;")); {
		case speech[low]:
			at = append(at, i)
		case len(at) > 0 && at[len(at)-1] == i-1 && low == "and":
			at = append(at, i)
		}
	}
	if len(at) != 3 || at[2] != at[0]+2 || at[1] != at[0]+1 || saysOr(clause) {
		return nil
	}
	before, after := strings.Join(words[:at[0]], " "), strings.Join(words[at[2]+1:], " ")
	if before+after == "" {
		return nil
	}
	var out []item
	for _, i := range []int{at[0], at[2]} {
		out = append(out, item{text: strings.TrimSpace(before + " " + words[i] + " " + after), quote: clause})
	}
	return out
}

// oneOfThese begins a list of which one thing is enough: "one of: Python, Perl".
var oneOfThese = sieve.MustCompile(`(?i)\b(?:one|any|either)(?: or more)? of\b`)

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
		if sp.isDeed(words) {
			return false
		}
		if len(words) <= 4 && sp.strong(p) {
			named++
		}
	}
	return named >= 2
}

// isDeed reports a part that begins with what is to be done, or is empty.
func (sp splitter) isDeed(words []string) bool {
	return len(words) == 0 || isVerb(words[0]) && !sp.strong(words[0])
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
	if !saysOr(" " + parts[len(parts)-1] + " ") {
		return false
	}
	return !slices.ContainsFunc(commaList.FindAllString(clause, -1), func(m string) bool { return strings.TrimSpace(m) != "," })
}

func saysOr(s string) bool {
	return strings.Contains(s, "/or ") || strings.Contains(s, " or ") || strings.Contains(s, " oder ") || strings.Contains(s, " ou ")
}

// parts splits at commas and "and" outside brackets, up to the examples.
func (sp splitter) parts(s string, end int) []string {
	var out []string
	start := 0
	for _, m := range commaList.FindAllStringIndex(s, -1) {
		if m[0] >= end {
			break
		}
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

// isList tells an enumeration of things ("Go, SQL and Kafka") from prose ("plan,
// train and supervise the work of others").
func (sp splitter) isList(first string, rest []string, begins, exemplified bool) bool {
	all := append([]string{first}, rest...)
	n := len(all)
	var found tally
	for i, p := range all {
		if exemplified && i == n-1 {
			p = withoutExamples(p)
		}
		p = strings.TrimSpace(stripBrackets(withoutTail(p)))
		if !mayBeThing(p) {
			return false
		}
		sp.count(&found, p, i == 0 && begins)
	}
	switch {
	case found.verbs*3 > n:
		return false
	case n == 2:
		return !sp.isOneTitle(first, rest[0], begins) && sp.isPair(first, rest[0], begins, found)
	}
	return found.phrases == n || found.named*2 >= n || found.strong > 0 && found.named > 0 || begins && n >= longList && shortParts(all)
}

// longList is how many short parts are a list whatever they are: "data entry, typing, filing, stock control, invoicing".
const longList = 5

// shortParts reports parts of few words each.
func shortParts(parts []string) bool {
	return !slices.ContainsFunc(parts, func(p string) bool { return len(strings.Fields(p)) > 3 })
}

// tally counts the parts of an enumeration.
type tally struct {
	named, strong int // see splitter
	phrases       int // of several words
	verbs         int // of what is to be done
}

func (sp splitter) count(t *tally, p string, begins bool) {
	words := strings.Fields(p)
	if isPlain(p, words, begins) && isVerb(words[0]) && !knownSkill(p) {
		t.verbs++
	}
	if sp.strong(p) {
		t.strong++
	}
	if sp.named(p, begins) {
		t.named++
	}
	if len(words) >= 2 && !strings.HasSuffix(words[0], "ing") {
		t.phrases++
	}
}

// mayBeThing reports a part that is short and complete.
func mayBeThing(p string) bool {
	words := len(strings.Fields(p))
	if words == 0 || words > 9 || words > 6 && !alternativesIn(p) {
		return false
	}
	return !leadsOn.MatchString(p) && !tail0.MatchString(p)
}

// isPlain reports a part without the capital of a name; that of the first word of
// a sentence is none.
func isPlain(p string, words []string, begins bool) bool {
	return strings.ToLower(words[0]) == words[0] || begins && (len(words) == 1 || !titleCase(p))
}

// isOneTitle is "Inspection and Testing" in one title.
func (sp splitter) isOneTitle(first, second string, begins bool) bool {
	if len(strings.Fields(first)) < 2 && (begins || !beginsPhrase(second)) {
		return false
	}
	last := lastWord(first)
	return titleCase(last) && isWord(last) && !sp.strong(second) && !sp.strong(last)
}

// beginsPhrase reports several words of which the first is an ordinary one.
func beginsPhrase(s string) bool {
	words := strings.Fields(s)
	return len(words) > 1 && isWord(words[0])
}

// isWord reports an ordinary word.
func isWord(w string) bool { return lexicon.Exact(strings.ToLower(w)).Known() }

// isPair reports that two parts are two things.
func (sp splitter) isPair(first, second string, begins bool, found tally) bool {
	if found.named == 2 || sp.open && found.phrases == 2 || sp.strong(first) && endsAsSkill.MatchString(second) && found.verbs == 0 {
		return true
	}
	return len(strings.Fields(second)) <= 2 && (found.strong == 1 && found.phrases == 0 || sp.isNameBehind(first, begins))
}

// endsAsSkill is the second of two skills of which the first has a name: "advanced SQL and data modelling skills".
var endsAsSkill = sieve.MustCompile(`(?i)^(?:[\p{L}-]+ ){1,3}(?:skills|proficiency|expertise|knowledge)$`)

// isNameBehind reports a name of one word behind an introduction.
func (sp splitter) isNameBehind(first string, begins bool) bool {
	return !begins && len(strings.Fields(first)) == 1 && sp.strong(first)
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
	return !begins || !isWord(strings.Trim(w[0], ".,()"))
}

// strong reports a mark that only names have: a digit, an inner capital, a known thing.
func (sp splitter) strong(s string) bool {
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
