// Package truth checks a finished CV against the file it was made from. It did
// not write any of the text and trusts none of the stages that did, a language
// model included. Facts and dates must equal what was read. A sentence must say,
// word by word and in the same order, what its original says: the same words,
// inflections of them, or corrections that were listed; only pronouns, articles and
// auxiliaries may come and go. Figures, names, negations and prepositions may not.
// Words of the job description enjoy no exemption.
package truth

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"

	"focal/internal/cv"
)

// Violation is a fact of the output without a source.
type Violation struct {
	Field string // Text.ID
	Path  string // where it stands in the output
	Fact  string // the word or value that is not in the source
	Why   string
}

// String is for the evaluation, never for logs of the product: it holds CV text.
func (v Violation) String() string { return fmt.Sprintf("%s: %q %s", v.Path, v.Fact, v.Why) }

// Check returns the facts of output that original does not support, the first of
// each value. Original is the document as read; notes list the corrections.
func Check(original, output *cv.Document, notes []cv.Note) []Violation {
	c := newChecker(original, notes)
	c.modelled, c.passages, c.name = modelled(notes), append(printed(output), profile(original)...), original.Person.Name.Value
	var out []Violation
	output.Walk(func(r cv.Ref) {
		if v, bad := c.check(r); bad {
			out = append(out, v)
		}
	})
	for _, p := range periods(output) {
		if want, known := c.periods[p.key]; !known || !samePeriod(*p.dates, want) {
			out = append(out, Violation{Field: p.key, Path: p.key, Fact: p.dates.Display(), Why: "is not the period that the CV gives"})
		}
	}
	return out
}

// Written returns a test of texts that are put together from the lines of original:
// whether Check will let one stand. notes list the corrections.
func Written(original *cv.Document, notes []cv.Note) func(cv.Text) bool {
	c := newChecker(original, notes)
	return func(t cv.Text) bool {
		_, why := c.written(&t)
		return why == ""
	}
}

// Supported reports whether one sentence says what its original says, for a
// candidate of that name and without listed corrections.
func Supported(original, output, name string) bool {
	if quoted(original) != quoted(output) {
		return false
	}
	names := map[string]bool{}
	for _, w := range words(name) {
		names[w.folded] = true
	}
	a := align(original, output)
	a.names = names
	_, why := a.compare()
	return why == ""
}

type checker struct {
	original    map[string]string // value by ID
	lines       []string
	names       map[string]bool
	corrections map[string][]correction
	cuts        map[string][]string  // what was taken out of a profile, by its ID
	added       map[string][]cv.Text // sentences that were put into a profile, by its ID
	periods     map[string]cv.DateRange
	titles      []string        // of the posts that go on, and of the one that ended last
	late        []string        // of those that ended little before that, where none goes on
	subjects    map[string]bool // of courses that go on
	corrected   map[int][]word  // by line: words that corrections of its texts put in
	studies     map[int]bool    // lines of courses that are not finished
	times       map[string]time // of sentences about posts and projects, by ID
	over        map[int][]word  // by line: verbs that open clauses of sentences about what is over
	counted     map[string]bool // see counted

	modelled map[string]cv.Note // see modelled
	passages []Passage
	name     string

	work, unpaid []cv.Engagement // see proved.go
	education    []cv.Education
}

func newChecker(original *cv.Document, notes []cv.Note) *checker {
	c := &checker{
		original: map[string]string{}, names: map[string]bool{}, corrections: corrections(notes), added: map[string][]cv.Text{},
		corrected: map[int][]word{}, studies: map[int]bool{}, times: timesOf(original), over: map[int][]word{},
		subjects: map[string]bool{}, periods: map[string]cv.DateRange{}, cuts: cuts(notes), counted: counted(original),
	}
	for _, n := range notes {
		if n.Kind == cv.NoteSummary && n.After != "" {
			c.added[n.Field] = append(c.added[n.Field], cv.Text{Value: n.After, Lines: n.Lines})
		}
	}
	for _, l := range original.Source {
		c.lines = append(c.lines, l.Text)
	}
	original.Walk(func(r cv.Ref) {
		c.original[r.Text.ID] = r.Text.Value
		c.ended(r.Text)
		for _, fix := range c.corrections[r.Text.ID] {
			for _, line := range r.Text.Lines {
				c.corrected[line] = append(c.corrected[line], fix.after...)
			}
		}
	})
	for _, w := range words(original.Person.Name.Value) {
		c.names[w.folded] = true
	}
	c.standing(original)
	for _, p := range periods(original) {
		c.periods[p.key] = *p.dates
	}
	c.work, c.unpaid, c.education = original.Work, original.Volunteering, original.Education
	return c
}

