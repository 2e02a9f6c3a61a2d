package blind

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Words that tell the candidate's sex or family, and those that do not, by what must
// stand around them: the same letters are names and other words elsewhere ("Isle of
// Man", "mother tongue", "male ward"), and what is not said of a person stays.
var (
	// Occupations tell it wherever they stand.
	occupations = pairs(`chairman:chair chairwoman:chair salesman:salesperson saleswoman:salesperson foreman:supervisor forewoman:supervisor
		headmaster:head_teacher headmistress:head_teacher waitress:server waiter:server actress:actor stewardess:flight_attendant
		policewoman:police_officer policeman:police_officer businesswoman:business_person businessman:business_person
		spokeswoman:spokesperson spokesman:spokesperson housewife:homemaker househusband:homemaker sportswoman:athlete sportsman:athlete
		alumna:graduate alumnus:graduate`)
	// People are meant where a word about them comes before, and no noun after.
	people = pairs(`mother:parent father:parent mum:parent dad:parent wife:partner husband:partner daughter:child son:child woman:person
		man:person lady:person gentleman:person girl:young_person boy:young_person widow:[withheld] widower:[withheld]`)
	beforePeople = wordset.Of("a an my his her their am as single married working young proud devoted loving new only")
	// A sex is the candidate's after these.
	sexes     = wordset.Of("female male")
	beforeSex = wordset.Of("a an only first sole am sex gender")
	// What one is.
	states      = wordset.Of("married widowed divorced")
	beforeState = wordset.Of("am is status happily m civil marital")
	parental    = wordset.Of("maternity paternity")
	leave       = wordset.Of("leave break absence")
	titles      = wordset.Of("mr mrs ms miss sir dame")
	// products are written with the short name of their maker before them.
	products = wordset.Of("office word excel excell powerpoint access project visio outlook windows sql teams " +
		"dos publisher dynamics paint server exchange")

	// After these a word may be a verb: "helped her plan" is "helped them plan".
	causatives = wordset.Of(`
		help helps helped helping let lets letting make makes made making see sees saw seen seeing watch watched have had`)
)

// pairs reads "word:neutral_word …".
func pairs(text string) map[string]string {
	m := map[string]string{}
	for pair := range strings.FieldsSeq(text) {
		word, as, _ := strings.Cut(pair, ":")
		m[word] = strings.ReplaceAll(as, "_", " ")
	}
	return m
}

// A nationality is one where it is said to be: demonyms in firms' names stay.
var (
	nationality = sieve.MustCompile(`(?i)\b(nationality|citizenship|citizen of|national of|native of|born in|born and raised in)\b` +
		`:? *[\p{L}]+(?-i:(?: \p{Lu}\p{L}+)?)`)
	demonym = sieve.MustCompile(`\b((?:[Aa]n? )?\p{Lu}\p{L}+(?:[/ -]\p{Lu}\p{L}+)? (?i:nationals?|citizens?|nationality` +
		`|passport(?: holder)?|by birth|descent|origin|heritage)` +
		`|(?:[Aa] )?\b(?:U\.?[SK]\.?|EU) (?i:nationals?|citizens?))` +
		`($|[^\pL\s&'’-]|\s+(?:on|in|with|and|of|by|who|is|at|from|to|for|or|living|holding|since)\b)`)
)

// Facts of a form that tell origin, sex and family, in the languages that the reader knows labels of.
var (
	formFact = sieve.MustCompile(`(?i)\b(?:(?:(?:marital|martial|civil|family)\s*status|estado\s+civil|état civil` +
		`|familienstand|stato civile|stan cywilny|religion|caste` +
		`|nationality|nacionalidad|staatsangehörigkeit|sex|gender|geschlecht|sexo)(?:\s*/\s*(?:marital status|gender|sex` +
		`|nationality|religion|caste))?(?:\s*[:=][\s\-–—]*|\s+[\-–—]+\s*|[\-–—]+\s+)\pL+(?:[-/]\pL+)?(?:,? \(\pL+\))?` +
		`|(?:sex|gender)[:\-–— ]+(?:fe)?male\b` +
		`|(?:state of origin|home ?town|tribe)\s*[:=][\s\-–—]*\pL+(?-i:(?:[ -]\p{Lu}\pL+)*)` +
		`|(?:height|weight)\s*[:=][\s\-–—]*\d[\d.'’"″]*(?: ?(?:cms?|m|ft|feet|kgs?|lbs?)\b\.?(?: ?\d+ ?(?:in|inches)\b)?)?)`)
	// community is the class or the creed of somebody as forms in India ask for it; "Community: volunteer" is another thing.
	community = sieve.MustCompile(`\b(?i:community|caste|sub-?caste|category)\s*[:=–—-]+\s*(?:` + creeds + `\b[-/, ]*)?` +
		`(?:BC|MBC|OBC|DNC|SC|ST|OC|FC|EWS|SBC|EBC|BCM)\b(?:[-/ ](?:A|B|C|NT|M)\b)?` +
		`|\b(?i:community|sect)\s*[:=–—-]+\s*` + creeds + `\b`)
	factWords = wordset.Of(`married unmarried single bachelor spinster widowed divorced casado casada soltero soltera ledig verheiratet
		male female
		hindu muslim islam christian sikh jain buddhist catholic indian pakistani bangladeshi nepali filipino egyptian
		nigerian british irish`)
	// plainFacts say of nobody but a person what their family is.
	plainFacts = wordset.Of("married unmarried widowed divorced spinster casado casada soltero soltera ledig verheiratet")
	unmarried  = sieve.MustCompile(`(?i)\bun-?married\b`)
)

