package extract

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/language"
	"focal/internal/sieve"
)

var certificateWords = words.NewSet("handling", "heights", "awareness", "safeguarding", "certified", "certificate", "certification", "certificates", "licence", "license", "diploma", "course", "training", "practitioner", "professional", "associate", "foundation", "level", "award", "card", "ticket", "qualification", "aid", "safety", "specialist", "expert", "advanced", "intermediate", "fundamentals", "essentials", "scrum", "prince2", "itil", "pmp", "cissp", "aws", "azure", "cisco", "toefl", "ielts", "zertifikat", "schein", "fuhrerschein", "lehrgang", "kurs", "certificat", "permis", "habilitation", "formation", "certificado", "curso", "certificato", "corso", "patente", "certificaat", "cursus", "certyfikat", "szkolenie", "prawo", "uprawnienia", "instructor", "administrator", "architect", "developer", "engineer", "auditor", "analyst", "manager", "clearance", "vetting", "member", "chartered", "registered", "registration", "belt", "coding", "edition", "regulations", "ausbilder", "ersthelfer", "staplerschein", "cscs", "smsts", "sssts", "ipaf", "pasma", "nvq")

// topicTie leads from a course to its topic.
var topicTie = sieve.MustCompile(` (?:for|with|in) `)

// partOf is a part of an examination: "Part II", "Module 3".
var partOf = regexp.MustCompile(`^(?:Part|Module|Stage|Level|Unit|Phase|Paper|Year|Grade|Stufe|Teil) (?:[IVX]+|\d+[A-Za-z]?|One|Two|Three)$`)

// licenceClass is a class of vehicles: "B", "C1E", "C+E".
var licenceClass = regexp.MustCompile(`^(?:AM|A[12]?|B[E1]?|B\+E|[CD]1?E?|[CD]1?\+E|[LMT])(?:, (?:AM|A[12]?|B[E1]?|B\+E|[CD]1?E?|[CD]1?\+E|[LMT]))*$`)

