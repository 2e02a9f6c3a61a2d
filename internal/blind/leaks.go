package blind

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Leak is an identifier that a stranger can still read in a finished file.
type Leak struct {
	What string // WhatName, "contacts" …
	Text string // as it is there
}

// Leaks reads the texts of a finished file, each a paragraph, a property, the target
// of a link or a name, and returns what of the original is still to be found. It
// knows the identifiers only, not how Hide looks for them: those that were read, those that the
// lines of the source have for whoever looks at them, and the names that the user gave.
func Leaks(texts []string, original *cv.Document, p cv.Privacy, named ...string) []Leak {
	if p.Level == cv.Open {
		return nil
	}
	hasAge := tellsAge(original)
	sought := append(identifiers(original, p, named), strangersView(original.Source, p)...)
	sought = slices.DeleteFunc(sought, func(id identifier) bool { return id.what == "the address" && isOfPosts(original, id) })
	var leaks []Leak
	for _, t := range texts {
		if rest := besideAlias(t, Alias(original, p)); p.Level.HidesName() && rest != "" {
			leaks = append(leaks, Leak{What: WhatName, Text: rest})
		}
		leaks = append(leaks, toldIn(t, p.Level, hasAge)...)
		folded, numbers := " "+strings.Join(phraseOf(t), " ")+" ", runs(t)
		words := wordsOf(t)
		for _, id := range sought {
			if id.in(t, folded, numbers, words) && !slices.ContainsFunc(leaks, func(l Leak) bool { return l.What == id.what && l.Text == id.text }) {
				leaks = append(leaks, Leak{What: id.what, Text: id.text})
			}
		}
	}
	return leaks
}

// tellsAge reports a CV that tells its owner's age: where it has none, the ages in its duties are those of patients and pupils.
func tellsAge(original *cv.Document) bool {
	tells := func(text string) bool {
		kinds, _ := personal.Told(text, personal.OfAnybody)
		return slices.Contains(kinds, personal.Age)
	}
	if slices.ContainsFunc(original.Source, func(l cv.SourceLine) bool {
		_, fields := personal.FieldsOf(l.Text)
		return (len(fields) > 0 || len(strings.Fields(l.Text)) <= fewestOfDuty) && tells(l.Text)
	}) {
		return true
	}
	is := false
	original.Walk(func(r cv.Ref) { is = is || !ofPost(r.Section) && tells(r.Text.Value) })
	return is
}

// fewestOfDuty is how many words a line has at most that is no sentence about work.
const fewestOfDuty = 3

// toldIn is what a text tells of a person that a document of this level should not, whoever reads it.
func toldIn(text string, l cv.Level, hasAge bool) (leaks []Leak) {
	scope := personal.OfAnybody
	if _, fields := personal.FieldsOf(text); len(fields) > 0 {
		scope = personal.OfPerson
	}
	kinds, _ := personal.Told(text, scope)
	for _, kind := range kinds {
		if kind == personal.Age && !hasAge {
			continue
		}
		if from, isWords := toldFrom[kind]; !isWords || l == cv.BlindPlus || from == l {
			leaks = append(leaks, Leak{What: kind, Text: shortened(text)})
		}
	}
	return leaks
}

// toldFrom is the level from which on such a fact is out; numbers of identity are at every one.
var toldFrom = map[personal.Kind]cv.Level{
	personal.Birth: cv.Blind, personal.BirthPlace: cv.Blind, personal.Age: cv.Blind, personal.Belief: cv.Blind,
	personal.Relative: cv.Blind, personal.Pay: cv.Blind,
	personal.Marital: cv.BlindPlus,
}

// shortened is the beginning of a text, as long as a note can quote it.
func shortened(text string) string {
	const most = 80
	if runes := []rune(text); len(runes) > most {
		return strings.TrimSpace(string(runes[:most])) + " …"
	}
	return text
}

// runs are the digits of a text, with a space where more than a few signs stand between them.
func runs(text string) string {
	var b strings.Builder
	for _, found := range anyRun.FindAllString(text, -1) {
		b.WriteString(personal.OnlyDigits(found) + " ")
	}
	return b.String()
}

var anyRun = sieve.MustCompile(`\d(?:[^\pL\pN]{0,4}\d)*`)

// identifier is one thing that must not be found.
type identifier struct {
	what, text string
	phrase     string // folded words
	digits     string // of a telephone number
	joined     string // a name written as one word, or letter by letter
	isName     bool   // a word that is a leak only where it is written like a name
	isSchool   bool   // what a school is called for short, a leak where studies are spoken of
	isFirm     bool   // a word that is one only in a sentence, and with no word of another name behind it
}

func (id identifier) in(text, folded, numbers string, words []word) bool {
	switch {
	case id.digits != "":
		return strings.Contains(numbers, id.digits)
	case id.joined != "":
		return writtenOtherwise(words, id.joined)
	case id.isSchool:
		return studyWord.MatchString(text) && schoolSeen(words, phraseOf(id.phrase))
	case id.isFirm:
		return firmSeen([]rune(text), words, id.phrase)
	case id.isName:
		return nameSeen(words, id.phrase)
	}
	return id.phrase != "" && strings.Contains(folded, " "+id.phrase+" ")
}

