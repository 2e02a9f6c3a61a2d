package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/caption"
	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// entries makes posts and courses of what the labeller found.
func (b *builder) entries(r *labeller.Reading) {
	list := b.mendEntries(r.Entries)
	b.titlesTold(list)
	b.fileLoose(r, list)
	s := b.sorted(list)
	posts := b.assertPosts(s.posts, s.fromPosts)
	b.doc.Work = append(b.doc.Work, toldTwice(b.asserted(posts))...)
	b.doc.Education = inheritSchool(append(b.doc.Education, b.assertCourses(s.courses, s.fromCourses)...))
}

// sorted makes posts and courses of entries.
func (b *builder) sorted(list []labeller.Entry) *entrySorter {
	s := entrySorter{b: b}
	for i := range list {
		switch list[i].Kind {
		case labeller.Post:
			s.post(&list[i])
		case labeller.Course:
			s.course(&list[i])
		}
	}
	return &s
}

// entrySorter makes posts and courses of entries, and keeps which entry each comes from.
type entrySorter struct {
	b                      *builder
	posts                  []cv.Engagement
	courses                []cv.Education
	fromPosts, fromCourses []*labeller.Entry
	banner                 *labeller.Entry // the last post that names an employer
}

func (s *entrySorter) post(e *labeller.Entry) {
	if e.Fields["org"].Value != "" || len(s.fromPosts) == 0 {
		s.banner = e
	}
	s.posts, s.fromPosts = append(s.posts, s.b.post(e, s.posts, s.banner)), append(s.fromPosts, e)
}

func (s *entrySorter) course(e *labeller.Entry) {
	d := s.b.course(e)
	if !d.Degree.IsZero() || !d.Institution.IsZero() || !d.Area.IsZero() {
		s.courses, s.fromCourses = append(s.courses, d), append(s.fromCourses, e)
		return
	}
	lines := slices.Concat(e.Head, e.Body)
	if n := len(s.courses); n > 0 {
		s.b.completes(&s.courses[n-1], &d)
		s.fromCourses[n-1].Body = slices.Concat(s.fromCourses[n-1].Body, lines)
		return
	}
	s.b.unplaced(lines)
}

func (b *builder) post(e *labeller.Entry, before []cv.Engagement, banner *labeller.Entry) cv.Engagement {
	b.wholeTitle(e)
	w := cv.Engagement{Title: b.titleOf(e), Organisation: b.employer(e.Fields["org"]), Location: b.field(e.Fields["place"])}
	if w.Dates = b.postPeriod(e); w.Dates.End.IsZero() && !w.Dates.Current && !w.Dates.Start.IsZero() {
		if w.Dates.Current = b.stillHeld(e); !w.Dates.Current && !dates.EndUnknown(w.Dates.Text.Value) {
			w.Dates.End = w.Dates.Start // one date is that of the whole post
		}
	}
	w.Summary = b.leftovers(e, &w.Location)
	b.heldAgain(&w, e)
	w.URL = b.linkOf(e.Fields["org"])
	w.Location.Value = strings.TrimRight(w.Location.Value, " .")
	takeUnit(&w)
	n := len(before)
	switch {
	case gapOfWork(b.lines[e.Head[0]].text):
		b.gapPost(&w, e)
	case !w.Organisation.IsZero():
		b.wholeTime(&w, e)
	case w.Title.IsZero(): // no post: see asserted
		w.Location, w.Summary = cv.Text{}, nil
		for _, p := range paragraphs(b.linesAt(e.Head)) {
			w.Summary = append(w.Summary, p.value(0.6))
		}
	case n > 0 && bannerAbove(banner) && b.mayShare(&w, &before[n-1], e, banner):
		employerOfBanner(&w, &before[n-1], banner)
	}
	w.Summary = slices.DeleteFunc(w.Summary, func(t cv.Text) bool { return labelAlone(t.Value) })
	early, late := b.besideText(w.Summary, e)
	paras := paragraphs(b.numbered(b.linesAt(e.Body)))
	w.Summary = b.headGoesOn(e, early, paras)
	b.duties(paras, &w)
	for _, t := range late {
		amongText(&w, t)
	}
	return w
}

// titleOf is the title of a post; the label of what stands beside it is none: "Previous Employee".
func (b *builder) titleOf(e *labeller.Entry) cv.Text {
	title := b.field(e.Fields["title"])
	if whichPost.MatchString(title.Value) {
		return cv.Text{}
	}
	return title
}

var whichPost = regexp.MustCompile(`(?i)^\W*(?:previous|current|present|last|past|former) ` +
	`(?:employee|employer|employment|company|organi[sz]ation|position|post|role|designation|job|title|work)s?\W*$`)

// wholeTime notes a period beside the employer as said that holds the one of the post: it is the whole time there.
func (b *builder) wholeTime(w *cv.Engagement, e *labeller.Entry) {
	for _, i := range e.Fields["org"].Lines {
		for _, m := range dates.Find(b.lines[i].text) {
			holds := m.Period && m.Range.Start.Year <= w.Dates.Start.Year && (m.Range.Current || m.Range.End.Year >= w.Dates.End.Year)
			if holds && m.Range.Text.Value != w.Dates.Text.Value {
				b.use(b.indices([]int{i}))
			}
		}
	}
}

