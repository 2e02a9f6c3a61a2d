package lexicon

import "regexp"

// A CV that was sent as a letter, or by a form, says things of itself: that it is attached, that details follow, that it ends
// here, or what stands on which page.
var (
	salutation = regexp.MustCompile(`(?i)^\W*(?:dear|respected)(?:\W+(?:sirs?|madam|ma?['’]?am|hiring|recruiting|hr|manager|recruiter|` +
		`team|all|or|and|concern|employer))+\W*$|` +
		`(?i)^\W*(?:dear|respected)(?: [\p{L}.’'/&]+){1,4}\s*[,:;]\W*$`)
	farewell = regexp.MustCompile(`(?i)^\W*(?:dated?\W+)?your\W?[as]?\W+(?:faithfully|sincerely|truly|obediently|respectfully)\W*$`)
	ofItself = regexp.MustCompile(`(?i)^\W*(?:(?:please|kindly|find|see|here)\W+)*` +
		`(?:(?:my|the|his|her|their|our|all|complete|other|full|further|personal|professional|education(?:al)?|academic|experience|work|` +
		`project|contact|career|job|updated|latest)\W+){0,4}(?:resum[eé]|cv|curriculum vitae|bio-?data|details?|particulars)\W+` +
		`(?:(?:is|are|as|has|have|been)\W+)*(?:attach(?:ed|ment)|enclosed|given|mentioned|listed|furnished|provided|stated|follows?)` +
		`(?:\W+(?:is|are|with|herewith|here|below|hereunder|under|above|in|this|mail|the|for|your|reference|perusal|along|it))*\W*$`)
	endOfItself = regexp.MustCompile(`(?i)^\W*(?:end of (?:the |my )?(?:resum[eé]|cv|curriculum vitae|document)|p\. ?t\. ?o\.?|` +
		`(?:table of )?contents\W+page(?: no\.?)?|table of contents)\W*$`)
)

// longestOfLetter bounds such a line, in bytes.
const longestOfLetter = 120

// OfLetter reports a line that greets a reader or takes leave, or tells that the CV or a part of it is there: "My details are given below".
func OfLetter(text string) bool {
	return len(text) <= longestOfLetter && (salutation.MatchString(text) ||
		farewell.MatchString(text) || ofItself.MatchString(text) || endOfItself.MatchString(text))
}

// Greets reports the salutation that a letter begins with.
func Greets(text string) bool { return len(text) <= longestOfLetter && salutation.MatchString(text) }

var (
	// onRequest is what says that somebody can be asked for, and names nobody.
	onRequest = regexp.MustCompile(`(?i)^\W*(?:(?:my|all|professional|personal|excellent|good|character|work|further|and|` +
		`testimonials|\d+) )*` +
		`(?:` + refereeWords + `|details?)?[ :–-]*(?:(?:it|they|these|names?|the same) )?` +
		`(?:(?:are|is|will be|would be|shall be|can be|may be|to be) )?(?:(?:pleased|happy) to )?(?:made )?` +
		`(?:available|furnish(?:ed)?|provided?|submitted|supplied|given|as per)?[ ]*(?:up ?on|on|if|as) (?:your )?` +
		`(?:request(?:ed)?|demand)\W*$`)
	ofReferees = regexp.MustCompile(`(?i)\b(?:` + refereeWords + `)\b`)
)

const refereeWords = `references?|referees?|recommendations?`

// OnRequest reports the words that referees would be named on request; speaksOfReferees, that they speak of such.
func OnRequest(text string) (is, speaksOfReferees bool) {
	if len(text) > longestOfLetter || !onRequest.MatchString(text) {
		return false, false
	}
	return true, ofReferees.MatchString(text)
}
