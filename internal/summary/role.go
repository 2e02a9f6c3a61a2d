package summary

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
)

// role is what the candidate works as, or has worked as, for a CV without a profile.
func (c *composer) role() sentence {
	if len(c.doc.Work) == 0 || !clean(c.doc.Work[0].Title) || !named(c.doc.Work[0].Title.Value) {
		return sentence{}
	}
	var s sentence
	newest := c.doc.Work[0]
	switch firm := newest.Organisation; {
	case firm.IsZero() || clean(firm):
	case sentenceInside.MatchString(firm.Value) || firstPerson.MatchString(firm.Value):
		return sentence{} // the title may be as badly read
	default:
		newest.Organisation = cv.Text{}
	}
	posts := post(newest, &s)
	verb := "works as"
	if !newest.Dates.Current {
		verb = "has worked as"
		if len(c.doc.Work) > 1 && pairs(newest, c.doc.Work[1]) {
			posts = both(posts, newest, c.doc.Work[1], &s)
		}
	}
	if c.name() == "" {
		return sentence{} // nobody to speak of
	}
	s.text = verb + " " + posts
	if !c.who.first {
		s.lines = append(s.lines, c.doc.Person.Name.Lines...)
	}
	return s
}

// both are two posts: what people of them are called, where their titles say so.
func both(posts string, newest, before cv.Engagement, s *sentence) string {
	one, other := calling(newest.Title), calling(before.Title)
	with := post(before, s)
	if one == "" || other == "" {
		return enumerate([]string{posts, with})
	}
	return article(one) + " and " + other
}

// named reports a title that names a person: "Head Rigger", "Founder & CEO", not
// "Data Analysis" or "temporary operator".
func named(title string) bool {
	if first, _ := utf8.DecodeRuneInString(title); !unicode.IsUpper(first) {
		return false
	}
	return slices.ContainsFunc(strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) }), func(w string) bool {
		return language.IsRole(strings.ToLower(w)) || chiefs.MatchString(w)
	})
}

var chiefs = regexp.MustCompile(`^(?:C[EFIOTPM]O|VP|SVP|MD|GM|PA|Intern|President|Principal|Counsel|Vocalist|Barista|Mate|Crew|Fellow|Owner|Member)$`)

// pairs reports two posts that can be told in one breath.
func pairs(a, b cv.Engagement) bool {
	return cleanPost(b) && named(b.Title.Value) && a.Organisation.Value != b.Organisation.Value && a.Title.Value != b.Title.Value && !a.Organisation.IsZero() && !b.Organisation.IsZero() && !strings.Contains(a.Title.Value+b.Title.Value, ",")
}

// post is "Head Rigger at Solent Yachts"; its lines go to s.
func post(w cv.Engagement, s *sentence) string {
	s.lines = append(s.lines, w.Title.Lines...)
	if w.Organisation.IsZero() {
		return w.Title.Value
	}
	s.lines = append(s.lines, w.Organisation.Lines...)
	if strings.Contains(w.Title.Value, ",") {
		return w.Title.Value + ", at " + w.Organisation.Value
	}
	return w.Title.Value + " at " + w.Organisation.Value
}

// cleanPost reports a post whose title and employer look like what they are.
func cleanPost(w cv.Engagement) bool {
	return clean(w.Title) && (w.Organisation.IsZero() || clean(w.Organisation))
}
