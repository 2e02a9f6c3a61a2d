package tailor

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

var numberWord = map[string]int{
	"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
	"eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
	"seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
}

// yearsAsked reads the number of "8 years", "eight (8) years" or "5-7 years".
func yearsAsked(phrase string) int {
	m := yearsPhrase.FindStringSubmatch(phrase)
	if m == nil {
		return 0
	}
	if n, err := strconv.Atoi(m[1]); err == nil {
		return n
	}
	return numberWord[strings.ToLower(m[1])]
}

var (
	monthsPhrase = sieve.MustCompile(`(?i)\b(\d{1,3})\s*\+?\s*months?\b`)
	partOfYears  = sieve.MustCompile(`(?i)\b(\d{1,2}\.\d)\s*\+?\s*(?:years?|yrs?)\b`)
)

// timeAsked is the words that ask for a time of experience: "8 years", "18 months' conveyancing experience".
func timeAsked(r Requirement) string {
	if ofAge.MatchString(r.Quote) {
		return ""
	}
	if part := partOfYears.FindString(r.Quote); part != "" {
		return part
	}
	if years := yearsPhrase.FindString(r.Quote); years != "" {
		return years
	}
	if r.Kind != KindExperience && !experienceWrd.MatchString(r.Quote) {
		return ""
	}
	return monthsPhrase.FindString(r.Quote)
}

// monthsIn is the longest time that a text names, in months.
func monthsIn(text string) int {
	most := 0
	if !strings.ContainsAny(text, "yYmM") {
		return most
	}
	for _, m := range partOfYears.FindAllStringSubmatch(text, mostTimes) {
		years, _ := strconv.ParseFloat(m[1], 64)
		most = max(most, int(years*12))
	}
	for _, m := range monthsPhrase.FindAllStringSubmatch(text, mostTimes) {
		n, _ := strconv.Atoi(m[1])
		most = max(most, n)
	}
	for _, m := range yearsPhrase.FindAllString(partOfYears.ReplaceAllString(text, " "), mostTimes) {
		most = max(most, 12*yearsAsked(m))
	}
	return most
}

// mostTimes is how many times are read in a text.
const mostTimes = 4

// span says a time in words.
func span(months int) string {
	switch {
	case months%12 == 0 && months > 12:
		return fmt.Sprintf("%d years", months/12)
	case months == 1:
		return "1 month"
	}
	return fmt.Sprintf("%d months", months)
}

// years adds up the posts that the requirement is about, counted once where they
// overlap. Fewer years than asked, or a neighbouring field, make it partly.
func (c *candidate) years(r Requirement, phrase string) finding {
	asked := monthsIn(phrase)
	field := fieldOf(r)
	var size threshold
	if m := withSize.FindString(field); m != "" {
		size = thresholdOf(m)
		field = strings.Replace(field, m, "", 1)
	}
	f := c.yearsIn(fields(field, 2), asked, r)
	if f.status == Partly && onlyProduction(field, r) {
		f = f.orBetter(c.inLiveUse(asked))
	}
	if _, sized := c.ofSize(size, c.passages); f.status == Met && size.number > 0 && !sized {
		f.status, f.reason = Partly, "The years are there; the CV does not show the size that is asked for."
	}
	return f
}

// fieldOf is what the years were to be spent with.
func fieldOf(r Requirement) string {
	field := alsoThat.ReplaceAllString(withoutBest(r.Text), "")
	field = partOfYears.ReplaceAllString(monthsPhrase.ReplaceAllString(field, " "), " ")
	field = strings.ReplaceAll(strings.Replace(field, yearsPhrase.FindString(field), " ", 1), "and/or", "or")
	return inProduction.ReplaceAllString(gradeLevel.ReplaceAllString(field, ""), "")
}

// alsoThat is a part of the work that the years were spent with, and no measure of them: ", including time and pay".
var alsoThat = sieve.MustCompile(`(?i),\s+(?:including|part of it|such as)\s[^\d]*$`)

// inProduction matches words that say it was real work.
var inProduction = sieve.MustCompile(`(?i)\s+in (?:a )?(?:live|production)(?: environments?| systems?)?\s*$`)

// onlyProduction reports a demand for years that says no more of them than that the work was real.
func onlyProduction(field string, r Requirement) bool {
	return fieldFor(field).isEmpty() && inProduction.MatchString(strings.TrimRight(r.Text, " .;"))
}

