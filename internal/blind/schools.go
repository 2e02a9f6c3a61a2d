package blind

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	// school finds a name with such a word, and what goes on behind it with "of".
	school = sieve.MustCompile(`((?:(?:\p{Lu}[\pL\d.&'’-]*|of|and|&|the|for)\s+){0,6})` +
		`\b(University|UNIVERSITY|Universit[äéy]t?|Universidad|Universidade|Universiteit|College` +
		`|COLLEGE|Colleges|Polytechnic|POLYTECHNIC|School|SCHOOL|` +
		`(?:Maha)?[Vv]idyalayam?|(?:MAHA)?VIDYALAYA|Vishwavidyalaya|Vidyapeeth|Hochschule|Fachhochschule` +
		`|Institute|INSTITUTE|Academy|ACADEMY)\b` +
		`((?:\s+(?:of|OF|for|FOR)(?:$|\s+)(?:the\s+)?(?:\p{Lu}[\pL.&'’-]*(?:\s+(?:and|AND|&)\s+|\s*)){0,4})?)`)
	// short finds those that are known by capitals, and initials without a space behind.
	short = sieve.MustCompile(`\b(?:IIT|NIT|BITS)\b(?:[- ,]{1,2}\p{Lu}\pL+)?|\b(?:\pL{1,3}\.){1,4}\s?(?i:university|college|school)\b`)
	// levels say what kind of school it is, and not which.
	levels = wordset.Of(`high higher secondary senior sr hr sec middle primary junior elementary lower upper public grammar medium
		english state
		government govt private boarding residential medical the of and for any business graduate summer preparatory pre`)
	// degrees begin what was studied, which stays.
	degrees = wordset.Of(`tech be me ba ma bsc msc btech mtech bcom mcom bba mba bca mca phd hsc ssc sslc diploma degree bachelor master
		bachelors masters doctor doctorate certificate course graduation
		matriculation intermediate pg hnd hnc affiliated attended passed completed studied
		member president captain winner secretary treasurer volunteer student fellow`)
	// exams go on behind a school that is none: "Secondary School Certificate".
	exams = sieve.MustCompile(`(?i)^\s*(certificate|certification|leaving|examination|exam|board|diploma|education` +
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
		named = named || strings.TrimSpace(text[m[6]:m[7]]) != "" || // "College of Arts"
			r.Section == cv.SectionEducation && inTown.MatchString(text[m[1]:])
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

// inTown goes on with the town of a school: "Govt. Polytechnic, Tarnpur".
var inTown = sieve.MustCompile(`^, \p{Lu}\pL+`)

// shortSchools are how the schools of the CV are called for short: by their first letters, those and
// the last word ("NUI Galway"), or the first word of their name.
func (s *secrets) shortSchools(original *cv.Document) {
	for _, e := range original.Education {
		name, _, _ := strings.Cut(e.Institution.Value, ",")
		for _, called := range schoolCalled(name) {
			s.schoolWords = append(s.schoolWords, shortSchool{
				pattern: regexp.MustCompile(`(^|[^\pL\pN])` + regexp.QuoteMeta(called) + `($|[^\pL\pN])`),
				isTown:  isTown(called),
				inTown:  regexp.MustCompile(`\b(?:in|to|near|around|from) ` + regexp.QuoteMeta(called) + `(?:$|[^\pL\pN])`),
			})
		}
	}
}

// schoolNames are a school as it was read, without what follows a comma, and the university in it without its faculty.
func schoolNames(institution string) []string {
	first, _, _ := strings.Cut(institution, ",")
	names := []string{institution, first}
	for _, m := range school.FindAllStringSubmatchIndex(institution, -1) {
		from, named := schoolFrom(institution[m[2]:m[3]])
		whole := strings.Trim(institution[m[2]+from:m[1]], " ,.-–")
		ofOne := func(w word) bool { return w.capital && (!common(w.folded) || alsoName(w.folded)) }
		if (named || strings.TrimSpace(institution[m[6]:m[7]]) != "") && slices.ContainsFunc(wordsOf(whole), ofOne) {
			names = append(names, whole)
		}
	}
	return names
}

// schoolCalled is what a school is called for short.
func schoolCalled(name string) []string {
	called := append(lettersAndLast(name), lettersOf(name), firstOfSchool(name), lettersAlone.FindString(strings.TrimSpace(name)))
	return slices.DeleteFunc(called, func(short string) bool { return short == "" })
}

// lettersAlone is a school that is read as its letters and no more: "RTQ".
var lettersAlone = sieve.MustCompile(`^\p{Lu}{3,6}$`)

// shortSchool is what a school is called for short; a town of the same name is meant unless a word of studies is near.
type shortSchool struct {
	pattern *regexp.Regexp
	isTown  bool
	inTown  *regexp.Regexp // finds where the town is meant: "born in Lahore"
}

// lettersOf are the first letters of a school of three words with capitals or more.
func lettersOf(name string) string {
	letters := initialLetters(wordsOf(name))
	if len([]rune(letters)) < 3 || !school.MatchString(name) {
		return ""
	}
	return letters
}

func initialLetters(words []word) string {
	letters := ""
	for _, w := range words {
		if w.capital {
			letters += string([]rune(w.text)[:1])
		}
	}
	return strings.ToUpper(letters)
}

// lettersAndLast are the first letters of a name up to its last word, which is written out.
func lettersAndLast(name string) []string {
	words := wordsOf(name)
	n := len(words)
	if n < 3 || !words[n-1].capital || !school.MatchString(name) || school.MatchString(words[n-1].text) {
		return nil
	}
	letters := initialLetters(words[:n-1])
	if len([]rune(letters)) < 2 {
		return nil
	}
	return []string{letters + " " + words[n-1].text}
}

// firstOfSchool is the word by which a school is called, as it is written, where nothing but a town is called so: the
// first one, or the one behind "University of".
func firstOfSchool(name string) string {
	words := wordsOf(name)
	if len(words) < 2 || !school.MatchString(name) {
		return ""
	}
	if len(words) == 3 && words[1].folded == "of" && school.MatchString(words[0].text+" of ") {
		words = append(words[2:], words[0])
	}
	first := words[0]
	isPlace := isTown(first.text) && len(first.text) >= 5
	if shortName(first.text+" "+words[1].text) == "" && !isPlace {
		return ""
	}
	return first.text
}

// calledShort are the sections in which a school is called for short: elsewhere letters mean other things.
func calledShort(r cv.Ref) bool {
	switch r.Section {
	case cv.SectionSummary, cv.SectionEducation, cv.SectionAwards, cv.SectionInterests, cv.SectionAdditional, cv.SectionMemberships:
		return true
	}
	return false
}

// withoutShort takes out what schools are called for short: where nothing else is called so, or beside a word of studies.
func (s secrets) withoutShort(text string, r cv.Ref) string {
	if r.Role == cv.RoleOrganisation && r.Section != cv.SectionEducation && r.Section != cv.SectionAwards {
		return text
	}
	studied := studyWord.MatchString(text) || r.Role == cv.RoleOrganisation
	alone := calledShort(r) || r.Section == cv.SectionPerson
	for _, called := range s.schoolWords {
		if studied && !(called.isTown && called.inTown.MatchString(text)) || alone && !called.isTown {
			text = called.pattern.ReplaceAllString(text, "${1}"+schoolWithheld+"$2")
		}
	}
	return text
}

// studyWord says that a text is about somebody's studies.
var studyWord = sieve.MustCompile(`(?i)\b(?:graduate(?:d)?(?: (?:of|from))?|alum(?:ni|na|nus|nae)|students?|studied|thesis` +
	`|dean['’]?s|scholar(?:ship)?|valedictorian|class of|undergraduate|dissertation|campus|hostel|degree|semester|fraternity|sorority)\b`)

var (
	// studyTime is a year or a period of a study, with the words that lead to it.
	studyTime = sieve.MustCompile(`(?i)[\s,;:(|–-]*(?:\b(?:in|from|since|during|batch(?: of)?|class of|year(?: of passing)?` +
		`|passed(?: out)?(?: in)?` +
		`|completed(?: in)?)\W+)?(?:\b(?:` + englishMonths() + `|spring|summer|fall|autumn|winter)[ ,'’]*)?\b(?:19|20)\d\d\b` +
		`(?:\s*(?:-|–|—|to|/)\s*(?:(?:(?:` + englishMonths() + `)[ ,'’]*)?(?:19|20)?\d\d\b|present|till date|now|date))?\)?`)
	// ofThesis is about what was written: a year in it is of its subject.
	ofThesis = sieve.MustCompile(`(?i)thesis|dissertation|project|paper|["“”«]`)
)

// longestCourse is how many words a line of a study has at most that is no sentence.
const longestCourse = 10

// withoutStudyTimes takes the years out of the short lines of the studies.
func withoutStudyTimes(text string, r cv.Ref) string {
	if r.Section != cv.SectionEducation || len(strings.Fields(text)) > longestCourse || ofThesis.MatchString(text) {
		return text
	}
	return strings.TrimLeft(studyTime.ReplaceAllString(text, ""), " ,;:|–-")
}

// tradeSchool is an industrial training institute by its town; behind the same letters the trade stands, too.
var tradeSchool = sieve.MustCompile(`\bI\.?T\.?I\.?[-,]? (\p{Lu}\pL{3,})`)

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

var professional = sieve.MustCompile(`(?i)\b(?:royal|american|chartered|australian|canadian) .*college of`)

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
