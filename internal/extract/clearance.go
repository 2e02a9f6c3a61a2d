package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// level is a security clearance as text writes it. A plain level is a word of
// everyday language or a short code: it counts only beside a word about clearance.
type level struct {
	pattern *sieve.Regexp
	scheme  string
	plain   bool
}

// The order matters: longer levels first, so that "NATO Secret" is not a US "Secret".
var levels = []level{
	{sieve.MustCompile(`(?i)\b(?:(?:nato )?cosmic top secret(?: atomal)?|` +
		`nato (?:top secret|secret|confidential|restricted))\b`), "NATO", false},
	{sieve.MustCompile(`(?i)\b(?:eu|ue) (?:secret|confidential|restricted)\b`), "EU", false},
	{sieve.MustCompile(`\b(?:[Ee]nhanced DV|eDV|EDV)\b`), "UK", true},
	{sieve.MustCompile(`\b(?:DV\s*\((?i:developed vetting)\)|SC\s*\((?i:security check)\)|CTC\s*\((?i:counter[- ]terroris[tm] check)\))`), "UK", false},
	{sieve.MustCompile(`\b(?i:developed vetting)(?:\s*\(DV\))?`), "UK", false},
	{sieve.MustCompile(`\b(?:(?i:enhanced) SC|eSC|ESC)\b`), "UK", true},
	{sieve.MustCompile(`\b(?i:security check)\s*\(SC\)`), "UK", false},
	{sieve.MustCompile(`\b(?i:security check)\b`), "UK", true},
	{sieve.MustCompile(`\b(?i:counter[- ]terroris[tm] check)(?:\s*\(CTC\))?`), "UK", false},
	{sieve.MustCompile(`\bCTC\b`), "UK", true}, // a salary elsewhere: "Current CTC: 12 LPA"
	{sieve.MustCompile(`\b(?i:baseline personnel security standard)(?:\s*\(BPSS\))?|\bBPSS\b`), "UK", false},
	{sieve.MustCompile(`\bNPPV\s?(?:(?i:level)\s?)?[123]\b|\bNPPV\b`), "UK", false},
	{sieve.MustCompile(`\bSTRAP[ -]?[123]\b`), "UK", false},
	{sieve.MustCompile(`\b(?:STRAP|UK EYES ONLY|UKEO)\b`), "UK", true},
	{sieve.MustCompile(`\b(?:AUSTEO|AGAO)\b`), "AU", true},
	{sieve.MustCompile(`\b(?:NOFORN|US EYES ONLY|Yankee White)\b`), "US", true},
	{sieve.MustCompile(`\b[QL] (?i:clearance)\b`), "US", false},
	{sieve.MustCompile(`\b(?:ATOMAL|BOHEMIA)\b`), "NATO", true},
	{sieve.MustCompile(`\b(?:DV|SC)\b`), "UK", true},
	{sieve.MustCompile(`(?i)\bnegative vetting (?:level )?[12]\b(?:\s*\(NV[12]\))?|\bNV[ -]?[12]\b`), "AU", false},
	{sieve.MustCompile(`(?i)\bpositive vetting\b(?:\s*\(PV\))?`), "AU", false},
	{sieve.MustCompile(`\bPV\b|\b(?:Baseline|BASELINE)\b`), "AU", true},
	{sieve.MustCompile(`\bTS\s?(?://?|-)\s?SCI\b|(?i:\btop secret\s?(?://?|-|with|w/)\s?sci\b)`), "US", false},
	{sieve.MustCompile(`(?i)\btop[ -]secret\b(?:\s*\(TS\))?`), "US", true},
	{sieve.MustCompile(`\bPublic Trust\b`), "US", true},
	{sieve.MustCompile(`\b(?i:level) (?:I{1,3}|[123])\s*\((?:Confidential|Secret|Top Secret)\)`), "CA", true},
	{sieve.MustCompile(`(?i)\breliability status\b|\benhanced reliability\b`), "CA", false},
	{sieve.MustCompile(`(?i)\bsicherheitsüberprüfung(?:\s*(?:nach\s)?\(?(?:sü|ü)\s?[123]\)?)?|\bÜ\s?[123]\b`), "DE", false},
	{sieve.MustCompile(`\b(?:Secret|SECRET|Confidential|CONFIDENTIAL|TS)\b(?:\s*\((?i:level) (?:I{1,3}|[123])\))?`), "US", true},
}

