package writer

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/lexicon"
	"focal/internal/personal"
)

// mask puts placeholders in the place of what tells who somebody is: names, contacts,
// where they live, employers, schools. It works on whole words and gives each way of
// writing a thing a placeholder of its own, so that what comes back is put back exactly.
type mask struct {
	known  []masked          // to be replaced, the longest first
	token  map[string]string // what was written -> placeholder
	back   map[string]string // placeholder -> what was written
	counts map[string]int
}

// masked is a value to be replaced. Names that are ordinary words too count only as they
// are written.
type masked struct {
	text, class string
	exact       bool
}

const (
	classPerson  = "PERSON"
	classOrg     = "ORG"
	classSchool  = "SCHOOL"
	classPlace   = "PLACE"
	classContact = "CONTACT"
	classNumber  = "NUMBER"
)

var (
	placeholder = regexp.MustCompile(`\[(?:PERSON|ORG|SCHOOL|PLACE|CONTACT|NUMBER)\d+\]`)
	looksMasked = regexp.MustCompile(`\[[A-Za-z]+ ?\d*\]`)
	addressed   = regexp.MustCompile(`\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Cpt|Capt|Major|Col|Colonel)\.? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`)
	degree      = regexp.MustCompile(`^\p{Lu}\.\p{Lu}\p{Ll}+\.?$`) // "B.Com.", which could be an address
	yearRange   = regexp.MustCompile(`^\(?(?:19|20)\d\d\D+(?:19|20)\d\d\)?$`)
	legalForm   = regexp.MustCompile(`(?i),? (?:ltd|limited|plc|llp|llc|inc|corp|corporation|gmbh|ag|s\.?a|b\.?v|pty|co|group|holdings)\.?$`)
)

// newMask learns what to hide from a document.
func newMask(doc *cv.Document) *mask {
	m := &mask{token: map[string]string{}, back: map[string]string{}, counts: map[string]int{}}
	m.person(doc)
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for _, w := range list {
			m.organisation(w.Organisation.Value, classOrg)
		}
	}
	for _, p := range doc.Projects {
		m.organisation(p.Organisation.Value, classOrg)
	}
	for _, e := range doc.Education {
		m.organisation(e.Institution.Value, classSchool)
	}
	slices.SortStableFunc(m.known, func(a, b masked) int { return len(b.text) - len(a.text) })
	return m
}

func (m *mask) person(doc *cv.Document) {
	p := doc.Person
	m.add(p.Name.Value, classPerson, false)
	for _, part := range strings.Fields(p.Name.Value) {
		if utf8.RuneCountInString(strings.Trim(part, ".,")) > 2 {
			m.add(strings.Trim(part, ".,()“”\""), classPerson, ordinary(part))
		}
	}
	for _, r := range doc.References {
		m.add(r.Name.Value, classPerson, false)
	}
	for _, t := range []string{p.Email.Value, p.Phone.Value, p.URL.Value} {
		m.add(t, classContact, false)
	}
	for _, profile := range p.Profiles {
		m.add(profile.URL.Value, classContact, false)
		if len(profile.Username) > 3 {
			m.add(profile.Username, classContact, true)
		}
	}
	for _, t := range []string{p.Location.Value, p.Location.Street, p.Location.City, p.Location.PostalCode} {
		m.add(t, classPlace, true)
	}
	for _, d := range p.Details {
		if len(d.Value.Value) > 3 && !ordinary(d.Value.Value) {
			m.add(d.Value.Value, classContact, true)
		}
	}
}

// organisation hides a name as it stands, without its legal form, its initials, and the
// first word where that is no ordinary one: "Orwell" for "Orwell Homes Ltd".
func (m *mask) organisation(name, class string) {
	if name == "" {
		return
	}
	m.add(name, class, false)
	short := legalForm.ReplaceAllString(name, "")
	m.add(short, class, false)
	for _, part := range strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(",(/|–—", r) }) {
		part = legalForm.ReplaceAllString(strings.Trim(part, " )"), "")
		if strings.Contains(part, " ") || !ordinary(part) {
			m.add(part, class, true)
		}
	}
	words := strings.Fields(short)
	if len(words) > 1 && utf8.RuneCountInString(words[0]) > 3 && !ordinary(words[0]) {
		m.add(words[0], class, true)
	}
	var initials strings.Builder
	for _, w := range words {
		if r, _ := utf8.DecodeRuneInString(w); unicode.IsUpper(r) {
			initials.WriteRune(r)
		}
	}
	if initials.Len() > 2 {
		m.add(initials.String(), class, true)
	}
}

