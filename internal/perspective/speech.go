package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// speechNouns announce the words of somebody else before a colon.
var speechNouns = wordset.Of(`quote quotes quotation testimonial testimonials feedback review reviews comment comments recommendation recommendations endorsement
	endorsements praise compliment compliments remark remarks verdict reference appraisal lyrics`)

// sayings are the finite forms of verbs that report words.
var sayings = wordset.Of(`said says say wrote writes write told tells commented comments added adds remarked remarks noted notes stated states put puts replied
	replies recalled recalls explained explains concluded concludes reported reports emailed tweeted posted posts quoted declared observed observes`)

// silence makes the words of somebody else opaque: what stands behind "Client
// quote:" or "Jo Hart wrote to us:", to the end of the value, and a sentence that
// ends in ", said Jo Hart". It reports whether the rest of the value is theirs.
func (p passage) silence() bool {
	for k, w := range p.words {
		dash := w.Is("–", "—", "-")
		if k == 0 || !w.Is(":") && !dash || !p.announces(k, dash) {
			continue
		}
		if k+1 < len(p.words) && p.words[k+1].Kind == language.Opaque {
			return false // in quotation marks, which close
		}
		p.close(k + 1)
		return true
	}
	for k := len(p.words) - 1; k > 1 && k > len(p.words)-9; k-- {
		if p.words[k].Is("said", "says", "wrote", "writes", "commented") && p.words[k-1].Is(",") && k+1 < len(p.words) && isCapital(p.words[k+1].Text) {
			p.close(0)
			break
		}
	}
	return false
}

// close makes the words from i on opaque.
func (p passage) close(i int) {
	for ; i < len(p.words); i++ {
		p.words[i].Kind, p.words[i].Tag, p.words[i].Capital = language.Opaque, language.TagProper, false
	}
}

// announces reports whether the words before the mark at k give the word to
// somebody else. "I wrote:" and "my review:" are the candidate's own.
func (p passage) announces(k int, dash bool) bool {
	before := p.words[:k]
	if slices.ContainsFunc(before, func(w language.Tagged) bool { return w.Kind == language.Word && w.Low == "i" }) {
		return false
	}
	for i, w := range before {
		switch {
		case w.Kind != language.Word:
		case speechNouns[w.Low] && (i == 0 || !before[i-1].Is("my")) && (!dash || k < 5 && w.Is("quote", "testimonial", "feedback")):
			return true
		case !dash && i > 0 && sayings[w.Low] && k-i < 8 && (p.somebody(i-1) || w.Tag == language.TagPast && p.words[i-1].Tag == language.TagNoun):
			return true
		}
	}
	return false
}

// somebody reports whether words[i] may be the end or the start of a name or
// noun phrase that speaks: anybody but "we".
func (p passage) somebody(i int) bool {
	w := p.words[i]
	if w.Kind != language.Word {
		return w.Is(")", ",", ".") && i > 0 && p.words[i-1].Kind == language.Word && isCapital(p.words[i-1].Text)
	}
	if w.Tag == language.TagAdverb && i > 0 {
		return p.somebody(i - 1)
	}
	return isCapital(w.Text) && !w.Is("we", "they", "to") || people[w.Low] || people[strings.TrimSuffix(w.Low, "s")] || language.IsPerson(w.Low) || w.Is("he", "she", "who", "one", "a", "the", "his", "her", "our", "my")
}

// titleWords stand before the title of a work.
var titleWords = wordset.Of(`film movie book novel play band group song track single album campaign show series musical podcast blog programme exhibition documentary
	poem memoir comic sitcom drama opera game app brand charity`)

