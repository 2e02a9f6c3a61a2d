package summary

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
)

// post is the first sentence of a profile for a CV that has none.
func (c *composer) post() predicate {
	s := c.role()
	text := s.text
	post, now := strings.CutPrefix(text, "works as ")
	if now && !strings.Contains(post, ",") && !singular.MatchString(titled(c.doc.Work[0])) {
		text = "is " + article(post)
	}
	if what, is := trade(c.newestTitle()); now && is && strings.Contains(what, "/") {
		text = "is " + what + strings.TrimPrefix(post, titled(c.doc.Work[0]))
	}
	return predicate{text: text, lines: s.lines}
}

// newestTitle is that of the newest post, "" without one.
func (c *composer) newestTitle() string {
	if len(c.doc.Work) == 0 {
		return ""
	}
	return titled(c.doc.Work[0])
}

// occupied is the first sentence about somebody of whom the profile tells nothing: the post; of somebody
// without one that can be told the newest degree.
func (c *composer) occupied() predicate {
	if p := c.post(); p.text != "" {
		return p
	}
	match := c.Match
	c.Match = nil
	held := c.degrees()
	c.Match = match
	if len(held) == 0 || c.name() == "" {
		return predicate{}
	}
	p := predicate{text: "holds " + held[0].text, lines: slices.Clone(held[0].lines)}
	if c.who.first {
		p.text = "hold " + held[0].text
	} else {
		p.lines = append(p.lines, c.doc.Person.Name.Lines...)
	}
	c.tells(p.text)
	return p
}

// noteOfRole is a first sentence in note style: "Scrum master with seven years in banking".
var noteOfRole = sieve.MustCompile(`^(?:An? )?(\p{L}[\p{L}/ -]{2,40}?) (?:with|having) ((?:over |more than |nearly |almost )?` +
	`(?:[\p{L}\d.+-]+ years|\d[\d,.]*\+? (?:flying )?hours)\b[^;:()]*)$`)

// isNoRole is a row of words that says what somebody does or no longer is: "trained by a luthier".
var isNoRole = sieve.MustCompile(`(?i)\b(?:an?|the|my|our|his|her|by|as|to|under|for|from|at|in|no|not|once|never|\p{L}+ly)\b`)

// calledLead is such a sentence where it names a role, or calls the candidate as the newest post or the headline does.
func (c *composer) calledLead(s sentence) (predicate, bool) {
	m := noteOfRole.FindStringSubmatch(s.text)
	if m == nil || isNoRole.MatchString(m[1]) || !listsOnly(m[2]) {
		return predicate{}, false
	}
	titles, role := []string{c.doc.Person.Label.Value}, strings.Join(words(m[1]), " ")
	if len(c.doc.Work) > 0 {
		titles = append(titles, titled(c.doc.Work[0]))
	}
	called := func(title string) bool { return strings.HasSuffix(" "+strings.Join(words(title), " "), " "+role) }
	if !language.IsRole(role[strings.LastIndex(role, " ")+1:]) && !slices.ContainsFunc(titles, called) {
		return predicate{}, false
	}
	who := m[1]
	if who[1:] == strings.ToLower(who[1:]) {
		who = lowered(who) // not "Gas Safe plumber"
	}
	return predicate{text: "is " + article(who) + " with " + m[2], lines: s.lines, own: true}, true
}

// listsOnly reports words whose commas part the things of a list, and no claims: not "nine years at sea, has led crews".
func listsOnly(s string) bool {
	at := strings.LastIndex(s, ", ")
	if at < 0 {
		return true
	}
	behind := language.TagSentence(language.Tokens(s[strings.Index(s, ", ")+1:]))
	return strings.Contains(s[at:], " and ") && !slices.ContainsFunc(behind, func(w language.Tagged) bool {
		return w.Tag == language.TagThird || w.Tag == language.TagPast || w.Tag == language.TagModal || w.Tag == language.TagSubject ||
			w.Tag == language.TagRelative || w.Is("is", "has", "have", "am", "are")
	})
}

