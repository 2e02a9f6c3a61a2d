package cv

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// fewestNames is how many short names make a list that is read as one line.
	fewestNames = 8
	// longestName is how many words such a name has at most.
	longestName = 6
)

// Run is a part of a list: from its first item to the one before its end.
type Run struct{ From, To int }

// NameRuns are the short names of a section that stand one behind the other: advertisers, titles, fields of knowledge. There are
// none unless they make a long list: a few are read better one below the other.
func (s OtherSection) NameRuns() []Run {
	var runs []Run
	all := 0
	for from := 0; from < len(s.Items); {
		to := from
		for to < len(s.Items) && isName(s.Items[to].Value) && s.Items[to].Bullet == s.Items[from].Bullet {
			to++
		}
		if to-from > 1 {
			runs = append(runs, Run{from, to})
			all += to - from
		}
		from = max(to, from+1)
	}
	if all < fewestNames {
		return nil
	}
	return runs
}

// isName reports a few words that are neither part of a sentence nor a label with what belongs to it.
func isName(text string) bool {
	text = strings.TrimSpace(text)
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(text)
	return text != "" && len(strings.Fields(text)) <= longestName && !unicode.IsLower(first) &&
		!strings.ContainsRune(".,;:-–—、。", last) && !strings.ContainsAny(text, ":：\t·|") &&
		strings.Count(text, "(") == strings.Count(text, ")")
}
