package proofread

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"focal/internal/cv"
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
		first := &r.elements[0]
		switch {
		case first.literal():
			for _, w := range first.words {
				set.byWord[w] = append(set.byWord[w], r)
			}
		case !first.optional && len(r.elements) > 1 && r.elements[1].literal():
			for _, w := range r.elements[1].words {
				set.byNext[w] = append(set.byNext[w], r)
			}
		default:
			set.rest = append(set.rest, r)
		}
	}
	return set
})

// literal reports an element that takes one of its words and nothing else.
func (e *element) literal() bool {
	return len(e.classes) == 0 && !e.optional && !e.not && !e.end && !e.orEnd && len(e.words) > 0
}

// holds reports whether the token is one of the words.
func (e *element) holds(t token) bool {
	if e.set != nil {
		return e.set[t.lower]
	}
	return t.is(e.words...)
}

const fewWords = 6

func parseRule(line string) (*rule, bool) {
	left, right, ok := strings.Cut(line, " => ")
	right, reason, ok2 := strings.Cut(right, " | ")
	if !ok || !ok2 {
		return nil, false
	}
	r := &rule{name: strings.NewReplacer("{", "", "}", "").Replace(left), reason: reason, from: -1}
	for f := range strings.FieldsSeq(left) {
		if f == "^" {
			r.start = true
			continue
		}
		if strings.HasPrefix(f, "{") {
			r.from, f = len(r.elements), f[1:]
		}
		if strings.HasSuffix(f, "}") {
			r.to, f = len(r.elements)+1, f[:len(f)-1]
		}
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
				name := strings.Trim(alternative, "<>")
				if name == "$" {
					e.orEnd = true
					continue
				}
				if (wrapped || name != alternative) && classes[name] != nil {
					e.classes = append(e.classes, name)
				} else {
					e.words = append(e.words, name)
				}
			}
		}
		if len(e.words) > fewWords {
			e.set = make(map[string]bool, len(e.words))
			for _, w := range e.words {
				e.set[w] = true
			}
		}
		r.elements = append(r.elements, e)
	}
	if r.from < 0 {
		r.from, r.to = 0, len(r.elements)
		for r.to > 0 && (r.elements[r.to-1].not || r.elements[r.to-1].end) {
			r.to--
		}
	}
	r.replacement = strings.Fields(right)
	r.naming = strings.Contains(reason, "name")
	return r, len(r.elements) > 0
}

func (s *sentence) phrases() {
	set := rules()
	for i := range s.tokens {
		if s.tokens[i].kind != word {
			continue
		}
		for _, r := range set.byWord[s.tokens[i].lower] {
			s.try(r, i)
		}
		for _, r := range set.byNext[s.at(i+1).lower] {
			s.try(r, i)
		}
		for _, r := range set.rest {
			s.try(r, i)
		}
	}
}

// try applies a rule whose first element is at token i.
func (s *sentence) try(r *rule, i int) {
	if r.start && !s.startsSentence(i) {
		return
	}
	var place [16]int // element -> token; -1 for none
	at := i
	for n := range r.elements {
		place[n] = -1
		t := s.at(at)
		switch e := &r.elements[n]; {
		case e.end:
			if at < len(s.tokens) && t.kind != punct {
				return
			}
		case e.not:
			if t.kind != opaque && e.holds(t) {
				return
			}
		default:
			fits := at < len(s.tokens) && s.fits(t, e) && (at == i || t.space || t.kind == punct)
			if !fits && (e.optional || e.orEnd && (at >= len(s.tokens) || t.kind == punct)) {
				continue
			}
			if !fits {
				return
			}
			place[n] = at
			at++
		}
	}
	first, last := -1, -1
	for n := r.from; n < r.to; n++ {
		p := place[n]
		if p < 0 {
			continue
		}
		if first < 0 {
			first = p
		}
		last = p
		if s.tokens[p].kind == word && s.tokens[p].capitals() {
			return
		}
		if s.tokens[p].joined || s.tokens[p].kind == word && s.tokens[p].title() && !s.startsSentence(p) && s.tokens[p].lower != "i" && !r.naming && len(r.elements[n].words) > 0 {
			return
		}
	}
	if first < 0 {
		return
	}
	after, ok := s.fill(r, place[:len(r.elements)])
	if !ok || !s.claim(i, at, r.naming) {
		return
	}
	if after == "" {
		s.drop(first, r.name, r.reason)
		return
	}
	first, last, after = s.trim(first, last, after)
	s.change(first, last, after, cv.NoteGrammar, r.name, r.reason)
}

// claim keeps a second rule from a phrase that one has changed already: two
// corrections of one phrase seldom agree.
func (s *sentence) claim(from, to int, naming bool) bool {
	if naming {
		return true
	}
	for _, c := range s.claims {
		if from < c[1] && c[0] < to {
			return false
		}
	}
	s.claims = append(s.claims, [2]int{from, to})
	return true
}

// trim leaves out the words at both ends that stay as they are, so that an edit
// shows what changed and numbers may stand in a pattern.
func (s *sentence) trim(first, last int, after string) (int, int, string) {
	for last > first && s.tokens[last].space {
		head, ok := strings.CutSuffix(after, " "+s.tokens[last].text)
		if !ok {
			break
		}
		after, last = head, last-1
	}
	for first < last && s.tokens[first+1].space {
		tail, ok := strings.CutPrefix(after, s.tokens[first].text+" ")
		if !ok {
			break
		}
		after, first = tail, first+1
	}
	return first, last, after
}

func (s *sentence) fits(t token, e *element) bool {
	if t.kind != opaque && e.holds(t) {
		return true
	}
	for _, name := range e.classes {
		if (t.kind == word || name == "num" || name == "year") && classes[name](s, t) {
			return true
		}
	}
	return false
}

// fill builds the replacement; ok is false where a form is unknown.
func (s *sentence) fill(r *rule, place []int) (string, bool) {
	out := make([]string, 0, len(r.replacement))
	for _, piece := range r.replacement {
		if piece == "∅" {
			continue
		}
		if !strings.HasPrefix(piece, "$") {
			out = append(out, piece)
			continue
		}
		piece, mark := strings.CutSuffix(piece, "'")
		ref, form, _ := strings.Cut(piece[1:], ":")
		n, err := strconv.Atoi(ref)
		if err != nil || n < 1 || n > len(place) {
			return "", false
		}
		if place[n-1] < 0 {
			continue
		}
		t := s.tokens[place[n-1]]
		text := t.text
		if place[n-1] > 0 && t.title() && s.startsSentence(place[n-1]) || form != "" {
			text = t.lower
		}
		if form != "" {
			inflected, ok := t.text, true
			if form != "name" || !t.title() {
				inflected, ok = inflect(t.lower, form)
			}
			if !ok {
				return "", false
			}
			text = inflected
		}
		if mark {
			text += "'"
		}
		out = append(out, text)
	}
	return strings.Join(out, " "), true
}
