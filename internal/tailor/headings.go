package tailor

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/typo"
	"focal/internal/wordset"
)

// region is what a part of a job description is about.
type region string

const (
	regionNone   region = ""       // before the first heading, or under one that says nothing
	regionMust   region = "must"   // requirements
	regionNice   region = "nice"   // desirable
	regionDuties region = "duties" // what the person will do
	regionIgnore region = "ignore" // benefits, how to apply, conditions
	regionForm   region = "form"   // a questionnaire with numbered questions: only its questions count
)

var (
	numberedHead = sieve.MustCompile(`^(?:(?:[Ss]ection|[Pp]art|[Aa]nnex|[Ll]ot|SECTION|PART|ANNEX|Abschnitt)\s+[\dA-Z]{1,3}\s*[-–—:.)]\s*|\d+(?:\.\d+)+[.)]?\s+|\d+[.)]\s+|[A-Z]\d{0,2}[.)]\s+|[ivx]+[.)]\s+|\([a-z\d]{1,2}\)\s+)`)
	runIn        = sieve.MustCompile(`^(?:\d+(?:\.\d+)*[.)]?\s+)?([\p{Lu}][\p{Lu}&/, -]{3,60})[.:]\s+(\S.*)$`)
	wishes       = sieve.MustCompile(`(?i)^(?:it(?:['’]s|['’]d| is| would)|we(?:['’]d| would))\b.*\b(?:great|love|bonus|nice|plus|helpful|advantage|even better|useful|ideal)\b.*\bif you(?: \w+){0,3}$|^you (?:may|might|could) (?:also )?(?:have|be|bring|hold)$|^nice,? (?:but|if)\b|` +
		`^it(?:['’]s|['’]d be| is| would be| will be) (?:also )?(?:an? (?:\w+ )?(?:plus|advantage|asset|bonus)|advantageous|beneficial|` +
		`desirable|helpful|useful) (?:to (?:also )?(?:have|be|bring|hold|know|possess|speak)|if)$`)
	conditional  = sieve.MustCompile(`(?i)^(?:you|this|we).*\bif(?: you(?:['’]re|['’]ve)?| your?)?$`)
	partNumber   = sieve.MustCompile(`(?i)^(?:section|part|annex|lot|abschnitt)`)
	subNumber    = sieve.MustCompile(`^(?:\d+\.\d+|[A-Z]\d)`)
	headingMarks = "#*_= "
)

// runInHeading cuts "4. DELIVERABLES. Weekly report; …" into heading and text.
func runInHeading(text string) (head, rest string, ok bool) {
	m := runIn.FindStringSubmatch(text)
	if m == nil || len(strings.Fields(m[1])) > 6 || !isCapitals(m[1]) {
		return "", "", false
	}
	return m[1], m[2], true
}

// headingWords make a heading when a line holds nothing else.
var headingWords = wordset.Of(strings.Join(wordLines("words/headingwords.txt"), " "))

// headline is a block as it may be a heading.
type headline struct {
	block
	bare     string // without the marks around it
	core     string // without its number and the signs at its end
	words    int    // of the core
	colon    bool   // something follows it
	capitals bool
	opens    region
}

func (b block) headline() headline {
	h := headline{block: b, bare: strings.TrimSpace(strings.Trim(b.text, headingMarks))}
	h.bare = strings.TrimLeftFunc(h.bare, isOrnament)
	h.core = respelt(strings.TrimSpace(strings.TrimRight(numberedHead.ReplaceAllString(h.bare, ""), ":.-–…*_ ")))
	h.words = len(strings.Fields(h.core))
	h.colon = strings.HasSuffix(h.bare, ":") || strings.HasSuffix(h.bare, "…") || strings.HasSuffix(h.bare, "...") ||
		follows.MatchString(h.core)
	h.capitals = isCapitals(h.core) && (h.words > 1 || len(h.core) > 5)
	return h
}

