package app_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"mime"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
)

// Requests to every operation of the OpenAPI document, made from its schemas: values
// that it allows, and values that it does not. Whatever is sent: no 5xx, every error is
// one sentence and tells nothing of the inside, and what is answered has the shape that
// the document promises. FOCAL_RANDOM tries others than the usual ones.
func TestAssurance_59_EveryOperationOfTheDocument(t *testing.T) {
	e := start(t, func(c *app.Config) { c.MaxFileBytes = 1 << 20 })
	seed := uint64(20261122)
	if os.Getenv("FOCAL_RANDOM") != "" {
		seed = uint64(time.Now().UnixNano()) // #nosec G115 -- any number will do
	}
	t.Logf("seed %d", seed)
	var doc document
	must(t, json.Unmarshal(app.OpenAPI(), &doc))
	g := &generator{rng: rand.New(rand.NewPCG(seed, 1)), schemas: doc.Components.Schemas} // #nosec G404 -- of a test
	operations := 0
	for _, path := range slices.Sorted(maps.Keys(doc.Paths)) {
		for _, method := range slices.Sorted(maps.Keys(doc.Paths[path])) {
			op := doc.Paths[path][method]
			operations++
			if op.OperationID == "logout" || op.OperationID == "deleteAccount" {
				continue // end the session that the others need; they have tests of their own
			}
			g.try(e, strings.ToUpper(method), path, op)
		}
	}
	if operations < 40 {
		t.Errorf("%d operations: the document was not understood", operations)
	}
	e.ledgerAgrees()
}

type (
	document struct {
		Paths      map[string]map[string]operation
		Components struct{ Schemas map[string]*jsonSchema }
	}
	operation struct {
		OperationID string
		Parameters  []struct {
			Name, In string
			Schema   *jsonSchema
		}
		RequestBody struct {
			Content map[string]struct{ Schema *jsonSchema }
		}
		Responses map[string]struct {
			Content map[string]struct{ Schema *jsonSchema }
		}
	}
	jsonSchema struct {
		Ref              string `json:"$ref"`
		Type             any
		Format           string
		Enum             []any
		Minimum, Maximum *float64
		MinLength        *int
		MaxLength        *int
		Properties       map[string]*jsonSchema
		Required         []string
		Items            *jsonSchema
	}
)

type generator struct {
	rng     *rand.Rand
	schemas map[string]*jsonSchema
}

const perOperation = 12

// try sends requests to one operation, as a user and as an admin in turn.
func (g *generator) try(e *env, method, path string, op operation) {
	e.Helper()
	tokens := []string{e.admin(), e.subscriber(fmt.Sprintf("fuzz-%s", strings.ToLower(op.OperationID)), 3)}
	for i := range perOperation {
		at, query := "/api"+path, url.Values{}
		for _, p := range op.Parameters {
			value := g.text(p.Schema, i%3 == 0)
			switch p.In {
			case "path":
				if value == "" {
					value = "-" // an empty part is another path
				}
				at = strings.ReplaceAll(at, "{"+p.Name+"}", url.PathEscape(value))
			case "query":
				query.Set(p.Name, value)
			}
		}
		if len(query) > 0 {
			at += "?" + query.Encode()
		}
		body, headers := g.body(op, i)
		a := e.call(method, at, tokens[i%len(tokens)], body, headers...)
		g.judge(e, fmt.Sprintf("%s %s (%.300v)", method, at, body), op, a)
	}
}

func (g *generator) body(op operation, i int) (any, []string) {
	if c, ok := op.RequestBody.Content["application/json"]; ok {
		switch i {
		case 0:
			return nil, nil
		case 1:
			return []byte(strings.Repeat(`{"a":`, 2000)), []string{"Content-Type", "application/json"}
		case 2:
			return []byte(`{"` + "\x00\xff" + `":1e999}`), []string{"Content-Type", "application/json"}
		}
		return g.value(c.Schema, 0, i%3 == 0), nil
	}
	if c, ok := op.RequestBody.Content["multipart/form-data"]; ok {
		return g.form(g.resolve(c.Schema), i%3 == 0), nil
	}
	return nil, nil
}

func (g *generator) form(s *jsonSchema, hostile bool) form {
	f := form{fields: map[string]string{}}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		p := g.resolve(s.Properties[name])
		item := p
		if p.Items != nil {
			item = g.resolve(p.Items)
		}
		switch {
		case item.Format == "binary":
			f.files = append(f.files, upload{name, g.pick("cv.txt", "../../etc/passwd", "a\r\nb.pdf", ""), g.pick("Jo Li\nExperience", "%PDF-1.4", "PK\x03\x04", "", "{}", "\x89PNG\r\n\x1a\n")})
		case g.rng.IntN(3) > 0:
			f.fields[name] = g.text(p, hostile)
		}
	}
	return f
}

func (g *generator) resolve(s *jsonSchema) *jsonSchema {
	for s != nil && s.Ref != "" {
		s = g.schemas[s.Ref[strings.LastIndex(s.Ref, "/")+1:]]
	}
	if s == nil {
		return &jsonSchema{}
	}
	return s
}

