package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/tailor"
	"focal/internal/wordset"
)

// A theme is a field of work as the advert calls it ("event planning") that a line about the candidate's own work shows in the
// same words, or as what was done to what ("planned a harbour event"). It is told as experience, so nothing that is only listed,
// learnt, helped with or wished for shows one.
type theme struct {
	text   string
	words  []language.Tagged
	does   bool // it opens with what is done: "managing budgets"
	lines  []int
	weight int
	id     string // of the value that shows it
	action string // what it is named after, where the CV's own words name it
	rank   float64
	near   float64 // words of the advert that its bullet has
	skill  bool    // a skill that the job asks for is called so
}

const (
	fewestCovered = 3 // fields that make a sentence for a job
	mostThemes    = 3 // beside them a deed has room
	longestTheme  = 6 // words of one
	shortestTheme = 2
	mostlyVerb    = 9 // share of a verb that hardly ever names a thing: "manage"
)

// themes are those that the advert asks for and a line shows, what weighs most first; none is part of another one or said by the
// profile already.
func (c *composer) themes() []theme {
	var list []theme
	for _, r := range c.demands() {
		if r.Status == tailor.Not || r.Kind != tailor.KindSkill && r.Kind != tailor.KindExperience {
			continue
		}
		for _, t := range c.shownOf(r) {
			t.skill = r.Kind == tailor.KindSkill && r.Status == tailor.Met
			if t.weight = weightOfRequirement(r); !c.repeats(t.text) && c.isTheme(t) && !isIn(list, t) {
				list = append(list, t)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b theme) int { return cmp.Compare(b.weight, a.weight) })
	list = list[:min(len(list), mostThemes)]
	return c.worthNaming(append(list, c.inBullets(list)...))
}

// worthNaming are fields where they say enough: several, or one that is a skill which the job asks for. For a job blind judges found a
// deed the better sentence than two of them.
func (c *composer) worthNaming(list []theme) []theme {
	fewest := fewestDrawn
	if c.Match != nil {
		fewest = fewestCovered
	}
	_, known := c.onlySkill(list)
	if !known && len(list) < fewest || !slices.ContainsFunc(list, func(t theme) bool { return len(t.words) >= shortestTheme }) {
		return nil // "rigging" alone says less than any bullet
	}
	return list
}

// demands are what the advert asks for.
func (c *composer) demands() []tailor.Requirement {
	if c.Match == nil {
		return nil
	}
	return c.Match.Requirements
}

// isTheme reports a theme that names a field of work and that the truth check lets stand.
func (c *composer) isTheme(t theme) bool {
	return !ofExtent.MatchString(t.text) && !praised.MatchString(t.text) && c.holdsTheme(t)
}

// praised are fields that any work has, said to be good: "top quality service", "continuous support".
var praised = sieve.MustCompile(`(?i)^(?:(?:top|high|good|best|great|excellent|outstanding|superior|exceptional|continuous|continual|` +
	`constant|regular|effective|efficient|quality|full|proper|timely|prompt|positive|better)[ -]){1,3}` +
	`(?:services?|support|assistance|care|quality|results?|work|performance|help|communication|relations?|environments?)$`)

func (c *composer) holdsTheme(t theme) bool {
	return c.Holds == nil || c.Holds(cv.Text{Value: "Experience covers " + t.text + ".", Lines: t.lines})
}

// isIn reports a theme that another one says, or all of another one.
func isIn(list []theme, t theme) bool {
	within := func(a, b string) bool {
		all := words(b)
		return !slices.ContainsFunc(words(a), func(w string) bool { return !slices.Contains(all, w) })
	}
	return slices.ContainsFunc(list, func(o theme) bool { return within(o.text, t.text) || within(t.text, o.text) })
}

// shownOf are the fields of work of a requirement that the CV shows: all that it names in one phrase, or those of its parts.
func (c *composer) shownOf(r tailor.Requirement) (list []theme) {
	text := r.Text
	if at := notOfTheme.FindStringIndex(text); at != nil {
		text = text[:at[0]]
	}
	if t, ok := themeOf(text, r.Quote); ok && c.isShown(&t) {
		return []theme{t}
	}
	parts := sharing(text, r.Quote)
	if list := betweenThemes.Split(text, -1); len(list) > 1 {
		for _, part := range list {
			if t, ok := themeOf(part, r.Quote); ok {
				parts = append(parts, t)
			}
		}
	}
	for _, t := range parts {
		if c.isShown(&t) && !isIn(list, t) {
			list = append(list, t)
		}
	}
	return list
}

// sharing are the themes of two actions with one object: "testing and commissioning of panels".
func sharing(text, quote string) (list []theme) {
	m := twoOfOne.FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	for _, action := range m[1:3] {
		if t, ok := themeOf(action+m[3], quote); ok {
			list = append(list, t)
		}
	}
	return list
}

var (
	// twoOfOne is "testing and commissioning of panels".
	twoOfOne = sieve.MustCompile(`^(\S+) (?:and|&) (\S+)( of .+)$`)
	// notOfTheme is where a requirement goes on to examples, aims and means.
	notOfTheme = sieve.MustCompile(`(?i)(?:\s*[(:;]|,? (?:such as|including|like|e\.g\.|using|through|via|within|` +
		`to (?:ensure|support|meet))\b).*$`)
	betweenThemes = sieve.MustCompile(`\s*[,;/]\s*(?:and |or )?|\s+(?:and/or|and|or|&)\s+`)
	// endsTheme is what a demand calls what somebody has of a field.
	endsTheme = sieve.MustCompile(`(?i) (?:experience|skills?|knowledge|expertise|ability|abilities|background|techniques?|` +
		`required|preferred)$`)
)

// ofDemand are words of a demand that say how well or how much: no theme has them.
var ofDemand = wordset.Of(`strong excellent good great proven demonstrated demonstrable solid extensive sound thorough advanced basic
	relevant related similar various varied several multiple effective effectively successful successfully high highly quality-driven
	professional equivalent minimum least years year preferred preferably desirable desired required essential plus must ability able
	knowledge understanding experience experienced skills skill proficient proficiency familiar familiarity any other others etc e.g
	our your you we us they their this that these those it its position role job post candidate applicant applicants ideally
	willingness willing own new large small fast-paced deadline deadlines not no`)

// themeOf is a phrase as a theme; ok is false where it is none that a sentence can name: no noun ends it, or it is one plain word.
func themeOf(phrase, quote string) (t theme, ok bool) {
	phrase = strings.Trim(phrase, " .,-–")
	for cut := endsTheme.ReplaceAllString(phrase, ""); cut != phrase; cut = endsTheme.ReplaceAllString(phrase, "") {
		phrase = cut
	}
	fields := strings.Fields(phrase)
	if len(fields) == 0 || len(fields) > longestTheme || strings.ContainsAny(phrase, "0123456789()\"“”…+") {
		return theme{}, false
	}
	phrase, does := asDone(fields, quote)
	words := language.TagSentence(language.Tokens(phrase))
	if !isPhrase(words) || len(words) < shortestTheme && !isField(words[0]) || properThing(words[len(words)-1].Text) {
		return theme{}, false
	}
	if !does && !namesWork(words) {
		return theme{}, false
	}
	return theme{text: phrase, words: words, does: does}, true
}

// namesWork reports a phrase that is called after what is done: "stock control", "testing of panels"; "stainless steel" and "line
// managers" are no work.
func namesWork(words []language.Tagged) bool {
	head := len(words) - 1
	if of := slices.IndexFunc(words, func(w language.Tagged) bool { return w.Is("of") }); of > 0 {
		head = of - 1
	}
	low := words[head].Low
	return (actionNoun.MatchString(low) || worksByName[low]) && !noWork[low]
}

// ofExtent are words for how much of a thing there was, which no field of work begins with: "entire log maintenance".
var ofExtent = sieve.MustCompile(`^(?:the )?(?:entire|whole|all|full|existing) `)

// noWork are nouns that end like what is done and name a thing, a body or a time.
var noWork = wordset.Of(`duration organization organisation association corporation institution foundation station location position
	condition section question nation population federation generation department equipment government environment compartment
	building clothing ceiling evening morning distance appliance ambulance furnishing attention tension instance balance information
	achievement`)

// worksByName are nouns for what is done that no ending tells.
var worksByName = wordset.Of(`control entry care research design repair repairs audit audits review reviews relations service sales payroll
	procurement logistics compliance safety delivery inspections visits events campaigns support response`)

// asDone is a phrase in small letters that opens with a gerund where the advert asks to do something: "manage budgets" of "the
// ability to manage budgets".
func asDone(fields []string, quote string) (phrase string, does bool) {
	first, rest := lowered(fields[0]), strings.Join(fields[1:], " ")
	low := strings.ToLower(first)
	isVerb := slices.ContainsFunc(language.VerbForms(low), func(f language.VerbForm) bool { return f.Form == language.Base })
	asked := strings.Contains(strings.ToLower(quote), "to "+strings.ToLower(strings.Join(fields, " ")))
	r := language.Read(low) // "lead teams", but "lead generation"
	if isVerb && rest != "" && (asked || !r.Has(language.Noun) || r.Share >= mostlyVerb && strings.HasSuffix(rest, "s")) {
		return gerund(low) + " " + rest, true
	}
	joined := strings.HasPrefix(rest, "of ") || strings.HasPrefix(rest, "and ")
	return strings.TrimSpace(first + " " + rest), isGerund(low) && rest != "" && !joined
}

func isGerund(low string) bool {
	return slices.ContainsFunc(language.VerbForms(low), func(f language.VerbForm) bool { return f.Form == language.Gerund })
}

// isField reports one word that names a field of work by itself: not "planning" or "reports", which everybody does.
func isField(w language.Tagged) bool {
	return fieldsByName[w.Low] || actionNoun.MatchString(w.Low) && lexicon.Word(w.Low).Level() > generalLevel && !generalFields[w.Low]
}

// fieldsByName are fields of one word that no ending tells.
var fieldsByName = wordset.Of("payroll procurement logistics")

var (
	actionNoun    = sieve.MustCompile(`(?:ing|tion|sion|ment|ance|ysis)$`)
	generalFields = wordset.Of(`management planning reporting training support communication communications documentation supervision
		coordination presentation analysis development maintenance installation testing administration operation writing editing
		implementation evaluation organization organisation information leading working teaching commissioning`)
)

// isPhrase reports a noun phrase, which may open with what is done: its last word is a noun and no verb, mark or word of demand is
// in it.
func isPhrase(words []language.Tagged) bool {
	for i, w := range words {
		if ofDemand[w.Low] || w.Kind != language.Word && !w.Is("-", "/", "&", "’", "'") || !fitsPhrase(words, i) {
			return false
		}
	}
	last := words[len(words)-1]
	return last.Has(language.Noun) || nominal[last.Tag] || last.Tag == language.TagGerund
}

// fitsPhrase reports a word that may stand in such a phrase at its place.
func fitsPhrase(words []language.Tagged, i int) bool {
	w, last := words[i], i == len(words)-1
	switch {
	case nominal[w.Tag], w.Tag == language.TagGerund, w.Tag == language.TagAdjective:
		return true
	case i == 0:
		return isGerund(w.Low) || !last && w.Tag == language.TagParticiple
	}
	return w.Has(language.Noun) || !last && (w.Is("of", "and", "&", "-", "/") || w.Tag == language.TagParticiple) // "site visits"
}
