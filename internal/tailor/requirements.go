package tailor

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Levels of a requirement.
const (
	Must = "must"
	Nice = "nice"
)

// Kinds of requirements.
const (
	KindSkill       = "skill"
	KindExperience  = "experience"
	KindEducation   = "education"
	KindCertificate = "certificate"
	KindClearance   = "clearance"
	KindLanguage    = "language"
	KindLicence     = "licence"
	KindSoft        = "soft"
	KindOther       = "other"
)

// maxRequirements bounds the report; longer lists repeat themselves.
const maxRequirements = 80

// Requirements reads what a job description asks of the person, in its order.
// Duties, conditions and instructions for the application are no requirements.
func Requirements(job *page.Document) []Requirement {
	return demandModel().demands(statements(job))
}

// noSponsor is what a firm adds to the right to work that it asks for.
var noSponsor = sieve.MustCompile(`(?i)[,;]?\s*\(?\b(?:no|without)(?: visa)? sponsorship` +
	`(?: (?:is )?(?:available|offered|provided|possible))?\)?\.?$`)

// request is a statement that asks for something.
type request struct {
	statement
	level    string
	screened bool // asked in a question to applicants
}

// asked is the statement without what it concedes.
func (q request) asked() statement {
	s := q.statement
	s.text = withoutConcession(s.text)
	return s
}

// gathering collects the requirements of a job description.
type gathering struct {
	ideal bool // "They" goes on about the ideal candidate
	out   []Requirement
	seen  map[string]int // what a requirement asks for -> its place
}

func (g *gathering) full() bool { return len(g.out) == maxRequirements }

// request reads a statement that may ask for something.
func (g *gathering) request(s statement) request {
	s.text = orWhole(noSponsor.ReplaceAllString(s.text, ""), s.text)
	q := request{statement: s, level: levelOf(s)}
	if g.ideal = niceStart.MatchString(s.text) || g.ideal && goesOn.MatchString(s.text); g.ideal {
		q.level = Nice
	}
	if asked := screening(s.text); asked != "" {
		q.text, q.level, q.screened = asked, Nice, true
	}
	return q
}

func (g *gathering) add(it item, q request, level string) {
	r := Requirement{Quote: it.quote, Text: phraseOf(it.text), Level: level}
	key := keyOf(r.Text)
	if key == "" {
		return
	}
	if at, twice := g.seen[key]; twice {
		if r.Level == Must && !q.screened && q.in != regionNice {
			g.out[at].Level = Must
		}
		return
	}
	r.Kind = kindOf(r, q.statement)
	g.seen[key] = len(g.out)
	g.out = append(g.out, r)
}

// asksNothing reports an item that is no demand, or one that nothing can show.
func asksNothing(quote string) bool {
	return saysNone.MatchString(quote) || ofStart.MatchString(quote) || supplied.MatchString(quote) ||
		namesNothing(quote) || isWaived(quote) || isSubstitute(quote) ||
		strings.Contains(quote, " ") && everyOne(plainTokens(quote), topicWords)
}

// saysNone says that a list has nothing: "None explicitly listed".
var saysNone = sieve.MustCompile(`(?i)^\W*(?:none|nil|n/?a|not applicable)\W*$|` +
	`^\W*(?:none|no|not|nothing)\b(?: \p{L}+){0,3} (?:listed|specified|stated|given|mentioned|provided)\b`)

// topicWords name no thing that could be asked for: "Personal qualities".
var topicWords = wordset.Of(`personal general key other essential desirable and or of knowledge understanding skills abilities
	qualities attributes characteristics traits`)

func namesNothing(quote string) bool {
	return vacuous(quote) && !softPhrase.in(quote) && !withOthers.MatchString(quote)
}

// isWaived reports what is said not to be required, nor desirable either.
func isWaived(quote string) bool {
	return notAsked.MatchString(quote) && !nicePhrase.in(strings.ReplaceAll(quote, "not essential", ""))
}

// isSubstitute reports what is taken as well, in place of a demand beside it: "Placements will be considered".
func isSubstitute(quote string) bool {
	return substitute.MatchString(quote) && !onlyThose.MatchString(quote)
}

var (
	substitute = sieve.MustCompile(`(?i)^(?:[\p{L}-]+ ){1,6}(?:will|would|(?:is|are|can|may) also)(?: also)?(?: be)? considered[.!]?$|` +
		`^[^,;]{0,40}\b(?:internships?|co-?ops?|placements?|apprenticeships?|volunteering|coursework) (?:(?:will|may|can|also) )*counts?` +
		`(?: too| as well)?[.!]?$|` +
		`\b(?:may|can|will|could) (?:also )?(?:be )?substituted?\b`)
	onlyThose = sieve.MustCompile(`(?i)\b(?:only|must|candidates?|applicants?|applications?)\b`)
)

type phraseSet []string

// in reports whether s holds a phrase at the start of a word.
func (p phraseSet) in(s string) bool {
	folded := " " + fold(s) + " "
	return slices.ContainsFunc(p, func(phrase string) bool { return beginsWord(folded, phrase) })
}

