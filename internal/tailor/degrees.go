package tailor

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// held is a qualification that the CV tells of: an entry of the education, or a sentence elsewhere.
type held struct {
	name     string // in full
	level    int
	passages []passage
	most     string // the best status that it can show: what is not finished meets nothing
}

// degrees returns the qualifications of the CV; not all of them stand among the education.
func (c *candidate) degrees(asked int) []held {
	var out []held
	for i, e := range c.doc.Education {
		name := inFull(e.Degree.Value + " " + e.Area.Value)
		out = append(out, held{name, levelHeld(e, asked), c.at(cv.SectionEducation, i), c.finished(i)})
	}
	for _, p := range c.passages {
		for _, name := range p.degrees() {
			out = append(out, held{inFull(name), degreeLevel(name), []passage{p}, Met})
		}
	}
	return out
}

var (
	// degreeStart begins the name of a qualification where none is expected.
	degreeStart = sieve.MustCompile(`(?i)\b(?:(?:three|3)[- ]years? )?(?:bachelor(?:['’]?s)?\b|` +
		`master(?:['’]s|s)? (?:of|in|degree)\b|ph\.?d\b|` +
		`[bm]\.? ?tech\b|[bm]\.? ?sc\b|[bm]\.? ?eng\b|[bm]\.? ?com\b|(?-i:[BM]\.?E\b)|mba\b|bba\b|[bm]ca\b|(?:post-?graduate )?diploma\b|` +
		`[bm]\.? ?pharm\b|m(?:math|phys|chem)\b|h\.?n\.?[dc]\b|degree in\b|graduat(?:e|ed|ion) in [a-z])`)
	// holds says of a sentence that somebody has what follows.
	holds = sieve.MustCompile(`(?i)(?:^|\b(?:hold(?:s|er|ing)?|complet(?:ed|ing)|graduat\w+|passed|obtained|earned|have|has|` +
		`with|having|qualified|did|(?:engineer|graduate|professional) in|` +
		`done|am an?|qualification))\b(?: (?:an?|the|my|in|as|with|of|by|first|second|third|class|honou?rs|full|part|time|year|years?|\d|` +
		`regular|successfully|recently|also|from|double|joint|dual|relevant|recogni[sz]ed|uk|professional|completed|obtained|` +
		`(?-i:[A-Z]\S*)))*[ -]*$`)
	// heldByOthers is said of a degree that somebody else has: "a professor with a PhD".
	heldByOthers = sieve.MustCompile(`(?i)\b(?:husband|wife|spouse|partner|mother|father|brother|sister|son|daughter|professors?|` +
		`lecturers?|` +
		`researchers|students?|pupils?|colleagues?|staff|engineers|candidates?|clients?|people|those|someone|who|whose)\b[^.;]*$|` +
		`\b(?:under|to|with|for|by) (?:an?|the|my|our) (?:[\p{L}-]+ )?(?:manager|supervisor|boss|director|doctor|team|engineer|` +
		`scientist)\b[^.;]*$`)
	// forStudents goes on after a degree that those have whom somebody worked with: "PhD researchers".
	forStudents = sieve.MustCompile(`(?i)^[\s.]*(?:researchers|students?|candidates?|graduates|holders|programmes?|programs?|applicants|` +
		`supervisors?|level|thes[ei]s|interns|projects?|applications?|admissions?)\b`)
	// degreeEnd ends the name: the school, the years and the next sentence follow.
	degreeEnd = sieve.MustCompile(`(?i)[.;:|](?:\s|$)|\d{4}|` +
		`\s(?:from|at|with|and (?:have|am|has)|having|under|affiliated|during|since|where)\b`)
)

// longestDegree is how many bytes the name of a qualification has at most.
const longestDegree = 120

// degrees are the qualifications that a value outside of the education says are held: "Diploma in Mechanical Engineering & MBA".
func (p passage) degrees() []string {
	if p.private || !mayHold(p.ref) || unfinished.MatchString(p.told) || isDenied(p.told) {
		return nil
	}
	var out []string
	all := degreeStart.FindAllStringIndex(p.told, maxPapers)
	for i, at := range all {
		before := strings.TrimSpace(p.told[:at[0]])
		goesOn := len(out) > 0 && endsInAnd.MatchString(before)
		if !goesOn && !isHolding(before) || forStudents.MatchString(p.told[at[1]:]) {
			continue
		}
		next := min(len(p.told), at[1]+longestDegree)
		if i+1 < len(all) {
			next = min(next, all[i+1][0])
		}
		if end := degreeEnd.FindStringIndex(p.told[at[1]:next]); end != nil {
			next = at[1] + end[0]
		}
		out = append(out, p.told[at[0]:next])
	}
	return out
}

