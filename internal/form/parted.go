package form

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/detail"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// A row of a form has several labels, and the reader may take the later ones for words of the first value:
// "Marital Status: Single Passport No K123". Each label begins a detail of its own.

// parted cuts a detail before the labels inside its value; a label at its end leads what comes next.
func parted(d cv.Detail) (out []cv.Detail, open cv.Text) {
	f := strings.Fields(d.Value.Value)
	out = []cv.Detail{d}
	from := 0
	for i := 1; i < len(f); i++ {
		n := insideLabel(f, i)
		if n == 0 {
			continue
		}
		out[len(out)-1].Value.Value = trimmedValue(f[from:i])
		label := cv.Text{Value: strings.Trim(strings.Join(f[i:i+n], " "), " :-–"), Lines: d.Value.Lines, Confidence: d.Value.Confidence}
		if i+n >= len(f) {
			return out, label
		}
		out = append(out, cv.Detail{Label: label, Value: d.Value})
		for from = i + n; from < len(f) && strings.Trim(f[from], ":-–") == ""; from++ {
		}
		i = from
	}
	if len(out) > 1 {
		out[len(out)-1].Value.Value = trimmedValue(f[from:])
	}
	return slices.DeleteFunc(out, func(d cv.Detail) bool { return d.Value.Value == "" }), cv.Text{}
}

func trimmedValue(f []string) string { return strings.Trim(strings.Join(f, " "), " ,;:-–|/") }

// insideLabel is how many words the label of a form has that begins at a word; 0 where none does. A label of two words or more
// is drawn with a capital; one word is a label only where its value stands behind it.
func insideLabel(f []string, at int) int {
	first, _ := utf8.DecodeRuneInString(f[at])
	if !unicode.IsUpper(first) || joinsValue(f[at-1]) {
		return 0
	}
	for n := min(4, len(f)-at); n > 0; n-- {
		label := strings.Join(f[at:at+n], " ")
		if strings.ContainsAny(strings.TrimRight(label, " :-–.,"), ",;()[]:") {
			continue
		}
		kind, known := words.Labels().Value(words.Fold(label))
		if !known {
			kind, known = moreLabels.Value(words.Fold(label))
		}
		if known && cutsAt(kind, label, f[at+n:]) {
			return n
		}
	}
	return 0
}

// cutsAt reports a label that begins a detail of its own before what stands behind it.
func cutsAt(kind, label string, behind []string) bool {
	if wordCount(label) > 1 {
		return kind == "" || kind == "birth" || kind == "birthplace" || kind == "marital" ||
			kind == "fact" && !partOfValue.MatchString(label)
	}
	if len(behind) == 0 {
		return false
	}
	next := strings.TrimLeft(behind[0], ":-–")
	if next == "" && len(behind) > 1 {
		next = behind[1]
	}
	switch kind {
	case "gender":
		return detail.Sex(next)
	case "nationality":
		return strings.Contains(label+behind[0], ":")
	case "birth":
		return strings.ContainsAny(next, "0123456789") && len(label) >= 3
	}
	return false
}

// joinsValue reports a word that ties the next one to what stands before: "date and", "Passport /".
func joinsValue(w string) bool {
	return strings.HasSuffix(w, "/") || strings.HasSuffix(w, "&") || strings.HasSuffix(w, "(") || strings.HasSuffix(w, ":") ||
		tying.MatchString(w)
}

var (
	tying = sieve.MustCompile(`(?i)^(?:and|or|of|the|my|for|with|to|in|no|valid|old|new|current|indian|on)$`)
	// partOfValue is a label that values have in them as well: "Work Permit holder".
	partOfValue = sieve.MustCompile(`(?i)^valid|work permit|right to work|work authori|security clearance|own transport|home language|` +
		`national insurance|` +
		`registration number|health|willing to|preferred`)
	// moreLabels are labels that only forms have, inside of other values too.
	moreLabels = words.NewSet("residing country", "linguistic language", "linguistic languages", "language proficiency", "computer typing",
		"hobbies and interests")
)
