package truth

import (
	"slices"
	"strings"

	"github.com/kljensen/snowball/english"
)

// recast is an opening that a bullet may take for another, because it says the same:
// the words from, and in their place one of the forms of a verb and the words behind
// it. Nothing here says that more was done than the passage does.
type recast struct {
	from, verb []string
	rest       []string
}

var recasts = func() []recast {
	var list []recast
	add := func(from, verb, rest string) {
		list = append(list, recast{strings.Fields(from), strings.Fields(verb), strings.Fields(rest)})
	}
	for _, from := range []string{"responsible for", "responsible of", "responsibility for", "responsibility of"} {
		add(from, "hold holds held", "responsibility for")
		add(from, "is was", "responsible for")
	}
	add("involved in", "take takes took", "part in")
	add("involve in", "take takes took", "part in")
	add("involving in", "take takes took", "part in")
	add("involvement in", "take takes took", "part in")
	add("tasked with", "have has had", "the task of")
	for _, row := range strings.Fields(`coordination:coordinate co-ordination:co-ordinate liaison:liaise interaction:interact
		communication:communicate negotiation:negotiate collaboration:collaborate`) {
		noun, verb, _ := strings.Cut(row, ":")
		add(noun+" with", verb, "with")
	}
	for _, form := range strings.Fields("ordinate ordinates ordinated") {
		add("co ordination of", "co", form)
		add("co ordination with", "co", form+" with")
	}
	add("participation in", "participate", "in")
	add("follow up of", "follow", "up")
	add("member of", "serve serves served", "as a member of")
	for _, row := range strings.Fields(`chair:chair head:head captain:captain manager:manage supervisor:supervise coordinator:coordinate organiser:organise organizer:organize
		management:manage supervision:supervise preparation:prepare maintenance:maintain installation:install coordination:coordinate co-ordination:co-ordinate
		organisation:organise organization:organize administration:administer development:develop implementation:implement delivery:deliver creation:create clearance:clear
		production:produce training:train planning:plan monitoring:monitor testing:test cleaning:clean design:design recruitment:recruit evaluation:evaluate
		inspection:inspect operation:operate configuration:configure calculation:calculate estimation:estimate fabrication:fabricate
		erection:erect verification:verify calibration:calibrate escalation:escalate computation:compute consolidation:consolidate
		enhancement:enhance rectification:rectify execution:execute collection:collect submission:submit allocation:allocate
		identification:identify finalisation:finalise finalization:finalize procurement:procure reconciliation:reconcile
		generation:generate arrangement:arrange replacement:replace elimination:eliminate negotiation:negotiate
		compilation:compile validation:validate modification:modify formulation:formulate distribution:distribute
		registration:register deployment:deploy adjustment:adjust settlement:settle segregation:segregate updation:update
		upgradation:upgrade termination:terminate facilitation:facilitate utilisation:utilise utilization:utilize
		examination:examine measurement:measure presentation:present documentation:document
		mobilisation:mobilise mobilization:mobilize disbursement:disburse scrutiny:scrutinise
		review:review study:study audit:audit repair:repair survey:survey overhaul:overhaul check:check
		update:update assessment:assess mentorship:mentor discussion:discuss provision:provide
		resolution:resolve ` + deedNouns) {
		noun, verb, _ := strings.Cut(row, ":")
		add(noun+" of", verb, "")
	}
	return list
}()

// put are verbs that a bullet without one may take: they name no deed of their own.
var put = append(undergone(), []recast{
	{verb: []string{"act", "acts", "acted"}, rest: []string{"as"}},
	{verb: []string{"serve", "serves", "served"}, rest: []string{"as"}},
	{verb: []string{"carry", "carries", "carried"}, rest: []string{"out", "the"}},
	{verb: []string{"carry", "carries", "carried"}, rest: []string{"out"}},
	{from: []string{"in", "charge", "of"}, verb: []string{"is", "was"}, rest: []string{"in", "charge", "of"}},
	{from: []string{"accountable", "for"}, verb: []string{"is", "was"}, rest: []string{"accountable", "for"}},
	{verb: []string{"reach", "reaches", "reached"}},
	{verb: []string{"provide", "provides", "provided"}},
	{from: []string{"zero"}, verb: []string{"achieve", "achieves", "achieved"}, rest: []string{"zero"}},
}...)

