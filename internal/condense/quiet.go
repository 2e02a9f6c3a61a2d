package condense

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Quiet sets the texts of an English CV that are written in capitals as the sentences that they are, before
// their spelling is looked at and the person of their verbs changes. Abbreviations, and names that no word
// list holds, stay as they are. It returns a note for each.
func Quiet(doc *cv.Document, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	t := tidier{keep: keep}
	set := quietSetter{employers: employers(doc)}
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() || len(r.Text.Value) > longestShout {
			return
		}
		after := set.asSentence(r.Text.Value)
		if r.Section == cv.SectionEducation && strings.ContainsAny(after, ",(/") && !namesBody(r.Text.Value, letterRuns(r.Text.Value)) {
			return // a row of names: of subjects, courses and places
		}
		if after != "" && t.reworded(r.Text, after, "Capitals were decoration here.") {
			r.Text.Value = after
		}
	})
	return t.notes
}

const (
	// longestShout bounds a text in capitals, in bytes.
	longestShout = 1500
	// fewestShouted is how many words make a sentence of capitals; fewer may be a name.
	fewestShouted = 3
)

// quietSetter sets texts in small letters.
type quietSetter struct {
	employers map[string]bool // the first words of their names, as far as they are no common ones
}

// employers are the first words, in small letters, by which a document calls employers: "Trident" of "Trident Services".
func employers(doc *cv.Document) map[string]bool {
	list := map[string]bool{}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleOrganisation || r.Section == cv.SectionEducation {
			return
		}
		first, _, _ := strings.Cut(strings.ToLower(r.Text.Value), " ")
		low := strings.TrimFunc(first, func(c rune) bool { return !unicode.IsLetter(c) })
		if utf8.RuneCountInString(low) >= shortestPlain && lexicon.Exact(low).Level() > commonest {
			list[low] = true
		}
	})
	return list
}

// asSentence sets a text in capitals with small letters; "" where it is not one, or where most of
// its words are names or abbreviations.
func (q quietSetter) asSentence(text string) string {
	if text != strings.ToUpper(text) || text == strings.ToLower(text) || firmNamed.MatchString(text) || cutOff(text) {
		return ""
	}
	parts := letterRuns(text)
	s := shouted{quietSetter: q, parts: parts, body: namesBody(text, parts), opens: true}
	s.name = s.body || readsAsName(parts)
	if !s.name && body.MatchString(text) {
		return "" // with the name of a school or an authority in it
	}
	for i := range parts {
		s.set(i)
	}
	if s.words < fewestShouted || 2*s.plain < s.words || (s.body || s.words <= mostNamed) && halfSet(parts) {
		return ""
	}
	return strings.Join(parts, "")
}

// mostNamed is how many words a line has at most that may be all of a name.
const mostNamed = 5

// cutOff reports a line that lost what stands before or behind it, and one that holds the name of a firm.
func cutOff(text string) bool {
	return strings.Count(text, "(") != strings.Count(text, ")") || strings.ContainsAny(text, "_") ||
		strings.HasPrefix(text, "(") || dotted.MatchString(text) || strings.Contains(text, " LTD")
}

// dotted is a degree or a name with its letters: "B.TECH".
var dotted = sieve.MustCompile(`\b[A-Z]\.[A-Z]{2,}`)

// halfSet reports a word of a name that kept its capitals and may be no abbreviation: those stand in brackets, or are short.
func halfSet(parts []string) bool {
	for i, p := range parts {
		if utf8.RuneCountInString(p) >= shortestPlain && p == strings.ToUpper(p) && p != strings.ToLower(p) &&
			(i == 0 || !strings.HasSuffix(parts[i-1], "(")) {
			return true
		}
	}
	return false
}

// shouted is a text in capitals whose words get small letters one by one.
type shouted struct {
	quietSetter
	parts        []string
	name         bool // all of it is a name
	body         bool // that of a body
	opens        bool // a sentence begins with the next word
	words, plain int  // all so far, and the common ones
}

// set gives the part at i its small letters, if it is a word.
func (s *shouted) set(i int) {
	p := s.parts[i]
	if first, _ := utf8.DecodeRuneInString(p); !unicode.IsLetter(first) {
		figure := strings.ContainsAny(p, "0123456789")
		s.opens = !figure && (s.opens || strings.Contains(p, ": ")) || endsSentence(p)
		return
	}
	s.words++
	word, common := placed(s.parts, i)
	if common {
		s.plain++
	}
	s.parts[i] = s.inCase(p, word, common)
	s.opens = false
}

// inCase is a word with the capital that its place, or a name, gives it.
func (s *shouted) inCase(p, word string, common bool) string {
	switch {
	case s.employers[strings.ToLower(p)]:
		return language.NameCase(strings.ToLower(p))
	case s.body && !common && utf8.RuneCountInString(p) >= shortestSlip, s.name && common && !small[word]:
		return language.NameCase(strings.ToLower(word))
	case s.opens:
		return capital(word)
	}
	return word
}

