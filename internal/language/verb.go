package language

import (
	"strings"
	"sync"

	"focal/internal/wordset"
)

// VerbForm is one way to read a word as a verb.
type VerbForm struct {
	Base string
	Form Class // Base, Third, Past, Participle or Gerund
}

// irregular holds "base past participle"; where two are usual the first is ours.
const irregular = `arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent bent
bet bet bet|bid bid bid|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought
build built built|burn burnt/burned burnt/burned|burst burst burst|buy bought bought|cast cast cast|catch caught caught|choose chose chosen
cling clung clung|come came come|cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|dream dreamt/dreamed dreamt/dreamed
drink drank drunk|drive drove driven|dwell dwelt dwelt|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found
flee fled fled|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given
go went gone|grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt
keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led|leap leapt leapt|learn learnt/learned learnt/learned|leave left left|lend lent lent
let let let|lie lay lain|light lit/lighted lit/lighted|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|prove proved proven/proved|put put put
quit quit quit|read read read|rid rid rid|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold
send sent sent|set set set|sew sewed sewn|shake shook shaken|shed shed shed|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut
sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|sow sowed sown|speak spoke spoken|speed sped sped|spell spelt/spelled spelt/spelled
spend spent spent|spill spilt/spilled spilt/spilled|spin spun spun|split split split|spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen
stick stuck stuck|sting stung stung|stride strode stridden|strike struck struck|string strung strung|strive strove/strived striven/strived|swear swore sworn|sweep swept swept
swell swelled swollen|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown
thrust thrust thrust|tread trod trodden|understand understood understood|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won|wind wound wound
withdraw withdrew withdrawn|wring wrung wrung|write wrote written`

// prefixes form irregular verbs from irregular verbs ("oversee", "re-write").
var prefixes = strings.Fields("over under re out mis fore up with un off in broad pre proof trouble type sub inter hand co- re- pre- over- self- baby")

// regular are verbs that only look as if a prefix stood before an irregular one.
var regular = wordset.Of("relay unbend inlet outlet welcome unlight rewake rebear inset underlet upsell outring")

type irregularForms struct{ past, participle []string }

var irregularTable = sync.OnceValues(func() (map[string]irregularForms, map[string][]VerbForm) {
	table, back := map[string]irregularForms{}, map[string][]VerbForm{}
	for line := range strings.FieldsFuncSeq(irregular, func(r rune) bool { return r == '|' || r == '\n' }) {
		f := strings.Fields(line)
		forms := irregularForms{strings.Split(f[1], "/"), strings.Split(f[2], "/")}
		table[f[0]] = forms
		for _, p := range forms.past {
			back[p] = append(back[p], VerbForm{f[0], Past})
		}
		for _, p := range forms.participle {
			back[p] = append(back[p], VerbForm{f[0], Participle})
		}
	}
	return table, back
})

// stem splits a prefix from a verb or verb form that is irregular without it.
func stem(word string, known func(string) bool) (prefix, rest string, ok bool) {
	if known(word) {
		return "", word, true
	}
	for _, p := range prefixes {
		if rest, cut := strings.CutPrefix(word, p); cut && len(rest) > 1 && known(rest) && !regular[word] {
			return p, rest, true
		}
	}
	if i := strings.LastIndexByte(word, '-'); i > 0 && known(word[i+1:]) {
		return word[:i+1], word[i+1:], true
	}
	return "", "", false
}

// ThirdPerson returns the third person singular of a base form: "manages".
func ThirdPerson(base string) string {
	if form := ownThird[base]; form != "" {
		return form
	}
	n := len(base)
	switch {
	case n < 2:
		return base + "s"
	case strings.HasSuffix(base, "have") && strings.HasPrefix(base, "re-"):
		return base[:n-2] + "s"
	case base[n-1] == 'y' && !vowel(base[n-2]):
		return base[:n-1] + "ies"
	case hasAnySuffix(base, "s", "x", "z", "ch", "sh"), base[n-1] == 'o' && !vowel(base[n-2]):
		return base + "es"
	}
	return base + "s"
}

