package blind

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// scrub takes the secrets out of one text and says what they were. In a title, a
// qualification or a skill a part of the name may be a word of its own.
func (s secrets) scrub(text string, r cv.Ref) (after string, what []string) {
	after, what = s.takeOut(text, r)
	if len(what) > 0 {
		after = manyWithheld.ReplaceAllString(after, withheld)
	}
	return after, what
}

// manyWithheld is one after the other.
var manyWithheld = sieve.MustCompile(`\[withheld\](?:[\s,;/.-]*\[withheld\])+`)

// brokenMail finds an address of mail whose sign or end was lost, behind its label or alone.
var brokenMail = sieve.MustCompile(`(?i)(\be-?mails?(?:[ -]?(?:id|address))?\s*[:;=–-]+\s*)[\w+-]+(?:[.-][\w-]+){2,}` +
	`|\b[\w.+-]*[\pL_.]\w*@[a-z][a-z-]{2,}\b`)

func (s secrets) takeOut(text string, r cv.Ref) (after string, what []string) {
	after = text
	did := func(now, kind string) {
		if now != after {
			after = now
			if !slices.Contains(what, kind) {
				what = append(what, kind)
			}
		}
	}
	if !ofPost(r.Section) {
		after, what = s.withoutFields(after)
	}
	did(personal.Email.ReplaceAllString(after, withheld), "contacts")
	did(brokenMail.ReplaceAllString(after, "${1}"+withheld), "contacts")
	did(s.withoutLinks(after, r.Section == cv.SectionPerson), "links")
	did(s.withoutPhones(after, s.level.HidesName() || aboutPeople(r) || dialled.MatchString(after) ||
		!ofPost(r.Section) && mobile.MatchString(after)), "contacts")
	did(at.ReplaceAllString(after, "${1}"+withheld), "links")
	did(s.withoutHandles(after), "links")
	did(s.withoutOwnAccounts(after), "links")
	phrases := func(of func(what string) bool) {
		for _, p := range s.phrases {
			if of(p.what) && !p.elsewhere(r) {
				did(replaceAll(after, p.places(after), p.as), p.what)
			}
		}
	}
	isKin := func(what string) bool { return what == "relatives" }
	phrases(func(what string) bool { return !isKin(what) })
	for _, own := range s.papers {
		did(own.ReplaceAllString(after, withheld), "identity numbers") // before "MUM 123456" is a town and its code
	}
	did(s.withoutAddress(after, r), "the address")
	phrases(isKin) // whose child somebody is tells an address
	did(personal.WithoutNumbers(after, withheld, s.scope(r)), "identity numbers")
	if !s.level.HidesName() {
		return after, what
	}
	if s.described && r.Section != cv.SectionPublications {
		did(s.withoutFirmsOf(after, r), "employers")
	}
	did(personal.WithoutRegisters(after, withheld, ofPost(r.Section)), whatRegister)
	s.takeOutPerson(&after, r, did)
	return after, what
}

// takeOutPerson takes out what tells who somebody is beside contacts.
func (s secrets) takeOutPerson(text *string, r cv.Ref, did func(now, kind string)) {
	if ofPost(r.Section) {
		did(personal.WithoutOwnAge(*text, withheld), "birth and identity numbers")
	} else {
		did(personal.WithoutSaid(*text, withheld, personal.Relative), "relatives")
		did(personal.WithoutSaid(*text, withheld, personal.Age), "birth and identity numbers")
	}
	did(personal.WithoutSaid(*text, withheld, personal.Birth), "birth and identity numbers")
	did(personal.WithoutSaid(*text, withheld, personal.BirthPlace), "birth and identity numbers")
	did(personal.WithoutSaid(*text, withheld, personal.Pay), "pay")
	did(s.withoutName(*text, r), WhatName)
	did(s.withoutOthers(*text, r), "other people")
	if s.level == cv.BlindPlus {
		did(graduated.ReplaceAllString(*text, "$1"), "dates of study")
		did(withoutStudyTimes(*text, r), "dates of study")
		did(s.withoutShort(withoutSchools(*text, r), r), "schools")
		did(withoutSaid(withoutOrigin(s.withoutFacts(*text, r), r.Role), r), "nationality, sex and family")
	}
}

// places are where a text has the words of a secret. An employer whose name is common words ("Module")
// is meant only where they are written like a name.
func (p secret) places(text string) [][2]int {
	spans := matchesOf(text, p.words)
	if p.what != "employers" || slices.ContainsFunc(p.words, func(w string) bool { return !common(w) }) {
		return spans
	}
	runes := []rune(text)
	return slices.DeleteFunc(spans, func(at [2]int) bool { return unicode.IsLower(runes[at[0]]) })
}

