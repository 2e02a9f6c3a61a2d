package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	leadPhrase = sieve.MustCompile(`(?i)^(?:know your way around|(?:are |be )?at home (?:with|in)|competent user of|confident use of|track record (?:of|in)|à l'aise avec|[dl]['’])\s*`)
	tail       = sieve.MustCompile(`(?i)\s*(?:[,–-]\s*)?(?:\(?(?:is |are |would (?:also )?be |will be |can be |may be |as )?(?:strongly |highly |also |very |but )?(?:required|needed|essential|mandatory|preferred|desirable|desired|a (?:big |huge |real |great |major |definite |strong |distinct )?(?:plus|advantage)|an (?:added |additional )?advantage|advantageous|an asset|beneficial|favou?rable|a must|a bonus|ideally|welcome|preferable|helpful(?: but not (?:vital|essential|necessary))?|useful(?: but not (?:vital|essential|necessary))?|regarded|valued|viewed favou?rably|considered favou?rably|would set you apart|a given|a prerequisite|expected|considered|necessary|needed|important|would help(?: us)?(?: greatly)?|not essential|(?:ist |sind )?von vorteil|wünschenswert|erforderlich|souhaitée?s?|exigée?s?|appréciée?s?)\)?(?: for (?:this|the) (?:position|role|job|post))?)\s*[.]?$`)
	asIf       = sieve.MustCompile(`(?i)^(?:.{0,50}\bis (?:looking for|seeking) (?:candidates?|applicants?|someone|somebody|people|individuals?|a person) (?:with|who (?:have|has|is|are))\s+|so would(?: be)?\s+|` + pleased + `\s+|it (?:(?:would|will|is|['’]s)\b[^,]*?|(?:also )?helps? )\bif\s+(?:you(?:['’]ve| have| had)?|candidates (?:can|could|have)|applicants (?:can|could|have))\s+(?:also )?|` + wishedFor + `\s+|to (?:qualify|be considered|be eligible)\b.{0,60}?\b(?:must|should|need to)\s+(?:have|demonstrate|possess|show)\s+|we(?:['’]re| are)? (?:hoping|looking|keen|eager) (?:to (?:meet|find|hear from)|for) (?:someone|somebody|people|a person) (?:with|who(?:['’]s| is| has| have| are)?)\s+|we (?:are looking for|seek|need|want|(?:would |[’'])?(?:d )?expect (?:you|candidates|applicants) to(?: be| have)?)\s+|(?:the |this )?(?:role|post|position|job) (?:also )?(?:requires|calls for|demands|needs)\s+)`)
	holdOr     = sieve.MustCompile(`(?i)^.{0,60}?\b(?:hold|have|possess),? or be (?:willing|able|eligible|prepared) to (?:obtain|gain|achieve|undergo|get),?\s+(.+)$`)
	concedes   = sieve.MustCompile(`(?i)^(?:whilst|while|although|though|even though|` +
		`to (?:succeed|thrive|excel|do well))\s[^,]{3,90},\s+|` +
		`^to (?:qualify|be (?:considered|eligible|qualified))\b[^,]{0,90},\s+(?:your (?:resume|application|cv) must (?:also )?` +
		`(?:include|show|reflect|demonstrate)\s+)?`)
	// whateverHelp says that an aid may be given, for what is asked for all the same
	whateverHelp = sieve.MustCompile(`(?i),?\s+with or without (?:an? )?(?:reasonable )?accommodations?\b`)
	concession   = sieve.MustCompile(`(?i),? (?:although|before (?:you|they) (?:start|begin|join)|but (?:training|full training|not|we|individuals|candidates)|as (?:the|you|our|this|we)|because|since (?:the|our|this|we)|due to)\b.*$`)
	orElse       = sieve.MustCompile(`(?i),?\s+(?:or|and) (?:an? |any )?(?:equivalent|comparable) combination\b.*$`)
)

// subjectShall is whom a contract asks something of: "Analysts shall have".
var subjectShall = sieve.MustCompile(`^(?:(?:The|All|Each|Every|At least one|An?) )?(?:[\p{L}/-]+ ){1,4}?(?i:shall|must|should) (?:also )?(?i:have|hold|possess|be|demonstrate) (?:an? |the )?`)