// isHolding reports words before a qualification that say that somebody has it, or nothing.
func isHolding(before string) bool {
	return before == "" || strings.HasSuffix(before, ":") ||
		holds.MatchString(before) && !unlived.MatchString(before) && !heldByOthers.MatchString(before)
}

// endsInAnd joins one qualification to the next.
var endsInAnd = sieve.MustCompile(`(?i)(?:&|,|/|\band(?: an?)?)$`)

// finished is the best status that an entry of the education can show by what stands beside its name.
func (c *candidate) finished(i int) string {
	e := c.doc.Education[i]
	said := strings.Join([]string{e.Degree.Value, e.Area.Value, e.Score.Value, e.Dates.Text.Value}, " ")
	for _, at := range e.Degree.Lines { // what the reader left out of every value
		if at >= 0 && at < len(c.doc.Source) {
			said += "\n" + c.doc.Source[at].Text
		}
	}
	switch {
	case broken.MatchString(said), slices.ContainsFunc(aroundDegree(c.doc, &e), partOnly.MatchString):
		return Not
	case unfinished.MatchString(said), stillRuns.MatchString(said):
		return Partly
	}
	return Met
}

var stillRuns = sieve.MustCompile(`(?i)(?:\d{4}|[–-]|\bto) ?(?:[–-]|to|until)? ?(?:present|current|now|today|date|ongoing)\b`)

// broken is said of studies that came to nothing.
var broken = sieve.MustCompile(`(?i)\b(?:with(?:drew|drawn)|incomplete|unfinished|(?:not|never) (?:yet )?(?:complete|finish)\w*|` +
	`dropped|drop-?out|` +
	`discontinued|failed|left early|abandoned|(?:first|second|1st|2nd) year of|partly completed|partial)\b`)

// mayHold reports where a qualification may stand but among the education.
func mayHold(r cv.Ref) bool {
	switch r.Section {
	case cv.SectionSummary, cv.SectionCertificates, cv.SectionAdditional, cv.SectionPerson, cv.SectionSkills, cv.SectionAwards,
		cv.SectionMemberships:
		return r.Role != cv.RoleOrganisation
	}
	return false
}

// shortForms are usual abbreviations in the names of qualifications.
var shortForms = func() map[string]string {
	m := map[string]string{}
	for _, line := range wordLines("words/shortforms.txt") {
		long, list, _ := strings.Cut(line, ":")
		for _, short := range strings.Fields(list) {
			m[short] = long
			if strings.Contains(short, ".") || len(short) > 3 {
				m[strings.ToLower(short)] = long
			}
		}
	}
	return m
}()

// engineer is a degree in engineering that does not call itself one.
var engineer = sieve.MustCompile(`(?i)\bbachelor of technology\b|\b[bm]\.? ?tech\b|\b[bm]\.eng?\b|(?-i:\b[BM]\.? ?E\b)|\b[bm]eng\b`)

// ofApplications is a degree in computing by another name: MCA, "Master of Computer Applications".
var ofApplications = sieve.MustCompile(`(?i)\b(?:bachelor|master)\b.*\bcomputer applications?\b`)

// ofTeachers is a B.E. that is no engineer's.
var ofTeachers = sieve.MustCompile(`(?i)\b[bm]\.? ?e\.?,? (?:in )?education\b`)

// apartForms are the letters of one abbreviation: "B. Com".
var apartForms = sieve.MustCompile(`\b([BM])\.? (Com|Pharm|Ed|Arch|Tech|Sc)\b`)

