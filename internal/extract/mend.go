package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// What no post can be is mended after labelling: a post without title and employer, a
// period that went into the text under it, one post told in two places.

// mendEntries joins pieces of one entry and gives entries their dates.
func (b *builder) mendEntries(list []labeller.Entry) []labeller.Entry {
	var out []labeller.Entry
	for i := range list {
		e := list[i]
		b.wholePeriod(&e)
		if n := len(out); n > 0 && b.pieces(&out[n-1], &e) {
			join(&out[n-1], &e)
			continue
		}
		out = append(out, e)
	}
	return out
}

func (b *builder) dated(lines []int) bool {
	for _, i := range lines {
		if len(dates.Find(b.lines[i].text)) > 0 {
			return true
		}
	}
	return false
}

// pieces reports that b only completes a: it follows at once and what it names a lacks.
func (b *builder) pieces(a, e *labeller.Entry) bool {
	if a.Kind != e.Kind || e.Kind != labeller.Post || !follows(a, e) || clash(a, e, "title") || clash(a, e, "org") {
		return false
	}
	if !hasField(e, "org") && !hasField(e, "title") {
		return !b.dated(a.Head) || !b.dated(e.Head)
	}
	if halves(a, e) {
		_, named := b.titleLabelled(e.Head[0])
		once := b.dated(a.Head) != b.dated(e.Head) || named && !b.dated(e.Head)
		return once && b.tellingLines(a.Body) <= aboutFirm
	}
	return b.dated(a.Head) != b.dated(e.Head) && b.tellingLines(a.Body) <= 1 && !whole(a)
}

// halves reports an employer without a title above a title without an employer: what stands between tells of the firm.
func halves(a, e *labeller.Entry) bool {
	return hasField(a, "org") && !hasField(a, "title") && hasField(e, "title") && !hasField(e, "org")
}

// aboutFirm is how many lines a CV tells of a firm before it names the title.
const aboutFirm = 6

func hasField(e *labeller.Entry, field string) bool {
	_, has := e.Fields[field]
	return has
}

// tellingLines counts the lines that say something and do not only name what stands below.
func (b *builder) tellingLines(body []int) int {
	n := 0
	for _, i := range body {
		n += int(truth(!announces(b.lines[i].text)))
	}
	return n
}

func clash(a, e *labeller.Entry, field string) bool {
	x, has := a.Fields[field]
	y, too := e.Fields[field]
	return has && too && words.Fold(x.Value) != words.Fold(y.Value)
}

func whole(e *labeller.Entry) bool { return hasField(e, "title") && hasField(e, "org") }

// follows reports that no line stands between two entries.
func follows(a, e *labeller.Entry) bool {
	last := a.Head[len(a.Head)-1]
	if n := len(a.Body); n > 0 {
		last = max(last, a.Body[n-1])
	}
	return e.Head[0] <= last+2
}

func join(a, e *labeller.Entry) {
	a.Head = append(append([]int{}, a.Head...), e.Head...)
	a.Body = append(append([]int{}, a.Body...), e.Body...)
	fields := map[string]labeller.Field{}
	for k, v := range e.Fields {
		fields[k] = v
	}
	for k, v := range a.Fields {
		fields[k] = v
	}
	a.Fields = fields
}

// toldTwice merges posts that a short list and a long one both name.
func toldTwice(list []cv.Engagement) []cv.Engagement {
	var out []cv.Engagement
	for _, w := range list {
		if at := sameAs(out, &w); at >= 0 {
			mergePosts(&out[at], &w)
			continue
		}
		out = append(out, w)
	}
	return out
}

// sameAs is the post of a list that is told again in w; -1 where none is.
func sameAs(list []cv.Engagement, w *cv.Engagement) int {
	for i := max(0, len(list)-comparedPosts); i < len(list); i++ {
		if samePost(&list[i], w) {
			return i
		}
	}
	return -1
}

