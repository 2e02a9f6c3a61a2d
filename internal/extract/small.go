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
		b.doc.Interests = append(b.doc.Interests, interestsIn(&p)...)
	}
}

// interestsIn are the interests that a paragraph names: one with its kinds, one told in a sentence, a list.
func interestsIn(p *para) []cv.Interest {
	if name, rest, ok := groupLabel(p); ok {
		return []cv.Interest{{
			Name:     cv.Text{Value: name, Lines: p.lines, Confidence: 0.85},
			Keywords: items(cv.Text{Value: rest, Lines: p.lines, Confidence: 0.85}),
		}}
	}
	if prose(p) && endsWith(p.text, ".!") && p.count > 6 {
		return []cv.Interest{{Name: p.value(0.8)}}
	}
	var out []cv.Interest
	for _, seg := range p.segs {
		for _, t := range items(cv.Text{Value: seg.text, Lines: p.lines, Confidence: 0.9}) {
			out = append(out, cv.Interest{Name: t})
		}
	}
	return out
}

// references reads referees and quotations.
func (b *builder) references(s *section) {
	for i := range s.paras {
		p := &s.paras[i]
		last := b.lastReference()
		name := refereeName(p.text)
		switch {
		case name != "":
			b.addReference(cv.Reference{Text: p.value(0.85), Name: cv.Text{Value: name, Lines: p.lines, Confidence: 0.85}})
		case p.count > 8:
			if last != nil && last.Text.IsZero() {
				last.Text = p.value(0.85)
			} else {
				b.addReference(cv.Reference{Text: p.value(0.85)})
			}
		case refereeAlone(p):
			b.addReference(cv.Reference{Name: p.value(0.85)})
		case last != nil && (!last.Name.IsZero() || b.contactOfReferee(p.text)):
			last.Text = appendText(last.Text, p.value(0.85), "\n")
		default:
			b.addReference(cv.Reference{Text: p.value(0.85)})
		}
	}
}

func (b *builder) addReference(r cv.Reference) { b.doc.References = append(b.doc.References, r) }

// lastReference is the last reference so far, nil for none.
func (b *builder) lastReference() *cv.Reference {
	if n := len(b.doc.References); n > 0 {
		return &b.doc.References[n-1]
	}
	return nil
}

// refereeName is the name of a referee before what they are: "Ana Moss, Head of Yard"; "" for none.
func refereeName(text string) string {
	head, _, ok := strings.Cut(text, ",")
	n := len(strings.Fields(head))
	if ok && nameLike(head) && n >= 2 && n <= 4 && evidence.Title(head) < 1.6 {
		return head
	}
	return ""
}

// refereeAlone reports a name alone on its line.
func refereeAlone(p *para) bool {
	return nameLike(p.text) && p.count >= 2 && p.count <= 4 && evidence.Title(p.text) < 1.6 && evidence.Organisation(p.text) < 1.6
}

func (b *builder) contactOfReferee(text string) bool {
	return len(contact.Emails(text)) > 0 || len(contact.Phones(text, b.region, true)) > 0
}
