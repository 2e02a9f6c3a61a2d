package flow

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// glyphs are drawn before list items and never begin a sentence.
const glyphs = "•●○◦▪▫■□◆◇❖►▶▸▹➢➤➔➜➣✓✔✗✘✦★☆‣⁃∙⦁⚫⬤❑❒❏☐☑→⇒»›·∘◘◙⭐✪✱✲✴⁍⁌⯈🔹🔸"

// Bullet splits a typed bullet from the text of a line. spaced reports that a tab or
// several spaces follow the first character, which makes even "o" a bullet.
func Bullet(s string, spaced bool) (bullet, rest string, ok bool) {
	r, n := utf8.DecodeRuneInString(s)
	rest = strings.TrimLeft(s[n:], " \t")
	after := n < len(s) && (s[n] == ' ' || s[n] == '\t')
	next, _ := utf8.DecodeRuneInString(rest)
	switch {
	case rest == "":
		return "", s, false
	case strings.ContainsRune(glyphs, r):
		if strings.ContainsRune(glyphs, next) { // a rating or a rule, not an item
			return "", s, false
		}
	case r == '-' || r == '–' || r == '—' || r == '−':
		if !after && (r == '—' || !unicode.IsUpper(next)) || next == r || unicode.IsDigit(next) && !longText(rest) {
			return "", s, false
		}
	case r == '*' || r == '¤' || r == '§':
		if next == r || !after && !unicode.IsUpper(next) {
			return "", s, false
		}
	case r == '+' || r == '>' || r == '~' || r == '…' || r == '#' && spaced:
		if !after || !unicode.IsLetter(next) {
			return "", s, false
		}
	case r == 'o' || r == 'O' && spaced || r == 0xA8:
		if !after || r == 'o' && !spaced && !unicode.IsUpper(next) {
			return "", s, false
		}
	default:
		return "", s, false
	}
	return string(r), rest, true
}

// longText reports whether s reads like a statement: "- 3 new clinics opened" is
// an item, "- 2019" is the end of a range.
func longText(s string) bool { return len(strings.Fields(s)) > 2 }

// IsBullet reports whether s is a bullet glyph on its own.
func IsBullet(s string) bool {
	r, n := utf8.DecodeRuneInString(s)
	return n == len(s) && n > 0 && (strings.ContainsRune(glyphs, r) || strings.ContainsRune("-–—*o+>§", r))
}

// icons are drawn before contacts and section names; they carry no text.
const icons = "✆☎☏✉📞📱📲📧📩📨📬📍📌🏠🏡🌐🔗🖂🖁🕿🗺💼🎓🧰🛠👤💻📅🗓✈⌂⚙"

// trimIcons removes icons from the start of a segment, unless nothing else is left.
func trimIcons(s string, more bool) string {
	rest := strings.TrimLeft(s, icons+" ")
	if rest == "" && !more || len(rest) == len(s) {
		return s
	}
	return rest
}
