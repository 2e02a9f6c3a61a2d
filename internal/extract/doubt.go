package extract

import (
	"fmt"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
	"focal/internal/sieve"
)

// unsure is the confidence below which the user should look.
const unsure = 0.7

// doubts writes the notes about readings that the user should check. It runs after
// the values have their IDs.
func (b *builder) doubts(src *page.Document) {
	d := b.doc
	if src.OCR {
		b.note("", nil, "The text was recognised from an image. Please check names, numbers and dates.")
	}
	b.doubtPerson()
	b.doubtDetails()
	if b.headless {
		b.note("", nil, "No section headings were found. Please check what went where.")
	}
	if len(d.Work) == 0 {
		b.note("", nil, "No work experience was found.")
	}
	for i := range d.Work {
		b.doubtPost(&d.Work[i])
	}
	for i := range d.Education {
		b.doubtCourse(&d.Education[i])
	}
	for i := range d.Additional {
		for _, item := range d.Additional[i].Items {
			b.doubtItem(item)
		}
	}
	b.doubtFoot(src)
	b.doubtScraps()
}

func (b *builder) doubtPerson() {
	p := &b.doc.Person
	switch {
	case p.Name.IsZero():
		b.note("person.name", nil, "No name was found at the top of the CV. Please add it.")
	case p.Name.Confidence < 0.75:
		b.note(p.Name.ID, p.Name.Lines, fmt.Sprintf("“%s” was taken for the name. Please check.", p.Name.Value))
	}
	if p.Email.IsZero() && p.Phone.IsZero() {
		b.note("person.email", nil, "No e-mail address and no phone number were found.")
	}
}

// doubtDetails names what stands among the details of the person and does not say what it is: no label, or two places in place of a
// label with its value.
func (b *builder) doubtDetails() {
	var said []string
	var lines []int
	for _, d := range b.doc.Person.Details {
		twoPlaces := isPlaceName(d.Label.Value) && isPlaceName(d.Value.Value)
		if twoPlaces || d.Label.IsZero() && wordCount(d.Value.Value) <= fewWords && !speaksForItself.MatchString(d.Value.Value) {
			said = append(said, "“"+clip(strings.TrimSpace(d.Label.Value+" "+d.Value.Value))+"”")
			lines = addLines(lines, d.Value.Lines)
		}
	}
	if len(said) > 0 {
		b.note("", lines, "The CV does not say what these details of the person are: "+strings.Join(said, ", ")+". Please check them.")
	}
}

const fewWords = 2

// speaksForItself is a detail that needs no label.
var speaksForItself = sieve.MustCompile(`(?i)licen[cs]e|transport|relocat|travel|smoker|availab|permit|visa|clearance|citizen|passport` +
	`|\b(?:single|(?:un)?married|male|female|own|ready|willing)\b|@|\d`)

func isPlaceName(text string) bool {
	name, places := words.Fold(text), words.Places()
	return places.Country.Has(name) || places.Region.Has(name) || places.City.Has(name)
}

func (b *builder) doubtCourse(e *cv.Education) {
	if e.Institution.IsZero() && !e.Degree.IsZero() {
		b.note(lacking(e.Degree, "institution"), e.Degree.Lines, fmt.Sprintf("No school or university was found for “%s”.", e.Degree.Value))
	}
	b.doubtDates(e.Dates, "a course")
}

func (b *builder) doubtItem(item cv.Item) {
	if item.Confidence > 0 && item.Confidence < unsure {
		b.note(item.ID, item.Lines,
			fmt.Sprintf("It is not clear where “%s” belongs. It is kept under Additional Information.", clip(item.Value)))
	}
}

// maxScraps is how many words without a place a note names.
const maxScraps = 30

// withoutPlace begins the one note about words that stand nowhere.
const withoutPlace = "These words found no place and are not printed: "

// TellsWithoutPlace reports the note about words that were read and stand nowhere in the document.
func TellsWithoutPlace(n cv.Note) bool {
	return n.Kind == cv.NoteReading && strings.HasPrefix(n.Reason, withoutPlace)
}

// doubtScraps names the words that stand nowhere in the document.
func (b *builder) doubtScraps() {
	if n, found := WithoutPlace(b.doc, b.scraps, b.marks); found {
		b.note("", n.Lines, n.Reason)
	}
}

// lacking is the path of another value of the same entry, which is missing there: the
// note leads to where it can be filled in.
func lacking(t cv.Text, name string) string {
	return t.ID[:strings.LastIndexByte(t.ID, '.')+1] + name
}

func (b *builder) doubtPost(w *cv.Engagement) {
	b.doubtRoles(w)
	for _, t := range w.Summary {
		if t.Confidence == demoted {
			b.note(t.ID, t.Lines, fmt.Sprintf("“%s” may be a post of its own. It is kept as text of the one above it.", clip(t.Value)))
		}
	}
	if w.Dates.IsZero() && !w.Title.IsZero() {
		b.note(lacking(w.Title, "dates"), w.Title.Lines, fmt.Sprintf("No dates were found for “%s”.", clip(w.Title.Value)))
	}
	b.doubtDates(w.Dates, "a post")
}

// doubtRoles asks for the title and the employer of a post.
func (b *builder) doubtRoles(w *cv.Engagement) {
	switch {
	case w.Title.IsZero() && w.Organisation.IsZero():
		b.note(w.Dates.Text.ID, w.Dates.Text.Lines, "A post has neither a job title nor an employer. Please check the work experience.")
	case w.Title.IsZero():
		b.note(lacking(w.Organisation, "title"), w.Organisation.Lines,
			fmt.Sprintf("No job title was found for “%s”.", clip(w.Organisation.Value)))
	case w.Organisation.IsZero():
		b.note(lacking(w.Title, "organisation"), w.Title.Lines, fmt.Sprintf("No employer was found for “%s”.", clip(w.Title.Value)))
	case w.Title.Confidence < unsure:
		b.note(w.Title.ID, w.Title.Lines, fmt.Sprintf("“%s” was taken for the job title and “%s” for the employer. Please "+
			"check.", clip(w.Title.Value), clip(w.Organisation.Value)))
	}
}

func (b *builder) doubtDates(r cv.DateRange, what string) {
	if endsBeforeStart(r) {
		b.note(r.Text.ID, r.Text.Lines, fmt.Sprintf("The dates of %s end before they begin: “%s”.", what, r.Text.Value))
	}
}

// endsBeforeStart reports a period whose end lies in a year before its start.
func endsBeforeStart(r cv.DateRange) bool {
	return !r.Start.IsZero() && !r.End.IsZero() && r.End.Compare(r.Start) < 0 && r.End.Year != r.Start.Year
}

func (b *builder) note(field string, lines []int, reason string) {
	b.notes = append(b.notes, cv.Note{ID: fmt.Sprintf("r%d", len(b.notes)+1), Kind: cv.NoteReading, Field: field, Reason: reason, Lines: lines})
}

func clip(s string) string {
	r := []rune(s)
	if len(r) > 60 {
		return string(r[:57]) + "…"
	}
	return s
}
