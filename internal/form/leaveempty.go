package form

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/personal"
)

const (
	noMoreBehind = "A heading with nothing behind it."
	saidAgain    = "It stands in the list already."
)

// empties leaves out headings and labels that nothing stands below.
func (l *leaver) empties(doc *cv.Document) {
	for i := range doc.Additional {
		s := &doc.Additional[i]
		if !s.Heading.IsZero() || len(s.Items) != 1 {
			continue
		}
		if t := s.Items[0].Text; (onlyHeads(t.Value) || endsOpen(t.Value)) && l.goes(t, noMoreBehind) {
			s.Items = nil
		}
	}
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return s.Heading.IsZero() && len(s.Items) == 0 })
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			l.ends(&list[i].Summary, &list[i].Highlights)
		}
	}
	for i := range doc.Projects {
		l.ends(&doc.Projects[i].Summary, &doc.Projects[i].Highlights)
	}
	for i := range doc.Education {
		l.ends(&doc.Education[i].Summary, &doc.Education[i].Highlights)
	}
}

// ends takes such lines off the end of an entry.
func (l *leaver) ends(summary, bullets *[]cv.Text) {
	*bullets = l.withoutLast(*bullets)
	if len(*bullets) == 0 {
		*summary = l.withoutLast(*summary)
	}
}

// withoutLast takes headings off the end of a list: what they were of stands elsewhere.
func (l *leaver) withoutLast(list []cv.Text) []cv.Text {
	for len(list) > 0 {
		t := list[len(list)-1]
		drawn := endsOpen(t.Value) || onlyHeads(t.Value) && !strings.ContainsFunc(t.Value, unicode.IsLower)
		if !drawn || wordCount(t.Value) > longestLabel || !l.goes(t, noMoreBehind) {
			return list
		}
		list = list[:len(list)-1]
	}
	return list
}

// headsOthers is a heading that says nothing without what stands below it; "Driving licence" and "Rescue background" do.
var headsOthers = regexp.MustCompile(`(?i)^(?:(?:key|core|main|other|further|additional|extra|personal|professional|career|work|` +
	`general|relevant) )+(?:courses|skills|activities|experience|details|information|history|` +
	`qualifications|achievements|projects|summary|synopsis|background|profile) ?:?$`)

// onlyHeads reports a text that is a heading and no fact.
func onlyHeads(text string) bool { return headsOthers.MatchString(text) && headings.Made(text) }

// longestLabel is how many words a label has at most.
const longestLabel = 6

// endsOpen reports a label: a few words of headings with a colon at the end; a deed with one is a fact.
func endsOpen(text string) bool {
	text = strings.TrimSpace(text)
	return strings.HasSuffix(text, ":") && wordCount(text) <= longestLabel && headings.Made(text) && !opensVerb(text) &&
		!strings.ContainsFunc(text, unicode.IsDigit)
}

// details leaves out labels without a value, parts of the name, and contacts that the head has.
func (l *leaver) details(doc *cv.Document) {
	p := &doc.Person
	contacts := map[string]bool{}
	for _, t := range []cv.Text{p.Email, p.Phone, p.URL} {
		if !t.IsZero() {
			contacts[plain(t.Value)] = true
		}
	}
	name := words.Split(p.Name.Value)
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		switch {
		case d.Label.IsZero() && labelWords(d.Value.Value):
			return l.goes(d.Value, "A label with nothing behind it.")
		case ofName.MatchString(d.Label.Value) && within(words.Split(d.Value.Value), name), contacts[plain(d.Value.Value)]:
			return l.goes(d.Value, "It stands at the top of the document.")
		}
		return false
	})
}

// ofName are the labels of the parts of a name.
var ofName = regexp.MustCompile(`(?i)^(?:first|middle|last|given|family|sur)[ -]?(?:name)?s?$`)

// labelWords reports a text that has letters, and none but those of words that labels are made of.
func labelWords(text string) bool {
	return strings.ContainsFunc(text, unicode.IsLetter) && personal.IsLabel(text)
}

// within reports words that are all among others.
func within(list, all []string) bool {
	return len(list) > 0 && !slices.ContainsFunc(list, func(w string) bool { return !slices.Contains(all, w) })
}

// again leaves out entries that say nothing that one before them does not say.
func (l *leaver) again(doc *cv.Document) {
	for _, list := range []*[]cv.Engagement{&doc.Work, &doc.Volunteering} {
		said := map[string]bool{}
		*list = slices.DeleteFunc(*list, func(e cv.Engagement) bool {
			if len(e.Summary)+len(e.Highlights)+len(e.Keywords) > 0 {
				return false
			}
			key := plain(strings.Join([]string{
				e.Title.Value, e.Organisation.Value, e.Location.Value, e.Unit.Value, e.Dates.Display(),
			}, " | "))
			twice := said[key] && key != "" && l.goes(firstOf(e.Title, e.Organisation), saidAgain)
			said[key] = true
			return twice
		})
	}
}

func firstOf(list ...cv.Text) cv.Text {
	for _, t := range list {
		if !t.IsZero() {
			return t
		}
	}
	return cv.Text{}
}

// elsewhere leaves out skills told in a sentence that a post tells in the same words.
func (l *leaver) elsewhere(doc *cv.Document) {
	told := map[string]bool{}
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for _, e := range list {
			for _, t := range slices.Concat(e.Summary, e.Highlights) {
				told[plain(t.Value)] = true
			}
		}
	}
	for i := range doc.Skills {
		g := &doc.Skills[i]
		g.Keywords = slices.DeleteFunc(g.Keywords, func(t cv.Text) bool {
			return wordCount(t.Value) >= fewestOfSentence && told[plain(t.Value)] && l.goes(t, "A post says it in the same words.")
		})
	}
}

// fewestOfSentence is how many words a skill has that is told in a sentence.
const fewestOfSentence = 5