// samePost reports two posts with one firm at one time: alike in title where one of them has no
// text, or with titles that do not differ where the dates are the same or given once.
func samePost(o, w *cv.Engagement) bool {
	titles := alike(o.Title.Value, w.Title.Value)
	if titles && (!tellsOf(o) || !tellsOf(w)) {
		return listedAgain(o, w)
	}
	if !sameFirm(o.Organisation.Value, w.Organisation.Value) || !sameTime(o.Dates, w.Dates) {
		return false
	}
	onceDated := o.Dates.IsZero() != w.Dates.IsZero()
	return (onceDated || sameMonths(o.Dates, w.Dates)) && (titles || o.Title.IsZero() || w.Title.IsZero())
}

// listedAgain reports two posts with one title, of which a list told the one and a text below it the other: at one firm at one time.
func listedAgain(o, w *cv.Engagement) bool {
	return sameFirm(o.Organisation.Value, w.Organisation.Value) && sameTime(o.Dates, w.Dates)
}

// comparedPosts bounds with how many posts before it a post is compared.
const comparedPosts = 40

// alike compares names by their letters; one may hold more than the other.
func alike(a, b string) bool {
	a, b = words.Squeeze(a), words.Squeeze(b)
	return a != "" && b != "" && (strings.Contains(a, b) || strings.Contains(b, a))
}

// sameFirm is alike for employers, whose legal form may be written otherwise the second time.
func sameFirm(a, b string) bool { return alike(a, b) || alike(bareFirm(a), bareFirm(b)) }

// bareFirm is a firm's name without its legal form: "Bolt (P) Ltd." is "bolt".
func bareFirm(name string) string {
	var out []string
	for _, w := range words.Split(name) {
		if !firmForms.Has(w) {
			out = append(out, w)
		}
	}
	if bare := strings.Join(out, " "); len(bare) >= 5 {
		return bare
	}
	return ""
}

var firmForms = words.NewSet("m", "s", "p", "pvt", "pte", "private", "ltd", "limited", "llc", "wll",
	"plc", "inc", "co", "company", "corp", "gmbh")

// sameMonths reports two periods with the same ends, of which one may leave out the months
// that the other gives.
func sameMonths(a, b cv.DateRange) bool {
	same := func(x, y cv.Date) bool {
		return x.Year == y.Year && (x.Month == y.Month || x.Month == 0 || y.Month == 0)
	}
	return !a.IsZero() && a.Current == b.Current && same(a.Start, b.Start) && same(a.End, b.End)
}

func sameTime(a, b cv.DateRange) bool {
	if a.IsZero() || b.IsZero() {
		return true
	}
	return a.Start.Year == b.Start.Year && (a.End.Year == b.End.Year || a.Current || b.Current)
}

// mergePosts keeps what the second says more.
func mergePosts(a, w *cv.Engagement) {
	a.Summary = append(a.Summary, w.Summary...)
	a.Highlights = append(a.Highlights, w.Highlights...)
	if a.Dates.IsZero() || a.Dates.Start.Month == 0 && w.Dates.Start.Month != 0 {
		w.Dates.Text.Lines = addLines(append([]int{}, w.Dates.Text.Lines...), a.Dates.Text.Lines)
		a.Dates = w.Dates
	} else if !w.Dates.IsZero() {
		a.Dates.Text.Lines = addLines(append([]int{}, a.Dates.Text.Lines...), w.Dates.Text.Lines)
	}
	if a.Location.IsZero() {
		a.Location = w.Location
	}
	for _, pair := range [][2]*cv.Text{{&a.Title, &w.Title}, {&a.Organisation, &w.Organisation}} {
		if pair[0].IsZero() {
			*pair[0] = *pair[1]
			continue
		}
		lines := addLines(append([]int{}, pair[0].Lines...), pair[1].Lines)
		if len(words.Squeeze(pair[1].Value)) > len(words.Squeeze(pair[0].Value)) { // a short list cuts names
			*pair[0] = *pair[1]
		}
		pair[0].Lines = lines
	}
}

// tellsOf reports a post with text.
func tellsOf(w *cv.Engagement) bool { return len(w.Highlights) > 0 || len(w.Summary) > 0 }
