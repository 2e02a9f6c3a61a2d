package summary

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

const (
	mostCovered    = 2   // deeds that the sentence about further experience names
	longestCovered = 9   // words of what one of them was done to
	nearToJob      = 2.0 // words of the advert from which on a deed is near to the job
	longestClosed  = 16  // words of a predicate that what is known may open
)

// covers is a sentence about further work that is near to the job, told as things that
// somebody has experience of: "Their experience includes planning convoys and training
// drivers." A degree that would stand alone goes before it. held comes back without what
// the sentence says.
func (c *composer) covers(told, rest []deed, own int, held []predicate) (p predicate, left []predicate, ok bool) {
	if c.Match == nil || own > fewClaims+1 || c.ownWords() > someSaid {
		return predicate{}, held, false
	}
	list := c.further(told, rest)
	degree := len(held) > 0 && oneDegree.MatchString(held[0].text)
	if len(list) == 0 || len(list) == 1 && !degree && list[0].near < nearEnough && c.newly(list[0].id, nil) == 0 {
		return predicate{}, held, false
	}
	p = predicate{whole: true, held: true}
	var items []string
	for _, d := range list {
		items = append(items, language.PresentParticiple(d.verbs[0])+" "+d.object)
		p.lines = slices.Concat(p.lines, d.lines)
	}
	owns := c.who.owns
	if degree {
		p.text = c.who.subject + " " + held[0].text + ", and "
		p.lines, held = slices.Concat(held[0].lines, p.lines), held[1:]
		owns = strings.ToLower(owns)
	}
	p.text += owns + " experience includes " + inBreath(items, list)
	c.tells(p.text)
	return p, held, true
}

// further are deeds beside those that are told which are about something else again, the
// one with an "and" of its own last.
func (c *composer) further(told, rest []deed) (out []deed) {
	shown := c.shownByProfile()
	for _, d := range told {
		for r := range c.proof[d.id] {
			shown[r] = true
		}
	}
	for _, d := range rest {
		if len(out) == mostCovered {
			break
		}
		same := func(o deed) bool {
			return o.id == d.id || o.verbs[0] == d.verbs[0] || alike(o.object, d.object) || alike(d.object, o.object)
		}
		compound := func(o deed) bool { return inner.MatchString(o.object) && inner.MatchString(d.object) }
		if c.coverable(d, shown) && !slices.ContainsFunc(slices.Concat(told, out), same) && !slices.ContainsFunc(out, compound) {
			out = append(out, d)
		}
	}
	slices.SortStableFunc(out, func(a, b deed) int { return boolOrder(inner.MatchString(a.object), inner.MatchString(b.object)) })
	return out
}

// coverable reports a short deed with one verb that is near to the job and says enough
// without its result.
func (c *composer) coverable(d deed, shown map[int]bool) bool {
	return len(d.verbs) == 1 && d.verbs[0] != "be" && d.verbs[0] != "have" && !changes[d.verbs[0]] && !reached[d.verbs[0]] &&
		len(strings.Fields(d.object)) <= longestCovered && !praised.MatchString(d.object) && !d.weak &&
		(d.near >= nearToJob && d.score >= leastScore/2 || c.newly(d.id, shown) > 0)
}

// praised is an object that its owner praises.
var praised = regexp.MustCompile(`\b(?:successful|excellent|outstanding|great)\b`)

// nearDegree is the newest degree, of a subject that the advert speaks of, beside
// certificates that it asks for.
func (c *composer) nearDegree(held []fact, own int) []fact {
	if len(held) == 0 || len(held) >= mostHeld || slices.ContainsFunc(held, func(f fact) bool { return f.degree }) {
		return nil
	}
	return slices.DeleteFunc(c.unasked(own-1), func(f fact) bool {
		_, subject, _ := strings.Cut(f.text, " in ")
		return c.near(subject) == 0
	})
}

// opened takes what somebody knows to the front of the next sentence, so that not every
// one begins with the same word: "Skilled in Splunk, they are leaving the Army".
func opened(packs [][]predicate, i int) bool {
	if i+1 >= len(packs) || len(packs[i]) != 1 || !skilled.MatchString(packs[i][0].text) {
		return false
	}
	next := packs[i+1]
	return !next[0].whole && next[0].place == "" && wordsOf(next) <= longestClosed
}

// knownLast reports a sentence about what is held that ends with what is known: the asked
// skills then open it.
func knownLast(pack []predicate) bool {
	last := len(pack) - 1
	return last > 0 && !pack[0].whole && pack[0].place == "" && skilled.MatchString(pack[last].text)
}

// titles of people who work alone or in a rank say the same without it.
var ranks = map[string]bool{"lead": true, "senior": true, "principal": true}

// calling is what people are of this title, without rank and in small letters, or "".
func calling(title cv.Text) string {
	fields := strings.Fields(title.Value)
	if len(fields) > 1 && ranks[strings.ToLower(fields[0])] {
		fields = fields[1:]
	}
	if len(fields) == 0 || len(fields) > 3 || singular.MatchString(title.Value) || strings.ContainsAny(title.Value, ",()&/") {
		return ""
	}
	for i, w := range fields {
		fields[i] = lowered(w)
	}
	return strings.Join(fields, " ")
}
