package extract

import (
	"strings"

	"focal/internal/cv"
)

// Words that are put to others keep the sign that stands between them in the file: "Ferry Operator," and "Holm Division" below it
// are "Ferry Operator, Holm Division".

// goOn is a text that goes on with another one, with the sign that the file has between two words: the last of the one and the first
// of the other.
func (b *builder) goOn(text, with string, last, first wordPlace) string {
	text = strings.TrimRight(text, " ")
	sign, isTight := b.signBetween(last, first)
	switch {
	case isTight:
		return strings.TrimRight(text, sign) + sign + strings.TrimLeft(with, sign)
	case sign == "" || strings.HasSuffix(text, sign) || strings.HasPrefix(with, sign):
	case strings.Contains(",;:", sign):
		text += sign
	default:
		text += " " + sign
	}
	return wordGoesOn(text, with)
}

// wordGoesOn is a text that goes on with another one; a word that the end of a line broke is whole again.
func wordGoesOn(text, with string) string {
	switch {
	case strings.HasSuffix(text, "-") && startsLower(with) && brokenWord(text, with):
		return strings.TrimSuffix(text, "-") + with
	case strings.HasSuffix(text, "-") && !strings.HasSuffix(text, " -"):
		return text + with
	}
	return text + " " + with
}

// signBetween is the sign that parts two words of the file; of words with others between them the comma that stands beside both.
// isTight: they stand side by side without a blank.
func (b *builder) signBetween(last, first wordPlace) (sign string, isTight bool) {
	if last == nowhere || first == nowhere || !first.behind(last) {
		return "", false
	}
	behind, before := b.signsBeside(last)[1], b.signsBeside(first)[0]
	switch {
	case last.line == first.line && first.word == last.word+1:
		return partingSign(behind), behind != "" && !strings.ContainsAny(behind, " \t")
	case last.line != first.line && last.word == len(b.wordsOfLine(last.line))-1 && first.word == 0:
		if sign = partingSign(behind); sign != "-" {
			return sign, false
		}
	case strings.HasPrefix(strings.TrimSpace(behind), ",") && strings.HasSuffix(strings.TrimSpace(before), ","):
		return ",", false
	}
	return "", false
}

// signsBeside are what stands before and behind a word up to the next one.
func (b *builder) signsBeside(p wordPlace) [2]string {
	list, text := b.wordsOfLine(p.line), b.lineText(p.line)
	if p.word < 0 || p.word >= len(list) || list[p.word].to > len(text) {
		return [2]string{}
	}
	from, to := 0, len(text)
	if p.word > 0 {
		from = list[p.word-1].to
	}
	if p.word+1 < len(list) {
		to = list[p.word+1].from
	}
	return [2]string{text[from:list[p.word].from], text[list[p.word].to:to]}
}

// partingSign is the one sign that parts words, whatever brackets or quotes stand beside it; "" where there is none, or several.
func partingSign(between string) string {
	sign := strings.Trim(between, " \t()[]{}\"'“”‘’•·*.")
	for _, known := range []string{",", ";", ":", "/", "&", "|", "–", "—", "-"} {
		if sign == known {
			return sign
		}
	}
	return ""
}

func lastPlace(at []wordPlace) wordPlace {
	if len(at) == 0 {
		return nowhere
	}
	return at[len(at)-1]
}

// goesOn is what a value says that goes on with another one.
func (b *builder) goesOn(t, with cv.Text) string {
	return b.goOn(t.Value, with.Value, lastPlace(b.placesIn(t).at), b.placeOf(with))
}
