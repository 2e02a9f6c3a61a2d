package app_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/httpapi"
)

// logged collects everything the program logs during a test, at every level.
type logged struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *logged) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *logged) text() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

func logs(t *testing.T) *logged {
	t.Helper()
	l, before := &logged{}, slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(l, &slog.HandlerOptions{Level: slog.LevelDebug})))
	t.Cleanup(func() { slog.SetDefault(before) })
	return l
}

// A whole life of an account, with every kind of failure: nothing that opens a
// door and nothing of a CV is in the log, in the audit, or in an address.
func TestAssurance_34_60_NoSecretsAndNoCVInTheLogs(t *testing.T) {
	l := logs(t)
	e := start(t, trying)
	e.need(e.register("ana@example.org", password), 201)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Canary4wrong\r\nlevel=ERROR forged"}), 401)
	p := e.login("ana@example.org")
	root := e.admin()
	e.need(e.call("PUT", "/api/admin/user/"+e.profile(p.Access).ID, root, object{"credits_remaining": 9, "subscription_status": "active"}), 200)
	e.wait(p.Access, e.submit(p.Access, cvs("Canaryname\nworked", "BROKEN canaryname", "PANIC canaryname")))
	e.call("POST", "/api/convert/generate-resume-bulk", p.Access, form{files: []upload{{"files", "canaryfile.exe", "MZ"}}})
	e.need(e.call("POST", "/api/admin/chat/send", p.Access, object{"message": "where does canaryquestion go"}), 200)
	e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
	code := e.resetCode(1)
	e.need(e.reset("ana@example.org", code, "short"), 400)
	e.need(e.reset("ana@example.org", "999999", "Canary5next"), 400)
	e.need(e.call("GET", "/api/admin/users-table?search=canarysearch", p.Access, nil), 403)
	e.need(e.call("GET", "/api/auth/profile", p.Refresh, nil), 401)
	e.need(e.call("POST", "/api/auth/refresh", p.Refresh, nil), 200)
	key := e.apiKey(p.Access, 0, "read").Key
	e.need(e.call("GET", "/api/convert/history", key, nil), 200)
	e.need(e.call("GET", "/api/admin/audit", key, nil), 403)
	e.need(e.call("GET", "/api/convert/history", key+"x", nil), 401)
	made, signatures := e.messagesFor(p.Access)
	e.need(e.reset("ana@example.org", code, "Harbour8lamp"), 200)
	trail := e.need(e.call("GET", "/api/admin/audit?per_page=100", root, nil), 200).text()
	text := l.text()
	if !strings.Contains(text, "forbidden") || !strings.Contains(text, "panic") || !strings.Contains(text, "webhook was not delivered") {
		t.Fatalf("the log was not caught: %q", text)
	}
	for where, found := range map[string]string{"log": text, "audit": trail} {
		for _, secret := range append([]string{
			p.Access, p.Refresh, strings.Split(p.Access, ".")[2], key, key[19:], made.Secret, password, "Canary", "canary", code, "999999",
			"Harbour8lamp", "argon2id", "forged",
		}, signatures...) {
			if strings.Contains(found, secret) {
				t.Errorf("the %s holds %q", where, secret)
			}
		}
	}
	for _, route := range httpapi.Routes { // 14.2.1: no route takes a secret in its address
		if regexp.MustCompile(`(?i)token|password|code`).MatchString(route.Path) && route.Method == http.MethodGet {
			t.Errorf("%s takes a secret in its address", route.Path)
		}
	}
}

