package engine

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strconv"

	"focal/internal/cv"
	"focal/internal/extract"
)

// What the CV does not have and the user adds goes by numbers from 1000, which no reading
// has: "work[1000].title" is of an entry of the user's own, "work[2].highlights[1000]" a
// bullet of an entry of the CV. They are the user's words, as all edits are.
var (
	addedEntry = regexp.MustCompile(`^(work|projects|education|certificates|languages|publications|awards|volunteering)` +
		`\[(1\d{3})\]\.(\w+?)(\[1\d{3}\])?$`)
	addedItem = regexp.MustCompile(`^(work|projects|education|volunteering)\[(\d{1,3})\]\.highlights\[1\d{3}\]$`)
)

// maxAdded is more texts than anybody types into one CV.
const maxAdded = 500

// added counts the texts that the CV does not have.
func (e edits) added() (n int) {
	for id := range e {
		if addedEntry.MatchString(id) || addedItem.MatchString(id) {
			n++
		}
	}
	return n
}

// add puts into doc, which is the original or a copy of it, what the user added.
func (e edits) add(doc *cv.Document) []cv.Note {
	var notes []cv.Note
	note := func(t *cv.Text) {
		notes = append(notes, cv.Note{Kind: cv.NoteEdited, Field: t.ID, After: t.Value, Reason: "You added this.", Lines: t.Lines})
	}
	for _, id := range slices.Sorted(maps.Keys(e)) {
		if m := addedItem.FindStringSubmatch(id); m != nil && e[id] != "" {
			at, _ := strconv.Atoi(m[2])
			if list := highlights(doc, m[1], at); list != nil {
				*list = append(*list, cv.Text{ID: id, Value: e[id], Confidence: 1})
				note(&(*list)[len(*list)-1])
			}
		}
	}
	added := e.entries()
	added.Walk(func(r cv.Ref) { note(r.Text) })
	for _, p := range periods(added) {
		if p.Text.Value != "" {
			t := p.Text
			*p = extract.Period(t.Value, doc.Locale)
			p.Text = t
		}
	}
	doc.Work = append(doc.Work, added.Work...)
	doc.Projects = append(doc.Projects, added.Projects...)
	doc.Education = append(doc.Education, added.Education...)
	doc.Certificates = append(doc.Certificates, added.Certificates...)
	doc.Languages = append(doc.Languages, added.Languages...)
	doc.Publications = append(doc.Publications, added.Publications...)
	doc.Awards = append(doc.Awards, added.Awards...)
	doc.Volunteering = append(doc.Volunteering, added.Volunteering...)
	return notes
}

// entries are those that the user added, as a document of them alone.
func (e edits) entries() *cv.Document {
	lists := map[string][]map[string]any{}
	last := map[string]string{}
	for _, id := range slices.Sorted(maps.Keys(e)) {
		m := addedEntry.FindStringSubmatch(id)
		if m == nil || e[id] == "" || e.leaves(id) {
			continue
		}
		section, number, field := m[1], m[2], m[3]
		if last[section] != number {
			last[section] = number
			lists[section] = append(lists[section], map[string]any{})
		}
		entry := lists[section][len(lists[section])-1]
		text := map[string]any{"id": id, "value": e[id], "confidence": 1}
		switch {
		case m[4] != "":
			items, _ := entry[field].([]any)
			entry[field] = append(items, text)
		case field == "dates":
			entry[field] = map[string]any{"text": text}
		default:
			entry[field] = text
		}
	}
	added := &cv.Document{}
	if made, err := json.Marshal(lists); err != nil || json.Unmarshal(made, added) != nil {
		return &cv.Document{} // names no field: refused by checkEdits
	}
	return added
}

// highlights are the bullets of an entry of the CV; nil where there is no such entry.
func highlights(doc *cv.Document, section string, at int) *[]cv.Text {
	switch {
	case section == "work" && at < len(doc.Work):
		return &doc.Work[at].Highlights
	case section == "projects" && at < len(doc.Projects):
		return &doc.Projects[at].Highlights
	case section == "education" && at < len(doc.Education):
		return &doc.Education[at].Highlights
	case section == "volunteering" && at < len(doc.Volunteering):
		return &doc.Volunteering[at].Highlights
	}
	return nil
}