// isTitle reports whether the pronoun at i begins or continues a title: "I,
// Claudius", "I Love NY", "How I Learned to Sail", "on I'm a Celebrity". Title
// case before a small-letter object is only a writer's habit ("I Manage stock").
func (p passage) isTitle(i int) bool {
	if p.shout || p.words[i].Text == "i" {
		return false
	}
	var prev language.Tagged
	if i > 0 {
		prev = p.words[i-1]
	}
	if prev.Is("titled", "entitled", "called", "named") && !(i > 1 && p.words[i-2].Tag == language.TagSubject) && p.words[i].Low == "i" {
		return p.contentCapital(i+1) || prev.Is("titled", "entitled")
	}
	k := i + 1
	if k < len(p.words) && p.words[k].Is(",") {
		return p.titleComma(k + 1)
	}
	for k < len(p.words) && strings.ContainsAny(p.words[k].Text, "'’") && p.words[k].Start == p.words[k-1].End() {
		k++
	}
	clitic := k > i+1
	if prev.Tag == language.TagPreposition && !prev.Is("before", "after", "until", "till", "as", "than", "like", "up", "off", "out", "down", "over", "except", "plus", "per", "despite") || titleWords[prev.Low] || isCapital(prev.Text) && prev.Capital && prev.Is("how", "what", "why", "when", "where") {
		return p.contentCapital(k)
	}
	if clitic || k >= len(p.words) || !p.titleCase(k) {
		return false
	}
	if p.told(i, k) {
		return false
	}
	return k+1 >= len(p.words) || p.words[k+1].Tag == language.TagMark && !p.words[k+1].Is("(") || p.contentCapital(k+1)
}

// told reports an "I" that speaks though a capital follows: "I Will Enter the payments in the ledger",
// "Since I Joined Acme".
func (p passage) told(i, k int) bool {
	if i == 0 || p.opens(i) {
		return p.goesOnSmall(k + 1)
	}
	return p.words[i-1].Is("since", "when", "while", "because", "before", "after", "until", "that") && p.words[k].Tag == language.TagPast
}

// goesOnSmall reports a word in small letters from k on that a title would write large.
func (p passage) goesOnSmall(k int) bool {
	for _, w := range p.words[min(k, len(p.words)):] {
		if w.Kind == language.Word && isLower(w.Text) && language.Closed(w.Low) == language.TagNone {
			return true
		}
	}
	return false
}

// titleComma: "I, Claudius" is a title; "I, Jane Doe, confirm" is not.
func (p passage) titleComma(k int) bool {
	from := k
	for k < len(p.words) && p.words[k].Kind == language.Word && isCapital(p.words[k].Text) {
		k++
	}
	return k > from && p.titleCase(from) && !(k+1 < len(p.words) && p.words[k].Is(",") && p.words[k+1].Tag.IsVerb())
}

// titleCase reports a word with a capital and small letters.
func (p passage) titleCase(k int) bool {
	w := p.words[k]
	return w.Kind == language.Word && isCapital(w.Text) && len(w.Text) > 1 && strings.ToUpper(w.Text) != w.Text && w.Low != "i"
}

// contentCapital reports whether the first word at or behind k that is no
// function word is capitalised.
func (p passage) contentCapital(k int) bool {
	for ; k < len(p.words); k++ {
		w := p.words[k]
		if w.Kind == language.Word && w.Low != "i" && isCapital(w.Text) {
			return true
		}
		if w.Kind != language.Word || language.Closed(w.Low) == language.TagNone {
			return false
		}
	}
	return false
}

// myTitle reports whether a "My" that opens a sentence begins a name: two
// capitalised words of the language follow ("My Bloody Valentine").
func (p passage) myTitle(i int) bool {
	if i+1 < len(p.words) && p.words[i+1].Is("sql") {
		return true // the database
	}
	if p.shout || p.words[i].Text != "My" {
		return false
	}
	for k := i + 1; k < i+3; k++ {
		if k >= len(p.words) || !p.titleCase(k) || strings.ContainsAny(p.words[k].Text[1:], "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
			return false
		}
	}
	low := p.words[i+1].Low
	for _, ending := range []string{"ish", "ese", "ian", "ch", "an"} {
		if strings.HasSuffix(low, ending) {
			return false
		}
	}
	return true
}
