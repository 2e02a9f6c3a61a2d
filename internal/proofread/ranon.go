package proofread

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// Lists that lost their signs run one point into the next: "Kept the berths of the harbour Managed a crew of nine". Where a verb with
// a capital, in the form that the line opens with, stands behind a whole point, a new one begins.

// ranOn puts the full stop between points that ran together.
func ranOn(r cv.Ref) (list []Edit) {
	text := r.Text.Value
	if r.Section == cv.SectionSummary || strings.ContainsAny(text, "\"“”«»„`|") || strings.Contains(text, "://") {
		return nil
	}
	for _, span := range language.Sentences(text) {
		words := language.TagSentence(language.Tokens(span.Of(text)))
		p := points{words: words, form: openingForm(words)}
		if p.form == 0 {
			continue
		}
		for i := leastPoint; i+1 < len(words); i++ {
			if !p.beginsAt(i) {
				continue
			}
			at := span.Start + words[i-1].End()
			list = append(list, Edit{
				Start: at, End: at, After: ".", Kind: cv.NoteGrammar, Rule: "points", Reason: "Two points ran together.",
			})
		}
	}
	return list
}

// leastPoint is how many words a point has at least.
const leastPoint = 3

// points are the words of a text whose first verb has a form.
type points struct {
	words []language.Tagged
	form  language.Class
}

// openingForm is the form of the verb that a point opens with, 0 for what opens with none.
func openingForm(words []language.Tagged) language.Class {
	i := 0
	for i < len(words) && (words[i].Tag == language.TagAdverb || strings.HasSuffix(words[i].Low, "ly")) {
		i++
	}
	if i+1 >= len(words) || !capitalised(words[i]) && i == 0 {
		return 0
	}
	for _, form := range []language.Class{language.Past, language.Gerund, language.Third, language.Base} {
		if w := words[i]; w.Has(form) && (!w.Has(language.Noun|language.Plural|language.Adjective) || w.Tag.IsVerb()) {
			return form
		}
	}
	return 0
}

// capitalised reports a word in small letters but for the first.
func capitalised(w language.Tagged) bool {
	if w.Kind != language.Word || len(w.Text) < 3 {
		return false
	}
	return unicode.IsUpper(rune(w.Text[0])) && w.Text[1:] == strings.ToLower(w.Text[1:])
}

// beginsAt reports a new point at i: its verb, with a capital between small letters, behind a point that is whole.
func (p points) beginsAt(i int) bool {
	w, before, next := p.words[i], p.words[i-1], p.words[i+1]
	if !capitalised(w) || w.Start != before.End()+1 || isCapitalised(next) || !endsPoint(before) || p.bracketOpen(i) || p.titled(i) {
		return false
	}
	if w.Is("responsible") {
		return next.Is("for")
	}
	return w.Has(p.form) && isDuty(w) && !next.Is("by", "-", "/", "'s", "’s", ")") && (!namesThing[w.Low] || opensThe(next)) &&
		p.surely(w, next, i)
}

// titled reports that the words from i on may be the title of what stands before them: "the musical Made in Dagenham". Courses are
// called after what they teach, so that a form in -ing begins a point only behind a long one that tells of nothing with a title.
func (p points) titled(i int) bool {
	if p.form == language.Gerund {
		return i < leastBeforeGerund || slices.ContainsFunc(p.words[:i], func(w language.Tagged) bool {
			return hasTitle[w.Low] || hasTitle[strings.TrimSuffix(w.Low, "s")] || hasTitle[strings.TrimSuffix(w.Low, "es")]
		})
	}
	before := p.words[i-1].Low
	return hasTitle[before] || isCalled[before] && slices.ContainsFunc(p.words[max(i-leastPoint, 0):i], opensThe)
}

// leastBeforeGerund is how many words stand before a point that begins with a form in -ing.
const leastBeforeGerund = 4

