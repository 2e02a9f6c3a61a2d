package summary

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/perspective"
	"focal/internal/tailor"
)

// composer writes for one document.
type composer struct {
	Request
	doc     *cv.Document
	profile map[string]bool        // words of the profile, lower case
	told    string                 // the same in their order, each with a space around it
	proof   map[string]map[int]int // Text.ID -> requirement -> what it shows of it
	who     teller
	near    func(string) float64 // how much of a text is in the advert's words
}

func newComposer(doc *cv.Document, r Request) *composer {
	c := &composer{Request: r, doc: doc, profile: map[string]bool{}, who: tellerOf(r.Person, r.Pronouns)}
	c.near = tailor.Closeness(r.Title, r.Advert)
	text := ""
	for _, t := range doc.Summary {
		text += t.Value + "\n"
	}
	c.told = " "
	c.tells(text)
	if r.Match != nil {
		c.proof = proofs(r.Original, r.Match)
	}
	return c
}

// name is the candidate's as sentences begin with it.
func (c *composer) name() string {
	if c.who.first {
		return c.who.subject
	}
	return perspective.DisplayName(c.doc.Person.Name.Value)
}

// mostProof is what a requirement weighs at most.
const mostProof = 4

// proofs weighs the values of the CV by what they show of the job: Text.ID -> index of
// the requirement -> weight. Must-haves and what is met weigh more, personal qualities
// nothing.
func proofs(original *cv.Document, m *tailor.Match) map[string]map[int]int {
	ids, prose := map[string][]string{}, map[string]string{}
	original.Walk(func(r cv.Ref) {
		ids[r.Text.Value] = append(ids[r.Text.Value], r.Text.ID)
		if r.Role == cv.RoleProse {
			prose[r.Text.ID] = r.Text.Value
		}
	})
	weight := map[string]map[int]int{}
	show := func(id string, requirement, w int) {
		if weight[id] == nil {
			weight[id] = map[int]int{}
		}
		weight[id][requirement] = w
	}
	for i, r := range m.Requirements {
		w := 1
		if r.Level == tailor.Must {
			w++
		}
		if r.Status == tailor.Met {
			w += 2
		}
		if r.Kind == tailor.KindSoft || r.Status != tailor.Met && m.Score < fits {
			continue
		}
		for _, e := range r.Evidence {
			for _, id := range ids[e] {
				show(id, i, w)
			}
			for id, paragraph := range prose {
				if strings.Contains(paragraph, e) {
					show(id, i, w)
				}
			}
		}
	}
	return weight
}

// fits is the score from which on what meets a requirement in part is worth telling;
// below it the nearest thing in the CV is far off.
const fits = 25

// weight is what a value shows of the job, 0 for nothing. Without a job everything
// counts the same, in the order of the CV.
func (c *composer) weight(t cv.Text) int {
	if c.Match == nil {
		return 1
	}
	sum := 0
	for _, w := range c.proof[t.ID] {
		sum += w
	}
	return sum
}

// words returns the words of a text in lower case, compounds taken apart.
func words(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+#&", r)
	})
}

// common words tell nothing about what a fact is.
var common = regexp.MustCompile(`^(?:[a-z]{1,2}|and|the|for|with|from|certified|certification|certificate|professional|level|award|diploma|degree|clearance|security|training)$`)

// said reports that the profile states the fact: its abbreviation, or most of its words.
func (c *composer) said(fact string) bool {
	known, all := 0, 0
	for _, w := range strings.FieldsFunc(fact, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("-/(),.;:", r) }) {
		low := strings.ToLower(w)
		if len(w) > 1 && w == strings.ToUpper(w) && w != low && c.profile[low] && language.Closed(low) == 0 {
			return true
		}
		if common.MatchString(low) {
			continue
		}
		all++
		if c.profile[low] || c.profile[strings.TrimSuffix(low, "s")] || c.profile[low+"s"] {
			known++
		}
	}
	return all > 0 && known*5 >= all*3
}

// enumerate is "A", "A and B", "A, B and C"; before the "and" a comma stands where an
// item holds one of its own.
func enumerate(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	last := len(items) - 1
	joint := " and "
	if slices.ContainsFunc(items[:last], func(s string) bool { return strings.Contains(s, " and ") }) {
		joint = ", and "
	}
	return strings.Join(items[:last], ", ") + joint + items[last]
}

// article puts the indefinite article before a phrase.
func article(phrase string) string { return language.Article(phrase) + " " + phrase }
