package form

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/language"
	"focal/internal/sieve"
)

// joins puts lines together again that are one text: what a wrapped line goes on with stands in a bullet of its own.
func (f *former) joins() {
	for _, list := range [][]cv.Engagement{f.doc.Work, f.doc.Volunteering} {
		for i := range list {
			list[i].Highlights = f.joined(list[i].Highlights)
		}
	}
	for i := range f.doc.Projects {
		f.doc.Projects[i].Highlights = f.joined(f.doc.Projects[i].Highlights)
	}
	for i := range f.doc.Education {
		f.doc.Education[i].Highlights = f.joined(f.doc.Education[i].Highlights)
	}
	for i := range f.doc.Skills {
		f.doc.Skills[i].Keywords = f.joined(f.doc.Skills[i].Keywords)
	}
	for i := range f.doc.Additional {
		f.joinedItems(&f.doc.Additional[i])
	}
}

func (f *former) joined(list []cv.Text) []cv.Text {
	var out []cv.Text
	for _, t := range list {
		if n := len(out); n > 0 && f.free(t) && f.free(out[n-1]) && f.goesOn(out[n-1], t) {
			out[n-1] = with(out[n-1], joint(out[n-1].Value, t.Value), t)
			continue
		}
		out = append(out, t)
	}
	return out
}

// joint is what stands between a text and its rest: nothing behind the hyphen of a word that is cut, "day-to-" and "day"; "pre-" and
// "and post-race checks" share a word.
func joint(value, rest string) string {
	if strings.HasSuffix(value, "-") && !strings.HasSuffix(value, " -") && !sharesWord.MatchString(rest) {
		return ""
	}
	return " "
}

func (f *former) joinedItems(s *cv.OtherSection) {
	var out []cv.Item
	for _, t := range s.Items {
		if n := len(out); n > 0 && f.free(t.Text) && f.free(out[n-1].Text) && f.goesOn(out[n-1].Text, t.Text) {
			out[n-1].Text = with(out[n-1].Text, joint(out[n-1].Value, t.Value), t.Text)
			continue
		}
		out = append(out, t)
	}
	s.Items = out
}

var (
	sharesWord = sieve.MustCompile(`^(?:and|or|to|&) `)
	// unfinished is the end of a text that something must follow.
	unfinished = sieve.MustCompile(`(?:(?i: of| and| the| with| for| in| to| a| an| or| by| from| using| including))$`)
	// bindsNext is the end of a text that its rest follows in small letters, however short its line is: in a column of a few words.
	bindsNext = sieve.MustCompile(`(?: of| and| the| with| for| an| from| across| regarding| between| into|\p{Ll}-to-)$`)
	// bulleted is the sign of a list that a line of the file begins with.
	bulleted = sieve.MustCompile(`^\s*(?:[•●▪■◦∙·*➢►→✓‣]|[-–—]\s|\d{1,2}[.)]\s|[\x{f000}-\x{f0ff}])`)
)

var (
	// kindAlone is the end of the name of a body whose beginning stands on the line above; namesSome ends with such a beginning.
	kindAlone = sieve.MustCompile(`^(?:University|College|Institute|School|Board) ?(?:,|\.?$)`)
	namesSome = sieve.MustCompile(`\b(?:of|to|from|by|at|with|under) (?:the )?\p{Lu}[\p{L}.]*(?: (?:\p{Lu}[\p{L}.]*|of|&))* ?\p{Lu}\p{L}+$`)
)

// fullLine is how many letters a line has at least that wraps.
const fullLine = 55

// goesOn reports that the next text is the rest of one: the line below it in the file, not drawn as a bullet, while the first
// is unfinished: an open bracket that is closed there, a last word or a comma that something must follow.
func (f *former) goesOn(t, next cv.Text) bool {
	if !f.justBelow(t, next) || bulleted.MatchString(f.doc.Source[next.Lines[0]].Text) {
		return false
	}
	value := strings.TrimSpace(t.Value)
	switch {
	case open(value) && closes(next.Value):
		return true
	case tied(value, next.Value):
		return true
	case utf8.RuneCountInString(lastLine(f.doc, t)) < fullLine, labelled.MatchString(next.Value):
		return false
	case unfinished.MatchString(value), strings.HasSuffix(value, ",") && inList.MatchString(next.Value):
		return true
	case opensVerb(next.Value):
		return false
	}
	return wraps(value, next.Value) || strings.HasSuffix(value, ",") && !strings.HasSuffix(value, ".,")
}

// tied reports that the end of a text or the beginning of the next bind the two, however short the line is that the first stands on.
func tied(value, next string) bool {
	return bound.MatchString(next) && !strings.HasSuffix(value, ".") ||
		kindAlone.MatchString(next) && namesSome.MatchString(value) ||
		bindsNext.MatchString(value) && startsSmall(next)
}

var (
	// bound is a text that cannot stand alone: it begins, in small letters, with a word that ties it to what stands before.
	bound = sieve.MustCompile(`^(?:(?:and|or|with respect to|as well as|along with|such as|including|of)\s+|& ?)\S`)
	// inList is a text that begins with an item of a list: a verb has no comma behind it.
	inList = sieve.MustCompile(`^[\p{L}\p{N}/&-]+(?: [\p{L}\p{N}/&-]+)?,`)
)

// labelled is a text with a label of its own.
var labelled = sieve.MustCompile(`^[^:]{2,40}:`)

func startsSmall(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLower(first)
}

// wraps reports a sentence without an end and its rest, which begins small.
func wraps(value, next string) bool {
	first, _ := utf8.DecodeRuneInString(value)
	last, _ := utf8.DecodeLastRuneInString(value)
	return unicode.IsUpper(first) && startsSmall(next) && unicode.IsLetter(last)
}

// opensVerb reports a text that begins with what may be a verb of its own: it may be a bullet that begins small.
func opensVerb(text string) bool {
	first, _, _ := strings.Cut(text, " ")
	class := language.Read(strings.ToLower(strings.Trim(first, ",;:"))).Class
	return class&(language.Past|language.Participle|language.Gerund|language.Third) != 0
}

// justBelow reports a text that begins on the line below the one where another ends.
func (f *former) justBelow(t, next cv.Text) bool {
	if len(t.Lines) == 0 || len(next.Lines) == 0 || t.Lines[len(t.Lines)-1]+1 != next.Lines[0] || next.Lines[0] >= len(f.doc.Source) {
		return false
	}
	below := f.doc.Source[next.Lines[0]].Text
	return strings.HasPrefix(words.Fold(below), words.Fold(next.Value)) || strings.HasPrefix(words.Fold(next.Value), words.Fold(below))
}

func lastLine(doc *cv.Document, t cv.Text) string { return doc.Source[t.Lines[len(t.Lines)-1]].Text }

// open reports a bracket that is not closed, closes one that was not opened.
func open(s string) bool   { return surplus(s, "(", ")") == 1 || surplus(s, "[", "]") == 1 }
func closes(s string) bool { return surplus(s, ")", "(") == 1 || surplus(s, "]", "[") == 1 }

func surplus(s, of, over string) int { return strings.Count(s, of) - strings.Count(s, over) }
