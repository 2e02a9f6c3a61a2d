package condense

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// Telegram writes out what bullets leave away in note style: the article of a thing
// that was built, the preposition before a change, "and" for "+"; and all bullets of the
// document end alike. Each is noted as a correction of the words around it.
func Telegram(doc *cv.Document, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	var notes []cv.Note
	before, listed := "", skills(doc)
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() {
			before = ""
			return
		}
		list := shortMends(r.Text.Value)
		if r.Role == cv.RoleBullet {
			list = append(mends(r.Text.Value), events(r.Text.Value)...)
			list = append(list, openList(r.Text.Value, listed, british(doc.Locale))...)
			if m := outcome(r.Text.Value); doc.Over(r) && m.after != "" {
				list = append(list, m)
			}
			if m := again(before, r.Text.Value); m.after != "" {
				list = append(list, m)
			}
		}
		if british(doc.Locale) && !labelled.MatchString(r.Text.Value) {
			list = append(list, serial(r.Text.Value)...)
		}
		before = r.Text.Value
		for _, m := range list {
			n := cv.Note{Kind: cv.NoteGrammar, Field: r.Text.ID, Before: m.before, After: m.after, Reason: m.reason, Lines: r.Text.Lines}
			if strings.Count(r.Text.Value, m.before) == 1 && keep.Accepts(n) {
				notes = append(notes, n)
				r.Text.Value = strings.Replace(r.Text.Value, m.before, m.after, 1)
			}
		}
	})
	return append(notes, ends(doc, keep)...)
}

var (
	// ofYear is an event by its year and name: "in 2022 Harbour Hackathon".
	ofYear = regexp.MustCompile(`\b(in|at|from|of) (\d{4} (?:\p{Lu}[\p{L}&-]* ){1,4}(?:Hackathon|Competition|` +
		`Championships?|Olympiad|Conference|Challenge|Contest|Games|Tournament|Awards|Festival|Summit|Symposium))\b`)
	// ranks are two places that somebody won, joined like notes.
	ranks = regexp.MustCompile(`^Won \S+ (?:place|prize) in [^,]+, (\S+ (?:place|prize)) in [^,]+$`)
	// resulting is a result told in the present.
	resulting = regexp.MustCompile(`\b(that|which) results in\b`)
)

// events gives events their article.
func events(text string) (list []mend) {
	if m := ranks.FindStringSubmatch(text); m != nil {
		list = append(list, mend{", " + m[1], " and " + m[1], "The last of several is joined by a word."})
	}
	for _, m := range ofYear.FindAllStringSubmatch(text, -1) {
		list = append(list, mend{m[0], m[1] + " the " + m[2], "The event takes an article."})
	}
	return list
}

// endsOpenList is a list of tools that a bullet ends with, without an "and": "using Go, SQL, Rust."
var endsOpenList = regexp.MustCompile(`\busing ((?:[^,;:()]{1,24}, ){2,6}[^,;:()]{1,24}?)(\.?)$`)

// openList joins the last tool of such a list. All of them are listed skills: other words are for whom, where or when
// something was done ("using Go, Leith, Scotland").
func openList(text string, listed map[string]bool, british bool) []mend {
	m := endsOpenList.FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	tools := strings.Split(m[1], ", ")
	if slices.ContainsFunc(tools, func(t string) bool { return !listed[strings.ToLower(t)] }) {
		return nil
	}
	link := ", and "
	if british {
		link = " and "
	}
	last := len(tools) - 1
	pair := tools[last-1 : last+1]
	before, after := strings.Join(pair, ", ")+m[2], strings.Join(pair, link)+m[2]
	return []mend{{before, after, "The last of several is joined by a word."}}
}

// skills are those that the document lists, in small letters.
func skills(doc *cv.Document) map[string]bool {
	listed := map[string]bool{}
	doc.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleSkill {
			listed[strings.ToLower(r.Text.Value)] = true
		}
	})
	return listed
}

