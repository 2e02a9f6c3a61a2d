package summary

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
)

// deed is something that the candidate does or has done, as a profile tells it.
type deed struct {
	verbs  []string // base forms
	object string
	now    bool // of a post that goes on, and told in the present
	lines  []int
	score  float64
	post   int
	weak   bool // next to nothing is said by it
}

const (
	mostDeeds   = 2   // deeds that a profile tells
	leastScore  = 4.0 // of a deed that is told although the profile says a lot
	fewClaims   = 2   // sentences of a profile that says little
	provesWorth = 2.5 // what a step of proof counts in words of the advert
)

// did are the deeds that show most of what the job asks for; without a job the
// strongest ones of the latest posts.
func (c *composer) did(own int) []predicate {
	list := c.deeds()
	if c.Match == nil {
		if own >= fewClaims {
			return nil // what it says is of the candidate's own choice
		}
		list = slices.DeleteFunc(list, func(d deed) bool { return d.post > 1 || d.score < leastScore })
	}
	slices.SortStableFunc(list, func(a, b deed) int { return cmp.Compare(b.score, a.score) })
	var told []deed
	verbs := map[string]bool{}
	for _, d := range list {
		if len(told) == mostDeeds || len(told) > 0 && d.weak || d.score < leastScore && own > fewClaims || d.score < leastScore/2 {
			break
		}
		if !verbs[d.verbs[0]] && !slices.ContainsFunc(told, func(o deed) bool { return alike(o.object, d.object) }) {
			verbs[d.verbs[0]] = true
			told = append(told, d)
		}
	}
	return c.tell(told)
}

// alike reports two objects of which one says most of the other.
func alike(a, b string) bool {
	have, same, all := map[string]bool{}, 0, 0
	for _, w := range words(a) {
		have[w] = true
	}
	for _, w := range words(b) {
		if len(w) > 3 {
			all++
			if have[w] {
				same++
			}
		}
	}
	return all > 0 && same*2 >= all
}

// tell makes predicates of deeds: those of today in the present, the others in the
// perfect, with one "have" for all.
func (c *composer) tell(list []deed) []predicate {
	var now, perfect []predicate
	for _, d := range list {
		verbs := slices.Clone(d.verbs)
		for i, v := range verbs {
			if d.now {
				verbs[i] = c.who.verb(v)
			} else {
				verbs[i] = language.PastParticiple(v)
			}
		}
		p := predicate{text: enumerate(verbs) + " " + d.object, lines: d.lines}
		switch {
		case d.now:
			now = append(now, p)
		case len(perfect) > 0 && !inner.MatchString(perfect[0].text+p.text):
			perfect[0].text += " and " + p.text
			perfect[0].lines = slices.Concat(perfect[0].lines, p.lines)
		default:
			p.text = c.who.verb("have") + " " + p.text
			perfect = append(perfect, p)
		}
	}
	return slices.Concat(now, perfect)
}

// told reports that the profile has most of the words of an object.
func (c *composer) told(object string) bool {
	known, all := 0, 0
	for _, w := range words(object) {
		if common.MatchString(w) {
			continue
		}
		all++
		if c.profile[w] || c.profile[strings.TrimSuffix(w, "s")] || c.profile[w+"s"] {
			known++
		}
	}
	return known*5 > all*3
}

func (c *composer) deeds() []deed {
	var list []deed
	visit := func(bullets []cv.Text, post int, current bool) {
		for k, h := range bullets {
			if c.Edited(h.ID) || h.IsZero() || len(h.Value) > longestTold {
				continue
			}
			d, ok := deedOf(h.Value, c.doc.Locale)
			if !ok || c.told(d.object) || d.now && !current {
				continue // what stands in the present is not said to be done
			}
			d.lines, d.post = h.Lines, post
			d.score, d.weak = c.score(h, d, post, k), strength(d, h.Value) < 0
			list = append(list, d)
		}
	}
	for i := range c.doc.Work {
		visit(slices.Concat(c.doc.Work[i].Highlights, c.doc.Work[i].Summary), i, c.doc.Work[i].Dates.Current)
	}
	for i := range c.doc.Projects {
		visit(c.doc.Projects[i].Highlights, len(c.doc.Work)+i, false)
	}
	return list
}

// score tells how well a deed stands in a profile.
func (c *composer) score(t cv.Text, d deed, post, bullet int) float64 {
	s := strength(d, t.Value)
	switch {
	case c.Match != nil && s < 0:
		s += float64(c.proof[t.ID]) + c.near(t.Value)
	case c.Match != nil:
		s += provesWorth*float64(c.proof[t.ID]) + c.near(t.Value)
	case post == 0:
		s += 1.5
	case post == 1:
		s += 0.75
	}
	if bullet == 0 {
		s += 0.25
	}
	return s
}

var (
	strongDeeds = wordSet(`lead manage direct head oversee run build design launch found establish deliver implement introduce develop
		create negotiate chair own scale
		command coordinate plan architect author write publish train teach mentor supervise audit automate transform recover redesign`)
	weakDeeds = wordSet(`fix discover maintain answer update prepare document process file clean greet check use handle rotate operate
		install perform carry
		follow insert give ensure comply adhere communicate respond order arrange keep match sort pack load deal submit file monitor`)
	// elsewhere are things that only the bullet's own place makes clear.
	elsewhere = regexp.MustCompile(`(?i)\b(?:the|its|their|his|her|this|these|an?) ` +
		`(?:firm|company|organisation|organization|department|client|team|` +
		`existing|same|above|business|school|office|unit|internal|new|group)(?:['’]s)?\b`)
)