// nameSeen reports a part of the name that is written like one and is no month. That it may be a town or a firm that Hide lets stand
// is for whoever looks to say.
func nameSeen(words []word, folded string) bool {
	for i, w := range words {
		if w.capital && w.folded == folded && !isMonthOfDate(words, i) {
			return true
		}
	}
	return false
}

// schoolSeen reports the words of a school, written like a name, where no town is meant.
func schoolSeen(words []word, called []string) bool {
	for i := range words {
		same := i+len(called) <= len(words) && words[i].capital && (i == 0 || !inPlace[words[i-1].folded])
		for k := 0; same && k < len(called); k++ {
			same = words[i+k].folded == called[k]
		}
		if same {
			return true
		}
	}
	return false
}

// inPlace are words before a town.
var inPlace = wordset.Of("in to near around from")

// firmSeen reports a word with a capital behind a small one, and no other word with a capital behind it.
func firmSeen(runes []rune, words []word, folded string) bool {
	for i, w := range words {
		another := i+1 < len(words) && words[i+1].capital && nextTo(runes, w, words[i+1])
		if w.folded == folded && w.capital && !another && i > 0 && nextTo(runes, words[i-1], w) && beforeFirm[words[i-1].folded] {
			return true
		}
	}
	return false
}

// writtenOtherwise reports words in a row that are the name when they are joined.
func writtenOtherwise(words []word, joined string) bool {
	for i := range words {
		sum := ""
		for k := i; k < len(words) && k < i+30 && len(sum) <= len(joined); k++ {
			if sum += single(words[k].folded); single(sum) == joined && words[i].capital && (k > i || words[i].folded != sum) {
				return true
			}
		}
	}
	return false
}

func identifiers(original *cv.Document, p cv.Privacy, named []string) []identifier {
	out := contactsOf(original, p)
	if !p.Level.HidesName() {
		return out
	}
	out = append(out, namesSought(original, named)...)
	for _, number := range registersOf(original) {
		out = append(out, phrased(whatRegister, number)...)
	}
	for _, r := range original.References {
		if !isKept(original, r.Name.Value, p.Level) {
			out = append(out, phrased("referees", r.Name.Value)...)
		}
	}
	if p.Level == cv.BlindPlus {
		for _, e := range original.Education {
			if name := e.Institution.Value; !isTown(name) && !isLand(name) && !isKept(original, name, p.Level) {
				out = append(out, phrased("schools", name)...)
				for _, called := range schoolCalled(name) {
					out = append(out, identifier{what: "schools", text: name, phrase: strings.Join(phraseOf(called), " "), isSchool: true})
				}
			}
		}
	}
	if p.Employers == cv.Described {
		for _, w := range original.Work {
			out = append(out, employersSought(original, w.Organisation.Value)...)
		}
	}
	return out
}

// namesSought are the name as it was read, as the file tells it elsewhere, and as the user gave it.
func namesSought(original *cv.Document, named []string) (out []identifier) {
	var parts []namePart
	if !noName(original.Person.Name) { // what was read as the name is looked for whatever Hide thinks of it
		parts = nameParts(original.Person.Name.Value)
	}
	all := append(slices.Clone(parts), namesOf(original, named...)...)
	for _, joined := range append(joinedNames(parts), joinedNames(nameParts(strings.Join(named, " ")))...) {
		out = append(out, identifier{what: WhatName, text: joined, joined: joined})
	}
	for _, part := range all {
		if !part.particle && len([]rune(part.folded)) >= 2 {
			out = append(out, identifier{what: WhatName, text: part.text, phrase: part.folded, isName: true})
		}
	}
	return out
}

// employersSought are an employer by its whole name, by the letters behind it, and by single words in a sentence. The
// beginnings of its name may be called in a study or a paper what Hide leaves.
func employersSought(original *cv.Document, name string) (out []identifier) {
	for _, c := range callings(name, "", skillWords(original)) {
		switch isSingle := len(c.words) == 1; {
		case c.isWhole && (!isSingle || c.text == name):
			out = append(out, phrased("employers", c.text)...)
		case isSingle && c.text == ownLetters(name):
			out = append(out, identifier{what: "employers", text: name, phrase: c.words[0]})
		case isSingle && !c.isWhole:
			out = append(out, identifier{what: "employers", text: name, phrase: c.words[0], isFirm: true})
		}
	}
	return out
}

// isKept reports a name that stands in the posts or studies as well, where it stays.
func isKept(d *cv.Document, name string, l cv.Level) bool {
	kept, words := false, phraseOf(name)
	d.Walk(func(r cv.Ref) {
		isStudy := r.Section == cv.SectionEducation && l != cv.BlindPlus
		kept = kept || (ofPost(r.Section) || isStudy) && len(matchesOf(r.Text.Value, words)) > 0
	})
	return kept
}