// follows ends a line that announces a list without a colon: "Applicants must have the following".
var follows = sieve.MustCompile(`(?i)\bthe following$`)

// respelt is a short line with the words of headings as they are spelt: "Requirments".
func respelt(line string) string {
	words := strings.Fields(line)
	if len(words) > longestHeading {
		return line
	}
	for _, w := range words {
		switch right := spelling(strings.ToLower(w)); {
		case right == "":
		case w == strings.ToUpper(w):
			line = strings.Replace(line, w, strings.ToUpper(right), 1)
		case w != strings.ToLower(w):
			line = strings.Replace(line, w, capitalised(right), 1)
		default:
			line = strings.Replace(line, w, right, 1)
		}
	}
	return line
}

// shortestMisspelt is the length from which a word that is one letter from that of a heading is taken for it.
const shortestMisspelt = 8

// spelt are the words of headings in a fixed order, so that the same one is found every time.
var spelt = slices.Sorted(maps.Keys(headingWords))

// spelling is the word of headings that a word which is none is one letter from; "" for none.
func spelling(word string) string {
	if len(word) < shortestMisspelt || isWord(word) {
		return ""
	}
	near := func(w string) bool {
		return len(w) >= shortestMisspelt && w[0] == word[0] && typo.Distance(w, word) == 1
	}
	if i := slices.IndexFunc(spelt, near); i >= 0 {
		return spelt[i]
	}
	return ""
}

func isOrnament(r rune) bool {
	return unicode.IsSymbol(r) || unicode.Is(unicode.Mn, r) || r == ' '
}

// heading decides whether a block is a heading and which region it opens from
// the region that it stands in.
func (b block) heading(at region) (region, bool) {
	h := b.headline()
	if !h.fits() || h.isSentence() || h.listed && !h.colon {
		return at, false
	}
	h.opens = h.announced()
	switch {
	case h.isWish():
		return regionNice, true
	case h.colon:
		return h.introduces(at), true
	case h.isNumbered():
		return h.opens, true
	case h.isMarked():
		return h.marks(at), true
	case h.namesRegion():
		return h.opens, true
	case h.standsAlone():
		return h.orKept(at), true
	}
	return at, false
}

// isWish is "It would be great if you have" before a list.
func (h headline) isWish() bool { return h.leads && !h.listed && wishes.MatchString(h.core) }

// fits reports that a block is as short as a heading.
func (h headline) fits() bool {
	if h.line.Kind == page.TableRow && len(h.line.Segments) > 1 {
		return false
	}
	return h.words > 0 && h.words <= 20 && (h.words <= 9 || h.colon || partMark.MatchString(h.text))
}

// isSentence reports a full stop behind words that do not look like a heading.
func (h headline) isSentence() bool {
	return h.stops() && !h.capitals && !h.colon && h.line.Kind != page.Heading
}

func (h headline) stops() bool { return strings.HasSuffix(h.bare, ".") }

// announced is the region that the words announce.
func (h headline) announced() region {
	r := regionOf(h.core)
	if r == regionNone && youWill.MatchString(h.core) {
		return regionDuties
	}
	if r == regionNone && (conditional.MatchString(h.core) || strings.EqualFold(h.core, "you")) {
		return regionMust
	}
	return r
}

// youWill stands alone before what is to be done.
var youWill = sieve.MustCompile(`(?i)^(?:in this (?:role|post|position|job),? )?you(?:['’]ll| will)$`)

// introduces is the region that a line with a colon opens.
func (h headline) introduces(at region) region {
	if h.opens != regionNone || !asksPhrase.in(h.core) && !aboutPerson.MatchString(h.core) && !mustBe(h.core) {
		return h.orKept(at)
	}
	if nicePhrase.in(h.core) {
		return regionNice
	}
	return regionMust
}

// mustBe reports a line that says who has to be what follows: "Caretakers need to be".
func mustBe(line string) bool {
	m := needsToBe.FindStringSubmatch(line)
	return m != nil && language.IsRole(strings.ToLower(m[1]))
}

