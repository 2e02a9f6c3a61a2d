package webhook

import (
	"net/netip"
	"net/url"
	"strings"
	"testing"
)

// FuzzAddress: an address that is taken leads to a public host over TLS, is one line of
// plain letters, and is taken again as it was stored.
func FuzzAddress(f *testing.F) {
	f.Add("https://example.com/focal?x=1#part")
	f.Add("https://[::ffff:127.0.0.1]:8443/")
	f.Add("https://127.1/")
	f.Add("https://LOCALHOST./")
	f.Add(" HTTPS://user:word@example.com ")
	f.Add("https://example.com:99999/%zz")
	s := &Service{}
	f.Fuzz(func(t *testing.T, typed string) {
		stored, err := s.checkURL(typed)
		if err != nil {
			return
		}
		if again, err := s.checkURL(stored); err != nil || again != stored {
			t.Errorf("%q was stored as %q, which becomes %q, %v", typed, stored, again, err)
		}
		u, err := url.Parse(stored)
		if err != nil || u.Scheme != "https" || u.User != nil || u.Hostname() == "" || strings.ContainsAny(stored, " \r\n\t") {
			t.Errorf("%q: %v", stored, err)
			return
		}
		if a, err := netip.ParseAddr(u.Hostname()); err == nil && !IsPublic(a) {
			t.Errorf("%q leads inside", stored)
		}
	})
}

// FuzzPublic: an address is as public however it is written, and none that the standard
// library knows to be special is public.
func FuzzPublic(f *testing.F) {
	for _, a := range strings.Fields("127.0.0.1 ::1 fe80::1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 8.8.8.8 2606:4700::1111") {
		f.Add(netip.MustParseAddr(a).AsSlice())
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		a, ok := netip.AddrFromSlice(b)
		if !ok || !IsPublic(a) {
			return
		}
		if !IsPublic(a.Unmap()) || a.Unmap().Is4() && !IsPublic(netip.AddrFrom16(a.As16())) {
			t.Errorf("%v is public in one way of writing only", a)
		}
		if a = a.Unmap(); a.IsPrivate() || !a.IsGlobalUnicast() {
			t.Errorf("%v is public", a)
		}
	})
}
