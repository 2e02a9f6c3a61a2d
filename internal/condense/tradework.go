package condense

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Bullets that name work of a trade: "Preventive maintenance of bottling lines", "Fault finding on pumps".

// works are nouns for work that is carried out as it stands; studies are those that are carried out of something. Work whose
// verb says the same ("execution of") is not carried out but done, or keeps its name.
var (
	works = wordset.Of(`analysis sampling checks counts stocktaking snagging briefings screening monitoring troubleshooting
		reconciliation reconciliations cataloguing investigation investigations surveying surveys maintenance inspection inspections
		testing servicing commissioning calibration repair repairs overhauls wiring cabling glanding fabrication studies assembly excavation
		joinery plastering finding assessment assessments rotation`)
	studies = wordset.Of(`verification review audit survey evaluation validation simulation modelling modeling renovation
		reconstruction translation documentation optimisation optimization configuration migration integration conversion restoration
		examination estimation measurement modification rectification disbursement mobilisation mobilization overhaul check`)
	otherWorks = wordset.Of(`work framework network teamwork homework artwork findings coursework clockwork guesswork firework patchwork
		housework fieldwork`)
	// inRows are works where they stand in a row of several.
	inRows = wordset.Of("planning preparation termination recruitment procurement control installation painting")
	// controlled is what somebody keeps under control at work.
	controlled = wordset.Of("quality stock inventory access document pest budget cost infection process wastage cctv")
	// ofOthers are, beside callings, words before the name of work that others carry out, or nobody, and of what one is good at.
	ofOthers = wordset.Of(`external independent outsourced outside third third-party client clients customer customers council police
		authority government vendor vendors insurer regulator judicial statutory legislative general no not never cancelled canceled
		failed awaiting pending postponed self own peer good strong excellent effective basic advanced close great sound hand-eye
		problem decision birth successful timely public personal team time stress anger conflict change senior middle top
		experience exposure knowledge`)
)

// worked gives a bullet that names work of a trade its verb: "Preventive maintenance of
// bottling lines" is "Carried out preventive maintenance of bottling lines".
func worked(text string, words []language.Tagged, s speaker) string {
	at := workEnd(words, s)
	s = s.atPositions(words, at)
	if s.project || at < 1 || at > s.longestWork() || !ofTrade(words[:at], s, at < len(words) && words[at].Is("of")) {
		return ""
	}
	if staysNamed(words, at, s) {
		return ""
	}
	if at > 1 && startsUpper(words[at-1].Text) { // "Material and Resources Planning"
		return capital(s.verb("carry")) + " out " + text
	}
	return capital(s.verb("carry")) + " out " + lowerFirst(text, words)
}

// staysNamed reports the name of work, which ends before at, that is told otherwise, by others or as a title.
func staysNamed(words []language.Tagged, at int, s speaker) bool {
	return opensVerbally(words) || finite(words) || tellsMore(words, at) || byAnother(words, at) ||
		titled(words) && (!s.told || projected[words[at-1].Low])
}

// tellsMore reports that other deeds follow the name of work that ends before at.
func tellsMore(words []language.Tagged, at int) bool {
	return verbBehind(words, at) || goesOnVerbally(words[at:]) || goesOnOtherwise(words[at:])
}

// byAnother reports work that somebody else carries out, together with the person or alone: "Client inspection of panels",
// "Annual audit with the insurer".
func byAnother(words []language.Tagged, at int) bool {
	if at < len(words) && words[at].Is("with") && words[at-1].Is("audit", "audits", "inspection", "inspections", "review", "assessment") {
		return true
	}
	if at > 1 && words[at-1].Is("management") && managed[words[at-2].Low] {
		return false
	}
	return slices.ContainsFunc(words[:at], func(w language.Tagged) bool { return ofOthers[w.Low] || language.IsRole(w.Low) }) ||
		slices.ContainsFunc(words, func(w language.Tagged) bool { return w.Is("through", "via") })
}

// opensVerbally reports words that rather open with a verb than with a name for work: "Doing risk assessment", "Booking
// riggers rope testing".
func opensVerbally(words []language.Tagged) bool {
	w := words[0]
	if isGerund(w) && len(words) > 1 && isPeople(words[1]) {
		return true
	}
	if w.Share >= mostlyVerb && isBare(w) && len(words) > 1 && mayNameDeed(words[1]) {
		return true // "Conduct operation and maintenance"
	}
	return w.Has(language.Third) || w.Is("doing", "effect") || isGerund(w) && !namesDeed(w) && !mayName(w)
}

// longestWork is how many words the name of work has at most.
func (s speaker) longestWork() int {
	if s.told {
		return 9
	}
	return 4
}

// workEnd is where the name of work ends that a bullet opens with: before what it was done to or, in a list of duties
// or before a full stop, with the bullet ("Snagging and quality inspections."); -1 without one.
func workEnd(words []language.Tagged, s speaker) int {
	leads := func(w language.Tagged) bool {
		return w.Is("of", "on", "to", "for", "in", "at", "with", "across", "using", "as", "per", "during", "within", "between", "from")
	}
	at, last := slices.IndexFunc(words, leads), len(words)-1
	if comma := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is(",") }); comma > 0 && (at < 0 || comma < at) &&
		figuresOnly(words[comma:]) {
		return comma
	}
	switch {
	case at == last:
		return -1
	case at >= 0 || last < 2:
		return at
	case words[last].Is("."):
		return last
	case s.listed:
		return last + 1
	}
	return -1
}

