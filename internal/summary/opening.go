package summary

import (
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
	"focal/internal/tailor"
)

// opener is a first sentence of a portrait.
type opener struct {
	predicate
	post    int  // the post that it names, -1 for none
	several bool // it names more than one
	course  bool // it tells a course that goes on
	degree  bool // it tells the degree
	known   bool // it tells the skills
}

// leads are the first sentences that can be told, the one that says most first.
func (c *composer) leads() (list []opener) {
	add := func(o opener) {
		if o.text != "" {
			list = append(list, o)
		}
	}
	at := c.postToTell()
	if at < 0 || isBareLearner(c.withSoundFirm(at)) {
		if s := c.courseNow(); s.text != "" {
			add(opener{predicate: predicate{text: "is " + s.text, lines: s.lines}, post: -1, course: true})
		}
		if p := c.papers(); len(p) > 0 {
			if both := c.withSecond(p); len(both) > len(p) {
				add(opener{predicate: c.holdingByName(both), post: -1, degree: true})
			}
			add(opener{predicate: c.holdingByName(p), post: -1, degree: true})
		}
		add(opener{predicate: c.attended(), post: -1, course: true})
		if len(list) == 0 {
			add(c.skilledByName())
		}
		return list
	}
	w := c.withSoundFirm(at)
	if w.Dates.Current {
		add(c.since(w, at))
		add(c.isNow(w, at))
		return list
	}
	add(c.wasNearer(w, at))
	add(c.inAll(w, at))
	add(c.forYears(w, at))
	add(c.wasBoth(w, at))
	add(c.wasOnce(w, at))
	return list
}

// skilledByName is a first sentence about somebody of whom neither a post nor a degree can be told: what they know of what the job
// asks for.
func (c *composer) skilledByName() opener {
	known := c.knows(nil)
	if len(known) == 0 || !strings.Contains(known[0].text, " and ") {
		return opener{}
	}
	return opener{predicate: predicate{text: "is skilled in " + known[0].text, lines: known[0].lines}, post: -1, known: true}
}

// isBareLearner reports a post without an employer whose title says only that somebody learnt: who "is an intern" is told by the degree.
func isBareLearner(w cv.Engagement) bool {
	return w.Organisation.IsZero() && !strings.Contains(strings.TrimSpace(w.Title.Value), " ") && learners.MatchString(w.Title.Value)
}

// farthestPost is how many posts at the top may be unfit to tell.
const farthestPost = 3

// postToTell is the newest post with a title that can be told, -1 for none. What is read badly in a newer one leaves the
// others alone.
func (c *composer) postToTell() int {
	for i, w := range c.doc.Work[:min(len(c.doc.Work), farthestPost)] {
		firm := w.Organisation
		misread := !firm.IsZero() && !clean(firm) && (holdsSentence(firm.Value) || firstPerson.MatchString(firm.Value))
		if misread {
			return -1 // the file is no list of posts
		}
		switch {
		case clean(w.Title) && named(w.Title.Value):
			return i
		case w.Dates.Current:
			return -1 // what somebody is today is not known
		}
	}
	return -1
}

// withSoundFirm is a post without an employer that was badly read.
func (c *composer) withSoundFirm(at int) cv.Engagement {
	w := c.doc.Work[at]
	if !w.Organisation.IsZero() && !clean(w.Organisation) {
		w.Organisation = cv.Text{}
	}
	return w
}

// phrase is what somebody is of a title: "a civil engineer", or the title where it is no phrase.
func phrase(w cv.Engagement) (text string, isPhrase bool) {
	if text, ok := trade(w.Title.Value); ok {
		return text, true
	}
	if text, ok := inUnit(w.Title.Value); ok {
		return text, true
	}
	if m := ofPart.FindStringSubmatch(w.Title.Value); m != nil {
		if text, ok := trade(m[1]); ok && !singular.MatchString(m[1]) {
			return text + " (" + m[2] + ")", true
		}
	}
	return titled(w), false
}

