package app_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/httpapi"
)

// people of the matrices.
func (e *env) people() map[string]string {
	return map[string]string{"guest": "", "inactive": e.user("inactive", app.NewUser{}), "subscriber": e.subscriber("subscriber", 100), "admin": e.admin()}
}

func TestAssurance_01_02_AnotherUsersTaskIsUnknown(t *testing.T) {
	both(t, func(e *env) {
		ana, ben := e.subscriber("ana", 5), e.subscriber("ben", 5)
		id := e.submit(ana, cvs("Canary Canaryson"))
		check := func(when string) {
			for _, c := range []struct{ method, path string }{{"GET", "task-status/" + id}, {"GET", "result/" + id}, {"POST", "generate-docx/" + id}, {"DELETE", "task/" + id}} {
				a := e.call(c.method, "/api/convert/"+c.path, ben, form{}.with("task_id", id))
				if a.status != 404 || strings.Contains(a.text(), "Canary") {
					e.Errorf("%s, %s %s: %d %s", when, c.method, c.path, a.status, a.body)
				}
			}
		}
		check("running")
		e.wait(ana, id)
		check("completed")
		if a := e.call("GET", "/api/convert/history", ben, nil); strings.Contains(a.text(), id) {
			e.Error("the history shows another user's task")
		}
		e.need(e.call("GET", "/api/convert/task-status/"+id, ana, nil), 200)
	})
}

func TestAssurance_03_IconsAreTheCallersOwn(t *testing.T) {
	e := start(t)
	ana, ben := e.subscriber("ana", 1), e.subscriber("ben", 1)
	up := form{files: []upload{{"icon", "logo.png", string(picture(t, 8, 8))}}}
	e.need(e.call("POST", "/api/convert/upload-cv-icon", ana, up), 200)
	e.need(e.call("GET", "/api/convert/get-cv-icon", ben, nil), 404)
	e.need(e.call("DELETE", "/api/convert/remove-cv-icon", ben, nil), 404)
	e.need(e.call("GET", "/api/convert/get-cv-icon", ana, nil), 200)
}

func TestAssurance_05_06_EveryRouteForEveryRole(t *testing.T) {
	e := start(t)
	people := e.people()
	for _, route := range httpapi.Routes {
		path := "/api" + strings.NewReplacer("{taskId}", "unknown", "{id}", "unknown", "{file}", "unknown").Replace(route.Path)
		for who, token := range people {
			if route.ID == "logout" && token != "" || route.ID == "refresh" {
				continue // they end what the other rows need
			}
			a := e.call(route.Method, path, token, nil)
			want := "let in"
			switch {
			case route.Role != httpapi.Public && who == "guest":
				want = "401"
			case route.Role == httpapi.Admin && who != "admin":
				want = "403"
			}
			got := "let in"
			switch a.status {
			case http.StatusUnauthorized:
				got = "401"
			case http.StatusForbidden:
				if route.Role == httpapi.Admin {
					got = "403"
				}
			}
			if route.ID == "login" && a.status == 401 {
				got = "let in" // the answer to empty credentials
			}
			if got != want || a.status >= 500 && a.status != 503 {
				t.Errorf("%s %s as %s: %d %s, want %s", route.Method, route.Path, who, a.status, a.body, want)
			}
			if a.status >= 400 && a.message(t) == "" {
				t.Errorf("%s %s as %s: no error text", route.Method, route.Path, who)
			}
		}
	}
	if a := e.call("POST", "/api/auth/refresh", "", nil); a.status != 401 {
		t.Errorf("refresh without a token: %d", a.status)
	}
}

func TestAssurance_09_MassAssignment(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	before := e.profile(token)
	e.need(e.call("POST", "/api/auth/update_profile", token, object{"name": "Ana B", "user_role": "admin", "credits_remaining": 999, "subscription_status": "inactive", "allowed_templates": []string{"Modern"}, "email": "x@example.org", "id": "1"}), 200)
	after := e.profile(token)
	before.Name = "Ana B"
	if b, a := asJSON(before), asJSON(after); a != b {
		t.Errorf("changed %s to %s", b, a)
	}
}

func asJSON(v any) string {
	b, _ := json.Marshal(v)
	return string(b)
}

