package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/evidence"

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
	s := evidence.Organisation(text)
	if s < 0.5 && len(f) <= 3 && evidence.UpperWords(text) {
		s = 0.5
	}
	if certificateWords.Contains(f) && s < 2 {
		s--
	}
	if strings.Contains(text, ", ") && !evidence.LegalForm(text) {
		s -= 0.6
	}
	if s < 1 && (strings.Contains(text, " for ") || strings.Contains(text, " with ") || strings.Contains(text, " in ")) {
		s-- // the topic of another course
	}
	if len(f) > 0 && (f[0] == "issued" || f[0] == "awarded") {
		s += 2
	}
	return s
}

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
		c := cv.Certificate{Name: e.title, Issuer: e.org, Dates: e.dates, URL: e.url}
		switch {
		case !e.closed:
		case evidence.Organisation(e.org.Value) >= 1:
			sure++
		default: // rather the kind of card; what all brackets hold decides
			c.Name.Value, c.Issuer = c.Name.Value+" ("+c.Issuer.Value+")", cv.Text{}
		}
		for _, l := range e.title.Lines {
			ends[l] = setEnd(ends[l], e.title.Value, &c.Dates)
		}
		for _, r := range e.rest {
			c.Name = appendText(c.Name, r, ", ")
		}
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
			out[n-1].Issuer = appendText(out[n-1].Issuer, c.Name, ", ")
			if out[n-1].Dates.IsZero() {
				out[n-1].Dates = c.Dates
			}
			continue
		}
		out = append(out, c)
	}
	return out
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
	return above.Issuer.IsZero() && evidence.Organisation(c.Name.Value) >= 1.6 && evidence.Organisation(above.Name.Value) < 1 &&
		(evidence.LegalForm(c.Name.Value) || !certificateWords.Contains(words.Split(c.Name.Value)))
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
	dates           cv.DateRange
	rest            []cv.Text // header parts without a role
	text            []cv.Text // lines under the header
}

