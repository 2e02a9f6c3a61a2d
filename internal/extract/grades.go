package extract

import (
	"regexp"

	"focal/internal/extract/words"
)

var (
	subjectGrade = regexp.MustCompile(`\((?:[A-U]\*{0,2}(?:[A-U]\*?)*|[1-9](?:[-–][1-9])?)\)$`)
	bareGrade    = regexp.MustCompile(`^\p{L}[\p{L} &]{2,30} (?:[A-U]\*{0,2}|[1-9])$`)
	schoolExams  = words.NewSet("gcse", "gcses", "a level", "a levels", "as level", "as levels", "igcse", "igcses", "o level", "o levels", "highers", "advanced highers", "scottish highers", "standard grades", "national 5", "national 5s", "leaving certificate", "junior certificate", "ib", "international baccalaureate", "hsc", "ap", "matric")
)

// subjectList reports the start of a list of evidence.Subjects of a leaving certificate.
func subjectList(text string) bool { return schoolExams.Contains(words.Split(text)) }

// gradedSubject reports a subject with its grade: "Maths A", "Physics (7)".
func gradedSubject(text string) bool {
	return bareGrade.MatchString(text) || subjectGrade.MatchString(text)
}
