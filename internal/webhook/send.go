package webhook

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"focal/internal/problem"
)

// SignatureHeader carries "t=UNIX,v1=HEX".
const SignatureHeader = "Focal-Signature"

// Sign returns the header for a body: an HMAC-SHA256 of time, a dot and the body, with
// the secret as it was shown. The time is what makes an old message recognisable.
func Sign(secret string, body []byte, at time.Time) string {
	t := strconv.FormatInt(at.Unix(), 10)
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(t + "."))
	mac.Write(body)
	return "t=" + t + ",v1=" + hex.EncodeToString(mac.Sum(nil))
}

const patience = 10 * time.Second // for all of a request and its answer

// Sender makes requests to addresses that users chose, so it trusts none of them.
type Sender struct {
	client *http.Client
	agent  string
}

// NewSender returns a sender that reaches other hosts' public addresses only, unless
// private is true. Certificates are judged by roots, nil for those of the system.
func NewSender(product string, private bool, roots *x509.CertPool) *Sender {
	dialer := &net.Dialer{Timeout: 5 * time.Second}
	if !private {
		// Asked for each address that a name leads to, when the connection is made: no
		// answer of a name server can change between the question and the connection.
		dialer.Control = func(_, address string, _ syscall.RawConn) error {
			a, err := netip.ParseAddrPort(address)
			if err != nil {
				return errInside
			}
			return allowed(a.Addr(), net.InterfaceAddrs)
		}
	}
	// No proxy: it would make the connection in our place. No connection is kept: each is judged anew.
	transport := &http.Transport{
		DialContext: dialer.DialContext, DisableKeepAlives: true, DisableCompression: true, TLSHandshakeTimeout: 5 * time.Second,
		TLSClientConfig: &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}, MaxResponseHeaderBytes: 16 << 10,
	}
	return &Sender{agent: strings.ReplaceAll(product, " ", "-") + "-Webhooks/1", client: &http.Client{
		Transport: transport, Timeout: patience,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// Send posts a signed body. The status is that of the answer, 0 without one; the error
// is a sentence for the owner and says nothing that the answer holds.
func (s *Sender) Send(ctx context.Context, address, secret string, body []byte, now time.Time) (status int, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return 0, problem.New(problem.Invalid, "The address is not valid.")
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", s.agent)
	r.Header.Set(SignatureHeader, Sign(secret, body, now))
	answer, err := s.client.Do(r)
	if err != nil {
		return 0, problem.Wrap(withoutAddress(err), problem.Unavailable, "%s", reason(err))
	}
	defer func() { _ = answer.Body.Close() }()
	_, _ = io.CopyN(io.Discard, answer.Body, 4<<10)
	switch {
	case answer.StatusCode >= 200 && answer.StatusCode < 300:
		return answer.StatusCode, nil
	case answer.StatusCode >= 300 && answer.StatusCode < 400:
		return answer.StatusCode, problem.New(problem.Unavailable, "It answered %d: redirects are not followed.", answer.StatusCode)
	}
	return answer.StatusCode, problem.New(problem.Unavailable, "It answered %d, not 2xx.", answer.StatusCode)
}

// withoutAddress is the cause without the address, which may hold a password of its owner:
// causes are logged.
func withoutAddress(err error) error {
	var at *url.Error
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

var errInside = errors.New("the address is this server's own or not public")

// textInside refuses an address, as typed and where a name leads to it.
const textInside = "The address is this server's own or inside a private network, which is not allowed here."

// allowed refuses addresses that are not public, and those of the interfaces of this
// machine: its public address leads past the firewall to ports that are closed to others.
// Interfaces are listed each time, as addresses come and go while the program runs.
func allowed(a netip.Addr, interfaces func() ([]net.Addr, error)) error {
	if !IsPublic(a) {
		return errInside
	}
	own, err := interfaces()
	if err != nil {
		return fmt.Errorf("%w: its own are not known: %w", errInside, err)
	}
	a = a.Unmap().WithZone("")
	for _, o := range own {
		if p, err := netip.ParsePrefix(o.String()); err != nil || p.Addr().Unmap() == a {
			return errInside
		}
	}
	return nil
}

// reason says in a sentence why there was no answer. It is the same sentence for a closed
// port, a silent one and one that speaks another language, so that nobody learns here
// which ports of a host are open.
func reason(err error) string {
	var name *net.DNSError
	switch {
	case errors.Is(err, errInside):
		return textInside
	case errors.As(err, &name):
		return "The name of the host is not known."
	}
	return "There was no answer: the host must accept connections from here, have a valid certificate and answer within ten seconds."
}

// notPublic are ranges that netip does not know as private, by their RFCs: shared and
// protocol addresses, examples, benchmarks, reserved ones, and those that hold an IPv4
// address, which may be any.
var notPublic = prefixes("0.0.0.0/8 100.64.0.0/10 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 " +
	"240.0.0.0/4 ::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fec0::/10")

func prefixes(list string) (out []netip.Prefix) {
	for _, p := range strings.Fields(list) {
		out = append(out, netip.MustParsePrefix(p))
	}
	return out
}

// IsPublic reports whether an address can be one of the internet's.
func IsPublic(a netip.Addr) bool {
	a = a.Unmap().WithZone("")
	if !a.IsGlobalUnicast() || a.IsPrivate() || a.IsLoopback() || a.IsLinkLocalUnicast() {
		return false
	}
	if a.Is6() && !allocated.Contains(a) {
		return false
	}
	return !slices.ContainsFunc(notPublic, func(p netip.Prefix) bool { return p.Contains(a) })
}

// allocated is the part of IPv6 that is given out for use on the internet, RFC 4291.
var allocated = netip.MustParsePrefix("2000::/3")

// checkURL judges an address as typed. Names are judged when a connection is made.
func (s *Service) checkURL(typed string) (string, error) {
	typed = strings.TrimSpace(typed)
	u, err := url.Parse(typed)
	switch {
	case typed == "":
		return "", problem.New(problem.Invalid, "Please enter the address that is to be told.")
	case len(typed) > maxURL:
		return "", problem.New(problem.Invalid, "The address is longer than %d characters.", maxURL)
	case err != nil || u.Hostname() == "" || u.Opaque != "" || strings.ContainsFunc(typed, notPlain):
		return "", problem.New(problem.Invalid, "This is not a full address. One looks like https://example.com/focal.")
	case u.Scheme != "https" && (u.Scheme != "http" || !s.Plain):
		return "", problem.New(problem.Invalid, "The address must begin with https://.")
	case u.User != nil:
		return "", problem.New(problem.Invalid, "Leave name and password out of the address: messages are signed.")
	case !s.Private && isInside(u.Hostname()):
		return "", problem.New(problem.Invalid, textInside)
	}
	u.Fragment = ""
	return u.String(), nil
}

func notPlain(r rune) bool { return r <= ' ' || r > '~' }

// isInside: a host that is a private address by itself.
func isInside(host string) bool {
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	if a, err := netip.ParseAddr(host); err == nil {
		return allowed(a, net.InterfaceAddrs) != nil
	}
	inside := func(end string) bool { return strings.HasSuffix("."+host, end) }
	return slices.ContainsFunc([]string{".localhost", ".local", ".internal"}, inside)
}
