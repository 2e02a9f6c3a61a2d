package tailor

import (
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// ofLeading opens a bullet about those whom somebody leads, ofTeaching one about those whom somebody brings on.
var (
	ofLeading = sieve.MustCompile(`^(?i:(?:(?:he|she|they|i) )?(?:leads?|led|manag(?:es?|ed)|heads?|headed|` +
		`(?:(?:is|was) )?responsible for|supervis(?:es?|ed)|overs(?:ees?|aw)) )`)
	ofTeaching = sieve.MustCompile(`^(?i:(?:(?:he|she|they|i) )?(?:mentor(?:s|ed)?|train(?:s|ed)?|coach(?:es|ed)?) )`)
)

// ledPeople are whom somebody leads.
var ledPeople = wordset.Of("team teams crew crews people staff engineers developers analysts apprentices trainees interns employees " +
	"colleagues managers nurses students volunteers soldiers technicians operators drivers workers members")

// leadsPeople reports a bullet of which people are led: "Led a crew of nine", not "Managed payroll for 40 employees".
func leadsPeople(bullet string) bool {
	opening := ofLeading.FindString(bullet)
	return opening != "" && opensWithPeople(bullet[len(opening):])
}

// guidesPeople reports the same, and a bullet about those who are taught.
func guidesPeople(bullet string) bool {
	opening := ofTeaching.FindString(bullet)
	return leadsPeople(bullet) || opening != "" && opensWithPeople(bullet[len(opening):])
}

// opensWithPeople reports an object of a verb that is people: no preposition binds them to something else, and nothing is named after
// them ("staff rotas").
func opensWithPeople(object string) bool {
	list := strings.Fields(strings.ToLower(object))
	for i, w := range list {
		bare := strings.TrimRight(w, ",.;:")
		ends := bare != w || i+1 == len(list)
		if ledPeople[bare] && (ends || goesOnBehind(list[i+1])) {
			return true
		}
		if ends || language.Closed(bare) == language.TagPreposition || language.Closed(bare) == language.TagTo {
			return false
		}
	}
	return false
}

// goesOnBehind reports a word behind people that is nothing of theirs.
func goesOnBehind(next string) bool {
	return language.Closed(strings.TrimRight(next, ",.;:")) != 0 || strings.HasSuffix(next, "ly") ||
		!strings.ContainsFunc(next, unicode.IsLetter)
}
