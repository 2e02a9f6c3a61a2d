package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/sieve"
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
	var out []Requirement
	seen := map[string]int{}
	taken := 0
	all := statements(job)
	german := isGerman(all)
	ideal := false // "They" goes on about the ideal candidate
	for _, s := range all {
		level := levelOf(s)
		if ideal = niceStart.MatchString(s.text) || ideal && goesOn.MatchString(s.text); ideal {
			level = Nice
		}
		asked := screening(s.text)
		if asked != "" {
			s.text, level = asked, Nice
		} else if !isRequirement(s) {
			continue
		}
		if taken++; taken > maxStatements {
			return out
		}
		for _, it := range items(s.text, german) {
			if len(out) == maxRequirements {
				return out
			}
			if ofStart.MatchString(it.quote) || supplied.MatchString(it.quote) {
				continue
			}
			if vacuous(it.quote) && !softPhrase.in(it.quote) && !withOthers.MatchString(it.quote) || notAsked.MatchString(it.quote) && !nicePhrase.in(strings.ReplaceAll(it.quote, "not essential", "")) {
				continue
			}
			r := Requirement{Quote: it.quote, Text: phraseOf(it.text), Level: level}
			r.Kind = kindOf(r, s)
			switch {
			case it.nice:
				r.Level = Nice
			case it.must && asked == "":
				r.Level = Must
			}
			key := keyOf(r.Text)
			if key == "" {
				continue
			}
			if at, twice := seen[key]; twice {
				if r.Level == Must && out[at].Level == Nice && asked == "" && s.in != regionNice {
					out[at].Level = Must
				}
				continue
			}
			seen[key] = len(out)
			out = append(out, r)
		}
	}
	return out
}

// isGerman tells whether the text is German: its capitals then say nothing.
func isGerman(list []statement) bool {
	german, words := 0, 0
	for _, s := range list {
		for _, w := range strings.Fields(strings.ToLower(s.text)) {
			words++
			switch w {
			case "und", "der", "die", "das", "mit", "oder", "in der", "ein", "eine", "für", "sowie", "von", "im", "als", "wir", "du", "sie":
				german++
			}
		}
	}
	return german*12 > words && german > 2
}

type phraseSet []string

