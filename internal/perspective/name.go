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
	words := strings.Fields(name)
	if len(words) < 2 || len(words) > 5 || strings.ContainsAny(name, "\"“”„«»()") {
		return ""
	}
	if name != strings.ToUpper(name) {
		return strings.Join(words, " ")
	}
	for i, w := range words {
		low := strings.ToLower(w)
		if language.NameParticles[low] || strings.HasPrefix(low, "mac") || strings.ContainsAny(low, "0123456789()/") {
			return ""
		}
		words[i] = language.NameCase(low)
	}
	return strings.Join(words, " ")
}

// nickname is what stands in quotation marks or brackets inside a name.
var nickname = regexp.MustCompile(`\s(?:"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»|'[^']+'|‘[^’]+’|\([^()]+\))(?:\s|$)`)

// namePattern finds mentions of the candidate's name.
type namePattern struct {
	parts []string // lower case, in order
}

func newNamePattern(name string) *namePattern {
	name, _, _ = strings.Cut(name, ",")
	n := &namePattern{}
	for _, t := range language.Tokens(name) {
		if t.Kind == language.Word && !honorifics[t.Lower()] {
			n.parts = append(n.parts, t.Lower())
		}
	}
	return n
}

var honorifics = wordset.Of("mr mrs ms miss mx dr prof professor sir dame rev")

// at returns how many words of p, from i on, name the candidate: the full name,
// the first name or the surname, with or without a title; 0 if they do not, or
// if they are part of a longer name ("Doe Consulting").
func (n *namePattern) at(p passage, i int) int {
	if len(n.parts) == 0 || p.words[i].Kind != language.Word || !isCapital(p.words[i].Text) {
		return 0
	}
	if i > 0 && p.words[i-1].Capital && p.words[i-1].Tag == language.TagProper && !honorifics[p.words[i-1].Low] {
		return 0
	}
	k := i
	if honorifics[p.words[k].Low] {
		if k++; k < len(p.words) && p.words[k].Is(".") {
			k++
		}
	}
	length := n.length(p.words[k:])
	if length == 0 {
		return 0
	}
	k += length
	if k < len(p.words) && (p.words[k].Kind == language.Word && p.words[k].Capital && p.words[k].Tag == language.TagProper || p.words[k].Is("&", "-")) {
		return 0
	}
	return k + letters(p.words[k:]) - i
}

// letters counts the words of the letters behind a name with their commas:
// ", ACA," in "Ada Verne, ACA, has".
func letters(words []language.Tagged) int {
	n := 0
	for n+1 < len(words) && words[n].Is(",") && len(words[n+1].Text) > 1 && words[n+1].Kind == language.Word && words[n+1].Text == strings.ToUpper(words[n+1].Text) {
		n += 2
	}
	if n > 0 && n < len(words) && words[n].Is(",") {
		return n + 1
	}
	return 0
}

// length matches the longest form of the name at the start of words.
func (n *namePattern) length(words []language.Tagged) int {
	forms := [][]string{n.parts, {n.parts[0], n.parts[len(n.parts)-1]}, n.parts[:1]}
	for k := 1; k < len(n.parts); k++ {
		forms = append(forms, n.parts[k:], n.parts[:k])
	}
	slices.SortStableFunc(forms, func(a, b []string) int { return len(b) - len(a) })
	for _, form := range forms {
		if len(form) == 0 || len(form) > len(words) || len(form) == 1 && utf8.RuneCountInString(form[0]) < 2 {
			continue
		}
		if slices.EqualFunc(form, words[:len(form)], func(s string, w language.Tagged) bool { return s == w.Low }) {
			return len(form)
		}
	}
	return 0
}

func isCapital(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return strings.ToUpper(string(r)) == string(r)
}

// named replaces a mention of the name of n words at i; it reports whether it did.
func (f *firstPerson) named(i, n int) bool {
	last := i + n - 1
	next := language.Tagged{}
	if last+1 < len(f.words) {
		next = f.words[last+1]
	}
	if next.Is("'s") || next.Is("'", "’") && next.Start == f.words[last].End() {
		if k := last + 2; k < len(f.words) && f.words[k].Capital && f.titleCase(k) && !f.shout {
			f.doubt = true // "Ann's Kitchen" is a firm
			return true
		}
		f.mention(false)
		word := "my"
		if last+2 >= len(f.words) || f.words[last+2].Tag == language.TagMark {
			word = "mine"
		}
		f.edits = append(f.edits, Edit{Start: f.words[i].Start, End: next.End(), After: f.like(i, word), Reason: "first person"})
		return true
	}
	if f.withOwn(i, last) {
		f.subjectBack(i, last) // "Ada and her team won"
		return true
	}
	object := i > 0 && (f.words[i-1].Tag == language.TagTo || f.words[i-1].Tag == language.TagPreposition && !f.words[i-1].Is("before", "after", "until", "till", "as", "than"))
	if i > 0 && f.words[i-1].Is("does", "has", "is") && (i == 1 || f.inverted(i) >= 0 || f.words[i-2].Is("only", "nor", "neither", "so", "what", "why", "how", "where", "never", "rarely")) {
		f.subjectBack(i, last)
		return true
	}
	if v := f.verbOf(last); !object && v > 0 && f.words[v].Tag != language.TagBase {
		f.subjectBack(i, last)
		return true
	}
	if object || i > 0 && f.words[i-1].Tag.IsVerb() && !f.words[i-1].Is("is", "are", "was", "were") {
		f.mention(false)
		f.edits = append(f.edits, Edit{Start: f.words[i].Start, End: f.words[last].End(), After: "me", Reason: "first person"})
		return true
	}
	return false
}
