package wordtemplate

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"focal/internal/ooxml"
	"focal/internal/typo"
)

// otherWords are names that authors of templates try, and the tags that print
// what they mean.
var otherWords = map[string]string{
	"position": "title", "jobtitle": "title", "role": "title", "function": "title",
	"company": "organisation", "employer": "organisation", "organization": "organisation", "client": "organisation",
	"startdate": "start", "from": "start", "begin": "start", "enddate": "end", "to": "end", "until": "end", "period": "dates", "date": "dates", "year": "dates",
	"description": "summary", "duties": "highlights", "responsibilities": "highlights", "achievements": "highlights", "bullets": "highlights", "tasks": "highlights",
	"school": "institution", "university": "institution", "college": "institution", "qualification": "degree", "subject": "area", "grade": "score",
	"email": "contact.email", "mail": "contact.email", "phone": "contact.phone", "telephone": "contact.phone", "mobile": "contact.phone",
	"address": "contact.location", "city": "contact.location", "website": "contact.url", "linkedin": "contact.profiles",
	"fullname": "name", "firstname": "name", "lastname": "name", "surname": "name", "candidate": "name", "headline": "label",
	"profile": "summary", "objective": "summary", "about": "summary", "work": "jobs", "experience": "jobs", "employment": "jobs", "positions": "jobs",
	"certifications": "certificates", "training": "certificates", "hobbies": "interests", "skill": "keywords", "language": "name", "level": "fluency",
	"logo": "%icon", "companylogo": "%icon", "photo": "%icon", "picture": "%icon", "image": "%icon",
}

// pageWords are what authors try for page numbers.
var pageWords = []string{"page", "pages", "pagenumber", "pagecount", "numpages"}

// hint says what to write instead of an unknown tag, in the sections around it.
func hint(u usedTag, root *scope) string {
	here := within(root, u.around)
	name := u.tag.name()
	plainName := strings.ToLower(name[strings.LastIndex(name, ".")+1:])
	if slices.Contains(pageWords, plainName) {
		return "Word itself numbers pages (Insert, Page Number)"
	}
	if dot := strings.LastIndex(name, "."); dot > 0 {
		if v, ok := valueOf(name[:dot], here); ok {
			if list, isList := v.([]any); isList {
				if field := ofEntry(name[dot+1:], list); field != "" {
					return fmt.Sprintf("{{%s}} is a list: write {{#%s}}{{%s}}{{/%s}}", name[:dot], name[:dot], field, name[:dot])
				}
				return fmt.Sprintf("{{%s}} is a list: write %s", name[:dot], example(name[:dot], list))
			}
		}
	}
	if near := nearest(name, here); near != "" {
		return fmt.Sprintf("did you mean {{%s}}?", near)
	}
	if other, ok := otherWords[plainName]; ok {
		if _, known := valueOf(strings.TrimPrefix(other, "%"), here); known {
			return fmt.Sprintf("did you mean {{%s}}?", other)
		}
	}
	if here == root {
		if list, field := elsewhere(name, root); list != "" {
			return fmt.Sprintf("did you mean {{%s}}, between {{#%s}} and {{/%s}}?", field, list, list)
		}
	}
	return namesThere(u, here, root)
}

// namesThere are the names to choose from where a tag stands: of its group, of the section around it, or all.
func namesThere(u usedTag, here, root *scope) string {
	name := u.tag.name()
	if dot := strings.LastIndex(name, "."); dot > 0 {
		if v, _ := valueOf(name[:dot], here); v != nil {
			if group, is := v.(object); is && len(group) > 0 {
				names := slices.Sorted(maps.Keys(group))
				some := strings.Join(names, ", ")
				return fmt.Sprintf("in %s there are %s: write {{%s.%s}} or the like", name[:dot], some, name[:dot], names[0])
			}
		}
	}
	names := slices.Sorted(maps.Keys(here.vars))
	if here == root || len(names) == 0 {
		all := strings.Join(slices.Sorted(maps.Keys(root.vars)), ", ")
		return "there are " + all + "; “All tags” (Admin, Templates) shows what each prints"
	}
	return fmt.Sprintf("in %s there are %s", u.around[len(u.around)-1].source, strings.Join(names, ", "))
}

