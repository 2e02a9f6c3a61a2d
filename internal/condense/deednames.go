package condense

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// Bullets that name deeds and have no verb: "Maintenance of the fleet".

// projected are those of them that projects are named after, also among duties.
var projected = wordset.Of(`design development construction production delivery operation fabrication erection renovation
	reconstruction conversion restoration integration migration transfer promotion introduction`)

// daily are those of them that no project is named after: their object may have capitals.
var daily = wordset.Of(`maintenance preparation supervision monitoring inspection testing operation coordination co-ordination
	implementation administration calculation verification calibration submission rectification handling management`)

// nominal gives a bullet that names a deed its verb: "Maintenance of the fleet" is
// "Maintained the fleet". Of several sentences those that open the bullet get it, and none where another deed follows that
// keeps its name.
func nominal(text string, s speaker) string {
	sentences := language.Sentences(text)
	if len(sentences) < 2 {
		return nominalSentence(text, s)
	}
	var out strings.Builder
	told, named := 0, false
	for i, span := range sentences {
		sentence := span.Of(text)
		words := tagged(sentence)
		switch after := furtherSentence(sentence, words, s); {
		case after != "" && told == i:
			sentence, told, named = after, told+1, true
		case after == "" && told == i && len(words) > 1 && opensTold(words[0]):
			told++ // "Kept the log. Preparation of tide tables."
		case after != "" || opensLikeDeed(words):
			return ""
		}
		out.WriteString(sentence)
	}
	if !named {
		return ""
	}
	return out.String()
}

// opensLikeDeed reports a sentence that the name of a deed opens.
func opensLikeDeed(words []language.Tagged) bool { return len(words) > 0 && namesDeed(words[0]) }

// furtherSentence gives one of several sentences that names a deed its verb: work that is carried out stands alone.
func furtherSentence(text string, words []language.Tagged, s speaker) string {
	if len(words) < 4 || strings.Contains(text, ":") || toldOtherwise(words) || mayBeProject(words, s) {
		return ""
	}
	return didNamed(text, words, s)
}

func nominalSentence(text string, s speaker) string {
	words := tagged(text)
	switch {
	case len(words) < 3 || strings.Contains(text, ":") || toldOtherwise(words):
		return ""
	case mayBeProject(words, s) || len(words) < 4 && !(s.listed && words[1].Is("of", "with")):
		return worked(text, words, s)
	}
	return cmp.Or(dealtWith(text, words, s), didNamed(text, words, s), worked(text, words, s))
}

// endsShortly reports one word at the end of a bullet of a list for what a deed was done to, which is no name: "Preparation of invoices".
func endsShortly(words []language.Tagged, end int, s speaker) bool {
	if !s.listed || end >= len(words) {
		return false
	}
	w := words[end]
	return (w.Tag == language.TagPlural || w.Tag == language.TagNoun) && !startsUpper(w.Text) ||
		len(w.Text) > 1 && w.Text == strings.ToUpper(w.Text) && w.Kind == language.Word
}

// toldOtherwise reports a sentence that has a verb, or tells of what others did or what came of it.
func toldOtherwise(words []language.Tagged) bool {
	return mainVerb(words) || byOthers(words) || changed(words)
}

// didNamed gives the deeds that a sentence opens with their verbs, "" where what they were done to is not certain.
func didNamed(text string, words []language.Tagged, s speaker) string {
	done, end := namedDeeds(words, s)
	if done == "" || end+1 >= len(words) && !endsShortly(words, end, s) || finite(words[end:]) || !s.listed && !isDoneTo(words, end) {
		return ""
	}
	if goesOnOtherwise(words) || !namesAll(words, end) || opensShare(words[end:]) || !tellable(words, end, s) || lastIsDeed(words, end) {
		return ""
	}
	return capital(done) + besides(text, words, end, s)
}

// lastIsDeed reports a list of things whose last item is a deed by a name of several words, which none of the others was done to:
// "Maintenance of winches, masts and cable laying".
func lastIsDeed(words []language.Tagged, end int) bool {
	last := len(words) - 1
	if words[last].Is(".") {
		last--
	}
	if last < end+3 || aboutDeeds(words[:end]) || carriesOut[words[0].Low] {
		return false
	}
	w := words[last]
	if namedVerb(w) == "" || w.Tag == language.TagPlural || madeThings[w.Low] || !things[words[last-1].Tag] {
		return false
	}
	for i := last - 1; i > end && (things[words[i].Tag] || words[i].Tag == language.TagAdjective); i-- {
		if words[i-1].Is(",", "and", "&") {
			return true
		}
	}
	return false
}

