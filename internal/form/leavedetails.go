package form

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// A label whose value stands elsewhere, a heading, the name of a network whose address is told beside it, and letters that a
// page broken up left alone say nothing of the person.

// person leaves out what tells nothing of the person, and that referees would be named.
func (l *leaver) person(doc *cv.Document) {
	p := &doc.Person
	p.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		switch {
		case saysNothing(d):
			return l.goes(d.Value, "A label with nothing behind it.")
		case tornPaper(d):
			return l.goes(d.Value, "Part of a line that was torn.")
		}
		return false
	})
	doc.References = slices.DeleteFunc(doc.References, func(r cv.Reference) bool {
		t := r.Text
		if t.IsZero() {
			t = r.Name
		}
		if signs(p.Name.Value, whole(r).Value) {
			return l.goes(t, "It is the signature, and no referee.")
		}
		return onRequest(whole(r).Value) && l.goes(t, "It names no referee.")
	})
}

// tornPaper reports a passport of which neither number nor date is told, in words that break off.
func tornPaper(d cv.Detail) bool {
	return ofPassport.MatchString(d.Label.Value) && breaksOff.MatchString(strings.TrimRight(d.Value.Value, " .,")) &&
		!strings.ContainsAny(d.Value.Value, "0123456789")
}

var ofPassport = sieve.MustCompile(`(?i)^pass ?port\b`)

// signs reports the name of the candidate, or the words for the row that is signed: CVs end so, and the reader may take it for the next
// of the referees.
func signs(name, text string) bool {
	rest := signature.ReplaceAllString(text, "")
	return text != "" && (trimmed(rest) == "" || letters(rest) == letters(name))
}

// signature are the words for the row that is signed.
var signature = sieve.MustCompile(`(?i)^\W*(?:(?:authori[sz]ed|applicant[’']?s?|candidate[’']?s?|your|my)\W+)?signature` +
	`(?:\W+of\W+(?:the\W+)?(?:applicant|candidate))?\W*$|\bsignature\W*$|^\W*signature\W*`)

// letters are those of a text without its spaces and marks, in small letters: names are written apart and together.
func letters(text string) string { return strings.Join(strings.Fields(words.Fold(text)), "") }

// saysNothing reports a personal detail that holds no fact.
func saysNothing(d cv.Detail) bool {
	value := strings.TrimSpace(d.Value.Value)
	folded := words.Fold(value)
	if !d.Label.IsZero() {
		return folded == "" || isLand(d.Label.Value) && isLand(value) || // beside two telephones
			leadsToContact(folded) ||
			contactLabel.MatchString(d.Label.Value) && !strings.ContainsAny(value, "0123456789@.([{<") && wordCount(value) <= 2
	}
	switch {
	case folded == "", scrap.MatchString(value), letterHead.MatchString(value), utf8.RuneCountInString(value) == 1:
		return true
	case strings.ContainsAny(value, "0123456789"), holds.MatchString(value):
		return false
	}
	if k, known := headings.Lookup(value); known && k != headings.None && wordCount(value) <= 4 {
		return true
	}
	return onlyLabelWords(folded) || headsNothing.MatchString(value)
}

// letterHead is whom a covering letter before the CV is to, and its date: "August 28th, 2015 Mr. Hill"; or what ends a page.
var letterHead = sieve.MustCompile(`^(?:(?:\p{Lu}\p{Ll}{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|` +
	`\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8},? \d{4})\W+` +
	`(?:To\b|The |Dear |(?:Mr|Mrs|Ms|Dr)\b)|Dear )` +
	`|^(?:(?i:(?:authori[sz]ed )?signatory)|-?\s?[Ss]d\s?-|(?i:page \d+|(?:[a-z]+ ){0,3}continued)[ .…]*)$`)

// headsNothing is a label alone with a word or two in front of it, which say what kind: "Permanent Address", "LinkedIn Profile".
var headsNothing = sieve.MustCompile(`(?i)^(?:[\p{L}’']+ ){0,2}(?:address|mobile|contact|whats ?app)(?: (?:no|number|details))?[ .:-]*$|` +
	`^(?:linkedin|git ?hub|behance|portfolio) (?:profile|link|url|id)[ :-]*$|^(?:https?|www|gmail|attn|hobb(?:y|ies|ey))\W*$|` +
	`^to whom (?:so ?ever )?it may concern\W*$`)

// leadsToContact reports two labels of contacts and no contact: "Phone/Mobile Self (Father) E-Mail".
func leadsToContact(folded string) bool {
	f := strings.Fields(folded)
	found := 0
	for i, w := range f {
		k, _ := words.Labels().Value(w)
		switch {
		case k == "phone" && len(w) > 2, k == "email" && len(w) > 1, w == "e" && i+1 < len(f) && f[i+1] == "mail":
			found++
		case k != "" || labelWords[w] || w == "self" || w == "father":
		default:
			return false
		}
	}
	return found > 1
}

// onlyLabelWords reports a text of nothing but words that labels are made of.
func onlyLabelWords(folded string) bool {
	for _, w := range strings.Fields(folded) {
		if !labelWords[w] {
			return false
		}
	}
	return true
}

var (
	// scrap is what a broken page leaves: the end of an address, "th" of a day, figures of a column.
	scrap = sieve.MustCompile(`^(?:com|n|st|nd|rd|th|at|\d{1,2}(?:[ ,/]+\d{1,2}){0,2})$|^\W+$`)
	// holds is what stands as a fact without a value: "Driving licence", "Own transport".
	holds = sieve.MustCompile(`(?i)licen[cs]e|transport|relocat|travel|smoker|availab|permit|visa$|clearance|authori|eligib|` +
		`veteran|citizen|passport$`)
)

// labelWords are the words of all labels, and those that stand beside them.
var labelWords = wordsOfLabels()

func wordsOfLabels() map[string]bool {
	all := map[string]bool{}
	words.Labels().Each(func(phrase, _ string) {
		for _, w := range strings.Fields(phrase) {
			all[w] = true
		}
	})
	// which may be all that is said
	for _, w := range strings.Fields("single smoker children health blog internet personal christian driver native from") {
		delete(all, w)
	}
	for _, w := range strings.Fields("spoken viza contect cont telephone numbers contacts cellular primary correspondence hospital " +
		"abilities " +
		"linguistic telegram github linkedin linked inkedin emai emaiid maiid fax tel candidate details no number id and or of the in") {
		all[w] = true
	}
	return all
}
