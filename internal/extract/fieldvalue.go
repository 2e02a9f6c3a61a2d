package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
)

// field is the value of a field that the labeller found.
func (b *builder) field(f labeller.Field) cv.Text {
	if f.Value == "" {
		return cv.Text{}
	}
	after := b.lines[f.Lines[len(f.Lines)-1]].text[f.To:]
	value := hyphenated(b.lines[f.Lines[0]].text, f.From) + f.Value + percentSign(f.Value, after)
	return cv.Text{Value: withoutJoiner(trimField(closed(value, after))), Lines: b.indices(f.Lines), Confidence: f.Prob}
}

// employer is the value of a field that names a firm, with its legal form where that stands behind: "Star Traders L.L.C".
func (b *builder) employer(f labeller.Field) cv.Text {
	firm := b.field(f)
	if firm.IsZero() || evidence.LegalForm(firm.Value) {
		return firm
	}
	form := ""
	for rest := b.lines[lastOf(f.Lines)].text[f.To:]; ; {
		gap := len(rest) - len(strings.TrimLeft(rest, ", "))
		word, _, _ := strings.Cut(rest[gap:], " ")
		if word = strings.TrimRight(word, ",;:)"); gap == 0 || word == "" || strings.Contains(word, "\t") || !evidence.LegalForm(word) {
			break
		}
		form += rest[:gap] + word
		rest = rest[gap+len(word):]
	}
	firm.Value += form
	return firm
}

// linkOf is the address that the words of a field lead to.
func (b *builder) linkOf(f labeller.Field) cv.Text {
	if len(f.Lines) != 1 || len(b.lines[f.Lines[0]].segs) != 1 {
		return cv.Text{}
	}
	for _, s := range b.lines[f.Lines[0]].segs[0].spans {
		if s.link != "" && s.start < f.To && s.end > f.From && !strings.HasPrefix(s.link, "mailto:") {
			return cv.Text{Value: s.link, Lines: b.indices(f.Lines), Confidence: 0.9}
		}
	}
	return cv.Text{}
}

// decimals follow a number: the ",7" of "1,7".
var decimals = regexp.MustCompile(`^[.,]\d+`)

// percentSign is what follows a number: the "%" of "66 %", which the labeller takes for no part of a grade, and decimals.
func percentSign(value, after string) string {
	if rest := decimals.FindString(after); endsWith(value, "0123456789") && rest != "" {
		return rest
	}
	if endsWith(value, "0123456789") && strings.HasPrefix(strings.TrimLeft(after, " "), "%") {
		return "%"
	}
	return ""
}

// hyphenated is what stands before a place of the text without a space between and ends
// with a hyphen: the "Sainte-" of "Sainte-Anne".
func hyphenated(text string, from int) string {
	before := text[:min(from, len(text))]
	at := strings.LastIndexAny(before, " \t,;:|/(") + 1
	if word := before[at:]; len(word) > 1 && strings.HasSuffix(word, "-") && !strings.HasPrefix(word,
		"-") && !strings.ContainsAny(word, "0123456789") {
		return word
	}
	return ""
}

// withoutJoiner takes away the "&" or "and" that led to what is no part of the value.
func withoutJoiner(value string) string {
	for _, joiner := range []string{" &", " and", " cum", " /", " with", " at"} {
		if n := len(value) - len(joiner); n > 0 && strings.EqualFold(value[n:], joiner) {
			return trimField(value[:n])
		}
	}
	return value
}

// closed gives a value the bracket that follows it, or takes away one that nothing closes.
func closed(value, after string) string {
	if !openBracket(value) {
		return value
	}
	if at := strings.IndexByte(after, ')'); at >= 0 && strings.TrimSpace(after[:at]) == "" {
		return value + ")"
	}
	at := strings.LastIndexByte(value, '(')
	if at < 3 || strings.HasPrefix(strings.TrimSpace(after), ")") {
		return value
	}
	return strings.TrimSpace(value[:at])
}

// blank takes a field out of the text of line i.
func blank(text []byte, f labeller.Field, i int) {
	for n, l := range f.Lines {
		if l != i {
			continue
		}
		from, to := 0, len(text)
		if n == 0 {
			from = f.From
		}
		if n == len(f.Lines)-1 {
			to = f.To
		}
		for k := from; k < to && k < len(text); k++ {
			text[k] = '\t'
		}
	}
}
