package form

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// personalRow is a fact of the person behind its label, which no post has.
var personalRow = regexp.MustCompile(`(?i)^((?:father|mother|husband|spouse)(?:['’]?s)? name|date of birth|d\. ?o\. ?b\.?|birth date|` +
	`mari?tial status|marital status|nationality|gender|sex|religion|date of (?:issue|expiry)|place of (?:issue|birth)|` +
	`blood group) ?[:–-]+ ?(.{1,60})$|^(?i:(passport (?:no|number)\.?) ?[:–-]* ?)([A-Z] ?\d{5,9})$`)

// fewestRows is how many such rows a list has that are taken: one may speak of something else.
const fewestRows = 3

// rows takes the personal details out of lists of posts and of lines without a heading.
func (f *former) rows() {
	for _, list := range [][]cv.Engagement{f.doc.Work, f.doc.Volunteering} {
		for i := range list {
			list[i].Highlights = f.withoutRows(list[i].Highlights)
		}
	}
	for i := range f.doc.Projects {
		f.doc.Projects[i].Highlights = f.withoutRows(f.doc.Projects[i].Highlights)
	}
	for i := range f.doc.Education {
		f.doc.Education[i].Highlights = f.withoutRows(f.doc.Education[i].Highlights)
	}
}

func (f *former) isRow(t cv.Text) bool { return f.free(t) && personalRow.MatchString(t.Value) }

// rowsIn is how many such rows a list has.
func (f *former) rowsIn(list []cv.Text) (n int) {
	for _, t := range list {
		if f.isRow(t) {
			n++
		}
	}
	return n
}

// leadsToAddress reports the label of an address that stands on the line below.
func (f *former) leadsToAddress(t, next cv.Text) bool {
	return f.free(t) && f.free(next) && labelOfAddress.MatchString(t.Value) && f.below(t, next) && strings.Contains(next.Value, ",")
}

func (f *former) withoutRows(list []cv.Text) []cv.Text {
	if f.rowsIn(list) < fewestRows {
		return list
	}
	var kept []cv.Text
	for i := 0; i < len(list); i++ {
		t := list[i]
		switch {
		case f.isRow(t):
			m := personalRow.FindStringSubmatch(t.Value)
			f.detail(t, t, m[1]+m[3], m[2]+m[4])
		case f.free(t) && labelOfRows.MatchString(t.Value): // what it is of stands in the rows
		case i+1 < len(list) && f.leadsToAddress(t, list[i+1]):
			f.detail(t, list[i+1], t.Value, list[i+1].Value)
			i++
		default:
			kept = append(kept, t)
		}
	}
	return kept
}

var (
	labelOfRows    = regexp.MustCompile(`(?i)^(?:personal|passport) (?:details|information|particulars|profile|data) ?:?$`)
	labelOfAddress = regexp.MustCompile(`(?i)^(?:permanent|present|current|residential|correspondence|home) address ?:?$`)
)

// detail adds a fact with its label to the personal details, once.
func (f *former) detail(label, value cv.Text, name, says string) {
	label.Value, value.Value = strings.TrimRight(name, " :"), says
	if !slices.ContainsFunc(f.doc.Person.Details, func(d cv.Detail) bool {
		return words.Fold(d.Label.Value) == words.Fold(name) && words.Fold(d.Value.Value) == words.Fold(says)
	}) {
		f.doc.Person.Details = append(f.doc.Person.Details, cv.Detail{Label: label, Value: value})
	}
}
