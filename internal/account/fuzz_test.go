package account

import (
	"bytes"
	"net/netip"
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
		if checkRegistered(password, u, "Focal") == nil && (len(password) < minPassword || strings.ContainsAny(password, "\x00\n<>")) {
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

// FuzzEmail: an address that is taken is one line without what mail headers and pages give
// a meaning to, and its clean spelling is taken and clean.
func FuzzEmail(f *testing.F) {
	f.Add("jo@example.org")
	f.Add(" Jo@EXAMPLE.org\n")
	f.Add("jo@example.org\r\nBcc: all@example.org")
	f.Add("İ@example.org")
	f.Add("jo@xn--e1afmkfd.example")
	f.Fuzz(func(t *testing.T, typed string) {
		clean := CleanEmail(typed)
		if !IsEmail(clean) {
			return
		}
		if strings.ContainsAny(clean, "\r\n\x00 <>\"") || strings.Count(clean, "@") != 1 {
			t.Errorf("%q is taken as %q", typed, clean)
		}
		if again := CleanEmail(clean); again != clean {
			t.Errorf("%q became %q, and that %q", typed, clean, again)
		}
	})
}

// FuzzNetwork: all addresses of one household count as one, however they are written, and
// those of two do not.
func FuzzNetwork(f *testing.F) {
	f.Add([]byte{192, 0, 2, 1}, []byte{192, 0, 2, 2})
	f.Add(netip.MustParseAddr("2001:db8::1").AsSlice(), netip.MustParseAddr("2001:db8::2").AsSlice())
	f.Fuzz(func(t *testing.T, one, other []byte) {
		a, ok := netip.AddrFromSlice(one)
		b, both := netip.AddrFromSlice(other)
		if !ok || !both {
			return
		}
		same := func(a, b netip.Addr) bool {
			if a, b = a.Unmap(), b.Unmap(); a.Is4() || b.Is4() {
				return a == b
			}
			return bytes.Equal(a.AsSlice()[:8], b.AsSlice()[:8])
		}
		if got := Network(a.String()) == Network(b.String()); got != same(a, b) {
			t.Errorf("%v and %v: %q and %q", a, b, Network(a.String()), Network(b.String()))
		}
		if written := netip.AddrFrom16(a.As16()).String(); Network(written) != Network(a.String()) {
			t.Errorf("%v counts as %q, written as %s as %q", a, Network(a.String()), written, Network(written))
		}
	})
}
