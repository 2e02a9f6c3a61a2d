package lexicon

import "regexp"

// CVs in many countries close with a declaration that all of it is true.
var (
	truthful = regexp.MustCompile(`(?i)\b(?:true|correct|correctness|accurate|authentic|genuine)\b`)
	// avowed is what only a declaration about the CV itself says.
	avowed = regexp.MustCompile(`(?i)\b(?:(?:hereby|here by|hear by|solemnly)[, ]|best of (?:my|our|his|her|their) knowledge` +
		`|(?:above|furnished|(?:afore|above)?mentioned|stated)\b.{0,40}\b(?:information|details|particulars|statements?|facts|data)\b` +
		`|(?:information|details|particulars|statements?|facts|data)\b.{0,20}\b(?:above|furnished|mentioned|stated)\b` +
		`|(?:information|details|particulars|statements?|facts|data)\b.{0,20}\b(?:provided|given|submitted)\b.{0,15}` +
		`\b(?:in|with) (?:this|my|his|her|their) (?:resume|cv|curriculum|bio ?data|application)\b)`)
)

// longestDeclaration bounds what is taken for one, in bytes.
const longestDeclaration = 400

// Declares reports the declaration that all of a CV is true.
func Declares(text string) bool {
	return len(text) <= longestDeclaration && truthful.MatchString(text) && avowed.MatchString(text)
}
