package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/evidence"
	"focal/internal/sieve"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

var certificateGrammar = grammar{
	roles: []role{roleTitle, roleOrg, rolePlace, roleRest},
	first: [2]role{roleTitle, roleOrg},
	fixed: true,
	tight: true,
	lead:  true,
	need:  map[role]float64{roleTitle: 3},
	emit: func(text string, r role) float64 {
		switch r {
		case roleTitle:
			return certificateScore(text)
		case roleOrg:
			return issuerScore(text)
		case rolePlace:
			return evidence.Place(text) - 0.8
		}
		return -1
	},
}

var certificateWords = words.NewSet("handling", "heights", "awareness", "safeguarding", "certified", "certificate", "certification", "certificates", "licence", "license", "diploma", "course", "training", "practitioner", "professional", "associate", "foundation", "level", "award", "card", "ticket", "qualification", "aid", "safety", "specialist", "expert", "advanced", "intermediate", "fundamentals", "essentials", "scrum", "prince2", "itil", "pmp", "cissp", "aws", "azure", "cisco", "toefl", "ielts", "zertifikat", "schein", "fuhrerschein", "lehrgang", "kurs", "certificat", "permis", "habilitation", "formation", "certificado", "curso", "certificato", "corso", "patente", "certificaat", "cursus", "certyfikat", "szkolenie", "prawo", "uprawnienia", "instructor", "administrator", "architect", "developer", "engineer", "auditor", "analyst", "manager", "clearance", "vetting", "member", "chartered", "registered", "registration", "belt", "coding", "edition", "regulations", "ausbilder", "ersthelfer", "staplerschein", "cscs", "smsts", "sssts", "ipaf", "pasma", "nvq")

func certificateScore(text string) float64 {
	f := words.Split(text)
	switch {
	case len(f) == 0:
		return -3
	case certificateWords.Contains(f):
		return 1.6
	case evidence.LegalForm(text):
		return -1
	}
	return 0.3
}

func issuerScore(text string) float64 {
	f := words.Split(text)
	if len(f) > 9 || licenceClass.MatchString(text) || partOf.MatchString(text) {
		return -3
	}
	s := nameOrFirm(text, f)
	if certificateWords.Contains(f) && s < 2 {
		s--
	}
	if strings.Contains(text, ", ") && !evidence.LegalForm(text) {
		s -= 0.6
	}
	if s < 1 && topicTie.MatchString(text) {
		s-- // the topic of another course
	}
	if saysGiven(f) {
		s += 2
	}
	return s
}

// nameOrFirm rates a text as an organisation; a few capitalised words may be one that nobody knows.
func nameOrFirm(text string, f []string) float64 {
	s := evidence.Organisation(text)
	if s < 0.5 && len(f) <= 3 && evidence.UpperWords(text) {
		return 0.5
	}
	return s
}

// saysGiven reports "Issued by …", "Awarded by …".
func saysGiven(f []string) bool { return len(f) > 0 && (f[0] == "issued" || f[0] == "awarded") }

// topicTie leads from a course to its topic.
var topicTie = sieve.MustCompile(` (?:for|with|in) `)

// partOf is a part of an examination: "Part II", "Module 3".
var partOf = regexp.MustCompile(`^(?:Part|Module|Stage|Level|Unit|Phase|Paper|Year|Grade|Stufe|Teil) (?:[IVX]+|\d+[A-Za-z]?|One|Two|Three)$`)

// licenceClass is a class of vehicles: "B", "C1E", "C+E".
var licenceClass = regexp.MustCompile(`^(?:AM|A[12]?|B[E1]?|B\+E|[CD]1?E?|[CD]1?\+E|[LMT])(?:, (?:AM|A[12]?|B[E1]?|B\+E|[CD]1?E?|[CD]1?\+E|[LMT]))*$`)

// certificates reads certificates, licences and courses, one per line, item or block.
func (b *builder) certificates(s *section) {
	var list []cv.Certificate
	var lines []para
	for i := range s.paras {
		if tickets := ticketList(&s.paras[i]); tickets != nil {
			list = append(list, tickets...)
			continue
		}
		lines = append(lines, s.paras[i])
	}
	paras, ends := cutExpiry(splitCommas(splitListed(lines)))
	sure := 0
	for _, e := range b.listEntries(paras, certificateGrammar) {
		if e.sureIssuer() {
			sure++
		}
		c := e.certificate(ends)
		partIssuer(&c)
		b.bareName(&c)
		for _, t := range e.text {
			c.Name = appendText(c.Name, t, " – ")
		}
		if !c.Name.IsZero() {
			list = append(list, c)
		}
	}
	otherEnds(list, ends)
	bracketedIssuers(list, sure)
	b.doc.Certificates = append(b.doc.Certificates, b.namedCertificates(list)...)
}

// sureIssuer reports a bracket right behind the title that names an organisation.
func (e *listing) sureIssuer() bool { return e.closed && evidence.Organisation(e.org.Value) >= 1 }

