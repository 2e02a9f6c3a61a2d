package truth

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/wordset"
)

// What a written profile says that no line has in these words, but dates and courses prove: since when somebody has been
// what they are, for how many years they have worked as something, what they study for or studied, where a degree is from and what
// they were in unpaid work. Each phrase is accepted whole, in one form, and only from entries whose lines the text names.

var (
	sinceYear  = regexp.MustCompile(`\b[Hh](?:as|ave) been [^;]+? since ((?:19|20)\d\d)\b`)
	yearsTold  = regexp.MustCompile(`\b(\p{Ll}+|\d+) years of experience\b`)
	yearsInAll = regexp.MustCompile(`\b(\p{Ll}+|\d+) years of experience, most recently as\b`)
	studiesFor = regexp.MustCompile(`\b(?:[Ii]s|am|are) (studying for) an? `)
	studiedAt  = regexp.MustCompile(`\b([Ss]tudied) [^.;]*? at `)
	alsoServed = regexp.MustCompile(`\b[Hh](?:as|ave) also (served) as `)
	fromSchool = regexp.MustCompile(` from (?:the )?(\p{Lu})`)
)

// yearNumbers are the words for the years that somebody has worked.
var yearNumbers = strings.Fields(`zero one two three four five six seven eight nine ten eleven twelve`)

// withoutProved is a written text without the words that its entries prove.
func (c *checker) withoutProved(text string, lines []int) string {
	if m := sinceYear.FindStringSubmatch(text); m != nil && c.began(text, m[1], lines) {
		text = strings.Replace(text, " since "+m[1], " "+m[1], 1)
	}
	if m := yearsInAll.FindStringSubmatch(text); m != nil && numberIn(m[1]) > 0 && numberIn(m[1]) <= c.yearsUpTo(text, lines) {
		text = strings.Replace(text, m[0], "experience as", 1)
	}
	if m := yearsTold.FindStringSubmatch(text); m != nil && numberIn(m[1]) > 0 && numberIn(m[1]) <= c.yearsOf(text, lines) {
		text = strings.Replace(text, m[0], "experience", 1)
	}
	if m := studiesFor.FindStringSubmatch(text); m != nil && c.studying(lines) {
		text = strings.Replace(text, m[1], "", 1)
	}
	if m := studiedAt.FindStringSubmatch(text); m != nil && c.hadCourse(lines) {
		text = strings.Replace(text, m[1], "", 1)
	}
	if m := alsoServed.FindStringSubmatch(text); m != nil && c.hadPart(lines) {
		text = strings.Replace(text, m[1], "", 1)
	}
	text = c.withoutActions(text, lines)
	return c.withoutSchools(text, lines)
}

// experienceCovers leads to fields of work, each of which its lines have to show; nothing else is covered.
var experienceCovers = regexp.MustCompile(`\b(?:[Ee]xperience covers|[Ww]ork has covered|(?:[Hh]as|[Hh]ave) experience of)\b`)

// endOfFields is where a sentence about such fields ends or goes on to something else.
var endOfFields = regexp.MustCompile(`\.|,? and (?:holds?|is|are|speaks?)\b|, (?:holds?|is|are|speaks?)\b`)

// actions are nouns for what was done, where the ending does not tell their verb.
var actions = map[string][]string{
	"maintenance": {"maintain", "maintains", "maintained", "maintaining"}, "analysis": {
		"analyse", "analyze", "analyses", "analyzes",
		"analysed", "analyzed", "analysing", "analyzing",
	},
	"administration": {"administer", "administers", "administered", "administering"},
	"reconciliation": {"reconcile", "reconciles", "reconciled", "reconciling"},
	"production":     {"produce", "produces", "produced", "producing"}, "application": {"apply", "applies", "applied", "applying"},
	"audit": {"audits", "audited", "auditing"}, "triage": {"triages", "triaged", "triaging"},
	"delivery":     {"deliver", "delivers", "delivered", "delivering"},
	"verification": {"verify", "verifies", "verified", "verifying"}, "specification": {"specify", "specifies", "specified", "specifying"},
}

// afterAction are the endings of nouns for what is done, longest first.
var afterAction = []string{"ation", "ment", "ion"}

// withoutActions leaves out "covers", and in the sentence behind it the nouns for what the lines tell as done: "supervision" of
// "supervised".
func (c *checker) withoutActions(text string, lines []int) string {
	at := experienceCovers.FindStringIndex(text)
	if at == nil {
		return text
	}
	before, fields, rest := text[:at[0]]+"experience", text[at[1]:], ""
	if end := endOfFields.FindStringIndex(fields); end != nil {
		fields, rest = fields[:end[0]], fields[end[0]:]
	}
	have := c.held(lines)
	for _, w := range words(fields) {
		if isAction(w.folded, have) {
			fields = strings.Replace(fields, w.text, "", 1)
		}
	}
	return before + fields + rest
}

