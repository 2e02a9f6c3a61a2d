package condense

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// Degrees, schools, employers and titles of which some words have capitals and others were left small: "B.Tech (civil)", "Hull
// college of Technology".

// titlesOf reports that the document sets at least half of its titles of several words, and two, with capitals: then one that is not
// is a slip.
func titlesOf(doc *cv.Document) bool {
	set, all := 0, 0
	doc.Walk(func(r cv.Ref) {
		words := strings.Fields(r.Text.Value)
		if r.Role != cv.RoleTitle || r.Section != cv.SectionWork || len(words) < 2 {
			return
		}
		all++
		if !slices.ContainsFunc(words, func(w string) bool { return startsLower(w) && !small[w] }) {
			set++
		}
	})
	return set > 1 && 2*set >= all
}

// halfSmall sets the small words of such a name; "" where it stays, as one whose words are not all English.
func halfSmall(r cv.Ref, titles bool) string {
	words := strings.Fields(r.Text.Value)
	if !mayBeHalfSmall(r, titles) || len(words) > longestHalfSmall {
		return ""
	}
	for i, w := range words {
		open := len(w) - len(strings.TrimLeft(w, "("))
		plain := strings.TrimRight(w[open:], ").,")
		if !startsLower(plain) || i > 0 && small[plain] || plain == "the" {
			continue
		}
		if !settable(plain) {
			return ""
		}
		words[i] = w[:open] + asInName(plain) + w[open+len(plain):]
	}
	return strings.Join(words, " ")
}

// asInName is a small word as names have it; a legal form is written in its own way.
func asInName(plain string) string {
	switch plain {
	case "plc":
		return plain
	case "llc":
		return "LLC"
	}
	return language.NameCase(plain)
}

// longestHalfSmall is how many words such a name has at most.
const longestHalfSmall = 9

// mayBeHalfSmall reports a value that takes capitals in its words.
func mayBeHalfSmall(r cv.Ref, titles bool) bool {
	first, _ := utf8.DecodeRuneInString(r.Text.Value)
	switch r.Role {
	case cv.RoleQualification:
		return r.Section == cv.SectionEducation
	case cv.RoleOrganisation:
		return unicode.IsUpper(first) && isBody(r)
	case cv.RoleTitle:
		return titles && unicode.IsUpper(first) && r.Section == cv.SectionWork && !strings.ContainsAny(r.Text.Value, ":;")
	}
	return false
}

// isBody reports the name of a school, or of a firm by its legal form.
func isBody(r cv.Ref) bool {
	return r.Section == cv.SectionEducation && schoolWord(r.Text.Value) || r.Section == cv.SectionWork && endsLikeFirm(r.Text.Value)
}

// schoolWord reports the name of a school by its kind.
func schoolWord(text string) bool { return school.MatchString(strings.ToUpper(text)) }

// endsLikeFirm reports a name that ends with the legal form of a firm.
func endsLikeFirm(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	return legalForms[words[len(words)-1]]
}

// settable reports a small word that takes a capital in a name: an English one of letters alone, and none of a remark.
func settable(w string) bool {
	letters := strings.IndexFunc(w, func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' }) < 0
	if !letters || language.NameParticles[w] || ofRemarks[w] {
		return false
	}
	return legalForms[w] || utf8.RuneCountInString(w) > 2 && lexicon.Exact(w).Known()
}

// ofRemarks are words of what is said beside a name, which is none.
var ofRemarks = wordset.Of(`from pursuing pursued completed completing complete expected passed pass secured obtained scored doing done
	ongoing currently percent percentage marks aggregate grade until till since is was are were has have with my his her their
	our this that which who as self own various several different many all other etc equivalent through during year years
	semester final awaiting result results not no yet`)
