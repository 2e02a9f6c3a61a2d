package extract

import (
	"slices"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// section reads one section into the document.
func (b *builder) section(s *section) {
	if len(s.paras) == 0 || kindIn(s.kind, headings.None, headings.Contact) { // read by person
		return
	}
	if read, ok := sectionReaders[s.kind]; ok {
		read(b, s)
		return
	}
	b.other(s)
}

// sectionReaders read the sections that the document has a part for.
var sectionReaders = map[headings.Kind]func(*builder, *section){
	headings.Profile:      (*builder).profile,
	headings.Work:         (*builder).workSection,
	headings.Volunteering: (*builder).volunteeringSection,
	headings.Education:    (*builder).educationSection,
	headings.Projects:     (*builder).projectSection,
	headings.Skills:       (*builder).skills,
	headings.Languages:    (*builder).languages,
	headings.Certificates: (*builder).certificates,
	headings.Awards:       (*builder).awards,
	headings.Publications: (*builder).publicationSection,
	headings.Memberships:  (*builder).memberships,
	headings.Interests:    (*builder).interests,
	headings.References:   (*builder).references,
	headings.Clearance:    (*builder).clearanceSection,
}

func (b *builder) workSection(s *section) {
	b.doc.Work = append(b.doc.Work, b.asPosts(s.lines, false)...)
}

func (b *builder) volunteeringSection(s *section) {
	b.doc.Volunteering = append(b.doc.Volunteering, b.asPosts(s.lines, false)...)
}

// publicationSection keeps what is not published under the heading that says so.
func (b *builder) publicationSection(s *section) {
	if headings.Unpublished(s.heading) {
		b.other(s)
		return
	}
	b.publications(s)
}

func (b *builder) projectSection(s *section) {
	b.doc.Projects = append(b.doc.Projects, tidyProjects(b.formsOrProjects(s))...)
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
	var lines []cv.Text
	for _, t := range b.doc.Summary {
		lines = append(lines, parted(t)...)
	}
	b.doc.Summary = lines
}

// goesOn reports prose of which a line ends where no sentence does, and the next one begins in
// small letters or stands where that line ran to the margin.
func goesOn(before, p *para) bool {
	if p.bullet || endsWith(before.text, ".!?:;") || before.count < 6 || len(dates.Find(p.text)) > 0 {
		return false
	}
	return startsLower(p.text) || p.count >= 6 && ranToMargin(&before.last, &p.first)
}

// ranToMargin reports a line that left no room for the next word of its block.
func ranToMargin(l, next *line) bool {
	return l.right > 0 && next.right > 0 && l.block == next.block && l.right >= next.right-wordWidth(next)
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
		case n > 0 && namesNote(s.paras, i-1):
			o.Items[n-1].Text = appendText(o.Items[n-1].Text, t, ": ")
			o.Items[n-1].Bullet = s.paras[i].bullet
		case b.usedWhole(&s.paras[i]) && !b.shared(t.Lines[0]):
		case headingAgain(t.Value), declaration && b.closesLetter(t.Value):
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

// namesNote reports that paragraph i is the name of the one below it, drawn to stand out, as designs with boxes of
// strengths have it: "Mentoring" over "Trained four apprentices." It names one paragraph, not a list.
func namesNote(paras []para, i int) bool {
	if i < 0 || i+1 >= len(paras) {
		return false
	}
	p, next := &paras[i], &paras[i+1]
	short := p.count <= 6 && len(p.segs) == 1 && !p.bullet && !endsWith(p.text, ".!?:;,")
	named := short && next.count >= 4 && len(next.segs) == 1
	return named && standsOut(p, next) && len(p.found) == 0 &&
		(i+2 >= len(paras) || standsOut(&paras[i+2], next) || !alikeBelow(next, &paras[i+2]))
}

// alikeBelow reports a paragraph that goes on in the look of the one above it.
func alikeBelow(p, next *para) bool {
	return p.first.style == next.first.style && p.bullet == next.bullet
}

// closesLetter reports the signature under a declaration, or the row for it.
func (b *builder) closesLetter(text string) bool { return b.signature(text) || signingRow(text) }

// opened takes the line of a heading as said, unless nothing stands under it and nobody
// knows it: then it was none, and its words are kept.
func (b *builder) opened(s *section) {
	switch {
	case s.at < 0:
	case len(s.lines) > 0:
		b.used[s.at] = true
	case knownHeading(s.heading):
		b.used[s.at] = !b.shared(s.at)
	default:
		if at := slices.IndexFunc(b.lines, func(l line) bool { return l.index == s.at }); at >= 0 {
			b.noHeading(s, at)
		}
	}
}

// noHeading keeps the words of the line at which a section was said to begin.
func (b *builder) noHeading(s *section, at int) {
	if wordCount(s.heading) <= maxBareHeading || headings.Made(s.heading) {
		b.scraps = append(b.scraps, cv.Text{Value: s.heading, Lines: []int{s.at}})
		b.used[s.at] = true
		return
	}
	s.kind, s.at = headings.Other, -1
	s.lines = b.lines[at : at+1]
}

// knownHeading reports words that headings are made of.
func knownHeading(text string) bool {
	_, known := headings.Lookup(text)
	return known || headings.Guess(text) != headings.None
}

// nameAmong notes headings that may be the name, where none was found.
func (b *builder) nameAmong(sections []*section) {
	if !b.doc.Person.Name.IsZero() {
		return
	}
	for _, s := range sections {
		if s.at >= 0 && len(s.lines) > 0 && s.kind != headings.Other && !wordsOfHeading(s.heading) && nameLike(s.heading) {
			b.scraps = append(b.scraps, cv.Text{Value: s.heading, Lines: []int{s.at}})
		}
	}
}

// maxBareHeading is how many words a line has at the most that is taken for a heading though
// nobody knows it and nothing stands under it.
const maxBareHeading = 4
