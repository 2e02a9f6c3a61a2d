package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

func TestProjectForms(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{
			"Title : Tide gauge\nDuration : Two months\nTeam Size : Four\nDescription : Measures the tide.\nTitle : Rope " +
				"tester\nRole : Designer",
			"Tide gauge|Measures the tide.|Duration: Two months|Team Size: Four || Rope tester (Designer)",
		},
		{
			"Organisation: Elm Ferries\nProject: Tide gauge\nDuration: 2 months\nOrganisation: Oak Marine\nDuration: 3 months",
			"Tide gauge, Elm Ferries|Duration: 2 months || Oak Marine|Duration: 3 months",
		},
		{
			"Elm Bridge\nRole: Foreman\nDuration: Jan 2015 to May 2016\nOak Weir\nRole: Rigger",
			"Elm Bridge (Foreman) Jan 2015 – May 2016 || Oak Weir (Rigger)",
		},
		{
			"1. Project Title\tTide gauge\nProject role\tLeader\nTools used: Saw\n2. Project Title\tRope tester\nMy role\tHelper",
			"Tide gauge (Leader)|Tools used: Saw || Rope tester (Helper)",
		},
		{
			"Title: Tide gauge\nScope: To measure the tide for\nsmaller boats\nRole: Designer\nTitle: Rope tester",
			"Tide gauge (Designer)|Scope: To measure the tide for smaller boats || Rope tester",
		},
		{
			"MINI PROJECT\nProject area\tTides\nProject title\tTide gauge\nRole\tLeader",
			"Tide gauge (Leader)|MINI PROJECT|Project area: Tides",
		},
		{
			"MINI PROJECT\nProject title: Tide gauge\nMAIN PROJECT\nProject title: Rope tester\nRole: Helper",
			"Tide gauge|MINI PROJECT || Rope tester (Helper)|MAIN PROJECT",
		},
		{
			"Project 1:\nTitle: Tide gauge\nProject 2:\nTitle: Rope tester\nRole: Helper",
			"Tide gauge || Rope tester (Helper)",
		},
		{"Tide gauge: measures the tide\n- built from scrap", ""}, // no form
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		lines, _, _ := flatten(flow(c.text))
		var got []string
		for _, p := range b.projectForms(paragraphs(lines)) {
			s := p.Name.Value
			if !p.Organisation.IsZero() {
				s += ", " + p.Organisation.Value
			}
			if !p.Role.IsZero() {
				s += " (" + p.Role.Value + ")"
			}
			if !p.Dates.IsZero() {
				s += " " + p.Dates.Display()
			}
			for _, t := range append(append([]cv.Text{}, p.Summary...), p.Highlights...) {
				s += "|" + t.Value
			}
			got = append(got, s)
		}
		if s := strings.Join(got, " || "); s != c.want {
			t.Errorf("%q:\n%q, want\n%q", c.text, s, c.want)
		}
	}
}

// A project begins where the reader saw one, though no label of the form comes before it.
func TestProjectsBegunAmongForms(t *testing.T) {
	for text, want := range map[string]string{
		"+Tide gauge\nTechnologies: C\nDescription: It measures.\n+Ropes\nTechnologies: Go\nDescription: It tests.": "Tide gauge, Ropes",
		"+Tide gauge – https://elm.example/tide\nRole: Designer\nDescription: It measures.\n+Loft\nRole: Helper":    "Tide gauge, Loft",
		"+Tide gauge\nRole: Designer\nDescription: It measures.\nFor ports\nIt pays.":                               "Tide gauge",
		"+Tide gauge\nRole: Designer\nDescription: It measures.\n+Github: https://elm.example/tide":                 "Tide gauge",
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}, reading: &labeller.Reading{}}
		lines, _, _ := flatten(flow(strings.ReplaceAll(text, "+", "")))
		for _, l := range strings.Split(text, "\n") {
			label := labeller.ProjBody
			if l[0] == '+' {
				label = labeller.ProjStart
			}
			b.reading.Labels = append(b.reading.Labels, label)
		}
		b.lines = lines
		var got []string
		for _, p := range b.projectForms(paragraphs(lines)) {
			got = append(got, p.Name.Value)
		}
		if s := strings.Join(got, ", "); s != want {
			t.Errorf("%q: %q, want %q", text, s, want)
		}
	}
}

// A kind of project names none.
func TestKindsOfProjects(t *testing.T) {
	kind := func(name string, summary ...string) cv.Project {
		p := cv.Project{Name: cv.Text{Value: name}}
		for _, s := range summary {
			p.Summary = append(p.Summary, cv.Text{Value: s})
		}
		return p
	}
	for want, list := range map[string][]cv.Project{
		"Tide gauge|Mini Project|Measures the tide.":       {kind("Mini Project", "Tide gauge", "Measures the tide.")},
		"Tide gauge|B.E Major Project|":                    {kind("B.E Major Project Title : Tide gauge")},
		"“Tide gauge”|Final Year Project|":                 {kind("Final Year Project", "“Tide gauge”.")},
		"Tide gauge|MINI PROJECT Loft|":                    {kind("MINI PROJECT"), kind("Tide gauge"), kind("Loft")},
		"Final Year Project|It measures the tide at Elm.":  {kind("Final Year Project", "It measures the tide at Elm.")},
		"Final Year Project|Built a gauge in Elm":          {kind("Final Year Project", "Built a gauge in Elm")},
		"Capstone Project|Achieved a mark of 85%":          {kind("Capstone Project", "Achieved a mark of 85%")},
		"Final Year Project|Supervised by Dr Ida Holm":     {kind("Final Year Project", "Supervised by Dr Ida Holm")},
		"Integrated Tide Gauge|Mini Project|":              {kind("Mini Project", "Integrated Tide Gauge")},
		"Loft|Sews sails. Tide gauge|Mini Projects":        {kind("Loft", "Sews sails.", "Mini Projects:"), kind("Tide gauge")},
		"Loft|Sews sails.|Mini Project alone. Tide gauge|": {kind("Loft", "Sews sails.", "Mini Project alone."), kind("Tide gauge")},
		"Project office|":                                  {kind("Project office")},
		"Main Project| Mini Project|":                      {kind("Main Project"), kind("Mini Project")},
	} {
		got := ""
		for _, p := range withoutKinds(list) {
			got += " " + p.Name.Value + "|" + strings.Join(valuesOf(p.Summary), "|")
		}
		if got = strings.TrimSpace(got); strings.TrimRight(got, "|") != strings.TrimRight(want, "|") {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// The second line of a value stands in the value's column, whatever it begins with.
func TestValuesOfProjectFormsGoOn(t *testing.T) {
	row := func(x ...segment) *para { return &para{segs: x, text: strings.Join(texts(x), "\t")} }
	scope := readProjectRow(row(segment{text: "Scope", x: 40}, segment{text: ": Locks with", x: 120}))
	for name, c := range map[string]struct {
		next *para
		want bool
	}{
		"in the column":     {row(segment{text: "Gates and weirs", x: 126}), true},
		"under the label":   {row(segment{text: "Gates and weirs", x: 40}), false},
		"another label":     {row(segment{text: "Role: Fitter", x: 126}), false},
		"two cells":         {row(segment{text: "Gates", x: 126}, segment{text: "2014", x: 200}), false},
		"an item of a list": {&para{segs: []segment{{text: "Gates", x: 126}}, text: "Gates", bullet: true}, false},
	} {
		next := readProjectRow(c.next)
		if got := scope.goesOn(&next); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