var (
	yearsOf = sieve.MustCompile(`^(?:has|brings) (?:a background of )?` +
		`((?:over |more than |nearly |almost |around |about |at least )?[\p{L}\d.+-]+ years\b.*)$`)
	isA      = sieve.MustCompile(`^is an? `)
	withRole = sieve.MustCompile(`^(is an? [^,]*?) with ((?:over |more than |nearly |almost )?[\p{L}\d.+-]+ years\b.*)$`)
	compound = sieve.MustCompile(`^\p{L}[\p{L}\d]*-` +
		`(?:certified|qualified|trained|driven|working|focused|oriented|accredited|registered|minded)\b`)
)

// yearsBehind are years that follow a role behind a comma, as in notes: "is a rigger, nine years in yachting".
var yearsBehind = sieve.MustCompile(`^(is an? [^,;:()]*), ((?:over |more than |nearly |almost )?` +
	`[\p{L}\d.+-]+ years (?:in|of|on|as|with)\b[^;]*)$`)

// withYearsToo joins them to the role.
func withYearsToo(lead predicate) predicate {
	if m := yearsBehind.FindStringSubmatch(lead.text); m != nil && !strings.Contains(m[1], " with ") {
		lead.text = m[1] + " with " + m[2]
	}
	return lead
}

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
var ownYears = sieve.MustCompile(`^(?:has|have) ((?:over |more than |nearly |almost )?[\p{L}\d.+-]+ years\b[^,;]*)$`)

// leadTail is where a first sentence goes on about somebody whose role it named.
var leadTail = sieve.MustCompile(`^(is an? [^,]*?)( who .*| focused on .*| specialising in .*| specializing in .*)?$`)

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
var singular = sieve.MustCompile(`^(?:Head|Chief|President|Founder|Co-[Ff]ounder|C[EFIOTPM]O)\b|[&/]| and `)

// clear puts a clearance before the role: "is a DV-cleared signals officer". A claim
// of the profile that said nothing else is said by that.
func (c *composer) clear(lead predicate, own []predicate) (predicate, []predicate) {
	at := isA.FindString(lead.text)
	said := slices.IndexFunc(own, func(p predicate) bool { return ownClearance.MatchString(p.text) })
	if at == "" || said < 0 && len(c.doc.Clearances) == 0 {
		return lead, own
	}
	name, lines := "", []int(nil)
	if said >= 0 {
		name, lines, own = claimedClearance(own, said)
	} else {
		name, lines = c.untoldClearance()
	}
	if name == "" {
		return lead, own
	}
	rest := lead.text[len(at):]
	before := name + "-cleared"
	if compound.MatchString(rest) {
		before += ","
	}
	c.profile["clearance"], c.profile["cleared"] = true, true
	return predicate{text: "is " + article(before+" "+rest), lines: slices.Concat(lead.lines, lines), own: lead.own}, own
}

// claimedClearance takes the short name of a clearance out of the claims; "" where the one at has none.
func claimedClearance(own []predicate, at int) (name string, lines []int, rest []predicate) {
	m := ownClearance.FindStringSubmatch(own[at].text)
	if !clearanceName.MatchString(m[1]) {
		return "", nil, own
	}
	return m[1], own[at].lines, slices.Delete(slices.Clone(own), at, at+1)
}

// untoldClearance is a clearance that the profile does not name and the job asks for, if there is one.
func (c *composer) untoldClearance() (name string, lines []int) {
	if c.saysCleared() || c.Match != nil && c.clearances() == nil {
		return "", nil
	}
	return c.cleared()
}

// atPlace is a first sentence that names a role, and at most where it is held.
var atPlace = sieve.MustCompile(`^is an? (?:[\p{L}&/.-]+ ){1,4}?[\p{L}&/.-]+(?: at \p{Lu}[\p{L}\d&.' -]*)?$`)

