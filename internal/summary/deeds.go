package summary

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// deed is something that the candidate does or has done, as a profile tells it.
type deed struct {
	verbs    []string // base forms
	object   string
	now      bool   // of a post that goes on, and told in the present
	id       string // of the bullet
	lines    []int
	near     float64 // how much of its bullet is in the advert's words
	score    float64
	post     int
	american bool // its document is spelt so
	weak     bool // next to nothing is said by it
}

const (
	shortProfile     = 30  // words of the candidate's own up to which it names languages that nobody asks for
	mostOfPost       = 2   // of one post
	leastScore       = 4.0 // of a deed that is told although the profile says a lot
	fewClaims        = 2   // sentences of a profile that says little
	provesWorth      = 2.0 // what a step of proof counts in words of the advert
	ofTheKind        = 0.2 // share of it that is left where no word is the advert's
	longAgo          = 0.5 // share of it that is left of what was done two posts ago or before
	ofScope          = 1.5 // what a deed gains that says how many people somebody answers for
	nearEnough       = 3.0 // words of the advert from which on a slight deed is worth telling
	asCalled         = 3.0 // what a deed gains of a post that is called as the job is
	answersToo       = 2.0 // the same of the second thing that a bullet tells
	nearest          = 4.0 // what a deed's words count at most that the advert has too
	besides          = 2.0 // what a deed loses that has nothing to do with a job that fits
	mostBesideFields = 2   // deeds beside fields of work that the job asks for
	fitsWell         = 45  // score of a CV that has enough to tell of what the job asks for
)

// longestTold is how many bytes a text has at most that tells one thing.
const longestTold = 300

// tornOff is an object that ends where none can: its rest was left out, or is in another bullet.
var tornOff = sieve.MustCompile(`(?:^| )(?:by|with|of|in|on|for|to|and|or|from|at|through|as|the|an?|` +
	`successfully|effectively|efficiently|actively|properly|fully|directly|according|due|based|related|viz|etc)$|[/&-]$`)

// did are the deeds that show most of what the job asks for; without a job the
// strongest ones of the latest posts. Each shows something that the others do not.
func (c *composer) did(own int) []deed {
	if c.Match == nil && own >= fewClaims {
		return nil // what it says is of the candidate's own choice
	}
	return c.chosen(own, c.fields())
}

// chosen are those deeds of bullets that show none of the themes, which are told already.
func (c *composer) chosen(own int, themes []theme) (told []deed) {
	shown := c.shownByProfile()
	list, after := c.gathered(c.worthTelling(own, shown), themes), shown
	list = slices.DeleteFunc(list, func(d deed) bool {
		return slices.ContainsFunc(themes, func(t theme) bool {
			return t.id == d.id || alike(d.activity(), t.text) || alike(t.text, d.activity())
		})
	})
	most := c.roomBeside(own, themes)
	told = c.picked(list, most, shown, after)
	for stray := c.strays(told, own); len(stray) > 0; stray = c.strays(told, own) {
		list = slices.DeleteFunc(list, func(d deed) bool { return slices.ContainsFunc(stray, d.isSame) })
		told = c.picked(list, most, shown, after)
	}
	return told
}

// picked are the first deeds of a list by what they are worth beside one another.
func (c *composer) picked(list []deed, most int, shown, after map[int]bool) (told []deed) {
	for len(told) < most {
		at := c.best(list, told, shown, after)
		if at < 0 {
			break
		}
		told = append(told, list[at])
		after = c.showing(after, list[at])
	}
	return told
}

// best is the index of the deed that is worth most beside those that are told already, -1 for none.
func (c *composer) best(list, told []deed, shown, after map[int]bool) int {
	at, most := -1, 0.0
	for i, d := range list {
		if len(told) == 0 && c.Match != nil && d.score < leastScore && c.newly(d.id, nil) == 0 {
			continue
		}
		if d.crowded(told) || len(told) > 0 && !d.adds(told) || !c.beside(d, told, shown) {
			continue
		}
		score := c.scoreBeside(d, told, shown, after)
		if score > most && score >= leastBeside[min(len(told), 2)] {
			at, most = i, score
		}
	}
	return at
}

// leastBeside is the least score of the first deed, the second one, which keeps it company, and another.
var leastBeside = [...]float64{0, leastScore - 1, leastScore}

// adds reports a deed that says something else than those that are told.
func (d deed) adds(told []deed) bool { return !d.weak && !slices.ContainsFunc(told, d.repeats) }

