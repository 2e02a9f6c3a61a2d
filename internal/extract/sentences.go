package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/evidence"

	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

// sentenceAfter is where running text begins on the header line of an entry: "Postdoc,
// University of Tarnbeck, UK. I model rivers." goes on after the full stop; 0 = nowhere.
func sentenceAfter(text string) int {
	for from := 0; ; {
		at := strings.Index(text[from:], ". ")
		if at += from; at < from || at > longestHead {
			return 0
		}
		if partsSentence(text[:at], strings.TrimLeft(text[at+2:], " ")) {
			return at
		}
		from = at + 2
	}
}

// partsSentence reports a full stop between a head and a sentence.
func partsSentence(before, after string) bool {
	r, _ := utf8.DecodeRuneInString(after)
	if !unicode.IsUpper(r) || wordCount(before) < 2 || running(before) || openBracket(before) || openQuote(before) {
		return false
	}
	last := before[strings.LastIndexAny(before, " \t(")+1:]
	if spokenByOne(after) {
		return wordCount(after) >= 3 || sentenceLike(last, after)
	}
	return !abbreviation(last) && sentenceLike(last, after)
}

// spokenByOne reports what somebody says of themselves: "I …", "We …", but not of Maine.
func spokenByOne(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return firstPerson.Has(words.Fold(first)) && first != "ME"
}

// abbreviation reports a word that a full stop does not end: "Dr. Smith", "S. A. Moreau", "Bolt Ltd. Hull".
func abbreviation(last string) bool {
	return utf8.RuneCountInString(last) < 2 || strings.Contains(last, ".") || stoppedWords.Has(words.Fold(last)) || evidence.LegalForm(last)
}

// sentenceLike reports a sentence, or a statement with its label; behind a bracket a few words do.
func sentenceLike(last, after string) bool {
	ends := endsWith(after, ".")
	return ends && wordCount(after) >= 6 && running(after) || labelledSentence(after) ||
		ends && strings.HasSuffix(last, ")") && wordCount(after) >= 3
}

// longestHead bounds what can stand before the first sentence; longer lines are text.
const longestHead = 200

// labelledSentence reports what a CV says about a course of research on the line of the
// post: "Thesis: …", "Supervisor: …".
func labelledSentence(text string) bool {
	label, rest, ok := strings.Cut(text, ": ")
	return ok && wordCount(label) <= 3 && wordCount(rest) >= 2 && statementLabels.Contains(words.Split(label))
}

var (
	firstPerson  = words.NewSet("i", "my", "we")
	stoppedWords = words.NewSet("dr", "prof", "st", "mr", "mrs", "ms", "no", "nr", "dept", "univ", "jr", "sr", "dipl", "ing",
		"inc", "ltd", "co", "corp", "ca", "approx", "bzw", "vs", "dir", "mag", "ass", "asst", "assoc", "gen", "lt", "sgt", "capt",
		"col", "mt", "ft", "int", "intl", "inst", "eng", "tech", "mgr", "exec")
	statementLabels = words.NewSet("thesis", "dissertation", "supervisor", "supervisors", "advisor", "adviser", "topic", "subject",
		"duties", "responsibilities", "tasks", "project", "projects", "achievements", "title", "dissertationsthema", "thema",
		"betreuer", "these", "tesis", "tesi", "proefschrift")
)

// openQuote reports a quotation that begins in a text and does not end there.
func openQuote(s string) bool {
	n := countQuotes(s)
	if n.english > n.closed || n.french > n.frenchClosed || n.german > n.english+n.closed {
		return n.german == 0 || n.german > n.english+n.closed
	}
	return openStraightQuote(s)
}

// quoteMarks counts the marks of quotations; the mark that opens an English one may close a German one.
type quoteMarks struct{ english, closed, french, frenchClosed, german int }

func countQuotes(s string) quoteMarks {
	return quoteMarks{
		english: strings.Count(s, "“"), closed: strings.Count(s, "”"), german: strings.Count(s, "„"),
		french: strings.Count(s, "«"), frenchClosed: strings.Count(s, "»"),
	}
}

// openStraightQuote reports a straight mark that opens a quotation; 24" in running text opens nothing.
func openStraightQuote(s string) bool {
	open := false
	for i := range len(s) {
		if s[i] == '"' {
			open = !open && opensQuote(s, i)
		}
	}
	return open
}

// opensQuote reports a mark before a word and behind a space or a bracket.
func opensQuote(s string, i int) bool {
	return (i == 0 || strings.ContainsRune(" \t(", rune(s[i-1]))) && i+1 < len(s) && s[i+1] != ' '
}

// inBracket reports a single date among other words in a bracket: part of what the
// bracket says, not a field between separators.
func inBracket(text string, m dates.Match) bool {
	several := strings.Contains(m.Range.Text.Value, ",")
	if m.Period && !several {
		return false
	}
	inner, ok := bracketAround(text, m)
	if !ok {
		return false
	}
	first := dates.Find(inner)
	return (len(first) > 1 || len(first) == 1 && several) && wordCount(inner[:first[0].Start]) >= 1
}

// bracketAround is what the bracket says that a date stands in.
func bracketAround(text string, m dates.Match) (inner string, ok bool) {
	open := strings.LastIndexByte(text[:m.Start], '(')
	if open < 0 || strings.Contains(text[open:m.Start], ")") {
		return "", false
	}
	end := closing(text[open:])
	if end < 0 || open+end < m.End {
		return "", false
	}
	return text[open+1 : open+end], true
}

// bracketBefore is where the bracket opens that holds a place and the date behind it; 0 =
// there is none.
func bracketBefore(before, after string) int {
	open := strings.LastIndexByte(before, '(')
	if open <= 0 || !strings.HasPrefix(after, ")") || strings.Contains(before[open:], ")") || openBracket(before[:open]) {
		return 0
	}
	if contact.ParsePlace(strings.Trim(before[open+1:], " ,;")).Score < 0.85 {
		return 0
	}
	return open
}
