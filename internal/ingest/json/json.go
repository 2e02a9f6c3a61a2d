// Package json reads CVs kept as JSON: JSON Resume by its keys, other objects by
// well-known names of members. What has no known name stays as headings and lines.
package json

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"focal/internal/ingest/page"
)

// Limits of one file.
const (
	MaxDepth  = 64      // nesting of values
	MaxValues = 100_000 // about
)

// Errors of Read.
var (
	ErrSyntax = errors.New("json: not valid JSON")
	ErrDepth  = errors.New("json: nested too deeply")
	ErrLong   = errors.New("json: far more values than a CV holds")
	ErrShape  = errors.New("json: not an object with text")
)

// Read reads one JSON object given as UTF-8 text. A list with one object counts
// as that object. The Resume of the result is the file itself when it is a JSON
// Resume, an object built from its values when enough members have well-known
// names, and nil otherwise.
func Read(s string) (*page.Document, error) {
	root, raw, err := parse(s)
	if err != nil {
		return nil, err
	}
	doc := &page.Document{Format: page.JSON}
	switch {
	case isResume(root):
		doc.Resume = raw
	default:
		root = unwrap(root)
		if mapped := translate(root); mapped != nil {
			if doc.Resume, err = json.Marshal(mapped); err != nil {
				return nil, fmt.Errorf("%w: %w", ErrShape, err)
			}
			root = mapped
		}
	}
	w := writer{}
	w.object(root, 0)
	if len(w.lines) == 0 {
		return nil, ErrShape
	}
	doc.Pages = []page.Page{{Lines: w.lines}}
	return doc, nil
}

// parse returns the object of a file and its bytes.
func parse(s string) (*object, json.RawMessage, error) {
	if err := checkDepth(s); err != nil {
		return nil, nil, err
	}
	raw := json.RawMessage(strings.TrimSpace(s))
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	v, err := decode(dec)
	if err != nil {
		return nil, nil, syntax(s, err)
	}
	if _, err := dec.Token(); err != io.EOF { // More would overlook a bracket too many
		return nil, nil, fmt.Errorf("%w: text after the end", ErrSyntax)
	}
	if list, ok := v.([]any); ok && len(list) == 1 {
		v = list[0]
	}
	root, ok := v.(*object)
	if !ok {
		return nil, nil, ErrShape
	}
	if raw[0] != '{' { // a list with one object
		if raw, err = json.Marshal(root); err != nil {
			return nil, nil, fmt.Errorf("%w: %w", ErrShape, err)
		}
	}
	return root, raw, nil
}

// SyntaxError tells the line of a mistake in the file.
type SyntaxError struct {
	Line int
	err  error
}

func (e *SyntaxError) Error() string { return fmt.Sprintf("json: line %d: %v", e.Line, e.err) }

// Unwrap makes errors.Is(err, ErrSyntax) true.
func (e *SyntaxError) Unwrap() error { return ErrSyntax }

func syntax(s string, err error) error {
	var at *json.SyntaxError
	if !errors.As(err, &at) {
		return &SyntaxError{Line: 1 + strings.Count(strings.TrimSpace(s), "\n"), err: err}
	}
	lead := len(s) - len(strings.TrimLeft(s, " \t\r\n"))
	end := min(lead+int(at.Offset), len(s))
	return &SyntaxError{Line: 1 + strings.Count(s[:end], "\n"), err: err}
}

// checkDepth bounds the nesting before anything recurses.
func checkDepth(s string) error {
	depth, values, quoted := 0, 0, false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == ',':
			if values++; values > MaxValues {
				return ErrLong
			}
		case c == '{' || c == '[':
			if depth++; depth > MaxDepth {
				return ErrDepth
			}
		case c == '}' || c == ']':
			depth--
		}
	}
	return nil
}

// Plausible reports whether text looks like a JSON value: an object or a list, or
// a scalar that is valid on its own.
func Plausible(s string) bool {
	s = strings.TrimSpace(s)
	if s == "" {
		return false
	}
	rest := strings.TrimLeft(s[1:], " \t\r\n")
	switch s[0] {
	case '{':
		return rest != "" && (rest[0] == '"' || rest[0] == '}')
	case '[':
		return json.Valid([]byte(s)) || rest != "" && strings.ContainsRune(`[{"]`, rune(rest[0])) && strings.HasSuffix(s, "]")
	}
	return s[0] == '"' && json.Valid([]byte(s))
}
