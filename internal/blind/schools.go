package blind

import (
	"regexp"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/wordset"
)

var (
	// school finds a name with such a word, and what goes on behind it with "of".
	school = regexp.MustCompile(`((?:(?:\p{Lu}[\pL\d.&'’-]*|of|and|&|the|for)\s+){0,6})` +
		`\b(University|UNIVERSITY|Universit[äéy]t?|Universidad|Universidade|Universiteit|College|COLLEGE|Colleges` +
		`|Polytechnic|POLYTECHNIC|School|SCHOOL|` +
		`Vidyalayam?|VIDYALAYA|Vishwavidyalaya|Vidyapeeth|Hochschule|Fachhochschule|Institute|INSTITUTE|Academy|ACADEMY)\b` +
		`((?:\s+(?:of|OF|for|FOR)(?:$|\s+)(?:\p{Lu}[\pL.&'’-]*(?:\s+(?:and|AND|&)\s+|\s*)){0,4})?)`)
	// short finds those that are known by capitals, and initials without a space behind.
	short = regexp.MustCompile(`\b(?:IIT|NIT|BITS)\b(?:[- ,]{1,2}\p{Lu}\pL+)?|\b(?:\pL{1,3}\.){1,4}\s?(?i:university|college|school)\b`)
	// levels say what kind of school it is, and not which.
	levels = wordset.Of(`high higher secondary senior sr hr sec middle primary junior elementary lower upper public grammar medium
		english state
		government govt private boarding residential medical the of and for any business graduate summer preparatory pre`)
	// degrees begin what was studied, which stays.
	degrees = wordset.Of(`tech be me ba ma bsc msc btech mtech bcom mcom bba mba bca mca phd hsc ssc sslc diploma degree bachelor master
		bachelors masters doctor doctorate certificate course graduation
		matriculation intermediate pg hnd hnc affiliated attended passed completed studied`)
	// exams go on behind a school that is none: "Secondary School Certificate".
	exams = regexp.MustCompile(`(?i)^\s*(certificate|certification|leaving|examination|exam|board|diploma|education` +
		`|degree|level|graduate|press|round|healthcare|hospitals?|nhs|trust|foundation|health|nurs(?:e|es|ing)|fees|meals?` +
		`|transport|buses` +
		`|visits?|reforms?|trips?|programmes?|projects?|run|children|pupils|leavers?|inspections?|governors?)\b`)
)

// endsSentence reports a word with its point; initials and "St." have one as well.
func endsSentence(w string) bool {
	inner, is := strings.CutSuffix(w, ".")
	return is && len(inner) > 3 && !strings.Contains(inner, ".")
}

const schoolWithheld = "[school withheld]"

// withoutSchools takes out the names of schools, where what the person studied may be told.
func withoutSchools(text string, r cv.Ref) string {
	switch r.Section {
	case cv.SectionWork, cv.SectionProjects, cv.SectionVolunteering:
		return text
	}
	text = withoutTradeSchools(short.ReplaceAllString(text, schoolWithheld))
	var b strings.Builder
	at := 0
	for _, m := range school.FindAllStringSubmatchIndex(text, -1) {
		from, named := schoolFrom(text[m[2]:m[3]])
		named = named || strings.TrimSpace(text[m[6]:m[7]]) != "" // "College of Arts"
		if !named || exams.MatchString(text[m[1]:]) || isBody(text[m[0]:m[1]], text[m[4]:m[5]], r) {
			continue
		}
		b.WriteString(text[at:m[2]+from] + schoolWithheld)
		if strings.HasSuffix(text[m[0]:m[1]], " ") {
			b.WriteString(" ")
		}
		at = m[1]
	}
	return b.String() + text[at:]
}

// tradeSchool is an industrial training institute by its town; behind the same letters the trade stands, too.
var tradeSchool = regexp.MustCompile(`\bI\.?T\.?I\.?[-,]? (\p{Lu}\pL{3,})`)

// withoutTradeSchools takes out "ITI Saharanpur", not "ITI Fitter".
func withoutTradeSchools(text string) string {
	return tradeSchool.ReplaceAllStringFunc(text, func(whole string) string {
		if isTown(tradeSchool.FindStringSubmatch(whole)[1]) {
			return schoolWithheld
		}
		return whole
	})
}

// isBody reports what is more often a body of a profession than a school: what is called an
// institute or an academy outside of somebody's studies, and royal colleges.
func isBody(name, kind string, r cv.Ref) bool {
	switch strings.ToLower(kind) {
	case "institute", "academy":
		return r.Section != cv.SectionEducation && !strings.Contains(strings.ToLower(name), "of technology")
	}
	return professional.MatchString(name)
}

var professional = regexp.MustCompile(`(?i)\b(?:royal|american|chartered|australian|canadian) .*college of`)

// schoolFrom is where the name of a school begins in what is before its last word, and whether
// a word there says which one it is.
func schoolFrom(before string) (from int, named bool) {
	from = len(before)
	for rest := strings.TrimRight(before, " \t\n\u00a0"); rest != ""; rest = strings.TrimRight(rest, " \t\n\u00a0") {
		at := strings.LastIndexAny(rest, " \t\n\u00a0") + 1
		word := strings.Join(phraseOf(rest[at:]), "")
		if degrees[word] || endsSentence(rest[at:]) {
			break
		}
		if unicode.IsUpper([]rune(rest[at:])[0]) {
			from = at
			named = named || !levels[word]
		}
		rest = rest[:at]
	}
	return from, named
}
