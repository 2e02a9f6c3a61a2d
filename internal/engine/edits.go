package engine

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/condense"
	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/problem"
)

// maxEdit bounds the length of a wording that a user writes, in characters.
const maxEdit = 4000

// edits are the wordings that a user wrote, by Text.ID; a value that the CV lacks
// goes by its path in the original ("person.name"), what is added by a number of its own (added.go). "" leaves a value out, or an
// entry as a whole where the key is one ("work[2]").
type edits map[string]string

// checkEdits refuses wordings of texts that are neither in the CV nor missing from it.
func checkEdits(previous *Result, e edits) error {
	if added := e.added(); added > maxAdded {
		return problem.New(problem.Invalid, "At most %d texts can be added to a CV.", maxAdded)
	}
	values, entries := map[string]bool{}, map[string]bool{}
	known := func(id string) {
		values[id] = true
		entries[entryOf(id)] = true
	}
	previous.Original.Places(func(r cv.Ref) { known(cmp.Or(r.Text.ID, r.Path)) })
	previous.Document.Walk(func(r cv.Ref) { known(r.Text.ID) })
	for _, n := range e.add(previous.Original.Clone()) {
		known(n.Field)
	}
	for id := range previous.Edits {
		values[id] = true
	}
	for id, text := range e {
		switch {
		case utf8.RuneCountInString(text) > maxEdit:
			return problem.New(problem.Invalid, "A text may have at most %d characters.", maxEdit)
		case id != "" && entries[id] && text != "":
			return problem.New(problem.Invalid, "%q is an entry of several texts: it can be left out, not written anew.", id)
		case id == "" || !values[id] && !entries[id]:
			return problem.New(problem.Invalid, "The edited text %q is not part of this CV.", id)
		}
		if err := e.checkDate(previous, id); err != nil {
			return err
		}
	}
	return nil
}

// checkDate refuses dates that cannot be, but for what the CV itself has and what stood there before dates were looked at.
func (e edits) checkDate(previous *Result, id string) error {
	if text := e[id]; strings.HasSuffix(id, ".dates") && text != previous.Edits[id] {
		if read := previous.Original.Find(id); read == nil || read.Value != text {
			return checkDates(text)
		}
	}
	return nil
}

// entryOf is the entry that a text belongs to, "work[2]" for "work[2].title"; ""
// where the text stands for itself.
func entryOf(id string) string {
	at := strings.Index(id, "].")
	if at < 0 {
		return ""
	}
	return id[:at+1]
}

func (e edits) of(id string) (text string, ok bool) {
	text, ok = e[id]
	return text, ok && id != ""
}

// holds reports that the user worded a text.
func (e edits) holds(id string) bool {
	_, ok := e.of(id)
	return ok
}

// leaves reports that the entry of a text is left out as a whole.
func (e edits) leaves(id string) bool {
	_, ok := e.of(entryOf(id))
	return ok
}

// claim gives the empty values that are filled their path as ID, so that they are
// found wherever their entry moves, and the lines of their entry.
func (e edits) claim(doc *cv.Document) {
	lines := map[string][]int{}
	doc.Walk(func(r cv.Ref) {
		if entry := entryOf(r.Path); entry != "" && lines[entry] == nil {
			lines[entry] = r.Text.Lines
		}
	})
	doc.Places(func(r cv.Ref) {
		if _, ok := e[r.Path]; ok && r.Text.ID == "" {
			r.Text.ID, r.Text.Lines = r.Path, lines[entryOf(r.Path)]
		}
	})
}

// source is the original with the user's wordings, so that the truth check takes
// the user's word.
func (e edits) source(original *cv.Document) *cv.Document {
	if len(e) == 0 {
		return original
	}
	source := original.Clone()
	source.Source = slices.Clone(source.Source)
	e.dates(source)
	source.Places(func(r cv.Ref) {
		if text, ok := e.of(r.Text.ID); ok {
			r.Text.Value = text
			e.cite(source, r.Text)
		}
	})
	return source
}

// cite adds a wording to the line that it takes the place of: a profile may be
// written from it.
func (e edits) cite(source *cv.Document, t *cv.Text) {
	text, ok := e.of(t.ID)
	if ok && text != "" && len(t.Lines) > 0 && t.Lines[0] >= 0 && t.Lines[0] < len(source.Source) {
		source.Source[t.Lines[0]].Text += " " + text
	}
}

