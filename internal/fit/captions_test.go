package fit

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A text that leads to points goes with the last of them, is no point that an entry keeps, and stays where the user put
// it or one of its points back.
func TestB1_WhatLeadsToNothingGoes(t *testing.T) {
	for name, refused := range map[string]string{"nothing taken back": "", "a point taken back": "Go", "the line itself": "Features:"} {
		doc := gauges()
		notes := Pages(doc, Target{Pages: 1, Firm: true, Today: 2026}, nil, measure, func(n cv.Note) bool {
			return refused == "" || n.Before != refused
		})
		stay, told := 0, 0
		for _, p := range doc.Projects {
			led := leadsTo(p.Highlights)
			for _, h := range p.Highlights {
				if !strings.HasSuffix(h.Value, ":") {
					continue
				}
				if stay++; len(led[h.ID]) == 0 && h.Value != refused {
					t.Errorf("%s: %q leads to nothing in %v", name, h.Value, p.Highlights)
				}
			}
		}
		for _, n := range notes {
			if strings.HasSuffix(n.Before, ":") {
				told++
			}
		}
		n := len(doc.Projects)
		if told == 0 || stay+told != 2*n || refused != "" && stay < n {
			t.Errorf("%s: %d lines stay and %d are told of in %d projects", name, stay, told, n)
		}
	}
}

// gauges is a CV of projects whose points stand below lines that lead to them.
func gauges() *cv.Document {
	doc := career(0)
	for range 6 {
		p := cv.Project{Name: cv.Text{Value: "Tide gauge"}}
		for said := range strings.SplitSeq("Halved the cost in 3 harbours.|Built with:|Go|Rust|Features:|Alarms|Maps|Charts|Logs", "|") {
			p.Highlights = append(p.Highlights, cv.Text{Value: said})
		}
		doc.Projects = append(doc.Projects, p)
	}
	doc.AssignIDs()
	return doc
}
