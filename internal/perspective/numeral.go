package perspective

import (
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// numbered words take a Roman numeral behind them.
var numbered = wordset.Of(`type phase part class grade level stage tier category volume vol chapter section schedule annex appendix article title war
	band step block unit division group factor act module series zone region mark bank complex schedule form table figure annexe tranche
	elizabeth charles james george edward henry william richard franz wilhelm napoleon
	calculus algebra physics chemistry biology statistics mathematics maths accounting economics anatomy latin`)

// isRoman reports whether a word is a numeral above I, or a single digit.
func isRoman(w language.Tagged) bool {
	return w.Kind == language.Word && w.Text != "I" && strings.Trim(w.Text, "IVX") == "" || w.Kind == language.Number && len(w.Text) == 1
}

// isI reports whether words[i] is the pronoun, not a numeral, an initial, a list
// mark or a part of a name.
func (p passage) isI(i int) bool {
	w := p.words[i]
	if w.Kind != language.Word || w.Low != "i" {
		return false
	}
	var prev, next language.Tagged
	if i > 0 {
		prev = p.words[i-1]
	}
	if i+1 < len(p.words) {
		next = p.words[i+1]
	}
	if p.isTitle(i) {
		return false
	}
	clitic := next.Is("'m", "'ve", "'ll", "'d") && next.Start == w.End()
	if clitic {
		return !p.meansID(i)
	}
	if len(p.words) == 1 {
		return false
	}
	touches := next.Start == w.End() && next.Text != ""
	switch {
	case touches && next.Is("(", ")", "/", "-", "]", ":", "=", "²", "+", "&", "'s", "’s"):
		return false
	case touches && next.Is(".") && i+2 < len(p.words) && !p.words[i+2].Is("\"", "”", "'", "’", ")"):
		return false
	case touches && next.Is(".") && p.opens(i):
		return false
	case p.abbreviates(i) && !p.verbAt(i+1):
		return false
	case next.Is("=", "<", ">", "+", "l"):
		return false
	}
	if w.Text == "i" {
		return p.verbAt(i + 1)
	}
	if numbered[prev.Low] && prev.Kind == language.Word {
		return false
	}
	if isRoman(next) || next.Is("-", "–", "&", "and", "or", ",", "to", "/") && i+2 < len(p.words) && isRoman(p.words[i+2]) && p.words[i+2].Kind == language.Word {
		return false
	}
	if i == 1 && prev.Tag == language.TagNoun && isCapital(prev.Text) && next.Tag != language.TagMark {
		return p.verbAt(i + 1)
	}
	if prev.Tag == language.TagProper && (prev.Capital || i == 1) && prev.Kind == language.Word {
		return p.verbAt(i + 1)
	}
	if prev.Tag == language.TagProper || p.shout && prev.Kind == language.Word {
		return p.verbAt(i+1) || next.Text == "" || next.Tag == language.TagMark
	}
	return true
}

// meansID reports the "I'd" of "Skype I'd: …": an ID that a program mended.
func (p passage) meansID(i int) bool {
	if !p.words[i+1].Is("'d") {
		return false
	}
	if i+2 >= len(p.words) || p.words[i+2].Is(":", "-", "–", "=") {
		return true
	}
	return i > 0 && p.words[i-1].Is("mail", "e-mail", "email", "skype", "passport", "user", "login", "card")
}

// abbreviates reports a letter behind a sign that joins it to the one before: "R&I", "C & I".
func (p passage) abbreviates(i int) bool {
	if i == 0 || !p.words[i-1].Is("(", "/", "-", "&") {
		return false
	}
	return p.words[i-1].End() == p.words[i].Start || i > 1 && p.words[i-1].Is("&") && len(p.words[i-2].Text) == 1
}

// verbAt reports whether a finite verb stands at or, behind adverbs, after i.
func (p passage) verbAt(i int) bool {
	for ; i < len(p.words); i++ {
		w := p.words[i]
		if w.Tag == language.TagAdverb || w.Tag == language.TagNot || w.Is("both", "neither", "either") {
			continue
		}
		if w.Capital && !p.shout {
			return false
		}
		return w.Tag.IsVerb() && w.Tag != language.TagGerund
	}
	return false
}
