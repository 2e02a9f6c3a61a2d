package fit

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// What was done in several posts goes as the points of the newest post do, where other sections go before.
func TestB1_WhatWasDoneInSeveralPosts(t *testing.T) {
	posts := [][]string{repeat(10, "Ran"), repeat(2, "Led")}
	for _, c := range []struct {
		name         string
		items        []string
		ofWork       bool
		points, left int // of the newest post, and of the section
	}{
		{"a section of something else", letterItems(7, 30), false, 10, 2},
		{"a few duties", letterItems(7, 30), true, 5, 7},
		{"many of them", repeat(18, "Tarred them"), true, 4, 8},
	} {
		doc := wordy(2, posts...)
		s := cv.OtherSection{Heading: cv.Text{Value: "Duties"}, OfWork: c.ofWork}
		for _, i := range c.items {
			s.Items = append(s.Items, cv.Item{Text: cv.Text{Value: i}})
		}
		doc.Additional = []cv.OtherSection{s}
		doc.AssignIDs()
		notes := Pages(doc, Target{Pages: 1, Today: 2026}, Weights{}, letters, nil)
		if points, left := len(doc.Work[0].Highlights), len(doc.Additional[0].Items); points != c.points || left != c.left {
			t.Errorf("%s: %d points, %d items; want %d, %d", c.name, points, left, c.points, c.left)
		}
		for _, n := range notes {
			if of := strings.HasPrefix(n.Field, "additional"); of && c.ofWork != strings.Contains(n.Reason, "several posts") {
				t.Errorf("%s: %q", c.name, n.Reason)
			}
		}
	}
}