// ordinary reports a common word, which may stand in a sentence without naming anybody.
func ordinary(word string) bool {
	i := lexicon.Word(word)
	return i.Known() && i.Level() <= 60 && !lexicon.MostlyName(word)
}

func (m *mask) add(text, class string, exact bool) {
	text = strings.TrimSpace(text)
	if utf8.RuneCountInString(text) < 2 || slices.ContainsFunc(m.known, func(k masked) bool { return k.text == text }) {
		return
	}
	m.known = append(m.known, masked{text, class, exact})
}

// hide returns text with placeholders; ok is false where it holds what looks like one
// already, which could not be told apart afterwards.
func (m *mask) hide(text string) (hidden string, ok bool) {
	if looksMasked.MatchString(text) {
		return "", false
	}
	for _, k := range m.known {
		text = m.replace(text, k)
	}
	for _, p := range []struct {
		pattern *regexp.Regexp
		class   string
	}{
		{personal.Email, classContact},
		{personal.Link, classContact},
		{personal.IDNumber, classNumber},
		{personal.Digits, classContact},
		{personal.Postcode, classPlace},
	} {
		text = p.pattern.ReplaceAllStringFunc(text, func(s string) string {
			if p.class == classContact && (degree.MatchString(s) || yearRange.MatchString(s) || placeholder.MatchString(s) || p.pattern == personal.Digits && len(personal.OnlyDigits(s)) < 9) {
				return s
			}
			return m.tokenOf(s, p.class)
		})
	}
	return addressed.ReplaceAllStringFunc(text, func(s string) string {
		name := addressed.FindStringSubmatch(s)[1]
		return strings.TrimSuffix(s, name) + m.tokenOf(name, classPerson)
	}), true
}

// replace puts placeholders for every whole-word occurrence of a value.
func (m *mask) replace(text string, k masked) string {
	var b strings.Builder
	for at := 0; at < len(text); {
		i, n := find(text[at:], k)
		if i < 0 {
			b.WriteString(text[at:])
			break
		}
		from, to := at+i, at+i+n
		b.WriteString(text[at:from])
		if whole(text, from, to) && !inPlaceholder(text, from) {
			b.WriteString(m.tokenOf(text[from:to], k.class))
		} else {
			b.WriteString(text[from:to])
		}
		at = to
	}
	return b.String()
}

// find is the first occurrence, as written or in any case.
func find(text string, k masked) (at, n int) {
	if k.exact {
		return strings.Index(text, k.text), len(k.text)
	}
	for i := range text {
		if i+len(k.text) <= len(text) && strings.EqualFold(text[i:i+len(k.text)], k.text) {
			return i, len(k.text)
		}
	}
	return -1, 0
}

func whole(text string, from, to int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:from])
	after, _ := utf8.DecodeRuneInString(text[to:])
	return !letter(before) && !letter(after)
}

func letter(r rune) bool { return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsDigit(r)) }

func inPlaceholder(text string, at int) bool {
	open, shut := strings.LastIndexByte(text[:at], '['), strings.LastIndexByte(text[:at], ']')
	return open > shut && placeholder.MatchString(text[open:min(len(text), open+14)])
}

func (m *mask) tokenOf(text, class string) string {
	if t, ok := m.token[text]; ok {
		return t
	}
	m.counts[class]++
	t := fmt.Sprintf("[%s%d]", class, m.counts[class])
	m.token[text], m.back[t] = t, text
	return t
}

// show puts back what was hidden; ok is false where a placeholder is nobody's.
func (m *mask) show(text string) (shown string, ok bool) {
	ok = true
	shown = placeholder.ReplaceAllStringFunc(text, func(t string) string {
		s, known := m.back[t]
		ok = ok && known
		return s
	})
	return shown, ok && !looksMasked.MatchString(shown)
}

// reason hides a refused proposal and says why it was refused. The word that is wrong is
// named only where it is sent anyway: alone, a piece of what is hidden would be bare.
func (m *mask) reason(r engine.Refusal, passage string) (proposal, why string) {
	proposal, _ = m.hide(r.Text)
	if r.Fact != "" && (strings.Contains(proposal, r.Fact) || strings.Contains(passage, r.Fact)) {
		return proposal, "“" + r.Fact + "” " + r.Why
	}
	return proposal, "something in it, or missing from it, " + r.Why
}