func (c *checker) check(r cv.Ref) (Violation, bool) {
	before, known := c.original[r.Text.ID]
	if known && before == r.Text.Value {
		return Violation{}, false
	}
	violation := Violation{Field: r.Text.ID, Path: r.Path}
	fact, why, byModel := c.byModel(r)
	switch {
	case byModel:
		violation.Fact, violation.Why = fact, why
	case !known && r.Role == cv.RoleLabel && c.headline(r.Text.Value):
	case !known && r.IsSentence():
		violation.Fact, violation.Why = c.written(r.Text)
	case !known:
		violation.Fact, violation.Why = r.Text.Value, "has no source"
	case !r.IsSentence() && !oneself.MatchString(before):
		if !c.sameFact(r, before) {
			violation.Fact, violation.Why = r.Text.Value, "is not what the CV says here"
		}
	default:
		violation.Fact, violation.Why = c.reworded(r.Text, before)
	}
	return violation, violation.Why != ""
}

// sameFact reports a fact as it was read, but for the capitals of skills and slips that were mended.
func (c *checker) sameFact(r cv.Ref, before string) bool {
	if r.Role.MayHaveSlips() || r.IsSchool() {
		before = respelt(before, c.corrections[r.Text.ID])
	}
	if m := shortName.FindStringSubmatch(r.Text.Value); m != nil && sameFact(before, m[1]) && c.initials(m[2], r.Text.Lines) {
		return true
	}
	return sameFact(before, r.Text.Value) || r.Role == cv.RolePlace && cv.SpelledOut(before) == r.Text.Value ||
		(r.Role == cv.RoleSkill || takesCapitals(r.Role) && begun(before, r.Text.Value)) &&
			sameFact(strings.ToLower(before), strings.ToLower(r.Text.Value))
}

// takesCapitals reports what is named with capitals in its words.
func takesCapitals(r cv.Role) bool {
	return r == cv.RoleTitle || r == cv.RoleOrganisation || r == cv.RoleQualification
}

// begun reports words in small letters that got a capital at their beginning, and no other change of letters. Two small letters may
// be a unit.
func begun(a, b string) bool {
	before, after := letterWords(a), letterWords(b)
	if len(before) != len(after) {
		return false
	}
	for i, w := range before {
		first, size := utf8.DecodeRuneInString(w)
		named := utf8.RuneCountInString(w) > 2 && w == strings.ToLower(w) && after[i] == string(unicode.ToUpper(first))+w[size:]
		if w != after[i] && !named {
			return false
		}
	}
	return true
}

// shortName is a name with its initials behind it.
var shortName = regexp.MustCompile(`^(.+) \((\p{Lu}+)\)$`)

// oneself is what a person tells in a list: such an item may be reworded as a sentence is.
var oneself = regexp.MustCompile(`^\S+ .*\b(?:my|me|myself)\b|` +
	`^(?:I['’](?:m|ve|d)|My \p{Ll}[\p{Ll}-]{2,}|I (?:have|had|am|was|also|can|could|do|did|know|speak|` +
	`write|read|like|love|enjoy|believe|work|adapt|lead|manage|use|play|teach|` +
	`train|handle|possess|hold|keep|learn|prefer|travel|maintain|communicate|volunteer|` +
	`won|led|got|took|made|gave|held|ran|\p{Ll}{3,}ed)) \S+ \S+`)

