package form

import (
	"strings"

	"focal/internal/extract/evidence"
	"focal/internal/sieve"
)

// Who gives an honour, who is belonged to and what is taught at are told by the same words. They have one home here; what names of
// firms, schools and places look like besides, the reader's own evidence says.

// societies are bodies that people belong to, academies those that teach, givers what else gives honours.
var (
	societies = []string{
		"Society", "Association", "Institute", "Institution", "Council", "Chamber", "Club", "Fraternity", "Sorority", "Guild", "Union",
		"Chapter", "Federation", "League", "Fellowship", "Alliance", "Network", "Church",
	}
	academies = []string{"Academy", "College"}
	givers    = []string{
		"University", "School", "Foundation", "Trust", "Ministry", "Department", "Faculty", "Government", "Board", "Bank", "Ltd",
		"Limited", "Inc", "LLC", "Corporation", "Company",
	}
)

// anyOf is a pattern of any word of some lists, written as in a name.
func anyOf(lists ...[]string) string {
	var all []string
	for _, list := range lists {
		all = append(all, list...)
	}
	return `\b(?:` + strings.Join(all, "|") + `)\b`
}

var (
	// bodies are what people belong to, also in small letters or by their letters: "IEEE".
	bodies = sieve.MustCompile(`(?i:` + anyOf(societies) + `)|^\p{Lu}{3,6}$`)
	// namesBody is the name of one, or its letters.
	namesBody = sieve.MustCompile(anyOf(societies, academies) + `|^\(?\p{Lu}{2,6}\)?$`)
	// ofBody is a membership that stands among skills.
	ofBody = sieve.MustCompile(`^(?i:active |student )?(?i:member|membership) of (?:the )?\p{Lu}.*` + anyOf(societies))
	// honourSociety is a body that students are elected to.
	honourSociety = sieve.MustCompile(`(?i)\b(?:honou?rs?|honou?rary) (?:society|fraternity|sorority)\b`)
	// ofAward are words of the name of an honour.
	ofAward = sieve.MustCompile(`(?i)\b(?:awards?|prizes?|medals?|scholar\w*|fellow\w*|honou?rs?|bursar\w*|grants?|winner|finalist|` +
		`list|recipient|place|best|cup|trophy|certificate|dean\S*)\b`)
	// asideOfAward is a sum, or a remark in brackets, below an honour.
	asideOfAward = sieve.MustCompile(`^[\[(]|[$£€₹]`)
	giverNamed   = sieve.MustCompile(anyOf(societies, academies, givers))
	// onlyGiver is the name of a body and nothing behind it: "Palm University", "Board of Moss Science".
	onlyGiver = sieve.MustCompile(`^(?:\p{Lu}[\p{L}.&’'-]* ){0,5}` + anyOf(societies, academies, givers) +
		`(?: (?:of|for) \p{Lu}[\p{L} ]+)?$`)
)

// surelyBody is from what rating on a text names a school or a firm.
const surelyBody = 2

// givesAward reports who gives honours, and no honour itself.
func givesAward(text string) bool {
	named := giverNamed.MatchString(text) || max(evidence.Organisation(text), evidence.School(text)) >= surelyBody
	return named && !ofAward.MatchString(text)
}