// body is a word that says what kind of body a name is of.
var body = sieve.MustCompile(`\b(?:UNIVERSITY|COLLEGE|INSTITUTE|INSTITUTION|ACADEMY|POLYTECHNIC|BOARD OF|ASSOCIATION` +
	`|COMMISSION|COUNCIL|MINISTRY|FEDERATION|AUTHORITY)\b`)

// part is a word that says what kind of part of a firm or an authority a name is of.
var part = sieve.MustCompile(`\b(?:DIVISION|DEPARTMENT|BOARD|GROUP|COMPANY|SOCIETY|HOSPITAL|SCHOOL|BANK)\b`)

// abbreviated is a name with the letters that it goes by behind it: "NATIONAL CRANE CODE (NCC)".
var abbreviated = sieve.MustCompile(`^[A-Z][A-Z' -]+ \([A-Z]{2,6}\)\W*$`)

// longestBody is how many words the name of a body has at most.
const longestBody = 8

// namesBody reports the name of a body, or one with its abbreviation, and nothing else: without a verb or a word that joins it to
// more, but for those inside of names.
func namesBody(text string, parts []string) bool {
	if !body.MatchString(text) && !part.MatchString(text) && !abbreviated.MatchString(text) {
		return false
	}
	words := 0
	for _, p := range parts {
		if low := strings.ToLower(p); low != p {
			words++
			if joinsMore(low, words == 1) || words == 1 && language.Read(low).Class == language.Base {
				return false
			}
		}
	}
	return words <= longestBody && !strings.ContainsAny(text, ":.")
}

// joinsMore reports a word that joins the name of a body to more, and a verb; a gerund is one at the beginning.
func joinsMore(low string, first bool) bool {
	r := language.Read(low)
	verb := r.Has(language.Past) || first && r.Has(language.Gerund)
	return language.Closed(low) != language.TagNone && !ofNames[low] || verb && !r.Has(language.Noun)
}

var ofNames = wordset.Of("of and for")

// readsAsName reports words without any that joins them, beside one that no list holds or behind a label: "KRELL HARBOUR
// AUTHORITY", "CLIENT: HARBOUR AUTHORITY".
func readsAsName(parts []string) bool {
	foreign := false
	for i, p := range parts {
		low := strings.ToLower(p)
		if shortWords[low] || language.Closed(low) != language.TagNone {
			return false
		}
		_, common := placed(parts, i)
		letters := utf8.RuneCountInString(p) >= shortestPlain && unicode.IsLetter([]rune(p)[0])
		foreign = foreign || strings.Contains(p, ":") || letters && !common && !partOfCode(parts, i) && !lexicon.Exact(low).Known()
	}
	return foreign
}

// placed is the word at i as it stands in its sentence, and whether it is a common one.
func placed(parts []string, i int) (set string, common bool) {
	switch {
	case parts[i] == "AM" && i > 1 && parts[i-2] == "I":
		return "am", true
	case partOfCode(parts, i) || alone(parts, i):
		return parts[i], false
	case isNameOfVerb(parts, i):
		return parts[i], false
	case parts[i] == "IT" && isPronoun(parts, i), parts[i] == "NO" && denies(parts, i):
		return strings.ToLower(parts[i]), true
	case prefixes[parts[i]] && i+2 < len(parts) && parts[i+1] == "-":
		return strings.ToLower(parts[i]), true
	}
	return quieted(parts[i])
}

// isPronoun reports an "it" that is no trade: before a verb that is nothing else ("IT SUPPORT ARRIVED" is of the trade), or "managed it
// while".
func isPronoun(parts []string, i int) bool {
	next := loudAt(parts, i, i+2)
	verb := language.Read(strings.ToLower(next))
	return behindIt[next] || beforeIt[loudAt(parts, i, i-2)] && verb.Has(language.Past) && !verb.Has(language.Noun|language.Plural) ||
		againClause[next]
}

// denies reports a "no" that is neither an abbreviation nor a formula: "with no less than".
func denies(parts []string, i int) bool {
	next := loudAt(parts, i, i+2)
	return (i == 0 || beforeNo[loudAt(parts, i, i-2)]) && utf8.RuneCountInString(next) > 2 && !joining[next]
}

// isNameOfVerb reports a short verb that stands where none can, so that it is a name or an abbreviation: "IN GO AND PYTHON", "WITH ADD".
func isNameOfVerb(parts []string, i int) bool {
	if !shortVerbs[parts[i]] {
		return false
	}
	next, far := loudAt(parts, i, i+2), strings.ToLower(loudAt(parts, i+2, i+4))
	listed := joining[next] && !language.Read(far).Has(language.Base)
	return listed || i > 0 && language.Closed(strings.ToLower(loudAt(parts, i, i-2))) == language.TagPreposition
}

// loudAt is the word at a place beside i, in capitals, "" where more than white space stands between.
func loudAt(parts []string, i, k int) string {
	if k < 0 || k >= len(parts) || strings.TrimSpace(parts[(i+k)/2]) != "" {
		return ""
	}
	return strings.ToUpper(parts[k])
}