// outcome tells what came of something that is over in its time: "Devised a test that resulted in fewer leaks".
func outcome(text string) mend {
	m := resulting.FindString(text)
	if words := tagged(text); m == "" || words[0].Tag != language.TagPast {
		return mend{}
	}
	return mend{m, strings.Replace(m, "results", "resulted", 1), "What is over is told in the past."}
}

// mend is a few words of a bullet, written out.
type mend struct{ before, after, reason string }

// mends are those of a bullet; quoted speech and addresses stay, and but for signs what a label names.
func mends(text string) (list []mend) {
	if strings.ContainsAny(text, "\"“”«»„`") || strings.Contains(text, "://") {
		return nil
	}
	if labelled.MatchString(text) {
		return shortMends(text)
	}
	if m := compoundDeed(text); m.after != "" {
		list = append(list, m)
		text = strings.Replace(text, m.before, m.after, 1)
	}
	list = append(list, shortMends(text)...)
	for _, m := range list {
		text = strings.Replace(text, m.before, m.after, 1)
	}
	more := []mend{byHowMuch(text, tagged(text)), acts(text), measured(text)}
	for _, m := range slices.Concat(more, numerals(text)) {
		if m.after != "" {
			list = append(list, m)
		}
	}
	for _, m := range list { // what follows is about the text as it is then
		text = strings.Replace(text, m.before, m.after, 1)
	}
	return append(append(list, missingArticles(text, tagged(text))...), written(text)...)
}

// shortMends are the signs of notes that a sentence of any section may hold.
func shortMends(text string) (list []mend) {
	if strings.ContainsAny(text, "\"“”«»„`") || strings.Contains(text, "://") {
		return nil
	}
	for _, m := range doubledOver.FindAllStringSubmatch(text, -1) {
		list = append(list, mend{m[0], strings.TrimSuffix(m[0], "+"), "“" + m[1] + "” says what the “+” says."})
	}
	if labelled.MatchString(text) {
		return list
	}
	for _, m := range plusSign.FindAllString(text, -1) {
		if atLeast.MatchString(m) {
			continue
		}
		list = append(list, mend{m, strings.Replace(m, " + ", " and ", 1), "“+” is a sign of notes."})
	}
	return append(list, signs(text)...)
}

// labelled is a bullet that names what it lists: "Tools: Go + Rust".
var labelled = regexp.MustCompile(`^(?:\S+ ){0,2}\S+:`)

var (
	plusSign = regexp.MustCompile(`[\p{L}\d.#]+ \+ [\p{L}\d.#]+`)
	// atLeast is a number of which there are more: "25 + printers".
	atLeast     = regexp.MustCompile(`^\d[\d.,]* \+`)
	doubledOver = regexp.MustCompile(`\b([Oo]ver|[Mm]ore than|[Aa]t least) \d[\d,.]*[kKM]?\+`)
)

// changing are verbs of a change that is told with its size.
var changing = wordset.Of(`reduce increase improve cut boost grow decrease lower raise accelerate shorten expand lift`)

// byHowMuch puts the preposition before the size of a change: "Cut waste 12%".
func byHowMuch(text string, words []language.Tagged) mend {
	if len(words) < 4 || !changing[baseForm(words[0])] {
		return mend{}
	}
	for i := 2; i+1 < len(words); i++ {
		switch {
		case linksChange(words[i], i):
			return mend{}
		case words[i].Tag == language.TagNumber && words[i+1].Is("%", "percent"):
			return ofSize(text, words, i)
		}
	}
	return mend{}
}

// linksChange reports a word that says already how a change and its size belong together, or ends the clause.
func linksChange(w language.Tagged, i int) bool {
	return w.Is("by", "from", "to", "and", "with", "through", "while", ",", ";") || w.Tag == language.TagGerund && i > 3
}

// ofSize puts "by" before the share at i where a thing stands before it.
func ofSize(text string, words []language.Tagged, i int) mend {
	before, behind := words[i-1], words[i+2:]
	if !things[before.Tag] || len(behind) > 0 && !afterSize[behind[0].Tag] {
		return mend{}
	}
	size := text[words[i].Start:words[i+1].End()]
	return mend{before.Text + " " + size, before.Text + " by " + size, "A change is told with “by”."}
}

