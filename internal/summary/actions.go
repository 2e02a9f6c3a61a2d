package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

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
		if name, ok := compoundFor(verbs[0], row[0]); ok {
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

var (
	// bringsIn are verbs whose object is what was done from then on: "rolled out contract testing".
	bringsIn = wordset.Of("roll introduce implement establish")
	// frames are things that are made for work of the kind that stands before them: "a benefits-tracking framework". Systems, tools and
	// programs are none: who built an air traffic control system has directed no aircraft.
	frames = wordset.Of("framework programme process procedure initiative frameworks programmes processes procedures initiatives")
)

// inFrame is the work that a thing is made for: who introduced a benefits-tracking framework knows benefits tracking.
func inFrame(verbs []string, words []language.Tagged) (theme, bool) {
	words = bareThing(words[:thingsEnd(words)])
	if len(words) > 0 && words[0].Tag == language.TagDeterminer {
		words = bareThing(words[1:])
	}
	last := len(words) - 1
	if last < 1 || !frames[words[last].Low] || !setsUp(verbs[0]) {
		return theme{}, false
	}
	for len(words) > 1 && words[0].Tag == language.TagAdjective {
		words = words[1:]
	}
	text := strings.ReplaceAll(textOf(words[:len(words)-1]), "-", " ")
	work := asNouns(language.TagSentence(language.Tokens(text)))
	if len(work) < shortestTheme || !isThing(work) || !isWork(work[len(work)-1].Low) || hasOf(work) {
		return theme{}, false
	}
	return theme{text: text, words: work}, true
}

// setsUp reports a verb of who made a thing or answered for it.
func setsUp(verb string) bool {
	return bringsIn[verb] || makesThings[verb] || verb == "lead" || verb == "manage"
}

// asNouns are words of which all but the last may be nouns as nouns: "benefits" of "benefits tracking" is no verb.
func asNouns(words []language.Tagged) []language.Tagged {
	for i := range words[:max(len(words)-1, 0)] {
		switch w := &words[i]; {
		case !w.Tag.IsVerb():
		case w.Has(language.Plural):
			w.Tag = language.TagPlural
		case w.Has(language.Noun):
			w.Tag = language.TagNoun
		}
	}
	return words
}

// compoundFor is a thing as it stands before what a verb is called: "evidence writing" is not what anybody calls it.
func compoundFor(verb string, thing []language.Tagged) (string, bool) {
	if verb == "write" && !ofWriters[thing[len(thing)-1].Low] {
		return "", false
	}
	return compoundOf(thing)
}

// ofWriters are things that somebody writes again and again, after which that work is called: not "evidence".
var ofWriters = wordset.Of(`report reports specification specifications proposal proposals grant grants letter letters script scripts
	documentation article articles biography biographies blog blogs newsletter newsletters code tests copy speech speeches
	content brief briefs manual manuals`)

// isMany reports things, or what cannot be counted.
func isMany(head language.Tagged) bool {
	return head.Tag == language.TagPlural || uncountable.MatchString(head.Low)
}

// compoundOf is a thing of one or two plain nouns as it stands before an action: "bank account" of "bank accounts".
func compoundOf(thing []language.Tagged) (string, bool) {
	if last := thing[len(thing)-1].Low; len(thing) > shortestTheme || isWork(last) && !staysPlural.MatchString(last) {
		// "pension calculation preparation" is one noun too many
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
var staysPlural = sieve.MustCompile(`^(?:statistics|logistics|analytics|electronics|communications|sales|benefits|goods|savings)$`)

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
	calledAsVerb = wordset.Of("design review audit repair research control triage")
	// calledBy are the other verbs whose field has a name of its own.
	calledBy = map[string]string{
		"prepare": "preparation", "install": "installation", "inspect": "inspection", "supervise": "supervision",
		"coordinate": "coordination", "co-ordinate": "co-ordination", "manage": "management", "develop": "development",
		"deliver": "delivery", "estimate": "estimation", "calculate": "calculation",
		"evaluate": "evaluation", "assess": "assessment", "implement": "implementation",
		"negotiate": "negotiation", "procure": "procurement", "recruit": "recruitment",
		"fabricate": "fabrication", "construct": "construction", "configure": "configuration", "administer": "administration",
		"collect": "collection", "validate": "validation", "calibrate": "calibration", "compile": "compilation",
		"allocate": "allocation", "consolidate": "consolidation",
		"distribute": "distribution", "register": "registration",
		"examine": "examination", "measure": "measurement", "settle": "settlement",
	}
)
