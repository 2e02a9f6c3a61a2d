package blind

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
)

var (
	nameLabel = regexp.MustCompile(`(?i)^\W*(?:full |candidate['’]?s? |applicant['’]?s? |expert['’]?s? )?name(?: in full` +
		`| of (?:the )?(?:candidate|applicant))?\s*[:\-–—]+\s*(.+)$`)
	// signs stand above a signature.
	signs = regexp.MustCompile(`(?i)declar|signature|\bplace\b|\bdate\b|faithfully|sincerely|regards|knowledge|thank`)
	// signature finds a name in brackets, which ends a letter.
	signature = regexp.MustCompile(`^\W*\(\s*([\p{Lu}][\pL.'’]*(?:[ .]+[\p{Lu}][\pL.'’]*){0,3})\.?\s*\)\W*$`)
	// pageLine is a line that every page repeats.
	pageLine = regexp.MustCompile(`(?i)\b(?:resume|cv|curriculum vitae)\s*(?:of|[-–:])\s+(\p{Lu}[\pL.]*(?: \p{Lu}[\pL.]*){0,3})`)
)

// How far from its ends a file is searched for the name.
const headLines, footLines = 12, 8

// namesOf are the parts of the name, wherever the file tells it: what was read as the name, what
// is labelled so, what the address of mail repeats, and who signs.
func namesOf(original *cv.Document, more ...string) []namePart {
	var parts []namePart
	add := func(text string) {
		for _, p := range nameParts(text) {
			if !personal.LabelWords[p.folded] && !slices.ContainsFunc(parts, func(q namePart) bool { return q.folded == p.folded }) {
				parts = append(parts, p)
			}
		}
	}
	for _, text := range append([]string{original.Person.Name.Value}, more...) {
		if !personal.IsLabel(text) {
			add(text)
		}
	}
	for _, text := range toldNames(original) {
		add(text)
	}
	return parts
}

// toldNames are the lines that tell the name beside the one that was taken for it.
func toldNames(d *cv.Document) []string {
	var out []string
	account := accountOf(d)
	n := len(d.Source)
	for i, l := range d.Source {
		text := strings.TrimSpace(personal.Email.ReplaceAllString(l.Text, ""))
		if m := nameLabel.FindStringSubmatch(text); m != nil && within(i, n, 3) && nameWritten(m[1]) {
			out = append(out, m[1])
		} else if within(i, n, 1) && l.As != cv.LineHeading && nameWritten(text) && repeats(account, text) {
			out = append(out, unusual(account, text))
		}
		if m := signature.FindStringSubmatch(text); m != nil && signed(d.Source, i) && nameWritten(m[1]) {
			out = append(out, unusual(account, m[1]))
		}
		if m := pageLine.FindStringSubmatch(text); m != nil && !personal.IsLabel(m[1]) {
			out = append(out, unusual(account, m[1]))
		}
	}
	return out
}

// within reports a line near the ends of a file of n lines.
func within(i, n, times int) bool { return i < times*headLines || i >= n-times*footLines }

// signed reports one of the last lines, with one above that ends a letter.
func signed(source []cv.SourceLine, i int) bool {
	above := func(l cv.SourceLine) bool { return signs.MatchString(l.Text) }
	return i >= len(source)-footLines && slices.ContainsFunc(source[max(0, i-5):i], above)
}

// accountOf is the part of the address of mail that is the person's own.
func accountOf(d *cv.Document) string {
	mail := d.Person.Email.Value
	for i := 0; mail == "" && i < len(d.Source); i++ {
		mail = personal.Email.FindString(d.Source[i].Text)
	}
	local, _, _ := strings.Cut(mail, "@")
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return r
		}
		return -1
	}, foldString(local))
}

// nameWritten reports one to five words with capitals and no digits.
func nameWritten(text string) bool {
	words := wordsOf(text)
	if len(words) == 0 || len(words) > 5 || hasDigit(text) || personal.IsLabel(text) {
		return false
	}
	return !slices.ContainsFunc(words, func(w word) bool { return !w.capital && !particles[w.folded] })
}

// repeats reports that an account is called after a line: one of its words that is no common one.
func repeats(account, text string) bool {
	return account != "" && slices.ContainsFunc(wordsOf(text), func(w word) bool {
		return len([]rune(w.folded)) >= 4 && strings.Contains(account, w.folded) && !common(w.folded)
	})
}

// unusual are the words of a line that may be parts of a name: "Ana Quill Civil Engineer" has two.
func unusual(account, text string) string {
	var kept []string
	for _, w := range wordsOf(text) {
		if len([]rune(w.folded)) >= 4 && strings.Contains(account, w.folded) || !common(w.folded) {
			kept = append(kept, w.text)
		}
	}
	return strings.Join(kept, " ")
}

func common(folded string) bool { return personal.LabelWords[folded] || lexicon.Exact(folded).Known() }

// Unsure says why nobody can tell whether the name is hidden; "" where it is known. A name that
// the reader doubted stands where the CV tells it a second time.
func Unsure(d *cv.Document) string {
	name := d.Person.Name
	switch {
	case name.Value == "" || personal.IsLabel(name.Value):
		return "No name was found in this CV"
	case name.Confidence == 0 || name.Confidence >= sureName:
		return ""
	}
	own := nameParts(name.Value)
	for _, told := range append(toldNames(d), accountOf(d)) {
		for _, p := range own {
			if len([]rune(p.folded)) >= 4 && strings.Contains(strings.Join(phraseOf(told), " "), p.folded) {
				return ""
			}
		}
	}
	return "It is not certain that “" + name.Value + "” is the name"
}

// sureName is how sure the reader is of a name that nobody has to look at.
const sureName = 0.75
