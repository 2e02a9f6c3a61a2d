package tailor

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Degree levels, ordered; a higher one covers a lower one.
const (
	levelSchool    = 1 // high school diploma, GED, A-levels, Abitur
	levelAssociate = 2 // associate's, HND, foundation, technical degree
	levelBachelor  = 3
	levelMaster    = 4
	levelDoctorate = 5
)

var degreeLevels = []struct {
	level   int
	pattern *sieve.Regexp
}{
	{levelDoctorate, sieve.MustCompile(`(?i)\bph\.? ?d\b|\bdoctorate\b|\bdoctoral\b|\bdphil\b|\bdr\.? (?:phil|rer|ing)|\bpromotion\b.*\buniv|\bjuris doctor|\bmd\b`)},
	{levelMaster, sieve.MustCompile(`(?i)\bmaster(?:['’]s|s)\b|\bmaster (?:of|degree|in)\b|^master\b(?: [A-Z]|$)|\bm\.? ?sc\b|\bm\.? ?eng\b|\bmba\b|\bm\.? ?ed\b|\bm\.? ?phil\b|\bllm\b|\bmres\b|\bmpa\b|\bma\b|\bm\.a\.?\b|\bms\b|\bm\.s\.?\b|\bdiplom(?:-| )?(?:ing|kauf|inf)|\bmagister\b|\bmáster\b|\bmtech\b|\bm\.? ?tech\b|\bm\.e\b|\bmca\b`)},
	{levelBachelor, sieve.MustCompile(`(?i)\bbachelor|\bb\.e\b|(?-i:\bBE\b)|\bbca\b|\bb\.arch\b|\bb\.? ?sc\b|\bb\.? ?eng\b|\bb\.? ?ed\b|\bbba\b|\bb\.? ?com\b|\bb\.? ?tech\b|\bbsn\b|\bb\.?n\b|\bllb\b|\bba\b|\bb\.a\.?\b|\bbs\b|\bb\.s\.?\b|\bba/bs\b|\bbs/ba\b|\bbtech\b|\bmbbs\b|\bundergraduate degree|\blicenciatura|\blicence\b.*\buniv|\bgrado en\b|\blaurea\b|\buniversity degree|\bdegree(?: in|s|['’]|$|,|\s*\(| or| is| and|/| with|-| from|\.|;)`)},
	{levelAssociate, sieve.MustCompile(`(?i)\bassociate(?:['’]s|s)?(?:/|\b.*\b(?:degree|technical))|\bassociate of\b|\bhnd\b|\bhnc\b|\bfoundation degree|\btechnical degree|\bbts\b|\bdut\b`)},
	{levelSchool, sieve.MustCompile(`(?i)\bhigh school\b|\bged\b|\ba-levels?\b|\bgcse|\babitur\b|\bbaccalaur[ée]at\b|\bbachillerato\b|\bmatura\b|\bsecondary school|\bleaving certificate`)},
}

// degreeLevel returns the level that a text names, 0 for none.
func degreeLevel(text string) int {
	for _, d := range degreeLevels {
		if d.level == levelBachelor && degreeLevels[3].pattern.MatchString(text) {
			continue // "Associate's degree" is not a bachelor's
		}
		if d.pattern.MatchString(text) {
			return d.level
		}
	}
	return 0
}

// lowestLevel is the level of the lowest of several degrees of which one is enough:
// "Master's or bachelor's degree in physics". A lower one that asks for years
// beside it is no alternative to go by.
func lowestLevel(quote string) int {
	level := degreeLevel(quote)
	parts := eitherDegree.Split(quote, 4)
	if len(parts) < 2 || level == 0 {
		return level
	}
	for _, part := range parts {
		if l := degreeLevel(part); l > 0 && l < level && !yearsPhrase.MatchString(part) && !lowerBeside.MatchString(part) {
			level = l
		}
	}
	return level
}

var (
	eitherDegree = sieve.MustCompile(`(?i)\s+or\s+|\s*/\s*`)
	// lowerBeside is a degree that is no lower alternative: "PhD or postgraduate degree".
	lowerBeside = sieve.MustCompile(`(?i)\b(?:post-?graduate|higher|advanced|further|equivalent|related|second)\b`)
)

