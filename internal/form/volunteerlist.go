package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
)

// Voluntary roles are often listed a line each: "Moss Relief | Consultant". Without times the reader cannot tell where one ends, and
// credits one body with the role held at another. Where every line below the heading is built alike, each is a role.

// fewestAlike is how many lines are built alike that are such a list.
const fewestAlike = 3

// volunteerList reads such a list anew.
func (f *former) volunteerList() {
	for n, l := range f.doc.Source {
		if kind, _ := headings.Lookup(l.Text); l.As != cv.LineHeading || kind != headings.Volunteering && !headings.Unpaid(l.Text) {
			continue
		}
		end := n + 1
		for end < len(f.doc.Source) && f.doc.Source[end].As == "" && strings.TrimSpace(f.line(end)) != "" {
			end++
		}
		if list := f.alike(n+1, end); list != nil && f.onlyVolunteering(n+1, end) {
			read := func(e cv.Engagement) bool { return spanned(n+1, end, linesOfRole(&e)) }
			f.doc.Volunteering = slices.DeleteFunc(f.doc.Volunteering, read)
			f.doc.Volunteering = append(f.doc.Volunteering, list...)
		}
	}
}

// spanned reports lines that all stand from one to before another.
func spanned(from, to int, list []int) bool {
	return len(list) > 0 && first(list) >= from && last(list) < to
}

// touches reports lines some of which may stand from one to before another.
func touches(from, to int, list []int) bool {
	return len(list) > 0 && last(list) >= from && first(list) < to
}

// linesOfRole are the lines of all that an entry says.
func linesOfRole(e *cv.Engagement) []int {
	return lines(slices.Concat([]cv.Text{e.Title, e.Organisation, e.Unit, e.Location, e.Dates.Text}, e.Summary, e.Highlights)...)
}

// onlyVolunteering reports lines of which all values stand with the voluntary work, free to be moved, in entries of nothing else.
func (f *former) onlyVolunteering(from, to int) bool {
	alone := true
	f.doc.Walk(func(r cv.Ref) {
		if touches(from, to, r.Text.Lines) && (r.Section != cv.SectionVolunteering || !f.free(*r.Text)) {
			alone = false
		}
	})
	return alone && !slices.ContainsFunc(f.doc.Volunteering, func(e cv.Engagement) bool {
		at := linesOfRole(&e)
		return touches(from, to, at) && !spanned(from, to, at)
	})
}

// alike are the roles of lines that each have one stroke between a body and a role, and no time; nil where one is built otherwise.
func (f *former) alike(from, to int) (list []cv.Engagement) {
	if to-from < fewestAlike {
		return nil
	}
	for n := from; n < to; n++ {
		body, role := f.twoSides(n)
		if body == "" || role == "" {
			return nil
		}
		list = append(list, listedRole(n, body, role))
	}
	return rolesBehind(list)
}

// twoSides are the body and the role of a line; "" where it is built otherwise.
func (f *former) twoSides(n int) (body, role string) {
	body, role, _ = strings.Cut(f.line(n), "|")
	body, role = trimmed(body), trimmed(role)
	if strings.Contains(role, "|") || !firstUpper(body) || !firstUpper(role) ||
		bulleted.MatchString(f.line(n)) || len(dates.Find(f.line(n))) > 0 {
		return "", ""
	}
	return body, role
}

// rolesBehind sets the roles behind the bodies where all stand before them; nil where nobody can tell which is which.
func rolesBehind(list []cv.Engagement) []cv.Engagement {
	behind, before := 0, 0
	for _, e := range list {
		if holdsRole(e.Title.Value) {
			behind++
		}
		if holdsRole(e.Organisation.Value) || giverNamed.MatchString(e.Title.Value) {
			before++
		}
	}
	switch {
	case before == 0 && 2*behind >= len(list):
		return list
	case behind > 0 || 2*before < len(list):
		return nil
	}
	for i := range list {
		list[i].Title, list[i].Organisation = list[i].Organisation, list[i].Title
	}
	return list
}

// listedRole is the role of a line, with what was done in it behind a colon.
func listedRole(line int, body, role string) cv.Engagement {
	t := cv.Text{Value: body, Lines: []int{line}, Confidence: headingConfidence}
	e := cv.Engagement{Organisation: t, Title: withValue(t, role)}
	if title, told, ok := strings.Cut(role, ": "); ok {
		e.Title.Value, e.Highlights = title, []cv.Text{withValue(t, told)}
	}
	return e
}
