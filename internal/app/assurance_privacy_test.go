package app_test

import (
	"bytes"
	"encoding/binary"
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
	token := e.login("day@example.org").Access
	e.need(e.call("POST", "/api/auth/update_profile", token, object{"retention_days": 3}), 400)
	for _, days := range []int64{-1, 1} { // the service's again, and back
		r := e.call("POST", "/api/auth/update_profile", token, object{"retention_days": days})
		e.need(r, 200)
		if isChosen := strings.Contains(r.text(), `"retention_chosen":true`); isChosen != (days > 0) {
			t.Errorf("%d: %s", days, r.text())
		}
	}
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
