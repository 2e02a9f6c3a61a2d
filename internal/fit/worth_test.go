package fit

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A limit takes what says nothing before what has a name, wherever it stands.
func TestB2_WhatSaysNothingGoesFirst(t *testing.T) {
	for _, c := range []struct{ name, skills, want string }{
		{
			"everyday words, though the posts mention them", "profit, radio, Market Analysis, Vendor Negotiations, Broadcast Media",
			"Market Analysis, Vendor Negotiations, Broadcast Media",
		},
		{"the plural of another", "website, websites, Hootsuite, Cision", "website, Hootsuite, Cision"},
		{
			"the same words in another order", "Management of projects, Project Management, Cision, Kronos",
			"Management of projects, Cision, Kronos",
		},
		{
			"a part of another", "Microsoft Office, Microsoft Office (Excel, Word), Cision, Kronos",
			"Microsoft Office (Excel, Word), Cision, Kronos",
		},
		{"a word of another", "retail, Retail Marketing, Cision, Kronos", "Retail Marketing, Cision, Kronos"},
		{
			"praise", "Is able to adapt to new ways of work and to learn from them, Cision, Kronos, Payroll",
			"Cision, Kronos, Payroll",
		},
		{"programs are no everyday words", "word, access, excel, Very Long Name", "word, access, excel"},
		{"activities are none", "welding, editing, accounting, Very Long Name", "welding, editing, accounting"},
		{
			"duties of a trade are no praise", "Laying copper and iron pipes between boilers and heat exchangers, Cision, Kronos, Payroll",
			"Laying copper and iron pipes between boilers and heat exchangers, Cision, Kronos",
		},
		{
			"nor are brackets that differ the same", "Testing (manual), Testing (automated), Cision, Kronos",
			"Testing (manual), Testing (automated), Cision",
		},
		{"nor languages that share a letter", "C, C++, C#, Kronos", "C, C++, C#"},
	} {
		doc := career(0)
		group := cv.SkillGroup{}
		for _, s := range split(c.skills) {
			group.Keywords = append(group.Keywords, cv.Text{Value: s})
		}
		doc.Skills = []cv.SkillGroup{group}
		doc.Work = []cv.Engagement{{
			Title: cv.Text{Value: "Buyer"}, Highlights: []cv.Text{{Value: "Raised the profit of radio, retail and websites."}},
		}}
		doc.AssignIDs()
		notes := Limit(doc, cv.Limits{Experience: 9, Projects: 9, Skills: 3}, nil, nil)
		var left []string
		for _, k := range doc.Skills[0].Keywords {
			left = append(left, k.Value)
		}
		if got := strings.Join(left, ", "); got != c.want || len(notes) != len(group.Keywords)-3 {
			t.Errorf("%s: %s with %d notes, want %s", c.name, got, len(notes), c.want)
		}
	}
}

// split parts a list at commas outside of brackets.
func split(list string) (out []string) {
	depth, from := 0, 0
	for i, r := range list {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0:
			out = append(out, strings.TrimSpace(list[from:i]))
			from = i + 1
		}
	}
	return append(out, strings.TrimSpace(list[from:]))
}
