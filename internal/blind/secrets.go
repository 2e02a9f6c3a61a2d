package blind

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// secrets are what must not be read in a finished CV.
type secrets struct {
	level    cv.Level
	name     []namePart
	own      []namePart      // of the name, at every level: accounts are made of them
	taken    map[string]bool // folded: words of skills, posts, firms and schools
	alias    string
	spelled  []*regexp.Regexp // own telephone numbers, however they are spaced
	papers   []*regexp.Regexp // own numbers of identity, however they are spaced
	joined   []string         // folded: the name written as one word
	initials map[string]bool  // folded: letters that stand alone in the name
	handles  []string         // folded: user names, parts of own addresses
	entries  [][]string       // folded: employers, schools and places that hold a part of the name and stand for something else
	phrases  []secret         // address, schools, employers: word for word
	lines    map[int]string   // of the file that hold the address
	firms    []string         // the employers, as they are written

	skills    []string // folded: words of the skills
	described bool     // employers are told by what they do

	calledBehind []calling       // what employers are called by that may be something else
	told         map[string]bool // folded: what labels tell of origin and family
	schoolWords  []shortSchool   // what the schools are called for short
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
	networks = sieve.MustCompile(`(?i)linkedin\.|github\.|gitlab\.|xing\.|facebook\.|twitter\.|\bx\.com|instagram\.` +
		`|\bfb\.|\bwa\.me|lnkd\.in|linkd\.in|medium\.com|behance\.|dribbble\.|stackoverflow\.|orcid\.|researchgate\.` +
		`|scholar\.google|\bt\.me|youtube\.` +
		`|tiktok\.|kaggle\.|leetcode\.|hackerrank\.|bitbucket\.|snapchat\.|pinterest\.|quora\.|linktr\.ee|about\.me|calendly\.`)
	at        = sieve.MustCompile(`(^|[\s(])@[A-Za-z0-9_.]{2,}[A-Za-z0-9_]`)
	graduated = sieve.MustCompile(`(?i)\b((?:graduat|matriculat|qualifi)(?:ed|ing|ion)(?: [\p{L}-]+){0,6}?) in ` +
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

// secretsOf collects them from the CV as it was read; named are other names that it was given.
func secretsOf(original *cv.Document, p cv.Privacy, named ...string) secrets {
	s := secrets{level: p.Level, alias: Alias(original, p)}
	person := &original.Person
	s.own, s.taken = namesOf(original, named...), takenWords(original)
	if p.Level.HidesName() {
		s.name = s.own
		s.joined = joinedNames(s.name)
		s.initials = initialsOf(append(append(toldNames(original), named...), original.Person.Name.Value))
		s.ownEntries(original)
		s.births(original)
		s.toldRelatives(original)
		for _, number := range registersOf(original) {
			s.papers = append(s.papers, spacedOut(number))
		}
	}
	s.numbers(person)
	s.toldContacts(original)
	s.toldPapers(original)
	s.addresses(original)
	s.accounts(person)
	s.schools(original)
	if s.level == cv.BlindPlus {
		s.shortSchools(original)
		s.told = toldOrigins(original.Source)
	}
	s.described = p.Employers == cv.Described && p.Level.HidesName()
	s.employers(original)
	slices.SortStableFunc(s.phrases, func(a, b secret) int { return len(b.text) - len(a.text) }) // the longer form first
	return s
}

// schools are those of the studies, which go in Blind plus.
func (s *secrets) schools(original *cv.Document) {
	if s.level != cv.BlindPlus {
		return
	}
	for _, e := range original.Education {
		for _, name := range schoolNames(e.Institution.Value) {
			if !isTown(name) && !isLand(name) { // the town of a school is one of many
				s.phrase(name, "schools", schoolWithheld)
			}
		}
	}
}

// skillWords are the words of the skills and papers: products are called like the firms that make them.
func skillWords(d *cv.Document) (words []string) {
	d.Walk(func(r cv.Ref) {
		switch r.Section {
		case cv.SectionSkills, cv.SectionCertificates, cv.SectionLanguages:
			words = append(words, phraseOf(r.Text.Value)...)
		}
	})
	return words
}

// numbers are the person's own telephones, however they are written.
func (s *secrets) numbers(p *cv.Person) {
	add := func(number string) {
		if d := personal.OnlyDigits(number); len(d) >= 7 {
			s.spelled = append(s.spelled, spelled(lastOf(d)))
		}
	}
	if len(personal.Phones(p.Phone.Value, true)) == 0 {
		add(personal.Digits.FindString(p.Phone.Value))
	}
	for _, t := range append(p.Details, cv.Detail{Value: p.Phone}) {
		for _, at := range personal.Phones(t.Value.Value, true) {
			add(t.Value.Value[at[0]:at[1]])
		}
	}
}

// births are the days that a line calls the person's birthday, or that stand below such a label.
func (s *secrets) births(original *cv.Document) {
	for i, l := range original.Source {
		if !personal.BirthLabel.MatchString(l.Text) {
			continue
		}
		text := l.Text
		if personal.Day.FindString(text) == "" && i+1 < len(original.Source) {
			text = original.Source[i+1].Text
		}
		if found := personal.Day.FindString(text); found != "" {
			s.phrase(found, "birth and identity numbers", withheld)
		}
	}
}

func (s *secrets) phrase(text, what, as string) {
	if words := phraseOf(text); len([]rune(text)) >= shortestPhrase && len(words) > 0 {
		s.phrases = append(s.phrases, secret{words: words, text: text, what: what, as: as})
	}
}

// accounts are names under which the person is found on the web.
func (s *secrets) accounts(p *cv.Person) {
	name := phraseOf(p.Name.Value)
	add := func(h string) {
		// A part of the name stands in texts as the name, and is hidden with it.
		if h = strings.Trim(foldString(h), "@/ "); len([]rune(h)) >= 4 && !commonHandle[h] && !slices.Contains(name, h) {
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
