package extract

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// A row of a table of courses tells the school with its town in one cell: "Elm High School, Hasimpur, Odisha". The town is where the
// school is and no part of its name.

// townBehindSchool parts the town from the school of a course.
func townBehindSchool(d *cv.Education) {
	parts := strings.Split(d.Institution.Value, ",")
	first := len(parts)
	for first > 1 && inTown(parts[first-1]) {
		first--
	}
	if first == len(parts) {
		return
	}
	first = withVillages(parts, first)
	school := strings.TrimSpace(strings.Join(parts[:first], ","))
	if school == "" || wordCount(school) > longestSchool || numberedSchool.MatchString(school) ||
		first == len(parts)-1 && campus.MatchString(school) ||
		openBracket(school) || !d.Location.IsZero() && words.Fold(d.Location.Value) != words.Fold(parts[len(parts)-1]) {
		return
	}
	var town []string
	for _, p := range parts[first:] {
		town = append(town, strings.Trim(p, " ."))
	}
	d.Location = d.Institution
	d.Location.Value = strings.Join(town, ", ")
	d.Institution.Value = school
}

// numberedSchool is a school that only its town tells from others: "School No. 3", "Liceum nr 5".
var numberedSchool = sieve.MustCompile(`(?i)(?:^|\s)(?:n[ro]|n[°º]|№|num(?:ber)?|#)?\.? *\d+\.?$`)

// withVillages is where the place begins whose town is at first: the villages before it are of it, the site of a university is not.
func withVillages(parts []string, first int) int {
	for first > 1 && mayBeVillage(parts[first-1]) {
		first--
	}
	if first == 1 && len(parts) > 2 && manySites(parts[0]) {
		return 2
	}
	return first
}

// manySites reports the university of a region, whose name goes on with that of its site: "University of California", "Berkeley".
func manySites(school string) bool {
	_, of, found := strings.Cut(school, "University of ")
	return found && words.Places().Region.Has(words.Fold(of))
}

// campus is a university that a town behind it may belong to.
var campus = regexp.MustCompile(`^(?:The )?(?:\p{Lu}[\pL.]* ){0,3}(?:University|College|Institute)(?: of (?:\p{Lu}[\pL.]* ?){1,3})?$`)

// longestSchool is how many words the name of a school has that a town is taken from behind.
const longestSchool = 14

// aboutTown is what stands with the name of a town: its district and its code.
var aboutTown = sieve.MustCompile(`(?i)^(?:dist(?:t|rict)?\b[.:–-]* *)|[ (]*\bdist(?:t|rict)?\b[.)]*$|[ –-]*\d{2,6}\.?$`)

// inTown reports a part of a name that is a town, a region or a country.
func inTown(part string) bool {
	name := strings.Trim(aboutTown.ReplaceAllString(strings.Trim(part, " ."), ""), " .–-")
	folded := words.Fold(name)
	if folded == "" || wordCount(name) > 3 || startsLower(name) && wordCount(name) > 1 {
		return false
	}
	p := words.Places()
	_, country := p.Country.Value(folded)
	return country || p.City.Has(folded) || p.Region.Has(folded) || labeller.Town(name)
}

// mayBeVillage reports a part before a town that may be a village or a quarter of it: a name of a word or two, no body and no
// letters of one.
func mayBeVillage(part string) bool {
	name := strings.Trim(part, " .")
	if wordCount(name) > 2 || name == "" || evidence.Organisation(name) >= 1 || evidence.School(name) >= 1 {
		return false
	}
	letters := 0
	for _, r := range name {
		if !unicode.IsLetter(r) && r != ' ' && r != '.' && r != '-' {
			return false
		}
		letters++
	}
	return letters > 4 && (name != strings.ToUpper(name) || letters > 6) && !startsLower(name)
}

// openBrackets mends what a square bracket without its other half cut: "BE[Mechanical", "[Economics", "Elm College [Oak Council".
func openBrackets(d *cv.Education) {
	if before, subject, open := halfBracket(d.Degree.Value); open && before != "" && d.Area.IsZero() {
		d.Area = d.Degree
		d.Degree.Value, d.Area.Value = before, subject
	}
	for _, t := range []*cv.Text{&d.Degree, &d.Area, &d.Institution} {
		if before, rest, open := halfBracket(t.Value); open {
			t.Value = strings.Trim(before+", "+rest, " ,")
		}
	}
}

// halfBracket cuts a text at a square bracket that is opened and never closed.
func halfBracket(text string) (before, rest string, open bool) {
	before, rest, open = strings.Cut(text, "[")
	return strings.TrimSpace(before), strings.TrimSpace(rest), open && !strings.ContainsAny(rest, "[]")
}
