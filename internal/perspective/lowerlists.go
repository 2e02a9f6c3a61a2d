package perspective

import (
	"focal/internal/cv"
	"focal/internal/language"
)

// lowerLists are the entries whose list is written in lower case in a document that writes others otherwise.
type lowerLists map[string]bool

// leastLower is how many bullets such a list has at least.
const leastLower = 3

// lowerListsOf finds them: three of four bullets open in lower case with a verb, so that none is the rest of the one above.
func lowerListsOf(doc *cv.Document) lowerLists {
	verbs, all := map[string]int{}, map[string]int{}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleBullet || len(r.Text.Value) > maxLength {
			return
		}
		all[entryOf(r)]++
		if list := passages(r.Text.Value); len(list) > 0 && startsLower(list[0].words) && opensLowerDeed(list[0].words[0]) {
			verbs[entryOf(r)]++
		}
	})
	lists := lowerLists{}
	for entry, n := range verbs {
		if n >= leastLower && n*4 >= all[entry]*3 {
			lists[entry] = true
		}
	}
	return lists
}

// opensLowerDeed reports a word that is hardly anything but a verb.
func opensLowerDeed(w language.Tagged) bool {
	return w.Has(language.Base) && w.Share >= leastShare || tagged(w, language.TagPast, language.TagGerund)
}
