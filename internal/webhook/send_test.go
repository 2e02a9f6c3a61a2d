package webhook

import (
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"
)

func TestIsPublic(t *testing.T) {
	for address, want := range map[string]bool{
		"93.184.215.14": true, "1.1.1.1": true, "2606:4700::1111": true, "2a00:1450:4001::1": true,
		"127.0.0.1": false, "127.9.9.9": false, "0.0.0.0": false, "0.1.2.3": false, "10.1.2.3": false,
		"172.16.0.1": false, "172.31.9.9": false,
		"192.168.1.1": false, "169.254.169.254": false, "100.64.0.1": false, "192.0.0.8": false, "192.0.2.1": false, "198.18.0.1": false,
		"198.51.100.7": false, "203.0.113.9": false, "224.0.0.1": false, "240.0.0.1": false, "255.255.255.255": false,
		"::": false, "::1": false, "fe80::1": false, "fe80::1%eth0": false,
		"fec0::1": false, "fc00::1": false, "fd12::1": false, "ff02::1": false,
		"::ffff:127.0.0.1": false, "::ffff:10.0.0.1": false, "::127.0.0.1": false, "64:ff9b::a9fe:a9fe": false,
		"2002:7f00:1::1": false, "::ffff:0:7f00:1": false, "4000::1": false, "2001::1": false, "2001:db8::1": false,
	} {
		if got := IsPublic(netip.MustParseAddr(address)); got != want {
			t.Errorf("%s: %v", address, got)
		}
	}
}

// A public address of the machine itself is as far inside as a private one.
func TestAllowed(t *testing.T) {
	interfaces := func() ([]net.Addr, error) {
		return []net.Addr{
			&net.IPNet{IP: net.ParseIP("93.184.215.14"), Mask: net.CIDRMask(24, 32)},
			&net.IPNet{IP: net.ParseIP("2606:4700::1111"), Mask: net.CIDRMask(64, 128)},
			&net.IPNet{IP: net.ParseIP("fe80::1"), Mask: net.CIDRMask(64, 128)},
		}, nil
	}
	unknown := func() ([]net.Addr, error) { return nil, errors.New("not permitted") }
	for _, c := range []struct {
		address    string
		interfaces func() ([]net.Addr, error)
		want       bool
	}{
		{"93.184.215.14", interfaces, false},
		{"::ffff:93.184.215.14", interfaces, false},
		{"2606:4700::1111", interfaces, false},
		{"93.184.215.15", interfaces, true}, // a neighbour
		{"2606:4700::1112", interfaces, true},
		{"10.0.0.1", interfaces, false},
		{"1.1.1.1", unknown, false},
	} {
		err := allowed(netip.MustParseAddr(c.address), c.interfaces)
		if (err == nil) != c.want || err != nil && !errors.Is(err, errInside) {
			t.Errorf("%s: %v", c.address, err)
		}
	}
}

func TestCheckURL(t *testing.T) {
	const public, private, plain = "public", "private", "plain"
	for _, c := range []struct{ mode, url, want, fails string }{
		{public, " https://example.com/focal?a=1#b ", "https://example.com/focal?a=1", ""},
		{public, "https://example.com:8443", "https://example.com:8443", ""},
		{public, "https://1.1.1.1/x", "https://1.1.1.1/x", ""},
		{public, "", "", "enter the address"},
		{public, "example.com/x", "", "full address"},
		{public, "https:example.com", "", "full address"},
		{public, "https://", "", "full address"},
		{public, "https://exa mple.com", "", "full address"},
		{public, "https://example.com/\r\nX: 1", "", "full address"},
		{public, "https://example.com/" + strings.Repeat("a", 500), "", "longer than"},
		{public, "http://example.com", "", "https://"},
		{public, "ftp://example.com", "", "https://"},
		{public, "file://example.com/etc/passwd", "", "https://"},
		{public, "https://me:secret@example.com", "", "name and password"},
		{public, "https://127.0.0.1/x", "", "private network"},
		{public, "https://[::1]:8080/x", "", "private network"},
		{public, "https://169.254.169.254/latest", "", "private network"},
		{public, "https://LOCALHOST./x", "", "private network"},
		{public, "https://metadata.google.internal/x", "", "private network"},
		{private, "https://10.0.0.7/x", "https://10.0.0.7/x", ""},
		{private, "http://10.0.0.7/x", "", "https://"},
		{plain, "http://localhost:9/x", "http://localhost:9/x", ""},
	} {
		s := New(Config{Private: c.mode != public, Plain: c.mode == plain})
		got, err := s.checkURL(c.url)
		if got != c.want || (err != nil) != (c.fails != "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s, %q: %q, %v", c.mode, c.url, got, err)
		}
	}
}

