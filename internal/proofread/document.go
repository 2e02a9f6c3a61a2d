package proofread

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
)

// Document corrects the sentences of the document in place (Ref.IsSentence) and
// returns one note per change. Facts (names, titles, employers, skills, dates)
// are not touched, but for the capitals of product names among the skills, and their words are not corrected where sentences use them.
// Documents in another language than English come back unchanged.
func (c *Checker) Document(doc *cv.Document, o Options) []cv.Note {
	if doc.Locale != "" && !strings.HasPrefix(strings.ToLower(doc.Locale), "en") {
		return nil
	}
	known, style := survey(doc)
	o.vouched = func(word string) bool { return known[word] > 1 }
	tense := surveyTenses(doc)
	var notes []cv.Note
	var before cv.Ref
	doc.Walk(func(r cv.Ref) {
		if r.Role == cv.RoleSkill {
			if n, wrong := skillName(r, o.Keep); wrong {
				notes = append(notes, n)
			}
			return
		}
		if !r.IsSentence() {
			return
		}
		options := o
		options.Fragment = style.lowerCase(r)
		options.wrapped = style.goesOn(before, r)
		options.begins = !options.wrapped
		before = r
		text := r.Text.Value
		after, edits := c.Sentence(text, options)
		if e, ok := tense.pastStart(after, r); ok {
			edits = compose(text, edits, []Edit{e})
			after = Apply(text, edits)
		}
		kept := edits[:0:0]
		for _, e := range edits {
			before, now := widen(text, e)
			n := cv.Note{Kind: e.Kind, Field: r.Text.ID, Before: before, After: now, Reason: e.Reason, Lines: r.Text.Lines}
			if o.Keep.Accepts(n) {
				notes, kept = append(notes, n), append(kept, e)
			}
		}
		if len(kept) < len(edits) {
			after = Apply(text, kept)
		}
		r.Text.Value = after
	})
	return notes
}

// skillName writes the product names in a skill as their makers do: "NoSql" is "NoSQL".
func skillName(r cv.Ref, keep cv.Keep) (cv.Note, bool) {
	after := productWord.ReplaceAllStringFunc(r.Text.Value, func(w string) string {
		if right := products()[strings.ToLower(w)]; right != "" && w != strings.ToUpper(w) {
			return right
		}
		return w
	})
	n := cv.Note{
		Kind: cv.NoteSpelling, Field: r.Text.ID, Before: r.Text.Value, After: after, Lines: r.Text.Lines,
		Reason: "This is how the name is written.",
	}
	if after == r.Text.Value || !keep.Accepts(n) {
		return n, false
	}
	r.Text.Value = after
	return n, true
}

var productWord = regexp.MustCompile(`\p{L}+`)

// widen gives edits of spaces and marks the words around them to show.
func widen(text string, e Edit) (before, after string) {
	if strings.ContainsFunc(e.Before, unicode.IsLetter) {
		return e.Before, e.After
	}
	start := strings.LastIndexFunc(strings.TrimRightFunc(text[:e.Start], unicode.IsSpace), unicode.IsSpace) + 1
	end := len(text)
	if rest := strings.TrimLeftFunc(text[e.End:], unicode.IsSpace); rest != "" {
		end = len(text) - len(rest)
		if i := strings.IndexFunc(rest, unicode.IsSpace); i > 0 {
			end += i
		} else {
			end = len(text)
		}
	}
	return text[start:end], text[start:e.Start] + e.After + text[e.End:end]
}

// bullets counts how the document writes the first letter of its bullets, and how
// many of its texts end in a full stop.
type bullets struct{ lower, all, stopped, texts int }

// goesOn reports that the text is the rest of the one before it: that one breaks off
// behind a comma or a small word, or ends without the full stop that the others have.
func (b bullets) goesOn(before, r cv.Ref) bool {
	if before.Text == nil || before.Section != r.Section || before.Entry != r.Entry {
		return false
	}
	text := strings.TrimSpace(before.Text.Value)
	if text == "" || strings.ContainsAny(text[len(text)-1:], ".!?;:") {
		return false
	}
	last := strings.ToLower(text[strings.LastIndexAny(text, " \t")+1:])
	return strings.HasSuffix(text, ",") || language.OpensObject(last) || openEnd(language.Closed(last)) || b.texts >= 4 && b.stopped*2 > b.texts
}

// openEnd reports the class of a word that something must follow.
func openEnd(tag language.Tag) bool {
	switch tag {
	case language.TagPreposition, language.TagCoordinator, language.TagTo, language.TagDeterminer, language.TagPossessive:
		return true
	}
	return false
}

// lowerCase reports that bullets start in lower case by habit, not by slip.
func (b bullets) lowerCase(r cv.Ref) bool {
	return r.Role == cv.RoleBullet && b.all >= 4 && b.lower*2 >= b.all
}

// survey counts the words that the document itself vouches for: 2 for words of
// facts (names, employers, skills) and for words with capitals inside sentences,
// and the number of uses of others.
func survey(doc *cv.Document) (map[string]int, bullets) {
	known, style := map[string]int{}, bullets{}
	doc.Walk(func(r cv.Ref) {
		sentence := r.IsSentence()
		first := true
		if sentence {
			style.texts++
			if strings.HasSuffix(strings.TrimSpace(r.Text.Value), ".") {
				style.stopped++
			}
		}
		for text := range strings.FieldsFuncSeq(r.Text.Value, func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' }) {
			lower := strings.ToLower(text)
			if first && r.Role == cv.RoleBullet {
				style.all++
				if lower == text {
					style.lower++
				}
			}
			switch {
			case !sentence, !first && lower != text:
				if fixOf(lower) == "" {
					known[lower] += 2
				}
			case fixOf(lower) == "":
				known[lower]++
			}
			first = false
		}
	})
	return known, style
}
