package condense

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
)

// Profile writes a profile from facts for an English CV that has none: the newest
// post and the one before it, the first skills, the first completed degree. It
// expects posts newest first. No figure is computed, no adjective added, and
// whatever is qualified in the CV (expected, withdrawn, no, basic) is left alone.
func Profile(doc *cv.Document, thisYear int, keep cv.Keep) []cv.Note {
	if len(doc.Summary) > 0 || !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	profile := writeProfile(doc, thisYear)
	if profile.IsZero() {
		return nil
	}
	n := cv.Note{Kind: cv.NoteSummary, Field: profile.ID, After: profile.Value,
		Reason: "The CV has no profile; this one is put together from its own facts.", Lines: profile.Lines}
	if !keep.Accepts(n) {
		return nil
	}
	doc.Summary = []cv.Text{profile}
	return []cv.Note{n}
}

func writeProfile(doc *cv.Document, thisYear int) cv.Text {
	var lines []int
	use := func(t cv.Text) string {
		lines = append(lines, t.Lines...)
		return t.Value
	}
	post := func(w cv.Engagement) string {
		s := use(w.Title)
		if !w.Organisation.IsZero() {
			s += " at " + use(w.Organisation)
		}
		return s
	}
	if len(doc.Work) == 0 || !cleanPost(doc.Work[0]) {
		return cv.Text{}
	}
	sentence := post(doc.Work[0])
	if len(doc.Work) > 1 && cleanPost(doc.Work[1]) {
		joint := " and "
		if follows(doc.Work[1].Dates, doc.Work[0].Dates) {
			joint = " and before that "
		}
		sentence += joint + post(doc.Work[1])
	}
	var skills []string
	for _, g := range doc.Skills {
		for _, k := range g.Keywords {
			if len(skills) < 4 && clean(k) && !qualified.MatchString(k.Value+" "+g.Level.Value+" "+g.Name.Value) {
				skills = append(skills, use(k))
			}
		}
	}
	if len(skills) > 1 {
		sentence += ", with " + strings.Join(skills[:len(skills)-1], ", ") + " and " + skills[len(skills)-1]
	}
	sentences := []string{sentence}
	for _, e := range doc.Education {
		if !completed(e, thisYear) || !clean(e.Degree) || !e.Area.IsZero() && !clean(e.Area) || !e.Institution.IsZero() && !clean(e.Institution) {
			continue
		}
		s := use(e.Degree)
		if !e.Area.IsZero() {
			s += " in " + use(e.Area)
		}
		if !e.Institution.IsZero() {
			s += " from " + use(e.Institution)
		}
		sentences = append(sentences, s)
		break
	}
	slices.Sort(lines)
	return cv.Text{ID: "summary[written]", Value: strings.Join(sentences, ". ") + ".", Lines: slices.Compact(lines), Confidence: 1}
}

// follows reports that the later post began when the earlier one was over.
func follows(earlier, later cv.DateRange) bool {
	return !earlier.Current && !earlier.End.IsZero() && !later.Start.IsZero() && earlier.End.Compare(later.Start) <= 0
}

// qualified marks what the CV does not claim without reserve.
var qualified = regexp.MustCompile(`(?i)\b(?:no|not|non|without|learning|basic|beginner|novice|elementary|expected|anticipated|ongoing|in progress|current|candidate|withdrawn|withdrew|incomplete|uncompleted|unfinished|deferred|failed|partial|part of|due|pending|studying|to be|until|left|dropped|abandoned)\b`)

// completed reports a degree that the CV gives as held.
func completed(e cv.Education, thisYear int) bool {
	if e.Degree.IsZero() || e.Dates.Current || e.Dates.End.IsZero() || e.Dates.End.Year >= thisYear {
		return false
	}
	all := []cv.Text{e.Degree, e.Area, e.Institution, e.Score, e.Dates.Text}
	for _, t := range slices.Concat(all, e.Summary, e.Highlights) {
		if qualified.MatchString(t.Value) {
			return false
		}
	}
	return true
}
