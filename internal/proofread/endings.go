package proofread

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Ends of bullets. In two lists of five some bullets end in a full stop and some do not, which is the first thing that a reader
// sees on the page. A list has one manner: that of most of its bullets.

// ending is how a bullet ends.
type ending uint8

const (
	endsOtherwise ending = iota // in a mark of its own, an address, an abbreviation, or as a label does
	endsBare
	endsStopped
	endsListed // in the ";" of an enumeration
)

// leastBullets is how many bullets tell the manner of a list.
const leastBullets = 3

// Ends gives the bullets of each list one manner of ending and returns one note per change. It comes after all that words bullets anew.
// Of a document in which sentences were given their stops (told) no bullet loses one: the others get theirs.
func Ends(doc *cv.Document, keep cv.Keep, told bool) []cv.Note {
	if doc.Locale != "" && !strings.HasPrefix(strings.ToLower(doc.Locale), "en") {
		return nil
	}
	v := review{options: Options{Keep: keep}}
	doc.Walk(func(r cv.Ref) {
		if r.IsSentence() {
			v.style.ending(r.Text.Value)
		}
	})
	var list []cv.Ref
	flush := func() {
		v.listEnds(list, told)
		list = nil
	}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleBullet {
			return
		}
		if len(list) > 0 && (list[0].Section != r.Section || list[0].Entry != r.Entry) {
			flush()
		}
		list = append(list, r)
	})
	flush()
	v.factEnds(doc)
	return v.notes
}

// factEnds takes the full stops off skills, certificates, awards and memberships that stand beside others without: they
// are no sentences.
func (v *review) factEnds(doc *cv.Document) {
	lists, bare := map[cv.Section][]cv.Ref{}, map[cv.Section]bool{}
	doc.Walk(func(r cv.Ref) {
		if !listedFact[r.Section] || r.Role != cv.RoleSkill && r.Role != cv.RoleQualification && r.Role != cv.RoleTitle &&
			(r.Role != cv.RoleOrganisation || r.Section != cv.SectionMemberships) {
			return
		}
		if _, stopped := factStop(r.Text.Value); stopped {
			lists[r.Section] = append(lists[r.Section], r)
		} else if !strings.HasSuffix(r.Text.Value, ".") {
			bare[r.Section] = true
		}
	})
	for _, section := range []cv.Section{cv.SectionSkills, cv.SectionCertificates, cv.SectionAwards, cv.SectionMemberships} {
		for _, r := range lists[section] {
			if e, stopped := factStop(r.Text.Value); stopped && bare[section] {
				r.Text.Value = Apply(r.Text.Value, v.accept(r, []Edit{e}))
			}
		}
	}
}

// listedFact are the sections that list facts.
var listedFact = map[cv.Section]bool{
	cv.SectionSkills: true, cv.SectionCertificates: true, cv.SectionAwards: true, cv.SectionMemberships: true,
}

// factStop is the full stop behind a fact that is no abbreviation's and ends no second sentence.
func factStop(text string) (Edit, bool) {
	bare := strings.TrimRight(text, ". ")
	word := bare[strings.LastIndexAny(bare, " \t\u00a0")+1:]
	e := Edit{
		Start: len(bare), End: len(text), Before: text[len(bare):], Kind: cv.NoteGrammar, Rule: "list-ends",
		Reason: "No full stop behind an entry of a list: the others beside it have none.",
	}
	single := strings.HasPrefix(e.Before, ".") && strings.Count(e.Before, ".") == 1
	return e, single && !keepsStop(word) && !severalSentences(text) && !address.MatchString(word)
}

// listEnds mends the ends of one list.
func (v *review) listEnds(list []cv.Ref, told bool) {
	withStop, uneven := v.manner(list)
	if !uneven || told && !withStop {
		return
	}
	for i, r := range list {
		if e, ok := endAs(r.Text.Value, withStop); ok && (!withStop || mayTakeStop(list, i)) {
			r.Text.Value = Apply(r.Text.Value, v.accept(r, []Edit{e}))
		}
	}
}

// manner is whether the bullets of a list have stops; uneven is false where they end alike, are an enumeration or too few to tell.
func (v *review) manner(list []cv.Ref) (withStop, uneven bool) {
	count, several := map[ending]int{}, false
	for _, r := range list {
		e := endingOf(r.Text.Value)
		count[e]++
		several = several || e == endsStopped && severalSentences(r.Text.Value)
	}
	stopped, bare, listed := count[endsStopped], count[endsBare], count[endsListed]
	if len(list) < leastBullets || min(stopped+listed, bare+listed) == 0 || listed >= stopped+bare {
		return false, false
	}
	return stopped > bare || stopped == bare && v.style.stop() || several && stopped*3 >= bare, true
}

