package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Things that verbs act on without an article: "Scaled platform".

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
		laboratory clinic playbook protocol scheme pilot trial event exhibition array facility depot brigade lesson kit region project
		territory portfolio menu venue backlog target goal environment atmosphere logbook record ledger schedule
		summary statement chart diagram presentation list procedure approach timeline understanding calendar log process`)
	// making are verbs after which a thing is a new one.
	making = wordset.Of(`build create develop design launch introduce secure win ship write implement establish deliver found start open
		conduct plan author publish produce devise invent architect
		organise organize host form assemble draft prototype propose obtain co-found construct code engineer negotiate set`)
	// withSize opens a thing that is described by its size: "6-person", "four-member".
	withSize = sieve.MustCompile(`^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)-(?:person|member|strong|man|day|week|` +
		`month|page)$`)
	// gained are things that there is one of many of.
	gained = wordset.Of("round fund grant deal contract course workshop diploma")
	// giving are verbs that bring the things of given into being, which elsewhere are there already: "made the budget".
	giving = wordset.Of("issue receive make take score perform present provide")
	given  = wordset.Of("statement approach summary goal list procedure presentation chart diagram timeline")
	// single are words of which the thing described is the only one.
	single = wordset.Of(`first last only main entire whole overall existing current following same company corporate best worst most least
		latest`)
	// quality are words for how a thing is, whichever it is.
	quality = wordset.Of(`high low good strong new detailed comprehensive robust reliable safe clean effective efficient large small
		end-to-end dedicated professional positive diverse accurate clear proper healthy friendly transparent secure conducive stable
		consistent complete seamless up-to-date successful smooth`)
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
		if !ok || words[head].Is("project") && head > from { // "academic project" may be any
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
	return !single[first] && !superlative(first) && (bandOf(words, head) || making[verb] || giving[verb] && given[words[head].Low] ||
		gained[words[head].Low] || anyOne(first) || withAmount(words[head+1:]))
}

// superlative reports "largest", "biggest", "happiest", "newest".
func superlative(low string) bool {
	without, is := strings.CutSuffix(low, "est")
	if !is || len(low) < shortestMost || language.Read(low).Has(language.Adjective) {
		return false // "modest"
	}
	base := without + "e"
	return slices.ContainsFunc([]string{base, without, without[:len(without)-1], without[:len(without)-1] + "y"}, func(s string) bool {
		return language.Read(s).Has(language.Adjective)
	})
}

// shortestMost is how long a superlative is at least.
const shortestMost = 6

// bandOf reports a group that is told by those who are in it: "a team of riggers and welders".
func bandOf(words []language.Tagged, head int) bool {
	group := words[head].Is("team", "crew", "squad", "group", "committee", "brigade", "network")
	if !group || head+2 >= len(words) || !words[head+1].Is("of") {
		return false
	}
	for _, w := range words[head+2:] {
		switch w.Tag {
		case language.TagPlural:
			return true
		case language.TagNoun, language.TagAdjective, language.TagProper, language.TagNumber:
		default:
			return false
		}
	}
	return false
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
	if governsInside(words, i) {
		return gerundBase(w.Low)
	}
	base := baseForm(w)
	if w.Kind != language.Word || w.Has(language.Gerund) && !w.Has(language.Past) || slightVerbs[base] {
		return ""
	}
	if i == 0 && toldAs[w.Tag] || i > 0 && !describing(words, i) && governed(words[i-1], w) {
		return base
	}
	return ""
}

// governsInside reports a gerund that is nothing but one, behind an adverb or a preposition: "by creating portal for owners".
func governsInside(words []language.Tagged, i int) bool {
	w := words[i]
	if i == 0 || !isGerund(w) || startsUpper(w.Text) {
		return false
	}
	switch before := words[i-1]; before.Tag {
	case language.TagAdverb:
		return surely[w.Low] || w.Is("describing", "explaining", "building", "presenting")
	case language.TagPreposition:
		return surely[w.Low] && !w.Is("managing", "developing", "organising", "organizing", "coordinating", "monitoring")
	}
	return false
}

// toldAs are the forms in which a bullet tells what was done.
var toldAs = tags{language.TagPast: true, language.TagThird: true, language.TagBase: true}

// describing reports a word that may belong to the noun behind it: "sent to finance
// department", "tests of masts and controlled system parts".
func describing(words []language.Tagged, i int) bool {
	if words[i-1].Is("to") {
		return words[i].Has(language.Noun) || words[i].Is("excel")
	}
	if words[0].Tag == language.TagPast && words[i].Tag == language.TagThird && words[i].Has(language.Plural) {
		return true // "Added ratings and reviews system": another tense than the first verb's
	}
	return words[i-1].Is("and") && (!words[0].Tag.IsVerb() || i > 2 && howThingIs(words[i-2])) // "a clean and organized yard"
}

// howThingIs reports an adjective that is no deed here.
func howThingIs(w language.Tagged) bool {
	return w.Tag == language.TagAdjective || quality[w.Low] || w.Tag != language.TagNoun && w.Has(language.Adjective) || w.Is("overall")
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
var slightVerbs = wordset.Of("be have do go come become work serve act use play result")

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
