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
		from = at + 2
		before, after := text[:at], strings.TrimLeft(text[at+2:], " ")
		r, _ := utf8.DecodeRuneInString(after)
		if wordCount(before) < 2 || running(before) || openBracket(before) || openQuote(before) || !unicode.IsUpper(r) {
			continue
		}
		last := before[strings.LastIndexAny(before, " \t(")+1:]
		first, _, _ := strings.Cut(after, " ")
		spoken := firstPerson.Has(words.Fold(first)) && first != "ME"
		if !spoken && (utf8.RuneCountInString(last) < 2 || strings.Contains(last, ".") || stoppedWords.Has(words.Fold(last)) || evidence.LegalForm(last)) {
			continue // "Dr. Smith", "S. A. Moreau", "Bolt Ltd. Hull"
		}
		if spoken && wordCount(after) >= 3 || wordCount(after) >= 6 && endsWith(after, ".") && running(after) || labelledSentence(after) || strings.HasSuffix(last, ")") && wordCount(after) >= 3 && endsWith(after, ".") {
			return at
		}
	}
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
	firstPerson     = words.NewSet("i", "my", "we")
	stoppedWords    = words.NewSet("dr", "prof", "st", "mr", "mrs", "ms", "no", "nr", "dept", "univ", "jr", "sr", "dipl", "ing", "inc", "ltd", "co", "corp", "ca", "approx", "bzw", "vs", "dir", "mag", "ass", "asst", "assoc", "gen", "lt", "sgt", "capt", "col", "mt", "ft", "int", "intl", "inst", "eng", "tech", "mgr", "exec")
	statementLabels = words.NewSet("thesis", "dissertation", "supervisor", "supervisors", "advisor", "adviser", "topic", "subject", "duties", "responsibilities", "tasks", "project", "projects", "achievements", "title", "dissertationsthema", "thema", "betreuer", "these", "tesis", "tesi", "proefschrift")
)

// openQuote reports a quotation that begins in a text and does not end there.
func openQuote(s string) bool {
	if strings.Count(s, "“") > strings.Count(s, "”") || strings.Count(s, "«") > strings.Count(s, "»") || strings.Count(s, "„") > strings.Count(s, "“")+strings.Count(s, "”") {
		return !strings.Contains(s, "„") || strings.Count(s, "„") > strings.Count(s, "“")+strings.Count(s, "”")
	}
	open := false
	for i := 0; i < len(s); i++ {
		if s[i] != '"' {
			continue
		}
		if !open && (i == 0 || strings.ContainsRune(" \t(", rune(s[i-1]))) && i+1 < len(s) && s[i+1] != ' ' {
			open = true
		} else if open {
			open = false // 24" in running text opens nothing
		}
	}
	return open
}

// inBracket reports a single date among other words in a bracket: part of what the
// bracket says, not a field between separators.
func inBracket(text string, m dates.Match) bool {
	several := strings.Contains(m.Range.Text.Value, ",")
	if m.Period && !several {
		return false
	}
	open := strings.LastIndexByte(text[:m.Start], '(')
	if open < 0 || strings.Contains(text[open:m.Start], ")") {
		return false
	}
	end := closing(text[open:])
	if end < 0 || open+end < m.End {
		return false
	}
	inner := text[open+1 : open+end]
	first := dates.Find(inner)
	return (len(first) > 1 || len(first) == 1 && several) && wordCount(inner[:first[0].Start]) >= 1
}

// bracketBefore is where the bracket opens that holds a place and the date behind it; 0 =
// there is none.
func bracketBefore(before, after string) int {
	open := strings.LastIndexByte(before, '(')
	if open <= 0 || !strings.HasPrefix(after, ")") || strings.Contains(before[open:], ")") || openBracket(before[:open]) || contact.ParsePlace(strings.Trim(before[open+1:], " ,;")).Score < 0.85 {
		return 0
	}
	return open
}