type tags = map[language.Tag]bool

var (
	things    = tags{language.TagNoun: true, language.TagPlural: true, language.TagProper: true}
	afterSize = tags{
		language.TagPreposition: true, language.TagTo: true, language.TagMark: true, language.TagGerund: true,
		language.TagCoordinator: true, language.TagSubordinator: true,
	}
)

// baseForm is the base of a verb form, "" for other words.
func baseForm(w language.Tagged) string {
	for _, f := range language.VerbForms(w.Low) {
		if f.Form == language.Past || f.Form == language.Third || f.Form == language.Base {
			return f.Base
		}
	}
	return ""
}

var (
	// counts are things of which one has an article.
	counts = wordset.Of(`platform pipeline team system application app tool framework dashboard database website site
		portal model module library prototype product programme strategy campaign budget contract round partnership network
		cluster server interface engine trigger algorithm plugin report survey guide manual handbook curriculum workshop course
		conference committee department branch factory warehouse unit squad initiative feature component package solution
		tracker scheduler parser compiler simulator bot script schema workflow roadmap suite editor mechanism rollout fund
		grant deal rating rate migration redesign rewrite overhaul resume store shop gateway chatbot newsletter brochure
		catalogue catalog webinar podcast blog proposal agency startup crew widget microservice backend frontend toolkit
		monolith rig car circuit bridge device machine robot sensor calculator spreadsheet template checklist sheet register rota lab
		laboratory clinic playbook protocol scheme pilot trial event exhibition array facility depot brigade lesson kit region
		territory portfolio menu venue backlog`)
	// making are verbs after which a thing is a new one.
	making = wordset.Of(`build create develop design launch introduce secure win ship write implement establish deliver found start open
		conduct plan author publish produce devise invent architect
		organise organize host form assemble draft prototype propose obtain co-found construct code engineer negotiate set`)
	// withSize opens a thing that is described by its size: "6-person", "four-member".
	withSize = regexp.MustCompile(`^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)-(?:person|member|strong|man|day|week|` +
		`month|page)$`)
	// gained are things that there is one of many of.
	gained = wordset.Of("round fund grant deal contract course workshop diploma")
	// single are words of which the thing described is the only one.
	single = wordset.Of(`first last only main entire whole overall largest biggest highest existing current following same company
		corporate`)
	// quality are words for how a thing is, whichever it is.
	quality = wordset.Of(`high low good strong new detailed comprehensive robust reliable safe clean effective efficient large small
		end-to-end dedicated professional positive diverse`)
	verbParticles = wordset.Of("up out off down")
)

// missingArticles gives the things that verbs act on their article.
func missingArticles(text string, words []language.Tagged) (list []mend) {
	for v := range words {
		base := governs(words, v)
		if base == "" {
			continue
		}
		from := v + 1
		if from < len(words) && verbParticles[words[from].Low] && from+1 < len(words) {
			from++
		}
		head, ok := bareThing(words, from)
		if !ok {
			continue
		}
		article := "the"
		if isNew(base, words, from, head) {
			article = language.Article(spoken(words[from:head+1], text))
		}
		start, first := words[v].Start, words[from].Start
		list = append(list, mend{
			text[start:words[head].End()], text[start:first] + article + " " + text[first:words[head].End()],
			"The noun takes an article.",
		})
	}
	return list
}

// isNew reports a thing that there may be several of, told of for the first time.
func isNew(verb string, words []language.Tagged, from, head int) bool {
	first := words[from].Low
	return !single[first] && (making[verb] || gained[words[head].Low] || anyOne(first) || withAmount(words[head+1:]))
}

// withAmount reports what a thing is measured by: "of $4m".
func withAmount(behind []language.Tagged) bool {
	return len(behind) > 1 && behind[0].Is("of") && (behind[1].Tag == language.TagNumber || isCurrency(behind[1]))
}

func isCurrency(w language.Tagged) bool { return w.Is("$", "£", "€") }

