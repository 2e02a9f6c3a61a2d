package tailor

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/sieve"
)

// item is one requirement that can be checked by itself.
type item struct {
	text  string // what is asked; differs from the quote where two items share a head
	quote string // verbatim
	nice  bool   // its clause says so
	must  bool   // its clause says so
}

// items cuts a statement into the requirements that can be checked one by one:
// tools, certificates and languages are split, alternatives and examples stay
// together, prose stays whole.
func items(statement string, german bool) []item {
	var out []item
	for _, sentence := range predicates(statement) {
		cut := clauses(sentence)
		for i, clause := range cut {
			sp := splitter{german, i < len(cut)-1}
			for _, part := range aside(clause) {
				nice := isWish(part) || wishedLike(sentence, cut, i) || sharesWish(part, cut[i+1:])
				out = append(out, sp.items(part, nice)...)
			}
		}
	}
	return out
}

// isWish reports that a part says it is only wished for; which of several things would be best says so of that one alone.
func isWish(part string) bool {
	if m := preferably.FindStringSubmatch(part); m != nil {
		part = m[1]
	}
	return nicePhrase.in(asNeededThen.ReplaceAllString(part, ""))
}

// asNeededThen says when something is to be done: "as may be required".
var asNeededThen = sieve.MustCompile(`(?i)\b(?:as|where|when|which|that) (?:\p{L}+ )?(?:may|might) be required\b`)

// wishedLike reports a clause that says "as would …" of the wish before it.
func wishedLike(sentence string, cut []string, i int) bool {
	return i > 0 && likewise.MatchString(sentence) && nicePhrase.in(cut[i-1])
}

// sharesWish reports a part without a predicate of its own before a wish: "Experience
// with A and with B is desirable".
func sharesWish(part string, after []string) bool {
	if len(after) == 0 {
		return false
	}
	last := after[len(after)-1]
	if ofSkilled.MatchString(part) {
		return false
	}
	return nicePhrase.in(last) && copula.MatchString(last) && !finite.MatchString(part)
}

// ofSkilled begins with how somebody is, of which "is a plus" behind it cannot be said.
var ofSkilled = sieve.MustCompile(`(?i)^(?:you are |be )?(?:highly |fully |very )?` +
	`(?:proficient|fluent|able|familiar|comfortable|skilled|experienced|competent|confident)\b`)

// items cuts a clause into its requirements.
func (sp splitter) items(clause string, nice bool) []item {
	list := sp.list(clause)
	if len(list) == 1 && list[0].text == "" {
		list = twoCredentials(clause)
	}
	must := emphatic.MatchString(clause)
	var out []item
	for _, it := range list {
		it.quote = qualificationOf(orWhole(toWhatEnd.ReplaceAllString(it.quote, ""), it.quote), len(list) > 1)
		it.text = cmp.Or(it.text, it.quote)
		it.nice, it.must = nice, must
		if it.quote != "" {
			out = append(out, it)
		}
	}
	return out
}

// toWhatEnd is what comes of what is asked for, which is no demand: ", ensuring high performance and security".
var toWhatEnd = sieve.MustCompile(`(?i),\s+(?:thereby |thus )?(?:ensuring|enabling|allowing|making sure)\b.*$`)

// twoCredentials takes apart two things that are each shown by a paper: "Gas Safe
// registered and NVQ Level 3 required", "own tools and a full driving licence".
func twoCredentials(s string) []item {
	for _, m := range andJoin.FindAllStringIndex(s, 4) {
		left, right := s[:m[0]], strings.TrimSpace(s[m[1]:])
		chooses := strings.Contains(left, " or ") || strings.Contains(right, " or ") && !orRelated.MatchString(right)
		if !chooses && !insideBrackets(s, m[0]) && areCredentials(left, right) {
			return []item{{quote: left}, {quote: right}}
		}
	}
	return []item{{quote: s}}
}

// orRelated is a degree that may be in a neighbouring subject.
var orRelated = sieve.MustCompile(`(?i)^an? (?:[\w-]+ ){0,3}degree in .* or (?:an? |in a )?(?:closely )?` +
	`(?:related|similar|relevant|cognate)\b`)

