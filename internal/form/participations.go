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

// deeds name, in a heading, what somebody achieved or took part in, prize or not; besideDeeds are the words that stand with them.
var (
	deeds       = wordset.Of("achievement achievements accomplishment accomplishments activity activities involvement")
	besideDeeds = wordset.Of("key major main career core professional notable selected other personal significant my and awards award " +
		"honors honours recognition recognitions academic")
)

// deedHeading is what the heading above an honour says, where it speaks of achievements: deeds that nobody honoured stand there too.
// Zero where it speaks of honours alone.
func (f *former) deedHeading(t cv.Text) cv.Text {
	at := f.headingAbove(t, func(s *cv.SourceLine) bool {
		said := strings.Fields(words.Fold(headings.Bare(s.Text)))
		return s.Section == cv.SectionAwards && slices.ContainsFunc(said, func(w string) bool { return deeds[w] }) &&
			!slices.ContainsFunc(said, func(w string) bool { return !deeds[w] && !besideDeeds[w] })
	})
	if at < 0 {
		return cv.Text{}
	}
	return f.ownHeading(at)
}

// ownHeading is the heading that the CV has for a list, as it says it.
func (f *former) ownHeading(at int) cv.Text {
	return cv.Text{Value: quietly(strings.TrimSpace(headings.Bare(f.line(at)))), Lines: []int{at}, Confidence: headingConfidence}
}

// deedsApart keeps a list of achievements under the heading that the CV has for it, as soon as one of them is no honour: among the
// awards it would claim one, and the list is one list.
func (f *former) deedsApart() {
	mixed := map[int]bool{}
	headings := make([]cv.Text, len(f.doc.Awards))
	for i := range f.doc.Awards {
		a := &f.doc.Awards[i]
		if headings[i] = f.deedHeading(a.Title); !headings[i].IsZero() && f.free(a.Title) && !ofHonour(a) {
			mixed[headings[i].Lines[0]] = true
		}
	}
	var kept []cv.Award
	for i, a := range f.doc.Awards {
		if headings[i].IsZero() || !mixed[headings[i].Lines[0]] || !f.free(a.Title) {
			kept = append(kept, a)
			continue
		}
		f.addActivity(headings[i], deed(&a))
	}
	f.doc.Awards = kept
}

// ofHonour reports an entry that names an honour.
func ofHonour(a *cv.Award) bool {
	return slices.ContainsFunc(append([]cv.Text{a.Title}, a.Summary...), func(t cv.Text) bool {
		if wordCount(t.Value) > longestHonour { // a story, in which "first" and "place" are said of anything
			return prizeNamed.MatchString(t.Value)
		}
		return honoured.MatchString(t.Value) || ofAward.MatchString(t.Value)
	})
}

// longestHonour is how many words the name of an honour has, with what it was for.
const longestHonour = 20

var prizeNamed = sieve.MustCompile(`(?i)\b(?:award|prize|medal|honou?r|scholarship|recogni[sz]ed|won\b)`)

// deed is an entry of a list of achievements as one text: "Lower Costs", below it "Cut the cost of ropes by half".
func deed(a *cv.Award) cv.Text {
	told := membership(a.Title, a.Awarder, a.Dates)
	for i, t := range a.Summary {
		mark := " "
		if i == 0 && !strings.HasSuffix(told.Value, ":") {
			mark = ": "
		}
		told = with(told, mark, t)
		told.Confidence = min(told.Confidence, t.Confidence)
	}
	return told
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

// noBody is what stands below "Professional Affiliations" and is nothing that somebody belongs to.
var noBody = sieve.MustCompile(`(?i)^(?:certificate|attendee|attend(?:ed|ing)|participa\w+|(?:team|work|serv|help|plann|organi[sz]|` +
	`coordinat|volunteer|assist|present|conduct|support|develop|creat|manag)ed\b)`)

// mostOfBody is how many words a membership has at most, with what somebody is there and since when.
const mostOfBody = 20

// affiliations keeps a list of memberships under the heading that the CV has for it, as soon as one of them is none: below
// "Memberships" it would claim one.
func (f *former) affiliations() {
	mixed := map[int]cv.Text{}
	under := func(t cv.Text) int {
		return f.headingAbove(t, func(s *cv.SourceLine) bool { return s.Section == cv.SectionMemberships })
	}
	for _, t := range f.doc.Memberships {
		if at := under(t); at >= 0 && f.free(t) && (noBody.MatchString(t.Value) || wordCount(t.Value) > mostOfBody) {
			mixed[at] = f.ownHeading(at)
		}
	}
	f.doc.Memberships = slices.DeleteFunc(f.doc.Memberships, func(t cv.Text) bool {
		heading, none := mixed[under(t)]
		if !none || !f.free(t) {
			return false
		}
		f.addActivity(heading, t)
		return true
	})
}