// anyOne reports a word for how a thing is, whichever it is.
func anyOne(first string) bool { return quality[first] || withSize.MatchString(first) }

// spoken is what the first sound of a thing is judged by: "$4M" is "four million".
func spoken(words []language.Tagged, text string) string {
	for i, w := range words {
		if w.Kind != language.Word && w.Kind != language.Number {
			continue
		}
		if i > 0 && isCurrency(words[i-1]) {
			return strings.TrimRight(text[w.Start:w.End()], "MKBkmb")
		}
		return w.Text
	}
	return words[0].Text
}

// governs returns the base of a finite verb at i that opens the bullet, is joined to one
// that does, or stands behind "to"; "" for others.
func governs(words []language.Tagged, i int) string {
	w := words[i]
	base := baseForm(w)
	if w.Kind != language.Word || w.Has(language.Gerund) && !w.Has(language.Past) || slightVerbs[base] {
		return ""
	}
	if i == 0 && toldAs[w.Tag] || i > 0 && !describing(words, i) && governed(words[i-1], w) {
		return base
	}
	return ""
}

// toldAs are the forms in which a bullet tells what was done.
var toldAs = tags{language.TagPast: true, language.TagThird: true, language.TagBase: true}

// describing reports a word that may belong to the noun behind it: "sent to finance
// department", "tests of masts and controlled system parts".
func describing(words []language.Tagged, i int) bool {
	if words[i-1].Is("to") {
		return words[i].Has(language.Noun) || words[i].Is("excel")
	}
	return words[i-1].Is("and") && !words[0].Tag.IsVerb()
}

// governed reports that the word before a finite or a plain verb leads to it.
func governed(before, verb language.Tagged) bool {
	plain := verb.Tag == language.TagBase
	finite := toldAs[verb.Tag] && !plain && !verb.Capital
	switch before.Tag {
	case language.TagTo:
		return plain
	case language.TagRelative:
		return finite || plain
	}
	return finite && before.Is("and")
}

// slightVerbs take no thing that is made or changed by them.
var slightVerbs = wordset.Of("be have do go come become work serve act use play")

// bareThing returns the head of the noun phrase at i, where it is one countable thing
// in small letters that has no article yet.
func bareThing(words []language.Tagged, i int) (head int, ok bool) {
	head = -1
	if i < len(words) && words[i].Is("different", "various", "multiple", "numerous") {
		return head, false // several are meant
	}
	for k := i; k < len(words) && k < i+6; k++ {
		w := words[k]
		if w.Tag == language.TagNoun && !w.Capital || w.Is("rating") && k > i {
			head = k
		} else if !leadsUp(words, i, k, head) {
			break
		}
	}
	return head, head >= 0 && counts[words[head].Low] && endsThing(words, head)
}

// endsThing reports that the noun phrase ends with its head, and is not the first of a list.
func endsThing(words []language.Tagged, head int) bool {
	if head+1 == len(words) {
		return true
	}
	next := words[head+1]
	switch {
	case behindThing[next.Tag], next.Is(",", ".", ";"), doneBy(words, head+1), next.Tag == language.TagGerund && governing(words, head+1):
		return !listItem(words, head)
	case next.Tag == language.TagAdverb:
		return strings.HasSuffix(next.Low, "ly") && !next.Is("daily", "weekly", "monthly", "yearly", "quarterly")
	}
	return next.Is("and") && head+2 < len(words) && governs(words, head+2) != ""
}

// doneBy reports what was done with a thing, behind it: "a playbook adopted by the crew".
func doneBy(words []language.Tagged, i int) bool {
	done := i+1 < len(words) && (words[i].Tag == language.TagPast || words[i].Tag == language.TagParticiple)
	return done && words[i+1].Is("by", "in", "for", "across")
}

// leadsUp reports that words[k] belongs to the noun phrase at i before its head.
func leadsUp(words []language.Tagged, i, k, head int) bool {
	w := words[k]
	if isCurrency(w) || k > i && isCurrency(words[k-1]) {
		return true
	}
	if w.Tag == language.TagPlural {
		return strings.HasSuffix(w.Low, "ics")
	}
	if w.Tag == language.TagProper || w.Capital {
		return w.Tag == language.TagProper && head < 0
	}
	return describesThing(w) || w.Tag == language.TagGerund && k == i
}

