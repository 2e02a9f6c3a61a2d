package proofread

import (
	_ "embed"
	"strings"
	"sync"

	"focal/internal/wordset"
)

//go:embed rules.txt
var rulesFile string

// rule is one line of rules.txt: "pattern => replacement | reason". The pattern
// is a row of elements; braces mark what is replaced (all, without braces).
//
//	word|word   one of these words, in lower case
//	<class>     a word of a class: base, third, past, pp, ing, noun, plural, adj,
//	            adv, det, num, word, name (a capital), year
//	^           the start of a sentence; first only
//	~           holds for the words with capitals, too, where those beside them have some; first only
//	$           the end of the text or of a clause; last only, alone or as an alternative
//	!a|b        none of these words may follow here; takes no token
//	?a|b        an optional word
//
// The replacement may name elements: $1 as written, $1:past and the like inflected.
type rule struct {
	name        string
	elements    []element
	from, to    int // elements that are replaced, half open
	replacement []string
	reason      string
	start       bool
	naming      bool // gives a name its capitals, so capitals do not stop it
	titled      bool // is about words that no name holds: capitals of a heading do not stop it
}

type element struct {
	words    []string
	set      map[string]bool // the words, where there are many
	classes  []string
	not      bool
	optional bool
	end      bool
	orEnd    bool // one of the words, or the end: "at|on|$"
}

type ruleSet struct {
	byWord map[string][]*rule // by a word of the first element
	byNext map[string][]*rule // that start with a class, by a word of the second element
	rest   []*rule            // that start with two classes
}

var rules = sync.OnceValue(func() ruleSet {
	set := ruleSet{byWord: map[string][]*rule{}, byNext: map[string][]*rule{}}
	for _, line := range dataLines(rulesFile) {
		r, ok := parseRule(line)
		if !ok {
			panic("proofread: bad rule: " + line) // the file is part of the program; a test reads it whole
		}
		set.add(r)
	}
	return set
})

// add files a rule under the words by which it is found fastest.
func (set *ruleSet) add(r *rule) {
	first := &r.elements[0]
	switch {
	case first.literal():
		fileUnder(set.byWord, first.words, r)
	case !first.optional && len(r.elements) > 1 && r.elements[1].literal():
		fileUnder(set.byNext, r.elements[1].words, r)
	default:
		set.rest = append(set.rest, r)
	}
}

func fileUnder(index map[string][]*rule, words []string, r *rule) {
	for _, w := range words {
		index[w] = append(index[w], r)
	}
}

// literal reports an element that takes one of its words and nothing else.
func (e *element) literal() bool {
	return len(e.words) > 0 && len(e.classes) == 0 && !e.optional && !e.not && !e.end && !e.orEnd
}

// holds reports whether the token is one of the words.
func (e *element) holds(t token) bool {
	if e.set != nil {
		return e.set[t.lower]
	}
	return t.is(e.words...)
}

// takesNothing reports an element that looks at the text and takes no token.
func (e *element) takesNothing() bool { return e.not || e.end }

// fewWords is how many words are faster to compare one by one.
const fewWords = 6

// braces mark what is replaced.
var braces = strings.NewReplacer("{", "", "}", "")

func parseRule(line string) (*rule, bool) {
	left, right, ok := strings.Cut(line, " => ")
	right, reason, ok2 := strings.Cut(right, " | ")
	if !ok || !ok2 {
		return nil, false
	}
	r := &rule{name: braces.Replace(left), reason: reason, from: -1}
	for f := range strings.FieldsSeq(left) {
		if f == "^" {
			r.start = true
			continue
		}
		if f == "~" {
			r.titled = true
			continue
		}
		r.elements = append(r.elements, parseElement(r.cutBraces(f)))
	}
	if r.from < 0 {
		r.replaceAll()
	}
	r.replacement = strings.Fields(right)
	r.naming = strings.Contains(reason, "name")
	return r, len(r.elements) > 0
}

// cutBraces takes the braces from the next element and keeps where they are.
func (r *rule) cutBraces(f string) string {
	if strings.HasPrefix(f, "{") {
		r.from, f = len(r.elements), f[1:]
	}
	if strings.HasSuffix(f, "}") {
		r.to, f = len(r.elements)+1, f[:len(f)-1]
	}
	return f
}

// replaceAll makes the rule replace all that it takes.
func (r *rule) replaceAll() {
	r.from, r.to = 0, len(r.elements)
	for r.to > 0 && r.elements[r.to-1].takesNothing() {
		r.to--
	}
}

func parseElement(f string) element {
	e := element{}
	switch {
	case f == "$":
		e.end = true
	case strings.HasPrefix(f, "!"):
		e.not, e.words = true, strings.Split(f[1:], "|")
	case strings.HasPrefix(f, "?"):
		e.optional, e.words = true, strings.Split(f[1:], "|")
	default:
		wrapped := strings.HasPrefix(f, "<")
		for alternative := range strings.SplitSeq(f, "|") {
			e.addAlternative(alternative, wrapped)
		}
	}
	if len(e.words) > fewWords {
		e.set = wordset.From(e.words)
	}
	return e
}

// addAlternative adds a word, a class or the end of the text; in an element that opens with a class
// the names of classes need no brackets of their own.
func (e *element) addAlternative(text string, wrapped bool) {
	name := strings.Trim(text, "<>")
	switch isClass := classes[name] != nil && (wrapped || name != text); {
	case name == "$":
		e.orEnd = true
	case isClass:
		e.classes = append(e.classes, name)
	default:
		e.words = append(e.words, name)
	}
}
