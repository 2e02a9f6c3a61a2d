package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

const (
	longestThemes = 22 // words of all themes
	longestWith   = 34 // words of a first sentence with what experience is of
)

// theme is what a deed was about, as a part of somebody's experience: "training deckhands in mooring". The bullet
// below tells it in full, so figures that only count things stay there.
func (d deed) theme() string {
	object := whichFor.ReplaceAllString(withoutCount(d.object), "$1")
	switch {
	case d.verbs[0] == "be":
		return "responsibility" + strings.TrimPrefix(object, "responsible")
	case !slices.ContainsFunc(d.verbs, isNoLight) && namesAct(object):
		return opensArticle.ReplaceAllString(object, "")
	case changes[d.verbs[0]]:
		object = opensArticle.ReplaceAllString(object, "")
	}
	var doing []string
	for _, v := range d.verbs {
		doing = append(doing, language.PresentParticiple(v))
	}
	return enumerate(doing) + " " + object
}

// whichFor is something that is known by what it was for, which needs no article.
var whichFor = regexp.MustCompile(`^the ((?:[\p{L}-]+ ){1,3}for )`)

var opensArticle = regexp.MustCompile(`^(?:out )?(?:the |an? )?`)

// lightVerbs say only that something was done.
var lightVerbs = wordset.Of("carry perform conduct provide undertake execute do")

func isNoLight(verb string) bool { return !lightVerbs[verb] }

// namesAct reports the name of something that is done: "seismic verification of overpasses".
func namesAct(object string) bool {
	words := language.TagSentence(language.Tokens(opensArticle.ReplaceAllString(object, "")))
	head := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Tag == language.TagPreposition }) - 1
	if head < -1 {
		head = len(words) - 1
	}
	return len(words) >= shortestObject && head >= 0 && act.MatchString(words[head].Low) && !provided[words[head].Low]
}

// provided are things whose names are like those of acts.
var provided = wordset.Of("accommodation accommodations equipment")

var act = regexp.MustCompile(`(?:tions?|sions?|ments?|ances?|ing|reviews?|audits?|tests?|support|research|analys[ie]s|repairs?|` +
	`surveys?|checks?|care|studies|control)$`)

// counted is a number that an object begins with, and how exact it is.
var counted = regexp.MustCompile(`^(?:(?:over|more than|about|around|nearly|almost|approximately|some|up to) )?` +
	`(?:\d[\d,.]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) `)

// multiple goes on a number.
var multiple = regexp.MustCompile(`^(?:million|billion|thousand|hundred|[mk]n?|percent|per|%)\b`)

// withoutCount leaves out how many things there were: "12 racing yachts" is "racing yachts". The number of people
// says how far somebody answered for others, and stays.
func withoutCount(object string) string {
	number := counted.FindString(object)
	words := language.TagSentence(language.Tokens(object))
	rest := slices.DeleteFunc(words, func(w language.Tagged) bool { return w.Start < len(number) })
	if number == "" || !namesThings(rest) || multiple.MatchString(textOf(rest)) || hasFigure(rest) {
		return object
	}
	return perTime.ReplaceAllString(textOf(rest), "")
}

// perTime says in what time there were so many.
var perTime = regexp.MustCompile(` (?:a|per|each|every) (?:day|week|month|year)\b`)

// namesThings reports a plural that is no measure and no people.
func namesThings(words []language.Tagged) bool {
	for i, w := range words[:min(len(words), 6)] {
		switch {
		case isPeople(w.Low), w.Is("direct") && wordAt(words, i+1).Is("reports"):
			return false
		case w.Tag == language.TagPlural || i > 0 && w.Has(language.Plural):
			return len(w.Text) > 3 && !periods[w.Low] && !isPeople(wordAt(words, i+1).Low) && !peopleListed(words[i:])
		case !beforePlural(w) && w.Kind != language.Mark && w.Text != strings.ToUpper(w.Text) && !strings.HasSuffix(w.Low, "ly"):
			return false
		}
	}
	return false
}

// peopleListed reports a list that begins with things and goes on with people: "drivers, dispatchers and associates".
func peopleListed(words []language.Tagged) bool {
	return len(words) > 2 && words[1].Is(",", "and") && isPeople(words[2].Low)
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

// experience opens a sentence about what somebody has done: "Her experience includes".
func (t teller) experience(opens string) string {
	if t.silent() {
		return strings.ToUpper(opens[:1]) + opens[1:] + " "
	}
	return t.owns + " " + opens + " "
}

const includes = "experience includes"

// called is how the sentence calls what somebody has done; a profile that speaks of experience does not say it twice.
func (c *composer) called() string {
	if c.profile["experience"] && c.namesake() < 0 {
		return "work has included"
	}
	return includes
}

// experience are deeds as one sentence.
func (c *composer) experience(opens string, list []deed) []predicate {
	if len(list) == 0 {
		return nil
	}
	items, lines := c.themes(list)
	return []predicate{{text: opens + inSeries(items), lines: lines, whole: true}}
}

// inSeries joins themes; a comma stands before the "and" where one before it, or one of several, has an "and".
func inSeries(items []string) string {
	last := len(items) - 1
	return listOf(items, slices.ContainsFunc(items[:last], inner.MatchString) || last > 1 && inner.MatchString(items[last]))
}

// themes are those of deeds, without a job of the newest post first, but what has an "and" of its own last; as many
// as a sentence can hold.
func (c *composer) themes(list []deed) (items []string, lines []int) {
	room := longestThemes
	if c.Match == nil {
		list = slices.Clone(list)
		slices.SortStableFunc(list, func(a, b deed) int { return boolOrder(a.post > 0, b.post > 0) })
	}
	for _, d := range list {
		text := d.theme()
		if room -= len(strings.Fields(text)); room < 0 && len(items) > 0 {
			break
		}
		items, lines = append(items, text), append(lines, d.lines...)
	}
	slices.SortStableFunc(items, func(a, b string) int { return boolOrder(inner.MatchString(a), inner.MatchString(b)) })
	return items, lines
}

// withExperience is a first sentence that says also what experience is of, where it has the room.
func (c *composer) withExperience(lead *predicate, list []deed) bool {
	list = list[:min(len(list), mostInLead)]
	if len(list) == 0 || !isA.MatchString(lead.text) || strings.Contains(lead.text, " with ") || full.MatchString(lead.text) {
		return false
	}
	items, lines := c.themes(list)
	text := lead.text + ", with experience of " + strings.Join(items, " and of ")
	if len(items) < len(list) || len(strings.Fields(text)) > longestWith || slices.ContainsFunc(items[:len(items)-1], inner.MatchString) {
		return false
	}
	lead.text, lead.lines = text, slices.Concat(lead.lines, lines)
	return true
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
	return c.Holds == nil || c.Holds(cv.Text{Value: d.theme(), Lines: d.lines})
}
