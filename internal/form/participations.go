package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	// tookPart opens what somebody did with others; under "Achievements" it stands beside what was won.
	tookPart = sieve.MustCompile(`(?i)^(?:(?:has |have |had |i )*(?:actively )?(?:participat(?:ed|ing|ion)|organi[sz](?:ed|ing)|` +
		`attended|volunteered|coordinated|co-ordinated|submitted (?:a |an )?(?:mini |minor )?(?:paper|project|poster)|` +
		`presented (?:a |an )?(?:paper|poster|seminar))|active (?:participation|member|participant)|(?:had|has|have) been (?:a |an )?` +
		`(?:part|member|volunteer|participant))\b`)
	// honoured is what a text of an honour names.
	honoured = sieve.MustCompile(`(?i)\b(?:won|winn\w*|prizes?|award\w*|medal\w*|places?|placed|positions?|rank\w*|runners?|best|first|` +
		`second|third|1st|2nd|3rd|\d+th|scholar\w*|recipient|certificates?|finalists?|final|secured|stood|honou?r\w*|troph\w*|` +
		`champion\w*|distinction|selected|recogni\w*|appreciat\w*|gold|silver|bronze|nominated|topper|grant\w*|merit|excellen\w*|` +
		`receiv\w+|rewards?|felicitat\w+|commend\w+|(?:ad)?judged|outstanding|(?:quarter|semi)?-?finals|qualified|cleared|shortlist\w*|` +
		`top|bursar\w+|fellow\w*|cups?|invited|adopted|chosen|of the (?:year|month|quarter))\b`)
)

// deeds are words of headings over what somebody achieved, prize or not.
var deeds = wordset.Of("achievement achievements accomplishment accomplishments key major main career core professional notable " +
	"selected other personal significant my")

// deedHeading is what the heading above an honour says, where it speaks of achievements alone: deeds that nobody honoured stand
// there too. Zero where it speaks of honours.
func (f *former) deedHeading(t cv.Text) cv.Text {
	at := f.headingAbove(t, func(s *cv.SourceLine) bool {
		said := strings.Fields(words.Fold(headings.Bare(s.Text)))
		return s.Section == cv.SectionAwards && !slices.ContainsFunc(said, func(w string) bool { return !deeds[w] })
	})
	if at < 0 {
		return cv.Text{}
	}
	return cv.Text{Value: quietly(strings.TrimSpace(headings.Bare(f.line(at)))), Lines: []int{at}, Confidence: headingConfidence}
}

// onlyDeed reports an entry that tells what somebody did, and of no honour: neither by its words nor by who gave it or when.
func (f *former) onlyDeed(a *cv.Award) bool {
	return f.free(a.Title) && a.Awarder.IsZero() && a.Dates.IsZero() && len(a.Summary) == 0 &&
		wordCount(a.Title.Value) >= fewestToldDeed && !honoured.MatchString(a.Title.Value) && !ofAward.MatchString(a.Title.Value)
}

// fewestToldDeed is how many words tell a deed; fewer are the name of something.
const fewestToldDeed = 4

// namedDeed is a deed under a name of its own ("Lower Costs", below it "Cut the cost of ropes by half"), as one text; zero where an
// honour is told.
func (f *former) namedDeed(a *cv.Award) cv.Text {
	told := a.Title
	for i, t := range append([]cv.Text{a.Title}, a.Summary...) {
		if !f.free(t) || honoured.MatchString(t.Value) || ofAward.MatchString(t.Value) {
			return cv.Text{}
		}
		if i > 0 {
			told.Value += map[bool]string{true: ": ", false: " "}[i == 1] + t.Value
			told.Lines = append(slices.Clone(told.Lines), t.Lines...)
			told.Confidence = min(told.Confidence, t.Confidence)
		}
	}
	if len(a.Summary) == 0 || !a.Awarder.IsZero() || !a.Dates.IsZero() || strings.HasSuffix(a.Title.Value, ":") {
		return cv.Text{}
	}
	return told
}

// deedsApart puts what was achieved without an honour under the heading that the CV has for it: among the awards it would claim one.
func (f *former) deedsApart() {
	f.doc.Awards = slices.DeleteFunc(f.doc.Awards, func(a cv.Award) bool {
		told := f.namedDeed(&a)
		if f.onlyDeed(&a) {
			told = a.Title
		}
		if told.IsZero() {
			return false
		}
		heading := f.deedHeading(a.Title)
		if heading.IsZero() {
			return false
		}
		f.addActivity(heading, told)
		return true
	})
}

// participations files what was only taken part in with the activities: printed as an award it would claim an honour.
func (f *former) participations() {
	f.doc.Awards = slices.DeleteFunc(f.doc.Awards, func(a cv.Award) bool {
		if !f.free(a.Title) || !a.Awarder.IsZero() && !tookPart.MatchString(a.Awarder.Value) || !a.Dates.IsZero() || len(a.Summary) > 0 ||
			!tookPart.MatchString(a.Title.Value) || honoured.MatchString(a.Title.Value) {
			return false
		}
		f.addActivity(cv.Text{}, a.Title)
		if !a.Awarder.IsZero() {
			f.addActivity(cv.Text{}, a.Awarder) // the next line, taken for who gave it
		}
		return true
	})
}
