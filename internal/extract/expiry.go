package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// expiryClause begins what a certificate says about its end: "valid until May 2027".
var expiryClause = regexp.MustCompile(`(?i)[\s,;–—|(-]*\b(?:valid(?:ity)?|expir(?:es|y|ing|ation)|exp\b\.?|laps(?:es|ed)|renewal|(?:renewed|revalidated|recertified|refreshed)|gültig|valable|valide|valido|válido|válida|valida|geldig|ważn[ey]|gyldig|giltig)(?:\s+date)?(?:\s+due)?[:\s]*(?:(?:until|till|to|through|thru|up to|on|in|bis|jusqu['’](?:en|au|à)|hasta|fino al?|até|tot|do|til)\s+)?`)

var renewed = regexp.MustCompile(`(?i)renewed|revalidated|recertified|refreshed`)

// expiry is the end of a certificate as written, with the line it stands on.
type expiry struct {
	date cv.Date
	text string
	line int
}

// cutExpiry takes the clauses about the end of certificates out of the lines of a
// section; they are keyed by the line of the certificate they belong to.
func cutExpiry(paras []para) ([]para, map[int]expiry) {
	var out []para
	var found map[int]expiry
	for _, p := range paras {
		e, rest, ok := expiryOf(p)
		if !ok {
			out = append(out, p)
			continue
		}
		key := p.lines[0]
		if rest.text == "" { // a line of its own, below the certificate
			if len(out) == 0 {
				out = append(out, p)
				continue
			}
			key = out[len(out)-1].lines[0]
		} else {
			out = append(out, rest)
		}
		if found == nil {
			found = map[int]expiry{}
		}
		found[key] = e
	}
	return out, found
}

// expiryOf splits the clause from a line.
func expiryOf(p para) (expiry, para, bool) {
	for si := range p.segs {
		s := p.segs[si]
		at := expiryClause.FindStringIndex(s.text)
		if at == nil {
			continue
		}
		m := dates.Find(s.text[at[1]:])
		if len(m) == 0 || m[0].Start > 0 || m[0].Period && !m[0].Range.Current {
			continue
		}
		e := expiry{date: m[0].Range.Start, line: p.lines[0]}
		if renewed.MatchString(s.text[at[0]:at[1]]) {
			e.date = cv.Date{} // a remark, no end
		}
		end := at[1] + m[0].End
		e.text = strings.Trim(s.text[at[0]:end], " ,;–—|(-")
		before, after := s.text[:at[0]], s.text[end:]
		if strings.Count(before, "(") == strings.Count(before, ")") {
			after = strings.TrimPrefix(after, ")")
		}
		kept := cutSegment(s, len(s.text)-len(after))
		s.text = strings.TrimRight(before, " ") + after
		s.spans = append([]span{}, p.segs[si].spans...)
		for k := range s.spans {
			s.spans[k].start, s.spans[k].end = min(s.spans[k].start, len(before)), min(s.spans[k].end, len(before))
		}
		for _, k := range kept.spans {
			k.start, k.end = k.start+len(s.text)-len(after), k.end+len(s.text)-len(after)
			s.spans = append(s.spans, k)
		}
		segs := append([]segment{}, p.segs[:si]...)
		if s.text != "" {
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

// ticketList reads "Rigging (exp 11/26), Sea Survival (exp 03/26), Harbour Pass": one
// line of certificates, some with their end in brackets; nil if it is none.
func ticketList(p *para) []cv.Certificate {
	if len(p.segs) > 1 || !strings.Contains(p.text, ", ") || !endInBracket.MatchString(p.text) {
		return nil
	}
	parts := items(p.value(0.9))
	if len(parts) < 2 {
		return nil
	}
	var out []cv.Certificate
	for _, t := range parts {
		c := cv.Certificate{Name: t}
		q := para{lines: p.lines, segs: []segment{{text: t.Value}}}
		q.refresh()
		e, rest, ok := expiryOf(q)
		if !ok {
			rest = q
		}
		if rest.text == "" || len(rest.found) > 0 {
			return nil // dates of other kinds: read as entries
		}
		if c.Name.Value = rest.text; ok {
			e.set(&c.Dates)
		}
		out = append(out, c)
	}
	return out
}

// endInBracket is a bracket that opens with the word of an end.
var endInBracket = regexp.MustCompile(`(?i)\((?:valid|exp\b|expir|laps|until|gültig|valable|válid)`)
