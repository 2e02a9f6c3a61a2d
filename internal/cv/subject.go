package cv

import "regexp"

// furtherSubject is where a subject beside the first one begins: "Forestry, Minor in Dance".
var furtherSubject = regexp.MustCompile(`, (?:Majors?|Double major|Minors?|Concentrations?|Speciali[sz]ation|Branch|Stream|` +
	`Discipline|Emphasis) in `)

// MainSubject is a subject, or a degree with one, without those that stand behind it with labels of their own.
func MainSubject(s string) string {
	if at := furtherSubject.FindStringIndex(s); at != nil && at[0] > 0 {
		return s[:at[0]]
	}
	return s
}