// undergone are openings that tell what others did with somebody, whose auxiliary was left away: "Elected by the crew".
func undergone() (list []recast) {
	for row := range strings.FieldsSeq(`elected:as,by,to selected:as,by,to nominated:as,by,for appointed:as,by,to chosen:as,by,to
		recognised:as,by,for recognized:as,by,for hired:as,by invited:to,by awarded:by entrusted:with promoted:to,from,as offered:a,an`) {
		done, links, _ := strings.Cut(row, ":")
		for link := range strings.SplitSeq(links, ",") {
			list = append(list, recast{from: []string{done, link}, verb: []string{"was"}, rest: []string{done, link}})
		}
	}
	return append(list, recast{from: []string{"instrumental", "in"}, verb: []string{"is", "was"}, rest: []string{"instrumental", "in"}})
}

var (
	dutyNouns   = set(`duties responsibilities tasks role job work position post`)
	dutyVerbs   = set(`include included were are involved involves entailed entails`)
	dutyLeaders = set(`my her his their the main key daily other`)
)

// opening returns how many words of both texts an allowed recast takes at the start,
// and whether it is one of duties, whose gerunds become what was done.
func (a *alignment) opening() (i, j int) {
	if len(a.output) == 0 {
		return 0, 0
	}
	i = a.subjectEnd()
	if n := a.duty(i); n > 0 {
		a.deeds, a.deed = true, n
		return n, 0
	}
	if r, found := a.recast(i, recasts); found && !(len(r.verb) == 1 && a.byOthers(i)) {
		a.deeds, a.named, a.deed = true, r.namesDeed() && !offices[r.from[0]], i
		return i + len(r.from), 1 + len(r.rest)
	}
	if from, to := a.allNamed(i); from > 0 && !a.byOthers(i) {
		a.deeds, a.named, a.deed = true, true, i
		return from, to
	}
	if n := a.adverbs(i); a.inItsTime(i+n, n) {
		a.deeds, a.deed = true, i+n
		return i + n, n
	}
	if from, to := a.describedDeed(); from > 0 {
		a.deeds = true
		return from, to
	}
	if r, found := a.recast(0, put); found && !a.opensAlike() && a.takes(r) {
		return len(r.from), 1 + len(r.rest)
	}
	return 0, 0
}

// takes reports a verb that was put where it may stand: work is carried out that is not said to be somebody else's, a figure is reached.
func (a *alignment) takes(r recast) bool {
	switch r.verb[0] {
	case "carry":
		return !a.notTheirs()
	case "provide":
		return a.namesHelp()
	case "reach":
		return len(a.source) > 0 && a.source[0].figure()
	}
	return true
}

// describedDeed returns how many words of both texts the name of a deed takes with the word that says how it was done, and its verb
// with the adverb of that: "Successful delivery of lamps", "Successfully delivered lamps".
func (a *alignment) describedDeed() (from, to int) {
	if len(a.source) < 4 || len(a.output) < 3 || a.output[0].folded != a.source[0].folded+"ly" || a.byOthers(0) {
		return 0, 0
	}
	for _, r := range recasts {
		if len(r.verb) != 1 || !a.reads(1, r.from) || !formOf(r.verb[0], a.output[1].folded) {
			continue
		}
		if len(r.rest) == 0 || len(r.rest) == 1 && a.output[2].folded == r.rest[0] {
			return 1 + len(r.from), 2 + len(r.rest)
		}
	}
	return 0, 0
}

// namesHelp reports the name of help to others that a passage opens with, and that nobody else gives: "Technical support to crews".
func (a *alignment) namesHelp() bool {
	for i, w := range a.source {
		if w.folded == "to" || w.folded == "for" {
			return i > 0 && isHelp[a.source[i-1].folded] && !a.notTheirs()
		}
		if unsure[w.folded] {
			break
		}
	}
	return false
}

var isHelp = set(`support assistance guidance advice tuition`)

