package tailor

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/wordset"
)

// Some programs and languages are called by ordinary words: Go, Swift, Access, Excel, Spring. Such a word is the name of a thing
// only where its text supports that: a capital within a sentence, a list of tools, a neighbour that speaks of software or makes
// it. The same is asked of adverts and of CVs.

// wordNames are the names of things that are ordinary words as well.
var wordNames = wordset.Of("robot sketch access word outlook teams project publisher storm " +
	"go swift express origin slack notion illustrator premiere flash " +
	"fireworks eagle act motion compass keynote numbers pages logic cascade ranger mahout pig impala " +
	"kite lens bolt stripe mint snap apex helm flux lightning forge harvest buffer later bridge animate audition character inventor " +
	"fusion navigator insight enterprise safe revit etabs " +
	"excel rust spark spring react chef puppet oracle julia dart slack box ruby sage tableau crystal elixir " +
	"hive beam ansible jest mocha ember svelte salt vault consul nomad terraform drift segment amplitude monday asana trello canva " +
	"maya blender rhino shell scratch ada pascal delphi lisp scheme basic eclipse idea")

// ambiguous reports a skill of one word, written as a name, that is a product as well as a common word. Who wants somebody
// to "sketch ideas" or to repair a robot does not ask for programs of these names.
func ambiguous(skill string) bool {
	low := strings.ToLower(skill)
	return !strings.ContainsAny(strings.TrimSpace(skill), " \t") && low != skill && wordNames[low]
}

// namedIn reports that a line of an advert has a word as the name of a thing.
func namedIn(advert, name string) bool {
	low := strings.ToLower(name)
	for line := range strings.Lines(advert) {
		if strings.Contains(line, name) && namesThing(line, low, false) {
			return true
		}
	}
	return false
}

// besideNames stand beside the name of a program and speak of software.
var besideNames = wordset.Of("developer developers engineer engineers programmer programmers programming development code coding " +
	"script scripts scripting service services microservice microservices api apis app apps application applications framework " +
	"library libraries database databases db macro macros vba spreadsheet spreadsheets workbook workbooks query queries " +
	"component components hooks cluster clusters pipeline pipelines cookbooks manifests playbooks backend frontend " +
	"sql software version boot mvc cloud security data dashboards reports formulas pivot pivots functions ui native router redux js " +
	"workspace channels jobs streaming tables bindings modules packages language languages certified certification")

// makers stand before a name of what they make.
var makers = wordset.Of("microsoft ms apache adobe google amazon oracle autodesk atlassian apple office ibm hashicorp using use uses " +
	"used in with via on through of")

// longNames are the other names of things whose short ones are too common to be names everywhere: to "go" is no language.
var longNames = map[string]string{"go": "golang"}

// addLongNames gives a passage both names of such a thing, where it has one.
func (p *passage) addLongNames() {
	for short, long := range longNames {
		for _, t := range terms(long) {
			switch {
			case p.terms[t]:
				p.terms[short] = true
			case p.terms[short] && namesThing(p.told, short, isListed(*p)):
				p.terms[t] = true
				maps.Copy(p.implied, impliedBy([]string{t}))
				maps.DeleteFunc(p.implied, func(class string, _ bool) bool { return general()[class] && !p.terms[class] })
			}
		}
	}
}

// hasLongName reports that a passage has such a thing by its other name.
func (p passage) hasLongName(short string) bool {
	long, ok := longNames[short]
	return ok && p.hasAll(terms(long))
}

// word is a token of a text with what stands around it.
type word struct {
	text   string // without signs around it
	low    string
	begins bool   // a sentence
	joins  string // "," "/" "&" or a small word that lists things, between this and the next
	ends   bool   // a sign behind it parts it from the next
}