// certificate makes a certificate of the header of an entry, with its own of the ends that were cut from the lines.
func (e *listing) certificate(ends map[int][]expiry) cv.Certificate {
	c := cv.Certificate{Name: e.title, Issuer: e.org, Dates: e.dates, URL: e.url}
	if e.scrambled && !e.whole.IsZero() {
		c.Name, _ = wholeAndDate(*e)
		c.Issuer, e.closed, e.rest = cv.Text{}, false, nil
	}
	if e.closed && !e.sureIssuer() { // rather the kind of card; what all brackets hold decides
		c.Name.Value, c.Issuer = c.Name.Value+" ("+c.Issuer.Value+")", cv.Text{}
	}
	for _, l := range e.title.Lines {
		ends[l] = setEnd(ends[l], e.title.Value, &c.Dates)
	}
	for k, r := range e.rest {
		to := &c.Name
		if !c.Issuer.IsZero() && k >= e.ahead && townOnly(r.Value) {
			to = &c.Issuer
		}
		*to = appendText(*to, r, ", ")
	}
	return c
}

// namedCertificates leaves out what names no certificate: the number of an item, a heading or the head of a
// table; a line below a certificate that is a firm, a school or a town tells where it was taken.
func (b *builder) namedCertificates(list []cv.Certificate) []cv.Certificate {
	var out []cv.Certificate
	for _, c := range list {
		if nameless(c.Name.Value) {
			c.Name, c.Issuer = c.Issuer, cv.Text{}
		}
		if c.Name.IsZero() || nameless(c.Name.Value) {
			continue
		}
		if n := len(out); n > 0 && b.tellsWhere(&out[n-1], &c) {
			takenAt(&out[n-1], &c)
			continue
		}
		out = append(out, c)
	}
	return out
}

// takenAt gives a certificate what the line below it tells.
func takenAt(above, where *cv.Certificate) {
	above.Issuer = appendText(above.Issuer, where.Name, ", ")
	if above.Dates.IsZero() {
		above.Dates = where.Dates
	}
}

// nameless reports what cannot be the name of a certificate.
func nameless(text string) bool {
	if enumerator(text) || onlyFrame(text) {
		return true
	}
	_, heading := headings.Lookup(text)
	return heading && wordCount(text) <= 2
}

// tellsWhere reports a line right below a certificate that names a firm, a school or a town, and nothing
// that one could be certified in.
func (b *builder) tellsWhere(above, c *cv.Certificate) bool {
	l := b.lineOf(c.Name)
	last := max(lastOf(above.Name.Lines), lastOf(above.Issuer.Lines))
	if l == nil || l.bullet || !c.Issuer.IsZero() || l.index != last+1 {
		return false
	}
	if townOnly(c.Name.Value) {
		return true
	}
	return above.Issuer.IsZero() && evidence.Organisation(above.Name.Value) < 1 && firmAlone(c.Name.Value)
}

// firmAlone reports a firm or a school, and nothing that one could be certified in.
func firmAlone(text string) bool {
	return evidence.Organisation(text) >= 1.6 && (evidence.LegalForm(text) || !certificateWords.Contains(words.Split(text)))
}

func appendText(to, t cv.Text, glue string) cv.Text {
	if to.IsZero() {
		return t
	}
	to.Value += glue + t.Value
	to.Lines = addLines(append([]int{}, to.Lines...), t.Lines)
	return to
}

// listing is one entry of a plain list: certificates, awards.
type listing struct {
	title, org, url cv.Text
	whole           cv.Text // the header as it stands
	closed          bool    // org stood in brackets right behind the title
	scrambled       bool    // its parts would come out of the order of their words
	dates           cv.DateRange
	rest            []cv.Text // header parts without a role
	ahead           int       // how many of them stand before org
	text            []cv.Text // lines under the header
}

// listEntries reads a section whose entries are single lines or small blocks.
func (b *builder) listEntries(paras []para, g grammar) []listing {
	keep := b.listLines(paras)
	list := listSegments(keep, false)
	heads := make([]head, len(list))
	atoms := make([][]atom, len(list))
	without := make([]map[role]bool, len(list))
	for i, e := range list {
		heads[i] = readHeader(keep[e.from:e.headTo])
		atoms[i] = heads[i].atoms
	}
	groups := g.settle(atoms, without)
	habit := g.issuersByHabit(groups, heads)
	var out []listing
	for i, e := range list {
		r := listing{whole: wholeOf(keep[e.from:e.headTo])}
		r.fill(groups[i], &heads[i])
		r.scrambled = !habit[i] && (scrambled(groups[i], heads[i].atoms) || unsureIssuer(groups[i], heads[i].atoms))
		for j := e.headTo; j < e.to; j++ {
			r.text = append(r.text, keep[j].value(0.85))
		}
		if r.title.IsZero() {
			r.title, r.org = r.org, cv.Text{}
		}
		out = append(out, r)
	}
	return out
}

