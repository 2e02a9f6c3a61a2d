package evidence

import (
	"slices"
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
)

// Place rates a text as a place.
func Place(text string) float64 {
	s := read(text)
	if s.outside(7) || GradeCode.MatchString(text) {
		return certainlyNot
	}
	p := contact.ParsePlace(text)
	switch {
	case p.Score >= sure:
		return float64(s.knownPlace(p))
	case UnitTail(s.words) && Unit(text) > 0:
		return certainlyNot
	case RiverTown(text):
		return 1.4
	}
	return float64(s.unknownPlace())
}

func (s said) knownPlace(p contact.Place) rating {
	score := rating(2 + p.Score)
	score.add(-1.5, p.Street != "" && p.Score < 0.9)
	score.add(-3, s.ends(words.Titles().Head) || LegalForm(s.text))
	score.add(-3, beginsWithOrganisation(s.text))
	return score
}

// beginsWithOrganisation reports "Harbour Hospital, Leeds".
func beginsWithOrganisation(text string) bool {
	first, _, ok := strings.Cut(text, ",")
	return ok && !placed(first) && read(first).holds(words.Organisations().Keyword)
}

func (s said) unknownPlace() rating {
	score := rating(-0.9)
	score.add(-2, s.namesPostOrKind())
	score.add(-1, len(s.words) > 3 || words.StartsLower(s.text) || !UpperWords(s.text))
	score.add(-0.7, strings.ContainsAny(s.text, "0123456789"))
	return score
}

// namesPostOrKind reports a word that says what somebody or an organisation is.
func (s said) namesPostOrKind() bool { return s.holds(words.Titles().Head) || s.namesKind() }

// RiverTown reports names of small places that a word ties to a river, a hill or a
// larger place: "Wath upon Dearne", "Saint-Rémy sur Creuse".
func RiverTown(text string) bool {
	f := strings.Fields(text)
	if len(f) < 3 || len(f) > 5 || words.StartsLower(text) || words.StartsLower(f[len(f)-1]) {
		return false
	}
	tie := func(w string) bool { return townTies.Has(words.Fold(w)) }
	return slices.ContainsFunc(f[1:len(f)-1], tie) && !read(text).namesPostOrKind()
}

var townTies = words.NewSet(
	"upon", "under", "sur", "sous", "les", "am", "an der", "an", "ob", "aan", "nad", "sul", "cum", "juxta",
	"next",
)
