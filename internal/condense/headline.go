package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// HeadlineID is the ID of a headline that the CV did not have.
const HeadlineID = "person.label[written]"

// longestHeadline is how many words a headline has at most.
const longestHeadline = 6

// Headline puts a title under the name where the CV has no headline: that of the newest
// post where it says for certain what somebody is, for who has held none the subject that
// is studied now.
func Headline(doc *cv.Document, keep cv.Keep) []cv.Note { return HeadlineFor(doc, nil, keep) }

// HeadlineFor puts the title of the newest post there with that of another late one where a job asks for that other half of a
// career: near says how close a title is to it, nil without a job.
func HeadlineFor(doc *cv.Document, near func(title string) float64, keep cv.Keep) []cv.Note {
	if !doc.Person.Label.IsZero() || doc.Person.Label.ID != "" || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	t, reason := titleOf(doc), "The CV has no headline; the title of the newest post stands there."
	if t.IsZero() {
		t, reason = studentOf(doc), "The CV has no headline; what is studied now stands there."
	}
	if t.IsZero() {
		return nil
	}
	if other := askedHalf(doc, t, near); !other.IsZero() {
		t.Value, t.Lines = t.Value+" / "+other.Value, slices.Concat(t.Lines, other.Lines)
		reason = "The CV has no headline; the title of the newest post stands there, and the one that the job is closer to."
	}
	t.ID = HeadlineID
	n := cv.Note{Kind: cv.NoteWording, Field: t.ID, After: t.Value, Lines: t.Lines, Reason: reason}
	if !keep.Accepts(n) {
		return nil
	}
	doc.Person.Label = t
	return []cv.Note{n}
}

// titleOf is the title of the newest post, which goes on or ended last of all; of the only two that go on those of both.
func titleOf(doc *cv.Document) cv.Text {
	if len(doc.Work) == 0 {
		return cv.Text{}
	}
	w := doc.Work[0]
	t := headlineOf(w)
	if !newest(w.Dates, doc.Work[1:]) || t.IsZero() ||
		!w.Dates.Current && (passing.MatchString(t.Value) || studiedSince(doc, w.Dates.End)) {
		return cv.Text{}
	}
	if second := secondOf(doc); !second.IsZero() && !strings.EqualFold(second.Value, t.Value) && !passing.MatchString(t.Value) {
		t.Value += " / " + second.Value
		t.Lines = slices.Concat(t.Lines, second.Lines)
	}
	return t
}

// How close to a job the title of another post has to be, and how long ago it may have ended.
const (
	closeToJob = 0.35
	lately     = 3 // years
)

// askedHalf is the title of a late post that a job is far closer to than to the one that stands under the name.
func askedHalf(doc *cv.Document, first cv.Text, near func(string) float64) cv.Text {
	if near == nil || len(doc.Work) == 0 || strings.Contains(first.Value, " / ") {
		return cv.Text{}
	}
	best, most := cv.Text{}, max(closeToJob, 2*near(first.Value))
	for _, w := range doc.Work[1:] {
		t := headlineOf(w)
		late := w.Dates.Current || !doc.Work[0].Dates.Current && w.Dates.End.Year+lately >= doc.Work[0].Dates.End.Year
		if !late || t.IsZero() || passing.MatchString(t.Value) || len(strings.Fields(first.Value+" "+t.Value)) > longestHeadline {
			continue
		}
		if n := near(t.Value); n >= most && n > 0 && !strings.EqualFold(t.Value, first.Value) {
			best, most = t, n+closeToJob/2
		}
	}
	return best
}

// headlineOf is the title of a post as it stands below a name, without what stands behind it in brackets or tells the department.
func headlineOf(w cv.Engagement) cv.Text {
	title := w.Title.Value // with its brackets: "Solicitor (Trainee)"
	if m := department.FindStringIndex(title); m != nil {
		title = title[:m[0]]
	}
	if title = strings.TrimRight(title, ". "); unsure(w.Title) || !personTitle(title) {
		return cv.Text{}
	}
	return cv.Text{Value: title, Lines: w.Title.Lines, Confidence: w.Title.Confidence}
}

// department is what tells behind a title where somebody has it.
var department = sieve.MustCompile(`, (?:Department|Division|Office|Faculty|Section|Unit) of\b.*`)

// secondOf is the title of the second post where exactly two go on.
func secondOf(doc *cv.Document) cv.Text {
	current := 0
	for _, w := range doc.Work {
		if w.Dates.Current {
			current++
		}
	}
	if current != 2 || !doc.Work[0].Dates.Current || !doc.Work[1].Dates.Current {
		return cv.Text{}
	}
	t := headlineOf(doc.Work[1])
	if passing.MatchString(t.Value) || len(strings.Fields(headlineOf(doc.Work[0]).Value+" "+t.Value)) > longestHeadline {
		return cv.Text{}
	}
	return t
}

// studiedSince reports a course that goes on or ended after the last post did: who studied since is not what that post was.
func studiedSince(doc *cv.Document, end cv.Date) bool {
	return slices.ContainsFunc(doc.Education, func(e cv.Education) bool {
		return e.Dates.Current || underWay.MatchString(e.Dates.Text.Value) || !e.Dates.End.IsZero() && e.Dates.End.Year > end.Year
	})
}

// newest reports that a post goes on, or that it ended after all others.
func newest(dates cv.DateRange, others []cv.Engagement) bool {
	return dates.Current || !dates.End.IsZero() && !slices.ContainsFunc(others, func(o cv.Engagement) bool {
		return o.Dates.Current || o.Dates.End.Compare(dates.End) > 0
	})
}