// wordsOf cuts a text into its words.
func wordsOf(text string) []word {
	var out []word
	begins := true
	for _, f := range strings.Fields(spaceStrokes(text)) {
		w := word{text: strings.TrimFunc(f, isNoNameSign), begins: begins}
		w.low = strings.ToLower(strings.TrimSuffix(w.text, "."))
		behind := f[strings.LastIndex(f, w.text)+len(w.text):]
		begins = strings.ContainsAny(behind, ".:;!?•") || w.text == "" && begins || endsSentence(w.text)
		switch {
		case w.text == "" && strings.ContainsAny(f, "/&|,"):
			if len(out) > 0 {
				out[len(out)-1].joins = f
			}
			continue
		case w.text == "":
			begins = true // a mark of a list
			continue
		case strings.Contains(behind, ","):
			w.joins = ","
		}
		w.ends = behind != ""
		out = append(out, w)
	}
	return out
}

// endsSentence reports a full stop that is none of an abbreviation.
func endsSentence(w string) bool { return strings.HasSuffix(w, ".") && strings.Count(w, ".") == 1 }

func spaceStrokes(s string) string { return strings.NewReplacer("/", " / ", "|", " | ").Replace(s) }

func isNoNameSign(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+#.", r)
}

// namesThing reports that a text has a word as the name of a thing: listed where the text is an entry of a list of skills.
func namesThing(text, name string, listed bool) bool {
	list := wordsOf(text)
	if listed && (len(list) <= longestEntry || isListedIn(text, name)) {
		return true
	}
	if len(list) == 1 {
		return !language.IsRole(name) // "Chef" by itself is a trade
	}
	titled := isTitled(list)
	return slices.ContainsFunc(placesOf(list, name), func(i int) bool { return isNameAt(list, i, titled) })
}

// isListedIn reports a word with a capital that is one of several things between commas.
func isListedIn(text, name string) bool {
	parts := strings.Split(text, ",")
	return len(parts) >= fewestListed && slices.ContainsFunc(parts, func(p string) bool {
		p = strings.TrimSpace(p)
		return strings.ToLower(p) == name && p != name
	})
}

// fewestListed is how many parts between commas make a list of things.
const fewestListed = 4

// longestEntry is how many words an entry of a list of skills has at most that is no sentence.
const longestEntry = 3

// placesOf are the places of a word in a text.
func placesOf(list []word, name string) []int {
	var out []int
	for i, w := range list {
		if w.low == name {
			out = append(out, i)
		}
	}
	return out
}

// isTitled reports a text that gives its ordinary words capitals: these say nothing then.
func isTitled(list []word) bool {
	titles := 0
	for _, w := range list {
		switch {
		case w.text == w.low && len(w.low) > 2 && !stopWords[w.low]:
			return false
		case isOrdinaryTitle(w) && !w.begins:
			titles++
		}
	}
	return titles > 0
}

// isNameAt reports a word that its surroundings make a name.
func isNameAt(list []word, i int, titled bool) bool {
	w, before, after := list[i], at(list, i-1), at(list, i+1)
	switch {
	case joinedToName(list, i):
		return true
	case w.text == w.low:
		return false
	case besideNames[after.low] && !w.ends, makers[before.low] && isUpper(before.text) && !before.ends:
		return true
	case w.begins, titled, ofOne[before.low]:
		return false
	case isOrdinaryTitle(before) && !before.begins && !before.ends, isOrdinaryTitle(after) && !w.ends:
		return false // "our Spring Fair", "as Head Chef"
	}
	return true
}

// ofOne stand before what is one of many, which no program is: "as a Chef".
var ofOne = wordset.Of("a an the our their my his her as your each every")

// isOrdinaryTitle is an ordinary word with a capital, as titles and names of people have it.
func isOrdinaryTitle(w word) bool {
	return w.text != "" && w.text != w.low && strings.ToUpper(w.text) != w.text && !wordNames[w.low] && !anyName(w.text)
}

