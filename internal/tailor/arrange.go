package tailor

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Arrange brings forward what serves the job, where there is a plain reason for it:
// in a post or project the one bullet that one of the first must-haves clearly asks for, else one that is far
// nearer to the advert than a first one which is not, or one about leading people where that is asked for, never before one about leading
// people; in
// a group of skills those that the job names by
// their very words, must-haves first, then those that the advert has besides; one
// group before the others where it holds clearly more of those. In doubt nothing moves.
// Posts keep their order in time; nothing is changed or left out, and nothing added but
// the initials that the job calls a certificate by. A list whose note is not kept stays
// as it was. original is the CV as read, which m quotes. Of the lists that front speaks of it says what goes first.
func Arrange(doc, original *cv.Document, m *Match, advert string, front Front, keep cv.Keep) []cv.Note {
	if m == nil || len(m.Requirements) == 0 {
		return nil
	}
	passages, asks := newCandidate(original, cv.Date{}).passages, make([]ask, len(m.Requirements))
	for i, r := range m.Requirements {
		asks[i] = askOf(r)
	}
	a := arranger{
		asks: asksOf(passages, asks, advert), foremost: foremostOf(passages, asks), touched: touchedBy(passages, asks, advert),
		shown: shownOf(passages, asks, m.Score), near: sharing(advert), keep: keep, front: front,
		leaders: slices.ContainsFunc(m.Requirements, func(r Requirement) bool { return asksLeading.MatchString(r.Text) }),
	}
	core := coreOf(advert, m.Requirements)
	a.core, a.least = sharing(core), leastShared(core)
	for i := range doc.Work {
		e := &doc.Work[i]
		a.bullet(e.Highlights, e.Organisation.Value, "Brought forward in its post: the job asks for it.")
	}
	for i := range doc.Projects {
		a.bullet(doc.Projects[i].Highlights, doc.Projects[i].Name.Value, "Brought forward in its project: the job asks for it.")
	}
	for i := range doc.Skills {
		a.skills(doc.Skills[i].Keywords)
	}
	a.groups(doc)
	a.shortNames(doc, advert)
	return a.notes
}

// Ranks of a value: what a must-have names and nothing else ("GCSS-Army"), what it asks
// for among other words ("Hazmat planning"), and what a wish asks for.
const (
	askedExactly = 3
	askedMust    = 2
	askedNice    = 1
)

type arranger struct {
	asks map[string]int // Text.ID of a skill -> rank
	// foremost are the sentences that prove one of the first demands of the job.
	foremost map[string]bool
	// touched are skills that share telling words with a must-have: they go with others that are brought forward.
	touched map[string]bool
	shown   map[string]int // Text.ID of a sentence -> how much it shows, see shownOf
	near    func(string) float64
	core    func(string) float64 // the same of the advert without its wishes
	least   float64              // what a bullet shares with that which goes before others
	leaders bool                 // the job asks for somebody who leads people
	front   Front
	keep    cv.Keep
	notes   []cv.Note
}

// made notes a change and reports whether it is kept.
func (a *arranger) made(t cv.Text, reason string) bool {
	n := cv.Note{Kind: cv.NoteOrder, Field: t.ID, Before: t.Value, After: t.Value, Reason: reason, Lines: t.Lines}
	if !a.keep.Accepts(n) {
		return false
	}
	a.notes = append(a.notes, n)
	return true
}

// slight matches minor tasks, mending or supporting something, that nobody would put first.
var slight = sieve.MustCompile(`^(?i:(?:(?:he|she|they|i) )?` +
	`(?:discover|fix|debug|resolv|troubleshoot|help|assist|support|attend|maintain|updat|participat|contribut|answer)(?:e|s|es|ed|ing)?)\b`)

// toolLine matches a line that lists what was used, which stands behind what was done with it.
var toolLine = sieve.MustCompile(`^(?i:(?:key |main )?(?:technolog(?:y|ies)|tech(?:nical)? stack|tech|tools?|stack|skills?|environment|` +
	`languages?|software|platforms?|(?:\p{L}+ )?frameworks?)(?: (?:and|&) \p{L}+)?(?: used)?\s*[:–-]|` +
	`(?:tools?|technologies|skills?|languages?) used\b)`)

// mayLead reports a bullet that may go before others.
func mayLead(bullet string) bool { return !slight.MatchString(bullet) && !toolLine.MatchString(bullet) }

