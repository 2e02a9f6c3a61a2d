package tailor

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// Posts and projects often open with what the employer or the client is: "Calder Lifts Ltd is a leading supplier of cranes".
// That says in what trade somebody worked, and nothing of what he did or can do.

const (
	// firmNouns are what only a firm or a house is.
	firmNouns = `(?:company|companies|firms?|manufacturers?|suppliers?|providers?|producers?|distributors?|exporters?|importers?|` +
		`wholesalers?|retailers?|conglomerates?|corporations?|enterprises?|subsidiar(?:y|ies)|organi[sz]ations?|consultanc(?:y|ies)|` +
		`institutions?|banks?|hospitals?|hotels?|brands?|groups?|(?:import|export|trading|software|publishing) houses?|` +
		`contractors? in|leaders? in)`
	// firmGoes is what may stand behind such a noun: "a company secretary" is a person.
	firmGoes = `(?:\W*$|[,.;:()]| (?:in|of|for|to|from|with|that|which|who|and|&|by|on|at|based|having|operating|speciali[sz]\p{L}+|` +
		`engaged|dealing|established|founded|headquartered|located|offering|providing|worldwide|under|since|across|globally)\b)`
	// praised are words that CVs have for firms alone.
	praised = `(?:leading|largest|biggest|premier|renowned|reputed|reputable|pioneer\p{L}*|well[- ]known|well[- ]established|` +
		`(?:fast|fastest)[- ]growing|multi-?national|market)`
	// firmDoes is what a firm says that it does.
	firmDoes = `(?:provid|manufactur|speciali[sz]|deal|suppl|offer|operat|produc|serv|deliver|export|import|market|distribut|cater|` +
		`employ|design|engag|execut|undertak)(?:e|es|s|y|ies)?\b`
	// houses are what CVs call an employer without its name.
	houses = `(?i:(?:the|this|our) (?:company|firm|group|organi[sz]ation|business|bank|hotel|hospital))`
)

var (
	// aboutHouse is a label in front of what an employer is.
	aboutHouse = sieve.MustCompile(`(?i)^\W*(?:about (?:the )?)?(?:company|employer|firm|organi[sz]ation|corporate|client)` +
		`(?:['’]?s)?` +
		` ?(?:profile|overview|description|background|details?|summary|information)?\s*[:–-]+\s`)
	aboutHouseIn = sieve.MustCompile(`(?i)^\W*(?:about|\p{L}+ ?(?:profile|overview|description|background|summary|information))\b`)
	// firmIs says what a firm is: "Alder & Sons is one of the largest importers of tea".
	firmIs = sieve.MustCompile(`^\W*(?:\p{Lu}[^.;!?]{0,90}?|` + houses + `|(?i:it|they)) (?:is|are|was|were) (?:also )?` +
		`(?i:an?(?: part of(?: an?| the)?)?|one of|among(?:st)?|the|part of) ([^.;!?]{0,90}?)\b` +
		`(?i:` + firmNouns + firmGoes + `)`)
	// elsewhere leads away from what somebody or something is: "was the move of a bank to SAP".
	elsewhere = sieve.MustCompile(`(?i)\b(?:of|for|in|to|with|from|by|at|on|into|as)\b`)
	// firmAlone says so without its name: "A leading exporter of valves".
	firmAlone = sieve.MustCompile(`(?i)^\W*(?:an?|the|one of (?:the|[\p{L}]+['’]s)|[\p{L}]+['’]s) (?:[\p{L}&'’-]+ ){0,3}?` + praised +
		`(?:[ ,](?:[\p{L}&'’/-]+,? ){0,6}?)\b` + firmNouns + firmGoes)
	// houseDoes goes on with what it does.
	houseDoes = sieve.MustCompile(`^\W*` + houses + `(?: also| mainly| primarily)? (?i:` + firmDoes + `)`)
	does      = sieve.MustCompile(`(?i)^,? (?:also |mainly |primarily |who |which )?` + firmDoes)
	// goesOnAboutFirm begins a sentence about the firm of the one before.
	goesOnAboutFirm = sieve.MustCompile(`(?i)^\W*(?:it|its|they|their|we are|we have (?:an?|over|more)|we (?:` + firmDoes + `)|` +
		`the (?:company|firm|group|organi[sz]ation))\b`)
	// ofOneself says in such a sentence what somebody did there.
	ofOneself = sieve.MustCompile(`(?:\bI\b|(?i)\b(?:my|me|where|whom?|responsib\p{L}+|as an?)\b)`)
)

// withoutFirm cuts what a text tells of an employer off the rest; employer is its name.
func withoutFirm(text, employer string) (rest, firm string) {
	switch {
	case isProfileOf(text, employer):
		return "", text
	case !firmIs.MayMatch(text) && !firmAlone.MayMatch(text) && !houseDoes.MayMatch(text) && !opensName(text, employer):
		return text, ""
	}
	var told, of strings.Builder
	before := false
	for _, sentence := range language.Sentences(text) {
		s := strings.TrimSpace(sentence.Of(text))
		if before = ofFirmAlone(s, employer) || before && goesOnAboutFirm.MatchString(s) && !ofOneself.MatchString(s); before {
			of.WriteString(s + " ")
		} else {
			told.WriteString(s + " ")
		}
	}
	if of.Len() == 0 {
		return text, ""
	}
	return told.String(), of.String()
}

// isProfileOf reports a text that is about an employer as a whole, by the label before it or because it says no more than what that is.
func isProfileOf(text, employer string) bool {
	if label := aboutHouse.FindString(text); label != "" {
		return aboutHouseIn.MatchString(label) || ofFirmAlone(text[len(label):], employer)
	}
	return whatItIs.MatchString(text) && framed(text, employer) && !elsewhere.MatchString(text)
}

// ofFirmAlone reports a sentence that says what a firm is or does.
func ofFirmAlone(s, employer string) bool {
	if ofOneself.MatchString(s) {
		return false
	}
	named := employer != "" && opensName(strings.TrimSpace(s), employer)
	if is := firmIs.FindStringSubmatch(s); is != nil && !elsewhere.MatchString(is[1]) {
		return true
	}
	return firmAlone.MatchString(s) || houseDoes.MatchString(s) ||
		named && does.MatchString(strings.TrimSpace(s)[len(employer):])
}

// employerOf is whom a text of a post tells of.
func employerOf(doc *cv.Document, r cv.Ref) string {
	if r.Section == cv.SectionWork && r.Entry >= 0 && r.Entry < len(doc.Work) {
		return strings.TrimSpace(doc.Work[r.Entry].Organisation.Value)
	}
	return ""
}

// mayTellOfFirm reports a sentence that may be about the employer: in a profile it is about the person.
func mayTellOfFirm(r cv.Ref) bool {
	return r.IsSentence() && r.Section != cv.SectionSummary && r.Section != cv.SectionPerson
}
