package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// workLine is a line about the candidate's own work, with its words.
type workLine struct {
	id    string
	lines []int
	words []language.Tagged
}

// isShown looks for the line that shows a theme, and notes it.
func (c *composer) isShown(t *theme) bool {
	for _, l := range c.ownWork() {
		if t.shownBy(l.words) {
			t.lines, t.id = l.lines, l.id
			return true
		}
	}
	return false
}

// workLines are the bullets of posts and unpaid work that may show something: each is read once, however much the advert asks for.
func (c *composer) workLines() (list []workLine) {
	for i := range c.doc.Work {
		list = append(list, c.linesOf(c.doc.Work[i].Highlights, c.doc.Work[i].Summary)...)
	}
	for i := range c.doc.Volunteering {
		list = append(list, c.linesOf(c.doc.Volunteering[i].Highlights, c.doc.Volunteering[i].Summary)...)
	}
	return list
}

func (c *composer) linesOf(bullets, summary []cv.Text) (list []workLine) {
	for _, b := range slices.Concat(bullets, summary) {
		if c.isUntold(b) || c.isLimited(b.Value) || notOwn.MatchString(b.Value) || withOthers.MatchString(b.Value) ||
			onlyPlayed.MatchString(b.Value) || cameToNothing.MatchString(b.Value) || strings.ContainsAny(b.Value, "\"“”?:") {
			continue
		}
		duty := holdsDuty.ReplaceAllString(b.Value, "") // "Responsible for stock control"
		words := inOneTime(language.TagSentence(language.Tokens(firstSentence(duty))))
		list = append(list, workLine{id: b.ID, lines: b.Lines, words: words})
	}
	return list
}

// notOwn is said of what somebody was taught, knows of, gave others a hand with, or does no more, and of what was not done.
var notOwn = sieve.MustCompile(`(?i)\b(?:` + strings.Join([]string{
	`assist\p{L}*`, `support(?:ed|s|ing)`, `help\p{L}*`, `aid(?:s|ed|ing)`, `attend\p{L}*`, `learn\p{L}*`, `stud(?:y|ied|ies|ying)`,
	`shadow\p{L}*`, `observ\p{L}+`, `exposure`, `exposed`, `familiar\p{L}*`, `knowledge`, `understanding`, `aware\p{L}*`, `interest\p{L}*`,
	`courses?`, `coursework`, `workshops?`, `seminars?`, `certificat\p{L}+`, `trained (?:in|on|by)`, `training (?:in|on|at|from|under)`,
	`trainee`, `intern(?:ship)?`, `participat\p{L}+`, `involv\p{L}+`, `contribut\p{L}+`, `worked (?:with|under|alongside)`, `part of`,
	`member of`, `team`, `award`, `nominated`, `no`, `not`, `never`, `without`, `except`, `instead`, `ability`, `able`, `skills?`,
	`skilled`, `good`, `strong`, `excellent`, `hobby`, `will`, `would`, `to be`, `should`, `seek\p{L}*`, `looking`,
	`by`, `which`, `whom?`, `that`, `where`, `once`, `twice`, `trial`, `theory`, `draft`, `called off`, `cancel\p{L}*`, `propos\p{L}+`,
	`delegat\p{L}+`, `outsourc\p{L}+`, `voluntary`, `school`, `college`, `university`,
}, "|") + `)\b|n['’]t\b|^\W*support\b`)

// carries are verbs whose object is what somebody does: "performed stock control". What was reviewed, tracked or recorded may
// be the work of others.
var carries = wordset.Of(`perform conduct manage lead coordinate co-ordinate handle oversee run execute do provide deliver undertake carry
	organise organize administer`)

// shownBy reports a sentence in which the theme stands as what somebody does, or as a deed whose verb and object it names.
func (t *theme) shownBy(words []language.Tagged) bool {
	if verbs, _ := openingVerbs(words); verbs == nil {
		return opensWithThing(words) && t.standsIn(words, 0)
	}
	for i := range words {
		if (i == 0 || words[i-1].Is("and", ",", ";") && words[i].Tag.IsVerb()) && t.shownFrom(words[i:]) {
			return true
		}
	}
	return false
}

// shownFrom reports the same of a clause that opens with its verbs.
func (t *theme) shownFrom(clause []language.Tagged) bool {
	verbs, at := openingVerbs(clause)
	if at == 0 || t.isDeed(verbs, clause[at:]) {
		return at > 0
	}
	if particle, has := particles[verbs[len(verbs)-1]]; has && particle == wordAt(clause, at).Low {
		at++
	}
	if !t.does && t.isToldBy(verbs[0], clause, at) {
		return true
	}
	if !carries[verbs[0]] {
		return false
	}
	thing := *t
	if t.does { // "managing social media" of "developed social media"
		if thing.words = t.words[1:]; len(thing.words) < shortestTheme || !thing.standsIn(clause, at) {
			return false
		}
		t.text, t.words, t.does = textOf(thing.words), thing.words, false
		return true
	}
	return thing.standsIn(clause, at)
}

