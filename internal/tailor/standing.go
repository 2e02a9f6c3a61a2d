package tailor

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// What somebody holds is told where the CV says so plainly: behind the name stand only words that leave it held.

// notStanding says of a paper that it is not held: not yet, no longer, or by somebody else.
var notStanding = sieve.MustCompile(`(?i)\b(?:` + refusals + `)\b`)

const refusals = `refus(?:ed|al)|revoked|suspended|suspension|declined|denied|rejected|withdr(?:ew|awn)|surrendered|cancel+ed|` +
	`returned|stolen|` +
	`handed back|submitted|booked|appl(?:ied|ying|ication)|interview|await(?:s|ing|ed)|pending|in progress|under ?way|` +
	`under review|renewal|` +
	`to be (?:renewed|taken|sat)|re-?(?:sit|take|test)|expired|lapsed|inactive|former(?:ly)?|previous(?:ly)?|no longer|not|` +
	`never|eligible|` +
	`willing|enrol+ed|theory|training only|only|overdue|outstanding|remaining|failed|target|planned|scheduled|stud(?:ying|ies)|results?|` +
	`colleagues?|team|instead|left before|before the (?:test|exam)`

// longestStanding is how many words a text has at most that says how it stands with the papers that it names.
const longestStanding = 14

// saysNotHeld reports a short text about papers that says that what it names is not held.
func saysNotHeld(text string) bool {
	return len(strings.Fields(text)) <= longestStanding && notStanding.MatchString(text)
}

// standing are the words that may stand beside a clearance or a paper that is held, its issuer and country apart.
var standing = wordset.Of(`held hold holds holder currently current active valid in date full granted awarded issued obtained
	renewed achieved
	gained passed completed received certified licensed registered cleared clearance clearances security vetting vetted check level grade
	class type category until to since from through expires expiring expiry exp valid-to date by of the a an and with at on as for is
	enhanced developed final permanent indefinite lifetime adjudicated polygraph ci scope inducted indoctrinated read transferable
	distinction merit pass credit score no number id online jan feb mar apr may jun jul aug sep sept oct nov dec
	january february march april june july august september october november december year years month months valid for`)

// leavesHeld reports a text of such words, names, dates and numbers. The first word is no name by its capital.
func leavesHeld(text string) bool {
	if notStanding.MatchString(text) {
		return false
	}
	apart := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '\'' }
	for i, w := range strings.FieldsFunc(text, apart) {
		named := strings.ToUpper(w) == w || i > 0 && unicode.IsUpper([]rune(w)[0])
		if !named && !standing[strings.ToLower(w)] && strings.IndexFunc(w, unicode.IsLetter) == 0 {
			return false
		}
	}
	return true
}

// HoldsClearance reports a clearance of which the CV says nothing but that it is held.
func HoldsClearance(doc *cv.Document, cl *cv.Clearance, today cv.Date) bool {
	if end := cl.Dates.End; !end.IsZero() && end.Compare(today) < 0 {
		return false
	}
	if notStanding.MatchString(cl.Level.Value) || !leavesHeld(cl.Status.Value) {
		return false
	}
	return !slices.ContainsFunc(naming(doc, cl.Level), notStanding.MatchString)
}

// naming are the sentences of the file that name a value, on the lines that it was read from.
func naming(doc *cv.Document, t cv.Text) (list []string) {
	for _, at := range t.Lines {
		if at < 0 || at >= len(doc.Source) {
			continue
		}
		for _, one := range sentences(doc.Source[at].Text) {
			for _, part := range strings.FieldsFunc(one, func(r rune) bool { return strings.ContainsRune("|•·", r) }) {
				if strings.Contains(part, t.Value) {
					list = append(list, part)
				}
			}
		}
	}
	return list
}

var (
	// tailed opens what is said behind the name of a paper, up to the next mark: " - awaiting results", ", revoked", " (lapsed".
	tailed = sieve.MustCompile(`(?:\s[-–—]+\s+|[,;:]\s+|\s?\()([\p{Ll}\d][^,;:()–—|]*)`)
	// inSmallBrackets is what stands behind a degree in brackets and in small letters.
	inSmallBrackets = sieve.MustCompile(`\(([\p{Ll}\d][^()]*)\)`)
)