// certificates reads certificates, licences and courses, one per line, item or block.
func (b *builder) certificates(s *section) {
	var list []cv.Certificate
	paras, ends := cutExpiry(splitCommas(splitListed(s.paras)))
	for _, e := range b.listEntries(paras, nil) {
		c := cv.Certificate{Name: e.title, Issuer: e.org, Dates: e.dates, URL: e.url}
		for _, l := range e.title.Lines {
			ends[l] = setEnd(ends[l], e.title.Value, &c.Dates)
		}
		withItsDeed(&c)
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
	bracketedIssuers(list)
	b.doc.Certificates = append(b.doc.Certificates, b.namedCertificates(list)...)
}

// namedCertificates leaves out what names no certificate: the number of an item, a heading or the head of a
// table; a line below a certificate that is a firm, a school or a town tells where it was taken.
func (b *builder) namedCertificates(list []cv.Certificate) []cv.Certificate {
	var out []cv.Certificate
	gave := givers(list)
	for _, c := range list {
		if nameless(c.Name.Value) {
			c.Name, c.Issuer = c.Issuer, cv.Text{}
		}
		if c.Name.IsZero() || nameless(c.Name.Value) {
			continue
		}
		n := len(out)
		switch {
		case n > 0 && tellsMore(&out[n-1], &c):
		case n > 0 && (b.tellsWhere(&out[n-1], &c) || gaveAbove(gave, &out[n-1], &c)):
			takenAt(&out[n-1], &c)
		default:
			out = append(out, c)
		}
	}
	return out
}

// takenAt gives a certificate what the line below it tells.
func takenAt(above, where *cv.Certificate) {
	where.Name.Value = stripIssued(where.Name.Value)
	above.Issuer = appendText(above.Issuer, where.Name, ", ")
	if !where.Issuer.IsZero() {
		above.Issuer = appendText(above.Issuer, where.Issuer, ", ")
	}
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
	if townOnly(c.Name.Value) || issuedPrefix.MatchString(c.Name.Value) {
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
	dates           cv.DateRange
	text            []cv.Text // lines under the first one
	line            lineParts
}

// listEntries reads a section whose entries are single lines or items. prizes are words that tell the name of an
// award for sure.
func (b *builder) listEntries(paras []para, prizes *words.Set) []listing {
	keep := b.listLines(paras)
	var out []listing
	for _, e := range singleLines(keep) {
		r := listing{line: partsOf(&keep[e.from])}
		r.dates, r.url = r.line.period(), r.line.link()
		for j := e.from + 1; j < e.to; j++ {
			if below := partsOf(&keep[j]); r.dates.IsZero() && datesOnly(keep[j].text) {
				r.dates = below.period()
			} else {
				r.text = append(r.text, keep[j].value(0.85))
			}
		}
		out = append(out, r)
	}
	habit := writtenAlike(out)
	for i := range out {
		out[i].name(prizes, habit)
	}
	return out
}

// name parts the name of an entry from who gave it: behind the name, or alone before it.
func (e *listing) name(prizes *words.Set, habit bool) {
	l, n := &e.line, len(e.line.parts)
	gives := func(i int) bool { return givesName(l.parts[i].text, prizes) && !goesOnSmall(l.parts, i) }
	at := n
	for at > 1 && (gives(at-1) || townOnly(l.parts[at-1].text)) {
		at--
	}
	for at < n && !gives(at) { // a town alone tells of nobody
		at++
	}
	if at == n && mayBeGiver(l, prizes, habit) {
		at = 1
	}
	if clauseOpen(l.between(0, at).Value) { // a sentence
		at = n
	}
	if at == n && n > 1 && gives(0) && givesAlone(l.parts[0].text, l.between(1, n).Value) && !tellsOn(l.parts[1].text, prizes) {
		e.org, e.title = l.between(0, 1), l.between(1, n)
		return
	}
	e.title, e.org = l.between(0, at), l.between(at, n)
	e.org.Value = stripIssued(e.org.Value)
}

// givesAlone reports a giver before what it gave. "Sea survival from the Tern Academy, Mumbai" and "Tern Knots 2011 Elm Academy" have
// both in them, and one word behind may be the town as well: "Hull Academy, Mumbai", "Rope Design – Associate".
func givesAlone(giver, given string) bool {
	_, by := issued(giver)
	return by == "" && !strings.ContainsFunc(giver, unicode.IsDigit) && wordCount(given) > 1 && !townOnly(strings.TrimRight(given, ". "))
}

// goesOnSmall reports a part in small letters of a line that began with a capital: its sentence goes on there, and names nobody.
func goesOnSmall(parts []part, i int) bool {
	return i > 0 && startsLower(parts[i].text) && !startsLower(parts[0].text) && !issuedPrefix.MatchString(parts[i].text)
}

// tellsOn reports what goes on in small letters behind a name at the start of a line and names no prize: "Dismantling of the yard
// of Elm Ltd, clearing its debts" is one sentence.
func tellsOn(text string, prizes *words.Set) bool {
	return prizes != nil && startsLower(text) && !honours.Contains(words.Split(text)) && !prizes.Contains(words.Split(text))
}

// honours are verbs of what is won.
var honours = words.NewSet("awarded", "nominated", "named", "elected", "selected", "won", "received", "granted", "recognised",
	"recognized", "honoured", "honored", "chosen", "shortlisted", "invited", "rewarded", "ranked")

// givesName reports an organisation, and no course or award by its words.
func givesName(text string, prizes *words.Set) bool {
	if issuedPrefix.MatchString(text) {
		return !byDoing.MatchString(text)
	}
	return organisationByName(text) && wordCount(text) <= 9 && !otherNumber(text) && !toldDeed(text) &&
		(prizes == nil || !prizes.Contains(words.Split(text)))
}

// byDoing tells how something was won, and by nobody: "by actively taking part".
var byDoing = sieve.MustCompile(`^by (?:\p{Ll}+ly )?\p{Ll}+ing\b`)

// toldDeed reports a text that says what somebody did: "Attended seminars of two companies", "Played at college level."
func toldDeed(text string) bool {
	said := language.TagSentence(language.Tokens(text))
	if len(said) < 3 || said[0].Tag != language.TagPast && said[0].Tag != language.TagParticiple {
		return running(text)
	}
	return slices.ContainsFunc(said[1:], func(w language.Tagged) bool {
		return w.Kind == language.Word && !w.Capital && language.Closed(w.Low) == language.TagNone
	})
}

// mayBeGiver reports a dated entry of two parts of which the second is a few capitalised words: initials, or words of the
// name as well, or what stands there in each of several entries. The name of an award says by itself what it is.
func mayBeGiver(l *lineParts, prizes *words.Set, habit bool) bool {
	if !plainGiver(l, prizes) {
		return false
	}
	name, giver := l.parts[0].text, l.parts[1].text
	return habit || shortName(giver) || sharesWord(name, giver) || prizes != nil && prizes.Contains(words.Split(name))
}

func plainGiver(l *lineParts, prizes *words.Set) bool {
	if len(l.parts) != 2 || len(l.dates) == 0 {
		return false
	}
	name, giver := l.parts[0].text, l.parts[1].text
	return !clauseOpen(name) && wordCount(giver) <= 5 && evidence.UpperWords(giver) && !partOf.MatchString(giver) &&
		!licenceClass.MatchString(giver) && !otherNumber(giver) && !amountAlone.MatchString(giver) &&
		(prizes != nil || !topicTie.MatchString(giver))
}

// writtenAlike reports several entries that each have a name, a few words behind it and a date.
func writtenAlike(list []listing) bool {
	plain, all := 0, 0
	for i := range list {
		all += int(truth(len(list[i].line.parts) > 1))
		plain += int(truth(plainGiver(&list[i].line, nil)))
	}
	return plain > 1 && plain == all
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
