package wordtemplate

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/problem"
	"focal/internal/typo"
	"focal/internal/wordset"
	"focal/internal/wordtemplate/specimen"
)

// Report is the verdict on a template.
type Report struct {
	OK       bool      `json:"ok"`       // the template can be used
	Problems []Problem `json:"problems"` // what forbids its use
	Warnings []Problem `json:"warnings"` // what its author may want to know
	Tags     []string  `json:"tags"`     // names used, sorted
	Pages    int       `json:"pages"`    // of the trial filling
	// Jinja's tags of a template for docxtpl, and what to write for them.
	Translations []Translation `json:"translations"`
}

// Check examines an uploaded template: what it contains, its tags, and a trial
// filling with an invented CV.
func Check(docx []byte) Report {
	r := Report{Problems: []Problem{}, Warnings: []Problem{}, Tags: []string{}, Translations: []Translation{}}
	pkg, err := ooxml.Read(docx, ooxml.TemplateLimits)
	if err != nil {
		r.Problems = append(r.Problems, Problem{Message: archiveReason(docx, err)})
		return r
	}
	t, problems := parse(pkg)
	r.Problems = append(r.Problems, problems...)
	if t == nil {
		return r
	}
	if list := t.translations(); list != nil {
		r.Translations = list
		message := isJinja
		if len(t.ownTags()) > 0 {
			message = fmt.Sprintf("%s is a tag of Jinja, which Focal does not know: write Focal’s in its place, as listed, or take it out",
				list[0].From)
		}
		r.Problems = []Problem{{Part: t.mainPart(), Message: message}}
		return r
	}
	v := t.variants[variantKey{}]
	r.Tags = tagNames(v.tags)
	if len(r.Problems) == 0 { // what is not printed because of a fault comes back with its mending
		r.Warnings = append(r.Warnings, warnings(t, v)...)
	}
	if len(r.Problems) == 0 && !printsCV(v.tags) {
		r.Problems = append(r.Problems, Problem{Part: t.mainPart(), Message: noTags})
		r.Warnings = []Problem{} // each of them says the same of one section
	}
	if len(r.Problems) == 0 {
		trial, err := t.Pages(specimen.Full(), FillOptions{})
		if err == nil {
			_, err = t.Fill(specimen.Full(), FillOptions{})
		}
		if err != nil {
			r.Problems = append(r.Problems, Problem{Message: "the trial filling failed: " + problem.MessageOf(err)})
		}
		r.Pages = trial.Pages
	}
	r.OK = len(r.Problems) == 0
	return r
}

const noTags = "there are no tags of a CV in it, so every CV would look the same: write {{name}} where the name belongs " +
	"(“All tags” lists the others), or begin with the starter of a template below and change that"

// besideCV are the names that print nothing of a CV: words, settings and what is given with a conversion.
var besideCV = wordset.Of("product locale marking icon headings labels title photo fields")

// printsCV reports whether a tag prints something that is read from a CV.
func printsCV(tags []usedTag) bool {
	return slices.ContainsFunc(tags, func(u usedTag) bool {
		return u.tag.path != nil && !besideCV[u.tag.path[0]]
	})
}

const isJinja = "it is a template for docxtpl (Jinja), whose tags Focal does not know: write Focal’s in their place, as listed"

func tagNames(tags []usedTag) []string {
	names := []string{}
	for _, u := range tags {
		if u.tag.path != nil && !slices.Contains(names, u.tag.name()) {
			names = append(names, u.tag.name())
		}
	}
	slices.Sort(names)
	return names
}

// unknown reports the tags whose names mean nothing where they stand. It fills
// in the invented CV that has every field, so a name is known exactly if it is
// in the data of the sections around the tag.
func unknown(tags []usedTag) []Problem {
	root := everything()
	var problems []Problem
	for _, u := range tags {
		if len(problems) >= maxProblems {
			break
		}
		v, known := within(root, u.around).lookup(u.tag.path)
		if known || isField(u.tag.path) {
			problems = append(problems, wrongOrder(u, v)...)
			continue
		}
		message := fmt.Sprintf("there is no %s: %s", u.tag.source, hint(u, root))
		problems = append(problems, Problem{Part: u.part, Text: u.text, Message: message})
	}
	return problems
}

