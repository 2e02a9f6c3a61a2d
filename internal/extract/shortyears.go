package extract

import (
	"regexp"
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// shortSpan is a year and two digits: "2009-11" is November 2009 or 2009 to 2011.
var shortSpan = sieve.MustCompile(`\b((?:19|20)\d\d)-(\d\d)\b`)

// settleShortYears reads "2009-11" as two years where the CV writes its other periods so
// ("2011-14") and no month ("2019-03"), or where such pairs are years in a row, several of them ("2001-02, 2004-05"): pairs that
// are the ends of a period ("2001-02 to 2004-05") show nothing, they may be months as well. A single one is a year of studies where a
// course has it: nobody writes one month so and all others in words.
func (b *builder) settleShortYears() {
	n := b.shortSpans()
	sections := []cv.Section{cv.SectionWork, cv.SectionVolunteering, cv.SectionEducation, cv.SectionProjects}
	switch {
	case n.months > 0 || n.years == 0 && (n.inRow == 0 || n.inRow < n.either):
		return
	case n.years == 0 && n.inRow == 1: // one alone is a year of studies, and anywhere else a month
		sections = []cv.Section{cv.SectionEducation}
	}
	for _, of := range sections {
		for _, s := range b.slots(of) {
			twoYears(s.dates)
		}
	}
}

// spanCount are spans of lines: those that can only be two years, those that can only be a month, those that can be either,
// and of these the ones that would be two years in a row.
type spanCount struct{ years, months, either, inRow int }

func (b *builder) shortSpans() (n spanCount) {
	seen := map[string]bool{}
	for i := range b.doc.Source {
		text := b.doc.Source[i].Text
		for _, at := range shortSpan.FindAllStringSubmatchIndex(text, 20) {
			span := text[at[0]:at[1]]
			first, _ := strconv.Atoi(text[at[2]+2 : at[3]])
			second, _ := strconv.Atoi(text[at[4]:at[5]])
			switch {
			case seen[span]:
			case second > 12 && second > first:
				n.years++
			case second <= 12 && second <= first:
				n.months++
			case second == first+1 && !endOfPeriod(text[:at[0]], text[at[1]:]):
				n.inRow++
				n.either++
			default:
				n.either++
			}
			seen[span] = true
		}
	}
	return n
}

// endOfPeriod reports that what stands between two texts is an end of a period, whose other end stands before or behind it.
func endOfPeriod(before, behind string) bool {
	return dashBefore.MatchString(before) || dashBehind.MatchString(behind)
}

var (
	dashBefore = regexp.MustCompile(`(?i)(?:[-–—]|\b(?:to|till|until|from|since|bis))\s*$`)
	dashBehind = regexp.MustCompile(`(?i)^\s*(?:[-–—]|(?:to|till|until|bis)\b)`)
)

// twoYears takes the months of dates for the last of two years: of a single one, or of both ends of a period.
func twoYears(r *cv.DateRange) {
	spans := shortSpan.FindAllStringSubmatch(r.Text.Value, 3)
	if len(spans) == 0 || len(spans) == 1 && !onlyMonth(r) {
		return
	}
	start, last, ok := yearsOf(spans[0])
	_, end, _ := yearsOf(spans[len(spans)-1])
	if !ok || r.Start != (cv.Date{Year: start, Month: last % 100}) || end < last {
		return
	}
	r.Start, r.End, r.Current = cv.Date{Year: start}, cv.Date{Year: end}, false
}

// yearsOf are the years of a span; ok is false where they do not follow each other.
func yearsOf(span []string) (first, second int, ok bool) {
	first, _ = strconv.Atoi(span[1])
	two, _ := strconv.Atoi(span[2])
	second = first - first%100 + two
	return first, second, second > first
}

// onlyMonth reports one month, with no other end. "From 2009-10" was read as a time that lasts.
func onlyMonth(r *cv.DateRange) bool {
	lasts := r.Current && !strings.HasPrefix(words.Fold(r.Text.Value), "from ")
	return r.Start.Month != 0 && (r.End.IsZero() || r.End == r.Start) && !lasts
}
