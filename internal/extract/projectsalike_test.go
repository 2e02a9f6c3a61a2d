package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// Each line of a list is drawn "b" bold, "B" bold and larger, "i" italic, "-" as an item or " " plain; "+" before it says that the
// models begin a project there, and "^" that it stands close below the line above.
func TestProjectsDrawnAlike(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"a bold head that the models missed": {
			"+b Tide gauge|- Measures the tide|b Rope tester|- Tests ropes|+b Sail loft|- Cuts sails", "Tide gauge, Rope tester, Sail loft",
		},
		"larger heads above bold lines": {
			"+B Tide gauge|b Tools: C|B Rope tester|b Tools: Go", "Tide gauge, Rope tester",
		},
		"plain heads left of the items": {
			"+  Tide gauge|- Measures the tide|  Rope tester|- Tests ropes", "Tide gauge, Rope tester",
		},
		"labels of parts":          {"+b Tide gauge|  For ports|b Technologies:|  C|b Role: Designer|  Alone", "Tide gauge"},
		"a label that comes twice": {"+b Tide gauge|b Highlight|  Fast|+b Rope tester|b Highlight|  Cheap", "Tide gauge, Rope tester"},
		"text drawn as the head":   {"+  Tide gauge|  It measures the tide|  Ropes were tied to it|  Nobody asked", "Tide gauge"},
		"bold sentences":           {"+b Tide gauge|  For ports|b Ports asked for more.|  For more ports", "Tide gauge"},
		"no text below":            {"+b Tide gauge|  For ports|b Harbour office", "Tide gauge"},
		"the lines with what it was made with": {
			"+b Tide gauge|+i C - Go|- Measures the tide|+b Rope tester|+i Rust|- Tests ropes", "Tide gauge, Rope tester",
		},
		"a kind above a name": {"+b Final Project|+  Tide gauge|- Measures the tide", "Final Project, Tide gauge"},
		"two names, no text":  {"+b Tide gauge|+i Rope tester", "Tide gauge, Rope tester"},
		"two names under each": {
			"+b Gauges for the tide|+b Elm|- Measures the tide|+b Rope tester|- Tests ropes", "Gauges for the tide, Elm, Rope tester",
		},
	} {
		h := projectHeads{}
		for _, text := range strings.Split(c.text, "|") {
			l := line{gap: 20, size: 10, x: 20, right: 20 + float64(len(text)), style: style{size: 20}}
			if strings.HasPrefix(text, "^") {
				l.gap, text = 12, text[1:]
			}
			label := labeller.ProjBody
			if strings.HasPrefix(text, "+") {
				label, text = labeller.ProjStart, text[1:]
			}
			l.style.bold, l.style.italic, l.bullet = strings.ContainsAny(text[:1], "bB"), text[0] == 'i', text[0] == '-'
			if text[0] == 'B' {
				l.style.size = 24
			}
			if l.bullet {
				l.x = 40
			}
			l.text = text[2:]
			l.segs = []segment{{text: l.text, x: l.x}}
			h.lines, h.labels = append(h.lines, l), append(h.labels, label)
		}
		h.settle()
		var got []string
		for i, label := range h.labels {
			switch {
			case label == labeller.ProjStart:
				got = append(got, strings.TrimSpace(h.lines[i].text))
			case h.lines[i].follows:
				got[len(got)-1] += " " + h.lines[i].text
			}
		}
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%s: %q, want %q", name, s, c.want)
		}
	}
}

// A label of a part is no project of its own.
func TestPartsOfListedProjects(t *testing.T) {
	for text, want := range map[string]string{
		"- Tide gauge: measures the tide\n- Technologies: C, Go":        "Tide gauge[1]",
		"- Tide gauge: measures the tide\n- Rope tester: tests ropes":   "Tide gauge[0], Rope tester[0]",
		"- Tide gauge: measures the tide\n- Client: Elm Ferries of Elm": "Tide gauge[0], Client[0]",
	} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		lines, _, _ := flatten(flow(text))
		var got []string
		for _, p := range b.projectLines(paragraphs(lines)) {
			got = append(got, p.Name.Value+"["+string(rune('0'+len(p.Highlights)))+"]")
		}
		if s := strings.Join(got, ", "); s != want {
			t.Errorf("%q: %q, want %q", text, s, want)
		}
	}
}