// sizes open details of work of a trade: ", positions 3G and 4G", ", grades S275 and S355", ", 12 to 40 mm".
var sizes = sieve.MustCompile(`^, (?:(?:positions?|grades?) \S*\d|` +
	`\d+(?:[.,]\d+)?(?: ?(?:to|-|–) ?\d+(?:[.,]\d+)?)? ?(?:mm|m|kg|bar|V|kW)\b)`)

func textOf(words []language.Tagged) string {
	var text []string
	for _, w := range words {
		text = append(text, w.Text)
	}
	return strings.Join(text, " ")
}

// figuresOnly reports details behind a comma, not more names of work: what begins with a position, a grade or a size.
func figuresOnly(words []language.Tagged) bool {
	if !sizes.MatchString(textOf(words)) {
		return false
	}
	figures := 0
	for _, w := range words[1:] {
		switch {
		case strings.IndexFunc(w.Text, unicode.IsDigit) >= 0:
			figures++
		case w.Tag == language.TagGerund, w.Tag.IsVerb(), works[w.Low], inRows[w.Low], w.Is(","):
			return false
		}
	}
	return figures > 0 && figures*3 >= len(words)-2
}

// positions open details that only welding and the like have.
var positions = sieve.MustCompile(`^, positions? \S*\d[A-Z]\b`)

// atPositions is a speaker of work that positions behind it show to be some, in a list of one bullet as well: "Hull welding, positions
// 3G and 4G".
func (s speaker) atPositions(words []language.Tagged, at int) speaker {
	s.told = s.told || at > 0 && positions.MatchString(textOf(words[at:])) && figuresOnly(words[at:])
	return s
}

// verbBehind reports a plain verb behind the preposition at i, or joined to what it leads to: "analysis of faults and
// obtain spares".
func verbBehind(words []language.Tagged, i int) bool {
	for k, w := range words[min(i+1, len(words)):] {
		if w.Tag == language.TagBase && (k == 0 || words[i+k].Is("and", "&", ",")) {
			return true
		}
	}
	return false
}

// ofTrade reports the name of work of a trade: "fault finding", "brickwork and blockwork"; among bullets that tell what was
// done also a row of such: "cable laying, glanding and termination". done says that its things follow.
func ofTrade(words []language.Tagged, s speaker, done bool) bool {
	last := len(words) - 1
	head := words[last]
	if hasVerb(words) {
		return false
	}
	for i := range words {
		if !inName(words, i, s) || linksThing(words, i, s) {
			return false
		}
	}
	return isWork(words, last, s) || done && (last > 0 || s.listed) && studies[head.Low] ||
		s.told && inRows[head.Low] && slices.ContainsFunc(words, isLink)
}

// hasVerb reports names of deeds with verbs of their own: "Supervision of".
func hasVerb(words []language.Tagged) bool {
	first, head := words[0], words[len(words)-1]
	switch {
	case len(words) == 1:
		return namedVerb(first) != ""
	case isLink(words[1]):
		return deedNouns[first.Low] != ""
	}
	return head.Is("finding") && !first.Is("fault")
}

// linksThing reports a link behind something that is no work: "Question papers and marking".
func linksThing(words []language.Tagged, i int, s speaker) bool {
	if i == 0 || !isLink(words[i]) || isWork(words, i-1, s) {
		return false
	}
	return words[i].Is(",") || words[i-1].Tag == language.TagPlural && !works[words[len(words)-1].Low]
}

func isLink(w language.Tagged) bool { return w.Is(",", "and", "&") }

// inName reports a word that may stand in the name of work.
func inName(words []language.Tagged, i int, s speaker) bool {
	return names[words[i].Tag] || i == 0 && words[i].Tag == language.TagProper || s.told && inRowOfWork(words[i])
}

// inRowOfWork reports what may stand in a row of names of work, other than the parts of one.
func inRowOfWork(w language.Tagged) bool {
	return w.Is(",", "&", "/") || w.Tag == language.TagProper || w.Tag == language.TagAdverb
}

// isWork reports a noun for work that is carried out; among bullets that tell what was done a gerund that is no more than
// a deed is one as well.
func isWork(words []language.Tagged, i int, s speaker) bool {
	w := words[i]
	one := strings.TrimSuffix(w.Low, "s")
	switch {
	case otherWorks[one], otherWorks[w.Low], ownVerb[w.Low] && !(s.told && i > 0 && carriedToo[w.Low]):
		return false
	case works[w.Low], strings.HasSuffix(one, "work"):
		return true
	}
	return s.told && isWorkAmong(words, i)
}

// isWorkAmong reports what is work for certain only among bullets that tell what was done.
func isWorkAmong(words []language.Tagged, i int) bool {
	w := words[i]
	if w.Is("entry") {
		return i > 0 && words[i-1].Is("data")
	}
	if carriedToo[w.Low] {
		return w.Is("management") || isLink(words[i-1])
	}
	if w.Is("control") {
		return i > 0 && controlled[words[i-1].Low]
	}
	return isDeed(w) && !compounding[w.Low] || i > 0 && inRows[w.Low] && i+1 < len(words)
}

// ownVerb are names of deeds that nobody carries out: they are done.
var ownVerb = wordset.Of("processing solving making marking managing execution supervision management training teaching")

// carriedToo are those of them that are carried out as part of a row, or with what they are about before them: "Fleet management".
var carriedToo = wordset.Of("management processing")

// managed are others whom somebody manages: "Vendor management" is no work of theirs.
var managed = wordset.Of("vendor supplier client customer contractor subcontractor")
