package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/words"
)

// People put several rows of a form on one line: "Name - Robin Moss Mobile No - 07700 900123". A known label
// with its mark begins a field there, and so does one at the end of the line, whose value stands on the next.

// headFields cuts a text of the head before the labels that stand inside it.
func headFields(text string) []string {
	var out []string
	from := 0
	for _, m := range fieldMark.FindAllStringIndex(text, -1) {
		if m[0] <= from || strings.HasPrefix(text[m[1]:], "//") {
			continue
		}
		start, kind := labelBefore(text, from, m)
		if start > from && beginsField(text[from:start], text[start:m[0]], kind) {
			out, from = append(out, strings.TrimSpace(text[from:start])), start
		}
	}
	rest := strings.TrimSpace(text[from:])
	if value, label := openLabel(rest); label != "" {
		return append(out, value, label)
	}
	return append(out, rest)
}

// fieldMark parts a label from its value.
var fieldMark = regexp.MustCompile(`\s*(?::[ \t]*[-–—]*|[-–—]+:?)\s*`)

// labelBefore is where the longest known label begins that ends at a mark, and its kind; -1 where none does.
func labelBefore(text string, from int, mark []int) (start int, kind string) {
	start = -1
	at := mark[0]
	for range longestLabel + 1 {
		at = strings.LastIndexAny(text[:max(at-1, 0)], " \t") + 1
		if at < from {
			break
		}
		label := text[at:mark[0]]
		k, known := words.Labels().Value(words.Fold(label))
		if known && !strings.ContainsAny(label, "([") && len(label) >= shortestLabel(text[mark[0]:mark[1]]) {
			start, kind = at, k
		}
		if at == 0 {
			break
		}
	}
	return start, kind
}

// shortestLabel is how long a label is at least: words with a hyphen have short first halves ("e-mail").
func shortestLabel(mark string) int {
	if strings.Contains(mark, ":") {
		return 2
	}
	return 4
}

// beginsField reports that a label is no end of a longer one that nobody knows ("Bank name:"): what stands before
// it has a value, or it says itself what it is.
func beginsField(before, label, kind string) bool {
	before = strings.TrimSpace(before)
	if before == "" || endsWith(before, ",&/") || openBracket(before) || strings.Count(before, "[") > strings.Count(before, "]") {
		return false
	}
	return ownKinds[kind] && wordCount(label) > 1 || strings.ContainsAny(before, ":@0123456789|") || strings.Contains(before, "- ") ||
		strings.Contains(before, " -") || endsWith(before, ".;)")
}

// ownKinds are the kinds of labels that stand in no longer ones.
var ownKinds = map[string]bool{"birth": true, "nationality": true, "marital": true, "gender": true, "email": true, "phone": true}

// openLabel cuts a label off the end of a field whose value stands on the next line: the "Nationality" of
// "Gender : Male Nationality".
func openLabel(text string) (value, label string) {
	if _, _, _, ok := labelled(text); !ok && !strings.HasPrefix(text, ":") {
		return text, ""
	}
	f := strings.Fields(text)
	for n := min(longestLabel, len(f)-1); n > 0; n-- {
		label = strings.Join(f[len(f)-n:], " ")
		kind, known := words.Labels().Value(words.Fold(label))
		value = strings.Join(f[:len(f)-n], " ")
		if known && (ownKinds[kind] || kind == "fact" && n > 1) && len(label) > 4 && !endsWith(value, ",:-–&/") && !bareLabel(value) {
			return value, label
		}
	}
	return text, ""
}
