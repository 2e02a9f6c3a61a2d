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

// rows takes the personal details out of lists of posts, projects and courses.
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

// ofOne is a row that one person has and no group of people: a date of birth, or the number of a passport.
var ofOne = regexp.MustCompile(`(?i)^(?:date of birth|d\. ?o\. ?b\.?|birth date|passport).*\d`)

// ofPaper is a row that says something of the paper in the row above it.
var ofPaper = regexp.MustCompile(`(?i)^(?:date|place) of (?:issue|expiry)`)

// rowsIn reports for each line of a list whether it is such a row; none is where there are too few, none of them is of one
// person, or a line above them leads in what they are of.
func (f *former) rowsIn(list []cv.Text) []bool {
	rows, n, one := make([]bool, len(list)), 0, false
	for i, t := range list {
		behind := i > 0 && rows[i-1]
		rows[i] = f.isRow(t) && (!ofPaper.MatchString(t.Value) || behind && ofPapers.MatchString(list[i-1].Value))
		switch {
		case rows[i]:
			n++
			one = one || ofOne.MatchString(t.Value)
		case behind && ofPaper.MatchString(t.Value), // nobody can tell which paper it is of
			n == 0 && leadsIn(t.Value):
			return nil
		}
	}
	if n < fewestRows || !one {
		return nil
	}
	return rows
}

// leadsIn reports a line that says what the lines below it are of, and is no label of the person's own.
func leadsIn(text string) bool {
	return strings.HasSuffix(text, ":") && !labelOfRows.MatchString(text) && !labelOfAddress.MatchString(text)
}

// ofPapers is the number of a passport, or a row about it.
var ofPapers = regexp.MustCompile(`(?i)^(?:passport|(?:date|place) of (?:issue|expiry))`)

// leadsToAddress reports the label of an address that stands on the line below.
func (f *former) leadsToAddress(t, next cv.Text) bool {
	return f.free(t) && f.free(next) && labelOfAddress.MatchString(t.Value) && f.below(t, next) && strings.Contains(next.Value, ",")
}

func (f *former) withoutRows(list []cv.Text) []cv.Text {
	rows := f.rowsIn(list)
	if rows == nil {
		return list
	}
	var kept []cv.Text
	for i := 0; i < len(list); i++ {
		t := list[i]
		switch {
		case rows[i]:
			m := personalRow.FindStringSubmatch(t.Value)
			f.detail(t, t, m[1]+m[3], m[2]+m[4])
		case f.free(t) && labelOfRows.MatchString(t.Value) && i+1 < len(list) && rows[i+1]: // what it is of stands in the rows
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
