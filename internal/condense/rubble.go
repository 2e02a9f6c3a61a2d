package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// What is left of the way a CV was put together and tells the reader nothing: headings
// without a list, words that are longer than what they say, praise of oneself.

// heading is a line that something should follow: "Passport details:-".
var heading = sieve.MustCompile(`^[^:\d]{2,60}:[\s–-]*$`)

// bare reports a heading of a list behind which nothing stands, or only the next heading.
func bare(list []string, i int) bool {
	return heading.MatchString(list[i]) && (i+1 == len(list) || heading.MatchString(list[i+1]))
}

// bareHeadings takes headings without anything under them out of posts, projects and the sections that keep
// what has no place of its own.
func (t *tidier) bareHeadings(doc *cv.Document) {
	leave := func(b cv.Text) bool {
		return t.made(cv.Note{
			Kind: cv.NoteLeftOut, Field: b.ID, Before: b.Value, Lines: b.Lines, Reason: "A heading with nothing under it.",
		})
	}
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			list[i].Highlights = withoutBare(list[i].Highlights, cv.Text.String, leave)
			if len(list[i].Highlights) == 0 { // else it may be over them
				list[i].Summary = withoutBare(list[i].Summary, cv.Text.String, leave)
			}
		}
	}
	for i := range doc.Projects {
		doc.Projects[i].Highlights = withoutBare(doc.Projects[i].Highlights, cv.Text.String, leave)
	}
	for i := range doc.Additional {
		items := &doc.Additional[i].Items
		*items = withoutBare(*items, func(o cv.Item) string { return o.Value }, func(o cv.Item) bool { return leave(o.Text) })
	}
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// withoutBare leaves the bare headings out of a list.
func withoutBare[T any](list []T, text func(T) string, leave func(T) bool) []T {
	texts := make([]string, len(list))
	for i, one := range list {
		texts[i] = text(one)
	}
	var kept []T
	for i, one := range list {
		if !bare(texts, i) || !leave(one) {
			kept = append(kept, one)
		}
	}
	return kept
}

// plainer are words that a shorter one says as well; truth has a table of its own.
var plainer = func() map[string]string {
	m := map[string]string{}
	for _, s := range []string{"s", "z"} {
		m["utili"+s+"e"], m["utili"+s+"es"], m["utili"+s+"ed"], m["utili"+s+"ing"] = "use", "uses", "used", "using"
	}
	return m
}()

var (
	longWord = sieve.MustCompile(`\b[Uu]tili[sz](?:e|es|ed|ing)\b`)
	// praised is praise before what it is of, with the article that depends on it.
	praised = sieve.MustCompile(`\b(?:([Aa]n?) )?((?:stunning|amazing|awesome|incredible|fantastic|gorgeous|breathtaking|` +
		`phenomenal|unparalleled|unrivalled|unrivaled) )(\p{Ll}[\p{L}-]+)`)
)

// plainly puts plain words for long ones, and leaves out praise of oneself.
func plainly(text string) string {
	text = longWord.ReplaceAllStringFunc(text, func(w string) string {
		plain := plainer[strings.ToLower(w)]
		if w[0] == 'U' {
			return capital(plain)
		}
		return plain
	})
	return praised.ReplaceAllStringFunc(text, func(s string) string {
		m := praised.FindStringSubmatch(s)
		next := language.Read(m[3]).Class
		if language.Closed(m[3]) != language.TagNone || next&(language.Noun|language.Plural|language.Adjective) == 0 {
			return s // "amazing at", "amazing and"
		}
		switch {
		case m[1] == "":
			return m[3]
		case m[1][0] == 'A':
			return capital(language.Article(m[3])) + " " + m[3]
		}
		return language.Article(m[3]) + " " + m[3]
	})
}

// serial takes the comma before the "and" of a list of things out, as British documents
// have it. It stays where it parts clauses, or where an item has an "and" of its own.
func serial(text string) (list []mend) {
	words := tagged(joinedLetters.ReplaceAllString(text, "${1}n$2"))
	for i := 3; i+2 < len(words); i++ {
		if !words[i].Is(",") || !words[i+1].Is("and", "or") {
			continue
		}
		from := i - 1
		for from > 0 && i-from <= longestItem && !words[from].Is(",") {
			from--
		}
		if from < 1 || !words[from].Is(",") || from == i-1 || !alike(words, from, i) {
			continue
		}
		before := text[words[i-1].Start:words[i+1].End()]
		after := text[words[i-1].Start:words[i-1].End()] + " " + words[i+1].Text
		list = append(list, mend{before, after, "Lists in British English take no comma before “and”."})
	}
	return list
}

// joinedLetters are two letters with an "&" that are one word: "A&E".
var joinedLetters = sieve.MustCompile(`\b([A-Z])&([A-Z])\b`)

// longestItem is how many words an item of such a list has at most.
const longestItem = 3

// alike reports that the items around the commas at from and upto are all things, or all
// one verb each.
func alike(words []language.Tagged, from, upto int) bool {
	before, last := words[from-1], words[upto+2]
	if upto == from+2 && words[from+1].Tag == language.TagPast {
		return before.Tag == language.TagPast && last.Tag == language.TagPast
	}
	items := append([]language.Tagged{before, last}, words[from+1:upto]...)
	return !slices.ContainsFunc(items, func(w language.Tagged) bool { return !itemTags[w.Tag] }) && listEnds(words[upto+3:])
}

// lookAhead is how many words behind a list tell whether it goes on.
const lookAhead = 5

// listEnds reports that the last item of a list has no "and" or verb of its own.
func listEnds(behind []language.Tagged) bool {
	for _, w := range behind[:min(len(behind), lookAhead)] {
		switch {
		case w.Is("and", "or", "&"), finiteTag(w.Tag):
			return false
		case w.Is(",", ".", ";", "("), w.Tag == language.TagPreposition:
			return true
		}
	}
	return true
}

// itemTags are the parts of speech that things in a list consist of.
var itemTags = tags{
	language.TagNoun: true, language.TagPlural: true, language.TagProper: true, language.TagAdjective: true,
	language.TagGerund: true,
}

// british reports a document of a country whose lists have no comma before "and".
func british(locale string) bool {
	return strings.HasPrefix(locale, "en-") && locale != "en-US" && locale != "en-CA"
}
