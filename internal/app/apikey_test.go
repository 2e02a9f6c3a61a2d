package app_test

import (
	"fmt"
	"net/http"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/app"
	"focal/internal/httpapi"
	"focal/internal/store"
)

type apiKey struct {
	ID, Name, Key string
	Scopes        []string
	ExpiresAt     string `json:"expires_at"`
	LastUsed      string `json:"last_used"`
	Expired       bool
}

// apiKey makes a key of the session's user.
func (e *env) apiKey(token string, days int64, scopes ...string) apiKey {
	e.Helper()
	var k apiKey
	body := object{"name": "Test program", "scopes": scopes, "expires_in_days": days, "password": password}
	e.need(e.call("POST", "/api/auth/keys", token, body), 201).json(e, &k)
	return k
}

func (e *env) apiKeys(token string) []apiKey {
	e.Helper()
	var list struct{ Keys []apiKey }
	e.need(e.call("GET", "/api/auth/keys", token, nil), 200).json(e, &list)
	return list.Keys
}

// The whole route table with keys: what names no scope is closed to every key, an
// admin's too, and what names one is open to the keys that have it.
func TestAPIKeysOpenWhatTheRouteTableSays(t *testing.T) {
	e := start(t)
	ana, root := e.subscriber("ana", 100), e.admin()
	keys := map[string][]account.Scope{}
	for _, token := range []string{ana, root} {
		for _, scopes := range [][]account.Scope{{account.ScopeRead}, {account.ScopeConvert}, account.Scopes} {
			keys[e.apiKey(token, 0, strings.Fields(account.JoinScopes(scopes))...).Key] = scopes
		}
	}
	open := 0
	for _, route := range httpapi.Routes {
		if len(route.Key) > 0 && route.Role != httpapi.User {
			t.Errorf("%s is open to keys although it is for %s", route.ID, route.Role)
		}
		for key, scopes := range keys {
			a := e.call(route.Method, "/api"+filled(route.Path), key, nil)
			status, says := keyAnswer(route, scopes)
			if status == 0 && route.Role == httpapi.User {
				open++
			}
			if status != 0 && (a.status != status || !strings.HasPrefix(a.message(t), says)) || status == 0 && refuses(route, a) {
				t.Errorf("%s with a key for %v: %d %.100s", route.ID, scopes, a.status, a.body)
			}
		}
	}
	if open < 40 {
		t.Errorf("only %d calls were open", open)
	}
}

// What belongs to the person alone stays closed whatever the table says one day.
func TestAPIKeysNeverReach(t *testing.T) {
	closed := regexp.MustCompile(`^/(admin|payment)/|^/auth/`)
	for _, route := range httpapi.Routes {
		if len(route.Key) > 0 && closed.MatchString(route.Path) && route.ID != "getProfile" {
			t.Errorf("%s %s is open to keys", route.Method, route.Path)
		}
	}
}

// keyAnswer is how a route must refuse a key with these scopes; 0 = it must not.
func keyAnswer(route httpapi.Route, scopes []account.Scope) (status int, says string) {
	missing := slices.ContainsFunc(route.Key, func(s account.Scope) bool { return !slices.Contains(scopes, s) })
	switch {
	case route.Role == httpapi.Public:
		return 0, ""
	case route.Role == httpapi.Refresh:
		return http.StatusUnauthorized, ""
	case len(route.Key) == 0:
		return http.StatusForbidden, "This call is not open to API keys. Please sign in."
	case missing:
		return http.StatusForbidden, "This API key may not "
	}
	return 0, ""
}

func refuses(route httpapi.Route, a answer) bool {
	return route.Role != httpapi.Public && (a.status == http.StatusUnauthorized || a.status == http.StatusForbidden)
}

// What a program does from one end to the other, with nothing but a key.
func TestC3_APIKeyLife(t *testing.T) {
	both(t, func(e *env) {
		ana := e.subscriber("ana", 5)
		k := e.apiKey(ana, 30, "read", "convert")
		if !strings.HasPrefix(k.Key, "focal_"+k.ID+"_") || len(k.Key) != 71 || k.LastUsed != "" || k.ExpiresAt == "" {
			e.Fatalf("%+v", k)
		}
		id := e.submit(k.Key, cvs("Jo Li"), "Idempotency-Key", "one")
		if again := e.submit(k.Key, cvs("Jo Li"), "Idempotency-Key", "one"); again != id {
			e.Error("a repeat made another task")
		}
		e.wait(k.Key, id)
		a := e.need(e.document(k.Key, id), 200)
		if a.header.Get("Set-Cookie") != "" {
			e.Error("a cookie was set")
		}
		if credits := e.profile(k.Key).Credits; credits != 4 {
			e.Errorf("%d credits", credits)
		}
		list := e.apiKeys(ana)
		shown := apiKey{ID: k.ID, Name: "Test program", Scopes: []string{"read", "convert"}, ExpiresAt: k.ExpiresAt}
		if len(list) == 1 {
			shown.LastUsed = list[0].LastUsed
		}
		if shown.LastUsed == "" || !reflect.DeepEqual(list, []apiKey{shown}) {
			e.Errorf("%+v", list)
		}
		used := list[0].LastUsed
		e.clock.forward(5 * time.Minute)
		e.profile(k.Key)
		if now := e.apiKeys(ana)[0].LastUsed; now <= used {
			e.Errorf("used at %s, then at %s", used, now)
		}
		// Cookies and addresses carry no key, and a key with a changed letter is not one.
		e.need(e.call("GET", "/api/auth/profile?access_token="+k.Key, "", nil, "Cookie", "access_token="+k.Key), 401)
		for _, wrong := range []string{k.Key[:len(k.Key)-1] + "z", k.Key + "a", "focal_" + k.ID, "focal_", strings.ToUpper(k.Key)} {
			if wrong != k.Key {
				e.need(e.call("GET", "/api/auth/profile", wrong, nil), 401)
			}
		}
	})
}

