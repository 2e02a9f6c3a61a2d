package app_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/cv"
)

func TestAssurance_60_Audit(t *testing.T) {
	e := start(t)
	e.need(e.register("ana@example.org", password), 201)
	ana, root := e.login("ana@example.org").Access, e.admin()
	id := e.profile(ana).ID
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Wrong4pass\r\nforged"}), 401)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "secret-canary@example.org", "password": "Wrong4pass"}), 401)
	e.need(e.call("PUT", "/api/admin/user/"+id, root, object{"credits_remaining": 7, "subscription_status": "active"}), 200)
	e.need(e.call("PUT", "/api/admin/user/"+id+"/templates", root, object{"templates": []string{" Modern ", "modern", ""}}), 200)
	for want, body := range map[string]object{ // nothing said takes nothing away
		"templates is required.": {}, "templates must be a list.": {"templates": nil},
	} {
		if said := e.need(e.call("PUT", "/api/admin/user/"+id+"/templates", root, body), 400).text(); !strings.Contains(said, want) {
			t.Errorf("%v: %s, want %q", body, said, want)
		}
	}
	e.need(e.call("GET", "/api/admin/users-table", ana, nil), 403)
	e.need(e.call("GET", "/api/auth/export", ana, nil), 200)
	trail := e.need(e.call("GET", "/api/admin/audit?per_page=100", root, nil), 200).text()
	for _, want := range []string{
		`"event":"register"`, `"event":"login"`, `"event":"login failed"`, `"credits":"0 -> 7"`,
		`"status":"inactive -> active"`, `"templates":" -> Modern"`, `"event":"forbidden: listUsers"`, `"event":"data exported"`,
	} {
		if !strings.Contains(trail, want) {
			t.Errorf("%s is not in %s", want, trail)
		}
	}
	for _, want := range []string{`"actor_email":"root@example.org"`, `"subject_email":"ana@example.org"`} {
		if !strings.Contains(trail, want) {
			t.Errorf("%s is not in %s", want, trail)
		}
	}
	e.need(e.call("DELETE", "/api/admin/user/"+id, root, nil), 200)
	later := e.need(e.call("GET", "/api/admin/audit?per_page=100", root, nil), 200).text()
	if strings.Contains(later, "ana@example.org") || !strings.Contains(later, id) {
		t.Errorf("of an erased user the id stays and the address does not: %s", later)
	}
	for _, secret := range []string{"secret-canary", "Wrong4pass", "forged", password} {
		if strings.Contains(trail, secret) {
			t.Errorf("the audit holds %s", secret)
		}
	}
}

func TestAssurance_54_UsersTable(t *testing.T) {
	both(t, func(e *env) {
		for i := range 12 {
			e.user(fmt.Sprintf("u%02d", i), app.NewUser{Name: fmt.Sprintf("Name %02d", 11-i), Credits: int64(i)})
		}
		root := e.admin()
		type table struct {
			Users      []profile
			Total      int
			TotalItems int `json:"total_items"`
			Pages      int `json:"total_pages"`
		}
		get := func(query string) table {
			var got table
			e.need(e.call("GET", "/api/admin/users-table?"+query, root, nil), 200).json(e, &got)
			return got
		}
		if got := get(""); got.Total != 13 || got.TotalItems != 13 || got.Pages != 2 || len(got.Users) != 10 ||
			got.Users[0].Name != "Administrator" || got.Users[1].Name != "Name 00" {
			e.Errorf("default: %+v", got)
		}
		if got := get("page=2&per_page=5&sort_by=credits_remaining&sort_order=desc"); got.Pages != 3 || got.Users[0].Credits != 6 {
			e.Errorf("credits: %+v", got)
		}
		if got := get("search=NAME%2003"); got.Total != 1 || got.Users[0].Name != "Name 03" {
			e.Errorf("search: %+v", got)
		}
		if got := get("search=%25"); got.Total != 0 {
			e.Errorf("a percent sign matched %d", got.Total)
		}
		if got := get("page=99"); len(got.Users) != 0 || got.Total != 13 {
			e.Errorf("beyond the end: %+v", got)
		}
		seen := map[string]bool{}
		for page := 1; page <= 5; page++ {
			for _, u := range get(fmt.Sprintf("page=%d&per_page=3&sort_by=user_role", page)).Users {
				seen[u.ID] = true
			}
		}
		if len(seen) != 13 {
			e.Errorf("the pages hold %d of 13 users", len(seen))
		}
		for _, query := range []string{"sort_by=password_hash", "sort_by=name;drop", "sort_order=up"} {
			if a := e.call("GET", "/api/admin/users-table?"+strings.ReplaceAll(query, ";", "%3B"), root, nil); a.status != 400 {
				e.Errorf("%s: %d", query, a.status)
			}
		}
	})
}