// ofEntry is what a field of a list's entries is called that an author means by a name; "" = there is nothing like it.
func ofEntry(name string, list []any) string {
	entry, ok := merged(list).(object)
	if !ok {
		return ""
	}
	s := &scope{vars: entry}
	if _, known := s.lookup([]string{name}); known {
		return name
	}
	if near := nearest(name, s); near != "" {
		return near
	}
	if other := otherWord(name); other != "" {
		if _, known := s.lookup([]string{other}); known {
			return other
		}
	}
	return ""
}

// otherWord is the tag for a word that authors try, also where that is not spelt right; "" = it is none of them.
func otherWord(name string) string {
	plain := strings.ToLower(name)
	if other, ok := otherWords[plain]; ok {
		return other
	}
	if len(plain) < 5 { // too short to tell a slip from another word
		return ""
	}
	for _, word := range slices.Sorted(maps.Keys(otherWords)) {
		if len(word) > 4 && typo.Distance(plain, word) == 1 {
			return otherWords[word]
		}
	}
	return ""
}

// elsewhere finds a name that is known inside a list, the one of posts first: authors write {{employer}} where no post is open.
func elsewhere(name string, root *scope) (list, field string) {
	names := append([]string{"jobs", "education"}, slices.Sorted(maps.Keys(root.vars))...)
	for _, list := range names {
		if v, ok := root.vars[list].([]any); ok && len(v) > 0 {
			if field := ofEntry(name, v); field != "" {
				return list, field
			}
		}
	}
	return "", ""
}

func valueOf(name string, s *scope) (any, bool) { return s.lookup(strings.Split(name, ".")) }

// example is how a list is printed.
func example(name string, v any) string {
	inner := "{{.}}"
	if o, ok := merged(v.([]any)).(object); ok {
		inner = ""
		for _, try := range []string{"heading", "name", "level", "label", "text", "url"} {
			if _, has := o[try]; has {
				inner = "{{" + try + "}}"
				break
			}
		}
		if _, has := o["keywords"]; has && name == "skills" {
			inner += ": {{keywords}}"
		}
	}
	return fmt.Sprintf("{{#%s}}%s{{/%s}}", name, inner, name)
}

// silent reports tags that print nothing by themselves: lists of entries, groups of values.
func silent(tags []usedTag, root *scope) []Problem {
	var list []Problem
	for _, u := range tags {
		if u.tag.kind != tagText || u.tag.path == nil {
			continue
		}
		switch v, _ := within(root, u.around).lookup(u.tag.path); v := v.(type) {
		case object:
			names := slices.Sorted(maps.Keys(v))
			list = append(list, Problem{Part: u.part, Text: u.text, Message: fmt.Sprintf("%s prints nothing: write {{%s.%s}} or the like (there are %s)", u.tag.source, u.tag.name(), names[0], strings.Join(names, ", "))})
		case []any:
			if _, entries := merged(v).(object); entries && len(v) > 0 {
				list = append(list, Problem{Part: u.part, Text: u.text, Message: fmt.Sprintf("%s prints nothing, as it is a list of entries: write %s", u.tag.source, example(u.tag.name(), v))})
			}
		}
	}
	return list
}

// lookalike is text that is meant as a tag but is none: one brace, three braces, square brackets,
// the marks of mail merge.
var lookalike = regexp.MustCompile(`\{\{\{[^{}]*\}\}\}|\{\s*[#/^%]?[A-Za-z][A-Za-z0-9.]*\s*\}|` +
	`\[\[\s*[A-Za-z][A-Za-z0-9._ -]{0,39}\]\]|«[^»]{1,40}»|\{%[^{}]*%\}`)

func lookalikes(part string, root *ooxml.Node) []Problem {
	var list []Problem
	joinTags(clean(root)).Each(func(n *ooxml.Node) {
		if n.Name != "w:p" {
			return
		}
		var b strings.Builder
		for _, t := range ownTexts(n, nil) {
			b.WriteString(t.Plain())
		}
		text := b.String()
		for _, at := range lookalike.FindAllStringIndex(text, -1) {
			found := text[at[0]:at[1]]
			if !strings.HasPrefix(found, "{{{") && at[0] > 0 && text[at[0]-1] == '{' {
				continue // the inside of a proper tag
			}
			list = append(list, Problem{Part: part, Text: shorten(text), Message: fmt.Sprintf("%s is printed as it stands: a tag has two braces on either side, like {{name}}", found)})
		}
	})
	return list
}