// elsewhere reports a text where the words mean something else: "Phase 2" of the address is another
// one in a post, and an employer is told in its own way.
func (p secret) elsewhere(r cv.Ref) bool {
	switch p.what {
	case "the address":
		return ofPost(r.Section) && len(p.words) <= 2
	case "relatives":
		return ofPost(r.Section) && len(p.words) == 1
	}
	return p.what == "employers" && r.Role == cv.RoleOrganisation && r.Section == cv.SectionWork
}

// aboutPeople reports texts of the head, of details and of referees, where contacts stand.
func aboutPeople(r cv.Ref) bool {
	return r.Section == cv.SectionPerson || r.Section == cv.SectionReferences || r.Role == cv.RoleContact
}

// scope is how far a number of a text is one of identity by its shape alone.
func (s secrets) scope(r cv.Ref) personal.Scope {
	switch {
	case aboutPeople(r), r.Section == cv.SectionSummary, s.level.HidesName() && (!ofPost(r.Section) || r.Section == cv.SectionSkills):
		return personal.OfPerson
	case !ofPost(r.Section), r.Section == cv.SectionSkills:
		return personal.OfAnybody
	}
	return personal.OfPost
}

// withoutLinks takes out addresses of the person's own pages and of networks; in
// Blind plus every address.
func (s secrets) withoutLinks(text string, ofHead bool) string {
	return personal.Link.ReplaceAllStringFunc(text, func(found string) string {
		folded := foldString(found)
		isAddress := strings.Contains(found, "/") || strings.HasPrefix(folded, "www.")
		if ofHead || s.ownLink(found, folded) || s.level == cv.BlindPlus && isAddress {
			return withheld
		}
		return found
	})
}

// ownLink reports an address of a network, or one with an account or a part of the name in it.
func (s secrets) ownLink(found, folded string) bool {
	joined := strings.Map(func(r rune) rune {
		if r == '-' || r == '.' || r == '_' || r == '/' {
			return -1
		}
		return r
	}, folded)
	isOwn := func(piece string) bool { return ownAccount(piece, s.own) }
	pieces := strings.FieldsFunc(folded, func(r rune) bool { return strings.ContainsRune("./:?=", r) })
	return networks.MatchString(found) || hasPart(joined, s.name) || s.ofFirms(joined) || slices.ContainsFunc(pieces, isOwn) ||
		slices.ContainsFunc(s.handles, func(h string) bool { return strings.Contains(folded, h) })
}

// withoutPhones takes out the person's own telephone numbers however they are written, and what
// is written like one.
func (s secrets) withoutPhones(text string, ofContacts bool) string {
	for _, own := range s.spelled {
		text = own.ReplaceAllString(text, withheld)
	}
	return personal.WithoutPhones(text, withheld, ofContacts || besideOwn.MatchString(text))
}

var (
	// mobile finds ten digits in one piece that begin like an Indian mobile's.
	mobile = sieve.MustCompile(`(?:^|[\s,;:(/])[6-9]\d{9}(?:$|[\s,;.)/])`)
	// dialled finds a whole number with the nought that is dialled before it, which nothing is counted with.
	dialled = sieve.MustCompile(`(?:^|[\s,;:(/])0\d{9,10}(?:$|[\s,;.)/])`)
)

// besideOwn finds a number in one list with a contact that was taken out.
var besideOwn = sieve.MustCompile(`\[withheld\]\s*(?:[,;/|&]|and\b|or\b)\s*[+(]*\d|\d\)?\s*(?:[,;/|&]|\band|\bor)\s*\[withheld\]`)

// spelled finds a number with anything but letters and other digits between its digits
// ("07700 – 900 · 321"), and what is before them of the same number.
func spelled(digits string) *regexp.Regexp {
	return regexp.MustCompile(`(?:[+(\d][\d\s().\-/–]*)?` + strings.Join(strings.Split(digits, ""), `[^\pL\pN]*`))
}

// lastOf is the part of a number that is the same with and without a country's code.
func lastOf(d string) string { return d[max(0, len(d)-8):] }