var (
	// ofUnit is a title with the part of the house behind it: "Rigger, Sails and Ropes Department".
	ofUnit = sieve.MustCompile(`^([^,]+?)(?:,| [–-]) (?:the )?((?:\p{Lu}[\p{L}'’-]*,? |and |& |of ){1,6}?` +
		`(?:Department|Departments|Division|Group|Team|Unit|Desk|Branch|Section))$`)
	// internOf is a title of an intern that opens with where they were, which has commas: "Tax, Mergers and Audit Intern".
	internOf = sieve.MustCompile(`^(\p{Lu}[^,;:()/]*, [^;:()/]*) (Intern|Trainee)$`)
)

// ofPart is a title with a part of the house or a field in brackets: "Mate (Deck Department)".
var ofPart = sieve.MustCompile(`^([^()]+) \(([\p{L} /&-]+)\)$`)

// plainField is a field or a place behind the title of an intern: "Human Resources".
var plainField = sieve.MustCompile(`^\p{Lu}[\p{L}'’-]+(?: (?:and|&|\p{Lu}[\p{L}'’-]+))*$`)

// inUnit is what somebody was in a part of the house: "a rigger in the Sails and Ropes Department".
func inUnit(title string) (text string, ok bool) {
	if m := ofUnit.FindStringSubmatch(title); m != nil {
		what, is := trade(m[1])
		return what + " in the " + m[2], is
	}
	if field, is := strings.CutPrefix(title, "Intern, "); is && plainField.MatchString(field) && !named(field) {
		return "an intern in " + field, true
	}
	if m := internOf.FindStringSubmatch(title); m != nil && !strings.Contains(m[1], "ntern") {
		return article(strings.ToLower(m[2])) + " in " + m[1], true
	}
	return "", false
}

// place is " at Solent Yachts", or nothing.
func place(w cv.Engagement, comma bool) string {
	if w.Organisation.IsZero() {
		return ""
	}
	if comma {
		return ", at " + house(w)
	}
	return " at " + house(w)
}

// legalForm is what a firm is in law, behind a comma.
var legalForm = sieve.MustCompile(`,? (?:Inc|Ltd|LLC|L\.L\.C|LLP|Corp)\.?$`)

// endsLegally is such a form without its full stop, which would end the sentence.
var endsLegally = sieve.MustCompile(` (?:Inc|Ltd|Pvt|Corp|Co)$`)

// house is an employer as a sentence names it: "the Department of Ships".
func house(w cv.Engagement) string {
	name := firm(w)
	if bare, stopped := strings.CutSuffix(name, "."); stopped &&
		(len(bare[strings.LastIndex(bare, " ")+1:]) >= shortestStopped || endsLegally.MatchString(bare)) {
		name = bare // "Solent Associates.", "Solent Pvt Ltd."
	}
	if short := legalForm.ReplaceAllString(name, ""); strings.HasPrefix(name, short+",") {
		name = short
	}
	if ofKind.MatchString(name) {
		return "the " + name
	}
	return name
}

func (c *composer) since(w cv.Engagement, at int) opener {
	what, is := phrase(w)
	year := w.Dates.Start.Year
	if !is || year == 0 || c.Today.Year > 0 && year >= c.Today.Year || w.Organisation.IsZero() ||
		w.Dates.Text.IsZero() || tellsRise(w) {
		return opener{}
	}
	text := "has been " + what + place(w, false) + " since " + strconv.Itoa(year)
	lines := slices.Concat(w.Title.Lines, w.Organisation.Lines, w.Dates.Text.Lines)
	return opener{predicate: predicate{text: text, lines: lines, own: true}, post: at}
}

// tellsRise reports a post that says of itself that it was not the same from its first day on: "promoted from Engineer in 2019".
func tellsRise(w cv.Engagement) bool {
	return rise.MatchString(w.Title.Value) || slices.ContainsFunc(slices.Concat(w.Summary, w.Highlights), func(t cv.Text) bool {
		return rise.MatchString(t.Value)
	})
}

var rise = sieve.MustCompile(`(?i)\b(?:promot\p{L}*|since|previously|initially|formerly|began as|started as|joined as|hired as|became|` +
	`rose|advanced to)\b`)