// isToldBy reports a field that a line tells in other words than its own: as made, finished or the other way round.
func (t *theme) isToldBy(verb string, clause []language.Tagged, at int) bool {
	switch {
	case carries[verb]:
		return t.isTurned(clause[at:])
	case finishes[verb] && t.isAction() && (verb != "prepare" || t.isWritten()) && t.standsIn(clause, at):
		return true
	}
	return t.isMade(verb, clause[at:])
}

// isTurned reports a field of two words that a line tells the other way round: "incident response" of "led the response to nine incidents".
func (t *theme) isTurned(object []language.Tagged) bool {
	if len(t.words) != shortestTheme {
		return false
	}
	if wordAt(object, 0).Tag == language.TagDeterminer {
		object = object[1:]
	}
	if len(object) < shortestTheme+1 || !sameThing(t.words[1].Low, object[0].Low) || !object[1].Is("to", "of", "for") {
		return false
	}
	thing := uncounted(bareThing(object[2 : thingsEnd(object[2:])+2]))
	return len(thing) > 0 && len(thing) <= mostItems && sameThing(t.words[0].Low, thing[len(thing)-1].Low) &&
		!slices.ContainsFunc(thing, func(w language.Tagged) bool { return lessens[w.Low] || w.Is("and", "or", ",", "of") })
}

// finishes are verbs that say of what is done by its name that somebody did it: "prepared bank reconciliations".
// Who processed boat repairs has repaired no boat.
var finishes = wordset.Of("prepare complete produce")

// isWritten reports a theme whose work is on paper: who prepared it did it, while who prepared site inspections may have inspected nothing.
func (t *theme) isWritten() bool { return onPaper.MatchString(t.words[len(t.words)-1].Low) }

var onPaper = sieve.MustCompile(`^(?:reconciliation|calculation|e?valuation|estimation|analys[ie]s|forecasting|budgeting|costing)s?$`)

// isAction reports a theme whose last word is the name of an action, not of a thing that is called like one.
func (t *theme) isAction() bool {
	last := t.words[len(t.words)-1].Low
	return len(t.words) >= shortestTheme && isWork(last) && !saysNothing[last]
}

// makesThings are verbs of making what a field of work is named after.
var makesThings = wordset.Of("build create develop prepare design make produce write draft compile")

// isMade reports a field that is named after what was made: "financial modelling" of "built financial models".
func (t *theme) isMade(verb string, behind []language.Tagged) bool {
	last := len(t.words) - 1
	if last < 1 || !makesThings[verb] || !isGerund(t.words[last].Low) {
		return false
	}
	made := slices.Clone(t.words)
	for _, f := range language.VerbForms(made[last].Low) {
		if made[last].Low = f.Base; f.Form == language.Gerund && objectEndsWith(behind, made) {
			return true
		}
	}
	return false
}

// opensWithThing reports a clause without a verb, as notes have it: "Bank reconciliation and payroll".
func opensWithThing(clause []language.Tagged) bool {
	if len(clause) == 0 || !nominal[clause[0].Tag] && clause[0].Tag != language.TagGerund && clause[0].Tag != language.TagAdjective {
		return false
	}
	return !slices.ContainsFunc(clause, func(w language.Tagged) bool {
		return ofClause[w.Tag] && w.Tag != language.TagBase || w.Tag == language.TagSubject || language.IsRole(w.Low)
	})
}

// standsIn reports the words of the theme one behind the other in the first phrase of the words from an index on, as a thing of
// its own: not before another noun ("event planning software") and not behind what leads elsewhere.
func (t *theme) standsIn(clause []language.Tagged, from int) bool {
	for i := from; i+len(t.words) <= len(clause); i++ {
		if i > from && (leadsElsewhere(clause, i-1) || clause[i-1].Is("of") && !t.namesAction()) {
			return false // "reading of shop drawings" is no drawing
		}
		if sameRow(t.words, clause[i:]) && endsThing(clause, i+len(t.words)) && (i == from || !lessens[clause[i-1].Low]) {
			return true
		}
	}
	return false
}

// namesAction reports a theme that says what is done, not only with what.
func (t *theme) namesAction() bool { return actionNoun.MatchString(t.words[len(t.words)-1].Low) }

// lessens are words before a field that make another one of it.
var lessens = wordset.Of(`basic former mock pre non limited minor light occasional student virtual simulated - / no`)

