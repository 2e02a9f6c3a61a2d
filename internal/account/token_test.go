package account

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

var testKeys = Keys{Active: "a", Keys: map[string][]byte{"a": []byte(strings.Repeat("k", 32)), "old": []byte(strings.Repeat("o", 32))}}

func tokens(t testing.TB, k Keys, now time.Time) Pair {
	t.Helper()
	p, err := k.pair(&Session{ID: "session", UserID: "user", Generation: 1, RotatedAt: now, CreatedAt: now})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Whatever is sent as a token, it counts only when one of our keys signed exactly
// these bytes with HS256, and never in the other token's place.
func FuzzAssurance_28_29_Token(f *testing.F) {
	now := time.Unix(1_800_000_000, 0)
	for _, k := range []Keys{testKeys, {Active: "old", Keys: testKeys.Keys}} {
		p := tokens(f, k, now)
		f.Add(p.Access)
		f.Add(p.Refresh)
	}
	none := base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none","kid":"a"}`))
	f.Add(none + "." + strings.Split(tokens(f, testKeys, now).Access, ".")[1] + ".")
	f.Add("..")
	f.Add("a.b.c.d.e")
	f.Fuzz(func(t *testing.T, token string) {
		access, errAccess := testKeys.parse(token, audienceAccess, now)
		refresh, errRefresh := testKeys.parse(token, audienceRefresh, now)
		if errAccess == nil && errRefresh == nil {
			t.Fatalf("%q is both", token)
		}
		if errAccess != nil && errRefresh != nil {
			return
		}
		c := access
		if errAccess != nil {
			c = refresh
		}
		if c.Session == "" || c.Subject == "" || c.Issuer != issuer || c.ExpiresAt == nil || c.ExpiresAt.Before(now) {
			t.Errorf("accepted %+v", c)
		}
		at := strings.LastIndexByte(token, '.')
		signature, err := base64.RawURLEncoding.DecodeString(token[at+1:])
		ours := false
		for _, key := range testKeys.Keys {
			mac := hmac.New(sha256.New, key)
			mac.Write([]byte(token[:at]))
			ours = ours || hmac.Equal(signature, mac.Sum(nil))
		}
		if err != nil || !ours {
			t.Errorf("accepted %q without our signature", token)
		}
	})
}

// Every lifetime to the second, with the leeway stated: none.
func TestAssurance_30_ExpiryToTheSecond(t *testing.T) {
	begin := time.Unix(1_800_000_000, 0)
	p := tokens(t, testKeys, begin)
	for _, c := range []struct {
		name, token, audience string
		after                 time.Duration
		want                  error
	}{
		{"access, a second before its end", p.Access, audienceAccess, AccessLife - time.Second, nil},
		{"access, at its end", p.Access, audienceAccess, AccessLife, errExpired},
		{"refresh, a second before its end", p.Refresh, audienceRefresh, RefreshLife - time.Second, nil},
		{"refresh, at its end", p.Refresh, audienceRefresh, RefreshLife, errExpired},
		{"an expired access token in the refresh token's place", p.Access, audienceRefresh, AccessLife, errInvalid},
	} {
		if _, err := testKeys.parse(c.token, c.audience, begin.Add(c.after)); err != c.want {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
	if AccessLife > 15*time.Minute || RefreshLife > 30*24*time.Hour || SessionLife > 90*24*time.Hour || RefreshGrace > 10*time.Second {
		t.Error("a lifetime is longer than the requirement")
	}
}

// With our own key, each deviation alone is refused: nothing but the exact form
// counts, even from somebody who could sign.
func TestAssurance_28_EachClaimAlone(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	for name, c := range map[string]struct {
		method jwt.SigningMethod
		edit   func(jwt.MapClaims)
		ok     bool
	}{
		"unchanged":    {jwt.SigningMethodHS256, func(jwt.MapClaims) {}, true},
		"HS384":        {jwt.SigningMethodHS384, func(jwt.MapClaims) {}, false},
		"HS512":        {jwt.SigningMethodHS512, func(jwt.MapClaims) {}, false},
		"no expiry":    {jwt.SigningMethodHS256, func(m jwt.MapClaims) { delete(m, "exp") }, false},
		"other issuer": {jwt.SigningMethodHS256, func(m jwt.MapClaims) { m["iss"] = "else" }, false},
		"no issuer":    {jwt.SigningMethodHS256, func(m jwt.MapClaims) { delete(m, "iss") }, false},
		"no audience":  {jwt.SigningMethodHS256, func(m jwt.MapClaims) { delete(m, "aud") }, false},
		"not yet":      {jwt.SigningMethodHS256, func(m jwt.MapClaims) { m["nbf"] = now.Unix() + 60 }, false},
		"no session":   {jwt.SigningMethodHS256, func(m jwt.MapClaims) { delete(m, "sid") }, false},
		"no subject":   {jwt.SigningMethodHS256, func(m jwt.MapClaims) { delete(m, "sub") }, false},
	} {
		claims := jwt.MapClaims{"iss": issuer, "sub": "user", "aud": audienceAccess, "exp": now.Unix() + 60, "sid": "session"}
		c.edit(claims)
		token := jwt.NewWithClaims(c.method, claims)
		token.Header["kid"] = "a"
		text, err := token.SignedString(testKeys.Keys["a"])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := testKeys.parse(text, audienceAccess, now); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}
