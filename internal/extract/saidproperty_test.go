package extract

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// formsOfCVs are CVs of different forms.
func formsOfCVs() map[string]*page.Document {
	on := func(right float64, text string) *page.Document {
		return drawn(column{page: 1, left: 60, right: right, top: 60, text: text})
	}
	return map[string]*page.Document{
		"plain":         flow(badlyRead),
		"over lines":    on(420, overLines),
		"inside a post": on(420, insidePost),
		"in one line":   on(560, inOneLine),
		"alike":         on(420, manyAlike),
		"scattered":     on(560, scattered),
		"named entries": on(560, namedEntries[:strings.Index(namedEntries, "## Talks")]),
		"broken fields": on(560, brokenFields),
		"words twice": on(560, `@ Marit Solberg
Lamps, boats and lamps
marit.solberg@example.org | 07700 900123
## Work Experience
Lamps Keeper, Lamps Trust, Lamps Street, Vardø, 2016 – 2022
- Sold C, C++ and C# books, and C again
- Lamps of lamps for lamps
Mate at the Mail of the Isles (Isles Mail)	2011 – 2016
- Rowed the mail, the mail and the mail.
## Skills
C, C++, Lamps, C#, Boats, lamps
## Interests
Boats (sail & steam), old boats & new boats`),
		"a form": on(560, `@ Marit Solberg
Address : 5 Pier Road, Kirkwall
Mobile : 07700 900123
## Work Experience
Employer : Skerry Lights Trust
Position : Keeper of the lamps
Duration : May 2016 to June 2022
Responsibilities : Trimmed forty lamps and kept the log
Employer : Holm Ferries Ltd
Position : Ferry Operator
Duration : 2011 to 2016
## Personal Details
Father's Name : Olav Solberg
Nationality : Norwegian`),
	}
}

// countWords counts the words of texts.
func countWords(in map[string]int, text string) {
	for _, w := range wordsIn(text) {
		in[w.letters]++
	}
}

func wordsPrinted(d *cv.Document) map[string]int {
	out := map[string]int{}
	d.Walk(func(r cv.Ref) { countWords(out, r.Text.Value) })
	return out
}

// wordsKept are the words printed, those of what two lines say and the document once as often as in the lines.
func wordsKept(d *cv.Document) map[string]int {
	out := wordsPrinted(d)
	d.Walk(func(r cv.Ref) {
		for i, l := range r.Text.Lines {
			if i > 0 && strings.Contains(d.Source[l].Text, r.Text.Value) {
				countWords(out, r.Text.Value)
			}
		}
	})
	return out
}

// wordsToldTwice are those of fields that stand twice as they should: of an employer that the post above has, and of what a
// sentence says that is all of a line and stays whole.
func wordsToldTwice(d *cv.Document) map[string]int {
	out, employers, sentences := map[string]int{}, map[string]bool{}, []cv.Ref{}
	d.Walk(func(r cv.Ref) {
		if r.IsSentence() && wordCount(r.Text.Value) >= wordsTold {
			sentences = append(sentences, r)
		}
	})
	d.Walk(func(r cv.Ref) {
		isField := !r.IsSentence() && len(r.Text.Lines) == 1
		isInherited := r.Section == cv.SectionWork && strings.HasSuffix(r.Path, ".organisation") && employers[placesKey(*r.Text)]
		isTold := isField && slices.ContainsFunc(sentences, func(o cv.Ref) bool {
			line := r.Text.Lines[0]
			return slices.Contains(o.Text.Lines, line) && holdsWords(o.Text.Value, d.Source[line].Text)
		})
		if isInherited || isTold {
			countWords(out, r.Text.Value)
		}
		if strings.HasSuffix(r.Path, ".organisation") {
			employers[placesKey(*r.Text)] = true
		}
	})
	return out
}

// Whatever is said, in any order: no word stands more often than in the file, or than it was read, and none is gone that is
// not left out.
func TestPropertyGesturesMoveWords(t *testing.T) {
	r := rand.New(rand.NewSource(7))
	for name, src := range inOrder(formsOfCVs()) {
		read := Reader(src, Options{})
		plain := read(nil).Document
		written := map[string]int{}
		for _, s := range plain.Source {
			countWords(written, s.Text)
		}
		for range 120 {
			var marks []cv.Mark
			for range 1 + r.Intn(4) {
				marks = append(marks, anyGesture(r, plain))
			}
			doc := read(marks).Document
			for _, fault := range movedWrongly(written, plain, doc, marks) {
				t.Fatalf("%s: %v\n%s\n%s", name, shown(plain, marks), fault, dumped(doc))
			}
		}
	}
}

