package proofread

import (
	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// A row is verbs of one subject that "and" and commas join: they stand in the same form.
const reasonCoordinate = "Verbs that are joined stand in the same form."

// coordinate puts the verb at i into the form of its row.
func (s *sentence) coordinate(i int, form string) {
	s.recast(i, form, "coordination", reasonCoordinate)
}

// coordination makes a row of verbs at the start of a sentence agree with the
// first: "Developed and implement a", "Planned, coordinated and executing 14".
func (s *sentence) coordination(i int) {
	first, ok := s.openingPast(i)
	if !ok {
		return
	}
	last, row := s.pastRow(first)
	and := s.joint(last, row)
	begins := beginnings[s.tokens[first].lower]
	switch {
	case !s.at(and).is("and", "&"):
		s.distant(last+1, begins)
	case s.leavesRow(and+1, row):
		s.coordinate(and+1, "past")
	default:
		s.distant(and+1, begins)
	}
}

// openingPast returns the past form that opens the sentence, behind "I" or "we" if they are there.
func (s *sentence) openingPast(i int) (int, bool) {
	if s.at(i).is("i", "we") {
		i++
	}
	t := s.at(i)
	if t.title() {
		t.info = lexicon.Exact(t.lower) // "Sat" is a day as well
	}
	return i, !t.joined && surePast(t.info) && !t.is("left")
}

// pastRow returns the last of the past forms that commas join, and how many they are.
func (s *sentence) pastRow(first int) (last, row int) {
	last, row = first, 1
	for s.at(last+1).is(",") && surePast(s.at(last+2).info) {
		last += 2
		row++
	}
	return last, row
}

// joint returns where "and" stands if the row goes on: a longer one may have a comma before it.
func (s *sentence) joint(last, row int) int {
	if row > 1 && s.at(last+1).is(",") {
		return last + 2
	}
	return last + 1
}

// leavesRow reports a verb behind "and" that is not in the past form of its row.
func (s *sentence) leavesRow(i, row int) bool {
	t := s.at(i)
	if !t.lone() || t.title() || !s.at(i+1).space || t.info.Is(lexicon.Past) {
		return false
	}
	return s.plainInRow(i) || s.ingInRow(i, row) || s.thirdInRow(i)
}

// plainInRow: "Developed and implement a".
func (s *sentence) plainInRow(i int) bool {
	t := s.at(i)
	return t.info.Is(lexicon.Base) && !t.info.Is(lexicon.Plural|lexicon.Adv) && (onlyVerb(t) || s.hasObject(i))
}

// ingInRow: "Planned, coordinated and executing 14"; behind one verb alone it may be a noun.
func (s *sentence) ingInRow(i, row int) bool {
	t, next := s.at(i), s.at(i+1)
	switch {
	case !ingForm(t):
		return false
	case row > 1:
		return s.hasObject(i)
	}
	return determiners[next.lower] && !next.is("all", "no") && !t.info.Is(lexicon.Noun)
}

// thirdInRow: "Developed and implements a".
func (s *sentence) thirdInRow(i int) bool {
	t := s.at(i)
	return t.info.Is(lexicon.Third) && !t.info.Is(lexicon.Noun) && determiners[s.at(i+1).lower]
}

// hasObject reports an object behind the verb.
func (s *sentence) hasObject(i int) bool {
	next := s.at(i + 1)
	switch {
	case opensPhrase(next), next.kind == number, next.title(), next.is("new", "all", "with"):
		return true
	}
	return s.at(i).is("lead") && onlyPlural(s.at(i+2))
}

// helpers take a plain verb after their object.
var helpers = wordset.Of(`
	helped made let had saw watched assisted required asked recommended suggested ensured enabled allowed
	helping making letting seeing watching`)

// governors put the verbs behind them into a form or a clause of their own.
var governors = wordset.Of(`
	to who which that how what where when can could will would must should may might do did not i we they you so`)

// endsRow reports a mark that ends a row of verbs; inside are those that do not.
func endsRow(t token, inside ...string) bool {
	return t.kind == opaque || t.kind == punct && !t.is(inside...)
}

// distant: "Managed budgets and supervise a team": a plain verb after "and",
// with an object, and nothing before it that could govern it. What began may go on:
// "Moved to the yard in 2012 and maintain the cranes".
func (s *sentence) distant(from int, begins bool) {
	if s.helped(from) {
		return
	}
	inside := []string{",", "%", "-"}
	for j := from; j+2 < len(s.tokens) && j < from+12; j++ {
		switch t := s.tokens[j]; {
		case t.is("to") && (determiners[s.at(j+1).lower] || onlyPlural(s.at(j+1)) || s.at(j+1).kind == number):
			inside = []string{"%", "-"} // "sent parts to the yards and keep the books": a comma there may open a clause
		case governors[t.lower], helpers[t.lower], endsRow(t, inside...):
			return
		case t.is("and"):
			if s.distantVerb(j+1, begins) {
				return
			}
		case j > from && onlyVerb(t):
			return
		}
	}
}

// helped reports a verb before the token that takes a plain one.
func (s *sentence) helped(before int) bool {
	for k := range before {
		if helpers[s.tokens[k].lower] {
			return true
		}
	}
	return false
}

// distantVerb reports a verb with an object that is not in the past form, and corrects it.
func (s *sentence) distantVerb(i int, begins bool) bool {
	if !s.participleAlone(i) && (begins || !s.plainBehindAnd(i)) {
		return false
	}
	s.coordinate(i, "past")
	return true
}

// participleAlone: "and begun the".
func (s *sentence) participleAlone(i int) bool {
	next := s.at(i + 1)
	return s.at(i).is("seen", "done", "begun", "undertaken", "overseen") &&
		(determiners[next.lower] || next.is("it", "them", "this", "many"))
}

// plainBehindAnd: "and supervise a team".
func (s *sentence) plainBehindAnd(i int) bool {
	verb, next := s.at(i), s.at(i+1)
	switch {
	case !verb.lone(), verb.info.Is(lexicon.Past | lexicon.PastPart):
		return false
	case next.is("it", "them") && verb.info.Is(lexicon.Base):
		return !verb.title()
	case ingForm(verb):
		return s.gerundAlone(i)
	case !onlyVerb(verb) && !s.ledAt(i):
		return s.verbShown(i)
	}
	return clearObject(next) || next.kind == number || next.kind == word && onlyPlural(next)
}

// clearObject reports a determiner that opens nothing but an object.
func clearObject(t token) bool {
	return determiners[t.lower] && !t.is("that", "those", "each", "no")
}

func (s *sentence) ledAt(i int) bool { return s.at(i).is("lead") && s.ledThen(s.at(i+1)) }

// thirdRow: "Identifies risks and report them to the board": a sentence that opens
// in the third person goes on in it.
func (s *sentence) thirdRow(i int) {
	if !s.opensInThird(i) {
		return
	}
	for j := i + 2; j+2 < len(s.tokens) && j < i+12; j++ {
		switch t := s.tokens[j]; {
		case t.is("and"):
			if s.leavesThird(j + 1) {
				s.coordinate(j+1, "third")
			}
			return
		case endsRow(t, "-", "%"), governors[t.lower], helps[t.lower], helpers[t.lower], onlyVerb(t):
			return
		}
	}
}

// helps are verbs that take a plain one and are told of the present.
var helps = wordset.Of("help helps make makes let lets")

// notThird open no row: they take a plain verb, or are words of other kinds.
var notThird = wordset.Of("helps lets makes has sees watches ensures assists gets")

// opensInThird reports a verb in the third person; one that may be a plural has its object.
func (s *sentence) opensInThird(i int) bool {
	first, next := s.at(i), s.at(i+1)
	first.info = lexicon.Exact(first.lower)
	if first.joined || notThird[first.lower] || !first.endsIn(lexicon.Third, "s") {
		return false
	}
	return !first.info.Is(lexicon.Plural|lexicon.Noun) || determiners[next.lower] || next.is("to") || onlyPlural(next)
}

// leavesThird: "and report them".
func (s *sentence) leavesThird(i int) bool {
	verb, object := s.at(i), s.at(i+1)
	switch {
	case !verb.lone(), verb.info.Is(lexicon.Past | lexicon.PastPart):
		return false
	case object.is("it", "them"):
		return onlyVerb(verb) || verb.info.Is(lexicon.Base) && !verb.title()
	}
	return onlyVerb(verb) && (clearObject(object) || onlyPlural(object))
}

// between: "Led the clinic, vaccinate staff and kept the log": a plain verb between
// two pasts of one row.
func (s *sentence) between(i int) {
	if !s.opensInPast(i) {
		return
	}
	for j := i + 1; j+3 < len(s.tokens) && j < i+10; j++ {
		t := s.tokens[j]
		switch {
		case betweenStops[t.lower], helpers[t.lower], endsRow(t, ",", "-", "%"):
			return
		case t.is(",") && s.plainWithObject(j+1):
			if s.endsInPast(j + 3) {
				s.coordinate(j+1, "past")
			}
			return
		}
	}
}

// betweenStops govern what is behind them, or join it to something else.
var betweenStops = wordset.Of("to who which that how what can could will would must should did not and or")

// opensInPast reports a past form that takes no plain verb.
func (s *sentence) opensInPast(i int) bool {
	t := s.at(i)
	return !t.joined && surePast(lexicon.Exact(t.lower)) && !helpers[t.lower]
}

// plainWithObject: "vaccinate staff".
func (s *sentence) plainWithObject(i int) bool {
	verb, object := s.at(i), s.at(i+1)
	switch {
	case verb.info.Is(lexicon.Past | lexicon.PastPart):
		return false
	case !onlyVerb(verb):
		return !verb.title() && (s.verbByObject(i) || verb.info.Is(lexicon.Third) && s.thirdByObject(i))
	}
	return determiners[object.lower] || object.info.Is(lexicon.Noun|lexicon.Plural)
}

// endsInPast reports a past form behind the next "and".
func (s *sentence) endsInPast(from int) bool {
	for k := from; k+1 < len(s.tokens) && k < from+5; k++ {
		switch t := s.tokens[k]; {
		case t.is("and"):
			return s.pastAt(k + 1)
		case t.kind == punct && !t.is(","):
			return false
		}
	}
	return false
}

// pastAt reports a past form that is no noun; one that may be an adjective has its object.
func (s *sentence) pastAt(i int) bool {
	t := s.at(i)
	next := s.at(i + 1)
	return surePast(t.info) && !t.info.Is(lexicon.Noun) &&
		(!t.info.Is(lexicon.Adj) || determiners[next.lower] || onlyPlural(next) || next.is("for", "to", "as", "in", "with"))
}

// joinedToI: "I live in Leeds and works as a baker" -> "work".
func (s *sentence) joinedToI(i int) {
	if !s.at(i).is("i") || !statesNow(s.at(i+1)) {
		return
	}
	for j := i + 2; j+2 < len(s.tokens) && j < i+14; j++ {
		switch t := s.tokens[j]; {
		case t.kind == punct, otherSubjects[t.lower]:
			return
		case t.is("and") && thirdBehindAnd(s.tokens[j+1]):
			if s.goesOnAboutI(j + 1) {
				s.change(j+1, j+1, firstPerson(s.tokens[j+1].lower), cv.NoteGrammar, "coordination", reasonCoordinate)
			}
			return
		}
	}
}

// statesNow reports a verb behind "I" that is told of the present, or "was".
func statesNow(t token) bool {
	if t.is("was") {
		return true
	}
	return (t.is("am", "have") || t.info.Is(lexicon.Base)) && !t.info.Is(lexicon.Past)
}

// otherSubjects may be what a verb behind them belongs to.
var otherSubjects = wordset.Of("who which that what how where it he she this")

// thirdBehindAnd reports a verb in the third person that is no plural, or one that CVs use so.
func thirdBehindAnd(t token) bool {
	return t.lone() && (thirds[t.lower] || t.info.Is(lexicon.Third) && !t.info.Is(lexicon.Noun|lexicon.Plural))
}

var thirds = wordset.Of("works lives speaks has enjoys is does likes runs manages studies leads")

// goesOnAboutI reports what goes on behind a verb of the writer's own.
func (s *sentence) goesOnAboutI(verb int) bool {
	next := s.at(verb + 1)
	switch {
	case determiners[next.lower], onlyPlural(next), next.is("as", "at", "in", "for", "with", "currently", "now"):
		return true
	}
	return s.at(verb).is("speaks") && next.title()
}

// firstPerson returns the form of the verb that goes with "I".
func firstPerson(verb string) string {
	switch verb {
	case "is":
		return "am"
	case "has":
		return "have"
	}
	base, _ := inflect(verb, "base")
	return base
}
