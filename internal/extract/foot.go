package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
	"focal/internal/personal"
)

// maxFoot is how many lines at the end of a CV may hold contacts without a heading.
const maxFoot = 5

// footOf is where the contacts at the end of a section begin.
func footOf(lines []line) int {
	from := len(lines)
	for from > 0 && len(lines)-from < maxFoot && contactLine(lines[from-1].text) {
		from--
	}
	return from
}

// footOfFile are the lines that stand in the footer of a file that flows: the firm that sends the CV, its address, a notice. What
// reaches the candidate stays where the text above has nothing of its kind, and so do lines that are contacts and nothing else.
func footOfFile(lines []line, pages int) map[int]bool {
	foot, mailed, called := map[int]bool{}, false, false
	for i := range lines {
		if l := &lines[i]; l.kind == page.PageFooter {
			foot[i] = !contactLine(l.text)
		} else {
			mailed, called = mailed || len(contact.Emails(l.text)) > 0, called || len(contact.Phones(l.text, nil, true)) > 0
		}
	}
	if pages > 1 || len(foot) > maxFoot {
		return nil
	}
	for i := range foot {
		text := lines[i].text
		if !mailed && len(contact.Emails(text)) > 0 || !called && len(contact.Phones(text, nil, true)) > 0 {
			foot[i] = false
		}
	}
	return foot
}

// doubtFoot tells what stands in the footer of a file that flows only, and so is not printed.
func (b *builder) doubtFoot(src *page.Document) {
	var said []string
	var lines []int
	for i := range b.aside {
		l := &b.aside[i]
		quoted := "“" + clip(strings.ReplaceAll(l.text, "\t", " ")) + "”"
		if l.kind != page.PageFooter || len(src.Pages) > 1 || carriesPage(l.text) || personal.IsMarking(l.text) ||
			!strings.ContainsFunc(l.text, unicode.IsLetter) || slices.Contains(said, quoted) {
			continue
		}
		said, lines = append(said, quoted), append(lines, l.index)
	}
	if len(said) > 0 {
		b.note("", lines, "This stands only in the footer of the file and is not printed: "+strings.Join(said, ", ")+".")
	}
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