func TestAssurance_57_ForwardedAddressesOnlyFromProxies(t *testing.T) {
	e := start(t) // no proxy is trusted
	e.need(e.register("ana@example.org", password), 201)
	for i := range 10 {
		e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Wrong4pass"}, "X-Forwarded-For",
			fmt.Sprintf("203.0.113.%d", i)), 401)
	}
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}, "X-Forwarded-For",
		"203.0.113.99"), 429)
}

func TestAssurance_61_KeysAreThePrivilegeOfTheOwner(t *testing.T) {
	type keys struct {
		Active string            `json:"active"`
		Keys   map[string]string `json:"keys"`
	}
	read := func(e *env) (all struct{ Tokens, Files keys }) {
		b, err := os.ReadFile(filepath.Join(e.cfg.Data, "keys.json"))
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(b, &all); err != nil {
			t.Fatal(err)
		}
		return all
	}
	one, two := start(t), start(t)
	info, err := os.Stat(filepath.Join(one.cfg.Data, "keys.json"))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	a, b := read(one), read(two)
	seen := map[string]bool{}
	for _, k := range []keys{a.Tokens, a.Files, b.Tokens, b.Files} {
		key := k.Keys[k.Active]
		if k.Active == "" || len(key) < 43 || seen[key] || seen[k.Active] {
			t.Errorf("not a fresh key with an id of its own: %+v", k)
		}
		seen[key], seen[k.Active] = true, true
	}
	// No key is in the database, in a file of a user or in the outbox.
	token := one.subscriber("ana", 3)
	one.wait(token, one.submit(token, cvs("Jo Li")))
	walk(t, one.cfg.Data, func(path string, content []byte) {
		for _, k := range []keys{a.Tokens, a.Files} {
			raw, err := base64.StdEncoding.DecodeString(k.Keys[k.Active])
			if err != nil {
				t.Fatal(err)
			}
			if filepath.Base(path) != "keys.json" && (bytes.Contains(content, raw) || bytes.Contains(content, []byte(k.Keys[k.Active]))) {
				t.Errorf("%s holds a key", path)
			}
		}
	})
	// A file that others may read is refused at the start.
	if err := os.Chmod(filepath.Join(two.cfg.Data, "keys.json"), 0o640); err != nil {
		t.Fatal(err)
	}
	cfg := two.cfg
	cfg.KeyFile, cfg.Data = filepath.Join(two.cfg.Data, "keys.json"), t.TempDir()
	if _, err := app.New(t.Context(), cfg); err == nil || !strings.Contains(err.Error(), "chmod 600") {
		t.Errorf("%v", err)
	}
}