func TestC3_Sign(t *testing.T) {
	at := time.Unix(1790000000, 0)
	got := Sign("focal_whsec_test", []byte(`{"id":"1"}`), at)
	// printf '1790000000.{"id":"1"}' | openssl dgst -sha256 -hmac focal_whsec_test
	if want := "t=1790000000,v1=" + signed; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for _, other := range []string{
		Sign("focal_whsec_tesu", []byte(`{"id":"1"}`), at), Sign("focal_whsec_test", []byte(`{"id":"2"}`), at),
		Sign("focal_whsec_test", []byte(`{"id":"1"}`), at.Add(time.Second)),
	} {
		if strings.HasSuffix(other, signed) {
			t.Errorf("%s is the same", other)
		}
	}
}

// What can come back, and what the owner is told of it: never a word of the answer.
func TestSend(t *testing.T) {
	var got http.Header
	var body []byte
	mux := http.NewServeMux()
	mux.HandleFunc("POST /ok", func(_ http.ResponseWriter, r *http.Request) {
		got = r.Header
		body, _ = io.ReadAll(r.Body)
	})
	mux.HandleFunc("POST /moved", func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/ok", http.StatusTemporaryRedirect) })
	mux.HandleFunc("POST /broken", func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "internals of the house", 500) })
	mux.HandleFunc("POST /hangs-up", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	server := httptest.NewTLSServer(mux)
	defer server.Close()
	roots := x509.NewCertPool()
	roots.AddCert(server.Certificate())
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = closed.Close()
	other, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = other.Close() }()
	go greet(other)
	named := strings.Replace(server.URL, "127.0.0.1", "localhost", 1)
	for _, c := range []struct {
		name, url string
		private   bool
		roots     *x509.CertPool
		status    int
		says      string // "" = delivered
	}{
		{"delivered", server.URL + "/ok", true, roots, 200, ""},
		{"a redirect", server.URL + "/moved", true, roots, 307, "redirects are not followed"},
		{"a fault", server.URL + "/broken", true, roots, 500, "It answered 500"},
		{"broken off", server.URL + "/hangs-up", true, roots, 0, silent},
		{"an unknown certificate", server.URL + "/ok", true, nil, 0, silent},
		{"nobody there", "https://" + closed.Addr().String(), true, roots, 0, silent},
		{"a port that speaks another language", "https://" + other.Addr().String(), true, roots, 0, silent},
		{"an unknown name", "https://nobody.invalid/", true, roots, 0, "name of the host"},
		{"an address inside", server.URL + "/ok", false, roots, 0, "private network"},
		{"a name that leads inside", named + "/ok", false, roots, 0, "private network"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got = nil
			status, err := NewSender("Focal CV", c.private, c.roots).Send(t.Context(), c.url, "secret", []byte(`{"id":"1"}`), time.Now())
			said := ""
			if err != nil {
				said = err.Error()
			}
			if status != c.status || (said != "") != (c.says != "") || !strings.Contains(said, c.says) || strings.Contains(said, "house") ||
				strings.Contains(fmt.Sprint(errors.Unwrap(err)), c.url) { // causes are logged, and an address may hold a password
				t.Errorf("%d, %v", status, err)
			}
			if delivered := got != nil; delivered != (c.says == "") {
				t.Errorf("arrived: %v", delivered)
			}
			sent := string(body) + got.Get("Content-Type") + got.Get("User-Agent") + got.Get(SignatureHeader)
			if got != nil && !strings.HasPrefix(sent, `{"id":"1"}application/jsonFocal-CV-Webhooks/1t=`) {
				t.Error(sent)
			}
		})
	}
}

// silent is said of every port that gives no answer, open or closed.
const silent = "There was no answer: the host must"

// greet answers whoever connects as a mail server does.
func greet(l net.Listener) {
	for {
		c, err := l.Accept()
		if err != nil {
			return
		}
		_, _ = io.WriteString(c, "220 mail.example.org ESMTP\r\n")
		_ = c.Close()
	}
}

const signed = "7ff239d7afb408fa32add4f38211b043044661cf6ad0d27156cd2d9d9e3d8c0e"
