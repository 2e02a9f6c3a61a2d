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
	filters []filterCall
	when    *comparison // of a section: its condition; nil = that there is a value
	any     bool        // {{/}}: closes whichever section is open
	source  string      // as written, for messages
}

// closes reports whether a closing tag belongs to that opening one.
func (t tag) closes(open tag) bool { return t.any || t.name() == open.name() }

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
	name, err := t.conditions(body)
	if err != nil {
		return t, fmt.Errorf("the tag %s %w", source, err)
	}
	if name == "." || t.any {
		return t, nil
	}
	if !namePattern.MatchString(name) {
		return t, fmt.Errorf("the tag %s has no proper name: %s", source, properName(name))
	}
	t.path = strings.Split(name, ".")
	return t, nil
}

// conditions reads what follows the name: a comparison or filters.
func (t *tag) conditions(body string) (name string, err error) {
	name, rest, filtered := strings.Cut(body, "|")
	if name, t.when, err = parseComparison(strings.TrimSpace(name)); err != nil {
		return name, fmt.Errorf("compares wrongly: %w", err)
	}
	switch {
	case t.kind == tagClose:
		t.when, t.any = nil, strings.TrimSpace(body) == ""
		return strings.TrimSpace(name), nil
	case t.when != nil && (filtered || t.kind == tagText || t.kind == tagPicture):
		return name, fmt.Errorf("compares, which is for sections without a filter: {{#%s %s …}} … {{/%s}}", name, t.when.op, name)
	case !filtered:
		return name, nil
	case t.kind == tagPicture:
		return name, fmt.Errorf("cannot have a filter: filters are for lists and for tags that print a value")
	}
	for _, f := range strings.Split(rest, "|") {
		call, err := parseFilter(f, t.kind != tagText)
		if err != nil {
			return name, err
		}
		t.filters = append(t.filters, call)
	}
	return strings.TrimSpace(name), nil
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