var (
	aboutClearance = words.NewSet("clearance", "clearances", "cleared", "vetting", "vetted", "security check", "security clearance",
		"indoctrinated", "indoctrination", "inducted", "polygraph", "adjudicated", "diss", "jpas")
	notHeld     = sieve.MustCompile(`(?i)\b(?:willing|eligib\w+|able|happy|prepared|open|ready|would|can|could|will)\b[^.;]{0,40}\b(?:undergo|obtain|apply|gain|achieve|get|be vetted|be cleared|for|sc|dv|clearance|vetting)\b|\b(?:add|insert|requir\w+|needs?|needing|seek\w*|looking for|must (?:hold|have))\b[^.;]{0,40}\b(?:sc|dv|clearance|vetting)\b|\bno (?:current |active )?(?:security )?clearance\b|\bnot (?:currently )?(?:hold|cleared|vetted)|\b(?:manag|process|administ|conduct|support|handl)\w+ [^.;]{0,30}(?:clearance|vetting)|\bclearances for\b|\bcustoms clearance|\bclearance sale`)
	statusWords = sieve.MustCompile(`(?i)\b(?:currently held|current(?:ly)?|active|in date|valid(?: until| to)?|held|expired|expires|lapsed|inactive|in progress|pending|applied for|awaiting|transferable|previously held|previous(?:ly)?|formerly|eligible for renewal|granted|renewed|interim|inducted|indoctrinated|read in)\b`)
	sentenceEnd = sieve.MustCompile(`[.;](?:\s|$)`)
	initials    = sieve.MustCompile(`\b[A-Z]\.[A-Z]\.\s$`) // "U.S. Government"
)

// shortEnd is a word that was shortened, with which no sentence ends: "SC exp. 06/2028".
var shortEnd = sieve.MustCompile(`(?i)\b(?:exp|approx|incl|val|iss|valid|dept|govt|no|lvl)\.\s$`)

// clearanceSection reads a section about clearances: every line is one.
func (b *builder) clearanceSection(s *section) {
	for i := range s.paras {
		p := &s.paras[i]
		found := false
		for _, part := range sentences(p.text) {
			found = b.readClearance(part, p.lines, true) || found
		}
		if !found {
			b.besideClearances(s, cv.Item{Text: p.value(0.7), Bullet: p.bullet})
		}
	}
}

// besideClearances keeps a text of a section about clearances that states none.
func (b *builder) besideClearances(s *section, item cv.Item) {
	n := len(b.doc.Additional)
	if n == 0 || b.doc.Additional[n-1].Heading.Value != s.heading {
		b.doc.Additional = append(b.doc.Additional, cv.OtherSection{Heading: cv.Text{Value: s.heading, Lines: []int{s.at}, Confidence: 0.8}})
		n++
	}
	b.doc.Additional[n-1].Items = append(b.doc.Additional[n-1].Items, item)
}

// clearances finds clearances that other sections state. The text stays where it is.
func (b *builder) clearances(sections []*section) {
	for _, s := range sections {
		switch s.kind {
		case headings.References, headings.Clearance, headings.Publications, headings.Volunteering, headings.Work, headings.Projects:
			continue // a task such as "processed SC clearances" is no clearance held
		}
		for i := range s.paras {
			p := &s.paras[i]
			if !mayState(p.text) {
				continue
			}
			for _, part := range sentences(p.text) {
				b.readClearance(part, p.lines, false)
			}
		}
	}
}

// mayState is a cheap test before the patterns run.
func mayState(text string) bool {
	low := strings.ToLower(text)
	for _, w := range []string{
		"clear", "vett", "bpss", "ctc", "nv1", "nv2", "sci", "nato", "secret", "überprüf", "nppv", "strap", "indoctrinat", "induct",
		"security check",
	} {
		if strings.Contains(low, w) {
			return true
		}
	}
	return false
}

func sentences(text string) []string {
	var out []string
	start := 0
	for _, m := range sentenceEnd.FindAllStringIndex(text, -1) {
		if initials.MatchString(text[:m[1]]) || shortEnd.MatchString(text[:m[1]]) {
			continue
		}
		out = append(out, text[start:m[0]])
		start = m[1]
	}
	return append(out, text[start:])
}