// scope matches a bullet that says what the post is, with people or a service to lead:
// only what the job clearly asks for moves ahead of it.
var scope = sieve.MustCompile(`^(?i:(?:(?:he|she|they|i) )?` +
	`(?:lead|leads|led|manag(?:e|es|ed)|head|heads|headed|run|runs|ran|own|owns|owned|direct|directs|directed|` +
	`command|commands|commanded|supervis(?:e|es|ed)|overs(?:ee|ees|aw)))\b`)

// bullet moves the first bullet that a must-have asks for to the front, unless one
// that is asked for stands there, or the order of the list is told by its lines.
func (a *arranger) bullet(list []cv.Text, of, reason string) {
	if first, looked := a.front.of(list); looked {
		a.picked(list, first, of)
		return
	}
	if len(list) == 0 || leadsPeople(list[0].Value) {
		return // what comes before it for a secondary point loses more than it wins
	}
	at := slices.IndexFunc(list, func(t cv.Text) bool { return a.foremost[t.ID] && mayLead(t.Value) })
	switch {
	case at > 0 && a.standsFirst(list[0], list[at]):
		return
	case at < 0 && !scope.MatchString(list[0].Value):
		at = a.another(list)
	}
	if at <= 0 || rooted(list, at, of) || !a.made(list[at], reason) {
		return
	}
	moved := list[at]
	copy(list[1:at+1], list[:at])
	list[0] = moved
}

// standsFirst reports a first bullet that answers the job as well: it shows as much of it as the other one, or has as many
// of the advert's words, hardly fewer where it says what the post is.
func (a *arranger) standsFirst(first, other cv.Text) bool {
	near, than := a.near(first.Value), a.near(other.Value)
	return a.shown[first.ID] > 0 && a.shown[first.ID] >= a.shown[other.ID] || near >= littleShared && near >= than ||
		near >= littleShared && than < near+muchShared/2 && scope.MatchString(first.Value)
}

// another is the bullet that has a reason to go before a first one without scope, where no must-have asks for one.
func (a *arranger) another(list []cv.Text) int {
	if at := a.nearest(list); at >= 0 {
		return at
	}
	if !a.leaders || a.near(list[0].Value) >= muchShared/2 {
		return -1
	}
	return slices.IndexFunc(list, func(t cv.Text) bool { return guidesPeople(t.Value) })
}

// asksLeading matches a requirement to lead people.
var asksLeading = sieve.MustCompile(`(?i:\b(?:lead(?:s|ing|ership)?|manag(?:e|es|ing)|supervis(?:e|es|ing|ion)|mentor(?:s|ing)?|` +
	`coach(?:es|ing)?)\b[^.;]*\b(?:teams?|crews?|people|staff|engineers|employees|colleagues|others)\b)`)

// What a bullet shares with the advert, in telling words, that goes before a first one which shares little. A long advert has words for
// everything: there it has to be more.
const (
	muchShared   = 4.0
	enoughShared = 2.25 // in a short advert
	wordsPerPart = 60.0 // telling words of an advert for each word that is to be shared
	littleShared = 1.0
	mostFirst    = 1.4 // what the first one shares at most
	clearlyMore  = 1.6 // what a bullet shares beyond the first one
)

// coreOf is an advert without what it only wishes for, which moves nothing.
func coreOf(advert string, list []Requirement) string {
	for _, r := range list {
		if r.Level != Must && r.Quote != "" {
			advert = strings.ReplaceAll(advert, r.Quote, "")
		}
	}
	return advert
}

// leastShared is what a bullet shares with an advert that goes before others.
func leastShared(advert string) float64 {
	return min(max(float64(len(notGeneral(unique(terms(advert)))))/wordsPerPart, enoughShared), muchShared)
}

// besideOthers matches what somebody learnt, got or was beside others in: no reason to put it first.
var besideOthers = sieve.MustCompile(`^(?i:(?:(?:he|she|they|i) )?(?:was|were|is|are|has|had|been|learn|gain|work|collaborat|interact|` +
	`receiv|observ|shadow|enhanc|refin|tak|took|achiev|acquir|obtain|attain|earn|exceed|us|act|serv)(?:e|t|s|es|ed|ing|en|king)?)\b`)

// nearest is the bullet that speaks of the job where the first one hardly does; -1 for none. Both have to say
// what was done: a first line that does not tells what the post was.
func (a *arranger) nearest(list []cv.Text) int {
	first := a.core(list[0].Value)
	if first > mostFirst || !isDeed(list[0].Value) || a.shown[list[0].ID] >= shownMet {
		return -1
	}
	best, most := -1, max(a.least, first+clearlyMore)
	for i, t := range list {
		if n := a.core(t.Value); n >= most && isDeed(t.Value) && mayLead(t.Value) && !besideOthers.MatchString(t.Value) {
			best, most = i, n+littleShared
		}
	}
	return best
}

