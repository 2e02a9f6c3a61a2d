// Package extract turns the lines of a file into a CV document. It is pure: the
// same lines give the same document. Nothing is invented and nothing is lost: a
// line that no section understands is kept under Additional Information.
package extract

import (
	"maps"
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/ingest/page"
)

// Options steer the reading. The zero value is good.
type Options struct {
	// Region is the ISO country to try first for phone numbers without a country
	// code; "" takes what the CV itself says.
	Region string
	// Marks are what the user says of lines, in the order in which it was said.
	Marks []cv.Mark
	// Models reads the lines; nil takes the ones of the program.
	Models *labeller.Models
	// Labels are what somebody else says of doubted lines, by line of the document: see
	// Doubt. They are taken where more sense comes of it.
	Labels map[int]string
	// Known tells what is certain of the lines as the labeller gets them: for measuring what is
	// made of labels that are true.
	Known func([]labeller.Line) labeller.Certain
}

// builder collects the document.
type builder struct {
	doc            *cv.Document
	opts           Options
	headless       bool   // the CV has no headings
	likelyHeadline string // what the models take for the headline, sure or not
	lines          []line
	used           map[int]bool // source lines that carry no content of their own: headings, noise, labels
	notes          []cv.Note
	strays         []cv.Text                // texts that turned out to be no part of their section
	scraps         []cv.Text                // single words that found no place and are not printed
	said           map[int][]string         // labels of forms, by line: the fields they name say it
	labels         []string                 // names of groups that other fields stand for
	region         []string                 // countries to try for phone numbers
	found          []*section               // what the lines were sorted into
	proved         map[int][]labeller.Label // what lines are for certain, as a first reading shows
	reading        *labeller.Reading        // what the labeller said of the lines; nil where there are none
	marks          []cv.Mark                // what the user said so far: see mend
	coming         []cv.Mark                // all that the user said
	closing        []closingLine            // the declaration and its signature
	mailDrawn      bool                     // an address of mail is drawn in the head
	aside          []line                   // lines without content: running headers and the like
	tongue         func() tongue            // the language of the file
	shown          *dates.Order             // of day and month: see order
	texts          map[int]string           // of lines, as long as gestures are made: see indexLines
	wordsOf        map[int][]wordIn         // their words
	places         map[string][]knownPlaces // of the words of values, as gestures left them
	out            placeSet                 // the words that are left out
	covered        placeSet                 // those of values that gave way, which the new ones say
	lacking        placeSet                 // and those of dates that only their line tells of
	taken          map[int]bool             // lines that were read anew below a heading that was said
}

func (b *builder) use(lines []int) {
	for _, l := range lines {
		b.used[l] = true
	}
}

// Document reads the lines of src. Notes are doubtful readings, as sentences for the user.
//
// The labeller, which learned from CVs as people send them, says of every line what it is and of
// every word of the head of an entry which field it belongs to; what follows makes values of that.
func Document(src *page.Document, opts Options) (*cv.Document, []cv.Note) {
	r := Read(src, opts)
	return r.Document, r.Notes
}

// Reading is a document with what the reader is unsure of.
type Reading struct {
	Document *cv.Document
	Notes    []cv.Note
	Doubts   []Doubt   // lines with doubted ones among them; none where the reader is sure
	Scraps   []cv.Text // words that found no place of their own
	Told     bool      // Options.Labels made a better reading, which this is
}

// Read is Document with the lines that are doubted. What somebody else says of doubted lines is
// taken where more sense comes of it; what the user says of lines decides nothing about that, and is done afterwards.
func Read(src *page.Document, opts Options) Reading { return Reader(src, opts)(opts.Marks) }

// Reader reads the lines once, and then as often as is asked for with what the user says of them.
func Reader(src *page.Document, opts Options) func(marks []cv.Mark) Reading {
	free := opts
	free.Labels = nil
	b := read(src, free)
	r := Reading{Doubts: doubted(b)}
	if told := toldBetter(src, opts, b); told != nil {
		b, r.Told = told, true
	}
	return func(marks []cv.Mark) Reading {
		b, r := b, r
		if len(marks) > 0 {
			b = b.clone()
			b.mend(marks)
			b.doubts(src)
		}
		r.Document, r.Notes, r.Scraps = b.doc, b.notes, b.scraps
		return r
	}
}

// clone is a builder that can be changed beside this one; it has no notes yet.
func (b *builder) clone() *builder {
	c := *b
	c.doc, c.lines, c.used, c.scraps = b.doc.Clone(), slices.Clone(b.lines), maps.Clone(b.used), slices.Clone(b.scraps)
	c.doc.Source = slices.Clone(c.doc.Source) // what lines are changes with what is said of them
	c.found, c.notes, c.strays = nil, nil, nil
	for _, s := range b.found {
		own := *s
		c.found = append(c.found, &own)
	}
	return &c
}

