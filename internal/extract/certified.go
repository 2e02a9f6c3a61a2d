package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/sieve"
)

// certified reads certificates and courses: the labeller says where each begins.
func (b *builder) certified(r *labeller.Reading) {
	s := &section{kind: headings.Certificates, at: -1}
	whole := reaches(b.lines)
	for i := 0; i < len(b.lines); i++ {
		if r.Labels[i] != labeller.CertStart {
			continue
		}
		own := []int{i}
		for i+1 < len(b.lines) && b.goesOnBelow(r, whole, own, i+1) {
			i++
			own = append(own, i)
		}
		p := b.joined(own)
		p.endAtDate()
		s.paras = append(s.paras, p)
	}
	if len(s.paras) == 0 {
		return
	}
	before := len(b.doc.Certificates)
	b.certificates(s)
	for i := range b.doc.Certificates[before:] {
		partIssuer(&b.doc.Certificates[before+i])
	}
}

// goesOnBelow reports a line that belongs to the item above it: the labeller says so and it has no number of its
// own, or it is drawn as the rest of an item with a sign.
func (b *builder) goesOnBelow(r *labeller.Reading, whole map[blockKey]reach, own []int, at int) bool {
	switch l := &b.lines[at]; r.Labels[at] {
	case labeller.CertMore:
		return !numberedItem.MatchString(l.text)
	case labeller.CertStart:
		first := &b.lines[own[0]]
		return first.bullet && !l.bullet && !numberedItem.MatchString(l.text) && len(paragraphs(append(b.linesAt(own), *l), whole)) == 1
	}
	return false
}

// numberedItem is the number before an item: "2) ".
var numberedItem = regexp.MustCompile(`^\(?\d{1,2}[.)]\s`)

// partIssuer takes the issuer from behind the name of a certificate.
func partIssuer(c *cv.Certificate) {
	name, issuer := issued(c.Name.Value)
	if issuer == "" || !c.Issuer.IsZero() {
		return
	}
	c.Issuer = c.Name
	c.Name.Value, c.Issuer.Value = strings.Trim(name, " .,;–-"), trimField(strings.TrimRight(issuer, ". "))
}

// joined is one paragraph of the lines of an item.
func (b *builder) joined(own []int) para {
	var p para
	for n, l := range b.linesAt(own) {
		if n == 0 {
			p = para{lines: []int{l.index}, first: l, last: l, segs: l.segs, text: l.text, bullet: l.bullet}
			continue
		}
		p.add(&l)
	}
	p.found = dates.Find(p.text)
	p.count = wordCount(p.text)
	return p
}

// endAtDate drops the full stop behind a date at the end of an item: "Rigging course, 2016."
func (p *para) endAtDate() {
	last := &p.segs[len(p.segs)-1]
	if n := len(p.found); n == 0 || p.found[n-1].End != len(p.text)-1 || !strings.HasSuffix(last.text, ".") {
		return
	}
	p.segs = append([]segment{}, p.segs...)
	last = &p.segs[len(p.segs)-1]
	last.text = strings.TrimSuffix(last.text, ".")
	last.spans = append(last.spans[:0:0], last.spans...)
	clampSpans(last.spans, len(last.text))
	p.refresh()
}

// issuedBy parts a certificate from whoever gave it; "at" may also belong to the name
// ("First Aid at Work").
var issuedBy = sieve.MustCompile(`(?i)[ ,–-]+(issued by|conducted by|certified by|awarded by|organi[sz]ed by|offered by|provided by|from|by|at)\s+`)

func issued(text string) (name, issuer string) {
	at := issuedBy.FindStringSubmatchIndex(text)
	if at == nil || wordCount(text[:at[0]]) == 0 || wordCount(text[:at[0]]) > 14 {
		return text, ""
	}
	rest := text[at[1]:]
	giver, _, _ := strings.Cut(rest, " (") // of "Working at Height (Elm Ltd)" the bracket says nothing about "Height"
	if startsLower(rest) || strings.EqualFold(text[at[2]:at[3]], "at") && evidence.Organisation(giver) < 1 {
		return text, ""
	}
	return text[:at[0]], rest
}
