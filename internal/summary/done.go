package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

const longestDone = 26 // words of all deeds of a sentence

// participles is what was done as "has" goes on: "trained deckhands in mooring". The bullet below tells it in full.
func (d deed) participles() string {
	var done []string
	for _, v := range d.verbs {
		done = append(done, d.spelt(v, language.PastParticiple(v)))
	}
	return enumerate(done) + " " + d.object
}

// note is a deed without a subject: "built a slipway", and what goes on "run a night watch".
func (d deed) note() string {
	verbs := slices.Clone(d.verbs)
	for i, v := range verbs {
		if !d.now {
			verbs[i] = language.PastTense(v)
		}
	}
	return enumerate(verbs) + " " + d.object
}

// finite is what goes on, as it follows its subject: "leads a crew of eleven".
func (t teller) finite(d deed) string {
	var verbs []string
	for _, v := range d.verbs {
		verbs = append(verbs, t.verb(v))
	}
	return enumerate(verbs) + " " + d.object
}

var people = wordset.Of(`people staff persons personnel employees children pupils students members learners patients residents soldiers`)

func isPeople(low string) bool {
	return people[low] || language.IsRole(low) || strings.HasSuffix(low, "s") && language.IsRole(strings.TrimSuffix(low, "s"))
}

// longestWhole is how many words a theme has at most that keeps where and for whom something was done.
const longestWhole = 10

// wherePhrase is where something was done, or with what: the bullet tells it. None of these words says that it was done for
// somebody else, for a time or in play, as "for", "on", "under" and "with" may.
var wherePhrase = sieve.MustCompile(`^(.*\S) (?:across|throughout|within|using|via|used|including|ranging) .*$`)

// usedIn is what became of a thing.
var usedIn = sieve.MustCompile(` (?:used|adopted|deployed) (?:in|by|for|at|over|across|as).*$`)

// lostNothing is what did not happen meanwhile, which is half of the deed.
var lostNothing = sieve.MustCompile(` (?:with (?:no|nil|zero)|without) `)

// inTime is how long something took, and what it covers.
var inTime = sieve.MustCompile(` (?:in|within) (?:under |only )?\S+ (?:days|weeks|months|years)$|` +
	` (?:covering|enabling|allowing|spanning) .*$`)

// brief is an object without what its bullet tells besides, but with the advert's words.
func (c *composer) brief(object string) string {
	if first, _, _ := strings.Cut(strings.TrimPrefix(object, "the "), " "); foremost[first] {
		return object // what follows says among which
	}
	return c.shortened(inTime.ReplaceAllString(usedIn.ReplaceAllString(object, ""), ""))
}

// shortened is an object of a theme's words, where it can be told in as many.
func (c *composer) shortened(object string) string {
	for len(strings.Fields(object)) > longestWhole && !lostNothing.MatchString(object) {
		m := wherePhrase.FindStringSubmatch(object)
		if m == nil || len(strings.Fields(m[1])) <= shortestObject || c.losesAnswer(object, m[1]) || endsKnown.MatchString(m[1]) {
			break
		}
		words := language.TagSentence(language.Tokens(m[1]))
		if leavesOpen(words[len(words)-1]) || hangs(words[len(words)-1]) {
			break
		}
		object = m[1]
	}
	return object
}

// losesAnswer reports that the shorter object has fewer of the advert's words; a long one is shortened all the same.
func (c *composer) losesAnswer(object, shorter string) bool {
	return c.Match != nil && len(strings.Fields(object)) <= longestWhole+1 && c.near(shorter) < c.near(object)
}

// endsKnown ends with a thing that only what follows tells: "the control plane" of "the control plane for hybrid clouds".
var endsKnown = sieve.MustCompile(`\bthe \p{Ll}+(?: \p{Ll}+)?$`)

// deedsTold are predicates of what somebody does and has done, in whichever post: "leads a crew", "has introduced a log and
// trained deckhands"; beside fields of work that the advert asks for "experience covers tide tables, and includes
// introducing a log".
func (c *composer) deedsTold(lead string, list []deed) (told []predicate) {
	now, done := apartInTime(list)
	if most := mostNow; c.Match != nil {
		if c.owns {
			most = 1 // beside what the profile says itself
		}
		now = now[:min(len(now), most)]
	}
	if len(now) > 0 {
		items, lines := c.inARow(now, c.who.finite)
		told = append(told, predicate{text: inSeries(items), lines: lines})
	}
	there, done := c.there(lead, done)
	themes := c.untold(lead, list)
	done, kinds := c.toldAsKinds(done, len(there)+len(themes) > 0)
	if items, lines := c.inARow(done, deed.participles); len(items) > 0 {
		told = append(told, predicate{text: c.who.verb("have") + " " + inSeries(items), lines: lines})
	}
	if former := c.former(lead); former.text != "" && !isToldAs(there, former.text) {
		told = append(told, c.wasCalled(lead, former))
	}
	told = append(told, there...)
	if len(themes)+len(kinds) > 0 {
		told = append(told, c.experienceOf("experience ", themes, kinds))
	}
	return told
}

