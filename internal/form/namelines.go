package form

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

const (
	// fewestNames is how many short names make a list that is read as one line, fewestBeside where another list of the CV is.
	fewestNames  = 8
	fewestBeside = 3
	// longestOnLine is how many words such a name has at most.
	longestOnLine = 6
)

// NamesOnLine puts short names of the other sections that stand one behind the other on a line: advertisers, titles, fields of
// knowledge. None are unless one list of them is long: a few are read better one below the other, but not beside others on a line.
// What found no place, and has no heading, is no list of names but the rest of other entries.
func NamesOnLine(doc *cv.Document) {
	fewest := fewestNames
	for _, s := range doc.Additional {
		if _, all := namesOf(s); all >= fewestNames {
			fewest = fewestBeside
		}
	}
	for i, s := range doc.Additional {
		runs, all := namesOf(s)
		for at := range s.Items {
			doc.Additional[i].Items[at].OnLine = false
		}
		if all < fewest {
			continue
		}
		for _, r := range runs {
			for at := r.From; at < r.To; at++ {
				doc.Additional[i].Items[at].OnLine = true
			}
		}
	}
}

// namesOf are the short names of a section that stand one behind the other, and how many they are.
func namesOf(s cv.OtherSection) (runs []cv.Run, all int) {
	if s.Heading.IsZero() {
		return nil, 0
	}
	for from := 0; from < len(s.Items); {
		to := from
		for to < len(s.Items) && isShortName(s.Items[to].Value) && s.Items[to].Bullet == s.Items[from].Bullet {
			to++
		}
		if to-from > 1 {
			runs = append(runs, cv.Run{From: from, To: to})
			all += to - from
		}
		from = max(to, from+1)
	}
	return runs, all
}

// isShortName reports a few words that are neither part of a sentence, a date nor a deed, nor a label with what belongs to it.
func isShortName(text string) bool {
	text = strings.TrimSpace(text)
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(endOfName.ReplaceAllString(text, ""))
	return text != "" && cv.WordCount(text) <= longestOnLine && !unicode.IsLower(first) &&
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
	opens := func(is func(rune) bool) bool {
		return slices.ContainsFunc(words[1:], func(w string) bool {
			r, _ := utf8.DecodeRuneInString(w)
			return is(r)
		})
	}
	past, asNow := isPast(verb)
	past = past || len(verb) > len("need") && strings.HasSuffix(verb, "ed")
	return opens(unicode.IsDigit) && (past || asNow) || opens(unicode.IsLower) && past
}

// isPast reports the past of a verb, and whether it is its present as well, as "cost" is, which is a thing as often.
func isPast(word string) (past, asNow bool) {
	for _, f := range language.VerbForms(word) {
		past = past || f.Form == language.Past && f.Base != word
		asNow = asNow || f.Form == language.Past && f.Base == word
	}
	return past, asNow
}

var (
	ofDates = wordset.Of(`jan january feb february mar march apr april may jun june jul july aug august sep sept september
		oct october nov november dec december to until since from present now today current`)
	// endOfName is the full stop of what a name ends with, which ends no sentence.
	endOfName = regexp.MustCompile(`(?:\b(?i:jr|sr|inc|ltd|co|corp|bros|est|dept)|\b[\pL]\.[\pL])\.$`)
)
