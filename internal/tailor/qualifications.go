package tailor

import (
	"cmp"
	"slices"
	"strings"
	"sync"

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
	{levelMaster, sieve.MustCompile(`(?i)\b(?:advanced|(?:post-?)?graduate) degree\b|\bmaster(?:['’]s|s)\b|\bmaster (?:of|degree|in)\b|^master\b(?: [A-Z]|$)|\bm\.? ?sc\b|\bm\.? ?eng\b|\bmba\b|\bm\.? ?ed\b|\bm\.? ?phil\b|\bllm\b|\bmres\b|\bmpa\b|\bma\b|\bm\.a\.?\b|\bms\b|\bm\.s\.?\b|\bdiplom(?:-| )?(?:ing|kauf|inf)|\bmagister\b|\bmáster\b|\bmtech\b|\bm\.? ?pharm\b|\bm(?:math|phys|chem)\b|\bm\.? ?tech\b|\bm\.e\b|\bmca\b`)},
	{levelBachelor, sieve.MustCompile(`(?i)\bbachelor|^graduation\b|\bdegree[- ](?:level|qualified|educated)|` +
		`\bgraduat(?:e|ed|ion) in [a-z]|\bb\.e\b|(?-i:\bBE\b)|\bbca\b|\bb\.? ?arch\b|\bb\.? ?sc\b|\bb\.? ?eng\b|\bb\.? ?ed\b|\bbba\b|\bb\.? ?com\b|\bb\.? ?tech\b|\bbsn\b|\bb\.?n\b|\bllb\b|\bba\b|\bb\.a\.?\b|\bbs\b|\bb\.s\.?\b|\bba/bs\b|\bbs/ba\b|\bbtech\b|\bb\.? ?pharm\b|\bbds\b|\bmbbs\b|\b(?:college|university|honours|first) degree\b|\bundergraduate degree|\blicenciatura|\blicence\b.*\buniv|\bgrado en\b|\blaurea\b|\buniversity degree|\bdegree(?: in|s|['’]|$|,|\s*\(| or| is| and|/| with|-| from|\.|;)`)},
	{levelAssociate, sieve.MustCompile(`(?i)\bassociate(?:['’]s|s)?(?:/|\b.*\b(?:degree|technical))|\bassociate of\b|\bhnd\b|\bhnc\b|\bfoundation degree|\btechnical degree|\bbts\b|\bdut\b`)},
	{levelSchool, sieve.MustCompile(`(?i)\bhigh school\b|\bh\.? ?s\.? ?(?:diploma|graduate)\b|\bged\b|\ba-levels?\b|\bgcse|\babitur\b|\bbaccalaur[ée]at\b|\bbachillerato\b|\bmatura\b|\bsecondary (?:school|education)|\bleaving certificate`)},
	{levelAssociate, sieve.MustCompile(`(?i)\bdiploma\b|\bpolytechnic\b|(?-i:\bI\.?T\.?I\b)`)},
}

// ofMicrosoft is a program: a diploma in MS Office is no master's degree.
var ofMicrosoft = sieve.MustCompile(`(?i)\bms[- ]?(?:office|word|excel|access|power ?-?point|project|outlook|dos|windows|visio|suite|paint|sql|` +
	`teams|publisher|dynamics|cit)\b`)

