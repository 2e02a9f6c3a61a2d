package app_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
)

// Nobody pays for nothing: what was begun to be bought is closed with the account,
// and what was paid in the same moment is ended.
func TestDeletingAnAccountClosesItsCheckouts(t *testing.T) {
	for _, c := range []struct {
		name, shop     string
		later          time.Duration
		status         int
		expired, ended string
	}{
		{"still open", "", time.Hour, 200, "cs_test_1", ""},
		{"paid a moment ago", "paid", time.Hour, 200, "cs_test_1", "sub_1"},
		{"the provider does not answer", "down", time.Hour, 503, "cs_test_1", ""},
		{"long over", "", 5 * 24 * time.Hour, 200, "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, asked := stripeEnv(t)
			e.need(e.checkout(e.user("ana", app.NewUser{}), "price_1P"), 200)
			e.clock.forward(c.later)
			if c.shop != "" {
				asked.Set(c.shop, "1")
			}
			token := e.login("ana@example.org").Access
			e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), c.status)
			expired := (*asked)["expired"]
			if len(expired) > 1 { // asked again where there was no answer
				expired = expired[:1]
			}
			if got := strings.Join(expired, " "); got != c.expired {
				t.Errorf("closed %q, want %q", got, c.expired)
			}
			if got := strings.Join((*asked)["ended"], " "); got != c.ended {
				t.Errorf("ended %q, want %q", got, c.ended)
			}
			if got := e.call("GET", "/api/auth/profile", token, nil).status; (got == 200) != (c.status != 200) {
				t.Errorf("the account afterwards: %d", got)
			}
		})
	}
}

// Messages of the provider about an account, in the shapes of its documentation.
const (
	itsCheckout = `{"id":"cs_1","client_reference_id":%q,"customer":"cus_1","subscription":"sub_9","invoice":"in_1","payment_status":"paid","metadata":{"plan":"personal"}}`
	itsInvoice  = `{"id":"in_1","customer":"cus_1","billing_reason":"subscription_create","parent":{"subscription_details":{"subscription":"sub_9","metadata":{"user_id":%q,"plan":"personal"}}},"lines":{"data":[{"pricing":{"price_details":{"price":"price_1P"}}}]}}`
	back        = "pi_of_in_1 once as refund:pi_of_in_1"
)

// A payment that comes in for an account that is gone runs on for nobody: it is ended
// and given back, and the operator is told; a customer of another installation is none
// of our business.
func TestAPaymentForAnErasedAccountIsGivenBack(t *testing.T) {
	for _, c := range []struct {
		name, kind, object string
		shop, value        string // what the provider does
		ended, refunded    string
		said               string // by the audit
	}{
		{name: "its checkout", kind: "checkout.session.completed", object: itsCheckout, ended: "sub_9", refunded: back, said: "given back"},
		{name: "its invoice", kind: "invoice.paid", object: itsInvoice, ended: "sub_9", refunded: back, said: "given back"},
		{name: "nothing was taken", kind: "checkout.session.completed", object: itsCheckout, shop: "free", value: "1", ended: "sub_9", said: "nothing was paid"},
		{name: "the provider refuses", kind: "invoice.paid", object: itsInvoice, shop: "no refund", value: "400", ended: "sub_9", said: "to be given back by hand"},
		{name: "it names no invoice", kind: "checkout.session.completed", object: strings.Replace(itsCheckout, `"invoice":"in_1",`, "", 1), ended: "sub_9", said: "to be given back by hand"},
		{name: "news of it", kind: "customer.subscription.deleted", object: `{"id":"sub_9","customer":"cus_1","status":"canceled","metadata":{"user_id":%q}}`},
		{name: "somebody else's customer", kind: "checkout.session.completed", object: strings.Replace(itsCheckout, `%q`, `"x%s"`, 1)},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, asked := stripeEnv(t)
			token := e.user("ana", app.NewUser{})
			body := event("evt_1", c.kind, time.Now(), fmt.Sprintf(c.object, e.profile(token).ID))
			e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), 200)
			deliver := func() answer { return e.hook(body, sign(body, time.Now(), hookSecret)) }
			asked.Set("down", "1")
			if a := deliver(); (a.status == 503) != (c.ended != "") {
				t.Errorf("while the provider does not answer: %d %s", a.status, a.body) // 503: it tells us again
			}
			asked.Del("down")
			if c.refunded != "" {
				asked.Set("no refund", "429")
				if a := deliver(); a.status != 503 {
					t.Errorf("while the provider gives nothing back: %d %s", a.status, a.body)
				}
				asked.Del("no refund")
			}
			asked.Del("ended")
			asked.Set(c.shop, c.value)
			for range 2 {
				e.need(deliver(), 200)
			}
			if got := strings.Join((*asked)["ended"], ", "); got != c.ended {
				t.Errorf("ended %q, want %q", got, c.ended)
			}
			if got := strings.Join((*asked)["refunded"], ", "); got != c.refunded {
				t.Errorf("refunded %q, want %q", got, c.refunded)
			}
			trail := e.need(e.call("GET", "/api/admin/audit", e.admin(), nil), 200).text()
			if n := strings.Count(trail, "payment for an erased account"); (n == 1) != (c.said != "") || n > 1 || !strings.Contains(trail, c.said) {
				t.Errorf("audit: %s", trail)
			}
			e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}), 401)
		})
	}
}