// messagesFor lets a conversion be told to a webhook whose address is a secret: it arrives,
// is refused, and finds nobody. It returns the webhook and the signatures that were sent.
func (e *env) messagesFor(token string) (made hook, signatures []string) {
	e.Helper()
	there := newListener(e.T)
	made = e.addHook(token, there.server.URL+"/canarypath?canary=token")
	e.wait(token, e.submit(token, cvs("Canaryname")))
	e.delivered(token, made.ID, "delivered")
	there.answer(500)
	e.wait(token, e.submit(token, cvs("Canaryname")))
	e.delivered(token, made.ID, "retrying")
	for _, m := range there.wait(e.T, 2) {
		signatures = append(signatures, m.signature, m.signature[strings.Index(m.signature, "v1="):])
	}
	there.server.Close()
	e.hurry()
	for deadline := time.Now().Add(10 * time.Second); e.deliveries(token, made.ID)[0].Status != 0; time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			e.Fatal("the try that finds nobody is not kept")
		}
	}
	return made, signatures
}

// Every sensitive action leaves one line that says who did what to whom, the old
// and the new value, and when, in UTC.
func TestAssurance_60_EachEvent(t *testing.T) {
	e := start(t, func(c *app.Config) { c.AdminTOTP = "optional" })
	root := e.admin()
	rootID := e.profile(root).ID
	type event struct {
		ID, At, Event, Actor, Subject string
		Details                       map[string]string
	}
	events := func() []event {
		var all struct{ Events []event }
		e.need(e.call("GET", "/api/admin/audit?per_page=100", root, nil), 200).json(t, &all)
		return all.Events
	}
	e.need(e.register("ana@example.org", password), 201)
	session := e.login("ana@example.org")
	ana := session.Access
	id := e.profile(ana).ID
	user := "/api/admin/user/" + id
	var second, made object
	for _, c := range []struct {
		name  string
		do    func()
		event string
		actor string // "" = Ana
		by    string // subject; "" = Ana
		says  map[string]string
	}{
		{"registration", func() { e.need(e.register("eve@example.org", password), 201) }, "register", "*", "*", nil},
		{"sign-in", func() { e.login("ana@example.org") }, "login", "", "", nil},
		{"failed sign-in", func() {
			e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Wrong4pass"}), 401)
		}, "login failed", "-", "", map[string]string{"ip": "127.0.0.1"}},
		{"asking for a one-time password", func() {
			e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
		}, "reset requested", "", "", nil},
		{"role", func() { e.need(e.call("PUT", user, root, object{"user_role": "admin"}), 200) }, "user changed", rootID, "", map[string]string{"role": "user -> admin"}},
		{"role back", func() { e.need(e.call("PUT", user, root, object{"user_role": "user"}), 200) }, "user changed", rootID, "", map[string]string{"role": "admin -> user"}},
		{"credits", func() { e.need(e.call("PUT", user, root, object{"credits_remaining": 7}), 200) }, "user changed", rootID, "", map[string]string{"credits": "0 -> 7"}},
		{"subscription", func() { e.need(e.call("PUT", user, root, object{"subscription_status": "active"}), 200) }, "user changed", rootID, "", map[string]string{"status": "inactive -> active"}},
		{"templates", func() {
			e.need(e.call("PUT", user+"/templates", root, object{"templates": []string{"Modern"}}), 200)
		}, "user changed", rootID, "", map[string]string{"templates": " -> Modern"}},
		{"converted count", func() { e.need(e.call("PUT", user, root, object{"converted_cvs_count": 4}), 200) }, "user changed", rootID, "", map[string]string{"converted": "0 -> 4"}},
		{"an admin's new user", func() {
			e.need(e.call("POST", "/api/admin/user", root, object{"name": "B", "email": "b@example.org", "password": password, "user_role": "user", "credits_remaining": 3}), 201).json(t, &second)
		}, "user created", rootID, "*", map[string]string{"role": "user", "credits": "3"}},
		{"demo account", func() { e.need(e.call("POST", "/api/admin/create-demo-account", root, nil), 201) }, "demo account created", rootID, "*", nil},
		{"refused by role", func() {
			ana = e.login("ana@example.org").Access
			e.need(e.call("GET", "/api/admin/audit", ana, nil), 403)
		}, "forbidden: listAudit", "", "", nil},
		{"two-factor sign-in", func() {
			var begun struct{ Secret string }
			e.need(e.call("POST", "/api/auth/totp/begin", ana, nil), 200).json(t, &begun)
			e.need(e.call("POST", "/api/auth/totp/enable", ana, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200)
		}, "two-factor on", "", "", nil},
		{"a wrong one-time code", func() {
			e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password, "totp_code": "000000"}), 401)
		}, "login failed", "-", "", map[string]string{"step": "one-time code"}},
		{"two-factor sign-in off", func() { e.need(e.call("POST", "/api/auth/totp/disable", ana, object{"password": password}), 200) }, "two-factor off", "", "", nil},
		{"change of password", func() {
			e.need(e.call("POST", "/api/auth/change_password", ana, object{"current_password": password, "new_password": "Harbour8lamp"}), 200)
		}, "password changed", "", "", nil},
		{"the operator's password", func() {
			if err := app.SetPassword(t.Context(), e.cfg, "ana@example.org", password); err != nil {
				t.Fatal(err)
			}
		}, "password changed", "operator", "", nil},
		{"the operator's credits", func() {
			if _, err := app.GrantCredits(t.Context(), e.cfg, "ana@example.org", 2); err != nil {
				t.Fatal(err)
			}
		}, "user changed", "operator", "", map[string]string{"credits": "7 -> 9"}},
		{"one-time password used", func() {
			e.need(e.reset("ana@example.org", e.resetCode(1), "Harbour8lamp"), 200)
			if err := app.SetPassword(t.Context(), e.cfg, "ana@example.org", password); err != nil {
				t.Fatal(err)
			}
		}, "password reset", "", "", nil},
		{"subscription bought", func() {
			var session struct {
				URL string `json:"checkout_session_url"`
			}
			ana = e.login("ana@example.org").Access
			e.need(e.checkout(ana, "price_personal"), 200).json(t, &session)
			e.need(e.press(session.URL, "pay"), 303)
		}, "plan paid", "Checkout", "", map[string]string{"plan": "personal"}},
		{"export", func() {
			ana = e.login("ana@example.org").Access
			e.need(e.call("GET", "/api/auth/export", ana, nil), 200)
		}, "data exported", "", "", nil},
		{"API key", func() {
			made = object{"key": e.apiKey(ana, 0, "read").ID}
		}, "API key made", "", "", map[string]string{"scopes": "read"}},
		{"API key revoked", func() {
			e.need(e.call("DELETE", "/api/auth/keys/"+fmt.Sprint(made["key"]), ana, nil), 200)
		}, "API key revoked", "", "", nil},
		{"webhook", func() {
			made = object{"hook": e.addHook(ana, "https://example.org/x").ID}
		}, "webhook made", "", "", nil},
		{"webhook off", func() {
			e.need(e.call("PUT", fmt.Sprint("/api/webhooks/", made["hook"]), ana, object{"enabled": false}), 200)
		}, "webhook off", "", "", nil},
		{"webhook removed", func() {
			e.need(e.call("DELETE", fmt.Sprint("/api/webhooks/", made["hook"]), ana, nil), 200)
		}, "webhook removed", "", "", nil},
		{"sign-out", func() {
			e.need(e.call("POST", "/api/auth/logout", e.login("ana@example.org").Access, nil), 200)
		}, "logout", "", "", nil},
		{"deletion by an admin", func() { e.need(e.call("DELETE", "/api/admin/user/"+fmt.Sprint(second["id"]), root, nil), 200) }, "user deleted", rootID, "*", nil},
		{"deletion of the own account", func() {
			e.need(e.call("POST", "/api/auth/delete_account", ana, object{"password": password}), 200)
		}, "user deleted", "", "", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := map[string]bool{}
			for _, old := range events() {
				before[old.ID] = true
			}
			c.do()
			for _, got := range events() {
				if before[got.ID] || got.Event != c.event {
					continue
				}
				actor, subject := map[string]string{"": id, "-": ""}[c.actor], map[string]string{"": id}[c.by]
				if c.actor != "" && c.actor != "-" {
					actor = c.actor
				}
				at, err := time.Parse("2006-01-02T15:04:05Z", got.At)
				if err != nil || at.Sub(e.clock.now()).Abs() > time.Minute {
					t.Errorf("at %q", got.At)
				}
				if c.actor != "*" && got.Actor != actor || c.by != "*" && got.Subject != subject {
					t.Errorf("%+v, want actor %q, subject %q", got, actor, subject)
				}
				for k, v := range c.says {
					if got.Details[k] != v {
						t.Errorf("%s is %q, want %q", k, got.Details[k], v)
					}
				}
				return
			}
			t.Errorf("no line %q", c.event)
		})
	}
	// Append-only: there is no statement that changes or removes a line.
	queries, err := filepath.Glob("../store/queries/*.sql")
	if err != nil || len(queries) == 0 {
		t.Fatal(queries, err)
	}
	for _, name := range queries {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if m := regexp.MustCompile(`(?i)(update|delete\s+from)\s+audit\w*`).Find(b); m != nil {
			t.Errorf("%s: %s", name, m)
		}
	}
}

