package wordtemplate

import (
	"os"
	"strings"
	"testing"

	"focal/internal/wordtemplate/specimen"
)

// docs/templates.md lists every name of the data and every filter.
func TestDocumentationIsComplete(t *testing.T) {
	text, err := os.ReadFile("../../docs/templates.md")
	if err != nil {
		t.Fatal(err)
	}
	documented := func(name string) bool { return strings.Contains(string(text), "`"+name+"`") }
	d := specimen.Full()
	data := model(d, wordsFor("en"), FillOptions{})
	var walk func(prefix string, v any)
	walk = func(prefix string, v any) {
		switch v := v.(type) {
		case []any:
			if o, ok := merged(v).(object); ok {
				for name, inner := range o {
					if !documented(name) {
						t.Errorf("%s: %s is not in docs/templates.md", prefix, name)
					}
					walk(prefix+"."+name, inner)
				}
			}
		case object:
			for name, inner := range v {
				full := strings.TrimPrefix(prefix+"."+name, ".")
				if _, group := inner.(object); !group && !documented(full) {
					t.Errorf("%s is not in docs/templates.md", full)
				}
				walk(full, inner)
			}
		}
	}
	walk("", data)
	for name := range filters {
		if !documented(name) && !strings.Contains(string(text), "|"+name+"}}") {
			t.Errorf("the filter %s is not in docs/templates.md", name)
		}
	}
}