// listEntries reads a section whose entries are single lines or small blocks.
func (b *builder) listEntries(paras []para, g grammar) []listing {
	var keep []para
	for i := range paras {
		if headings.IsLabel(paras[i].text) && paras[i].count <= 2 {
			b.use(paras[i].lines)
			continue
		}
		keep = append(keep, splitDated(paras[i])...)
	}
	list := listSegments(keep, false)
	heads := make([]head, len(list))
	atoms := make([][]atom, len(list))
	without := make([]map[role]bool, len(list))
	for i, e := range list {
		heads[i] = readHeader(keep[e.from:e.headTo])
		atoms[i] = heads[i].atoms
	}
	groups := g.settle(atoms, without)
	var out []listing
	for i, e := range list {
		r := listing{whole: wholeOf(keep[e.from:e.headTo])}
		for k, gr := range groups[i] {
			t := gr.text(atoms[i])
			switch gr.role {
			case roleTitle:
				r.title = t
				if u := atoms[i][gr.from].link; u != "" {
					r.url = cv.Text{Value: u, Lines: t.Lines, Confidence: 0.9}
				}
			case roleOrg:
				t.Value = stripIssued(t.Value)
				r.org, r.closed = t, k > 0 && groups[i][k-1].role == roleTitle && atoms[i][gr.from].sep == byBracket
			default:
				if u := contact.URLs(t.Value); len(u) == 1 && len(u[0].Value) == len(t.Value) {
					r.url = t
					continue
				}
				r.rest = append(r.rest, t)
			}
		}
		if m, ok := periodOf(heads[i].dates); ok {
			r.dates = m.Range
			for _, l := range heads[i].dated {
				r.dates.Text.Lines = addLines(r.dates.Text.Lines, l)
			}
			r.dates.Text.Confidence = 0.95
		}
		r.text = append(r.text, heads[i].tail...)
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

// wholeOf is the text of paragraphs as it stands.
func wholeOf(paras []para) cv.Text {
	var t cv.Text
	for i := range paras {
		t = appendText(t, paras[i].value(0.85), " ")
	}
	t.Value = strings.Join(strings.Fields(t.Value), " ")
	return t
}

// splitDated cuts "Diver (2011), Powerboat Level 2 (2012), Sea Survival" into its entries.
func splitDated(p para) []para {
	found := boundaryDates(&p)
	plain := yearsBehind(&p)
	if plain {
		found = p.found
	} else if len(p.segs) > 1 || len(found) < 2 {
		return []para{p}
	}
	var cuts []int
	for _, m := range found {
		if m.Period || !strings.HasPrefix(m.Range.Text.Value, "(") && !plain {
			return []para{p}
		}
		if rest := p.text[m.End:]; strings.HasPrefix(rest, ", ") || strings.HasPrefix(rest, "; ") {
			cuts = append(cuts, m.End)
		}
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

// yearsBehind reports "ALS Provider 2023, GCP Certificate 2022": a year closes every item.
func yearsBehind(p *para) bool {
	if len(p.segs) > 1 || len(p.found) < 2 || strings.Count(p.text, ", ")+strings.Count(p.text, "; ") != len(p.found)-1 {
		return false
	}
	for i, m := range p.found {
		rest := p.text[m.End:]
		if m.Period || m.Start == 0 || p.text[m.Start-1] != ' ' || i < len(p.found)-1 && !strings.HasPrefix(rest, ", ") && !strings.HasPrefix(rest, "; ") || i == len(p.found)-1 && strings.Trim(rest, ". ") != "" {
			return false
		}
	}
	return true
}

func stripIssued(s string) string {
	for _, p := range []string{"Issued by ", "issued by ", "Awarded by ", "awarded by ", "by ", "Issuer: ", "Issuing organisation: ", "Issuing organization: "} {
		if rest, ok := strings.CutPrefix(s, p); ok {
			return rest
		}
	}
	return s
}

// listSegments finds the entries of a list: every list item is one; otherwise every
// line is one, unless dates or gaps show that entries take several lines.
func listSegments(paras []para, titles bool) []entry {
	if len(paras) == 0 {
		return nil
	}
	bullets := 0
	for i := range paras {
		if paras[i].bullet {
			bullets++
		}
	}
	single := func() []entry {
		var out []entry
		for i := range paras {
			if n := len(out); n > 0 && (prose(&paras[i]) && !paras[i].bullet && !titles || datesOnly(paras[i].text) && len(boundaryDates(&paras[out[n-1].from])) == 0 || bullets > 0 && !paras[i].bullet && paras[out[n-1].from].bullet && startsLower(paras[i].text)) {
				out[n-1].to = i + 1
				if datesOnly(paras[i].text) {
					out[n-1].headTo = i + 1
				}
				continue
			}
			out = append(out, entry{from: i, to: i + 1, headTo: i + 1, banner: -1})
		}
		return out
	}
	if bullets*2 >= len(paras) {
		return single()
	}
	onlyDates, issued, gaps, dated, sub := 0, 0, 0, 0, 0
	typical := typicalGap(paras)
	for i := range paras {
		if datesOnly(paras[i].text) {
			onlyDates++
		} else if len(boundaryDates(&paras[i])) > 0 {
			dated++
		}
		f := words.Split(paras[i].text)
		if len(f) > 1 && (f[0] == "issued" || f[0] == "awarded" || f[0] == "published") {
			issued++
		}
		if i > 0 && standsOff(&paras[i-1].last, &paras[i].first, typical) {
			gaps++
		}
		if paras[i].bullet || prose(&paras[i]) {
			sub++
		}
	}
	if onlyDates == 0 && issued == 0 && sub == 0 && !titles && !namesIssuers(paras) && !looksAlternate(paras) {
		return single()
	}
	if onlyDates > 0 || issued > 0 || (sub > 0 || len(paras)-dated >= dated && len(boundaryDates(&paras[0])) > 0) && dated > 1 {
		return segmentEntries(paras, entryEvidence{a: none, b: none, titles: titles})
	}
	// Looks that alternate: a bold name over a plain line.
	if looksAlternate(paras) {
		return segmentEntries(paras, entryEvidence{a: none, b: none, titles: titles})
	}
	return single()
}

// namesIssuers reports lines without a date that may name who issued what stands above
// them. Where certificates have dates and more of the other lines are certificates as well
// than issuers, these are certificates without a date.
func namesIssuers(paras []para) bool {
	issuers, undated, dated, titled := 0, 0, 0, 0
	for i := range paras {
		certificate := certificateWords.Contains(words.Split(paras[i].text))
		switch {
		case len(boundaryDates(&paras[i])) > 0:
			dated++
			if certificate {
				titled++
			}
		case i > 0 && evidence.Organisation(paras[i].text) >= 1:
			issuers++
		case certificate:
			undated++
		}
	}
	return issuers > 0 && (undated <= issuers || titled*2 < dated)
}

// none is the evidence where no list of words helps.
func none(string) float64 { return 0 }

// looksAlternate reports entries of two or more lines by their typography.
func looksAlternate(paras []para) bool {
	first := segmentStyle(&paras[0].first, 0)
	same, other := 0, 0
	for i := range paras {
		if sameLook(segmentStyle(&paras[i].first, 0), first) {
			same++
		} else {
			other++
		}
	}
	return first.bold && other >= same && same > 0
}