// degreeLevel returns the level that a text names, 0 for none.
func degreeLevel(text string) int {
	text = ofMicrosoft.ReplaceAllString(text, " ")
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
// "Master's or bachelor's degree in physics".
func lowestLevel(quote string) int {
	level := degreeLevel(quote)
	if level == 0 && asksGraduate.MatchString(quote) {
		return levelBachelor
	}
	parts := eitherDegree.Split(quote, 4)
	if len(parts) < 2 {
		return level
	}
	for _, part := range parts {
		if l := degreeLevel(part); l > 0 && l < level && isAlternativeDegree(part) {
			level = l
		}
	}
	return level
}

// asksGraduate asks for a degree by calling who is wanted a graduate.
var asksGraduate = sieve.MustCompile(`(?i)^(?:an? |any |must be (?:an? )?|minimum )?` +
	`(?:[\p{L}/&-]+ ){0,2}graduates?(?:$|[.,;]| (?:in|from|with|or)\b)`)

// isAlternativeDegree reports a degree that is enough by itself: one that asks for years
// beside it is no alternative to go by.
func isAlternativeDegree(part string) bool {
	return !yearsPhrase.MatchString(part) && !lowerBeside.MatchString(part)
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
	noDegree  = sieve.MustCompile(`(?i)\b(?:qualified teacher|QTS|PGCE|registered nurse|called to the bar)\b`)
	namesGCSE = sieve.MustCompile(`(?i)\bGCSEs?\b`)
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
		return c.phrase(r.Text, r).orBetter(c.diploma(r))
	}
	d := degreeOf(r, asked)
	best := finding{status: Not}
	all := c.degrees(asked)
	if m := ownDegree.FindString(r.Text); m != "" && !anySubject.MatchString(r.Quote) {
		own := terms(inFull(m))
		all = slices.DeleteFunc(all, func(h held) bool { return !everyOne(own, setOf(terms(h.name))) }) // another master's degree is no MBA
	}
	if namesGCSE.MatchString(r.Quote) {
		return c.phrase(r.Text, r).orBetter(c.leftSchool(d))
	}
	for _, h := range all {
		if status := d.status(h); rank(status) > rank(best.status) {
			best = finding{status: status, passages: h.passages, reason: "The level is there, in a neighbouring subject."}
			if h.most == Partly {
				best.reason = "Named in the CV, but not as held now."
			}
		}
	}
	switch best.status {
	case Met:
		best.reason = ""
	case Not:
		best = best.orBetter(c.diploma(r))
		best.reason = c.noDegree(d, all)
		if orExperience.MatchString(r.Quote) {
			best = best.orBetter(c.workedInstead(d))
		}
	}
	return best
}

// diploma is met by an entry of the education that has all the words of one of the qualifications that are enough:
// "City & Guilds 706 or a Diploma in Professional Cookery".
func (c *candidate) diploma(r Requirement) finding {
	either := alternatives(r.Text)
	for _, one := range either {
		wanted := slices.DeleteFunc(unique(terms(one)), func(t string) bool { return ofPapers()[t] })
		enough := len(wanted) > 1 || len(either) == 1 && slices.ContainsFunc(strings.Fields(one), isOwnName)
		for i, e := range c.doc.Education {
			name := e.Degree.Value + " " + e.Area.Value
			if enough && everyOne(wanted, setOf(terms(name))) && c.finished(i) == Met {
				return finding{status: Met, passages: c.at(cv.SectionEducation, i)}
			}
		}
	}
	return finding{status: Not}
}

// degree is a degree that is asked for.
type degree struct {
	Requirement
	level   int
	subject string
	named   []string        // the terms of the subject, in order
	terms   map[string]bool // the same
}

func degreeOf(r Requirement, level int) degree {
	d := degree{Requirement: r, level: level, subject: subjectOf(withoutBest(r.Quote))}
	d.named = terms(inFull(d.subject))
	d.terms = setOf(d.named)
	return d
}

// status judges a qualification that is held.
func (d degree) status(h held) string {
	status := Met
	switch {
	case h.level < d.level:
		return Not
	case len(d.terms) > 0 && d.level > levelSchool:
		status = d.ofSubject(h.name)
	}
	if rank(h.most) < rank(status) {
		return h.most
	}
	return status
}

// levelHeld is the level of an entry; a school without a degree is a school.
func levelHeld(e cv.Education, asked int) int {
	name := e.Degree.Value + " " + e.Area.Value
	held := max(degreeLevel(name), degreeLevel(inFull(name)))
	if held == 0 && asked == levelSchool && (!e.Institution.IsZero() || leavesSchool.MatchString(name)) {
		return levelSchool
	}
	return held
}