// reworded checks a sentence against its original: first what was added to it, by
// itself, then the rest.
func (c *checker) reworded(t *cv.Text, before string) (fact, why string) {
	after := t.Value
	before = withoutCuts(before, c.cuts[t.ID], c.corrections[t.ID])
	for _, added := range c.added[t.ID] {
		if rest := strings.Replace(after, added.Value, " ", 1); rest != after {
			if fact, why = c.written(&added); why != "" {
				return fact, why
			}
			after = rest
		}
	}
	if quoted(before) != quoted(after) && !unquotes(before, after) {
		return quoted(after), "is not what was quoted"
	}
	if c.counted[t.ID] {
		before = withoutNumber(before, after)
	}
	before = withoutLetters(before, after, c.names)
	before = mended(before, c.corrections[t.ID])
	if c.times[t.ID] != noTime {
		before = asDuty(before, after)
	}
	a := align(before, after)
	a.names, a.corrections, a.time = c.names, c.corrections[t.ID], c.times[t.ID]
	return a.compare()
}

// unquotes reports that the only quotation is the whole text, of which the marks were taken off: people
// put their own aims in them.
func unquotes(before, after string) bool {
	whole := strings.Join(strings.Fields(strings.Trim(before, "\"“”. ")), " ")
	return quoted(after) == "" && strings.Trim(quoted(before), ". ") == whole
}

// written checks text that a stage put together from facts: every word must stand
// in the lines it names, or be a connector.
func (c *checker) written(t *cv.Text) (fact, why string) {
	have := c.held(t.Lines)
	if len(have) == 0 {
		return t.Value, "has no source"
	}
	for _, n := range t.Lines {
		for _, w := range c.corrected[n] {
			have[w.folded] = true
		}
	}
	for _, w := range words(c.withoutProved(t.Value, t.Lines)) {
		free := connectors[w.folded] || grammarWords[w.folded] || c.derived(w, t.Lines) || c.wasDone(w, t.Lines)
		if !free && !have[w.folded] && !activity(w.folded, have) && !inflected(w, have) {
			return w.text, "is not in the lines that it was written from"
		}
	}
	return "", ""
}

// ended gathers the verbs that open clauses of a sentence about what is over.
func (c *checker) ended(t *cv.Text) {
	if c.times[t.ID] != over {
		return
	}
	list := words(t.Value)
	for i, b := range beginnings(t.Value, "") {
		for _, n := range t.Lines {
			if b.verb {
				c.over[n] = append(c.over[n], list[i])
			}
		}
	}
}

// wasDone reports the past of a verb that lines about what is over have in another form: "Planning berths" was planned.
func (c *checker) wasDone(w word, lines []int) bool {
	return slices.ContainsFunc(lines, func(n int) bool {
		return slices.ContainsFunc(c.over[n], func(verb word) bool {
			return isParticiple(w.folded) && (pastOf(verb, w) || strings.HasSuffix(verb.folded, "ing") && done(verb, w))
		})
	})
}

// held are the words of lines, and the plain ones that may take their place.
func (c *checker) held(lines []int) map[string]bool {
	have := map[string]bool{}
	for _, n := range lines {
		if n < 0 || n >= len(c.lines) {
			continue
		}
		for _, w := range words(c.lines[n]) {
			have[w.folded] = true
			if plain, ok := plainer[w.folded]; ok {
				have[plain] = true
			}
		}
	}
	return have
}

// standing gathers what the person is now: titles of posts that go on, and of the one
// that ended last, and courses that go on.
func (c *checker) standing(original *cv.Document) {
	last := cv.Date{}
	for _, w := range original.Work {
		if w.Dates.End.Compare(last) > 0 {
			last = w.Dates.End
		}
	}
	for _, w := range original.Work {
		if w.Dates.Current || !last.IsZero() && w.Dates.End == last {
			c.titles = append(c.titles, w.Title.Value, respelt(w.Title.Value, c.corrections[w.Title.ID]))
		} else if !last.IsZero() && w.Dates.End.Year+lately >= last.Year {
			c.late = append(c.late, w.Title.Value, respelt(w.Title.Value, c.corrections[w.Title.ID]))
		}
	}
	for _, e := range original.Education {
		if !e.Dates.Current && !underWay.MatchString(e.Dates.Text.Value) {
			continue
		}
		c.subjects[e.Area.Value] = !e.Area.IsZero()
		for _, n := range slices.Concat(e.Area.Lines, e.Degree.Lines) {
			c.studies[n] = true
		}
	}
}

