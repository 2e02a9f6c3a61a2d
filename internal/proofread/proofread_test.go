package proofread

import (
	"os"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func lines(t testing.TB, file string) []string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			out = append(out, line)
		}
	}
	return out
}

func TestCleanSentencesStay(t *testing.T) {
	c := New(Config{})
	for _, text := range lines(t, "testdata/clean.txt") {
		if got, edits := c.Sentence(text, Options{}); got != text || len(edits) > 0 {
			t.Errorf("%s\n became %s (%s)", text, got, edits[0].Rule)
		}
	}
}

func TestErrorsAreCorrected(t *testing.T) {
	c := New(Config{})
	for _, line := range lines(t, "testdata/errors.txt") {
		wrong, right, ok := strings.Cut(line, " => ")
		if !ok {
			t.Fatalf("no correction in %q", line)
		}
		got, edits := c.Sentence(wrong, Options{})
		if !slices.Contains(strings.Split(right, " | "), got) {
			t.Errorf("%s\n got  %s\n want %s", wrong, got, right)
		}
		check(t, wrong, got, edits)
	}
}

// check holds for every correction: edits are sorted, apart, describe the text,
// give the output, and every one has a kind and a reason.
func check(t interface{ Errorf(string, ...any) }, text, got string, edits []Edit) {
	end := 0
	for _, e := range edits {
		if e.Start < end || e.End < e.Start || e.End > len(text) {
			t.Errorf("%q: edit %+v overlaps or lies outside", text, e)
			return
		}
		end = e.End
		if text[e.Start:e.End] != e.Before || e.Before == e.After {
			t.Errorf("%q: edit %+v does not describe the text", text, e)
		}
		if e.Kind != cv.NoteSpelling && e.Kind != cv.NoteGrammar || e.Reason == "" || e.Rule == "" {
			t.Errorf("%q: edit %+v says too little", text, e)
		}
	}
	if Apply(text, edits) != got {
		t.Errorf("%q: the edits do not give %q", text, got)
	}
}

// TestSpacingIsOneChange: what a reader sees as one correction is one note.
func TestSpacingIsOneChange(t *testing.T) {
	for text, want := range map[string]int{"Grew sales by 10 % ,then left.": 1, "Sold cakes ,bread and tea.": 1, "Sold cakes ,bread ,tea and milk.": 2} {
		got, edits := New(Config{}).Sentence(text, Options{})
		if len(edits) != want {
			t.Errorf("%q: %d edits, want %d: %v", text, len(edits), want, edits)
		}
		check(t, text, got, edits)
	}
}

func TestAllowedWordsStay(t *testing.T) {
	const text = "Managed the traning of staff on Qlick dashbords."
	options := Options{Allow: func(word string) bool { return word == "traning" }}
	if got, _ := New(Config{Allow: []string{"Dashbords"}}).Sentence(text, options); got != text {
		t.Errorf("got %s", got)
	}
}

func TestLocale(t *testing.T) {
	for _, c := range []struct{ locale, text, want string }{
		{"", "Organised the programme in the centre.", "Organised the programme in the centre."},
		{"", "Organized the program in the center.", "Organized the program in the center."},
		{"en-US", "Organised the programme in the centre.", "Organized the program in the center."},
		{"en-GB", "Organized the labor catalog.", "Organised the labour catalogue."},
		{"en-US", "Analized the colour of fibres.", "Analyzed the color of fibers."},
		{"en-US", "Worked at Royal Centre Theatre on organisation.", "Worked at Royal Centre Theatre on organization."},
		{"", "Analized behavior and color.", "Analyzed behavior and color."},
	} {
		if got, _ := New(Config{}).Sentence(c.text, Options{Locale: c.locale}); got != c.want {
			t.Errorf("%s %q: got %q, want %q", c.locale, c.text, got, c.want)
		}
	}
}

func TestRulesFileIsSound(t *testing.T) {
	for _, line := range dataLines(rulesFile) {
		r, ok := parseRule(line)
		if !ok {
			t.Fatalf("cannot read %q", line)
		}
		if strings.TrimSpace(r.reason) == "" || len(r.elements) > 15 || strings.ContainsAny(line, "_") {
			t.Errorf("%q: no reason, or too long", line)
		}
		for _, e := range r.elements {
			for _, w := range e.words {
				if w != strings.ToLower(w) || strings.ContainsAny(w, "<>") {
					t.Errorf("%q: the pattern word %q can never match", line, w)
				}
			}
		}
	}
}

func TestMisspellingsAreNoWords(t *testing.T) {
	for wrong, right := range misspellings() {
		if wrong == right || fixOf(strings.ToLower(right)) != "" {
			t.Errorf("%s -> %s does not settle", wrong, right)
		}
	}
}

func BenchmarkSentenceClean(b *testing.B) {
	c := New(Config{})
	const text = "Led a team of 14 engineers who designed, built and ran the payments platform on Kubernetes for 3 million customers."
	c.Sentence(text, Options{})
	b.ReportAllocs()
	for b.Loop() {
		c.Sentence(text, Options{})
	}
}

func BenchmarkSentenceWrong(b *testing.B) {
	c := New(Config{})
	const text = "Acheived a excelent result with there clients and ,managed the the complience programe for five years experience."
	c.Sentence(text, Options{})
	for b.Loop() {
		c.Sentence(text, Options{})
	}
}
