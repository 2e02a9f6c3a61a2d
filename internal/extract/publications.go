package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

var journals = words.NewSet("journal", "letters", "review", "reviews", "proceedings", "conference", "transactions", "magazine",
	"arxiv", "revista", "zeitschrift", "annals", "bulletin", "symposium", "workshop", "blog", "revue", "rivista", "tijdschrift",
	"archives", "annual", "advances", "nature", "science", "quarterly", "gazette", "medium", "summit", "meetup", "congress", "forum")

// publications reads texts, talks and patents.
func (b *builder) publications(s *section) {
	for _, e := range works(s.paras) {
		if p := readPublication(s.paras[e.from:e.to]); !p.Name.IsZero() {
			b.doc.Publications = append(b.doc.Publications, p)
		}
	}
}

// works finds what begins a work: lines in the look of the first one where looks alternate, else every line but what
// can only go with the one above.
func works(paras []para) []entry {
	var out []entry
	alternate := len(paras) > 0 && looksAlternate(paras)
	for i := range paras {
		goesWith := datesOnly(paras[i].text) || publishedBy.MatchString(paras[i].text) || paras[0].bullet && !paras[i].bullet
		if alternate {
			goesWith = !sameLook(segmentStyle(&paras[i].first, 0), segmentStyle(&paras[0].first, 0))
		}
		if n := len(out); n > 0 && goesWith {
			out[n-1].to = i + 1
		} else {
			out = append(out, entry{from: i, to: i + 1})
		}
	}
	return out
}

// readPublication reads one of them. A date may stand below the title.
func readPublication(paras []para) cv.Publication {
	var p cv.Publication
	first := &paras[0]
	l := partsOf(first)
	p.Dates = l.period()
	rest := paras[1:]
	for i := 0; p.Dates.IsZero() && i < len(rest); i++ {
		if below := partsOf(&rest[i]); datesOnly(rest[i].text) {
			p.Dates = below.period()
			rest = append(append([]para{}, rest[:i]...), rest[i+1:]...)
		}
	}
	p.Name = first.value(0.85)
	p.Name.Value = withoutNumber(withoutDates(first))
	if ref, ok := citation(withoutNumber(first.text)); ok {
		citePublication(&p, ref, first.lines)
	} else {
		namePublisher(&p, first)
	}
	publicationLines(&p, rest)
	datedPublisher(&p)
	if u := contact.URLs(first.text); len(u) > 0 {
		p.URL = cv.Text{Value: u[0].Value, Lines: first.lines, Confidence: 0.9}
	}
	return p
}

// citePublication takes the parts of a reference: authors, title, source, year.
func citePublication(p *cv.Publication, ref reference, lines []int) {
	p.Name.Value = ref.title
	if ref.source != "" {
		p.Publisher = cv.Text{Value: ref.source, Lines: lines, Confidence: 0.8}
	}
	if m := dates.Find(ref.year); len(m) == 1 && p.Dates.IsZero() {
		p.Dates = m[0].Range
		p.Dates.Text.Lines, p.Dates.Text.Confidence = lines, 0.9
	}
	p.Summary = append(p.Summary, cv.Text{Value: ref.authors, Lines: lines, Confidence: 0.8})
}

// namePublisher splits the title from where it was printed, by the type or by the marks between.
func namePublisher(p *cv.Publication, first *para) {
	title, publisher, ok := styledPublication(first)
	sureness := 0.85
	if !ok {
		title, publisher, ok = splitPublication(p.Name.Value)
		sureness = 0.7
	}
	if ok {
		p.Name.Value = title
		p.Publisher = cv.Text{Value: publisher, Lines: first.lines, Confidence: sureness}
	}
}

// publicationLines files what stands below the title.
func publicationLines(p *cv.Publication, paras []para) {
	for i := range paras {
		if m := publishedBy.FindStringSubmatch(paras[i].text); m != nil && p.Publisher.IsZero() {
			p.Publisher = cv.Text{Value: m[1], Lines: paras[i].lines, Confidence: 0.9}
			continue
		}
		p.Summary = append(p.Summary, paras[i].value(0.8))
	}
}

// publishedBy is who printed it, said by a label.
var publishedBy = regexp.MustCompile(`^(?i:published (?:by|in):? |publisher: )([^.;]{2,80}?)\.?$`)

// datedPublisher takes the date off the end of where a text was printed: "Journal of Knots, Apr 2020".
func datedPublisher(p *cv.Publication) {
	text := p.Publisher.Value
	found := dates.Find(text)
	if !p.Dates.IsZero() || len(found) != 1 || found[0].End != len(text) || found[0].Period {
		return
	}
	rest := strings.TrimRight(text[:found[0].Start], " ")
	if name, is := strings.CutSuffix(rest, ","); is && name != "" {
		p.Publisher.Value = name
		p.Dates = found[0].Range
		p.Dates.Text.Lines, p.Dates.Text.Confidence = p.Publisher.Lines, 0.9
	}
}