// dates puts the user's dates into doc, which is the original or a copy of it. What
// is not understood as dates is printed as it stands.
func (e edits) dates(doc *cv.Document) []cv.Note {
	if len(e) == 0 {
		return nil
	}
	e.claim(doc)
	notes := e.add(doc)
	for _, period := range periods(doc) {
		text, ok := e.of(period.Text.ID)
		if !ok || e.leaves(period.Text.ID) || text == period.Text.Value {
			continue
		}
		t := period.Text
		notes = append(notes, edited(t, cmp.Or(t.Value, period.Display()), text))
		*period = extract.Period(text, doc.Locale)
		t.Value = text
		period.Text = t
	}
	return notes
}

func periods(doc *cv.Document) []*cv.DateRange {
	var list []*cv.DateRange
	for i := range doc.Clearances {
		list = append(list, &doc.Clearances[i].Dates)
	}
	for _, posts := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range posts {
			list = append(list, &posts[i].Dates)
		}
	}
	for i := range doc.Projects {
		list = append(list, &doc.Projects[i].Dates)
	}
	for i := range doc.Education {
		list = append(list, &doc.Education[i].Dates)
	}
	for i := range doc.Certificates {
		list = append(list, &doc.Certificates[i].Dates)
	}
	for i := range doc.Publications {
		list = append(list, &doc.Publications[i].Dates)
	}
	for i := range doc.Awards {
		list = append(list, &doc.Awards[i].Dates)
	}
	return list
}

// applied is the original as the user worded it, without what was left out.
func (e edits) applied(original *cv.Document) *cv.Document {
	if len(e) == 0 {
		return original
	}
	doc := original.Clone()
	e.dates(doc)
	e.texts(doc)
	return doc
}

func edited(t cv.Text, before, after string) cv.Note {
	reason := "Your own wording."
	if after == "" {
		reason = "You left this out."
	}
	return cv.Note{Kind: cv.NoteEdited, Field: t.ID, Before: before, After: after, Reason: reason, Lines: t.Lines}
}

// texts puts all other wordings into doc. An entry that is left out has one note.
func (e edits) texts(doc *cv.Document) []cv.Note {
	if len(e) == 0 {
		return nil
	}
	var notes []cv.Note
	entries := map[string]int{}
	doc.Places(func(r cv.Ref) {
		before := r.Text.Value
		if e.leaves(r.Text.ID) {
			entry := entryOf(r.Text.ID)
			if at, begun := entries[entry]; begun {
				notes[at].Before = strings.TrimSpace(notes[at].Before + "\n" + before)
			} else {
				entries[entry] = len(notes)
				notes = append(notes, edited(cv.Text{ID: entry, Lines: r.Text.Lines}, before, ""))
			}
			r.Text.Value = ""
			return
		}
		if text, ok := e.of(r.Text.ID); ok && text != before {
			notes = append(notes, edited(*r.Text, before, text))
			r.Text.Value = text
		}
	})
	if p := &doc.Person.Location; p.ID != "" {
		if _, ok := e[p.ID]; ok { // its parts are those of the old one
			*p = cv.Place{Text: p.Text}
		}
	}
	for i := range doc.Person.Profiles {
		if _, ok := e.of(doc.Person.Profiles[i].URL.ID); ok {
			doc.Person.Profiles[i].Username = ""
		}
	}
	e.drop(doc)
	return notes
}

// written puts the user's wording in place of a profile and a headline that the engine
// wrote.
func (e edits) written(source, doc *cv.Document) []cv.Note {
	var notes []cv.Note
	for i := range doc.Summary {
		t := &doc.Summary[i]
		text, ok := e.of(t.ID)
		if !ok || source.Find(t.ID) != nil || text == t.Value {
			continue
		}
		notes = append(notes, edited(*t, t.Value, text))
		t.Value = text
		source.Summary = append(source.Summary, *t)
	}
	if t := &doc.Person.Label; t.ID == condense.HeadlineID {
		if text, ok := e.of(t.ID); ok {
			if text != t.Value {
				notes = append(notes, edited(*t, t.Value, text))
				t.Value = text
			}
			source.Person.Label = *t
		}
	}
	return notes
}
