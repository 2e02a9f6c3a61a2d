package wordtemplate

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// TagGroup is a part of the data with the tags that print it.
type TagGroup struct {
	Name string `json:"name" doc:"of the list or group; empty for the person and the document"`
	// Block prints the whole list as a template may do it, ready to be pasted into Word.
	Block string    `json:"block" doc:"empty where there is no list"`
	Tags  []TagInfo `json:"tags"`
}

// TagInfo is a tag and what it prints of the invented CV.
type TagInfo struct {
	Tag     string `json:"tag"`
	Example string `json:"example"`
}

// blocks are the lists whose entries want more than a line.
var blocks = map[string]string{
	"clearances":   "{{#clearances}}\n{{level}}{{#status}}, {{.}}{{/status}}\t{{dates}}\n{{/clearances}}",
	"facts":        rowsOf("facts"),
	"brief":        rowsOf("brief"),
	"details":      rowsOf("details"),
	"jobs":         storyOf("jobs", inWords),
	"volunteering": storyOf("volunteering", inWords),
	"projects":     storyOf("projects", inWords),
	"education":    storyOf("education", "{{#courses > 0}}\n{{labels.courses}}: {{courses}}\n{{/courses}}\n"),
	"certificates": lineOf("certificates", ""),
	"publications": lineOf("publications", "{{summary|lines}}\n"),
	"awards":       lineOf("awards", "{{summary|lines}}\n"),
	"bodies":       "{{#bodies}}\n{{heading}}{{#place}}, {{.}}{{/place}}\n{{/bodies}}",
	"skills":       "{{#skills}}\n{{heading}}{{#keywords > 0}}{{#heading}}: {{/heading}}{{keywords}}{{/keywords}}\n{{/skills}}",
	"languages":    "{{#languages}}\n{{name}}{{#fluency}} ({{.}}){{/fluency}}\n{{/languages}}",
	"interests":    "{{#interests}}\n{{name}}{{#keywords > 0}}{{#name}}: {{/name}}{{keywords}}{{/keywords}}\n{{/interests}}",
	"career":       "{{#career}}\n{{name}}\n{{#items}}\n• {{text}}\n{{/items}}\n{{/career}}",
	"additional":   "{{#additional}}\n{{name}}\n{{#items}}\n• {{text}}\n{{/items}}\n{{/additional}}",
	"references":   "{{#references}}\n{{name}}\n{{text}}\n{{/references}}",
}

// inWords are the skills that a post or a project names.
const inWords = "{{#keywords > 0}}\n{{labels.skills}}: {{keywords}}\n{{/keywords}}\n"

// rowsOf prints a list of facts, each behind its label, where it has one.
func rowsOf(list string) string {
	return "{{#" + list + "}}\n{{#label}}{{.}}: {{/label}}{{value}}\n{{/" + list + "}}"
}

// storyOf prints entries that are told of: their head, what they say, and more at the end.
func storyOf(list, more string) string {
	return "{{#" + list + "}}\n{{heading}}\t{{dates}}\n{{#place}}{{.}}{{^last}}, {{/last}}{{/place}}\n{{summary|lines}}\n" +
		"{{#highlights}}\n• {{.}}\n{{/highlights}}\n" + more + "{{/" + list + "}}"
}

// lineOf prints entries of a line, and more below it.
func lineOf(list, more string) string {
	return "{{#" + list + "}}\n{{heading}}{{#place}}, {{.}}{{/place}}{{#dates}}, {{.}}{{/dates}}\n" + more + "{{/" + list + "}}"
}

// meaning describes the tags that print no text, or none of the invented CV.
var meaning = map[string]string{
	"{{%icon}}":                   "The branding icon",
	"{{#current}} … {{/current}}": "Where it goes on still",
	"{{#more}} … {{/more}}":       "Where there is text below the first line",
	"{{#bullet}} … {{/bullet}}":   "Where it is a point of a list",
	"{{#caption}} … {{/caption}}": "Where it is the label of the points below",
	"{{end}}":                     "The month in which it ended",
	"{{keywords}}":                "Skills that it names",
	"{{link}}":                    "Its address on the web",
	"{{summary}}":                 "What the CV tells of it beside the points",
	"{{place}}":                   "What names it beside the heading",
	"{{short}}":                   "Keywords that go on one line",
	"{{long}}":                    "Keywords that need a line each: sentences, and phrases of more than six words",
	"{{earlier}}":                 "A heading above the first of the old posts that are told in one line each; nothing on the others",
	"{{unit}}":                    "The department or unit, where the CV names one",
	"{{#photo}} … {{/photo}}":     "Where room for a photograph is asked for",
	"{{#content}} … {{/content}}": "Where the CV has more than a name",
	"{{#beside}} … {{/beside}}":   "Where the profile is short enough to stand beside a column of contacts",
}

// Tags lists all tags with what they print of an invented CV: the person first, then the
// sections as a CV has them, then the rest by the alphabet.
func Tags() []TagGroup {
	root := everything()
	out := []TagGroup{{Name: "", Tags: tagsOf(root.vars, "")}}
	names := append([]string{"contact", "contacts"}, sections...)
	for _, name := range slices.Sorted(maps.Keys(root.vars)) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for _, name := range names {
		switch v := root.vars[name].(type) {
		case object:
			out = append(out, TagGroup{Name: name, Tags: tagsOf(v, name+".")})
		case []any:
			out = append(out, listGroup(name, v))
		}
	}
	return out
}

func listGroup(name string, list []any) TagGroup {
	g := TagGroup{Name: name, Block: blocks[name], Tags: []TagInfo{}}
	if o, ok := merged(list).(object); ok {
		g.Tags = tagsOf(o, "")
	}
	if g.Block == "" {
		first, last := "{{#"+name+"}}", "{{/"+name+"}}"
		g.Block = strings.NewReplacer(first, first+"\n", last, "\n"+last).Replace(example(name, list))
	}
	return g
}

// tagsOf are the texts and the lists of texts of one level.
func tagsOf(vars object, prefix string) []TagInfo {
	tags := []TagInfo{}
	for _, name := range slices.Sorted(maps.Keys(vars)) {
		v := vars[name]
		if list, ok := v.([]any); ok {
			if _, entries := merged(list).(object); entries && len(list) > 0 {
				continue // a list of its own, or {{points}}
			}
		}
		if _, group := v.(object); group {
			continue
		}
		tag := "{{" + prefix + name + "}}"
		if _, condition := v.(bool); condition {
			tag = "{{#" + prefix + name + "}} … {{/" + prefix + name + "}}"
		}
		if name == "icon" && prefix == "" {
			tag = "{{%icon}}"
		}
		if isField(strings.Split(prefix+name, ".")) {
			v = "What is given for it with each conversion"
		}
		tags = append(tags, TagInfo{Tag: tag, Example: cmp.Or(shorten(plain(v)), meaning[tag])})
	}
	return tags
}
