package form

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/language"
)

// torn puts skills together again that a comma or a label only seemed to part: "SQL Server, and general knowledge of IIS",
// and a sentence whose first words were taken for the name of its group.
func (f *former) torn() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		f.wholeName(g)
		g.Keywords = f.whole(g.Keywords)
	}
	f.bareNames()
}

// goesOnWith is how the rest of a text begins that was no item of its own.
var goesOnWith = regexp.MustCompile(`^(?:and|or|with|including|according|after|before|for|in|of|to|as|by|&) ?\b`)

// wholeName gives the words back to a sentence that were taken for the name of its group: the file has them in one, without a
// mark between them.
func (f *former) wholeName(g *cv.SkillGroup) {
	if g.Name.IsZero() || !g.Level.IsZero() || len(g.Keywords) == 0 || !f.free(g.Name) || !f.free(g.Keywords[0]) ||
		!goesOnWith.MatchString(g.Keywords[0].Value) {
		return
	}
	if !strings.Contains(f.fileText(g.Name, g.Keywords[0]), g.Name.Value+" "+firstWord(g.Keywords[0].Value)) {
		return
	}
	g.Keywords[0] = with(g.Name, " ", g.Keywords[0])
	g.Name = cv.Text{}
}

func firstWord(s string) string {
	first, _, _ := strings.Cut(s, " ")
	return first
}

// fileText is the text of the lines of values, with single spaces.
func (f *former) fileText(list ...cv.Text) string {
	var all []string
	for _, n := range lines(list...) {
		if n < len(f.doc.Source) {
			all = append(all, strings.Fields(f.doc.Source[n].Text)...)
		}
	}
	return strings.Join(all, " ")
}

// whole joins items to the one before them that they are the rest of.
func (f *former) whole(list []cv.Text) []cv.Text {
	var out []cv.Text
	for _, t := range list {
		if n := len(out); n > 0 && f.free(t) && f.free(out[n-1]) && f.near(out[n-1], t) {
			if mark := f.between(out[n-1], t); mark != "" && restOfItem(out[n-1].Value, t.Value) {
				out[n-1] = with(out[n-1], mark, t)
				continue
			}
		}
		out = append(out, t)
	}
	return out
}

// near reports values of one line, or of two that stand one below the other.
func (f *former) near(t, next cv.Text) bool {
	return len(t.Lines) > 0 && len(next.Lines) > 0 && next.Lines[0]-t.Lines[len(t.Lines)-1] <= 1 && next.Lines[0] >= t.Lines[0]
}

// between is what the file has between two values that follow each other, a comma or a space; "" where it is anything else.
func (f *former) between(t, next cv.Text) string {
	text := f.fileText(t, next)
	for _, mark := range []string{" ", ", "} {
		if strings.Contains(text, t.Value+mark+next.Value) {
			return mark
		}
	}
	return ""
}

// restOfItem reports that an item goes on with the next: that one begins with a word that joins, or this one ends with one.
func restOfItem(item, next string) bool {
	return joiner.MatchString(next) && !opensVerb(strings.TrimPrefix(strings.TrimPrefix(next, "and "), "& ")) || unfinishedItem.MatchString(item)
}

var (
	// joiner opens what goes on with the item before.
	joiner = regexp.MustCompile(`^(?:and|or|with|including|&) ?\b`)
	// unfinishedItem is the end of an item that something must follow.
	unfinishedItem = regexp.MustCompile(` (?:and|or|of|the|with|for|&|in)$`)
)

// bareNames takes away names of groups that say no more than the section does or stand twice, and gives a name without skills
// to the skills that stand below it without a name.
func (f *former) bareNames() {
	var groups []cv.SkillGroup
	for _, g := range f.doc.Skills {
		if generalName[words.Fold(g.Name.Value)] && f.free(g.Name) && g.Level.IsZero() {
			g.Name = cv.Text{}
		}
		if n := len(groups); n > 0 {
			last := groups[n-1]
			empty := len(last.Keywords) == 0 && last.Level.IsZero() && !last.Name.IsZero() && f.free(last.Name)
			switch {
			case empty && len(g.Keywords) == 0 && g.Level.IsZero() && g.Name.Value == last.Name.Value:
				continue
			case empty && g.Name.IsZero() && lead.FindString(last.Name.Value) == last.Name.Value && len(g.Keywords) > 0 && f.below(last.Name, g.Keywords[0]):
				groups[n-1].Keywords, groups[n-1].Level = g.Keywords, g.Level
				continue
			}
		}
		if !g.Name.IsZero() || !g.Level.IsZero() || len(g.Keywords) > 0 {
			groups = append(groups, g)
		}
	}
	f.doc.Skills = groups
}

// below reports a value on the line below another.
func (f *former) below(t, next cv.Text) bool {
	return len(t.Lines) > 0 && len(next.Lines) > 0 && t.Lines[len(t.Lines)-1]+1 == next.Lines[0]
}

// generalName are names of groups that the heading of the section says by itself.
var generalName = map[string]bool{"skills": true, "skill": true, "key skills": true, "core skills": true, "skill set": true, "skills set": true}

// lastPair is the end of a list of tools: "jQuery & PHP".
var lastPair = regexp.MustCompile(`^([\p{L}\d.+#-]{2,}) (?:&|and) ([\p{L}\d.+#-]{2,})$`)

// pairs cuts the last item of a list in two where it holds two tools.
func pairs(list []cv.Text) []cv.Text {
	n := len(list)
	if n < fewestItems {
		return list
	}
	m := lastPair.FindStringSubmatch(list[n-1].Value)
	if m == nil || qualified(list[n-1]) || !isTool(m[1]) && !isTool(m[2]) || !tool(m[1]) || !tool(m[2]) {
		return list
	}
	return append(list[:n-1:n-1], cut(list[n-1], m[1:])...)
}

// isTool reports a name that is no word of the language: it is unknown, or has figures or capitals inside.
func isTool(name string) bool {
	_, size := utf8.DecodeRuneInString(name)
	inner := name[size:]
	return strings.ContainsFunc(inner, unicode.IsDigit) || strings.ContainsFunc(inner, unicode.IsUpper) || strings.ContainsAny(name, "+#") ||
		language.Read(strings.ToLower(name)).Class == 0
}

// spoken files the lines among the skills and without a heading that tell which languages somebody speaks.
func (f *former) spoken() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		var kept []cv.Text
		for _, t := range g.Keywords {
			if !f.asLanguage(t) {
				kept = append(kept, t)
			}
		}
		g.Keywords = kept
	}
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if !s.Heading.IsZero() {
			continue
		}
		var kept []cv.Item
		for _, t := range s.Items {
			if !f.asLanguage(t.Text) {
				kept = append(kept, t)
			}
		}
		s.Items = kept
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
var ofSpeaking = words.NewSet("and", "in", "of", "the", "can", "speak", "speaks", "speaking", "also", "with", "regional", "language", "languages",
	"both", "knowledge", "level", "skills", "read", "write", "understand")

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
