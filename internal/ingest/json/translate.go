package json

import (
	"cmp"
	"maps"
	"slices"
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
	case basic(name) != "" && t.basic(basic(name), v):
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
	switch field {
	case "links":
		return t.links(v)
	case "location":
		text := cmp.Or(scalar(v), strings.Join(leafTexts(v), ", "))
		t.location = append(t.location, text)
		return text != ""
	}
	if o, ok := v.(*object); ok && field == "name" {
		for _, k := range o.keys {
			t.member(k, o.values[k], false)
		}
		return true
	}
	return t.basicText(field, v)
}

func (t *translator) basicText(field string, v any) bool {
	separator := ", "
	if field == "summary" {
		separator = "\n"
	}
	text := scalar(v)
	if l, ok := v.([]any); ok && text == "" {
		text = strings.Join(texts(l), separator)
	}
	switch field {
	case "first":
		t.first = text
	case "last":
		t.last = text
	case "summary":
		t.summary = append(t.summary, text)
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
	if o, ok := v.(*object); ok {
		t.linksByNetwork(o)
		return true
	}
	for _, item := range list(v) {
		if o, ok := item.(*object); ok {
			t.profile(pick(o, "network", "name", "type", "label", "site", "platform"), pick(o, "url", "link", "href", "address", "value", "username"))
			continue
		}
		t.profile("", scalar(item))
	}
	return true
}

func (t *translator) linksByNetwork(o *object) {
	for _, k := range o.keys {
		if s := scalar(o.values[k]); s != "" {
			t.profile(cmp.Or(networks[canonical(k)], humanise(k)), s)
		}
	}
}

// profile adds an account; an address that names its network needs no other.
func (t *translator) profile(network, address string) {
	if address == "" {
		return
	}
	if network == "" || strings.EqualFold(network, "url") || strings.EqualFold(network, "link") {
		network = networkOf(address)
	}
	p := newObject()
	if network != "" {
		p.set("network", network)
	}
	p.set("url", address)
	t.profiles = append(t.profiles, p)
}

// networkOf tells the network by the host of an address; "" where it is none of those known.
func networkOf(address string) string {
	host := strings.ToLower(address)
	for _, key := range slices.Sorted(maps.Keys(networks)) {
		if len(key) > 1 && strings.Contains(host, key+".") {
			return networks[key]
		}
	}
	return ""
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