// inLiveUse is the time spent in all posts, of somebody who says of one of them, or of the years, that it was in production.
func (c *candidate) inLiveUse(asked int) finding {
	said := c.withAny(terms("production"))
	if len(said) == 0 {
		return finding{status: Not}
	}
	p := c.passages[said[0]]
	if held, _ := c.postsIn([]field{{}}, asked); held >= asked || p.months >= asked {
		return finding{status: Met, passages: []passage{p}}
	}
	return finding{status: Not}
}

// withSize is what the field of the years has to measure: "a shop with a turnover over £2m".
var withSize = sieve.MustCompile(`(?i)\s+(?:with|of)\s+(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}(?:over|more than|above|at least|exceeding|greater than)\s+[£$€]?\d.*$`)

// fields are the fields of which one is enough: "projects in rail or highways",
// the whole text first; choices is how many times the text may choose.
func fields(text string, choices int) []string {
	m := eitherField.FindStringSubmatch(text)
	if m == nil || choices == 0 {
		return []string{text}
	}
	before, after := m[1], m[4]
	out := []string{text, before + m[3] + after}
	for _, one := range strings.Split(m[2], ",") {
		if field := sharingHead(one, m[3]); field != "" {
			out = append(out, before+field+after)
		}
	}
	for _, one := range out[1:] {
		out = append(out, fields(one, choices-1)[1:]...)
	}
	return out
}

// sharingHead is a field with the head of the last one of the choice: "Army or joint
// logistics" is logistics either way.
func sharingHead(field, last string) string {
	words, shared := strings.Fields(field), strings.Fields(last)
	if len(words) == 1 && len(shared) > 1 {
		words = append(words, shared[len(shared)-1])
	}
	return strings.Join(words, " ")
}

// eitherField is "before A, B or C after", as long as A follows a preposition.
var eitherField = sieve.MustCompile(`(?i)^(.*\b(?:in|of|with|within|for|on|as|from)\s+(?:an?\s+|the\s+)?)([^()]+?),?\s+or\s+(?:in\s+|an?\s+|the\s+)*([^(),]+?)(\s+(?:in|of|with|within|for|at|as|environments?|settings?|sectors?|industry|roles?)\b.*|)$`)

// yearsIn adds up the posts in any of the fields.
func (c *candidate) yearsIn(texts []string, asked int, r Requirement) finding {
	var list []field
	for i, text := range texts {
		f := fieldFor(text)
		if i > 0 && f.isEmpty() {
			continue // "or a related field" is no field that any post would be in
		}
		if found := c.stated(f, asked); found.status == Met {
			return found
		}
		list = append(list, f)
	}
	held, evidence := c.postsIn(list, asked)
	if len(evidence) == 0 {
		return finding{status: Not, reason: span(asked) + " are asked for; " + c.unless(onlyTelling(texts[0]),
			"no post in the CV shows that it was about this.", "the CV speaks of this, but no post with dates was read as one about it.")}
	}
	f := finding{status: Partly, passages: evidence[:min(len(evidence), maxEvidence)]}
	switch {
	case list[0].isEmpty() && !c.qualifiesFor(r):
		f = c.inAnyField(f, held, asked, r)
	case held >= asked:
		f.status = Met
	default:
		f.reason = c.yearsReason(held, asked)
	}
	return f
}

// inAnyField answers years without a field, of which only a reader can say what counts, unless the CV tells of as many itself.
func (c *candidate) inAnyField(f finding, held, asked int, r Requirement) finding {
	p, told := c.toldYears(asked)
	switch {
	case held < asked:
		f.reason = c.yearsReason(held, asked)
	case told && ofCareer.MatchString(p.value) && !ofLikeness.MatchString(r.Quote):
		return finding{status: Met, passages: []passage{p}}
	default:
		f.reason = "The posts add up to about " + about(held) + "; which of them count, only a reader can say."
	}
	return f
}

var (
	// ofCareer says of years that somebody worked in them.
	ofCareer = sieve.MustCompile(`(?i)\b(?:experience\w*|career|service|working|worked|professional)\b`)
	// ofLikeness makes years those of one sort of work, which the demand does not name.
	ofLikeness = sieve.MustCompile(`(?i)\b(?:related|relevant|similar|` +
		`comparable|equivalent|professional|same|this|directly|specialized|specialised)\b`)
)

