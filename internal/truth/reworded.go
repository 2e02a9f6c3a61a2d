package truth

import "strings"

// Reworded checks a freer wording of one sentence, as a language model proposes it.
// Beyond what Check allows, a weak opening may become the verb that it holds
// ("Responsible for the maintenance of" -> "Maintained"), with the gerunds that are
// joined to it; fillers may go, and a sentence without a verb may get a light one.
// Everything else stands as it stood, in the same order. ended says that the post is
// over. It returns the first word that breaks this, and why; "" when the wording says
// what the passage says.
func Reworded(passage, output string, ended bool) (fact, why string) {
	if strings.TrimSpace(output) == "" {
		return "", "is empty"
	}
	if quoted(passage) != quoted(output) {
		return quoted(output), "is not what was quoted"
	}
	r := &rewording{source: words(passage), output: words(output), ended: ended, gone: 0}
	if len(r.output) == 0 {
		return output, "says nothing"
	}
	if w, bad := strange(r.source, r.output); bad {
		return w, "is a person that the passage does not speak of"
	}
	r.open()
	return r.run()
}

// strange finds a pronoun of a person whom the source does not have.
func strange(source, output []word) (string, bool) {
	had := map[string]bool{}
	for _, w := range source {
		had[person(w.folded)] = true
	}
	for _, w := range output {
		if p := person(w.folded); p != "" && !had[p] {
			return w.text, true
		}
	}
	return "", false
}

// person is whom a pronoun stands for.
func person(pronoun string) string {
	switch pronoun {
	case "i", "me", "my", "mine", "myself":
		return "i"
	case "we", "us", "our", "ours", "ourselves":
		return "we"
	case "he", "him", "his", "himself":
		return "he"
	case "she", "her", "hers", "herself":
		return "she"
	case "they", "them", "their", "theirs", "themselves", "themself":
		return "they"
	case "you", "your", "yours", "yourself":
		return "you"
	}
	return ""
}

// rewording walks through a passage and its wording.
type rewording struct {
	source, output []word
	ended          bool
	converted      bool // the opening became a verb: so may the gerunds joined to it
	gone           int  // where in source the "of" stands that goes with the act; 0 = nowhere
}

// open finds the act of the passage that the first word of the output does, and puts it
// first. What stood before it must be what may go, or the thing that is acted on
// ("hull welding").
func (r *rewording) open() {
	verb := r.output[0]
	for p, w := range r.source {
		if p > 6 || w.figure() {
			return
		}
		if (!sameWord(w, verb) || r.of(p) > 0) && r.isAct(p) && sameAct(w, verb) && r.mayAct(w, verb) && r.clears(p) {
			r.gone = r.of(p)
			moved := append([]word{{verb.text, verb.folded}}, r.source[:p]...)
			r.source = append(moved, r.source[p+1:]...)
			r.converted = true
			return
		}
		if sameWord(w, verb) {
			return
		}
	}
}

// isAct: "design" names an act in "design of".
func (r *rewording) isAct(p int) bool {
	return isAct(r.source[p]) || r.of(p) == p+1 && !r.source[p].figure()
}

// of is the place of the "of" that belongs to the act at p: "setting up of"; 0 if there
// is none.
func (r *rewording) of(p int) int {
	at := p + 1
	if at < len(r.source) && (r.source[at].folded == "up" || r.source[at].folded == "out") {
		at++
	}
	if at < len(r.source) && r.source[at].folded == "of" {
		return at
	}
	return 0
}

// mayAct reports a verb in the time of the post.
func (r *rewording) mayAct(act, verb word) bool {
	if strings.HasSuffix(verb.folded, "ing") || unfinishedActs[act.folded] && isPast(verb.folded) {
		return false
	}
	return !r.ended || isPast(verb.folded)
}

// clears reports that what stands before the act at p may go, or is what it acts on: one
// or two words directly before it.
func (r *rewording) clears(p int) bool {
	things := 0
	for k, w := range r.source[:p] {
		switch {
		case fillers[w.folded] || grammarWords[w.folded] || r.dangling(k):
			if things > 0 {
				return false
			}
		case hedges[w.folded] != "" || binding[w.folded] || w.figure():
			return false
		default:
			things++
		}
	}
	if things == 0 {
		return true
	}
	return things <= 2 && person(r.source[0].folded) == "" && (p+1 == len(r.source) || r.source[p+1].folded != "by")
}

