package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/tailor"
	"focal/internal/wordset"
)

// Students and people with one post have little to tell of work. What they have studied, where they have helped and which tools they know
// stands beside it, so that the profile is more than a post and a degree.

const (
	wordsSparse = 34 // of a portrait to which such things are added
	fewestTools = 2  // of one alone says that there are no others
	mostTools   = 4
)

// enriched is a portrait that says little with what the CV says beside posts and degrees.
func (c *composer) enriched(p portrait) portrait {
	if text, _ := c.drawn(p); len(strings.Fields(text)) > wordsSparse {
		return p
	}
	p.served = c.servedAs()
	if c.Match == nil && p.isBare() && len(p.tail) == 0 && p.served.text == "" {
		if tools := c.tools(); len(tools) >= fewestTools {
			p.known = append(slices.Clone(p.known), c.knowing(tools))
		}
	}
	return p
}

// knowing is the predicate about listed skills.
func (c *composer) knowing(skills []fact) predicate {
	var s sentence
	items := s.take(skills)
	return predicate{text: c.who.knows(enumerate(items)), lines: s.lines}
}

// servedAs is what somebody was in unpaid work, at one or two bodies: "has served as treasurer of".
func (c *composer) servedAs() predicate {
	var items []string
	var lines []int
	for i := range c.doc.Volunteering {
		v := c.doc.Volunteering[i]
		what, is := phrase(v)
		if len(items) == mostEarlier || v.Organisation.IsZero() || !cleanPost(v) || !named(v.Title.Value) || !is ||
			!fitsPlace(house(v)) || !isOffice.MatchString(v.Title.Value) || notYet.MatchString(v.Title.Value) {
			continue
		}
		items, lines = append(items, what+place(v, false)), slices.Concat(lines, v.Title.Lines, v.Organisation.Lines)
	}
	if len(items) == 0 {
		return predicate{}
	}
	return predicate{text: c.who.verb("have") + " also served as " + strings.Join(items, " and as "), lines: lines}
}

var (
	// isOffice is a title of those whom a body without wages calls so. "Served as a nurse at Quay Hospital" would be taken for
	// employment, and donors, sponsors and members do not serve.
	isOffice = sieve.MustCompile(`(?i)\b(?:treasurer|(?:vice[- ]?)?(?:president|chair(?:man|woman|person)?|captain)|secretary|trustee|` +
		`governor|(?:co-?)?founder|coach|mentor|ambassador|representative|organi[sz]er|(?:board|committee) member)$`)
	// notYet is an office that somebody has not held, or of which the title says that it is over.
	notYet = sieve.MustCompile(`(?i)\b(?:nominat\p{L}+|elect|candidate|designate|runner|aspiring|declined|former)\b`)
)

// attended is what somebody studied and where, of a course of which nobody can say that its degree is held: "studied marine biology at
// Port College".
func (c *composer) attended() predicate {
	courses := slices.Clone(c.doc.Education)
	slices.SortStableFunc(courses, newest)
	for i := range courses {
		e := &courses[i]
		if p, ok := c.studiedAt(e); ok {
			return p
		}
	}
	return predicate{}
}

func (c *composer) studiedAt(e *cv.Education) (predicate, bool) {
	name, area := degreeOf(e)
	school := schoolOf(e)
	if _, of, in := strings.Cut(name, " in "); in && area == "" {
		area = of
	}
	if m := namesSubject.FindStringSubmatch(e.Degree.Value); area == "" && m != nil && !manySubjects[m[1]] {
		name, area = "Bachelor", m[1]
	}
	if area == "" || school == "" || school == strings.ToUpper(school) || !isDegree(degreeAlone.ReplaceAllString(name, "")) ||
		!subject.MatchString(area) || !c.isOver(e) || !clean(mainCourse(e).Degree) || !tailor.HoldsDegree(c.doc, e) || c.said(area) {
		return predicate{}, false
	}
	lines := slices.Concat(e.Degree.Lines, e.Area.Lines, e.Institution.Lines)
	return predicate{text: "studied " + area + " at " + school, lines: lines}, true
}

// asPlanned are words about the end of a course that say nothing of how it went once that has gone by.
var asPlanned = sieve.MustCompile(`(?i)\b(?:expected|anticipated|projected|tentative|candidate|due|graduat\p{L}+)\b`)

