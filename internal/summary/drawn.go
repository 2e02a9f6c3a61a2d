package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Fields of work that the bullets name themselves: "bank reconciliation" of "Performed bank reconciliation", "panel installation" of
// "Installed panels for two yards". A field is made smaller by leaving words out, never larger by adding one.

const (
	fewestDrawn = 2 // fields that make a sentence
	mostDrawn   = 3
	nearField   = 1.0 // words of the advert that a field has at least which is told for a job
	nearBeside  = 0.5 // and one beside another
	nearWell    = 1.6 // and one whose bullet shows nothing of what is asked for, in place of that
	moreSaid    = 2.0 // words of the advert that a deed has beyond its field which is told in full
	ofNewest    = 3.0 // what a field gains of the newest post
	ofNext      = 1.5 // the same of the one before it
	ofPair      = 1.0 // what one loses that is a row by itself
	saidInFull  = 0.5 // what a field gains for each of its words up to four
)

// inBullets are the fields that the bullets show beside some others, what weighs most first: for a job those in its words, and any where
// it finds next to nothing to tell; else those of the newest posts. A profile has a voice of its own: without a job it has none, and for
// one they only stand beside what was done.
func (c *composer) inBullets(beside []theme) []theme {
	list, most := c.drawnFields(), mostDrawn-len(beside)
	if c.Match == nil {
		if len(c.doc.Summary) > 0 {
			return nil
		}
		return c.apartFrom(beside, list, most)
	}
	if some := c.coverage(beside); len(some) > 0 {
		return some
	}
	told := c.chosen(max(c.ownSpans()-1, 0), beside)
	if len(c.doc.Summary) > 0 {
		asked := c.inPlaceOfDeeds(beside, list, told)
		if len(asked) > 0 && len(beside)+len(asked) >= fewestDrawn {
			return asked
		}
		list = slices.DeleteFunc(list, func(t theme) bool {
			return slices.ContainsFunc(told, func(d deed) bool { return d.id == t.id })
		})
		most -= len(told)
	}
	near := c.apartFrom(beside, slices.DeleteFunc(slices.Clone(list), func(t theme) bool { return !c.answersJob(t) }), most)
	if len(beside)+len(told)+len(near) >= fewestDrawn {
		return near
	}
	all := slices.Concat(beside, near)
	return append(near, c.apartFrom(all, list, most-len(near))...)
}

// answersJob reports a field in words of the advert.
func (c *composer) answersJob(t theme) bool { return c.near(t.text) >= nearField }

