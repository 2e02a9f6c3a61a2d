package truth

import (
	"slices"
	"strings"

	"github.com/kljensen/snowball/english"
)

// What a passage says of others stays theirs: what guards hold who were vetted, and where
// nurses are who were trained.

var (
	relatives = set(`who that which whose where`)
	// opensMe may stand before what somebody calls himself, and callsMe be a part of it.
	opensMe = set(`a an i am is`)
	callsMe = set(`experienced qualified skilled certified`)
	// alone are the stems of verbs that say something else without those whom they are about:
	// "trained nurses in triage", "trained in triage".
	alone = set(`train qualifi move transfer return retir graduat reloc migrat enrol regist report`)
	// seeing are verbs behind which somebody does something: "saw owners sell hotels".
	seeing = set(`see sees saw seen seeing watch watches watched watching hear hears heard hearing let lets make makes made`)
)

// relative is the place of the word that makes the verb at k one of those before it: "who" of
// "who have held", or of "who hold this and speak"; -1 without one.
func (p *prepared) relative(k int) int {
	joined := false
	for k--; k >= 0; k-- {
		t := p.tokens[k]
		switch {
		case relatives[t.folded]:
			return k
		case joined && (t.joins || t.clause == p.tokens[k+1].clause):
		case t.folded == "and":
			joined = true
		case !grammarWords[t.folded] || pronouns[t.folded]:
			return -1
		}
	}
	return -1
}

// ofAnother reports what those do whom a passage is about, "trained staff working offshore",
// unless the sentence goes on from them.
func (c *composer) ofAnother(i int, t token) bool {
	p := &c.passages[i]
	if !p.tells() {
		return false
	}
	if r := p.relative(t.at); r >= 0 {
		return !c.namesThem(i, r) && !p.callsItself(r, t)
	}
	if t.governs() {
		subject, _ := p.before(t.at)
		return subject && p.Kind == KindDuty
	}
	return !p.isFact() && p.finite(t) && p.hasSubject(t)
}

// hasSubject reports words before a finite verb that are more than a date: "in 2019 worked".
func (p *prepared) hasSubject(verb token) bool {
	return slices.ContainsFunc(p.tokens[:verb.at], func(t token) bool {
		return t.clause == verb.clause && !t.strict() && !t.figure() && !p.saysNothing(t)
	})
}

// namesThem reports that the sentence says it of them too: "vetted guards who hold".
func (c *composer) namesThem(i, relative int) bool {
	return c.ofThem && slices.ContainsFunc(slices.Concat(c.closed...), func(t thread) bool {
		subject, _ := c.passages[i].before(t.first)
		return t.passage == i && t.last == relative-1 && !subject
	})
}

// speaksOfThem reports whether the sentence goes on with what those do whom it has named.
func (c *composer) speaksOfThem(t token) bool {
	switch {
	case relatives[c.previous.folded] && c.previous.joins:
		return true
	case nominative[t.folded], t.clause != c.previous.clause && c.previous.folded != "and":
		return false
	}
	return c.ofThem
}

// callsItself reports "welder who holds" of a profile: one that is somebody, and not one with
// whom something is done.
func (p *prepared) callsItself(relative int, verb token) bool {
	k := relative
	for k > 0 && p.tokens[k-1].clause == p.tokens[relative].clause {
		k--
	}
	who := p.tokens[k:relative]
	for len(who) > 0 && (opensMe[who[0].folded] || p.name[who[0].folded]) {
		who = who[1:]
	}
	return p.Kind == KindProfile && len(who) > 0 && p.tokens[relative].folded == "who" && p.ofOne(relative, verb) &&
		!slices.ContainsFunc(who, func(t token) bool {
			return t.strict() || grammarWords[t.folded] || t.plural() || tellsDeed(t.word) && !callsMe[t.folded]
		})
}

// ofOne reports a verb of a single person: "holds", "has held".
func (p *prepared) ofOne(relative int, verb token) bool {
	return strings.HasSuffix(verb.folded, "s") || p.tokens[relative+1].folded == "has"
}

// finite reports a verb that tells what its subject has or does. "Work" behind one thing is one.
func (p *prepared) finite(t token) bool {
	switch freeWords[t.folded] {
	case "hold", "speak", "bring":
		return true
	case "work":
		return t.folded != "work" || t.at > 0 && (p.tokens[t.at-1].plural() || p.tokens[t.at-1].folded == "to")
	}
	return false
}

// theirs reports a place of a passage where something completes what is said of others:
// "guards who hold SC clearance".
func (c *composer) theirs(i, k int) bool {
	p := &c.passages[i]
	return c.claims != "" && slices.ContainsFunc(p.tokens[:k], func(t token) bool {
		return t.clause == p.tokens[k].clause && c.ofAnother(i, t) && (freeWords[t.folded] == c.claims || p.relative(t.at) >= 0)
	})
}

// object reports a word that a verb may not lose: whom it is about, where it also stands
// alone and a preposition follows, or who does what is seen.
func (p *prepared) object(verb int, t token, strict bool) bool {
	from := p.tokens[verb]
	if seeing[from.folded] {
		return t.plural() || !isLower.MatchString(t.text)
	}
	return strict && alone[english.Stem(from.folded, false)] && !strings.HasSuffix(t.folded, "ly")
}

// losesObject reports a verb that ends a stretch before the word that it may not lose.
func (p *prepared) losesObject(verb int) bool {
	k := verb + 1
	for k < len(p.tokens) && grammarWords[p.tokens[k].folded] {
		k++
	}
	if k == len(p.tokens) || p.tokens[k].clause != p.tokens[verb].clause || p.tokens[k].joins || p.tokens[k].strict() {
		return false
	}
	return p.object(verb, p.tokens[k], true)
}