// readClearance files the clearances that a text states as held or applied for;
// sure tells that the text stands under a heading about clearances.
func (b *builder) readClearance(text string, src []int, sure bool) bool {
	if notHeld.MatchString(text) {
		return false
	}
	about := sure || aboutClearance.Contains(words.Split(text))
	var taken [][]int
	var said []clearanceSaid
	for _, l := range levels {
		if l.plain && !about {
			continue
		}
		for _, m := range l.pattern.FindAllStringIndex(text, -1) {
			if within(m, taken) || l.plain && !sure && !nearClearance(text, m) {
				continue
			}
			taken = append(taken, m)
			said = append(said, clearanceSaid{text: text, name: text[m[0]:m[1]], at: m, scheme: l.scheme, src: src, sure: sure})
		}
	}
	eachItsClause(text, said)
	for _, s := range said {
		b.addClearance(s)
	}
	return len(said) > 0
}

func within(m []int, list [][]int) bool {
	for _, t := range list {
		if m[0] < t[1] && t[0] < m[1] {
			return true
		}
	}
	return false
}

// nearClearance asks for a word about clearance within a few words of the level.
func nearClearance(text string, m []int) bool {
	before, behind := text[max(0, m[0]-40):m[0]], text[m[1]:min(len(text), m[1]+40)]
	return aboutClearance.Contains(words.Split(before)) || aboutClearance.Contains(words.Split(behind))
}

// clearanceSaid is a level of clearance in the text that names it.
type clearanceSaid struct {
	text, name, scheme string
	at                 []int // of the name in what text was cut from
	src                []int
	sure               bool // it stands under a heading about clearances
}

func (b *builder) addClearance(s clearanceSaid) {
	c := cv.Clearance{Level: cv.Text{Value: strings.TrimSpace(s.name), Lines: s.src, Confidence: 0.85}, Scheme: s.scheme}
	if s.sure || wordCount(s.text) < 18 {
		c.Dates = clearanceDates(s.text, s.src)
	}
	status := s.status()
	switch {
	case !c.Dates.Start.IsZero() && !c.Dates.End.IsZero():
		status = withoutSaid(status, dateWords) // the period tells when it was granted and when it expires
	case !c.Dates.End.IsZero():
		status = withoutSaid(status, endWords)
	}
	if status != "" {
		c.Status = cv.Text{Value: status, Lines: s.src, Confidence: 0.8}
	}
	same := -1
	for i, have := range b.doc.Clearances {
		if code(have.Level.Value) == code(c.Level.Value) {
			same = i
		}
	}
	if same < 0 {
		b.doc.Clearances = append(b.doc.Clearances, c)
		return
	}
	fullerStatement(&b.doc.Clearances[same], c, s.src)
}

// status is what the text says about a clearance beside its level and dates.
func (s *clearanceSaid) status() string {
	if !s.sure {
		return strings.TrimSuffix(statusWords.FindString(s.text), " until")
	}
	rest := strings.Replace(s.text, s.name, "", 1)
	for _, m := range dayFinds(s.text) { // as its dates were found: "granted 2021" is a date where a text begins with it
		rest = strings.Replace(rest, m.Range.Text.Value, "", 1)
	}
	return clearanceStatus(rest)
}

// fullerStatement takes the statement with dates where a clearance is stated twice.
func fullerStatement(have *cv.Clearance, c cv.Clearance, src []int) {
	if !have.Dates.IsZero() || c.Dates.IsZero() {
		return
	}
	if c.Status.IsZero() {
		c.Status = have.Status
	}
	c.Level.Lines = addLines(append([]int{}, have.Level.Lines...), src)
	*have = c
}

// clearanceDates are those that a text tells of a clearance.
func clearanceDates(text string, src []int) cv.DateRange {
	found := dayFinds(text)
	if len(found) == 0 {
		return cv.DateRange{}
	}
	m, _ := periodOf(found)
	r := m.Range
	if !found[0].Period && m.Period {
		r.Text.Value = between(text, found[0].Range.Text.Value, found[1].Range.Text.Value)
	}
	r.Text.Lines = src
	if !m.Period && cv.SaysEnd(text) {
		r.Start, r.End = cv.Date{}, m.Range.Start
	}
	return r
}

// dayFinds are the dates of a text; "current" and "in progress" are none of a clearance.
func dayFinds(text string) []dates.Match {
	return slices.DeleteFunc(dates.Find(text), func(m dates.Match) bool {
		return !strings.ContainsAny(m.Range.Text.Value, "0123456789")
	})
}

// between is text from one date to another, in its own words: "granted June 2021, expires
// June 2028".
func between(text, from, upto string) string {
	start := strings.Index(text, from)
	if start < 0 {
		return from + " – " + upto
	}
	end := strings.Index(text[start+len(from):], upto)
	if end < 0 {
		return from + " – " + upto
	}
	return text[start : start+len(from)+end+len(upto)]
}