// withoutFacts takes out what a form says of family, sex and origin: behind its label, or alone in its field.
func (s secrets) withoutFacts(text string, r cv.Ref) string {
	if r.Section == cv.SectionLanguages {
		return text
	}
	if ofPost(r.Section) {
		return s.toldAlone(text, r)
	}
	text = unmarried.ReplaceAllString(formFact.ReplaceAllString(text, withheld), withheld)
	text = community.ReplaceAllString(text, withheld)
	if r.Section == cv.SectionAdditional || r.Section == cv.SectionPerson {
		text = s.loneOrigin(text)
	}
	if len(strings.Fields(text)) > 8 && r.Role != cv.RoleDetail || r.Role == cv.RoleQualification || r.Role == cv.RoleOrganisation {
		return text
	}
	parts := fragment.FindAllString(text, -1)
	facts := 0
	for _, p := range parts {
		if withoutFact(p) != p {
			facts++
		}
	}
	return fragment.ReplaceAllStringFunc(text, func(part string) string {
		isPlain := slices.ContainsFunc(phraseOf(part), func(w string) bool { return plainFacts[w] })
		if facts*2 <= len(parts) && !isPlain {
			return part // "Indian, Nepali cooking"
		}
		return withoutFact(part)
	})
}

// fragment is what stands between commas and slashes.
var fragment = sieve.MustCompile(`[^,/|;:]+`)

func withoutFact(part string) string {
	words := phraseOf(part)
	other := func(w string) bool { return !factWords[w] && w != "and" }
	if !slices.ContainsFunc(words, func(w string) bool { return factWords[w] }) || slices.ContainsFunc(words, other) {
		return part
	}
	return strings.Replace(part, strings.TrimSpace(part), withheld, 1)
}

// creed is what somebody believes where a sentence says it: houses and centres of a faith have capitals.
var creed = sieve.MustCompile(`\b(?:[Aa] )?(?:(?:practi[sc]ing|devout|born-again|committed) ` + creeds + `(?: \b(?:faith|community))?` +
	`|` + creeds + ` (?:faith|religion|community|by (?:faith|religion)))\b`)

const creeds = `(?:Hindu|Muslim|Sikh|Jain|Buddhist|Christian|Catholic|Protestant|Jewish|Jew|Parsi|Baha'i)`

// withoutOrigin takes out nationality and puts neutral words in place of others.
func withoutOrigin(text string, role cv.Role) string {
	text = demonym.ReplaceAllString(nationality.ReplaceAllString(creed.ReplaceAllString(text, withheld), withheld), withheld+"$2")
	if role == cv.RoleOrganisation || role == cv.RolePlace {
		return text // a name: its words say nothing of a person
	}
	n := neutral{runes: []rune(text), words: wordsOf(text)}
	for i := range n.words {
		n.word(i)
	}
	return n.out.String() + string(n.runes[n.at:])
}

// neutral is one text on its way.
type neutral struct {
	runes []rune
	words []word
	out   strings.Builder
	at    int // runes that are written
}

// word writes a neutral word in place of one that tells the sex.
func (n *neutral) word(i int) {
	w := n.words[i]
	if w.from < n.at || n.abbreviation(w) {
		return
	}
	switch w.folded {
	case "she", "he":
		n.subject(i)
		return
	case "him":
		n.put(w, "them")
		return
	case "himself", "herself":
		n.put(w, "themself")
		return
	case "hers":
		n.put(w, "theirs")
		return
	case "his":
		n.put(w, map[bool]string{true: "their", false: "theirs"}[n.next(i) != ""])
		return
	case "her":
		n.put(w, n.her(i))
		return
	}
	if as := n.noun(i); as != "" {
		n.put(w, as)
	} else if titles[w.folded] && n.title(i) {
		n.drop(w)
	}
}