// scoreBeside is what a deed is worth where others are told; the second half of what proves something is worth all
// of it.
func (c *composer) scoreBeside(d deed, told []deed, shown, after map[int]bool) float64 {
	if slices.ContainsFunc(told, func(t deed) bool { return t.id == d.id }) {
		return d.score
	}
	return c.scoreAfter(d, shown, after)
}

// repeats reports a deed of the same bullet that the advert says little of, or one that begins as another or is much like it.
func (d deed) repeats(other deed) bool {
	return d.id == other.id && d.near < answersToo || sameVerb(d, other)
}

// crowded reports that enough is told of the post already.
func (d deed) crowded(told []deed) bool {
	of := 0
	for _, t := range told {
		if t.post == d.post && !t.isDuty() {
			of++
		}
	}
	return of == mostOfPost
}

// keepsCompany reports a deed that has nothing to do with the job and is told beside another one all the same: it says
// much of somebody.
func (c *composer) keepsCompany(d deed) bool {
	return d.score >= leastScore-1 && strongDeeds[d.verbs[0]]
}

// worthTelling are the deeds that a profile of so many claims has a place for, each with all that it is worth.
func (c *composer) worthTelling(own int, shown map[int]bool) []deed {
	list := slices.DeleteFunc(c.sound(), func(d deed) bool {
		return c.Match == nil && (d.post > 1 || d.score < leastScore)
	})
	for i := range list {
		list[i].score += c.proves(list[i], shown)
	}
	least := leastScore / 2
	if own > fewClaims {
		least = leastScore
	}
	return c.worthALine(slices.DeleteFunc(list, func(d deed) bool {
		return c.isBygone(d) || d.score < least || c.Match != nil && d.score < leastScore && c.newly(d.id, nil) == 0 && !c.keepsCompany(d)
	}))
}

// sound are the deeds that end where one can and pass the truth check.
func (c *composer) sound() []deed {
	return slices.DeleteFunc(c.deeds(), func(d deed) bool { return tornOff.MatchString(d.object) || !c.holds(d) })
}

// beside reports a deed that has a place beside two that are told: the third has to answer the job, to be near it or
// to be about leading people, where one of the others answers it.
func (c *composer) beside(d deed, told []deed, shown map[int]bool) bool {
	answers := func(o deed) bool { return c.Match != nil && c.newly(o.id, shown) > 0 }
	if c.Match == nil && d.now && slices.ContainsFunc(told, func(o deed) bool { return o.now }) {
		return false // what goes on is told once
	}
	if len(told) == 1 && d.near < nearBeside && !answers(d) && answers(told[0]) {
		return leads[d.verbs[0]] // nobody asks for anything else
	}
	return len(told) < 2 || answers(d) || d.near >= nearEnough || leads[d.verbs[0]] && leadsPeople(d.object) ||
		!slices.ContainsFunc(told, answers)
}

// leads are verbs of those who answer for others.
var leads = wordset.Of("lead manage head direct oversee supervise command run build mentor train coach handle")

// ofScope reports a deed that says how many people somebody answers for.
func (d deed) ofScope() bool {
	teams := d.verbs[0] != "build" || // not for 90 sailors
		slices.ContainsFunc(words(d.object), func(w string) bool { return groups[w] })
	counted := strings.ContainsAny(d.object, "0123456789") || numbered.MatchString(d.object)
	return teams && counted && leads[d.verbs[0]] && leadsPeople(d.object)
}

// isDuty reports how many people somebody answers for today, which the profile tells apart from what was done.
func (d deed) isDuty() bool { return d.now && d.post == 0 && d.ofScope() }

func leadsPeople(object string) bool {
	return slices.ContainsFunc(words(object), func(w string) bool { return groups[w] || isPeople(w) })
}

// groups are people who work together.
var groups = wordset.Of("team teams crew crews")

// room is how many deeds go into a profile that says so much already.
func (c *composer) room(own int) int {
	switch words := c.ownWords(); {
	case words+c.besides > muchMore:
		return 1
	case words > muchSaid || own > fewClaims+1:
		return 1
	case words > someSaid || words+c.besides > muchSaid || own > fewClaims:
		return c.most().deeds - 1
	}
	return c.most().deeds
}

