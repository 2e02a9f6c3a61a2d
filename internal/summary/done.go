package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

const longestDone = 26 // words of all deeds of a sentence

// participles is what was done as "has" goes on: "trained deckhands in mooring". The bullet below tells it in full.
func (d deed) participles() string {
	var done []string
	for _, v := range d.verbs {
		done = append(done, language.PastParticiple(v))
	}
	return enumerate(done) + " " + d.object
}

// note is a deed without a subject: "built a slipway", and what goes on "run a night watch".
func (d deed) note() string {
	verbs := slices.Clone(d.verbs)
	for i, v := range verbs {
		if !d.now {
			verbs[i] = language.PastTense(v)
		}
	}
	return enumerate(verbs) + " " + d.object
}

// finite is what goes on, as it follows its subject: "leads a crew of eleven".
func (t teller) finite(d deed) string {
	var verbs []string
	for _, v := range d.verbs {
		verbs = append(verbs, t.verb(v))
	}
	return enumerate(verbs) + " " + d.object
}

var people = wordset.Of(`people staff persons personnel employees children pupils students members learners patients residents soldiers`)

func isPeople(low string) bool {
	return people[low] || language.IsRole(low) || strings.HasSuffix(low, "s") && language.IsRole(strings.TrimSuffix(low, "s"))
}

// longestWhole is how many words a theme has at most that keeps where and for whom something was done.
const longestWhole = 7

// wherePhrase is where or for whom something was done, or with what: the bullet tells it.
var wherePhrase = regexp.MustCompile(`^(.*\S) ` +
	`(?:across|over|throughout|for|in|at|on|to|within|under|using|via|used|including|ranging|from|during|by|with) .*$`)

// usedIn is what became of a thing.
var usedIn = regexp.MustCompile(` (?:used|adopted|deployed) (?:in|by|for|at|over|across|as).*$`)

// lostNothing is what did not happen meanwhile, which is half of the deed.
var lostNothing = regexp.MustCompile(` (?:with (?:no|nil|zero)|without) `)

// inTime is how long something took, and what it covers.
var inTime = regexp.MustCompile(` (?:in|within) (?:under |only )?\S+ (?:days|weeks|months|years)$|` +
	` (?:covering|enabling|allowing|spanning) .*$`)

// brief is an object without what its bullet tells besides, but with the advert's words.
func (c *composer) brief(object string) string {
	object = inTime.ReplaceAllString(usedIn.ReplaceAllString(object, ""), "")
	for len(strings.Fields(object)) > longestWhole && !lostNothing.MatchString(object) {
		m := wherePhrase.FindStringSubmatch(object)
		if m == nil || len(strings.Fields(m[1])) <= shortestObject || c.losesAnswer(object, m[1]) {
			break
		}
		words := language.TagSentence(language.Tokens(m[1]))
		if leavesOpen(words[len(words)-1]) || hangs(words[len(words)-1]) {
			break
		}
		object = halfOfSpan.ReplaceAllString(m[1], "")
	}
	if len(strings.Fields(object)) > longestWhole {
		object = howMany.ReplaceAllString(object, "")
	}
	return object
}

// howMany is how many there are of those that a long object ends with.
var howMany = regexp.MustCompile(` of \d[\d,.]* \p{L}+$`)

// unlikeVerb is an object without the phrase that has its verb again: "writing a guide to story writing".
func unlikeVerb(verb, object string) string {
	m := wherePhrase.FindStringSubmatch(object)
	if m == nil || len(strings.Fields(m[1])) < shortestObject || strings.Contains(m[1], " and ") ||
		!strings.HasSuffix(object, language.PresentParticiple(verb)) {
		return object
	}
	return m[1]
}

// losesAnswer reports that the shorter object has fewer of the advert's words; a long one is shortened all the same.
func (c *composer) losesAnswer(object, shorter string) bool {
	return c.Match != nil && len(strings.Fields(object)) <= longestWhole+1 && c.near(shorter) < c.near(object)
}

// halfOfSpan is from where something went whose end was left out.
var halfOfSpan = regexp.MustCompile(`(?: ranging)? from (?:\S+ ){0,3}\S+$`)

// deedsTold are predicates of what somebody does and has done: "leads a crew", "has introduced a log and trained
// deckhands".
func (c *composer) deedsTold(list []deed, former predicate) (told []predicate) {
	now, done := apartInTime(list)
	if len(now) > 0 {
		items, lines := c.inARow(now, c.who.finite)
		told = append(told, predicate{text: inSeries(items), lines: lines})
	}
	switch items, lines := c.inARow(done, deed.participles); {
	case len(items) > 0:
		text := c.who.verb("have") + " " + inSeries(items)
		told = append(told, behindFormer(c.who, former, predicate{text: text, lines: lines}))
	case former.text != "":
		told = append(told, predicate{text: c.who.verb("have") + " worked as " + former.text, lines: former.lines})
	}
	return told
}

// apartInTime are deeds that go on and those that are done.
func apartInTime(list []deed) (now, done []deed) {
	for _, d := range list {
		if d.now {
			now = append(now, d)
		} else {
			done = append(done, d)
		}
	}
	return now, done
}

// asNotes are deeds for a profile without a subject that is not about somebody: "Built a slipway".
func (c *composer) asNotes(list []deed) []predicate {
	items, lines := c.inARow(list, deed.note)
	if len(items) == 0 {
		return nil
	}
	return []predicate{{text: language.Capital(inSeries(items)), lines: lines, whole: true}}
}

// behindFormer puts what somebody was called in an earlier post before what was done: "Formerly a rope analyst, she has".
func behindFormer(t teller, former, done predicate) predicate {
	if former.text == "" {
		return done
	}
	text := "Formerly " + former.text + ", " + done.text
	if !t.silent() {
		text = "Formerly " + former.text + ", " + t.inside() + " " + done.text
	}
	return predicate{text: text, lines: slices.Concat(former.lines, done.lines), whole: true}
}

// inSeries joins deeds; a comma stands before the "and" where one before it, or one of several, has an "and".
func inSeries(items []string) string {
	last := len(items) - 1
	return listOf(items, slices.ContainsFunc(items[:last], inner.MatchString) || last > 1 && inner.MatchString(items[last]))
}

// inARow are as many deeds as a sentence can hold, without a job those of the newest post first, but what has an
// "and" of its own last.
func (c *composer) inARow(list []deed, tell func(deed) string) (items []string, lines []int) {
	if c.Match == nil {
		list = slices.Clone(list)
		slices.SortStableFunc(list, func(a, b deed) int { return boolOrder(a.post > 0, b.post > 0) })
	}
	room := longestDone
	for i, d := range list {
		text := tell(d)
		if room -= len(strings.Fields(text)); room < 0 && i > 0 {
			break
		}
		items, lines = append(items, text), append(lines, d.lines...)
	}
	slices.SortStableFunc(items, func(a, b string) int { return boolOrder(inner.MatchString(a), inner.MatchString(b)) })
	return items, lines
}

// boolOrder puts what is not so first.
func boolOrder(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// holds reports a deed that may be told as far as the truth check can say.
func (c *composer) holds(d deed) bool {
	text := d.participles()
	if d.now {
		text = teller{}.finite(d)
	}
	return c.Holds == nil || c.Holds(cv.Text{Value: text, Lines: d.lines})
}
