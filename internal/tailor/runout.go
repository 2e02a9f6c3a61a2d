package tailor

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

var (
	// untilWhen leads to the day on which a licence ends: "valid till 15/04/2021".
	untilWhen = sieve.MustCompile(`(?i)\b(?:(?:valid(?:ity)?|expir(?:es|ed|y|ing|ation)|exp)\b\.?` +
		`(?:[ :.(–-]+(?:date|until|till?|up ?to|to|thru|through|on|in|is))*|(?:until|till|up ?to))[ :.(–-]*`)
	// otherPapers are the papers beside a licence, which have days of their own.
	otherPapers = sieve.MustCompile(`(?i)\b(?:passport|visa|iqama|id card|permit)\b`)
)

// endOf is the day on which a licence ends by the words of a text, from the word for it on; zero where it says none.
func endOf(text string) (end cv.Date) {
	at := licenceWord.FindStringIndex(text)
	if at == nil {
		return end
	}
	text = text[at[0]:]
	if other := otherPapers.FindStringIndex(text); other != nil {
		text = text[:other[0]]
	}
	for _, m := range untilWhen.FindAllStringIndex(text, mostTimes) {
		found := dates.FindOrdered(text[m[1]:], dates.DayFirst)
		if len(found) == 0 || found[0].Start > 0 || found[0].Range.Current {
			continue
		}
		if end = found[0].Range.End; end.IsZero() {
			end = found[0].Range.Start
		}
	}
	return end
}

// licenceRanOut reports that the last day which the CV tells of a driving licence is over.
func (c *candidate) licenceRanOut() bool {
	var last cv.Date
	for _, p := range c.passages {
		if !p.saysDriving() {
			continue
		}
		texts := []string{p.label + ": " + p.value}
		for _, at := range p.ref.Text.Lines {
			if at >= 0 && at < len(c.doc.Source) {
				texts = append(texts, c.doc.Source[at].Text)
			}
		}
		ends := make([]cv.Date, len(texts))
		for i, text := range texts {
			ends[i] = endOf(text)
		}
		if end := slices.MaxFunc(ends, cv.Date.Compare); last.Compare(end) < 0 {
			last = end
		}
	}
	return !last.IsZero() && lastMonth(last) < lastMonth(c.today)
}
