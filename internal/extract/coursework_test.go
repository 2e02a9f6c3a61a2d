package extract

import (
	"slices"
	"testing"

	"focal/internal/extract/headings"
)

// What was studied is no skill; trainings, and headings that name skills as well, are not meant.
func TestHeadingsOfCoursework(t *testing.T) {
	for heading, want := range map[string]bool{
		"Relevant Coursework": true, "RELATED COURSE WORK:": true, "Coursework": true,
		"Selected Graduate Courses": true, "Core modules": true,
		"Courses": false, "Computer Courses": false, "Computer Skills and Courses": false, "Professional Courses": false,
		"Skills": false, "": false,
		"Training & Coursework": false, "Classes": false, "What I learned in my university classes": false,
	} {
		if got := namesCoursework(heading); got != want {
			t.Errorf("%q: %v", heading, got)
		}
	}
}

// Lines under such a heading stay in one section, those with a label of their own leave it.
func TestLinesOfCoursework(t *testing.T) {
	under := &section{kind: headings.Other, heading: "Relevant Coursework", at: 3}
	for _, c := range []struct {
		s    *section
		kind headings.Kind
		text string
		want bool
	}{
		{under, headings.Skills, "Business Law", true},
		{under, headings.Other, "Tidal Navigation", true},
		{under, headings.Skills, "Software: Excel, Sage", false},
		{under, headings.Languages, "Danish (fluent)", false},
		{&section{kind: headings.Skills, heading: "Skills", at: 3}, headings.Skills, "Business Law", false},
		{&section{kind: headings.Work, heading: "Relevant Coursework", at: -1}, headings.Skills, "Business Law", false},
	} {
		if got := c.s.ofCourses(c.kind, c.text); got != c.want {
			t.Errorf("%q under %q: %v", c.text, c.s.heading, got)
		}
	}
}

// Courses in columns are one a cell.
func TestCoursesInCells(t *testing.T) {
	cells := []segment{{text: "Tidal Navigation"}, {text: "Business Law,"}}
	row := para{lines: []int{4}, text: "Tidal Navigation\tBusiness Law,", segs: cells}
	wrapped := para{lines: []int{5, 6}, text: "Rope making", segs: []segment{{text: "Rope"}, {text: "making"}}}
	var got []string
	for _, p := range cellsApart([]para{row, wrapped}) {
		got = append(got, p.text)
	}
	if want := []string{"Tidal Navigation", "Business Law", "Rope making"}; !slices.Equal(got, want) {
		t.Errorf("cells %q, want %q", got, want)
	}
}