var needsToBe = sieve.MustCompile(`(?i)(\p{L}+?)s? (?:needs? to|should|must) (?:be|have)$`)

// orKept is the region that the heading opens, or else the one that goes on.
func (h headline) orKept(at region) region {
	switch {
	case h.opens != regionNone:
		return h.opens
	case at.demands() && h.isTopicLabel():
		return at
	}
	return keep(at, h.block)
}

// isTopicLabel reports what a part of a list of demands is about: "Data engineering and modelling:" before its items.
func (h headline) isTopicLabel() bool {
	return h.colon && h.leads && h.words <= longestTopic && !ofSpeaker.MatchString(h.core)
}

// longestTopic is how many words such a label has at most.
const longestTopic = 8

// ofSpeaker are words of a line about what comes next, which begins another part.
var ofSpeaker = sieve.MustCompile(`(?i)\b(?:you|your|we|our|us|this|these|role|job|post|position|team|company|candidates?|applicants?|` +
	`is|are|will|include[sd]?|including)\b`)

// isNumbered reports the number of a part, or of a line that looks like one.
func (h headline) isNumbered() bool {
	number := numberedHead.FindString(h.bare)
	return partNumber.MatchString(number) || number != "" && h.words <= 6 && h.mayHaveNumber()
}

func (h headline) mayHaveNumber() bool {
	switch h.opens {
	case regionIgnore, regionDuties:
		return true
	case regionNone:
		return h.parent
	}
	return h.parent || onlyHeadingWords(h.core)
}

// isMarked reports a line that looks like a heading.
func (h headline) isMarked() bool {
	return h.capitals || h.line.Kind == page.Heading || h.line.Bold() || strings.HasPrefix(h.text, "#") || strings.HasPrefix(h.text, "===") ||
		strings.HasPrefix(h.text, "**") && strings.HasSuffix(h.text, "**")
}

// partMark begins the heading of a part, not that of a topic in it, in text with marks.
var partMark = sieve.MustCompile(`^##?[^#]`)

// marks is the region that a line opens which looks like a heading: bold words
// that say nothing, and topics inside a region, open none.
func (h headline) marks(at region) region {
	clear := h.capitals || h.line.Kind == page.Heading || partMark.MatchString(h.text)
	if h.opens == regionNone && (!clear || subordinate(at, h.core, h.block)) {
		return at
	}
	return h.opens
}

// namesRegion reports a line that says what only headings say.
func (h headline) namesRegion() bool {
	switch h.opens {
	case regionNone:
		return false
	case regionIgnore, regionDuties:
		if h.words <= 2 && !h.stops() && h.beginsUpper() {
			return true
		}
	}
	return onlyHeadingWords(stripBrackets(h.core)) || announces(h.core) ||
		asksWhat.MatchString(h.core) && h.leads && !h.listed ||
		conditional.MatchString(h.core)
}

// asksWhat is a heading that is put as a question about the reader: "What you must bring", "Who you are".
var asksWhat = sieve.MustCompile(`(?i)^(?:(?:do|can|are) you(?: \p{L}+){0,2}\?$|` +
	`(?:what|who|how) (?:you|we|they)(?:['’](?:ll|re|d))?\b[^.,;:?]{0,40}\??$)`)

func (h headline) beginsUpper() bool {
	first, _ := utf8.DecodeRuneInString(h.core)
	return unicode.IsUpper(first)
}

// standsAlone reports a short line between white space that asks for nothing.
func (h headline) standsAlone() bool {
	return h.apart && !h.cut && (!h.trailed || h.leads) && h.words <= 7 && h.beginsUpper() && !h.asks() && !h.isPunctuated()
}

func (h headline) asks() bool {
	return (h.opens == regionNone || h.words > 3) && asksSomething(h.core)
}

func (h headline) isPunctuated() bool {
	return strings.ContainsAny(h.core, ",;") || strings.HasSuffix(h.bare, "?")
}