// HoldsPaper reports a certificate of which the CV says nothing but that it is held.
func HoldsPaper(doc *cv.Document, paper *cv.Certificate) bool {
	for _, said := range append(naming(doc, paper.Name), paper.Name.Value, paper.Name.Value+", "+paper.Issuer.Value) {
		at := strings.Index(said, paper.Name.Value)
		for i, m := range tailed.FindAllStringSubmatchIndex(said, maxPapers) {
			if behind := said[m[2]:m[3]]; m[0] >= at && (i == 0 || m[0] > 0) && !leavesHeld(behind) {
				return false
			}
		}
		if notStanding.MatchString(said[max(at, 0):]) && len(strings.Fields(said)) <= longestStanding {
			return false
		}
	}
	return true
}

// ofDegree are the words that brackets behind a degree may have.
var ofDegree = wordset.Of(`hons honours hon first second third upper lower class distinction merit commendation pass cum magna
	summa laude with
	part full time part-time full-time distance online evening major minor joint dual double sandwich equivalent research by taught level
	grade gpa cgpa out of in and or the a an st nd rd th degree hours credits years year months equivalent to uk us marks percent
	division accredited course thesis dissertation honors high highest top international specialization specialisation`)

// partOnly says of studies that they were a part of a degree, or led to less.
var partOnly = sieve.MustCompile(`(?i)\b(?:(?:one|two|three|four|five|\d) (?:of|out of) (?:the |a )?(?:two|three|four|five|six|` +
	`\d) (?:years?|terms?|` +
	`semesters?|modules?|units?)|years? \d (?:of|/) ?\d|all but (?:the )?(?:dissertation|thesis|\p{L}+)|abd|` +
	`credits? only|\d+ credits? (?:of|out of) \d+|(?:years?|semesters?|terms?|modules?|units?|parts?)(?: \d+)? only|only (?:one|` +
	`two|the first) ` +
	`(?:years?|semesters?|terms?)|(?:modules?|units?|papers?|exams?|thesis|dissertation|project|` +
	`credits?) (?:still )?(?:remaining|outstanding|` +
	`to go|left|missing)|viva (?:in|due|on|pending|to)|exit(?:ed)?(?: award)?(?: early)? with|transferred out|stud(?:y|ies|` +
	`ied) suspended|suspended|interrupted|` +
	`(?:for|after) (?:one|two|a|1|2) (?:semesters?|terms?|years?)|as an? (?:guest|visitor|visiting student|occasional student)|` +
	`audited|not (?:awarded|conferred|completed?)|awarded an? (?:pgcert|pgdip|certhe|diphe)|without (?:a )?degree)\b`)

// aroundDegree are the texts that the file has about an entry of the education: its own, and the lines below that no value took.
func aroundDegree(doc *cv.Document, e *cv.Education) (list []string) {
	taken, last := map[int]bool{}, -1
	for _, other := range doc.Education {
		for _, at := range slices.Concat(other.Degree.Lines, other.Institution.Lines) {
			taken[at] = true
		}
	}
	all := slices.Concat([]cv.Text{e.Degree, e.Area, e.Institution, e.Score, e.Dates.Text}, e.Summary, e.Highlights)
	for _, t := range all {
		list = append(list, t.Value)
		for _, at := range t.Lines {
			if at >= 0 && at < len(doc.Source) && (at > last || slices.Contains(e.Degree.Lines, at)) {
				list, last = append(list, doc.Source[at].Text), max(last, at)
			}
		}
	}
	for at := last + 1; last >= 0 && at < min(len(doc.Source), last+1+linesBelow) && !taken[at]; at++ {
		if l := doc.Source[at]; l.As == cv.LineHeading || l.As == cv.LineOut {
			break
		}
		list = append(list, doc.Source[at].Text)
	}
	return list
}

// linesBelow is how many lines below the last value of an entry may speak of it.
const linesBelow = 2

// HoldsDegree reports a degree of which the CV says nothing but that it is held.
func HoldsDegree(doc *cv.Document, e *cv.Education) bool {
	for _, said := range aroundDegree(doc, e) {
		if partOnly.MatchString(said) {
			return false
		}
	}
	for _, t := range append(naming(doc, e.Degree), e.Degree.Value, e.Area.Value) {
		for _, m := range inSmallBrackets.FindAllStringSubmatch(t, maxPapers) {
			if !allOf(ofDegree, m[1]) {
				return false
			}
		}
	}
	return true
}

func betweenLetters(r rune) bool { return !unicode.IsLetter(r) && r != '-' }

// allOf reports a text of such words, and of names.
func allOf(set map[string]bool, text string) bool {
	return !slices.ContainsFunc(strings.FieldsFunc(text, betweenLetters), func(w string) bool {
		return !set[strings.ToLower(w)] && unicode.IsLower([]rune(w)[0])
	})
}
