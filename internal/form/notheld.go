package form

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Of a degree that is not held yet the file says so beside it or beside its time. Read apart, these words stand as a bullet
// below, and the degree reads as held: they go back to where they belong.

// begun opens what leads to a degree that may not be held: "Coursework towards", "Appeared in the final examination of".
var begun = sieve.MustCompile(`(?i)^(?:(?:currently|presently|still|now) )?` +
	`(?:(?:(?:earn|complet|obtain|gain|transfer)(?:ed|ing) )?(?:(?:\d+|some|several) )?(?:(?:college|transfer|credit) )?` +
	`(?:credits?|credit hours|units)|course ?work|stud(?:ies|ying)|classes|candida(?:te|cy)|` +
	`working|pursuing|persuing|progress(?:ing)?|enrolled|appeared|appearing|doing|reading|continuing|completing|part of)\b`)

// longestBegun is how many words it has.
const longestBegun = 7

// notHeld puts a text that stands directly before the degree in its line back before it.
func (f *former) notHeld(e *cv.Education) {
	if !f.free(e.Degree) || e.Degree.IsZero() {
		return
	}
	f.eachText(e, func(t *cv.Text) {
		if first(t.Lines) != first(e.Degree.Lines) || !begun.MatchString(t.Value) || wordCount(t.Value) > longestBegun {
			return
		}
		if strings.HasPrefix(e.Degree.Value, t.Value) {
			t.Value = "" // it says so already
		} else if said, ok := f.before(*t, e.Degree); ok {
			e.Degree.Value, t.Value = said+e.Degree.Value, ""
		}
	})
}

// before is what a line has from a text up to a value that follows it, with no more between than a small word.
func (f *former) before(t, value cv.Text) (string, bool) {
	line := strings.Join(strings.Fields(f.ownLine(t)), " ")
	_, behind, found := strings.Cut(line, t.Value)
	opening, _, _ := strings.Cut(value.Value, " ")
	between, _, follows := strings.Cut(behind, opening)
	return t.Value + between, found && follows && smallBetween.MatchString(between)
}

var smallBetween = sieve.MustCompile(`(?i)^[ :–-]*(?:(?:in|for|of|to|towards?|an?|the) ?){0,3}$`)

// liesAhead is said of a time to come, isGiven of when a degree is.
const (
	liesAhead = `expected|anticipated|projected`
	isGiven   = `graduation|completion`
)

var (
	// aheadFirst and aheadLast are said of a time that lies ahead, at the beginning or the end of a text.
	aheadFirst = sieve.MustCompile(`(?i)^\(?(` + liesAhead + `|tentative)` +
		`(?: (?:` + isGiven + `|degree)(?: date)?)?(?:\)?[\s–-]*$|\)?\s*[,;:]\s*|\)\s)`)
	aheadLast = sieve.MustCompile(`(?i)(?:^|[\s,;(–-]+)` +
		`(?:(?:degree|` + isGiven + `)(?: date)? )?(` + liesAhead + `|tentative)(?: in)?\)?[ :]*$`)
	// goingOn says of a degree that it is studied for.
	goingOn = sieve.MustCompile(`(?i)^\(?((?:(?:currently|presently|still|now) )?` +
		`(?:pursuing|persuing|perusing|studying|ongoing|doing|continuing|` +
		`appearing|appeared|in progress|incomplete|discontinued|result(?:s)? awaited|awaited|pending))\)?\.?$`)
)

// ahead puts words that say that the time of a degree lies ahead before it, and those that say that it is studied for behind.
func (f *former) ahead(e *cv.Education) {
	f.saidAhead(e)
	f.eachText(e, func(t *cv.Text) {
		if m := goingOn.FindStringSubmatch(t.Value); m != nil && !e.Degree.IsZero() && f.free(e.Degree) {
			f.saysGoingOn(e, *t, m[1])
			t.Value = ""
		}
		for _, word := range []*sieve.Regexp{aheadFirst, aheadLast} {
			if m := word.FindStringSubmatch(t.Value); m != nil && f.besideTime(e, *t, m[0]) && f.expect(e, m[1], *t) {
				t.Value = strings.Trim(word.ReplaceAllString(t.Value, ""), " ,;–-")
			}
		}
	})
}

// besideTime reports words on the line of the time of a course; where they are all there is, on another line of its head.
func (f *former) besideTime(e *cv.Education, t cv.Text, word string) bool {
	return f.sharesLine(t, e.Dates.Text) || trimmed(word) == trimmed(t.Value) &&
		f.sharesLine(t, cv.Text{Lines: lines(e.Degree, e.Institution, e.Location)})
}

func (f *former) sharesLine(t, other cv.Text) bool {
	return slices.ContainsFunc(t.Lines, func(n int) bool { return slices.Contains(other.Lines, n) })
}

// saysGoingOn says behind the time, or behind the degree where that has no time, that it is studied for.
func (f *former) saysGoingOn(e *cv.Education, t cv.Text, word string) {
	if e.Dates.Current {
		return
	}
	behind := " (" + strings.ToLower(word[:1]) + word[1:] + ")"
	if shown := asPrinted(e.Dates); shown != "" && f.free(e.Dates.Text) {
		e.Dates.Text.Value, e.Dates.Text.Lines = shown+behind, lines(e.Dates.Text, t)
		return
	}
	e.Degree.Value, e.Degree.Lines = e.Degree.Value+behind, lines(e.Degree, t)
}

// expect says before the end of a period that it lies ahead; false where nothing is shown that could.
func (f *former) expect(e *cv.Education, word string, t cv.Text) bool {
	r := &e.Dates
	if r.Current || r.Display() == "" || !f.free(r.Text) || qualified(r.Text) {
		return false
	}
	if plannedWord.MatchString(r.Text.Value) {
		return true
	}
	start, end, parted := strings.Cut(asPrinted(*r), " – ")
	r.Text.Lines = lines(r.Text, t)
	if r.Text.Value = capital(word) + " " + start; parted {
		r.Text.Value = start + " – " + capital(word) + " " + end
	}
	return true
}

// saidAhead looks beside the end of a period in its own line for the word that says that it lies ahead.
func (f *former) saidAhead(e *cv.Education) {
	shown := e.Dates.Display()
	if shown == "" || e.Dates.Current || plannedWord.MatchString(e.Dates.Text.Value) {
		return
	}
	year := shown[len(shown)-len("2006"):]
	beside := regexp.MustCompile(`(?i)\b(` + liesAhead + `)\b[^\t\d;|]{0,40}\b` + year + `\b|` +
		`\b` + year + ` ?[(\[,–-]? ?(` + liesAhead + `)\b`)
	for _, n := range e.Dates.Text.Lines {
		if m := beside.FindStringSubmatch(f.line(n)); m != nil {
			f.expect(e, m[1]+m[2], e.Dates.Text)
			return
		}
	}
}

// capital is a word with a capital and small letters behind it.
func capital(word string) string {
	r := []rune(strings.ToLower(word))
	r[0] = unicode.ToUpper(r[0])
	return string(r)
}
