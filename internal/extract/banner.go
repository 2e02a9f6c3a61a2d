package extract

import (
	"slices"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/dates"
)

// banners finds employer lines that stand above several roles: the undated first
// line of an entry whose second line looks like the first line of the others.
func banners(paras []para, ts []traits, list []entry) []entry {
	if len(list) < 2 {
		return list
	}
	s := bannerSearch{paras: paras, ts: ts}
	s.list = s.withoutLoneEmployers(list)
	for i := range s.list {
		if own := s.firstDate(i); own >= 0 && s.aboveRoles(i, own) {
			s.list[i].banner = s.list[i].from
			s.list[i].from++
		}
	}
	return s.list
}

// bannerSearch looks for the lines of employers above the entries of a section.
type bannerSearch struct {
	paras []para
	ts    []traits
	list  []entry
}

// withoutLoneEmployers gives an entry that is nothing but an employer's name to the roles under it.
func (s *bannerSearch) withoutLoneEmployers(list []entry) []entry {
	var kept []entry
	for i, e := range list {
		if i+1 < len(list) && s.loneEmployer(e, list[i+1]) {
			list[i+1].banner = e.from
			continue
		}
		kept = append(kept, list[i])
	}
	return kept
}

// loneEmployer reports one line without a title above an entry without an employer.
func (s *bannerSearch) loneEmployer(e, next entry) bool {
	t := &s.ts[e.from]
	if e.to != e.from+1 || t.a || !anyTitle(s.ts, next) || anyOrganisation(s.ts, next) {
		return false
	}
	return t.dates == 0 && t.b || spans(s.paras, e, next) && evidence.Organisation(undated(&s.paras[e.from])) >= 0
}

// firstDate is where below its second line the first date of an entry stands that may begin with a banner;
// -1 for no such entry.
func (s *bannerSearch) firstDate(i int) int {
	e := s.list[i]
	if e.banner >= 0 || e.headTo-e.from < 2 || s.ts[e.from+1].onlyDt || s.opensWithRole(e.from) {
		return -1
	}
	return s.datedAt(e, e.from+1)
}

// opensWithRole reports a line that is more than the name of an employer.
func (s *bannerSearch) opensWithRole(i int) bool {
	t := &s.ts[i]
	if t.dates > 0 || t.firm && t.a && !t.b { // a degree above its school
		return true
	}
	return evidence.Title(s.paras[i].text) >= 2.5 && evidence.Organisation(s.paras[i].text) < 1.5
}

// datedAt is how many lines below a line of the head its first date stands; -1 without one.
func (s *bannerSearch) datedAt(e entry, from int) int {
	for i := from; i < e.headTo; i++ {
		if s.ts[i].dates > 0 {
			return i - from
		}
	}
	return -1
}

// aboveRoles reports that the second line of entry i looks like the first line of the others: of the next
// entry, or of the one before where the banner stands over one role.
func (s *bannerSearch) aboveRoles(i, own int) bool {
	if i+1 < len(s.list) && s.likeFirstOf(i, i+1, own) {
		return true
	}
	n := beforeGap(s.ts, s.list, i)
	return n >= 0 && (s.list[n].banner >= 0 || hasBanner(s.list[:i])) && s.likeFirstOf(i, n, own)
}

func (s *bannerSearch) likeFirstOf(i, n, own int) bool {
	at, o := s.list[i].from, s.list[n]
	if s.datedAt(o, o.from) != own || !sameLook(s.ts[at+1].look, s.ts[o.from].look) || !near(s.paras[at+1].first.x, s.paras[o.from].first.x) {
		return false
	}
	return own == 0 || !sameLook(s.ts[at].look, s.ts[o.from].look) || s.ts[at].b && s.ts[at+1].a
}

// spans reports an employer's line whose period holds that of the role under it: the
// whole time there, above what the person was in turn.
func spans(paras []para, e, next entry) bool {
	whole, ok := periodOf(boundaryDates(&paras[e.from]))
	part, found := entryPeriod(paras, next)
	return ok && found && whole.Period && part.Period && lies(part.Range, whole.Range)
}

func entryPeriod(paras []para, e entry) (dates.Match, bool) {
	var found []dates.Match
	for i := e.from; i < e.headTo; i++ {
		found = append(found, boundaryDates(&paras[i])...)
	}
	return periodOf(found)
}

// lies reports a period inside of another, at the precision that both have.
func lies(part, whole cv.DateRange) bool {
	switch {
	case part.Start.IsZero() || whole.Start.IsZero() || earlier(part.Start, whole.Start):
		return false
	case whole.Current:
		return true
	}
	return !part.Current && !part.End.IsZero() && !earlier(whole.End, part.End)
}

func earlier(a, b cv.Date) bool {
	if a.Month == 0 || b.Month == 0 {
		return a.Year < b.Year
	}
	return a.Compare(b) < 0
}

// undated is the text of a line without its dates.
func undated(p *para) string {
	text := p.text
	found := boundaryDates(p)
	for i := len(found) - 1; i >= 0; i-- {
		text = text[:found[i].Start] + text[found[i].End:]
	}
	return trimField(text)
}

func anyTitle(ts []traits, e entry) bool {
	return slices.ContainsFunc(ts[e.from:max(e.from, e.headTo)], func(t traits) bool { return t.a })
}

func anyOrganisation(ts []traits, e entry) bool {
	return slices.ContainsFunc(ts[e.from:max(e.from, e.headTo)], func(t traits) bool { return t.b })
}

// beforeGap is the entry before i that explains no gap; -1 without one.
func beforeGap(ts []traits, list []entry, i int) int {
	for i--; i >= 0 && ts[list[i].from].away; i-- {
	}
	return i
}

func hasBanner(list []entry) bool {
	return slices.ContainsFunc(list, func(e entry) bool { return e.banner >= 0 })
}

func near(a, b float64) bool { return a-b < 4 && b-a < 4 }

// openEnded reports that a date of the paragraph ends in a dash: its other end may
// stand on the next line.
func openEnded(p *para) bool {
	for i := range p.segs {
		text := strings.TrimRight(p.segs[i].text, " ")
		if hasAnySuffix(text, "–", "-", "—") && len(dates.Find(text)) == 1 {
			return true
		}
	}
	return false
}

// periodOf joins the dates of a header: the first period wins; two single dates are its ends.
func periodOf(found []dates.Match) (dates.Match, bool) {
	if len(found) == 0 {
		return dates.Match{}, false
	}
	for i, m := range found {
		if !m.Period {
			continue
		}
		if next := i + 1; next < len(found) && endsBelow(&m, &found[next]) {
			closePeriod(&m, &found[next])
		}
		return m, true
	}
	m := found[0]
	if len(found) == 2 && found[1].Range.Start.Compare(m.Range.Start) > 0 {
		m.Range.End = found[1].Range.Start
		m.Period = true
		m.Range.Text.Value += " – " + found[1].Range.Text.Value
	}
	return m, true
}

// endsBelow reports "Jan 2018 –" above "Dec 2020".
func endsBelow(m, next *dates.Match) bool {
	return m.Range.Current && hasAnySuffix(strings.TrimRight(m.Range.Text.Value, " "), "–", "-", "—") && (next.Range.Current || !next.Period)
}

// closePeriod gives a period its end.
func closePeriod(m, end *dates.Match) {
	m.Range.Current = end.Range.Current
	if !m.Range.Current {
		m.Range.End = end.Range.Start
	}
	m.Range.Text.Value += " " + end.Range.Text.Value
}
