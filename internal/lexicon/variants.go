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
