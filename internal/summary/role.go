package summary

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// role is what the candidate works as, or has worked as, for a CV without a profile.
func (c *composer) role() sentence {
	newest, ok := c.newestPost()
	if !ok || c.name() == "" { // nobody to speak of
		return sentence{}
	}
	var s sentence
	verb, posts := "works as ", post(newest, &s)
	if !newest.Dates.Current {
		verb, posts = "has worked as ", c.withBefore(asOnce(newest, posts), newest, &s)
	}
	s.text = verb + posts
	if !c.who.first {
		s.lines = append(s.lines, c.doc.Person.Name.Lines...)
	}
	return s
}

// withBefore adds the post before the newest one where both can be told in one breath.
func (c *composer) withBefore(posts string, newest cv.Engagement, s *sentence) string {
	if len(c.doc.Work) < 2 || !pairs(newest, c.doc.Work[1]) || sameCalling(newest, c.doc.Work[1]) {
		return posts
	}
	return c.both(posts, newest, c.doc.Work[1], s)
}

// nearerPost is by how much more an earlier post is called as the job is that is told before the newest one: more than a general word.
const nearerPost = 0.35

// sameCalling reports two posts of which one is called as the other is, but for a word more: "Site Engineer", "Engineer".
func sameCalling(a, b cv.Engagement) bool {
	one, other := calling(a.Title), calling(b.Title)
	return one != "" && other != "" && (strings.HasSuffix(one, other) || strings.HasSuffix(other, one))
}

// newestPost is the post that a profile can tell, without an employer that was badly read.
func (c *composer) newestPost() (w cv.Engagement, ok bool) {
	if len(c.doc.Work) == 0 || !clean(c.doc.Work[0].Title) || !named(c.doc.Work[0].Title.Value) {
		return cv.Engagement{}, false
	}
	w = c.doc.Work[0]
	firm := w.Organisation
	if firm.IsZero() || clean(firm) {
		return w, true
	}
	w.Organisation = cv.Text{}
	misread := holdsSentence(firm.Value) || firstPerson.MatchString(firm.Value)
	return w, !misread // the title may be as badly read
}

// both are two posts: what people of them are called, where their titles say so, the one nearer to the job first.
func (c *composer) both(posts string, newest, before cv.Engagement, s *sentence) string {
	one, other := calling(newest.Title), calling(before.Title)
	with := asOnce(before, post(before, s))
	nearer := c.Match != nil && c.near(before.Title.Value) >= c.near(newest.Title.Value)+nearerPost
	if nearer && !lesser.MatchString(before.Title.Value) {
		one, other, posts, with = other, one, with, posts
	}
	if one == "" || other == "" {
		return posts + " and as " + with
	}
	return article(one) + " and " + other
}

// lesser is the title of a post that says less or more than the calling: standing first it would say so of the other as well.
var lesser = sieve.MustCompile(`(?i)\b(?:trainee|assistant|deputy|junior|apprentice|former|acting|volunteer|student|intern|` +
	`associate|interim|freelance|part-time|probationary|unqualified)\b`)

// named reports a title that names a person: "Head Rigger", "Founder & CEO", not
// "Data Analysis" or "temporary operator".
func named(title string) bool {
	word, _, _ := strings.Cut(title, " ")
	if first, _ := utf8.DecodeRuneInString(title); !unicode.IsUpper(first) && !capitalInside(word) { // "iOS Developer"
		return false
	}
	return slices.ContainsFunc(strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) }), func(w string) bool {
		return language.IsRole(strings.ToLower(w)) || chiefs.MatchString(w)
	})
}

var chiefs = sieve.MustCompile(`^(?:C[EFIOTPM]O|VP|SVP|MD|GM|PA|Intern|President|Principal|Counsel|Vocalist|Barista|` +
	`Mate|Crew|Fellow|Owner|Member)$`)

// pairs reports two posts that can be told in one breath.
func pairs(a, b cv.Engagement) bool {
	return cleanPost(b) && named(b.Title.Value) && !a.Organisation.IsZero() && !b.Organisation.IsZero() &&
		a.Organisation.Value != b.Organisation.Value && a.Title.Value != b.Title.Value &&
		!strings.Contains(a.Title.Value+b.Title.Value, ",")
}

