package tailor

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/language"
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

// maxStatements bounds the work on texts that ask without end for the same.
const maxStatements = 400

// Requirements reads what a job description asks of the person, in its order.
// Duties, conditions and instructions for the application are no requirements.
func Requirements(job *page.Document) []Requirement {
	all := statements(job)
	if len(all) >= fewestLearned && !isGerman(all) {
		return learned(all)
	}
	return ruled(all)
}

// ruled are the demands of a short text, or of one in German, by rules: the models know whole adverts in English.
func ruled(all []statement) []Requirement {
	g := gathering{german: isGerman(all), seen: map[string]int{}}
	taken := 0
	for _, s := range all {
		q, ok := g.request(s)
		if !ok {
			continue
		}
		if taken++; taken > maxStatements || g.full() {
			break
		}
		g.take(q)
	}
	if !slices.ContainsFunc(all, func(s statement) bool { return s.in == regionMust }) {
		g.demandIdeal()
	}
	return g.out
}

// demandIdeal makes what is said of the ideal candidate what is asked for, in a text that asks for nothing else.
func (g *gathering) demandIdeal() {
	for _, i := range g.ideals {
		r := &g.out[i]
		if quote := idealPerson.ReplaceAllString(r.Quote, ""); !nicePhrase.in(quote) && !niceStart.MatchString(quote) {
			r.Level = Must
		}
	}
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

// gathering collects the requirements of a job description.
type gathering struct {
	german bool
	ideal  bool  // "They" goes on about the ideal candidate
	ideals []int // places of what is said of the ideal candidate
	out    []Requirement
	seen   map[string]int // what a requirement asks for -> its place
}

func (g *gathering) full() bool { return len(g.out) == maxRequirements }

// request reads a statement that may ask for something.
func (g *gathering) request(s statement) (request, bool) {
	s.text = orWhole(noSponsor.ReplaceAllString(s.text, ""), s.text)
	q := request{statement: s, level: levelOf(s)}
	if g.ideal = niceStart.MatchString(s.text) || g.ideal && goesOn.MatchString(s.text); g.ideal {
		q.level = Nice
	}
	if asked := screening(s.text); asked != "" {
		q.text, q.level, q.screened = asked, Nice, true
		return q, true
	}
	return q, isRequirement(s)
}

// take adds the requirements of a statement.
func (g *gathering) take(q request) {
	for _, it := range items(withoutConcession(q.text), g.german) {
		if g.full() {
			return
		}
		if !asksNothing(it.quote) {
			g.add(it, q)
		}
	}
}

func (g *gathering) add(it item, q request) {
	g.addAs(it, q, q.levelOf(it))
}

func (g *gathering) addAs(it item, q request, level string) {
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
	if g.ideal {
		g.ideals = append(g.ideals, len(g.out))
	}
	g.out = append(g.out, r)
}

// levelOf is the level of one item of the statement.
func (q request) levelOf(it item) string {
	switch {
	case it.nice:
		return Nice
	case it.must && !q.screened:
		return Must
	}
	return q.level
}

// asksNothing reports an item that is no demand, or one that nothing can show.
func asksNothing(quote string) bool {
	return saysNone.MatchString(quote) || ofStart.MatchString(quote) || supplied.MatchString(quote) ||
		namesNothing(quote) || isWaived(quote) || isSubstitute(quote) ||
		strings.Contains(quote, " ") && everyOne(plainTokens(quote), topicWords)
}

// saysNone says that a list has nothing ("None explicitly listed"), or what to do with a CV.
var saysNone = sieve.MustCompile(`(?i)^\W*(?:none|nil|n/?a|not applicable)\W*$|` +
	`^\W*(?:none|no|not|nothing)\b(?: \p{L}+){0,3} (?:listed|specified|stated|given|mentioned|provided)\b|` +
	`^\W*(?:you will receive credit|your (?:resume|application|cv) (?:must|should)|if (?:you are )?qualifying (?:based )?on|` +
	`direct deposit|(?:the )?total salary|experience refers to|male applicants born)\b|` + // public notices have these
	`\bperform (?:this job successfully|(?:each|the|all) essential (?:dut(?:y|ies)|functions?))\b|` +
	`^\W*(?:in order )?to qualify,? (?:for this \p{L}+,? )?you must meet the (?:\p{L}+ )?(?:requirements|qualifications)\b.{0,30}$|` +
	`^\W*(?:show|see|read|view) (?:more|less)\W*$|` + // a button of the page that the text was taken from
	`\b(?:send|e-?mail|forward)\b[^.;]{0,25}\b(?:cvs?|resumes?|résumés?)\b`)

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

// isGerman tells whether the text is German: its capitals then say nothing.
func isGerman(list []statement) bool {
	german, words := 0, 0
	for _, s := range list {
		for _, w := range strings.Fields(strings.ToLower(s.text)) {
			words++
			if germanWords[w] {
				german++
			}
		}
	}
	return german*12 > words && german > 2
}

var germanWords = wordset.Of(`und der die das mit oder ein eine für sowie von im als wir du sie`)

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
	// answersFor begins a task, unless ofBefore says that it was one of an earlier post, or how large it was.
	answersFor = sieve.MustCompile(`(?i)^(?:be )?(?:solely |directly |fully |ultimately )?responsible for\b`)
	ofBefore   = sieve.MustCompile(`(?i)[£$€] ?\d|\b(?:former|previous|earlier|past)\b`)
	money      = sieve.MustCompile(`^\W*[£$€]\s?\d|^\W*\d+ ?%|` +
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

// isRequirement decides by the region, and outside the requirement regions by
// the words that ask something of the person.
func isRequirement(s statement) bool {
	words := len(strings.Fields(s.text))
	switch {
	case !isReadable(s.text, words) && !isLongList(s.text, words), s.outOfPlace(), s.tells(), s.isConditional():
		return false
	case s.asksForOwn(words):
		return true
	case ofClearance.MatchString(s.text):
		_, level := clearanceLevel(s.text)
		return level > 0
	case willDo(s.text), !s.isCriterion() && mayWorkHere.MatchString(s.text) && !citizenOf.MatchString(s.text):
		return false
	case ofEmployee.MatchString(s.text):
		return false
	case describes.MatchString(s.text) && !shallHave.MatchString(s.text), answersFor.MatchString(s.text) && !ofBefore.MatchString(s.text):
		return false
	}
	return s.endsWithLevel(words) || s.asksInRegion(words) || s.asksInShort(words)
}

// mayWorkHere is the right to work that firms add to their adverts; where it stands in a list of demands it is one.
var mayWorkHere = sieve.MustCompile(`(?i)^(?:(?:please note that )?(?:all )?(?:applicants|candidates|you|employees)|must)\b.{0,30}?` +
	`\b(?:eligible|authori[sz]ed|entitled|allowed|permitted|right) to (?:live and )?work in\b[^,;]*$`)

// ofEmployee tells what whoever has the post does.
var ofEmployee = sieve.MustCompile(`(?i)^the (?:employee|incumbent|position|job ?holder|post ?holder|[\p{L}() -]{5,60}?) (?:also )?` +
	`(?:serves|performs|provides|manages|assists|acts|reports|leads|supports|oversees|` +
	`is (?:also )?responsible (?:for|to)|must develop)\b`)

// whatWillBeDone is the verb of a sentence that tells what whoever gets the post will do.
var whatWillBeDone = sieve.MustCompile(`(?i)^(?:in this (?:role|position|post),? |day to day,? |as an? [\p{L} ]{3,40}, )?` +
	`(?:you|(?:the )?(?:successful |ideal |right )?(?:candidate|applicant|post ?holder|incumbent|appointee|person))(?:['’]ll| will)` +
	`(?: also| then| mainly| primarily| typically| regularly)? (?:be (?:\w+ly )?(\p{L}+ing)|(\p{L}+))\b`)

// willDo reports a sentence about what is to be done, which asks for nothing: "You will run a gang of ten".
func willDo(text string) bool {
	m := whatWillBeDone.FindStringSubmatch(text)
	if m == nil {
		return false
	}
	doing, verb := strings.ToLower(m[1]), strings.ToLower(m[2])
	isDone := doing != "" && !ofManner[doing] || isVerb(verb) && !ofBearer[verb]
	return isDone && !saysLevel(text) && !yearsPhrase.MatchString(text) && !softPhrase.in(text)
}

// ofManner are words in -ing that say how somebody is.
var ofManner = wordset.Of(`willing understanding caring outgoing hardworking interesting inspiring engaging daring bringing having knowing`)

// longestStatement is how many words a statement has at most that can be checked.
const longestStatement = 90

// isLongList reports a text that goes on and on, but in short parts: "Java, SQL, Go, …".
func isLongList(text string, words int) bool {
	return words <= maxListWords && 3*strings.Count(text, ",") > words
}

// maxListWords is how many words a long list has at most.
const maxListWords = 300

func isReadable(text string, words int) bool {
	return words > 0 && words <= longestStatement && utf8.RuneCountInString(text) > 1 && hasLetter(text)
}

// outOfPlace reports what stands where nothing is asked for.
func (s statement) outOfPlace() bool {
	return s.in == regionIgnore || s.in == regionForm || neverPhrase.in(asIf.ReplaceAllString(s.text, "")) ||
		neverPhrase.in(s.label) || aboutPost.MatchString(s.label)
}

// tells reports what is said of the firm, the post or the text itself.
func (s statement) tells() bool {
	return namesPost(s.text) || ofOurselves(s.text) ||
		aboutFirm.MatchString(s.text) && !ofReader.MatchString(s.text) ||
		topicPhrase.in(s.text) && !asksOfTopic(s) ||
		question.MatchString(s.text) || substitutes.MatchString(s.text) || whereToGo.MatchString(s.text) ||
		strings.HasSuffix(s.text, ":") || money.MatchString(s.text) || legend.MatchString(s.text)
}

// whatWeDo is the verb of a sentence in which a firm speaks of itself.
var whatWeDo = sieve.MustCompile(`(?i)^(?:every \p{L}+,? |today,? |now,? )?` +
	`we(?:['’]ll| will| also| always| currently)? (?:also )?(\p{L}+)\b`)

// ofWanting are verbs that a firm tells with whom it looks for.
var ofWanting = wordset.Of(`seek need want require look expect ask hope like love prefer value appreciate search wish insist
	recruit hire believe`)

// ofOurselves reports what a firm says that it does, which asks for nothing: "We reply to everyone", "We aim to answer within ten days".
func ofOurselves(text string) bool {
	m := whatWeDo.FindStringSubmatch(text)
	if m == nil || mustPhrase.in(text) {
		return false
	}
	verb := strings.ToLower(m[1])
	return isVerb(verb) && (!ofWanting[verb] || (verb == "hire" || verb == "recruit") && !aboutPerson.MatchString(text))
}

// substitutes says what may stand for a demand, which is none itself: "A year of college may be substituted for the experience".
var substitutes = sieve.MustCompile(`(?i)^(?:notes?:?\s*)?(?:\d+[.)]\s*)?(?:when [^,;]{3,60}, )?` +
	`[^,;.()]{3,140}?\b(?:may|can|will) (?:be )?substitut(?:e|ed)\b`)

// whereToGo is an address of mail or of the web by itself, or what a job board has links for.
var whereToGo = sieve.MustCompile(`^(?:[a-z]\S*(?:@\S+|\.(?:com|org|gov|co\.uk))|[A-Z]{0,4}-?\d{6,}[A-Z\d]*|` +
	`(?i:apply (?:here|today)|read more|view all(?: jobs)?|post a job))$`)

// wanted is who is looked for, in a sentence that says no more of them than what the post is called: "Owing to growth
// we seek a fee earner for our Harrogate office". The second
// group is where they are to work, or who they are.
var wanted = sieve.MustCompile(`(?i)(?:\b(?:we|client|company|firm|school|trust|council|contractor|provider|` +
	`board|group|bank|hospital|university|college|practice)\b.{0,60}?` +
	`\b(?:requires?|seeks?|needs?|wants?|wish(?:es)? to appoint|` +
	`(?:is|are) (?:seeking(?: to (?:appoint|recruit|employ|hire))?|looking (?:for|to (?:appoint|recruit|employ|hire))|` +
	`recruiting|hiring))|` +
	`^(?-i:\p{Lu}).{0,60}?\b(?:is|are) (?:seeking|looking for|recruiting|hiring))\s+an?\s+` +
	`(?:(?:new|experienced|talented|skilled|enthusiastic|dedicated|motivated|inspiring|passionate|dynamic)[, ]+(?:and )?)*` +
	`([\p{L}/& -]{3,50}?)(\s+(?:for|at|in|based in|to join|to work in)\s+(?:our|the|a|its)\b[^,;:]*|` +
	`\s+to join (?:our|the|a|its)\b[^;:]*|` +
	`\s+(?:who (?:will|can)|responsible (?:for|to))\b.*)?` +
	`(?:\s+to (?:support|help|assist|develop|build|manage|lead|drive|deliver|design|run|oversee|handle|grow|create|provide|cover|` +
	`coordinate|maintain|operate|sell|work|teach|care|` +
	`succeed|replace)\b.*)?[.!]?$`)

func namesPost(text string) bool {
	m := wanted.FindStringSubmatch(text)
	if m == nil || asksOfOwner.MatchString(m[1]) || asksProof.MatchString(m[1]) || strings.Contains(m[2], ",") && asks(m[2]) {
		return false
	}
	head := m[1][strings.LastIndex(m[1], " ")+1:]
	return m[2] != "" && len(strings.Fields(m[1])) <= 3 || language.IsRole(strings.ToLower(head)) || postTitle.MatchString(m[1])
}

// asksProof is what people hold: no post is called so.
var asksProof = sieve.MustCompile(`(?i)\b(?:degree|diploma|licen[cs]e|certificate|qualification|clearance|background|` +
	`understanding|knowledge|experience|ability|eye|passion|commitment|track record|membership)\b`)

// asksOfOwner is what a post is not called by.
var asksOfOwner = sieve.MustCompile(`(?i)\b(?:with|who|qualified|certified|registered|licensed|chartered|graduate|having|able|` +
	`fluent|speaking)\b`)

func (s statement) isConditional() bool {
	return !s.isCriterion() && conditionPhrase.in(ofTrade.ReplaceAllString(s.demand(), ""))
}

// ofTrade names travel as a trade or a subject: "a diploma in travel".
var ofTrade = sieve.MustCompile(`(?i)\b(?:in|of|business|corporate|leisure|group) travel\b|` +
	`\btravel (?:industry|trade|sector|agen\w+|and tourism|bookings?|management)\b`)

// demand is the text without why it is asked for: "is essential as you will travel".
func (s statement) demand() string {
	if at := concession.FindStringIndex(s.text); at != nil && levelEnd.MatchString(s.text[:at[0]]) {
		return s.text[:at[0]]
	}
	return s.text
}

// isCriterion reports a list item under a heading of requirements.
func (s statement) isCriterion() bool { return s.listed && s.in.demands() }

// asksForOwn is "own van", wherever it stands.
func (s statement) asksForOwn(words int) bool {
	return words <= 5 && !s.in.demands() && ownThing.MatchString(s.text)
}

// endsWithLevel is "JIB gold card required", wherever it stands.
func (s statement) endsWithLevel(words int) bool {
	text := s.demand()
	if text != s.text {
		words = len(strings.Fields(text))
	}
	return words <= 14 && !s.in.demands() && levelEnd.MatchString(asNeeded.ReplaceAllString(text, "")) && !conditionPhrase.in(text)
}

func (s statement) asksInRegion(words int) bool {
	switch {
	case s.in.demands():
		return s.isAskedThere(words)
	case s.bare:
		return !isVerb(strings.Fields(s.text)[0]) || asks(s.text)
	case s.in == regionDuties && ofPost(s.text) && !mustPhrase.in(s.text):
		return false
	case s.in == regionDuties:
		return ofHire.MatchString(s.text) || asks(s.text) && s.standsOut() && !isTaskLine(s.text)
	}
	return seeks(s.text) || ofHire.MatchString(s.text) || s.asksAnywhere()
}

// isAskedThere reports a demand under a heading of requirements, and no prose beside them.
func (s statement) isAskedThere(words int) bool {
	return s.listed || pleases.MatchString(s.text) ||
		(asks(s.text) || beginsAsking(s.text) || namesDemand.MatchString(s.text)) && words <= 60 ||
		words <= 12 && !s.prose
}

// namesDemand says soon what is asked for: "Project controls experience for small to large projects".
var namesDemand = sieve.MustCompile(`(?i)^(?:[\p{L}&/-]+ ){1,4}` +
	`(?:experience|knowledge|skills?|ability|degree|background|understanding|expertise)\b`)

// isTaskLine reports that a text says what is to be done: "Deliver required reports".
func isTaskLine(text string) bool {
	return isVerb(strings.Fields(text)[0]) && !beginsAsking(text) && !aboutPerson.MatchString(text)
}

// ofPost tells among duties what whoever has the post is or does: "You apply your knowledge of …", "You are a key contributor".
func ofPost(text string) bool {
	words := strings.Fields(fold(text))
	if len(words) < 3 || words[0] != "you" || yearsPhrase.MatchString(text) {
		return false
	}
	if words[1] == "are" {
		return words[2] == "a" || words[2] == "an" || words[2] == "the"
	}
	return isVerb(words[1]) && !ofBearer[words[1]]
}

// standsOut reports a demand among duties.
func (s statement) standsOut() bool {
	return !s.listed && seeks(s.text) || saysLevel(s.text)
}

// asksAnywhere reports a demand that is one wherever it stands.
func (s statement) asksAnywhere() bool {
	return wantsOne.MatchString(s.text) || pleases.MatchString(s.text) || degreeLevel(s.text) > 0 && nicePhrase.in(s.text) ||
		asks(s.text) && (s.listed || saysLevel(s.text) || yearsPhrase.MatchString(s.text))
}

// pleases says of something, wherever it stands, that it would please.
var pleases = sieve.MustCompile(`(?i)^so would\b|\bwould be (?:\w+ )?welcome[.!]?$|` +
	`^it (?:would |will )?(?:also )?helps? if (?:you|they)\b|` +
	`^it (?:would|will|is|['’](?:s|d))\b[^,]{0,30}\b(?:advantage|bonus|plus|asset|great|nice|good|helpful|useful|ideal)\b[^,]{0,12}` +
	`\bif (?:you|they)\b|^` + pleased)

// pleased begins what a firm would like to find: "We'd be delighted if you had".
const pleased = `we(?:['’]d| would) be (?:delighted|pleased|happy|glad|thrilled|excited|impressed) if you(?: (?:had|have))?\b`

// asNeeded says of a task when it is done, and not what is asked for.
var asNeeded = sieve.MustCompile(`(?i)\b(?:as|where|when|if) (?:(?:and )?when )?(?:reasonably )?(?:required|necessary|needed)\b`)

// saysLevel reports that a text says how much it demands, or begins like a demand.
func saysLevel(text string) bool {
	text = asNeeded.ReplaceAllString(text, "")
	return mustPhrase.in(text) || nicePhrase.in(text) || beginsAsking(text)
}

// aboutFirm is what a firm says of itself ("Founded in 1974, we are certified to …"),
// and ofReader the reader, of whom such a sentence may ask something all the same.
var (
	aboutFirm = sieve.MustCompile(`(?i)^\W*(?:©|(?:founded|established|formed) (?:in )?\d{4})|\bwe (?:are (?:certified|accredited|proud|an?\b|one of)|have (?:experience|offices|over|more than|been|grown)|use cookies)|\bis an? (?:[\p{L}/&-]+,? ){0,5}(?:firm|company|organi[sz]ation|business|charity|provider|consultancy|agency|manufacturer|retailer|employer)\b|` + ofHouse)
	ofReader  = sieve.MustCompile(`(?i)\b(?:you|your|candidates?|applicants?)\b|\b(?:seek|look|search)ing\b|\bwho\b`)
)

// ofHouse tells how old and large a firm is, or praises it.
const ofHouse = `\bhas been in business\b|\bbegan (?:more than |over )?\d+ years ago\b|` +
	`\b(?:drug|smoke|tobacco|alcohol)-free workplace\b|` +
	`^(?:\p{Lu}[\p{L}&.]* ){1,3}(?:company|group|inc\.?|llc|ltd\.?|consulting) has (?:more than|over) \d+ years\b|` +
	`^(?:\p{L}[\p{L}&.'’-]* ){1,3}has (?:over |more than )?\d+ ` +
	`(?:locations|offices|stores|branches|sites|employees)\b|` +
	`['’]s \d+\+? years of experience\b.*\b(?:empowers?|enables?|allows?|helps?|means)\b|` +
	`^(?:find out|discover) (?:why|how|what|more)\b|^learn (?:why|more|(?:how|what) (?:we|our))\b|` +
	`^diversity\b.*\b(?:important|valued|celebrated|strength)\b`

// aboutPost are labels of the facts of a post: "Job title: Learning Officer".
var aboutPost = sieve.MustCompile(`(?i)^(?:urgent(?:ly)? (?:requirements?|required|hiring|opening)|immediate (?:opening|requirement)|` +
	`post|post title|job|job title|role|position|vacancy|reference|ref|grade|band|` +
	`(?:staffing|recruitment|recruiting) (?:partner|agency|consultant)|recruiter|consultan(?:t|cy)|` +
	`directorate|department|division|service|team|employer|company|client|line manager|accountable to|responsible to|` +
	`contract|hours|date|start|start date|starting|salary|rate|pay|pay rate|location|shifts?|nationality|gender|age|joining|` +
	`apply (?:before|by)|(?:no\.? of |number of )?(?:vacancies|positions|openings)|posted|industry|industry type|functional area|` +
	`(?:employment|job|contract) type|duration|notice period|working days|visa)$`)

// asksOfTopic reports that a statement which names salaries, interviews or
// benefits asks for knowledge of them, and does not tell what the post offers.
func asksOfTopic(s statement) bool {
	if s.in.demands() && (beginsAsking(s.text) || s.listed && workOn.MatchString(s.text)) {
		return true
	}
	if s.isCriterion() {
		return false
	}
	return knowingOf.MatchString(s.text) || shallHave.MatchString(s.text) && (licenceWord.MatchString(s.text) || NamesCertificate(s.text))
}

var (
	workOn    = sieve.MustCompile(`(?i)^(?:able to|ability to|willing to|experienced in|confident|comfortable|(?:prepar|draft|writ|manag|process|conduct|negotiat|meet|handl|work|supervis|review)ing\b)`)
	knowingOf = sieve.MustCompile(`(?i)\b(?:experience (?:of|in|with)|knowledge of|understanding of|familiar with|know how|you know|can meet|able to meet|ability to meet|used to)\b.{0,90}$`)
)

// seeks reports a sentence about the person who is wanted.
func seeks(s string) bool {
	return (asks(s) || softPhrase.in(s)) && (aboutPerson.MatchString(s) || weSeek.MatchString(s))
}

// legend explains the marks of a list: "E = essential, D = desirable".
var legend = sieve.MustCompile(`(?i)^\W*[A-Z]\s*[=:–-]\s*(?:essential|desirable|required|preferred|application|interview)\b`)

var (
	shallHave = sieve.MustCompile(`(?i)\b(?:shall|must) (?:have|hold|be (?:able|fluent|qualified|certified|a |an )|possess)\b|\brequires (?:an? )?(?:\d|experience|knowledge|degree)`)
	// ofClearance names the clearance of a post: "The level of security needed is SC".
	ofClearance = sieve.MustCompile(`(?i)\b(?:level of security|security (?:clearance )?level|clearance)\b.{0,30}\b(?:needed|required|is|of)\b|^(?:the |all )?(?:successful |selected )?(?:candidates?|applicants?|post ?holders?|appointees?)\s+(?:must|will need to|will have to|should) (?:meet|pass|hold|have|achieve|obtain|gain)\b.{0,40}\b(?:check|clearance|vetting|SC|DV|CTC|BPSS)\b`)
	ofHire      = sieve.MustCompile(`(?i)\bwithin (?:\S+ ){1,4}(?:of|after) (?:hire|appointment|employment|start|joining)`)
	wantsOne    = sieve.MustCompile(`(?i)^(?:the |an? )?(?:ideal |successful |right )?(?:candidate|applicant|appointee|person|post ?holder|job ?holder|individual)\s+(?:will|should|must) be (?:an? )?(?:fully |suitably |professionally )?(?:qualified|chartered|registered|experienced|graduate|skilled|certified|accredited|licensed|educated)\b`)
	weSeek      = sieve.MustCompile(`(?i)\b(?:we|they|client)(?: are|['’]re| is| would|['’]d| do)? (?:also |ideally )?(?:like you to|expect|ask|look for|after|looking for|seek|seeking|need|want|require|hoping)|\bis (?:looking for|seeking)\b`)
)

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

// levelEnd is the level at the end of a short demand: "JIB gold card required".
var levelEnd = sieve.MustCompile(`(?i)\b(?:required|needed|essential|mandatory|a must|preferred|desirable|advantageous|an advantage|a plus|a bonus|beneficial|helpful|useful|(?:helpful|useful|desirable) but not (?:vital|essential|necessary|required)|not essential)[.!]?$`)

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
