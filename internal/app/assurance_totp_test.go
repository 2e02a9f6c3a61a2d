package app_test

import (
	"crypto/hmac"
	"crypto/sha1"
	"encoding/base32"
	"encoding/binary"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/httpapi"
	"focal/internal/problem"
)

// authenticator is what an app on a telephone shows at that time.
func authenticator(t *testing.T, secret string, at time.Time) string {
	t.Helper()
	key, err := base32.StdEncoding.WithPadding(base32.NoPadding).DecodeString(secret)
	if err != nil {
		t.Fatal(err)
	}
	mac := hmac.New(sha1.New, key)
	_ = binary.Write(mac, binary.BigEndian, at.Unix()/30)
	sum := mac.Sum(nil)
	from := sum[len(sum)-1] & 15
	return fmt.Sprintf("%06d", binary.BigEndian.Uint32(sum[from:])&0x7fffffff%1000000)
}

// Where two-factor sign-in is required of admins, one without it reaches exactly
// the calls that set it up, and everything once it is set up.
func TestAssurance_26_AnAdminWithoutTwoFactorsCanOnlyEnrol(t *testing.T) {
	e := start(t, func(c *app.Config) { c.AdminTOTP = "required" })
	root := e.admin()
	open := map[string]bool{"logout": true, "getProfile": true, "changePassword": true, "beginTOTP": true, "enableTOTP": true}
	for _, route := range httpapi.Routes {
		if route.Role != httpapi.User && route.Role != httpapi.Admin {
			continue
		}
		if route.Enrol != open[route.ID] {
			t.Errorf("%s is open to an admin who has yet to enrol: %v", route.ID, route.Enrol)
		}
		if route.Enrol {
			continue
		}
		a := e.call(route.Method, "/api"+filled(route.Path), root, nil)
		if a.status != 403 || !strings.Contains(a.message(t), "two-factor") {
			t.Errorf("%s: %d %s", route.ID, a.status, a.body)
		}
	}
	if a := e.need(e.call("GET", "/api/auth/profile", root, nil), 200); !strings.Contains(a.text(), `"totp_required":true`) {
		t.Errorf("%s", a.body)
	}
	ana := e.subscriber("ana", 1)
	e.need(e.call("GET", "/api/convert/history", ana, nil), 200) // not required of users

	var begun struct{ Secret, URI string }
	e.need(e.call("POST", "/api/auth/totp/begin", root, nil), 200).json(t, &begun)
	if !strings.HasPrefix(begun.URI, "otpauth://totp/") {
		t.Errorf("%+v", begun)
	}
	e.need(e.call("POST", "/api/auth/totp/enable", root, object{"code": "000000"}), 400)
	e.need(e.call("GET", "/api/admin/users-table", root, nil), 403)
	e.need(e.call("POST", "/api/auth/totp/enable", root, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200)
	e.need(e.call("GET", "/api/admin/users-table", root, nil), 200)
	e.need(e.call("POST", "/api/auth/totp/disable", root, object{"password": password}), 409)

	in := func(code string) answer {
		return e.call("POST", "/api/auth/login", "", object{"email": "root@example.org", "password": password, "totp_code": code})
	}
	if a := e.need(in(""), 401); a.message(t) != "A one-time code is required." {
		t.Errorf("%s", a.body)
	}
	e.need(in("000000"), 401)
	e.need(in(authenticator(t, begun.Secret, e.clock.now())), 401) // it turned the sign-in on, and that was its one use
	e.clock.forward(time.Minute)
	code := authenticator(t, begun.Secret, e.clock.now())
	e.need(in(code[:3]+" "+code[3:]), 200)
	e.need(in(code), 401) // a code counts once
	e.clock.forward(2 * time.Minute)
	e.need(in(authenticator(t, begun.Secret, e.clock.now())), 200)
}

// Who lost the device is let in again by the operator alone; nobody stays signed in.
func TestAssurance_26_TheOperatorTurnsItOffForALostDevice(t *testing.T) {
	e := start(t, func(c *app.Config) { c.AdminTOTP = "required" })
	root := e.admin()
	if err := app.ResetTwoFactor(t.Context(), e.cfg, "root@example.org"); !problem.Is(err, problem.Conflict) {
		t.Errorf("before it was on: %v", err)
	}
	var begun struct{ Secret string }
	e.need(e.call("POST", "/api/auth/totp/begin", root, nil), 200).json(t, &begun)
	e.need(e.call("POST", "/api/auth/totp/enable", root, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200)
	if err := app.ResetTwoFactor(t.Context(), e.cfg, "Root@example.org "); err != nil {
		t.Fatal(err)
	}
	e.need(e.call("GET", "/api/auth/profile", root, nil), 401)
	root = e.login("root@example.org").Access
	e.need(e.call("GET", "/api/admin/users-table", root, nil), 403) // to be set up anew
	if err := app.ResetTwoFactor(t.Context(), e.cfg, "nobody@example.org"); !problem.Is(err, problem.NotFound) {
		t.Errorf("for nobody: %v", err)
	}
}

func TestAssurance_26_RequiredInProductionUnlessSaidOtherwise(t *testing.T) {
	for _, c := range []struct {
		production bool
		setting    string
		status     int
	}{{true, "", 403}, {true, "optional", 200}, {true, "required", 403}, {false, "", 200}, {false, "required", 403}} {
		e := start(t, func(cfg *app.Config) { cfg.Production, cfg.AdminTOTP = c.production, c.setting })
		if a := e.call("GET", "/api/admin/users-table", e.admin(), nil); a.status != c.status {
			t.Errorf("production %v, setting %q: %d, want %d", c.production, c.setting, a.status, c.status)
		}
	}
	if _, err := app.New(t.Context(), app.Config{Data: t.TempDir(), Engine: pipeline{}, AdminTOTP: "maybe"}); err == nil {
		t.Error("an unknown setting is taken")
	}
}

// filled puts a text that is no id for every wildcard of a path.
func filled(path string) string {
	return strings.NewReplacer("{taskId}", "unknown", "{id}", "unknown", "{file}", "unknown", "{name}", "unknown").Replace(path)
}

// Each recovery code signs in once; new ones void the old, and off voids them all.
func TestAssurance_26_RecoveryCodesStandInForALostDevice(t *testing.T) {
	e := start(t)
	ana := e.subscriber("ana", 1)
	e.need(e.call("POST", "/api/auth/totp/recovery_codes", ana, object{"password": password}), 409) // not on yet
	var begun struct{ Secret string }
	e.need(e.call("POST", "/api/auth/totp/begin", ana, nil), 200).json(t, &begun)
	var first, second struct {
		Codes []string `json:"recovery_codes"`
	}
	e.need(e.call("POST", "/api/auth/totp/enable", ana, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200).json(t, &first)
	seen := map[string]bool{}
	for _, code := range first.Codes {
		seen[code] = true
		if !regexp.MustCompile(`^[a-z2-7]{4}(-[a-z2-7]{4}){5}$`).MatchString(code) {
			t.Errorf("%q", code)
		}
	}
	if len(seen) != 8 {
		t.Fatalf("%d different codes", len(seen))
	}
	in := func(code string, status int) {
		t.Helper()
		e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password, "totp_code": code}), status)
	}
	in(first.Codes[0], 200)
	in(first.Codes[0], 401)
	in(strings.ToUpper(strings.ReplaceAll(first.Codes[1], "-", " ")), 200) // as people type
	in("aaaa-aaaa-aaaa-aaaa-aaaa-aaaa", 401)
	e.clock.forward(time.Minute)
	in(authenticator(t, begun.Secret, e.clock.now()), 200) // the device still does

	e.need(e.call("POST", "/api/auth/totp/recovery_codes", ana, object{"password": "not it"}), 400)
	e.need(e.call("POST", "/api/auth/totp/recovery_codes", ana, object{"password": password}), 200).json(t, &second)
	in(first.Codes[2], 401)
	in(second.Codes[0], 200)

	// nobody signs in with a code of somebody else
	ben := e.subscriber("ben", 1)
	e.need(e.call("POST", "/api/auth/totp/begin", ben, nil), 200).json(t, &begun)
	e.need(e.call("POST", "/api/auth/totp/enable", ben, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200)
	e.need(e.call("POST", "/api/auth/login", "", object{"email": "ben@example.org", "password": password, "totp_code": second.Codes[1]}), 401)
	in(second.Codes[1], 200)

	e.need(e.call("POST", "/api/auth/totp/disable", ana, object{"password": password}), 200)
	e.need(e.call("POST", "/api/auth/totp/begin", ana, nil), 200).json(t, &begun)
	e.need(e.call("POST", "/api/auth/totp/enable", ana, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200)
	in(second.Codes[2], 401)
}

// Another device takes the place of the first only for who knows the password: a
// stolen session does not lock the owner out.
func TestAssurance_26_AnotherDeviceTakesThePassword(t *testing.T) {
	e := start(t, func(c *app.Config) { c.AdminTOTP = "required" })
	root := e.admin()
	var first, second struct{ Secret string }
	e.need(e.call("POST", "/api/auth/totp/begin", root, nil), 200).json(t, &first)
	e.need(e.call("POST", "/api/auth/totp/enable", root, object{"code": authenticator(t, first.Secret, e.clock.now())}), 200)
	for _, body := range []any{nil, object{}, object{"password": "not it"}} {
		e.need(e.call("POST", "/api/auth/totp/begin", root, body), 400)
	}
	e.need(e.call("POST", "/api/auth/totp/begin", root, object{"password": password}), 200).json(t, &second)
	in := func(secret string, status int) {
		t.Helper()
		e.clock.forward(2 * time.Minute)
		e.need(e.call("POST", "/api/auth/login", "", object{"email": "root@example.org", "password": password, "totp_code": authenticator(t, secret, e.clock.now())}), status)
	}
	in(first.Secret, 200) // until the new one has shown a code
	e.need(e.call("POST", "/api/auth/totp/enable", root, object{"code": authenticator(t, second.Secret, e.clock.now())}), 200)
	in(second.Secret, 200)
	in(first.Secret, 401)
}