// ownThird are third persons that the rules do not make; "demos" and the like are short for longer words.
var ownThird = map[string]string{
	"be": "is", "have": "has", "quiz": "quizzes",
	"demo": "demos", "video": "videos", "photo": "photos", "memo": "memos", "tango": "tangos", "disco": "discos",
}

// PastTense returns the simple past of a base form ("managed", "led", "was").
func PastTense(base string) string {
	if base == "be" {
		return "was"
	}
	return pastForm(base, func(f irregularForms) string { return f.past[0] })
}

// AmericanPast is PastTense in American spelling ("traveled", "learned").
func AmericanPast(base string) string {
	british := PastTense(base)
	single := strings.HasSuffix(british, "lled") && strings.HasSuffix(base, "l") && !strings.HasSuffix(base, "ll") && !stressedEnd[base]
	if learnt[base] || single && strings.ContainsAny(base[:len(base)-3], "aeiouy") {
		return base + "ed"
	}
	return british
}

// learnt are verbs whose British past ends in t.
var learnt = wordset.Of("burn dream learn spell spill spoil")

// stressedEnd are verbs in l whose last syllable is stressed, so that everyone doubles it.
var stressedEnd = wordset.Of("control compel dispel distil enrol excel expel extol fulfil impel instil patrol propel rebel repel annul")

// PastParticiple returns the past participle of a base form ("written").
func PastParticiple(base string) string {
	if base == "be" {
		return "been"
	}
	return pastForm(base, func(f irregularForms) string { return f.participle[0] })
}

func pastForm(base string, pick func(irregularForms) string) string {
	table, _ := irregularTable()
	if prefix, rest, ok := stem(base, func(s string) bool { _, ok := table[s]; return ok }); ok {
		return prefix + pick(table[rest])
	}
	n := len(base)
	switch {
	case n < 2:
		return base + "ed"
	case base[n-1] == 'e':
		return base + "d"
	case base[n-1] == 'y' && !vowel(base[n-2]):
		return base[:n-1] + "ied"
	case doubles(base):
		return base + base[n-1:] + "ed"
	case base[n-1] == 'c':
		return base + "ked"
	}
	return base + "ed"
}

// PresentParticiple returns the -ing form of a base form.
func PresentParticiple(base string) string {
	n := len(base)
	switch {
	case n < 3:
		return base + "ing"
	case strings.HasSuffix(base, "ie"):
		return base[:n-2] + "ying"
	case base[n-1] == 'e' && base[n-2] != 'e' && base[n-2] != 'o' && base[n-2] != 'y':
		return base[:n-1] + "ing"
	case doubles(base):
		return base + base[n-1:] + "ing"
	case base[n-1] == 'c':
		return base + "king"
	}
	return base + "ing"
}

// doubles reports whether the last consonant is doubled before -ed and -ing, the
// British way ("travelled").
func doubles(base string) bool {
	n := len(base)
	if n < 3 || vowel(base[n-1]) || strings.IndexByte("wxyhc", base[n-1]) >= 0 || !vowel(base[n-2]) {
		return false
	}
	if vowel(base[n-3]) && base[n-3:n-1] != "ui" {
		return false
	}
	if stressedEnd[base] {
		return true
	}
	if flags, ok := lookup(base); ok && strings.IndexByte(flags, 'D') >= 0 {
		return true
	}
	return strings.IndexFunc(base[:n-2], func(r rune) bool { return vowel(byte(r)) }) < 0
}

func vowel(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }

// VerbForms returns the ways to read a lower-case word as a form of a known
// verb, the base form included.
func VerbForms(word string) []VerbForm {
	forms := verbForms(word)
	if isVerb(word) || isPrefixedVerb(word) {
		forms = append([]VerbForm{{word, Base}}, forms...)
	}
	return forms
}

