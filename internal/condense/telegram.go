package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
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
			if m := bareHead(r.Text.Value); m.after != "" {
				list = append(list, m)
			}
			if m := again(before, r.Text.Value); m.after != "" {
				list = append(list, m)
			}
		}
		list = append(list, inCountry(doc.Locale, r.Text.Value)...)
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
	ofYear = sieve.MustCompile(`\b(in|at|from|of) (\d{4} (?:\p{Lu}[\p{L}&-]* ){1,4}(?:Hackathon|Competition|` +
		`Championships?|Olympiad|Conference|Challenge|Contest|Games|Tournament|Awards|Festival|Summit|Symposium))\b`)
	// ranks are two places that somebody won, joined like notes.
	ranks = sieve.MustCompile(`^Won \S+ (?:place|prize) in [^,]+, (\S+ (?:place|prize)) in [^,]+$`)
	// resulting is a result told in the present.
	resulting = sieve.MustCompile(`\b(that|which) results in\b`)
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
var endsOpenList = sieve.MustCompile(`\busing ((?:[^,;:()]{1,24}, ){2,6}[^,;:()]{1,24}?)(\.?)$`)

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
	words := tagged(text)
	list = append(append(list, missingArticles(text, words)...), rolesWithoutArticle(text, words)...)
	return slices.Concat(list, written(text), joints(text))
}

// inCountry is what one country writes otherwise than others.
func inCountry(locale, text string) []mend {
	switch {
	case locale == "en-US":
		return american(text)
	case british(locale) && !labelled.MatchString(text):
		return serial(text)
	}
	return nil
}

// shortMends are the signs of notes that a sentence of any section may hold.
func shortMends(text string) (list []mend) {
	if strings.ContainsAny(text, "\"“”«»„`") || strings.Contains(text, "://") {
		return nil
	}
	if m := doubledEtc.FindString(text); m != "" {
		list = append(list, mend{m, "etc.", "“etc.” says it once."})
	}
	for _, m := range doubledOver.FindAllStringSubmatch(overVerbs.ReplaceAllString(text, "$1"), -1) {
		list = append(list, mend{m[0], strings.TrimSuffix(m[0], "+"), "“" + m[1] + "” says what the “+” says."})
	}
	if labelled.MatchString(text) {
		return list
	}
	for _, m := range plusSign.FindAllString(text, -1) {
		if atLeast.MatchString(m) || storeys.MatchString(m) || ofSum.MatchString(m) {
			continue
		}
		list = append(list, mend{m, strings.Replace(m, " + ", " and ", 1), "“+” is a sign of notes."})
	}
	return append(list, signs(text)...)
}

// labelled is a bullet that names what it lists: "Tools: Go + Rust".
var labelled = sieve.MustCompile(`^(?:\S+ ){0,2}\S+:`)

var (
	plusSign = sieve.MustCompile(`[\p{L}\d.#]+ \+ [\p{L}\d.#]+`)
	// atLeast is a number of which there are more: "25 + printers", "20 crore + in sales".
	atLeast = sieve.MustCompile(`^(?:\d[\d.,]*|crores?|lakhs?|lacs?|millions?|years?|yrs\.?|months?) \+`)
	// ofSum is the sign of a figure: "from -18% to + 10%".
	ofSum = sieve.MustCompile(`^(?:to|of|by|from|and|with|at|is|was) \+ \d`)
	// storeys are those above the ground: "G + 12".
	storeys    = sieve.MustCompile(`^(?:\p{Lu}|[Gg]round) \+ \d`)
	doubledEtc = sieve.MustCompile(`\betc\.?,? ?(?:and )?etc\b\.?`)
	// overVerbs take "over" for themselves: "Presided over 20+ sessions".
	overVerbs   = sieve.MustCompile(`\b(?i:(presid|watch|tak|took|hand|turn|carri?|rul))(?:y|e|es|ed|ied|ing|en|s)? over\b`)
	doubledOver = sieve.MustCompile(`\b([Oo]ver|[Mm]ore than|[Aa]t least) \d[\d,.]*[kKM]?\+`)
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
