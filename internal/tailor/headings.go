package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
	"focal/internal/sieve"
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
	wishes       = sieve.MustCompile(`(?i)^(?:it(?:['’]s|['’]d| is| would)|we(?:['’]d| would))\b.*\b(?:great|love|bonus|nice|plus|helpful|advantage|even better|useful|ideal)\b.*\bif you(?: \w+){0,3}$|^you (?:may|might|could) (?:also )?(?:have|be|bring|hold)$|^nice,? but\b`)
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
var headingWords = func() map[string]bool {
	m := map[string]bool{}
	for _, line := range wordLines("words/headingwords.txt") {
		for _, w := range strings.Fields(line) {
			m[w] = true
		}
	}
	return m
}()

// heading decides whether a block is a heading and which region it opens from
// the region that it stands in.
func (b block) heading(at region) (region, bool) {
	bare := strings.TrimSpace(strings.Trim(b.text, headingMarks))
	bare = strings.TrimLeftFunc(bare, func(r rune) bool { return unicode.IsSymbol(r) || unicode.Is(unicode.Mn, r) || r == ' ' })
	core := strings.TrimSpace(strings.TrimRight(numberedHead.ReplaceAllString(bare, ""), ":.-–…*_ "))
	words := len(strings.Fields(core))
	colon := strings.HasSuffix(bare, ":") || strings.HasSuffix(bare, "…") || strings.HasSuffix(bare, "...")
	if words == 0 || words > 9 && !colon || words > 20 || b.line.Kind == page.TableRow && len(b.line.Segments) > 1 {
		return at, false
	}
	capitals := isCapitals(core) && (words > 1 || len(core) > 5)
	if strings.HasSuffix(bare, ".") && !capitals && b.line.Kind != page.Heading && !colon {
		return at, false
	}
	r := regionOf(core)
	if r == regionNone && (conditional.MatchString(core) || strings.EqualFold(core, "you")) {
		r = regionMust
	}
	wish := b.leads && !b.listed && wishes.MatchString(core)
	if wish {
		r = regionNice
	}
	numbered := numberedHead.FindString(bare)
	marked := b.line.Kind == page.Heading || b.line.Bold() || strings.HasPrefix(b.text, "#") || strings.HasPrefix(b.text, "===") ||
		strings.HasPrefix(b.text, "**") && strings.HasSuffix(b.text, "**") || capitals
	switch {
	case b.listed && !colon:
		return at, false
	case wish:
		return r, true
	case colon:
		if r == regionNone && (asksPhrase.in(core) || aboutPerson.MatchString(core)) {
			if r = regionMust; nicePhrase.in(core) {
				r = regionNice
			}
		}
		if r == regionNone {
			return keep(at, b), true
		}
		return r, true
	case partNumber.MatchString(numbered):
		return r, true
	case numbered != "" && words <= 6 && (b.parent || r == regionIgnore || r == regionDuties || r != regionNone && onlyHeadingWords(core)):
		return r, true
	case marked && (b.line.Kind == page.Heading || capitals):
		if r == regionNone && subordinate(at, core, b) {
			return at, true
		}
		return r, true
	case marked:
		if r == regionNone {
			return at, true
		}
		return r, true
	case words <= 2 && (r == regionIgnore || r == regionDuties) && !strings.HasSuffix(bare, ".") && unicode.IsUpper([]rune(core)[0]):
		return r, true
	case r != regionNone && (onlyHeadingWords(core) || announces(core) || conditional.MatchString(core)):
		return r, true
	}
	first, _ := utf8.DecodeRuneInString(core)
	if b.apart && (!b.trailed || b.leads) && words <= 7 && unicode.IsUpper(first) && (r != regionNone && words <= 3 || !asksSomething(core)) && !strings.ContainsAny(core, ",;") && !strings.HasSuffix(bare, "?") {
		if r == regionNone {
			return keep(at, b), true
		}
		return r, true
	}
	return at, false
}

// keep is the region after a heading that says nothing: lists of requirements
// are often grouped by topic ("Technical"), prose ends them.
func keep(at region, b block) region {
	if (at == regionMust || at == regionNice) && b.leads && len(strings.Fields(b.text)) <= 3 {
		return at
	}
	if at == regionForm || at == regionDuties || at == regionIgnore {
		return at
	}
	return regionNone
}

// subordinate tells a topic inside a region ("GS-14", "TECHNICAL") from the next part.
func subordinate(at region, core string, b block) bool {
	return (at == regionMust || at == regionNice) && (len(strings.Fields(core)) <= 2 && b.leads || strings.EqualFold(core, "other"))
}

func onlyHeadingWords(core string) bool {
	for _, w := range plainTokens(core) {
		if !headingWords[w] {
			return false
		}
	}
	return true
}

// announces reports a phrase of several words that only headings have ("what we
// offer", "nice to have"), at the start of the line.
func announces(core string) bool {
	text := fold(core)
	for _, row := range regionPhrases {
		for _, p := range row.phrases {
			n := len(strings.Fields(p))
			if n > 1 && strings.HasPrefix(text, p) && len(strings.Fields(text)) <= n+2 && !strings.HasPrefix(p, "you ") && p != "ability to" {
				return true
			}
		}
	}
	return false
}

// asksSomething tells a requirement such as "Valid driving licence" from a heading.
func asksSomething(s string) bool {
	f := fold(s)
	return yearsPhrase.MatchString(f) || degreeLevel(f) > 0 && len(strings.Fields(s)) > 1 ||
		strings.Contains(f, "valid ") || strings.Contains(f, " in ") || strings.Contains(f, " of ") || strings.Contains(f, " with ") ||
		strings.HasSuffix(f, " experience") || nicePhrase.in(f) || mustPhrase.in(f)
}

func fold(s string) string { return strings.ToLower(strings.ReplaceAll(s, "’", "'")) }

func isCapitals(s string) bool {
	letters, upper := 0, 0
	for _, r := range s {
		if unicode.IsLetter(r) {
			letters++
			if unicode.IsUpper(r) {
				upper++
			}
		}
	}
	return letters > 3 && upper*10 >= letters*9
}

// bothLevels is a heading over criteria that name their level one by one.
var bothLevels = sieve.MustCompile(`\bessential\b.*\bdesirable\b|\brequired\b.*\bpreferred\b`)

// toApply is "To apply you will need", which lists demands and no instructions.
var toApply = sieve.MustCompile(`(?i)^to (?:apply|be considered|be eligible|qualify)(?: for this \w+)?,? (?:you|candidates|applicants)(?:['’]ll| will| must| should)?(?: all)? (?:need|have|hold|be able|possess)\b`)

var regionPhrases = phraseTable("words/sections.txt")

// regionOf reads the announcement of a heading; "desirable requirements" is nice.
func regionOf(heading string) region {
	if toApply.MatchString(heading) {
		return regionMust
	}
	f := " " + strings.Join(strings.FieldsFunc(fold(heading), func(r rune) bool { return strings.ContainsRune(" ,/()&|–:", r) }), " ") + " "
	for _, row := range regionPhrases {
		for _, p := range row.phrases {
			if strings.Contains(f, " "+p) {
				if row.kind == string(regionNice) && bothLevels.MatchString(f) {
					return regionMust
				}
				return region(row.kind)
			}
		}
	}
	return regionNone
}
