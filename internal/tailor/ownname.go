package tailor

import (
	"slices"
	"strings"
)

// What has a name of its own is told by it: no likeness of meaning shows a product ("Power BI" is near to a power plant), and a thing
// of two words that stands alone ("Cooling towers") only what has one of them.

// deniesLikeness reports that the nearest value of a CV cannot show a demand that is not met by its words.
func (r Requirement) deniesLikeness(nearest string) bool {
	if r.Status != Not {
		return false
	}
	own := ownTerms(r.Text)
	if len(own) == 0 && !r.isThingAlone() {
		return false
	}
	list := terms(nearest)
	p := passage{terms: setOf(list), implied: impliedBy(list), joined: joinedIn(nearest, false)}
	if len(own) == 0 {
		own = notGeneral(terms(r.Text))
	}
	return !slices.ContainsFunc(own, p.has)
}

// ownTerms are those of software, where a text names nothing else.
func ownTerms(text string) []string {
	list := notIdle(unique(terms(text)))
	for _, t := range list {
		if !(passage{implied: impliedBy([]string{t})}).isSoftware() {
			return nil
		}
	}
	return list
}

// longestThing is how many words the name of a thing has that stands alone.
const longestThing = 2

// isThingAlone reports a demand that is the name of a thing and not of a task or a field of work.
func (r Requirement) isThingAlone() bool {
	words := strings.Fields(r.Text)
	if r.Kind != KindSkill || len(words) == 0 || len(words) > longestThing || strings.ContainsAny(r.Text, ",;/&") {
		return false
	}
	last := strings.ToLower(words[len(words)-1])
	return len(notGeneral(terms(r.Text))) == len(words) && strings.HasSuffix(last, "s") && !strings.HasSuffix(last, "ss") &&
		!strings.HasSuffix(last, "ics") && !isVerb(words[0])
}