func (c *composer) isNow(w cv.Engagement, at int) opener {
	what, is := phrase(w)
	verb := "works as "
	if is {
		verb = "is "
	}
	lines := slices.Concat(w.Title.Lines, w.Organisation.Lines)
	return opener{predicate: predicate{text: verb + what + place(w, strings.Contains(what, ",")), lines: lines, own: true}, post: at}
}

const (
	leastYears = 2 // years of work that are worth telling
	longPost   = 5 // years from which on a post of another trade is worth telling
	mostFirms  = 3 // employers that one sentence names
)

// forYears is how long somebody has worked in the trade of the newest post, at the employers that the sentence names.
func (c *composer) forYears(w cv.Engagement, at int) opener {
	what, is := phrase(w)
	if !is || singular.MatchString(w.Title.Value) || learners.MatchString(what) || w.Organisation.IsZero() {
		return opener{}
	}
	var firms []string
	var periods []cv.DateRange
	var lines []int
	for i := at; i < len(c.doc.Work); i++ {
		p := c.doc.Work[i]
		if !strings.EqualFold(titled(p), titled(w)) || !c.isDone(p) {
			continue
		}
		if p.Dates.Start.Month == 0 || p.Dates.End.Month == 0 {
			return opener{} // of years alone nobody knows how many they were
		}
		if !slices.Contains(firms, house(p)) {
			firms = append(firms, house(p))
		}
		periods = append(periods, p.Dates)
		lines = slices.Concat(lines, p.Title.Lines, p.Organisation.Lines, p.Dates.Text.Lines)
	}
	years := cv.YearsIn(periods)
	if years < leastYears || len(firms) > mostFirms {
		return opener{}
	}
	text := "has " + inWords(years) + " years of experience as " + what + " at " + enumerate(firms)
	return opener{predicate: predicate{text: text, lines: lines, own: true}, post: at, several: len(periods) > 1}
}

// mostRecently leads from years of work to the newest post.
const mostRecently = ", most recently as "

// leastInAll is how many years of several posts are worth telling.
const leastInAll = 3

// inAll is how long somebody has worked in one trade, as the dates of its posts prove, and as what they did last; where posts of one
// title make up these years, those are told instead.
func (c *composer) inAll(w cv.Engagement, at int) opener {
	what, is := phrase(w)
	if !is || at > 0 || learners.MatchString(what) {
		return opener{}
	}
	var periods, same []cv.DateRange
	lines := slices.Concat(w.Title.Lines, w.Organisation.Lines)
	for _, p := range c.ofOneTrade() {
		if p.Dates.Start.Month == 0 || p.Dates.End.Month == 0 || p.Dates.End.Compare(w.Dates.End) > 0 {
			return opener{}
		}
		if strings.EqualFold(titled(p), titled(w)) {
			same = append(same, p.Dates)
		}
		periods, lines = append(periods, p.Dates), slices.Concat(lines, p.Title.Lines, p.Dates.Text.Lines)
	}
	years := cv.YearsIn(periods)
	if years < leastInAll || years == cv.YearsIn(same) {
		return opener{}
	}
	text := "has " + inWords(years) + " years of experience" + mostRecently + what + place(w, false)
	return opener{predicate: predicate{text: text, lines: lines, own: true}, post: at}
}

// ofOneTrade are all posts that are over, where each has the role of the newest: of somebody who did something else besides, the
// years in one role would read as all there are.
func (c *composer) ofOneTrade() (list []cv.Engagement) {
	for i, w := range c.doc.Work {
		switch {
		case !isOverAndTold(w):
		case i > 0 && !cv.SharesRole(c.doc.Work[0].Title.Value, w.Title.Value):
			return nil
		default:
			list = append(list, w)
		}
	}
	return list
}

// isOverAndTold reports a post of a trade that has an end.
func isOverAndTold(w cv.Engagement) bool {
	return !w.Dates.Current && !w.Dates.Text.IsZero() && clean(w.Title) && !learners.MatchString(w.Title.Value)
}

