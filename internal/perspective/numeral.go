package perspective

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// numbered words take a Roman numeral behind them.
var numbered = wordset.Of(`type phase part class grade level stage tier category volume vol chapter section schedule annex
	appendix article title war band step block unit division group factor act module series zone region mark bank complex schedule
	form table figure annexe tranche elizabeth charles james george edward henry william richard franz wilhelm napoleon calculus
	algebra physics chemistry biology statistics mathematics maths accounting economics anatomy latin`)

// isRoman reports whether a word is a numeral above I, or a single digit.
func isRoman(w language.Tagged) bool {
	return isRomanWord(w) || w.Kind == language.Number && len(w.Text) == 1
}

func isRomanWord(w language.Tagged) bool {
	return isWord(w) && w.Text != "I" && strings.Trim(w.Text, "IVX") == ""
}

// SaysI reports a text in which somebody tells of themselves as "I".
func SaysI(text string) bool {
	return slices.ContainsFunc(passages(text), func(p passage) bool {
		for i := range p.words {
			if p.isI(i) {
				return true
			}
		}
		return false
	})
}

// isI reports whether words[i] is the pronoun, not a numeral, an initial, a list
// mark or a part of a name.
func (p passage) isI(i int) bool {
	w := p.words[i]
	switch {
	case w.Low != "i" || !isWord(w) || p.isTitle(i) || p.endsInitials(i):
		return false
	case beforeFigure(p.at(i+1), p.at(i+2)):
		return false // "I - 5.8", "Semester I November 2018"
	case p.hasClitic(i):
		return !p.meansID(i)
	case len(p.words) == 1 || p.isLetter(i):
		return false
	case w.Text == "i":
		return p.verbAt(i + 1)
	case p.isNumeral(i), i > 0 && i+1 == len(p.words) && p.words[i-1].Capital, p.at(i+1).Kind == language.Number:
		return false // "Medium: English I", "I 20 P"
	}
	return p.verbAt(i+1) || !p.mayBeInitial(i) && !p.closesNoun(i)
}

// endsInitials reports a letter that a sign ties to the one before: "P&I diagrams".
func (p passage) endsInitials(i int) bool {
	return p.at(i-1).Is("&") && p.at(i-1).End() == p.words[i].Start
}

// beforeFigure reports a mark before a figure, or a month before its year; who says "I march 20 miles" is somebody.
func beforeFigure(w, figure language.Tagged) bool {
	if figure.Kind != language.Number {
		return false
	}
	return w.Is("-", "–", ":") || w.Capital && language.IsMonth(w.Low) && year.MatchString(figure.Text)
}

var year = regexp.MustCompile(`^(?:19|20)\d\d$`)

// closesNoun reports an "I" without a verb that numbers the noun before it: "Phase – I of the works", "Labour relations I".
func (p passage) closesNoun(i int) bool {
	prev := p.at(i - 1)
	if prev.Is("-", "–", "—") && p.at(i-2).Kind == language.Word {
		prev.Tag = language.TagNoun
	}
	return isNoun(prev) && (p.endsAt(i) || p.at(i+1).Tag == language.TagPreposition)
}

// hasClitic reports the "I" of "I'm" and the like.
func (p passage) hasClitic(i int) bool {
	next := p.at(i + 1)
	return next.Is("'m", "'ve", "'ll", "'d") && next.Start == p.words[i].End()
}

// isLetter reports an "I" that stands in a list, a formula or an abbreviation.
func (p passage) isLetter(i int) bool {
	next := p.at(i + 1)
	author := p.endsAt(i) && p.at(i-1).Is(",") && isCapitalWord(p.at(i-2)) // "Master's thesis: Tarn, I."
	return author || p.touchesMark(i) || next.Is("=", "<", ">", "+", "l") || isWord(next) && len(next.Text) == 1 && isCapital(next.Text) ||
		p.abbreviates(i) && !p.verbAt(i+1)
}

// touchesMark reports a mark right behind the letter at i that no pronoun has there: "I/O", "I) Scope".
func (p passage) touchesMark(i int) bool {
	next := p.at(i + 1)
	if next.Start != p.words[i].End() {
		return false
	}
	if next.Is(".") {
		return p.opens(i) || i+2 < len(p.words) && !p.words[i+2].Is("\"", "”", "'", "’", ")")
	}
	return next.Is("(", ")", "/", "-", "]", ":", "=", "²", "+", "&", "'s", "’s")
}

// isNumeral reports a Roman one: "Phase I", "I and II".
func (p passage) isNumeral(i int) bool {
	prev, next := p.at(i-1), p.at(i+1)
	return isWord(prev) && numbered[prev.Low] || isRoman(next) ||
		next.Is("-", "–", "&", "and", "or", ",", "to", "/") && isRomanWord(p.at(i+2))
}

// mayBeInitial reports an "I" without a verb that may belong to the name before it.
func (p passage) mayBeInitial(i int) bool {
	prev := p.at(i - 1)
	return p.behindName(i) || !p.endsAt(i) && (prev.Tag == language.TagProper || p.shout && isWord(prev))
}

// behindName reports that a name stands right before i.
func (p passage) behindName(i int) bool {
	prev := p.at(i - 1)
	if prev.Tag == language.TagProper {
		return isWord(prev) && (prev.Capital || i == 1)
	}
	return i == 1 && prev.Tag == language.TagNoun && isCapital(prev.Text) && p.at(2).Tag != language.TagMark
}

// meansID reports the "I'd" of "Skype I'd: …": an ID that a program mended.
func (p passage) meansID(i int) bool {
	if !p.at(i + 1).Is("'d") {
		return false
	}
	return i+2 >= len(p.words) || p.words[i+2].Is(":", "-", "–", "=") ||
		p.at(i-1).Is("mail", "e-mail", "email", "skype", "passport", "user", "login", "card")
}

// abbreviates reports a letter that a sign joins to the one before or behind it: "R&I", "C & I", "I & C".
func (p passage) abbreviates(i int) bool {
	if p.at(i+1).Is("&") && len(p.at(i+2).Text) == 1 && isCapital(p.at(i+2).Text) {
		return true
	}
	sign := p.at(i - 1)
	if !sign.Is("(", "/", "-", "&") {
		return false
	}
	return sign.End() == p.words[i].Start || sign.Is("&") && len(p.at(i-2).Text) == 1
}

// verbAt reports whether a finite verb stands at or, behind adverbs, after i.
func (p passage) verbAt(i int) bool {
	w := p.at(p.skip(i, func(w language.Tagged) bool { return isAdverbial(w) || w.Is("both", "neither", "either") }))
	return isVerb(w) && (!w.Capital || p.shout) || i == 1 && p.decorated(w)
}

// decorated reports the verb of "I Spend my time", whose capital means nothing.
func (p passage) decorated(w language.Tagged) bool {
	return w.Capital && w.Has(language.Base|language.Past) && language.OpensObject(p.at(2).Low)
}
