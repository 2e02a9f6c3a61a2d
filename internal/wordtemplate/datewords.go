package wordtemplate

import (
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"focal/internal/cv"
	cvwords "focal/internal/extract/words"
	"focal/internal/wordset"
)

// The words around dates that Focal prints in its own form, folded (lower case,
// no accents), in the eight languages of the templates. Any other word
// ("expected", "valid until", "and") says something about the dates.
var (
	seasonWords = wordset.Of(`
		spring summer autumn fall winter fruhjahr fruhling sommer herbst printemps ete automne hiver primavera verano otono invierno
		estate autunno inverno verao outono voorjaar lente zomer herfst wiosna lato jesien zima q`)
	sinceWords   = wordset.Of(`from since seit von vom depuis du de des desde dal dalla da sinds vanaf van od`)
	joiningWords = wordset.Of(`to until untill till through thru bis zum a au al alla ad hasta fino ate tot t m do jusqu jusque en`)
	neutralWords = wordset.Of(`the of de del di on issued issue awarded obtained published released
		date dates period duration zeitraum periode periodo year dauer r roku st nd rd th er`)
	unitWords = wordset.Of(`
		year years yr yrs month months mo mos jahr jahre monat monate an ans mois ano anos mes meses anno anni mese mesi mesos jaar
		maand maanden rok lata lat miesiac miesiace miesiecy`)

	dateToken = regexp.MustCompile(`[\p{L}\p{M}]+|[0-9]+|[^\p{L}\p{M}0-9\s]`)
)

// presentWords are the words that an open end is written with ("to till date", "still working").
var presentWords = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	cvwords.Present().Each(func(phrase, _ string) {
		for _, w := range strings.Fields(phrase) {
			m[w] = true
		}
	})
	return m
})

// fold makes "Październik" comparable: lower case without marks.
func fold(word string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r == 'ł':
			return 'l'
		}
		return r
	}, norm.NFD.String(strings.ToLower(word)))
}

func isMonth(word string) bool { return cvwords.Months().Has(word) }

// saidByDates reports a word that the dates of a period say without it.
func saidByDates(w string, r cv.DateRange) bool {
	return isMonth(w) || neutralWords[w] || seasonWords[w] && (r.Start.Season != "" || r.End.Season != "") ||
		sinceWords[w] && !r.Start.IsZero() || joiningWords[w] && isRange(r) || presentWords()[w] && r.Current
}

func isRange(r cv.DateRange) bool { return !r.Start.IsZero() && (!r.End.IsZero() || r.Current) }

// dayAt reports a day beside its month, where the period is told by months alone: posts and
// courses are printed without days.
func dayAt(list []string, i int, r cv.DateRange) bool {
	n, err := strconv.Atoi(list[i])
	if err != nil || n < 1 || n > 31 || r.Start.Day > 0 || r.End.Day > 0 {
		return false
	}
	isTheMonth := func(j, step int) bool {
		for ; j >= 0 && j < len(list); j += step {
			if strings.Contains(dayMarks, list[j]) || neutralWords[fold(list[j])] {
				continue
			}
			m, _ := strconv.Atoi(list[j])
			return isMonth(fold(list[j])) || m > 0 && (m == r.Start.Month || m == r.End.Month)
		}
		return false
	}
	return isTheMonth(i+1, 1) || isTheMonth(i-1, -1)
}

const dayMarks = "-–./,’'" // between a day and its month

// qualified reports whether the words of a period say more than its dates do,
// so that only the words themselves are the truth. It is false where the words
// belong to other dates: the dates were corrected after reading.
func qualified(r cv.DateRange) bool {
	text := r.Text.Value
	if text == "" {
		return false
	}
	if !tellsYears(text, r) {
		return false
	}
	numbers := numbersOf(r)
	list := dateToken.FindAllString(text, -1)
	years := 0
	for i := 0; i < len(list); i++ {
		token := list[i]
		first, _ := utf8.DecodeRuneInString(token)
		switch {
		case first >= '0' && first <= '9':
			if n := durationAt(list, i); n > 0 && tellsDuration(r) {
				i += n - 1
				continue
			}
			n, _ := strconv.Atoi(token)
			if !numbers[n] && !dayAt(list, i, r) {
				return true
			}
			if len(token) == 4 {
				years++
			}
		case unicode.IsLetter(first):
			if !saidByDates(fold(token), r) {
				return true
			}
		case qualifyingSign(list, i):
			return true
		}
	}
	return years > 2
}