// isDone reports a post of an employer that the dates of the CV say is over.
func (c *composer) isDone(p cv.Engagement) bool {
	return !p.Dates.Current && !p.Dates.Text.IsZero() && cleanPost(p) && !p.Organisation.IsZero() && p.Dates.End.Compare(c.Today) <= 0
}

// inWords is a number as texts print it.
func inWords(n int) string {
	if n < len(writtenNumbers) {
		return writtenNumbers[n]
	}
	return strconv.Itoa(n)
}

var writtenNumbers = strings.Fields("zero one two three four five six seven eight nine ten")

// wasOnce is a post that is over.
func (c *composer) wasOnce(w cv.Engagement, at int) opener {
	what, _ := phrase(w)
	lines := slices.Concat(w.Title.Lines, w.Organisation.Lines)
	return opener{
		predicate: predicate{text: "has worked as " + what + place(w, strings.Contains(what, ",")), lines: lines, own: true}, post: at,
	}
}

// wasBoth is that post and the one before it, where nothing is told of the newest.
func (c *composer) wasBoth(w cv.Engagement, at int) opener {
	if at+1 >= len(c.doc.Work) || slices.ContainsFunc(c.did(0), func(d deed) bool { return d.post == at }) {
		return opener{}
	}
	b := c.doc.Work[at+1]
	if b.Dates.Current || !pairs(w, b) || sameCalling(w, b) {
		return opener{}
	}
	one, other := c.wasOnce(w, at), c.wasOnce(b, at+1)
	if !lesser.MatchString(b.Title.Value) && c.near(b.Title.Value) >= c.near(w.Title.Value)+nearerPost {
		one, other = other, one
	}
	one.text += " and " + strings.TrimPrefix(other.text, "has worked ")
	one.lines, one.several = slices.Concat(one.lines, other.lines), true
	return one
}

// yearsBetween is how many years before the newest post another one may have ended that is told before it.
const yearsBetween = 3

// wasNearer is a post that is called more as the job is than the newest one, and that one behind it: a teacher who has sung since
// applies as a teacher.
func (c *composer) wasNearer(w cv.Engagement, at int) opener {
	if c.Match == nil {
		return opener{}
	}
	best := c.nearerThan(w, at)
	if best < 0 {
		return opener{}
	}
	one, other := c.wasOnce(c.doc.Work[best], best), c.wasOnce(w, at)
	one.text += " and " + strings.TrimPrefix(other.text, "has worked ")
	one.lines, one.several = slices.Concat(one.lines, other.lines), true
	return one
}

// nearerThan is the index of the post behind another one that is called most as the job is, and more than that one; -1 for none.
func (c *composer) nearerThan(w cv.Engagement, at int) int {
	best, near := -1, c.near(w.Title.Value)+nearerPost
	for i := at + 1; i < min(len(c.doc.Work), at+1+farthestPost); i++ {
		b := c.doc.Work[i]
		if n := c.near(b.Title.Value); n < near || !c.isDone(b) || !pairs(w, b) || sameCalling(w, b) || lesser.MatchString(b.Title.Value) ||
			b.Dates.End.Year-b.Dates.Start.Year < 1 || w.Dates.End.Year-b.Dates.End.Year > yearsBetween {
			continue
		}
		best, near = i, c.near(b.Title.Value)
	}
	return best
}

// turned is the earlier post that somebody applies with who has done something else since, -1 for none.
func (c *composer) turned() int {
	if c.Match == nil || len(c.doc.Work) == 0 || len(c.doc.Summary) > 0 || c.doc.Work[0].Dates.Current {
		return -1
	}
	return c.nearerThan(c.doc.Work[0], 0)
}

// previously are up to two earlier posts, of the same trade or long ones; where no date says that they were over
// before, others beside it.
func (c *composer) previously(at int) predicate {
	if at < 0 {
		return predicate{}
	}
	var items []string
	var lines []int
	opens := "previously"
	for i := at + 1; i < len(c.doc.Work); i++ {
		w := c.doc.Work[i]
		if len(items) == mostEarlier || !c.isWorthNaming(w, at) || alike(house(w), house(c.doc.Work[at])) {
			continue
		}
		what, _ := phrase(w)
		item := "as " + what + " at " + house(w)
		if n := len(items); n > 0 && strings.HasPrefix(items[n-1], "as "+what+" at ") {
			item = "at " + house(w)
		}
		items, lines = append(items, item), slices.Concat(lines, w.Title.Lines, w.Organisation.Lines)
		if !c.isEarlier(i, at) {
			opens = c.who.verb("have") + " also"
		}
	}
	if len(items) == 0 {
		return predicate{}
	}
	text := strings.ReplaceAll(opens+" worked "+enumerate(items), " and at ", " and ")
	return predicate{text: text, lines: lines}
}

