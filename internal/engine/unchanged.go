package engine

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"focal/internal/blind"
	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/wordtemplate"
)

// strict is added where a mode made no difference, for other changes stand beside that.
const strict = "What changed is what Strict changes, too."

// outcome is what became of the options of a conversion.
type outcome struct {
	options       cv.Options
	original, doc *cv.Document
	template      *wordtemplate.Template
	notes         []cv.Note
	cut           bool // something was left out for the length
	tight         bool // it was set tighter for the length
	pages         int
	icon          bool // there is a logo
}

// unchanged says of each option that somebody chose and that made no difference why it
// made none. Defaults need no word.
func unchanged(o outcome) []cv.Note {
	var out []cv.Note
	for _, reason := range []func() string{
		o.length, o.pageLimit, o.mode, o.person, o.pronouns, o.posts, o.projects, o.skills, o.spelling, o.civilian,
		o.privacy, o.alias, o.employers, o.accent, o.iconText, o.language, o.photo, o.fields,
	} {
		if r := reason(); r != "" {
			out = append(out, cv.Note{Kind: cv.NoteOption, Reason: r})
		}
	}
	return out
}

// has reports a note of one of the kinds.
func (o outcome) has(kinds ...cv.NoteKind) bool {
	return slices.ContainsFunc(o.notes, func(n cv.Note) bool { return slices.Contains(kinds, n.Kind) })
}

// foreign reports a CV in another language than English, whose sentences nothing here knows.
func (o outcome) foreign() bool {
	return o.doc.Locale != "" && !strings.HasPrefix(strings.ToLower(o.doc.Locale), "en")
}

func (o outcome) length() string {
	switch {
	case o.cut || o.options.MaxPages > 0:
	case o.options.Length == cv.Concise && o.pages == 1:
		return "Concise had nothing to leave out: the document fits one page."
	case o.options.Length == cv.Detailed && o.pages <= 2:
		return "Detailed is no longer than Regular here: the document fits two pages."
	}
	return ""
}

// pageLimit is compared with what the length asks for without one.
func (o outcome) pageLimit() string {
	without := map[cv.Length]int{cv.Concise: 1, cv.Regular: 2}[o.options.Length]
	if o.options.MaxPages == 0 || o.cut || o.tight || without > 0 && o.pages > without || o.pages > o.options.MaxPages {
		return ""
	}
	return fmt.Sprintf("The limit of %s made no difference: the document fits %s.", counted(o.options.MaxPages, "page"), counted(o.pages, "page"))
}

func (o outcome) mode() string {
	const none = "Flexible shortened nothing and wrote no profile: no sentence was found that says in fewer words what it says, and "
	switch {
	case o.options.Mode != cv.Flexible || o.has(cv.NoteShortened, cv.NoteSummary):
		return ""
	case len(o.doc.Summary) > 0:
		return none + "the CV has a profile. " + strict
	}
	return none + "there are too few facts for one. " + strict
}

// rewordedKinds are the kinds of notes in which a change of the person may show.
var rewordedKinds = []cv.NoteKind{cv.NotePerspective, cv.NoteWording, cv.NoteShortened, cv.NoteSummary}

// own are the words of somebody who tells of themselves, but for "I", which may be a numeral; "US" and "ME" are places.
var own = regexp.MustCompile(`\b(?:[Mm]e|[Mm]y|[Mm]yself|[Ww]e|us|[Oo]urs?|[Oo]urselves)\b`)

// turned reports a sentence that reads otherwise in the third person. A wording of which the CV's words tell of nobody ("Responsible for
// stock") is the same in both.
func (o outcome) turned() bool {
	return slices.ContainsFunc(o.notes, func(n cv.Note) bool {
		return slices.Contains(rewordedKinds, n.Kind) && (n.Kind != cv.NoteWording || own.MatchString(n.Before) || perspective.SaysI(n.Before))
	})
}

func (o outcome) person() string {
	switch {
	case o.options.Perspective != cv.ThirdPerson || o.turned():
		return ""
	case o.foreign():
		return "Third person changed nothing: only English sentences change their person."
	}
	return "Third person changed no sentence of this CV: lines without a subject, such as bullets, are the same in both."
}

var pronounForms = map[cv.Pronouns]*regexp.Regexp{
	cv.They: regexp.MustCompile(`(?i)\b(?:they|them|theirs?|themselves|themself)\b`),
	cv.She:  regexp.MustCompile(`(?i)\b(?:she|hers?|herself)\b`),
	cv.He:   regexp.MustCompile(`(?i)\b(?:he|him|his|himself)\b`),
}

func (o outcome) pronouns() string {
	form := pronounForms[o.options.Pronouns]
	switch {
	case form == nil:
		return ""
	case o.options.Perspective != cv.ThirdPerson:
		return "The pronouns stand nowhere: they are for the third person, and this document is in the first."
	case o.options.Privacy.Level == cv.BlindPlus:
		return "The pronouns stand nowhere: Blind plus uses none."
	case slices.ContainsFunc(o.notes, func(n cv.Note) bool {
		return slices.Contains(rewordedKinds, n.Kind) && form.MatchString(n.After)
	}):
		return ""
	}
	return "The pronouns stand nowhere: no sentence of this CV needed one."
}

