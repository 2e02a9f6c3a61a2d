package app_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
)

const canary = "Zyxwv Canarybird"

func (e *env) findCanary() []string {
	e.Helper()
	var found []string
	walk(e.T, e.cfg.Data, func(path string, b []byte) {
		if bytes.Contains(bytes.ToLower(b), []byte("canarybird")) {
			found = append(found, path)
		}
	})
	return found
}

func TestAssurance_62_63_NothingStaysAfterDeletion(t *testing.T) {
	program, notes := paperOffice(t)
	e := start(t, func(c *app.Config) { c.Office = program })
	if _, err := app.CreateUser(t.Context(), e.cfg, app.NewUser{Name: canary, Email: "canarybird@example.org", Password: password, Active: true, Credits: 5}); err != nil {
		t.Fatal(err)
	}
	token := e.login("canarybird@example.org").Access
	f := cvs(canary+"\nworks at Canarybird Ltd", "BROKEN canarybird")
	f.files = append(f.files, upload{"requirement", "canarybird-job.txt", "Canarybird wanted"})
	id := e.submit(token, f)
	e.wait(token, id)
	e.need(e.pdf(token, id), 200)
	if folder, err := os.ReadFile(filepath.Join(notes, "folders")); err != nil {
		t.Fatal(err)
	} else if _, err := os.Stat(strings.TrimSpace(string(folder))); !os.IsNotExist(err) {
		t.Errorf("what the PDF was made in is left: %s", folder)
	}
	e.need(e.call("POST", "/api/convert/upload-cv-icon", token, form{files: []upload{{"icon", "canarybird.png", string(picture(t, 9, 9))}}}), 200)
	e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "canarybird@example.org"}), 200)
	e.need(e.call("POST", "/api/contact", "", object{"name": canary, "email": "canarybird@example.org", "message": "hello"}), 200)
	e.mails(2)
	for _, path := range blobs(t, e.cfg.Data) { // 63: sealed at rest
		if b, _ := os.ReadFile(path); bytes.Contains(b, []byte("Canarybird")) {
			t.Errorf("%s is stored in clear", path)
		}
	}
	e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": "Wrong4pass"}), 400)
	e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), 200)
	e.need(e.call("GET", "/api/auth/profile", token, nil), 401)
	if len(blobs(t, e.cfg.Data)) > 0 {
		t.Errorf("files left: %v", blobs(t, e.cfg.Data))
	}
	kept := 0
	for _, path := range e.findCanary() {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(path, "outbox") && bytes.Contains(b, []byte("support@example.com")) && bytes.Contains(b, []byte("Subject: Message from the contact form")) {
			kept++ // the message to support is the support's
			continue
		}
		t.Errorf("the canary is still in %s", path)
	}
	if kept != 1 {
		t.Errorf("%d messages to support", kept)
	}
	e.ledgerAgrees()
}

func TestAssurance_62_Export(t *testing.T) {
	e := start(t, trying)
	token, there := e.subscriber("ana", 5), newListener(t)
	key, hook := e.apiKey(token, 0, "read"), e.addHook(token, there.server.URL+"/mine")
	f := cvs(canary)
	f.files = append(f.files, upload{"requirement", "wanted.job.txt", "Must know Go."})
	e.wait(token, e.submit(token, f))
	delivered := e.delivered(token, hook.ID, "delivered")
	a := e.need(e.call("GET", "/api/auth/export", token, nil), 200)
	all := read(t, a)
	exportsPrograms(t, all["account.json"], key, hook, delivered)
	if !strings.Contains(all["account.json"], "ana@example.org") || !strings.Contains(all["account.json"], `"reason": "commit"`) || !strings.Contains(all["conversions.json"], "Completed") {
		t.Errorf("%v", all)
	}
	uploads, results := 0, 0
	for name, text := range all {
		folder, file, inside := strings.Cut(name, "/")
		if _, err := time.Parse("2006-01-02 15.04", folder[:min(len(folder), 16)]); inside && err != nil {
			t.Errorf("%s does not begin with a readable date", name)
		}
		if strings.HasPrefix(file, "job-") && file != "job-wanted.job.txt" {
			t.Errorf("the job description is called %s", file)
		}
		if strings.Contains(name, "/upload-") && strings.Contains(text, canary) {
			uploads++
		}
		if strings.Contains(name, "/result-") && strings.Contains(text, canary) {
			results++
		}
	}
	if uploads != 1 || results != 1 {
		t.Errorf("%d uploads and %d results in the export", uploads, results)
	}
}

// exportsPrograms: keys, webhooks and deliveries are in the export, their secrets are not.
func exportsPrograms(t *testing.T, account string, key apiKey, hook hook, d delivery) {
	t.Helper()
	for part, want := range map[string]bool{
		key.ID: true, "Test program": true, hook.URL: true, d.EventID: true, d.TaskID: true, key.Key: false, hook.Secret: false,
	} {
		if strings.Contains(account, part) != want {
			t.Errorf("account.json holds %s: %v, want %v", part, !want, want)
		}
	}
}