// leavesSchool names what a school was left with, or what only those learn who have left it.
var leavesSchool = sieve.MustCompile(`(?i)\b(?:diploma|secondary|hsc|ssc|sslc|intermediate|1[02]th)\b|\bmatric`)

// ofSubject judges a degree of the level by its name.
func (d degree) ofSubject(name string) string {
	studied := terms(ofScience.ReplaceAllString(name, "$1"))
	near := neighbouring(d.named, studied)
	shared, of := d.shared(studied)
	switch {
	case d.isTechnical(studied), near && relatedField.MatchString(d.Quote), oneSubject(d.subject, studied), saysAll(name, telltale(d.Text)):
		return Met
	case shared == 0 && !near:
		return d.ofOther()
	case shared*2 < of, shared == 0:
		return Partly
	}
	return Met
}

// ofScience is the name of a degree, which is no subject: "Bachelor of Science".
var ofScience = sieve.MustCompile(`(?i)\b((?:bachelor|master|doctor|intermediate|associate|diploma)(?:['’]?s)?) ` +
	`(?:of|in) (?:science|arts)\b`)

// isTechnical reports that any technical subject is asked for, and that one was studied.
func (d degree) isTechnical(studied []string) bool {
	isNear := func(field []string) bool { return neighbouring(field, studied) }
	return anyTechnical.MatchString(d.subject) && slices.ContainsFunc(technicalFields(), isNear)
}

var (
	anyTechnical = sieve.MustCompile(`(?i)^(?:a |any )?(?:technical|scientific|stem|numerate|quantitative)` +
		`(?:(?:,? or | and |, |/)\p{L}+)*(?:\s*$| (?:subject|field|discipline|area|degree)s?\b)`)
	technicalFields = sync.OnceValue(func() [][]string {
		return [][]string{terms("engineering"), terms("computer science"), terms("physics")}
	})
)

// ofOther judges a degree in another subject.
func (d degree) ofOther() string {
	if anySubject.MatchString(d.Quote) && strings.Contains(strings.ToLower(d.Quote), "any") {
		return Met
	}
	return Not
}

// shared counts the terms of the subject that were studied, of how many: "engineering" counts only where no word says which.
func (d degree) shared(studied []string) (n, of int) {
	telling := slices.DeleteFunc(slices.Clone(d.named), func(t string) bool { return headTerms()[t] })
	if len(telling) == 0 {
		telling = d.named
	}
	have := setOf(studied)
	for _, t := range telling {
		if have[t] {
			n++
		}
	}
	return n, len(telling)
}

// at returns what names a qualification or post: its degree or title.
func (c *candidate) at(section cv.Section, entry int) []passage {
	return slices.DeleteFunc(slices.Clone(c.entry(section, entry)), func(p passage) bool {
		return p.ref.Role != cv.RoleQualification && p.ref.Role != cv.RoleTitle
	})
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

// fluent is the rank from which on a language has to be said to be spoken so well.
const fluent = 5

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
		best = best.orBetter(c.oneLanguage(strings.Replace(r.Quote, chain, name, 1)))
	}
	return best
}

// oneLanguage judges a demand by the first language that it names.
func (c *candidate) oneLanguage(quote string) finding {
	wanted := languageOf(quote)
	if i := c.languageAt(wanted); i >= 0 {
		return c.spokenAs(i, fluencyAsked(quote))
	}
	if i := slices.IndexFunc(c.passages, func(p passage) bool { return p.tellsOf(wanted) }); i >= 0 {
		return c.passages[i].fluentIn(wanted, fluencyAsked(quote))
	}
	return finding{status: Not}
}