// derived reports a word that the lines bear out without having it, or the name.
func (c *checker) derived(w word, lines []int) bool {
	return c.names[w.folded] || c.initials(w.text, lines) || w.folded == "student" && c.studying(lines)
}

// headline reports what the person is by a title, or by a subject that is studied.
func (c *checker) headline(s string) bool {
	subject, student := strings.CutSuffix(s, " Student")
	if student && c.subjects[subject] || c.isTitle(s) {
		return true
	}
	first, second, two := strings.Cut(s, " / ")
	return two && c.isTitle(first) && (c.isTitle(second) || isOneOf(second, c.late))
}

// lately is how many years before the last post another one may have ended whose title stands beside it.
const lately = 3

// ofDepartment is what tells behind a title where somebody has it.
var ofDepartment = regexp.MustCompile(`, (?:Department|Division|Office|Faculty|Section|Unit) of\b.*`)

// isTitle reports the title of such a post, with or without its department.
func (c *checker) isTitle(s string) bool { return isOneOf(s, c.titles) }

func isOneOf(s string, titles []string) bool {
	return slices.ContainsFunc(titles, func(t string) bool { return sameFact(t, s) || sameFact(ofDepartment.ReplaceAllString(t, ""), s) })
}

// studying reports that one of the lines is of a course that is not finished.
func (c *checker) studying(lines []int) bool {
	return slices.ContainsFunc(lines, func(n int) bool { return c.studies[n] })
}

var underWay = regexp.MustCompile(`(?i)\b(?:expected|anticipated|present|ongoing|current)\b`)

// leastInitials is how many letters a short name has at least.
const leastInitials = 3

// initials reports a short name that words of the lines begin with, one after the other and
// each with a capital: "CRMW" of "Certified Rope Mat Weaver".
func (c *checker) initials(short string, lines []int) bool {
	letters := []rune(short)
	if len(letters) < leastInitials || short != strings.ToUpper(short) {
		return false
	}
	at, before := 0, -1
	for _, n := range lines {
		if n < 0 || n >= len(c.lines) {
			continue
		}
		if n != before+1 {
			at = 0 // a name goes on in the next line only
		}
		before = n
		for _, w := range words(c.lines[n]) {
			switch first := []rune(w.text)[0]; {
			case first == letters[at]:
				at++
			case first == letters[0]:
				at = 1
			default:
				at = 0
			}
			if at == len(letters) {
				return true
			}
		}
	}
	return false
}

// inflected reports a form of a verb that one of the words is a form of, in the same
// time: "written" of "wrote", "leads" of "lead", never "leads" of "led".
func inflected(w word, have map[string]bool) bool {
	if w.folded == "responsibility" && have["responsible"] {
		return true
	}
	duty := false
	for h := range dutyMarks {
		duty = duty || have[h]
	}
	for h := range have {
		from := word{h, h}
		if duty && strings.HasSuffix(h, "ing") && done(from, w) {
			return true // "Responsible for checking moorings": has checked them
		}
		if sameTime(from, w) && sameWord(from, w) || isPast(h) && isParticiple(w.folded) && sameForms(h, w.folded) {
			return true
		}
	}
	return false
}

var dutyMarks = set(`responsible duties responsibilities tasks involved included`)

func isParticiple(w string) bool { return isPast(w) || baseParticiples[w] }

// baseParticiples are those that are the base as well: "has run" of "ran".
var baseParticiples = set(`run rerun come become overcome`)

// activity reports the -ing form of a verb that one of the words is a form of:
// "leading" of "led", "rebuilding" of "rebuilt".
func activity(word string, have map[string]bool) bool {
	if !strings.HasSuffix(word, "ing") {
		return false
	}
	stem := english.Stem(word, false)
	for w := range have {
		if english.Stem(w, false) == stem || slices.Contains(unending(w), strings.TrimSuffix(word, "ing")) {
			return true
		}
		prefix := ""
		if irregular[w] == nil && strings.HasPrefix(w, "re") && strings.HasPrefix(stem, "re") {
			prefix, w = "re", w[2:]
		}
		for _, form := range irregular[w] {
			if prefix+english.Stem(form, false) == stem {
				return true
			}
		}
	}
	return false
}

