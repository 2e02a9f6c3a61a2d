package proofread

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// Document corrects the sentences of the document in place (Ref.IsSentence) and
// returns one note per change. Facts (names, titles, employers, skills, dates)
// are not touched, but for slips beyond doubt in what is no name (see respelt) and the
// capitals of product names among the skills, and their words are not corrected where
// sentences use them.
// Documents in another language than English come back unchanged.
func (c *Checker) Document(doc *cv.Document, o Options) []cv.Note {
	if doc.Locale != "" && !strings.HasPrefix(strings.ToLower(doc.Locale), "en") {
		return nil
	}
	known := survey(doc)
	o.vouched, o.casing = known.vouches, surveyCasing(doc)
	r := review{
		checker: c, options: o, style: known.style, tenses: surveyTenses(doc), signs: surveySigns(doc), counted: surveyNumbers(doc),
		source: doc.Source,
	}
	doc.Walk(r.text)
	return r.notes
}

// review is one walk through a document.
type review struct {
	checker *Checker
	options Options
	style   bullets
	tenses  tenses
	signs   map[string]int    // the letters that bullets open with
	counted map[*cv.Text]bool // the points whose numbers count up
	source  []cv.SourceLine
	before  cv.Ref // the sentence before
	notes   []cv.Note
}

func (v *review) text(r cv.Ref) {
	if r.Role == cv.RoleSkill {
		if n, wrong := skillName(r, v.options.Keep); wrong {
			v.notes = append(v.notes, n)
		}
	}
	switch {
	case r.Role.MayHaveSlips():
		r.Text.Value = Apply(r.Text.Value, v.accept(r, v.checker.fact(r.Text.Value, v.options)))
		r.Text.Value = Apply(r.Text.Value, v.accept(r, v.checker.titleSlip(r)))
	case r.IsSchool():
		r.Text.Value = Apply(r.Text.Value, v.accept(r, v.checker.schoolSlip(r)))
	case r.IsSentence():
		v.sentence(r)
	}
}

func (v *review) sentence(r cv.Ref) {
	options := v.options
	options.Fragment = v.style.lowerCase(r)
	options.wrapped = v.style.goesOn(v.before, r)
	options.begins = !options.wrapped && v.beginsLine(r.Text)
	v.before = r
	text := r.Text.Value
	sign := slices.Concat(v.withoutSign(r), ranOn(r), lostStop(text))
	after, edits := v.checker.Sentence(Apply(text, sign), options)
	edits = compose(text, sign, edits)
	if e, ok := v.tenses.pastStart(after, r); ok {
		edits = compose(text, edits, []Edit{e})
		after = Apply(text, edits)
	}
	if kept := v.accept(r, edits); len(kept) < len(edits) {
		after = Apply(text, kept)
	}
	r.Text.Value = after
}

// accept notes the edits that the user wants and returns them.
func (v *review) accept(r cv.Ref, edits []Edit) []Edit {
	kept := edits[:0:0]
	for _, e := range edits {
		before, after := widen(r.Text.Value, e)
		n := cv.Note{Kind: e.Kind, Field: r.Text.ID, Before: before, After: after, Reason: e.Reason, Lines: r.Text.Lines}
		if v.options.Keep.Accepts(n) {
			v.notes, kept = append(v.notes, n), append(kept, e)
		}
	}
	return kept
}

