package cv

import (
	"regexp"
	"strings"

	"focal/internal/wordset"
)

// behindRole is where a title goes on behind its role: "Rigger, Sails", "Mate (Deck)", "Master of Yards".
var behindRole = regexp.MustCompile(`(?i) ?[,;:/(|–—]| - | (?:of|for|in|at|to|with|and|&) `)

// SharesRole reports a title that differs from the newest one in rank alone: a senior electrician was an electrician before, a
// store manager no store cleaner, and a property developer no software developer.
func SharesRole(newest, title string) bool {
	role := roleOf(newest)
	return role != "" && !rolesOfAll[role] && role == roleOf(title)
}

var (
	// rolesOfAll are what people in any trade are, if nothing says more.
	rolesOfAll = wordset.Of(`manager officer executive team coordinator director specialist engineer consultant supervisor agent operator
		operative worker representative administrator advisor adviser member staff developer technician teacher clerk analyst
		designer`)
	// ranks tell where somebody stands among those of one role.
	ranks = wordset.Of(`senior sr junior jr lead leading head chief principal deputy assistant associate trainee apprentice acting
		i ii iii iv 1 2 3 4 grade level general`)
)

// roleOf is a title without its rank, in small letters.
func roleOf(title string) string {
	if at := behindRole.FindStringIndex(title); at != nil {
		title = title[:at[0]]
	}
	var role []string
	for _, w := range strings.Fields(strings.ToLower(title)) {
		if w = strings.Trim(w, "."); !ranks[w] {
			role = append(role, w)
		}
	}
	return strings.Join(role, " ")
}
