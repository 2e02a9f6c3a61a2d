package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// nearDegree is the newest degree, of a subject that the advert speaks of, beside
// certificates that it asks for.
func (c *composer) nearDegree(held []fact, own int) []fact {
	if len(held) == 0 || len(held) >= mostHeld || slices.ContainsFunc(held, func(f fact) bool { return f.degree }) {
		return nil
	}
	return slices.DeleteFunc(c.unasked(own-2), func(f fact) bool {
		_, subject, _ := strings.Cut(f.text, " in ")
		return c.near(subject) == 0
	})
}

// fullOfIt is a first sentence that nothing is hung onto.
var fullOfIt = sieve.MustCompile(`[,;:()]| who | whose | and .* and |\bskilled\b|\b(?:seeking|leaving|looking)\b|` +
	`(?:focused|focusing|speciali[sz]ing|working) (?:on|in)\b`)

// former is what the candidate was called in an earlier post, where the job is called so and they are not:
// the advert for an analyst reads of a manager who was one.
func (c *composer) former(lead string) predicate {
	at := c.namesake()
	if at < 0 || c.who.first {
		return predicate{}
	}
	w := &c.doc.Work[at]
	if strings.Contains(strings.ToLower(lead), strings.ToLower(formerCalling(w))) {
		return predicate{}
	}
	return predicate{text: article(formerCalling(w)), lines: w.Title.Lines}
}

// namesake is the index of the earlier post that is called as the job is and the present one is not, -1 for none.
func (c *composer) namesake() int { return c.calls() }

func (c *composer) calledAsJob() int {
	if c.Match == nil || len(c.doc.Work) < 2 {
		return -1
	}
	job, now := words(c.Title), words(c.doc.Work[0].Title.Value)
	for i := range c.doc.Work[1:] {
		name := formerCalling(&c.doc.Work[i+1])
		head := name[strings.LastIndex(name, " ")+1:]
		if slices.Contains(job, head) && !learners.MatchString(head) && !slices.Contains(now, head) && !c.profile[head] {
			return i + 1
		}
	}
	return -1
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
