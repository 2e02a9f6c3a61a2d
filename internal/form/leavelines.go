package form

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// withoutDebris leaves out of lines that found no section what says nothing by itself: headings with nothing below them, and dates
// and numbers whose text stands elsewhere.
func (l *leaver) withoutDebris(items []cv.Item) []cv.Item {
	var out []cv.Item
	for i, t := range items {
		switch {
		case onlyFigures(t.Value) && !counts(items, i) && l.goes(t.Text, "A number that stands alone."),
			onlyDates(t.Value) && !besides(items, i) && l.goes(t.Text, "A date that stands alone."),
			!leads(items, i) && onlyHeading(t.Value) && l.goes(t.Text, "A heading with nothing below it."):
			continue
		}
		out = append(out, t)
	}
	return out
}

// besides reports a line with others of its list right above or below it in the file, which it may well be of.
func besides(items []cv.Item, i int) bool {
	return leads(items, i) || i > 0 && len(items[i-1].Lines) > 0 && len(items[i].Lines) > 0 &&
		items[i].Lines[0]-items[i-1].Lines[len(items[i-1].Lines)-1] <= 1
}

// counts reports a number right below a few words that it may be of: "Typing speed", "60".
func counts(items []cv.Item, i int) bool {
	if i == 0 || len(items[i-1].Lines) == 0 || len(items[i].Lines) == 0 {
		return false
	}
	above := items[i-1]
	return items[i].Lines[0]-above.Lines[len(above.Lines)-1] == 1 && wordCount(above.Value) <= 3 &&
		!onlyHeading(above.Value) && !strings.ContainsFunc(above.Value, unicode.IsDigit)
}

// onlyHeading reports a heading that CVs have, the name of a field, or the foot of a page, and nothing else.
func onlyHeading(text string) bool {
	if footOfPage.MatchString(text) {
		return true
	}
	_, known := headings.Lookup(text)
	return (known || isFieldLabel(text)) && wordCount(text) <= longestLabel && !strings.ContainsFunc(text, unicode.IsDigit)
}

// footOfPage counts the pages of the file: "3|Page".
var footOfPage = sieve.MustCompile(`(?i)^\W*(?:\d{1,2} ?\W? ?page|page ?\W? ?\d{1,2}(?: ?(?:of|/) ?\d{1,2})?)\W*$`)

// leads reports a line that another one follows in the file, which it may name.
func leads(items []cv.Item, i int) bool {
	if i+1 >= len(items) {
		return false
	}
	here, next := items[i].Lines, items[i+1].Lines
	return len(here) > 0 && len(next) > 0 && next[0]-here[len(here)-1] <= 1 && !onlyHeading(items[i+1].Value)
}

// onlyDates reports single dates and the signs around them; a period is more than that: it may be all that is left of a post.
func onlyDates(text string) bool {
	found := dates.Find(text)
	at := 0
	for _, m := range found {
		if m.Period || hasWord(text[at:m.Start]) {
			return false
		}
		at = m.End
	}
	return len(found) > 0 && !hasWord(text[at:])
}

// onlyFigures reports the number of an item or a page.
func onlyFigures(text string) bool {
	return text != "" && len(text) <= longestNumber && !strings.ContainsFunc(text, unicode.IsLetter) &&
		strings.ContainsFunc(text, unicode.IsDigit) && !strings.ContainsAny(text, "%/+")
}

// longestNumber is how many characters such a number has at most: years and telephone numbers have more.
const longestNumber = 2

func hasWord(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

// onLines counts the skills that are of each line, of all as they were read: the lists change while some are left out.
func onLines(groups []cv.SkillGroup) map[int]int {
	on := map[int]int{}
	for _, g := range groups {
		for _, k := range g.Keywords {
			for _, line := range slices.Compact(slices.Sorted(slices.Values(k.Lines))) {
				on[line]++
			}
		}
	}
	return on
}

// aloneOnLine reports a skill of whose lines no other one is: numbers among others may be versions ("Windows XP, 7, 8").
func aloneOnLine(on map[int]int, t cv.Text) bool {
	return len(t.Lines) > 0 && !slices.ContainsFunc(t.Lines, func(line int) bool { return on[line] > 1 })
}

// saidOf reports a value on the line of its label, or right below it: "Typing speed: 60".
func saidOf(label, t cv.Text) bool {
	if label.IsZero() || len(label.Lines) == 0 || len(t.Lines) == 0 {
		return !label.IsZero()
	}
	return t.Lines[0]-label.Lines[len(label.Lines)-1] <= 1
}

// fragments leaves out of posts, projects and awards a letter or two that a page tore off, and the number of a point whose text
// stands elsewhere.
func (l *leaver) fragments(doc *cv.Document) {
	for _, posts := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range posts {
			l.fragmentsOf(&posts[i].Summary)
			l.fragmentsOf(&posts[i].Highlights)
		}
	}
	for i := range doc.Projects {
		l.fragmentsOf(&doc.Projects[i].Summary)
		l.fragmentsOf(&doc.Projects[i].Highlights)
	}
	for i := range doc.Awards {
		l.fragmentsOf(&doc.Awards[i].Summary)
	}
}

func (l *leaver) fragmentsOf(list *[]cv.Text) {
	above := cv.Text{} // it may say what a number counts: "Team size"
	torn := tornFrom(*list)
	n := -1
	*list = slices.DeleteFunc(*list, func(t cv.Text) bool {
		was := above
		above = t
		n++
		switch {
		case torn[n]:
			return l.goes(t, "Letters that a page tore off.")
		case ofPages.MatchString(t.Value):
			return l.goes(t, "It numbers a page.")
		case onlyFigures(t.Value):
			return (onlyFigures(was.Value) || wordCount(was.Value) > longestCounted) && l.goes(t, "A number that stands alone.")
		}
		return false
	})
}

// longestCounted is how many words a line has at most that a number below it may be of.
const longestCounted = 4

// ofPages is "1/2" alone in a line of prose, where it is no grade and no rating.
var ofPages = sieve.MustCompile(`^\d ?/ ?\d$`)

// tornFrom tells of each line of a list whether it is letters that a page tore off.
func tornFrom(list []cv.Text) []bool {
	torn := make([]bool, len(list))
	for i := range list {
		torn[i] = tornOff(list[i].Value) || capitalAlone(list, i) && (capitalAlone(list, i-1) || capitalAlone(list, i+1))
	}
	return torn
}

// tornOff reports one or two letters that stand for nothing by themselves: "st", "Df"; "HR" and "QA" do, and so may one capital.
func tornOff(text string) bool {
	text = bare(text)
	n := utf8.RuneCountInString(text)
	return n > 0 && n <= 2 && latin.MatchString(text) && strings.ToUpper(text) != text && !byLetter[text]
}

// capitalAlone reports a line of a list that is one capital letter. A page that is torn leaves several below each other.
func capitalAlone(list []cv.Text, i int) bool {
	if i < 0 || i >= len(list) {
		return false
	}
	text := bare(list[i].Value)
	return len(text) == 1 && latin.MatchString(text) && strings.ToUpper(text) == text && !byLetter[text]
}

// byLetter are languages for programs that go by a letter or two.
var byLetter = wordset.Of("C D R Go")

// bare is a text without the marks around it.
func bare(text string) string { return strings.Trim(text, " .,;:()-–•") }

var latin = sieve.MustCompile(`^[A-Za-z]+$`)