// isAction reports a noun for a deed of which the lines have the verb in one of its forms, not who does it or what it is done with.
func isAction(noun string, have map[string]bool) bool {
	if slices.ContainsFunc(actions[noun], func(verb string) bool { return have[verb] }) {
		return true
	}
	if noActions[noun] {
		return false
	}
	for _, ending := range afterAction {
		stem, is := strings.CutSuffix(noun, ending)
		if !is || len(stem) < shortestVerb {
			continue
		}
		for _, form := range []string{"", "e", "s", "es", "ed", "d", "ing", "eing"} {
			verb := stem + form
			if have[verb] && (ending == "ment" || form != "" || strings.HasSuffix(stem, "t") || strings.HasSuffix(stem, "l")) {
				return true
			}
		}
	}
	return false
}

// noActions are nouns with the ending of an action that mean a thing, whatever verb they are of.
var noActions = wordset.Of(`instrumentation information foundation plantation orientation department transportation presentation election
	relation section position station condition mission session portion`)

// shortestVerb is how many letters of a verb its noun has at least.
const shortestVerb = 4

// withoutSchools leaves out the "from" that leads to a place where a degree was taken.
func (c *checker) withoutSchools(text string, lines []int) string {
	if !fromSchool.MatchString(text) {
		return text
	}
	for _, e := range c.education {
		school := e.Institution.Value
		if school == "" || e.Dates.Current || !within(e.Institution.Lines, lines) || !within(e.Degree.Lines, lines) || e.Degree.IsZero() {
			continue
		}
		for _, link := range []string{" from ", " from the "} {
			name, _, _ := strings.Cut(school, ",")
			text = strings.Replace(text, link+name, " "+name, 1)
		}
	}
	return text
}

// hadCourse reports a degree and its school among the lines, of a course that does not go on.
func (c *checker) hadCourse(lines []int) bool {
	return slices.ContainsFunc(c.education, func(e cv.Education) bool {
		return !e.Dates.Current && !e.Degree.IsZero() && !e.Institution.IsZero() && within(e.Degree.Lines, lines) &&
			within(e.Institution.Lines, lines)
	})
}

// hadPart reports unpaid work whose title and body the lines name.
func (c *checker) hadPart(lines []int) bool {
	return slices.ContainsFunc(c.unpaid, func(v cv.Engagement) bool {
		return !v.Title.IsZero() && !v.Organisation.IsZero() && within(v.Title.Lines, lines) && within(v.Organisation.Lines, lines)
	})
}

// began reports that a post that goes on, among those whose lines and employer are named, began in the year.
func (c *checker) began(text, year string, lines []int) bool {
	return slices.ContainsFunc(c.work, func(w cv.Engagement) bool {
		return w.Dates.Current && strconv.Itoa(w.Dates.Start.Year) == year && within(w.Title.Lines, lines) &&
			within(w.Dates.Text.Lines, lines) && names(text, w)
	})
}

// names reports a text with the first words of a post's title and of the name of its employer.
func names(text string, w cv.Engagement) bool {
	firm := strings.Fields(strings.ToLower(w.Organisation.Value))
	return len(firm) > 0 && strings.Contains(strings.ToLower(text), strings.TrimRight(firm[0], ".,")) && namesTitle(text, w)
}

func namesTitle(text string, w cv.Engagement) bool {
	title := strings.Fields(strings.ToLower(w.Title.Value))
	return len(title) > 0 && strings.Contains(strings.ToLower(text), strings.Trim(title[0], ".,()"))
}

// yearsOf are the years of the posts whose titles, dates and employers are named.
func (c *checker) yearsOf(text string, lines []int) int {
	var periods []cv.DateRange
	for _, w := range c.work {
		if !w.Title.IsZero() && within(w.Title.Lines, lines) && within(w.Dates.Text.Lines, lines) && names(text, w) &&
			w.Dates.Start.Month > 0 && w.Dates.End.Month > 0 {
			periods = append(periods, w.Dates)
		}
	}
	return cv.YearsIn(periods)
}

// yearsUpTo are the years of the posts whose titles and dates are named and that share the role of the one that ended last, where that
// one is told.
func (c *checker) yearsUpTo(text string, lines []int) int {
	var posts []cv.Engagement
	var last cv.Engagement
	for _, w := range c.work {
		if w.Dates.Current || w.Dates.End.Compare(last.Dates.End) > 0 {
			last = w
		}
		if w.Dates.Current {
			break
		}
		if within(w.Title.Lines, lines) && within(w.Dates.Text.Lines, lines) && w.Dates.Start.Month > 0 && w.Dates.End.Month > 0 {
			posts = append(posts, w)
		}
	}
	if last.Dates.Current || !namesTitle(text, last) {
		return 0
	}
	var periods []cv.DateRange
	for _, w := range posts {
		if cv.SharesRole(last.Title.Value, w.Title.Value) {
			periods = append(periods, w.Dates)
		}
	}
	return cv.YearsIn(periods)
}

// within reports lines that are all named.
func within(some, lines []int) bool {
	return len(some) > 0 && !slices.ContainsFunc(some, func(n int) bool { return !slices.Contains(lines, n) })
}

// numberIn is a number in words or figures, 0 for other words.
func numberIn(s string) int {
	if n, err := strconv.Atoi(s); err == nil {
		return n
	}
	return max(slices.Index(yearNumbers, s), 0)
}
