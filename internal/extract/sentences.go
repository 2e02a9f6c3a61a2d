package extract

import (
	"strings"
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