// A key ends with its revocation, its time and its account.
func TestAPIKeyEnds(t *testing.T) {
	both(t, func(e *env) {
		ana := e.subscriber("ana", 5)
		k := e.apiKey(ana, 30, "read", "convert")
		// Nobody else can revoke it; after a change of the password it still works.
		ben := e.subscriber("ben", 1)
		e.need(e.call("DELETE", "/api/auth/keys/"+k.ID, ben, nil), 404)
		e.need(e.call("POST", "/api/auth/change_password", ana, object{"current_password": password, "new_password": "Harbour8lamp"}), 200)
		e.profile(k.Key)
		e.need(e.call("DELETE", "/api/auth/keys/"+k.ID, ana, nil), 200)
		e.need(e.call("GET", "/api/auth/profile", k.Key, nil), 401)
		e.need(e.call("DELETE", "/api/auth/keys/"+k.ID, ana, nil), 404)
		// Time and account.
		short, gone := e.apiKey(ben, 1, "read"), e.apiKey(ben, 0, "read")
		e.clock.forward(25 * time.Hour)
		if a := e.need(e.call("GET", "/api/auth/profile", short.Key, nil), 401); !strings.Contains(a.message(e), "expired") {
			e.Error(a.message(e))
		}
		e.need(e.call("POST", "/api/auth/delete_account", e.login("ben@example.org").Access, object{"password": password}), 200)
		e.need(e.call("GET", "/api/auth/profile", gone.Key, nil), 401)
	})
}

// The database has hashes, and what cannot be a key is told why.
func TestAPIKeyRules(t *testing.T) {
	e := start(t)
	ana := e.subscriber("ana", 1)
	good := func(change object) object {
		b := object{"name": "Program", "scopes": []string{"read"}, "password": password}
		for k, v := range change {
			b[k] = v
		}
		return b
	}
	for _, c := range []struct {
		change object
		says   string
	}{
		{object{"name": " \n "}, "a name"},
		{object{"scopes": []string{}}, "read, convert or both"},
		{object{"scopes": []string{"read", "admin"}}, "read, convert or both"},
		{object{"expires_in_days": -1}, "from 1 to 366"},
		{object{"expires_in_days": 367}, "from 1 to 366"},
		{object{"password": "Wrong4pass"}, "current password"},
		{object{"password": ""}, "current password"},
	} {
		if a := e.need(e.call("POST", "/api/auth/keys", ana, good(c.change)), 400); !strings.Contains(a.message(t), c.says) {
			t.Errorf("%v: %s", c.change, a.body)
		}
	}
	var first apiKey
	for i := range 20 {
		a := e.need(e.call("POST", "/api/auth/keys", ana, good(nil)), 201)
		if i == 0 {
			a.json(t, &first)
		}
	}
	e.need(e.call("POST", "/api/auth/keys", ana, good(nil)), 409)
	if mails := e.mails(20); !strings.Contains(mails[0], "API key") || strings.Contains(mails[0], first.Key) {
		t.Error(mails[0])
	}
	db, err := store.Open(t.Context(), "", e.cfg.Data)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	kept, _, err := db.APIKeyUser(t.Context(), first.ID)
	if err != nil || len(kept.Hash) != 64 || strings.Contains(fmt.Sprintf("%+v", kept), strings.SplitN(first.Key, "_", 3)[2]) {
		t.Errorf("%+v, %v", kept, err)
	}
	// Who has yet to choose a password of their own has no use of keys.
	root := e.admin()
	e.need(e.call("POST", "/api/admin/user", root, object{"name": "N", "email": "new@example.org", "password": password}), 201)
	fresh := e.login("new@example.org").Access
	e.need(e.call("POST", "/api/auth/keys", fresh, good(nil)), 403)
	if _, err := db.SQL().ExecContext(t.Context(), "UPDATE users SET must_change = TRUE WHERE email = 'ana@example.org'"); err != nil {
		t.Fatal(err)
	}
	e.need(e.call("GET", "/api/auth/profile", first.Key, nil), 403)
}

