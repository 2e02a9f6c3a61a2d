package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// honoursLabel leads to honours of a course, which are no grade of it.
var honoursLabel = sieve.MustCompile(`(?i)^(?:academic )?(?:honou?rs|awards?|scholarships?|distinctions?|achievements?)` +
	`(?: (?:and|&) \pL+)? ?: ?(\S.*)$`)

// honoursApart gives honours that were read as the grade of a course ("Honors: Moss Scholarship") a line of their own: in the line of the
// degree they read as part of its name.
func (f *former) honoursApart(e *cv.Education) {
	m := honoursLabel.FindStringSubmatch(e.Score.Value)
	if m == nil || !f.free(e.Score) || classed.MatchString(m[1]) || classOrLaude.MatchString(m[1]) {
		return
	}
	e.Highlights = slices.Insert(e.Highlights, 0, e.Score)
	e.Score = cv.Text{}
}

// classOrLaude is a grade in words.
var classOrLaude = sieve.MustCompile(`(?i)^(?:(?:summa |magna )?cum laude|2[:.][12]|(?:first|second|third|upper|lower)\b.*|` +
	`distinction|merit|pass)$`)

// gradeTold puts the words that lead to a grade in its line back before it: "scored mean grade of C+" says what the letter is of.
func (f *former) gradeTold(e *cv.Education) {
	if !f.free(e.Score) || e.Score.IsZero() {
		return
	}
	line := f.ownLine(e.Score)
	f.eachText(e, func(t *cv.Text) {
		if !slices.Equal(t.Lines, e.Score.Lines) || wordCount(t.Value) > longestGradeLead || !gradeLead.MatchString(t.Value) {
			return
		}
		_, behind, found := strings.Cut(line, t.Value)
		between, _, ends := strings.Cut(behind, e.Score.Value)
		if found && ends && leadsToGrade.MatchString(between) {
			e.Score.Value, t.Value = t.Value+strings.TrimRight(between, " ")+" "+e.Score.Value, ""
		}
	})
}

// longestGradeLead is how many words lead to a grade at most.
const longestGradeLead = 4

var (
	gradeLead    = sieve.MustCompile(`(?i)\b(?:grade|score|marks|percentage|aggregate|result)$`)
	leadsToGrade = sieve.MustCompile(`^(?: of| is|:| -)? *$`)
)