// wrongOrder reports a list that is to be sorted by what its items do not have.
func wrongOrder(u usedTag, v any) []Problem {
	list, _ := v.([]any)
	for _, f := range u.tag.filters {
		item, isEntry := merged(list).(object)
		if f.name != "sort" || f.arg == "" || !isEntry {
			continue
		}
		if _, has := (&scope{vars: item}).lookup(strings.Split(f.arg, ".")); !has {
			message := fmt.Sprintf("in %s there is nothing called %s to sort by: there are %s", u.tag.source, f.arg,
				strings.Join(slices.Sorted(maps.Keys(item)), ", "))
			return []Problem{{Part: u.part, Text: u.text, Message: message}}
		}
	}
	return nil
}

// everything is the data of the invented CV that has every field.
func everything() *scope {
	d := throughout(specimen.Full())
	o := FillOptions{Icon: []byte{0}, Marking: "OFFICIAL", Product: "Focal"}.normalise(d)
	return &scope{vars: model(d, wordsFor(o.Locale), o)}
}

// throughout adds what was done in several posts, which the invented CV is not drawn with.
func throughout(d *cv.Document) *cv.Document {
	d.Additional = append(d.Additional, cv.OtherSection{
		Heading: cv.Text{Value: "Duties throughout"}, OfWork: true,
		Items: []cv.Item{{Text: cv.Text{Value: "Carried the safety case to the regulator."}, Bullet: true}},
	})
	return d
}

// within walks into the sections around a tag, taking the first item of lists.
func within(s *scope, around []tag) *scope {
	for _, t := range around {
		v, _ := s.lookup(t.path)
		if t.kind == tagInvert || t.when != nil {
			continue
		}
		if list, ok := v.([]any); ok && len(list) > 0 {
			s = s.inner(merged(list), 0, len(list))
			continue
		}
		s = s.inner(v, 0, 0)
	}
	return s
}

// merged is one item with the names of all: an item may lack what another has.
func merged(list []any) any {
	all := object{}
	for _, item := range list {
		o, ok := item.(object)
		if !ok {
			return item
		}
		for name, v := range o {
			if old, there := all[name]; !there || !truthy(old) {
				all[name] = v
			}
		}
	}
	return all
}

// nearest finds a known name that differs in spelling only a little.
func nearest(name string, s *scope) string {
	best, least := "", 3
	for level := s; level != nil; level = level.up {
		for known, v := range level.vars {
			candidates := []string{known}
			if o, ok := v.(object); ok {
				for inner := range o {
					candidates = append(candidates, known+"."+inner)
				}
			}
			for _, c := range candidates {
				d := typo.Distance(strings.ToLower(name), strings.ToLower(c))
				if d > 1 && len(name) < 5 && !sameLetters(name, c) {
					continue
				}
				if d < least || d == least && best != "" && c < best {
					best, least = c, d
				}
			}
		}
	}
	return best
}

// sameLetters tells transposed letters ("nmae") from a different short word.
func sameLetters(a, b string) bool {
	x, y := []byte(strings.ToLower(a)), []byte(strings.ToLower(b))
	slices.Sort(x)
	slices.Sort(y)
	return bytes.Equal(x, y)
}

// outside explains where the person's own value goes, for a name that entries have too.
const outside = ", the name of the person: write it outside of {{#jobs}} and the other sections"

// owner is the level that a name is taken from; nil when there is none.
func (s *scope) owner(name string) *scope {
	for level := s; level != nil; level = level.up {
		if _, has := level.vars[name]; has {
			return level
		}
	}
	return nil
}

// warnings lists what a good template has and this one lacks.
func warnings(t *Template, v *variant) []Problem {
	var list []Problem
	used := map[string]bool{}
	root := everything()
	for _, u := range v.tags {
		// the {{name}} of a skill is not that of the person
		if u.tag.path != nil && within(root, u.around).owner(u.tag.path[0]) == root {
			used[u.tag.path[0]] = true
		}
	}
	if len(used) == 0 {
		return list
	}
	list = append(list, silent(v.tags, root)...)
	for _, part := range t.filled {
		list = append(list, lookalikes(part, t.roots[part])...)
	}
	if !used["name"] {
		list = append(list, Problem{Part: t.mainPart(), Message: "the template never prints {{name}}" + outside})
	}
	list = append(list, markedInText(t, v)...)
	list = append(list, t.unprintedWarnings(specimen.Full())...)
	for _, p := range t.parts {
		if _, parsed := t.roots[p.Name]; !parsed && strings.HasSuffix(p.Name, ".xml") && bytes.Contains(p.Data, []byte("{{")) {
			list = append(list, Problem{Part: p.Name, Message: "tags are filled in the text, in headers and in footers only, not in footnotes or elsewhere"})
		}
	}
	if !t.links {
		list = append(list, Problem{Part: t.styles, Message: "there is no character style named Hyperlink: links will look like the text around them"})
	}
	return list
}