// roomBeside is the same where fields of work are told: they say what was done, and so fewer bullets are said again.
func (c *composer) roomBeside(own int, themes []theme) int {
	room := c.room(own)
	if c.Match != nil && len(c.doc.Summary) > 0 && len(themes) > 0 {
		return min(room, max(mostBesideFields, room-len(themes)))
	}
	return room
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
func sameVerb(a, b deed) bool {
	return a.verbs[0] == b.verbs[0] || alike(a.object, b.object) || alike(b.object, a.object)
}

// proves is what a deed is worth for what it shows of the job; what shares no word with
// the advert shows only something of the kind.
func (c *composer) proves(d deed, shown map[int]bool) float64 {
	worth := provesWorth * float64(c.newly(d.id, shown))
	switch {
	case c.Match == nil:
	case d.near == 0 && c.Match.Score < fitsWell:
		return 0
	case d.post > 1 && d.post < len(c.doc.Work) && d.post != c.namesake():
		worth *= longAgo
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
		if sharedOrPlayed(&p) {
			continue
		}
		list = append(list, called(c.deedsOf(p.Highlights, len(c.doc.Work)+i, false), p.Name)...)
	}
	return list
}

// deedsOf are those of the bullets of a post.
func (c *composer) deedsOf(bullets []cv.Text, post int, current bool) (list []deed) {
	for k, h := range bullets {
		if c.isUntold(h) || c.isLimited(h.Value) {
			continue
		}
		for _, clause := range clauses(h.Value) {
			d, ok := deedOf(clause)
			if !ok || d.now && !current || c.repeats(d.object) {
				continue // what stands in the present in a post that is over is not said to be done
			}
			d.id, d.lines, d.post, d.american = h.ID, h.Lines, post, c.doc.Locale == "en-US"
			if d = c.worded(d, clause); c.repeats(d.object) || c.saysSum(d.object) {
				continue
			}
			slight := d.near < answersToo || d.near < nearEnough && c.newly(d.id, nil) == 0
			d.score, d.weak = c.score(clause, d, post, k), slight && strength(d, clause) < 0
			list = append(list, d)
		}
	}
	return list
}

// isUntold reports a bullet that is not told at all: the user's own wording, a goal, an aside or much in one.
func (c *composer) isUntold(h cv.Text) bool {
	return c.Edited(h.ID) || c.goals[h.ID] || isAside(h, c.doc.Source) || h.IsZero() || len(h.Value) > longestTold
}

// isAside reports a bullet that stands in brackets in the file, as what a firm does: "(Leading maker of ropes)".
func isAside(bullet cv.Text, source []cv.SourceLine) bool {
	return len(bullet.Lines) > 0 && bullet.Lines[0] < len(source) &&
		strings.HasPrefix(strings.TrimLeft(source[bullet.Lines[0]].Text, "-•*–§ \t"), "(")
}

// worded is a deed with as much of its clause as a profile tells.
func (c *composer) worded(d deed, clause string) deed {
	if c.Match != nil {
		d.near = c.near(clause)
	}
	whole := d.object
	d = c.answering(d, clause)
	if changes[d.verbs[0]] {
		return d
	}
	if d.object = c.brief(d.object); c.Match != nil {
		d.object = withScope(d, whole, clause)
	}
	return d
}

// called gives what was made in a project its name: "launched Ropebook, a free log".
func called(list []deed, name cv.Text) []deed {
	for i := range list {
		d := &list[i]
		if makes[d.verbs[0]] && clean(name) && opensNew.MatchString(d.object) && !strings.Contains(d.object, name.Value) &&
			!strings.Contains(strings.ToLower(name.Value), d.verbs[0]) { // "designed Bridge design, a footbridge"
			d.object, d.lines = name.Value+", "+d.object, slices.Concat(d.lines, name.Lines)
		}
	}
	return list
}

// makes are verbs whose object a project is named after.
var makes = wordset.Of("build create develop design launch write found")

var opensNew = sieve.MustCompile(`^an? `)

// score tells how well a deed stands in a profile, apart from what it proves.
func (c *composer) score(clause string, d deed, post, bullet int) float64 {
	s := strength(d, clause)
	if c.Match != nil {
		s = c.scoreForJob(s, d)
	}
	switch post {
	case c.namesake(), c.turned(): // -1 is no post
		s += asCalled
	case 0:
		s += 1.5
	case 1:
		s += 0.75
	}
	if bullet == 0 {
		s += 0.25
	}
	if d.ofScope() {
		s += ofScope
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