// post is "Head Rigger at Solent Yachts"; its lines go to s.
func post(w cv.Engagement, s *sentence) string {
	s.lines = append(s.lines, w.Title.Lines...)
	if w.Organisation.IsZero() {
		return titled(w)
	}
	s.lines = append(s.lines, w.Organisation.Lines...)
	if strings.Contains(w.Title.Value, ",") {
		return titled(w) + ", at " + firm(w)
	}
	return titled(w) + " at " + firm(w)
}

// asOnce is what somebody was in a post that is over, "a head rigger at Solent Yachts", where its title is a phrase.
func asOnce(w cv.Engagement, posts string) string {
	if what, is := phrase(w); is {
		return what + strings.TrimPrefix(posts, titled(w))
	}
	return posts
}

// titled is the title of a post without the full stop of a note.
func titled(w cv.Engagement) string {
	title, is := strings.CutSuffix(w.Title.Value, ".")
	if last := title[strings.LastIndex(title, " ")+1:]; !is || len(last) < shortestStopped {
		return w.Title.Value
	}
	return title
}

// shortestStopped is how many letters a word has at least whose full stop is not that of a shortened word.
const shortestStopped = 5

// firm is the name of an employer without the department or place behind it.
func firm(w cv.Engagement) string {
	name, _, _ := strings.Cut(w.Organisation.Value, " - ")
	name, _, _ = strings.Cut(name, " (")
	return name
}

// isFormer reports a post before the newest one that is over.
func (c *composer) isFormer(post int) bool {
	return post > 0 && post < len(c.doc.Work) && !c.doc.Work[post].Dates.Current
}

// mostEarlier is how many earlier posts a profile names at most.
const mostEarlier = 2

// earlierPosts are those before the newest one, for a profile that tells that one and has nothing else to tell.
func (c *composer) earlierPosts(lead string) []predicate {
	var s sentence
	var items []string
	if len(c.doc.Work) == 0 || c.doc.Work[0].Organisation.IsZero() || !strings.Contains(lead, " at "+firm(c.doc.Work[0])) {
		return nil
	}
	title := titled(c.doc.Work[0])
	for i, w := range c.doc.Work {
		if i == 0 || len(items) == mostEarlier || strings.Contains(lead, firm(w)) || !c.ofTheTrade(w) {
			continue
		}
		text := "as " + asOnce(w, post(w, &s))
		if titled(w) == title {
			text = "at " + firm(w)
		}
		title = titled(w)
		if !slices.Contains(items, text) {
			items = append(items, text)
		}
	}
	if len(items) == 0 {
		return nil
	}
	return []predicate{{text: c.who.verb("have") + " also worked " + enumerate(items), lines: s.lines}}
}

// cleanPost reports a post whose title and employer look like what they are.
func cleanPost(w cv.Engagement) bool {
	return clean(w.Title) && (w.Organisation.IsZero() || clean(w.Organisation))
}

// ofTheTrade reports an earlier post that can be told, of the same trade as the newest one or as the job.
func (c *composer) ofTheTrade(w cv.Engagement) bool {
	if !cleanPost(w) || !named(w.Title.Value) || w.Organisation.IsZero() || strings.Contains(w.Title.Value, ",") || w.Dates.Current {
		return false
	}
	now := words(c.doc.Work[0].Title.Value)
	same := func(word string) bool {
		return len(word) >= shortestStopped-1 && !ranks[word] && slices.Contains(now, word)
	}
	return c.Match != nil && c.near(w.Title.Value) >= 1 || slices.ContainsFunc(words(w.Title.Value), same)
}

// nearTitle is how near the title of the present post is to the job that a profile names beside what it says itself.
const nearTitle = 2.0

// presentPost is the post of today where the job is called much as it is and the first sentence does not say it:
// who "is a chartered engineer" works as Lead Bridge Engineer.
func (c *composer) presentPost(lead string) []predicate {
	if c.Match == nil || len(c.doc.Work) == 0 {
		return nil
	}
	w := c.doc.Work[0]
	title := titled(w)
	low := " " + strings.Join(words(lead), " ") + " "
	known := func(word string) bool { return strings.Contains(low, " "+word+" ") || ranks[word] }
	if !w.Dates.Current || !cleanPost(w) || !named(title) || strings.ContainsAny(title, ",;()") || c.near(title) < nearTitle ||
		!slices.ContainsFunc(words(title), func(word string) bool { return !known(word) }) {
		return nil
	}
	return []predicate{{text: c.who.verb("work") + " as " + title, lines: w.Title.Lines}}
}