// leadsElsewhere reports a word behind which something else is told than what is done.
func leadsElsewhere(clause []language.Tagged, i int) bool {
	switch w := clause[i]; {
	case nominal[w.Tag], describing(w), w.Tag == language.TagDeterminer, w.Is("and", ",", "&", "-", "/"), w.Tag == language.TagPossessive:
		return false
	case w.Is("of") && i > 0:
		return !actionNoun.MatchString(clause[i-1].Low)
	}
	return true
}

// endsThing reports that a thing ends before an index and only where, for what or when is told behind it: "with" and "under" bring in
// others, a participle or an adverb says that it was done in part or not at all.
func endsThing(clause []language.Tagged, i int) bool {
	w := wordAt(clause, i)
	if addsNothing[w.Low] {
		w = wordAt(clause, i+1)
	}
	return w.Low == "" || mayFollow[w.Low]
}

// addsNothing are heads that some put behind the name of a field: "the payroll function".
var addsNothing = wordset.Of("function functions activities operations duties tasks")

// mayFollow are the words behind a thing that take nothing away from it.
var mayFollow = wordset.Of(`. , ; ! and of for in at to across throughout using before after during daily weekly monthly
	covering spanning worth`)

// sameRow reports words that begin with those of a theme, each in any number and spelling.
func sameRow(theme, words []language.Tagged) bool {
	if len(words) < len(theme) {
		return false
	}
	for i, w := range theme {
		if !sameThing(w.Low, words[i].Low) {
			return false
		}
	}
	return true
}

// sameThing reports a noun in the singular or the plural, and in any spelling.
func sameThing(a, b string) bool {
	a, b = lexicon.Normal(a), lexicon.Normal(b)
	return a == b || slices.Contains(pluralsOf(a), b) || slices.Contains(pluralsOf(b), a)
}

func pluralsOf(s string) []string {
	return []string{s + "s", s + "es", strings.TrimSuffix(s, "y") + "ies"}
}

// isDeed reports a theme whose action is one of the verbs and whose thing is their object: "event planning" of "planned a
// harbour event", "testing of panels" of "tested panels", "managing budgets" of "managed budgets".
func (t *theme) isDeed(verbs []string, behind []language.Tagged) bool {
	last := len(t.words) - 1
	switch of := slices.IndexFunc(t.words, func(w language.Tagged) bool { return w.Is("of") }); {
	case last < 1:
		return false
	case of == 1:
		return isDone(t.words[0].Low, verbs) && objectEndsWith(behind, t.words[2:])
	case of > 0:
		return false
	case t.does:
		return isDone(t.words[0].Low, verbs) && objectEndsWith(behind, t.words[1:])
	}
	return isDone(t.words[last].Low, verbs) && objectEndsWith(behind, t.words[:last])
}

// objectEndsWith reports an object whose first phrase, or one of its items, ends with the words.
func objectEndsWith(behind, thing []language.Tagged) bool {
	for i := 0; i+len(thing) <= len(behind); i++ {
		if i > 0 && leadsElsewhere(behind, i-1) || i > 0 && behind[i-1].Is("of") {
			return false
		}
		if sameRow(thing, behind[i:]) && endsThing(behind, i+len(thing)+ofItsKind(behind, i+len(thing))) &&
			(i == 0 || !lessens[behind[i-1].Low]) {
			return true
		}
	}
	return false
}

// ofItsKind is 1 where the word at an index only says that what stands before it was done: who planned convoy missions planned convoys.
func ofItsKind(words []language.Tagged, i int) int {
	if sayDone[wordAt(words, i).Low] {
		return 1
	}
	return 0
}

// sayDone are nouns that say of another one no more than that it took place.
var sayDone = wordset.Of("mission missions operation operations exercise exercises")

// isDone reports the name of an action that one of the verbs does: "planning" and "plan", "supervision" and "supervise".
func isDone(action string, verbs []string) bool {
	return slices.ContainsFunc(verbs, func(v string) bool {
		stem := strings.TrimSuffix(v, "e")
		return lexicon.Normal(action) == lexicon.Normal(gerund(v)) || action == namedAfter[lexicon.Normal(v)] ||
			action == v+"ment" || action == stem+"ion" || action == stem+"ation"
	})
}

// namedAfter are actions whose name is not their verb with an ending.
var namedAfter = map[string]string{
	"maintain": "maintenance", "analyze": "analysis", "analyse": "analysis", "administer": "administration", "produce": "production",
	"reconcile": "reconciliation", "apply": "application", "deliver": "delivery", "review": "review", "design": "design",
	"control": "control", "research": "research", "audit": "audit", "repair": "repair", "verify": "verification",
	"specify": "specification",
}