// carriesOut are the names of what is done to work itself.
var carriesOut = wordset.Of("execution completion delivery implementation documentation provision")

// opensShare reports by how much something changed, which was not done itself: "Improvement of 12% in sales".
func opensShare(words []language.Tagged) bool {
	return len(words) > 2 && words[0].Tag == language.TagNumber && words[1].Is("%", "percent") && !words[2].Is("of")
}

// dealtWith gives the name of a deed between people its verb: "Coordination with the yard" is "Coordinated with the yard".
func dealtWith(text string, words []language.Tagged, s speaker) string {
	base := between[words[0].Low]
	if base == "" || !words[1].Is("with") || finite(words) || !withPeople(words[2:]) {
		return ""
	}
	return capital(s.verb(base)) + text[words[0].End():]
}

// withPeople reports people, firms or departments that somebody deals with, and no deed beside them: not "with installation
// of lamps", "with and training of users" or "with suppliers and management of contracts".
func withPeople(words []language.Tagged) bool {
	found, led := false, false
	last := len(words) - 1
	for i, w := range words {
		switch {
		case i == 0 && (w.Tag == language.TagCoordinator || w.Is(",")), i >= last-1 && w.Has(language.Participle),
			i < last && !led && deedBeside(words, i), governsThing(w) && !found:
			return false
		}
		led = led || governsThing(w)
		found = found || isPartner(w)
	}
	return found
}

// deedBeside reports a deed that stands beside the people, or in their place.
func deedBeside(words []language.Tagged, i int) bool {
	if words[i+1].Is("of") && (namesDeed(words[i]) || isGerund(words[i])) {
		return true
	}
	return i > 0 && isGerund(words[i]) && words[i-1].Is("and", "&") && !isPartner(words[i+1])
}

// isPartner reports somebody to deal with: by the word, or by a name in capitals.
func isPartner(w language.Tagged) bool {
	one := strings.TrimSuffix(w.Low, "s")
	return isPeople(w) || language.IsRole(one) || partners[one] || partners[w.Low] || startsUpper(w.Text) && w.Kind == language.Word
}

var partners = wordset.Of(`client customer consultant contractor subcontractor sub-contractor supplier vendor authority authorities agency
	agencies department team management staff stakeholder yard office bank police brigade family families party parties school university
	company companies council embassy embassies owner user patient parent student people colleague doctor nurse board government
	committee community communities firm partner insurer insurers auditor inspector carrier broker union unions crew site sites branch
	branches public media press guest tenant resident buyer retailer manufacturer freelancer analyst group groups organisation
	organisations organization organizations ministry ministries hospital hospitals others member`)

// between are deeds that two do with each other.
var between = map[string]string{
	"coordination": "coordinate", "co-ordination": "co-ordinate", "liaison": "liaise", "interaction": "interact",
	"communication": "communicate", "negotiation": "negotiate", "collaboration": "collaborate",
}

// byOthers reports a deed that others did or judged: "Audit of all sites by the insurer", "Outstanding inspection of the site".
func byOthers(words []language.Tagged) bool {
	for i := 2; i < len(words); i++ {
		if words[i-1].Is("by") && !isGerund(words[i]) && !saysWhose(words, i-2) {
			return true
		}
	}
	return judged[words[0].Low]
}

// saysWhose reports a participle that says by whom the things before it are: "bills submitted by the crews".
func saysWhose(words []language.Tagged, i int) bool {
	return i > 2 && fromOthers[words[i].Low] && words[i-1].Tag == language.TagPlural
}

// fromOthers are participles that say from whom things come.
var fromOthers = wordset.Of("submitted issued sent supplied provided made written reported requested")

// changed reports a deed that something came of: "Maintenance of the cranes improved".
func changed(words []language.Tagged) bool {
	for i := 2; i < len(words); i++ {
		behindNoun := names[words[i-1].Tag] || words[i-1].Tag == language.TagPlural
		done := words[i].Tag == language.TagPast || words[i].Tag == language.TagParticiple
		if behindNoun && done && !describesThings(words, i) {
			return true
		}
	}
	return false
}

