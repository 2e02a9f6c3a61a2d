package engine_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// manyPosts are fourteen posts of five points each, and sixteen skills, each with a number of its own.
func manyPosts() (text string, said []string) {
	var b strings.Builder
	b.WriteString("Wilma Thorne\nwilma.thorne@example.org\n\nEXPERIENCE\n\n")
	for i := range 14 {
		fmt.Fprintf(&b, "Bell founder, Foundry of Ely Number %d, %d - %d\n", i+1, 2025-i, 2026-i)
		for k := range 5 {
			said = append(said, fmt.Sprintf("Cast bell %d%d0 of the carillon", i+1, k))
			fmt.Fprintf(&b, "- %s for the parish, with its frame and its clapper of iron.\n", said[len(said)-1])
		}
		b.WriteString("\n")
	}
	b.WriteString("SKILLS\n")
	for _, skill := range strings.Fields("Moulding Casting Tuning Forging Welding Rigging Carving Glazing Turning Milling Boring Filing") {
		said = append(said, skill)
		b.WriteString(skill + "\n")
	}
	return b.String(), said
}

// While a reading is mended its document has all of it, whatever page limit and limits of sections there are; with the
// same decisions it is trimmed again as it was.
func TestAWholeDocumentHasAllOfTheReading(t *testing.T) {
	text, said := manyPosts()
	for name, change := range map[string]func(*cv.Options){
		"one page":   func(o *cv.Options) { o.MaxPages = 1 },
		"two skills": func(o *cv.Options) { o.Limits.Skills = 2 },
		"two posts":  func(o *cv.Options) { o.Limits.Experience = 2 },
		"concise":    func(o *cv.Options) { o.Length = cv.Concise },
	} {
		e, o := newEngine(t), cv.DefaultOptions()
		change(&o)
		first := convertWith(t, e, text, o)
		lacks := func(whole bool) (lacking int) {
			t.Helper()
			result, err := e.Review(t.Context(), first, engine.Decisions{}, engine.Request{Whole: whole})
			if err != nil {
				t.Fatal(err)
			}
			result.Document.Source = nil // the lines as they were read
			document, err := json.Marshal(result.Document)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range said {
				if !strings.Contains(string(document), s) {
					lacking++
				}
			}
			return lacking
		}
		if got := lacks(true); got > 0 {
			t.Errorf("%s: the whole lacks %d of %d", name, got, len(said))
		}
		if got := lacks(false); got == 0 {
			t.Errorf("%s: nothing is trimmed", name)
		}
	}
}