var relatedField = sieve.MustCompile(`(?i)\b(?:related|similar|relevant|comparable|cognate|equivalent) (?:field|subject|discipline|area|degree|major)|\bvergleichbar`)

var anySubject = sieve.MustCompile(`(?i)\bany (?:major|subject|field|discipline)\b|\bor (?:a )?(?:equivalent|related|similar)\b|\bor ged\b`)

var (
	// noDegree is a status or licence to practise that no degree shows.
	noDegree = sieve.MustCompile(`(?i)\b(?:qualified teacher|QTS|PGCE|registered nurse|called to the bar)\b`)
	// toTeach is what is to be taught, not what was studied.
	toTeach = sieve.MustCompile(`(?i)\b(?:teach|offer|deliver)(?:ing)?\b.{0,30}\b(?:a-levels?|gcses?|key stage)`)
	// ownDegree is a degree that no other degree of its level can replace.
	ownDegree = sieve.MustCompile(`\b(?:MBA|LLB|LLM|MBBS|MBChB)\b`)
)

// education compares the level and, where the text names one, the subject: a
// degree in another subject is not met, in a neighbouring one partly.
func (c *candidate) education(r Requirement) finding {
	asked := lowestLevel(r.Quote)
	if asked == 0 || noDegree.MatchString(r.Text) || toTeach.MatchString(r.Quote) {
		return c.phrase(r.Text, r)
	}
	if m := ownDegree.FindString(r.Text); m != "" {
		if f := c.phrase(m, r); f.status != Not || !anySubject.MatchString(r.Quote) {
			return f // another master's degree is no MBA
		}
	}
	named := terms(subjectOf(r.Quote))
	subject := map[string]bool{}
	for _, t := range named {
		subject[t] = true
	}
	related := relatedField.MatchString(r.Quote)
	best := finding{status: Not, reason: "No qualification of this level and subject is listed in the CV."}
	if len(c.doc.Education) == 0 {
		best.reason = "The CV lists no education."
	}
	for i, e := range c.doc.Education {
		held := degreeLevel(e.Degree.Value + " " + e.Area.Value)
		if held == 0 && asked == levelSchool && !e.Institution.IsZero() {
			held = levelSchool
		}
		if held < asked {
			continue
		}
		status := Met
		if len(subject) > 0 && asked > levelSchool {
			shared := 0
			studied := terms(e.Degree.Value + " " + e.Area.Value)
			for _, t := range studied {
				if subject[t] {
					shared++
				}
			}
			switch near := neighbouring(named, studied); {
			case near && related, oneSubject(subjectOf(r.Quote), studied), saysAll(e.Degree.Value+" "+e.Area.Value, telltale(r.Text)):
			case near:
				if shared*2 < len(subject) {
					status = Partly
				}
			case shared == 0 && anySubject.MatchString(r.Quote) && strings.Contains(strings.ToLower(r.Quote), "any"):
			case shared == 0:
				continue
			case shared*2 < len(subject):
				status = Partly
			}
		}
		if rank(status) > rank(best.status) {
			best = finding{status: status, passages: c.at(cv.SectionEducation, i)}
			if status == Partly {
				best.reason = "The level is there, in a neighbouring subject."
			}
		}
	}
	return best
}

var subjectIn = sieve.MustCompile(`(?i)\b(?:degree|bachelor(?:['’]s)?|master(?:['’]s)?|diploma|coursework|bsc|msc|ba|ma|phd)\b[^,;]*?\b(?:in|of)\s+(.+)$|\bM\.?Ed|\bB\.?Ed`)

// subjectOf returns the subject that a degree is asked in.
func subjectOf(text string) string {
	m := subjectIn.FindStringSubmatch(stripBrackets(text))
	if m == nil {
		return ""
	}
	if m[1] == "" {
		return "education"
	}
	subject := m[1]
	if i := strings.Index(strings.ToLower(subject), "related"); i >= 0 {
		subject = strings.TrimRight(subject[:i], " ,or")
	}
	if strings.Contains(strings.ToLower(subject), "any ") {
		return ""
	}
	return subject
}