// joinedToName reports a word in a row of things that makes it one: of which another is a name that is no ordinary word
// ("Python, go and Linux"), or several that may be names, in a place where things stand ("in excel and word").
func joinedToName(list []word, i int) bool {
	first, named := rowEnd(list, i, -1)
	if named {
		return true
	}
	last, named := rowEnd(list, i, 1)
	return named || last > first && (makers[at(list, first-1).low] || isUpper(list[first].text) && isUpper(list[last].text))
}

// rowEnd is the end of the row that a word stands in, before it (-1) or behind it (1); named reports a name beside it that is no
// ordinary word.
func rowEnd(list []word, i, step int) (end int, named bool) {
	end = i
	for {
		next, ok := neighbourIn(list, end, step)
		switch {
		case !ok:
			return end, false
		case isThingBeside(list[next], list[i]):
			return end, true
		case !wordNames[list[next].low]:
			return end, false
		}
		end = next
	}
}

// isThingBeside reports a name that is no ordinary word, beside another word.
func isThingBeside(w, other word) bool {
	return !wordNames[w.low] && (knownSkill(w.text) || isUpper(other.text) && anyName(w.text))
}

// neighbourIn is the place of the thing that is listed before (-1) or behind (1) the one at a place.
func neighbourIn(list []word, i, step int) (int, bool) {
	next := i + step
	joined := func(a int) bool { return a >= 0 && a < len(list) && list[a].joins != "" }
	switch {
	case listing[at(list, next).low]:
		next += step
	case step > 0 && joined(i), step < 0 && joined(next):
	default:
		return 0, false
	}
	return next, next >= 0 && next < len(list)
}

// listing joins the things of a row.
var listing = wordset.Of("and or & plus und sowie")

func at(list []word, i int) word {
	if i < 0 || i >= len(list) {
		return word{}
	}
	return list[i]
}

// asWords are the terms of things of which a passage has only the words: "excel" of "Helped pupils excel".
func (p passage) asWords(asked map[string]string) []string {
	var out []string
	for term, name := range asked {
		if p.terms[term] && !p.hasLongName(name) && !namesThing(p.told, name, isListed(p)) && !spelledOtherwise(p.told, name, term) {
			out = append(out, term)
		}
	}
	return out
}

// spelledOtherwise reports another spelling of a thing, which is no ordinary word: "React.js", "ReactJS".
func spelledOtherwise(text, name, term string) bool {
	return slices.ContainsFunc(wordsOf(text), func(w word) bool {
		return w.low != name && strings.HasPrefix(w.low, name) && !isWord(w.low) && slices.Equal(terms(w.low), []string{term})
	})
}

// wordsAsked are the names of things in a demand that are ordinary words, by their terms.
func wordsAsked(r Requirement) map[string]string {
	var out map[string]string
	quote := stripBrackets(r.Quote) // "Access (forms, reports)"
	for _, w := range wordsOf(quote) {
		if !wordNames[w.low] || out[w.low] != "" || !namesThing(quote, w.low, false) {
			continue
		}
		for _, t := range terms(w.low) {
			if out == nil {
				out = map[string]string{}
			}
			out[t] = w.low
		}
	}
	return out
}

// naming returns the candidate without the words that a demand means as the names of things and the CV does not.
func (c *candidate) naming(r Requirement) *candidate {
	asked := wordsAsked(r)
	if len(asked) == 0 {
		return c
	}
	var list []passage
	for i, p := range c.passages {
		lost := p.asWords(asked)
		if len(lost) > 0 && list == nil {
			list = slices.Clone(c.passages)
		}
		if len(lost) > 0 {
			list[i] = p.without(lost)
		}
	}
	if list == nil {
		return c
	}
	named := *c
	named.passages, named.index = list, nil
	return &named
}

// without is a passage without some of its terms, and what they imply.
func (p passage) without(lost []string) passage {
	left := map[string]bool{}
	var list []string
	for t := range p.terms {
		if !slices.Contains(lost, t) {
			left[t] = true
			list = append(list, t)
		}
	}
	slices.Sort(list)
	p.terms, p.implied = left, impliedBy(list)
	return p
}
