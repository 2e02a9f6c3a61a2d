package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/tongues"
	"focal/internal/extract/words"
)

// addLanguages reads lists such as "English (native); French B2".
func (b *builder) addLanguages(list []cv.Text) {
	for _, t := range sentencesOf(list) {
		if b.addTold(t) {
			continue
		}
		for _, part := range mergeLevels(joinedApart(items(t))) {
			b.addLanguagePart(part)
		}
	}
}

// addTold reads languages behind their levels: "Fluent in Spanish, basic French".
func (b *builder) addTold(t cv.Text) bool {
	told := tongues.Told(t.Value)
	for _, l := range told {
		b.addLanguage(l.Name, l.Level, t.Lines)
	}
	return len(told) > 0
}

// addLanguagePart reads one item of such a list.
func (b *builder) addLanguagePart(part cv.Text) {
	if name, rest := b.addJoined(part); name != "" {
		b.addLanguage(name, rest, part.Lines)
		return
	}
	if b.addTold(part) {
		return
	}
	unsureName := cv.Text{Value: part.Value, Lines: part.Lines, Confidence: 0.5}
	switch {
	case levelBehind(part.Value):
		name, level := nameAndLevel(part.Value)
		b.addLanguage(name, level, part.Lines)
		last := &b.doc.Languages[len(b.doc.Languages)-1]
		last.Name.Confidence = min(last.Name.Confidence, 0.5)
	case unknownLanguage(part.Value):
		b.doc.Languages = append(b.doc.Languages, cv.Language{Name: unsureName})
	default:
		b.strays = append(b.strays, unsureName)
	}
}

// addJoined adds the first languages of "Urdu and Punjabi (fluent)" and returns the last one with what follows it.
func (b *builder) addJoined(part cv.Text) (name, rest string) {
	name, rest = leadingLanguage(part.Value)
	for range mostJoined {
		next, level, ok := joinedLanguage(rest)
		if name == "" || !ok {
			break
		}
		b.addLanguage(name, "", part.Lines) // what the level behind the last says of this one is not certain
		name, rest = next, level
	}
	return name, rest
}

// spokenSkill reports "Fluent in Spanish", "Bilingual in Welsh and English" among skills.
func spokenSkill(text string) bool { return tongues.Surely(text) }

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
		if len(parts) < 2 || !allNameLanguages(parts) {
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

// allNameLanguages reports parts that each begin with a language.
func allNameLanguages(parts []string) bool {
	return !slices.ContainsFunc(parts, func(p string) bool {
		name, _ := leadingLanguage(p)
		return name == ""
	})
}

// unknownLanguage reports a text that may name a language no list knows; anything else
// in the section is kept, but not as a language.
func unknownLanguage(text string) bool {
	name, level, _ := strings.Cut(text, ":")
	if at := strings.IndexAny(name, "(–—"); at > 0 {
		name, level = name[:at], name[at:]
	}
	n := wordCount(name)
	return n > 0 && n <= 2+min(2, 2*wordCount(level)) && likeTongue(name)
}

// likeTongue reports a name that is no title, no level and no word of a grid.
func likeTongue(name string) bool {
	return evidence.UpperWords(name) && !strings.ContainsAny(name, "0123456789,") && evidence.Title(name) < 1.6 &&
		!gridWords.Has(words.Fold(name)) && !fluency(name)
}

// mergeLevels joins a level that a comma cut from its language: "English, fluent".
func mergeLevels(parts []cv.Text) []cv.Text {
	var out []cv.Text
	for _, p := range parts {
		if n := len(out); n > 0 && !tellsLanguage(p.Value) {
			out[n-1].Value += ", " + p.Value
			continue
		}
		out = append(out, p)
	}
	return out
}

// joinedApart cuts "Hindi & Odiya" between two names of which one is a known language; where a level is told, what it says
// of which is left to others.
func joinedApart(parts []cv.Text) []cv.Text {
	var out []cv.Text
	for _, p := range parts {
		first, second, ok := p.Value, "", false
		if at := joinsTwo.FindStringIndex(p.Value); at != nil {
			first, second, ok = strings.TrimSpace(p.Value[:at[0]]), strings.TrimSpace(p.Value[at[1]:]), true
		}
		known := onlyLanguage(first)+onlyLanguage(second) != "" && !fluency(p.Value) && unknownLanguage(first) && unknownLanguage(second)
		if !ok || !known && !bothWithLevel(first, second) {
			out = append(out, p)
			continue
		}
		for _, name := range []string{first, second} {
			p.Value = name
			out = append(out, p)
		}
	}
	return out
}

var joinsTwo = regexp.MustCompile(`(?i) and |&`)

// languageWithLevel reports a language, with its level or alone.
func languageWithLevel(text string) bool {
	name, more := leadingLanguage(text)
	return name != "" && (more == "" || fluency(more))
}

// bothWithLevel reports two languages of which the first has a level of its own: "French (fluent)", "Welsh (basic)".
func bothWithLevel(first, second string) bool {
	_, level := leadingLanguage(first)
	return level != "" && languageWithLevel(first) && languageWithLevel(second)
}

// tellsLanguage reports a text that holds more than the level of a language.
func tellsLanguage(text string) bool {
	if name, _ := leadingLanguage(text); name != "" {
		return true
	}
	return len(tongues.Told(text)) > 0 || levelBehind(text) || wordCount(text) == 1 && nameLike(text) && unknownLanguage(text)
}

// levelBehind reports "Manx (fluent)": a name with its level, whatever the name.
func levelBehind(text string) bool {
	name, level := nameAndLevel(text)
	if level == "" || !fluency(level) || fluency(name) {
		return false
	}
	return wordCount(name) <= 2 && evidence.UpperWords(name) && nameLike(name)
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

func (b *builder) addLanguage(name, level string, src []int) {
	level = bareLevel(level)
	var fluent cv.Text
	if level != "" {
		fluent = cv.Text{Value: level, Lines: src, Confidence: 0.9}
	}
	at := slices.IndexFunc(b.doc.Languages, func(l cv.Language) bool { return strings.EqualFold(l.Name.Value, name) })
	if at < 0 {
		told := cv.Text{Value: strings.TrimSpace(name), Lines: src, Confidence: 0.97}
		b.doc.Languages = append(b.doc.Languages, cv.Language{Name: told, Fluency: fluent})
		return
	}
	l := &b.doc.Languages[at]
	if l.Fluency.IsZero() && level != "" {
		l.Fluency = fluent
	}
	l.Name.Lines = addLines(l.Name.Lines, src)
}

// bareLevel is a level without brackets and marks around it; the "and" before the next language is none.
func bareLevel(level string) string {
	if level = strings.TrimSpace(level); strings.EqualFold(level, "and") || level == "&" {
		return ""
	}
	if inOneBracket(level) {
		level = level[1 : len(level)-1]
	}
	return strings.Trim(level, " :,;–—-|\t.")
}