// withoutHandles takes out user names that stand alone.
func (s secrets) withoutHandles(text string) string {
	for _, h := range s.handles {
		folded := foldRunes(text)
		want := []rune(h)
		var spans [][2]int
		for i := 0; i+len(want) <= len(folded); i++ {
			if slices.Equal(folded[i:i+len(want)], want) && edge(folded, i-1) && edge(folded, i+len(want)) {
				spans = append(spans, [2]int{i, i + len(want)})
				i += len(want) - 1
			}
		}
		text = replaceAll(text, spans, withheld)
	}
	return text
}

// withoutName puts the alias in place of the name in all its forms: "Fairweather, I.". A single part
// may be a word of its own ("Baker", "May 2019"), unless the name stands beside it.
func (s secrets) withoutName(text string, r cv.Ref) string {
	words, runes := wordsOf(text), []rune(text)
	spans, sure := s.namesIn(runes, words, func(i int) bool {
		return ownWords(r) && common(words[i].folded) || s.isWord(words, runes, i, r)
	})
	if sure && ownWords(r) {
		spans, _ = s.namesIn(runes, words, func(int) bool { return false }) // who is named here once is meant by each part
	}
	if !namesOthers(r) {
		spans = s.withRests(words, runes, spans)
	} else if r.Section == cv.SectionPublications {
		spans = s.withLetters(words, runes, spans)
	}
	return tidy(replaceAll(text, spans, s.alias), s.alias)
}

// withLetters takes into the place of an author the first letters of the given names behind it: "Pellam OS". The CV may not tell of
// all of them; then the next author or the end follows.
func (s secrets) withLetters(words []word, runes []rune, spans [][2]int) [][2]int {
	isFirst := func(r rune) bool {
		return slices.ContainsFunc(s.name, func(p namePart) bool { return []rune(p.folded)[0] == foldRunes(string(r))[0] })
	}
	for k, at := range spans {
		i := slices.IndexFunc(words, func(w word) bool { return w.from >= at[1] })
		if i < 0 || len([]rune(words[i].text)) > mostInitials || string(runes[at[1]:words[i].from]) != " " {
			continue
		}
		letters := []rune(words[i].text)
		areCapitals := !slices.ContainsFunc(letters, func(r rune) bool { return !unicode.IsUpper(r) })
		areOwn := !slices.ContainsFunc(letters, func(r rune) bool { return !isFirst(r) })
		if areCapitals && isFirst(letters[0]) && (areOwn || authorEnds.MatchString(string(runes[words[i].to:]))) {
			spans[k][1] = words[i].to
		}
	}
	return spans
}

// authorEnds begins behind an author.
var authorEnds = sieve.MustCompile(`^(?:\s*(?:$|[.,;:&(])|\s+(?:and|et)\b)`)

// mostInitials is how many first letters stand behind the name of an author at most.
const mostInitials = 4

// isOwn reports a word that is a part of the name, or the initial of one.
func (s secrets) isOwn(w word) bool {
	is, initial := s.part(w)
	return is || initial
}

// namesIn are the places of the name in a text, and whether there is any; isWord says of a single
// part that it is none.
func (s secrets) namesIn(runes []rune, words []word, isWord func(i int) bool) (spans [][2]int, any bool) {
	for i := 0; i < len(words); {
		from := i
		to, parts, capital := s.nameAt(runes, words, from)
		if end := s.spelledOut(runes, words, from); end > to {
			to, parts, capital = end, 2, true
		}
		if parts == 0 || parts == 1 && to-from == 1 && (!capital || isWord(from)) {
			i = max(to, i+1)
			continue
		}
		end := words[to-1].to
		if to-from > 1 && end < len(runes) && runes[end] == '.' && words[to-1].to-words[to-1].from == 1 {
			end++ // the point of an initial
		}
		spans = append(spans, [2]int{words[from].from, end})
		i = to
	}
	return spans, len(spans) > 0
}

// spelledOut is where a name ends that is written with other spaces or doubled letters: "O r v i n d",
// "OrvindPellam", "Orvindd Pelam"; from where it is none.
func (s secrets) spelledOut(runes []rune, words []word, from int) int {
	sum := ""
	for to := from; to < len(words) && to-from < 30; to++ {
		if to > from && !joins(runes[words[to-1].to:words[to].from]) {
			break
		}
		sum += words[to].folded
		isNone := !words[from].capital || hasDigit(words[from].text[:1]) || to == from && common(sum) // "Copper" is not Cooper
		if isNone || !slices.Contains(s.joined, single(sum)) {
			continue
		}
		return s.pastInitials(runes, words, to+1)
	}
	return from
}