// isToldAs reports a deed that was told with what somebody was: "as a rope analyst at Gull Ferries".
func isToldAs(told []predicate, what string) bool {
	return slices.ContainsFunc(told, func(p predicate) bool { return strings.Contains(strings.ToLower(p.text), "as "+what) })
}

// wasCalled is the earlier post that is called as the job is, with its employer where that can be told.
func (c *composer) wasCalled(lead string, former predicate) predicate {
	p := predicate{text: c.who.verb("have") + " worked as " + former.text, lines: former.lines, past: true}
	if where, lines := c.place(lead, c.namesake()); where != "" {
		p.text, p.lines = c.who.verb("have")+" worked "+where, lines
	}
	return p
}

// answersFor opens what somebody answers for today.
const answersFor = "is responsible for "

// Words of a first sentence up to which the post of today goes into it, and where the headline names that already.
const (
	longestNamed = 28
	longestAgain = 20
)

// appose puts the post of today behind the name where it says more than the headline and the first sentence do: "Ann Moss, Head
// Rigger at Solent Yachts, is a marine engineer".
func (c *composer) appose(lead predicate) predicate {
	if c.who.first || len(c.doc.Work) == 0 || !c.doc.Work[0].Dates.Current || !isA.MatchString(lead.text) {
		return lead
	}
	as, lines := c.asWhat(lead.text, 0)
	post, titled := strings.CutPrefix(as, "as ")
	most := longestNamed
	if strings.EqualFold(c.anchor(lead.text, 0), c.doc.Person.Label.Value) {
		most = longestAgain
	}
	if !titled || c.besideToday || aStudent.MatchString(lead.text) || strings.ContainsAny(post, ",;()") ||
		len(strings.Fields(lead.text+" "+post)) > most ||
		!c.saysOther(lead.text) || c.owns && len(c.presentPost(lead.text)) == 0 {
		return lead
	}
	return predicate{text: ", " + post + ", " + lead.text, lines: slices.Concat(lead.lines, lines), own: lead.own}
}

// tellsDeed reports a claim about what somebody does or has done.
func tellsDeed(p predicate) bool {
	return !p.whole && sortOf(p) == ofDeeds && !hasThing.MatchString(p.text)
}

// hasThing is a claim about what somebody has.
var hasThing = sieve.MustCompile(`^ha(?:s|ve) an? `)

// saysOther reports that the first sentence says that somebody is something else than what they are called today.
func (c *composer) saysOther(lead string) bool {
	head := words(c.anchor(lead, 0))
	return len(head) > 0 && !slices.Contains(words(lead), head[len(head)-1])
}

// anchor is the title that the deeds of an earlier post are told with, "" for none: it has to name a person, and is
// not what the first sentence says of them or the newest post is called, too.
func (c *composer) anchor(lead string, post int) string {
	w := c.doc.Work[post]
	if !cleanPost(w) || !named(w.Title.Value) {
		return ""
	}
	cut := titleEnd.FindString(titled(w))
	title := strings.TrimSpace(strings.TrimSuffix(titled(w), cut))
	if cut != "" && (!isWhere(w, cut) || ofWhole.MatchString(title)) {
		return ""
	}
	low := strings.ToLower(title)
	if len(title) <= longestCode && !chiefs.MatchString(title) || strings.Contains(strings.ToLower(lead), low) ||
		post > 0 && strings.EqualFold(title, titled(c.doc.Work[0])) {
		return ""
	}
	return title
}

// longestCode is how many letters a title has at most that only those know who were there.
const longestCode = 3

// titleEnd is what a title says behind what somebody was.
var titleEnd = sieve.MustCompile(`(?:,| \(| [-–—] ).*$`)

// isWhere reports that the end of a title says where somebody worked: anything else may make less of what they were, or
// say how they were employed ("(pre-registration)", "(non-executive)").
func isWhere(w cv.Engagement, end string) bool {
	where := strings.Trim(end, " ,()-–—")
	return ofDepartment.MatchString(where) || where == w.Unit.Value || where == w.Location.Value ||
		slices.Contains(strings.Split(w.Location.Value, ", "), where)
}

// ofDepartment is the name of a part of a firm.
var ofDepartment = sieve.MustCompile(`^(?:\p{Lu}[\p{L}&]* )+(?:Department|Division)$`)

