package cv

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"strings"
)

// NoteKind says which stage changed something, and how.
type NoteKind string

// Kinds of notes. The web app groups and colours by them.
const (
	NoteReading     NoteKind = "reading"     // the reader was unsure, or something could not be read
	NoteSpelling    NoteKind = "spelling"    // a misspelt word
	NoteGrammar     NoteKind = "grammar"     // grammar, punctuation, spacing, case
	NotePerspective NoteKind = "perspective" // first <-> third person
	NoteOrder       NoteKind = "order"       // moved because of the job
	NoteLeftOut     NoteKind = "left-out"    // not printed: a limit, the length, the page target
	NoteShortened   NoteKind = "shortened"   // Flexible: fewer words
	NoteWording     NoteKind = "wording"     // Flexible: a fragment or a weak opening made a statement
	NoteSummary     NoteKind = "summary"     // Flexible: a summary written from facts
	NoteTruth       NoteKind = "truth"       // the truth check restored the original wording
	NoteAdvice      NoteKind = "advice"      // nothing changed; the user should look (gap, expired certificate)
	NoteOption      NoteKind = "option"      // nothing changed; why an option that was chosen made no difference
	NoteEdited      NoteKind = "edited"      // the user's own wording
	NoteCivilian    NoteKind = "civilian"    // a rank or a trade of the armed forces got civilian words behind it
	NoteHidden      NoteKind = "hidden"      // taken out because of Options.Privacy
)

// Note records one change (or one piece of advice). Nothing changes without one.
type Note struct {
	ID     string   `json:"id"` // unique within a result and the same in every run: see NumberNotes
	Kind   NoteKind `json:"kind"`
	Field  string   `json:"field,omitempty"` // Text.ID
	Before string   `json:"before"`
	After  string   `json:"after"`
	Made   string   `json:"made,omitempty"`  // what the stage made where a later one went on to mend it in the same note; "" = After
	Reason string   `json:"reason"`          // one sentence for the user
	Lines  []int    `json:"lines,omitempty"` // Document.Source indices
	By     string   `json:"by,omitempty"`    // the language model that worded it, "MODEL at HOST"; "" = Focal itself
	// Private is what the text tells of the person that not every reader should know: "a date of birth".
	Private string `json:"private,omitempty"`
	// Without is the text as it reads without what Private names, "" where nothing is left of it; nil where Private is "".
	Without *string `json:"without,omitempty"`
	// Leak is set where what a blind CV hides can still be read in its finished file.
	Leak bool `json:"leak,omitempty"`
}

// Key is the same for the same change in every run. Equal changes of one field
// share it. Moving a value, leaving it out, hiding what it tells or writing a summary
// is the same change whatever became of its wording.
func (n Note) Key() string {
	if n.Made != "" {
		n.After = n.Made // by which the stage knows its change again
	}
	if n.Kind == NoteLeftOut || n.Field != "" && (n.Kind == NoteOrder || n.Kind == NoteSummary || n.Kind == NoteHidden) {
		n.Before, n.After = "", ""
	}
	h := fnv.New64a()
	_, _ = fmt.Fprintf(h, "%s\x00%s\x00%s\x00%s", n.Kind, n.Field, n.Before, n.After)
	return hex.EncodeToString(h.Sum(nil))
}

// Mended is the note with what its change became in the end. It stays the same change.
func (n Note) Mended(after string) Note {
	n.Made, n.After = cmp.Or(n.Made, n.After), after
	return n
}

// NumberNotes gives every note its ID: the key, with a suffix for repetitions.
func NumberNotes(notes []Note) {
	seen := map[string]int{}
	for i := range notes {
		key := notes[i].Key()
		if seen[key]++; seen[key] > 1 {
			key = fmt.Sprintf("%s-%d", key, seen[key])
		}
		notes[i].ID = key
	}
}

// Keep decides whether a proposed change is made; nil makes all of them.
type Keep func(Note) bool

// Accepts reports the decision.
func (k Keep) Accepts(n Note) bool { return k == nil || k(n) }

// Except keeps everything but the changes with these IDs.
func Except(ids []string) Keep {
	rejected := map[string]bool{}
	for _, id := range ids {
		key, _, _ := strings.Cut(id, "-")
		rejected[key] = true
	}
	return func(n Note) bool { return !rejected[n.Key()] }
}
