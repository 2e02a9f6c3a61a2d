package blind

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
	"focal/internal/personal"
)

// secrets are what must not be read in a finished CV.
type secrets struct {
	level   cv.Level
	name    []namePart
	alias   string
	phones  []string         // digits only
	spelled []*regexp.Regexp // the same, however they are spaced
	handles []string         // folded: user names, parts of own addresses
	phrases []secret         // address, schools, employers: word for word
}

// secret is a phrase, and what it is called in a note.
type secret struct {
	words []string // folded
	text  string
	what  string
	as    string // what is in its place
}

// Patterns that say something of the person beside contacts (internal/personal).
var (
	networks  = regexp.MustCompile(`(?i)linkedin\.|github\.|gitlab\.|xing\.|facebook\.|twitter\.|\bx\.com|instagram\.|medium\.com|behance\.|dribbble\.|stackoverflow\.|orcid\.|researchgate\.|scholar\.google|\bt\.me|youtube\.|tiktok\.|linktr\.ee|about\.me|calendly\.`)
	at        = regexp.MustCompile(`(^|[\s(])@[A-Za-z0-9_.]{2,}[A-Za-z0-9_]`)
	birth     = regexp.MustCompile(`(?i)\b(date of birth|d\.?o\.?b\.?|born( on| in)?|geboren( am)?|née? le)\b:? *(\d{1,2}[./ -](\d{1,2}|[a-zé]{3,9})[./ -]\d{2,4}|(\d{1,2} )?[a-zé]{3,9},? \d{1,2},? \d{4}|[a-zé]{3,9} \d{4}|\d{4})`)
	agePhrase = regexp.MustCompile(`(?i)\b(aged? \d{2}|\d{2}[- ]years?[- ]old)\b`)
	graduated = regexp.MustCompile(`(?i)\b((?:graduat|matriculat|qualifi)(?:ed|ing|ion)(?: [\p{L}-]+){0,6}?) in ` +
		`(?:(?:` + englishMonths() + `) )?(?:19|20)\d\d`)
)

// englishMonths is a pattern of their names, written out or shortened.
func englishMonths() string {
	list := []string{`sept\.?`}
	for m := time.January; m <= time.December; m++ {
		list = append(list, m.String(), m.String()[:3]+`\.?`)
	}
	return strings.Join(list, "|")
}

// secretsOf collects them from the CV as it was read.
func secretsOf(original *cv.Document, p cv.Privacy) secrets {
	s := secrets{level: p.Level, alias: Alias(original, p)}
	person := &original.Person
	if p.Level.HidesName() {
		s.name = nameParts(person.Name.Value)
	}
	for _, t := range append(detailValues(person), person.Phone.Value) {
		for _, n := range personal.Digits.FindAllString(t, -1) {
			if d := personal.OnlyDigits(n); len(d) >= 7 {
				s.phones, s.spelled = append(s.phones, d), append(s.spelled, spelled(lastOf(d)))
			}
		}
	}
	s.address(person.Location)
	s.accounts(person)
	if p.Level == cv.BlindPlus {
		for _, e := range original.Education {
			s.phrase(e.Institution.Value, "schools", "[school withheld]")
			if first, _, cut := strings.Cut(e.Institution.Value, ","); cut {
				s.phrase(first, "schools", "[school withheld]")
			}
		}
	}
	if p.Level.HidesName() && p.Employers == cv.Described {
		for _, w := range original.Work {
			s.phrase(w.Organisation.Value, "employers", "[employer withheld]")
			s.phrase(bare(w.Organisation.Value), "employers", "[employer withheld]")
			s.phrase(w.Unit.Value, "employers", "[employer withheld]")
		}
	}
	slices.SortStableFunc(s.phrases, func(a, b secret) int { return len(b.text) - len(a.text) }) // the longer form first
	return s
}

func detailValues(p *cv.Person) []string {
	var out []string
	for _, d := range p.Details {
		out = append(out, d.Value.Value)
	}
	return out
}

// address: what of it is no town.
func (s *secrets) address(p cv.Place) {
	s.phrase(p.Street, "the address", withheld)
	s.phrase(p.PostalCode, "the address", withheld)
	for _, part := range strings.FieldsFunc(p.Value, func(r rune) bool { return r == ',' || r == '\n' || r == '|' || r == '·' }) {
		if part = strings.TrimSpace(part); hasDigit(part) || streetWord.MatchString(part) {
			s.phrase(part, "the address", withheld)
		}
	}
}

func (s *secrets) phrase(text, what, as string) {
	if words := phraseOf(text); len([]rune(text)) >= 4 && len(words) > 0 {
		s.phrases = append(s.phrases, secret{words: words, text: text, what: what, as: as})
	}
}

// accounts are names under which the person is found on the web.
func (s *secrets) accounts(p *cv.Person) {
	add := func(h string) {
		if h = strings.Trim(foldString(h), "@/ "); len([]rune(h)) >= 4 && !commonHandle[h] {
			s.handles = append(s.handles, h)
		}
	}
	local, domain, _ := strings.Cut(p.Email.Value, "@")
	add(local)
	if host, _, _ := strings.Cut(domain, "."); !mailHosts[strings.ToLower(host)] {
		s.handles = append(s.handles, slices.DeleteFunc([]string{foldString(domain)}, func(d string) bool { return len(d) < 6 })...)
	}
	add(strings.TrimPrefix(hostOf(p.URL.Value), "www."))
	for _, f := range p.Profiles {
		add(f.Username)
		path := strings.FieldsFunc(f.URL.Value, func(r rune) bool { return r == '/' || r == '?' })
		if len(path) > 1 {
			add(path[len(path)-1])
		}
	}
}

var (
	commonHandle = map[string]bool{"info": true, "mail": true, "contact": true, "home": true, "about": true, "profile": true, "user": true, "name": true, "jobs": true, "work": true, "email": true}
	mailHosts    = map[string]bool{"gmail": true, "googlemail": true, "outlook": true, "hotmail": true, "yahoo": true, "icloud": true, "live": true, "aol": true, "gmx": true, "web": true, "protonmail": true, "proton": true, "example": true, "mail": true, "me": true, "btinternet": true}
)

func hostOf(address string) string {
	if address == "" {
		return ""
	}
	if !strings.Contains(address, "://") {
		address = "http://" + address
	}
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Hostname()
}