func TestAssurance_10_LastAdminAndDemotedAdmin(t *testing.T) {
	both(t, func(e *env) {
		root := e.admin()
		id := e.profile(root).ID
		e.need(e.call("PUT", "/api/admin/user/"+id, root, object{"user_role": "user"}), 409)
		e.need(e.call("DELETE", "/api/admin/user/"+id, root, nil), 409)
		second := e.user("second", app.NewUser{Role: "admin"})
		e.need(e.call("GET", "/api/admin/users-table", second, nil), 200)
		e.need(e.call("PUT", "/api/admin/user/"+e.profile(second).ID, root, object{"user_role": "user"}), 200)
		if a := e.call("GET", "/api/admin/users-table", second, nil); a.status != 401 {
			e.Errorf("a demoted admin still gets %d", a.status)
		}
		if a := e.call("GET", "/api/admin/users-table", e.login("second@example.org").Access, nil); a.status != 403 {
			e.Errorf("a demoted admin after signing in again gets %d", a.status)
		}
	})
}

func TestAssurance_11_SecretsAreInNoAnswer(t *testing.T) {
	e := start(t)
	ana, root := e.subscriber("ana", 5), e.admin()
	id := e.profile(ana).ID
	e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
	for _, c := range [][2]string{{ana, "/api/auth/profile"}, {root, "/api/admin/users-table"}, {root, "/api/admin/user/" + id}, {root, "/api/admin/audit"}, {ana, "/api/convert/history"}} {
		a := e.need(e.call("GET", c[1], c[0], nil), 200)
		for _, secret := range []string{"argon2id", "password_hash", "PasswordHash", "customer_id", "totp\"", "code_hash"} {
			if strings.Contains(a.text(), secret) {
				t.Errorf("%s holds %s", c[1], secret)
			}
		}
	}
}

func TestAssurance_12_TaskIDsAreLong(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	a, b := e.submit(token, cvs("a")), e.submit(token, cvs("b"))
	if a == b || len(a) != 32 { // base32: 160 bits
		t.Errorf("ids %s, %s", a, b)
	}
}

func TestAssurance_36_37_HeadersOnEveryAnswer(t *testing.T) {
	e := start(t, func(c *app.Config) { c.TLS = true })
	for _, c := range []struct {
		method, path string
		status       int
	}{{"GET", "/", 200}, {"GET", "/pricing", 200}, {"GET", "/api/config", 200}, {"GET", "/api/nothing", 404}, {"PUT", "/api/config", 405}, {"GET", "/assets/missing.js", 404}, {"GET", "/healthz", 200}, {"POST", "/", 405}, {"GET", "/api/docs", 200}} {
		a := e.need(e.call(c.method, c.path, "", nil, "Accept", "text/html"), c.status)
		for name, want := range map[string]string{"Content-Security-Policy": "script-src 'self'", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Strict-Transport-Security": "max-age=31536000; includeSubDomains"} {
			if !strings.Contains(a.header.Get(name), want) {
				t.Errorf("%s %s: %s is %q", c.method, c.path, name, a.header.Get(name))
			}
		}
		for _, name := range []string{"X-Powered-By", "Server", "Access-Control-Allow-Origin"} {
			if a.header.Get(name) != "" {
				t.Errorf("%s %s sends %s", c.method, c.path, name)
			}
		}
	}
}

// The web app is every GET that accepts HTML; nothing below /api ever is.
func TestWebApp(t *testing.T) {
	e := start(t)
	for _, c := range []struct {
		path, accept string
		status       int
		cache        string
		html         bool
	}{
		{"/", "text/html", 200, "no-cache", true},
		{"/Application/Demo", "text/html", 200, "no-cache", true},
		{"/assets/a.js", "*/*", 200, "public, max-age=31536000, immutable", false},
		{"/assets/b.js", "*/*", 404, "", false},
		{"/favicon.ico", "image/*", 404, "", false},
		{"/pricing", "application/json", 404, "", false},
		{"/api/x", "text/html", 404, "", false},
		{"/api", "text/html", 404, "", false},
		{"/etc/passwd", "text/html", 200, "no-cache", true},
	} {
		a := e.call("GET", c.path, "", nil, "Accept", c.accept)
		if a.status != c.status || c.cache != "" && a.header.Get("Cache-Control") != c.cache || strings.Contains(a.text(), "<title>app") != c.html {
			t.Errorf("%s: %d %q %.40q", c.path, a.status, a.header.Get("Cache-Control"), a.body)
		}
	}
	index := e.call("GET", "/", "", nil, "Accept", "text/html")
	e.need(e.call("GET", "/", "", nil, "Accept", "text/html", "If-None-Match", index.header.Get("Etag")), 304)
	if part := e.call("GET", "/media/demo.mp4", "", nil, "Range", "bytes=10-19"); part.status != 206 || len(part.body) != 10 {
		t.Errorf("range: %d, %d bytes", part.status, len(part.body))
	}
}
