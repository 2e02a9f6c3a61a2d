package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// addGroup files a group; spoken languages among skills are languages.
func (b *builder) addGroup(g cv.SkillGroup) {
	if words.Languages().Has(words.Fold(g.Name.Value)) && len(g.Keywords) <= 2 {
		all := append([]cv.Text{g.Name}, g.Keywords...)
		b.addLanguages([]cv.Text{{Value: joinValues(all), Lines: g.Name.Lines, Confidence: 0.8}})
		return
	}
	k, _ := headings.Lookup(g.Name.Value)
	if len(g.Keywords) == 0 || !b.noSkills(k, g) {
		b.fileSkills(k, g)
	}
}

// fileSkills files the skills of a group that are new.
func (b *builder) fileSkills(k headings.Kind, g cv.SkillGroup) {
	keep := b.withoutLanguages(k, g.Keywords)
	if len(keep) == 0 && len(g.Keywords) > 0 {
		return
	}
	g.Keywords = b.newSkills(keep)
	if g.Name.IsZero() && (len(g.Keywords) == 0 && len(keep) > 0 || b.addNameless(g.Keywords)) {
		return
	}
	b.doc.Skills = append(b.doc.Skills, g)
}

// withoutLanguages files the languages of a list and returns the others.
func (b *builder) withoutLanguages(k headings.Kind, list []cv.Text) []cv.Text {
	var keep []cv.Text
	for _, t := range list {
		if spokenSkill(t.Value) || spokenIn(k, t.Value) {
			b.addLanguages([]cv.Text{t})
			continue
		}
		keep = append(keep, t)
	}
	return keep
}

// spokenIn reports a language with how well it is spoken, or alone under the name of a group of languages.
func spokenIn(k headings.Kind, text string) bool {
	lang, rest := leadingLanguage(text)
	return lang != "" && (rest == "" && k == headings.Languages || rest != "" && fluency(rest))
}

// addNameless adds skills to the group without a name; false where there is none.
func (b *builder) addNameless(list []cv.Text) bool {
	for i := range b.doc.Skills {
		if b.doc.Skills[i].Name.IsZero() {
			b.doc.Skills[i].Keywords = append(b.doc.Skills[i].Keywords, list...)
			return true
		}
	}
	return false
}

// newSkills drops skills that stand in the document already, whatever their case; the
// first keeps the lines of the others.
func (b *builder) newSkills(list []cv.Text) []cv.Text {
	seen := map[string]*cv.Text{}
	for i := range b.doc.Skills {
		for k := range b.doc.Skills[i].Keywords {
			t := &b.doc.Skills[i].Keywords[k]
			seen[strings.ToLower(t.Value)] = t
		}
	}
	out := make([]cv.Text, 0, len(list))
	for _, t := range list {
		if first := seen[strings.ToLower(t.Value)]; first != nil {
			first.Lines = addLines(append([]int{}, first.Lines...), t.Lines)
			continue
		}
		out = append(out, t)
		seen[strings.ToLower(t.Value)] = &out[len(out)-1]
	}
	return out
}

func joinValues(list []cv.Text) string {
	var out []string
	for _, t := range list {
		out = append(out, t.Value)
	}
	return strings.Join(out, " - ")
}

// noSkills files a group whose name says that it holds something else.
func (b *builder) noSkills(k headings.Kind, g cv.SkillGroup) bool {
	switch {
	case k == headings.Interests:
		for _, t := range g.Keywords {
			b.doc.Interests = append(b.doc.Interests, cv.Interest{Name: t})
		}
	case k == headings.Languages:
		if mostlySpoken(g.Keywords) {
			b.addLanguages(g.Keywords)
			return true
		}
		return false
	case k == headings.Certificates && certificateGroup.Contains(words.Split(g.Name.Value)):
		b.certificates(&section{kind: k, paras: asItems(g.Keywords)})
	default:
		return false
	}
	b.labels = append(b.labels, words.Fold(g.Name.Value))
	return true
}

// mostlySpoken reports a list of which more than half are languages.
func mostlySpoken(list []cv.Text) bool {
	spoken := 0
	for _, t := range list {
		lead, _ := leadingLanguage(t.Value)
		if spokenSkill(t.Value) || lead != "" {
			spoken++
		}
	}
	return spoken*2 > len(list)
}

// asItems are texts as the items of a list.
func asItems(list []cv.Text) []para {
	var paras []para
	for _, t := range list {
		p := para{lines: t.Lines, segs: []segment{{text: t.Value}}, bullet: true}
		p.refresh()
		paras = append(paras, p)
	}
	return paras
}

var certificateGroup = words.NewSet("certificate", "certificates", "certification", "certifications", "certified", "licence",
	"licences", "license", "licenses", "accreditation", "accreditations", "tickets", "zertifikate", "zertifizierungen", "certificats",
	"certificados", "certificaciones", "certificazioni", "certificaten")
