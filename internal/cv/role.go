package cv

import (
	"regexp"
	"strings"

	"focal/internal/wordset"
)

// behindRole is where a title goes on behind its role: "Rigger, Sails", "Mate (Deck)", "Master of Yards".
var behindRole = regexp.MustCompile(`(?i) ?[,;:/(|–—]| - | (?:of|for|in|at|to|with|and|&) `)

// SharesRole reports a title that has the word, last in the newest one, which says what somebody was: an electrician was one in
// whatever rank, a store cleaner was no store manager.
func SharesRole(newest, title string) bool {
	role := roleWord(newest)
	return role != "" && !rolesOfAll[role] && role == roleWord(title)
}

// rolesOfAll are words for people in any trade.
var rolesOfAll = wordset.Of(`manager assistant officer executive junior trainee team head deputy associate chief general coordinator
	director specialist intern apprentice engineer consultant supervisor leader lead agent operator operative worker representative
	administrator advisor adviser member staff`)

func roleWord(title string) string {
	if at := behindRole.FindStringIndex(title); at != nil {
		title = title[:at[0]]
	}
	list := strings.Fields(strings.ToLower(title))
	if len(list) == 0 {
		return ""
	}
	return strings.Trim(list[len(list)-1], ".")
}
