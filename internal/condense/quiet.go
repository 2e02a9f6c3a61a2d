package condense

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
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
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() || len(r.Text.Value) > longestShout {
			return
		}
		after := asSentence(r.Text.Value)
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

// asSentence sets a text in capitals with small letters; "" where it is not one, or where most of
// its words are names or abbreviations.
func asSentence(text string) string {
	if text != strings.ToUpper(text) || text == strings.ToLower(text) || firmNamed.MatchString(text) {
		return ""
	}
	parts := letterRuns(text)
	words, plain, opens := 0, 0, true
	name := readsAsName(parts)
	for i, p := range parts {
		first, _ := utf8.DecodeRuneInString(p)
		if !unicode.IsLetter(first) {
			opens = opens && !strings.ContainsAny(p, "0123456789") || endsSentence(p)
			continue
		}
		words++
		set, common := placed(parts, i)
		if common {
			plain++
		}
		switch {
		case name && common:
			set = language.NameCase(set)
		case opens:
			set = capital(set)
		}
		parts[i], opens = set, false
	}
	if words < fewestShouted || 2*plain < words {
		return ""
	}
	return strings.Join(parts, "")
}

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
	}
	return quieted(parts[i])
}

// firmNamed is a text that ends in the legal form of a firm.
var firmNamed = regexp.MustCompile(`\b(?:LTD|LIMITED|LLC|INC|LLP|PLC|GMBH|CORP|W\.?L\.?L|CO)\b\W*$`)

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
	case shortWords[bare]:
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
	"gym hot map men met mix now pet red sea sub ton van war way yet he you")
