package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// innerSkillLabel is a label of skills that begins inside of a line: the files of developers lose the breaks between
// "Languages: Java, C" and "Databases: MySQL". Only words that label such lists and hardly stand inside of one are such a label.
var innerSkillLabel = regexp.MustCompile(`[ \t]((?:` +
	`(?:Web|Programming|Scripting|Application|Build|Testing|Cloud|Operating|Version|Markup|Software|Office|Design|J2EE) ` +
	`(?:Languages?|Platforms?|Servers?|Tools|Technolog(?:y|ies)|Frameworks?|Systems?|Packages|Control)|` +
	`Languages?|Platforms|Data ?bases?|IDEs?|Technolog(?:y|ies)|Frameworks?|Front[- ]?end|Back[- ]?end|Libraries|Methodolog(?:y|ies)|` +
	`Editors)(?:['’]s)?)\s?[:]`)

// labelsApart begins a paragraph at each label inside of a line that has one at its start.
func labelsApart(paras []para) []para {
	var out []para
	for i := range paras {
		p := &paras[i]
		if len(p.segs) != 1 || !labelEndsAt(p.text, strings.IndexByte(p.text, ':')) {
			out = append(out, *p)
			continue
		}
		var cuts []int
		for _, m := range innerSkillLabel.FindAllStringSubmatchIndex(p.text, -1) {
			before := strings.TrimRight(p.text[:m[2]], " \t")
			if strings.Contains(before, ":") && !openBracket(before) && !endsWith(before, ":") {
				cuts = append(cuts, m[2])
			}
		}
		out = append(out, cutAt(p, cuts)...)
	}
	return out
}

// cutAt cuts a paragraph of one segment.
func cutAt(p *para, cuts []int) []para {
	if len(cuts) == 0 {
		return []para{*p}
	}
	var out []para
	from := 0
	for _, at := range append(cuts, len(p.text)) {
		q := *p
		s := cutSegment(p.segs[0], from)
		s.text = strings.TrimRight(s.text[:at-from], " ,;\t")
		clampSpans(s.spans, len(s.text))
		q.segs, q.text = []segment{s}, s.text
		q.found, q.count = dates.Find(q.text), wordCount(q.text)
		out = append(out, q)
		from = at
	}
	return out
}

// unsignedLabel is a label of skills without the signs that people put before its colon: "Tools -:", "Calm;:".
func unsignedLabel(name string) string { return strings.TrimRight(name, " :;-–—") }

// labelWithin is the label behind one that only says that skills follow: "Technical skills: Operating systems: Linux".
func labelWithin(name, rest string) (inner, list string, ok bool) {
	kind, known := headings.Lookup(name)
	at := strings.IndexByte(rest, ':')
	if !known || kind != headings.Skills || at <= 0 || wordCount(rest[:at]) > 3 || !labelEndsAt(rest, at) {
		return "", "", false
	}
	return unsignedLabel(rest[:at]), strings.TrimSpace(rest[at+1:]), true
}

// reachedSkills takes numbers and addresses of mail out of the skills, with the labels of contacts: side columns and forms
// put them there.
func (b *builder) reachedSkills() {
	p := &b.doc.Person
	var keep []cv.SkillGroup
	for _, g := range b.doc.Skills {
		before := len(g.Keywords)
		g.Keywords = slices.DeleteFunc(slices.Clone(g.Keywords), func(t cv.Text) bool {
			_, _, value, labelled := labelled(t.Value)
			reached := onlyReached(t.Value) || labelled && onlyReached(value)
			if reached && !reachedBy(p, t.Value) {
				p.Details = append(p.Details, cv.Detail{Value: t})
			}
			if reached {
				b.use(t.Lines)
			}
			return reached
		})
		if len(g.Keywords) < before || contactLabel(g.Name.Value) {
			if _, ofContact := words.Labels().Value(words.Fold(g.Name.Value)); ofContact {
				b.use(g.Name.Lines)
				b.labels = append(b.labels, words.Fold(g.Name.Value))
				g.Name = cv.Text{}
			}
			if len(g.Keywords) == 0 && (before > 0 || g.Name.IsZero()) {
				continue
			}
		}
		keep = append(keep, g)
	}
	b.doc.Skills = keep
}

// contactLabel reports the label of a number or an address that names no list of skills: "Mobile" may.
func contactLabel(name string) bool {
	kind, known := words.Labels().Value(words.Fold(name))
	return known && (kind == "phone" || kind == "email") && len(name) > 2 && !maySkill.Has(words.Fold(name))
}

var maySkill = words.NewSet("mobile", "home", "work", "call", "cell", "telephone")