// gapPost is time without work: what it was, and no employer.
func (b *builder) gapPost(w *cv.Engagement, e *labeller.Entry) {
	text := b.lines[e.Head[0]].text
	if found := dates.Find(text); len(found) > 0 && found[0].Start > 0 {
		text = text[:found[0].Start]
	}
	w.Title = cv.Text{Value: strings.Trim(text, " \t,;:(–-|"), Lines: b.indices(e.Head[:1]), Confidence: 0.9}
	w.Organisation, w.Location = cv.Text{}, cv.Text{}
	w.Summary = slices.DeleteFunc(w.Summary, func(t cv.Text) bool {
		return strings.Contains(w.Title.Value, strings.TrimRight(t.Value, "."))
	})
}

// takeUnit takes the department out of what is left of a head with an employer.
func takeUnit(w *cv.Engagement) {
	at := slices.IndexFunc(w.Summary, func(t cv.Text) bool {
		return !strings.Contains(t.Value, ":") && evidence.UnitTail(words.Split(t.Value)) &&
			evidence.UpperWords(t.Value) && evidence.Unit(t.Value) > 0
	})
	if at >= 0 && !w.Organisation.IsZero() {
		w.Unit = w.Summary[at]
		w.Summary = slices.Delete(w.Summary, at, at+1)
	}
}

// besideText parts what is left of a head from what stands below the first line of text: the rows of a project,
// "Client: …", "Location: …", of which some are text and some are fields.
func (b *builder) besideText(left []cv.Text, e *labeller.Entry) (early, late []cv.Text) {
	for _, t := range left {
		if len(e.Body) > 0 && t.Lines[0] > b.lines[e.Body[0]].index {
			late = append(late, t)
		} else {
			early = append(early, t)
		}
	}
	return early, late
}

// amongText puts a text where its line stands among those of a post.
func amongText(w *cv.Engagement, t cv.Text) {
	list := &w.Summary
	if len(w.Highlights) > 0 && w.Highlights[0].Lines[0] < t.Lines[0] {
		list = &w.Highlights
	}
	at := slices.IndexFunc(*list, func(o cv.Text) bool { return o.Lines[0] > t.Lines[0] })
	if at < 0 {
		at = len(*list)
	}
	*list = slices.Insert(*list, at, t)
}

// employerOfBanner gives a post the employer of the post before it, and its place where the banner tells it.
func employerOfBanner(w, before *cv.Engagement, banner *labeller.Entry) {
	w.Organisation = before.Organisation
	w.Organisation.Confidence = min(w.Organisation.Confidence, 0.6) // likely, and to be looked at
	if w.Location.IsZero() && slices.Contains(banner.Fields["org"].Lines, lastOf(banner.Fields["place"].Lines)) {
		w.Location = before.Location
	}
}

// mayShare reports that a post without an employer can have the one of the post before it: no heading stands between them, no
// words are left that may be its own employer, and no other place tells of another one, unless an army posts its people
// and one post goes over into the other.
func (b *builder) mayShare(w, before *cv.Engagement, e, banner *labeller.Entry) bool {
	elsewhere := !w.Location.IsZero() && !before.Location.IsZero() &&
		words.Fold(w.Location.Value) != words.Fold(before.Location.Value) &&
		!(postsPeople.MatchString(before.Organisation.Value) && goesOver(w.Dates, before.Dates))
	headed := slices.ContainsFunc(b.reading.Labels[banner.Head[0]:e.Head[0]], func(l labeller.Label) bool {
		_, heading := l.IsHeading()
		return heading
	})
	return !before.Organisation.IsZero() && !elsewhere && !headed && (len(w.Summary) == 0 || b.within(w.Dates, banner))
}

// postsPeople names employers that send their people from place to place.
var postsPeople = regexp.MustCompile(`(?i)\b(?:army|navy|naval|air force|marines?|coast guard|armed forces|regiment|battalion|` +
	`royal corps|foreign (?:office|service|ministry)|ministry of (?:defence|defense|foreign)|embassy|diplomatic)\b`)

// goesOver reports a period that ends where another one begins: in the same month or the one before it.
func goesOver(r, next cv.DateRange) bool {
	if r.End.IsZero() || next.Start.IsZero() {
		return false
	}
	if r.End.Month == 0 || next.Start.Month == 0 {
		return r.End.Year == next.Start.Year
	}
	apart := (next.Start.Year-r.End.Year)*12 + next.Start.Month - r.End.Month
	return apart == 0 || apart == 1
}

// within reports a period inside the longer one that stands beside the employer of a banner: "Tern Ltd (2009 - 2014)".
func (b *builder) within(r cv.DateRange, banner *labeller.Entry) bool {
	if r.Start.IsZero() {
		return false
	}
	for _, i := range banner.Fields["org"].Lines {
		for _, m := range dates.Find(b.lines[i].text) {
			if m.Period && m.Range.Start.Compare(r.Start) <= 0 && (m.Range.Current || r.Ended() && r.End.Compare(m.Range.End) <= 0) {
				return true
			}
		}
	}
	return false
}

