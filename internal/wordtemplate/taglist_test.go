package wordtemplate

import (
	"regexp"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/wordtemplate/specimen"
)

// Every tag of the list, pasted where it belongs, is accepted, and every block prints its
// part of the CV.
func TestB5_TagListCanBePasted(t *testing.T) {
	groups, listed := Tags(), map[string]bool{}
	for _, g := range groups {
		listed[g.Name] = true
		var body strings.Builder
		body.WriteString(p("{{name}}"))
		if g.Block != "" {
			body.WriteString(p("{{#" + g.Name + "}}"))
		}
		for _, tag := range g.Tags {
			body.WriteString(p(strings.ReplaceAll(tag.Tag, "…", "x")))
		}
		if g.Block != "" {
			body.WriteString(p("{{/" + g.Name + "}}"))
		}
		for line := range strings.SplitSeq(g.Block, "\n") {
			body.WriteString(p(line))
		}
		if r := Check(docx(t, body.String())); !r.OK {
			t.Errorf("%s: %v", g.Name, r.Problems)
		}
	}
	for _, want := range []string{"", "contact", "headings", "labels", "fields", "jobs", "skills", "additional"} {
		if !listed[want] {
			t.Errorf("%q is not listed", want)
		}
	}
	if first := groups[0].Tags; !contains(first, TagInfo{"{{name}}", "Imogen Fairweather"}) || !contains(first,
		TagInfo{"{{%icon}}", "The branding icon"}) {
		t.Errorf("the person's tags are %v", first)
	}
	for _, g := range groups {
		for _, tag := range g.Tags {
			if len(tag.Example) < 2 {
				t.Errorf("%s: nobody is told what %s is for: %q", g.Name, tag.Tag, tag.Example)
			}
		}
	}
}

// A block prints all that the entries of its list say, not only what they are called.
func TestB5_BlocksPrintWholeEntries(t *testing.T) {
	d := specimen.Full()
	alternative := regexp.MustCompile(`\{\{(?:name|title|degree|area|institution|organisation|unit|role|location|link|issuer|publisher` +
		`|awarder|score|start|end|scheme|short|long|level|earlier)\}\}`) // parts of {{heading}}, {{place}} or {{dates}}
	for _, g := range Tags() {
		if g.Block == "" {
			continue
		}
		var body strings.Builder
		for line := range strings.SplitSeq(g.Block, "\n") {
			body.WriteString(p(line))
		}
		got := strings.Join(strings.Fields(fillBody(t, p("{{name}}")+body.String(), d)), " ")
		for _, tag := range g.Tags {
			if tag.Example == meaning[tag.Tag] {
				continue // the invented CV has nothing for it
			}
			want := strings.Trim(strings.Join(strings.Fields(tag.Example), " "), "…, ")
			for _, part := range strings.Split(want, ", ") { // some print one below the other
				if !alternative.MatchString(tag.Tag) && !strings.HasPrefix(tag.Tag, "{{#") && !strings.Contains(got, part) {
					t.Errorf("%s: no %s, %q, in %s", g.Name, tag.Tag, part, got)
				}
			}
		}
		if strings.Contains(got, ": .") || strings.Contains(got, ", ,") {
			t.Errorf("%s: torn: %s", g.Name, got)
		}
	}
}

func contains(list []TagInfo, want TagInfo) bool {
	for _, tag := range list {
		if tag == want {
			return true
		}
	}
	return false
}

// What is pasted as it stands prints what somebody would write: no colon with nothing behind it, no comma behind a sentence.
func TestTagsPrintWholeLines(t *testing.T) {
	d := &cv.Document{
		Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Wilma Thorne"}},
		Summary: []cv.Text{{Value: "Led teams of up to 40 engineers."}, {Value: "Known for calm in a storm."}},
		Skills: []cv.SkillGroup{
			{Name: cv.Text{Value: "Microsoft Applications"}},
			{Name: cv.Text{Value: "Languages"}, Keywords: []cv.Text{{Value: "Go"}, {Value: "etc."}, {Value: "Ada"}}},
			{Keywords: []cv.Text{{Value: "Casting"}}},
		},
	}
	var body strings.Builder
	body.WriteString(p("{{name}}") + p("{{summary}}"))
	for line := range strings.SplitSeq(blocks["skills"], "\n") {
		body.WriteString(p(line))
	}
	got := fillBody(t, body.String(), d)
	for _, want := range []string{
		"Led teams of up to 40 engineers. Known for calm in a storm.", "Microsoft Applications", "Languages: Go, etc., Ada", "Casting",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in %s", want, got)
		}
	}
	if strings.Contains(got, "Applications:") {
		t.Errorf("a colon with nothing behind it: %s", got)
	}
}
