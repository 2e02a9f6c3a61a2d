package stripe

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"
	"time"
)

func signed(body string, at int64, secret string) string {
	mac := hmac.New(sha256.New, []byte(secret))
	fmt.Fprintf(mac, "%d.%s", at, body)
	return hex.EncodeToString(mac.Sum(nil))
}

// Whatever header comes with whatever body, an event counts only when the secret
// signed exactly this body at the time that is named, within five minutes of now.
func FuzzAssurance_56_Signature(f *testing.F) {
	const secret = "whsec_test"
	now := time.Unix(1_800_000_000, 0)
	body := `{"id":"evt_1","object":"event","created":1800000000,"type":"invoice.paid","data":{"object":{"id":"in_1","customer":"cus_1","subscription":"sub_1","lines":{"data":[]}}}}`
	for _, at := range []int64{now.Unix(), now.Unix() - 299, now.Unix() - 301, now.Unix() + 301, 0} {
		f.Add(fmt.Sprintf("t=%d,v1=%s", at, signed(body, at, secret)), body)
	}
	f.Add(fmt.Sprintf("t=%d,t=1,v1=%s", now.Unix(), signed(body, 1, secret)), body)
	f.Add(fmt.Sprintf("v1=%s,t=%d", strings.ToUpper(signed(body, now.Unix(), secret)), now.Unix()), body)
	f.Add(fmt.Sprintf("t=%d,v1=%s", now.Unix(), signed(body, now.Unix(), "whsec_other")), body)
	f.Add(fmt.Sprintf("t=%d,v1=%s", now.Unix(), signed("{}", now.Unix(), secret)), body)
	f.Add("", "")
	f.Add("t=,v1=", "null")
	p := &Provider{cfg: Config{WebhookSecret: secret}}
	f.Fuzz(func(t *testing.T, header, body string) {
		e, err := p.Event([]byte(body), header, now)
		if err != nil || e == nil {
			return
		}
		for at := now.Unix() - 300; at <= now.Unix()+300; at++ {
			if strings.Contains(header, fmt.Sprintf("t=%d", at)) && strings.Contains(strings.ToLower(header), signed(body, at, secret)) {
				return
			}
		}
		t.Errorf("%q was accepted for %q", header, body)
	})
}