// allNamed returns how many words of both texts the nouns take that name what was done, and their verbs:
// "Operation and maintenance of pumps", "Operated and maintained pumps".
func (a *alignment) allNamed(i int) (from, to int) {
	from = i
	for from+1 < len(a.source) && to < len(a.output) {
		if !a.isNamed(from, to) && (from == i && !a.inItsTime(from, to) || !done(a.source[from], a.output[to])) {
			return 0, 0
		}
		from, to = from+1, to+1
		switch {
		case a.source[from].folded == "of":
			return from + 1, to
		case a.source[from].folded == "and" && to < len(a.output) && a.output[to].folded == "and":
			from, to = from+1, to+1
		}
	}
	return 0, 0
}

// isNamed reports a noun of the source that names the deed of a verb of the output.
func (a alignment) isNamed(i, j int) bool {
	for _, r := range recasts {
		if r.namesDeed() && r.from[0] == a.source[i].folded {
			return formOf(r.verb[0], a.output[j].folded)
		}
	}
	return false
}

// furtherNamed returns how many words of both texts the noun of another deed and its verb take, which stands beside those
// that have their verbs: "Preparation of charts and inspection of lamps", "Prepared charts and inspected lamps".
func (a alignment) furtherNamed(i, j int) (di, dj int) {
	if !a.bothGoOn(i, j) || !a.besideNamed(i) || a.byOthers(i) {
		return 0, 0
	}
	for _, r := range recasts {
		if r.namesDeed() && a.reads(i, r.from) && formOf(r.verb[0], a.output[j].folded) {
			return 2, 1
		}
	}
	return 0, 0
}

// besideNamed reports a place where the name of a deed is told like the one that the source opens with: it opens a
// sentence, as one does in each before it, or stands in a list of nothing but such names, each with what it was done to.
func (a alignment) besideNamed(i int) bool {
	if i >= len(a.begins) {
		return false
	}
	if first := a.begins[i].first; i == first && i > 0 && a.time != noTime && a.deeds && a.allTold(first) {
		return true
	}
	if !a.named {
		return false
	}
	first := max(a.deed, a.begins[i].first)
	for k := a.deed; k < first; k++ {
		if opens := a.begins[k].first; opens > a.deed && !a.namesThing(opens) {
			return false
		}
	}
	return i == first || a.begins[i].joined && a.listsNamed(first, i)
}

// allTold reports that the sentences before the one at a place open with gerunds that became what was done.
func (a alignment) allTold(first int) bool {
	for k := range first {
		if a.begins[k].first == k && !strings.HasSuffix(a.source[k].folded, "ing") {
			return false
		}
	}
	return true
}

// listsNamed reports that a sentence names nothing but deeds and what they were done to from its first word on up to i:
// what the words that stand between "of" and the next deed might govern is open.
func (a alignment) listsNamed(first, i int) bool {
	k := first
	for ; k < i && a.source[k].folded != "of"; k++ {
		if about[a.source[k].folded] {
			return false
		}
	}
	for k++; k < i; k++ {
		w := a.source[k].folded
		switch {
		case a.namesThing(k) && a.begins[k].joined:
			k++
		case w == "and" && k+1 == i, isArticle[w]:
		case a.begins[k].joined, joiners[w], w == "of", unsure[w], isNoun[w], strings.HasSuffix(w, "ing") && !made[w]:
			return false
		}
	}
	return true
}

// namesThing reports the name of a deed at i, with what it was done to.
func (a alignment) namesThing(i int) bool {
	w := a.source[i].folded
	return i+1 < len(a.source) && a.source[i+1].folded == "of" && (isNoun[w] || strings.HasSuffix(w, "ing"))
}