var (
	full    = sieve.MustCompile(`[,;:()]| who |\bholds?\b`) // a first sentence that nothing is added to
	andWith = sieve.MustCompile(` with | and an? `)
)

// withYears is a first sentence that ends with where somebody has worked for years.
var withYears = sieve.MustCompile(`^(is an? [^,]*?) with ((?:over |more than |nearly |almost )?` +
	`[\p{L}\d.+-]+ years (?:in|of) [^.,;()]*(?:, [^.,;()]* and [^.,;()]*)?)$`)

// join puts what somebody holds into the first sentence, where that has room for it, and
// returns what is left. For a job that may be a part of it, the most asked for. A degree that is one
// of several is left, as beside years, unless a must-have asks for it: it is told behind what somebody does and has done.
func (c *composer) join(lead *predicate, facts []fact) (left []fact) {
	asked := len(facts) == 1 && c.Match != nil && facts[0].weight >= mostProof
	if len(facts) == 1 && !strings.Contains(lead.text, " years") || asked || pastPosts.MatchString(lead.text) {
		return c.joined(lead, facts)
	}
	degrees := slices.DeleteFunc(slices.Clone(facts), func(f fact) bool { return !f.degree })
	facts = slices.DeleteFunc(slices.Clone(facts), func(f fact) bool { return f.degree })
	return append(slices.Clone(c.joined(lead, facts)), degrees...)
}

func (c *composer) joined(lead *predicate, facts []fact) (left []fact) {
	for n := len(facts); n > 0; n-- {
		if n < len(facts) && c.Match == nil {
			break
		}
		var s sentence
		if text := c.leadWith(lead.text, s.take(facts[:n])); text != "" {
			lead.text, lead.lines = text, slices.Concat(lead.lines, s.lines)
			return facts[n:]
		}
	}
	return facts
}

// leadWith is a first sentence with what somebody holds; "" where it has no room.
func (c *composer) leadWith(lead string, items []string) string {
	if c.who.first {
		return holdingToo(lead, items, "hold")
	}
	return holdingToo(lead, items, "holds") // behind the name
}

// andHeld is a first sentence that ends with something held.
var andHeld = sieve.MustCompile(`^(is an? [^,;:()]*? with [^,;:()]*?) and (an? (?:[\p{L}]+ ){0,3}(?:clearance|licen[cs]e))$`)

// holdingToo is a first sentence with what somebody holds, "holds" or "hold"; "" where it has no room.
func holdingToo(lead string, items []string, hold string) string {
	more := len(strings.Fields(strings.Join(items, " ")))
	if len(strings.Fields(lead))+more > longestLead {
		return ""
	}
	if pastPosts.MatchString(lead) {
		return lead + ", and " + hold + " " + enumerate(items)
	}
	single := isSingle(items)
	if text := withOne(lead, items[0], single, len(items)); text != "" {
		return text
	}
	if more > longestJoined || hasLongSecond(items) || !isA.MatchString(lead) || full.MatchString(lead) {
		return ""
	}
	return behindRole(lead, items, single)
}

// pastPosts is a first sentence about one or two posts that are over.
var pastPosts = sieve.MustCompile(`^has worked as [^,;:()]*$`)

// isSingle reports one thing with its article and without a list in it.
func isSingle(items []string) bool {
	return len(items) == 1 && strings.HasPrefix(items[0], "a") && !inner.MatchString(items[0])
}

func hasLongSecond(items []string) bool { return len(items) == 3 && strings.Contains(items[1], " ") }

// withOne puts one thing that is held before the years, the focus or behind a clearance.
func withOne(lead, item string, single bool, of int) string {
	if single {
		if text := beforeRest(lead, item); text != "" {
			return text
		}
	}
	if m := andHeld.FindStringSubmatch(lead); m != nil && of == 1 && acronym.MatchString(item) {
		return m[1] + ", " + m[2] + " and " + item + " certification"
	}
	return ""
}

