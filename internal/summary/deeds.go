package summary

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/wordset"
)

// deed is something that the candidate does or has done, as a profile tells it.
type deed struct {
	verbs  []string // base forms
	object string
	result string // ", cutting waste by 8%", of an object without a figure
	now    bool   // of a post that goes on, and told in the present
	id     string // of the bullet
	lines  []int
	near   float64 // how much of its bullet is in the advert's words
	score  float64
	post   int
	weak   bool // next to nothing is said by it
}

const (
	mostDeeds   = 2   // deeds that a profile tells: more of them read as a copy of its bullets
	leastScore  = 4.0 // of a deed that is told although the profile says a lot
	fewClaims   = 2   // sentences of a profile that says little
	provesWorth = 2.0 // what a step of proof counts in words of the advert
	ofTheKind   = 0.2 // share of it that is left where no word is the advert's
	nearEnough  = 3.0 // words of the advert from which on a slight deed is worth telling
	nearest     = 4.0 // what a deed's words count at most that the advert has too
	besides     = 2.0 // what a deed loses that has nothing to do with a job that fits
	fitsWell    = 45  // score of a CV that has enough to tell of what the job asks for
	together    = 1.5 // what a second deed is worth that goes into the same sentence
)

// longestTold is how many bytes a text has at most that tells one thing.
const longestTold = 300

// tornOff is an object that ends where none can: its rest was left out, or is in another bullet.
var tornOff = regexp.MustCompile(`(?:^| )(?:by|with|of|in|on|for|to|and|or|from|at|through|as|the|an?|` +
	`successfully|effectively|efficiently|actively|properly|fully|directly)$`)

// did are the deeds that show most of what the job asks for; without a job the
// strongest ones of the latest posts. Each shows something that the others do not.
func (c *composer) did(own int) []deed {
	if c.Match == nil && own >= fewClaims {
		return nil // what it says is of the candidate's own choice
	}
	shown := c.shownByProfile()
	list := c.worthTelling(own, shown)
	if len(list) == 0 {
		return nil
	}
	slices.SortStableFunc(list, func(a, b deed) int { return cmp.Compare(b.score, a.score) })
	told := list[:1]
	if most := c.room(own); most > 1 {
		told = c.pair(list, shown)
		told = append(told, c.more(told, list, shown, most)...)
	}
	return told
}

// worthTelling are the deeds that a profile of so many claims has a place for, each with all that it is worth.
func (c *composer) worthTelling(own int, shown map[int]bool) []deed {
	list := slices.DeleteFunc(c.deeds(), func(d deed) bool {
		return tornOff.MatchString(d.object) || c.Match == nil && (d.post > 1 || d.score < leastScore)
	})
	for i := range list {
		list[i].score += c.proves(list[i], shown)
	}
	least := leastScore / 2
	if own > fewClaims {
		least = leastScore
	}
	return slices.DeleteFunc(list, func(d deed) bool { return d.score < least })
}

// room is how many deeds go into a profile that says so much already.
func (c *composer) room(own int) int {
	switch words := c.ownWords(); {
	case words > muchSaid || own > fewClaims+1:
		return 1
	case words > someSaid || own > fewClaims:
		return mostDeeds - 1
	}
	return mostDeeds
}

// more are the deeds beside the pair that say something else again.
func (c *composer) more(told, list []deed, shown map[int]bool, most int) (out []deed) {
	if len(told) < 2 {
		return nil
	}
	after := c.showing(shown, told...)
	for _, d := range list {
		if len(told)+len(out) == most {
			break
		}
		same := func(o deed) bool { return o.id == d.id || sameVerb(o, d) || alike(d.object, o.object) }
		if c.scoreAfter(d, shown, after) >= leastScore && !d.weak && !slices.ContainsFunc(slices.Concat(told, out), same) {
			out = append(out, d)
		}
	}
	return out
}

// showing are the requirements that are shown with some deeds besides.
func (c *composer) showing(shown map[int]bool, deeds ...deed) map[int]bool {
	after := maps.Clone(shown)
	for _, d := range deeds {
		for r := range c.proof[d.id] {
			after[r] = true
		}
	}
	return after
}

// scoreAfter is what a deed is worth where more is shown already.
func (c *composer) scoreAfter(d deed, shown, after map[int]bool) float64 {
	return d.score - c.proves(d, shown) + c.proves(d, after)
}

// sameVerb reports a deed that begins as the one before, or is much like it.
func sameVerb(a, b deed) bool { return a.verbs[0] == b.verbs[0] || alike(a.object, b.object) }

// pair is the best deed, or the two that tell most together.
func (c *composer) pair(list []deed, shown map[int]bool) []deed {
	told, most := list[:1], 0.0
	for i, a := range list {
		after := c.showing(shown, a)
		for _, b := range list[i+1:] {
			score := c.scoreAfter(b, shown, after)
			if min(a.score, score) < leastScore || a.weak || b.weak || sameVerb(a, b) {
				continue
			}
			if sum := a.score + score + beside(a, b); sum > most {
				told, most = []deed{a, b}, sum
			}
		}
	}
	return told
}

