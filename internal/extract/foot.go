package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// maxFoot is how many lines at the end of a CV may hold contacts without a heading.
const maxFoot = 5

// footContacts moves contacts that close a CV without a heading of their own to the
// head, where the head has none. A referee's address stays where it is.
func footContacts(sections []*section) {
	head, last := sections[0], sections[len(sections)-1]
	if last == head || len(last.lines) == 0 || slices.ContainsFunc(sections, hasContacts) {
		return
	}
	from := footOf(last.lines)
	mail := lastMail(last.lines[from:])
	if mail == "" || last.kind == headings.References && !ownAddress(head.lines, mail) {
		return
	}
	head.lines = append(head.lines, last.lines[from:]...)
	last.lines = last.lines[:from]
}

// hasContacts reports the head or a section of contacts with an e-mail address.
func hasContacts(s *section) bool {
	return kindIn(s.kind, headings.None, headings.Contact) && lastMail(s.lines) != ""
}

// footOf is where the contacts at the end of a section begin.
func footOf(lines []line) int {
	from := len(lines)
	for from > 0 && len(lines)-from < maxFoot && contactLine(lines[from-1].text) {
		from--
	}
	return from
}

func lastMail(lines []line) string {
	mail := ""
	for i := range lines {
		for _, e := range contact.Emails(lines[i].text) {
			mail = e.Value
		}
	}
	return mail
}

// contactLine reports a line of addresses, numbers, links and places only.
func contactLine(text string) bool {
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("|·•\t;", r) })
	found := false
	for _, p := range parts {
		if p = unlabelled(strings.TrimSpace(p)); p == "" {
			continue
		}
		if !contactPart(p) {
			return false
		}
		found = true
	}
	return found
}

// unlabelled is a text without the label of a contact before it.
func unlabelled(p string) string {
	label, rest, ok := strings.Cut(p, ":")
	if _, known := words.Labels().Value(words.Fold(label)); ok && known {
		return strings.TrimSpace(rest)
	}
	return p
}

// contactPart reports an address, a number, a link or a place, and hardly anything else.
func contactPart(p string) bool {
	n := wordCount(p)
	return n <= 2 && len(contact.Emails(p)) > 0 || n <= 6 && len(contact.Phones(p, nil, true)) > 0 ||
		n <= 2 && len(contact.URLs(p)) > 0 || contact.ParsePlace(p).Score >= 0.8
}

// ownAddress reports an address that holds a part of the name at the top.
func ownAddress(head []line, mail string) bool {
	local, _, _ := strings.Cut(words.Fold(mail), " ")
	if at := strings.IndexByte(mail, '@'); at > 0 {
		local = words.Squeeze(mail[:at])
	}
	for i := 0; i < len(head) && i < 3; i++ {
		for _, w := range words.Split(head[i].text) {
			if len(w) >= 3 && strings.Contains(local, w) {
				return true
			}
		}
	}
	return false
}

// splitLooks cuts the segments of the first lines where the size of the letters
// changes: a name and a job title on one line.
func splitLooks(lines []line) {
	for i := 0; i < len(lines) && i < 4; i++ {
		l := &lines[i]
		var segs []segment
		for _, s := range l.segs {
			segs = append(segs, cutAtSize(s)...)
		}
		if len(segs) > len(l.segs) {
			l.segs = segs
			l.finish()
		}
	}
}

func cutAtSize(s segment) []segment {
	if smallCaps(s) {
		return []segment{s}
	}
	for k := 1; k < len(s.spans); k++ {
		if looksApart(s.spans[k-1], s.spans[k]) && nameBefore(s.text, s.spans[k].start) {
			return cutAtSpan(s, k)
		}
	}
	return []segment{s}
}

// looksApart reports two stretches of text of which one is clearly larger, or in another weight and colour.
func looksApart(a, b span) bool {
	if a.size == 0 || b.size == 0 || a.end == a.start || b.end == b.start {
		return false
	}
	return a.size > b.size*1.2 || b.size > a.size*1.2 || a.bold != b.bold && a.colour != b.colour
}

// nameBefore reports a name that ends at a place of the text, with a space before what follows.
func nameBefore(text string, at int) bool {
	left, right := strings.TrimSpace(text[:at]), strings.TrimSpace(text[at:])
	if wordCount(left) < 2 || wordCount(right) == 0 {
		return false
	}
	return (strings.HasPrefix(text[at:], " ") || strings.HasSuffix(text[:at], " ")) && nameLike(left)
}

// cutAtSpan parts a segment before its k-th span.
func cutAtSpan(s segment, k int) []segment {
	at := s.spans[k].start
	first := s
	first.text, first.spans = strings.TrimSpace(s.text[:at]), append([]span{}, s.spans[:k]...)
	for n := range first.spans {
		first.spans[n].end = min(first.spans[n].end, len(first.text))
	}
	rest := cutSegment(s, len(s.text)-len(strings.TrimLeft(s.text[at:], " ")))
	return []segment{first, rest}
}

// smallCaps reports letters of two sizes inside of one word: capitals and small capitals.
func smallCaps(s segment) bool {
	for k := 1; k < len(s.spans); k++ {
		a, b := s.spans[k-1], s.spans[k]
		if a.size > b.size*1.1 && a.end == b.start && insideWord(s.text, a.end) {
			return true
		}
	}
	return false
}

// insideWord reports a place of a text with no space on either side.
func insideWord(text string, at int) bool {
	return at > 0 && at < len(text) && text[at-1] != ' ' && text[at] != ' '
}
