package extract

import (
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// languages reads a section of spoken languages: "English (native), French – B2",
// rows of a name beside its level, or names in one line and levels in the next.
func (b *builder) languages(s *section) {
	paras := b.gridLanguages(joinLists(s.paras))
	for i := 0; i < len(paras); i++ {
		p := &paras[i]
		if headings.IsLabel(p.text) || (len(p.segs) > 1 || i == 0) && gridHead(p) || gridLegend(p.text) {
			b.use(p.lines)
			continue
		}
		if level := skillLevels(p.text); level != "" && len(b.doc.Languages) > 0 {
			if l := &b.doc.Languages[len(b.doc.Languages)-1]; l.Fluency.IsZero() {
				l.Fluency = cv.Text{Value: level, Lines: p.lines, Confidence: 0.9}
			}
			b.use(p.lines)
			continue
		}
		if level, list, ok := languageLabelled(p); ok {
			b.say(p, list.Value)
			b.labelledLanguages(level, list)
			continue
		}
		if level := motherTongue(s.heading); i == 0 && level != "" && languageList(p.text) {
			b.labelledLanguages(level, p.value(0.93))
			continue
		}
		if n := b.stackedLanguages(paras, i); n > 0 {
			i += n - 1
			continue
		}
		if name, rest := leadingLanguage(p.text); name != "" && rest == "" && p.first.rating != "" {
			b.addLanguage(name, p.first.rating, p.lines)
			continue
		}
		if grid(paras, i) {
			for k := range p.segs {
				b.addLanguage(p.segs[k].text, paras[i+1].segs[k].text, addLines(append([]int{}, p.lines...), paras[i+1].lines))
			}
			i++
			continue
		}
		if name, rest := leadingLanguage(p.text); name != "" && rest == "" && i+1 < len(paras) {
			next := &paras[i+1]
			if other, _ := leadingLanguage(next.text); other == "" && fluency(next.text) && len(next.segs) == 1 && skillLevels(next.text) == "" {
				b.addLanguage(name, next.text, addLines(append([]int{}, p.lines...), next.lines))
				i++
				continue
			}
		}
		if len(p.segs) > 1 {
			b.languageRow(p)
			continue
		}
		b.addLanguages([]cv.Text{p.value(0.93)})
	}
}

// labelledLanguages files the languages behind a label such as "Mother tongue(s)".
func (b *builder) labelledLanguages(level string, list cv.Text) {
	if list.Value == "" {
		b.use(list.Lines)
		return
	}
	if level == "" {
		b.addLanguages([]cv.Text{list})
		return
	}
	for _, t := range items(list) {
		if name, rest := leadingLanguage(t.Value); name != "" && rest == "" {
			b.addLanguage(name, level, t.Lines)
			continue
		}
		b.addLanguages([]cv.Text{t})
	}
}

// grid reports names side by side with their levels in the line below.
func grid(paras []para, i int) bool {
	if i+1 >= len(paras) || len(paras[i].segs) < 2 || len(paras[i].segs) != len(paras[i+1].segs) {
		return false
	}
	for k := range paras[i].segs {
		name, rest := leadingLanguage(paras[i].segs[k].text)
		other, _ := leadingLanguage(paras[i+1].segs[k].text)
		if name == "" || rest != "" || other != "" {
			return false
		}
	}
	return true
}

// languageRow reads cells: a language and its level, or several of them.
func (b *builder) languageRow(p *para) {
	for k := 0; k < len(p.segs); k++ {
		name, rest := leadingLanguage(p.segs[k].text)
		if name != "" && rest == "" && k+1 < len(p.segs) {
			if other, _ := leadingLanguage(p.segs[k+1].text); other == "" {
				b.addLanguage(name, p.segs[k+1].text, p.lines)
				k++
				continue
			}
		}
		b.addLanguages([]cv.Text{{Value: p.segs[k].text, Lines: p.lines, Confidence: 0.9}})
	}
}

// addLanguages reads lists such as "English (native); French B2".
func (b *builder) addLanguages(list []cv.Text) {
	for _, t := range sentencesOf(list) {
		parts := mergeLevels(items(t))
		for _, part := range parts {
			name, rest := leadingLanguage(part.Value)
			for range mostJoined {
				next, level, ok := joinedLanguage(rest)
				if name == "" || !ok {
					break
				}
				b.addLanguage(name, "", part.Lines) // what the level behind the last says of this one is not certain
				name, rest = next, level
			}
			if name != "" {
				b.addLanguage(name, rest, part.Lines)
				continue
			}
			if lang, level, ok := trailingLanguage(part.Value); ok {
				for _, l := range lang {
					b.addLanguage(l, level, part.Lines)
				}
				continue
			}
			if levelBehind(part.Value) {
				name, level := nameAndLevel(part.Value)
				b.addLanguage(name, level, part.Lines)
				last := &b.doc.Languages[len(b.doc.Languages)-1]
				last.Name.Confidence = min(last.Name.Confidence, 0.5)
				continue
			}
			if unknownLanguage(part.Value) {
				b.doc.Languages = append(b.doc.Languages, cv.Language{Name: cv.Text{Value: part.Value, Lines: part.Lines, Confidence: 0.5}})
				continue
			}
			b.strays = append(b.strays, cv.Text{Value: part.Value, Lines: part.Lines, Confidence: 0.5})
		}
	}
}

// spokenSkill reports "Fluent in Spanish", "Bilingual in Welsh and English" among skills.
func spokenSkill(text string) bool {
	f := words.Split(text)
	if len(f) < 2 || len(f) > 6 || !spokenWords[f[0]] {
		return false
	}
	rest := strings.TrimPrefix(strings.TrimSpace(text[strings.Index(text, " "):]), "in ")
	for _, part := range strings.FieldsFunc(strings.NewReplacer(" and ", ",", " & ", ",").Replace(rest), func(r rune) bool { return r == ',' }) {
		if name, more := leadingLanguage(strings.TrimSpace(part)); name == "" || more != "" && !fluency(more) {
			return false // "Basic French cooking"
		}
	}
	_, level, ok := trailingLanguage(text)
	return ok && level != ""
}

var spokenWords = map[string]bool{"fluent": true, "bilingual": true, "conversational": true, "native": true, "proficient": true, "basic": true, "intermediate": true, "working": true}

// mostJoined is more languages than anybody joins with "and".
const mostJoined = 12

// joinedLanguage reads the second language of "Urdu and Punjabi (fluent)" behind the first.
func joinedLanguage(rest string) (name, level string, ok bool) {
	for _, and := range []string{"and ", "& ", "und ", "et ", "y "} {
		if after, found := strings.CutPrefix(rest, and); found {
			name, level = leadingLanguage(after)
			return name, level, name != ""
		}
	}
	return "", "", false
}

// sentencesOf cuts "French: mother tongue. English: B1." at its sentences.
func sentencesOf(list []cv.Text) []cv.Text {
	var out []cv.Text
	for _, t := range list {
		parts := strings.Split(strings.TrimSuffix(t.Value, "."), ". ")
		named := len(parts) > 1
		for _, p := range parts {
			name, _ := leadingLanguage(p)
			named = named && name != ""
		}
		if !named {
			out = append(out, t)
			continue
		}
		for _, p := range parts {
			q := t
			q.Value = p
			out = append(out, q)
		}
	}
	return out
}

// unknownLanguage reports a text that may name a language no list knows; anything else
// in the section is kept, but not as a language.
func unknownLanguage(text string) bool {
	name, level, _ := strings.Cut(text, ":")
	if at := strings.IndexAny(name, "(–—"); at > 0 {
		name, level = name[:at], name[at:]
	}
	n := wordCount(name)
	return n > 0 && n <= 2+min(2, 2*wordCount(level)) && evidence.UpperWords(name) && !strings.ContainsAny(name, "0123456789,") && evidence.Title(name) < 1.6 && !gridWords.Has(words.Fold(name)) && !fluency(name)
}

// mergeLevels joins a level that a comma cut from its language: "English, fluent".
func mergeLevels(parts []cv.Text) []cv.Text {
	var out []cv.Text
	for _, p := range parts {
		name, _ := leadingLanguage(p.Value)
		_, _, trailing := trailingLanguage(p.Value)
		if n := len(out); n > 0 && name == "" && !trailing && !levelBehind(p.Value) {
			out[n-1].Value += ", " + p.Value
			continue
		}
		out = append(out, p)
	}
	return out
}

// levelBehind reports "Manx (fluent)": a name with its level, whatever the name.
func levelBehind(text string) bool {
	name, level := nameAndLevel(text)
	return level != "" && fluency(level) && !fluency(name) && wordCount(name) <= 2 && evidence.UpperWords(name) && nameLike(name)
}

// nameAndLevel splits "Manx (fluent)", "Manx: fluent" and "Manx – fluent".
func nameAndLevel(text string) (name, level string) {
	for _, sep := range []string{" (", ": ", " – ", " - "} {
		if name, level, ok := strings.Cut(text, sep); ok {
			return name, strings.TrimSuffix(level, ")")
		}
	}
	return text, ""
}

// trailingLanguage reads "Fluent in Spanish and French", "Native English".
func trailingLanguage(text string) (names []string, level string, ok bool) {
	fields := strings.Fields(text)
	first := -1
	for i := 0; i < len(fields); i++ {
		w := strings.Trim(fields[i], ".,;:()")
		if words.Languages().Has(words.Fold(w)) && i > 0 {
			names = append(names, w)
			if first < 0 {
				first = i
			}
		}
	}
	if first < 0 || !fluency(strings.Join(fields[:first], " ")) {
		return nil, "", false
	}
	level = strings.Join(fields[:first], " ")
	for _, tail := range []string{" in", " of", " speaker of"} {
		level = strings.TrimSuffix(level, tail)
	}
	return names, strings.TrimRight(level, ":- "), true
}

func (b *builder) addLanguage(name, level string, src []int) {
	level = strings.TrimSpace(level)
	if strings.HasPrefix(level, "(") && strings.HasSuffix(level, ")") && strings.Count(level, "(") == 1 {
		level = level[1 : len(level)-1]
	}
	level = strings.Trim(level, " :,;–—-|\t.")
	for i := range b.doc.Languages {
		l := &b.doc.Languages[i]
		if strings.EqualFold(l.Name.Value, name) {
			if l.Fluency.IsZero() && level != "" {
				l.Fluency = cv.Text{Value: level, Lines: src, Confidence: 0.9}
			}
			l.Name.Lines = addLines(l.Name.Lines, src)
			return
		}
	}
	l := cv.Language{Name: cv.Text{Value: strings.TrimSpace(name), Lines: src, Confidence: 0.97}}
	if level != "" {
		l.Fluency = cv.Text{Value: level, Lines: src, Confidence: 0.9}
	}
	b.doc.Languages = append(b.doc.Languages, l)
}