// beforeRest puts one thing that is held before the years or the focus.
func beforeRest(lead, item string) string {
	if m := withYears.FindStringSubmatch(lead); m != nil && !andWith.MatchString(m[2]) {
		return m[1] + " with " + item + " and " + m[2]
	}
	return ""
}

// behindRole puts what is held before the years of a role or, where that or its years end the sentence, behind it.
func behindRole(lead string, items []string, single bool) string {
	role := withRole.FindStringSubmatch(lead)
	if role == nil {
		if strings.Contains(lead, " with ") || !atPlace.MatchString(lead) {
			return ""
		}
		return lead + " who holds " + enumerate(items)
	}
	switch {
	case single && !andWith.MatchString(role[2]):
		return role[1] + " with " + items[0] + " and " + role[2]
	case len(strings.Fields(role[2])) <= nearRole:
		return lead + " who holds " + enumerate(items)
	}
	return ""
}

// planned is a first sentence that goes on to what somebody is about to do.
var planned = sieve.MustCompile(`^(is an? [^;:]*?),? ((?:leaving the|seeking|looking (?:for|to)|relocating to|` +
	`returning to|aiming to|hoping to|` +
	`wishing to|transitioning (?:to|into|from|out)) .*)$`)

// leadsToPlan is what led over to a plan that is told elsewhere: "a careful rigger who is" of "who is seeking a berth".
var leadsToPlan = sieve.MustCompile(`,?(?: (?:and|who|that|which))? (?:is|and|who)(?: (?:currently|now|presently|also|actively))?$`)

// plansLast takes plans out of the first sentence: they are told behind all that somebody
// is and has done.
func (c *composer) plansLast(lead predicate, own []predicate) (predicate, []predicate) {
	m := planned.FindStringSubmatch(lead.text)
	if m == nil || len(strings.Fields(m[1])) < shortestWho {
		return lead, own
	}
	plan := predicate{text: c.who.verb("be") + " " + m[2], lines: lead.lines, own: true}
	lead.text = leadsToPlan.ReplaceAllString(m[1], "")
	return lead, slices.Concat(own[:dependents(own)], []predicate{plan}, own[dependents(own):])
}

// caring is a first sentence that goes on to what somebody likes; nothing else stands before it that could do so ("for a firm who
// values safety").
var caring = sieve.MustCompile(`^(is an? (?:[\p{L}\d/&.-]+ ){0,4}?[\p{L}\d/&.-]+` +
	`(?: with (?:over |more than )?[\p{L}\d.+-]+ years (?:in|of) (?:[\p{Ll}-]+,? )*?[\p{Ll}-]+)?) who ` +
	`((?:cares|likes|enjoys|loves|values|believes|thrives) .*)$`)

// ofAnother is a phrase that names somebody or something beside the candidate.
var ofAnother = sieve.MustCompile(` (?:for|at|by|from|under|of (?:an?|the)|in (?:an?|the)) `)

// mindLast takes what somebody likes out of a first sentence where another claim about the mind has no subject and would be a
// stub: "Is at home on deck" goes behind it.
func (c *composer) mindLast(lead predicate, own []predicate) (predicate, []predicate) {
	m := caring.FindStringSubmatch(lead.text)
	if m == nil || ofAnother.MatchString(m[1]+" ") || !c.who.silent() ||
		!slices.ContainsFunc(own, func(p predicate) bool { return isStub(p) && sortOf(p) == ofMind }) {
		return lead, own
	}
	lead.text = m[1]
	at := dependents(own)
	return lead, slices.Concat(own[:at], []predicate{{text: m[2], lines: lead.lines, own: true}}, own[at:])
}

// shortestWho is how many words say who somebody is.
const shortestWho = 4

// dependents counts the claims that go on from the first sentence.
func dependents(own []predicate) (n int) {
	for n < len(own) && own[n].whole && dependent.MatchString(own[n].text) {
		n++
	}
	return n
}
