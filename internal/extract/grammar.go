package extract

import (
	"slices"
)

// role is the part that a group of atoms plays in an entry.
type role uint8

// Roles of all kinds of entries; a grammar uses some of them.
const (
	roleTitle role = iota // job title, project name, certificate, award
	roleOrg               // employer, school, issuer
	roleUnit
	rolePlace
	roleDegree
	roleArea
	roleScore
	roleRest
	roles
)

func addLines(to, from []int) []int {
	for _, l := range from {
		if !slices.Contains(to, l) {
			to = append(to, l)
		}
	}
	return to
}
