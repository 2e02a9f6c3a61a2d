package app_test

import (
	"encoding/json"
	"strings"
	"sync"
	"testing"

	"focal/internal/app"
)

func TestAssurance_03_IconsAreTheCallersOwn(t *testing.T) {
	e := start(t)
	ana, ben := e.subscriber("ana", 1), e.subscriber("ben", 1)
	up := form{files: []upload{{"icon", "logo.png", string(picture(t, 8, 8))}}}
	e.need(e.call("POST", "/api/convert/upload-cv-icon", ana, up), 200)
	e.need(e.call("GET", "/api/convert/get-cv-icon", ben, nil), 404)
	e.need(e.call("DELETE", "/api/convert/remove-cv-icon", ben, nil), 404)
	e.need(e.call("GET", "/api/convert/get-cv-icon", ana, nil), 200)
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
		e.need(e.call("DELETE", "/api/admin/user/"+id, root, nil), 409) // nobody deletes the own account there
		e.need(e.call("PUT", "/api/admin/user/"+e.profile(second).ID, root, object{"user_role": "user"}), 200)
		if a := e.call("GET", "/api/admin/users-table", second, nil); a.status != 401 {
			e.Errorf("a demoted admin still gets %d", a.status)
		}
		if a := e.call("GET", "/api/admin/users-table", e.login("second@example.org").Access, nil); a.status != 403 {
			e.Errorf("a demoted admin after signing in again gets %d", a.status)
		}
	})
}

// Two admins who demote each other, or leave, in the same moment: one is left.
func TestAssurance_10_OneAdminIsLeft(t *testing.T) {
	for name, leave := range map[string]func(e *env, token, other string) answer{
		"demoting": func(e *env, token, other string) answer {
			return e.call("PUT", "/api/admin/user/"+other, token, object{"user_role": "user"})
		},
		"leaving": func(e *env, token, _ string) answer {
			return e.call("POST", "/api/auth/delete_account", token, object{"password": password})
		},
	} {
		t.Run(name, func(t *testing.T) {
			both(t, func(e *env) {
				first, second := e.admin(), e.user("second", app.NewUser{Role: "admin"})
				ids := []string{e.profile(first).ID, e.profile(second).ID}
				got := make([]answer, 2)
				var wg sync.WaitGroup
				for i, token := range []string{first, second} {
					wg.Go(func() { got[i] = leave(e, token, ids[1-i]) })
				}
				wg.Wait()
				if (got[0].status == 200) == (got[1].status == 200) {
					e.Errorf("%d %s and %d %s", got[0].status, got[0].body, got[1].status, got[1].body)
				}
			})
		})
	}
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
