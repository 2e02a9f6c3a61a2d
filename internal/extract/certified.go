package extract

import (
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
	for i := 0; i < len(b.lines); i++ {
		if r.Labels[i] != labeller.CertStart {
			continue
		}
		own := []int{i}
		for i+1 < len(b.lines) && r.Labels[i+1] == labeller.CertMore {
			i++
			own = append(own, i)
		}
		s.paras = append(s.paras, b.joined(own))
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

// partIssuer takes the issuer from behind the name of a certificate.
func partIssuer(c *cv.Certificate) {
	name, issuer := issued(c.Name.Value)
	if issuer == "" || !c.Issuer.IsZero() {
		return
	}
	c.Issuer = c.Name
	c.Name.Value, c.Issuer.Value = trimField(strings.TrimRight(name, ". ")), trimField(strings.TrimRight(issuer, ". "))
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