var (
	// hasTitle are kinds of works, courses and the like, which their titles follow.
	hasTitle = wordset.Of(`
		musical play film movie documentary book novel story poem song album single opera ballet drama comedy exhibition show series
		episode podcast blog vlog magazine journal newsletter paper article essay thesis dissertation chapter presentation poster video
		course module unit lesson lecture class workshop training seminar webinar masterclass tutorial session talk keynote panel
		programme program curriculum qualification topic subject theme motto slogan tagline title
		project campaign initiative scheme event festival conference tour game app application site website brand product
		called named titled entitled dubbed`)
	// isCalled are those that also end a point as they are, without an article.
	isCalled = wordset.Of("company firm startup charity club band team group choir society collective network shop store")
	// beginsPoint are verbs that points of CVs begin with, and titles hardly do.
	beginsPoint = wordset.Of(`
		accompany achieve acquire act administer advise aid allocate analyse analyze answer apply appraise arrange assemble assess assign
		assist attend audit author automate calculate calibrate check clean coach collaborate collate collect communicate compile
		complete conceptualise conceptualize conduct configure consult contribute convert coordinate co-ordinate counsel create debug
		decrease define delegate deliver demonstrate deploy design determine develop devise diagnose direct discuss dispatch document
		draft educate eliminate employ enable engage engineer enhance ensure establish estimate evaluate examine execute expand
		facilitate forecast formulate gather generate guide handle help hire identify implement improve increase initiate inspect
		install instruct integrate interpret interview introduce investigate issue launch liaise maintain manage measure mentor migrate
		monitor motivate move negotiate obtain operate optimise optimize orchestrate order organise organize oversee participate
		perform plan prepare present prioritise prioritize process procure produce promote propose provide purchase receive recommend
		reconcile record recruit reduce refactor refine repair replace report represent research resolve respond restructure review
		revise schedule secure select serve solve spearhead standardise standardize streamline submit supervise supply support
		test track train translate troubleshoot update upgrade utilise utilize validate verify write`)
)

// isDuty reports a form of a verb that points begin with.
func isDuty(w language.Tagged) bool {
	return slices.ContainsFunc(language.VerbForms(w.Low), func(f language.VerbForm) bool { return beginsPoint[f.Base] })
}

func isCapitalised(w language.Tagged) bool {
	return w.Kind == language.Word && w.Text != w.Low && w.Text != "I"
}

// opensThe reports an article or the like, which nothing has behind its name.
func opensThe(w language.Tagged) bool {
	return w.Is("the", "a", "an", "all", "their", "our", "my", "this")
}

// namesThing are verbs that products, or things that firms make names of, are called by.
var namesThing = wordset.Of(`
	access excel teams word flash spark project notes based limited united incorporated certified integrated advanced distributed
	embedded applied unified connected managed shared visual mixed combined enhanced extended assisted associated related
	accredited registered chartered qualified licensed experienced used using including learning training engineering marketing
	consulting banking accounting manufacturing planning trading shipping lending building computing programming networking`)

// endsPoint reports a word that may be the last of a point: a thing, a share, how something was done.
func endsPoint(w language.Tagged) bool {
	switch {
	case w.Kind == language.Mark, w.Kind == language.Number:
		return strings.HasSuffix(w.Text, "%")
	case w.Kind != language.Word || w.Text != w.Low || language.Closed(w.Low) != language.TagNone:
		return false
	}
	thing := w.Has(language.Noun) && !w.Has(language.Gerund) && w.Tag != language.TagAdjective && !w.Tag.IsVerb()
	return thing || w.Has(language.Plural) || w.Is("etc") || strings.HasSuffix(w.Low, "ly")
}

// bracketOpen reports a bracket that is not closed before i.
func (p points) bracketOpen(i int) bool {
	open := 0
	for _, w := range p.words[:i] {
		if w.Is("(", "[") {
			open++
		}
		if w.Is(")", "]") {
			open--
		}
	}
	return open > 0
}

// surely reports that the word at i is a verb for certain: nothing else in the lists of words, or in front of what only a verb has
// behind it.
func (p points) surely(w, next language.Tagged, i int) bool {
	object := language.OpensObject(next.Low) || next.Kind == language.Number
	if !w.Has(language.Noun | language.Plural | language.Adjective) {
		return object || next.Kind == language.Word || next.Is(",", "&") && p.pairAt(i+2)
	}
	if object {
		return w.Share >= 4
	}
	if next.Is("and", "&", ",") {
		return p.pairAt(i + 2)
	}
	if w.Has(language.Past) && !w.Has(language.Noun) && w.Share >= 8 {
		return next.Kind == language.Word
	}
	return w.Share >= 8 && (next.Has(language.Plural) || next.Has(language.Adjective))
}

// pairAt reports another verb of the form at k.
func (p points) pairAt(k int) bool {
	return k < len(p.words) && p.words[k].Has(p.form)
}
