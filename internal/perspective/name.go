package perspective

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/language"
	"focal/internal/wordset"
)

// DisplayName returns a name as a sentence writes it, without the letters behind
// it ("Jane Doe, MBA") and without a nickname in quotation marks or brackets, which
// a sentence would pass off as quoted. A name in capitals is given small letters where that is
// certain; where it is not ("VAN DER BERG", "MACDONALD"), it returns "".
func DisplayName(name string) string {
	name, _, _ = strings.Cut(nickname.ReplaceAllString(name, " "), ",")
	name = innerStop.ReplaceAllString(strayStop.ReplaceAllString(name, "$1"), "$1 $2")
	if titledInCapitals.MatchString(name) {
		return ""
	}
	if m := initialled.FindStringSubmatch(strings.TrimSpace(name)); m != nil {
		return withInitials(m[1], m[2], m[3])
	}
	words := strings.Fields(name)
	if len(words) < 2 || len(words) > 5 || strings.ContainsAny(name, "\"“”„«»()") || slices.ContainsFunc(words, isFigure) {
		return ""
	}
	if !inNameCase(words) {
		return ""
	}
	return strings.Join(words, " ")
}

// inNameCase gives the words of a name their capitals, in place: of one in capitals, a title before it apart, and of one with a
// part in small letters ("Robin moss"); false where that is not certain.
func inNameCase(words []string) bool {
	from := 0
	if honorifics[strings.ToLower(strings.TrimSuffix(words[0], "."))] {
		from = 1
	}
	shouted := isShouted(strings.Join(words[from:], " "))
	for i, w := range words[from:] {
		small := i > 0 && w == strings.ToLower(w) && !language.NameParticles[w] && utf8.RuneCountInString(w) > longestParticle
		if !shouted && !small {
			continue
		}
		if closes := i > 1 && from+i+1 == len(words); closes && isInitials(w) {
			continue
		}
		if words[from+i] = smallCase(w); words[from+i] == "" {
			return false
		}
	}
	return true
}

// longestParticle is how many letters a small word of a name has at most that may be meant so, in whatever language.
const longestParticle = 3

// initialled is one name with initials before or behind it, as in the south of India: "SENTHIL.K".
var initialled = regexp.MustCompile(`^((?:\p{Lu}\.)*)(\p{Lu}\p{L}{2,})((?:\.\p{Lu})*)\.?$`)

// withInitials is a name with its initials; "" where it has none, or is not certain.
func withInitials(before, name, behind string) string {
	if isShouted(name) {
		name = smallCase(name)
	}
	if name == "" || before+behind == "" {
		return ""
	}
	return before + name + behind
}

// smallCase gives a word of a name small letters; "" where it is not certain which.
func smallCase(word string) string {
	low := strings.ToLower(word)
	if isInitials(word) || language.NameParticles[low] || strings.HasPrefix(low, "mac") || strings.ContainsAny(low, "0123456789()/") {
		return ""
	}
	return language.NameCase(low)
}

// isInitials reports letters that nobody can say and that are no short name. At the end of a name of three words or more they are
// initials ("ADA MERCER KV"); elsewhere nobody can tell.
func isInitials(word string) bool {
	low := strings.ToLower(word)
	return len(low) > 1 && len(low) <= longestParticle && !strings.ContainsAny(low, "aeiouy") && !namedShort[low]
}

// namedShort are names and titles that are written short.
var namedShort = wordset.Of("md mr mrs ms dr jr sr st smt km kr ng tsz hng")

var (
	// strayStop ends a name like a sentence: "Robin Moss."
	strayStop = regexp.MustCompile(`(\p{Ll}{2}|\p{Lu}{3})[ .]*\.[ .]*$`)
	// innerStop ends one before an initial: "Moss. R".
	innerStop = regexp.MustCompile(`(\pL{3})\. (\p{Lu})$`)
	// titledInCapitals is a title in capitals before a name that has small letters: "DR.R. Moss".
	titledInCapitals = regexp.MustCompile(`^(?:DR|MR|MS|MRS|PROF)\b.*\p{Ll}`)
)

// nickname is what stands in quotation marks or brackets inside a name.
var nickname = regexp.MustCompile(`\s(?:"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»|'[^']+'|‘[^’]+’|\([^()]+\))(?:\s|$)`)

// namePattern finds mentions of the candidate's name.
type namePattern struct {
	forms [][]string // what a text may call the candidate, in lower case, the longest first
}

func newNamePattern(name string) *namePattern {
	name, _, _ = strings.Cut(name, ",")
	var parts []string
	for _, t := range language.Tokens(name) {
		if t.Kind == language.Word && !honorifics[t.Lower()] {
			parts = append(parts, t.Lower())
		}
	}
	return &namePattern{nameForms(parts)}
}

// nameForms are the whole name, its first and last word, and each beginning and end.
func nameForms(parts []string) [][]string {
	if len(parts) == 0 {
		return nil
	}
	forms := [][]string{parts, {parts[0], parts[len(parts)-1]}, parts[:1]}
	for k := 1; k < len(parts); k++ {
		forms = append(forms, parts[k:], parts[:k])
	}
	forms = slices.DeleteFunc(forms, func(form []string) bool { return len(form) == 1 && utf8.RuneCountInString(form[0]) < 2 })
	slices.SortStableFunc(forms, func(a, b []string) int { return len(b) - len(a) })
	return forms
}

var honorifics = wordset.Of("mr mrs ms miss mx dr prof professor sir dame rev")

// at returns how many words of p, from i on, name the candidate: the full name,
// the first name or the surname, with or without a title; 0 if they do not, or
// if they are part of a longer name ("Doe Consulting").
func (n *namePattern) at(p passage, i int) int {
	if len(n.forms) == 0 || !isCapitalWord(p.words[i]) || inName(p.at(i-1)) && !honorifics[p.words[i-1].Low] {
		return 0
	}
	k := p.behindTitle(i)
	length := n.length(p.words[k:])
	if length == 0 {
		return 0
	}
	k += length
	if next := p.at(k); isWord(next) && inName(next) || next.Is("&", "-") {
		return 0
	}
	return k + letters(p.words[k:]) - i
}

// inName reports a word of a name that does not open the sentence.
func inName(w language.Tagged) bool { return w.Capital && w.Tag == language.TagProper }

// behindTitle returns the index behind the title that may stand at i.
func (p passage) behindTitle(i int) int {
	if !honorifics[p.words[i].Low] {
		return i
	}
	if p.at(i + 1).Is(".") {
		return i + 2
	}
	return i + 1
}

// letters counts the words of the letters behind a name with their commas:
// ", ACA," in "Ada Verne, ACA, has".
func letters(words []language.Tagged) int {
	n := 0
	for n+1 < len(words) && words[n].Is(",") && isLetters(words[n+1]) {
		n += 2
	}
	if n > 0 && n < len(words) && words[n].Is(",") {
		return n + 1
	}
	return 0
}

// isLetters reports what may be the letters of a degree or a body.
func isLetters(w language.Tagged) bool { return isWord(w) && len(w.Text) > 1 && isShouted(w.Text) }

// length matches the longest form of the name at the start of words.
func (n *namePattern) length(words []language.Tagged) int {
	for _, form := range n.forms {
		if len(form) > len(words) {
			continue
		}
		if slices.EqualFunc(form, words[:len(form)], func(s string, w language.Tagged) bool { return s == w.Low }) {
			return len(form)
		}
	}
	return 0
}

// isFigure reports a number, which an address has and a name has not; ranks have letters, too: "WO2".
func isFigure(word string) bool { return strings.Trim(word, "0123456789,.-/") == "" }