func lastOf(lines []int) int {
	if len(lines) == 0 {
		return -1
	}
	return lines[len(lines)-1]
}

// bannerAbove reports an employer on a line above the title: other posts may follow.
func bannerAbove(e *labeller.Entry) bool {
	o, t := e.Fields["org"], e.Fields["title"]
	return len(o.Lines) > 0 && len(t.Lines) > 0 && o.Lines[len(o.Lines)-1] < t.Lines[0]
}

// duties files the text under a post: short lines that follow each other are a list,
// whether they were drawn with marks or not. Prose below a list stays below it, as a point of
// its own: what a project was about is not told before the project is named.
func (b *builder) duties(paras []para, w *cv.Engagement) {
	drawnPlain := severalPlain(paras)
	for i := range paras {
		p := &paras[i]
		own := w.Title.Value + " " + w.Organisation.Value
		if announces(p.text) && sayNoMore(p.text, own) || labelAlone(p.text) || dates.Duration(p.text) && !w.Dates.IsZero() {
			b.use(p.lines)
			continue
		}
		if role, value, ok := labelOf(p); ok && role == roleBody && value.text != "" {
			b.say(p, value.text)
			*p = value
		}
		withoutLabel(p)
		if p.bullet || drawnPlain && p.count <= maxDuty || len(w.Highlights) > 0 {
			w.Highlights = append(w.Highlights, p.value(0.92))
		} else {
			w.Summary = append(w.Summary, p.value(0.92))
		}
	}
}

// labelAlone reports the label of a field whose value stands elsewhere: "Name and address of employer".
func labelAlone(text string) bool {
	_, known := fieldLabels[words.Fold(strings.TrimRight(text, " :"))]
	return known && wordCount(text) > 2
}

// severalPlain reports several lines of text without a mark.
func severalPlain(paras []para) bool {
	plain := 0
	for i := range paras {
		if !paras[i].bullet && !announces(paras[i].text) {
			plain++
		}
	}
	return plain > 1
}

// withoutLabel takes the label from a duty that stands behind it: "Job profile: runs the …".
// What names a position ("Role: Team lead") keeps it.
func withoutLabel(p *para) {
	label, rest, ok := strings.Cut(p.text, ":")
	rest = strings.TrimLeft(rest, " :-–\t")
	alone := len(p.segs) == 1 || len(p.segs) == 2 && !strings.Contains(p.segs[0].text, ":")
	if ok && alone && headings.IsLabel(label) && wordCount(rest) >= 5 && evidence.Title(rest) < 1.6 {
		*p = relabel(p, rest)
	}
}

// announces reports a line that only says what follows it.
func announces(text string) bool { return caption.Heads(text) }

// maxDuty is how many words a duty without a bullet has at the most; longer ones are prose.
const maxDuty = 45

// asserted keeps the posts that have a title or an employer; of the others the lines
// stay where the user sees them.
func (b *builder) asserted(list []cv.Engagement) []cv.Engagement {
	var out []cv.Engagement
	for _, w := range list {
		n := len(out)
		switch {
		case !w.Title.IsZero() || !w.Organisation.IsZero():
			out = append(out, w)
		case n > 0:
			out[n-1].Summary = append(out[n-1].Summary, w.Summary...)
			out[n-1].Highlights = append(out[n-1].Highlights, w.Highlights...)
		default:
			b.keepTexts(slices.Concat(w.Summary, w.Highlights))
		}
	}
	return out
}

// keepTexts keeps texts among what found no better place.
func (b *builder) keepTexts(list []cv.Text) {
	var o cv.OtherSection
	for _, t := range list {
		o.Items = append(o.Items, cv.Item{Text: t})
	}
	if len(o.Items) > 0 {
		b.doc.Additional = append(b.doc.Additional, o)
	}
}

// unplaced keeps lines as they stand among what found no better place.
func (b *builder) unplaced(at []int) {
	var list []cv.Text
	for _, p := range paragraphs(b.linesAt(at)) {
		list = append(list, p.value(0.6))
	}
	b.keepTexts(list)
}

// entryLines are the lines of entries, so that what no field of them took is kept.
func (b *builder) entryLines(r *labeller.Reading) *section {
	s := &section{kind: headings.Other, at: -1}
	for i, l := range r.Labels {
		_, heading := l.IsHeading()
		_, content := sectionKinds[l]
		if !heading && !content {
			s.paras = append(s.paras, paragraphs(b.lines[i:i+1])...)
		}
	}
	return s
}

// stillHeld reports a head that says of the post that it is today's: "Current Company: Tern Ltd".
func (b *builder) stillHeld(e *labeller.Entry) bool {
	return slices.ContainsFunc(e.Head, func(i int) bool { return opensCurrent.MatchString(b.lines[i].text) })
}

var opensCurrent = regexp.MustCompile(`(?i)^\W*(?:present|current)(?:ly)? +` +
	`(?:company|employer|organi[sz]ation|position|post|role|designation|job)\b *[:\t]`)
