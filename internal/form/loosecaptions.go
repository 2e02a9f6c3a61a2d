package form

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/caption"
	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// Lines that found no section are printed as they come, and among them stand headings that nobody took for one: "INDUSTRIAL VISITS:"
// over the visits. What stands below such a line in the file belongs to it.

// looseCaptions makes sections of loose lines that a heading stands over.
func (f *former) looseCaptions() {
	var list []cv.OtherSection
	for _, s := range f.doc.Additional {
		if s.Heading.IsZero() {
			list = append(list, f.underCaptions(s)...)
		} else {
			list = append(list, s)
		}
	}
	f.doc.Additional = list
}

// underCaptions parts a section without a heading. A heading over voluntary work, which has its section, is none of its lines.
func (f *former) underCaptions(s cv.OtherSection) (list []cv.OtherSection) {
	s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool { return f.opensActivities(t.Text) })
	for i := 0; i < len(s.Items); i++ {
		below := f.belowCaption(s.Items, i)
		if below == 0 {
			continue
		}
		head := withValue(s.Items[i].Text, quietly(trimmed(s.Items[i].Value)))
		list = append(list, cv.OtherSection{Heading: head, Items: slices.Clone(s.Items[i+1 : i+1+below])})
		s.Items = slices.Delete(s.Items, i, i+1+below)
		i--
	}
	if len(s.Items) > 0 {
		list = append(list, s)
	}
	return list
}

// belowCaption is how many items stand below one, line by line, that is a heading. In the middle of other lines it may be a label.
func (f *former) belowCaption(list []cv.Item, at int) int {
	if !f.isCaption(list[at].Text) || at > 0 && adjoins(list, at) {
		return 0
	}
	end, said := at+1, 0
	for end < len(list) && adjoins(list, end) && f.free(list[end].Text) && !f.isCaption(list[end].Text) {
		said += wordCount(list[end].Value)
		end++
	}
	if end == at+2 && said <= longestCaption {
		return 0 // a label and its value, or two names
	}
	return end - at - 1
}

// adjoins reports an item on the line of the file right below the one before it.
func adjoins(list []cv.Item, i int) bool { return first(list[i].Lines)-last(list[i-1].Lines) == 1 }

// longestCaption is how many words such a heading has at most.
const longestCaption = 6

// isCaption reports a line of its own that says what follows.
func (f *former) isCaption(t cv.Text) bool {
	return f.isOwnLine(t) && wordCount(t.Value) <= longestCaption && !strings.ContainsFunc(t.Value, unicode.IsDigit) && opensLines(t.Value)
}

// isOwnLine reports a text that may be moved and has a line of the file to itself.
func (f *former) isOwnLine(t cv.Text) bool { return f.free(t) && flat(f.ownLine(t)) == flat(t.Value) }

// opensLines reports a few words with a colon, or in the words of such headings.
func opensLines(text string) bool {
	bare := strings.TrimRight(text, " -–—")
	if strings.HasSuffix(bare, ":") || strings.HasSuffix(bare, ";") {
		return !isFieldLabel(text)
	}
	_, known := headings.Lookup(text)
	return known && wordCount(text) > 1 || caption.Announces(text) || opensList[words.Fold(bare[strings.LastIndexByte(bare, ' ')+1:])]
}

// opensList are the words that headings over what somebody took part in end with.
var opensList = wordset.Of("activities activites visits trainings seminars workshops handled attended undergone organised organized")

// isFieldLabel reports the label of a value of a person or of an entry.
func isFieldLabel(s string) bool {
	_, ofPerson := words.Labels().Value(words.Fold(trimmed(s)))
	return ofPerson || caption.FieldName(s)
}

// opensActivities reports a heading directly above voluntary work, and keeps for its line what it is.
func (f *former) opensActivities(t cv.Text) bool {
	if !f.isOwnLine(t) || wordCount(t.Value) > 3 || !headings.Unpaid(t.Value) || !f.beginsBelow(t.Lines[0]) {
		return false
	}
	f.doc.Source[t.Lines[0]].As = cv.LineHeading
	return true
}

// beginsBelow reports a line right above voluntary work.
func (f *former) beginsBelow(n int) bool {
	return slices.ContainsFunc(f.doc.Volunteering, func(e cv.Engagement) bool {
		return slices.Contains(e.Title.Lines, n+1) || slices.Contains(e.Organisation.Lines, n+1)
	})
}
