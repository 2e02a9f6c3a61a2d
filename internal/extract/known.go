package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/detail"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/ingest/page"
)

// ownName says that a name which an account at the top repeats belongs to the head, wherever the columns of the page
// have taken it: below a sidebar it would be the last line of that.
func (b *builder) ownName(known map[int][]labeller.Label) {
	accounts := accountsOf(b.lines)
	i := slices.IndexFunc(b.lines, func(l line) bool { return accounts.full(l.segs[0].text) })
	if i > 0 && known[i] == nil && drawnName(&b.lines[i]) {
		known[i] = []labeller.Label{labeller.Head}
	}
}

// pageContacts says that contacts in the head or the foot of a page are those of the head, and so is a line at the edge of a page with
// the person's own e-mail address and number.
func (b *builder) pageContacts(known map[int][]labeller.Label) {
	for i := range b.lines {
		l := &b.lines[i]
		ofPage := l.kind == page.PageFooter || l.kind == page.PageHeader
		if known[i] == nil && contactLine(l.text) && (ofPage || b.reachesAtEdge(i)) {
			known[i] = []labeller.Label{labeller.Head}
		}
	}
}

// reachesAtEdge reports a line at the edge of one page of several that holds an address and a number of the person.
func (b *builder) reachesAtEdge(i int) bool {
	text := b.lines[i].text
	return atEdge(b.lines, i) && b.lines[len(b.lines)-1].page > 1 && len(contact.Phones(text, nil, true)) > 0 &&
		lastMail(b.lines[i:i+1]) != "" && ownAddress(b.lines, lastMail(b.lines[i:i+1]))
}

// headContacts says of lines of contacts near the top that they are those of the head.
func (b *builder) headContacts(known map[int][]labeller.Label) {
	mailed := false
	for i := range b.lines[:min(len(b.lines), contactLines)] {
		text := b.lines[i].text
		mail := strings.Contains(text, "@")
		if kind, ok := headings.Lookup(text); ok && kind != headings.Contact && kind != headings.Profile {
			return
		}
		if known[i] == nil && contactLine(text) && (mail && !mailed || !mail && len(contact.Phones(text, nil, true)) > 0) {
			known[i] = []labeller.Label{labeller.Head, labeller.Personal}
		}
		mailed = mailed || mail
	}
}

// personRows says that rows of a form about the person are those of the head, under whatever heading they stand. Rows whose words other
// texts have as well count beside those that only a person has.
func (b *builder) personRows(known map[int][]labeller.Label) {
	certain := false
	for i := range b.lines {
		rows := detail.Any(b.lines[i].text)
		was := certain
		certain = slices.ContainsFunc(rows, func(r detail.Row) bool { return !r.Weak })
		certain = certain || was && len(rows) > 0
		if certain && known[i] == nil {
			known[i] = []labeller.Label{labeller.Head, labeller.Personal}
		}
	}
}

// sentenceRests says that what ends the sentence of the line above is no heading, whatever its words: "a player with good" over
// "presentational skills."
func (b *builder) sentenceRests(known map[int][]labeller.Label) {
	for i := 1; i < len(b.lines); i++ {
		l, above := &b.lines[i], &b.lines[i-1]
		if known[i] == nil && !l.bullet && goesOnAsText(l.text) && wordCount(above.text) >= minFragment && !endsWith(above.text, ".:;!?") {
			known[i] = slices.DeleteFunc(slices.Clone(labeller.Labels), func(l labeller.Label) bool {
				_, heading := l.IsHeading()
				return heading
			})
		}
	}
}

// contactLines are the lines at the top in which contacts are looked for.
const contactLines = 12

// gaps says that what explains a gap between two posts is an entry of its own, of which the next line is no part.
func (b *builder) gaps(known map[int][]labeller.Label) {
	for i := range b.lines {
		p := b.joined([]int{i})
		if known[i] != nil || !opensGap(&p) {
			continue
		}
		known[i] = []labeller.Label{labeller.WorkStart}
		if known[i+1] == nil {
			known[i+1] = slices.DeleteFunc(slices.Clone(labeller.Labels), func(l labeller.Label) bool { return l == labeller.WorkHead })
		}
	}
}

// spokenLines says that lines under the heading of languages belong to it: names of languages, their levels and the
// heads of the grid of levels.
func (b *builder) spokenLines(known map[int][]labeller.Label) {
	under := false
	for i := range b.lines {
		spoken := false
		switch {
		case b.languageHeading(i):
			under = true
			spoken = i > 0 && i+1 < len(b.lines) && b.lines[i+1].beside && b.lines[i-1].beside && !b.lines[i].railed // a label among others
		case under:
			spoken = b.tellsLanguages(i)
			under = spoken
		}
		if spoken && known[i] == nil {
			known[i] = []labeller.Label{labeller.Language}
		}
	}
}

func (b *builder) languageHeading(i int) bool {
	l := &b.lines[i]
	kind, ok := headings.Lookup(l.text)
	return ok && kind == headings.Languages && len(l.segs) == 1 && !l.bullet
}

// tellsLanguages reports a line of languages, of their levels or of the grid of levels.
func (b *builder) tellsLanguages(i int) bool {
	p := b.joined([]int{i})
	return gridHead(&p) || gridLegend(p.text) || levelsOf(p.segs) != nil || len(namedLanguages(p.text)) > 0 && p.count <= maxSpoken
}

// maxSpoken is how many words a line about languages has at the most.
const maxSpoken = 12

// drawnLargest says that a name drawn larger than all other lines belongs to the head, and what of it wrapped.
func (b *builder) drawnLargest(known map[int][]labeller.Label) {
	largest, at := 0, -1
	for i := range b.lines {
		if s := b.lines[i].style.size; s > largest {
			largest, at = s, i
		} else if s == largest && at >= 0 && i != at+1 {
			at = -1
		}
	}
	if at > 0 && known[at] == nil && drawnName(&b.lines[at]) && !knownHeading(b.lines[at].text) && wordCount(b.lines[at].text) > 1 {
		known[at] = []labeller.Label{labeller.Head}
	}
}

// footContacts says of the lines that close a CV that they are contacts, where it has no others. A referee's address
// stays where it is.
func (b *builder) footContacts(known map[int][]labeller.Label) {
	from := footOf(b.lines)
	mail := lastMail(b.lines[from:])
	if from < 2 || mail == "" || lastMail(b.lines[:from]) != "" || !ownAddress(b.lines, mail) {
		return
	}
	for i := from; i < len(b.lines); i++ {
		if known[i] == nil {
			known[i] = []labeller.Label{labeller.Head}
		}
	}
}

// unpaidHeadings says that a heading of voluntary work, of service or of what students do besides opens no posts.
func (b *builder) unpaidHeadings(known map[int][]labeller.Label) {
	for i := range b.lines {
		l := &b.lines[i]
		if known[i] == nil && len(l.segs) == 1 && !l.bullet && headings.Unpaid(l.text) {
			known[i] = unpaid
		}
	}
}

// unpaid are the labels of lines that are no heading of work.
var unpaid = slices.DeleteFunc(slices.Clone(labeller.Labels), func(l labeller.Label) bool { return l == labeller.HeadingOf("work") })