// The checkout and its invoice tell of one payment: it goes back once. What counted
// while the account was there does not go back because a message of it is late.
func TestOnePaymentGoesBackOnce(t *testing.T) {
	checkout, invoice := func(user string) []byte {
		return event("evt_1", "checkout.session.completed", time.Now(), fmt.Sprintf(itsCheckout, user))
	}, func(user string) []byte {
		return event("evt_2", "invoice.paid", time.Now(), fmt.Sprintf(itsInvoice, user))
	}
	for _, c := range []struct {
		name          string
		before, after []func(user string) []byte // the account was erased
		refunded      string
		lines         int // of the audit
	}{
		{"both come too late", nil, []func(string) []byte{checkout, invoice}, back, 1},
		{"the other way round", nil, []func(string) []byte{invoice, checkout}, back, 1},
		{"the checkout came in time", []func(string) []byte{checkout}, []func(string) []byte{checkout, invoice}, "", 1},
		{"both came in time", []func(string) []byte{checkout, invoice}, []func(string) []byte{invoice, checkout}, "", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, asked := stripeEnv(t)
			token := e.user("ana", app.NewUser{})
			user := e.profile(token).ID
			deliver := func(messages []func(string) []byte) {
				for _, message := range messages {
					body := message(user)
					e.need(e.hook(body, sign(body, time.Now(), hookSecret)), 200)
				}
			}
			deliver(c.before)
			e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), 200)
			deliver(c.after)
			if got := strings.Join((*asked)["refunded"], ", "); got != c.refunded {
				t.Errorf("refunded %q, want %q", got, c.refunded)
			}
			trail := e.need(e.call("GET", "/api/admin/audit", e.admin(), nil), 200).text()
			if n := strings.Count(trail, "payment for an erased account"); n != c.lines || c.refunded == "" && strings.Contains(trail, "given back") {
				t.Errorf("audit: %s", trail)
			}
		})
	}
}

// The button of one checkout page, pressed many times at once: one plan, one
// subscription, one line in the books.
func TestPayingOnceInTheSandbox(t *testing.T) {
	both(t, func(e *env) {
		token := e.user("ana", app.NewUser{})
		var session struct {
			URL string `json:"checkout_session_url"`
		}
		e.need(e.checkout(token, "price_personal"), 200).json(e, &session)
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() { e.need(e.press(session.URL, "pay"), 303) })
		}
		wg.Wait()
		if p := e.profile(token); p.Credits != 200 || p.Plan != "personal" || p.Status != "active" {
			e.Errorf("%+v", p)
		}
		trail := e.need(e.call("GET", "/api/admin/audit?per_page=100", e.admin(), nil), 200).text()
		if paid, replaced := strings.Count(trail, `"plan paid"`), strings.Count(trail, `"subscription replaced"`); paid != 1 || replaced != 0 {
			e.Errorf("paid %d times, %d subscriptions replaced", paid, replaced)
		}
		e.ledgerAgrees()
	})
}