// noun is what to put for a noun or an adjective; "" = it stays.
func (n *neutral) noun(i int) string {
	w, before, after := n.words[i], n.before(i), n.next(i)
	switch {
	case occupations[w.folded] != "" && !n.surname(i):
		return occupations[w.folded]
	case people[w.folded] != "" && n.person(i, before, after):
		return people[w.folded]
	case sexes[w.folded] && (len(n.words) == 1 || beforeSex[before]),
		states[w.folded] && (beforeState[before] || i == 0 && n.ends(after)):
		return withheld
	case parental[w.folded] && leave[after]:
		return "parental"
	}
	return ""
}

// person reports that a word is said of somebody: not "Isle of Man", "man hours",
// "mother tongue" or "to man the desk".
func (n *neutral) person(i int, before, after string) bool {
	if w := n.words[i]; w.capital && !n.opens(i) && !n.shouts() {
		return false
	}
	if n.twoOfFamily(i, after) {
		return true
	}
	return (n.ends(after) || plural(after) != "") && (beforePeople[before] || i == 0 && (after == "of" || after == ""))
}

// twoOfFamily reports "engineer and mother of two", and "Husband and father" where a sentence begins so.
func (n *neutral) twoOfFamily(i int, after string) bool {
	if i+2 >= len(n.words) {
		return false
	}
	next := n.words[i+2].folded
	return after == "of" && counted[next] || after == "and" && n.opens(i) && people[next] != ""
}

// opens reports the first word of a sentence.
func (n *neutral) opens(i int) bool { return i == 0 || strings.ContainsAny(n.joined(i-1), ".!?;\n") }

var counted = wordset.Of("1 2 3 4 5 6 7 8 9 one two three four five six seven eight nine twins triplets")

// ends reports that no noun follows which the word would belong to.
func (n *neutral) ends(after string) bool {
	return after == "" || language.Closed(after) != language.TagNone
}

// subject puts "they", and makes the verb after it agree.
func (n *neutral) subject(i int) {
	w := n.words[i]
	n.put(w, "they")
	k := i + 1
	if k < len(n.words) && n.words[k].folded == "s" && n.joined(i) != " " { // "she's" is "is" or "has"
		n.put(n.words[k], n.contracted(k))
		return
	}
	for k < len(n.words) && n.joined(k-1) == " " && adverb(n.words[k].folded) {
		k++ // "always delivers"
	}
	if k < len(n.words) && n.joined(k-1) == " " {
		if verb := plural(n.words[k].folded); verb != "" {
			n.put(n.words[k], verb)
		}
	}
}

func adverb(word string) bool {
	reading := lexicon.Exact(word)
	return reading.Is(lexicon.Adv) && !reading.Is(lexicon.Third)
}

// contracted is what "'s" becomes after "they"; which verb it is cannot always be told.
func (n *neutral) contracted(k int) string {
	after := n.next(k)
	switch forms := language.VerbForms(after); {
	case after == "been" || after == "got" || after == "had":
		return "ve"
	case forms == nil || strings.HasSuffix(after, "ing"):
		return "re"
	}
	return "s " + withheld
}

// plural is the form of a third person that stands after "they"; "" = it is not one.
func plural(verb string) string {
	switch verb {
	case "is":
		return "are"
	case "was":
		return "were"
	}
	for _, f := range language.VerbForms(verb) {
		if f.Form == language.Third {
			return f.Base
		}
	}
	return ""
}

// her is "their" before a noun and "them" elsewhere; where it may be either it is
// withheld, for a wrong guess would say something else.
func (n *neutral) her(i int) string {
	after := n.next(i)
	if tag := language.Closed(after); after == "" || tag != language.TagNone && tag != language.TagNumber {
		return "them"
	}
	reading := lexicon.Exact(after)
	noun := reading.Is(lexicon.Noun | lexicon.Plural | lexicon.Adj | lexicon.Ing | lexicon.PastPart)
	switch {
	case !reading.Known() || noun && !(reading.Is(lexicon.Base) && causatives[n.before(i)]):
		return "their"
	case noun:
		return withheld
	}
	return "them"
}

