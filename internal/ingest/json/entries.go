package json

import (
	"regexp"
	"strconv"
	"strings"

	"focal/internal/extract/words"
)

// section takes the entries of a section; false when the value does not look
// like one.
func (t *translator) section(section string, v any) bool {
	var out []any
	if o, ok := v.(*object); ok && (section == "skills" || section == "languages") && !known(section, o) {
		out = t.keyed(section, o)
	} else {
		for _, item := range list(v) {
			if e := t.entry(section, item); e != nil {
				out = append(out, e)
			}
		}
	}
	if len(out) == 0 {
		return false
	}
	if t.entries == nil {
		t.entries = map[string][]any{}
	}
	t.entries[section] = append(t.entries[section], out...)
	return true
}

// known reports whether an object is an entry of the section rather than a map.
func known(section string, o *object) bool {
	for _, k := range o.keys {
		if fields[section][canonical(k)] == "" {
			return false
		}
	}
	return true
}

// keyed reads {"Programming": ["Go"], "Tools": "Git, Jira"} and {"French": "B2"}.
func (t *translator) keyed(section string, o *object) []any {
	var out []any
	for _, k := range o.keys {
		v := o.values[k]
		e := newObject()
		switch inner, isObject := v.(*object); {
		case section == "languages":
			e.set("language", k)
			if s := strings.Join(leafTexts(v), ", "); s != "" {
				e.set("fluency", s)
			}
		case isObject:
			out = append(out, t.keyed(section, inner)...)
			continue
		default:
			e.set("name", humanise(k))
			if keywords := keywords(v); len(keywords) > 0 {
				e.set("keywords", keywords)
			}
		}
		out = append(out, e)
	}
	return out
}

func keywords(v any) []any {
	var out []any
	values := list(v)
	if s, ok := v.(string); ok {
		values = nil
		for part := range strings.FieldsFuncSeq(s, func(r rune) bool { return r == ',' || r == ';' || r == '\n' || r == '|' }) {
			values = append(values, part)
		}
	}
	for _, item := range values {
		if s := keyword(item); s != "" {
			out = append(out, s)
		}
	}
	return out
}

func keyword(v any) string {
	if o, ok := v.(*object); ok {
		if s := pick(o, "name", "skill", "title", "keyword", "label"); s != "" {
			return s
		}
	}
	return strings.Join(leafTexts(v), ", ")
}

// entry translates one entry. Members without a known name follow the summary as
// "Label: value", so that they are printed with the entry.
func (t *translator) entry(section string, v any) any {
	o, isObject := v.(*object)
	if !isObject {
		s := scalar(v)
		if s == "" || section == "work" || section == "education" || section == "volunteer" {
			return nil // prose: somebody else has to find the parts
		}
		return s
	}
	e := &entry{section: section, out: newObject()}
	for _, key := range o.keys {
		if value := o.values[key]; !hiddenKey(key) && hasText(value) {
			e.member(key, value)
		}
	}
	if e.found == 0 {
		return nil
	}
	if e.found > 1 {
		t.hits++
	}
	return e.finish()
}

// entry is one entry while its members are read.
type entry struct {
	section string
	out     *object
	found   int      // members with a known name
	extra   []string // the others
	where   []string
	dates   string // of a period in one text
	current bool
}

func (e *entry) member(key string, value any) {
	field := fields[e.section][canonical(key)]
	if field != "" {
		e.found++
	}
	switch field {
	case "":
		e.extra = append(e.extra, humanise(key)+": "+strings.Join(leafTexts(value), ", "))
	case "startDate", "endDate", "date", "releaseDate", "expiryDate":
		d := date(value)
		setOnce(e.out, field, d)
		e.current = e.current || d == "" && field == "endDate"
	case "dates":
		e.period(value)
	case "current":
		s := scalar(value)
		e.current = s == "true" || s == "yes" || s == "1"
	case "location":
		e.where = append(e.where, leafTexts(value)...)
	case "highlights", "courses", "keywords":
		e.out.set(field, itemsOf(field, value))
	default:
		e.text(key, field, nameOf(value))
	}
}

// text takes a field with a text; what comes second for the same field is kept as something extra.
func (e *entry) text(key, field, text string) {
	if _, had := e.out.values[field]; had {
		e.extra = append(e.extra, humanise(key)+": "+text)
		return
	}
	e.out.set(field, text)
}

// period takes "2019 - 2021" or {"from": 2019, "to": 2021}.
func (e *entry) period(value any) {
	inner, ok := value.(*object)
	if !ok {
		e.dates = strings.Join(leafTexts(value), " – ")
		return
	}
	e.dates = date(inner)
	for _, k := range inner.keys {
		if f := fields["work"][canonical(k)]; f == "startDate" || f == "endDate" {
			setOnce(e.out, f, date(inner.values[k]))
		}
	}
}

// finish puts in place what had to wait for the other members.
func (e *entry) finish() *object {
	if len(e.where) > 0 {
		e.out.set("location", strings.Join(e.where, ", "))
	}
	spread(e.out, e.dates)
	if e.current {
		delete(e.out.values, "endDate")
		e.out.keys = without(e.out.keys, "endDate")
	}
	if len(e.extra) > 0 {
		e.sayExtra()
	}
	return e.out
}