// movedWrongly tells of words that stand too often, or are lost.
func movedWrongly(written map[string]int, plain, doc *cv.Document, marks []cv.Mark) (faults []string) {
	before, after, kept, silent := wordsPrinted(plain), wordsPrinted(doc), wordsKept(doc), map[string]int{}
	for _, m := range cv.Standing(marks) {
		if m.As == cv.MarkOut || m.As == cv.MarkHeading || m.As == cv.MarkContact {
			countWords(silent, plain.Source[m.Line].Text)
		}
	}
	for _, s := range doc.Source { // the line tells of them
		countWords(silent, s.Lacks)
	}
	twice := wordsToldTwice(doc)
	gives := slices.ContainsFunc(marks, func(m cv.Mark) bool { return m.As == cv.MarkSame }) // one employer to several posts
	for w, n := range written {
		least, most := min(n, before[w])-silent[w], max(n, before[w])+twice[w]
		if after[w] > most && !gives || kept[w] < least && sayableAlone(w) {
			faults = append(faults, fmt.Sprintf("%q stands %d times, %d in the file, read %d", w, after[w], n, before[w]))
		}
	}
	return faults
}

// inOrder goes through CVs in the order of their names.
func inOrder(all map[string]*page.Document) func(func(string, *page.Document) bool) {
	var names []string
	for n := range all {
		names = append(names, n)
	}
	slices.Sort(names)
	return func(yield func(string, *page.Document) bool) {
		for _, n := range names {
			if !yield(n, all[n]) {
				return
			}
		}
	}
}

// anyGesture says something of a line, or of some words of it.
func anyGesture(r *rand.Rand, plain *cv.Document) cv.Mark {
	sections := []cv.Section{
		cv.SectionWork, cv.SectionEducation, cv.SectionSkills, cv.SectionProjects, cv.SectionCertificates, cv.SectionAdditional,
		cv.SectionSummary, cv.SectionInterests, cv.SectionPerson,
	}
	m := cv.Mark{Line: r.Intn(len(plain.Source)), As: cv.MarkKinds[r.Intn(len(cv.MarkKinds))]}
	if m.As == cv.MarkHeading || m.As == cv.MarkMove {
		m.Section = sections[r.Intn(len(sections))]
	} else if r.Intn(3) > 0 {
		m.Section = []cv.Section{cv.SectionWork, cv.SectionEducation, cv.SectionProjects}[r.Intn(3)]
	}
	fields := strings.Fields(plain.Source[m.Line].Text)
	if n := len(fields); r.Intn(2) == 0 && n > 1 && m.As != cv.MarkHeading {
		from := r.Intn(n)
		to := from + 1 + r.Intn(n-from)
		if m.As == cv.MarkStart {
			to = n
		}
		m.Part = strings.Join(fields[from:to], " ")
	}
	return m
}

func shown(plain *cv.Document, marks []cv.Mark) (out []string) {
	for _, m := range marks {
		out = append(out, fmt.Sprintf("%d %s %s %q of %q", m.Line, m.As, m.Section, m.Part, plain.Source[m.Line].Text))
	}
	return out
}

func dumped(d *cv.Document) string {
	var out []string
	d.Walk(func(r cv.Ref) { out = append(out, fmt.Sprintf("%s %v %q", r.Path, r.Text.Lines, r.Text.Value)) })
	return strings.Join(out, "\n")
}

// A gesture that moves words, or leaves them out, reads no other line otherwise.
func TestPropertyGesturesLeaveOtherLines(t *testing.T) {
	for name, src := range inOrder(formsOfCVs()) {
		read := Reader(src, Options{})
		plain := read(nil).Document
		for at, line := range plain.Source {
			if line.As == cv.LineHeading {
				continue
			}
			with := []int{at} // and the lines of texts that run over it
			plain.Walk(func(r cv.Ref) {
				if slices.Contains(r.Text.Lines, at) {
					with = append(with, r.Text.Lines...)
				}
			})
			fields := strings.Fields(line.Text)
			for _, m := range []cv.Mark{
				{As: cv.MarkOut},
				{As: cv.MarkOut, Part: fields[0]},
				{As: cv.MarkOut, Part: fields[len(fields)-1]},
				{As: cv.MarkText},
				{As: cv.MarkRight},
				{As: cv.MarkMove, Section: cv.SectionAdditional},
				{As: cv.MarkMove, Section: cv.SectionSummary},
				{As: cv.MarkMove, Section: cv.SectionInterests, Part: fields[len(fields)/2]},
			} {
				m.Line = at
				doc := read([]cv.Mark{m}).Document
				if got, want := readOf(doc, with), readOf(plain, with); !slices.Equal(got, want) {
					t.Errorf("%s: %v\n%q\nwant\n%q", name, shown(plain, []cv.Mark{m}), got, want)
				}
			}
		}
		if again := dumped(read(nil).Document); again != dumped(plain) {
			t.Errorf("%s: what is taken back is not as it was", name)
		}
	}
}
