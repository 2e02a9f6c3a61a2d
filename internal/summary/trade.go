package summary

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// longestTrade is how many words a title has at most that people are called by inside a sentence.
const longestTrade = 6

// noTrade are marks by which a title is more than what somebody was.
const noTrade = ",;:()/&|–—\"“”"

// trade is what people of a title are called inside a sentence: "a senior civil engineer", "an SAP consultant"; a title that
// there is one of at a firm stays as it is, "Head Rigger". ok is false where the title is no such phrase.
func trade(title string) (phrase string, ok bool) {
	if strings.Contains(title, "/") {
		return eitherTrade(title)
	}
	title, one := ofTwoFields(title)
	fields := strings.Fields(strings.TrimSuffix(title, "."))
	if len(fields) == 0 || len(fields) > longestTrade || strings.ContainsAny(title, noTrade) || strings.Contains(title, "- ") ||
		strings.Contains(title, " -") {
		return "", false
	}
	if !one && singular.MatchString(title) {
		return title, !strings.Contains(title, " and ")
	}
	shouted := title == strings.ToUpper(title)
	for i, w := range fields {
		fields[i] = inSentence(w, shouted)
	}
	if !namesPerson(fields) {
		return "", false
	}
	return article(strings.Join(fields, " ")), true
}

// twoFields parts a title at its "and".
var twoFields = sieve.MustCompile(`^([^&]+?) (?:&|and) ([^&]+)$`)

// ofTwoFields is a title of one person for two fields with its "and" written out: "Sales & Marketing Manager"; "Founder & CEO" has two.
func ofTwoFields(title string) (joined string, is bool) {
	m := twoFields.FindStringSubmatch(title)
	if m == nil || strings.Contains(m[2], " and ") || heading.MatchString(title) || namesSomebody(m[1]) {
		return title, false
	}
	return m[1] + " and " + m[2], true
}

// heading is how a title opens that there is one of.
var heading = sieve.MustCompile(`^(?:Head|Chief|President|Founder|Co-[Ff]ounder|C[EFIOTPM]O)\b`)

// namesSomebody reports a word that a person is called by.
func namesSomebody(text string) bool {
	return slices.ContainsFunc(strings.Fields(text), func(w string) bool {
		return language.IsRole(strings.ToLower(w)) || smallChiefs[strings.ToLower(w)] || chiefs.MatchString(w)
	})
}

// eitherTrade is a title of two names for a person, "an intern/teaching assistant", or of two fields, "a marketing/sales intern";
// nobody is "a sales/cashier".
func eitherTrade(title string) (phrase string, ok bool) {
	var sides []string
	for _, side := range strings.Split(title, "/") {
		side = strings.TrimSpace(side)
		if first, _, _ := strings.Cut(strings.ToLower(side), " "); forTime[first] {
			return "", false
		}
		what, is := trade(side)
		if is && !singular.MatchString(side) {
			_, side, _ = strings.Cut(what, " ")
			sides, ok = append(sides, side), true
			continue
		}
		low := strings.ToLower(side)
		if ok || strings.Contains(side, " ") || !isCommon(low) || inSentence(side, false) != low {
			return "", false
		}
		sides = append(sides, low)
	}
	if len(sides) != mostSides || !namesPerson(strings.Fields(sides[0])) && !strings.Contains(sides[1], " ") {
		return "", false
	}
	return article(strings.Join(sides, "/")), ok
}

// forTime says for how long or that no more: "Acting/Deputy Head Teacher".
var forTime = wordset.Of("acting former retired ex interim temporary relief part-time full-time")

// mostSides is how many things a title names on both sides of a stroke.
const mostSides = 2

// namesPerson reports a phrase whose head is what a person is called: the last word, or the one before "of".
func namesPerson(fields []string) bool {
	head := len(fields) - 1
	for i, w := range fields {
		if i > 0 && (w == "of" || w == "for" || w == "in") {
			head = i - 1
			break
		}
	}
	parts := strings.Split(strings.ToLower(fields[head]), "-")
	last := parts[len(parts)-1]
	return language.IsRole(last) || smallChiefs[last]
}

// smallChiefs are heads of titles that no ending tells.
var smallChiefs = map[string]bool{
	"intern": true, "president": true, "counsel": true, "vocalist": true, "barista": true, "mate": true, "fellow": true, "owner": true,
	"member": true, "principal": true, "controller": true, "keeper": true, "clerk": true,
}

// longestShout is how many capitals an abbreviation has at most in a title that is all in capitals.
const longestShout = 4

// everyday is the size class of words that are common ones although CVs write them with a capital ("Technology").
const everyday = 20

// commonEnough is the size class of words that are common ones with or without a capital.
const commonEnough = 70

// inSentence is a word of a title as it stands inside a sentence: small, unless it is a name or short for something.
func inSentence(word string, shouted bool) string {
	low := strings.ToLower(word)
	if low != word && namesToo[low] {
		return word
	}
	parts := strings.Split(low, "-")
	for _, p := range parts {
		if language.IsRole(low) || p == "co" {
			continue
		}
		if !isCommon(p) || shouted && len(p) < longestShout && language.Closed(p) == language.TagNone {
			return word
		}
	}
	if !shouted && slices.ContainsFunc(strings.Split(word, "-"), capitalInside) {
		return word // "SEO", "DevOps", "HR-RController"
	}
	return low
}

func capitalInside(part string) bool {
	return len(part) > 1 && strings.IndexFunc(part[1:], unicode.IsUpper) >= 0
}

// namesToo are languages, peoples and products that are common words in small letters.
var namesToo = wordset.Of("polish go swift ruby rust spring dart apex oracle it us java python act word access outlook")

// isCommon reports a word that stands in small letters inside a sentence.
func isCommon(low string) bool {
	plain := lexicon.Exact(low)
	if low == "" || lexicon.MostlyName(low) && !language.IsRole(low) && plain.Level() > everyday {
		return false
	}
	named := lexicon.Exact(lexicon.Title(low))
	return plain.Known() && plain.Level() <= commonEnough && (!named.Known() || plain.Level() <= named.Level())
}

// learners are called by what they learn.
var learners = sieve.MustCompile(`(?i)\b(?:intern|trainee|apprentice|student|graduate|volunteer)\b`)

// beginners are called by what they learn or are not paid for; who has a trade now need not name it.
var beginners = sieve.MustCompile(`(?i)\b(?:intern|apprentice|student|volunteer)\b`)
