package account

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// FuzzOpenSecret: only a sealed secret of this user opens, and never as nothing.
func FuzzOpenSecret(f *testing.F) {
	s := New(Config{Keys: Keys{Active: "a", Keys: map[string][]byte{"a": bytes.Repeat([]byte("k"), 32)}}})
	of, err := s.sealSecret("ana", "secret")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(of, "ben")
	f.Add("s1:a:", "ana")
	f.Add("s1::", "")
	f.Fuzz(func(t *testing.T, text, user string) {
		secret, err := s.openSecret(user, text)
		if err == nil && (secret == "" || strings.HasPrefix(text, sealed) && (user != "ana" || secret != "secret")) {
			t.Errorf("%q of %q opened as %q", text, user, secret)
		}
	})
}

// FuzzPassword: what is taken as a password can be hashed and logs in as it is, and
// what is taken as an address is one line.
func FuzzPassword(f *testing.F) {
	f.Add("Violet7moon", "ana@example.org")
	f.Add("pass\x00word1", "a@b.cd\r\nBcc: x@y.zz")
	f.Fuzz(func(t *testing.T, password, email string) {
		u := &User{Name: "Ana", Email: email}
		if checkRegistered(password, u) == nil && (len(password) < minPassword || strings.ContainsAny(password, "\x00\n<>")) {
			t.Errorf("%q", password)
		}
		if IsEmail(email) && (strings.ContainsAny(email, "\r\n \x00") || strings.Count(email, "@") != 1) {
			t.Errorf("%q", email)
		}
		Network(email)
		recoveryLetters(password)
		matchCode(password, email, time.Unix(0, 0))
	})
}
