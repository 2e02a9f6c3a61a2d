package perspective

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
)

// forms are the third-person words for the candidate.
type forms struct {
	subject, object, possessive, absolute, reflexive string
	singular                                         bool // verbs take -s
	silent                                           bool // sentences go without a subject where they can
}

var pronounForms = map[cv.Pronouns]forms{
	cv.None: {"they", "them", "their", "theirs", "themselves", false, true},
	cv.They: {"they", "them", "their", "theirs", "themselves", false, false},
	cv.She:  {"she", "her", "her", "hers", "herself", true, false},
	cv.He:   {"he", "him", "his", "his", "himself", true, false},
}

func formsOf(p cv.Pronouns) forms {
	sex, unspoken := strings.CutPrefix(string(p), ofSex)
	f, ok := pronounForms[cv.Pronouns(sex)]
	if !ok {
		return pronounForms[cv.They]
	}
	f.silent = f.silent || unspoken
	return f
}

// ofSex stands before the pronouns of who chose none and whose CV states their sex.
const ofSex = "none, "

// Unspoken are the pronouns of who chose none: sentences go without a subject, and those that need a pronoun have the one of the sex
// that the CV states.
func Unspoken(doc *cv.Document) cv.Pronouns {
	if sex, _ := sexOf(doc); sex != "" {
		return ofSex + map[string]cv.Pronouns{"female": cv.She, "male": cv.He}[sex]
	}
	return cv.None
}

// agreement are the forms of the third person that do not follow from the base form.
var agreement = map[string]struct{ singular, plural string }{
	"am":  {"is", "are"},
	"'m":  {"is", "are"},
	"was": {"was", "were"},
	"'ve": {"has", "have"},
	"'ll": {"will", "will"},
}

// agree returns a first-person verb form as the third person needs it, singular
// or with "they". Forms that do not change come back as they are.
func agree(low string, singular bool) string {
	if form, ok := agreement[low]; ok {
		return pick(singular, form.singular, form.plural)
	}
	if !singular || low == "ought" {
		return low
	}
	return language.ThirdPerson(low)
}

func pick[T any](condition bool, yes, no T) T {
	if condition {
		return yes
	}
	return no
}

// firstForms are the forms of the first person that do not follow from the third.
var firstForms = map[string]string{
	"is": "am", "are": "am", "'re": "am", "were": "was", "has": "have", "does": "do",
}

// disagree returns the first-person form of a third-person verb.
func disagree(w language.Tagged) string {
	if first, ok := firstForms[w.Low]; ok {
		return first
	}
	if sameInFirst(w) {
		return w.Low
	}
	for _, form := range language.VerbForms(w.Low) {
		if form.Form == language.Third {
			return form.Base
		}
	}
	return bare(w.Low)
}

// sameInFirst reports a form that does not change with the person.
func sameInFirst(w language.Tagged) bool {
	return tagged(w, language.TagPast, language.TagModal) || !strings.HasSuffix(w.Low, "s") ||
		w.Has(language.Base) && w.Tag != language.TagThird
}

// sibilants are the endings that take -es.
var sibilants = []string{"ches", "shes", "sses", "xes", "zzes"}

// bare takes the ending from the third person of a verb nobody listed.
func bare(low string) string {
	if strings.HasSuffix(low, "ies") && len(low) > 4 {
		return low[:len(low)-3] + "y"
	}
	if slices.ContainsFunc(sibilants, func(ending string) bool { return strings.HasSuffix(low, ending) }) {
		return low[:len(low)-2]
	}
	return strings.TrimSuffix(low, "s")
}