// unsure reports a value that was not read for certain.
func unsure(t cv.Text) bool { return t.Confidence > 0 && t.Confidence < sureTitle }

// passing are posts that say nothing of what somebody is once they are over; before a trade "assistant" is a grade of it.
var passing = sieve.MustCompile(`(?i)\bassistant(?: ?/.*)?$|\bassistant to\b|` +
	`\b(?:intern|trainee|apprentice|student|undergrad(?:uate)?|volunteer|` +
	`temporary|temp|casual|ambassador|member)\b`)

var (
	underWay = sieve.MustCompile(`(?i)\b(?:expected|anticipated|present|ongoing|current)\b`)
	studied  = sieve.MustCompile(`^\p{Lu}[\p{L}&' -]{2,40}$`)
)

// studentOf is the subject of a course that goes on: "Harbour Studies Student".
func studentOf(doc *cv.Document) cv.Text {
	if len(doc.Work) > 0 {
		return cv.Text{}
	}
	for _, e := range doc.Education {
		if (e.Dates.Current || underWay.MatchString(e.Dates.Text.Value)) && !unsure(e.Area) && studied.MatchString(e.Area.Value) {
			return cv.Text{Value: e.Area.Value + " Student", Lines: e.Area.Lines, Confidence: e.Area.Confidence}
		}
	}
	return cv.Text{}
}

// sureTitle is the confidence from which on a title was read as one for certain.
const sureTitle = 0.6

// chiefs are titles without a word for a person.
var chiefs = wordset.Of("ceo cto cfo coo cio cmo cpo vp svp evp president principal owner founder co-founder")

// personTitle reports a title that names a person and nothing else.
func personTitle(title string) bool {
	words := strings.Fields(title)
	if len(words) == 0 || len(words) > longestHeadline || !startsUpper(title) || strings.ContainsAny(title, ",;:|•()\"") {
		return false
	}
	return slices.ContainsFunc(words, isCalled) && endsInRole(words) && !saidTwice(words) && !slices.ContainsFunc(words, misspeltRole)
}

// saidTwice reports a title that was read together with its copy: "Deck Officer DECK OFFICER". Of two titles that are joined each
// may have its own word for the same: "Sales Manager / Stock Manager".
func saidTwice(words []string) bool {
	rows := joinedRows(words)
	for i, row := range rows {
		copied := func(before []string) bool { return slices.EqualFunc(before, row, strings.EqualFold) }
		if repeats(row) || slices.ContainsFunc(rows[:i], copied) {
			return true
		}
	}
	return false
}

// joinedRows are the words between those that join two titles.
func joinedRows(words []string) (rows [][]string) {
	from := 0
	for i, w := range words {
		if joinsTitles[strings.ToLower(w)] {
			rows = append(rows, words[from:i])
			from = i + 1
		}
	}
	return append(rows, words[from:])
}

var joinsTitles = wordset.Of("/ - – — & and to then")

// repeats reports a word that stands in a row of words again.
func repeats(words []string) bool {
	for i, w := range words {
		again := func(before string) bool { return strings.EqualFold(before, w) }
		if len(w) > longestWordOfLetters && slices.ContainsFunc(words[:i], again) {
			return true
		}
	}
	return false
}

// misspeltRole reports a word that no list has and that is one letter from one that people are called by: nobody should read a slip
// first of all. "Panelbeater" and "podcaster" are none.
func misspeltRole(w string) bool {
	low := strings.ToLower(strings.Trim(w, ".-–/"))
	switch {
	case !language.IsRole(low), strings.ContainsAny(low, "-/"), lexicon.Exact(low).Known(), ofTwoWords(low):
		return false
	case strings.Contains(low, "."):
		return true // "Admin.Manager"
	}
	slip := false
	lexicon.Near(low, 1, func(candidate string, _ int, _ lexicon.Info) { slip = slip || language.IsRole(candidate) })
	return slip
}

// ofTwoWords reports a role with what it works on before it, written as one word: "groundsworker".
func ofTwoWords(low string) bool {
	for i := shortestHalf; i+shortestHalf <= len(low); i++ {
		if lexicon.Exact(low[:i]).Known() && lexicon.Exact(low[i:]).Known() && language.IsRole(low[i:]) {
			return true
		}
	}
	return false
}

// shortestHalf is how many letters each half of a word of two has at least.
const shortestHalf = 4

// isCalled reports a word that people are called by.
func isCalled(w string) bool {
	low := strings.ToLower(w)
	return chiefs[low] || language.IsRole(low)
}

// endsInRole reports a title whose last word people are called by, but for what says where or in what they are it: an
// abbreviation, or what a preposition or a dash opens ("Chief of Staff", "Technician HVAC"). "Assistant Project" breaks off.
func endsInRole(words []string) bool {
	for i, w := range words[1:] {
		if small[strings.ToLower(w)] && !strings.EqualFold(w, "and") || strings.Trim(w, "-–/") == "" {
			words = words[:i+1]
			break
		}
	}
	for len(words) > 1 && len(words[len(words)-1]) <= longestWordOfLetters && words[len(words)-1] == strings.ToUpper(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	last := words[len(words)-1]
	for _, half := range strings.FieldsFunc(last, func(r rune) bool { return strings.ContainsRune("-–/", r) }) {
		if isCalled(half) {
			return true
		}
	}
	return isCalled(last) || inRoman(last)
}

// inRoman reports the grade behind a title: "Engineer II".
func inRoman(w string) bool { return strings.Trim(w, "IVX0123456789") == "" }