// isDeed reports a bullet that opens with what was done.
func isDeed(bullet string) bool {
	opens, _, _ := strings.Cut(bullet, " ")
	return opensDeed(opens) && !strings.HasSuffix(opens, ":")
}

// asksOf ranks the skills that the job clearly asks for: those that a requirement names by the same words or the advert has as they are.
func asksOf(passages []passage, demands []ask, advert string) map[string]int {
	asks, all, duties := map[string]int{}, spaced(plainTokens(advert)), dutiesIn(advert)
	asWritten := spaced(strings.FieldsFunc(advert, endsWord))
	for _, p := range passages {
		if p.ref.Role != cv.RoleSkill || sentenceLike(p.value) || denied.MatchString(p.value) ||
			ambiguous(p.value) && !namedIn(advert, p.value) {
			continue
		}
		if standsIn(p, all, asWritten) || duties.name(p.value) {
			asks[p.ref.Text.ID] = askedNice
		}
		words := terms(p.value)
		for _, d := range demands {
			if rank := d.rankOf(p, words); rank > 0 {
				asks[p.ref.Text.ID] = max(asks[p.ref.Text.ID], rank)
			}
		}
	}
	return asks
}

// firstDemands is how many must-haves of an advert are what the post is about: for another one no bullet goes before the rest.
const firstDemands = 3

// firstMusts are those must-haves.
func firstMusts(demands []ask) []ask {
	musts := slices.DeleteFunc(slices.Clone(demands), func(d ask) bool { return d.soft || d.rank != askedMust })
	return musts[:min(len(musts), firstDemands)]
}

// foremostOf are the sentences that prove one of the first must-haves in its own words.
func foremostOf(passages []passage, demands []ask) map[string]bool {
	musts, foremost := firstMusts(demands), map[string]bool{}
	for _, p := range passages {
		if p.ref.IsSentence() && slices.ContainsFunc(musts, func(d ask) bool { return d.shownBy(p) }) {
			foremost[p.ref.Text.ID] = true
		}
	}
	return foremost
}

// rankOf is the rank that a demand gives a value; skill are the terms of a skill.
func (d ask) rankOf(p passage, skill []string) int {
	switch {
	case d.soft:
		return 0
	case d.names(skill), d.within(p, skill):
		if d.rank == askedMust && d.is(skill) {
			return askedExactly
		}
		return d.rank
	}
	return 0
}

// touchedBy are the skills that a must-have touches.
func touchedBy(passages []passage, demands []ask, advert string) map[string]bool {
	touched := map[string]bool{}
	for _, p := range passages {
		if p.ref.Role == cv.RoleSkill && touchesMust(p, demands) && (!ambiguous(p.value) || namedIn(advert, p.value)) {
			touched[p.ref.Text.ID] = true
		}
	}
	return touched
}

func spaced(words []string) string { return " " + strings.Join(words, " ") + " " }

// standsIn reports a skill of several words that an advert has as they are, or one of one telling word that it has
// with the same capitals: "Access", not the "access" to a yard.
func standsIn(p passage, advert, asWritten string) bool {
	words := plainTokens(p.value)
	if len(words) > 1 {
		return strings.Contains(advert, spaced(words))
	}
	return len(notGeneral(terms(p.value))) > 0 && strings.Contains(asWritten, " "+p.value+" ")
}

func touchesMust(p passage, demands []ask) bool {
	if len(plainTokens(p.value)) == 0 {
		return false
	}
	list := terms(p.value)
	return slices.ContainsFunc(demands, func(d ask) bool { return !d.soft && d.rank == askedMust && d.touches(p, list) })
}

// What a bullet shows that is evidence for a requirement.
const (
	shownMet    = 4  // one that is met, of which it has telling words
	shownPartly = 1  // one that is met in part
	severalOf   = 3  // requirements met in part that are a reason together
	fitsAtAll   = 40 // score below which what is met in part is far off
)

// shownOf weighs the sentences that are evidence: those that share telling words with a
// requirement that is met, and those that alone come near to several.
func shownOf(passages []passage, demands []ask, score int) map[string]int {
	shown := map[string]int{}
	for _, p := range passages {
		if !p.ref.IsSentence() {
			continue
		}
		if n := worthOf(p, demands, score); n > 0 {
			shown[p.ref.Text.ID] = n
		}
	}
	return shown
}