func areCredentials(left, right string) bool {
	return !(ofSchool.MatchString(left) && ofSchool.MatchString(right)) &&
		len(strings.Fields(left)) <= 10 && len(strings.Fields(right)) <= 12 &&
		isCredential(left) && isCredential(right) && !leadsOn.MatchString(right) && !copula.MatchString(right)
}

var andJoin = sieve.MustCompile(`,?\s+(?:and|plus|&)\s+|,\s+`)

func isCredential(s string) bool {
	return namesPaper(s) || ownThing.MatchString(s) || registered.MatchString(s)
}

var (
	ownThing   = sieve.MustCompile(`(?i)\bown (?:\w+ )?(?:tools|car|van|vehicle|transport|ppe)\b`)
	registered = sieve.MustCompile(`(?i)\b(?:registered|registration (?:with|as)|accredited|edition|qualification|qualified|membership of)\b`)
)

var (
	copula = sieve.MustCompile(`(?i)\b(?:is|are|would be|will be|sind|ist)\b`)
	finite = sieve.MustCompile(`(?i)\b(?:is|are|be|must|shall|should|will|would|have|has|need|needs|required|essential)\b|['’](?:ll|ve|re)\b`)
)

// likewise is ", as would a second language": said of both.
var likewise = sieve.MustCompile(`(?i),?\s+(?:as|and so) (?:would|is|are|will)\s`)

var emphatic = sieve.MustCompile(`(?i)\b(?:essential|required|needed|mandatory|a must)\)?\s*[.]?$`)

var (
	aboutPerson = sieve.MustCompile(`(?i)^(?:to be (?:successful|considered|eligible|shortlisted)[^,]{0,40}?,?\s*)?(?:the |an? )?(?:ideal |successful |suitable |right |ideally,? )?(?:candidates?|applicants?|appointee|person|post ?holder|job ?holder|role ?holder|incumbent|individual|you|they|he or she|she or he|he/she|s/he|we are looking for (?:someone|a \w+) who)(?:\s+(?:must|will|would|should|also|have|has|need|needs|can|bring|hold|possess|possesses)|['’](?:ll|ve|re))*\s+`)
	nextVerb    = sieve.MustCompile(`(?i),\s+(?:and\s+)?((?:is|are|be|has|have|enjoys?|possess(?:es)?|demonstrates?|shows?|brings?|holds?|understands?|knows?|works?|communicates?|learn|thrives?|speaks?|perform|use|apply|explain|present|write|run)\s)`)
)

// twoLevels is "A is essential and B is preferred".
var twoLevels = sieve.MustCompile(`(?i)^(.*?\b(?:is|are) (?:essential|required|mandatory|a must|preferred|desirable|an advantage|a plus))(?:,|,?\s+(?:and|but|while|whereas|alongside))\s+(?:alongside\s+)?()`)

// bareLevels is the same without a verb: "Hindi needed, English an advantage".
var bareLevels = sieve.MustCompile(`(?i)^(\S.*?\s` + bareLevel + `)(?:,|,?\s+(?:and|but|while))\s+(\S.*\s` + bareLevel + `[.!]?)$`)

const bareLevel = `(?:needed|required|essential|mandatory|a must|preferred|desirable|an? (?:added )?(?:advantage|asset|plus|bonus))`

// predicates cuts "The ideal candidate is X, enjoys Y, and has Z" into its parts.
func predicates(s string) []string {
	for _, join := range []*sieve.Regexp{twoLevels, bareLevels} {
		if m := join.FindStringSubmatchIndex(s); m != nil && !strings.HasPrefix(s[m[4]:], "not ") { // "preferred but not required"
			return append(predicates(s[:m[3]]), predicates(s[m[4]:])...)
		}
	}
	head := aboutPerson.FindString(s)
	if head == "" || !nextVerb.MatchString(s) {
		return []string{s}
	}
	var out []string
	start := 0
	for _, m := range nextVerb.FindAllStringSubmatchIndex(s, -1) {
		if len(strings.Fields(s[start:m[0]])) < 3 {
			return []string{s}
		}
		out = append(out, strings.TrimSpace(s[start:m[0]]))
		start = m[2]
	}
	return append(out, strings.TrimSpace(s[start:]))
}

