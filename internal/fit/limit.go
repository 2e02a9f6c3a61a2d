// Package fit makes a CV as long as it may be: upper bounds on posts, projects
// and skills, and a page target. Only whole entries, bullets and sentences are left
// out, the weakest of the oldest first, and every one of them is listed in a note.
package fit

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
)

// Weights say how much a value serves the job, by Text.ID: 0 = nothing known,
// 1 = proves a requirement. Without a job description the map is empty.
type Weights map[string]float64

// Limit sorts posts newest first and keeps to the limits that the user chose
// (upper bounds; checklist CV-4, decisions D-48); those that nobody chose wait for Pages (D-106).
// Skills are ranked by weight, then by whether a post mentions them, then in the order of the CV.
// What keep does not let go stays beyond the limit.
func Limit(doc *cv.Document, limits cv.Limits, weights Weights, keep cv.Keep) []cv.Note {
	var notes []cv.Note
	goes := func(n cv.Note) bool {
		if keep.Accepts(n) {
			notes = append(notes, n)
			return true
		}
		return false
	}
	newestFirst(doc, goes)
	of := linesOfEntries(doc)
	limitPosts(doc, limits.Experience, of, goes)
	setApart(doc)
	if n := limits.Projects; len(doc.Projects) > n {
		ranked := projectsByWeight(doc.Projects, weights)
		stay := slices.Clone(ranked[:n])
		for _, i := range ranked[n:] {
			p := doc.Projects[i]
			if !goes(leftOut(of, p.Name, projectText(p), fmt.Sprintf("Left out: the limit is %s.", count(n, "project")))) {
				stay = append(stay, i)
			}
		}
		slices.Sort(stay)
		kept := make([]cv.Project, 0, len(stay))
		for _, i := range stay {
			kept = append(kept, doc.Projects[i])
		}
		doc.Projects = kept
	}
	limitSkills(doc, limits.Skills, weights, keep, goes)
	return notes
}

// limitPosts leaves out the posts beyond the newest n.
func limitPosts(doc *cv.Document, n int, of entryLines, goes func(cv.Note) bool) {
	if len(doc.Work) <= n {
		return
	}
	kept := slices.Clone(doc.Work[:n])
	for _, w := range doc.Work[n:] {
		if !goes(leftOut(of, first(w), engagementText(w), fmt.Sprintf("Left out: the limit is %s, newest first.", count(n, "post")))) {
			w.Back = true
			kept = append(kept, w)
		}
	}
	doc.Work = kept
}

// setApart has the last posts that say no more than their line stand under the heading of such posts.
func setApart(doc *cv.Document) {
	for i := len(doc.Work) - 1; i >= cv.DefaultPosts; i-- {
		w := &doc.Work[i]
		if len(proseOf(*w)) > 0 || lineID(*w) == "" {
			return
		}
		w.Brief = true
	}
}

// orNone takes a limit of 0 for none.
func orNone(l cv.Limits) cv.Limits {
	for _, n := range []*int{&l.Experience, &l.Projects, &l.Skills} {
		if *n == 0 {
			*n = cv.NoLimit
		}
	}
	return l
}

// lineID is the value by which a note tells that a post keeps only its line; another
// than that which names the post. "" = the post has no such line.
func lineID(w cv.Engagement) string {
	switch {
	case first(w).IsZero():
		return ""
	case w.Dates.Text.ID != "":
		return w.Dates.Text.ID
	case !w.Title.IsZero() && !w.Organisation.IsZero():
		return w.Organisation.ID
	}
	return ""
}

func inOneLine(w cv.Engagement) cv.Engagement {
	return cv.Engagement{Title: w.Title, Organisation: w.Organisation, Dates: w.Dates, Brief: true}
}

// belowLine is what a post says beyond its line.
func belowLine(w cv.Engagement) string {
	return strings.TrimSpace(whole("", w.Unit, w.Location, w.URL, proseOf(w)))
}

// proseOf is the text of a post.
func proseOf(w cv.Engagement) []cv.Text {
	return slices.Concat(w.Summary, w.Highlights, w.Keywords)
}

// linesBelow are the lines of the CV that it was read from.
func linesBelow(w cv.Engagement) []int {
	var lines []int
	for _, t := range append(proseOf(w), w.Unit, w.Location, w.URL) {
		lines = append(lines, t.Lines...)
	}
	return sorted(lines)
}

func leftOut(of entryLines, t cv.Text, before, reason string) cv.Note {
	return cv.Note{Kind: cv.NoteLeftOut, Field: t.ID, Before: before, Reason: reason, Lines: of.lines(t)}
}

// entryLines are the lines of the CV that each entry was read from, by the ID of the entry.
type entryLines map[string][]int

func linesOfEntries(doc *cv.Document) entryLines {
	out := entryLines{}
	doc.Walk(func(r cv.Ref) {
		if entry, _, ok := strings.Cut(r.Text.ID, "]."); ok {
			out[entry] = append(out[entry], r.Text.Lines...)
		}
	})
	return out
}