// drawnFields are all those of the posts, what is worth most first.
func (c *composer) drawnFields() (list []theme) {
	for i := range c.doc.Work {
		w := &c.doc.Work[i]
		for _, b := range slices.Concat(w.Highlights, w.Summary) {
			for _, t := range c.drawnOf(b) {
				t.rank, t.near = c.rankOf(t, i), c.near(b.Value)
				list = append(list, t)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b theme) int { return cmp.Compare(b.rank, a.rank) })
	return list
}

// apartFrom are the first of a list that say something else than some others and one another, the shortest first.
func (c *composer) apartFrom(beside, list []theme, most int) (told []theme) {
	for _, t := range list {
		if len(told) >= most {
			break
		}
		isRow := func(o theme) bool { return strings.Contains(o.text, " and ") }
		if isRow(t) && slices.ContainsFunc(told, isRow) {
			continue // two rows in one
		}
		if all := slices.Concat(beside, told); !c.repeats(t.text) && !isIn(all, t) && !soundsAlike(all, t) && c.isTheme(t) {
			told = append(told, t)
		}
	}
	slices.SortStableFunc(told, func(a, b theme) int { return cmp.Compare(len(a.words), len(b.words)) })
	return told
}

// rankOf is what a field is worth.
func (c *composer) rankOf(t theme, post int) float64 {
	rank := saidInFull * float64(min(len(words(t.text)), mostItems))
	if strings.Contains(t.text, " and ") {
		rank -= ofPair
	}
	switch post {
	case 0:
		rank += ofNewest
	case 1:
		rank += ofNext
	}
	if c.Match == nil {
		return rank
	}
	return rank + nearest*c.near(t.text)
}

// soundsAlike reports a field that is much like another one, or is named after the same action.
func soundsAlike(list []theme, t theme) bool {
	return slices.ContainsFunc(list, func(o theme) bool {
		return alike(o.text, t.text) || alike(t.text, o.text) || t.action != "" && o.action == t.action || sharesThing(o, t)
	})
}

// sharesThing reports two fields with a thing in common: "tender estimation" and "the preparation of tenders".
func sharesThing(a, b theme) bool {
	of := map[string]bool{}
	for _, w := range words(a.text) {
		of[asOne(w)] = true
	}
	return slices.ContainsFunc(words(b.text), func(w string) bool {
		return len(w) >= longEnough && of[asOne(w)]
	})
}

// longEnough is the length of a word that may be a thing, and no link between two.
const longEnough = 4

// asOne is a word of a field as it is compared with those of others.
func asOne(word string) string {
	if one, ok := oneOf(word); ok {
		return one
	}
	return word
}

// drawnOf are the fields that a bullet shows.
func (c *composer) drawnOf(b cv.Text) (list []theme) {
	if c.isUntold(b) || c.isLimited(b.Value) || withOthers.MatchString(b.Value) || onlyPlayed.MatchString(b.Value) ||
		cameToNothing.MatchString(b.Value) || strings.ContainsAny(b.Value, "\"“”?:[]*") || isTitle(b.Value) {
		return nil
	}
	text := firstSentence(holdsDuty.ReplaceAllString(b.Value, ""))
	if at := howItWasDone.FindStringIndex(text); at != nil {
		text = text[:at[0]]
	}
	if notOwn.MatchString(text) {
		return nil
	}
	words := inOneTime(language.TagSentence(language.Tokens(text)))
	if len(words) == 0 || besideSomebody(words) {
		return nil
	}
	for _, t := range fieldsIn(words) {
		t.id, t.lines = b.ID, b.Lines
		list = append(list, t)
	}
	return list
}

// besideSomebody reports people with whom something was done: "with the harbour master".
func besideSomebody(words []language.Tagged) bool {
	with := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is("with") })
	return with >= 0 && slices.ContainsFunc(words[with:], func(w language.Tagged) bool { return isPeople(w.Low) })
}

// howItWasDone is where a bullet goes on to means, aims and what came of it.
var howItWasDone = sieve.MustCompile(`(?i),? \b(?:by|which|that|where|who|whose|using|in order|so that|to (?:ensure|support|meet|help|` +
	`assist|improve|achieve|maintain)|ensuring|resulting|including|such as|as well as)\b`)

// fieldsIn are the fields that a sentence without a subject shows.
func fieldsIn(words []language.Tagged) (list []theme) {
	if verbs, _ := openingVerbs(words); verbs == nil {
		if !opensWithThing(words) || mayBeVerb(words) {
			return nil
		}
		return worksOf(things(words))
	}
	for i := range words {
		if i > 0 && (!words[i-1].Is("and", ",", ";") || !words[i].Tag.IsVerb()) {
			continue
		}
		list = append(list, fieldsOf(words[i:])...)
	}
	return list
}

// mayBeVerb reports a note that opens with a noun which may be a verb, and its object: "Record berth transactions".
func mayBeVerb(words []language.Tagged) bool {
	row := words[:thingsEnd(words)]
	return len(row) > 1 && words[0].Has(language.Base) && !isGerund(words[0].Low) && row[len(row)-1].Tag == language.TagPlural
}

// fieldsOf are those of a clause that opens with its verbs.
func fieldsOf(clause []language.Tagged) []theme {
	verbs, at := openingVerbs(clause)
	if at == 0 || at == len(clause) {
		return nil
	}
	if particle, has := particles[verbs[len(verbs)-1]]; has {
		if clause[at].Low != particle || verbs[0] != "carry" && verbs[0] != "roll" || at+1 == len(clause) {
			return nil
		}
		at++
	}
	if !opensObject(clause[at]) {
		return nil
	}
	if t, is := oneField(verbs, clause[at:]); is {
		return []theme{t}
	}
	row := things(clause[at:])
	if carries[verbs[0]] || bringsIn[verbs[0]] {
		if works := worksOf(row); len(works) > 0 {
			return works
		}
	}
	return doneTo(verbs, row)
}