// kind is the first type of a schema; "null" is beside it where a value may be missing.
func (s *jsonSchema) kind() string {
	switch t := s.Type.(type) {
	case string:
		return t
	case []any:
		return fmt.Sprint(t[0])
	}
	return ""
}

// value makes a value of a schema, or with hostile one that it forbids.
func (g *generator) value(s *jsonSchema, depth int, hostile bool) any {
	s = g.resolve(s)
	if hostile && g.rng.IntN(3) == 0 {
		return []any{nil, -1, 1 << 60, 1e300, true, "", g.nasty(), []any{}, []any{[]any{nil}}, object{"a": nil}}[g.rng.IntN(10)]
	}
	switch s.kind() {
	case "object":
		out := object{}
		for _, name := range slices.Sorted(maps.Keys(s.Properties)) { // one order: a seed makes the same requests everywhere
			p := s.Properties[name]
			if depth < 5 && (slices.Contains(s.Required, name) && !hostile || g.rng.IntN(4) > 0) {
				out[name] = g.value(p, depth+1, hostile)
			}
		}
		return out
	case "array":
		out := []any{}
		for range g.rng.IntN(4) {
			out = append(out, g.value(s.Items, depth+1, hostile))
		}
		return out
	case "integer", "number":
		low, high := -10.0, 1000.0
		if s.Minimum != nil {
			low = *s.Minimum
		}
		if s.Maximum != nil {
			high = min(*s.Maximum, low+1e6)
		}
		return int64(low + g.rng.Float64()*(high-low))
	case "boolean":
		return g.rng.IntN(2) == 0
	}
	return g.text(s, hostile)
}

func (g *generator) text(s *jsonSchema, hostile bool) string {
	s = g.resolve(s)
	if hostile {
		return g.nasty()
	}
	if len(s.Enum) > 0 {
		return fmt.Sprint(s.Enum[g.rng.IntN(len(s.Enum))])
	}
	switch {
	case s.kind() == "integer":
		return strconv.Itoa(g.rng.IntN(50))
	case s.kind() == "boolean":
		return strconv.FormatBool(g.rng.IntN(2) == 0)
	case s.Format == "email":
		return fmt.Sprintf("p%d@example.org", g.rng.IntN(1e6))
	}
	return g.pick("Generic", "Strict", "abc", "Violet7moon", "someone@example.org", "Ünïcode 𝒳 שלום", "0", "https://example.org/")
}

func (g *generator) nasty() string {
	return g.pick("", " ", "'; DROP TABLE users;--", "../../../etc/passwd", "%00", "\x00", "\u202e\ufeff", "<script>alert(1)</script>", "{{.}}", "${jndi:ldap://x}", "=1+1", "-1",
		"9223372036854775808", "NaN", strings.Repeat("a", 70000), strings.Repeat("(", 3000), "a\r\nX-Evil: 1", "\xff\xfe", `{"$ref":"#"}`, "true", "null")
}

func (g *generator) pick(from ...string) string { return from[g.rng.IntN(len(from))] }

func (g *generator) judge(e *env, what string, op operation, a answer) {
	e.Helper()
	kind, _, _ := mime.ParseMediaType(a.header.Get("Content-Type"))
	if a.status >= 500 && a.status != 503 {
		e.Errorf("%s: %d %s", what, a.status, a.body)
	}
	if a.status >= 400 {
		var sentence struct{ Error string }
		if kind != "application/json" || json.Unmarshal(a.body, &sentence) != nil || sentence.Error == "" {
			e.Errorf("%s: %d %s %.200s", what, a.status, kind, a.body)
		}
		for _, leak := range []string{"/tmp/", "/usr/", "goroutine", ".go:", "sqlite", "SQL", "constraint", "panic", "runtime", "nil pointer", e.cfg.Data} {
			if strings.Contains(a.text(), leak) {
				e.Errorf("%s says %q: %.300s", what, leak, a.body)
			}
		}
		return
	}
	response, ok := op.Responses[strconv.Itoa(a.status)]
	if !ok {
		e.Errorf("%s: %d is not in the document", what, a.status)
		return
	}
	if promised, ok := response.Content["application/json"]; ok && kind == "application/json" {
		var got any
		if err := json.Unmarshal(a.body, &got); err != nil {
			e.Errorf("%s: %v in %.200s", what, err, a.body)
			return
		}
		for _, missing := range g.missing(promised.Schema, got, "", 0) {
			e.Errorf("%s: the answer has no %s: %.300s", what, missing, a.body)
		}
	}
}

// missing returns the required parts of a schema that a value has not.
func (g *generator) missing(s *jsonSchema, v any, at string, depth int) (out []string) {
	s = g.resolve(s)
	switch v := v.(type) {
	case object:
		for _, name := range s.Required {
			if _, ok := v[name]; !ok {
				out = append(out, at+"."+name)
			}
		}
		for name, p := range s.Properties {
			if inner, ok := v[name]; ok && depth < 6 {
				out = append(out, g.missing(p, inner, at+"."+name, depth+1)...)
			}
		}
	case []any:
		for i, inner := range v {
			if i < 5 && s.Items != nil {
				out = append(out, g.missing(s.Items, inner, fmt.Sprintf("%s[%d]", at, i), depth+1)...)
			}
		}
	}
	return out
}