// at returns the passages of a qualification or post: its degree or title first.
func (c *candidate) at(section cv.Section, entry int) []passage {
	var out []passage
	for _, p := range c.passages {
		if p.ref.Section == section && p.ref.Entry == entry && (p.ref.Role == cv.RoleQualification || p.ref.Role == cv.RoleTitle) {
			out = append(out, p)
		}
	}
	return out
}

// Fluency, ordered like the Common European Framework.
var fluencies = []struct {
	rank    int
	pattern *sieve.Regexp
}{
	{6, sieve.MustCompile(`(?i)\bnative|\bmother tongue|\bmuttersprach|\bbilingual|\bC2\b|\blangue maternelle|\bnativo|\bfirst language|\bmadrelingua`)},
	{5, sieve.MustCompile(`(?i)\bC1\b|\bfluen|\badvanced|\bexcellent|\bfull professional|\bverhandlungssicher|\bcourant|\bfließend|\bfluido|\bproficient`)},
	{4, sieve.MustCompile(`(?i)\bB2\b|\bgood|\bupper[- ]intermediate|\bprofessional|\bbusiness|\bgute\b|\bworking`)},
	{3, sieve.MustCompile(`(?i)\bB1\b|\bintermediate|\bconversational`)},
	{2, sieve.MustCompile(`(?i)\bA2\b|\bbasic|\belementary|\bgrundkenntnisse|\blimited`)},
	{1, sieve.MustCompile(`(?i)\bA1\b|\bbeginner`)},
}

func fluency(text string) int {
	for _, f := range fluencies {
		if f.pattern.MatchString(text) {
			return f.rank
		}
	}
	return 0
}

func (c *candidate) language(r Requirement) finding {
	if all := bilingual.FindStringSubmatch(r.Quote); all != nil {
		return c.languages(all[1:])
	}
	names, chain := languageChoice(r.Quote)
	if chain == "" {
		return c.oneLanguage(r.Quote)
	}
	best := finding{status: Not}
	for _, name := range names {
		if f := c.oneLanguage(strings.Replace(r.Quote, chain, name, 1)); rank(f.status) > rank(best.status) {
			best = f
		}
	}
	return best
}

// oneLanguage judges a demand by the first language that it names.
func (c *candidate) oneLanguage(quote string) finding {
	wanted := languageOf(quote)
	asked := fluency(quote)
	if asked == 6 && strings.Contains(strings.ToLower(quote), "bilingual") {
		asked = 5
	}
	for i, l := range c.doc.Languages {
		if !speaks(l.Name.Value, wanted) {
			continue
		}
		status := Met
		reason := ""
		if held := fluency(l.Fluency.Value); asked > 0 && held > 0 && held < asked {
			status, reason = Partly, lowerLevel.of(l.Fluency.Value)
		}
		var evidence []passage
		for _, p := range c.passages {
			if p.ref.Section == cv.SectionLanguages && p.ref.Entry == i {
				evidence = append(evidence, p)
			}
		}
		return finding{status: status, passages: evidence, reason: reason}
	}
	for _, p := range c.passages {
		if !p.private && (p.ref.Role == cv.RoleSkill || p.ref.Role == cv.RoleDetail || p.ref.IsSentence()) && speaks(p.value, wanted) && languageAbility.MatchString(p.value) {
			return finding{status: Partly, passages: []passage{p}}
		}
	}
	return finding{status: Not}
}

// eitherLanguage is "Urdu or Punjabi" or "French/German/Spanish", with all its alternatives.
var eitherLanguage = sieve.MustCompile(`(?i)\p{L}+(?:(?: or |\s?/\s?)\p{L}+)+`)

// languageChoice returns the languages of which one is enough, and the words of the
// quote that name them; none for "spoken or written German".
func languageChoice(quote string) (names []string, chain string) {
	for _, chain = range eitherLanguage.FindAllString(quote, -1) {
		names = strings.Split(strings.ReplaceAll(strings.ToLower(chain), " or ", "/"), "/")
		for i := range names {
			names[i] = strings.TrimSpace(names[i])
		}
		if !slices.ContainsFunc(names, func(n string) bool { return !speech[n] }) {
			return names, chain
		}
	}
	return nil, ""
}

// bilingual asks for two languages at once: "bilingual (English/Spanish)".
var bilingual = sieve.MustCompile(`(?i)\bbilingual\b\W*(?:in\s+)?(\p{L}+)\s*(?:/|and|&|–|-)\s*(\p{L}+)`)