// isOver reports a course that was neither broken off nor goes on: its end has gone by, or nothing is said of when it was.
func (c *composer) isOver(e *cv.Education) bool {
	told := e.Dates.Text.Value + " " + e.Degree.Value + " " + e.Area.Value + " " + e.Score.Value
	for _, t := range slices.Concat(e.Summary, e.Highlights) {
		told += " " + t.Value
	}
	past := c.isPast(e.Dates)
	if past {
		told = asPlanned.ReplaceAllString(told, "")
	}
	undated := endOf(*e).IsZero() && !e.Dates.Current && !saysHowFar.MatchString(told)
	return (past || undated) && !qualified.MatchString(told) && !interrupted.MatchString(told) &&
		!studiedFor.MatchString(told)
}

// saysHowFar is what students say of how far they have come.
var saysHowFar = sieve.MustCompile(`(?i)\b(?:student|year|semester|sem|term|transferr?ed)\b`)

// namesSubject is a degree that says by itself of what it is: "Degree course (Bachelor of Engineering)".
var namesSubject = sieve.MustCompile(`\b(?:Bachelor|Master)s? (?:of|in) (\p{Lu}\p{L}+(?: (?:and )?\p{Lu}\p{L}+)*)` +
	`(?: \p{Lu}\.\p{Lu}\.?)?\)?$`)

// manySubjects are degrees of which nobody knows the subject.
var manySubjects = wordset.Of("Science Sciences Arts Art Technology Philosophy Studies Letters")

// degreeAlone is the subject behind a degree.
var degreeAlone = sieve.MustCompile(` in .*$`)

// tools are the first listed skills that are names of tools and programs.
func (c *composer) tools() (list []fact) {
	for _, g := range c.doc.Skills {
		for _, k := range g.Keywords {
			known := func(f fact) bool { return alike(f.text, k.Value) || strings.EqualFold(f.text, k.Value) }
			if len(list) < mostTools && nameable(k) && !ofNobody(g, k) && isTool(k.Value) &&
				(!isCapitals(k.Value) || ofTools.MatchString(g.Name.Value)) && !c.said(k.Value) &&
				!slices.ContainsFunc(list, known) {
				list = append(list, fact{text: k.Value, lines: k.Lines})
			}
		}
	}
	return list
}

// isTool reports the name of a tool or program: each word has a capital or a figure, and one of them is a name that no other thing has.
// Those of every office say nothing of anybody.
func isTool(skill string) bool {
	fields := strings.Fields(skill)
	noPart := func(w string) bool {
		return !properThing(w) || strings.ContainsAny(w, ",;.&/") || !startsUpper(w) && !capitalInside(w)
	}
	if slices.ContainsFunc(fields, noPart) {
		return false
	}
	return slices.ContainsFunc(fields, namesTool) &&
		slices.ContainsFunc(fields, func(w string) bool { return !ofEveryOffice[strings.ToLower(w)] })
}

// ofTools is the name of a group of tools: elsewhere an abbreviation may be an examination, a licence or a body ("IELTS", "NHS").
var ofTools = sieve.MustCompile(`(?i)\b(?:software|tools?|technical|technolog\p{L}+|computer|programming|` +
	`packages?|applications|systems|IT)\b`)

func isCapitals(skill string) bool {
	return skill == strings.ToUpper(skill) && !strings.ContainsAny(skill, "+#")
}

// noTool are degrees and surnames with a capital inside.
var noTool = sieve.MustCompile(`^(?:PhD|[BMD]Phil|[BM](?:Sc|Ed|Eng|Tech|Com|Pharm|Arch)|GCSEs?|` +
	`(?:Mac|Mc|Di|Fitz|Van|Von)\p{Lu}\p{Ll}+)$`)

func namesTool(word string) bool {
	if noTool.MatchString(word) {
		return false
	}
	exact := lexicon.Exact(word)
	switch {
	case exact.Is(lexicon.Own) && !isCommon(strings.ToLower(word)):
		return true
	case word == strings.ToUpper(word):
		return strings.ContainsAny(word, "+#")
	}
	return capitalInside(word) && !strings.Contains(word, "-")
}

// ofEveryOffice are the programs that everybody knows.
var ofEveryOffice = wordset.Of(`ms microsoft office word excel powerpoint outlook access windows google docs internet explorer suite
	apple mac os facebook twitter instagram linkedin youtube gmail email sheets drive 365 xp vista onenote publisher pdf usa`)
