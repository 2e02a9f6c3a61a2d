package extract

import (
	"focal/internal/cv"
	"focal/internal/extract/headings"
)

// languages reads a section of spoken languages: "English (native), French – B2",
// rows of a name beside its level, or names in one line and levels in the next.
func (b *builder) languages(s *section) {
	paras := b.gridLanguages(joinLists(s.paras))
	for i := 0; i < len(paras); {
		i += b.languageLine(s, paras, i)
	}
}

// languageRules are the forms in which a section tells languages, in the order in which they are tried: each
// returns how many lines it read, none where they are not of its form.
var languageRules = []func(b *builder, s *section, paras []para, i int) int{
	(*builder).gridWordsLine, (*builder).levelsBelow, (*builder).labelledLine, (*builder).motherTongues,
	(*builder).ratedLanguage, (*builder).languageGrid, (*builder).levelOnNextLine,
}

// languageLine reads the line i and returns how many lines were read.
func (b *builder) languageLine(s *section, paras []para, i int) int {
	for _, read := range languageRules {
		if n := read(b, s, paras, i); n > 0 {
			return n
		}
	}
	if p := &paras[i]; len(p.segs) > 1 {
		b.languageRow(p)
	} else {
		b.addLanguages([]cv.Text{p.value(0.93)})
	}
	return 1
}

// gridWordsLine passes over the heads and the legend of a grid of levels.
func (b *builder) gridWordsLine(_ *section, paras []para, i int) int {
	p := &paras[i]
	if !headings.IsLabel(p.text) && !((len(p.segs) > 1 || i == 0) && gridHead(p)) && !gridLegend(p.text) {
		return 0
	}
	b.use(p.lines)
	return 1
}

// levelsBelow reads the levels under the name of a language.
func (b *builder) levelsBelow(_ *section, paras []para, i int) int {
	p := &paras[i]
	level := skillLevels(p.text)
	if level == "" || len(b.doc.Languages) == 0 {
		return 0
	}
	if l := &b.doc.Languages[len(b.doc.Languages)-1]; l.Fluency.IsZero() {
		l.Fluency = cv.Text{Value: level, Lines: p.lines, Confidence: 0.9}
	}
	b.use(p.lines)
	return 1
}

// labelledLine reads "Mother tongue(s): Polish".
func (b *builder) labelledLine(_ *section, paras []para, i int) int {
	level, list, ok := languageLabelled(&paras[i])
	if !ok {
		return 0
	}
	b.say(&paras[i], list.Value)
	b.labelledLanguages(level, list)
	return 1
}

// motherTongues reads the list under a heading that tells its level.
func (b *builder) motherTongues(s *section, paras []para, i int) int {
	level := motherTongue(s.heading)
	if i > 0 || level == "" || !languageList(paras[i].text) {
		return 0
	}
	b.labelledLanguages(level, paras[i].value(0.93))
	return 1
}

// ratedLanguage reads a name with a row of dots.
func (b *builder) ratedLanguage(_ *section, paras []para, i int) int {
	p := &paras[i]
	name := onlyLanguage(p.text)
	if name == "" || p.first.rating == "" {
		return 0
	}
	b.addLanguage(name, p.first.rating, p.lines)
	return 1
}

// languageGrid reads names side by side with their levels in the line below.
func (b *builder) languageGrid(_ *section, paras []para, i int) int {
	if !grid(paras, i) {
		return 0
	}
	p, levels := &paras[i], &paras[i+1]
	for k := range p.segs {
		b.addLanguage(p.segs[k].text, levels.segs[k].text, addLines(append([]int{}, p.lines...), levels.lines))
	}
	return 2
}

// levelOnNextLine reads a name above its level.
func (b *builder) levelOnNextLine(_ *section, paras []para, i int) int {
	name := onlyLanguage(paras[i].text)
	if name == "" || i+1 >= len(paras) || !levelAlone(&paras[i+1]) {
		return 0
	}
	b.addLanguage(name, paras[i+1].text, addLines(append([]int{}, paras[i].lines...), paras[i+1].lines))
	return 2
}

// levelAlone reports a line that is a level and names no language.
func levelAlone(p *para) bool {
	name, _ := leadingLanguage(p.text)
	return name == "" && fluency(p.text) && len(p.segs) == 1 && skillLevels(p.text) == ""
}

// onlyLanguage is the language that a text names and nothing else; "" for any other text.
func onlyLanguage(text string) string {
	if name, rest := leadingLanguage(text); rest == "" {
		return name
	}
	return ""
}

// labelledLanguages files the languages behind a label such as "Mother tongue(s)".
func (b *builder) labelledLanguages(level string, list cv.Text) {
	switch {
	case list.Value == "":
		b.use(list.Lines)
		return
	case level == "":
		b.addLanguages([]cv.Text{list})
		return
	}
	for _, t := range items(list) {
		if name := onlyLanguage(t.Value); name != "" {
			b.addLanguage(name, level, t.Lines)
		} else {
			b.addLanguages([]cv.Text{t})
		}
	}
}

// grid reports names side by side with their levels in the line below.
func grid(paras []para, i int) bool {
	if i+1 >= len(paras) || len(paras[i].segs) < 2 || len(paras[i].segs) != len(paras[i+1].segs) {
		return false
	}
	for k := range paras[i].segs {
		other, _ := leadingLanguage(paras[i+1].segs[k].text)
		if other != "" || onlyLanguage(paras[i].segs[k].text) == "" {
			return false
		}
	}
	return true
}

// languageRow reads cells: a language and its level, or several of them.
func (b *builder) languageRow(p *para) {
	for k := 0; k < len(p.segs); k++ {
		name := onlyLanguage(p.segs[k].text)
		if name != "" && k+1 < len(p.segs) {
			if other, _ := leadingLanguage(p.segs[k+1].text); other == "" {
				b.addLanguage(name, p.segs[k+1].text, p.lines)
				k++
				continue
			}
		}
		b.addLanguages([]cv.Text{{Value: p.segs[k].text, Lines: p.lines, Confidence: 0.9}})
	}
}