// posts and projects are compared with the limits that hold where nobody sets any.
func (o outcome) posts() string {
	return needless(o.options.Limits.Experience, cv.DefaultOptions().Limits.Experience, len(o.original.Work), "post")
}

func (o outcome) projects() string {
	return needless(o.options.Limits.Projects, cv.DefaultOptions().Limits.Projects, len(o.original.Projects), "project")
}

func (o outcome) skills() string {
	usual := o.options
	usual.Limits.Skills = 0
	return needless(o.options.Limits.Skills, usual.Effective().Skills, skillsOf(o.original), "skill")
}

// needless tells of a limit that somebody set, though there are no more than it and the usual one allow.
func needless(limit, usual, there int, what string) string {
	switch {
	case limit == 0 || limit == usual || there > min(limit, usual):
		return ""
	case there == 0:
		return fmt.Sprintf("The limit of %s made no difference: none was found in the CV.", counted(limit, what))
	}
	return fmt.Sprintf("The limit of %s made no difference: the CV has %d.", counted(limit, what), there)
}

func (o outcome) spelling() string {
	if o.options.Locale == "" || !o.foreign() {
		return ""
	}
	return "The spelling made no difference: it is for CVs in English."
}

func (o outcome) civilian() string {
	switch {
	case !o.options.CivilianRanks || o.has(cv.NoteCivilian):
		return ""
	case o.foreign():
		return "Civilian words stand nowhere: they are for CVs in English."
	}
	return "Civilian words stand nowhere: no post has a rank or trade of the armed forces that is known here, nor has the profile."
}

func (o outcome) privacy() string {
	level := o.options.Privacy.Level
	if level == cv.Open || o.has(cv.NoteHidden) {
		return ""
	}
	return strings.ToUpper(level.Words()[:1]) + level.Words()[1:] + " took nothing out: nothing of what it hides was found in this CV."
}

func (o outcome) alias() string {
	p := o.options.Privacy
	if !p.Level.HidesName() || p.Candidate != cv.Initials || !strings.HasPrefix(blind.Alias(o.original, p), blind.Candidate) {
		return ""
	}
	return "Initials stand nowhere: no name was found, so the candidate has a number."
}

// employers are described in the words of the CV, which often says nothing of them but the name.
func (o outcome) employers() string {
	p := o.options.Privacy
	if !p.Level.HidesName() || p.Employers != cv.Described {
		return ""
	}
	all, nameless := 0, 0
	for _, w := range o.doc.Work {
		if w.Organisation.IsZero() {
			continue
		}
		all++
		if w.Organisation.Value == blind.NoEmployer {
			nameless++
		}
	}
	switch {
	case all == 0:
		return "No employer is described: none was found in the CV."
	case nameless == 0:
		return ""
	case nameless == all:
		return fmt.Sprintf("No employer is described: the CV says nothing of them but the name, so %s stands there.", blind.NoEmployer)
	}
	return fmt.Sprintf("%d of %d employers are described; of the others the CV says nothing but the name, so %s stands there.",
		all-nameless, all, blind.NoEmployer)
}

func (o outcome) accent() string {
	name := o.template.Name()
	switch {
	case o.options.Look.Accent == "" || slices.Contains(wordtemplate.Accented(), name):
		return ""
	case name == "":
		return "The colour is not used: an uploaded template keeps its own."
	}
	return fmt.Sprintf("The colour is not used: %s is black and grey.", name)
}

func (o outcome) iconText() string {
	switch {
	case o.options.Look.IconAlt == "":
		return ""
	case !o.icon:
		return "The text for the logo stands nowhere: there is no logo."
	case !o.template.HasIcon():
		return "The text for the logo stands nowhere: the template has no place for a logo."
	}
	return ""
}

func (o outcome) language() string {
	if l := o.options.Look.Language; l == "" || !wordtemplate.SameWords(l, o.doc.Locale) {
		return ""
	}
	return "The language of headings and dates made no difference: it is that of the CV."
}

func (o outcome) photo() string {
	if !o.options.Look.Photo || o.template.Asks().Photo {
		return ""
	}
	return "There is no room for a photograph: the template has no place for one."
}

func (o outcome) fields() string {
	var given []cv.FieldSpec
	for _, f := range o.options.Look.Fields {
		if f.Value != "" {
			given = append(given, cv.FieldSpec{Name: strings.ToLower(f.Key), Label: f.Label})
		}
	}
	labels := o.template.WithoutTag(given)
	if len(labels) == 0 {
		return ""
	}
	return fmt.Sprintf("“%s” is printed nowhere: the template has no tag for it.", strings.Join(labels, "”, “"))
}

func skillsOf(doc *cv.Document) int {
	n := 0
	for _, g := range doc.Skills {
		n += len(g.Keywords)
	}
	return n
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