// skillName writes the product names in a skill as their makers do: "NoSql" is "NoSQL".
func skillName(r cv.Ref, keep cv.Keep) (cv.Note, bool) {
	if strings.Contains(r.Text.Value, "://") || strings.Contains(r.Text.Value, "www.") {
		return cv.Note{}, false
	}
	after := r.Text.Value
	if !address.MatchString(after) && !otherDomain.MatchString(after) {
		after = productWord.ReplaceAllStringFunc(after, asMade)
		after = netForm.ReplaceAllStringFunc(after, strings.ToUpper)
	}
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

// asMade returns a product name as its maker writes it; capitals throughout stay, and the one word of a fact remains one.
func asMade(name string) string {
	if right := products()[strings.ToLower(name)]; right != "" && name != strings.ToUpper(name) && !strings.Contains(right, " ") {
		return right
	}
	return name
}

// address is one of the web or of a mailbox, in which every letter stays: "github.com/x", "x.wordpress.com".
var address = sieve.MustCompile(`(?i)\w\.(?:com|org|net|io|dev|co|in|me|app|ai|uk|edu|info)\b|@\w`)

var productWord = sieve.MustCompile(`\p{L}+`)

// widen gives edits of spaces and marks the words around them to show.
func widen(text string, e Edit) (before, after string) {
	if strings.ContainsFunc(e.Before, unicode.IsLetter) {
		return e.Before, e.After
	}
	start := strings.LastIndexFunc(strings.TrimRightFunc(text[:e.Start], unicode.IsSpace), unicode.IsSpace) + 1
	end := wordEnd(text, e.End)
	return text[start:end], text[start:e.Start] + e.After + text[e.End:end]
}

// wordEnd returns the end of the first word behind at.
func wordEnd(text string, at int) int {
	rest := strings.TrimLeftFunc(text[at:], unicode.IsSpace)
	if i := strings.IndexFunc(rest, unicode.IsSpace); i > 0 {
		return len(text) - len(rest) + i
	}
	return len(text)
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
	return breaksOff(text) || b.stop()
}

// beginsLine reports that a text does not begin in the middle of what the file says: it opens its line, and the line above
// has ended, is short and no text of the same list, or is outdone by a bullet. Columns, narrow boxes and breaks of pages
// part sentences where no full stop is, so that what begins in lower case there is a rest far more often than a slip.
func (v *review) beginsLine(t *cv.Text) bool {
	if len(t.Lines) == 0 || t.Lines[0] >= len(v.source) {
		return true
	}
	at := t.Lines[0]
	words := strings.Fields(t.Value)
	line := strings.TrimLeftFunc(v.source[at].Text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	mark := strings.TrimSuffix(v.source[at].Text, line)
	switch {
	case len(words) == 0 || !strings.HasPrefix(line, words[0]), rest(t.Value):
		return false
	case at == 0, strings.ContainsAny(mark, bulletMarks):
		return true
	}
	above := strings.Trim(v.source[at-1].Text, bulletMarks+" \t")
	return ended(above) || utf8.RuneCountInString(above) < wholeLine && !v.goesOnBelow(at-1, above)
}

// goesOnBelow reports a short line that may go on in the next one: a text of the same list that has not ended, one that
// breaks off, the number of a page.
func (v *review) goesOnBelow(at int, line string) bool {
	before := v.before.Text
	if before != nil && slices.Contains(before.Lines, at) && !ended(strings.TrimSpace(before.Value)) {
		return true
	}
	return breaksOff(line) || strings.Trim(line, "0123456789 ") == "" && strings.ContainsAny(line, "0123456789")
}

// rest reports a text that goes on with a sentence, since its own later sentences have their capitals, or it opens with a
// preposition.
func rest(text string) bool {
	if first := firstWord(text); language.Closed(first) == language.TagPreposition && first != "as" {
		return true
	}
	return !restart.MatchString(text) && slices.ContainsFunc(language.Sentences(text), func(s language.Span) bool {
		first, _ := utf8.DecodeRuneInString(strings.TrimSpace(s.Of(text)))
		return s.Start > 0 && unicode.IsUpper(first)
	})
}

// restart opens a sentence of its own, capital or not: "ordered the parts".
var restart = sieve.MustCompile(`^(?:\p{Ll}+ed (?:the|a|an|all|\d+)|responsible for) `)

func firstWord(text string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	return word
}

// ended reports a text behind which a new sentence begins.
func ended(text string) bool { return text == "" || strings.ContainsAny(text[len(text)-1:], ".!?:;") }

const bulletMarks = "•·●○▪■□◦➢➤►▸✓✔*-–—>§"

// wholeLine is how many letters a line has that may have been wrapped.
const wholeLine = 30

// breaksOff reports a text that ends in a comma or in a word that something must follow.
func breaksOff(text string) bool {
	last := strings.ToLower(text[strings.LastIndexAny(text, " \t")+1:])
	return strings.HasSuffix(text, ",") || language.OpensObject(last) || openEnd(language.Closed(last))
}

// stop reports that most texts of the document end in a full stop.
func (b bullets) stop() bool { return b.texts >= 4 && b.stopped*2 > b.texts }

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

// usage is the words of a document and how it writes its bullets.
type usage struct {
	words map[string]int
	slips map[string]int // of what looks like a misspelling
	style bullets
}

// vouches reports a word that the document uses too often, or too clearly, for a misspelling.
func (u *usage) vouches(word string) bool { return u.words[word] > 1 }

// survey counts the words that the document itself vouches for: 2 for words of
// facts (names, employers, skills) and for words with capitals inside sentences,
// and the number of uses of others.
func survey(doc *cv.Document) *usage {
	u := &usage{words: map[string]int{}, slips: map[string]int{}}
	doc.Walk(u.count)
	return u
}

func (u *usage) count(r cv.Ref) {
	sentence := r.IsSentence()
	if sentence {
		u.style.ending(r.Text.Value)
	}
	first := true
	for text := range strings.FieldsFuncSeq(r.Text.Value, betweenWords) {
		lower := strings.ToLower(text)
		if first && r.Role == cv.RoleBullet {
			u.style.opening(lower == text)
		}
		if (sentence && (first || lower == text) || r.Role.MayHaveSlips()) && isSlip(lower) { // a capital further on is a name's
			u.slip(lower)
		} else {
			u.word(lower, !sentence || !first && lower != text)
		}
		first = false
	}
}

func betweenWords(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' }

// word counts a use; a word of a fact or of a name counts as two.
func (u *usage) word(lower string, fact bool) {
	switch {
	case fixOf(lower) != "":
	case fact:
		u.words[lower] += 2
	default:
		u.words[lower]++
	}
}

// slip counts what looks like a slip. The hand that slips once does so again with the same word, so that only what
// stands in the document time and again is a word of its own.
func (u *usage) slip(lower string) {
	if u.slips[lower]++; u.slips[lower] > mostSlips {
		u.word(lower, true)
	}
}

// mostSlips is how often a misspelling may stand in a document.
const mostSlips = 3

// ending counts a text, and whether it ends in a full stop.
func (b *bullets) ending(text string) {
	b.texts++
	if strings.HasSuffix(strings.TrimSpace(text), ".") {
		b.stopped++
	}
}

// opening counts a bullet by its first letter.
func (b *bullets) opening(lower bool) {
	b.all++
	if lower {
		b.lower++
	}
}
