package tailor

import (
	"slices"
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// competence joins a demand made in prose with what shows it in a CV.
type competence struct {
	asked, shown *sieve.Regexp
	tools        int // instead of shown: so many names of software
	status       string
}

var competences = sync.OnceValue(func() []competence {
	var out []competence
	for _, line := range wordLines("words/competences.txt") {
		parts := strings.Split(line, " ~ ")
		c := competence{asked: sieve.MustCompile("(?i)" + strings.TrimSpace(parts[0])), status: strings.TrimSpace(parts[2])}
		if shown := strings.TrimSpace(parts[1]); strings.HasPrefix(shown, "@") {
			c.tools = int(shown[1] - '0')
		} else {
			c.shown = sieve.MustCompile("(?i)" + shown)
		}
		out = append(out, c)
	}
	return out
})

// competence looks for what shows a competence of the requirement.
func (c *candidate) competence(r Requirement) finding {
	best := finding{status: Not}
	size := thresholdOf(r.Quote)
	for _, k := range demanded(r.Quote) {
		switch {
		case rank(k.status) <= rank(best.status):
		case k.tools > 0:
			best = best.orBetter(c.tools(k))
		default:
			best = c.showingBest(k, size, best)
		}
	}
	if best.status == Met && c.lacksBeside(r) {
		best.status = Partly
	}
	return best
}

// lacksBeside reports a demand that has more in it than the competence that it asks for first, most of which the CV has nowhere:
// "computer skills on Mac and PC".
func (c *candidate) lacksBeside(r Requirement) bool {
	if r.Kind == KindSoft {
		return false
	}
	rest := demanded(r.Quote)[0].beside(r.Quote)
	if size := thresholdOf(rest); size.number > 0 {
		rest = strings.Replace(rest, size.words, " ", 1)
	}
	names, ofTools := properIn(rest), demanded(r.Quote)[0].tools > 0
	more := slices.DeleteFunc(notGeneral(unique(terms(rest))), func(t string) bool {
		return idle()[t] || ofPersonnel()[t] || digitsOnly(t)
	})
	if ofTools {
		more = namedAmong(rest, more, names) // of computers in general only what is named counts
	}
	missing := slices.DeleteFunc(slices.Clone(more), func(t string) bool { return c.hasAny([]string{t}) })
	return 2*len(missing) > len(more) || ofTools && len(missing) > 0 ||
		slices.ContainsFunc(missing, func(t string) bool { return slices.Contains(names, t) })
}

// namedAmong are the things among the terms of a text that it names: by an alias ("MS Office"), in one word, or behind a word without a
// capital; no word of a longer name is one by itself.
func namedAmong(text string, all, proper []string) []string {
	return slices.DeleteFunc(slices.Clone(all), func(t string) bool {
		return !strings.HasPrefix(t, "=") && !slices.Contains(proper, t) && !slices.Contains(namesIn(text, anyName), t)
	})
}

// beside is what a demand says beside the competence: its first word may end behind what was looked for, "troubleshoot".
func (k competence) beside(quote string) string {
	at := k.asked.FindStringIndex(quote)
	end := at[1]
	for end < len(quote) && isWordByte(quote[end]) {
		end++
	}
	return quote[:at[0]] + " " + quote[end:]
}

// ofPersonnel are the people and the manner that such a demand speaks of in many words.
var ofPersonnel = termSet(`
	staff people personnel employee colleague other others individual basic computer position more problem issue fault`)

// showingBest returns what shows a competence best, unless what was found is as good;
// sentences about work come before claims in the profile.
func (c *candidate) showingBest(k competence, size threshold, best finding) finding {
	for _, p := range c.passages {
		if !p.proves() || !k.shown.MatchString(p.told) {
			continue
		}
		status := k.sized(size, p)
		if rank(status) > rank(best.status) || status == best.status && prefer(p, best.passages[0]) {
			best = finding{status: status, passages: []passage{p}}
		}
	}
	return best
}

// sized is the status that a passage shows beside the size that is asked for.
func (k competence) sized(size threshold, p passage) string {
	fails := size.fails(p.value)
	switch {
	case k.status == Met && fails:
		return Partly // "500+ people" is more than 240
	case k.status == Partly && size.money && !fails && p.tellsOfSum():
		return Met // "a budget above £10m": leads a programme of £28m
	}
	return k.status
}

// tellsOfSum reports a deed of which a sum of money says how large it was.
func (p passage) tellsOfSum() bool { return p.ref.IsSentence() && !takings.MatchString(p.value) }

// demanded are the competences that a requirement asks for first: in "leading
// teams to deliver products" it is leading teams.
func demanded(quote string) []competence {
	var out []competence
	first := len(quote)
	for _, k := range competences() {
		m := k.asked.FindStringIndex(quote)
		switch {
		case m == nil || m[0] > first:
			continue
		case m[0] < first:
			out, first = out[:0], m[0]
		case len(out) > 0 && out[0].asked.String() != k.asked.String():
			continue
		}
		out = append(out, k)
	}
	return out
}

// proves reports a passage about work that was done: not the person's interests
// or studies, and no bare organisation.
func (p passage) proves() bool {
	switch p.ref.Section {
	case cv.SectionWork, cv.SectionProjects, cv.SectionSummary, cv.SectionVolunteering,
		cv.SectionAwards, cv.SectionSkills, cv.SectionPublications, cv.SectionAdditional:
		return p.ref.Role != cv.RoleOrganisation
	}
	return false
}

// tools answers demands for the use of software in general.
func (c *candidate) tools(k competence) finding {
	var found []passage
	for _, p := range c.passages {
		if p.ref.Role == cv.RoleSkill && p.isSoftware() {
			found = append(found, p)
		}
	}
	if len(found) < k.tools {
		return finding{status: Not}
	}
	return finding{status: k.status, passages: found[:min(len(found), maxEvidence)]}
}

func (p passage) isSoftware() bool {
	for t := range p.implied {
		if softwareTerms()[t] {
			return true
		}
	}
	return false
}

// softwareTerms are the terms of classes whose members are software.
var softwareTerms = termSet(`
	software; programming; scripting; database; cloud; container; continuous integration; version control; web; infrastructure
	as code; security information and event management; geographic information system; enterprise resource planning; customer
	relationship management; computer-aided design; business intelligence; till; spreadsheet`)
