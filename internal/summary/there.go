package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// What was done in posts that are over is told in the simple past and in a sentence of its own, with where it was: "Cut refit time
// from 9 to 4 days at Solent Yachts." A result that floats free of its employer reads as one of today's post, and the bullet in
// the -ing form behind "experience includes" as a copy.

const (
	mostThere    = 2  // deeds of posts that are over, where others are told
	mostOnly     = 3  // and where there are none
	longestThere = 32 // words of their sentence
	shortThere   = 24 // and of one that has several of the first post

	shortestLoose = 6 // words of one without an employer beside others
)

// there are the sentences about what was done in posts that are over, and the other deeds.
func (c *composer) there(lead string, list []deed) (told []predicate, rest []deed) {
	ended := slices.DeleteFunc(slices.Clone(list), func(d deed) bool { return !c.hasEnded(d.post) })
	for i := range ended {
		at, _, _ := strings.Cut(house(c.doc.Work[ended[i].post]), ",")
		ended[i].object = strings.TrimSuffix(ended[i].object, " at "+at) // told behind all of the post
	}
	rest = slices.DeleteFunc(slices.Clone(list), func(d deed) bool { return c.hasEnded(d.post) })
	most := mostThere
	if len(rest) == 0 {
		most = mostOnly
	}
	var loose, placed []deed
	for _, d := range ended[:min(len(ended), most)] {
		if c.hasPlace(lead, d) {
			if len(placed)*len(rest) == 0 || placed[0].post == d.post { // beside today one employer is enough
				placed = append(placed, d)
			}
		} else {
			loose = append(loose, d)
		}
	}
	items, lines := c.inARow(loose, deed.past)
	if n := len(strings.Fields(strings.Join(items, " "))); n >= shortestLoose || n > 0 && len(placed)+len(rest) == 0 {
		told = append(told, predicate{text: c.beforeToday(lead, loose) + inSeries(items), lines: lines, past: true})
	}
	return append(told, c.placed(lead, placed)...), rest
}

// beforeToday says that deeds whose employer is not told were done before the post of today, where all of them were.
func (c *composer) beforeToday(lead string, list []deed) string {
	if slices.ContainsFunc(list, func(d deed) bool {
		w := c.doc.Work[d.post]
		at, _, _ := strings.Cut(house(w), ",")
		return !c.isEarlier(d.post, 0) || strings.Contains(lead, firm(w)) && !w.Organisation.IsZero() && !c.isThereToday(at)
	}) {
		return ""
	}
	return previously
}

// previously opens what was done before the post of today where no employer is told.
const previously = "previously "

// hasEnded reports a post that is over; of the newest one only its dates can say so.
func (c *composer) hasEnded(post int) bool {
	return post < len(c.doc.Work) && !c.doc.Work[post].Dates.Current && (post > 0 || c.doc.Work[post].Dates.Ended())
}

// hasPlace reports a deed of an employer that can be named behind it.
func (c *composer) hasPlace(lead string, d deed) bool {
	where, _ := c.place(lead, d.post)
	return where != "" && !strings.Contains(d.object, " at ")
}

// placed are deeds of one or two posts with where they were done: in one sentence, or in one each where much is told of the first.
// Of one post alone that comes first where somebody is named behind it.
func (c *composer) placed(lead string, list []deed) (told []predicate) {
	var parts []predicate
	for len(list) > 0 {
		post := list[0].post
		of := slices.DeleteFunc(slices.Clone(list), func(d deed) bool { return d.post != post })
		list = slices.DeleteFunc(slices.Clone(list), func(d deed) bool { return d.post == post })
		items, lines := c.inARow(of, deed.past)
		where, at := c.place(lead, post)
		if len(parts)+len(list) == 0 && !c.who.silent() {
			text := language.Capital(where) + ", " + c.who.inside() + " " + inSeries(items)
			return []predicate{{text: text, lines: slices.Concat(lines, at), whole: true, past: true}}
		}
		parts = append(parts, predicate{
			text: inSeries(items) + " " + where, lines: slices.Concat(lines, at), past: true, earlier: c.isEarlier(post, 0),
		})
	}
	for _, p := range parts {
		last := len(told) - 1
		if last >= 0 && c.goesWith(told[last], p) {
			told[last].text, told[last].lines = inSeries([]string{told[last].text, p.text}), slices.Concat(told[last].lines, p.lines)
			continue
		}
		told = append(told, p)
	}
	return told
}

// goesWith reports deeds of two posts that one sentence can tell.
func (c *composer) goesWith(before, p predicate) bool {
	n := len(strings.Fields(before.text + " " + p.text))
	return n <= longestThere && (!c.who.silent() || n <= shortThere || !strings.Contains(before.text, " and "))
}

// place is where the deeds of a post were done, and as what if the job is called so.
func (c *composer) place(lead string, post int) (text string, lines []int) {
	w := c.doc.Work[post]
	at, _, _ := strings.Cut(house(w), ",")
	if strings.Contains(lead, at) || !clean(w.Organisation) || !worksAt(w.Organisation.Value, at) || c.isThereToday(at) {
		return "", nil
	}
	text, lines = "at "+at, slices.Clone(w.Organisation.Lines)
	if as := c.former(lead); as.text != "" && post == c.namesake() {
		text, lines = "as "+as.text+" "+text, append(lines, as.lines...)
	}
	return text, lines
}

// isThereToday reports an employer of before who is one of today: "at Gull Lofts, she ran" would say that they were left.
func (c *composer) isThereToday(at string) bool {
	return slices.ContainsFunc(c.doc.Work, func(w cv.Engagement) bool {
		name, _, _ := strings.Cut(house(w), ",")
		return w.Dates.Current && name == at
	})
}

// past is what was done in a post that is over: "ran a night watch".
func (d deed) past() string {
	if d.verbs[0] == "be" {
		return "held " + answerable.ReplaceAllString(d.object, "responsibility for ")
	}
	var done []string
	for _, v := range d.verbs {
		done = append(done, d.spelt(v, language.PastTense(v)))
	}
	return enumerate(done) + " " + d.object
}