func TestD9_TemplatesByAdmins(t *testing.T) {
	both(t, func(e *env) {
		root := e.admin()
		token := e.user("ana", app.NewUser{Active: true, Credits: 5, Templates: []string{"House style"}})
		starter := e.need(e.call("GET", "/api/admin/templates/Generic/starter", root, nil), 200)
		up := func(name, data string) answer {
			return e.call("POST", "/api/admin/templates", root, form{
				fields: map[string]string{"name": name}, files: []upload{{"file", "t.docx", data}},
			})
		}
		e.need(up("House style", string(starter.body)), 201)
		e.need(up("HOUSE STYLE", string(starter.body)), 409)
		e.need(up("generic", string(starter.body)), 409)
		e.need(up("", string(starter.body)), 400)
		if a := e.need(up("Bad", "no zip"), 422); !strings.Contains(a.text(), `"problems":[`) {
			e.Errorf("no findings: %s", a.body)
		}
		if a := e.need(e.call("GET", "/api/convert/templates", token, nil), 200); !strings.Contains(a.text(), `["Generic","House style"]`) {
			e.Errorf("%s", a.body)
		}
		id := e.submit(token, cvs("Jo Li").with("template", "house STYLE"))
		if got := e.wait(token, id); got.Status != "Completed" {
			e.Fatalf("%+v", got)
		}
		if doc := read(e.T, e.need(e.document(token, id), 200)); !strings.Contains(doc["word/document.xml"], `template="House style"`) {
			e.Error("the uploaded template was not used")
		}
		modern := e.need(e.call("GET", "/api/admin/templates/Modern/starter", root, nil), 200)
		e.need(e.call("POST", "/api/admin/templates", root, form{
			fields: map[string]string{"name": "house style", "replace": "true"},
			files:  []upload{{"file", "t.docx", string(modern.body)}},
		}), 201)
		styles := func(a answer) string { return read(e.T, a)["word/styles.xml"] } // what is taken out of a template stays out
		if a := e.need(e.call("GET", "/api/admin/templates/House%20style/starter", root, nil), 200); styles(a) != styles(modern) {
			e.Error("the replaced template is still the old one")
		}
		a := e.need(e.call("GET", "/api/convert/templates", token, nil), 200)
		if !strings.Contains(a.text(), `["Generic","House style"]`) && !strings.Contains(a.text(), `["Generic","house style"]`) {
			e.Errorf("who may use it may no more: %s", a.body)
		}
		e.need(e.document(token, id), 200)
		if a := e.need(e.call("GET", "/api/admin/audit", root, nil), 200); !strings.Contains(a.text(), "template replaced: house style") {
			e.Error("the audit does not tell of the exchange")
		}
		e.need(e.call("POST", "/api/admin/templates", root, form{
			fields: map[string]string{"name": "Generic", "replace": "true"},
			files:  []upload{{"file", "t.docx", string(modern.body)}},
		}), 409)
		house := cv.DefaultOptions()
		house.Template, house.Look.Marking = "House style", "OFFICIAL"
		e.need(e.call("PUT", "/api/admin/defaults", root, house), 200)
		e.need(e.call("DELETE", "/api/admin/templates/House%20style", root, nil), 200)
		var team struct{ Options object }
		e.need(e.call("GET", "/api/admin/defaults", root, nil), 200).json(e, &team)
		if team.Options["template"] != "Generic" || !strings.Contains(fmt.Sprint(team.Options["look"]), "OFFICIAL") {
			e.Errorf("the team starts with %v", team.Options)
		}
		e.need(e.call("PUT", "/api/admin/defaults", root, team.Options), 200)
		if left := e.profile(token).Templates; len(left) > 0 { // nobody has to be cleared of it by hand
			e.Errorf("its user may still choose %v", left)
		}
		if doc := read(e.T, e.need(e.document(token, id), 200)); !strings.Contains(doc["word/document.xml"], `template="Generic"`) {
			e.Error("what was converted in it is not drawn in the default one")
		}
		told := e.need(e.call("GET", "/api/convert/result/"+id, token, nil), 200).text()
		if !strings.Contains(strings.ToLower(told), `"template_left":"house style"`) {
			e.Errorf("the result does not tell of it: %s", told)
		}
		e.need(e.call("DELETE", "/api/admin/templates/Generic", root, nil), 404)
	})
}
