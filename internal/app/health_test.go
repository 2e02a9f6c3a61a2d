package app_test

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/problem"
)

// again opens the product on a data folder that was used before.
func again(t *testing.T, cfg app.Config) (*app.App, error) {
	t.Helper()
	cfg.Out = io.Discard
	a, err := app.New(t.Context(), cfg)
	if err == nil {
		t.Cleanup(a.Close)
	}
	return a, err
}

// A start without the key file makes new keys where nothing needs the old ones, and
// is refused with what to do where files or secrets are sealed with them.
func TestLostKeys(t *testing.T) {
	for _, c := range []struct {
		name   string
		use    func(e *env)
		refuse bool
	}{
		{"nothing sealed", func(e *env) { e.subscriber("ana", 1) }, false},
		{"a conversion", func(e *env) { ana := e.subscriber("ana", 1); e.wait(ana, e.submit(ana, cvs("Jo Li"))) }, true},
		{"two-factor sign-in", func(e *env) { e.twoFactor(e.subscriber("ana", 1)) }, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := start(t)
			c.use(e)
			e.stop()
			keys := filepath.Join(e.cfg.Data, "keys.json")
			if err := os.Rename(keys, keys+".away"); err != nil {
				t.Fatal(err)
			}
			_, err := again(t, e.cfg)
			if refused := problem.Is(err, problem.Invalid) && strings.Contains(err.Error(), keys); refused != c.refuse || !refused && err != nil {
				t.Fatalf("without the key file: %v", err)
			}
			if _, err := os.Stat(keys); (err == nil) == c.refuse {
				t.Errorf("the key file afterwards: %v", err)
			}
			if !c.refuse {
				return
			}
			if err := os.Rename(keys+".away", keys); err != nil {
				t.Fatal(err)
			}
			if _, err := again(t, e.cfg); err != nil {
				t.Errorf("with it: %v", err)
			}
		})
	}
}

// twoFactor turns two-factor sign-in on and returns the secret.
func (e *env) twoFactor(token string) string {
	e.Helper()
	var begun struct{ Secret string }
	e.need(e.call("POST", "/api/auth/totp/begin", token, nil), 200).json(e.T, &begun)
	e.need(e.call("POST", "/api/auth/totp/enable", token, object{"code": authenticator(e.T, begun.Secret, e.clock.now())}), 200)
	return begun.Secret
}

// Damage in the database's file, wherever it is, is told by /readyz from the start on.
func TestADamagedDatabaseIsNotReady(t *testing.T) {
	ready := func(a *app.App) int {
		w := httptest.NewRecorder()
		a.Handler().ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/readyz", nil))
		return w.Code
	}
	e := start(t)
	db := e.sql()
	for i := range 60 { // pages that a start has no reason to read
		e.exec(db, "INSERT INTO contact_messages (id, at, name, email, organisation, message) VALUES ($1, 1, 'n', 'e', 'o', $2)", fmt.Sprint(i), strings.Repeat("x", 3000))
	}
	if got := ready(e.app); got != 200 {
		t.Fatalf("ready: %d", got)
	}
	_ = db.Close() // the last connection writes everything into the file
	e.stop()
	path := filepath.Join(e.cfg.Data, "focal.db")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.LastIndex(data, bytes.Repeat([]byte("x"), 2000)) / 4096 * 4096
	copy(data[at:], bytes.Repeat([]byte{0xEE}, 64)) // the head of a page
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, full := range []bool{false, true} {
		cfg := e.cfg
		cfg.FullCheck = full
		a, err := again(t, cfg)
		if err != nil {
			t.Fatal(err)
		}
		if got := ready(a); got != 503 {
			t.Errorf("damaged, full check %t: %d", full, got)
		}
		a.Close()
	}
}

// The secrets of authenticators are sealed in the database, for their user only, also
// those that an earlier version kept open.
func TestSecretsOfAuthenticatorsAreSealed(t *testing.T) {
	e := start(t)
	ana, ben := e.subscriber("ana", 1), e.subscriber("ben", 1)
	secrets := map[string]string{"ana": e.twoFactor(ana), "ben": e.twoFactor(ben)}
	db := e.sql()
	stored := func(name string) (secret string) {
		if err := db.QueryRow("SELECT totp FROM users WHERE email = $1", name+"@example.org").Scan(&secret); err != nil {
			t.Fatal(err)
		}
		return secret
	}
	in := func(e *env, name string) int {
		return e.call("POST", "/api/auth/login", "", object{"email": name + "@example.org", "password": password, "totp_code": authenticator(t, secrets[name], e.clock.now())}).status
	}
	for name, secret := range secrets {
		if s := stored(name); !strings.HasPrefix(s, "s1:") || strings.Contains(strings.ToUpper(s), secret) {
			t.Errorf("%s has %s", name, s)
		}
	}
	e.clock.forward(time.Minute)
	if got := in(e, "ana"); got != 200 {
		t.Errorf("ana: %d", got)
	}
	// Another user's secret in a row opens nothing, though its code is right.
	e.exec(db, "UPDATE users SET totp = $1 WHERE email = 'ben@example.org'", stored("ana"))
	secrets["ben"] = secrets["ana"]
	e.clock.forward(time.Minute)
	if got := in(e, "ben"); got == 200 {
		t.Error("ben signed in with what was copied from ana's row")
	}
	// As an earlier version kept it.
	e.exec(db, "UPDATE users SET totp = $1 WHERE email = 'ana@example.org'", strings.ToLower(secrets["ana"]))
	e.stop()
	a, err := again(t, e.cfg)
	if err != nil {
		t.Fatal(err)
	}
	if s := stored("ana"); !strings.HasPrefix(s, "s1:") {
		t.Errorf("still open: %s", s)
	}
	e.server = httptest.NewServer(a.Handler())
	t.Cleanup(e.server.Close)
	e.clock.forward(time.Minute)
	if got := in(e, "ana"); got != 200 {
		t.Errorf("ana, sealed now: %d", got)
	}
}

// The data folder is the server's alone, also where it was made with other rights.
func TestTheDataFolderIsTightened(t *testing.T) {
	for before, want := range map[os.FileMode]os.FileMode{0o777: 0o700, 0o750: 0o700, 0o700: 0o700} {
		dir := t.TempDir()
		if err := os.Chmod(dir, before); err != nil {
			t.Fatal(err)
		}
		a, err := again(t, app.Config{Data: dir, Engine: pipeline{}})
		if err != nil {
			t.Fatal(err)
		}
		a.Close()
		if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != want {
			t.Errorf("%v became %v, %v", before, info.Mode(), err)
		}
	}
}

// One-time passwords that were mailed to an address end when an admin gives the
// account another one.
func TestAChangedAddressVoidsItsCodes(t *testing.T) {
	e := start(t)
	root := e.admin()
	id := e.profile(e.subscriber("ana", 1)).ID
	e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
	code := regexp.MustCompile(`\b\d{6}\b`).FindString(e.mails(1)[0])
	e.need(e.call("PUT", "/api/admin/user/"+id, root, object{"email": "other@example.org"}), 200)
	a := e.call("POST", "/api/auth/reset_password_with_code", "", object{"email": "ana@example.org", "code": code, "new_password": "Harbour8lamp"})
	if code == "" || a.status != 400 {
		t.Errorf("the code %s for the old address: %d %s", code, a.status, a.body)
	}
	e.login("other@example.org")
}