// fluentIn judges a language by what is said of it in a passage of several: "Czech native, English C1".
func (p passage) fluentIn(language string, asked int) finding {
	f := finding{status: Partly, passages: []passage{p}}
	parts := betweenLanguage.Split(p.value, mostLanguages)
	ofAll := 0 // "fluent in spoken and written English and Swahili"
	if languageOf(parts[0]) == "" {
		ofAll = fluency(parts[0])
	}
	for _, part := range parts {
		if !speaks(part, language) || len(strings.Fields(part)) > mostOfLanguage || beingLearnt.MatchString(part) {
			continue
		}
		if unspoken.MatchString(part) {
			return finding{status: Not, reason: deniedThere.of(part)}
		}
		switch held := cmp.Or(fluency(part), ofAll); {
		case held > 0 && held >= asked:
			return finding{status: Met, passages: f.passages}
		case held > 0:
			f.reason = lowerLevel.of(part)
		}
	}
	return f
}

// betweenLanguage parts the languages of a line.
var betweenLanguage = sieve.MustCompile(`[,;/|.]|\s(?:and|&)\s`)

const mostLanguages = 40

// mostOfLanguage is how many words name a language and its level.
const mostOfLanguage = 5

// languageAt is the place of a language among those of the CV, or -1.
func (c *candidate) languageAt(name string) int {
	return slices.IndexFunc(c.doc.Languages, func(l cv.Language) bool { return speaks(l.Name.Value, name) })
}

// fluencyAsked is the fluency of a demand; whoever is bilingual need not be a native speaker.
func fluencyAsked(quote string) int {
	asked := fluency(quote)
	if asked == 6 && strings.Contains(strings.ToLower(quote), "bilingual") {
		return 5
	}
	return asked
}

// fluent judges a language of the CV by its level, where both are known.
func (c *candidate) spokenAs(language, asked int) finding {
	f := finding{status: Met, passages: c.entry(cv.SectionLanguages, language)}
	level := c.doc.Languages[language].Fluency.Value
	switch said := c.doc.Languages[language].Name.Value + " " + level; {
	case unspoken.MatchString(said):
		return finding{status: Not, reason: deniedThere.of(said)}
	case beingLearnt.MatchString(said):
		return finding{status: Partly, passages: f.passages, reason: lowerLevel.of(said)}
	}
	switch held := fluency(level); {
	case held > 0 && held < asked:
		f.status, f.reason = Partly, lowerLevel.of(level)
	case held == 0 && asked >= fluent:
		f.status, f.reason = Partly, "The language is listed, but not how well it is spoken."
	}
	return f
}

var (
	unspoken    = sieve.MustCompile(`(?i)\b(?:none|nil|no (?:knowledge|skills?)|not at all|zero)\b`)
	beingLearnt = sieve.MustCompile(`(?i)\b(?:learning|studying|beginning|just started)\b`)
)

// tellsOf reports a passage outside the languages that tells of one.
func (p passage) tellsOf(language string) bool {
	if p.private || p.ref.Role != cv.RoleSkill && p.ref.Role != cv.RoleDetail && !p.ref.IsSentence() {
		return false
	}
	return speaks(p.value, language) && languageAbility.MatchString(p.value)
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
		at := c.languageAt(canonicalLanguage(strings.ToLower(name)))
		if at < 0 {
			return finding{status: Not, reason: "Two languages are asked for; " + c.unless(name,
				name+" is not listed among the languages of the CV.", "the CV mentions "+name+", but not as a language that is spoken.")}
		}
		f.passages = append(f.passages, c.entry(cv.SectionLanguages, at)...)
	}
	return f
}

// severalLanguages asks for more languages than one, whichever they are.
var severalLanguages = sieve.MustCompile(`(?i)\b(?:multiple|several|two|more than one|additional|second|other)` +
	`(?: foreign| european| spoken)? languages?\s*$|\bmultilingual\b|^bilingual$`)

// manyLanguages is met by two languages or more.
func (c *candidate) manyLanguages(r Requirement) finding {
	if !severalLanguages.MatchString(r.Text) || len(c.doc.Languages) < 2 {
		return finding{status: Not}
	}
	f := finding{status: Met}
	for i := range c.doc.Languages {
		f.passages = append(f.passages, c.entry(cv.SectionLanguages, i)...)
	}
	return f
}

func speaks(text, language string) bool {
	return slices.ContainsFunc(plainTokens(text), func(w string) bool { return canonicalLanguage(w) == language })
}