// onlyTelling are the words of a field that say what it is.
func onlyTelling(text string) string {
	return strings.Join(slices.DeleteFunc(strings.Fields(text), func(w string) bool { return everyOne(terms(w), fieldless()) }), " ")
}

// postsIn returns the months spent in posts in one of the fields, counted once where they
// overlap, and what tells of them; where the months are too few, of the posts near it too.
func (c *candidate) postsIn(list []field, asked int) (held int, evidence []passage) {
	var months []bool
	var near []passage
	for i, w := range c.doc.Work {
		post := slices.DeleteFunc(slices.Clone(c.entry(cv.SectionWork, i)), passage.isTaught)
		best, fit, hits := bestField(list, post)
		switch {
		case fit > 0.999 && (best.isPassing(w, post) || best.isScattered(post)):
			near = append(near, best.telling(post)...)
		case fit > 0.999:
			months = mark(months, w.Dates, c.today)
			evidence = append(evidence, best.telling(post)...)
		case fit > 0.501, fit > 0.45 && hits > 1:
			near = append(near, best.telling(post)...)
		}
	}
	if held = countTrue(months); held < asked {
		evidence = append(evidence, near...)
	}
	return held, evidence
}

// isPassing reports a post that is of a field by one of its lines only, though the field is a common word, or that of a learner,
// where no field is asked for: who once planned an event was no planner, and an internship is no professional experience.
func (f field) isPassing(w cv.Engagement, post []passage) bool {
	if f.isEmpty() {
		return ofLearner.MatchString(w.Title.Value) && !forLearners.MatchString(w.Title.Value)
	}
	if f.sector != nil || f.place != nil || len(notGeneral(f.terms)) > 0 {
		return false
	}
	if slices.Equal(f.terms, terms("management")) && !slices.ContainsFunc(post, passage.manages) {
		return true
	}
	n := 0
	for _, p := range post {
		if !p.hasAll(f.terms) {
			continue
		}
		if p.ref.Role == cv.RoleTitle {
			return false
		}
		n++
	}
	return n == 1 && len(post) > fewestLines
}

func (p passage) manages() bool { return manages.MatchString(p.value) }

// manages says that somebody did, not that there was a management to report to.
var manages = sieve.MustCompile(`(?i)\bmanag(?:e|es|ed|ing|er|ers)\b|\bmanagement (?:of|roles?|positions?|experience)\b|` +
	`\b(?:supervis|direct|head|lead)\w*`)

// isScattered reports a field of two words, one of which says little, that stand nowhere in the post together: who analysed data and
// re-engineered a business was no business analyst.
func (f field) isScattered(post []passage) bool {
	if f.sector != nil || f.place != nil || len(f.terms) != 2 || len(notGeneral(f.terms)) == 2 {
		return false
	}
	return !slices.ContainsFunc(post, func(p passage) bool { return p.saysNear(f.terms, besideEachOther) })
}

// besideEachOther is how many words two may stand apart that say one thing: "managed a sales team".
const besideEachOther = 3

// fewestLines is how many values a post has at least of which one says little of it.
const fewestLines = 4

// ofLearner is the title of somebody who is taught.
var ofLearner = sieve.MustCompile(`(?i)\b(?:intern(?:ship)?s?|student|trainee|extern|co-?op (?:student|placement)|` +
	`work (?:experience|placement))\b`)

// forLearners is the title of somebody who works for them: "Student Services Manager".
var forLearners = sieve.MustCompile(`(?i)\b(?:student|trainee|intern(?:ship)?)s? (?:services?|support|affairs|unions?|` +
	`recruit\p{L}+|welfare|life|` +
	`success|records|finance|advis\p{L}+|counsel\p{L}+|engagement|experience|housing|accommodation|coordinator|programmes?|programs?)\b`)

// bestField is the field of which a post shows most, and how much.
func bestField(list []field, post []passage) (best field, fit float64, hits int) {
	for _, f := range list {
		if share, n := f.shareIn(post); share > fit {
			best, fit, hits = f, share, n
		}
	}
	return best, fit, hits
}

func countTrue(list []bool) int {
	n := 0
	for _, b := range list {
		if b {
			n++
		}
	}
	return n
}

