package lexicon

import "strings"

// tradition is a pair of endings or letters that British and American spelling
// part on; the left side is British.
var tradition = [...][2]string{
	{"isation", "ization"},
	{"ising", "izing"},
	{"ised", "ized"},
	{"iser", "izer"},
	{"ises", "izes"},
	{"ise", "ize"},
	{"ysing", "yzing"},
	{"ysed", "yzed"},
	{"yser", "yzer"},
	{"yses", "yzes"},
	{"yse", "yze"},
	{"our", "or"},
	{"tre", "ter"},
	{"bre", "ber"},
	{"tring", "tering"},
	{"tred", "tered"},
	{"ogue", "og"},
	{"lling", "ling"},
	{"lled", "led"},
	{"ller", "ler"},
	{"lment", "llment"},
	{"lful", "llful"},
	{"ae", "e"},
	{"oe", "e"},
	{"ence", "ense"},
	{"grey", "gray"},
	{"mme", "m"},
	{"cheque", "check"},
	{"plough", "plow"},
	{"sceptic", "skeptic"},
	{"tyre", "tire"},
	{"aluminium", "aluminum"},
	{"mould", "mold"},
	{"jewellery", "jewelry"},
	{"storey", "story"},
	{"manoeuvr", "maneuver"},
}

// oneWay are British forms whose American spelling is British too, in another sense.
var oneWay = map[string]string{
	"licence": "license", "licences": "licenses", "programme": "program", "programmes": "programs", "cheque": "check", "cheques": "checks",
	"tyre": "tire", "tyres": "tires", "practise": "practice", "practised": "practiced", "practising": "practicing", "kerb": "curb", "storey": "story", "storeys": "stories",
}

// American returns the American spelling of a British form, British the other
// way round; ok is false when the form belongs to both or has no sure partner.
func American(word string) (string, bool) { return convert(word, GB, US, 0, 1) }

// British is the reverse of American; forms in -ize become -ise.
func British(word string) (string, bool) { return convert(word, US, GB, 1, 0) }

func convert(word string, from, to Info, a, b int) (string, bool) {
	if american, ok := oneWay[word]; ok && from == GB {
		return american, true
	}
	info := Exact(word)
	if !info.Is(from) || info.Is(to) || info.Level() > 80 {
		return word, false
	}
	for _, pair := range tradition {
		old, fresh := pair[a], pair[b]
		for at := 0; ; {
			i := strings.Index(word[at:], old)
			if i < 0 {
				break
			}
			at += i
			partner := word[:at] + fresh + word[at+len(old):]
			if p := Exact(partner); p.Is(to) && !p.Is(from) && partner != word {
				return partner, true
			}
			at++
		}
	}
	return word, false
}

// ofRule are the same differences as rules, for words that the list does not know or leaves open; each makes one form of
// two, whatever word comes of it.
var ofRule = [...]struct{ ending, normal string }{
	{"isation", "ization"},
	{"isations", "izations"},
	{"ising", "izing"},
	{"ised", "ized"},
	{"ises", "izes"},
	{"ise", "ize"},
	{"iser", "izer"},
	{"isers", "izers"},
	{"yse", "yze"},
	{"ysed", "yzed"},
	{"yser", "yzer"},
	{"ysers", "yzers"},
	{"ysing", "yzing"},
	{"ellor", "elor"},
	{"ellors", "elors"},
}

// onlyIse are the beginnings of words that end in -ise everywhere: supervised, revising.
var onlyIse = map[string]bool{
	"superv": true, "adv": true, "rev": true, "dev": true, "improv": true, "telev": true, "advert": true, "exerc": true,
	"enterpr": true, "franch": true, "merchand": true, "comprom": true, "compr": true, "surpr": true, "prec": true, "conc": true,
	"prem": true, "prom": true, "pract": true, "ar": true, "expert": true, "exc": true, "inc": true, "disgu": true, "desp": true,
	"dem": true, "cru": true, "bru": true, "appr": true, "chast": true, "parad": true, "repr": true, "no": true, "ra": true,
	"pra": true, "appra": true, "prim": true, "r": true, "w": true, "po": true, "gu": true, "lia": true, "va": true,
}

// apart are British words whose American spelling is another word as well, from which they are kept.
var apart = map[string]bool{"cheque": true, "cheques": true, "storey": true, "storeys": true, "tyre": true, "tyres": true, "kerb": true}

// shortestRule is how many bytes a word has at least that a rule changes: "wise" and "shoe" stay.
const shortestRule = 5

// Normal is the one form that the spellings of a lower-case word have in common: "sterilisation" and
// "sterilization", "programme" and "program", "paediatric" and "pediatric". It is no spelling to be shown.
func Normal(word string) string {
	if apart[word] {
		return word
	}
	word, _ = American(word)
	if len(word) < shortestRule {
		return word
	}
	for _, r := range ofRule {
		if bare, ok := strings.CutSuffix(word, r.ending); ok && !(onlyIse[bare] && r.ending[0] == 'i') {
			word = bare + r.normal
			break
		}
	}
	return withinWord.Replace(word)
}

// withinWord are differences that stand anywhere in a word.
var withinWord = strings.NewReplacer("oeuvre", "euver", "ae", "e", "oe", "e", "lfill", "lfil", "mould", "mold", "sulph", "sulf",
	"fibre", "fiber", "artefact", "artifact", "dgement", "dgment", "ogue", "og", "ageing", "aging", "enquir", "inquir",
	"draught", "draft", "focuss", "focus")
