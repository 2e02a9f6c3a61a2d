package tailor

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// headsGoals is a line of a list below which stands what somebody wants to do, not what they did: "GOALS", "Objectives for
// next year:", "Areas for improvement". A number of words before it says whose or for when.
var headsGoals = sieve.MustCompile(`(?i)^\W*next(?: up)?\s*:?\s*$|^\W*(?:(?:my|our|the|key|main|career|personal|professional|` +
	`team|future|development|` +
	`learning|current|next|annual|quarterly|yearly|short|long|mid|term|short-term|long-term|mid-term|\d{4}|q[1-4])[ -]+){0,4}` +
	`(?:goals?|objectives?|targets?|aims?|ambitions?|aspirations?|plans?|to[- ]?dos?|wish ?list|okrs?|next steps|roadmap|` +
	`future (?:work|plans?|goals?|scope|enhancements?)|planned(?: work)?|upcoming|backlog|outlook|vision|expectations?|` +
	`(?:not (?:yet )?(?:done|started)|still to (?:do|come)|to (?:do|come)|coming (?:up|soon)|in the pipeline|looking ahead)(?: yet)?|` +
	`(?:areas?|points?) (?:for|of) (?:improvement|development|growth)|what i (?:want|hope|plan)\b.*)` +
	`(?: (?:for|in|of|this|next|set|agreed|given)\b[^.]{0,30})?(?:\s*[(–-]+\s*(?:\d{4}|q[1-4])[^.]{0,12})?\s*:?\s*$`)

// headsOthers is a line below which stands what others do or did: "Duties of my manager:", "About the hospital:", "What the team
// achieved:", "Company achievements".
var headsOthers = sieve.MustCompile(`(?i)^\W*(?:` +
	`[\p{L} -]{3,30} of (?:my|our|the) ` + othersHead + `|` +
	`about (?:us|(?:the|our|my) (?:[\p{L}-]+ )?(?:company|firm|hospital|school|team|bank|employer|organi[sz]ation|client|` +
	`business|charity|` +
	`group|department|trust|practice|agency))|` +
	`what (?:the|my|our) ` + othersHead + ` [^.]{2,30}|` +
	`(?:the|my|our) ` + othersHead + `(?:['’]s? [\p{L} -]{3,30})?|` +
	`(?:team|company|group|firm|corporate|department|organi[sz]ation|employer|client|manager['’]s)(?: key| main)? ` +
	`(?:achievements?|results|awards?|successes|profile|overview|description|background|information|duties|history|facts))\s*:?\s*$`)

const othersHead = `(?:[\p{L}-]+ )?(?:manager|boss|supervisor|director|team|company|firm|department|hospital|employer|` +
	`organi[sz]ation|client|` +
	`colleagues?|business|group|owner)`

// headsList is any other heading of a list that ends the one before.
var headsList = sieve.MustCompile(`^(?:[^.;,]{2,40}:|[\p{Lu}\d &/-]{4,40})$`)

// Goals are the texts of lists below a line that announces goals or what others do, by ID: nothing of them was done by the person.
func Goals(doc *cv.Document) map[string]bool {
	goals := map[string]bool{}
	for i := range doc.Work {
		goals = goalsIn(doc, goals, doc.Work[i].Highlights)
	}
	for i := range doc.Projects {
		goals = goalsIn(doc, goals, doc.Projects[i].Highlights)
	}
	for i := range doc.Volunteering {
		goals = goalsIn(doc, goals, doc.Volunteering[i].Highlights)
	}
	return goals
}

func goalsIn(doc *cv.Document, goals map[string]bool, list []cv.Text) map[string]bool {
	below, last := false, -1
	heads := func(line string) {
		switch line = strings.TrimSpace(line); {
		case headsGoals.MatchString(line), headsOthers.MatchString(line):
			below = true
		case headsList.MatchString(line):
			below = false
		}
	}
	for _, t := range list {
		for _, line := range labelsBefore(doc, t, last) {
			heads(line)
		}
		was := below
		if heads(t.Value); was && below {
			goals[t.ID] = true
		}
		if n := len(t.Lines); n > 0 {
			last = t.Lines[n-1]
		}
	}
	return goals
}

// labelsBefore are the lines before a text, down from the one at last or else the line above it, that were read as labels and are in
// no value.
func labelsBefore(doc *cv.Document, t cv.Text, last int) (lines []string) {
	if len(t.Lines) == 0 || t.Lines[0] > len(doc.Source) {
		return nil
	}
	from := last + 1
	if last < 0 || from > t.Lines[0] {
		from = max(t.Lines[0]-1, 0)
	}
	for _, l := range doc.Source[from:t.Lines[0]] {
		if l.As == cv.LineLabel {
			lines = append(lines, l.Text)
		}
	}
	return lines
}

// BesideGoals keeps no change that would tell a goal as done: those below such a line stay in the form that they have, but for
// slips and for what speaks in the first person.
func BesideGoals(doc *cv.Document, keep cv.Keep) cv.Keep {
	goals := Goals(doc)
	if len(goals) == 0 {
		return keep
	}
	return func(n cv.Note) bool {
		changes := n.Kind == cv.NoteWording || n.Kind == cv.NotePerspective
		return (!changes || !goals[n.Field] || inFirstPerson.MatchString(n.Before)) && keep.Accepts(n)
	}
}

// inFirstPerson is what the change of person is for.
var inFirstPerson = sieve.MustCompile(`\b(?:I|I['’]\w+|(?i:my|me|myself))\b`)
