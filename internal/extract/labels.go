package extract

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// severalLabels reports "Date of birth: … | Nationality: … | Phone: …".
func severalLabels(text string) bool {
	n := 0
	for _, t := range cutPieces(text) {
		if _, _, _, ok := labelled(t); ok {
			n++
		}
	}
	return n > 1
}

// headingLike reports a short line that is drawn as a label above its value.
func headingLike(l *line, lines []line, i int) bool {
	return i+1 < len(lines) && (l.style.bold || l.style.caps || l.style.heading > 0 || strings.HasSuffix(l.text, ":") || l.style != lines[i+1].style)
}

// labelled splits "Tel: 01234", "Nationality: British", "Passport No – J123".
func labelled(text string) (kind, label, rest string, ok bool) {
	label, rest, found := strings.Cut(text, ":")
	if m := dashedLabel.FindStringSubmatch(text); m != nil && (!found || len(m[1]) < len(label)) {
		value := m[2] + m[3]
		if kind, known := words.Labels().Value(words.Fold(m[1])); known && (kind != "phone" || strings.ContainsAny(value, "0123456789")) {
			label, rest, found = m[1], value, true
		}
	}
	if !found || len(label) > 40 || strings.HasPrefix(rest, "//") {
		return "", "", "", false
	}
	label = headings.Bare(label) // "3. Nationality"
	kind, ok = words.Labels().Value(words.Fold(label))
	if kind == "phone" && words.Fold(label) == "home" && !strings.ContainsAny(rest, "0123456789") {
		kind = "address"
	}
	rest = strings.TrimLeft(rest, " :-–—") // "Nationality:- British"
	return kind, strings.TrimSpace(label), strings.TrimSpace(rest), ok && rest != ""
}

// dashedLabel is a label with a dash behind it, which no hyphen of a compound is: "Location-based" goes on in small letters.
var dashedLabel = regexp.MustCompile(`^(\p{L}[\p{L}’'./() ]{2,38}?)` +
	`(?:(?:\s+[-–—]+:?\s*|[-–—]+(?:\s+|:\s*))([^\s-–—:].*)|[-–—]+([\p{Lu}\d].*|\S+@.*))$`)

// stripLabels drops labels whose value was taken ("Tel: |", "|  (mobile)").
func stripLabels(text string) string {
	parts := strings.Split(text, "|")
	var keep []string
	for i, t := range parts {
		t = trimField(t)
		if i < len(parts)-1 { // the label stood before what was taken
			t = labelLess(t)
		}
		if _, isLabel := words.Labels().Value(words.Fold(t)); isLabel || t == "" || networkWord(t) {
			continue
		}
		keep = append(keep, t)
	}
	return strings.Join(keep, " | ")
}

// labelLess drops the label at the end of a text: "5 Elm Row, Smallville; tel".
func labelLess(t string) string {
	at := strings.LastIndexAny(t, ";,.–-·•/")
	if at < 0 {
		return t
	}
	_, n := utf8.DecodeRuneInString(t[at:])
	if k, ok := words.Labels().Value(words.Fold(t[at+n:])); ok && (k == "phone" || k == "email") {
		return trimField(t[:at])
	}
	return t
}

func networkWord(t string) bool {
	f := words.Fold(t)
	for _, n := range words.Networks() {
		if words.Fold(n) == f {
			return true
		}
	}
	return f == "mobile" || f == "home" || f == "or" || f == "and"
}

// cutPieces splits the rest of a contact line at bars and dots.
func cutPieces(s string) []string {
	s = strings.NewReplacer(" ~ ", " | ", " ~", " |", " :: ", " | ").Replace(s)
	return strings.FieldsFunc(s, func(r rune) bool { return r == '|' || r == '·' || r == '•' || r == '∙' || r == '¦' || r == '●' })
}