// sameFact ignores white space, also around marks, typographic variants, a mark at its ends and capitals
// that were decoration or wholly missing: what was read is all in them.
func sameFact(a, b string) bool {
	decorated := a == strings.ToUpper(a) || a == strings.ToLower(a) || quieted(a, b)
	a, b = squeeze(a), squeeze(b)
	turned := closed(turnedRound(a))
	a, b = closed(a), closed(b)
	return a == b || turned == b || decorated && strings.EqualFold(a, b)
}

// quieted reports words in capitals that got their small letters, also beside words that had them: "QRT Bearing, LEITH".
func quieted(a, b string) bool {
	before, after := letterWords(a), letterWords(b)
	if len(before) != len(after) {
		return false
	}
	for i, w := range before {
		loud := strings.TrimSuffix(w, "s")
		if w != after[i] && (loud != strings.ToUpper(loud) || !strings.EqualFold(w, after[i]) || !mayQuiet(after[i])) {
			return false
		}
	}
	return true
}

// mayQuiet reports a word that may have been in capitals for decoration: with a capital, long, or one that joins names. Two or three
// small letters are a unit, "it" or "or" as well: "500 mW".
func mayQuiet(after string) bool {
	first, _ := utf8.DecodeRuneInString(after)
	return unicode.IsUpper(first) && after[1:] == strings.ToLower(after[1:]) || utf8.RuneCountInString(after) > 3 || joinsNames[after]
}

var joinsNames = set(`of and the for in at to on a an with by cum per from de la le du da dos del`)

// letterWords are the rows of letters in a text.
func letterWords(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) })
}

// closed is a fact without the white space around its marks, and without one at its ends.
func closed(s string) string {
	s = strings.TrimLeft(s, "-*•:. ")
	s = strings.ReplaceAll(spacedStop.ReplaceAllString(spacedMark.ReplaceAllString(s, "$1"), ".$1"), ":-", ":")
	return strings.TrimRight(strings.ReplaceAll(s, ",)", ")"), ",;.")
}

// spacedMark is a mark with white space around it.
var spacedMark = regexp.MustCompile(` *([,;:()/$£€-]) *`)

// spacedStop is a full stop before a word; before a figure it may be another number.
var spacedStop = regexp.MustCompile(` *\. *(\p{L})`)

// turnedRound is a title in two languages with the other one first: "Welder (Spawacz)" of
// "Spawacz (Welder)".
func turnedRound(s string) string {
	if first, second, two := strings.Cut(s, "/ "); two && !strings.Contains(second, "/") {
		return second + "/ " + first
	}
	first, second, two := strings.Cut(strings.TrimSuffix(s, ")"), " (")
	if !two || !strings.HasSuffix(s, ")") || strings.ContainsAny(second, "()") {
		return s
	}
	return second + " (" + first + ")"
}

func squeeze(s string) string {
	s = strings.NewReplacer("’", "'", "‘", "'", "“", `"`, "”", `"`, "–", "-", "—", "-", "‑", "-", "\u00ad", "", "\u00a0", " ").Replace(s)
	s = shortTitle.ReplaceAllStringFunc(s, func(w string) string {
		return titleWords[strings.ToLower(strings.TrimRight(w, ". "))] + " "
	})
	return strings.NewReplacer(" )", ")", " ,", ",", " /", "/").Replace(strings.Join(strings.Fields(s), " "))
}

// shortTitle is what a title shortens, with the full stop and the space behind it.
var shortTitle = regexp.MustCompile(`(?i)\b(?:sn?r|jn?r|mgr|asst)\b\.? *`)

// titleWords are what a title may write out.
var titleWords = map[string]string{
	"sr": "Senior", "snr": "Senior", "jr": "Junior", "jnr": "Junior", "mgr": "Manager", "asst": "Assistant",
}

// quoted returns what stands between double quotation marks.
func quoted(s string) string {
	var b strings.Builder
	inside := false
	for _, r := range s {
		switch r {
		case '“', '„', '«':
			inside = true
		case '”', '»':
			inside = false
		case '"':
			inside = !inside
		default:
			if inside {
				b.WriteRune(r)
			}
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
