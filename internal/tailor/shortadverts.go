package tailor

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// What people paste is often an advert of a few lines or of one paragraph, without a heading. Nothing in it says which lines
// are the demands, and hardly a line says so itself ("Basic MS Office for daily reports."): there, what names a thing that
// somebody knows, speaks or holds is a demand, and so is the work, which is all that it says of the trade.

// markShort marks the statements of such an advert, unless a label in it says what is asked for ("Must have: SQL"). Its first one
// says what the post is called.
func (r *reading) markShort() {
	labelled := func(s statement) bool { return s.in.demands() && s.label != "" }
	if r.opened || len(r.out) >= fewestLearned || slices.ContainsFunc(r.out, labelled) {
		return
	}
	for i, s := range r.out {
		r.out[i].short = s.in == regionNone && !s.listed && (i > 0 || !callsPost(s.text))
	}
}

// callsPost reports a first line that only says who is wanted: "Plumber wanted, Delhi".
func callsPost(text string) bool {
	return !yearsPhrase.MatchString(text) && (len(strings.Fields(text)) <= longestTitle && namesRole(text) || mayBeTitle(text))
}

// longestTitle is how many words the title of a post has at most, with where it is.
const longestTitle = 8

func namesRole(text string) bool {
	return slices.ContainsFunc(asciiWords(text), func(w string) bool { return language.IsRole(strings.ToLower(w)) })
}

// asksInShort reports a demand of a short advert.
func (s statement) asksInShort(words int) bool {
	if !s.short || words > longestPlain || toApplicants.MatchString(s.text) || wantsRole(s.text) {
		return false
	}
	if namesPaper(s.text) || languageOf(s.text) != "" || experienceWrd.MatchString(s.text) {
		return true
	}
	return !ofContract.MatchString(s.text) &&
		(saysLevel(s.text) || endsAsking.MatchString(s.text) || hasOtherNames(s.text) || listsNames(s.text) || s.isWork(words))
}

// endsAsking ends with what somebody has to have: "Basic computer skills".
var endsAsking = sieve.MustCompile(`(?i)\b(?:skills?|knowledge|ability|must)[.!]?$`)

// ofContract ends with what sort of post it is: "Entry-level design position".
var ofContract = sieve.MustCompile(`(?i)\b(?:position|job|opening|post|role|basis|contract)s?[.!]?$`)

// hasOtherNames reports a text that names a thing which has several names, as tools have.
func hasOtherNames(text string) bool {
	return slices.ContainsFunc(otherNames(text), func(t string) bool { return things()[t[1:]] })
}

// fewestNamed is how many things a bare list has at least that is one of names: "SystemVerilog, UVM, coverage".
const fewestNamed = 3

func listsNames(text string) bool {
	list := listedThings(text)
	tool := func(one string) bool { return !strings.Contains(one, " ") && anyName(one) } // a hospital and its town are names as well
	return len(list) >= fewestNamed && slices.ContainsFunc(list, tool)
}

// longestPlain is how many words such a demand has at most: longer sentences tell of the firm.
const longestPlain = 22

// isWork reports a sentence that says what is to be done: "Install and repair pumps in blocks of flats".
func (s statement) isWork(words int) bool {
	first := strings.ToLower(strings.TrimRight(strings.Fields(s.text)[0], ",/"))
	return words > 3 && isVerb(first) && !ofOffers[first] && !titleCase(stripBrackets(s.text))
}

// ofOffers are verbs by which an advert speaks to its reader.
var ofOffers = wordset.Of(`apply send call contact email mail visit come join earn enjoy play see look learn love start submit click get
	become be take bring grow meet want need have find receive please note let make help work travel whatsapp ask register
	forward share read discover hurry salary pay experience contract stay live wait advantage`)

var (
	// toApplicants is how to apply and what is paid, or what a firm says of itself.
	toApplicants = sieve.MustCompile(`(?i)^(?:join|come|become|enjoy|discover)\b|\b(?:we|us|our|ours|they|their|company|firm|` +
		`call|whatsapp|contact|apply|e-?mail|send|walk-?in|` +
		`interviews?|visit|freshers?|salary|pay|paid|wages?|stipend|bonus|incentives?|provided|offered|timings?|hours|immediate(?:ly)?|` +
		`vacanc(?:y|ies)|opportunit(?:y|ies))\b|@|\d{6,}|[£$€₹]|\bno experience\b`)
	// wantedAs is who is wanted, in front of the words for it.
	wantedAs = sieve.MustCompile(`(?i)^(.{2,60}?)\s+(?:is |are )?(?:urgently |immediately )?(?:wanted|required|needed)\b`)
)

// wantsRole reports a sentence about the post and not about what its holder needs: "Two electricians required at our site".
func wantsRole(text string) bool {
	m := wantedAs.FindStringSubmatch(text)
	return m != nil && namesRole(m[1][strings.LastIndex(m[1], " ")+1:])
}