// yearsUnsaid says of a field that is shown what the CV says of years.
func (c *candidate) yearsUnsaid(asked int) string {
	if p, told := c.toldYears(asked); told {
		return otherYears.of(p.value)
	}
	return "Shown, but the CV does not say for how many years."
}

// gradeLevel matches a grade of some pay scale, which is not a field of work.
var gradeLevel = sieve.MustCompile(`(?i)\bequivalent to (?:the |an? )?.{0,40}\b(?:level|grade|band)\b.*$`)

// yearsReason compares what the posts add up to with what is asked for, both in months.
func (c *candidate) yearsReason(months, asked int) string {
	p, told := c.toldYears(asked)
	switch {
	case told && months < asked:
		return otherYears.of(p.value)
	case months == 0:
		return span(asked) + " are asked for; the posts shown are in a neighbouring field, or their dates are missing."
	case months >= asked:
		return "The posts add up to about " + about(months) + ", but the CV does not show that all of them were spent on this."
	}
	return span(asked) + " are asked for; the posts on it add up to about " + about(months) + "."
}

// about is a time in whole years, from two on.
func about(months int) string {
	if months > 24 {
		months -= months % 12
	}
	return span(months)
}

var professional = sieve.MustCompile(`(?i)\bprofessional (?:work |level )?experience|\bwork(?:ing)? experience\b|\bberufserfahrung\s*$`)

// qualifiesFor answers years of experience without a field: professional
// experience is that of a graduate.
func (c *candidate) qualifiesFor(r Requirement) bool {
	return professional.MatchString(r.Quote) && slices.ContainsFunc(c.doc.Education, func(e cv.Education) bool {
		return degreeLevel(e.Degree.Value+" "+e.Area.Value) >= levelBachelor
	})
}

// stated looks for a sentence that names the years itself ("22 years' service").
func (c *candidate) stated(f field, asked int) finding {
	if f.isEmpty() {
		return finding{status: Not}
	}
	for _, p := range c.passages {
		if p.ref.Section == cv.SectionInterests || p.months < max(asked, 1) || p.isTaught() {
			continue
		}
		if share, _ := f.shareIn([]passage{p}); share > 0.6 {
			return finding{status: Met, passages: []passage{p}}
		}
	}
	return finding{status: Not}
}

// shareOf is the share of the weight of some terms that was found, and how many of them were.
func shareOf(list []string, found func(term string) bool) (share float64, hits int) {
	have := 0.0
	for _, t := range list {
		if found(t) {
			have += weight(t)
			hits++
		}
	}
	return have / weightOf(list), hits
}

// fieldless words do not name a field of experience.
var fieldless = termSet(`
	fast pace paced
	run running no less than professional previous post full time capacity role position industry commercial practical progressive
	specialized field level work job responsible hands on similar service applies comparable equivalent grade next lower
	relevant federal recent considerable combination post qualification qualified qualifying registration registered statutory
	since proven require required demonstrated sector industry environment setting
	extensive total overall solid broad substantial continuous`)

// coverage is the share of the subject's weight that a post names in its title,
// employer or text, and the number of its terms found; 1 for no subject.
func (c *candidate) coverage(entry int, subject []string) (share float64, hits int) {
	if len(subject) == 0 {
		return 1, 0
	}
	post := c.entry(cv.SectionWork, entry)
	return shareOf(subject, func(term string) bool {
		return slices.ContainsFunc(post, func(p passage) bool { return p.has(term) })
	})
}

// epoch is the first year that months are counted from.
const epoch = 1950

// mark sets the months of a period; an open end is today.
func mark(months []bool, r cv.DateRange, today cv.Date) []bool {
	from, to := r.Start, r.End
	if from.IsZero() {
		return months
	}
	if r.Current || to.IsZero() {
		to = today
	}
	begin, end := firstMonth(from), lastMonth(to)
	if begin < 0 || end > 200*12 {
		return months
	}
	if more := end - len(months); more > 0 {
		months = append(months, make([]bool, more)...)
	}
	for i := begin; i < end; i++ {
		months[i] = true
	}
	return months
}

// firstMonth counts from January where a date has no month.
func firstMonth(d cv.Date) int { return (d.Year-epoch)*12 + max(d.Month, 1) - 1 }

// lastMonth counts to December where a date has no month.
func lastMonth(d cv.Date) int {
	if d.Month == 0 {
		return (d.Year-epoch)*12 + 12
	}
	return (d.Year-epoch)*12 + d.Month
}
