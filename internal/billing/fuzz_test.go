package billing

import (
	"net/url"
	"strings"
	"testing"
)

// FuzzReturnAddress: an address that a browser may be sent back to is on this site, with
// whatever id the provider puts into it, and as browsers read it: they take a backslash for
// a slash, and leave out line breaks and tabs.
func FuzzReturnAddress(f *testing.F) {
	f.Add("https://cv.example.com/payment?session_id={CHECKOUT_SESSION_ID}")
	f.Add("https://cv.example.com@evil.example/")
	f.Add("https://cv.example.com\\@evil.example/")
	f.Add("https:///evil.example")
	f.Add("//cv.example.com/")
	f.Add("javascript://cv.example.com/%0aalert(1)")
	f.Add("https://{CHECKOUT_SESSION_ID}.example.com/")
	anywhere, one := &Service{}, &Service{Config{Origin: "https://cv.example.com"}}
	f.Fuzz(func(t *testing.T, address string) {
		for _, s := range []*Service{anywhere, one} {
			if s.sameOrigin(address, "cv.example.com") != nil {
				continue
			}
			u, err := url.Parse(strings.ReplaceAll(address, "{CHECKOUT_SESSION_ID}", "cs_live_1"))
			if err != nil || !strings.EqualFold(u.Host, "cv.example.com") || u.Scheme != "https" && u.Scheme != "http" ||
				!strings.HasPrefix(strings.ToLower(address), u.Scheme+"://cv.example.com") || strings.ContainsAny(address, "\\\r\n\t ") {
				t.Errorf("%q is taken for ours: %v, %v", address, u, err)
			}
		}
	})
}