// inFull is the name of a qualification with its abbreviations written out: "Dip. Mech. Engg".
func inFull(name string) string {
	name = apartForms.ReplaceAllString(name, "$1.$2")
	words := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" ,()/&", r) })
	for i, w := range words {
		bare := strings.TrimRight(w, ".")
		if letters := strings.ReplaceAll(bare, ".", ""); len(letters) > 2 && strings.Count(bare, ".") == len(letters)-1 {
			bare = letters // "M.B.A."
		}
		if long, ok := shortForms[bare]; ok {
			words[i] = long
		} else if long, ok := shortForms[strings.ToLower(bare)]; ok && (len(bare) > 3 || bare != strings.ToUpper(bare)) {
			words[i] = long
		}
	}
	full := strings.Join(words, " ")
	if ofApplications.MatchString(full) {
		full += " computer science"
	}
	if engineer.MatchString(name) && !ofTeachers.MatchString(name) {
		full += " engineering"
	}
	return full
}

// anyDegree are words of every qualification.
var anyDegree = sieve.MustCompile(`(?i)\b(?:degrees?|qualifications?|equivalent|recogni[sz]ed|relevant|or|an?)\b`)

// unreadDegree is said where the file speaks of a qualification that was not read as one.
const unreadDegree = "What the CV says of education could not be read as the qualification that is asked for."

// noDegree says what comes closest to a qualification that is asked for; that there is none only where a search finds none.
func (c *candidate) noDegree(d degree, list []held) string {
	if reason := d.closest(list); reason != "" {
		return reason
	}
	switch {
	case d.level == levelSchool && c.speaksOfLeaving():
		return unreadDegree
	case c.teaches(anyDegree.ReplaceAllString(d.Text, "")), len(d.named) > 0 && c.teaches(d.subject), c.speaksOfDegrees():
		return unreadDegree
	case len(c.doc.Education) == 0 && !c.speaksOfSchool():
		return "The CV lists no education."
	}
	return "No qualification of this level and subject is listed in the CV."
}

// closest says of the qualifications that are held which comes closest, "" where none does.
func (d degree) closest(list []held) string {
	broken := ""
	for _, h := range list {
		if len(h.passages) == 0 {
			continue
		}
		value := h.passages[0].value
		switch {
		case h.most == Not && h.level >= d.level:
			broken = notCompleted.of(value)
		case h.most == Not:
		case h.level < d.level && len(d.terms) > 0 && d.ofSubject(h.name) == Met:
			return lowerDegree.of(value)
		case h.level >= d.level:
			return otherDegree.of(value)
		}
	}
	return broken
}

// speaksOfLeaving reports a line that names what a school is left with.
func (c *candidate) speaksOfLeaving() bool {
	return slices.ContainsFunc(c.doc.Source, func(l cv.SourceLine) bool { return leavesSchool.MatchString(l.Text) })
}

// teaches reports a line of education, or one that names a degree, with all the words.
func (c *candidate) teaches(text string) bool {
	words := telltale(text)
	return slices.ContainsFunc(c.read(), func(s spoken) bool {
		return (s.ref.Section == cv.SectionEducation || degreeSaid.MatchString(s.value)) && s.has(words)
	})
}

// speaksOfSchool reports that the file speaks of education in any way.
func (c *candidate) speaksOfSchool() bool {
	return slices.ContainsFunc(c.doc.Source, func(l cv.SourceLine) bool { return ofEducation.MatchString(l.Text) })
}

var ofEducation = sieve.MustCompile(`(?i)\b(?:btec|n?vq|gcses?|a-?levels?|schools?|college|university|education(?:al)?|academic|` +
	`[hs]sc|grade|stud(?:y|ied|ies)|apprenticeship|qualifications?)\b`)

// speaksOfDegrees reports a degree somewhere in the file that was not read as one.
func (c *candidate) speaksOfDegrees() bool {
	read := map[int]bool{}
	for _, e := range c.doc.Education {
		for _, at := range slices.Concat(e.Degree.Lines, e.Area.Lines) {
			read[at] = true
		}
	}
	for i, l := range c.doc.Source {
		if !read[i] && l.As != cv.LineOut && degreeSaid.MatchString(l.Text) {
			return true
		}
	}
	unread := func(p passage) bool {
		return p.ref.Section != cv.SectionEducation && degreeStart.MatchString(p.value) && len(p.degrees()) == 0
	}
	return slices.ContainsFunc(c.passages, unread)
}

// degreeSaid names a degree, or says that somebody has one.
var degreeSaid = sieve.MustCompile(degreeStart.String() + `|(?i)\bgraduat(?:ed|ion)\b`)