// listLines are the lines of a list without its labels, those with several dated entries cut.
func (b *builder) listLines(paras []para) []para {
	var keep []para
	for i := range paras {
		if headings.IsLabel(paras[i].text) && paras[i].count <= 2 {
			b.use(paras[i].lines)
			continue
		}
		keep = append(keep, splitDated(paras[i])...)
	}
	return keep
}

// fill takes over what the header of an entry says.
func (e *listing) fill(groups []group, h *head) {
	for k, gr := range groups {
		t := gr.text(h.atoms)
		first := &h.atoms[gr.from]
		switch gr.role {
		case roleTitle:
			e.title = t
			if first.link != "" {
				e.url = cv.Text{Value: first.link, Lines: t.Lines, Confidence: 0.9}
			}
		case roleOrg:
			t.Value = stripIssued(t.Value)
			e.ahead = len(e.rest)
			e.org, e.closed = t, k > 0 && groups[k-1].role == roleTitle && first.sep == byBracket
		default:
			e.further(t)
		}
	}
	if r, ok := h.period(); ok {
		e.dates = r
	}
	e.text = append(e.text, h.tail...)
}

// further keeps a part of the header without a role: an address or a text.
func (e *listing) further(t cv.Text) {
	if u := contact.URLs(t.Value); len(u) == 1 && len(u[0].Value) == len(t.Value) {
		e.url = t
		return
	}
	e.rest = append(e.rest, t)
}

// scrambled reports parts of a header whose words would leave their order: words before the title that are
// no organisation, a title torn out of a line by its bold type, an organisation that is only the end of a clause.
func scrambled(groups []group, atoms []atom) bool {
	for k, g := range groups {
		first := &atoms[g.from]
		switch {
		case g.role == roleTitle && k > 0 && (first.sep == byStyle || groups[k-1].role != roleOrg):
			return true
		case g.role == roleOrg && clauseEnd(stripIssued(g.text(atoms).Value)):
			return true
		}
	}
	return false
}

// clauseEnd reports the rest of a clause that names nobody: "conducted by", "at Elm", "from the school of".
func clauseEnd(text string) bool {
	f := words.Split(text)
	return len(f) == 0 || leadingWords.Has(f[len(f)-1]) || f[0] == "at" || f[0] == "from"
}

// wholeOf is the text of paragraphs as it stands.
func wholeOf(paras []para) cv.Text {
	var t cv.Text
	for i := range paras {
		p := paras[i].value(0.85)
		if paras[i].segs[0].column > 0 {
			p.Value = strings.ReplaceAll(paras[i].text, "\t", ", ")
		}
		t = appendText(t, p, " ")
	}
	t.Value = strings.Join(strings.Fields(t.Value), " ")
	return t
}

// splitDated cuts "Diver (2011), Powerboat Level 2 (2012), Sea Survival" into its entries.
func splitDated(p para) []para {
	cuts, ok := datedCuts(&p)
	if !ok {
		return []para{p}
	}
	var out []para
	from := 0
	for _, at := range append(cuts, len(p.text)) {
		q := p
		s := cutSegment(p.segs[0], from)
		s.text = s.text[:at-from]
		q.segs, q.text = []segment{s}, s.text
		for k := range s.spans {
			s.spans[k].end = min(s.spans[k].end, len(s.text))
		}
		q.found, q.count = dates.Find(q.text), wordCount(q.text)
		out = append(out, q)
		from = min(at+2, len(p.text))
	}
	return out
}

// datedCuts are the offsets behind the dates that each close an entry; false where the line holds but one.
func datedCuts(p *para) ([]int, bool) {
	found := boundaryDates(p)
	plain := yearsBehind(p)
	if plain {
		found = p.found
	} else if len(p.segs) > 1 || len(found) < 2 {
		return nil, false
	}
	var cuts []int
	for _, m := range found {
		if m.Period || !plain && !strings.HasPrefix(m.Range.Text.Value, "(") {
			return nil, false
		}
		if nextItem(p.text[m.End:]) {
			cuts = append(cuts, m.End)
		}
	}
	return cuts, true
}

// nextItem reports the rest of a list behind an item.
func nextItem(rest string) bool {
	return strings.HasPrefix(rest, ", ") || strings.HasPrefix(rest, "; ")
}

// yearsBehind reports "ALS Provider 2023, GCP Certificate 2022": a year closes every item.
func yearsBehind(p *para) bool {
	if len(p.segs) > 1 || len(p.found) < 2 || strings.Count(p.text, ", ")+strings.Count(p.text, "; ") != len(p.found)-1 {
		return false
	}
	for i, m := range p.found {
		if m.Period || m.Start == 0 || p.text[m.Start-1] != ' ' || !closesItem(p.text[m.End:], i == len(p.found)-1) {
			return false
		}
	}
	return true
}

// closesItem reports that an item ends before the rest of its line.
func closesItem(rest string, last bool) bool {
	if last {
		return strings.Trim(rest, ". ") == ""
	}
	return nextItem(rest)
}
