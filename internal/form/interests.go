package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/sieve"
)

// fieldsOfInterest are headings over what somebody would work at; hobbies stand under a heading of their own.
var fieldsOfInterest = sieve.MustCompile(`(?i)^\W*(?:(?:professional|technical|academic|key|major|my) )?` +
	`(?:areas?|fields?|subjects?) of (?:interests?|intrests?)\W*$`)

// speciality heads what somebody is trained in, which is no hobby wherever it was read.
var speciality = sieve.MustCompile(`(?i)^\W*(?:areas?|fields?|subjects?) of (?:speciali[sz]ations?|expertise|competence)\W*$`)

// activities are labels over what somebody did or was with others, which is no hobby; not so where the label names these, too.
var (
	activities = sieve.MustCompile(`(?i)^\W*(?:(?:[\p{L}-]+[ /&,]+){0,3}` +
		`(?:activit(?:y|ies)|involvements?|organi[sz]ations|leadership))\W*$`)
	hobbies = sieve.MustCompile(`(?i)\b(?:interests?|intrests?|hobb(?:y|ies)|leisure|others?)\b`)
)

// interests files what stands among the hobbies and is none: areas of work, roles with their time, activities.
func (f *former) interests() {
	f.looseHobbies()
	f.fields()
	heading, timed := f.allActivities(), f.timed()
	var kept []cv.Interest
	for _, n := range f.doc.Interests {
		switch {
		case !f.free(n.Name) || len(n.Keywords) > 0 || len(n.Name.Lines) == 0:
			kept = append(kept, n)
		case !heading.IsZero():
			f.addActivity(heading, n.Name)
		case timed[n.Name.Lines[0]]:
			f.addActivity(cv.Text{}, n.Name)
		default:
			kept = append(kept, n)
		}
	}
	f.doc.Interests = kept
}

// allActivities is the label of activities that all interests stand under; zero where they do not.
func (f *former) allActivities() cv.Text {
	heading := cv.Text{}
	for i, n := range f.doc.Interests {
		label := f.labelAbove(n.Name)
		other := i > 0 && label.Value != heading.Value
		no := other || len(n.Keywords) > 0 || hobbies.MatchString(label.Value) || !f.free(n.Name) // with a list it is the label itself
		if no || !activities.MatchString(label.Value) {
			return cv.Text{}
		}
		heading = label
	}
	heading.Value = quietly(heading.Value)
	return heading
}

// labelAbove is the label on a value's line, or the heading above it.
func (f *former) labelAbove(t cv.Text) cv.Text {
	if len(t.Lines) == 0 || t.Lines[0] >= len(f.doc.Source) {
		return cv.Text{}
	}
	for i := t.Lines[0]; i >= 0 && i > t.Lines[0]-fewLines; i-- {
		if label, _, found := strings.Cut(f.doc.Source[i].Text, ":"); found && wordCount(label) <= longestLabel {
			return cv.Text{Value: trimmed(label), Lines: []int{i}, Confidence: headingConfidence}
		}
		if f.doc.Source[i].As == cv.LineHeading {
			break
		}
	}
	if at := f.headingAbove(t, func(*cv.SourceLine) bool { return true }); at >= 0 {
		return cv.Text{Value: trimmed(f.doc.Source[at].Text), Lines: []int{at}, Confidence: headingConfidence}
	}
	return cv.Text{}
}

// fewLines is how far above its items a label on a line stands at most.
const fewLines = 4

// addActivity puts a text under a heading, or under none; the parts of one line are put together again.
func (f *former) addActivity(heading, t cv.Text) {
	at, found := f.activities[heading.Value]
	if !found {
		at = slices.IndexFunc(f.doc.Additional, func(s cv.OtherSection) bool { return labelKey(s.Heading) == labelKey(heading) })
		if at < 0 {
			at = len(f.doc.Additional)
			f.doc.Additional = append(f.doc.Additional, cv.OtherSection{Heading: heading})
		}
		f.activities = map[string]int{heading.Value: at}
	}
	s := &f.doc.Additional[at]
	if last := len(s.Items) - 1; last >= 0 && slices.Equal(s.Items[last].Lines, t.Lines) {
		s.Items[last].Value += ", " + t.Value
		return
	}
	at = len(s.Items) // before the first that stands below it in the file: the list may have some already
	for at > 0 && len(t.Lines) > 0 && len(s.Items[at-1].Lines) > 0 && s.Items[at-1].Lines[0] > t.Lines[0] {
		at--
	}
	s.Items = slices.Insert(s.Items, at, cv.Item{Text: t, Bullet: true})
}

// timed are the lines that name a period among the interests: somebody was something there for a time.
func (f *former) timed() map[int]bool {
	lines := map[int]bool{}
	for _, n := range f.doc.Interests {
		if len(n.Name.Lines) > 0 && hasPeriod(n.Name.Value) {
			lines[n.Name.Lines[0]] = true
		}
	}
	return lines
}

func hasPeriod(text string) bool {
	return slices.ContainsFunc(dates.Find(text), func(m dates.Match) bool { return m.Period })
}

// fields makes a group of skills of the areas of interest, where the CV tells them apart from what is done for pleasure.
func (f *former) fields() {
	var kept []cv.Interest
	group, special := cv.SkillGroup{}, false
	for _, n := range f.doc.Interests {
		at := f.headingAbove(n.Name, func(s *cv.SourceLine) bool {
			return fieldsOfInterest.MatchString(s.Text) || speciality.MatchString(s.Text)
		})
		if at < 0 || !f.free(n.Name) || len(n.Keywords) > 0 {
			kept = append(kept, n)
			continue
		}
		group.Keywords = append(group.Keywords, n.Name)
		special = special || speciality.MatchString(f.doc.Source[at].Text)
		group.Name = cv.Text{Value: quietly(trimmed(f.doc.Source[at].Text)), Lines: []int{at}, Confidence: headingConfidence}
	}
	if (len(kept) > 0 || special) && len(group.Keywords) > 0 {
		f.doc.Interests = kept
		f.doc.Skills = append(f.doc.Skills, group)
	}
}
