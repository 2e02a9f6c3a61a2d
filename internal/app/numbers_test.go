package app_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"testing"

	"focal/internal/app"
)

// schema is what the test needs of OpenAPI's.
type schema struct {
	Ref        string            `json:"$ref"`
	Type       any               `json:"type"`
	Properties map[string]schema `json:"properties"`
}

func (s schema) numeric() bool {
	return s.Type == "integer" || s.Type == "number" || slices.Contains(asStrings(s.Type), "integer")
}

func asStrings(v any) (out []string) {
	list, _ := v.([]any)
	for _, item := range list {
		out = append(out, fmt.Sprint(item))
	}
	return out
}

// number is a numeric input of a route.
type number struct{ method, path, where, field string }

// numbers finds every numeric input of the API in its own description.
func numbers(t *testing.T) (all []number) {
	t.Helper()
	var doc struct {
		Paths map[string]map[string]struct {
			Parameters []struct {
				Name, In string
				Schema   schema
			}
			RequestBody struct {
				Content map[string]struct{ Schema schema }
			}
		}
		Components struct{ Schemas map[string]schema }
	}
	if err := json.Unmarshal(app.OpenAPI(), &doc); err != nil {
		t.Fatal(err)
	}
	for path, methods := range doc.Paths {
		for method, op := range methods {
			for _, p := range op.Parameters {
				if p.Schema.numeric() {
					all = append(all, number{strings.ToUpper(method), path, p.In, p.Name})
				}
			}
			for kind, body := range op.RequestBody.Content {
				s := body.Schema
				if s.Ref != "" {
					s = doc.Components.Schemas[s.Ref[strings.LastIndex(s.Ref, "/")+1:]]
				}
				for name, p := range s.Properties {
					if p.numeric() {
						all = append(all, number{strings.ToUpper(method), path, kind, name})
					}
				}
			}
		}
	}
	slices.SortFunc(all, func(a, b number) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	return all
}

// Whatever number is in whatever field of the API: the answer is no fault of
// ours, and what is kept can be read afterwards by its user and in the admin's table,
// and be counted on.
func TestNumbersOfEveryRouteAreBounded(t *testing.T) {
	all := numbers(t)
	if len(all) < 12 {
		t.Fatalf("only %d numeric inputs found: %v", len(all), all)
	}
	e := start(t, func(c *app.Config) { c.Templates = []string{"Generic"} })
	root := e.admin()
	ana := e.subscriber("ana", 900)
	id := e.profile(ana).ID
	done := e.submit(ana, cvs("Jo Li"))
	e.wait(ana, done)
	values := []string{"-9223372036854775808", "-1", "0", "1", "4294967296", "9007199254740993", "9223372036854775807", "9223372036854775808", "1e308", "-1e308", "0.5", "99999999999999999999999999"}
	others := object{"name": "Ana", "email": "ana@example.org", "password": password, "user_role": "user", "subscription_status": "active", "taskId": done, "decisions": object{}, "rejected": []string{}, "edits": object{}}
	for i, n := range all {
		for j, value := range values {
			path := strings.NewReplacer("{id}", id, "{taskId}", done, "{name}", "Generic", "{file}", "x").Replace(n.path)
			token := root
			if !strings.Contains(path, "/admin/") {
				token = ana
			}
			var body any
			switch n.where {
			case "query":
				path += "?" + n.field + "=" + url.QueryEscape(value)
			case "application/json":
				fields := maps.Clone(others)
				if n.method == "POST" {
					fields["email"] = fmt.Sprintf("n%d-%d@example.org", i, j)
				}
				fields[n.field] = json.RawMessage(value)
				body = fields
			default:
				body = cvs("Jo Li "+value).with(n.field, value)
			}
			a := e.call(n.method, strings.Replace("/api"+path, "/api/api", "/api", 1), token, body)
			if a.status >= 500 || strings.Contains(a.text(), "Unknown address") {
				t.Errorf("%v = %s: %d %s", n, value, a.status, a.body)
			}
		}
	}
	e.wait(ana, e.submit(ana, cvs("Jo Li once more")))
	for _, path := range []string{"/api/admin/users-table?per_page=100", "/api/admin/user/" + id, "/api/admin/users-table?sort_by=converted_cvs_count", "/api/admin/audit"} {
		if a := e.call("GET", path, root, nil); a.status >= 500 {
			t.Errorf("afterwards %s: %d %s", path, a.status, a.body)
		}
	}
	for _, path := range []string{"/api/auth/profile", "/api/convert/history", "/api/convert/task-status/" + done} {
		e.need(e.call("GET", path, ana, nil), 200)
	}
	e.login("ana@example.org")
	e.ledgerAgrees()
}
