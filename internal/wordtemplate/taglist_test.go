package wordtemplate

import (
	"strings"
	"testing"
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
	for _, tag := range groups[0].Tags {
		if len(tag.Example) < 2 {
			t.Errorf("nobody is told what %s is for: %q", tag.Tag, tag.Example)
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