// lines are all lines of the entry that a value names: they go with it.
func (e entryLines) lines(name cv.Text) []int {
	entry, _, ok := strings.Cut(name.ID, "].")
	if !ok {
		return name.Lines
	}
	lines := slices.Clone(e[entry])
	return sorted(lines)
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	if stem, ok := strings.CutSuffix(noun, "y"); ok {
		noun = stem + "ie"
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// engagementText is all that a post says, for the note that leaves it out.
func engagementText(w cv.Engagement) string {
	return whole(engagementLine(w), w.Unit, w.Location, w.URL, slices.Concat(w.Summary, w.Highlights, w.Keywords))
}

// projectText is all that a project says.
func projectText(p cv.Project) string {
	line := p.Name.Value
	if dates := p.Dates.Display(); dates != "" {
		line += " (" + dates + ")"
	}
	return whole(line, p.Role, p.Organisation, p.URL, slices.Concat(p.Summary, p.Highlights, p.Keywords))
}

// whole puts an entry into one text: its line, then each further value on a line.
func whole(line string, a, b, c cv.Text, rest []cv.Text) string {
	var out strings.Builder
	out.WriteString(line)
	for _, t := range append([]cv.Text{a, b, c}, rest...) {
		if !t.IsZero() {
			out.WriteString("\n" + t.Value)
		}
	}
	return out.String()
}

// engagementLine names a post in a note: "Clerk, Port of Vigo (2014 – 2017)".
func engagementLine(w cv.Engagement) string {
	var parts []string
	for _, t := range []cv.Text{w.Title, w.Organisation} {
		if !t.IsZero() {
			parts = append(parts, t.Value)
		}
	}
	line := strings.Join(parts, ", ")
	if dates := w.Dates.Display(); dates != "" {
		line += " (" + dates + ")"
	}
	return line
}

// newestFirst sorts posts by their end, then their start. Posts without dates keep their place behind the post before
// them, so an undated CV is not touched; of a CV that goes from old to new the whole list is turned round first.
func newestFirst(doc *cv.Document, goes func(cv.Note) bool) {
	before, unsorted := titles(doc.Work), slices.Clone(doc.Work)
	if rises(doc.Work) {
		slices.Reverse(doc.Work)
	}
	type run struct {
		key  cv.DateRange
		list []cv.Engagement
	}
	var runs []run
	for _, w := range doc.Work {
		if w.Dates.IsZero() && len(runs) > 0 {
			runs[len(runs)-1].list = append(runs[len(runs)-1].list, w)
			continue
		}
		runs = append(runs, run{w.Dates, []cv.Engagement{w}})
	}
	slices.SortStableFunc(runs, func(a, b run) int { return compareRecency(b.key, a.key) })
	sorted := make([]cv.Engagement, 0, len(doc.Work))
	for _, r := range runs {
		sorted = append(sorted, r.list...)
	}
	doc.Work = sorted
	if after := titles(doc.Work); after != before && !goes(cv.Note{Kind: cv.NoteOrder, Before: before, After: after, Reason: "Posts are listed newest first."}) {
		doc.Work = unsorted
	}
}

// rises reports posts of which more follow an older one than a newer one.
func rises(list []cv.Engagement) bool {
	dated := slices.DeleteFunc(slices.Clone(list), func(w cv.Engagement) bool { return w.Dates.IsZero() })
	up := 0
	for i := 1; i < len(dated); i++ {
		up += compareRecency(dated[i].Dates, dated[i-1].Dates)
	}
	return up > 0
}

func titles(list []cv.Engagement) string {
	names := make([]string, len(list))
	for i, w := range list {
		names[i] = engagementLine(w)
	}
	return strings.Join(names, "; ")
}

// compareRecency orders periods from old to new; an undated one is newer than all but one that goes on, so
// that a list which begins with it keeps it in front.
func compareRecency(a, b cv.DateRange) int {
	if c := end(a).Compare(end(b)); c != 0 {
		return c
	}
	return a.Start.Compare(b.Start)
}

func end(r cv.DateRange) cv.Date {
	switch {
	case r.Current:
		return cv.Date{Year: 9999}
	case r.IsZero():
		return cv.Date{Year: 9998}
	case r.End.IsZero():
		return r.Start
	}
	return r.End
}

func projectsByWeight(list []cv.Project, weights Weights) []int {
	score := make([]float64, len(list))
	order := make([]int, len(list))
	for i, p := range list {
		order[i] = i
		for _, t := range slices.Concat([]cv.Text{p.Name, p.Role}, p.Summary, p.Highlights, p.Keywords) {
			score[i] += weights[t.ID]
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if score[a] != score[b] {
			return cmp.Compare(score[b], score[a])
		}
		return compareRecency(list[b].Dates, list[a].Dates)
	})
	return order
}
