package advice

import (
	"fmt"
	"slices"
	"strings"

	"focal/internal/blind"
	"focal/internal/cv"
	"focal/internal/personal"
)

// markings warns of those in the uploaded file, and of one that is to be printed and is lower.
func markings(doc *cv.Document, printed string) (notes []cv.Note) {
	seen := map[string]bool{}
	for i, line := range doc.Source {
		text := strings.TrimSpace(line.Text)
		if !seen[text] && personal.IsMarking(text) {
			seen[text] = true
			notes = append(notes, cv.Note{Kind: cv.NoteAdvice, Lines: []int{i}, Reason: ofMarking(text, printed)})
		}
	}
	return notes
}

func ofMarking(text, printed string) string {
	if printed != "" && personal.Lower(printed, text) {
		return fmt.Sprintf("The uploaded file is marked “%s”, and the document “%s”, which is lower. "+
			"Make sure that it may be passed on so.", text, printed)
	}
	return fmt.Sprintf("The uploaded file is marked “%s”. Make sure that it may be passed on.", text)
}

// Marked words the notes on markings for a document that gets another one than it was made with; all else of them stays.
func Marked(notes []cv.Note, doc *cv.Document, printed string) {
	for i, n := range notes {
		if n.Kind != cv.NoteAdvice || n.Field != "" || len(n.Lines) != 1 || n.Lines[0] >= len(doc.Source) {
			continue
		}
		if text := strings.TrimSpace(doc.Source[n.Lines[0]].Text); personal.IsMarking(text) {
			notes[i].Reason = ofMarking(text, printed)
		}
	}
}

// What is said of an identifier, about its kind.
const (
	sectionHolds = " section holds "
	takeItOut    = ". Take it out unless it was asked for."
)

// NamePrivate names what notes of before Note.Private tell of the person.
func NamePrivate(notes []cv.Note) {
	for i, n := range notes {
		_, what, isOne := strings.Cut(n.Reason, sectionHolds)
		what, isWhole := strings.CutSuffix(what, takeItOut)
		if n.Kind == cv.NoteAdvice && isOne && isWhole {
			notes[i].Private = what
		}
	}
}

// Numbers warns of what doc tells of the person that hardly every reader should know, and so belongs behind what takes some of it
// out. What it is is not repeated: notes are shown and kept. before is doc as nothing was taken out yet: a wording that leaves facts
// out is one of the CV, in which nothing is hidden for good.
func Numbers(doc, before *cv.Document) []cv.Note {
	notes := told(doc, before)
	without := map[string]*string{}
	for _, n := range told(before, before) {
		without[n.Field] = n.Without
	}
	for i, n := range notes {
		if whole := without[n.Field]; n.Field != "" && whole != nil {
			notes[i].Without = whole
		}
	}
	return notes
}

func told(doc, file *cv.Document) (notes []cv.Note) {
	rows := blind.PassportRows(doc, file)
	details := map[*cv.Text]cv.Detail{}
	for i := range doc.Person.Details {
		d := &doc.Person.Details[i]
		details[&d.Value] = *d
	}
	doc.Walk(func(r cv.Ref) {
		kinds, without := personal.Told(r.Text.Value, scope(r.Section))
		if d, isDetail := details[r.Text]; isDetail {
			kinds, without = ofDetail(d, rows[r.Text])
		} else if strings.HasPrefix(r.Path, "person.details") { // a label, which is left out with its value
			without = ""
		} else if rows[r.Text] {
			kinds, without = append(kinds, personal.PaperRow), ""
		}
		notes = append(notes, tells(r, kinds, without)...)
	})
	return notes
}

// ofDetail is what a fact of the head tells beside what its label does, and what may stand in its place.
func ofDetail(d cv.Detail, isRow bool) (kinds []personal.Kind, without string) {
	label := strings.TrimRight(d.Label.Value, ": ")
	kinds = personal.OfLabel(label, d.Value.Value)
	if isRow {
		kinds = append(kinds, personal.PaperRow)
	}
	whole := len(kinds) > 0 || personal.OfPassport(label)
	said, rest := personal.Told(strings.TrimPrefix(label+": "+d.Value.Value, ": "), personal.OfPerson)
	ofLabel, _ := personal.Told(label, personal.OfPerson)
	for _, kind := range said {
		if !slices.Contains(kinds, kind) && !slices.Contains(ofLabel, kind) {
			kinds = append(kinds, kind)
		}
	}
	if len(kinds) == 0 && personal.PaperLabel.MatchString(label) && len(personal.PaperNumbers(d.Value.Value)) > 0 {
		return []personal.Kind{personal.PaperOf(label)}, personal.WithoutPaper(label, d.Value.Value)
	}
	if without, _ = strings.CutPrefix(rest, label+": "); whole || without == rest && label != "" {
		without = ""
	}
	return kinds, without
}

// tells are the notes on one text.
func tells(r cv.Ref, kinds []personal.Kind, without string) (notes []cv.Note) {
	for _, what := range kinds {
		note := advise(*r.Text, fmt.Sprintf("The %s%s%s%s", r.Section, sectionHolds, what, takeItOut))
		note.Private, note.Without = what, &without
		notes = append(notes, note)
	}
	return notes
}

// scope is how far the shape of a number tells in a section that it is one of identity: those of
// posts have numbers of their own.
func scope(of cv.Section) personal.Scope {
	switch of {
	case cv.SectionPerson, cv.SectionSummary, cv.SectionAdditional:
		return personal.OfPerson
	case cv.SectionWork, cv.SectionProjects, cv.SectionVolunteering, cv.SectionPublications, cv.SectionCertificates:
		return personal.OfPost
	}
	return personal.OfAnybody
}
