package json

import (
	"strings"
	"unicode"

	"focal/internal/ingest/page"
)

// writer lays an object out as lines: members that hold objects or lists become
// headings, list entries keep together, scalars become "Label: value".
type writer struct {
	lines []page.Line
	gap   float64
}

func (w *writer) put(kind page.Kind, level int, segments ...string) {
	l := page.Line{Kind: kind, Level: level, GapBefore: w.gap}
	for _, s := range segments {
		if s != "" {
			l.Segments = append(l.Segments, page.Segment{Runs: []page.Run{{Text: s}}})
		}
	}
	if len(l.Segments) > 0 {
		w.lines = append(w.lines, l)
		w.gap = 0
	}
}

// hiddenKeys are members about the file, not about the person.
func hiddenKey(key string) bool {
	return key == "$schema" || key == "meta" || strings.HasPrefix(key, "_") || key == "id" || key == "uuid"
}

func (w *writer) object(o *object, depth int) {
	for _, key := range o.keys {
		v := o.values[key]
		if hiddenKey(key) {
			continue
		}
		if s := scalar(v); s != "" {
			w.scalar(key, s, depth)
			continue
		}
		if !hasText(v) {
			continue
		}
		heading := depth == 0
		if heading {
			w.gap = 1
			w.put(page.Heading, 1, humanise(key))
		}
		switch v := v.(type) {
		case *object:
			w.object(v, depth+1)
		case []any:
			if !heading && allScalars(v) && len(v) < 4 && short(v) {
				w.scalar(key, strings.Join(texts(v), ", "), depth)
				continue
			}
			w.list(v, depth+1)
		}
	}
}

func (w *writer) list(values []any, depth int) {
	for _, v := range values {
		switch v := v.(type) {
		case *object:
			w.gap = 1
			w.object(v, depth+1)
		case []any:
			w.list(v, depth+1)
		default:
			for line := range strings.SplitSeq(scalar(v), "\n") {
				w.put(page.ListItem, 0, strings.TrimSpace(line))
			}
		}
	}
}

// scalar writes "Label: value"; values that speak for themselves go without a label.
func (w *writer) scalar(key, s string, depth int) {
	lines := strings.Split(s, "\n")
	if len(lines) > 1 || len(s) > 80 {
		if depth == 0 {
			w.gap = 1
			w.put(page.Heading, 1, humanise(key))
		}
		for _, line := range lines {
			w.put(page.Paragraph, 0, strings.TrimSpace(line))
		}
		return
	}
	switch canonical(key) {
	case "name", "fullname", "email", "url", "company", "title", "position":
		w.put(page.Paragraph, 0, s)
	default:
		w.put(page.Paragraph, 0, humanise(key)+": "+s)
	}
}

func hasText(v any) bool {
	switch v := v.(type) {
	case *object:
		for _, k := range v.keys {
			if hasText(v.values[k]) {
				return true
			}
		}
		return false
	case []any:
		for _, item := range v {
			if hasText(item) {
				return true
			}
		}
		return false
	}
	return scalar(v) != ""
}

func allScalars(values []any) bool {
	for _, v := range values {
		if scalar(v) == "" {
			return false
		}
	}
	return true
}

func short(values []any) bool {
	for _, v := range values {
		if len(scalar(v)) > 30 {
			return false
		}
	}
	return true
}

// texts returns the scalars of a list.
func texts(values []any) []string {
	var out []string
	for _, v := range values {
		if s := scalar(v); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// canonical folds "job_title", "Job Title" and "jobTitle" into one key.
func canonical(key string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, key)
}

// humanise turns "technicalSkills" or "technical_skills" into "Technical skills".
func humanise(key string) string {
	var b strings.Builder
	var last rune
	for i, r := range strings.NewReplacer("_", " ", "-", " ").Replace(strings.TrimSpace(key)) {
		switch {
		case i == 0:
			r = unicode.ToUpper(r)
		case unicode.IsUpper(r) && unicode.IsLower(last):
			b.WriteByte(' ')
			r = unicode.ToLower(r)
		}
		b.WriteRune(r)
		last = unicode.ToUpper(r)
		if !unicode.IsUpper(r) {
			last = r
		}
	}
	return b.String()
}
