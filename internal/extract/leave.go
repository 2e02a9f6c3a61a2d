package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/words"
)

// awayFromWork begins the lines with which a CV explains a gap: no employer stands behind them.
var awayFromWork = words.NewSet("career break", "planned career break", "career gap", "break from work", "break in employment", "sabbatical", "maternity leave", "paternity leave", "parental leave", "adoption leave", "family leave", "family break", "raising a family", "raising my family", "raising family", "raising children", "raising my children", "bringing up a family", "bringing up children", "bringing up my children", "full time parent", "full time mother", "full time father", "full time mum", "full time dad", "full time carer", "stay at home parent", "stay at home mother", "stay at home father", "stay at home mum", "stay at home dad", "homemaker", "family care", "family carer", "family commitments", "unemployed", "not in employment", "job seeking", "seeking employment", "seeking work", "gap year", "time out", "travelling", "traveling", "elternzeit", "mutterschutz", "conge parental", "conge maternite", "conge sabbatique", "baja maternal", "urlop macierzynski")

// gapOfWork reports a line that explains a gap between two posts.
func gapOfWork(text string) bool {
	f := words.Split(text)
	n := awayFromWork.At(f, 0)
	if n == 0 {
		return false
	}
	head, _, _ := strings.Cut(strings.Map(func(r rune) rune {
		if strings.ContainsRune(",:(–—|\t", r) {
			return '\t'
		}
		return r
	}, text), "\t")
	if head = strings.TrimSpace(head); postAfter(head, n) {
		return false
	}
	switch f[0] {
	case "travelling", "traveling", "unemployed", "homemaker": // or the beginning of a title
		return head != "" && wordCount(head) <= 3 && evidence.Title(head) < 1.6
	}
	return true
}

// postAfter reports that the first n words of a line only begin the name of a post or of
// an employer: "Maternity Leave Cover Teacher", "Gap Year Travel Ltd".
func postAfter(head string, n int) bool {
	fields := strings.Fields(head)
	for n > 0 && len(fields) > 0 {
		n -= len(words.Split(fields[0]))
		fields = fields[1:]
	}
	rest := strings.Join(fields, " ")
	if rest == "" || startsLower(rest) {
		return strings.HasPrefix(rest, "cover")
	}
	return words.Fold(fields[0]) == "cover" || evidence.Title(rest) >= 1.6 || evidence.LegalForm(head)
}

// opensGap reports a line with its period that explains a gap, however long it is.
func opensGap(p *para) bool {
	if p.bullet || !gapOfWork(p.text) {
		return false
	}
	for _, m := range boundaryDates(p) {
		if m.Period && wordCount(p.text[:m.Start]) <= 6 {
			return true
		}
	}
	return false
}
