package tailor

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// maxTextWords is how long a requirement may be to be quoted whole, maxGapWords how many
// missing words a reason names, and maxQuoteRunes how much of the closest passage it quotes.
const (
	maxTextWords  = 7
	maxGapWords   = 4
	maxQuoteRunes = 90
)

// gap is what the CV shows of the words of a requirement, and what it does not.
type gap struct {
	have    []string // in the evidence, or the closest passage
	apart   []string // elsewhere in the CV
	lack    []string // nowhere
	closest passage
	near    bool    // closest is set
	other   passage // has a word that stands apart
}

// tellingWord is a word of a requirement that a reason may name, with its terms.
type tellingWord struct {
	word  string
	terms []string
}

func (t tellingWord) in(p passage) bool { return p.hasAll(t.terms) }

// tellingWords are the words of a text that a reason may name; light are those that say little
// and stand nowhere in the CV.
func (c *candidate) tellingWords(text string) (words []tellingWord, light []string) {
	seen, whole := map[string]bool{}, setOf(terms(text))
	for _, w := range strings.Fields(text) {
		w = trimmed(w, " ,;:.()[]/\"“”")
		list := terms(w)
		if len(list) == 0 || seen[list[0]] || isNumber(w, list[0]) || !everyOne(list, whole) { // REST of "REST API"
			continue
		}
		seen[list[0]] = true
		switch {
		case ofPapers()[list[0]]: // every paper is one
		case !everyOne(list, general()):
			words = append(words, tellingWord{w, list})
		default:
			if _, spelt := c.spelt(w); !spelt {
				light = append(light, w)
			}
		}
	}
	return words, light
}

func isNumber(word, term string) bool {
	return digitsOnly(strings.TrimRight(term, "+")) || numberWord[strings.ToLower(word)] > 0
}

// gapOf looks for the passage that shows most of the telling words of a text; what
// other evidence shows counts as shown.
func (c *candidate) gapOf(text string, evidence []passage) gap {
	words, light := c.tellingWords(text)
	g := gap{}
	if len(evidence) == 0 {
		if g.closest, g.near = c.closestTo(words, headsOf(text)); g.near {
			evidence = []passage{g.closest}
		}
	}
	for _, t := range words {
		if slices.ContainsFunc(evidence, t.in) {
			g.have = append(g.have, t.word)
		} else if p, there := c.elsewhere(t); there {
			g.apart, g.other = append(g.apart, t.word), p
		} else if !idle()[t.terms[0]] {
			g.lack = append(g.lack, t.word)
		}
	}
	if len(g.lack) == 0 && len(g.apart) > 0 {
		g.lack = light
	}
	return g
}

// elsewhere returns a passage that has a word as it is spelt, or by its meaning.
func (c *candidate) elsewhere(t tellingWord) (passage, bool) {
	if s, spelt := c.spelt(t.word); spelt {
		return s.passage, true
	}
	return c.firstWith(t.terms)
}

// closestTo returns the passage with most of the words, as long as it is near at all: it has two of them, or one that says
// much, a head or a rare word.
func (c *candidate) closestTo(words []tellingWord, heads map[string]bool) (closest passage, near bool) {
	best := 0
	var all []string
	for _, t := range words {
		all = append(all, t.terms...)
	}
	for _, i := range c.withAny(all) {
		p := c.passages[i]
		n := p.shows(words)
		telling := func(t tellingWord) bool { return t.in(p) && t.says(p, heads) }
		if n > best && !p.private && (n > 1 || slices.ContainsFunc(words, telling)) {
			best, closest, near = n, p, true
		}
	}
	return closest, near
}

// says reports that a word alone brings a passage near: what a profile hopes for or an employer is called shares more with any
// advert.
func (t tellingWord) says(p passage, heads map[string]bool) bool {
	if p.ref.Section == cv.SectionSummary || p.ref.Role == cv.RoleOrganisation || p.ref.Role == cv.RolePlace {
		return false
	}
	return heads[strings.ToLower(t.word)] || lexicon.Uses(strings.ToLower(t.word)) <= rareUse
}

// rareUse is how common a word is at most that is rare in CVs.
const rareUse = 6

// headsOf are the nouns that the things in a text are: "construction" in "bridge construction in towns".
func headsOf(text string) map[string]bool {
	heads := map[string]bool{}
	for _, thing := range betweenThings.Split(strings.ToLower(text), maxThings) {
		if words := strings.Fields(strings.Trim(thing, " .;:()")); len(words) > 0 {
			heads[words[len(words)-1]] = true
		}
	}
	return heads
}

const maxThings = 20