// strength is how much a deed says of somebody without a job to compare with.
func strength(d deed, text string) float64 {
	s := 1.5
	switch {
	case strongDeeds[d.verbs[0]]:
		s = 3
	case weakDeeds[d.verbs[0]]:
		s = -1.5
	}
	if strings.IndexFunc(text, unicode.IsDigit) >= 0 {
		s += 0.5
	}
	if strings.ContainsAny(text, "%£$€") {
		s += 0.5
	}
	if elsewhere.MatchString(d.object) {
		s -= 3
	}
	if n := len(strings.Fields(d.object)); n < 3 {
		s--
	}
	return s
}

// holdsDuty is a bullet about what somebody answers for.
var holdsDuty = regexp.MustCompile(`^(?:Holds?|Held) responsibility for `)

// deedOf takes a bullet apart into its verbs and what they were done to.
func deedOf(bullet, locale string) (deed, bool) {
	if strings.ContainsAny(bullet, "\"“”«»:[]*") {
		return deed{}, false
	}
	if at := holdsDuty.FindStringIndex(bullet); at != nil {
		words := language.TagSentence(language.Tokens(firstSentence(bullet[at[1]:])))
		object, ok := objectOf(words)
		return deed{verbs: []string{"have"}, object: "responsibility for " + object, now: !strings.HasPrefix(bullet, "Held")}, ok
	}
	words := language.TagSentence(language.Tokens(firstSentence(bullet)))
	verbs, at := openingVerbs(words)
	if at == 0 || at >= len(words) || !opensObject(words[at]) {
		return deed{}, false
	}
	object, ok := objectOf(words[at:])
	if changes[verbs[0]] {
		object, ok = changed(words[at:])
	} else if whole, more := changed(words[at:]); more && moves[verbs[0]] {
		object = whole
	}
	if !ok {
		return deed{}, false
	}
	now := slices.ContainsFunc(words[:at], func(w language.Tagged) bool {
		return w.Kind == language.Word && !w.Has(language.Past) && (w.Has(language.Third) || w.Tag == language.TagBase)
	})
	return deed{verbs: verbs, object: object, now: now}, true
}

// changes are verbs that tell little without from what to what.
var changes = wordSet("cut reduce lower shorten shrink halve decrease increase raise improve grow double boost speed trim")

// moves are verbs that say more with from what to what.
var moves = wordSet("scale migrate move transform")

// changed is an object with its change: "month-end close from 15 to 6 days".
func changed(words []language.Tagged) (string, bool) {
	at := objectEnd(words)
	if at+1 >= len(words) || !words[at].Is("from", "by", "to") {
		return "", false
	}
	end := at
	for end < len(words) && !endsChange(words[end]) {
		end++
	}
	for end > at && (words[end-1].Tag == language.TagPreposition || words[end-1].Is("and")) {
		end--
	}
	figure := strings.IndexFunc(textOf(words[at:end]), unicode.IsDigit) >= 0 ||
		slices.ContainsFunc(words[at:end], func(w language.Tagged) bool { return w.Tag == language.TagNumber })
	cut := end < len(words) && words[end-1].Tag == language.TagNumber && !words[end].Is(",", ".") // inside a figure
	if !figure || cut || unfit(words[:at]) || end-at > longestObject {
		return "", false
	}
	return textOf(words[:end]), true
}

// endsChange reports a word that is not about from what to what any more.
func endsChange(w language.Tagged) bool {
	return w.Is(",", ";", "(", ".") || w.Tag == language.TagGerund || w.Tag == language.TagRelative ||
		enders[w.Low] && !w.Is("from", "by", "to", "per", "within")
}

// closed cuts an object before a list that was cut itself: "applications across web,
// mobile" is "applications".
func closed(words []language.Tagged) []language.Tagged {
	comma, last := -1, -1
	for i, w := range words {
		switch {
		case w.Is(",") && comma < 0:
			comma = i
		case w.Is("and", "or", "&"):
			last = i
		}
	}
	if comma < 0 || last > comma {
		return words
	}
	for i := comma; i > 0; i-- {
		if words[i].Tag == language.TagPreposition {
			return words[:i]
		}
	}
	return nil
}

// together are nouns that lead to others who had their part, or to a rule.
var together = wordSet(`coordination co-ordination cooperation co-operation conjunction consultation collaboration partnership liaison
	accordance line compliance addition response`)

// objectOf is what something was done to, without how and with what result.
func objectOf(words []language.Tagged) (string, bool) {
	object := closed(uncounted(words[:objectEnd(words)]))
	if n := len(object); n > 2 && object[n-2].Tag == language.TagPreposition && together[object[n-1].Low] {
		object = object[:n-2] // "in coordination" with whom
	}
	if n := contentWords(object); len(object) == 0 || n < shortestObject || n > longestObject || unfit(object) {
		return "", false
	}
	return textOf(object), true
}