// Downloads are attachments with a name that no client misreads, whatever the CV
// and the upload are called; nothing keeps or sniffs them.
func TestAssurance_41_Downloads(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 60)
	for name, ascii := range map[string]string{
		"Jo Li":                          `Jo_Li_CV.docx`,
		"../../etc/passwd":               ``,
		"Zoë Müller":                     ``,
		`a"; filename="evil.exe`:         ``,
		"a\rSet-Cookie: x=1\rb":          ``,
		"\u202Efdp.exe":                  ``,
		strings.Repeat("Very Long ", 60): ``,
		"<img src=x onerror=alert(1)>":   ``,
		"李小龍":                            ``,
		"CON":                            ``,
	} {
		for _, files := range []form{cvs(name), cvs(name, name)} {
			id := e.submit(token, files)
			e.wait(token, id)
			a := e.need(e.document(token, id), 200)
			h := a.header
			disposition := h.Get("Content-Disposition")
			m := regexp.MustCompile(`^attachment; filename="([^"\\/%;]{1,160})"(; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_` + "`" + `|~%-]+)?$`).FindStringSubmatch(disposition)
			if m == nil || strings.ContainsFunc(disposition, func(r rune) bool { return r < ' ' || r > '~' }) || strings.HasPrefix(m[1], ".") {
				t.Errorf("%q: %s", name, disposition)
				continue
			}
			kind, ending := "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ".docx"
			if len(files.files) > 1 {
				kind, ending = "application/zip", "resumes.zip"
			}
			if ascii != "" && len(files.files) == 1 && m[1] != ascii {
				t.Errorf("%q is saved as %s, want %s", name, m[1], ascii)
			}
			if !strings.HasSuffix(m[1], ending) || h.Get("Content-Type") != kind || h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Cache-Control") != "no-store" || h.Get("Set-Cookie") != "" {
				t.Errorf("%q: %s, %v", name, disposition, h)
			}
			if len(files.files) > 1 { // 52: names inside the zip are plain and apart
				inside := read(t, a)
				for entry := range inside {
					if strings.ContainsAny(entry, `/\:*?"<>|`) || strings.HasPrefix(entry, ".") {
						t.Errorf("the zip holds %q", entry)
					}
				}
				if len(inside) < 2 {
					t.Errorf("%d files in the zip of %q", len(inside), name)
				}
			}
		}
	}
	export := e.need(e.call("GET", "/api/auth/export", token, nil), 200)
	if export.header.Get("Content-Disposition") != `attachment; filename="my-data.zip"` || export.header.Get("Cache-Control") != "no-store" {
		t.Errorf("%v", export.header)
	}
}