const demand = `(?:(?:an?|(?:an?\s+)?(?:good|strong|sound|solid|clear|thorough|excellent|deep|basic|working))\s+(?:understanding|awareness|interest|background)|(?:(?:an?|the|some|also|your|of)\s+)*(?:(?:considerable|strong|excellent|good|general|thorough|proven|sound|solid|working|previous|prior|practical|demonstrated|demonstrable|relevant|basic|advanced|deep|in-depth|professional|hands-on|extensive|some|significant|recent|clear|genuine|keen|valid|full|current)\s+)*(?:ability|knowledge|experience|familiarity|track record|record of|command|skills? (?:in|with)|commitment to|willingness to|minimum|at least|a minimum|\d+\+? years|(?:one|two|three|four|five|six|seven|eight|ten)(?: \(\d+\))? years?))\b`

// credential is a second demand behind "with": "a teacher with a good degree in …".
const credential = `(?:(?:an?|some|at least|good|strong|proven|solid|demonstrable|previous|relevant|a minimum of|minimum(?: of)?)\s+)*(?:(?:good|honours|strong|first|relevant|proven|solid|recognised)\s+)*(?:degree|qualification|track record|GCSEs?|A-levels?|(?:\d+(?:\s*(?:to|-|–)\s*\d+)?\+?|two|three|four|five|six|seven|eight|ten) years['’]?)\b`

var (
	clauseJoin = sieve.MustCompile(`(?i),?\s+(?:and|plus|together with|along with|alongside|as well as|sowie|coupled with|combined with)\s+(?:` + demand + `|(?:to )?(?:be |are |is )?(?:able to|comfortable (?:with|in)|competent (?:with|in|at)|fluent|proficient|familiar with|willing to|committed to|confident)\b|(?:you |they )?(?:should|must|will|can|have|has|hold|holds|possess|possesses|know|speak|be)\b)|,\s+` + demand + `\s+(?:of|in|with|for|to|on)\b|,?\s+with\s+` + credential + `|,?\s+as (?:would|is|are|will)(?: be)?\s+|,?\s+and so (?:would|is|are|will)(?: be)?\s+|,\s+you (?:are|have|can|know|hold|speak|bring|offer|possess|understand|will (?:have|bring|be))\s|;\s+|,\s+(?:at least|(?:a )?min(?:\.|imum)?(?: of)?)\s+(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve)\b|,\s+(?:including|plus|of which)\s+(?:at least\s+)?(?:\d+\+?|one|two|three|four|five)\s+(?:years?|yrs?|months?)\b`)
	hanging    = sieve.MustCompile(`(?i)\b(?:of|in|with|for|to|by|on)$`)
)

// clauses splits where a new demand begins ("… and ability to …"), keeping the
// words of the demand with their clause.
func clauses(s string) []string {
	var out []string
	from := 0
	for _, m := range clauseJoin.FindAllStringIndex(s, -1) {
		if m[0] < from { // signs in a row: the words that join reached into it
			continue
		}
		left := strings.TrimSpace(s[from:m[0]])
		if insideBrackets(s, m[0]) || isUnfinished(left) {
			continue
		}
		out = append(out, left)
		from = m[0] + len(joint.FindString(s[m[0]:]))
	}
	return append(out, samePrepositions(strings.TrimSpace(s[from:]))...)
}

// isUnfinished reports words that are no clause without those behind them.
func isUnfinished(left string) bool {
	return len(strings.Fields(left)) < 2 || hanging.MatchString(left) || graduation.MatchString(left)
}

// samePrepositions takes "experience with A and with B" apart.
func samePrepositions(s string) []string {
	m := samePreposition.FindStringSubmatchIndex(s)
	if m == nil || insideBrackets(s, m[3]) || !strings.EqualFold(s[m[4]:m[5]], s[m[6]:m[7]]) {
		return []string{s}
	}
	return []string{s[:m[3]], s[m[6]:]}
}

// graduation goes on with its degree: "graduation from a college with a degree in".
var graduation = sieve.MustCompile(`(?i)^graduat\w+ from\b[^,]*$`)

// samePreposition is "experience with A and with B".
var samePreposition = sieve.MustCompile(`(?i)^((?:.*\b)?(?:experience|grasp) (with|of|in) .*\S),?\s+and\s+(with|of|in)\s`)

