package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// spoken files the lines among the skills and without a heading that tell which languages somebody speaks.
func (f *former) spoken() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		g.Keywords = slices.DeleteFunc(g.Keywords, f.asLanguage)
	}
	for i := range f.doc.Additional {
		if s := &f.doc.Additional[i]; s.Heading.IsZero() {
			s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool { return f.asLanguage(t.Text) })
		}
	}
}

// asLanguage adds a text to the languages that is about nothing else, and what is known of each is said.
func (f *former) asLanguage(t cv.Text) bool {
	if !f.free(t) || !speaks(t.Value) || f.spokenAlready(t.Value) {
		return false
	}
	l := cv.Language{Name: t}
	if name, level, ok := strings.Cut(t.Value, " - "); ok && words.Fluency().Has(words.Fold(level)) {
		l.Name.Value, l.Fluency = name, t
		l.Fluency.Value = level
	}
	f.doc.Languages = append(f.doc.Languages, l)
	return true
}

// spokenAlready reports a text about a language that stands among the languages.
func (f *former) spokenAlready(text string) bool {
	list := words.Split(text)
	return slices.ContainsFunc(f.doc.Languages, func(l cv.Language) bool {
		first := words.Split(l.Name.Value)
		return len(first) > 0 && slices.Contains(list, first[0])
	})
}

// ofSpeaking are the small words of a line about languages.
var ofSpeaking = words.NewSet("and", "in", "of", "the", "can", "speak", "speaks", "speaking", "also", "with", "regional",
	"language", "languages", "both", "knowledge", "level", "skills", "read", "write", "understand")

// speaking are the words that say that a language is spoken, and no skill of another kind.
var speaking = words.NewSet("fluent", "fluently", "native", "conversational", "bilingual", "proficient", "proficiently", "speak", "speaks",
	"spoken", "intermediate", "beginner", "speaker")

// speaks reports a text that holds nothing but languages, how well they are known, and small words; one level at least.
func speaks(text string) bool {
	if _, ok := headings.Lookup(text); ok {
		return false
	}
	list := words.Split(text)
	named, level := 0, false
	for i := 0; i < len(list); i++ {
		if n := words.Languages().At(list, i); n > 0 {
			named++
			i += n - 1
			continue
		}
		switch w := list[i]; {
		case speaking.Has(w):
			level = true
		case !ofSpeaking.Has(w) && !words.Fluency().Has(w):
			return false
		}
	}
	return named > 0 && level
}