var listNumber = regexp.MustCompile(`^(?:\[\d{1,3}\]|\(?\d{1,3}[.)])\s+`)

// withoutNumber drops the number of a numbered list.
func withoutNumber(s string) string { return s[len(listNumber.FindString(s)):] }

// styledPublication splits where the typography changes: a title in bold or italics
// before or after the rest.
func styledPublication(p *para) (title, publisher string, ok bool) {
	s := p.segs[0]
	at := typeChange(s)
	if at < 0 {
		return "", "", false
	}
	cut := para{text: s.text[at:]}
	cut.found = dates.Find(cut.text)
	left, right := strings.Trim(s.text[:at], titleMarks), strings.Trim(withoutDates(&cut), titleMarks)
	if n := wordCount(right); wordCount(left) < 2 || n < 1 || n > 12 {
		return "", "", false
	}
	return strings.Trim(withoutNumber(left), titleMarks), right, true
}

// titleMarks stand around a title.
const titleMarks = " ,.–—-:;“”\"„«»"

// typeChange is where a segment goes over to another type; -1 where it does not.
func typeChange(s segment) int {
	for k := 1; k < len(s.spans); k++ {
		a, b := s.spans[k-1], s.spans[k]
		if (a.bold != b.bold || a.italic != b.italic) && a.end != a.start {
			return b.start
		}
	}
	return -1
}

// withoutDates is the text of a paragraph without the dates that stand apart.
func withoutDates(p *para) string {
	text := p.text
	found := boundaryDates(p)
	for i := len(found) - 1; i >= 0; i-- {
		if m := found[i]; !insideReference(text, m) {
			text = text[:m.Start] + text[m.End:]
		}
	}
	return strings.TrimRight(trimField(strings.ReplaceAll(text, "\t", " ")), " .,")
}

// insideReference reports a date in the middle of a reference.
func insideReference(text string, m dates.Match) bool {
	return m.Start > 0 && m.End < len(text) && !strings.HasPrefix(m.Range.Text.Value, "(") &&
		strings.Trim(text[m.End:], " .") != "" && !strings.HasPrefix(text[m.End:], "\t")
}

// splitPublication reads `"Title", Journal` and "Title. Journal".
func splitPublication(s string) (title, publisher string, ok bool) {
	for _, parted := range []func(string) (string, string, bool){quotedTitle, titleSentence, dashedTitle, titleInJournal} {
		title, publisher, ok = parted(s)
		if title != "" || ok {
			return title, publisher, ok
		}
	}
	return s, "", false
}

// quotedTitle reads a title between the marks of a quotation; without a publisher behind it is not ok.
func quotedTitle(s string) (title, publisher string, ok bool) {
	for _, q := range publicationQuotes {
		rest, found := strings.CutPrefix(s, q[0])
		if !found {
			continue
		}
		if at := strings.Index(rest, q[1]); at > 0 {
			publisher = strings.Trim(rest[at+len(q[1]):], " ,.–—-")
			return strings.TrimRight(rest[:at], " ,."), publisher, publisher != ""
		}
	}
	return "", "", false
}

// publicationQuotes are the marks that titles stand between.
var publicationQuotes = [][2]string{{"“", "”"}, {"\"", "\""}, {"„", "“"}, {"«", "»"}, {"‘", "’"}}

// titleSentence reads a title that a full stop ends, the only one inside of the text.
func titleSentence(s string) (title, publisher string, ok bool) {
	at := strings.Index(s, ". ")
	if strings.Count(s, ". ") != 1 || at <= 12 || len(s)-at <= 4 || wordCount(s[:at]) < 3 {
		return "", "", false
	}
	return s[:at], strings.TrimRight(s[at+2:], ". "), true
}

func dashedTitle(s string) (title, publisher string, ok bool) {
	for _, sep := range []string{" — ", " – ", " | "} {
		if at := strings.LastIndex(s, sep); at > 12 && wordCount(s[:at]) >= 3 {
			return s[:at], s[at+len(sep):], true
		}
	}
	return "", "", false
}

// titleInJournal reads a title that a comma parts from a journal or a publisher.
func titleInJournal(s string) (title, publisher string, ok bool) {
	at := strings.LastIndex(s, ", ")
	if at <= 20 || evidence.Organisation(s[at+2:]) < 1.6 && !journals.Contains(words.Split(s[at+2:])) {
		return "", "", false
	}
	return s[:at], s[at+2:], true
}
