package flow

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/ingest/page"
)

// Glyphs are drawn before list items and never begin a sentence.
const Glyphs = "•●○◦▪▫■□◆◇❖►▶▸▹➢➤➔➜➣✓✔✗✘✦★☆‣⁃∙⦁⚫⬤❑❒❏☐☑→⇒»›·∘◘◙⭐✪✱✲✴⁍⁌⯈🔹🔸"

// Bullet splits a typed bullet from the text of a line. spaced reports that a tab or
// several spaces follow the first character, which makes even "o" a bullet.
func Bullet(s string, spaced bool) (bullet, rest string, ok bool) {
	r, n := utf8.DecodeRuneInString(s)
	t := typed{first: r, rest: strings.TrimLeft(s[n:], " \t"), after: n < len(s) && (s[n] == ' ' || s[n] == '\t'), spaced: spaced}
	t.next, _ = utf8.DecodeRuneInString(t.rest)
	if t.rest == "" || !t.item() {
		return "", s, false
	}
	return string(r), t.rest, true
}

// typed is the first character of a line and what follows it.
type typed struct {
	first, next   rune
	rest          string
	after, spaced bool // white space follows, much of it
}

// item reports whether the first character is a bullet.
func (t *typed) item() bool {
	switch {
	case strings.ContainsRune(Glyphs, t.first):
		return !strings.ContainsRune(Glyphs, t.next) // else a rating or a rule
	case strings.ContainsRune("-–—−", t.first):
		return t.dash()
	case strings.ContainsRune("*¤§", t.first):
		return t.next != t.first && (t.after || unicode.IsUpper(t.next)) && !t.ofLaw()
	case strings.ContainsRune("+>~…", t.first), t.first == '#' && t.spaced:
		return t.after && unicode.IsLetter(t.next)
	}
	return t.after && t.letter()
}

// ofLaw reports the paragraph of a law: "§ 34a GewO", not "§ 3 new clinics opened".
func (t *typed) ofLaw() bool {
	return t.first == '§' && unicode.IsDigit(t.next) && !longText(t.rest)
}

// dash tells a dash before an item from a minus, a rule and the middle of a range.
func (t *typed) dash() bool {
	if !t.after && (t.first == '—' || !unicode.IsUpper(t.next)) {
		return false
	}
	return t.next != t.first && (!unicode.IsDigit(t.next) || longText(t.rest))
}

// letter reports the letters that stand for a bullet: "o", and what is left of a symbol font.
func (t *typed) letter() bool {
	switch t.first {
	case 'o':
		return t.spaced || unicode.IsUpper(t.next)
	case 'O':
		return t.spaced
	}
	return t.first == 0xA8
}

// longText reports whether s reads like a statement: "- 3 new clinics opened" is
// an item, "- 2019" is the end of a range.
func longText(s string) bool { return len(strings.Fields(s)) > 2 }

// IsBullet reports whether s is a bullet glyph on its own.
func IsBullet(s string) bool {
	r, n := utf8.DecodeRuneInString(s)
	return n == len(s) && n > 0 && (strings.ContainsRune(Glyphs, r) || strings.ContainsRune("-–—*o+>§", r))
}

// signs say something though Unicode counts them among the pictures: marks of right, degrees, boxes and dots that are filled or not.
const signs = "©®™℠№℗°☐☑☒✓✔✗✘★☆●○"

// icon reports the pictures that are drawn before contacts and section names; they carry no text.
func icon(r rune) bool {
	return r == '⌂' || r == '⋄' || unicode.Is(unicode.So, r) && !strings.ContainsRune(signs, r)
}

// TrimIcons removes icons from the start of a segment, unless nothing else is left of it.
func TrimIcons(runs []page.Run) []page.Run {
	if len(runs) == 0 {
		return runs
	}
	rest := strings.TrimLeftFunc(runs[0].Text, func(r rune) bool { return r == ' ' || icon(r) })
	switch {
	case rest != "":
		runs[0].Text = rest
	case len(runs) > 1:
		runs = runs[1:]
		runs[0].Text = strings.TrimLeft(runs[0].Text, " ")
	}
	return runs
}