const (
	maxPhraseWords = 16
	maxPhraseRunes = 140
)

// phraseOf is the short phrase of a requirement: without lead-in and level words.
// Whole words of the lead-in go only as long as something remains.
func phraseOf(item string) string {
	text := strings.TrimSpace(trimmed(item, " .;:,–-"))
	if m := holdOr.FindStringSubmatch(text); m != nil {
		text = m[1] + " (held or to be obtained)"
	}
	text = orWhole(whateverHelp.ReplaceAllString(text, ""), text)
	text = withoutConcession(text)
	for _, lead := range []*sieve.Regexp{asIf, aboutPerson, subjectShall} {
		text = orWhole(lead.ReplaceAllString(text, ""), text)
	}
	if m := concession.FindStringIndex(text); m != nil {
		text = orWhole(text[:m[0]], text)
	}
	text = orWhole(orElse.ReplaceAllString(text, ""), text)
	for range 2 {
		text = orWhole(withoutTail(text), text)
	}
	if !yearsPhrase.MatchString(text) {
		if cut := withoutLead(text); utf8.RuneCountInString(cut) > 1 {
			text = orWhole(cut, text)
		}
	}
	text = capitalised(clipped(strings.Trim(limitWords(text, maxPhraseWords), " ,;:–-")))
	if endsInInitials.MatchString(text) && strings.HasSuffix(strings.TrimSpace(item), ".") {
		text += "."
	}
	return text
}

// endsInInitials is the end of an abbreviation whose last full stop is its own: "the U.S".
var endsInInitials = sieve.MustCompile(`(?:^|[\s(])(?:\p{L}\.)+\p{L}$`)

// trimmed is a text without some signs around it; the dot that a name begins with is its own: ".NET".
func trimmed(text, signs string) string {
	text = strings.TrimRight(text, signs)
	bare := strings.TrimLeft(text, signs)
	if at := len(text) - len(bare); at > 0 && text[at-1] == '.' && len(bare) > 0 && isWordByte(bare[0]) {
		return text[at-1:]
	}
	return bare
}

// withoutConcession is a demand without what it concedes first, which asks for nothing itself: "to be considered you need A, B".
func withoutConcession(text string) string {
	at := concedes.FindStringIndex(text)
	if at == nil || needsAlready.MatchString(text[:at[1]]) && !asksBefore.MatchString(text[:at[1]]) {
		return text
	}
	return orWhole(text[at[1]:], text)
}

var (
	needsAlready = sieve.MustCompile(`(?i)\b(?:you|candidates|applicants)(?:['’]ll| will| would)? (?:need|must|should|have to)\b`)
	asksBefore   = sieve.MustCompile(`(?i)\b(?:include|show|reflect|demonstrate)\s+$`)
)

// orWhole is what is left of a text, as long as it says something.
func orWhole(cut, text string) string {
	if cut != text && len(terms(cut)) == 0 {
		return text
	}
	return cut
}

// clipped is a phrase that is not too long to be shown.
func clipped(s string) string {
	if utf8.RuneCountInString(s) <= maxPhraseRunes {
		return s
	}
	return strings.TrimSpace(string([]rune(s)[:maxPhraseRunes])) + "…"
}

func capitalised(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}

// longestTail is more than any phrase about the level at the end has.
const longestTail = 80

// withoutTail drops "is desirable" and the like at the end.
func withoutTail(s string) string {
	from := max(0, len(s)-longestTail)
	for from > 0 && !utf8.RuneStart(s[from]) {
		from--
	}
	return strings.TrimSpace(s[:from] + tail.ReplaceAllString(s[from:], ""))
}

