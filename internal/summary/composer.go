package summary

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/perspective"
	"focal/internal/sieve"
	"focal/internal/tailor"
)

// composer writes for one document.
type composer struct {
	Request
	doc         *cv.Document
	profile     map[string]bool // words of the profile, lower case
	told        string          // the same in their order, each with a space around it
	studied     string          // the same with each degree in one word, but for those of others
	proof       proven
	who         teller
	owns        bool                 // the profile tells deeds itself
	besides     int                  // words about what is held and known
	besideToday bool                 // a deed is told of another post of today than the newest one
	calls       func() int           // the post that is called as the job is
	goals       map[string]bool      // texts of the CV as read that nobody has done yet
	near        func(string) float64 // how much of a text is in the advert's words
	ownWork     func() []workLine    // what may show a field of work
	fields      func() []theme       // what the advert asks for and the CV's own work shows
	aim         predicate            // what somebody seeks, behind a profile that is put together in place of one of aims
	replaced    string               // that one
	aimLeft     bool                 // an aim that anybody could write is left out
	noFields    bool                 // no field of work is told
	heldFirst   bool                 // what is held and known answers must-haves, and no deed does
}

func newComposer(doc *cv.Document, r Request) *composer {
	c := &composer{Request: r, doc: doc, profile: map[string]bool{}, who: tellerOf(r.Person, r.Pronouns)}
	c.near = tailor.Closeness(r.Title, r.Advert)
	c.goals = tailor.Goals(doc)
	if r.Original != nil {
		c.goals = tailor.Goals(r.Original)
	}
	c.told, c.studied = " ", " "
	c.calls = sync.OnceValue(c.calledAsJob)
	c.fields = c.fieldsOnce()
	c.ownWork = sync.OnceValue(c.workLines)
	c.tells(c.ownText())
	if r.Match != nil {
		c.proof = proofs(r.Original, r.Match)
	}
	return c
}

// fieldsOnce finds the fields of work once for the job, and once more where nothing answers that.
func (c *composer) fieldsOnce() func() []theme {
	forJob, plain := sync.OnceValue(c.themes), sync.OnceValue(c.themes)
	return func() []theme {
		if c.Match == nil {
			return plain()
		}
		return forJob()
	}
}

// ownText is the profile with its paragraphs on lines of their own.
func (c *composer) ownText() string {
	text := ""
	for _, t := range c.doc.Summary {
		text += t.Value + "\n"
	}
	return text
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
func proofs(original *cv.Document, m *tailor.Match) proven {
	ids, prose := map[string][]string{}, map[string]string{}
	original.Walk(func(r cv.Ref) {
		ids[r.Text.Value] = append(ids[r.Text.Value], r.Text.ID)
		if r.Role == cv.RoleProse {
			prose[r.Text.ID] = r.Text.Value
		}
	})
	weight := proven{}
	for i, r := range m.Requirements {
		if r.Kind == tailor.KindSoft || r.Status != tailor.Met && m.Score < fits {
			continue
		}
		for _, e := range r.Evidence {
			weight.add(ids[e], i, weightOfRequirement(r))
			weight.add(quoting(prose, e), i, weightOfRequirement(r))
		}
	}
	return weight
}

// proven is what values show of the job: Text.ID -> index of the requirement -> weight.
type proven map[string]map[int]int

func (p proven) add(ids []string, requirement, weight int) {
	for _, id := range ids {
		if p[id] == nil {
			p[id] = map[int]int{}
		}
		p[id][requirement] = weight
	}
}

// quoting are the IDs of the paragraphs that hold a quotation.
func quoting(prose map[string]string, quotation string) (ids []string) {
	for id, paragraph := range prose {
		if strings.Contains(paragraph, quotation) {
			ids = append(ids, id)
		}
	}
	return ids
}

func weightOfRequirement(r tailor.Requirement) int {
	w := 1
	if r.Level == tailor.Must {
		w++
	}
	if r.Status == tailor.Met {
		w += 2
	}
	return w
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
var common = sieve.MustCompile(`^(?:[a-z]{1,2}|and|the|for|with|from|certified|certification|certificate|` +
	`professional|level|award|diploma|degree|clearance|security|training)$`)

// said reports that the profile states the fact: its abbreviation, or most of its words.
func (c *composer) said(fact string) bool {
	known, all := 0, 0
	for _, w := range strings.FieldsFunc(fact, partsFact) {
		low := strings.ToLower(w)
		if c.abbreviates(w, low) {
			return true
		}
		if common.MatchString(low) {
			continue
		}
		all++
		if c.knowsWord(low) {
			known++
		}
	}
	return all > 0 && known*5 >= all*3
}

func partsFact(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("-/(),.;:", r) }

// abbreviates reports an abbreviation that the profile has.
func (c *composer) abbreviates(w, low string) bool {
	return len(w) > 1 && w == strings.ToUpper(w) && w != low && c.profile[low] && language.Closed(low) == 0
}

// knowsWord reports a word of the profile, in the singular or the plural.
func (c *composer) knowsWord(low string) bool {
	return c.profile[low] || c.profile[strings.TrimSuffix(low, "s")] || c.profile[low+"s"]
}

// enumerate is "A", "A and B", "A, B and C"; before the "and" a comma stands where an
// item holds one of its own.
func enumerate(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	inside := func(s string) bool { return strings.Contains(s, " and ") }
	return listOf(items, slices.ContainsFunc(items[:len(items)-1], inside))
}

// listOf is "A", "A and B", "A, B and C", with or without a comma before the "and".
func listOf(items []string, comma bool) string {
	last := len(items) - 1
	if last == 0 {
		return items[0]
	}
	joint := " and "
	if comma {
		joint = ", and "
	}
	return strings.Join(items[:last], ", ") + joint + items[last]
}

// article puts the indefinite article before a phrase.
func article(phrase string) string { return language.Article(phrase) + " " + phrase }
