package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// certified reads certificates and courses: the labeller says where each begins. Forms and tables among them say
// by their labels what is what.
func (b *builder) certified(r *labeller.Reading) *section {
	s := &section{kind: headings.Certificates, at: -1}
	tried := -1 // the last line of a run that is no form
	for i := 0; i < len(b.lines); i++ {
		if r.Labels[i] != labeller.CertStart {
			continue
		}
		if i > tried {
			run := certificateRun(r, i)
			tried = run[len(run)-1]
			if b.certificateForm(run) {
				i = tried
				continue
			}
		}
		own := []int{i}
		for i+1 < len(b.lines) && b.goesOnBelow(r, own, i+1) {
			i++
			own = append(own, i)
		}
		p := b.joined(own)
		p.endAtDate()
		s.paras = append(s.paras, p)
	}
	if len(s.paras) > 0 {
		b.certificates(s)
	}
	return s
}

// certificateRun are the lines of certificates from line i on that follow each other.
func certificateRun(r *labeller.Reading, i int) (run []int) {
	for ; i < len(r.Labels) && (r.Labels[i] == labeller.CertStart || r.Labels[i] == labeller.CertMore); i++ {
		run = append(run, i)
	}
	return run
}

// certificateForm reads lines that carry labels, or rows below the names of their columns; false for others.
func (b *builder) certificateForm(run []int) bool {
	paras := paragraphs(b.linesAt(run))
	if b.tableOfTrade(&section{kind: headings.Certificates, paras: paras}, false) {
		return true
	}
	list := b.records(paras)
	b.certificatesOf(list)
	return list != nil
}

// goesOnBelow reports a line that belongs to the item above it: the labeller says so and it does not begin like an
// item, or it is drawn as the rest of an item with a sign.
func (b *builder) goesOnBelow(r *labeller.Reading, own []int, at int) bool {
	l, first := &b.lines[at], &b.lines[own[0]]
	if numberedItem.MatchString(l.text) {
		return false
	}
	wraps := func() bool { return len(paragraphs(append(b.linesAt(own), *l))) == 1 }
	switch r.Labels[at] {
	case labeller.CertMore:
		return !opensItem(l.text) || l.bullet == first.bullet && wraps()
	case labeller.CertStart:
		return first.bullet && !l.bullet && wraps()
	}
	return false
}

// opensItem reports a line that begins as people begin to tell of a certificate or a course.
func opensItem(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	return !startsLower(text) && itemOpenings.Has(words.Fold(first))
}

var itemOpenings = words.NewSet("attended", "attending", "certificate", "certification", "certified", "completed", "diploma",
	"participated", "passed", "pursuing", "received", "successfully", "trained", "training", "undergoing", "undergone", "workshop")

// numberedItem is the number before an item: "2) ", "3.First aid", "4- ".
var numberedItem = regexp.MustCompile(`^\(?\d{1,2}(?:[.)][\s\p{L}]| ?[-–]\s)`)

// partIssuer takes the issuer from behind the name of a certificate.
func partIssuer(c *cv.Certificate) {
	name, issuer := issued(c.Name.Value)
	if issuer == "" || !c.Issuer.IsZero() || nameless(name) {
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
var issuedBy = sieve.MustCompile(`(?i)[ ,–-]+(` + givenBy + `|held at|from|by|at)\s+`)

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