func (e *entry) sayExtra() {
	summary := "summary"
	if e.section == "projects" {
		summary = "description"
	}
	lines := e.extra
	if s, ok := e.out.values[summary].(string); ok {
		lines = append([]string{s}, lines...)
	}
	e.out.set(summary, strings.Join(lines, "\n"))
}

func setOnce(o *object, key, v string) {
	if _, had := o.values[key]; !had && v != "" {
		o.set(key, v)
	}
}

func without(keys []string, key string) []string {
	var out []string
	for _, k := range keys {
		if k != key {
			out = append(out, k)
		}
	}
	return out
}

// nameOf returns a scalar, or of {"name": …} its name, or all texts joined.
func nameOf(v any) string {
	if s := scalar(v); s != "" {
		return s
	}
	if o, ok := v.(*object); ok {
		if s := pick(o, "name", "title", "value", "text"); s != "" {
			return s
		}
	}
	sep := ", "
	if l, ok := v.([]any); ok && len(l) > 0 && len(scalar(l[0])) > 40 {
		sep = "\n"
	}
	return strings.Join(leafTexts(v), sep)
}

// itemsOf returns the texts of a list; a text with line breaks is a list too.
func itemsOf(field string, v any) []any {
	if field != "highlights" {
		return keywords(v)
	}
	var out []any
	for _, item := range list(v) {
		for line := range strings.SplitSeq(nameOf(item), "\n") {
			if line = strings.TrimSpace(strings.TrimLeft(line, "•-–*· \t")); line != "" {
				out = append(out, line)
			}
		}
	}
	return out
}

// spread fills start and end from one text such as "Mar 2019 - Present".
func spread(e *object, dates string) {
	if dates == "" {
		return
	}
	parts := rangeDash.Split(dates, 2)
	if m := yearRange.FindStringSubmatch(strings.TrimSpace(dates)); m != nil {
		parts = m[1:]
	}
	setOnce(e, "startDate", dateText(parts[0]))
	if len(parts) > 1 {
		setOnce(e, "endDate", dateText(parts[1]))
	} else {
		setOnce(e, "endDate", dateText(parts[0]))
	}
}

var (
	rangeDash = regexp.MustCompile(`\s+(?:-|to|until|till|bis)\s+|\s*[–—]\s*`)
	yearRange = regexp.MustCompile(`^((?:19|20)\d\d)-((?:19|20)\d\d|\p{L}+)$`)
	present   = regexp.MustCompile(`(?i)^(present|current|currently|now|today|ongoing|to date|till date|heute|aujourd'hui|actualidad|null|none|-)$`)
	isoStart  = regexp.MustCompile(`^((?:19|20)\d\d)(?:[-/.](0?[1-9]|1[0-2]))?(?:[-/.](\d{1,2}))?(?:$|[T ])`)
	monthYear = regexp.MustCompile(`^(0?[1-9]|1[0-2])[-/. ]((?:19|20)\d\d)$`)
	dayFirst  = regexp.MustCompile(`^(\d{1,2})[./](0?[1-9]|1[0-2])[./]((?:19|20)\d\d)$`)
	wordYear  = regexp.MustCompile(`^(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(\p{L}{3,})\.?,?\s+(?:\d{1,2},\s*)?'?((?:19|20)\d\d)$`)
)

// date returns a date as JSON Resume writes it; "" for "to date".
func date(v any) string {
	if o, ok := v.(*object); ok {
		year, month := pick(o, "year", "y"), pick(o, "month", "m")
		if year == "" {
			return dateText(strings.Join(leafTexts(o), " "))
		}
		if n, err := strconv.Atoi(month); err == nil && n > 0 && n < 13 {
			return year + "-" + pad(n)
		}
		return dateText(strings.TrimSpace(month + " " + year))
	}
	return dateText(scalar(v))
}

func dateText(s string) string {
	s = strings.TrimSpace(s)
	if present.MatchString(s) {
		return ""
	}
	for _, f := range dateForms {
		if m := f.form.FindStringSubmatch(s); m != nil {
			if d := f.date(m); d != "" {
				return d
			}
		}
	}
	return s
}

// dateForms are the ways of writing a date and how each is written anew; "" where it is none after all.
var dateForms = []struct {
	form *regexp.Regexp
	date func(m []string) string
}{
	{isoStart, isoDate},
	{monthYear, func(m []string) string { return m[2] + "-" + padded(m[1]) }},
	{dayFirst, func(m []string) string { return m[3] + "-" + padded(m[2]) + "-" + padded(m[1]) }},
	{wordYear, wordDate},
}

func isoDate(m []string) string {
	out := m[1]
	month, _ := strconv.Atoi(m[2])
	if month == 0 {
		return out
	}
	out += "-" + pad(month)
	if day, _ := strconv.Atoi(m[3]); day > 0 && day < 32 {
		out += "-" + pad(day)
	}
	return out
}

func wordDate(m []string) string {
	month, _ := words.Months().Value(words.Fold(m[1]))
	if month == "" {
		return ""
	}
	return m[2] + "-" + padded(month)
}

func padded(digits string) string {
	n, _ := strconv.Atoi(digits)
	return pad(n)
}

func pad(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}