var (
	// offices are persons among the openings that have verbs.
	offices = set(`chair head captain manager supervisor coordinator organiser organizer`)
	// about are deeds that another deed may be the object of: "Supervision of fabrication and erection of masts".
	about = set(`assessment supervision monitoring study review planning training coordination co-ordination evaluation examination
		presentation facilitation management organisation organization verification audit
		check survey`)
	isArticle = set(`the a an`)
	// made are things whose names end like those of deeds.
	made = set(`scaffolding piping lighting building cladding flooring ducting clothing bedding string ceiling railing`)
	// unsure are words behind which a list may go on that the first deed does not govern.
	unsure = set(`with in by for from on at to through into about after before while when without under over per as during against
		between within across upon via than because if along plus including include includes like such regarding concerning who which
		that where whose until towards toward among off out up`)
	// isNoun are the names of deeds that have verbs, and others like them.
	isNoun = func() map[string]bool {
		list := set(`construction approval award integration migration commissioning renovation analysis assessment`)
		for _, r := range recasts {
			if r.namesDeed() && !offices[r.from[0]] {
				list[r.from[0]] = true
			}
		}
		return list
	}()
)

// notTheirs reports work that others carried out or nobody did: "Client inspection", "No audit", "Inspection by the council".
func (a alignment) notTheirs() bool {
	for _, w := range a.source {
		if unsure[w.folded] || w.folded == "of" {
			break
		}
		if ofOthers[w.folded] || strings.HasSuffix(w.folded, "'s") || strings.HasSuffix(w.folded, "’s") {
			return true
		}
	}
	return a.byOthers(0) || slices.ContainsFunc(a.source, func(w word) bool { return w.folded == "through" || w.folded == "via" })
}

// ofOthers are words before the name of work that others carry out, or nobody.
var ofOthers = set(`external independent outsourced outside third client clients customer customers council police authority government
	vendor vendors insurer regulator consultant judicial statutory no not never cancelled canceled failed awaiting pending planned
	postponed rejected passed`)

// namesDeed reports the noun of a deed that becomes its verb: "audit of".
func (r recast) namesDeed() bool { return len(r.from) == 2 && r.from[1] == "of" && len(r.verb) == 1 }

// byOthers reports that the passage names who did it, or that others did: "Audit of all sites by external auditors". What
// was done by doing something else was done by the person.
func (a alignment) byOthers(from int) bool {
	for i := from; i+1 < len(a.source); i++ {
		if a.source[i].folded == "by" && !strings.HasSuffix(a.source[i+1].folded, "ing") && !a.saysWhose(i-1, from) {
			return true
		}
	}
	return false
}

// saysWhose reports a participle at i that says of the things before it whose they are, and nothing of the deed: "Verification of
// bills submitted by the crews".
func (a alignment) saysWhose(i, from int) bool {
	return i > from+2 && ofOthersDone[a.source[i].folded] && strings.HasSuffix(a.source[i-1].folded, "s")
}

// ofOthersDone are participles that say from whom things come.
var ofOthersDone = set(`submitted issued sent supplied provided made written reported requested`)

// subjectEnd is where the source goes on behind "I was".
func (a *alignment) subjectEnd() int {
	i := 0
	for i < len(a.source) && (freePronoun(a.source[i]) || beForms[a.source[i].folded]) {
		i++
	}
	return i
}

// recast finds the one that the source begins with at a place and the output has taken.
func (a *alignment) recast(at int, list []recast) (recast, bool) {
	for _, r := range list {
		if a.reads(at, r.from) && a.opens(r) {
			return r, true
		}
	}
	return recast{}, false
}

// inItsTime reports a gerund of the source that the output has in the time of its post:
// "Preparing charts" is "Prepared charts" where that is over.
func (a alignment) inItsTime(i, j int) bool {
	return a.time != noTime && i < len(a.source) && j < len(a.output) && done(a.source[i], a.output[j]) &&
		isPast(a.output[j].folded) == (a.time == over)
}

// adverbs is how many adverbs or prefixes the source at i and the output open with alike: "Regularly checking",
// "Co-ordinating".
func (a alignment) adverbs(i int) int {
	n := 0
	for i+n < len(a.source) && n < len(a.output) && a.source[i+n].folded == a.output[n].folded &&
		(joiners[a.output[n].folded] || a.output[n].folded == "co" || strings.HasSuffix(a.output[n].folded, "ly")) {
		n++
	}
	return n
}

// opensAlike reports that the source begins with the verb itself.
func (a *alignment) opensAlike() bool { return len(a.source) > 0 && sameWord(a.source[0], a.output[0]) }

