package truth

import (
	"regexp"
	"strings"

	"focal/internal/cv"
)

// modelled are the notes of what a language model worded, by field. Its wordings are
// checked as such: what stood there before against the CV, and the wording against that.
func modelled(notes []cv.Note) map[string]cv.Note {
	m := map[string]cv.Note{}
	for _, n := range notes {
		if n.By != "" && (n.Kind == cv.NoteWording || n.Kind == cv.NoteSummary) {
			m[n.Field] = n
		}
	}
	return m
}

// byModel checks a value that a model worded; ok is false where none did.
func (c *checker) byModel(r cv.Ref) (fact, why string, ok bool) {
	n, ok := c.modelled[r.Text.ID]
	if whole := n.After == r.Text.Value; !ok || !whole && (n.Kind != cv.NoteSummary || !strings.HasPrefix(n.After, r.Text.Value)) {
		return "", "", false
	}
	if n.Kind == cv.NoteWording {
		before := *r.Text
		before.Value = n.Before
		if v, bad := c.check(cv.Ref{Section: r.Section, Role: r.Role, Path: r.Path, Text: &before}); bad {
			return v.Fact, v.Why, true
		}
		fact, why = Reworded(n.Before, r.Text.Value, false)
		return fact, why, true
	}
	passages := append(c.passages[:len(c.passages):len(c.passages)], Passage{Kind: KindProfile, Text: n.Before})
	for _, p := range c.passages { // it was written from what stood there as well
		if worded, ok := c.modelled[p.ID]; ok && worded.Kind == cv.NoteWording {
			p.Text = worded.Before
			passages = append(passages, p)
		}
	}
	for _, sentence := range sentenceEnd.Split(r.Text.Value, -1) {
		if fact, why = composedByAnyone(passages, sentence, c.name); why != "" {
			return fact, why, true
		}
	}
	return "", "", true
}

var sentenceEnd = regexp.MustCompile(`[.!?]\s+`)

// composedByAnyone is Composed whatever the pronoun was that the user chose.
func composedByAnyone(passages []Passage, sentence, name string) (fact, why string) {
	for _, voice := range []string{"", "she", "he", "they", "i"} {
		if fact, why = Composed(passages, sentence, name, voice); why == "" {
			break
		}
	}
	return fact, why
}

// profile is what the CV says of itself, as it was read: a model's profile is written from
// that too.
func profile(original *cv.Document) []Passage {
	return Passages(&cv.Document{Summary: original.Summary}, 0)
}

// printed are the passages of a document apart from its profile; the years of courses
// are looked at where the profile is written.
func printed(doc *cv.Document) []Passage {
	rest := *doc
	rest.Summary = nil
	return Passages(&rest, 9999)
}