// worthOf weighs a sentence; 0 is no reason to move it.
func worthOf(p passage, demands []ask, score int) int {
	met, partly := 0, 0
	for _, d := range demands {
		switch {
		case d.soft || !slices.Contains(d.quoted, p.value):
		case d.status == Met && d.shares(p):
			met++
		case d.status == Partly && score >= fitsAtAll:
			partly++
		}
	}
	if met == 0 && partly < severalOf {
		return 0
	}
	return shownMet*met + shownPartly*partly
}

// telling is how many words a sentence shares with a requirement that it shows.
const telling = 2

// shares reports a sentence that has several telling words of the requirement, or is
// all that shows it and has one.
func (d ask) shares(p passage) bool {
	n := 0
	for _, t := range notGeneral(d.terms) {
		if p.terms[t] {
			n++
		}
	}
	return n >= telling || n > 0 && (n == len(d.terms) || len(d.evidence) == 1)
}

// ask is a requirement as it is looked for in single values.
type ask struct {
	rank     int
	words    string   // the terms with spaces around them
	either   []string // the same of each alternative
	terms    []string
	total    float64
	evidence []string // of what is met
	quoted   []string // of whatever status
	status   string
	soft     bool // a personal quality
}

// itemsOf parts the things that one requirement names, ofItem is what stands before and behind the name of one.
var (
	itemsOf = sieve.MustCompile(`,? (?:and|or|&|such as|including|like) |[,;/] ?`)
	ofItem  = sieve.MustCompile(`^(?:(?:of|in|with|the) )+| (?:frameworks?|databases?|languages?)$`)
)

// isOneName reports the name of a tool in one word: its first letter tells it only inside a sentence.
func isOneName(word string, opens bool) bool {
	if strings.ContainsAny(word, " -") || len(word) < 2 {
		return false
	}
	if opens {
		word = word[1:]
	}
	return strings.ContainsFunc(word, unicode.IsUpper)
}

func askOf(r Requirement) ask {
	list := terms(r.Text)
	d := ask{
		rank: askedNice, words: spaced(list), terms: unique(list),
		quoted: r.Evidence, status: r.Status, soft: r.Kind == KindSoft,
	}
	for _, part := range alternatives(r.Text) {
		d.either = append(d.either, strings.Join(terms(part), " "))
	}
	for i, part := range itemsOf.Split(r.Text, -1) {
		if part = ofItem.ReplaceAllString(part, ""); isOneName(part, i == 0) { // "PHP and MySQL, and of the Laravel framework"
			d.either = append(d.either, strings.Join(terms(part), " "))
		}
	}
	if r.Level == Must {
		d.rank = askedMust
	}
	if r.Status == Met {
		d.evidence = r.Evidence
	}
	d.total = weightOf(d.terms)
	return d
}

// names reports a skill, by its terms, whose words the requirement has, in the same order, and which tells something:
// "installation" alone does not name the installation of boilers.
func (d ask) names(skill []string) bool {
	return d.is(skill) || len(notGeneral(skill)) > 0 && strings.Contains(d.words, spaced(skill))
}

// touches reports a skill, with its terms, that shares its telling words with the requirement:
// "incident response" and "an incident-handling certificate".
func (d ask) touches(p passage, skill []string) bool {
	if !strings.Contains(strings.TrimSpace(p.value), " ") {
		return slices.Contains(d.terms, strings.Join(skill, " "))
	}
	words := unique(skill)
	shared := 0.0
	for _, t := range notGeneral(words) {
		if slices.Contains(d.terms, t) {
			shared += weight(t)
		}
	}
	return len(words) > 0 && shared >= weightOf(words)/2
}

// is reports a skill, by its terms, that the requirement names and nothing else, whatever its version.
func (d ask) is(skill []string) bool {
	name := strings.Join(skill, " ")
	return name != "" && slices.ContainsFunc(d.either, func(e string) bool { return e == name || sameButVersion(e, name) })
}

// clearly is the share of a requirement that a sentence must name in its own words.
const clearly = 0.75

// shownBy reports a sentence that proves the requirement in its own words: a thing
// that merely belongs to the same class is no reason to move it.
func (d ask) shownBy(p passage) bool {
	if !slices.Contains(d.evidence, p.value) {
		return false
	}
	named := 0.0
	for _, t := range d.terms {
		if p.terms[t] {
			named += weight(t)
		}
	}
	return named >= clearly*d.total
}
