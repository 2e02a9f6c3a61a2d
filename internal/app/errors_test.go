package app_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"focal/internal/httpapi"
)

// oneShape: every answer that is no success is one JSON object with a sentence in
// "error" (decisions D-86), and nothing beside it that is not documented.
func oneShape(t *testing.T, what string, a answer) {
	t.Helper()
	var body map[string]any
	if err := json.Unmarshal(a.body, &body); err != nil || !strings.HasPrefix(a.header.Get("Content-Type"), "application/json") || !utf8.Valid(a.body) {
		t.Errorf("%s: %d %s %q", what, a.status, a.header.Get("Content-Type"), a.body)
		return
	}
	for key := range body {
		if !slices.Contains([]string{"error", "request_id", "status", "message", "problems"}, key) {
			t.Errorf("%s: the answer has %q: %s", what, key, a.body)
		}
	}
	if text, _ := body["error"].(string); len(text) < 5 || a.header.Get("Cache-Control") != "no-store" && a.status != 405 {
		t.Errorf("%s: %d %s, Cache-Control %q", what, a.status, a.body, a.header.Get("Cache-Control"))
	}
}

// Every route, asked in every wrong way that has nothing to do with what it is for.
func TestAssurance_59_OneShapeOfErrors(t *testing.T) {
	e := start(t)
	var root string
	for _, route := range httpapi.Routes {
		e.clock.forward(time.Hour) // no limit is in the way
		root = e.admin()
		path := "/api" + filled(route.Path)
		for _, method := range []string{"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"} {
			if known(method, filled(route.Path)) {
				continue
			}
			a := e.call(method, path, root, nil)
			if a.status != http.StatusMethodNotAllowed {
				t.Errorf("%s %s: %d %s", method, path, a.status, a.body)
				continue
			}
			oneShape(t, method+" "+path, a)
		}
		beyond := e.call(route.Method, path+"/and/beyond", root, nil)
		if beyond.status != 404 {
			t.Errorf("%s %s: %d", route.Method, path+"/and/beyond", beyond.status)
		}
		oneShape(t, "beyond "+path, beyond)
		if route.Body == 0 || route.ID == "logout" {
			continue
		}
		large := e.announce(route.Method, path, root, route.Body+1)
		if large.status != 413 {
			t.Errorf("%s %s with %d bytes: %d %s", route.Method, path, route.Body+1, large.status, large.body)
		}
		oneShape(t, "too large for "+path, large)
		for name, body := range map[string]string{
			"half an object": `{"name":`, "a list": `[]`, "a number": `7`, "no JSON": "name=x", "bad UTF-8": "{\"name\":\"\xff\xfe\",\"email\":\"\xc3(\",\"message\":\"\xf0\x28\x8c\x28\"}",
			"bad UTF-8 as a key": "{\"\xff\":1}", "a NUL": "{\"name\":\"\\u0000\",\"code\":\"\\u0000\"}", "half a pair": `{"name":"\ud800","organisation":"\udfff"}`, "deep": strings.Repeat(`{"a":`, 20000),
		} {
			for _, kind := range []string{"application/json", "text/plain", "multipart/form-data; boundary=b", "application/x-www-form-urlencoded", "", "nonsense/"} {
				a := e.call(route.Method, path, root, []byte(body), "Content-Type", kind)
				if a.status >= 500 && a.status != 503 {
					t.Errorf("%s to %s as %q: %d %s", name, path, kind, a.status, a.body)
				}
				if a.status >= 400 {
					oneShape(t, fmt.Sprintf("%s to %s as %q", name, path, kind), a)
				}
			}
		}
	}
	for _, path := range []string{"/api", "/api/", "/api//auth/login", "/api/auth/login/", "/api/%2e%2e/config", "/api/\xff", "/api/auth/%ff", "/api/AUTH/LOGIN", "/api/convert/task-status/%ff%fe"} {
		if a := e.call("GET", strings.ReplaceAll(path, "\xff", "%FF"), root, nil, "Accept", "text/html"); a.status >= 400 {
			oneShape(t, path, a)
		} else if a.status < 300 {
			t.Errorf("%s: %d %.80s", path, a.status, a.body)
		}
	}
}

// known reports whether a route of the table takes this method at this path.
func known(method, path string) bool {
	return slices.ContainsFunc(httpapi.Routes, func(r httpapi.Route) bool {
		want, got := strings.Split(r.Path, "/"), strings.Split(path, "/")
		return r.Method == method && slices.EqualFunc(want, got, func(w, g string) bool { return w == g || strings.HasPrefix(w, "{") })
	})
}

// announce sends only the head of a request whose body has that many bytes.
func (e *env) announce(method, path, token string, size int64) answer {
	e.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(e.server.URL, "http://"))
	if err != nil {
		e.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	fmt.Fprintf(conn, "%s %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n", method, path, token, size)
	res, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		e.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		e.Fatal(err)
	}
	return answer{res.StatusCode, bytes.TrimSpace(body), res.Header}
}