// A label that comes again tells of another project, whose head stands where that of the first does.
func TestProjectsToldByTheSameLabels(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"labels below each name": {
			"+Tide gauge|Technologies: C|It measures the tide.|Rope tester|Role: Designer|Technologies: Go|It tests ropes.",
			"Tide gauge, Rope tester",
		},
		"labels behind a text": {
			"+Tide gauge|It measures the tide.|Technologies:|C|Rope tester|It tests ropes.|Technologies:|Go", "Tide gauge, Rope tester",
		},
		"a label on the line of the name": {
			"+Tide gauge — Team Size: 1|It measures the tide.|Rope tester — Team Size: 4|It tests ropes.",
			"Tide gauge — Team Size: 1, Rope tester — Team Size: 4",
		},
		"names that are described on their line": {
			"+Tide gauge – it measures the tide.|(Technology: C)|Rope tester – it tests ropes.|(Technology: Go)",
			"Tide gauge – it measures the tide., Rope tester – it tests ropes.",
		},
		"names that end with a full stop": {
			"+Tide gauge in C.|Description: It measures the tide.|Rope tester in Go.|Description: It tests ropes.",
			"Tide gauge in C., Rope tester in Go.",
		},
		"all of them begun": {
			"+Tide gauge|Technologies: C|+Rope tester|Technologies: Go|+Loft|Technologies: C", "Tide gauge, Rope tester, Loft",
		},
		"one label":                  {"+Tide gauge|Technologies: C|Rope tester|It tests ropes.", "Tide gauge"},
		"a label twice under a name": {"+Tide gauge|Technologies: C|it measures the tide|Technologies: Go", "Tide gauge"},
		"a sentence above the label": {"+Tide gauge|Role: Designer|It measures the tide.|Role: Tester", "Tide gauge"},
		"the value of a label":       {"+Tide gauge|It measures.|Technologies:|C|Technologies:|Go", "Tide gauge"},
		"a bold name, plain text":    {"+*Tide gauge|Role: Designer|Harbour office|Role: Tester", "*Tide gauge"},
	} {
		h := projectHeads{}
		for i, text := range strings.Split(c.text, "|") {
			label := labeller.ProjBody
			if strings.HasPrefix(text, "+") {
				label, text = labeller.ProjStart, text[1:]
			}
			l := line{index: i, gap: 20, size: 10, x: 20, style: style{size: 20, bold: text[0] == '*'}, text: strings.TrimLeft(text, "*")}
			l.segs = []segment{{text: l.text, x: l.x}}
			h.lines, h.labels = append(h.lines, l), append(h.labels, label)
		}
		h.settle()
		var got []string
		for i, label := range h.labels {
			if label == labeller.ProjStart {
				mark := ""
				if h.lines[i].style.bold {
					mark = "*"
				}
				got = append(got, mark+h.lines[i].text)
			}
		}
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%s: %q, want %q", name, s, c.want)
		}
	}
}

// Items of a list head others where the reader saw projects begin at some of them.
func TestItemsThatHeadOthers(t *testing.T) {
	for text, want := range map[string]bool{
		"+Tide gauge|Measured the tide: fast|Built it|+Rope tester|Tested ropes": true,
		"+Tide gauge|+Rope tester|Tested ropes":                                  false,
		"+It measures the tide.|Tested ropes|+It cuts sails.|Sold sails":         false,
		"+Tide gauge - Go|Rope tester - C|Loft - Go|+Sail - C":                   false,
		"Tide gauge|Measured the tide|Built it":                                  false,
	} {
		b := &builder{reading: &labeller.Reading{}}
		var paras []para
		for i, l := range strings.Split(text, "|") {
			label := labeller.ProjBody
			if l[0] == '+' {
				label, l = labeller.ProjStart, l[1:]
			}
			b.reading.Labels = append(b.reading.Labels, label)
			b.lines = append(b.lines, line{index: i})
			paras = append(paras, para{text: l, lines: []int{i}, bullet: true})
		}
		if got := b.headsAndItems(paras); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// What a dash parts from the name of a project is one text where it is a sentence or has a label.
func TestProjectsToldOnTheirLine(t *testing.T) {
	for text, want := range map[string]string{
		"Tide gauge – it shows tides, winds and the rain of Elm.":     "Tide gauge|it shows tides, winds and the rain of Elm.",
		"Tide gauge - Technologies: C, Go, Rust":                      "Tide gauge|Technologies: C, Go, Rust",
		"Tide gauge (big - small) – it shows all the tides of Elm.":   "Tide gauge (big - small)|it shows all the tides of Elm.",
		"Loft – Sews Sails, Tents, Bags and Covers. (Tools: Needles)": "Loft|Sews Sails, Tents, Bags and Covers. (Tools: Needles)",
		"Tide gauge – Elm Marine Ltd":                                 "",
		"Tide gauge – shows the tides of all the harbours, Jan 2020":  "",
		"Tide gauge, shows the tides of all the harbours.":            "",
	} {
		lines, _, _ := flatten(flow(text))
		got := ""
		if p, ok := toldOnItsLine(&paragraphs(lines)[0]); ok {
			got = p.Name.Value + "|" + p.Summary[0].Value
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