var (
	behindIt = wordset.Of("IS WAS HAS HAD WILL WOULD CAN COULD SHOULD MAY MUST DOES DID")
	beforeIt = wordset.Of("THAT WHETHER IF BECAUSE THOUGH ALTHOUGH WHILE UNTIL")
	// againClause begin what follows an "it" that something is done to.
	againClause = wordset.Of("WHILE UNTIL BECAUSE WHEN THOUGH ALTHOUGH WHENEVER")
	beforeNo    = wordset.Of("WITH HAVE HAS HAD HAVING IS WAS ARE WERE THERE BY")
	joining     = wordset.Of("AND OR")
	shortVerbs  = wordset.Of("ADD ASK BUY GET GO LET MET PUT")
)

// prefixes stand before the hyphen of a word: "CO-CURRICULAR".
var prefixes = wordset.Of("CO RE PRE NON SUB PRO ANTI SELF SEMI MULTI INTER POST")

// firmNamed is a text that ends in the legal form of a firm.
var firmNamed = sieve.MustCompile(`\b(?:LTD|LIMITED|LLC|INC|LLP|PLC|GMBH|CORP|W\.?L\.?L|CO)\b\W*$`)

// endsSentence reports a full stop, or the like, with space behind it.
func endsSentence(between string) bool {
	return strings.Contains(between, ". ") || strings.Contains(between, "? ") || strings.Contains(between, "! ")
}

// alone reports a letter by itself that is no word: "GRADE B", "PHASE - I".
func alone(parts []string, i int) bool {
	return utf8.RuneCountInString(parts[i]) == 1 && (parts[i] != "A" || i+1 == len(parts) || parts[i+1] != " ")
}

// partOfCode reports letters that stand right beside a figure: "33KV", "A320".
func partOfCode(parts []string, i int) bool {
	if i > 0 {
		if last, _ := utf8.DecodeLastRuneInString(parts[i-1]); unicode.IsDigit(last) {
			return true
		}
	}
	if i+1 < len(parts) {
		next, _ := utf8.DecodeRuneInString(parts[i+1])
		return unicode.IsDigit(next)
	}
	return false
}

// letterRuns cuts a text into runs of letters, with the apostrophes inside them, and what stands between.
func letterRuns(text string) []string {
	var parts []string
	from, inside := 0, false
	for i, r := range text {
		letter := unicode.IsLetter(r) || inside && (r == '\'' || r == '’')
		if i > 0 && letter != inside {
			parts = append(parts, text[from:i])
			from = i
		}
		inside = letter
	}
	return append(parts, text[from:])
}

// quieted is a word in capitals as it stands inside a sentence, and whether it is a common word.
func quieted(word string) (set string, common bool) {
	low := strings.ToLower(word)
	bare, _, _ := strings.Cut(strings.ReplaceAll(low, "’", "'"), "'")
	switch {
	case shortWords[bare], strings.HasSuffix(strings.ReplaceAll(low, "’", "'"), "n't"):
		return low, true
	case utf8.RuneCountInString(bare) < shortestPlain:
		return word, false
	case isName(bare):
		return language.NameCase(low), false
	case plainWord(bare):
		return low, true
	}
	return word, false
}

// shortestPlain is from how many letters on a word is no abbreviation for its length alone.
const shortestPlain = 4

// isName reports a word that is written with a capital inside sentences. The commonest words are no names:
// CVs write "Science" and "Mechanical" with one because they stand in degrees and titles.
func isName(low string) bool {
	entry := lexicon.Exact(low)
	return lexicon.MostlyName(low) && entry.Level() > commonest || entry.Level() > rarestPlain && lexicon.Exact(lexicon.Title(low)).Known()
}

// plainWord reports a word of the language, one that many CVs write in small letters, or a slip in a long one.
func plainWord(low string) bool {
	entry := lexicon.Exact(low)
	known := entry.Known() && entry.Level() <= rarestPlain && !entry.Is(lexicon.Abbreviation)
	return known || lexicon.Uses(low) > 1 || utf8.RuneCountInString(low) >= shortestSlip && misspelt(low)
}

// misspelt reports a word one letter away from a common one.
func misspelt(low string) bool {
	found := false
	lexicon.Near(low, 1, func(_ string, _ int, entry lexicon.Info) { found = found || entry.Level() <= commonWord })
	return found
}

const (
	// commonest and rarestPlain are size classes of the word list: up to the one a word is no name, up to the other a
	// word in capitals is that word.
	commonest, rarestPlain = 20, 70
	// shortestSlip is how many letters a misspelt word has at least that is known for what it was meant.
	shortestSlip = 7
)

// shortWords are words of up to three letters that are hardly ever abbreviations.
var shortWords = wordset.Of("a an and any are as at be but by can day did do due end few for get has her his how if in into " +
	"is its job key lab law low me my new non not of off oil old on one or our out own pay per pre run saw set she so tax ten " +
	"the to too top try two up use via was we who why air all gas six bus car dry eye fit " +
	"big go buy ask add let put got gym hot fan ash map men met mix now pet red sea sub ton van war way yet he you")
