package wordtemplate

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/ooxml"
)

// Unprinted is what a template leaves out of a CV's section, for want of a tag.
type Unprinted struct {
	Section cv.Section `json:"section"`
	Texts   int        `json:"texts" doc:"how many values of the section do not stand in the document"`
	All     bool       `json:"all" doc:"nothing of the section is printed"`
	Some    []string   `json:"some" nullable:"false" doc:"the first of them"`
}

// String says it in a sentence: "Awards: nothing of it is printed (MBE; LS&GC)".
func (u Unprinted) String() string {
	some := strings.Join(u.Some, "; ")
	if more := u.Texts - len(u.Some); more > 0 {
		some += fmt.Sprintf("; and %d more", more)
	}
	if u.All {
		return fmt.Sprintf("%s: nothing of it is printed (%s)", u.Section, some)
	}
	return fmt.Sprintf("%s: %d of its texts are not printed (%s)", u.Section, u.Texts, some)
}

// named is so many examples of what is left out.
const named = 3

// Unprinted lists what of a CV does not get into the document, by section. The template is
// filled with a sign in place of each value, and the signs that arrive are counted: so
// loops that take the first three only and filters count as what they are.
func (t *Template) Unprinted(d *cv.Document, o FillOptions) ([]Unprinted, error) {
	lost, all, err := t.lost(d, o)
	if err != nil {
		return nil, err
	}
	list := []Unprinted{}
	for _, section := range cv.SectionOrder {
		u := Unprinted{Section: section, Some: []string{}}
		for _, r := range lost {
			if r.Section != section {
				continue
			}
			if u.Texts++; len(u.Some) < named {
				u.Some = append(u.Some, shorten(r.Text.Value))
			}
		}
		if u.All = u.Texts == all[section]; u.Texts > 0 {
			list = append(list, u)
		}
	}
	return list, nil
}

// lost are the values that no tag prints, as they stand in the CV, and how many values each
// section has. Dates are left aside: a template may well print a year alone.
func (t *Template) lost(d *cv.Document, o FillOptions) (lost []cv.Ref, all map[cv.Section]int, err error) {
	marked, err := copyOf(d)
	if err != nil {
		return nil, nil, err
	}
	var values []cv.Ref
	d.Walk(func(r cv.Ref) { values = append(values, r) })
	n := 0
	marked.Walk(func(r cv.Ref) {
		r.Text.Value = sign(n) + listMark(r.Text.Value)
		n++
	})
	o.Icon = nil
	_, f, err := t.laidOut(marked, o.normalise(d))
	if err != nil {
		return nil, nil, err
	}
	printed := f.signs()
	all = map[cv.Section]int{}
	for i, r := range values {
		if r.Role == cv.RoleDate {
			continue
		}
		all[r.Section]++
		if !printed[sign(i)] {
			lost = append(lost, r)
		}
	}
	return lost, all, nil
}

func copyOf(d *cv.Document) (*cv.Document, error) {
	b, err := json.Marshal(d)
	if err != nil {
		return nil, err
	}
	var same cv.Document
	return &same, json.Unmarshal(b, &same)
}

// sign stands for a value: no word of a language, and the same in capitals.
func sign(n int) string { return fmt.Sprintf("QX%dXQ", n) }

var signShape = regexp.MustCompile(`(?i)QX\d+XQ`)

// listMark keeps the colon of "Key Activities:", which makes it a label of what follows.
func listMark(value string) string {
	if strings.HasSuffix(value, ":") {
		return ":"
	}
	return ""
}

// signs are those that arrived, in texts and addresses of links.
func (f *filled) signs() map[string]bool {
	found := map[string]bool{}
	add := func(text string) {
		for _, s := range signShape.FindAllString(text, -1) {
			found[strings.ToUpper(s)] = true
		}
	}
	for _, root := range f.roots {
		root.Each(func(n *ooxml.Node) {
			if n.Name == "w:p" {
				add(n.Plain())
			}
		})
	}
	for _, list := range f.relations {
		for _, r := range list {
			add(r.Target)
		}
	}
	return found
}

// tagOf is the tag that prints a section.
var tagOf = map[cv.Section]string{
	cv.SectionSummary: "summary", cv.SectionClearance: "clearances", cv.SectionSkills: "skills", cv.SectionWork: "jobs",
	cv.SectionProjects: "projects", cv.SectionEducation: "education", cv.SectionCertificates: "certificates",
	cv.SectionLanguages: "languages", cv.SectionPublications: "publications", cv.SectionAwards: "awards",
	cv.SectionVolunteering: "volunteering", cv.SectionMemberships: "memberships", cv.SectionInterests: "interests",
	cv.SectionReferences: "references", cv.SectionAdditional: "additional",
}

var indices = regexp.MustCompile(`\[\d+\]`)

// unprintedWarnings say of every section what the template would leave out of the invented CV,
// which has them all.
func (t *Template) unprintedWarnings(d *cv.Document) []Problem {
	lost, all, err := t.lost(d, FillOptions{})
	if err != nil {
		return nil // the trial filling reports it
	}
	of := map[cv.Section][]string{}
	missing := map[cv.Section]int{}
	for _, r := range lost {
		missing[r.Section]++
		part := strings.TrimPrefix(indices.ReplaceAllString(r.Path, ""), "person.")
		if _, after, nested := strings.Cut(part, "."); nested && r.Section != cv.SectionPerson {
			part = after
		}
		if !slices.Contains(of[r.Section], part) {
			of[r.Section] = append(of[r.Section], part)
		}
	}
	var list []Problem
	warn := func(said string) { list = append(list, Problem{Part: t.mainPart(), Message: said}) }
	for _, section := range cv.SectionOrder {
		switch tag := tagOf[section]; {
		case missing[section] == 0:
		case tag != "" && missing[section] == all[section]:
			warn(fmt.Sprintf("what a CV has under %s will not be printed: there is no {{#%s}}", section, tag))
		default:
			warn(fmt.Sprintf("of %s these will not be printed: %s", section, strings.Join(of[section], ", ")))
		}
	}
	return list
}
