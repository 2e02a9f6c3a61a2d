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
		if len(p.segs) > 1 && namesColumns(p.segs) {
			b.use(p.lines)
			continue
		}
		p.withoutNumber()
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
	list := b.records(paragraphs(b.linesAt(run)))
	for i := range list {
		e := &list[i]
		c := cv.Certificate{Name: e.text(roleTitle), Issuer: e.text(roleOrg), Dates: e.period()}
		for k := range e.body {
			if e.body[k].segs[0].column > 0 { // a cell of its row: the number of a card
				c.Name = appendText(c.Name, e.body[k].value(0.9), ", ")
			}
		}
		if c.Name.IsZero() {
			c.Name, c.Issuer = c.Issuer, cv.Text{}
		}
		if !c.Name.IsZero() {
			b.doc.Certificates = append(b.doc.Certificates, c)
		}
	}
	return list != nil
}

// goesOnBelow reports a line that belongs to the item above it: the labeller says so and it does not begin like an
// item, or it is drawn as the rest of the item.
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
		return !l.bullet && !opensItem(l.text) && wraps()
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

// withoutNumber takes the number of an item from before it.
func (p *para) withoutNumber() {
	first := p.segs[0]
	if _, cut := numberOf(first.text); cut > 0 && cut < len(first.text) && numberedItem.MatchString(first.text) {
		p.segs = append([]segment{cutSegment(first, cut)}, p.segs[1:]...)
		p.refresh()
	}
}

// bareName takes from before a certificate that it was completed: "Successfully completed Rigging Level 2". That somebody
// only attended stays, and how many were completed.
func (b *builder) bareName(c *cv.Certificate) {
	opening := completion.FindString(c.Name.Value)
	rest := c.Name.Value[len(opening):]
	if rest != "" && rest[0] >= '0' && rest[0] <= '9' {
		return
	}
	if opening == "" || startsLower(rest) || len(c.Name.Lines) == 0 || nameless(rest) || furtherDeed.MatchString(rest) {
		return
	}
	c.Name.Value = rest
	b.sayWords(c.Name.Lines[0], opening)
}

var completion = regexp.MustCompile(`^(?i:(?:(?:i|have|has|having|also|successfully|recently) )*` +
	`(?:completed|done|passed|cleared|obtained|acquired|achieved|holder of) (?:(?:the|an?|my) )?)`)

// furtherDeed is what a sentence goes on with: "… and secured a good grade".
var furtherDeed = regexp.MustCompile(` and (?:\p{Ll}+ed|got|won) `)

// certificatesAmongSkills are the lines among skills that say to be a certificate.
func (b *builder) certificatesAmongSkills(r *labeller.Reading) {
	for i := 0; i < len(r.Labels); i++ {
		if r.Labels[i] != labeller.Skill || !oneCertificate(b.lines[i].text) {
			continue
		}
		r.Labels[i] = labeller.CertStart
		own := []int{i}
		for i+1 < len(r.Labels) && r.Labels[i+1] == labeller.Skill && len(paragraphs(append(b.linesAt(own), b.lines[i+1]))) == 1 {
			i++
			r.Labels[i] = labeller.CertMore
			own = append(own, i)
		}
	}
}

// oneCertificate reports a text that says to be a certificate, and no list of skills with one of them first.
func oneCertificate(text string) bool {
	if !saysCertificate.MatchString(text) {
		return false
	}
	_, issuer := issued(text)
	return issuer != "" || strings.Count(text, ",") < 2
}

var saysCertificate = regexp.MustCompile(`^(?i:(?:(?:(?:i|have|has|also|successfully) )*completed )?` +
	`(?:(?:one|two|three|six|\d+)[ -](?:days?|weeks?|months?|years?) )?[“"‘]?` +
	`(?:(?:post[ -]?graduate |advanced? |higher |professional )?diploma|certificat(?:e|ion)(?: course)?|certified) (?:in|as|on|of) )`)

// partIssuer takes the issuer from behind the name of a certificate.
func partIssuer(c *cv.Certificate) {
	name, issuer := issued(c.Name.Value)
	if issuer == "" || !c.Issuer.IsZero() || nameless(name) || deedAlone.MatchString(name) {
		return
	}
	c.Issuer = c.Name
	c.Name.Value, c.Issuer.Value = strings.Trim(name, " .,;–-"), trimField(strings.TrimRight(issuer, ". "))
}

// deedAlone is what somebody did without what it was in, which only the words behind it tell: "Certified by the Tern Board".
var deedAlone = regexp.MustCompile(`(?i)^\W*(?:(?:i|am|is|was|have|has|been|also|successfully|got|did|done) )*` +
	`(?:certified|certifications?|certificates?|completed|trained|completed training|training|courses?|attended|passed|qualified)\W*$`)

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
