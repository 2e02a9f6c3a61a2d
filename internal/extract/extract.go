// Package extract turns the lines of a file into a CV document. It is pure: the
// same lines give the same document. Nothing is invented and nothing is lost: a
// line that no section understands is kept under Additional Information.
package extract

import (
	"slices"
	"strings"
	"sync"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/together"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

// Options steer the reading. The zero value is good.
type Options struct {
	// Region is the ISO country to try first for phone numbers without a country
	// code; "" takes what the CV itself says.
	Region string
	// Reader picks one of the two readers; the zero value takes the better reading.
	Reader Reader
	// Marks are what the user says of lines, in the order in which it was said.
	Marks []cv.Mark
	// Models reads the lines; nil takes the ones of the program.
	Models *labeller.Models
	// Labels are what somebody else says of doubted lines, by line of the document: see
	// Doubt. They are taken where more sense comes of it.
	Labels map[int]string

	tongue func() tongue // the language of the file, told once for all readings; nil is not known yet
}

// Reader names a way to read.
type Reader int

// Readers.
const (
	Best    Reader = iota // both, and the reading that makes more sense
	Rules                 // headings and grammars
	Learned               // the labeller
)

// builder collects the document.
type builder struct {
	doc            *cv.Document
	opts           Options
	headless       bool   // the CV has no headings
	likelyHeadline string // what the models take for the headline, sure or not
	lines          []line
	used           map[int]bool // source lines that carry no content of their own: headings, noise, labels
	notes          []cv.Note
	strays         []cv.Text         // texts that turned out to be no part of their section
	scraps         []cv.Text         // single words that found no place and are not printed
	said           map[int][]string  // labels of forms, by line: the fields they name say it
	labels         []string          // names of groups that other fields stand for
	region         []string          // countries to try for phone numbers
	found          []*section        // what the lines were sorted into
	reading        *labeller.Reading // what the labeller said of the lines; nil in the reading by rules
	marks          []cv.Mark         // those of the options that stand
	moved          []line            // withheld from the reader, to be placed after it
	tongue         func() tongue     // the language of the file
}

func (b *builder) use(lines []int) {
	for _, l := range lines {
		b.used[l] = true
	}
}

// Document reads the lines of src. Notes are doubtful readings, as sentences for the user.
//
// Two readers read the file: one by rules, which is right on CVs that keep to the forms
// it knows, and one that learned from CVs as people send them. The reading that makes
// more sense as a CV is kept: see choose.
func Document(src *page.Document, opts Options) (*cv.Document, []cv.Note) {
	r := Read(src, opts)
	return r.Document, r.Notes
}

// Reading is a document with what the reader is unsure of.
type Reading struct {
	Document *cv.Document
	Notes    []cv.Note
	Doubts   []Doubt // lines with doubted ones among them; none where the reader is sure
	Told     bool    // Options.Labels made a better reading, which this is
}

// Read is Document with the lines that are doubted.
func Read(src *page.Document, opts Options) Reading {
	var b *builder
	switch opts.Reader {
	case Rules:
		b = read(src, opts, (*builder).byRules)
	case Learned:
		b = read(src, opts, (*builder).byModels)
	default:
		return best(src, opts)
	}
	return Reading{Document: b.doc, Notes: b.notes}
}

// best reads in both ways, and in a third where somebody said what doubted lines are. What
// the user says of lines decides about no reader: it must not turn the other lines over.
func best(src *page.Document, opts Options) Reading {
	marks := opts.Marks
	opts.Marks = nil
	opts.tongue = sync.OnceValue(func() tongue {
		_, source, _ := flatten(src)
		return tongueOf(source)
	})
	free := opts
	free.Labels = nil
	ruled, learned := together.Both(
		func() *builder { return read(src, free, (*builder).byRules) },
		func() *builder { return read(src, free, (*builder).byModels) })
	b := choose(ruled, learned)
	r := Reading{Doubts: doubted(b, learned)}
	if len(opts.Labels) > 0 {
		periods := periodLines(b.doc)
		if told := read(src, opts, (*builder).byModels); sense(told.doc, periods) > sense(b.doc, periods)+told.loses(b) {
			told.takeName(b)
			b, r.Told = told, true
		}
	}
	if len(marks) > 0 {
		reader := (*builder).byModels
		if b == ruled {
			reader = (*builder).byRules
		}
		if !r.Told {
			opts.Labels = nil
		}
		opts.Marks = marks
		b = read(src, opts, reader)
	}
	r.Document, r.Notes = b.doc, b.notes
	return r
}

// read builds the document with one of the readers.
func read(src *page.Document, opts Options, reader func(*builder)) *builder {
	b := &builder{doc: &cv.Document{}, opts: opts, used: map[int]bool{}, tongue: opts.tongue}
	lines, source, pages := flatten(src)
	for i, text := range source {
		b.doc.Source = append(b.doc.Source, cv.SourceLine{Page: pages[i], Text: text})
	}
	if b.tongue == nil {
		b.tongue = func() tongue { return tongueOf(source) }
	}
	b.marks = cv.Standing(slices.DeleteFunc(slices.Clone(opts.Marks), func(m cv.Mark) bool { return m.Line < 0 || m.Line >= len(source) }))
	drop := noise(lines)
	for i := range lines {
		if drop[i] && !b.marked(lines[i].index) {
			b.used[lines[i].index] = true
			b.doc.Source[lines[i].index].As = cv.LineFurniture
			continue
		}
		b.lines = append(b.lines, lines[i])
	}
	b.heed()
	if len(b.lines) == 0 && len(b.moved) == 0 {
		return b
	}
	reader(b)
	b.doc.Summary = slices.DeleteFunc(b.doc.Summary, func(t cv.Text) bool { return b.signature(t.Value) })
	b.strayContacts()
	b.settleName()
	b.rowDetails()
	b.spokenDetails()
	b.tidyDetails()
	b.wholeAddress()
	b.spellCountry()
	b.wholeNames()
	b.settleCourses()
	b.doc.Skills = tidySkills(b.doc.Skills)
	b.doc.Languages = slices.DeleteFunc(b.doc.Languages, func(l cv.Language) bool { return onlyLabels(l.Name.Value) })
	b.enforce()
	b.placeMoved()
	b.settleOrder()
	b.settleShortYears()
	withoutDays(b.doc)
	b.keepRest(b.found)
	b.sayWhatLinesAre()
	b.doc.AssignIDs()
	b.doubts(src)
	return b
}

// byRules reads the lines by headings and grammars.
func (b *builder) byRules() {
	b.lines = seatRails(b.lines)
	plainMarks(b.lines)
	sections := split(b.lines)
	rescueName(sections)
	footContacts(sections)
	splitLooks(sections[0].lines)
	whole := reaches(b.lines)
	for _, s := range sections {
		if s.at >= 0 {
			b.used[s.at] = true
		}
		if (s.kind == headings.Profile || s.kind == headings.Other) && labelRows(s.lines) {
			s.kind = headings.Contact
		}
		s.gather(whole)
	}
	b.markHeadings(sections)
	b.person(sections)
	b.doc.Locale = b.tongue().locale(&b.doc.Person)
	b.headless = len(sections) == 1
	serviceAsWork(sections)
	sections = b.findWork(sections)
	for _, s := range sections {
		b.section(s)
	}
	b.clearances(sections)
	b.found = sections
}

// byModels reads the lines as the labeller says.
func (b *builder) byModels() {
	b.lines = partHeadings(b.lines)
	plainMarks(b.lines)
	models := b.opts.Models
	if models == nil {
		models = labeller.Default()
	}
	reading := models.ReadCertain(forLabeller(b.lines), labeller.Certain{Labels: b.told()})
	if len(b.marks) > 0 {
		reading = models.ReadCertain(forLabeller(b.lines), b.certain(reading))
	}
	b.insidePosts(reading)
	b.reading = reading
	sections := b.sections(reading)
	whole := reaches(b.lines)
	for _, s := range sections {
		b.opened(s)
		if s.kind != headings.Publications {
			s.lines = b.numbered(s.lines)
		}
		s.gather(whole)
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
	b.certified(reading)
	b.spoken(reading)
	b.clearances(sections)
	b.found = append(sections, b.entryLines(reading))
}

// gather joins the wrapped lines of a section. Lists of short lines do not tell how wide
// their column is: whole is the reach of the document's blocks.
func (s *section) gather(whole map[blockKey]reach) {
	if s.kind != headings.Skills && s.kind != headings.Interests {
		whole = nil
	}
	s.paras = paragraphs(s.lines, whole)
}

// shared reports a line of the file of which the reader made two: a label and its text.
func (b *builder) shared(index int) bool {
	return slices.ContainsFunc(b.lines, func(l line) bool { return l.index == index && l.beside })
}

// opened takes the line of a heading as said, unless nothing stands under it and nobody
// knows it: then it was none, and its words are kept.
func (b *builder) opened(s *section) {
	if s.at < 0 {
		return
	}
	_, known := headings.Lookup(s.heading)
	if len(s.lines) > 0 || s.said || known || headings.Guess(s.heading) != headings.None {
		b.used[s.at] = len(s.lines) > 0 || !b.shared(s.at)
		return
	}
	for i := range b.lines {
		if b.lines[i].index != s.at {
			continue
		}
		if wordCount(s.heading) <= maxBareHeading || headings.Made(s.heading) {
			b.scraps = append(b.scraps, cv.Text{Value: s.heading, Lines: []int{s.at}})
			b.used[s.at] = true
			return
		}
		s.kind, s.at = headings.Other, -1
		s.lines = b.lines[i : i+1]
		return
	}
}

// nameAmong notes headings that may be the name, where none was found.
func (b *builder) nameAmong(sections []*section) {
	for _, s := range sections {
		_, known := headings.Lookup(s.heading)
		if b.doc.Person.Name.IsZero() && s.at >= 0 && len(s.lines) > 0 && s.kind != headings.Other && !known && nameLike(s.heading) {
			b.scraps = append(b.scraps, cv.Text{Value: s.heading, Lines: []int{s.at}})
		}
	}
}

// maxBareHeading is how many words a line has at the most that is taken for a heading though
// nobody knows it and nothing stands under it.
const maxBareHeading = 4

// labelRows reports a section of labelled facts ("Name  Jane Doe", "Phone: 01234").
func labelRows(lines []line) bool {
	n, known := 0, 0
	for i := range lines {
		label := lines[i].segs[0].text
		if len(lines[i].segs) == 1 {
			label, _, _ = strings.Cut(label, ":")
			if label == lines[i].text {
				continue
			}
		}
		if k, ok := words.Labels().Value(words.Fold(label)); ok {
			if known++; k != "fact" {
				n++
			}
		}
	}
	return n >= 2 || n > 0 && known >= 2 && known == len(lines)
}

// rescueName moves the name, and what stands under it, to the head where a sidebar
// comes first and the name follows its last section.
func rescueName(sections []*section) {
	known := accountsOf(flatLines(sections))
	if len(known) == 0 {
		return
	}
	for i := range sections[0].lines {
		if known.full(sections[0].lines[i].segs[0].text) {
			return
		}
	}
	for _, s := range sections[1:] {
		for i := range s.lines {
			l := &s.lines[i]
			if l.bullet || len(l.segs) > 1 || !nameLike(l.text) || !known.full(l.text) || s.kind == headings.References {
				continue
			}
			sections[0].lines = append(sections[0].lines, s.lines[i:]...)
			s.lines = s.lines[:i]
			return
		}
	}
}

func flatLines(sections []*section) []line {
	var out []line
	for _, s := range sections {
		out = append(out, s.lines...)
	}
	return out
}

// markHeadings notes the second lines of wrapped headings as used.
func (b *builder) markHeadings(sections []*section) {
	held := map[int]bool{}
	for _, s := range sections {
		for i := range s.lines {
			held[s.lines[i].index] = true
		}
	}
	for i := range b.lines {
		if !held[b.lines[i].index] {
			b.used[b.lines[i].index] = true
		}
	}
}

// section reads one section into the document.
func (b *builder) section(s *section) {
	if len(s.paras) == 0 {
		return
	}
	switch s.kind {
	case headings.None, headings.Contact:
		// read by person
	case headings.Profile:
		b.profile(s)
	case headings.Work:
		list := b.engagements(s)
		if s.guessed {
			distrust(list)
		}
		b.doc.Work = append(b.doc.Work, list...)
	case headings.Volunteering:
		if academicService(s) {
			b.other(s)
			return
		}
		b.doc.Volunteering = append(b.doc.Volunteering, b.engagements(b.awardsAmong(s))...)
	case headings.Education:
		b.qualifications(s, schooled)
	case headings.Projects:
		b.doc.Projects = append(b.doc.Projects, b.formsOrProjects(s)...)
	case headings.Skills:
		b.skills(s)
	case headings.Languages:
		b.languages(s)
	case headings.Certificates:
		b.qualifications(s, certified)
	case headings.Awards:
		b.awards(s)
	case headings.Publications:
		b.publications(b.awardsAmong(s))
	case headings.Memberships:
		b.memberships(s)
	case headings.Interests:
		b.interests(s)
	case headings.References:
		b.references(s)
	case headings.Clearance:
		b.clearanceSection(s)
	default:
		b.other(s)
	}
}

// profile reads prose about the person.
func (b *builder) profile(s *section) {
	for i := range s.paras {
		p := &s.paras[i]
		if n := len(b.doc.Summary); i > 0 && n > 0 && goesOn(&s.paras[i-1], p) {
			b.doc.Summary[n-1] = appendText(b.doc.Summary[n-1], p.value(0.95), " ")
			continue
		}
		b.doc.Summary = append(b.doc.Summary, p.value(0.95))
	}
}

// goesOn reports prose of which a line ends where no sentence does, and the next one begins in
// small letters or stands where that line ran to the margin.
func goesOn(before, p *para) bool {
	if p.bullet || endsWith(before.text, ".!?:;") || before.count < 6 || len(dates.Find(p.text)) > 0 {
		return false
	}
	full := before.last.right > 0 && p.first.right > 0 && before.last.block == p.first.block &&
		before.last.right >= p.first.right-wordWidth(&p.first)
	return startsLower(p.text) || full && p.count >= 6
}

// declarationWords are in the headings over what closes CVs in many countries.
var declarationWords = words.NewSet("declaration", "declarations", "undertaking", "affirmation")

// other keeps a section whole, but for the signature under a declaration.
func (b *builder) other(s *section) {
	o := cv.OtherSection{}
	if s.at >= 0 {
		o.Heading = cv.Text{Value: s.heading, Lines: []int{s.at}, Confidence: 0.8}
	}
	declaration := declarationWords.Contains(words.Split(s.heading))
	for i := range s.paras {
		t := s.paras[i].value(0.8)
		switch n := len(o.Items); {
		case headingAgain(t.Value):
			b.use(t.Lines)
		case declaration && (b.signature(t.Value) || signingRow(t.Value)):
			b.use(t.Lines)
		case declaration && n > 0 && startsLower(t.Value): // its lines are not set to one width
			o.Items[n-1].Text = appendText(o.Items[n-1].Text, t, " ")
		default:
			o.Items = append(o.Items, cv.Item{Text: t, Bullet: s.paras[i].bullet})
		}
	}
	if len(o.Items) > 0 {
		b.doc.Additional = append(b.doc.Additional, o)
	}
}

// findWork looks for posts outside of a work section when there is none: a CV may
// have no such heading.
func (b *builder) findWork(sections []*section) []*section {
	for _, s := range sections {
		if s.kind == headings.Work {
			return sections
		}
	}
	for n, s := range sections {
		switch s.kind {
		case headings.None, headings.Profile, headings.Other, headings.Contact, headings.Skills:
		default:
			continue
		}
		for i := range s.paras {
			if !looksLikeWork(&s.paras[i]) {
				continue
			}
			from := i
			// the period may stand under the title
			if i > 0 && datesOnly(s.paras[i].text) {
				from--
			}
			if from > 0 && b.tableRecords(s.paras[from-1:]) != nil {
				from-- // the row that names the columns
			}
			// the same list may begin with posts whose words are less telling
			for s.kind == headings.Other && from > 0 && len(dates.Find(s.paras[from-1].text)) > 0 {
				from--
			}
			w := &section{kind: headings.Work, at: -1, guessed: true, paras: s.paras[from:]}
			s.paras = s.paras[:from]
			out := append([]*section{}, sections[:n+1]...)
			out = append(out, w)
			return append(out, sections[n+1:]...)
		}
	}
	return sections
}