// in reports whether s holds a phrase at the start of a word.
func (p phraseSet) in(s string) bool {
	folded := " " + fold(s) + " "
	for _, phrase := range p {
		for at := 0; ; {
			i := strings.Index(folded[at:], phrase)
			if i < 0 {
				break
			}
			before, _ := utf8.DecodeLastRuneInString(folded[:at+i])
			if !unicode.IsLetter(before) && !unicode.IsDigit(before) {
				return true
			}
			at += i + 1
		}
	}
	return false
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
	question    = sieve.MustCompile(`\?\s*$`)
	notAsked    = sieve.MustCompile(`(?i)\bnot (?:be )?(?:required|necessary|needed|essential|a requirement)\b|\bno (?:prior |previous )?\w+ (?:is )?(?:required|necessary|needed)\b`)
	describes   = sieve.MustCompile(`(?i)^(?:this|our|its|their|(?:you|the (?:successful|ideal) (?:candidate|applicant)|the post ?holder)(?:['’]ll| will) be (?:responsible|working|based|part of|joining|involved|expected|leading|supporting|reporting|evaluated|assessed|paid|asked|one of|given|required to)|we (?:are a|offer|have|make|believe|also|value|will|run|provide)|there (?:is|are)|prices?\b|payment|(?:the |each |any )?(?:supplier|contractor|tenderer|bidder|offeror|vendor|consultant)s? (?:shall|must|will) (?:provide|submit|deliver|supply|ensure|invoice|produce|report|attend|complete|maintain)|it is the|the (?:requirements|qualifications|criteria) (?:listed|below|above|shown)|these|visits|informal|previous applicants|the (?:position|role|post|job) (?:requires that|involves|is\b|will|has)|all applica|applications?\b|interviews?\b|your (?:resume|application|cv)|qualifications are|qualification (?:for|determin)|the (?:agency|authority|company|council|county|city|team|office|school|academy|department|programme?|project|contractor|supplier|tenderer|interview|following|duties|above|purpose|organi[sz]ation|firm|trust|university|hospital|government|governors)\b)`)
	money       = sieve.MustCompile(`^\W*[£$€]\s?\d|(?i)\b\d+(?:\.\d+)? hours (?:per|a|over|each)\b|\bper (?:hour|annum|week|day)\b`)
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
	if words == 0 || words > 90 || utf8.RuneCountInString(s.text) < 2 || !hasLetter(s.text) {
		return false
	}
	if s.in == regionIgnore || s.in == regionForm || neverPhrase.in(s.text) || neverPhrase.in(s.label) || aboutPost.MatchString(s.label) {
		return false
	}
	if aboutFirm.MatchString(s.text) && !ofReader.MatchString(s.text) {
		return false
	}
	if topicPhrase.in(s.text) && !asksOfTopic(s) {
		return false
	}
	if question.MatchString(s.text) || strings.HasSuffix(s.text, ":") || money.MatchString(s.text) {
		return false
	}
	inside := s.in == regionMust || s.in == regionNice
	if !(inside && s.listed) && conditionPhrase.in(s.text) {
		return false
	}
	if legend.MatchString(s.text) {
		return false
	}
	if !inside && ownThing.MatchString(s.text) && words <= 5 {
		return true
	}
	if ofClearance.MatchString(s.text) {
		_, level := clearanceLevel(s.text)
		return level > 0
	}
	if describes.MatchString(s.text) && !shallHave.MatchString(s.text) {
		return false
	}
	if !inside && words <= 14 && levelEnd.MatchString(s.text) && !conditionPhrase.in(s.text) {
		return true
	}
	switch {
	case inside:
		return s.listed || asks(s.text) && words <= 60 || words <= 12 && !s.prose
	case s.bare:
		return !isVerb(strings.Fields(s.text)[0]) || asks(s.text)
	case s.in == regionDuties:
		return asks(s.text) && !s.listed && seeks(s.text) || ofHire.MatchString(s.text) || asks(s.text) && (mustPhrase.in(s.text) || nicePhrase.in(s.text) || beginsAsking(s.text))
	}
	return seeks(s.text) || wantsOne.MatchString(s.text) || degreeLevel(s.text) > 0 && nicePhrase.in(s.text) || ofHire.MatchString(s.text) || asks(s.text) && (s.listed || mustPhrase.in(s.text) || nicePhrase.in(s.text) || beginsAsking(s.text) || yearsPhrase.MatchString(s.text))
}

// aboutFirm is what a firm says of itself ("Founded in 1974, we are certified to …"),
// and ofReader the reader, of whom such a sentence may ask something all the same.
var (
	aboutFirm = sieve.MustCompile(`(?i)^\W*(?:©|(?:founded|established|formed) (?:in )?\d{4})|\bwe (?:are (?:certified|accredited|proud|an?\b|one of)|have (?:experience|offices|over|more than|been|grown)|use cookies)|\bis an? (?:[\p{L}-]+ ){0,3}(?:firm|company|business|charity|provider|consultancy|agency|manufacturer|retailer|employer)\b`)
	ofReader  = sieve.MustCompile(`(?i)\b(?:you|your|candidates?|applicants?)\b|\b(?:seek|look|search)ing\b|\bwho\b`)
)

// aboutPost are labels of the facts of a post: "Job title: Learning Officer".
var aboutPost = sieve.MustCompile(`(?i)^(?:post|post title|job|job title|role|position|vacancy|reference|ref|grade|band|directorate|department|division|service|team|employer|company|client|line manager|accountable to|responsible to|contract|hours|date)$`)

