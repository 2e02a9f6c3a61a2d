package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/evidence"

	"focal/internal/extract/words"
)

// gradesApart gives grades atoms of their own where a bracket or a dash holds them
// ("BA History (First Class)"), and keeps lists of evidence.Subjects with their grades whole
// ("GCSEs in Maths (7), English (6)").
func gradesApart(atoms []atom) []atom {
	var out []atom
	for _, a := range atoms {
		if n := len(out); n > 0 {
			last := out[n-1]
			if goesOnWithSubjects(last.text, &a) {
				out[n-1].text += ", " + a.text
				continue
			}
			if gradesOfExam(last.text, &a) {
				out = append(out[:n-1], examWithGrades(last, a.text)...)
				continue
			}
		}
		if a.sep == byComma && courseStatus.MatchString(a.text) {
			a.sep = byBar
		}
		out = append(out, gradeApart(a)...)
	}
	return out
}

// goesOnWithSubjects reports the next item of a list of subjects.
func goesOnWithSubjects(list string, a *atom) bool {
	return a.sep == byComma && len(list) < longestList && subjectList(list) && (subjectItem(a.text) || sameExam(list, a.text))
}

// gradesOfExam reports a graded subject behind the name of an examination.
func gradesOfExam(exam string, a *atom) bool {
	return (a.sep == byDash || a.sep == byColon) && schoolExams.Ends(words.Split(exam)) > 0 && gradedSubject(a.text)
}

// examWithGrades joins an examination and its grades; a school before it becomes an atom of its own.
func examWithGrades(a atom, grades string) []atom {
	school, exam := cutExam(a.text)
	e := a
	e.text = exam + " – " + grades
	if school == "" {
		return []atom{e}
	}
	a.text = school
	e.sep, e.glue = byBar, " "
	e.slot += "e"
	return []atom{a, e}
}

// gradeApart gives the grade behind a name an atom of its own.
func gradeApart(a atom) []atom {
	name, grade := cutGrade(a.text)
	if grade == "" {
		return []atom{a}
	}
	g := a
	a.text = name
	g.text, g.sep, g.glue = grade, byBar, " "
	g.slot += "("
	return []atom{a, g}
}

// longestList is more, in bytes, than anybody's list of evidence.Subjects: every item of one is
// looked at together with all before it.
const longestList = 1500

// cutGrade splits "Physics (First Class)"; grade is "" where there is none.
func cutGrade(text string) (name, grade string) {
	t := strings.TrimSpace(text)
	at := strings.LastIndex(t, "(")
	if at <= 0 || !strings.HasSuffix(t, ")") || subjectList(t) {
		return text, ""
	}
	inner := strings.TrimSpace(t[at+1 : len(t)-1])
	if honours.Has(words.Fold(inner)) || evidence.Grade(inner) <= 1 || subjectGrade.MatchString("("+inner+")") {
		return text, ""
	}
	return strings.TrimRight(t[:at], " ,;–-"), inner
}

// honours are the brackets that belong to the name of a degree.
var honours = words.NewSet("hons", "honours", "honors", "hon")

// courseStatus begins a remark on how a course ended or did not.
var courseStatus = regexp.MustCompile(`(?i)(?:^|, )(?:withdr[ae]wn?|not completed|incomplete|unfinished|abandoned|discontinued|deferred|interrupted|did not (?:complete|finish)|left (?:early|before)|on hold|in progress|ongoing|expected|anticipated|part[- ]time|abgebrochen|ohne abschluss|nicht abgeschlossen|laufend|non terminée?|inachevée?|interrompue?|sans diplôme|en cours|sin (?:terminar|finalizar)|inacabad[oa]|en curso|non completat[oa]|in corso)\b`)

var (
	subjectGrade = regexp.MustCompile(`\((?:[A-U]\*{0,2}(?:[A-U]\*?)*|[1-9](?:[-–][1-9])?)\)$`)
	bareGrade    = regexp.MustCompile(`^\p{L}[\p{L} &]{2,30} (?:[A-U]\*{0,2}|[1-9])$`)
	schoolExams  = words.NewSet("gcse", "gcses", "a level", "a levels", "as level", "as levels", "igcse", "igcses", "o level", "o levels", "highers", "advanced highers", "scottish highers", "standard grades", "national 5", "national 5s", "leaving certificate", "junior certificate", "ib", "international baccalaureate", "hsc", "ap", "matric")
)

// subjectList reports the start of a list of evidence.Subjects of a leaving certificate.
func subjectList(text string) bool { return schoolExams.Contains(words.Split(text)) }

// longestExam is how many words the name of such a certificate has at most.
const longestExam = 3

// cutExam splits "Elmfield Sixth Form A Levels", where a wide space went lost.
func cutExam(text string) (school, exam string) {
	fields := strings.Fields(text)
	for n := len(fields) - 1; n > 0 && n >= len(fields)-longestExam; n-- {
		head, tail := strings.Join(fields[:n], " "), strings.Join(fields[n:], " ")
		if examName(tail) && evidence.School(head) >= 2 && schoolExams.Ends(words.Split(head)) == 0 {
			return head, tail
		}
	}
	return "", text
}

// examName reports the name of such a certificate and nothing else.
func examName(text string) bool {
	f := words.Split(text)
	return schoolExams.At(f, 0) == len(f)
}

// gradedSubject reports a subject with its grade: "Maths A", "Physics (7)".
func gradedSubject(text string) bool {
	return bareGrade.MatchString(text) || subjectGrade.MatchString(text)
}

// sameExam reports "A Level Biology (B), A Level Chemistry (C)".
func sameExam(list, item string) bool {
	f, g := words.Split(list), words.Split(item)
	n := schoolExams.At(g, 0)
	return n > 0 && len(g) <= 6 && schoolExams.At(f, 0) == n && (len(g) == n || gradedSubject(item) || evidence.Subjects.Contains(g[n:]))
}

// subjectItem reports a subject of such a list.
func subjectItem(text string) bool {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 5 || evidence.School(text) >= 2 || schoolExams.At(f, 0) > 0 {
		return false
	}
	return gradedSubject(text) || evidence.Subjects.Contains(f) || len(f) <= 2 && strings.HasPrefix(text, "and ")
}
