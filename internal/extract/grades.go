package extract

import (
	"focal/internal/extract/words"
)

var schoolExams = words.NewSet("gcse", "gcses", "a level", "a levels", "as level", "as levels", "igcse", "igcses", "o level", "o levels", "highers", "advanced highers", "scottish highers", "standard grades", "national 5", "national 5s", "leaving certificate", "junior certificate", "ib", "international baccalaureate", "hsc", "ap", "matric")

// subjectList reports the start of a list of evidence.Subjects of a leaving certificate.
func subjectList(text string) bool { return schoolExams.Contains(words.Split(text)) }
