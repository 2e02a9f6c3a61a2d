// Package proofread corrects the spelling and grammar of English CV text. It is
// built for silent use: it changes what is certain and leaves the rest, never
// touches names, products, code, numbers or other languages (decisions D-61),
// and reports every change.
package proofread

import (
	"strings"

	"focal/internal/cv"
)

// Config has no settings yet that a caller must give; the zero value is ready.
type Config struct {
	// Allow lists words of the installation (client names, house terms) that
	// are never corrected, whatever their case.
	Allow []string
}

// Checker corrects texts. It is safe for concurrent use and cheap to make: word
// lists are shared and searched in place.
type Checker struct {
	allow map[string]bool
}

// New returns a Checker.
func New(c Config) *Checker {
	checker := &Checker{allow: map[string]bool{}}
	for _, word := range c.Allow {
		checker.allow[strings.ToLower(word)] = true
	}
	return checker
}

// Options steer one correction.
type Options struct {
	// Locale forces "en-GB" or "en-US" spelling; "" follows the text.
	Locale string
	// Allow reports whether a lower-case word must stay as it is (words of the
	// job description, of the rest of the document). nil allows nothing extra.
	Allow func(word string) bool
	// Keep decides about each change of Document; nil makes all of them.
	Keep cv.Keep
	// Fragment says that the text may start in lower case on purpose.
	Fragment bool

	vouched func(word string) bool // words the document itself vouches for
	casing  *casing                // how the document uses capitals
	begins  bool                   // the text before it, if any, has ended
	wrapped bool                   // the text before it goes on here
}

// Edit is one change. Start and End are byte offsets of Before in the text that
// was given; edits of a text are sorted and do not overlap.
type Edit struct {
	Start, End    int
	Before, After string
	Kind          cv.NoteKind // NoteSpelling or NoteGrammar
	Reason        string      // one sentence for the user
	Rule          string      // stable name of the rule, for tests and counts
}

// maxPasses bounds how often rules run over their own output. Rules settle in
// two passes; a text that does not settle keeps the last one.
const maxPasses = 5

// maxText bounds the length of a text that is checked, in bytes; longer ones
// are no sentences of a CV and stay as they are.
const maxText = 6_000

// Sentence corrects one text (a bullet or a paragraph) and returns the result
// with its edits; without edits the text comes back unchanged.
func (c *Checker) Sentence(text string, o Options) (string, []Edit) {
	if len(text) > maxText || strings.TrimSpace(text) == "" {
		return text, nil
	}
	var edits []Edit
	now := text
	for range maxPasses {
		s := parse(now)
		s.checker, s.options = c, o
		if s.foreign() {
			break
		}
		found := s.check()
		if len(found) == 0 {
			break
		}
		edits = compose(text, edits, found)
		now = Apply(text, edits)
	}
	return now, gather(text, edits)
}

func (c *Checker) allowed(lower string, o Options) bool {
	return c.allow[lower] || o.Allow != nil && o.Allow(lower)
}
