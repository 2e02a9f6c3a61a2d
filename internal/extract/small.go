package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/headings"
)

// memberships keeps each line of the section.
func (b *builder) memberships(s *section) {
	for i := range s.paras {
		b.doc.Memberships = append(b.doc.Memberships, s.paras[i].value(0.9))
	}
}

// interests reads a list of hobbies, or prose about them.
func (b *builder) interests(s *section) {
	for _, p := range joinLists(s.paras) {
		if headings.IsLabel(p.text) && p.count <= 2 {
			b.use(p.lines)
			continue
		}
		if name, rest, ok := groupLabel(&p); ok {
			in := cv.Interest{Name: cv.Text{Value: name, Lines: p.lines, Confidence: 0.85}, Keywords: items(cv.Text{Value: rest, Lines: p.lines, Confidence: 0.85})}
			b.doc.Interests = append(b.doc.Interests, in)
			continue
		}
		if prose(&p) && endsWith(p.text, ".!") && p.count > 6 {
			b.doc.Interests = append(b.doc.Interests, cv.Interest{Name: p.value(0.8)})
			continue
		}
		var list []cv.Text
		for _, seg := range p.segs {
			list = append(list, items(cv.Text{Value: seg.text, Lines: p.lines, Confidence: 0.9})...)
		}
		for _, t := range list {
			b.doc.Interests = append(b.doc.Interests, cv.Interest{Name: t})
		}
	}
}

// references reads referees and quotations.
func (b *builder) references(s *section) {
	for i := range s.paras {
		p := &s.paras[i]
		t := p.value(0.85)
		name := ""
		if head, _, ok := strings.Cut(p.text, ","); ok && nameLike(head) && len(strings.Fields(head)) >= 2 && len(strings.Fields(head)) <= 4 && evidence.Title(head) < 1.6 {
			name = head
		}
		n := len(b.doc.References)
		switch {
		case name != "" || p.count > 8:
			if n > 0 && b.doc.References[n-1].Text.IsZero() && name == "" {
				b.doc.References[n-1].Text = t
				continue
			}
			r := cv.Reference{Text: t}
			if name != "" {
				r.Name = cv.Text{Value: name, Lines: p.lines, Confidence: 0.85}
			}
			b.doc.References = append(b.doc.References, r)
		case nameLike(p.text) && p.count >= 2 && p.count <= 4 && evidence.Title(p.text) < 1.6 && evidence.Organisation(p.text) < 1.6:
			b.doc.References = append(b.doc.References, cv.Reference{Name: t})
		case n > 0 && (!b.doc.References[n-1].Name.IsZero() || len(contact.Emails(p.text)) > 0 || len(contact.Phones(p.text, b.region, true)) > 0):
			r := &b.doc.References[n-1]
			r.Text = appendText(r.Text, t, "\n")
		default:
			b.doc.References = append(b.doc.References, cv.Reference{Text: t})
		}
	}
}