// demands reports a region of requirements.
func (r region) demands() bool { return r == regionMust || r == regionNice }

// keep is the region after a heading that says nothing: lists of requirements
// are often grouped by topic ("Technical"), prose ends them.
func keep(at region, b block) region {
	switch {
	case at == regionForm, at == regionDuties, at == regionIgnore, at.demands() && b.leads && len(strings.Fields(b.text)) <= 3:
		return at
	}
	return regionNone
}

// subordinate tells a topic inside a region ("GS-14", "TECHNICAL") from the next part.
func subordinate(at region, core string, b block) bool {
	return at.demands() && (len(strings.Fields(core)) <= 2 && b.leads || strings.EqualFold(core, "other"))
}

func onlyHeadingWords(core string) bool { return everyOne(foldedTokens(core), headingWords) }

// announces reports a phrase of several words that only headings have ("what we
// offer", "nice to have"), at the start of the line.
func announces(core string) bool {
	text := fold(core)
	words := len(strings.Fields(text))
	for _, row := range regionPhrases {
		for _, p := range row.phrases {
			if n := len(strings.Fields(p)); n > 1 && words <= n+2 && strings.HasPrefix(text, p) && !beginsDemand(p) {
				return true
			}
		}
	}
	return false
}

// beginsDemand reports a phrase that may as well begin a demand.
func beginsDemand(phrase string) bool {
	return strings.HasPrefix(phrase, "you ") || phrase == "ability to" || phrase == "responsible for"
}

// asksSomething tells a requirement such as "Valid driving licence" from a heading.
func asksSomething(s string) bool {
	f := fold(s)
	return yearsPhrase.MatchString(f) || degreeLevel(f) > 0 && len(strings.Fields(s)) > 1 || saysOfWhat(f) ||
		nicePhrase.in(f) || mustPhrase.in(f)
}

// ofWhat are words of demands that headings do without.
var ofWhat = []string{"valid ", " in ", " of ", " with "}

func saysOfWhat(folded string) bool {
	return strings.HasSuffix(folded, " experience") || slices.ContainsFunc(ofWhat, func(w string) bool { return strings.Contains(folded, w) })
}

func fold(s string) string { return strings.ToLower(strings.ReplaceAll(s, "’", "'")) }

func isCapitals(s string) bool {
	letters, upper := 0, 0
	for _, r := range s {
		if unicode.IsLetter(r) {
			letters++
		}
		if unicode.IsUpper(r) {
			upper++
		}
	}
	return letters > 3 && upper*10 >= letters*9
}

// bothLevels is a heading over criteria that name their level one by one.
var bothLevels = sieve.MustCompile(`\bessential\b.*\bdesirable\b|\brequired\b.*\bpreferred\b|` +
	`\b(?:desired|ideal candidates?)\b.*\bmust (?:have|be|possess)\b`)

// toApply is "To apply you will need", which lists demands and no instructions.
var toApply = sieve.MustCompile(`(?i)^to (?:apply|be considered|be eligible|qualify)(?: for this \w+)?,? (?:you|candidates|applicants)(?:['’]ll| will| must| should)?(?: all)? (?:need|have|hold|be able|possess)\b`)

var regionPhrases = phraseTable("words/sections.txt")

// regionOf reads the announcement of a heading; "desirable requirements" is nice.
func regionOf(heading string) region {
	if toApply.MatchString(heading) {
		return regionMust
	}
	f := " " + strings.Join(strings.FieldsFunc(fold(heading), betweenWords), " ") + " "
	for _, row := range regionPhrases {
		if !slices.ContainsFunc(row.phrases, func(p string) bool { return strings.Contains(f, " "+p) }) {
			continue
		}
		if row.kind == string(regionNice) && bothLevels.MatchString(f) {
			return regionMust
		}
		return region(row.kind)
	}
	return regionNone
}

func betweenWords(r rune) bool { return strings.ContainsRune(" ,/()&|–:", r) }