func (a alignment) reads(at int, list []string) bool {
	if at < 0 || at+len(list) > len(a.source) {
		return false
	}
	for k, w := range list {
		if w != anyWord && a.source[at+k].folded != w {
			return false
		}
	}
	return true
}

// opens reports that the output begins with a form of the verb and the words behind it.
func (a *alignment) opens(r recast) bool {
	if len(a.output) < 1+len(r.rest) {
		return false
	}
	for k, w := range r.rest {
		if a.output[1+k].folded != w {
			return false
		}
	}
	first := a.output[0].folded
	return slices.Contains(r.verb, first) || len(r.verb) == 1 && formOf(r.verb[0], first)
}

// formOf reports a finite form of a regular verb: "maintains" and "maintained".
func formOf(base, w string) bool {
	return !strings.HasSuffix(w, "ing") && english.Stem(base, false) == english.Stem(w, false) && (w == base || strings.HasSuffix(w, "s") || strings.HasSuffix(w, "ed"))
}

// duty returns where the gerund stands that the output opens with as a finite verb
// ("Responsible for managing …", "Duties included managing …"), 0 without one.
func (a *alignment) duty(at int) int {
	at = a.dutyLabel(at)
	if at > 0 && at < len(a.source) && done(a.source[at], a.output[0]) {
		return at
	}
	return 0
}

// dutyLabel returns where the words end that say that duties follow, 0 without any.
func (a *alignment) dutyLabel(at int) int {
	for _, from := range [][]string{{"responsible", "for"}, {"responsible", "of"}, {"responsibility", "for"}, {"responsibility", "of"}} {
		if a.reads(at, from) {
			return at + 2
		}
	}
	for at < len(a.source) && dutyLeaders[a.source[at].folded] {
		at++
	}
	if at+1 < len(a.source) && dutyNouns[a.source[at].folded] && dutyVerbs[a.source[at+1].folded] {
		return at + 2
	}
	return 0
}

// didIt reports a gerund that the output has as a finite verb, where gerunds became what
// was done: one that tells a deed of its own, not what another verb is about.
func (a alignment) didIt(i int, verb word) bool {
	return done(a.source[i], verb) && (a.deeds && a.ownDeed(i) || a.nextDeed(i, verb))
}

// nextDeed reports a gerund that opens a further sentence, or is joined to one that does, in the time of its post.
func (a alignment) nextDeed(i int, verb word) bool {
	if a.time == noTime || i >= len(a.begins) || isPast(verb.folded) != (a.time == over) {
		return false
	}
	first := a.begins[i].first
	if i != first && a.toldFirst(first) {
		return a.ownDeed(i)
	}
	return first > 0 && strings.HasSuffix(a.source[first].folded, "ing") && (i == first || a.ownDeed(i))
}

// toldFirst reports a verb that opens a sentence and is told as over: beside it a gerund is as well ("Prepare lists and updating the
// log").
func (a alignment) toldFirst(first int) bool {
	return a.time == over && slices.ContainsFunc(a.output, func(w word) bool { return pastOf(a.source[first], w) })
}

// ownDeed reports that nothing governs the gerund at i: neither the word before it
// ("considering buying") nor, through "and", what governs another ("with buying and
// selling", "considering buying and selling").
func (a alignment) ownDeed(i int) bool {
	if i == a.deed {
		return true
	}
	if i >= len(a.begins) || !a.begins[i].joined {
		return false
	}
	for k := max(a.deed, a.begins[i].first) + 1; k+1 < i; k++ {
		if a.governsGerund(k) {
			return false
		}
	}
	return true
}

// governsGerund reports a gerund at k that something governs, or that governs what is joined to it.
func (a alignment) governsGerund(k int) bool {
	return strings.HasSuffix(a.source[k].folded, "ing") && !a.begins[k].joined &&
		(prepositions[a.source[k-1].folded] || joiners[a.source[k+1].folded])
}

var prepositions = set(`with in by of for from on at to through into about after before while when without`)

// done reports a gerund of the source that the output has as a finite verb.
func done(gerund, verb word) bool {
	return !strings.HasSuffix(verb.folded, "ing") && activity(gerund.folded, map[string]bool{verb.folded: true})
}