var betweenThings = sieve.MustCompile(`(?i)[,;:()/]|\b(?:of|in|with|for|to|on|at|from|by|using|within|and|or|as)\b`)

// shows counts the words that a passage has.
func (p passage) shows(words []tellingWord) int {
	n := 0
	for _, t := range words {
		if t.in(p) {
			n++
		}
	}
	return n
}

// ofPapers are terms of every certificate, which bring none closer to another.
var ofPapers = termSet("certificate certification qualification card ticket licence")

// reasonOf says in words why a requirement is not, or not wholly, met: what was
// looked for, what comes closest, and what is missing.
func (c *candidate) reasonOf(r Requirement, f finding) string {
	if f.status == Met {
		return ""
	}
	reason := f.reason
	if reason == "" {
		reason = c.because(r, f)
	}
	if r.Kind == KindSoft {
		reason += " " + notScored
	}
	return reason
}

// notScored is said at what only shows how somebody is.
const notScored = "Personal qualities are not scored."

// because says what the CV lacks of a requirement.
func (c *candidate) because(r Requirement, f finding) string {
	if f.status == Partly {
		r = c.chosen(r)
		return c.partlyBecause(r, f, c.gapOf(r.Text, f.passages))
	}
	return c.notBecause(r, c.gapOf(r.Text, f.passages))
}

// chosen is a demand for one of several things with the one that the CV shows: the others are not missing.
func (c *candidate) chosen(r Requirement) Requirement {
	list := alternatives(r.Text)
	i := slices.IndexFunc(list, func(one string) bool { return c.phrase(one, r).status == Partly })
	if len(list) > 1 && i >= 0 {
		r.Text = list[i]
	}
	return r
}

// notBecause says what is missing, and what comes closest, where nothing is shown.
func (c *candidate) notBecause(r Requirement, g gap) string {
	if reason, ok := c.nearestOf(r, g); ok {
		return reason
	}
	if len(g.lack) > 0 && (len(g.apart) > 0 || len(strings.Fields(r.Text)) > maxTextWords) {
		return "Nothing in the CV mentions " + quoted(thingsWith(r.Text, g.lack)) + notCounted(g.lack) + "."
	}
	if len(g.apart) > 0 {
		return wordsUnread
	}
	return "Nothing in the CV mentions “" + r.Text + "” or another name for it" + notCounted(strings.Fields(r.Text)) + "."
}

// wordsUnread is said where the words stand somewhere in the file.
const wordsUnread = "The words are in the CV; please check whether they show this."

// commonWord is the size class up to which a word is an ordinary one.
const commonWord = 70

// notCounted adds where nobody looked, to what may be the name of a place or a person.
func notCounted(words []string) string {
	if at, _ := territoryIn(strings.Join(words, " ")); at != nil || mayBeName(words[0], false) ||
		slices.ContainsFunc(words[1:], func(w string) bool { return mayBeName(w, true) }) {
		return " (names, addresses and schools do not count)"
	}
	return ""
}

// mayBeName reports a word with a capital that has it for a reason: the first of a text has one anyway.
func mayBeName(word string, inside bool) bool {
	word = strings.Trim(word, " ,;:.()[]")
	first, _ := utf8.DecodeRuneInString(word)
	if len(word) < 4 || !unicode.IsUpper(first) || knownName(word) {
		return false
	}
	lower := strings.ToLower(word)
	return lexicon.Exact(lower).Level() > commonWord || lexicon.Exact(word).Known() && (inside || lexicon.Uses(lower) == 0)
}

// nearestOf quotes what comes closest, unless that is private.
func (c *candidate) nearestOf(r Requirement, g gap) (reason string, ok bool) {
	if p, named := c.together(r.Text); named && !p.private {
		return p.seen(telltale(r.Text)), true
	} else if named {
		return wordsUnread, true
	}
	if len(g.lack) > 0 {
		return closestIs.of(g.closest.value) + "mention " + quoted(thingsWith(r.Text, g.lack)) + ".", g.near
	}
	if len(g.apart) > 0 && !g.other.private {
		return wordsApart.of(g.other.value), true
	}
	return closestIs.of(g.closest.value) + "show what is asked for.", g.near
}

// seen quotes the sentence that has the words, and says why they show nothing.
func (s spoken) seen(words []string) string {
	said := ""
	for _, one := range sentences(s.value) {
		if saysAll(one, words) && strings.Contains(s.value, one) {
			said = one
			break
		}
	}
	told := func(text string) bool { return saysAll(text, words) }
	switch {
	case said == "":
		return otherSense.of(s.value)
	case !told(withoutDenials(said)):
		return deniedThere.of(said)
	case mayWish(s.ref) && !told(withoutWishes(said)):
		return onlyWished.of(said)
	case !told(withoutOthers(said)):
		return doneByOther.of(said)
	}
	return otherSense.of(said)
}

