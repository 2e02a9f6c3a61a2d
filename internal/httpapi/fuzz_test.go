package httpapi

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
	"testing"
)

// FuzzCleanFileName: a name is a name, not a path, and short.
func FuzzCleanFileName(f *testing.F) {
	f.Add(`C:\x\cv.pdf`)
	f.Add("..")
	f.Add("a\x00\u202eb/")
	f.Fuzz(func(t *testing.T, s string) {
		name := cleanFileName(s)
		if name == "" || strings.ContainsAny(name, "/\\\x00\n\r") || len([]rune(name)) > 120 {
			t.Errorf("%q became %q", s, name)
		}
		pastedName(s)
	})
}

// FuzzAccepts reads any Accept-Encoding: a coding that is refused is not taken.
func FuzzAccepts(f *testing.F) {
	f.Add("gzip, br;q=0")
	f.Add(";;,q=,")
	f.Fuzz(func(t *testing.T, header string) {
		if accepts(header, "gzip") && !strings.Contains(strings.ToLower(header), "gzip") {
			t.Errorf("%q", header)
		}
		if accepts("gzip;q=0,"+header, "gzip") {
			t.Errorf("gzip;q=0,%q", header)
		}
	})
}

// FuzzClientIP: a stranger's word on where a request comes from is not taken; a trusted
// proxy's is, as far as it names addresses.
func FuzzClientIP(f *testing.F) {
	f.Add("203.0.113.9:1", "198.51.100.7")
	f.Add("10.0.0.1:1", "198.51.100.7, 10.0.0.2")
	f.Add("[::ffff:10.0.0.1]:1", "x, 2001:db8::1")
	f.Add("10.0.0.1:1", ",,")
	f.Add("@", "10.0.0.1")
	s := &Server{Config: Config{Proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}}
	f.Fuzz(func(t *testing.T, peer, forwarded string) {
		r := &http.Request{RemoteAddr: peer, Header: http.Header{"X-Forwarded-For": {forwarded}}}
		host, _, err := net.SplitHostPort(peer)
		if err != nil {
			host = peer
		}
		got := s.clientIP(r)
		if !s.trusted(host) && got != host {
			t.Errorf("%q is believed to come from %q", peer, got)
		}
		if _, err := netip.ParseAddr(got); err != nil && got != host {
			t.Errorf("%q by %q is no address", got, forwarded)
		}
	})
}

// FuzzPicks: which files are compared is read without a number that could not be an index.
func FuzzPicks(f *testing.F) {
	f.Add("a:0,b:1")
	f.Add(":,::,a:-1")
	f.Add("a:9223372036854775808")
	f.Fuzz(func(t *testing.T, typed string) {
		picks, err := (&form{values: map[string]string{"candidates": typed}}).picks()
		if err == nil && len(picks) > strings.Count(typed, ",")+1 {
			t.Errorf("%q: %v", typed, picks)
		}
		for _, p := range picks {
			if p.TaskID == "" || strings.ContainsAny(p.TaskID, ",:") {
				t.Errorf("%q: %+v", typed, p)
			}
		}
	})
}
