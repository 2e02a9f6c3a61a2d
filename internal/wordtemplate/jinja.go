package wordtemplate

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/ooxml"
)

// Translation is a tag of another template language and what to write for it.
type Translation struct {
	From string `json:"from"`
	To   string `json:"to" doc:"empty where there is nothing of the kind"`
}

// A template for docxtpl (Jinja) has statements in {% %}, which look like plain text to Word
// and to us. Its author has already designed everything and only needs our names.
var (
	jinjaTag       = regexp.MustCompile(`\{%[-+]?(?:p|tr|tc|r)?\s.*?[-+]?%\}|\{\{.*?\}\}|\{#.*?#\}`)
	jinjaStatement = regexp.MustCompile(`\{%.*?%\}`)
	jinjaMarks     = regexp.MustCompile(`^\{[{%#][-+]?(?:(?:p|tr|tc|r)\s)?\s*|\s*[-+]?[}%#]\}$`)
	jinjaLoop      = regexp.MustCompile(`^for\s+(\w+)\s+in\s+(\S+)`)
	jinjaIf        = regexp.MustCompile(`^(?:el)?if\s+(not\s+)?([\w.]+)(?:\s*(==|!=|<=|>=|<|>)\s*(.+))?$`)
	jinjaValue     = regexp.MustCompile(`^([\w.]+)\s*(?:\|\s*(.+))?$`)
)

// jinjaFilters are those that have a counterpart.
var jinjaFilters = map[string]string{"upper": "upper", "lower": "lower", "capitalize": "capitalise", "title": "capitalise"}

// jinjaLoopValues are what every loop knows of its round, by the names that both have.
var jinjaLoopValues = map[string]any{"first": true, "last": true, "index": 1}

// jinja walks through the tags of a file with the sections that are open.
type jinja struct {
	scope *scope
	open  []jinjaSection
	out   []Translation
}

type jinjaSection struct {
	variable string // of a loop
	name     string // as we call it; "" = unknown
	inverted string // of a condition: opens its else
	outer    *scope
}

// translations lists what Jinja's tags are called here, in the order of the file; nil
// where the file has no Jinja in it.
func (t *Template) translations() []Translation {
	j := &jinja{scope: everything()}
	statements, own := false, t.ownTags()
	for _, part := range t.filled {
		joinTags(clean(t.roots[part])).Each(func(n *ooxml.Node) {
			if n.Name != "w:p" {
				return
			}
			text := n.Plain()
			statements = statements || jinjaStatement.MatchString(text)
			for _, source := range jinjaTag.FindAllString(text, -1) {
				if !own[source] {
					j.add(source)
				}
			}
		})
	}
	if !statements {
		return nil
	}
	return j.out
}

// ownTags are the tags of a file that are right as they are, where it has sections of ours: a
// statement of Jinja in a good template is a slip, not another language.
func (t *Template) ownTags() map[string]bool {
	own, sections := map[string]bool{}, false
	root := everything()
	for _, u := range t.variants[variantKey{}].tags {
		sections = sections || u.tag.kind != tagText
		_, known := within(root, u.around).lookup(u.tag.path)
		if u.tag.kind != tagText || known || isField(u.tag.path) {
			own[u.tag.source] = true
		}
		if name := u.tag.name(); u.tag.kind != tagText {
			own["{{/"+name+"}}"], own["{{/}}"] = true, true
		}
	}
	if !sections {
		return nil
	}
	return own
}

func (j *jinja) add(source string) {
	body := jinjaMarks.ReplaceAllString(strings.NewReplacer("“", `"`, "”", `"`, "‘", "'", "’", "'").Replace(source), "")
	to := ""
	switch {
	case strings.HasPrefix(source, "{#"):
		return
	case strings.HasPrefix(source, "{%"):
		to = j.statement(body)
	default:
		to = j.value(body)
	}
	if tr := (Translation{source, to}); source != to && !slices.Contains(j.out, tr) { // one that is right needs no change
		j.out = append(j.out, tr)
	}
}

func (j *jinja) statement(body string) string {
	if m := jinjaLoop.FindStringSubmatch(body); m != nil {
		name, value := j.resolve(m[2])
		next := j.scope
		if list, ok := value.([]any); ok && len(list) > 0 {
			next = j.scope.inner(merged(list), 0, len(list))
		}
		j.open = append(j.open, jinjaSection{variable: m[1], name: name, outer: j.scope})
		j.scope = next
		return section("#", name)
	}
	if m := jinjaIf.FindStringSubmatch(body); m != nil && !strings.HasPrefix(body, "elif") {
		return j.condition(m)
	}
	if strings.HasPrefix(body, "for ") || strings.HasPrefix(body, "if ") { // its end is not that of what is around it
		j.open = append(j.open, jinjaSection{outer: j.scope})
		return ""
	}
	if len(j.open) == 0 {
		return ""
	}
	last := j.open[len(j.open)-1]
	switch {
	case body == "else" && last.name != "":
		return section("/", last.name) + "\n" + last.inverted // pasted as two paragraphs
	case body == "endfor" || body == "endif":
		j.open, j.scope = j.open[:len(j.open)-1], last.outer
		return section("/", last.name)
	}
	return ""
}

func (j *jinja) condition(m []string) string {
	name, _ := j.resolve(m[2])
	signs := []string{"#", "^"}
	if m[1] != "" {
		slices.Reverse(signs)
	}
	full := name
	if name != "" && m[3] != "" {
		full = name + " " + m[3] + " " + strings.ReplaceAll(m[4], "'", `"`)
	}
	j.open = append(j.open, jinjaSection{name: name, inverted: section(signs[1], full), outer: j.scope})
	return section(signs[0], full)
}

// section returns "" for a list that has no counterpart here.
func section(sign, name string) string {
	if name == "" {
		return ""
	}
	return "{{" + sign + name + "}}"
}

func (j *jinja) value(body string) string {
	m := jinjaValue.FindStringSubmatch(body)
	if m == nil {
		return ""
	}
	name, value := j.resolve(m[1])
	if name == "" {
		return ""
	}
	filter := strings.TrimSpace(m[2])
	call, _, _ := strings.Cut(filter, "(")
	switch {
	case jinjaFilters[call] != "":
		name += "|" + jinjaFilters[call]
	case call == "join":
		name += "|comma"
	}
	if list, ok := value.([]any); ok {
		if _, entries := merged(list).(object); entries {
			return example(name, value)
		}
	}
	return "{{" + name + "}}"
}

// resolve finds what a name is called here, and its value in the invented CV.
func (j *jinja) resolve(name string) (string, any) {
	for i := len(j.open) - 1; i >= 0; i-- {
		if v := j.open[i].variable; v != "" && (name == v || strings.HasPrefix(name, v+".")) {
			if name == v {
				return ".", j.scope.dot
			}
			name = strings.TrimPrefix(name, v+".")
			break
		}
	}
	if own, ok := strings.CutPrefix(name, "loop."); ok {
		value, known := jinjaLoopValues[own]
		if !known {
			return "", nil
		}
		return own, value
	}
	bare := strings.ToLower(strings.ReplaceAll(name[strings.LastIndex(name, ".")+1:], "_", ""))
	for _, try := range []string{name, bare, otherWords[bare], otherWords[strings.TrimSuffix(bare, "s")], nearest(name, j.scope)} {
		if try == "" || strings.HasPrefix(try, "%") {
			continue
		}
		if v, known := valueOf(try, j.scope); known {
			return try, v
		}
	}
	return "", nil
}
