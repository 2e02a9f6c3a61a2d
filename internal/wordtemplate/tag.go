package wordtemplate

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

type tagKind int

const (
	tagText    tagKind = iota // {{name}}
	tagOpen                   // {{#jobs}}
	tagInvert                 // {{^jobs}}
	tagClose                  // {{/jobs}}
	tagPicture                // {{%icon}}
)

// tag is one parsed tag. A nil path is "{{.}}", the current item.
type tag struct {
	kind    tagKind
	path    []string
	filters []string
	source  string // as written, for messages
}

func (t tag) name() string {
	if t.path == nil {
		return "."
	}
	return strings.Join(t.path, ".")
}

func (t tag) isSection() bool { return t.kind == tagOpen || t.kind == tagInvert || t.kind == tagClose }

var (
	tagPattern  = regexp.MustCompile(`\{\{[^{}]*\}\}`)
	namePattern = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9]*(\.[A-Za-z][A-Za-z0-9_]*)*$`)
)

// parseTag parses "{{…}}". Names are letters and digits joined by full stops;
// filters follow behind "|".
func parseTag(source string) (tag, error) {
	t := tag{source: source}
	body := strings.TrimSpace(source[2 : len(source)-2])
	if body == "" {
		return t, fmt.Errorf("the tag %s is empty", source)
	}
	switch body[0] {
	case '#':
		t.kind, body = tagOpen, body[1:]
	case '^':
		t.kind, body = tagInvert, body[1:]
	case '/':
		t.kind, body = tagClose, body[1:]
	case '%':
		t.kind, body = tagPicture, body[1:]
	case '@', '>', '!', '&', '=':
		return t, fmt.Errorf("the tag %s is of a kind that Focal does not have: use {{name}}, {{#list}}, {{^list}}, {{/list}} or {{%%icon}}", source)
	}
	name, rest, filtered := strings.Cut(body, "|")
	name = strings.TrimSpace(name)
	if filtered {
		for _, f := range strings.Split(rest, "|") {
			f = strings.TrimSpace(f)
			if _, ok := filters[f]; !ok {
				return t, fmt.Errorf("the tag %s uses the filter %q: known filters are %s", source, f, filterNames())
			}
			t.filters = append(t.filters, f)
		}
		if t.kind != tagText {
			return t, fmt.Errorf("the tag %s cannot have a filter: filters are for tags that print a value", source)
		}
	}
	if name == "." {
		return t, nil
	}
	if !namePattern.MatchString(name) {
		return t, fmt.Errorf("the tag %s has no proper name: %s", source, properName(name))
	}
	t.path = strings.Split(name, ".")
	return t, nil
}

// properName says what is wrong with a name.
func properName(name string) string {
	word, _, more := strings.Cut(name, " ")
	switch {
	case more && slices.Contains([]string{"if", "each", "for", "with", "unless", "foreach"}, strings.ToLower(word)):
		return "there are no commands; {{#label}} … {{/label}} prints what is between if there is a label, and {{#jobs}} … {{/jobs}} once for every post"
	case strings.ContainsAny(name, "“”„‟\"'‘’«»"):
		return "leave out the quotation marks"
	}
	return "names are letters and digits, joined by full stops"
}