// describesThing reports what stands before a noun and says how the thing is.
func describesThing(w language.Tagged) bool {
	switch w.Tag {
	case language.TagAdjective, language.TagParticiple:
		return true
	case language.TagPast:
		return strings.Contains(w.Text, "-")
	}
	return false
}

// behindThing are the parts of speech that a noun phrase ends before.
var behindThing = tags{language.TagPreposition: true, language.TagTo: true, language.TagRelative: true, language.TagSubordinator: true}

// governing reports a gerund with an object behind it, that is no part of the noun
// before it: "pipeline processing 2M events", not "machine learning models".
func governing(words []language.Tagged, i int) bool {
	if i+1 >= len(words) {
		return false
	}
	next := words[i+1]
	return next.Tag == language.TagNumber || strings.ContainsAny(next.Text[:1], "0123456789$") || next.Is("£", "€") ||
		next.Tag == language.TagDeterminer || next.Tag == language.TagPossessive
}

// listItem reports a list of bare things behind the head: "website, app and shop".
func listItem(words []language.Tagged, head int) bool {
	if !words[head+1].Is(",") || head+2 >= len(words) {
		return false
	}
	next := words[head+2]
	return things[next.Tag] || next.Tag == language.TagAdjective || next.Is("and")
}

// trades are gerunds of work that is done to things.
var trades = map[string]string{
	"welding": "weld", "painting": "paint", "cleaning": "clean", "repairing": "repair", "fitting": "fit",
	"laying": "lay", "wiring": "wire",
	"packing": "pack", "loading": "load", "testing": "test", "inspecting": "inspect", "polishing": "polish", "plastering": "plaster",
	"servicing": "service",
}

var (
	furtherDeed = regexp.MustCompile(`\b\p{Ll}+ing\b`)
	deedStart   = regexp.MustCompile(`^(\p{Lu}\p{Ll}+) (\p{Ll}+ing)(,? (?:in|on|at|to|for) |, |\.?$)`)
)

// compoundDeed turns "Deck painting, stages 2 and 3" into "Painted decks, stages 2
// and 3"; the time is left to the posts that are over, where such notes stand. In
// "Light fitting, wiring and plastering" the comma leads to further deeds.
func compoundDeed(text string) mend {
	m := deedStart.FindStringSubmatch(text)
	if m == nil || trades[m[2]] == "" || mainVerb(tagged(text)) || strings.HasSuffix(m[1], "s") {
		return mend{}
	}
	if thing := strings.ToLower(m[1]); notThings[thing] || ofOthers[thing] {
		return mend{}
	}
	link := strings.TrimPrefix(m[3], ",")
	if m[3] == ", " {
		if furtherDeed.MatchString(text[len(m[0]):]) {
			return mend{}
		}
		link = ", "
	}
	return mend{strings.TrimSuffix(m[0], "."), capital(language.PastTense(trades[m[2]])) + " " + strings.ToLower(m[1]) + "s" +
		strings.TrimSuffix(link, "."), "Opens with a verb, like the others."}
}

// notThings are words before such a gerund that say how, where or what it is, not what
// it is done to.
var notThings = wordset.Of(`manual spot arc steel stainless general industrial unit load stress user software hardware regression
	acceptance performance penetration dry deep spring brick data food`)

// opensWithVerb reports a sentence: it opens with its verb, or has one.
func opensWithVerb(s string) bool {
	words := tagged(s)
	at := 0
	if words[0].Tag == language.TagAdverb {
		at = 1
	}
	if at == len(words) {
		return false
	}
	w := words[at]
	if changing[baseForm(w)] && len(words) > at+1 && things[words[at+1].Tag] {
		return true // "Cut food cost"
	}
	return w.Tag == language.TagPast || w.Tag == language.TagThird || w.Tag == language.TagBase || mainVerb(words)
}
