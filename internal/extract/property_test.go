package extract

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"focal/internal/cv"
	"focal/internal/extract/words"
	_ "focal/internal/fixedseed"
	"focal/internal/ingest/page"
)

// sampleCV is a whole CV with most kinds of sections.
const sampleCV = `**Ottoline Brackenbury**
Conservation Carpenter
Ludlow, Shropshire | 07700 900733 | o.brackenbury@example.org | linkedin.com/in/ottoline-b

# Profile
Carpenter who repairs timber frames and trains apprentices. Holds SC clearance for work on the defence estate.

# Employment History
**Conservation Carpenter**	March 2017 – Present
Teme Valley Frames Ltd, Ludlow
- Repaired forty cruck frames without loss of historic fabric
- Trains three apprentices in scarf joints and oak pegs
**Bench Joiner**	June 2012 – February 2017
Wenlock Joinery, Much Wenlock
- Made sash windows to conservation standards
Summer work on a timber yard before that.

# Education
NVQ Level 3 Bench Joinery	2010 – 2012
Herefordshire College, Distinction

# Key Skills
Hand tools: adze, slick, drawknife
Other: scaffolding, chainsaw, CAD

# Certifications
- CSCS Gold Card, CITB, April 2019
- Chainsaw Maintenance (2015)

# Languages
English (native); Welsh (conversational)

# Interests
Sheepdog trials, bell ringing

# Vehicles
Own van, trailer licence B+E

# References
Available on request`

// keptShare returns how many words of the source, headings aside, the document holds.
func keptShare(t testing.TB, src *page.Document) float64 {
	doc, _ := Document(src, Options{})
	held := map[string]bool{}
	doc.Walk(func(r cv.Ref) {
		for _, w := range words.Split(r.Text.Value) {
			held[w] = true
		}
	})
	total, kept := 0, 0
	for _, l := range src.Lines() {
		if l.Kind == page.Heading {
			continue
		}
		for _, w := range words.Split(l.Text()) {
			total++
			if held[w] {
				kept++
			}
		}
	}
	if total == 0 {
		return 1
	}
	return float64(kept) / float64(total)
}

// Nothing is lost, in whatever order the lines of a CV come: each word stands in the document
// or a note names it.
func TestEveryWordIsKept(t *testing.T) {
	if s := keptShare(t, flow(sampleCV)); s < 0.999 {
		t.Errorf("kept %.4f of the words", s)
	}
	lines := strings.Split(sampleCV, "\n")
	rapid.Check(t, func(t *rapid.T) {
		mixed := rapid.Permutation(lines).Draw(t, "lines")
		cut := mixed[:rapid.IntRange(1, len(mixed)).Draw(t, "n")]
		src := flow(strings.Join(cut, "\n"))
		doc, notes := Document(src, Options{})
		held := map[string]bool{}
		doc.Walk(func(r cv.Ref) {
			for _, w := range words.Split(r.Text.Value) {
				held[w] = true
			}
		})
		for _, n := range notes {
			for _, w := range words.Split(n.Reason) {
				held[w] = true
			}
		}
		total, lost := 0, []string{}
		for _, l := range src.Lines() {
			for _, w := range words.Split(l.Text()) {
				total++
				if !held[w] && l.Kind != page.Heading && !negligible(w) {
					lost = append(lost, w)
				}
			}
		}
		if len(lost)*50 > total && len(lost) > 2 {
			t.Fatalf("lost %q of\n%s", lost, strings.Join(cut, "\n"))
		}
	})
}

// Every value names lines of the source, the same input gives the same document,
// and no word of a value is made up.
func TestValuesComeFromTheirLines(t *testing.T) {
	for _, src := range []*page.Document{flow(sampleCV), drawn(column{1, 40, 550, 40, strings.ReplaceAll(sampleCV, "# ", "## ")})} {
		doc, _ := Document(src, Options{})
		again, _ := Document(src, Options{})
		if fmt.Sprintf("%+v", doc) != fmt.Sprintf("%+v", again) {
			t.Fatal("two readings differ")
		}
		doc.Walk(func(r cv.Ref) {
			if len(r.Text.Lines) == 0 || r.Text.ID == "" {
				t.Errorf("%s %q: lines %v, id %q", r.Path, r.Text.Value, r.Text.Lines, r.Text.ID)
			}
			var source []string
			for _, l := range r.Text.Lines {
				if l < 0 || l >= len(doc.Source) {
					t.Fatalf("%s: line %d of %d", r.Path, l, len(doc.Source))
				}
				source = append(source, words.Squeeze(doc.Source[l].Text))
			}
			all := strings.Join(source, "")
			for _, w := range words.Split(r.Text.Value) {
				if !strings.Contains(all, w) && r.Role != cv.RoleHeading {
					t.Errorf("%s: %q is not in lines %v", r.Path, w, r.Text.Lines)
				}
			}
		})
	}
}

func FuzzDocument(f *testing.F) {
	f.Add(sampleCV)
	f.Add("# Experience\n2019 –\n- \n\t\t\n**\n# Skills: a, (b\n(((")
	f.Add("Name:\nTel:\t+\n@ @@\n# \n- 1. 2. 3.\n2013 (\n— — —")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 20_000 {
			return
		}
		doc, _ := Document(flow(text), Options{})
		doc.Walk(func(r cv.Ref) {
			for _, l := range r.Text.Lines {
				if l < 0 || l >= len(doc.Source) {
					t.Fatalf("%s: line %d of %d", r.Path, l, len(doc.Source))
				}
			}
		})
		Document(drawn(column{1, 40, 300, 40, text}, column{1, 320, 550, 40, text}), Options{})
	})
}

func BenchmarkDocument(b *testing.B) {
	src := flow(sampleCV + strings.Repeat("\n"+sampleCV[strings.Index(sampleCV, "# Employment"):], 2))
	for b.Loop() {
		Document(src, Options{})
	}
}

// 50,000 lines must not take longer per line than a CV does.
func BenchmarkLongDocument(b *testing.B) {
	src := flow(strings.Repeat(sampleCV+"\n", 1200))
	b.ReportMetric(float64(len(src.Lines())), "lines")
	for b.Loop() {
		Document(src, Options{})
	}
}
