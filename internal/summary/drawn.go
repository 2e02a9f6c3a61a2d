package summary

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// Fields of work that the bullets name themselves: "bank reconciliation" of "Performed bank reconciliation", "panel installation" of
// "Installed panels for two yards". A field is made smaller by leaving words out, never larger by adding one.

const (
	fewestDrawn = 2 // fields that make a sentence
	mostDrawn   = 3
	nearField   = 1.0 // words of the advert that a field has at least which is told for a job
	ofNewest    = 3.0 // what a field gains of the newest post
	ofNext      = 1.5 // the same of the one before it
	ofPair      = 1.0 // what one loses that is a row by itself
	saidInFull  = 0.5 // what a field gains for each of its words up to four
)

// inBullets are the fields that the bullets show beside some others, what weighs most first: for a job those in its words, else those of
// the newest posts. A CV with a profile has none.
func (c *composer) inBullets(beside []theme) []theme {
	if len(c.doc.Summary) > 0 {
		return nil // a profile has a voice of its own, and what was done fits it better than fields
	}
	var list []theme
	for i := range c.doc.Work {
		w := &c.doc.Work[i]
		for _, b := range slices.Concat(w.Highlights, w.Summary) {
			for _, t := range c.drawnOf(b) {
				t.rank = c.rankOf(t, i)
				list = append(list, t)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b theme) int { return cmp.Compare(b.rank, a.rank) })
	var told []theme
	for _, t := range list {
		if len(told) == mostDrawn-len(beside) {
			break
		}
		isRow := func(o theme) bool { return strings.Contains(o.text, " and ") }
		if isRow(t) && slices.ContainsFunc(told, isRow) {
			continue // two rows in one
		}
		if all := slices.Concat(beside, told); t.rank > 0 && !c.repeats(t.text) && !isIn(all, t) && !soundsAlike(all, t) && c.isTheme(t) {
			told = append(told, t)
		}
	}
	slices.SortStableFunc(told, func(a, b theme) int { return cmp.Compare(len(a.words), len(b.words)) })
	return told
}

// rankOf is what a field is worth: 0 where a job asks for nothing of the kind.
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
	near := c.near(t.text)
	if near < nearField {
		return 0
	}
	return rank + nearest*near
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
	if besideSomebody(words) {
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
var howItWasDone = regexp.MustCompile(`(?i),? \b(?:by|which|that|where|who|whose|using|in order|so that|to (?:ensure|support|meet|help|` +
	`assist|improve|achieve|maintain)|ensuring|resulting|including|such as|as well as)\b`)

// fieldsIn are the fields that a sentence without a subject shows.
func fieldsIn(words []language.Tagged) (list []theme) {
	if verbs, _ := openingVerbs(words); verbs == nil {
		if !opensWithThing(words) {
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

// fieldsOf are those of a clause that opens with its verbs.
func fieldsOf(clause []language.Tagged) []theme {
	verbs, at := openingVerbs(clause)
	if at == 0 || at == len(clause) {
		return nil
	}
	if particle, has := particles[verbs[len(verbs)-1]]; has {
		if clause[at].Low != particle || verbs[0] != "carry" || at+1 == len(clause) {
			return nil
		}
		at++
	}
	if !opensObject(clause[at]) {
		return nil
	}
	row := things(clause[at:])
	if carries[verbs[0]] {
		if works := worksOf(row); len(works) > 0 {
			return works
		}
	}
	return doneTo(verbs, row)
}

// worksOf are the things of a row that are called after what is done: "stock control".
func worksOf(row [][]language.Tagged) (list []theme) {
	for _, words := range row {
		if len(words) < shortestTheme || len(words) > longestTheme-2 || !isWork(headIn(words).Low) ||
			openThing(words) || saysNothing[headIn(words).Low] {
			continue
		}
		text := lowerFirst(words)
		if strings.Contains(text, " of ") {
			text = "the " + text
		}
		list = append(list, theme{text: text, words: words})
	}
	return list
}

// isWork reports a noun for what is done, in the singular or the plural.
func isWork(head string) bool {
	if one, ok := oneOf(head); ok {
		head = one
	}
	return actionNoun.MatchString(head) && !outcome[head] || worksByName[head] || doneByName[head]
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

// doneTo are what was done and to what: "panel installation", "the preparation of weekly reports".
func doneTo(verbs []string, row [][]language.Tagged) []theme {
	var actions []string
	for _, v := range verbs {
		a := actionOf(v)
		if a == "" {
			return nil
		}
		actions = append(actions, a)
	}
	if len(row) == 0 || len(row) > mostDrawn || len(actions) > mostInTail {
		return nil
	}
	action := enumerate(actions)
	if len(row) == 1 && len(actions) == 1 {
		if name, ok := compoundOf(row[0]); ok {
			text := name + " " + action
			return []theme{{text: text, words: language.TagSentence(language.Tokens(text)), action: action}}
		}
	}
	var items []string
	for _, thing := range row {
		if len(thing) == 1 && actionNoun.MatchString(thing[0].Low) || !isMany(thing[len(thing)-1]) || hasOf(thing) {
			return nil
		}
		items = append(items, textOf(thing))
	}
	text := action + " of " + enumerate(items)
	if len(strings.Fields(text)) > longestWhole {
		return nil
	}
	return []theme{{text: "the " + text, words: language.TagSentence(language.Tokens(text)), action: action}}
}

// isMany reports things, or what cannot be counted.
func isMany(head language.Tagged) bool {
	return head.Tag == language.TagPlural || uncountable.MatchString(head.Low)
}

// compoundOf is a thing of one or two plain nouns as it stands before an action: "bank account" of "bank accounts".
func compoundOf(thing []language.Tagged) (string, bool) {
	if len(thing) > shortestTheme || isWork(thing[len(thing)-1].Low) { // "pension calculation preparation" is one noun too many
		return "", false
	}
	for _, w := range thing {
		if w.Kind != language.Word || !w.Has(language.Noun|language.Plural) && w.Tag != language.TagNoun && w.Tag != language.TagPlural ||
			w.Tag == language.TagAdjective || w.Tag == language.TagAdverb || describes[w.Tag] {
			return "", false
		}
	}
	last := thing[len(thing)-1]
	single := textOf(thing)
	if last.Tag == language.TagPlural && !staysPlural.MatchString(last.Low) {
		one, ok := oneOf(last.Low)
		if !ok {
			return "", false
		}
		single = strings.TrimSuffix(single, last.Text) + one
	}
	return single, true
}

// staysPlural are plurals that have no singular in front of an action: "sales tracking".
var staysPlural = regexp.MustCompile(`^(?:statistics|logistics|analytics|electronics|sales|benefits|goods|savings)$`)

// hasOf reports a thing of another one: "lists of ports".
func hasOf(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool { return w.Is("of") })
}

// headIn is the noun that the others of a phrase belong to: "summary" of "summary of minutes".
func headIn(words []language.Tagged) language.Tagged {
	if of := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is("of") }); of > 0 {
		return words[of-1]
	}
	return words[len(words)-1]
}

// oneOf is the singular of a plural, where it is a word.
func oneOf(plural string) (string, bool) {
	for _, end := range [][2]string{{"ies", "y"}, {"s", ""}, {"es", ""}} {
		if stem, is := strings.CutSuffix(plural, end[0]); is && language.Read(stem+end[1]).Has(language.Noun) {
			return stem + end[1], true
		}
	}
	return "", false
}

// things are those of a row: "invoices, purchase orders and notes", without what is told behind them; nil where one of them cannot be
// told by itself.
func things(words []language.Tagged) (row [][]language.Tagged) {
	words = words[:thingsEnd(words)]
	start := 0
	for i := 0; i <= len(words); i++ {
		if i < len(words) && !words[i].Is(",", "and", "&") {
			continue
		}
		thing := bareThing(words[start:i])
		start = i + 1
		switch {
		case len(thing) == 0 && i < len(words) && words[i].Is("and", "&"):
		case !isThing(thing), len(row) > 0 && hasOf(row[len(row)-1]):
			return nil // "a list of ports and boat repairs" may be a list of both
		default:
			row = append(row, thing)
		}
	}
	return row
}

// thingsEnd is where the row ends: before what leads to for whom, where or how.
func thingsEnd(words []language.Tagged) int {
	end := objectEnd(words)
	for i, w := range words[:end] {
		if i > 0 && (w.Tag == language.TagPreposition || w.Tag == language.TagTo) && !w.Is("of") {
			end = i
			break
		}
	}
	for end > 0 && (words[end-1].Is(".", ",", "and", "&") || words[end-1].Tag == language.TagAdverb) {
		end--
	}
	return end
}

// bareThing is a thing without its article.
func bareThing(words []language.Tagged) []language.Tagged {
	for len(words) > 0 && says(words[0]) == "" {
		words = words[1:]
	}
	return words
}

// says is what a word before a thing says of it: nothing, where that is only how good or how many it is.
func says(w language.Tagged) string {
	if w.Tag == language.TagPossessive {
		return w.Low
	}
	if w.Is("the") || ofDemand[w.Low] || ofPraise[w.Low] {
		return ""
	}
	return w.Low
}

var ofPraise = wordset.Of(`all different many numerous necessary efficient positive accurate timely prompt proper appropriate
	innovative creative comprehensive detailed in-depth thorough regular exceptional outstanding superior overall final general specific
	key main major important certain several ongoing current additional further extensive`)

// isThing reports a plain phrase that ends with a noun and says by itself what it is.
func isThing(words []language.Tagged) bool {
	if len(words) == 0 || len(words) > mostItems {
		return false
	}
	for i, w := range words {
		switch {
		case w.Kind != language.Word && !w.Is("-", "/", "’", "'"), ofDemand[w.Low], !fitsPhrase(words, i), w.Is("and", "&"):
			return false
		case strings.ContainsAny(w.Text, "0123456789"), w.Capital && !(i == 0 && w.Start == 0) && !isAbbreviation(w):
			return false
		}
	}
	head := words[len(words)-1]
	return (nominal[head.Tag] || head.Tag == language.TagGerund) && !saysNothing[head.Low] && !vague[head.Low] && !partners[head.Low]
}

// saysNothing are things of which every post has some.
var saysNothing = wordset.Of(`information data documents document documentation projects project needs requirements items areas aspects
	processes process procedures procedure operations operation services systems system functions function files records
	materials material levels matter details standards quality product products people person time times day days place
	ability role position basis part number numbers use members member team teams responsibility responsibilities`)

// lowerFirst is a phrase that may have opened a sentence, in small letters.
func lowerFirst(words []language.Tagged) string {
	text := textOf(words)
	if words[0].Start == 0 && !isAbbreviation(words[0]) {
		return lowered(text)
	}
	return text
}

// actionOf is what a deed is called that is a field of work; "" for verbs that say how something ended, or little.
func actionOf(verb string) string {
	switch {
	case calledByGerund[verb]:
		return gerund(verb)
	case calledAsVerb[verb]:
		return verb
	case namedAfter[verb] != "":
		return namedAfter[verb]
	}
	return calledBy[verb]
}

var (
	// calledByGerund are verbs whose field is called by the gerund: "tracking".
	calledByGerund = wordset.Of(`plan process track monitor test schedule write edit recruit teach train budget price
		source forecast code debug troubleshoot handle invoice file pack clean cook tutor coach mentor screen interview counsel
		weld draft translate map profile report purchase load ship bookkeep`)
	calledAsVerb = wordset.Of("design review audit repair research control")
	// calledBy are the other verbs whose field has a name of its own.
	calledBy = map[string]string{
		"prepare": "preparation", "install": "installation", "inspect": "inspection", "supervise": "supervision",
		"coordinate": "coordination", "co-ordinate": "co-ordination", "manage": "management", "develop": "development",
		"estimate": "estimation", "calculate": "calculation",
		"evaluate": "evaluation", "assess": "assessment", "implement": "implementation",
		"negotiate": "negotiation", "procure": "procurement", "recruit": "recruitment",
		"fabricate": "fabrication", "construct": "construction", "configure": "configuration", "administer": "administration",
		"collect": "collection", "validate": "validation", "calibrate": "calibration", "compile": "compilation",
		"allocate": "allocation", "consolidate": "consolidation",
		"distribute": "distribution", "register": "registration",
		"examine": "examination", "measure": "measurement", "settle": "settlement",
	}
)
