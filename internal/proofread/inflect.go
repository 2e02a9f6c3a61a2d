package proofread

import (
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// inflect returns another form of a verb or noun, or false when there is no
// single answer.
func inflect(lower, form string) (string, bool) {
	if of := nounForms[form]; of != nil {
		return of(lower)
	}
	if other, ok := otherForms[form]; ok {
		out := other[lower]
		return out, out != ""
	}
	of := verbForms[form]
	base, ok := baseOf(lower)
	if !ok || of == nil {
		return "", false
	}
	out := of(base)
	return out, out != "" && lexicon.Exact(out).Known()
}

var nounForms = map[string]func(lower string) (string, bool){
	"sg":     singular,
	"plural": plural,
	"er":     comparative,
	"est":    superlative,
	"name":   func(lower string) (string, bool) { return lexicon.Title(lower), true },
}

var verbForms = map[string]func(base string) string{
	"base":  func(base string) string { return base },
	"past":  language.PastTense,
	"pp":    language.PastParticiple,
	"ing":   language.PresentParticiple,
	"third": language.ThirdPerson,
}

var otherForms = map[string]map[string]string{
	"sgverb": {"are": "is", "were": "was", "have": "has"},
	"plverb": {"is": "are", "was": "were", "has": "have"},
	"effect": {"affect": "effect", "affects": "effects"},
	"affect": {"effect": "affect", "effects": "affects", "effected": "affected"},
	"ensure": {"insure": "ensure", "insures": "ensures", "insured": "ensured", "insuring": "ensuring"},
	"adverb": {
		"quick": "quickly", "efficient": "efficiently", "independent": "independently", "professional": "professionally",
		"accurate": "accurately", "careful": "carefully", "safe": "safely", "effective": "effectively", "calm": "calmly",
		"confident": "confidently", "polite": "politely",
	},
}

// baseOf returns the base form of a verb form, if all its readings agree; a form that is a base
// form itself is that: "found", "saw", "lead".
func baseOf(lower string) (string, bool) {
	base := ""
	for _, f := range language.VerbForms(lower) {
		switch {
		case !usualVerb(f.Base), f.Base == base:
		case base == "":
			base = f.Base
		case f.Base == lower, base == lower:
			base = lower
		default:
			return "", false
		}
	}
	return base, base != ""
}

func usualVerb(base string) bool {
	info := lexicon.Exact(base)
	return info.Is(lexicon.Base) && info.Level() <= 70
}

func singular(lower string) (string, bool) {
	if stem, ok := strings.CutSuffix(lower, "ies"); ok && isNoun(stem+"y") {
		return stem + "y", true
	}
	stem, ok := strings.CutSuffix(lower, "s")
	if ok && isNoun(stem) {
		return stem, true
	}
	stem, ok = strings.CutSuffix(lower, "es")
	return stem, ok && isNoun(stem)
}

func isNoun(word string) bool { return lexicon.Exact(word).Is(lexicon.Noun) }

func plural(lower string) (string, bool) {
	for _, p := range pluralsOf(lower) {
		if lexicon.Exact(p).Is(lexicon.Plural) {
			return p, true
		}
	}
	return "", false
}

// pluralsOf returns how the plural may be written, the likelier way first.
func pluralsOf(lower string) []string {
	for _, end := range sibilants {
		if strings.HasSuffix(lower, end) {
			return []string{lower + "es"}
		}
	}
	if stem, ok := strings.CutSuffix(lower, "y"); ok {
		return []string{stem + "ies", lower + "s"}
	}
	return []string{lower + "s", lower + "es"}
}

// sibilants take -es.
var sibilants = [...]string{"s", "x", "ch", "sh"}