var joint = sieve.MustCompile(`(?i)^[,;.\s]*(?:(?:and so (?:would|is|are|will)(?: be)?|and|plus|together with|along with|alongside|as well as|sowie|coupled with|combined with|including|of which|with|as (?:would|is|are|will)(?: be)?)\s+)?(?:(?:you|they) )?`)

var nicely = sieve.MustCompile(`^(.*\S)\s*\(([^()]+)\)\s*$|^(.*\S)\s+[–—-]\s+(.+)$`)

// preferably says which of several things would be best, of a demand that one of them meets: "a degree, ideally in music".
var preferably = sieve.MustCompile(`(?i)^(\S+\s+\S.*?)(?:,\s+|\s+\(\s*|\s+)(?:preferably|ideally)\s\S.*$`)

// aside takes apart "SC clearance (DV desirable)" and "CRM literate – HubSpot
// ideally": the aside has a level of its own.
func aside(clause string) []string {
	m := nicely.FindStringSubmatch(clause)
	if m == nil {
		return []string{clause}
	}
	head, rest := m[1]+m[3], m[2]+m[4]
	if !nicePhrase.in(rest) || nicePhrase.in(head) || ofHead.MatchString(rest) || len(terms(phraseOf(rest))) == 0 {
		return []string{clause}
	}
	return []string{head, rest}
}

// ofHead goes on with what stands before the bracket: "(ideally with a licence)".
var ofHead = sieve.MustCompile(`(?i)^(?:preferably|ideally)\s+(?:with|in|from|as|within|at|on|to|of|for)\b`)

func insideBrackets(s string, at int) bool {
	return strings.Count(s[:at], "(")+strings.Count(s[:at], "[") > strings.Count(s[:at], ")")+strings.Count(s[:at], "]")
}

func stripBrackets(s string) string {
	i := strings.IndexAny(s, "([")
	if i <= 0 {
		return s
	}
	after := ""
	if j := strings.LastIndexAny(s, ")]"); j > i {
		after = s[j+1:]
	}
	return strings.TrimSpace(s[:i] + after)
}

var (
	postTitle  = sieve.MustCompile(`^(?:[\p{L}\d&/-]+\s+){0,4}(?i:engineer|manager|analyst|modeller|modeler|supervisor|planner|officer|adviser|advisor|teacher|nurse|developer|architect|consultant|specialist|coordinator|director|lead|administrator|technician|logistician|inspector|designer|expert|assistant|surveyor|hand|operator|leader|trainer|instructor|clerk|editor|translator|interpreter)s?$`)
	inBrackets = sieve.MustCompile(`^(.*?)\s*\(([^()]+)\)$`)
	headcount  = sieve.MustCompile(`(?i)^\d+\s*(?:fte|x|posts?|persons?|positions?|staff)?$`)
)

// qualificationOf reads lists of posts: "Lead Engineer (CEng)" asks for CEng, and
// "Site Supervisor" alone asks for nothing.
func qualificationOf(item string, several bool) string {
	m := inBrackets.FindStringSubmatch(item)
	switch {
	case m != nil && postTitle.MatchString(m[1]) && !ofHead.MatchString(m[2]):
		return bracketOf(item, m[1], m[2])
	case several && len(strings.Fields(item)) >= 2 && isPost(item):
		return ""
	}
	return item
}

// isPost reports the title of a post that is no qualification.
func isPost(item string) bool {
	return postTitle.MatchString(item) && titleCase(item) && !NamesCertificate(item)
}

// bracketOf is what the bracket behind the title of a post asks for.
func bracketOf(item, title, bracket string) string {
	switch {
	case headcount.MatchString(bracket):
		return ""
	case initials(title, bracket):
		return item
	}
	return bracket
}

// initials reports that the bracket only abbreviates what stands before it.
func initials(name, short string) bool {
	i := 0
	for _, w := range strings.FieldsFunc(name, func(r rune) bool { return r == ' ' || r == '-' || r == '/' }) {
		if i < len(short) && strings.EqualFold(w[:1], short[i:i+1]) {
			i++
		}
	}
	return i == len(short)
}

func titleCase(s string) bool {
	return !slices.ContainsFunc(strings.Fields(s), func(w string) bool {
		r, _ := utf8.DecodeRuneInString(w)
		return !unicode.IsUpper(r) && !unicode.IsDigit(r)
	})
}
