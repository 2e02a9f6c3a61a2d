package truth

import (
	"strings"

	"github.com/kljensen/snowball/english"
)

// The words that decide what a freer wording may do: which carry meaning wherever they
// stand, which may go, and which may come.

// hedges take something away from a claim. One that stands beside a fact goes with it.
// Words of one class say the same.
var hedges = func() map[string]string {
	m := map[string]string{}
	for class, list := range map[string]string{
		"share":    "involved involvement participated participate participates participating participation contributed contribute contributes contributing contribution helped help helps helping assisted assist assists assisting assistance supported support supports supporting part",
		"":         "not non semi no never nor without hardly neither none cannot except excluding only partly partially nearly almost barely failed fail attempted tried unsuccessful unsuccessfully could would should might may shadowed shadowing observed observing supervision expired lapsed withdrawn withdrew incomplete unfinished expected pending deferred applied seeking aspiring hoping planned basic beginner elementary intermediate conversational learning familiar familiarity exposure awareness some",
		"rank":     "assistant deputy trainee junior acting interim associate student intern internship apprentice vice graduate candidate",
		"together": "we our us ours jointly together co",
	} {
		for _, w := range strings.Fields(list) {
			m[w] = class
			if class == "" || class == "rank" {
				m[w] = w
			}
		}
	}
	return m
}()

// sameHedge reports two words that take away the same.
func sameHedge(a, b word) bool {
	class, ok := hedges[a.folded]
	return ok && class == hedges[b.folded]
}

// binding words say how the words around them belong together, or bound a figure.
var binding = set(`by to from for under with against than before after over up down below above until between within during
through via across per into onto off about around without least most more less or if on at since towards toward among behind beyond in of as`)

// loose are those of them that say little: one may stand for another at the start of a phrase.
var loose = set(`with in at of as from for on including`)

// fillers may go: nothing is claimed by them.
var fillers = set(`responsible responsibility responsibilities duties duty included various successfully effectively efficiently actively personally
proactively tasked key main etc currently mainly primarily`)

// lightVerbs may open a sentence that had no verb: "Stock control" is "Carried out stock control".
var lightVerbs = set(`hold held holds carry carried carries out act acted acts serve served serves take took takes part provide provided provides give gave
gives work worked works as`)

// plainer maps a word to the plain one that may take its place.
var plainer = map[string]string{
	"utilised": "used", "utilized": "used", "utilising": "using", "utilizing": "using", "utilises": "uses", "utilizes": "uses",
	"utilise": "use", "utilize": "use", "commenced": "began", "purchased": "bought", "ascertained": "established", "endeavoured": "tried",
	"responsible": "responsibility", "leaving": "leaves", "returning": "returns", "relocating": "relocates",
}

// acts maps a noun to the start of the verb that it was made of, where their stems differ.
var acts = func() map[string][]string {
	m := map[string][]string{}
	for pair := range strings.SplitSeq(`maintenance maintain,delivery deliver,analysi analys,analysi analyz,administration administ,provision provid,
reduction reduc,production produc,resolution resolv,introduction introduc,response respond,compliance compli,leadership led,leadership lead,
oversight oversee,oversight oversaw,classification classifi,specification specifi,verification verifi,identification identifi,modification modifi,
simplification simplifi,sale sold,sale sell,growth grew,growth grow,purchase bought,upkeep kept,liaison liais`, ",") {
		f := strings.Fields(pair)
		m[f[0]] = append(m[f[0]], f[1])
	}
	return m
}()

// unfinished gerunds never become a finished act: who is completing a degree has none.
var unfinishedActs = set(`completing finishing pursuing studying learning obtaining attaining qualifying`)

// nominal are the endings of nouns that name an act.
var nominal = []string{"ing", "ment", "ments", "tion", "tions", "sion", "sions", "ance", "ence", "sis", "al", "als", "ship", "sight", "y", "th"}

// isAct reports a noun that may name an act, gerunds included.
func isAct(w word) bool {
	if len(w.folded) < 5 || w.figure() || acronym(w.text) {
		return false
	}
	if len(acts[w.folded]) > 0 {
		return true
	}
	for _, ending := range nominal {
		if strings.HasSuffix(w.folded, ending) {
			return true
		}
	}
	return false
}

// sameAct reports that the verb b does what the noun or gerund a names.
func sameAct(a, b word) bool {
	if a.figure() || b.figure() || acronym(a.text) || acronym(b.text) || len(a.folded) < 4 || len(b.folded) < 3 {
		return false
	}
	sa, sb := english.Stem(a.folded, false), english.Stem(b.folded, false)
	if sa == sb {
		return true
	}
	for _, verb := range acts[strings.TrimSuffix(a.folded, "s")] {
		if strings.HasPrefix(b.folded, verb) {
			return true
		}
	}
	return sameForms(a.folded, b.folded)
}

// sameForms reports two forms of one irregular verb.
func sameForms(a, b string) bool {
	if strings.HasPrefix(a, "re") && strings.HasPrefix(b, "re") && len(irregular[a[2:]]) > 0 {
		a, b = a[2:], b[2:]
	}
	for _, base := range bases(a) {
		for _, form := range irregular[base] {
			if form == b {
				return true
			}
		}
	}
	return false
}

// bases are what a form may be looked up as: "writing" is of "write", "cutting" of "cut".
func bases(form string) []string {
	stem, gerund := strings.CutSuffix(form, "ing")
	if !gerund || len(stem) < 2 {
		return []string{form}
	}
	return []string{form, stem, stem + "e", stem[:len(stem)-1]}
}

// unmarked verbs are the same in the past.
var unmarked = set(`cut hit put read set shut split spread run`)

// isPast reports a verb that says something is over.
func isPast(w string) bool {
	if strings.HasSuffix(w, "ed") || unmarked[w] {
		return true
	}
	if again, is := strings.CutPrefix(w, "re"); is && irregular[w] == nil && len(irregular[again]) > 0 {
		return isPast(again) // "rewrote"
	}
	forms := irregular[w]
	for i, f := range forms {
		if f == w {
			return i >= 2 && !strings.HasSuffix(w, "ing")
		}
	}
	return false
}

// sameTime is sameWord that keeps the time of irregular verbs apart too: "leads" is not
// "led".
func sameTime(a, b word) bool {
	if a.folded == b.folded {
		return true
	}
	if !sameWord(a, b) {
		return !acronym(a.text) && !acronym(b.text) && (a.folded+"s" == b.folded || b.folded+"s" == a.folded) && len(a.folded) > 3 && !a.figure()
	}
	return !sameForms(a.folded, b.folded) || isPast(a.folded) == isPast(b.folded)
}