func TestAssurance_62_Retention(t *testing.T) {
	e := start(t)
	for name, days := range map[string]int64{"day": 1, "week": 7, "default": 30} {
		token := e.subscriber(name, 5)
		if name != "default" {
			e.need(e.call("POST", "/api/auth/update_profile", token, object{"retention_days": days}), 200)
		}
		id := e.submit(token, cvs("Jo Li"))
		e.wait(token, id)
	}
	e.need(e.call("POST", "/api/auth/update_profile", e.login("day@example.org").Access, object{"retention_days": 3}), 400)
	for _, c := range []struct {
		after time.Duration
		left  int
	}{{23 * time.Hour, 6}, {2 * time.Hour, 4}, {6 * 24 * time.Hour, 2}, {23 * 24 * time.Hour, 0}} {
		e.clock.forward(c.after)
		if err := e.app.Upkeep(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := len(blobs(t, e.cfg.Data)); got != c.left {
			t.Errorf("%d files, want %d", got, c.left)
		}
	}
}

func TestAssurance_60_Audit(t *testing.T) {
	e := start(t)
	e.need(e.register("ana@example.org", password), 201)
	ana, root := e.login("ana@example.org").Access, e.admin()
	id := e.profile(ana).ID
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Wrong4pass\r\nforged"}), 401)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "secret-canary@example.org", "password": "Wrong4pass"}), 401)
	e.need(e.call("PUT", "/api/admin/user/"+id, root, object{"credits_remaining": 7, "subscription_status": "active"}), 200)
	e.need(e.call("PUT", "/api/admin/user/"+id+"/templates", root, object{"templates": []string{" Modern ", "modern", ""}}), 200)
	e.need(e.call("GET", "/api/admin/users-table", ana, nil), 403)
	e.need(e.call("GET", "/api/auth/export", ana, nil), 200)
	trail := e.need(e.call("GET", "/api/admin/audit?per_page=100", root, nil), 200).text()
	for _, want := range []string{`"event":"register"`, `"event":"login"`, `"event":"login failed"`, `"credits":"0 -> 7"`, `"status":"inactive -> active"`, `"templates":" -> Modern"`, `"event":"forbidden: listUsers"`, `"event":"data exported"`} {
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
	if later := e.need(e.call("GET", "/api/admin/audit?per_page=100", root, nil), 200).text(); strings.Contains(later, "ana@example.org") || !strings.Contains(later, id) {
		t.Errorf("of an erased user the id stays and the address does not: %s", later)
	}
	for _, secret := range []string{"secret-canary", "Wrong4pass", "forged", password} {
		if strings.Contains(trail, secret) {
			t.Errorf("the audit holds %s", secret)
		}
	}
}

func TestAssurance_47_Icons(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 1)
	var photo bytes.Buffer
	if err := jpeg.Encode(&photo, image.NewRGBA(image.Rect(0, 0, 40, 20)), nil); err != nil {
		t.Fatal(err)
	}
	padded := func(n int) string { // a PNG with as much behind it as makes n bytes
		b := picture(t, 10, 10)
		return string(append(b, make([]byte, n-len(b))...))
	}
	const bad = "Invalid file format or size. Please select an image file up to 5MB."
	for _, c := range []struct {
		name, data string
		status     int
		message    string
	}{
		{"logo.png", string(picture(t, 30, 10)), 200, "CV icon uploaded successfully."},
		{"photo.jpg", photo.String(), 200, "CV icon uploaded successfully."},
		{"edge.png", padded(5242880), 200, "CV icon uploaded successfully."},
		{"over.png", padded(5242881), 400, bad},
		{"vector.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", 415, bad},
		{"text.png", "hello", 415, bad},
		{"bomb.png", string(hugePNG()), 400, ""},
	} {
		a := e.call("POST", "/api/convert/upload-cv-icon", token, form{files: []upload{{"icon", c.name, c.data}}})
		var got struct{ Status, Message, Error string }
		a.json(t, &got)
		if a.status != c.status || c.message != "" && got.Message != c.message || (got.Status == "success") != (c.status == 200) {
			t.Errorf("%s: %d %s", c.name, a.status, a.body)
		}
	}
	var icon struct {
		Mime string `json:"icon_mimetype"`
		Name string `json:"icon_filename"`
	}
	e.need(e.call("GET", "/api/convert/get-cv-icon", token, nil), 200).json(t, &icon)
	if icon.Mime != "image/png" || icon.Name != "edge.png" {
		t.Errorf("%+v", icon)
	}
	e.need(e.call("DELETE", "/api/convert/remove-cv-icon", token, nil), 200)
	for prefer, status := range map[string]int{"": 404, "handling=strict": 404, "handling=lenient": 200} {
		a := e.need(e.call("GET", "/api/convert/get-cv-icon", token, nil, "Prefer", prefer), status)
		if !strings.Contains(a.text(), `"message":"No CV icon found for the user"`) {
			t.Errorf("%s", a.body)
		}
	}
}

// hugePNG announces 40,000 by 40,000 pixels in a few bytes.
func hugePNG() []byte {
	head := []byte("IHDR\x00\x00\x9c\x40\x00\x00\x9c\x40\x08\x06\x00\x00\x00")
	return binary.BigEndian.AppendUint32(append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\r"), head...), crc32.ChecksumIEEE(head))
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
		if got := get(""); got.Total != 13 || got.TotalItems != 13 || got.Pages != 2 || len(got.Users) != 10 || got.Users[0].Name != "Administrator" || got.Users[1].Name != "Name 00" {
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
		e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": "Wrong4pass"}, "X-Forwarded-For", fmt.Sprintf("203.0.113.%d", i)), 401)
	}
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}, "X-Forwarded-For", "203.0.113.99"), 429)
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

