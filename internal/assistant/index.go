package assistant

import (
	"math"
	"strings"

	"github.com/kljensen/snowball/english"
)

// passage is a piece of the knowledge base.
type passage struct {
	title, keywords, text string
	terms                 map[string]float64 // weighted term frequency
	length                float64
}

// index answers by BM25 over title, keywords and text.
type index struct {
	passages []*passage
	idf      map[string]float64
	average  float64
	rare     float64        // idf of a word that no passage has
	words    map[string]int // how often each word stands in the passages, as written
}

// Weights of the fields and BM25's constants.
const (
	weightTitle   = 3.0
	weightKeyword = 2.0
	weightText    = 1.0
	k1            = 1.2
	b             = 0.6
)

func newIndex(passages []*passage) *index {
	x := &index{passages: passages, idf: map[string]float64{}, words: map[string]int{}}
	seen := map[string]int{}
	for _, p := range passages {
		p.terms = map[string]float64{}
		for _, f := range []struct {
			text   string
			weight float64
		}{{p.title, weightTitle}, {p.keywords, weightKeyword}, {p.text, weightText}} {
			for _, word := range split(f.text) {
				x.words[word]++
			}
			for _, t := range terms(f.text) {
				p.terms[t] += f.weight
				p.length += f.weight
			}
		}
		for t := range p.terms {
			seen[t]++
		}
		x.average += p.length / float64(len(passages))
	}
	n := float64(len(passages))
	for t, df := range seen {
		x.idf[t] = math.Log(1 + (n-float64(df)+.5)/(float64(df)+.5))
	}
	x.rare = .75 * math.Log(1+(n+.5)/.5)
	return x
}

// hit is a passage with its score and the share of the question it covers.
type hit struct {
	*passage
	score, coverage float64
}

// search ranks the passages; more adds words of earlier turns at a lower weight.
func (x *index) search(question, more []string) []hit {
	weights := map[string]float64{}
	total := 0.0
	for _, t := range question {
		weights[t] = 1
	}
	for t := range weights {
		total += x.weight(t)
	}
	for _, t := range more {
		if weights[t] == 0 {
			weights[t] = .35
		}
	}
	var hits []hit
	for _, p := range x.passages {
		h := hit{passage: p}
		covered := 0.0
		for t, w := range weights {
			tf := p.terms[t]
			if tf == 0 {
				continue
			}
			h.score += w * x.idf[t] * tf * (k1 + 1) / (tf + k1*(1-b+b*p.length/x.average))
			if w == 1 {
				covered += x.weight(t)
			}
		}
		if total > 0 {
			h.coverage = covered / total
		}
		if h.score > 0 {
			hits = append(hits, h)
		}
	}
	sortHits(hits)
	return hits
}

func (x *index) weight(term string) float64 {
	if w, ok := x.idf[term]; ok {
		return w
	}
	return x.rare
}

// foreign counts the words that no passage has.
func (x *index) foreign(question []string) int {
	n := 0
	for _, t := range question {
		if _, ok := x.idf[t]; !ok {
			n++
		}
	}
	return n
}

// stop words carry no topic; the rest is stemmed and mapped to one word for one
// thing.
var stop = set("a an and any are as at be been but by can could did do does for from get got had has have having how i if in into is it its just let like me my of on once or our please shall should so some tell than that the their them then there these they this those to us use used using want now today just was we were what when where which while who why will with would you your yours about also am not no really need know possible able way there's i'm i'd what's it's don't can't does't happen happens happened thing things go going make makes made explain say says mean means must turn put show found find exist exists exactly actually simply anything something nothing everything someone anyone else too very much more most less only still already again always never ever yet before after during while instead without within per each every both either any few some lot lots bit two three four five six seven eight nine ten first second next old new own good bad best better right wrong sure maybe perhaps hello hi hey thanks yes no okay ok hold hand through down up out off over under walk bring come came take takes took give gives given keep keeps look looking seem seems try trying tried allow allows allowed available support supports supported accept accepts offer offers provide provides exist handle handles deal wonder wondering curious question ask asking answer interested like likes wanted wish hope think thought believe guess suppose feel im ive cant dont doesnt didnt wont isnt arent whats whos hows wheres theres lets u ur r wat pls plz thx ty wanna gonna gotta stuff won't isn't aren't wasn't weren't hasn't haven't couldn't shouldn't wouldn't didn't remember mind")

var same = map[string]string{
	"resume": "cv", "résumé": "cv", "resumé": "cv", "cvs": "cv", "resumes": "cv", "curriculum": "cv", "vitae": "cv",
	"cost": "price", "costs": "price", "pricing": "price", "fee": "price", "fees": "price", "expensive": "price", "cheap": "price",
	"picture": "image", "photo": "image", "emblem": "logo", "brand": "logo", "branding": "logo", "icon": "logo",
	"erase": "delete", "erased": "delete", "deletion": "delete", "wipe": "delete",
	"mail": "email", "e-mail": "email", "signin": "login", "sign": "login", "log": "login", "logging": "login", "signup": "register",
	"organization": "organisation", "company": "organisation", "employer": "organisation", "firm": "organisation", "business": "organisation",
	"customize": "customise", "standardize": "standardise", "colour": "design", "color": "design",
	"vacancy": "job", "position": "job", "role": "job", "jd": "job",
	"jpg": "jpeg", "tel": "telephone", "mobile": "phone", "cellphone": "phone", "smartphone": "phone", "team": "teams", "recruiters": "recruiter", "agencies": "recruiter", "agency": "recruiter", "delet": "delete", "pic": "image", "pics": "image", "pwd": "password", "pw": "password", "info": "data", "details": "detail",
	"quick": "fast", "quickly": "fast", "speed": "fast", "slow": "fast",
	"typo": "spelling", "typos": "spelling", "misspelling": "spelling", "orthography": "spelling",
	"batch": "bulk", "several": "bulk", "multiple": "bulk", "many": "bulk",
	"lost": "lose", "crash": "fail", "crashed": "fail", "broken": "fail", "failure": "fail", "failed": "fail", "failing": "fail",
	"doc": "docx", "word": "docx", "gdpr": "privacy", "rid": "remove", "discard": "delete", "candidates": "cv", "applicants": "cv", "people": "cv", "bug": "problem", "issue": "problem", "issues": "problem", "glitch": "problem", "maximum": "limit", "max": "limit", "minimum": "limit", "pronoun": "pronouns", "passcode": "password", "description": "job", "posting": "job", "advert": "job", "ad": "job", "spec": "job", "2fa": "two-factor", "mfa": "two-factor",
}

func set(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

// terms splits text into stemmed words.
func terms(text string) []string {
	var out []string
	for _, word := range split(text) {
		if len(word) < 2 || stop[word] {
			continue
		}
		if s, ok := same[word]; ok {
			word = s
		}
		stem := english.Stem(word, false)
		if s, ok := same[stem]; ok {
			stem = english.Stem(s, false)
		}
		out = append(out, stem)
	}
	return out
}