// An admin who has yet to set up two-factor sign-in gets no further with a key.
func TestAPIKeyOfAnAdminWithoutTwoFactors(t *testing.T) {
	e := start(t)
	key := e.apiKey(e.admin(), 0, "read", "convert")
	e.need(e.call("GET", "/api/convert/history", key.Key, nil), 200)
	e.stop()
	e.cfg.AdminTOTP = "required"
	again := start(t, func(c *app.Config) { *c = e.cfg })
	again.need(again.call("GET", "/api/convert/history", key.Key, nil), 403)
}

// Keys have a limit of their own where sessions have none.
func TestAPIKeyRate(t *testing.T) {
	e := start(t)
	ana := e.subscriber("ana", 1)
	key := e.apiKey(ana, 0, "read").Key
	for range 1200 {
		if a := e.call("GET", "/api/convert/templates", key, nil); a.status != 200 {
			t.Fatal(a.status)
		}
	}
	if a := e.need(e.call("GET", "/api/convert/templates", key, nil), 429); a.header.Get("Retry-After") == "" {
		t.Error("no Retry-After")
	}
	e.need(e.call("GET", "/api/convert/templates", ana, nil), 200)
}

// Whoever tries keys that are none is made to wait, wherever the keys differ; a right one from
// the same network is not, and another network has a count of its own.
func TestWrongAPIKeysAreLimited(t *testing.T) {
	e := start(t, func(c *app.Config) { c.Proxies = loopback() })
	ana := e.subscriber("ana", 1)
	key := e.apiKey(ana, 0, "read").Key
	call := func(key, ip string) answer {
		return e.call("GET", "/api/convert/history", key, nil, "X-Forwarded-For", ip)
	}
	wrong := []string{key[:len(key)-4] + "aaaa", "focal_nothing", "focal_" + strings.Repeat("b", 12) + "_" + strings.Repeat("c", 52)}
	for i := range 60 {
		e.need(call(wrong[i%len(wrong)], fmt.Sprint("2001:db8:1:1::", i+1)), 401)
	}
	for _, k := range wrong {
		if a := e.need(call(k, "2001:db8:1:1::ffff"), 429); a.header.Get("Retry-After") == "" {
			t.Error("no Retry-After")
		}
	}
	e.need(call(key, "2001:db8:1:1::ffff"), 200)
	e.need(call(wrong[0], "2001:db8:1:2::1"), 401)
	e.clock.forward(11 * time.Minute)
	e.need(call(wrong[0], "2001:db8:1:1::1"), 401)
}

// A password reset says which keys go on and how to end them all, or ends them with it; and
// all can be ended at once.
func TestKeysAfterAPasswordReset(t *testing.T) {
	both(t, func(e *env) {
		ana, ben := e.subscriber("ana", 1), e.subscriber("ben", 1)
		first, second, bens := e.apiKey(ana, 0, "read").Key, e.apiKey(ana, 0, "read").Key, e.apiKey(ben, 0, "read").Key
		sent := 3 // of the keys
		reset := func(revoke bool) (mail string) {
			e.mails(sent)
			e.need(e.call("POST", "/api/auth/request_password_reset", "", object{"email": "ana@example.org"}), 200)
			e.need(e.call("POST", "/api/auth/reset_password_with_code", "", object{
				"email": "ana@example.org", "code": e.resetCode(sent + 1), "new_password": password, "revoke_keys": revoke,
			}), 200)
			sent += 2
			mails := e.mails(sent)
			return mails[len(mails)-1]
		}
		mail := unfolded(reset(false))
		if !strings.Contains(mail, "API keys that still work: 2.") || !strings.Contains(mail, "Revoke all") {
			e.Error(mail)
		}
		e.need(e.call("GET", "/api/auth/profile", first, nil), 200)
		e.clock.forward(20 * time.Minute)
		if mail := unfolded(reset(true)); !strings.Contains(mail, "revoked with it: 2.") {
			e.Error(mail)
		}
		for _, key := range []string{first, second} {
			e.need(e.call("GET", "/api/auth/profile", key, nil), 401)
		}
		e.need(e.call("GET", "/api/auth/profile", bens, nil), 200)
		ana = e.login("ana@example.org").Access
		third := e.apiKey(ana, 0, "read").Key
		e.need(e.call("DELETE", "/api/auth/keys", third, nil), 403)
		e.need(e.call("DELETE", "/api/auth/keys", ana, nil), 200)
		e.need(e.call("GET", "/api/auth/profile", third, nil), 401)
		e.need(e.call("GET", "/api/auth/profile", bens, nil), 200)
	})
}

// unfolded is a quoted-printable mail without its soft line breaks.
func unfolded(mail string) string {
	return strings.NewReplacer("=\r\n", "", "=\n", "").Replace(mail)
}
