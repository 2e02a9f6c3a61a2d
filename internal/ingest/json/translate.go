package json

import (
	"strings"
)

// translate builds a JSON Resume object from an object with well-known names of
// members. It returns nil unless the person or an entry of a section was found with
// certainty. Members without a known name are kept as they are, so nothing is lost.
func translate(root *object) *object {
	t := translator{person: newObject(), rest: newObject()}
	for _, key := range root.keys {
		t.member(key, root.values[key], true)
	}
	t.names()
	if !t.certain() {
		return nil
	}
	out := newObject()
	out.set("basics", t.person)
	for _, section := range []string{"work", "volunteer", "education", "awards", "certificates", "publications", "skills", "languages", "interests", "references", "projects"} {
		if entries := t.entries[section]; len(entries) > 0 {
			out.set(section, entries)
		}
	}
	for _, key := range t.rest.keys {
		if _, taken := out.values[key]; taken {
			out.set(key+" (more)", t.rest.values[key])
			continue
		}
		out.set(key, t.rest.values[key])
	}
	return out
}

type translator struct {
	person      *object
	first, last string
	location    []string
	profiles    []any
	details     []any
	summary     []string
	entries     map[string][]any
	rest        *object
	hits        int // entries with at least two known members
}

func (t *translator) certain() bool {
	_, name := t.person.values["name"]
	return t.hits > 0 || name && len(t.person.keys) > 1
}

func (t *translator) member(key string, v any, root bool) {
	if hiddenKey(key) || !hasText(v) {
		return
	}
	name := canonical(key)
	inner, isObject := v.(*object)
	switch {
	case root && sections[name] != "" && t.section(sections[name], v):
	case isObject && groups[name]:
		for _, k := range inner.keys {
			t.member(k, inner.values[k], false)
		}
	case networks[name] != "" && scalar(v) != "":
		t.profile(networks[name], scalar(v))
	case basics[name] != "" && t.basic(basics[name], v):
	case root:
		t.rest.set(key, v)
	case scalar(v) != "":
		d := newObject()
		d.set("label", humanise(key))
		d.set("value", scalar(v))
		t.details = append(t.details, d)
	default:
		t.rest.set(key, v)
	}
}

// basic takes a member about the person; false when its value does not fit.
func (t *translator) basic(field string, v any) bool {
	text := scalar(v)
	if text == "" {
		if l, ok := v.([]any); ok && field != "links" && field != "location" {
			text = strings.Join(texts(l), ", ")
			if field == "summary" {
				text = strings.Join(texts(l), "\n")
			}
		}
	}
	switch field {
	case "links":
		return t.links(v)
	case "location":
		if text == "" {
			text = strings.Join(leafTexts(v), ", ")
		}
		t.location = append(t.location, text)
		return text != ""
	case "first":
		t.first = text
	case "last":
		t.last = text
	case "summary":
		t.summary = append(t.summary, text)
	case "name":
		if o, ok := v.(*object); ok {
			for _, k := range o.keys {
				t.member(k, o.values[k], false)
			}
			return true
		}
		fallthrough
	default:
		if _, had := t.person.values[field]; had {
			return false
		}
		if text != "" {
			t.person.set(field, text)
		}
	}
	return text != ""
}

func (t *translator) links(v any) bool {
	switch v := v.(type) {
	case *object:
		for _, k := range v.keys {
			if s := scalar(v.values[k]); s != "" {
				network := networks[canonical(k)]
				if network == "" {
					network = humanise(k)
				}
				t.profile(network, s)
			}
		}
	default:
		for _, item := range list(v) {
			if o, ok := item.(*object); ok {
				t.profile(pick(o, "network", "name", "type", "label", "site", "platform"), pick(o, "url", "link", "href", "address", "value", "username"))
				continue
			}
			t.profile("", scalar(item))
		}
	}
	return true
}

// profile adds an account; an address that names its network needs no other.
func (t *translator) profile(network, address string) {
	if address == "" {
		return
	}
	if network == "" || strings.EqualFold(network, "url") || strings.EqualFold(network, "link") {
		network = ""
		host := strings.ToLower(address)
		for key, name := range networks {
			if len(key) > 1 && strings.Contains(host, key+".") {
				network = name
			}
		}
	}
	p := newObject()
	if network != "" {
		p.set("network", network)
	}
	p.set("url", address)
	t.profiles = append(t.profiles, p)
}

// names finishes the person.
func (t *translator) names() {
	if full := strings.TrimSpace(t.first + " " + t.last); full != "" {
		if _, had := t.person.values["name"]; !had {
			t.person.set("name", full)
		}
	}
	for _, m := range []struct {
		key string
		set bool
		v   any
	}{
		{"summary", len(t.summary) > 0, strings.Join(t.summary, "\n")},
		{"location", len(t.location) > 0, strings.Join(t.location, ", ")},
		{"profiles", len(t.profiles) > 0, t.profiles},
		{"details", len(t.details) > 0, t.details},
	} {
		if m.set {
			t.person.set(m.key, m.v)
		}
	}
}

// pick returns the first member with text.
func pick(o *object, keys ...string) string {
	for _, want := range keys {
		for _, k := range o.keys {
			if canonical(k) == want {
				if s := scalar(o.values[k]); s != "" {
					return s
				}
			}
		}
	}
	return ""
}

// leafTexts returns all scalars below v in order.
func leafTexts(v any) []string {
	switch v := v.(type) {
	case *object:
		var out []string
		for _, k := range v.keys {
			out = append(out, leafTexts(v.values[k])...)
		}
		return out
	case []any:
		var out []string
		for _, item := range v {
			out = append(out, leafTexts(item)...)
		}
		return out
	}
	if s := scalar(v); s != "" {
		return []string{s}
	}
	return nil
}
