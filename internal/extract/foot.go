package extract

import (
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
	head := sections[0]
	for _, s := range sections {
		if s.kind != headings.None && s.kind != headings.Contact {
			continue
		}
		for i := range s.lines {
			if len(contact.Emails(s.lines[i].text)) > 0 {
				return
			}
		}
	}
	last := sections[len(sections)-1]
	if last == head || len(last.lines) == 0 {
		return
	}
	from := len(last.lines)
	for from > 0 && len(last.lines)-from < maxFoot && contactLine(last.lines[from-1].text) {
		from--
	}
	mail := ""
	for i := from; i < len(last.lines); i++ {
		for _, e := range contact.Emails(last.lines[i].text) {
			mail = e.Value
		}
	}
	if mail == "" || last.kind == headings.References && !ownAddress(head.lines, mail) {
		return
	}
	head.lines = append(head.lines, last.lines[from:]...)
	last.lines = last.lines[:from]
}

// contactLine reports a line of addresses, numbers, links and places only.
func contactLine(text string) bool {
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("|·•\t;", r) })
	found := false
	for _, p := range parts {
		p = strings.TrimSpace(p)
		if label, rest, ok := strings.Cut(p, ":"); ok {
			if _, known := words.Labels().Value(words.Fold(label)); known {
				p = strings.TrimSpace(rest)
			}
		}
		switch {
		case p == "":
		case len(contact.Emails(p)) > 0 && wordCount(p) <= 2, len(contact.Phones(p, nil, true)) > 0 && wordCount(p) <= 6, len(contact.URLs(p)) > 0 && wordCount(p) <= 2, contact.ParsePlace(p).Score >= 0.8:
			found = true
		default:
			return false
		}
	}
	return found
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
		a, b := s.spans[k-1], s.spans[k]
		if a.size == 0 || b.size == 0 || a.end == a.start || b.end == b.start {
			continue
		}
		apart := a.size > b.size*1.2 || b.size > a.size*1.2 || a.bold != b.bold && a.colour != b.colour
		left, right := strings.TrimSpace(s.text[:b.start]), strings.TrimSpace(s.text[b.start:])
		if !apart || wordCount(left) < 2 || wordCount(right) == 0 || !strings.HasPrefix(s.text[b.start:], " ") && !strings.HasSuffix(s.text[:b.start], " ") || !nameLike(left) {
			continue
		}
		first := s
		first.text, first.spans = left, append([]span{}, s.spans[:k]...)
		for n := range first.spans {
			first.spans[n].end = min(first.spans[n].end, len(left))
		}
		rest := cutSegment(s, len(s.text)-len(strings.TrimLeft(s.text[b.start:], " ")))
		return []segment{first, rest}
	}
	return []segment{s}
}

// smallCaps reports letters of two sizes inside of one word: capitals and small capitals.
func smallCaps(s segment) bool {
	for k := 1; k < len(s.spans); k++ {
		a, b := s.spans[k-1], s.spans[k]
		if a.size > b.size*1.1 && a.end == b.start && a.end > 0 && a.end < len(s.text) && s.text[a.end-1] != ' ' && s.text[a.end] != ' ' {
			return true
		}
	}
	return false
}