// endAs is the edit that gives a bullet the end of its list.
func endAs(text string, withStop bool) (Edit, bool) {
	e := Edit{Start: len(text) - 1, End: len(text), Kind: cv.NoteGrammar, Rule: "list-ends", Reason: "All bullets of a list end alike."}
	switch is := endingOf(text); {
	case is == endsBare && withStop:
		e.Start = e.End
	case is == endsStopped && !withStop && !severalSentences(text), is == endsListed:
	default:
		return e, false
	}
	e.Before = text[e.Start:e.End]
	if withStop {
		e.After = "."
	}
	return e, true
}

// endingOf tells how a bullet ends.
func endingOf(text string) ending {
	last, _ := utf8.DecodeLastRuneInString(text)
	word := text[strings.LastIndexAny(text, " \t\u00a0")+1:]
	switch {
	case text == "" || address.MatchString(word) || strings.Contains(word, "://") || labelled.MatchString(text),
		strings.HasSuffix(text, ".)"):
		return endsOtherwise
	case last == '.':
		if keepsStop(strings.TrimSuffix(word, ".")) {
			return endsOtherwise
		}
		return endsStopped
	case last == ';':
		return endsListed
	case strings.ContainsRune("”\"’'", last) && strings.ContainsAny(strings.TrimRight(word, "”\"’'"+")"), ".!?"):
		return endsOtherwise // “Ron's Rant.”
	case likeSentence(text) && mayPrecedeStop(last), briefDeed(text) && unicode.IsLetter(last):
		return endsBare
	}
	return endsOtherwise
}

// mayPrecedeStop reports the last letter of a sentence without its stop.
func mayPrecedeStop(last rune) bool {
	return unicode.IsLetter(last) || unicode.IsDigit(last) || strings.ContainsRune(")%+’”\"", last)
}

// labelled opens with what it is about: "Team size: 4", "Tools used: saws, planes".
var labelled = sieve.MustCompile(`^[^.,;:]{1,40}:(?:\s|$)`)

// keepsStop reports a word whose full stop is its own: "etc", "Ltd", "U.S", "J", and what ends in several.
func keepsStop(word string) bool {
	bare := strings.ToLower(strings.Trim(word, "()[]“”\"'’"))
	return utf8.RuneCountInString(bare) < 2 || strings.Contains(word, ".") || shortened[bare]
}

var shortened = wordset.Of(`etc ltd inc co corp jr sr no nos vs dept govt pvt approx jan feb mar apr jun jul aug sep sept oct nov dec
	univ engg mr mrs dr st al vol fig ed eds est min max tel ext asst mgmt intl hrs hr mins yrs
	lbs oz ft sq eng engr soc inst assoc hons dip cert mech elec prof admin tech sci`)

// severalSentences reports a full stop inside the text behind which another sentence begins.
func severalSentences(text string) bool { return sentenceInside.MatchString(text) }

var sentenceInside = sieve.MustCompile(`\p{Ll}{2,}[)”"]?[.!?] \p{Lu}`)

// likeSentence reports a bullet of some words, most of them in small letters: neither a head of others nor a row of names.
func likeSentence(text string) bool {
	small, all := 0, 0
	for w := range strings.FieldsFuncSeq(text, betweenWords) {
		all++
		if first, _ := utf8.DecodeRuneInString(w); unicode.IsLower(first) {
			small++
		}
	}
	return all >= shortestSentence && small*2 >= all && !endsInTime.MatchString(text)
}

// briefDeed reports a bullet of two or three words that is a sentence all the same, as a deed opens it and what was done is in small
// letters: "Scheduled appointments", "Prevents fraud".
func briefDeed(text string) bool {
	words := strings.Fields(text)
	if len(words) < 2 || len(words) >= shortestSentence || strings.ToLower(text[1:]) != text[1:] {
		return false
	}
	form := language.Closed(strings.ToLower(words[0])) == language.TagNone && isDeed(strings.ToLower(words[0]))
	return form && !strings.HasSuffix(words[1], "ed")
}

// isDeed reports a finite form that names no thing: the past of a verb, or its third person.
func isDeed(lower string) bool {
	info := lexicon.Exact(lower)
	return info.Is(lexicon.Past) && !info.Is(lexicon.Noun) || info.Is(lexicon.Third) && !info.Is(lexicon.Noun)
}

// shortestSentence is how many words a bullet has that is no head of others.
const shortestSentence = 4

// endsInTime is what a head has behind it: "(March 2017 – Jan 2018)", "(2012 to Present)".
var endsInTime = sieve.MustCompile(`(?i)(?:\b(?:19|20)\d\d|present|date|now)\)?$`)

// mayTakeStop reports a bullet that is whole: neither breaks it off nor does the next one go on with it.
func mayTakeStop(list []cv.Ref, i int) bool {
	if breaksOff(list[i].Text.Value) {
		return false
	}
	if i+1 == len(list) {
		return true
	}
	first, _ := utf8.DecodeRuneInString(list[i+1].Text.Value)
	return !unicode.IsLower(first)
}