// partlyBecause says what is missing where the evidence shows only a part.
func (c *candidate) partlyBecause(r Requirement, f finding, g gap) string {
	s := searchFor(r.Text, r)
	notHeld := func(p passage) bool { return s.isPending(p.value) || c.hasLapsed(p) }
	if r.isPaper() && slices.ContainsFunc(f.passages, notHeld) {
		return "Named in the CV, but not as held now."
	}
	if there := slices.Concat(g.have, g.apart); len(g.lack) > 0 && len(there) > 0 {
		return shownInPart(r.Text, there, g.lack)
	}
	if len(g.apart) > 0 && !g.other.private {
		return wordsApart.of(g.other.value)
	}
	if size := thresholdOf(r.Quote); size.number > 0 {
		return c.sizeReason(size, f)
	}
	return "Named in the CV, but the level, the length or the kind of use that is asked for is not shown there."
}

// sizeReason says whether the size that is asked for is shown, and of what.
func (c *candidate) sizeReason(size threshold, f finding) string {
	if _, here := c.ofSize(size, f.passages); here {
		return "The size that is asked for is there; what it is of is only in part what is asked for."
	}
	if there, sized := c.ofSize(size, c.passages); sized {
		return sizeApart.of(there.value)
	}
	return "Named in the CV, but not in the size that is asked for (" + size.words + ")."
}

func quoted(words []string) string {
	more := len(words) - maxGapWords
	if more > 0 {
		words = words[:maxGapWords]
	}
	s := "“" + strings.Join(words, "”, “") + "”"
	if more > 0 {
		s += " and " + strconv.Itoa(more) + " more"
	}
	return s
}