// title reports a form of address before a name: not "Miss no deadline", "Notre Dame".
func (n *neutral) title(i int) bool {
	w := n.words[i]
	if !w.capital || i+1 == len(n.words) || !n.words[i+1].capital || w.folded == "ms" && products[n.words[i+1].folded] {
		return false
	}
	named := i > 0 && n.joined(i-1) == " " && n.words[i-1].capital && !titles[n.words[i-1].folded] && !n.abbreviation(n.words[i-1])
	return !named && strings.Trim(n.joined(i), ". \u00a0") == ""
}

// surname reports an occupation that somebody is called by: "Ed Foreman".
func (n *neutral) surname(i int) bool {
	if i == 0 || !n.words[i].capital || !n.words[i-1].capital || n.joined(i-1) != " " || n.shouts() {
		return false
	}
	before := n.words[i-1].folded
	return lexicon.Exact(lexicon.Title(before)).Known() || !lexicon.Exact(before).Known()
}

// abbreviation reports capitals among other letters: HE, SHE, HIS and MS are none of these.
func (n *neutral) abbreviation(w word) bool {
	return len(w.text) > 1 && len(w.text) <= 4 && strings.ToUpper(w.text) == w.text && !n.shouts()
}

// shouts reports a text of several words in capitals only.
func (n *neutral) shouts() bool {
	return len(n.words) > 1 && strings.IndexFunc(string(n.runes), unicode.IsLower) < 0
}

// next is the word that follows with nothing but a space between; "" = none does.
func (n *neutral) next(i int) string {
	if i+1 < len(n.words) && n.joined(i) == " " {
		return n.words[i+1].folded
	}
	return ""
}

// before is the word before, whatever is between on the same line.
func (n *neutral) before(i int) string {
	if i == 0 {
		return ""
	}
	return n.words[i-1].folded
}

// joined is what is between a word and the next one.
func (n *neutral) joined(i int) string { return string(n.runes[n.words[i].to:n.words[i+1].from]) }

func (n *neutral) put(w word, as string) {
	n.out.WriteString(string(n.runes[n.at:w.from]) + likeCase(as, w.text))
	n.at = w.to
}

// drop leaves a word out, with the point and the space that belong to it.
func (n *neutral) drop(w word) {
	n.put(w, "")
	for _, r := range ". " {
		if n.at < len(n.runes) && n.runes[n.at] == r {
			n.at++
		}
	}
}

func likeCase(as, was string) string {
	switch {
	case as == "" || as == withheld || unicode.IsLower([]rune(was)[0]):
		return as
	case len(was) > 1 && strings.ToUpper(was) == was:
		return strings.ToUpper(as)
	}
	return strings.ToUpper(as[:1]) + as[1:]
}

// loneOrigin takes out a nationality or what else of its kind the file tells behind a label, where it is all that a text says. The
// names of languages are more often one that is spoken.
func (s secrets) loneOrigin(text string) string {
	word := strings.Trim(text, " .,;:–-")
	if s.told[foldString(word)] {
		return withheld
	}
	if demonymWord.MatchString(word) && !spoken[foldString(word)] {
		return withheld
	}
	return text
}

var spoken = wordset.Of(`english scottish welsh irish nepali chinese taiwanese japanese korean vietnamese thai indonesian burmese
	turkish somali french german italian spanish portuguese dutch danish swedish norwegian finnish icelandic polish czech slovak
	slovenian croatian serbian bosnian hungarian romanian bulgarian albanian greek maltese russian ukrainian belarusian lithuanian
	latvian estonian georgian armenian kazakh uzbek malay latina latino`)

// toldAlone takes out a nationality that the file tells behind its label where a post was made of the lines of a form.
func (s secrets) toldAlone(text string, r cv.Ref) string {
	alone := strings.Trim(text, " .,;:–-")
	if s.told[foldString(alone)] && demonymWord.MatchString(alone) && r.Role != cv.RoleSkill {
		return withheld
	}
	return text
}

// originAt is the label of what is told of origin and family, and a word behind it.
var originAt = sieve.MustCompile(`(?i)^\W*(?:nationality|citizenship|religion|caste|(?:marital|civil) status|gender|sex)` +
	`\s*[:\t–-]*\s*(\pL*)\W*$`)

// toldOrigins are the words that the file tells behind such labels, or alone below them.
func toldOrigins(source []cv.SourceLine) map[string]bool {
	told := map[string]bool{}
	for i, l := range source {
		m := originAt.FindStringSubmatch(l.Text)
		if m == nil {
			continue
		}
		word := m[1]
		if below := phraseOf(textAt(source, i+1)); word == "" && len(below) == 1 {
			word = below[0]
		}
		if len(word) > 2 {
			told[foldString(word)] = true
		}
	}
	return told
}