// isPrefixedVerb reports a verb behind a hyphen that makes another one of it: "cross-examine".
func isPrefixedVerb(word string) bool {
	prefix, rest, found := strings.Cut(word, "-")
	return found && hyphenated[prefix] && isVerb(rest)
}

// hyphenated are what stands before the hyphen of such verbs.
var hyphenated = wordset.Of("co cross multi pre re")

// verbForms returns the inflected readings only.
func verbForms(word string) []VerbForm {
	if f, ok := auxiliaryForms[word]; ok {
		return []VerbForm{f}
	}
	return append(irregularReadings(word), regularReadings(word)...)
}

// auxiliaryForms are the forms of "be" and "have" that no rule makes.
var auxiliaryForms = map[string]VerbForm{
	"am": {"be", Base}, "are": {"be", Base}, "is": {"be", Third}, "was": {"be", Past}, "were": {"be", Past}, "been": {"be", Participle},
	"has": {"have", Third},
}

// irregularReadings are those of irregular verbs, with a prefix or without.
func irregularReadings(word string) []VerbForm {
	_, back := irregularTable()
	prefix, rest, ok := stem(word, func(s string) bool { return len(back[s]) > 0 })
	if !ok {
		return nil
	}
	var forms []VerbForm
	for _, f := range back[rest] {
		if prefix == "" || isVerb(prefix+f.Base) || strings.HasSuffix(prefix, "-") {
			forms = append(forms, VerbForm{prefix + f.Base, f.Form})
		}
	}
	return forms
}

// regularReadings are those of verbs that the rules inflect.
func regularReadings(word string) []VerbForm {
	n := len(word)
	switch {
	case n < 3:
		return nil
	case strings.HasSuffix(word, "s"):
		return inflected(word, []attempt{{1, "", 3}, {3, "", 6}, {2, "", 3}, {3, "y", 5}}, ThirdPerson, Third)
	case n > 3 && strings.HasSuffix(word, "ed"):
		return inflected(word, []attempt{{1, "", 4}, {2, "", 4}, {3, "", 4}, {3, "y", 5}}, PastTense, Past, Participle)
	case n > 3 && strings.HasSuffix(word, "ing"):
		return inflected(word, []attempt{{3, "", 4}, {3, "e", 4}, {4, "", 4}, {4, "ie", 5}}, PresentParticiple, Gerund)
	}
	return nil
}

// attempt is one way back to a base: so many letters off, an ending put on, for words of a length.
type attempt struct {
	off    int
	ending string
	least  int
}

// inflected are the readings by the first attempt that leads to a verb whose form the word is.
func inflected(word string, attempts []attempt, inflect func(string) string, forms ...Class) []VerbForm {
	for _, a := range attempts {
		if len(word) < a.least {
			continue
		}
		base := word[:len(word)-a.off] + a.ending
		if !inflectsTo(base, word, inflect) {
			continue
		}
		var out []VerbForm
		for _, f := range forms {
			out = append(out, VerbForm{base, f})
		}
		return out
	}
	return nil
}

// inflectsTo reports a verb whose form the word is.
func inflectsTo(base, word string, inflect func(string) string) bool {
	if len(base) < 2 || len(base) == 3 && strings.HasSuffix(base, "ee") || !isVerb(base) {
		return false
	}
	return inflect(base) == word || respelt(base, word, inflect)
}

// oneSyllable reports a short verb, whose last letter is doubled in all spellings: "hoping" is of "hope".
func oneSyllable(base string) bool {
	groups := 0
	for i := range len(base) {
		if vowel(base[i]) && (i == 0 || !vowel(base[i-1])) {
			groups++
		}
	}
	return groups == 1
}

// respelt accepts the American or the British doubling of the other form.
func respelt(base, word string, inflect func(string) string) bool {
	other := inflect(base)
	last := base[len(base)-1:]
	single := strings.Replace(other, base+last, base, 1)
	double := strings.Replace(other, base, base+last, 1)
	return (word == single && !oneSyllable(base) || word == double && strings.IndexByte("lptms", last[0]) >= 0) &&
		!strings.HasSuffix(word, "s")
}