// toldBetter is the reading by what somebody said of doubted lines, where it makes more sense; nil where not.
func toldBetter(src *page.Document, opts Options, b *builder) *builder {
	if len(opts.Labels) == 0 {
		return nil
	}
	periods := periodLines(b.doc)
	told := read(src, opts)
	if sense(told.doc, periods) <= sense(b.doc, periods)+told.loses(b) {
		return nil
	}
	return told
}

// read builds the document.
func read(src *page.Document, opts Options) *builder {
	b := &builder{doc: &cv.Document{}, opts: opts, used: map[int]bool{}}
	lines, source, pages := flatten(src)
	for i, text := range source {
		b.doc.Source = append(b.doc.Source, cv.SourceLine{Page: pages[i], Text: text})
	}
	b.tongue = func() tongue { return tongueOf(source) }
	b.withoutFurniture(lines)
	b.findClosing()
	if len(b.lines) == 0 {
		return b
	}
	b.byModels()
	b.closed()
	b.settleAll()
	b.doubts(src)
	return b
}

// withoutFurniture takes the lines that are no running headers and the like.
func (b *builder) withoutFurniture(lines []line) {
	drop := noise(lines)
	for i := range lines {
		if drop[i] {
			b.aside = append(b.aside, lines[i])
			b.used[lines[i].index] = true
			b.doc.Source[lines[i].index].As = cv.LineFurniture
			continue
		}
		b.lines = append(b.lines, lines[i])
	}
}

// settleAll mends what only the whole document tells, and keeps what no field took.
func (b *builder) settleAll() {
	b.doc.Summary = slices.DeleteFunc(b.doc.Summary, func(t cv.Text) bool { return b.signature(t.Value) })
	b.strayContacts()
	b.settleName()
	b.rowDetails()
	b.spokenDetails()
	b.tidyDetails()
	b.hobbiesOfSummary()
	b.wholeAddress()
	b.settleCourses()
	b.reachedSkills()
	b.levelsAlone()
	b.doc.Skills = tidySkills(b.doc.Skills)
	slices.SortStableFunc(b.doc.Languages, func(x, y cv.Language) int { return lastOf(x.Name.Lines) - lastOf(y.Name.Lines) })
	b.doc.Languages = slices.DeleteFunc(b.doc.Languages, func(l cv.Language) bool { return onlyLabels(l.Name.Value) })
	b.settleOrder()
	b.settleShortYears()
	withoutDays(b.doc)
	b.keepRest(b.found)
	pairMarks(b.doc)
	b.sayWhatLinesAre()
	b.doc.AssignIDs()
}

// byModels reads the lines as the labeller says.
func (b *builder) byModels() {
	b.lines = partHeadings(b.labelColumns(b.lines))
	plainMarks(b.lines)
	models := b.models()
	reading := models.ReadCertain(forLabeller(b.lines), b.known())
	b.proved = b.formLabels(reading)
	b.postsBegin(reading, b.proved)
	if len(b.proved) > 0 {
		reading = models.ReadCertain(forLabeller(b.lines), b.known())
	}
	b.certificatesAmongSkills(reading)
	b.projectsAlike(reading)
	b.reading = reading
	sections := b.sections(reading)
	for _, s := range sections {
		b.opened(s)
		if s.kind != headings.Publications {
			s.lines = b.numbered(s.lines)
		}
		s.gather()
	}
	b.person(sections)
	b.named(reading)
	b.nameAmong(sections)
	b.doc.Locale = b.tongue().locale(&b.doc.Person)
	b.headless = len(sections) == 1
	b.entries(reading)
	for _, s := range sections {
		b.section(s)
	}
	certificates := b.certified(reading)
	b.spoken(reading)
	b.clearances(append(sections, certificates))
	b.labelledClearance()
	b.found = append(sections, b.entryLines(reading))
}

func (b *builder) models() *labeller.Models {
	if b.opts.Models != nil {
		return b.opts.Models
	}
	return labeller.Default()
}

// known is what is certain of the lines before they are read.
func (b *builder) known() labeller.Certain {
	if b.opts.Known != nil {
		return b.opts.Known(forLabeller(b.lines))
	}
	known := labeller.Certain{Labels: b.told(), Fields: b.namedFields()}
	b.portalProfile(&known)
	b.othersNamed(&known)
	return known
}

// gather joins the wrapped lines of a section.
func (s *section) gather() { s.paras = paragraphs(s.lines) }

// shared reports a line of the file of which the reader made two: a label and its text.
func (b *builder) shared(index int) bool {
	return slices.ContainsFunc(b.lines, func(l line) bool { return l.index == index && l.beside })
}

// drawnName reports a line that may be a name and nothing else.
func drawnName(l *line) bool { return !l.bullet && len(l.segs) == 1 && nameLike(l.text) }