// tellsYears reports whether a text names the years of a period, in four digits or in two.
func tellsYears(text string, r cv.DateRange) bool {
	for _, d := range []cv.Date{r.Start, r.End} {
		if !d.IsZero() && !strings.Contains(text, strconv.Itoa(d.Year)) && !containsNumber(text, d.Year%100) {
			return false
		}
	}
	return true
}

// tellsDuration reports a period whose length in months follows from its two dates.
func tellsDuration(r cv.DateRange) bool {
	return isRange(r) && (r.Current || r.Start.Month > 0 && r.End.Month > 0)
}

// qualifyingSign reports a sign that makes a date doubtful, open or one of several.
func qualifyingSign(list []string, i int) bool {
	switch list[i] {
	case "?", "<", ">", "≈", "*", "†":
		return true
	case "~", ",":
		return qualifies(list, i)
	}
	return false
}

// qualifies tells "~2015" and "2012, 2015" from "2012 ~ 2015" and "March, 2015".
func qualifies(list []string, i int) bool {
	if list[i] == "~" {
		return i == 0 || i+1 < len(list) && !isNumber(list[i-1])
	}
	return i > 0 && i+1 < len(list) && len(list[i-1]) == 4 && isNumber(list[i-1]) && isNumber(list[i+1])
}

// durationAt returns the number of tokens of "2 years" or "(3 yrs, 4 mos" at i.
func durationAt(list []string, i int) int {
	if i+1 < len(list) && len(list[i]) <= 2 && unitWords[fold(list[i+1])] {
		return 2
	}
	return 0
}

func isNumber(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

// numbersOf are the numbers that the dates of a period explain.
func numbersOf(r cv.DateRange) map[int]bool {
	m := map[int]bool{}
	for _, d := range []cv.Date{r.Start, r.End} {
		if d.IsZero() {
			continue
		}
		m[d.Year], m[d.Year%100] = true, true
		if d.Month > 0 {
			m[d.Month] = true
		}
		if d.Day > 0 {
			m[d.Day] = true
		}
		if q, ok := strings.CutPrefix(string(d.Season), "Q"); ok {
			n, _ := strconv.Atoi(q)
			m[n] = true
		}
	}
	return m
}

func containsNumber(text string, n int) bool {
	for _, token := range dateToken.FindAllString(text, -1) {
		if v, err := strconv.Atoi(token); err == nil && v == n && len(token) <= 2 {
			return true
		}
	}
	return false
}

// tidy prints words as they were written: single spaces, no brackets around the
// whole, none without its partner, no separator at either end.
func tidy(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	s = balanced(s)
	for {
		t := strings.Trim(s, " ,;:|·")
		if n := len(t); n > 1 && (t[0] == '(' && t[n-1] == ')' || t[0] == '[' && t[n-1] == ']') && balanced(t[1:n-1]) == t[1:n-1] {
			t = t[1 : n-1]
		}
		if t == s {
			return s
		}
		s = t
	}
}

// balanced drops brackets that have no partner.
func balanced(s string) string {
	pairs := map[byte]byte{')': '(', ']': '['}
	var open []int
	lost := map[int]bool{}
	for i := 0; i < len(s); i++ {
		switch c := s[i]; c {
		case '(', '[':
			open = append(open, i)
		case ')', ']':
			if n := len(open); n > 0 && s[open[n-1]] == pairs[c] {
				open = open[:n-1]
			} else {
				lost[i] = true
			}
		}
	}
	for _, i := range open {
		lost[i] = true
	}
	if len(lost) == 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if !lost[i] {
			b.WriteByte(s[i])
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
