package lexicon

import "regexp"

// A CV that was sent as a letter, or by a form, says things of itself: that it is attached, that details follow, that it ends here.
var (
	salutation = regexp.MustCompile(`(?i)^\W*(?:dear|respected)(?:\W+(?:sirs?|madam|ma['’]?am|hiring|recruiting|hr|manager|recruiter|` +
		`team|all|or|and|concern|employer))+\W*$`)
	ofItself = regexp.MustCompile(`(?i)^\W*(?:(?:please|kindly|find|see|here)\W+)*` +
		`(?:(?:my|the|his|her|their|our|all|complete|other|full|further|personal|professional|education(?:al)?|academic|experience|work|` +
		`project|contact|career|job|updated|latest)\W+){0,4}(?:resum[eé]|cv|curriculum vitae|bio-?data|details?|particulars)\W+` +
		`(?:(?:is|are|as|has|have|been)\W+)*(?:attach(?:ed|ment)|enclosed|given|mentioned|listed|furnished|provided|stated|follows?)` +
		`(?:\W+(?:is|are|with|herewith|here|below|hereunder|under|above|in|this|mail|the|for|your|reference|perusal|along|it))*\W*$`)
	endOfItself = regexp.MustCompile(`(?i)^\W*(?:end of (?:the |my )?(?:resum[eé]|cv|curriculum vitae|document)|p\. ?t\. ?o\.?)\W*$`)
)

// longestOfLetter bounds such a line, in bytes.
const longestOfLetter = 120

// OfLetter reports a line that greets a reader, or tells that the CV or a part of it is there: "My details are given below".
func OfLetter(text string) bool {
	return len(text) <= longestOfLetter && (salutation.MatchString(text) || ofItself.MatchString(text) || endOfItself.MatchString(text))
}
