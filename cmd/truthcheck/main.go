// Command truthcheck converts every given CV with every job description in every
// mode and person, and looks for facts in the results that the CV does not hold:
// in the document (package truth) and, independently of it, in the text of the
// Word file. It prints one JSON object; scripts/eval.py turns it into the table.
package main

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/truth"
)

type summary struct {
	Conversions  int      `json:"conversions"`
	Failed       int      `json:"failed"`
	Violations   int      `json:"violations"`
	ForeignWords int      `json:"foreign_words"`
	BulletsKept  float64  `json:"bullets_kept"` // share of source bullets in Strict + Detailed, limits at their highest
	P50          float64  `json:"p50_ms"`
	P95          float64  `json:"p95_ms"`
	Reverted     int      `json:"reverted"` // wordings that the truth check took back during the conversions
	Examples     []string `json:"examples"`

	kept, bullets int
	times         []time.Duration
}

func main() {
	jobs := flag.String("jobs", "", "job descriptions, separated by commas")
	cache := flag.String("cache", "", "cache folder of the PDF reader")
	flag.Parse()
	e, err := engine.New(engine.Config{CacheDir: *cache})
	if err != nil {
		fmt.Fprintln(os.Stderr, "truthcheck:", err)
		os.Exit(1)
	}
	defer e.Close()
	s := &summary{}
	for _, path := range flag.Args() {
		for _, job := range strings.Split(*jobs, ",") {
			for _, mode := range []cv.Mode{cv.Strict, cv.Flexible} {
				for _, person := range []cv.Perspective{cv.FirstPerson, cv.ThirdPerson} {
					s.convert(e, path, job, mode, person)
				}
			}
		}
		s.completeness(e, path)
	}
	slices.Sort(s.times)
	if n := len(s.times); n > 0 {
		s.P50, s.P95 = s.times[n/2].Seconds()*1000, s.times[n*95/100].Seconds()*1000
	}
	if s.bullets > 0 {
		s.BulletsKept = float64(s.kept) / float64(s.bullets)
	}
	out, _ := json.Marshal(s)
	fmt.Println(string(out))
}

func (s *summary) convert(e *engine.Engine, path, job string, mode cv.Mode, person cv.Perspective) {
	file, err := upload(path)
	if err != nil {
		s.fail("%s: %v", path, err)
		return
	}
	description, err := upload(job)
	if err != nil {
		s.fail("%s: %v", job, err)
		return
	}
	o := cv.DefaultOptions()
	o.Mode, o.Perspective = mode, person
	start := time.Now()
	result, err := e.Convert(context.Background(), engine.Request{CV: file, Job: &description, Options: o})
	if err != nil {
		s.fail("%s: %v", file.Name, err)
		return
	}
	document, err := e.Render(context.Background(), result.Document, engine.RenderOptions{Template: o.Template, MaxPages: result.Pages})
	s.times = append(s.times, time.Since(start))
	s.Conversions++
	if err != nil {
		s.fail("%s: %v", file.Name, err)
		return
	}
	where := fmt.Sprintf("%s %s %s %s", file.Name, filepath.Base(job), mode, person)
	for _, v := range truth.Check(result.Original, result.Document, result.Notes) {
		s.Violations++
		s.example("%s: %v", where, v)
	}
	for _, n := range result.Notes {
		if n.Kind == cv.NoteTruth {
			s.Reverted++
			s.example("%s: taken back: %q", where, n.Before)
		}
	}
	text, err := wordText(document)
	if err != nil {
		s.fail("%s: %v", where, err)
		return
	}
	for _, w := range foreign(result.Original, text) {
		s.ForeignWords++
		s.example("%s: the Word file holds %q", where, w)
	}
}

// completeness counts the source bullets that a Strict, Detailed conversion with
// the highest limits keeps.
func (s *summary) completeness(e *engine.Engine, path string) {
	file, err := upload(path)
	if err != nil {
		return
	}
	o := cv.DefaultOptions()
	o.Length, o.Limits = cv.Detailed, cv.Limits{Experience: 10, Projects: 10, Skills: 20}
	result, err := e.Convert(context.Background(), engine.Request{CV: file, Options: o})
	if err != nil {
		return
	}
	present := map[string]bool{}
	result.Document.Walk(func(r cv.Ref) { present[r.Text.ID] = true })
	result.Original.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleBullet {
			s.bullets++
			if present[r.Text.ID] {
				s.kept++
			}
		}
	})
}

func (s *summary) fail(format string, args ...any) {
	s.Failed++
	s.example(format, args...)
}

func (s *summary) example(format string, args ...any) {
	if len(s.Examples) < 40 {
		s.Examples = append(s.Examples, fmt.Sprintf(format, args...))
	}
}

func upload(path string) (engine.Upload, error) {
	data, err := os.ReadFile(path) // #nosec G304 -- the file that the user named
	return engine.Upload{Name: filepath.Base(path), Data: data}, err
}

// pageNumber is what the footer's fields show.
var pageNumber = regexp.MustCompile(`Page\s*\d*\s*of\s*\d*`)

// printed are the words that templates and dates bring with them.
var printed = set(`present page of profile security clearance key skills work experience projects education certifications training languages
publications awards volunteering memberships interests references additional information curriculum vitae personal details contact
jan feb mar apr may jun jul aug sep oct nov dec spring summer autumn winter q1 q2 q3 q4 email phone address web i they she he their her his
status valid until issued expires department key facts nationality earlier career`)

func set(list string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(list) {
		m[w] = true
	}
	return m
}

// foreign returns the figures and capitalised words of text that the source does not hold.
func foreign(original *cv.Document, text string) []string {
	source := map[string]bool{}
	var all strings.Builder
	add := func(s string) {
		all.WriteString(strings.ToLower(s) + "\n")
		for _, w := range tokens(s) {
			source[strings.ToLower(w)] = true
		}
	}
	for _, l := range original.Source {
		add(l.Text)
	}
	original.Walk(func(r cv.Ref) { add(r.Text.Value) })
	whole := all.String()
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

// wordText returns the text of body, headers and footers of a DOCX, without field codes.
func wordText(docx []byte) (string, error) {
	archive, err := zip.NewReader(bytes.NewReader(docx), int64(len(docx)))
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, f := range archive.File {
		if !strings.HasPrefix(f.Name, "word/document") && !strings.HasPrefix(f.Name, "word/header") && !strings.HasPrefix(f.Name, "word/footer") || !strings.HasSuffix(f.Name, ".xml") {
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