// isWorthNaming reports a post beside the one at that a profile names: of another employer, well read, of the same trade or long,
// and not one that somebody who has a trade began with.
func (c *composer) isWorthNaming(w cv.Engagement, at int) bool {
	now := c.doc.Work[at]
	if w.Dates.Current || !cleanPost(w) || !named(w.Title.Value) || w.Organisation.IsZero() || strings.Contains(w.Title.Value, ",") ||
		w.Organisation.Value == now.Organisation.Value || ofState.MatchString(w.Organisation.Value) {
		return false
	}
	if beginners.MatchString(w.Title.Value) && !learners.MatchString(now.Title.Value) {
		return false
	}
	return c.ofTheTrade(w) || cv.YearsIn([]cv.DateRange{w.Dates}) >= longPost
}

// isEarlier reports a post that was over when the one at began, as the dates of both say.
func (c *composer) isEarlier(post, at int) bool {
	if post >= len(c.doc.Work) || at < 0 || post == at { // a post of one year ends when it began
		return false
	}
	before, after := c.doc.Work[post].Dates, c.doc.Work[at].Dates
	return !before.Current && !before.End.IsZero() && !after.Start.IsZero() && before.End.Year <= after.Start.Year &&
		(before.End.Month == 0 || after.Start.Month == 0 || before.End.Compare(after.Start) <= 0)
}

// holdingByName is what the named person holds.
func (c *composer) holdingByName(facts []fact) predicate {
	p := c.holding(facts)
	if !c.who.first {
		_, rest, _ := strings.Cut(p.text, " ")
		p.text = "holds " + rest
	}
	return p
}

// interrupted is said of a course that does not go on now.
var interrupted = sieve.MustCompile(`(?i)\b(?:defer\p{L}*|leave|paused?|on hold|interrupt\p{L}*|withdr\p{L}*|suspend\p{L}*|break)\b`)

// isPast reports the end of a course, as it was expected, that has gone by: nobody knows whether the degree was given.
func (c *composer) isPast(d cv.DateRange) bool {
	end := d.End
	if end.IsZero() && !d.Current {
		end = d.Start
	}
	return !d.Current && c.Today.Year > 0 && !end.IsZero() && end.Compare(c.Today) < 0
}

// courseNow is the degree that somebody studies for: "studying for a BSc in Harbour Studies at Port College".
func (c *composer) courseNow() predicate {
	for i := range c.doc.Education {
		e := &c.doc.Education[i]
		name, area := degreeOf(e)
		goesOn := e.Dates.Current || underWay.MatchString(e.Dates.Text.Value)
		told := e.Dates.Text.Value + " " + e.Degree.Value + " " + e.Area.Value
		if !goesOn || interrupted.MatchString(told) || c.isPast(e.Dates) {
			continue
		}
		if !isDegree(name) || !clean(e.Degree) || !tailor.HoldsDegree(c.doc, e) {
			continue
		}
		p := predicate{text: "studying for " + article(name), lines: slices.Clone(e.Degree.Lines)}
		if area != "" && subject.MatchString(area) && !strings.Contains(name, " in ") && !qualified.MatchString(area) {
			p.text, p.lines = p.text+" in "+area, slices.Concat(p.lines, e.Area.Lines)
		}
		if school := schoolOf(e); school != "" && school != strings.ToUpper(school) {
			p.text, p.lines = p.text+" at "+school, slices.Concat(p.lines, e.Institution.Lines)
		}
		p.lines = slices.Concat(p.lines, e.Dates.Text.Lines)
		return p
	}
	return predicate{}
}