// isOfPosts reports what a stranger takes for a part of the address and is an employer, which stays: "St. Leonard's House". What stands
// in the address itself is none, but for the postal code of an employer in the same district.
func isOfPosts(original *cv.Document, id identifier) bool {
	home, words := original.Person.Location, phraseOf(id.text)
	if isCode := id.text == home.PostalCode; !isCode && len(matchesOf(home.Value, words)) > 0 {
		return false
	}
	return slices.ContainsFunc(original.Work, func(w cv.Engagement) bool {
		return w.Title.Value != "" && len(matchesOf(w.Organisation.Value+" | "+w.Location.Value, words)) > 0
	})
}

// phrased is a text to be looked for, unless it is too short.
func phrased(what, text string) []identifier {
	if f := strings.Join(phraseOf(text), " "); len([]rune(f)) >= 4 {
		return []identifier{{what: what, text: text, phrase: f}}
	}
	return nil
}

// contactsOf are contacts, addresses and numbers, which are out at every level.
func contactsOf(original *cv.Document, p cv.Privacy) []identifier {
	person := &original.Person
	out := phrased("contacts", person.Email.Value)
	for _, l := range original.Source {
		for _, mail := range personal.Email.FindAllString(l.Text, -1) {
			out = append(out, phrased("contacts", mail)...)
		}
	}
	out = append(out, phrased("links", person.URL.Value)...)
	for _, f := range person.Profiles {
		out = append(out, phrased("links", f.URL.Value)...)
		if !ofName(f.Username, nameParts(person.Name.Value)) { // the name is shown where only contacts are out
			out = append(out, phrased("links", f.Username)...)
		}
	}
	if !onlyTowns(person.Location.Street) {
		out = append(out, phrased("the address", person.Location.Street)...)
	}
	out = append(out, phrased("the address", person.Location.PostalCode)...)
	for _, number := range strings.FieldsFunc(person.Phone.Value, func(r rune) bool { return strings.ContainsRune(",;|/\n", r) }) {
		if d := personal.OnlyDigits(number); len(d) >= 7 {
			out = append(out, identifier{what: "contacts", text: person.Phone.Value, digits: lastOf(d)})
		}
	}
	out = append(out, besides(original)...)
	for _, d := range person.Details {
		what := hides(p.Level, d)
		if what == "" || what == "the address" || ofMany(d.Value.Value) { // the town of a school, too
			continue
		}
		out = append(out, phrased(what, d.Value.Value)...)
	}
	return out
}

// onlyTowns reports what was read as a street and is a town with its region: "State: Uttar Pradesh".
func onlyTowns(street string) bool {
	parts := addressParts(regionLabel.ReplaceAllString(street, ""))
	return len(parts) > 0 && !slices.ContainsFunc(parts, func(part string) bool { return !isTown(part) && !isLand(part) })
}

// regionLabel stands before a town or its region: "State: Uttar Pradesh", "State Bihar".
var regionLabel = sieve.MustCompile(`(?i)^(?:[^:]*:|\W*state\b)`)

// ofName reports a text of parts of the name alone.
func ofName(text string, name []namePart) bool {
	return !slices.ContainsFunc(phraseOf(text), func(w string) bool {
		return !slices.ContainsFunc(name, func(p namePart) bool { return p.folded == w })
	})
}

// ofMany reports a value that says nothing of one person where it stands alone: "Single", "India".
func ofMany(value string) bool {
	words := phraseOf(value)
	return isTown(value) || isLand(strings.Trim(value, " .")) || personal.FamilyLabel.MatchString(value) ||
		len(words) == 1 && !hasDigit(value) && (ofStatus[words[0]] || lexicon.Exact(words[0]).Known())
}

var ofStatus = wordset.Of("single married unmarried male female yes no nil none hindu muslim islam christian available valid")

// besides are the other numbers of the lines that hold the person's own one, and the streets of the
// lines of an address.
func besides(original *cv.Document) (out []identifier) {
	own := personal.OnlyDigits(original.Person.Phone.Value)
	lines := addressLines(original.Source)
	for i, l := range original.Source {
		if len(own) >= 7 && strings.Contains(personal.OnlyDigits(l.Text), lastOf(own)) {
			for _, number := range strings.FieldsFunc(l.Text, partsNumbers) {
				if d := personal.OnlyDigits(number); len(d) >= 10 && len(d) <= 13 {
					out = append(out, identifier{what: "contacts", text: strings.TrimSpace(number), digits: lastOf(d)})
				}
			}
		}
		for _, part := range addressParts(lines[i]) {
			if len(phraseOf(part)) >= 3 && isStreet(withoutCode(part)) {
				out = append(out, phrased("the address", part)...)
			}
		}
	}
	return out
}

func partsNumbers(r rune) bool { return unicode.IsLetter(r) || strings.ContainsRune(",;|/:\t", r) }
