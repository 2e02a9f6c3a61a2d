package perspective

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// speechNouns announce the words of somebody else before a colon.
var speechNouns = wordset.Of(`quote quotes quotation testimonial testimonials feedback review reviews comment comments
	recommendation recommendations endorsement endorsements praise compliment compliments remark remarks verdict reference
	appraisal lyrics`)

// sayings are the finite forms of verbs that report words.
var sayings = wordset.Of(`said says say wrote writes write told tells commented comments added adds remarked remarks noted notes
	stated states put puts replied replies recalled recalls explained explains concluded concludes reported reports emailed
	tweeted posted posts quoted declared observed observes`)

// silence makes the words of somebody else opaque: what stands behind "Client
// quote:" or "Jo Hart wrote to us:", to the end of the value, and a sentence that
// ends in ", said Jo Hart". It reports whether the rest of the value is theirs.
func (p passage) silence() bool {
	if k := p.announcement(); k > 0 {
		if p.at(k+1).Kind == language.Opaque {
			return false // in quotation marks, which close
		}
		p.close(k + 1)
		return true
	}
	for k := len(p.words) - 1; k > max(1, len(p.words)-9); k-- {
		if p.isSaid(k) {
			p.close(0)
			break
		}
	}
	return false
}

// announcement returns the index of the mark that gives the word to somebody else, or -1.
func (p passage) announcement() int {
	for k := 1; k < len(p.words); k++ {
		dash := p.words[k].Is("–", "—", "-")
		if (dash || p.words[k].Is(":")) && p.announces(k, dash) {
			return k
		}
	}
	return -1
}

// isSaid reports the verb of ", said Jo Hart".
func (p passage) isSaid(k int) bool {
	return p.words[k].Is("said", "says", "wrote", "writes", "commented") && p.at(k-1).Is(",") &&
		k+1 < len(p.words) && isCapital(p.words[k+1].Text)
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
	if slices.ContainsFunc(p.words[:k], func(w language.Tagged) bool { return isWord(w) && w.Low == "i" }) {
		return false
	}
	for i, w := range p.words[:k] {
		if isWord(w) && (p.namesSpeech(i, k, dash) || !dash && p.isSaying(i, k)) {
			return true
		}
	}
	return false
}

// namesSpeech reports a noun for somebody's words; a dash at k is near it.
func (p passage) namesSpeech(i, k int, dash bool) bool {
	w := p.words[i]
	return speechNouns[w.Low] && !p.at(i-1).Is("my") && (!dash || k < 5 && w.Is("quote", "testimonial", "feedback"))
}

// isSaying reports the verb with which somebody speaks the words behind k.
func (p passage) isSaying(i, k int) bool {
	w := p.words[i]
	return i > 0 && k-i < 8 && sayings[w.Low] &&
		(p.somebody(i-1) || w.Tag == language.TagPast && p.words[i-1].Tag == language.TagNoun)
}

// somebody reports whether words[i] may be the end or the start of a name or
// noun phrase that speaks: anybody but "we".
func (p passage) somebody(i int) bool {
	w := p.words[i]
	switch {
	case !isWord(w):
		return w.Is(")", ",", ".") && isCapitalWord(p.at(i-1))
	case w.Tag == language.TagAdverb && i > 0:
		return p.somebody(i - 1)
	case isCapital(w.Text) && !w.Is("we", "they", "to"), people[w.Low], people[strings.TrimSuffix(w.Low, "s")]:
		return true
	}
	return language.IsPerson(w.Low) || w.Is("he", "she", "who", "one", "a", "the", "his", "her", "our", "my")
}