func TestTemplatesByAdmins(t *testing.T) {
	both(t, func(e *env) {
		root := e.admin()
		token := e.user("ana", app.NewUser{Active: true, Credits: 5, Templates: []string{"House style"}})
		starter := e.need(e.call("GET", "/api/admin/templates/Generic/starter", root, nil), 200)
		up := func(name, data string) answer {
			return e.call("POST", "/api/admin/templates", root, form{fields: map[string]string{"name": name}, files: []upload{{"file", "t.docx", data}}})
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
		e.need(e.call("POST", "/api/admin/templates", root, form{fields: map[string]string{"name": "house style", "replace": "true"}, files: []upload{{"file", "t.docx", string(modern.body)}}}), 201)
		if a := e.need(e.call("GET", "/api/admin/templates/House%20style/starter", root, nil), 200); string(a.body) != string(modern.body) {
			e.Error("the replaced template is still the old one")
		}
		if a := e.need(e.call("GET", "/api/convert/templates", token, nil), 200); !strings.Contains(a.text(), `["Generic","House style"]`) && !strings.Contains(a.text(), `["Generic","house style"]`) {
			e.Errorf("who may use it may no more: %s", a.body)
		}
		e.need(e.document(token, id), 200)
		if a := e.need(e.call("GET", "/api/admin/audit", root, nil), 200); !strings.Contains(a.text(), "template replaced: house style") {
			e.Error("the audit does not tell of the exchange")
		}
		e.need(e.call("POST", "/api/admin/templates", root, form{fields: map[string]string{"name": "Generic", "replace": "true"}, files: []upload{{"file", "t.docx", string(modern.body)}}}), 409)
		e.need(e.call("DELETE", "/api/admin/templates/House%20style", root, nil), 200)
		if a := e.need(e.document(token, id), 409); !strings.Contains(a.message(e), "no longer there") {
			e.Errorf("%s", a.body)
		}
		e.need(e.call("DELETE", "/api/admin/templates/Generic", root, nil), 404)
	})
}

func TestAssurance_04_57_TheChatKnowsNobodyElse(t *testing.T) {
	e := start(t)
	ana, ben := e.subscriber("ana", 41), e.subscriber("ben", 2)
	e.wait(ana, e.submit(ana, cvs(canary)))
	ask := func(token, message string) answer {
		return e.call("POST", "/api/admin/chat/send", token, object{"message": message})
	}
	if a := e.need(ask(ana, "How many credits do I have?"), 200); !strings.Contains(a.text(), "40 credits") {
		t.Errorf("%s", a.body)
	}
	if a := e.need(ask(ben, "what was my last conversion"), 200); strings.Contains(a.text(), "Canary") || !strings.Contains(a.text(), "not converted") {
		t.Errorf("%s", a.body) // assurance 4
	}
	if a := e.need(ask(ana, " a "), 400); a.message(t) != "Please enter a valid question (at least 2 characters)." {
		t.Errorf("%s", a.body)
	}
	e.need(ask(ana, strings.Repeat("x", 2001)), 400)
	// A follow-up of Ben's leans on Ben's own question, never on Ana's.
	e.need(ask(ana, "how do I add a logo"), 200)
	e.need(ask(ben, "how can I cancel my subscription"), 200)
	if a := e.need(ask(ben, "what about that?"), 200); strings.Contains(a.text(), "Open Styling") {
		t.Errorf("Ben's follow-up was answered from Ana's conversation: %s", a.body)
	}
	e.need(e.call("POST", "/api/admin/chat/reset", ben, nil), 200)
	if a := e.need(ask(ana, "what about that?"), 200); !strings.Contains(a.text(), "Open Styling") {
		t.Errorf("Ben's reset touched Ana's conversation: %s", a.body)
	}
	e.need(e.call("POST", "/api/admin/chat/reset", ana, nil), 200)
	e.need(ask("", "hello"), 401)
	limited := false
	for range 20 {
		limited = limited || ask(ana, "hello").status == 429
	}
	if !limited {
		t.Error("no limit")
	}
}
