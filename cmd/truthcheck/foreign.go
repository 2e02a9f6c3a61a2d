package main

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/wordset"
)

// pageNumber is what the footer's fields show.
var pageNumber = regexp.MustCompile(`Page\s*\d*\s*of\s*\d*`)

// printed are the words that templates, dates and headlines ("Physics Student") bring with them.
var printed = wordset.Of(`present page of profile security clearance key skills work experience projects education certifications training
languages publications awards volunteering memberships interests references additional information curriculum vitae personal details contact
jan feb mar apr may jun jul aug sep oct nov dec spring summer autumn winter q1 q2 q3 q4 email phone address web i they she he their her his
status valid until issued expires department key facts nationality earlier career student`)

// foreign returns the figures and capitalised words of text that the source does not hold.
func foreign(original *cv.Document, text string) []string {
	source, whole := held(original)
	var out []string
	text = withoutInitials(pageNumber.ReplaceAllString(text, ""))
	for _, sentence := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("\n.!?:;", r) }) {
		for i, w := range tokens(sentence) {
			fold := strings.ToLower(w)
			first, _ := utf8.DecodeRuneInString(w)
			digits := strings.IndexFunc(w, unicode.IsDigit) >= 0
			isFact := digits || i > 0 && unicode.IsUpper(first) || strings.ToUpper(w) == w && len(w) > 1
			if isFact && !source[fold] && !printed[fold] && (digits || !strings.Contains(whole, fold)) && !spelt(fold, source) {
				out = append(out, w)
			}
		}
	}
	return out
}

// held are the words of the source, and all of it in small letters; the letters of a country stand for its name.
func held(original *cv.Document) (source map[string]bool, whole string) {
	source = map[string]bool{}
	var all strings.Builder
	add := func(s string) {
		all.WriteString(strings.ToLower(s) + "\n")
		for _, w := range tokens(s) {
			source[strings.ToLower(w)] = true
			source[strings.TrimLeft(w, "0")] = true // "Jun 01, 2021" is printed "1 Jun 2021"
		}
	}
	for _, l := range original.Source {
		add(l.Text)
	}
	original.Walk(func(r cv.Ref) {
		add(r.Text.Value)
		if r.Role == cv.RolePlace {
			add(cv.SpelledOut(r.Text.Value))
		}
	})
	return source, all.String()
}

// inBrackets are capitals in brackets: "GIAC Certified Incident Handler (GCIH)".
var inBrackets = regexp.MustCompile(` \(([A-Z]{3,6})\)`)

// withoutInitials drops initials in brackets right behind the words that they are made of: the
// words themselves must still be the source's.
func withoutInitials(text string) string {
	var out strings.Builder
	last := 0
	for _, m := range inBrackets.FindAllStringSubmatchIndex(text, -1) {
		short, before := text[m[2]:m[3]], strings.Fields(text[:m[0]])
		same := len(before) >= len(short)
		for i := 0; same && i < len(short); i++ {
			same = before[len(before)-len(short)+i][0] == short[i]
		}
		if same {
			out.WriteString(text[last:m[0]])
			last = m[1]
		}
	}
	return out.String() + text[last:]
}

// spelt allows a corrected spelling: one or two letters away from a source word.
func spelt(w string, source map[string]bool) bool {
	if strings.IndexFunc(w, unicode.IsDigit) >= 0 {
		return false
	}
	for have := range source {
		if len(have) > 3 && w[0] == have[0] && abs(len(w)-len(have)) <= 2 && distance(w, have) <= 2 {
			return true
		}
	}
	return false
}

func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diagonal
			if a[i-1] != b[j-1] {
				cost++
			}
			diagonal = row[j]
			row[j] = min(cost, row[j]+1, row[j-1]+1)
		}
	}
	return row[len(b)]
}

func abs(n int) int { return max(n, -n) }

func tokens(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) })
}

// textPart are the parts of a Word file that hold what a reader sees.
var textPart = regexp.MustCompile(`^word/(document|header|footer).*\.xml$`)

// wordText returns the text of body, headers and footers of a DOCX, without field codes.
func wordText(docx []byte) (string, error) {
	archive, err := zip.NewReader(bytes.NewReader(docx), int64(len(docx)))
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, f := range archive.File {
		if !textPart.MatchString(f.Name) {
			continue
		}
		part, err := f.Open()
		if err != nil {
			return "", err
		}
		err = runText(part, &b)
		part.Close()
		if err != nil {
			return "", err
		}
	}
	return b.String(), nil
}

func runText(part io.Reader, b *strings.Builder) error {
	decoder := xml.NewDecoder(part)
	inText := false
	for {
		t, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch t := t.(type) {
		case xml.StartElement:
			inText = t.Name.Local == "t"
			if t.Name.Local == "p" || t.Name.Local == "tab" || t.Name.Local == "br" {
				b.WriteByte('\n')
			}
		case xml.EndElement:
			inText = false
		case xml.CharData:
			if inText {
				b.Write(t)
			}
		}
	}
}
