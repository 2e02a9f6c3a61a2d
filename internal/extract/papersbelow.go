package extract

import (
	"math"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// Lists of certificates often give each two lines: what it is called, and below it who gave it or with what score. Read alone, the second
// line would be a certificate of its own.

// aboutPaper is a line that says of the certificate above it how it went or under which number it is known, not what it is called.
var aboutPaper = sieve.MustCompile(`(?i)^(?:(?:(?:(?:total|overall|final|listening|reading|writing|speaking)[ &/-]*)+` +
	`(?:scores?|band(?: score)?|marks)?|scores?|marks|percentile|` +
	`(?:credential|certificate|licen[cs]e) ?(?:id|no\.?|number)) ?[:–-]+ ?\S+` +
	`|(?:scores? ?)?\d{2,4} ?/ ?\d{2,4})(?: \S+){0,2}$`)

// mostOfAddress is how many words the lines of an address on the web are read as.
const mostOfAddress = 4

// linkOfPaper is a line that leads to the proof of the certificate above it.
var linkOfPaper = sieve.MustCompile(`(?i)^(?:(?:certificat(?:e|ion)|credential|verification|badge) )?` +
	`(?:link|url) ?[:–-]+ ?(https?://\S.*)$`)

// tellsMore gives a certificate what the line right below it says of it; false where that is one of its own.
func tellsMore(above, c *cv.Certificate) bool {
	if !rightBelow(above, c) {
		return false
	}
	name := strings.TrimSpace(c.Name.Value)
	if m := linkOfPaper.FindStringSubmatch(name); m != nil && above.URL.IsZero() && wordCount(m[1]) <= mostOfAddress {
		above.URL = c.Name
		above.URL.Value = strings.Join(strings.Fields(m[1]), "")
		return true
	}
	if !aboutPaper.MatchString(name) || !c.Issuer.IsZero() {
		return false
	}
	above.Name = appendText(above.Name, c.Name, ", ")
	if above.Dates.IsZero() {
		above.Dates = c.Dates
	}
	return true
}

// givers are the names that stand more than once in a list, with others between, and that several certificates may be of. Many are
// renewed each few years, and who holds one thrice has it in the list thrice: what is no body by its words must be a name that says
// nothing else, too.
func givers(list []cv.Certificate) map[string]bool {
	times, all := map[string]int{}, map[string]bool{}
	for i := range list {
		name := headOf(&list[i])
		switch {
		case i == 0:
			times[name] = -len(list) // what opens the list is called so itself
		case headOf(&list[i-1]) != name && !certificateWords.Contains(words.Split(name)):
			times[name]++
			all[name] = times[name] >= fewestGiven(list[i].Name.Value)
		}
	}
	return all
}

// fewestGiven is how often a name stands in a list of certificates for it to be who gave them. What is called by its letters or by
// words of the language never is: "CPR", "Fire Marshal".
func fewestGiven(name string) int {
	head, _, _ := strings.Cut(name, ",")
	word := func(w string) bool { return len(w) < 3 || lexicon.Word(w).Known() && !lexicon.MostlyName(w) }
	switch {
	case evidence.Organisation(head) >= 1:
		return 2
	case allCaps(head), !slices.ContainsFunc(words.Split(head), func(w string) bool { return !word(w) }):
		return math.MaxInt
	}
	return 3
}

// headOf is the name of a certificate up to its first comma, in small letters: "Elm School, licence 12".
func headOf(c *cv.Certificate) string {
	head, _, _ := strings.Cut(c.Name.Value, ",")
	return words.Fold(head)
}

// gaveAbove reports a line right below a certificate that names one of those who gave several.
func gaveAbove(gave map[string]bool, above, c *cv.Certificate) bool {
	return gave[headOf(c)] && above.Issuer.IsZero() && rightBelow(above, c)
}

// rightBelow reports a certificate that was read from the line after those of the one above it.
func rightBelow(above, c *cv.Certificate) bool {
	return len(c.Name.Lines) > 0 && c.Name.Lines[0] == lastOf(above.Name.Lines)+1
}

// deedApart is what somebody did, with a comma behind it: a cell of its own in the file.
var deedApart = sieve.MustCompile(`(?i)^((?:successfully )?` +
	`(?:attended|certified|completed|participated|passed|undergone|qualified|cleared)),? *(\S.*)?$`)

// withItsDeed puts a deed before the certificate that it was parted from: "Attended", "Workshop on knots".
func withItsDeed(c *cv.Certificate) {
	m := deedApart.FindStringSubmatch(strings.TrimSpace(c.Name.Value))
	switch {
	case m == nil:
	case m[2] != "":
		c.Name.Value = m[1] + " " + m[2]
	case !c.Issuer.IsZero():
		c.Name, c.Issuer = appendText(c.Name, c.Issuer, " "), cv.Text{}
	}
}