// pastInitials is where the initials behind a name end.
func (s secrets) pastInitials(runes []rune, words []word, to int) int {
	for to < len(words) && joins(runes[words[to-1].to:words[to].from]) {
		if _, initial := s.part(words[to]); !initial {
			break
		}
		to++
	}
	return to
}

// single has every letter once where it is doubled.
func single(folded string) string {
	var last rune
	return strings.Map(func(r rune) rune {
		if r == last || !unicode.IsLetter(r) {
			return -1
		}
		last = r
		return r
	}, folded)
}

// joinedNames are the name as one word: whole, and any two of its parts that follow each other.
func joinedNames(parts []namePart) []string {
	var out []string
	for i := range parts {
		sum := ""
		for k := i; k < len(parts) && k < i+4; k++ {
			if sum += parts[k].folded; len([]rune(sum)) >= 6 {
				out = append(out, single(sum))
			}
		}
	}
	return out
}

// nameAt follows a name from one of its words on: to is where it ends, parts how many of its
// words are parts of the name, not initials, and capital whether one is written with a capital.
func (s secrets) nameAt(runes []rune, words []word, from int) (to, parts int, capital bool) {
	if s.shortForm(runes, words, from) {
		to, parts, _ = s.nameAt(runes, words, from+1)
		return to, parts + 1, true
	}
	for to = from; to < len(words) && (to == from || joins(runes[words[to-1].to:words[to].from])); to++ {
		is, initial := s.part(words[to])
		if !is && !initial {
			break
		}
		if is {
			parts++
			capital = capital || words[to].capital
		}
	}
	return to, parts, capital
}

// shortForm reports how somebody is called before the surname: "Pat O'Neil", "Thos. Baker".
func (s secrets) shortForm(runes []rune, words []word, i int) bool {
	if i+1 >= len(words) || !words[i].capital || !words[i+1].capital || !joins(runes[words[i].to:words[i+1].from]) {
		return false
	}
	w := []rune(words[i].folded)
	own, _ := s.part(words[i])
	surname, _ := s.part(words[i+1])
	if own || !surname || len(w) < 3 || len(w) > 4 && common(words[i].folded) {
		return false
	}
	return slices.ContainsFunc(s.name, func(p namePart) bool {
		other := !p.particle && p.folded != words[i+1].folded && len(p.folded) >= len(words[i].folded)
		return other && strings.HasPrefix(p.folded, string(w[:3]))
	})
}

// ownWords: names of trades, tools and papers, where a surname is more often a word.
func ownWords(r cv.Ref) bool {
	switch r.Role {
	case cv.RoleTitle:
		return r.Section == cv.SectionWork || r.Section == cv.SectionVolunteering
	case cv.RoleSkill, cv.RoleQualification, cv.RoleLabel, cv.RoleLanguage, cv.RoleClearance:
		return true
	}
	return false
}

// tidy joins what stands twice: "I.F. I.F." of a name with words between.
func tidy(text, alias string) string {
	return strings.ReplaceAll(text, alias+" "+alias, alias)
}

// part reports whether a word is a part of the name, or the initial of one.
func (s secrets) part(w word) (is, initial bool) {
	for _, p := range s.name {
		if p.folded == w.folded || isGenitive(w, p.folded) {
			return !p.particle, p.particle
		}
		if len([]rune(w.folded)) == 1 && strings.HasPrefix(p.folded, w.folded) && w.capital {
			initial = true
		}
	}
	return false, initial || s.initials[w.folded] && w.capital
}

// isGenitive reports a part of the name with the ending of an owner, as firms are called in many languages: "Lindgrens Bakery". Where
// that is a word or a name of its own ("Williams"), it is none.
func isGenitive(w word, part string) bool {
	bare, ends := strings.CutSuffix(w.folded, "s")
	return ends && bare == part && w.capital && len([]rune(part)) >= shortestOwner && !lexicon.Lookup(w.text).Known()
}

// shortestOwner is how many letters a name has at least in front of that ending: shorter ones are parts of other names.
const shortestOwner = 5

// initialsOf are the letters that stand alone in names.
func initialsOf(names []string) map[string]bool {
	out := map[string]bool{}
	for _, w := range phraseOf(strings.Join(names, " ")) {
		if len([]rune(w)) == 1 {
			out[w] = true
		}
	}
	return out
}

// joins reports whether the runes are only what may stand between the parts of a name.
func joins(between []rune) bool {
	return len(between) <= 3 && strings.Trim(string(between), " .,-\u2010\u2011\u00a0") == ""
}