// leadWords carry no meaning at the start of a requirement.
var leadWords = wordset.Of(`
	firm detailed adv adv.
	and or also as well including plus with the a an to have has had expect hold holds possess possesses be is are in of for you we
	they he she candidate candidates applicant applicants employee employees personnel staff interpreters all key at least
	minimum must shall should will would can need needs required require requires desired preferred ideally preferably essential
	desirable demonstrated demonstrable proven strong excellent good solid sound thorough comprehensive general expert master
	extensive in-depth deep broad previous prior some working practical hands-on advanced highly basic relevant valid current
	currently confident sichere sehr gute fundierte erste bonne maîtrise connaissance connaissances experience experienced
	knowledge kenntnisse erfahrung understanding ability able skill skills skilled expertise applying proficient proficiency
	familiar familiarity comfortable competent competence possession use fluency background using on grasp demonstrable de mit
	von du des`)

// withoutLead drops words such as "strong working knowledge of the".
func withoutLead(s string) string {
	for {
		if cut := leadPhrase.ReplaceAllString(s, ""); cut != s {
			s = cut
			continue
		}
		word, rest, found := strings.Cut(s, " ")
		next, _, _ := strings.Cut(rest, " ")
		named := ownAdjective(word, rest) || smallCompounds[strings.ToLower(word+next)] || word == "Master" && next == "of"
		if !found || named || !leadWords[strings.ToLower(strings.TrimRight(word, ",:"))] {
			return s
		}
		s = strings.TrimLeft(rest, " ")
	}
}

// ownAdjectives are adjectives of level that names begin with.
var ownAdjectives = wordset.Of(`Advanced Basic Practical`)

// ownAdjective reports an adjective of level that belongs to a name of ordinary
// words: "Advanced Life Support", but not "Advanced Excel".
func ownAdjective(word, rest string) bool {
	if !ownAdjectives[word] {
		return false
	}
	next := strings.Fields(rest)
	return len(next) >= 2 && isOrdinaryName(next[0]) && isOrdinaryName(next[1])
}

// isOrdinaryName reports an ordinary word with the capital of a name.
func isOrdinaryName(word string) bool {
	w := strings.Trim(word, ",;()")
	return titleCase(word) && isWord(w) && w != strings.ToUpper(w) && !knownSkill(w)
}

// levelWords is the quote without a name that begins like a level ("Advanced Life
// Support").
func levelWords(quote, name string) string {
	if word, rest, _ := strings.Cut(name, " "); ownAdjective(word, rest) {
		return strings.Replace(quote, name, "", 1)
	}
	return quote
}

// boundary is where a long phrase may end.
type boundary struct {
	words string
	early bool // however short the phrase is before it
}

// places are where the words stand: the last of several commas is the best.
func (b boundary) places(s string) []int {
	first, last := strings.Index(s, b.words), strings.LastIndex(s, b.words)
	switch {
	case first <= 0:
		return nil
	case b.words != ", ":
		return []int{first}
	}
	out := []int{last}
	for at := last; at > first; {
		at = strings.LastIndex(s[:at], b.words)
		out = append(out, at)
	}
	return out
}

// boundaries are where a long phrase may end, the best first.
var boundaries = []boundary{
	{" that ", false},
	{" which ", true},
	{", allowing ", true},
	{", ensuring ", true},
	{" in order to ", false},
	{" so that ", false},
	{", or an equivalent", false},
	{", or equivalent", false},
	{", including ", false},
	{" such as ", false},
	{", to ", false},
	{" to ", false},
	{", ", false},
}

// limitWords shortens a long phrase at an inner boundary.
func limitWords(s string, n int) string {
	words := strings.Fields(s)
	if len(words) <= n {
		return s
	}
	for _, b := range boundaries {
		for _, i := range b.places(s) {
			if before := len(strings.Fields(s[:i])); before <= n+2 && (b.early || before >= 4) {
				return closeBracket(s[:i])
			}
		}
	}
	for words = words[:n]; len(words) > 4 && stopWords[strings.ToLower(words[len(words)-1])]; {
		words = words[:len(words)-1]
	}
	return strings.TrimRight(closeBracket(strings.Join(words, " ")), " ,;:–-") + " …"
}

// closeBracket drops a bracket that the cut left open.
func closeBracket(s string) string {
	if i := strings.LastIndexAny(s, "(["); i > 0 && !strings.ContainsAny(s[i:], ")]") {
		return strings.TrimSpace(s[:i])
	}
	return s
}