// beside is what two deeds are worth for going into one sentence.
func beside(a, b deed) float64 {
	if a.post == b.post && a.now == b.now {
		return together
	}
	return 0
}

// proves is what a deed is worth for what it shows of the job; what shares no word with
// the advert shows only something of the kind.
func (c *composer) proves(d deed, shown map[int]bool) float64 {
	worth := provesWorth * float64(c.newly(d.id, shown))
	switch {
	case c.Match == nil:
	case d.near == 0 && c.Match.Score < fitsWell:
		return 0
	case d.near == 0 || d.weak:
		worth *= ofTheKind
	}
	return worth
}

// newly is what a value shows of the job beyond what is shown already.
func (c *composer) newly(id string, shown map[int]bool) (n int) {
	for r, w := range c.proof[id] {
		if !shown[r] {
			n += w
		}
	}
	return min(n, 2*mostProof)
}

// shownByProfile are the requirements that the profile itself meets.
func (c *composer) shownByProfile() map[int]bool {
	shown := map[int]bool{}
	for _, t := range c.doc.Summary {
		for r := range c.proof[t.ID] {
			shown[r] = true
		}
	}
	return shown
}

// alike reports two objects of which one says most of the other.
func alike(a, b string) bool {
	have, same, all := map[string]bool{}, 0, 0
	for _, w := range words(a) {
		have[w] = true
	}
	for _, w := range words(b) {
		if len(w) > 3 && language.Closed(w) == language.TagNone {
			all++
			if have[w] {
				same++
			}
		}
	}
	return all > 0 && same*2 >= all
}

// repeats reports that the profile has most of the words of an object.
func (c *composer) repeats(object string) bool {
	known, all := 0, 0
	for _, w := range words(object) {
		if common.MatchString(w) {
			continue
		}
		all++
		if c.knowsWord(w) {
			known++
		}
	}
	return known*5 > all*3
}

func (c *composer) deeds() []deed {
	var list []deed
	for i := range c.doc.Work {
		w := &c.doc.Work[i]
		list = append(list, c.deedsOf(slices.Concat(w.Highlights, w.Summary), i, w.Dates.Current)...)
	}
	for i := range c.doc.Volunteering {
		if len(c.doc.Work) > 0 {
			break
		}
		v := &c.doc.Volunteering[i]
		list = append(list, c.deedsOf(slices.Concat(v.Highlights, v.Summary), i, v.Dates.Current)...)
	}
	for i, p := range c.doc.Projects {
		list = append(list, called(c.deedsOf(p.Highlights, len(c.doc.Work)+i, false), p.Name)...)
	}
	return list
}

// deedsOf are those of the bullets of a post.
func (c *composer) deedsOf(bullets []cv.Text, post int, current bool) (list []deed) {
	for k, h := range bullets {
		d, ok := c.newDeed(h, current)
		if !ok {
			continue
		}
		d.id, d.lines, d.post = h.ID, h.Lines, post
		if c.Match != nil {
			d.near = c.near(h.Value)
		}
		d.score, d.weak = c.score(h, d, post, k), strength(d, h.Value) < 0 && d.near < nearEnough
		list = append(list, d)
	}
	return list
}

// newDeed is the deed of a bullet that the profile does not tell yet. What stands in the present in a post
// that is over is not said to be done.
func (c *composer) newDeed(h cv.Text, current bool) (deed, bool) {
	if c.Edited(h.ID) || h.IsZero() || len(h.Value) > longestTold {
		return deed{}, false
	}
	d, ok := deedOf(h.Value)
	return d, ok && (current || !d.now) && !c.repeats(d.object)
}

// called gives what was made in a project its name: "launched Ropebook, a free log".
func called(list []deed, name cv.Text) []deed {
	for i := range list {
		d := &list[i]
		if makes[d.verbs[0]] && clean(name) && opensNew.MatchString(d.object) && !strings.Contains(d.object, name.Value) {
			d.object, d.lines = name.Value+", "+d.object, slices.Concat(d.lines, name.Lines)
		}
	}
	return list
}

// makes are verbs whose object a project is named after.
var makes = wordset.Of("build create develop design launch write found")

var opensNew = regexp.MustCompile(`^an? `)

// score tells how well a deed stands in a profile, apart from what it proves.
func (c *composer) score(t cv.Text, d deed, post, bullet int) float64 {
	s := strength(d, t.Value)
	if c.Match != nil {
		s = c.scoreForJob(s, d)
	}
	switch post {
	case 0:
		s += 1.5
	case 1:
		s += 0.75
	}
	if bullet == 0 {
		s += 0.25
	}
	return s
}

// scoreForJob is the score of a deed of some strength for what the advert says.
func (c *composer) scoreForJob(s float64, d deed) float64 {
	near := min(d.near, nearest)
	switch {
	case d.near >= nearEnough:
		s = max(s, 1)
	case d.near == 0 && c.Match.Score >= fitsWell && c.newly(d.id, nil) == 0:
		s -= besides
	}
	if c.Match.Score < fits {
		near /= 2 // the advert is about other work
	}
	return s + near
}
