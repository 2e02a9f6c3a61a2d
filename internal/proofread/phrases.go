package proofread

import (
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
)

// phrases corrects what the rules of rules.txt say.
func (s *sentence) phrases() {
	set := rules()
	for i := range s.tokens {
		if k := s.tokens[i].kind; k != word && k != number {
			continue
		}
		s.tryAll(set.byWord[s.tokens[i].lower], i)
		s.tryAll(set.byNext[s.at(i+1).lower], i)
		s.tryAll(set.rest, i)
	}
}

func (s *sentence) tryAll(rules []*rule, i int) {
	for _, r := range rules {
		s.try(r, i)
	}
}

// nowhere is the place of an element that took no token.
const nowhere = -1

// try applies a rule whose first element is at token i.
func (s *sentence) try(r *rule, i int) {
	if r.start && !s.startsSentence(i) {
		return
	}
	var places [16]int // element -> token
	place := places[:len(r.elements)]
	end, ok := s.match(r, i, place)
	if !ok {
		return
	}
	first, last, ok := s.replaced(r, place)
	if !ok {
		return
	}
	after, ok := s.fill(r, place)
	if !ok || !s.claim(i, end, r.naming) {
		return
	}
	if after == "" {
		s.drop(first, r.name, r.reason)
		return
	}
	first, last, after = s.trim(first, last, after)
	s.change(first, last, after, cv.NoteGrammar, r.name, r.reason)
}

// match finds the tokens of the elements from token i on, and returns where they end.
func (s *sentence) match(r *rule, i int, place []int) (int, bool) {
	at := i
	for n := range r.elements {
		e := &r.elements[n]
		place[n] = nowhere
		switch {
		case e.takesNothing():
			if !s.allows(e, at) {
				return 0, false
			}
		case s.takes(e, at, at == i):
			place[n] = at
			at++
		case !s.passes(e, at):
			return 0, false
		}
	}
	return at, true
}

// allows reports that the text ends here, or that no word follows that must not.
func (s *sentence) allows(e *element, at int) bool {
	if e.end {
		return s.clauseEnds(at)
	}
	t := s.at(at)
	return t.kind == opaque || !e.holds(t)
}

// clauseEnds reports a mark, or the end of the text. A comma before one more adjective ends nothing: "wrote clear, detailed notes".
func (s *sentence) clauseEnds(at int) bool {
	return at >= len(s.tokens) || s.tokens[at].kind == punct && !(s.tokens[at].is(",") && s.at(at+1).info.Is(lexicon.Adj))
}

// takes reports that the token is one of the element's; a space parts it from the one before.
func (s *sentence) takes(e *element, at int, first bool) bool {
	if at >= len(s.tokens) {
		return false
	}
	t := s.tokens[at]
	return s.fits(t, e) && (first || t.space || t.kind == punct)
}

// passes reports an element that may take no token here.
func (s *sentence) passes(e *element, at int) bool {
	return e.optional || e.orEnd && s.clauseEnds(at)
}

// replaced returns the first and the last token that the rule replaces; ok is false where there is
// none, and where one is a name or a part of a compound.
func (s *sentence) replaced(r *rule, place []int) (first, last int, ok bool) {
	first, last = nowhere, nowhere
	for n := r.from; n < r.to; n++ {
		p := place[n]
		if p == nowhere {
			continue
		}
		if s.keeps(r, n, p) {
			return first, last, false
		}
		if first == nowhere {
			first = p
		}
		last = p
	}
	return first, last, first != nowhere
}

// keeps reports a token that the rule must not replace with its element.
func (s *sentence) keeps(r *rule, element, p int) bool {
	t := s.tokens[p]
	switch {
	case t.joined:
		return true
	case t.kind != word:
		return false
	case t.capitals():
		return true
	}
	return !r.naming && len(r.elements[element].words) > 0 && s.nameInside(p) && !(r.titled && s.inTitle(p))
}

// inTitle reports a word with a capital among others: that of a heading or of somebody who is lavish with them.
func (s *sentence) inTitle(p int) bool {
	return p > 0 && s.at(p-1).title() || s.at(p+1).title()
}

// nameInside reports a capital inside a sentence, but for that of the pronoun.
func (s *sentence) nameInside(p int) bool {
	t := s.tokens[p]
	return t.title() && t.lower != "i" && !s.startsSentence(p)
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

// fits reports that the element takes the token.
func (s *sentence) fits(t token, e *element) bool {
	if t.kind != opaque && e.holds(t) {
		return true
	}
	for _, name := range e.classes {
		if (t.kind == word || name == "num" || name == "year" || name == "pastyear") && classes[name](s, t) {
			return true
		}
	}
	return false
}

// fill builds the replacement; ok is false where a form is unknown.
func (s *sentence) fill(r *rule, place []int) (string, bool) {
	out := make([]string, 0, len(r.replacement))
	for _, piece := range r.replacement {
		text, ok := s.piece(piece, place)
		if !ok {
			return "", false
		}
		if text != "" {
			out = append(out, text)
		}
	}
	return strings.Join(out, " "), true
}

// piece is one word of the replacement: "" for nothing, the word itself, or $1 and the like.
func (s *sentence) piece(piece string, place []int) (string, bool) {
	if piece == "∅" {
		return "", true
	}
	if !strings.HasPrefix(piece, "$") {
		return piece, true
	}
	piece, owner := strings.CutSuffix(piece, "'")
	ref, form, _ := strings.Cut(piece[1:], ":")
	n, err := strconv.Atoi(ref)
	if err != nil || n < 1 || n > len(place) {
		return "", false
	}
	if place[n-1] == nowhere {
		return "", true
	}
	text, ok := s.named(place[n-1], form)
	if owner {
		text += "'"
	}
	return text, ok
}

// named returns a token that the replacement names, in the form that it asks for.
func (s *sentence) named(p int, form string) (string, bool) {
	t := s.tokens[p]
	switch {
	case form == "name" && t.title():
		return t.text, true
	case form != "":
		return inflect(t.lower, form)
	case p > 0 && t.title() && s.startsSentence(p):
		return t.lower, true
	}
	return t.text, true
}
