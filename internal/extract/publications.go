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

var journals = words.NewSet("journal", "letters", "review", "reviews", "proceedings", "conference", "transactions", "magazine", "arxiv", "revista", "zeitschrift", "annals", "bulletin", "symposium", "workshop", "blog", "revue", "rivista", "tijdschrift", "archives", "annual", "advances", "nature", "science", "quarterly", "gazette", "medium", "summit", "meetup", "congress", "forum")

// publications reads texts, talks and patents.
func (b *builder) publications(s *section) {
	for _, e := range listSegments(s.paras, true) {
		var p cv.Publication
		h := readHeader(s.paras[e.from:e.headTo])
		if m, ok := periodOf(h.dates); ok {
			p.Dates = m.Range
			p.Dates.Text.Lines = s.paras[e.from].lines
		}
		first := &s.paras[e.from]
		p.Name = first.value(0.85)
		p.Name.Value = withoutNumber(withoutDates(first))
		if ref, ok := citation(withoutNumber(first.text)); ok {
			p.Name.Value = ref.title
			if ref.source != "" {
				p.Publisher = cv.Text{Value: ref.source, Lines: first.lines, Confidence: 0.8}
			}
			if m := dates.Find(ref.year); len(m) == 1 && p.Dates.IsZero() {
				p.Dates = m[0].Range
				p.Dates.Text.Lines, p.Dates.Text.Confidence = first.lines, 0.9
			}
			p.Summary = append(p.Summary, cv.Text{Value: ref.authors, Lines: first.lines, Confidence: 0.8})
		} else if title, publisher, ok := styledPublication(first); ok {
			p.Name.Value = title
			p.Publisher = cv.Text{Value: publisher, Lines: first.lines, Confidence: 0.85}
		} else if title, publisher, ok := splitPublication(p.Name.Value); ok {
			p.Name.Value = title
			p.Publisher = cv.Text{Value: publisher, Lines: first.lines, Confidence: 0.7}
		}
		publicationLines(&p, s.paras[e.from+1:e.to], e.headTo-e.from-1)
		datedPublisher(&p)
		for _, u := range contact.URLs(first.text) {
			if p.URL.IsZero() {
				p.URL = cv.Text{Value: u.Value, Lines: first.lines, Confidence: 0.9}
			}
		}
		if !p.Name.IsZero() {
			b.doc.Publications = append(b.doc.Publications, p)
		}
	}
}

// publicationLines files what stands below the title, of which so many lines belong to its head.
func publicationLines(p *cv.Publication, paras []para, head int) {
	for i := range paras {
		if i < head && datesOnly(paras[i].text) {
			p.Dates.Text.Lines = addLines(p.Dates.Text.Lines, paras[i].lines)
			continue
		}
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
	for k := 1; k < len(s.spans); k++ {
		a, b := s.spans[k-1], s.spans[k]
		if a.bold == b.bold && a.italic == b.italic || a.end == a.start {
			continue
		}
		cut := para{text: s.text[b.start:]}
		cut.found = dates.Find(cut.text)
		left, right := strings.Trim(s.text[:b.start], " ,.–—-:;“”\"„«»"), strings.Trim(withoutDates(&cut), " ,.–—-:;“”\"„«»")
		if wordCount(left) >= 2 && wordCount(right) >= 1 && wordCount(right) <= 12 {
			return strings.Trim(withoutNumber(left), " ,.–—-:;“”\"„«»"), right, true
		}
		return "", "", false
	}
	return "", "", false
}

// withoutDates is the text of a paragraph without the dates that stand apart.
func withoutDates(p *para) string {
	text := p.text
	found := boundaryDates(p)
	for i := len(found) - 1; i >= 0; i-- {
		m := found[i]
		if m.Start > 0 && m.End < len(text) && !strings.HasPrefix(m.Range.Text.Value, "(") && strings.Trim(text[m.End:], " .") != "" && !strings.HasPrefix(text[m.End:], "\t") {
			continue // in the middle of a reference
		}
		text = text[:m.Start] + text[m.End:]
	}
	return strings.TrimRight(trimField(strings.ReplaceAll(text, "\t", " ")), " .,")
}

// splitPublication reads `"Title", Journal` and "Title. Journal".
func splitPublication(s string) (title, publisher string, ok bool) {
	for _, q := range [][2]string{{"“", "”"}, {"\"", "\""}, {"„", "“"}, {"«", "»"}, {"‘", "’"}} {
		if rest, found := strings.CutPrefix(s, q[0]); found {
			if at := strings.Index(rest, q[1]); at > 0 {
				return strings.TrimRight(rest[:at], " ,."), strings.Trim(rest[at+len(q[1]):], " ,.–—-"), strings.Trim(rest[at+len(q[1]):], " ,.–—-") != ""
			}
		}
	}
	if strings.Count(s, ". ") == 1 {
		at := strings.Index(s, ". ")
		if at > 12 && len(s)-at > 4 && wordCount(s[:at]) >= 3 {
			return s[:at], strings.TrimRight(s[at+2:], ". "), true
		}
	}
	for _, sep := range []string{" — ", " – ", " | "} {
		if at := strings.LastIndex(s, sep); at > 12 && wordCount(s[:at]) >= 3 {
			return s[:at], s[at+len(sep):], true
		}
	}
	if at := strings.LastIndex(s, ", "); at > 20 && (evidence.Organisation(s[at+2:]) >= 1.6 || journals.Contains(words.Split(s[at+2:]))) {
		return s[:at], s[at+2:], true
	}
	return s, "", false
}