// beginsWord reports that a phrase stands in a text at the start of a word.
func beginsWord(text, phrase string) bool {
	for at := 0; ; {
		i := strings.Index(text[at:], phrase)
		if i < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(text[:at+i])
		if !unicode.IsLetter(before) && !unicode.IsDigit(before) {
			return true
		}
		at += i + 1
	}
}

var (
	mustPhrase      = cueSet("must")
	nicePhrase      = cueSet("nice")
	asksPhrase      = cueSet("asks")
	neverPhrase     = cueSet("never")
	topicPhrase     = cueSet("topic")
	conditionPhrase = cueSet("condition")
	softPhrase      = phraseSet(phrases(strings.Join(wordLines("words/soft.txt"), ";")))
)

func cueSet(kind string) phraseSet {
	for _, row := range phraseTable("words/cues.txt") {
		if row.kind == kind {
			return row.phrases
		}
	}
	return nil
}

var (
	yearsPhrase = sieve.MustCompile(`(?i)\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|ein|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq)\s*(?:\(\d+\))?\s*\+?\s*(?:or more\s+|[-–]\s*\d+\+?\s*|to\s+\d+\s*|full\s+)?(?:years?|yrs?|jahren?|ans|années|años)\b`)
	question    = sieve.MustCompile(`\?\s*\d*\s*$`)
	notAsked    = sieve.MustCompile(`(?i)\bnot (?:be )?(?:required|necessary|needed|essential|a requirement)\b|\bno (?:prior |previous )?\w+ (?:is )?(?:required|necessary|needed)\b`)
	describes   = sieve.MustCompile(`(?i)^(?:you are part of|you may already|an? [\p{L}() ]{3,60} plays? an? \p{L}+ (?:role|part) in|` +
		`in the (?:next|coming)|that means)\b|` +
		`^(?:this|our|its|their|make sure\b|be advised\b|see the\b|for example\b|you don['’]t\b|experience refers\b|(?:you|candidates|applicants)(?:['’]ll| will| may) (?:receive|get (?:an?|the|to|your)\b|earn|be (?:supported|offered|rewarded|trained)|have (?:the|an|every) (?:opportunity|chance))\b|the (?:successful|ideal) (?:candidate|applicant) is responsible|the (?:successful|ideal) (?:candidates?|applicants?) will (?:work|join|report|play)\b|(?:you|the (?:successful|ideal) (?:candidate|applicant)|the post ?holder)(?:['’]ll| will) be (?:\w+ly )?(?:responsible|working|answering|managing|taking|making|doing|handling|selling|creating|writing|helping|assisting|providing|calling|based|part of|joining|involved|expected|leading|supporting|reporting|evaluated|assessed|paid|asked|one of|given|required to|the (?:go-to|face|voice|bridge|owner|(?:first|main|primary|key|single) point))|we (?:are a|offer|have|make|prefer to|promote|believe|also|value|will|run|provide)|there (?:is|are)|prices?\b|payment|(?:the |each |any )?(?:supplier|contractor|tenderer|bidder|offeror|vendor|consultant)s? (?:shall|must|will) (?:provide|submit|deliver|supply|ensure|invoice|produce|report|attend|complete|maintain)|it is the|the (?:requirements|qualifications|criteria) (?:listed|below|above|shown)|these|visits|informal|previous applicants|the (?:position|role|post|job)(?: of (?:the |an? )?[\p{L} ]{3,40}?)? (?:requires that|involves|begins|starts|is\b|will|has|must be|may)|(?:all )?applicants must follow|the selected candidates? (?:shall|will) (?:join|work|be (?:deputed|posted|based))|all applica|applications?\b|interviews?\b|your (?:resume|application|cv)|qualifications are|qualification (?:for|determin)|the (?:agency|authority|company|council|county|city|team|office|school|academy|department|programme?|project|contractor|supplier|tenderer|interview|following|duties|above|purpose|organi[sz]ation|firm|trust|university|hospital|government|governors)\b)`)
	money = sieve.MustCompile(`^\W*[£$€]\s?\d|^\W*\d+ ?%|` +
		`(?i)\b\d+(?:\.\d+)? hours (?:per|a|over|each)\b|\bper (?:hour|annum|week|day)\b`)
)

var screeningQuestion = sieve.MustCompile(`(?i)^(?:\W*\w+\s*-\s*)?(?:this position is responsible for .*\.\s*)?(?:how many years of (?:full[- ]time |professional |paid |relevant |work )*experience do you have|how much experience do you have|(?:please )?describe your (?:full[- ]time )?experience|(?:please )?(?:select|indicate|state|choose) (?:the |your )?(?:number of )?(?:years|level|amount) of (?:full[- ]time |professional |paid )*experience(?: (?:that )?you have)?|do you (?:currently )?(?:have|possess|hold)|are you (?:fluent|certified|licensed|proficient))\s+(?:with |in |working with |working in |an? |the )*([^?]+?)\s*[?.:]`)

// screening returns what a question to applicants asks for: desirable, unless
// the text requires it elsewhere.
func screening(text string) string {
	m := screeningQuestion.FindStringSubmatch(text + ".")
	if m == nil || strings.Contains(m[1], "one of the following") || neverPhrase.in(m[1]) || softPhrase.in(m[1]) {
		return ""
	}
	return m[1]
}

