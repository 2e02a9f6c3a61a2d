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

// A payment that comes in for an account that is gone runs on for nobody, and the
// operator is told; a customer of another installation is none of our business.
func TestAPaymentForAnErasedAccountIsEnded(t *testing.T) {
	for _, c := range []struct{ name, kind, object, ended string }{
		{"its checkout", "checkout.session.completed", `{"id":"cs_1","client_reference_id":%q,"customer":"cus_1","subscription":"sub_9","payment_status":"paid","metadata":{"plan":"personal"}}`, "sub_9"},
		{"its invoice", "invoice.paid", `{"id":"in_1","customer":"cus_1","parent":{"subscription_details":{"subscription":"sub_9","metadata":{"user_id":%q,"plan":"personal"}}},"lines":{"data":[{"pricing":{"price_details":{"price":"price_1P"}}}]}}`, "sub_9"},
		{"news of it", "customer.subscription.deleted", `{"id":"sub_9","customer":"cus_1","status":"canceled","metadata":{"user_id":%q}}`, ""},
		{"somebody else's customer", "checkout.session.completed", `{"id":"cs_1","client_reference_id":"x%s","customer":"cus_1","subscription":"sub_9","payment_status":"paid","metadata":{"plan":"personal"}}`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, asked := stripeEnv(t)
			token := e.user("ana", app.NewUser{})
			body := event("evt_1", c.kind, time.Now(), fmt.Sprintf(c.object, e.profile(token).ID))
			e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), 200)
			asked.Set("down", "1")
			if a := e.hook(body, sign(body, time.Now(), hookSecret)); (a.status == 503) != (c.ended != "") {
				t.Errorf("while the provider does not answer: %d %s", a.status, a.body) // 503: it tells us again
			}
			asked.Del("down")
			asked.Del("ended")
			for range 2 {
				e.need(e.hook(body, sign(body, time.Now(), hookSecret)), 200)
			}
			if got := asked.Get("ended"); got != c.ended {
				t.Errorf("ended %q, want %q", got, c.ended)
			}
			trail := e.need(e.call("GET", "/api/admin/audit", e.admin(), nil), 200).text()
			if strings.Contains(trail, "payment for an erased account") != (c.ended != "") {
				t.Errorf("audit: %s", trail)
			}
			e.need(e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password}), 401)
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
