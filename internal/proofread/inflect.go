package proofread

import (
	"strings"

	"focal/internal/language"
	"focal/internal/lexicon"
)

// inflect returns another form of a verb or noun, or false when there is no
// single answer.
func inflect(lower, form string) (string, bool) {
	if form == "sg" {
		return singular(lower)
	}
	if form == "plural" {
		return plural(lower)
	}
	if form == "name" {
		return lexicon.Title(lower), true
	}
	if other, ok := otherForms[form]; ok {
		out := other[lower]
		return out, out != ""
	}
	base, ok := baseOf(lower)
	if !ok {
		return "", false
	}
	out := ""
	switch form {
	case "base":
		out = base
	case "past":
		out = language.PastTense(base)
	case "pp":
		out = language.PastParticiple(base)
	case "ing":
		out = language.PresentParticiple(base)
	case "third":
		out = language.ThirdPerson(base)
	}
	return out, out != "" && lexicon.Exact(out).Known()
}

var otherForms = map[string]map[string]string{
	"sgverb": {"are": "is", "were": "was", "have": "has"},
	"plverb": {"is": "are", "was": "were", "has": "have"},
	"effect": {"affect": "effect", "affects": "effects"},
	"affect": {"effect": "affect", "effects": "affects", "effected": "affected"},
	"ensure": {"insure": "ensure", "insures": "ensures", "insured": "ensured", "insuring": "ensuring"},
	"adverb": {"quick": "quickly", "efficient": "efficiently", "independent": "independently", "professional": "professionally", "accurate": "accurately", "careful": "carefully", "safe": "safely", "effective": "effectively", "calm": "calmly", "confident": "confidently", "polite": "politely"},
}

// baseOf returns the base form of a verb form, if all its readings agree.
func baseOf(lower string) (string, bool) {
	base := ""
	for _, f := range language.VerbForms(lower) {
		if !lexicon.Exact(f.Base).Is(lexicon.Base) || lexicon.Exact(f.Base).Level() > 70 {
			continue
		}
		if base != "" && base != f.Base {
			if f.Base == lower || base == lower { // "found", "saw", "lead": the base form itself
				base = lower
				continue
			}
			return "", false
		}
		base = f.Base
	}
	return base, base != ""
}

func singular(lower string) (string, bool) {
	if stem, ok := strings.CutSuffix(lower, "ies"); ok && lexicon.Exact(stem+"y").Is(lexicon.Noun) {
		return stem + "y", true
	}
	stem, ok := strings.CutSuffix(lower, "s")
	if ok && lexicon.Exact(stem).Is(lexicon.Noun) {
		return stem, true
	}
	stem, ok = strings.CutSuffix(lower, "es")
	return stem, ok && lexicon.Exact(stem).Is(lexicon.Noun)
}

func plural(lower string) (string, bool) {
	candidates := []string{lower + "s", lower + "es"}
	if stem, ok := strings.CutSuffix(lower, "y"); ok {
		candidates = []string{stem + "ies", lower + "s"}
	}
	for _, end := range []string{"s", "x", "ch", "sh"} {
		if strings.HasSuffix(lower, end) {
			candidates = []string{lower + "es"}
		}
	}
	for _, c := range candidates {
		if lexicon.Exact(c).Is(lexicon.Plural) {
			return c, true
		}
	}
	return "", false
}

func wordSetIn(word, list string) bool {
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}
