package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

// expiryClause begins what a certificate says about its end: "valid until May 2027".
var expiryClause = sieve.MustCompile(`(?i)[\s,;–—|(-]*\b(?:valid(?:ity)?|expir(?:es|y|ing|ation)|exp\b\.?|laps(?:es|ed)|renewal|(?:renewed|revalidated|recertified|refreshed)|gültig|valable|valide|valido|válido|válida|valida|geldig|ważn[ey]|gyldig|giltig)(?:\s+date)?(?:\s+due)?[:\s]*(?:(?:until|till|to|through|thru|up to|on|in|bis|jusqu['’](?:en|au|à)|hasta|fino al?|até|tot|do|til)\s+)?`)

var renewed = sieve.MustCompile(`(?i)renewed|revalidated|recertified|refreshed`)

// expiry is the end of a certificate as written, with the line it stands on.
type expiry struct {
	date cv.Date
	text string
	line int
	of   string // the text of the certificate it was cut from, or stands under
}

// cutExpiry takes the clauses about the end of certificates out of the lines of a
// section; they are keyed by the line of the certificate they belong to.
func cutExpiry(paras []para) ([]para, map[int][]expiry) {
	var out []para
	found := map[int][]expiry{}
	for _, p := range paras {
		e, rest, ok := expiryOf(p)
		if !ok {
			out = append(out, p)
			continue
		}
		key := p.lines[0]
		e.of = rest.text
		if rest.text == "" { // a line of its own, below the certificate
			if len(out) == 0 {
				out = append(out, p)
				continue
			}
			key, e.of = out[len(out)-1].lines[0], out[len(out)-1].text
		} else {
			out = append(out, rest)
		}
		found[key] = append(found[key], e)
	}
	return out, found
}

// expiryOf splits the clause from a line.
func expiryOf(p para) (expiry, para, bool) {
	for si := range p.segs {
		c, ok := endClauseIn(p.segs[si].text)
		if !ok {
			continue
		}
		e := expiry{date: c.date, text: c.text, line: p.lines[0]}
		segs := append([]segment{}, p.segs[:si]...)
		if s := c.cutFrom(p.segs[si]); s.text != "" {
			segs = append(segs, s)
		}
		p.segs = append(segs, p.segs[si+1:]...)
		whole := line{segs: p.segs}
		if len(p.segs) > 0 {
			whole.finish()
		}
		p.text, p.found, p.count = whole.text, dates.Find(whole.text), wordCount(whole.text)
		return e, p, true
	}
	return expiry{}, p, false
}

// endClause is a clause about the end of a certificate, and what stands around it.
type endClause struct {
	date          cv.Date
	text          string
	before, after string
}

func endClauseIn(text string) (endClause, bool) {
	at := expiryClause.FindStringIndex(text)
	if at == nil {
		return endClause{}, false
	}
	m := dates.Find(text[at[1]:])
	if len(m) == 0 || m[0].Start > 0 || m[0].Period && !m[0].Range.Current {
		return endClause{}, false
	}
	end := at[1] + m[0].End
	c := endClause{date: m[0].Range.Start, text: strings.Trim(text[at[0]:end], " ,;–—|(-"), before: text[:at[0]], after: text[end:]}
	if renewed.MatchString(text[at[0]:at[1]]) {
		c.date = cv.Date{} // a remark, no end
	}
	if strings.Count(c.before, "(") == strings.Count(c.before, ")") {
		c.after = strings.TrimPrefix(c.after, ")")
	}
	return c, true
}

// cutFrom is the segment without the clause.
func (c *endClause) cutFrom(s segment) segment {
	kept := cutSegment(s, len(s.text)-len(c.after))
	s.text = strings.TrimRight(c.before, " ") + c.after
	s.spans = append([]span{}, s.spans...)
	clampSpans(s.spans, len(c.before))
	for _, k := range kept.spans {
		k.start, k.end = k.start+len(s.text)-len(c.after), k.end+len(s.text)-len(c.after)
		s.spans = append(s.spans, k)
	}
	return s
}

// set writes the end that the CV gives for a certificate.
func (e expiry) set(r *cv.DateRange) {
	if !e.date.IsZero() {
		r.End, r.Current = e.date, false
	}
	if r.Text.Value != "" {
		r.Text.Value += ", "
	}
	r.Text.Value += e.text
	r.Text.Lines = addLines(append([]int{}, r.Text.Lines...), []int{e.line})
	if r.Text.Confidence == 0 {
		r.Text.Confidence = 0.9
	}
}

// setEnd gives a certificate its own end among those of the line, and returns the others.
func setEnd(ends []expiry, name string, to *cv.DateRange) []expiry {
	at := slices.IndexFunc(ends, func(e expiry) bool {
		return name != "" && (strings.Contains(e.of, name) || strings.Contains(name, e.of))
	})
	if at < 0 {
		return ends
	}
	ends[at].set(to)
	return slices.Delete(slices.Clone(ends), at, at+1)
}

// otherEnds gives the ends that are left to certificates called otherwise than their line.
func otherEnds(list []cv.Certificate, ends map[int][]expiry) {
	for i := range list {
		for _, l := range list[i].Name.Lines {
			if e := ends[l]; len(e) > 0 && list[i].Dates.End.IsZero() {
				e[0].set(&list[i].Dates)
				ends[l] = e[1:]
			}
		}
	}
}