// oneField is the field of an object that is one by itself: a frame of work, what was responded to, what was made.
func oneField(verbs []string, object []language.Tagged) (theme, bool) {
	if t, is := inFrame(verbs, object); is {
		return t, true
	}
	if t, is := turnedRound(object); is && carries[verbs[0]] {
		return t, true
	}
	return madeOne(verbs, object)
}

// madeOne is what somebody made, as a field: "the delivery of a berth system" of "delivered a new berth system".
func madeOne(verbs []string, object []language.Tagged) (theme, bool) {
	if len(verbs) != 1 || !makesOne[verbs[0]] || !object[0].Is("a", "an") {
		return theme{}, false
	}
	thing := bareThing(object[1:max(thingsEnd(object), 1)])
	last := len(thing) - 1
	if last < 1 || isPeople(thing[last].Low) || hasOf(thing) {
		return theme{}, false
	}
	if !isThing(thing) && !(saysNothing[thing[last].Low] && isThing(thing[:last])) {
		return theme{}, false
	}
	text := actionOf(verbs[0]) + " of " + article(textOf(thing))
	return theme{text: "the " + text, words: language.TagSentence(language.Tokens(text)), action: actionOf(verbs[0])}, true
}

// makesOne are verbs whose object is worth telling as one thing.
var makesOne = wordset.Of("deliver develop implement construct install")

// worksOf are the things of a row that are called after what is done: "stock control".
func worksOf(row [][]language.Tagged) (list []theme) {
	for _, words := range row {
		if len(words) < shortestTheme || len(words) > longestTheme-2 || !isWork(headIn(words).Low) ||
			openThing(words) || saysNothing[headIn(words).Low] || words[0].Has(language.Past) { // "received deliveries"
			continue
		}
		text := asActivity(lowerFirst(words), words[len(words)-1])
		if strings.Contains(text, " of ") {
			text = "the " + text
		}
		list = append(list, theme{text: text, words: words})
	}
	return list
}

// asActivity calls what was done by its activity: "rope testing" of "rope tests".
func asActivity(text string, head language.Tagged) string {
	if one, is := oneOf(head.Low); is && head.Tag == language.TagPlural && asGerund[one] {
		return strings.TrimSuffix(text, head.Text) + gerund(one)
	}
	return text
}

// asGerund are nouns for what is done whose field is called by the gerund.
var asGerund = wordset.Of("test")

// turnedRound is a field that a bullet tells the other way round: "high-severity incident response" of "the response to nine
// high-severity incidents".
func turnedRound(object []language.Tagged) (theme, bool) {
	object = bareThing(object)
	if len(object) < shortestTheme+1 || !answersTo[object[0].Low] || !object[1].Is("to") {
		return theme{}, false
	}
	thing := uncounted(bareThing(object[2 : 2+thingsEnd(object[2:])]))
	if !isThing(thing) || !isMany(thing[len(thing)-1]) || isPeople(thing[len(thing)-1].Low) {
		return theme{}, false
	}
	last := thing[len(thing)-1]
	one, is := oneOf(last.Low)
	if !is {
		return theme{}, false
	}
	text := strings.TrimSuffix(textOf(thing), last.Text) + one + " " + object[0].Low
	return theme{text: text, words: language.TagSentence(language.Tokens(text)), action: object[0].Low}, true
}

// answersTo are nouns for what is done to things that "to" leads to.
var answersTo = wordset.Of("response")

// isWork reports a noun for what is done, in the singular or the plural.
func isWork(head string) bool {
	if one, ok := oneOf(head); ok {
		head = one
	}
	return actionNoun.MatchString(head) && !outcome[head] && !noWork[head] || worksByName[head] || doneByName[head]
}

// doneByName are more nouns for what is done, where a bullet says that it was.
var doneByName = wordset.Of("check test scan study survey search interview lesson class analysis trial exam")

// outcome are nouns that look like one for what is done, and are a thing: "biannual statements".
var outcome = wordset.Of("statement document department apartment segment element garment instrument fragment compartment " +
	"publication invitation quotation session position station ration edition question")

// openThing reports a thing that only says something with more: an action whose object is told behind "of", or one of many words.
func openThing(words []language.Tagged) bool {
	return isGerund(words[0].Low) && len(words) > shortestTheme || vague[words[len(words)-1].Low]
}