// clearanceStatus is what a line says about a clearance beside its level and dates.
// dateWords say what the dates of a clearance are.
var dateWords = words.NewSet("granted", "issued", "awarded", "obtained", "expires", "expiry", "expiring", "exp", "valid until", "renewal")

// endWords are those of them that say no more than that there is an end.
var endWords = words.NewSet("expires", "expires on", "expiry", "expiry date", "expiring", "exp")

// withoutSaid is a status without the parts that are such words.
func withoutSaid(status string, these *words.Set) string {
	parts := strings.Split(status, ", ")
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return these.Has(words.Fold(p)) }), ", ")
}

// Clearances finds what a document from structured data states about clearances
// among its certificates and in its profile, and reads those that hold more than
// their level ("DV, granted June 2021").
func Clearances(doc *cv.Document) {
	b := &builder{doc: doc}
	stated := doc.Clearances
	doc.Clearances = nil
	for _, c := range stated {
		b.statedClearance(c)
	}
	if len(stated) > 0 {
		return
	}
	for _, c := range doc.Certificates {
		b.certifiedClearance(c)
	}
	for _, t := range doc.Summary {
		for _, part := range sentences(t.Value) {
			if mayState(part) {
				b.readClearance(part, t.Lines, false)
			}
		}
	}
}

// statedClearance keeps a clearance, or what its level says where that holds more.
func (b *builder) statedClearance(c cv.Clearance) {
	n := len(b.doc.Clearances)
	saysMore := strings.ContainsAny(c.Level.Value, ",;:") ||
		c.Status.IsZero() && (strings.ContainsAny(c.Level.Value, ".(") || statusWords.MatchString(c.Level.Value))
	if !c.Dates.IsZero() || !saysMore ||
		!b.readClearance(c.Level.Value, c.Level.Lines, true) || len(b.doc.Clearances) == n {
		b.doc.Clearances = append(b.doc.Clearances, c)
		return
	}
	if last := &b.doc.Clearances[len(b.doc.Clearances)-1]; last.Status.IsZero() {
		last.Status = c.Status
	}
}

// certifiedClearance reads a clearance among certificates.
func (b *builder) certifiedClearance(c cv.Certificate) {
	n := len(b.doc.Clearances)
	if !mayState(c.Name.Value) || !b.readClearance(c.Name.Value, c.Name.Lines, false) || len(b.doc.Clearances) == n {
		return
	}
	if last := &b.doc.Clearances[n]; last.Dates.IsZero() {
		last.Dates = c.Dates
	}
}

func clearanceStatus(rest string) string {
	var out []string
	rest = strings.ReplaceAll(rest, " - ", ", ")
	for _, part := range strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune("()[]\t,;:–—|·", r) }) {
		if t := strings.Trim(strings.Join(withoutFill(strings.Fields(part)), " "), " -."); t != "" {
			out = append(out, t)
		}
	}
	return strings.Join(out, ", ")
}

// withoutFill are words without those at the ends that say nothing about the status.
func withoutFill(f []string) []string {
	isFill := func(w string) bool { return words.Fold(w) == "" || clearanceFill.Has(words.Fold(w)) }
	for len(f) > 0 && isFill(f[0]) {
		f = f[1:]
	}
	for len(f) > 0 && isFill(f[len(f)-1]) {
		f = f[:len(f)-1]
	}
	return f
}

// clearanceFill are words that the level says itself, or that lead to a date.
var clearanceFill = words.NewSet("cleared", "clearance", "clearances", "security", "level", "uk", "vetting", "vetted", "until", "to", "through", "till", "since", "from", "hold", "holds", "a", "the", "of", "by", "and")

// code is the short form of a level, for comparing.
func code(level string) string {
	f := words.Fold(level)
	if short, _, _ := strings.Cut(f, " "); short == "dv" || short == "sc" || short == "ctc" {
		return short // "DV (Developed Vetting)"
	}
	for long, short := range levelCodes {
		if strings.HasPrefix(f, long) {
			return short
		}
	}
	return f
}

// levelCodes are the short forms of levels, none of which begins like another.
var levelCodes = map[string]string{
	"developed vetting": "dv", "security check": "sc", "baseline personnel": "bpss", "counter terror": "ctc",
	"negative vetting level 1": "nv1", "negative vetting level 2": "nv2", "positive vetting": "pv", "top secret sci": "ts sci",
}
