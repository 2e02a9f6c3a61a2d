package perspective

import (
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
	if f, ok := pronounForms[p]; ok {
		return f
	}
	return pronounForms[cv.They]
}

// agree returns a first-person verb form as the third person needs it, singular
// or with "they". Forms that do not change come back as they are.
func agree(low string, singular bool) string {
	switch low {
	case "am", "'m":
		return pick(singular, "is", "are")
	case "was":
		return pick(singular, "was", "were")
	case "'ve":
		return pick(singular, "has", "have")
	case "'ll":
		return "will"
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

// samePast are verbs whose past looks like the base form.
func samePast(w language.Tagged) bool {
	return w.Has(language.Base) && w.Has(language.Past)
}

// disagree returns the first-person form of a third-person verb.
func disagree(w language.Tagged) string {
	switch w.Low {
	case "is", "are", "'re":
		return "am"
	case "were":
		return "was"
	case "has":
		return "have"
	case "does":
		return "do"
	}
	if w.Tag == language.TagPast || w.Tag == language.TagModal || w.Has(language.Base) && w.Tag != language.TagThird || !strings.HasSuffix(w.Low, "s") {
		return w.Low
	}
	for _, form := range language.VerbForms(w.Low) {
		if form.Form == language.Third {
			return form.Base
		}
	}
	return bare(w.Low)
}

// bare takes the ending from the third person of a verb nobody listed.
func bare(low string) string {
	switch {
	case strings.HasSuffix(low, "ies") && len(low) > 4:
		return low[:len(low)-3] + "y"
	case strings.HasSuffix(low, "ches"), strings.HasSuffix(low, "shes"), strings.HasSuffix(low, "sses"), strings.HasSuffix(low, "xes"), strings.HasSuffix(low, "zzes"):
		return low[:len(low)-2]
	}
	return strings.TrimSuffix(low, "s")
}
