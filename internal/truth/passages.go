package truth

import (
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
)

// Passage is one thing that a CV says: a sentence, or the facts of an entry in one line.
type Passage struct {
	ID      string // Text.ID of a sentence, the path of an entry ("work[0]") for its facts
	Kind    Kind
	Text    string
	Entry   string // the post that it belongs to, "work[0]"; "" = none
	Ended   bool   // that post is over
	Lines   []int  // of the file
	Open    bool   // a course that is not completed
	Company string // the employer of a post's facts

	Draft     bool     // a sentence that Focal put together of the others
	Employers []string // of the CV, where it is one
}

// Kind of a passage.
type Kind string

// Kinds of passages.
const (
	KindProfile       Kind = "profile"
	KindPost          Kind = "post"
	KindDuty          Kind = "duty" // a sentence about a post or project
	KindQualification Kind = "qualification"
	KindClearance     Kind = "clearance"
	KindLanguage      Kind = "language"
	KindSkill         Kind = "skill"
	KindOther         Kind = "other"
)

// Passages are what a document says, in its order. thisYear tells courses that are over.
func Passages(doc *cv.Document, thisYear int) []Passage {
	g := &gatherer{}
	for _, t := range doc.Summary {
		g.add(Passage{ID: t.ID, Kind: KindProfile, Text: t.Value, Lines: t.Lines})
	}
	g.clearances(doc.Clearances)
	g.posts("work", doc.Work)
	g.projects(doc.Projects)
	g.education(doc.Education, thisYear)
	for i, c := range doc.Certificates {
		g.fact(Passage{ID: entryID("certificates", i, c.Name, c.Issuer), Kind: KindQualification}, ", ", c.Name, c.Issuer, c.Dates.Text)
	}
	for i, l := range doc.Languages {
		g.fact(Passage{ID: entryID("languages", i, l.Name), Kind: KindLanguage}, ", ", l.Name, l.Fluency)
	}
	g.skills(doc.Skills)
	for i, a := range doc.Awards {
		g.fact(Passage{ID: entryID("awards", i, a.Title), Kind: KindOther}, ", ", a.Title, a.Awarder, a.Dates.Text)
	}
	g.posts("volunteering", doc.Volunteering)
	for _, m := range doc.Memberships {
		g.add(Passage{ID: m.ID, Kind: KindQualification, Text: m.Value, Lines: m.Lines})
	}
	return g.list
}

func degree(e cv.Education) cv.Text {
	t := e.Degree
	if !e.Area.IsZero() {
		t.Value = strings.TrimSpace(t.Value + " in " + e.Area.Value)
		t.Lines = append(slices.Clone(t.Lines), e.Area.Lines...)
	}
	if e.Degree.IsZero() {
		t.Value = e.Area.Value
	}
	return t
}

type gatherer struct{ list []Passage }

func (g *gatherer) add(p Passage) {
	if strings.TrimSpace(p.Text) != "" {
		g.list = append(g.list, p)
	}
}

// fact adds the values of an entry as one line.
func (g *gatherer) fact(p Passage, between string, values ...cv.Text) {
	var parts []string
	for _, t := range values {
		if t.Value != "" {
			parts = append(parts, t.Value)
			p.Lines = append(p.Lines, t.Lines...)
		}
	}
	p.Text = strings.Join(parts, between)
	g.add(p)
}

func (g *gatherer) posts(section string, list []cv.Engagement) {
	for i, w := range list {
		id := entryID(section, i, w.Title, w.Organisation, w.Dates.Text)
		ended := !w.Dates.Current && !w.Dates.IsZero()
		text, lines := w.Title.Value, slices.Clone(w.Title.Lines)
		if w.Organisation.Value != "" {
			text = strings.TrimPrefix(text+" at "+w.Organisation.Value, " at ")
			lines = append(lines, w.Organisation.Lines...)
		}
		if text != "" && !w.Dates.IsZero() {
			text += years(w.Dates)
			lines = append(lines, w.Dates.Text.Lines...)
		}
		g.add(Passage{ID: id, Kind: KindPost, Text: text, Entry: id, Ended: ended, Lines: lines, Company: w.Organisation.Value})
		g.duties(id, ended, w.Summary, w.Highlights)
	}
}

// years are the years of a post in words that a sentence can take over.
func years(d cv.DateRange) string {
	switch {
	case d.Start.IsZero():
		return ""
	case d.Current:
		return " since " + strconv.Itoa(d.Start.Year)
	case d.End.IsZero() || d.End.Year == d.Start.Year:
		return " in " + strconv.Itoa(d.Start.Year)
	}
	return " from " + strconv.Itoa(d.Start.Year) + " to " + strconv.Itoa(d.End.Year)
}

func (g *gatherer) duties(entry string, ended bool, lists ...[]cv.Text) {
	for _, t := range slices.Concat(lists...) {
		g.add(Passage{ID: t.ID, Kind: KindDuty, Text: t.Value, Entry: entry, Ended: ended, Lines: t.Lines})
	}
}

// entryID names an entry by what its values are called, which stays when it moves.
func entryID(section string, i int, values ...cv.Text) string {
	for _, t := range values {
		if at := strings.Index(t.ID, "]."); at > 0 {
			return t.ID[:at+1]
		}
	}
	return section + "[" + strconv.Itoa(i) + "]"
}

func (g *gatherer) clearances(list []cv.Clearance) {
	for i, c := range list {
		level := c.Level
		if !strings.Contains(strings.ToLower(level.Value), "clearance") {
			level.Value += " clearance"
		}
		g.fact(Passage{ID: entryID("clearances", i, c.Level, c.Status), Kind: KindClearance}, ", ", level, c.Status, c.Dates.Text)
	}
}

func (g *gatherer) projects(list []cv.Project) {
	for i, p := range list {
		id := entryID("projects", i, p.Name, p.Role)
		ended := !p.Dates.IsZero() && !p.Dates.Current
		g.fact(Passage{ID: id, Kind: KindPost, Entry: id, Ended: ended, Company: p.Organisation.Value}, ", ", p.Name, p.Role, p.Organisation)
		g.duties(id, ended, p.Summary, p.Highlights)
	}
}

func (g *gatherer) education(list []cv.Education, thisYear int) {
	for i, e := range list {
		open := e.Dates.Current || max(e.Dates.Start.Year, e.Dates.End.Year) >= thisYear
		g.fact(Passage{ID: entryID("education", i, e.Degree, e.Area, e.Institution), Kind: KindQualification, Open: open}, ", ", degree(e), e.Institution, e.Score, e.Dates.Text)
		for _, t := range slices.Concat(e.Summary, e.Highlights) {
			g.add(Passage{ID: t.ID, Kind: KindOther, Text: t.Value, Lines: t.Lines})
		}
	}
}

func (g *gatherer) skills(list []cv.SkillGroup) {
	for i, s := range list {
		values := append([]cv.Text{s.Name, s.Level}, s.Keywords...)
		if s.Name.Value != "" && s.Level.IsZero() && len(s.Keywords) > 0 {
			values = slices.Clone(s.Keywords)
			values[0].Value = s.Name.Value + ": " + values[0].Value
		}
		g.fact(Passage{ID: entryID("skills", i, values...), Kind: KindSkill}, ", ", values...)
	}
}
