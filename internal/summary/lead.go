package summary

import (
	"regexp"
	"slices"
	"strings"
)

// post is the first sentence of a profile for a CV that has none.
func (c *composer) post() predicate {
	s := c.role()
	text := s.text
	if title, is := strings.CutPrefix(text, "works as "); is && !strings.Contains(title, ",") && !singular.MatchString(title) {
		text = "is " + article(title)
	}
	return predicate{text: text, lines: s.lines}
}

var (
	yearsOf = regexp.MustCompile(`^(?:has|brings) (?:a background of )?` +
		`((?:over |more than |nearly |almost |around |about |at least )?[\p{L}\d+-]+ years\b.*)$`)
	isA      = regexp.MustCompile(`^is an? `)
	withRole = regexp.MustCompile(`^(is an? [^,]*?) with ((?:over |more than |nearly |almost )?[\p{L}\d+-]+ years\b.*)$`)
	compound = regexp.MustCompile(`^\p{L}[\p{L}\d]*-` +
		`(?:certified|qualified|trained|driven|working|focused|oriented|accredited|registered|minded)\b`)
)

// titled gives who "has nine years of test engineering" the title of the present post.
func (c *composer) titled(lead predicate) predicate {
	m := yearsOf.FindStringSubmatch(lead.text)
	if m == nil || len(c.doc.Work) == 0 {
		return lead
	}
	w := c.doc.Work[0]
	if !w.Dates.Current || !cleanPost(w) || !named(w.Title.Value) || strings.Contains(w.Title.Value, ",") {
		return lead
	}
	text := "is " + article(w.Title.Value) + " with " + m[1]
	if singular.MatchString(w.Title.Value) {
		text = "is " + w.Title.Value + " with " + m[1]
	}
	return predicate{text: text, lines: slices.Concat(lead.lines, w.Title.Lines), own: true}
}

// ownYears is a claim about nothing but years of work.
var ownYears = regexp.MustCompile(`^(?:has|have) ((?:over |more than |nearly |almost )?[\p{L}\d+-]+ years\b[^,;]*)$`)

// leadTail is where a first sentence goes on about somebody whose role it named.
var leadTail = regexp.MustCompile(`^(is an? [^,]*?)( who .*| focused on .*| specialising in .*| specializing in .*)?$`)

// yearsFirst takes the years into the first sentence: "is a rigger with nine years in
// yachting who cares about ropes".
func yearsFirst(lead predicate, own []predicate) (predicate, []predicate) {
	m := leadTail.FindStringSubmatch(lead.text)
	at := slices.IndexFunc(own, func(p predicate) bool { return ownYears.MatchString(p.text) })
	if m == nil || at < 0 || strings.Contains(m[1], " with ") || strings.Contains(lead.text, "year") {
		return lead, own
	}
	years := ownYears.FindStringSubmatch(own[at].text)[1]
	lead = predicate{text: m[1] + " with " + years + m[2], lines: slices.Concat(lead.lines, own[at].lines), own: lead.own}
	return lead, slices.Delete(slices.Clone(own), at, at+1)
}

// singular are titles that there is one of.
var singular = regexp.MustCompile(`^(?:Head|Chief|President|Founder|Co-[Ff]ounder|C[EFIOTPM]O)\b|[&/]| and `)

// clear puts a clearance before the role: "is a DV-cleared signals officer". A claim
// of the profile that said nothing else is said by that.
func (c *composer) clear(lead predicate, own []predicate) (predicate, []predicate) {
	at := isA.FindString(lead.text)
	if at == "" || len(c.doc.Clearances) == 0 && !slices.ContainsFunc(own,
		func(p predicate) bool { return ownClearance.MatchString(p.text) }) {
		return lead, own
	}
	said := slices.IndexFunc(own, func(p predicate) bool { return ownClearance.MatchString(p.text) })
	name, lines := c.cleared()
	switch {
	case said >= 0:
		if m := ownClearance.FindStringSubmatch(own[said].text); clearanceName.MatchString(m[1]) {
			name, lines = m[1], own[said].lines
			own = slices.Delete(slices.Clone(own), said, said+1)
			break
		}
		return lead, own
	case name == "" || c.Match != nil && c.clearances() == nil || c.profile["clearance"] || c.profile["cleared"] || c.profile["vetted"] ||
		c.profile["vetting"]:
		return lead, own
	}
	rest := lead.text[len(at):]
	before := name + "-cleared"
	if compound.MatchString(rest) {
		before += ","
	}
	for _, w := range []string{"clearance", "cleared"} {
		c.profile[w] = true
	}
	return predicate{text: "is " + article(before+" "+rest), lines: slices.Concat(lead.lines, lines), own: lead.own}, own
}

// atPlace is a first sentence that names a role, and at most where it is held.
var atPlace = regexp.MustCompile(`^is an? (?:[\p{L}&/.-]+ ){1,4}?[\p{L}&/.-]+(?: at \p{Lu}[\p{L}\d&.' -]*)?$`)

var (
	full    = regexp.MustCompile(`[,;:()]| who |\bholds?\b`) // a first sentence that nothing is added to
	andWith = regexp.MustCompile(` with | and an? `)
)

var (
	// withYears is a first sentence that ends with where somebody has worked for years.
	withYears = regexp.MustCompile(`^(is an? [^,]*?) with ((?:over |more than |nearly |almost )?` +
		`[\p{L}\d+-]+ years (?:in|of) [^.;()]*)$`)
	worked = regexp.MustCompile(`^(?:has worked|works) as `)
)

// join puts what somebody holds into the first sentence, where that has room for it.
func (c *composer) join(lead *predicate, facts []fact) bool {
	var s sentence
	items := s.take(facts)
	text := holdingToo(lead.text, items)
	if len(items) == 1 && worked.MatchString(lead.text) && !c.who.first {
		text = ", who holds " + items[0] + ", " + lead.text
	}
	if text == "" {
		return false
	}
	lead.text, lead.lines = text, slices.Concat(lead.lines, s.lines)
	return true
}

// holdingToo is a first sentence with what somebody holds; "" where it has no room.
func holdingToo(lead string, items []string) string {
	more := len(strings.Fields(strings.Join(items, " ")))
	if len(strings.Fields(lead))+more > longestLead {
		return ""
	}
	single := len(items) == 1 && strings.HasPrefix(items[0], "a") && !inner.MatchString(items[0])
	if m := withYears.FindStringSubmatch(lead); m != nil && single {
		return m[1] + " with " + items[0] + " and " + m[2]
	}
	if more > longestJoined || len(items) == 3 && strings.Contains(items[1], " ") || !isA.MatchString(lead) || full.MatchString(lead) {
		return ""
	}
	m := withRole.FindStringSubmatch(lead)
	if m != nil && single && !andWith.MatchString(m[2]) {
		return m[1] + " with " + items[0] + " and " + m[2]
	}
	return whoHolds(lead, m, items)
}

// whoHolds puts it behind the role, where that or its years end the sentence.
func whoHolds(lead string, role, items []string) string {
	near := role != nil && len(strings.Fields(role[2])) <= nearRole
	if near || role == nil && !strings.Contains(lead, " with ") && atPlace.MatchString(lead) {
		return lead + " who holds " + enumerate(items)
	}
	return ""
}