// describesThings reports a participle that says which things are meant: "reports required by law", "pole mounted lamps".
func describesThings(words []language.Tagged, i int) bool {
	if next := i + 1; next < len(words) && (things[words[next].Tag] || words[next].Tag == language.TagAdjective) {
		return !changing[baseForm(words[i])]
	}
	return saysWhichOnes[words[i].Low]
}

// saysWhichOnes are participles that say which things are meant where they stand behind them.
var saysWhichOnes = wordset.Of(`related used required received submitted issued assigned associated based given provided needed requested
	located made ordered purchased supplied produced sent reported mentioned listed specified called named connected attached applied
	owned employed generated written delivered stored held`)

// judged opens what somebody said of a deed afterwards.
var judged = wordset.Of("good outstanding successful excellent clean passed failed")

// mayBeProject reports the name of a project: "Creation of the Quay Garden".
func mayBeProject(words []language.Tagged, s speaker) bool {
	return titled(words) && !daily[words[0].Low] && (!s.listed || projected[words[0].Low] && !rowOfThings(words))
}

// rowOfThings reports a row of several things, which is no name.
func rowOfThings(words []language.Tagged) bool {
	commas := 0
	for _, w := range words {
		if w.Is(",") {
			commas++
		}
	}
	return commas > 1
}

// goesOnOtherwise reports a list that goes on with other deeds in forms of their own: "Settlement of trades, Filing",
// "Analysis of risks and obtain security".
func goesOnOtherwise(words []language.Tagged) bool {
	for i := 2; i+2 < len(words); i++ {
		switch {
		case otherDeed(words, i+1):
		case words[i].Is(",") && listsDeed(words, i+1):
			return true
		case words[i].Is("and", "&") && joinsDeed(words, i+1):
			return true
		}
	}
	return false
}

// otherDeed reports the name of another deed, with what it was done to, that takes a verb like the first one: "Preparation of
// tide tables and inspection of the lamps".
func otherDeed(words []language.Tagged, at int) bool {
	return at > 2 && at+2 < len(words) && words[at-1].Is(",", "and", "&", ";") && words[at+1].Is("of") &&
		namedVerb(words[at]) != "" && !strings.Contains(words[at].Low, "-") &&
		(plainNouns[words[at].Low] == "" || doneToPlain(words, at+2))
}

// namesAll reports that a sentence names one deed after the other, if it names more than the first, which ends before end:
// each with things that it alone was done to.
func namesAll(words []language.Tagged, end int) bool {
	further, open := 0, false
	for i := end; i < len(words); i++ {
		w := words[i]
		switch {
		case otherDeed(words, i):
			if !words[i-1].Is(";") && (open || aboutDeeds(words[:end])) {
				return false
			}
			further, i = further+1, i+1
		case w.Is(";"):
			if !otherDeed(words, i+1) && !namesThings(words[i+1:]) {
				return false
			}
			open = false
		case keepsName(words, i):
			return false
		default:
			open = open || opensOther(words, i)
		}
	}
	return further == 0 || !sharesHead(words, end)
}

// namesThings reports a part of a list that names no deed, by what may name one.
func namesThings(words []language.Tagged) bool {
	if end := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is(";") }); end >= 0 {
		words = words[:end]
	}
	return !slices.ContainsFunc(words, func(w language.Tagged) bool {
		return mayNameDeed(w) || isGerund(w) || w.Is("handover", "of", "to")
	})
}

// opensOther reports a word behind which it is open what a further deed belongs to: "Preparation of lists for audits and
// inspection of lamps", "Preparation of drawings, schedules and inspection of pumps".
func opensOther(words []language.Tagged, i int) bool {
	w := words[i]
	if w.Is(",", "and", "&", "/", "-", "–", "(") {
		return i+1 == len(words) || !otherDeed(words, i+1) && !words[i+1].Is("and", "&")
	}
	return namesDeed(w) || isGerund(w) && !madeThings[w.Low] || governsMore(w)
}

// governsMore reports a word that may govern what is joined further on.
func governsMore(w language.Tagged) bool {
	return governsThing(w) || w.Tag == language.TagRelative || w.Is("of", "per", "as", "plus", "including")
}

// madeThings have names that end like those of deeds.
var madeThings = wordset.Of("scaffolding piping lighting building cladding flooring ducting clothing bedding string ceiling railing")