// isCriterion reports a list item under a heading of requirements.
func (s statement) isCriterion() bool { return s.listed && s.in.demands() }

// pleased begins what a firm would like to find: "We'd be delighted if you had".
const pleased = `we(?:['’]d| would) be (?:delighted|pleased|happy|glad|thrilled|excited|impressed) if you(?: (?:had|have))?\b`

// asNeeded says of a task when it is done, and not what is asked for.
var asNeeded = sieve.MustCompile(`(?i)\b(?:as|where|when|if) (?:(?:and )?when )?(?:reasonably )?(?:required|necessary|needed)\b`)

// saysLevel reports that a text says how much it demands, or begins like a demand.
func saysLevel(text string) bool {
	text = asNeeded.ReplaceAllString(text, "")
	return mustPhrase.in(text) || nicePhrase.in(text) || beginsAsking(text)
}

var ofHire = sieve.MustCompile(`(?i)\bwithin (?:\S+ ){1,4}(?:of|after) (?:hire|appointment|employment|start|joining)`)

func asks(s string) bool {
	return asksPhrase.in(s) || yearsPhrase.MatchString(s) || goesOn.MatchString(s) && softPhrase.in(s)
}

var beginning = sieve.MustCompile(`(?i)^(?:(?:a |an |the )?(?:\w+ly )?(?:strong|excellent|good|proven|demonstrated|thorough|general|comprehensive|expert|master|solid|sound|deep|clear|great|superior|superb|outstanding|exceptional|advanced|basic|working|previous|considerable|extensive|some|prior|valid|current|active) )*(?:knowledge|experience|ability|skills?|expertise|proficien|familiar|understanding|possession|bachelor|associate'?s?['/ ]|master['’]s|degree|diploma|high school|certif|licen|driver|fluen|track record|(?:proven )?record of|background in|command of|u\.?s\.? citizen|(?:sole )?\w+ nationals|citizen|\d+|one|two|three|four|five|six|seven|eight|ten)`)

func beginsAsking(s string) bool { return beginning.MatchString(s) }

func hasLetter(s string) bool { return strings.IndexFunc(s, unicode.IsLetter) >= 0 }

var niceStart = sieve.MustCompile(`(?i)^(?:ideally|preferably|bonus|desirable|preferred|(?:the |your )?ideal candidate|the ideal|` +
	`it (?:(?:would|will|['’]s|is)\b.*?|(?:also )?helps? )\bif\b|` +
	`(?:as a )?(?:bonus|plus)|so would\b|` + pleased + `|` + wishedFor + `)`)

// wishedFor begins what is good to have: "It is an advantage to have".
const wishedFor = `(?:it(?:['’]s|['’]d be| is| would be| will be) )?(?:also )?(?:an? (?:\w+ )?(?:plus|advantage|asset|bonus)|advantageous|` +
	`beneficial|desirable|helpful|useful) (?:to (?:also )?(?:have|bring|hold|know|possess|speak)|if)\b`

var goesOn = sieve.MustCompile(`(?i)^(?:additionally,? )?(?:they|he|she|he/she)\b`)

// levelOf is the level of a whole statement; single clauses may lower it.
func levelOf(s statement) string {
	if s.in == regionNice || nicePhrase.in(s.label) && !mustPhrase.in(s.label) || niceStart.MatchString(s.text) {
		return Nice
	}
	return Must
}

// keyOf is what two spellings of one requirement have in common.
func keyOf(text string) string { return strings.Join(terms(text), " ") }

// ofStart matches when someone can begin: an arrangement, not a demand.
var ofStart = sieve.MustCompile(`(?i)^(?:be |must be |is )?(?:able|available) to (?:start|begin|commence)\b`)

// supplied is what the employer gives: "van supplied", "CTC: 12 to 15 LPA".
var supplied = sieve.MustCompile(`(?i)\b(?:supplied|(?:is|are|will be) provided|will be given|included)[.!]?$|` +
	`\bctc\b.{0,20}\d|\d\s*(?:lpa|lakhs?|lacs?)\b`)

// vacuous reports a phrase that names nothing to check ("diverse knowledge", "the
// following competencies", "equivalent combination of education and experience").
func vacuous(s string) bool {
	return everyOne(terms(equivalence.ReplaceAllString(s, "")), emptyTerms())
}

// withOthers matches a demand about conduct, or of a field, that consists of general words only.
var withOthers = sieve.MustCompile(`(?i)^(?:the )?ability to work\b|\bexperience (?:in|of) (?:education|training)\b`)

var equivalence = sieve.MustCompile(`(?i)\b(?:or )?(?:an |any )?equivalent (?:combination|work|experience|qualifications?)\b.*$`)

var emptyTerms = termSet(`
	competency competencies criteria criterion qualification qualifications following number position job role area areas key
	minimum above below standard applicant employer education experience training work diverse list section question need needs
	ability demonstrate have be but not part time full regular permanent none yes no less person day n/a evaluated meet requirement`)
