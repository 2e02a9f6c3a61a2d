// Package labeller says of every line of a CV what it is (the heading of a section,
// the start of a post, text under it, …) and of every word of the head of an entry
// which field it belongs to. It learned this from CVs that people labelled: the
// weights are in weights.bin, `make train` makes them. What the models look at
// stands in one table for lines (features.go) and one for words (wordfeatures.go).
package labeller

import (
	"focal/internal/extract/headings"
)

// Line is a line of the file with what its drawing tells.
type Line struct {
	Text                   string // segments joined by tabs
	Segments               []Segment
	Page                   int
	Block                  int // region of the page
	Table                  bool
	Heading                int  // level of a real heading style, 0 = none
	Furniture              bool // a running header or footer
	X, Right, Y, Gap, Size float64
	Bullet                 bool
	Continues              bool // the format knows it to go on with the line before
	Bold, Italic, Caps     bool
	Colour                 uint32
}

// Segment is a part of a line that stands apart.
type Segment struct {
	Text   string
	X      float64
	Column int
	Bold   []Stretch // bold stretches of Text
}

// Stretch is a range of bytes.
type Stretch struct{ From, To int }

// Label is what a line is.
type Label string

// Labels of lines. A heading is "h:" and the kind of its section. Entries have a line
// that begins them, further lines of their head, and the text under it.
const (
	Head        Label = "head" // name and contacts
	Summary     Label = "summary"
	WorkStart   Label = "work+"
	WorkHead    Label = "work="
	WorkBody    Label = "work-"
	EduStart    Label = "edu+"
	EduHead     Label = "edu="
	EduBody     Label = "edu-"
	ProjStart   Label = "proj+"
	ProjBody    Label = "proj-"
	CertStart   Label = "cert+"
	CertMore    Label = "cert-"
	Skill       Label = "skills"
	Language    Label = "languages"
	Award       Label = "awards"
	Publication Label = "publications"
	Volunteer   Label = "volunteer"
	Interest    Label = "interests"
	Reference   Label = "references"
	Personal    Label = "personal"
	Other       Label = "other" // sections of other kinds, declarations
)

// Kinds of sections as headings name them, in the order of their labels.
var Kinds = []string{
	"summary", "work", "education", "skills", "certificates", "languages", "projects", "awards",
	"publications", "volunteer", "interests", "references", "personal", "other",
}

// Labels lists all labels of lines.
var Labels = func() []Label {
	out := []Label{
		Head, Summary, WorkStart, WorkHead, WorkBody, EduStart, EduHead, EduBody, ProjStart, ProjBody, CertStart, CertMore,
		Skill, Language, Award, Publication, Volunteer, Interest, Reference, Personal, Other,
	}
	for _, k := range Kinds {
		out = append(out, HeadingOf(k))
	}
	return out
}()

// HeadingOf is the label of the heading of a kind of section.
func HeadingOf(kind string) Label { return Label("h:" + kind) }

// IsHeading reports the label of a heading and the kind of section it opens.
func (l Label) IsHeading() (string, bool) {
	if len(l) > 2 && l[:2] == "h:" {
		return string(l[2:]), true
	}
	return "", false
}

// kindOf translates the kinds of the lexicon of headings.
var kindOf = map[headings.Kind]string{
	headings.Profile: "summary", headings.Work: "work", headings.Education: "education", headings.Skills: "skills",
	headings.Certificates: "certificates", headings.Languages: "languages", headings.Projects: "projects", headings.Awards: "awards",
	headings.Publications: "publications", headings.Volunteering: "volunteer", headings.Interests: "interests",
	headings.References: "references", headings.Contact: "personal", headings.Memberships: "other", headings.Clearance: "other", headings.Other: "other",
}
