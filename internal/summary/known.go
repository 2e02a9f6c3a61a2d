package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
)

// longestClosed is how many words a predicate has at the most that what is known may open.
const longestClosed = 16

// nearDegree is the newest degree, of a subject that the advert speaks of, beside
// certificates that it asks for.
func (c *composer) nearDegree(held []fact, own int) []fact {
	if len(held) == 0 || len(held) >= mostHeld || slices.ContainsFunc(held, func(f fact) bool { return f.degree }) {
		return nil
	}
	return slices.DeleteFunc(c.unasked(own-1), func(f fact) bool {
		_, subject, _ := strings.Cut(f.text, " in ")
		return c.near(subject) == 0
	})
}

// opened takes what somebody knows to the front of the next sentence, so that not every
// one begins with the same word: "Skilled in Splunk, they are leaving the Army".
func opened(packs [][]predicate, i int) bool {
	if i+1 >= len(packs) || len(packs[i]) != 1 || !skilled.MatchString(packs[i][0].text) {
		return false
	}
	next := packs[i+1]
	return !next[0].whole && next[0].place == "" && wordsOf(next) <= longestClosed
}

// knownLast reports a sentence about what is held that ends with what is known: the asked
// skills then open it.
func knownLast(pack []predicate) bool {
	last := len(pack) - 1
	return last > 0 && !pack[0].whole && pack[0].place == "" && skilled.MatchString(pack[last].text)
}

// earlier is what the candidate was called in an earlier post, where the job is called so and they are not:
// the advert for an analyst reads of a manager who was one.
func (c *composer) earlier(lead string) []predicate {
	if c.Match == nil || c.who.first || len(c.doc.Work) < 2 {
		return nil
	}
	job, now := words(c.Title), words(lead+" "+c.doc.Work[0].Title.Value)
	for i := range c.doc.Work[1:] {
		w := &c.doc.Work[i+1]
		name := formerCalling(w)
		head := name[strings.LastIndex(name, " ")+1:]
		if slices.Contains(job, head) && !slices.Contains(now, head) && !c.profile[head] {
			text := c.who.tells(c.who.verb("have") + " also worked as " + article(name))
			return []predicate{{text: text, lines: w.Title.Lines, whole: true}}
		}
	}
	return nil
}

// formerCalling is what people are of the title of a post that is over, or "".
func formerCalling(w *cv.Engagement) string {
	if w.Dates.Current || !cleanPost(*w) || !named(w.Title.Value) {
		return ""
	}
	return calling(w.Title)
}

// titles of people who work alone or in a rank say the same without it.
var ranks = map[string]bool{"lead": true, "senior": true, "principal": true}

// calling is what people are of this title, without rank and in small letters, or "".
func calling(title cv.Text) string {
	fields := strings.Fields(title.Value)
	if len(fields) > 1 && ranks[strings.ToLower(fields[0])] {
		fields = fields[1:]
	}
	if len(fields) == 0 || len(fields) > 3 || singular.MatchString(title.Value) || strings.ContainsAny(title.Value, ",()&/") {
		return ""
	}
	for i, w := range fields {
		fields[i] = lowered(w)
	}
	return strings.Join(fields, " ")
}