// clip shortens a passage at a word.
func clip(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if utf8.RuneCountInString(s) <= maxQuoteRunes {
		return s
	}
	cut := string([]rune(s)[:maxQuoteRunes])
	if i := strings.LastIndexByte(cut, ' '); i > 0 {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,;:–-") + " …"
}

// judgedWhole are the kinds of which a list is no list of things.
var judgedWhole = setOf([]string{KindLanguage, KindClearance, KindEducation, KindSoft})

// inParts judges a requirement of several things by each of them, wherever they stand: met where the CV shows them all, partly
// where it shows some names of a list, or half of plain things.
func (c *candidate) inParts(r Requirement, f finding) finding {
	parts, named := partsOf(r, f)
	if f.prose || len(parts) < 2 {
		return f
	}
	l := c.listed(parts, r, f)
	switch {
	case l.isAll() && f.status != Met && !asksLevel(r.Quote):
		return finding{status: Met, passages: l.shown}
	case len(l.have) == 0, named && len(l.lack) == 0, !named && !l.isHalf():
		return f
	}
	if len(f.passages) == 0 {
		f.passages = l.shown
	}
	if len(f.passages) > 0 {
		f.status, f.reason = Partly, foundInPart(append(l.have, l.named...), l.lack)
	}
	return f
}

// partsOf are the things that a requirement is judged by, and whether they are names; plain ones are looked at where the whole is not met.
func partsOf(r Requirement, f finding) (parts []string, named bool) {
	if judgedWhole[r.Kind] || yearsPhrase.MatchString(r.Quote) || isAlternative(r.Text) {
		return nil, false
	}
	if parts = listedThings(r.Text); len(parts) > 1 {
		return parts, true
	}
	if f.status == Met || r.isPaper() {
		return nil, false
	}
	return plainThings(r.Text), false
}

func foundInPart(have, lack []string) string {
	if len(lack) == 0 {
		return ""
	}
	return "Shown in part: found " + quoted(have) + ", not found " + quoted(lack) + "."
}

// list is what the CV shows of several things: named are those that it has, though not as they
// are asked for.
type list struct {
	have, named, lack []string
	shown             []passage
}

// isAll reports that everything is shown, some of it by passages to quote.
func (l list) isAll() bool { return len(l.shown) > 0 && len(l.lack) == 0 && len(l.named) == 0 }

// isHalf reports that nothing is missing, or no more than is shown: of three things and more, or of two with a name.
func (l list) isHalf() bool {
	n := len(l.have) + len(l.named) + len(l.lack)
	ofName := n == 2 && len(l.have) == 1 && (splitter{}).strong(l.have[0])
	return len(l.lack) == 0 || (n > 2 || ofName) && 2*len(l.have) >= n
}

func (c *candidate) listed(parts []string, r Requirement, f finding) (l list) {
	for _, part := range parts {
		g := c.phrase(part, r)
		switch {
		case g.status == Met:
			l.have, l.shown = append(l.have, part), append(l.shown, g.passages...)
		case f.status == Met && c.mentions(part):
			l.have = append(l.have, part)
		case c.says(part):
			l.named = append(l.named, part)
		default:
			l.lack = append(l.lack, part)
		}
	}
	return l
}

// listedThings returns the things of "Go, SQL and Kafka"; nothing for prose and
// for alternatives.
func listedThings(text string) []string {
	text = stripBrackets(withoutExamples(text))
	if isAlternative(text) {
		return nil
	}
	sp := splitter{}
	parts := sp.parts(text, len(text))
	if !slices.ContainsFunc(parts, func(p string) bool { return len(strings.Fields(p)) > 4 }) && sp.areNames(parts) {
		return parts
	}
	return nil
}

// plainThings are the things of "risk assessments and access control", where none is a long one.
func plainThings(text string) []string {
	text = withoutExamples(stripBrackets(text))
	parts := (splitter{}).parts(text, len(text))
	if slices.ContainsFunc(parts, isLong) {
		return nil
	}
	return parts
}

// isLong reports more words than the name of a plain thing has.
func isLong(part string) bool { return len(strings.Fields(part)) > 4 }

func isAlternative(text string) bool {
	choose := func(sign string) bool { return strings.Contains(text, sign) }
	return slices.ContainsFunc([]string{" or ", " | ", " oder ", "/"}, choose) || oneOfList(text) != nil
}

// areNames reports that at least half of the parts are names, or both of two.
func (sp splitter) areNames(parts []string) bool {
	named := 0
	for i, p := range parts {
		if sp.named(p, i == 0) {
			named++
		}
	}
	if len(parts) == 2 {
		return named == 2
	}
	return named*2 >= len(parts)
}

// mentions reports whether some passage shows one of the telling terms of a part.
func (c *candidate) mentions(part string) bool {
	telling := notGeneral(terms(part))
	return len(telling) == 0 || slices.ContainsFunc(c.withAny(telling), func(i int) bool { return !c.passages[i].private })
}

// quoting is a reason that quotes the CV, up to the quotation and from it on.
type quoting struct{ before, after string }

var (
	closestIs    = quoting{"The closest in the CV is “", "”; it does not "}
	lowerLevel   = quoting{"The language is there, at a lower level (“", "”) than is asked for."}
	otherSense   = quoting{"The words are in the CV (“", "”); please check whether they show this."}
	wordsApart   = quoting{"The words are in the CV, but not together; some of them in “", "”."}
	sizeApart    = quoting{"The size that is asked for is said of something else: “", "”."}
	otherYears   = quoting{"The CV names as many years (“", "”), but not as years of just this."}
	lowerDegree  = quoting{"The subject is there, at a lower level (“", "”) than is asked for."}
	otherDegree  = quoting{"The level is there (“", "”), but not in the subject that is asked for."}
	notHeld      = quoting{"The clearance is named (“", "”), but not as held."}
	notCompleted = quoting{"The qualification is named (“", "”), but not as completed."}
	onlyWished   = quoting{"The CV names this only as a wish: “", "”."}
	deniedThere  = quoting{"The CV says this is not so: “", "”."}
	doneByOther  = quoting{"This was done by others: “", "”."}

	// everyQuoting is what Requoted looks for: a reason quotes the CV by one of these.
	everyQuoting = []quoting{
		closestIs, lowerLevel, otherSense, wordsApart, sizeApart, otherYears, notHeld, lowerDegree, otherDegree,
		notCompleted, onlyWished, deniedThere, doneByOther,
	}
)

func (q quoting) of(value string) string { return q.before + clip(value) + q.after }

// find returns where the quotation in a reason begins and ends.
func (q quoting) find(reason string) (begin, end int, ok bool) {
	end = strings.LastIndex(reason, q.after)
	begin = len(q.before)
	return begin, end, strings.HasPrefix(reason, q.before) && end >= begin
}

// Requoted is the requirement with other words in place of what it quotes from the CV;
// a quotation that was shortened ends with " …".
func (r Requirement) Requoted(quote func(string) string) Requirement {
	evidence := make([]string, len(r.Evidence))
	for i, e := range r.Evidence {
		evidence[i] = quote(e)
	}
	r.Evidence = evidence
	for _, q := range everyQuoting {
		if begin, end, ok := q.find(r.Reason); ok {
			r.Reason = r.Reason[:begin] + quote(r.Reason[begin:end]) + r.Reason[end:]
			break
		}
	}
	return r
}
