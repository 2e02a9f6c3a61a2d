package app_test

import (
	"encoding/base64"
	"encoding/json"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"focal/internal/app"
)

func TestAssurance_28_ForgedTokens(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 1)
	parts := strings.Split(token, ".")
	claims := jwt.MapClaims{}
	if _, _, err := jwt.NewParser().ParseUnverified(token, claims); err != nil {
		t.Fatal(err)
	}
	forge := func(method jwt.SigningMethod, key any, kid any, edit func(jwt.MapClaims)) string {
		c := jwt.MapClaims{}
		for k, v := range claims {
			c[k] = v
		}
		edit(c)
		f := jwt.NewWithClaims(method, c)
		f.Header["kid"] = kid
		s, err := f.SignedString(key)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	keep := func(jwt.MapClaims) {}
	payload, _ := base64.RawURLEncoding.DecodeString(parts[1])
	altered := strings.Replace(string(payload), `"aud"`, `"aux"`, 1)
	kid := kidOf(t, parts[0])
	for name, forged := range map[string]string{
		"none":           forge(jwt.SigningMethodNone, jwt.UnsafeAllowNoneSignatureType, kid, keep),
		"other key":      forge(jwt.SigningMethodHS256, []byte(strings.Repeat("k", 32)), kid, keep),
		"other method":   forge(jwt.SigningMethodHS512, []byte(strings.Repeat("k", 32)), kid, keep),
		"unknown kid":    forge(jwt.SigningMethodHS256, []byte(strings.Repeat("k", 32)), "../../etc/passwd", keep),
		"kid not a text": forge(jwt.SigningMethodHS256, []byte(strings.Repeat("k", 32)), 7, keep),
		"altered":        parts[0] + "." + base64.RawURLEncoding.EncodeToString([]byte(altered)) + "." + parts[2],
		"no signature":   parts[0] + "." + parts[1] + ".",
		"cut":            token[:len(token)-2],
		"empty":          "",
		"noise":          "a.b.c",
		"long":           strings.Repeat("a", 5000),
	} {
		if a := e.call("GET", "/api/auth/profile", forged, nil); a.status != 401 || a.message(t) != "Invalid token" {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
	}
	// With our own key, each wrong claim alone is refused.
	key := signingKey(t, e.cfg.Data, kid)
	for name, edit := range map[string]func(jwt.MapClaims){
		"no exp":         func(c jwt.MapClaims) { delete(c, "exp") },
		"other issuer":   func(c jwt.MapClaims) { c["iss"] = "else" },
		"other audience": func(c jwt.MapClaims) { c["aud"] = "refresh" },
		"not yet":        func(c jwt.MapClaims) { c["nbf"] = time.Now().Add(time.Hour).Unix() },
		"other user":     func(c jwt.MapClaims) { c["sub"] = "somebody" },
		"other session":  func(c jwt.MapClaims) { c["sid"] = "none" },
	} {
		if a := e.call("GET", "/api/auth/profile", forge(jwt.SigningMethodHS256, key, kid, edit), nil); a.status != 401 {
			t.Errorf("%s: %d", name, a.status)
		}
	}
	e.need(e.call("GET", "/api/auth/profile", forge(jwt.SigningMethodHS256, key, kid, keep), nil), 200)
}

func kidOf(t *testing.T, header string) string {
	t.Helper()
	b, err := base64.RawURLEncoding.DecodeString(header)
	if err != nil {
		t.Fatal(err)
	}
	var h struct{ Kid string }
	if err := json.Unmarshal(b, &h); err != nil {
		t.Fatal(err)
	}
	return h.Kid
}

func signingKey(t *testing.T, data, kid string) []byte {
	t.Helper()
	var file struct {
		Tokens struct{ Keys map[string][]byte }
	}
	walk(t, filepath.Join(data, "keys.json"), func(_ string, b []byte) {
		if err := json.Unmarshal(b, &file); err != nil {
			t.Fatal(err)
		}
	})
	return file.Tokens.Keys[kid]
}

func TestAssurance_29_EachTokenInItsPlace(t *testing.T) {
	e := start(t)
	e.subscriber("ana", 1)
	p := e.login("ana@example.org")
	e.need(e.call("GET", "/api/auth/profile", p.Refresh, nil), 401)
	e.need(e.call("POST", "/api/auth/refresh", p.Access, nil), 401)
}

func TestAssurance_30_Lifetimes(t *testing.T) {
	e := start(t)
	e.subscriber("ana", 1)
	p := e.login("ana@example.org")
	e.clock.forward(15*time.Minute - 5*time.Second)
	e.need(e.call("GET", "/api/auth/profile", p.Access, nil), 200)
	e.clock.forward(6 * time.Second)
	if a := e.call("GET", "/api/auth/profile", p.Access, nil); a.status != 401 || a.message(t) != "Token expired" {
		t.Errorf("after 15 minutes: %d %s", a.status, a.body)
	}
	for range 3 { // 29 days apart: idle less than 30, but 90 in all
		e.clock.forward(29 * 24 * time.Hour)
		e.need(e.call("POST", "/api/auth/refresh", p.Refresh, nil), 200).json(t, &p)
	}
	e.clock.forward(4 * 24 * time.Hour)
	if a := e.call("POST", "/api/auth/refresh", p.Refresh, nil); a.status != 401 {
		t.Errorf("after 91 days: %d", a.status)
	}
	p = e.login("ana@example.org")
	e.clock.forward(30*24*time.Hour + time.Minute)
	if a := e.call("POST", "/api/auth/refresh", p.Refresh, nil); a.status != 401 {
		t.Errorf("after 30 idle days: %d", a.status)
	}
}

func TestAssurance_31_RefreshReuse(t *testing.T) {
	both(t, func(e *env) {
		e.subscriber("ana", 1)
		first := e.login("ana@example.org")
		var mu sync.Mutex
		got := map[pair]int{}
		var wg sync.WaitGroup
		for range 20 { // two tabs, and eighteen more
			wg.Go(func() {
				var p pair
				e.need(e.call("POST", "/api/auth/refresh", first.Refresh, nil), 200).json(e, &p)
				mu.Lock()
				got[p]++
				mu.Unlock()
			})
		}
		wg.Wait()
		if len(got) != 1 {
			e.Fatalf("%d different pairs within the grace period", len(got))
		}
		var second, third pair
		for second = range got {
		}
		e.need(e.call("GET", "/api/auth/profile", second.Access, nil), 200)
		e.need(e.call("POST", "/api/auth/refresh", second.Refresh, nil), 200).json(e, &third)
		e.clock.forward(11 * time.Second)
		e.need(e.call("POST", "/api/auth/refresh", second.Refresh, nil), 401) // reused: the family ends
		e.need(e.call("GET", "/api/auth/profile", third.Access, nil), 401)
		e.need(e.call("POST", "/api/auth/refresh", third.Refresh, nil), 401)
		if a := e.call("GET", "/api/admin/audit", e.admin(), nil); !strings.Contains(a.text(), "refresh reuse") {
			e.Error("the reuse is not in the audit")
		}
		e.login("ana@example.org") // the owner may come back
	})
}

func TestAssurance_31_AnOlderTokenEndsTheFamilyAtOnce(t *testing.T) {
	e := start(t)
	e.subscriber("ana", 1)
	first := e.login("ana@example.org")
	var second, third pair
	e.need(e.call("POST", "/api/auth/refresh", first.Refresh, nil), 200).json(t, &second)
	e.need(e.call("POST", "/api/auth/refresh", second.Refresh, nil), 200).json(t, &third)
	e.need(e.call("POST", "/api/auth/refresh", first.Refresh, nil), 401)
	e.need(e.call("GET", "/api/auth/profile", third.Access, nil), 401)
}

func TestAssurance_32_34_NoTokenIsStored(t *testing.T) {
	e := start(t)
	e.subscriber("ana", 1)
	p := e.login("ana@example.org")
	e.need(e.call("POST", "/api/auth/refresh", p.Refresh, nil), 200)
	walk(t, e.cfg.Data, func(path string, b []byte) {
		for _, secret := range []string{p.Access, p.Refresh, strings.Split(p.Refresh, ".")[2], password} {
			if strings.Contains(string(b), secret) {
				t.Errorf("%s holds a secret", path)
			}
		}
	})
}

func TestAssurance_33_SessionsEndAtOnce(t *testing.T) {
	e := start(t)
	root := e.admin()
	for what, end := range map[string]func(token, id string){
		"logout": func(token, _ string) { e.need(e.call("POST", "/api/auth/logout", token, nil), 200) },
		"role change": func(_, id string) {
			e.need(e.call("PUT", "/api/admin/user/"+id, root, object{"user_role": "admin"}), 200)
		},
		"deletion": func(_, id string) { e.need(e.call("DELETE", "/api/admin/user/"+id, root, nil), 200) },
		"operator": func(_, _ string) {
			if err := app.SetPassword(t.Context(), e.cfg, "operator@example.org", "Another4word"); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(what, func(t *testing.T) {
			name := strings.Fields(what)[0]
			token := e.subscriber(name, 1)
			p := e.profile(token)
			end(token, p.ID)
			if a := e.call("GET", "/api/auth/profile", token, nil); a.status != 401 {
				t.Errorf("still %d", a.status)
			}
		})
	}
}