// keepsName reports a deed in a list that has no verb of its own and would stay a name among verbs: "and approval of plans",
// "as well as inspection of belts".
func keepsName(words []language.Tagged, i int) bool {
	if i < 3 || i+1 >= len(words) || !leadsToThings(words, i) {
		return false
	}
	before := words[i-1]
	if before.Is("the", "a", "an") || before.Tag == language.TagAdjective {
		before = words[i-2]
	}
	return before.Is("and", "&", ",", "as", "plus", "with") && mayNameDeed(words[i])
}

// leadsToThings reports a noun with what it is about behind it: "approval of", "liaison with".
func leadsToThings(words []language.Tagged, i int) bool {
	return words[i+1].Is("of") || words[i+1].Is("with") && between[words[i].Low] != ""
}

// mayNameDeed reports a noun that names what is done, whatever its verb.
func mayNameDeed(w language.Tagged) bool {
	return namesDeed(w) || between[w.Low] != "" || endsLikeDeed(w.Low)
}

// endsLikeDeed reports a noun that may name what is done.
func endsLikeDeed(w string) bool {
	return verbless[w] || slices.ContainsFunc(deedEndings, func(end string) bool { return strings.HasSuffix(w, end) })
}

var (
	deedEndings = strings.Fields("tion sion ment oval ance")
	verbless    = wordset.Of("award sale patrol control")
)

// aboutDeeds reports deeds that another one may be the object of: "Supervision of fabrication and erection of masts".
func aboutDeeds(words []language.Tagged) bool {
	return slices.ContainsFunc(words, func(w language.Tagged) bool { return takesDeeds[namedVerb(w)] })
}

// takesDeeds are verbs of what may be done to work that others do.
var takesDeeds = wordset.Of(`assess supervise monitor study review plan train coordinate co-ordinate evaluate examine present
	facilitate manage organise organize verify audit check survey`)

// sharesHead reports a noun at the end that may belong to the things of all deeds: "Preparation of schedule and execution of
// works plan".
func sharesHead(words []language.Tagged, from int) bool {
	for i := from + 1; i < len(words); i++ {
		if words[i-1].Tag == language.TagPlural && (words[i].Tag == language.TagNoun || words[i].Tag == language.TagPlural) {
			return true
		}
	}
	return false
}

// governsThing reports a preposition that may govern what is joined further on.
func governsThing(w language.Tagged) bool {
	return w.Tag == language.TagPreposition && !w.Is("of") || w.Tag == language.TagTo
}

// goesOnVerbally reports a gerund beside what is carried out: "Preparation of charts and implementing the rules".
func goesOnVerbally(words []language.Tagged) bool {
	for i := 1; i+1 < len(words) && words[i].Tag != language.TagRelative; i++ {
		if words[i-1].Is("and", "&", ",", ";") && isGerund(words[i]) && !namesDeed(words[i]) &&
			!words[i+1].Is("and", "&", ",", "of") && (!mayName(words[i]) || verbal(words, i)) {
			return true
		}
	}
	return false
}

// listsDeed reports the name of a deed behind a comma.
func listsDeed(words []language.Tagged, at int) bool {
	w := words[at]
	capitals := startsUpper(w.Text) && !(startsUpper(words[at+1].Text) && things[words[at+1].Tag]) // "Distribution Boards"
	return (namesDeed(w) || isGerund(w)) && (capitals || words[at+1].Is("of", "and"))
}

// joinsDeed reports a deed behind an "and" that is none of the things the first one was done to: "tables and inspection of the
// lamps", "lamps and Termination", "risks and obtain security".
func joinsDeed(words []language.Tagged, at int) bool {
	w := words[at]
	if w.Tag == language.TagBase && !w.Has(language.Noun) {
		return !plainlyJoined(words, at)
	}
	if !slices.ContainsFunc(words[:at], func(w language.Tagged) bool { return w.Is("of") }) {
		return false // "Installation and testing of"
	}
	if startsUpper(w.Text) {
		if things[words[at+1].Tag] {
			return false // "and Inspection test plans"
		}
		return namesDeed(w) || isGerund(w) && !madeThings[w.Low] || strings.HasSuffix(w.Low, "tion")
	}
	return namesDeed(w) && words[at+1].Is("of")
}