// dangling reports a preposition that goes with the filler before it: "responsible for".
func (r *rewording) dangling(k int) bool {
	if k == 0 || !binding[r.source[k].folded] {
		return false
	}
	switch before := r.source[k-1].folded; {
	case fillers[before]:
		return true
	case before == "part" && r.source[k].folded == "of":
		return true
	case hedges[before] == "share":
		return r.source[k].folded == "in" || r.source[k].folded == "with" || r.source[k].folded == "to"
	}
	return false
}

func (r *rewording) run() (fact, why string) {
	i, j := 0, 0
	a := alignment{source: r.source, output: r.output}
	for i < len(r.source) || j < len(r.output) {
		switch {
		case i < len(r.source) && j < len(r.output) && r.same(i, j):
			if a.turned(i, j) && r.source[i].folded != "involved" {
				return r.output[j].text, "is done by the person where the passage says it was done to them, or the other way round"
			}
			i, j = i+1, j+1
		case j < len(r.output) && r.mayCome(i, j):
			j++
		case i < len(r.source) && r.mayGo(a, i, j):
			i++
		case j < len(r.output):
			return r.output[j].text, "is not what the passage says here"
		default:
			return r.source[i].text, "was lost"
		}
	}
	return "", ""
}

func (r *rewording) same(i, j int) bool {
	a, b := r.source[i], r.output[j]
	if r.afterHedge(i, j) || sameTime(a, b) || sameHedge(a, b) || plainer[a.folded] != "" && plainer[a.folded] == b.folded {
		return true
	}
	if !r.converted && (i > 0 || j > 0) || i > 0 && beForms[r.source[i-1].folded] {
		return false
	}
	if !r.namesAct(i) || !sameAct(a, b) || !r.mayAct(a, b) {
		return false
	}
	r.converted, r.gone = true, r.of(i)
	return true
}

// namesAct reports "designing", and "design" before "of".
func (r *rewording) namesAct(i int) bool {
	a := r.source[i]
	return strings.HasSuffix(a.folded, "ing") || r.of(i) != 0 && isAct(a)
}

// afterHedge: "involved in the design of" is "helped design" and "helped to design".
func (r *rewording) afterHedge(i, j int) bool {
	a, b := r.source[i], r.output[j]
	if j == 0 || i == 0 || !sameAct(a, b) || isPast(b.folded) {
		return false
	}
	before := r.output[j-1]
	if before.folded == "to" && j > 1 {
		before = r.output[j-2]
	}
	if hedges[before.folded] != "share" {
		return false
	}
	r.gone = r.of(i)
	return true
}

// mayCome reports a word of the output that needs no source.
func (r *rewording) mayCome(i, j int) bool {
	w := r.output[j].folded
	switch {
	case w == "and" || grammarWords[w]:
		return true
	case r.lightStart(j):
		r.converted = true
		return true
	case w == "for" && j == 1 && r.gone > 0 && strings.HasPrefix(r.output[0].folded, "care"):
		return true
	case j > 0 && (w == "to" || w == "with" || w == "in"):
		before := r.output[j-1].folded
		return hedges[before] == "share" || before == "part"
	}
	return false
}

// lightStart reports a light verb in front of a passage that has no verb of its own.
func (r *rewording) lightStart(j int) bool {
	return j < 3 && lightVerbs[r.output[j].folded] && r.lightSoFar(j) && !r.startsWithVerb()
}

func (r *rewording) lightSoFar(j int) bool {
	for _, w := range r.output[:j] {
		if !lightVerbs[w.folded] {
			return false
		}
	}
	return true
}

// startsWithVerb reports a passage that says itself what was done. One without words says nothing
// that another verb could stand for.
func (r *rewording) startsWithVerb() bool {
	if len(r.source) == 0 {
		return true
	}
	w := r.source[0].folded
	return hedges[w] != "share" && (isPast(w) || strings.HasSuffix(w, "ing") || pronouns[w])
}

// mayGo reports a word of the passage that the output need not have.
func (r *rewording) mayGo(a alignment, i, j int) bool {
	w := r.source[i].folded
	switch {
	case w == "and" || fillers[w] || a.droppable(i) || r.dangling(i):
		return true
	case w == "of" || w == "in":
		return r.gone > 0 && i == r.gone || r.gone > 0 && i == r.gone+1 && grammarWords[r.source[i-1].folded]
	}
	return grammarWords[w] && !a.multiplied(i, j)
}