// languages is met only when every one of them is spoken.
func (c *candidate) languages(names []string) finding {
	f := finding{status: Met}
	for _, name := range names {
		at := slices.IndexFunc(c.doc.Languages, func(l cv.Language) bool { return speaks(l.Name.Value, canonicalLanguage(strings.ToLower(name))) })
		if at < 0 {
			return finding{status: Not, reason: "Two languages are asked for; " + name + " is not listed among the languages of the CV."}
		}
		for _, p := range c.passages {
			if p.ref.Section == cv.SectionLanguages && p.ref.Entry == at {
				f.passages = append(f.passages, p)
			}
		}
	}
	return f
}

func speaks(text, language string) bool {
	for _, w := range plainTokens(text) {
		if canonicalLanguage(w) == language {
			return true
		}
	}
	return false
}

// Clearance levels by scheme, ordered.
var clearances = []struct {
	scheme  string
	rank    int
	pattern *sieve.Regexp
}{
	{"UK", 5, sieve.MustCompile(`(?i)\bdeveloped vetting\b|\be?DV\b`)},
	{"UK", 4, sieve.MustCompile(`\be?SC\b|(?i)\bsecurity check\b`)},
	{"UK", 2, sieve.MustCompile(`\bCTC\b|(?i)\bcounter[- ]terrorist check`)},
	{"UK", 1, sieve.MustCompile(`\bBPSS\b|(?i)\bbaseline personnel`)},
	{"AU", 4, sieve.MustCompile(`(?i)\bpositive vetting\b|\bPV\b`)},
	{"AU", 3, sieve.MustCompile(`\bNV-?2\b`)},
	{"AU", 2, sieve.MustCompile(`\bNV-?1\b`)},
	{"NATO", 3, sieve.MustCompile(`(?i)\b(?:nato secret|cosmic top secret)\b`)},
	{"US", 5, sieve.MustCompile(`(?i)\bTS[/ -]SCI\b|\btop secret\b.*\bSCI\b`)},
	{"US", 4, sieve.MustCompile(`(?i)\btop secret\b|\bTS clearance\b`)},
	{"US", 3, sieve.MustCompile(`(?i)\bsecret\b`)},
	{"US", 2, sieve.MustCompile(`(?i)\bconfidential clearance\b|\bpublic trust\b`)},
}

func clearanceLevel(text string) (scheme string, rank int) {
	for _, c := range clearances {
		if c.pattern.MatchString(text) {
			return c.scheme, c.rank
		}
	}
	return "", 0
}

var lapsed = sieve.MustCompile(`(?i)\bexpired|\blapsed|\bformer|\bprevious|\binactive|\bin progress|\bapplied|\bpending`)

// clearance is met by the same scheme at the same level or above; a lapsed or
// pending one is partly. Willingness to be cleared is nothing held.
func (c *candidate) clearance(r Requirement) finding {
	scheme, asked := clearanceLevel(toBeGained.ReplaceAllString(r.Quote, ""))
	if asked == 0 {
		scheme, asked = clearanceLevel(r.Quote)
	}
	best := finding{status: Not, reason: "The CV names no clearance of this level."}
	for _, p := range c.cleared {
		has, held := clearanceLevel(p.value)
		if held == 0 || asked > 0 && (has != scheme || held < asked) {
			continue
		}
		if willing.MatchString(p.value) {
			if best.status == Not {
				best.reason = notHeld.of(p.value)
			}
			continue
		}
		status := Met
		if lapsed.MatchString(p.value) || p.ref.Section == cv.SectionClearance && lapsed.MatchString(c.doc.Clearances[p.ref.Entry].Status.Value) {
			status = Partly
		}
		if rank(status) > rank(best.status) {
			best = finding{status: status, passages: []passage{p}}
		}
	}
	return best
}

// toBeGained is a clearance that the candidate need not hold yet: "SC (eligible for DV)".
var toBeGained = sieve.MustCompile(`(?i)\b(?:eligible|willing|able|prepared) (?:for|to)\b[^;.]*`)

var willing = sieve.MustCompile(`(?i)\bwilling|\beligible|\bable to (?:obtain|gain)|\bprepared to|\bclearable`)