// plainlyJoined reports a verb with an object at the end of a sentence in which nothing else may govern it: it is turned with the
// verb that the name of the first deed becomes. "Preparation of the tide report and maintain the log".
func plainlyJoined(words []language.Tagged, at int) bool {
	w := words[at]
	return at+2 < len(words) && onlyBase(w.Low) && isThing(words[at+1]) && !startsUpper(w.Text) &&
		!slices.ContainsFunc(words[at+1:], func(w language.Tagged) bool { return w.Is("and", "&") || w.Tag == language.TagTo }) &&
		!slices.ContainsFunc(words[:at], func(w language.Tagged) bool {
			return w.Tag == language.TagTo || w.Tag == language.TagRelative || isGerund(w)
		})
}

func namesDeed(w language.Tagged) bool {
	return deedNouns[w.Low] != "" || works[w.Low] || studies[w.Low]
}

// besides is the rest of a text behind the deed that it names, with those beside it in its time: "and entering the
// data" is "and enters the data", ", inspection of the lamps" is ", inspects the lamps".
func besides(text string, words []language.Tagged, from int, s speaker) string {
	var out strings.Builder
	at := words[from-1].End()
	for i := from; i+1 < len(words); i++ {
		next := words[i+1]
		switch {
		case otherDeed(words, i+1):
			out.WriteString(text[at:next.Start] + s.verb(namedVerb(next)))
			at = words[i+2].End()
		case words[i].Is("and") && next.Text == next.Low && isGerund(next) && verbal(words, i+1) && !words[i+2].Is("of"):
			out.WriteString(text[at:next.Start] + s.verb(gerundBase(next.Low)))
			at = next.End()
		}
	}
	return out.String() + text[at:]
}

// namedDeeds are the verbs of the nouns that name what was done, and the index behind their "of": "Operation and
// maintenance of", "Installation, testing and commissioning of".
func namedDeeds(words []language.Tagged, s speaker) (done string, end int) {
	if deedNouns[words[0].Low] == "" && !besideNamed(words) {
		return "", 0
	}
	for i := 0; i+2 < len(words); {
		base := namedVerb(words[i])
		if base == "" && i > 0 && isGerund(words[i]) && words[i+1].Is("of") && !noDeeds[words[i].Low] {
			base = gerundBase(words[i].Low) // "Selection and sizing of"
		}
		if base == "" || !s.past && doneOnce[words[i].Low] {
			return "", 0
		}
		done += s.verb(base)
		if words[i+1].Is("of") {
			return done, i + 2
		}
		next := joined(words, i+1)
		if next < 0 {
			return "", 0
		}
		done += linking(words, i+1, next)
		i = next
	}
	return "", 0
}

// besideNamed reports a gerund with the noun of a deed beside it: "Checking and verification of".
func besideNamed(words []language.Tagged) bool {
	return isGerund(words[0]) && len(words) > 4 && words[1].Is("and", "&") && deedNouns[words[2].Low] != "" && words[3].Is("of")
}

// namedVerb is the verb of a noun or a gerund that names what was done.
func namedVerb(w language.Tagged) string {
	if base := deedNouns[w.Low]; base != "" || !isDeed(w) {
		return base
	}
	return gerundBase(w.Low)
}

// linking is what joins the words before and behind it: ", " or " and ".
func linking(words []language.Tagged, from, upto int) string {
	out := ""
	for _, w := range words[from:upto] {
		if w.Kind == language.Word || w.Is("&") {
			out += " "
		}
		out += w.Text
	}
	if strings.HasSuffix(out, "/") {
		return out
	}
	return out + " "
}

// isDoneTo reports that what a deed was done to begins at i.
func isDoneTo(words []language.Tagged, i int) bool {
	w := words[i]
	switch w.Tag {
	case language.TagNumber, language.TagPlural, language.TagDeterminer:
		return true
	case language.TagAdjective, language.TagAdverb:
		return i+1 < len(words) && (names[words[i+1].Tag] || often[w.Low])
	case language.TagNoun, language.TagProper, language.TagGerund:
		return daily[words[0].Low]
	}
	return w.Is("a", "an", "the", "all", "various", "new")
}

// names are the parts of speech of what work is called by.
var names = tags{
	language.TagNoun: true, language.TagPlural: true, language.TagAdjective: true, language.TagGerund: true,
	language.TagCoordinator: true, language.TagParticiple: true,
}
