package tailor

import (
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// sector is where somebody may have worked, as adverts ask for it and as CVs show it.
type sector struct {
	asked  *sieve.Regexp
	field  *sieve.Regexp // what years are asked in
	shown  *sieve.Regexp
	worked *sieve.Regexp
}

var sectors = sync.OnceValue(func() []sector {
	var out []sector
	for _, line := range wordLines("words/sectors.txt") {
		asked, shown, _ := strings.Cut(line, " ~ ")
		out = append(out, sector{
			sieve.MustCompile(`(?i)\b(?:` + asked + `)\b.{0,40}?\b(?:industr(?:y|ies)|sectors?|institutions?|settings?|` +
				`environments?|facilit(?:y|ies)|firms?|space|domains?|backgrounds?|services|agenc(?:y|ies))\b|` +
				`\b(?:experience|background|worked) (?:in|of|within) (?:the |an? )?(?:` + asked + `)$`),
			sieve.MustCompile(`(?i)(?:^|\b(?:in|within|of|from)\b)\s*(?:the |an? )?` +
				`(?:` + asked + `)(?:\s*(?:,|and|&|/)\s*(?:` + asked + `))*` +
				`(?:\s+(?:industr(?:y|ies)|sectors?|settings?|environments?|domains?|experience|plants?|projects?))*\s*[.,;]?\s*$`),
			sieve.MustCompile(`(?i)` + shown),
			sieve.MustCompile(workedIn + `(?:` + shown + `)`),
		})
	}
	return out
})

// workedIn stands before the place where somebody says that they worked.
const workedIn = `(?i)\b(?:work(?:s|ed|ing)?|experience|background|career|employed|years)\b[^.;:,]{0,30}? ` +
	`(?:in|at|for|within) (?:an? |the )?(?:[\p{L}-]+ )?`

// sectorIn returns the sector that a field of experience ends with, and the field without it.
func sectorIn(text string) (in *sector, rest string) {
	for i, s := range sectors() {
		if s.field.MatchString(text) {
			return &sectors()[i], s.field.ReplaceAllString(text, " ")
		}
	}
	return nil, text
}

// has reports that a passage tells of the sector, and not of a course about it.
func (s sector) has(p passage) bool {
	return s.shown.MatchString(p.tells()) && !p.isTaught()
}

// tells is what a passage says of work, and of where it was done.
func (p passage) tells() string { return p.lived + " " + p.firm }

// isTaught reports what somebody only learnt: not the title of a training manager, nor works that were completed.
func (p passage) isTaught() bool { return p.ref.Role != cv.RoleTitle && taught.MatchString(p.value) }

var taught = sieve.MustCompile(`(?i)^\W*(?:attended|(?:completed|undertook|took|passed) (?:[\p{L}\d&-]+ ){0,5}?` +
	`(?:training|courses?|workshops?|seminars?)|(?:training|courses?|workshops?|seminars?)\s*(?:\s(?:in|on|attended)\b|[:–-]|$)|` +
	`trained (?:in|on|at)|stud(?:y|ied|ying))`)

// namesPlace is a line about a post that says for whom or where it was: "Client: Harbour Refinery".
var namesPlace = sieve.MustCompile(`(?i)^\W*(?:client|project|company|employer|site|location|contractor|plant|industry)s?` +
	`(?: name)?\s*[:–-]`)

// isEmployer reports the name of whom somebody worked for, which tells of no work.
func (p passage) isEmployer() bool {
	return p.ref.Section == cv.SectionWork && p.ref.Role == cv.RoleOrganisation
}

// firmTail is what stands in the name of a firm behind what it is: its legal form and where it is.
var firmTail = sieve.MustCompile(`(?i)\s*(?:[,(|]|\s[–-]\s|\b(?:of|at|in|for)\b).*$|` +
	`(?:[\s,.&]+(?:ltd|limited|llc|llp|inc|plc|pvt|private|gmbh|ag|co|` +
	`corp|corporation|company|group|trust|foundation|holdings?|international|services?|industries|uk|india))+\.?$`)

// inName reports an employer that has terms in its name before what it says last that it is: an avenue of airports is none.
func (p passage) inName(terms []string) bool {
	if !p.isEmployer() {
		return false
	}
	words := strings.Fields(firmTail.ReplaceAllString(p.value, ""))
	return len(words) > 0 && passageAs(p, strings.Join(words[:len(words)-1], " ")).hasAll(terms)
}

// calls reports a name that says last what it is: a bank is one, and whoever supplies hospitals is none.
func (s sector) calls(employer string) bool {
	name := firmTail.ReplaceAllString(employer, "")
	at := s.shown.FindAllStringIndex(name, maxPapers)
	return len(at) > 0 && at[len(at)-1][1] == len(name)
}

// shownBy reports that the passages of a post tell of the sector: what the post or the employer is called does, and so do two
// others; a single one may speak of a customer.
func (s sector) shownBy(post []passage) bool {
	n := 0
	for _, p := range post {
		switch {
		case !s.has(p), p.isEmployer() && !s.calls(p.told):
		case !p.ref.IsSentence() || s.worked.MatchString(p.told) || namesPlace.MatchString(p.told):
			return true
		default:
			n++
		}
	}
	return n > 1
}

// bySector answers experience of a sector: a title and work that was done there meet it, what
// only names it does in part.
func (c *candidate) bySector(r Requirement) finding {
	best := finding{status: Not}
	asked := oneTrade.ReplaceAllString(r.Quote, "")
	for _, s := range sectors() {
		if !s.asked.MatchString(asked) {
			continue
		}
		for i := range c.doc.Work {
			if post := c.entry(cv.SectionWork, i); s.shownBy(post) {
				f := field{sector: &s}
				return finding{status: Met, passages: f.telling(post)}
			}
		}
		for _, p := range c.passages {
			if status := p.inSector(s); rank(status) > rank(best.status) {
				best = finding{status: status, passages: []passage{p}}
			}
		}
	}
	return best
}

// oneTrade is a trade of which its sector shows nothing: insurance is no investment banking.
var oneTrade = sieve.MustCompile(`(?i)\b(?:investment|merchant) banking\b`)

// inSector is what a passage shows of work in a sector.
func (p passage) inSector(s sector) string {
	if p.ref.Section != cv.SectionWork && p.ref.Section != cv.SectionSummary && p.ref.Section != cv.SectionProjects {
		return Not
	}
	switch {
	case !s.shown.MatchString(p.tells()):
		return Not
	case p.ref.Role == cv.RoleTitle || namesPlace.MatchString(p.lived) || p.ref.IsSentence() && s.worked.MatchString(p.lived):
		return Met
	}
	return Partly
}

// unlived are words of a sentence that says what is not so, or what somebody would like.
var unlived = sieve.MustCompile(`(?i)\b(?:no|not|never|nor|none|without|cannot|lack\w*|seek\w*|looking (?:for|to)|interest(?:ed)?|` +
	`hop(?:e|es|ing)|aspir\w+|wish(?:es|ing)?|would like|keen|eager|willing|yet to)\b|n['’]t\b`)

// without is a text without the sentences that say something.
func without(said *sieve.Regexp, text string) string {
	if !said.MatchString(text) {
		return text
	}
	var told strings.Builder
	for _, sentence := range language.Sentences(text) {
		if s := sentence.Of(text); !said.MatchString(s) {
			told.WriteString(s + " ")
		}
	}
	return told.String()
}