// ofWhole is the head of what stands behind it.
var ofWhole = sieve.MustCompile(`^(?:Director|` + heads + `)$`)

// asWhat is where and as what the deeds of a post were done: "as Deckhand at Solent Yachts"; "" where neither can be told.
func (c *composer) asWhat(lead string, post int) (text string, lines []int) {
	w := c.doc.Work[post]
	if title := c.anchor(lead, post); title != "" {
		text, lines = "as "+title, slices.Clone(w.Title.Lines)
	}
	at, _, _ := strings.Cut(firm(w), ",")
	if strings.Contains(lead, at) || !clean(w.Organisation) || !worksAt(w.Organisation.Value, at) {
		return text, lines
	}
	link := "at "
	if isHead.MatchString(strings.TrimPrefix(text, "as ")) {
		link = "of "
	}
	return strings.TrimSpace(text + " " + link + at), append(lines, w.Organisation.Lines...)
}

// worksAt reports an employer that somebody works "at": no list of teams, no force, no long name and nobody's client.
func worksAt(organisation, at string) bool {
	return at != "" && strings.Count(organisation, ",") < 2 && !ofState.MatchString(organisation) && len(strings.Fields(at)) <= longestFirm
}

const heads = `(?:Head|Founder|Co-[Ff]ounder|President|Chair|CEO|Owner|Managing Director)`

// isHead is what somebody is of something, not at it.
var isHead = sieve.MustCompile(`^` + heads + `(?: (?:&|and) ` + heads + `)?$`)

// longestFirm is how many words the name of an employer has at most that an earlier post is told with.
const longestFirm = 4

// ofState are employers that nobody works "at", and signs of who only buys or lends somebody's time.
var ofState = sieve.MustCompile(`(?i)\b(?:army|navy|air force|marines?|corps|regiment|guard|forces|police|self|freelancer?|various|` +
	`government|ministry|department|confidential|via|contract|contractor|agency)\b`)

// apartInTime are deeds that go on and those that are done.
func apartInTime(list []deed) (now, done []deed) {
	for _, d := range list {
		if d.now {
			now = append(now, d)
		} else {
			done = append(done, d)
		}
	}
	return now, done
}

// asNotes are deeds for a profile without a subject that is not about somebody, what goes on first: "Lead a crew and built a
// slipway".
func (c *composer) asNotes(list []deed) []predicate {
	now, done := apartInTime(list)
	list = slices.Concat(now, done)
	items, lines := c.inARow(list, deed.note)
	if len(items) == 0 {
		return nil
	}
	return []predicate{{text: language.Capital(inSeries(items)), lines: lines, whole: true}}
}

// inSeries joins deeds; a comma stands before the "and" where one before it, or one of several, has an "and", and before two verbs.
func inSeries(items []string) string {
	last := len(items) - 1
	return listOf(items, slices.ContainsFunc(items[:last], inner.MatchString) || last > 1 && inner.MatchString(items[last]) ||
		last > 0 && twoVerbs(items[last]))
}

var pairOpens = sieve.MustCompile(`^(?:\p{Ll}+, )?(\p{Ll}+) and (\p{Ll}+) `)

// twoVerbs reports a deed that opens with two verbs: "planned and executed 20 crossings".
func twoVerbs(deed string) bool {
	m := pairOpens.FindStringSubmatch(deed)
	return m != nil && len(language.VerbForms(m[1])) > 0 && len(language.VerbForms(m[2])) > 0
}

// inARow are as many deeds as a sentence can hold, without a job those of the newest post first, but what has an
// "and" of its own last.
func (c *composer) inARow(list []deed, tell func(deed) string) (items []string, lines []int) {
	if c.Match == nil {
		list = slices.Clone(list)
		slices.SortStableFunc(list, func(a, b deed) int { return boolOrder(a.post > 0, b.post > 0) })
	}
	room := longestDone
	for i, d := range list {
		text := tell(d)
		if room -= len(strings.Fields(text)); room < 0 && i > 0 {
			break
		}
		items, lines = append(items, text), append(lines, d.lines...)
	}
	slices.SortStableFunc(items, func(a, b string) int { return boolOrder(inner.MatchString(a), inner.MatchString(b)) })
	return items, lines
}

// boolOrder puts what is not so first.
func boolOrder(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// holds reports a deed that may be told as far as the truth check can say.
func (c *composer) holds(d deed) bool {
	text := d.participles()
	if d.now {
		text = teller{}.finite(d)
	}
	return c.Holds == nil || c.Holds(cv.Text{Value: text, Lines: d.lines})
}
