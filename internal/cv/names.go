package cv

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/wordset"
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
// none unless they make a long list: a few are read better one below the other. What found no place, and has no heading, is no list
// of names but the rest of other entries.
func (s OtherSection) NameRuns() []Run {
	if s.Heading.IsZero() {
		return nil
	}
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

// isName reports a few words that are neither part of a sentence, a date nor a deed, nor a label with what belongs to it.
func isName(text string) bool {
	text = strings.TrimSpace(text)
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(text)
	return text != "" && WordCount(text) <= longestName && !unicode.IsLower(first) &&
		!strings.ContainsRune(".,;:-–—、。", last) && !strings.ContainsAny(text, ":：\t·|%") &&
		strings.Count(text, "(") == strings.Count(text, ")") && !isDate(text) && !isDeed(text)
}

// isDate reports figures, with or without months.
func isDate(text string) bool {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	figures := false
	for _, w := range words {
		switch {
		case !strings.ContainsFunc(w, unicode.IsLetter):
			figures = true
		case !ofDates[w]:
			return false
		}
	}
	return figures
}

// isDeed reports words that open with the past of a verb and go on in small letters or with a figure, which "Ahmed Khan" and
// "United Airlines" do not. Other names that do ("Advanced first aid") keep a line of their own, which does no harm.
func isDeed(text string) bool {
	words := strings.Fields(text)
	verb := strings.ToLower(words[0])
	goesOn := slices.ContainsFunc(words[1:], func(w string) bool {
		r, _ := utf8.DecodeRuneInString(w)
		return unicode.IsLower(r) || unicode.IsDigit(r)
	})
	return goesOn && (irregular[verb] || len(verb) > len("need") && strings.HasSuffix(verb, "ed"))
}

var (
	ofDates = wordset.Of(`jan january feb february mar march apr april may jun june jul july aug august sep sept september
		oct october nov november dec december to until since from present now today current`)
	irregular = wordset.Of(`became began bought broke brought built came caught chose cut did drew drove fed fell flew fought
		found gave got grew held hit kept knew led left let lost made met oversaw paid put ran read rebuilt rode rose said sang sat
		saw sent set shot sold spent spoke spun stood taught told took undertook used went withdrew won wore wrote`)
)

// WordCount counts words with a letter or digit; of scripts that set no spaces between words, two characters are one.
func WordCount(s string) int {
	n, unspaced := 0, 0
	for _, f := range strings.Fields(s) {
		if strings.ContainsFunc(f, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	for _, r := range s {
		if unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai) {
			unspaced++
		}
	}
	return n + unspaced/2
}