// asksOfTopic reports that a statement which names salaries, interviews or
// benefits asks for knowledge of them, and does not tell what the post offers.
func asksOfTopic(s statement) bool {
	if (s.in == regionMust || s.in == regionNice) && s.listed {
		return beginsAsking(s.text) || workOn.MatchString(s.text)
	}
	return knowingOf.MatchString(s.text) || shallHave.MatchString(s.text) && (licenceWord.MatchString(s.text) || namesCertificate(s.text))
}

var (
	workOn    = sieve.MustCompile(`(?i)^(?:able to|ability to|willing to|experienced in|confident|comfortable|(?:prepar|draft|writ|manag|process|conduct|negotiat|meet|handl|work|supervis|review)ing\b)`)
	knowingOf = sieve.MustCompile(`(?i)\b(?:experience (?:of|in|with)|knowledge of|understanding of|familiar with|know how|you know|can meet|able to meet|ability to meet|used to)\b.{0,60}$`)
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

var beginning = sieve.MustCompile(`(?i)^(?:(?:a |an |the )?(?:\w+ly )?(?:strong|excellent|good|proven|demonstrated|thorough|general|comprehensive|expert|master|solid|sound|deep|advanced|basic|working|previous|considerable|extensive|some|prior|valid|current|active) )*(?:knowledge|experience|ability|skills?|expertise|proficien|familiar|understanding|possession|bachelor|associate'?s?['/ ]|master['’]s|degree|diploma|high school|certif|licen|driver|fluen|track record|background in|command of|u\.?s\.? citizen|(?:sole )?\w+ nationals|citizen|\d+|one|two|three|four|five|six|seven|eight|ten)`)

func beginsAsking(s string) bool { return beginning.MatchString(s) }

func hasLetter(s string) bool { return strings.IndexFunc(s, unicode.IsLetter) >= 0 }

var niceStart = sieve.MustCompile(`(?i)^(?:ideally|preferably|bonus|desirable|preferred|(?:the |your )?ideal candidate|the ideal|it (?:would|will|['’]s|is)\b.*?\bif\b|(?:as a )?(?:bonus|plus))`)

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
var levelEnd = sieve.MustCompile(`(?i)\b(?:required|essential|mandatory|a must|preferred|desirable|advantageous|an advantage|a plus|a bonus|beneficial|helpful|useful|(?:helpful|useful|desirable) but not (?:vital|essential|necessary|required)|not essential)[.!]?$`)

// ofStart matches when someone can begin: an arrangement, not a demand.
var ofStart = sieve.MustCompile(`(?i)^(?:be |must be |is )?(?:able|available) to (?:start|begin|commence)\b`)

// supplied is what the employer gives: "van supplied", "CTC: 12 to 15 LPA".
var supplied = sieve.MustCompile(`(?i)\b(?:supplied|(?:is|are|will be) provided|will be given|included)[.!]?$|` +
	`\bctc\b.{0,20}\d|\d\s*(?:lpa|lakhs?|lacs?)\b`)

// vacuous reports a phrase that names nothing to check ("diverse knowledge", "the
// following competencies", "equivalent combination of education and experience").
func vacuous(s string) bool {
	for _, t := range terms(equivalence.ReplaceAllString(s, "")) {
		if !emptyTerms[t] {
			return false
		}
	}
	return true
}

// withOthers matches a demand about conduct that consists of general words only.
var withOthers = sieve.MustCompile(`(?i)^(?:the )?ability to work\b`)

var equivalence = sieve.MustCompile(`(?i)\b(?:or )?(?:an |any )?equivalent (?:combination|work|experience|qualifications?)\b.*$`)

var emptyTerms = setOf(terms(`
	competency competencies criteria criterion qualification qualifications following number position job role area areas key
	minimum above below standard applicant employer education experience training work diverse list section question need needs
	ability demonstrate have be part time full regular permanent none yes no less person day n/a evaluated meet requirement`))
