package app_test

import (
	"encoding/json"
	"net/url"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
)

func (e *env) checkout(token, plan string) answer {
	e.Helper()
	return e.call("POST", "/api/payment/create-checkout-session", token, object{
		"customer_email": "x@example.org", "plan_id": plan,
		"success_url": e.server.URL + "/pricing?session_id={CHECKOUT_SESSION_ID}", "cancel_url": e.server.URL + "/pricing?status=cancelled",
	})
}

// press sends a form of one of the sandbox's pages.
func (e *env) press(page, action string) answer {
	e.Helper()
	u, err := url.Parse(page)
	if err != nil {
		e.Fatal(err)
	}
	return e.call("POST", u.Path, "", []byte("action="+action), "Content-Type", "application/x-www-form-urlencoded")
}

func (e *env) path(address string) string {
	e.Helper()
	path, ok := strings.CutPrefix(address, e.server.URL)
	if !ok {
		e.Fatalf("%s is not on this site", address)
	}
	return path
}

func TestBuyingAPlanInTheSandbox(t *testing.T) {
	both(t, func(e *env) {
		token, other := e.user("ana", app.NewUser{}), e.user("ben", app.NewUser{})
		var session struct {
			URL string `json:"checkout_session_url"`
		}
		e.need(e.checkout(token, "price_personal"), 200).json(e, &session)
		page := e.need(e.call("GET", e.path(session.URL), "", nil), 200)
		if !strings.Contains(page.text(), "no card, no money") || !strings.Contains(page.text(), "29.99") {
			e.Errorf("the page is not labelled: %s", page.body)
		}
		id := session.URL[strings.LastIndex(session.URL, "/")+1:]
		validate := func(token string) answer {
			return e.call("POST", "/api/payment/validate-session", token, object{"session_id": id})
		}
		if a := e.need(validate(token), 200); !strings.Contains(a.text(), `"payment_status":"unpaid"`) {
			e.Errorf("before paying: %s", a.body)
		}
		if e.profile(token).Status != "inactive" {
			e.Error("an unpaid session activated the plan")
		}
		for range 3 {
			a := e.need(e.press(session.URL, "pay"), 303)
			if want := e.server.URL + "/pricing?session_id=" + id; a.header.Get("Location") != want {
				e.Errorf("sent to %s", a.header.Get("Location"))
			}
			e.need(validate(token), 200)
		}
		if p := e.profile(token); p.Status != "active" || p.Plan != "personal" || p.Credits != 200 {
			e.Errorf("%+v", p)
		}
		if a := e.need(validate(other), 400); a.message(e) != "Invalid Checkout session ID" {
			e.Errorf("another user's session: %s", a.body)
		}
		e.ledgerAgrees()
		e.portal(token)
	})
}

// portal cancels, runs the period out and looks at the end.
func (e *env) portal(token string) {
	e.Helper()
	var p struct {
		URL string `json:"portal_url"`
	}
	e.need(e.call("POST", "/api/payment/create-portal-session", token, object{"return_url": e.server.URL + "/profile"}), 200).json(e, &p)
	if page := e.need(e.call("GET", e.path(p.URL), "", nil), 200); !strings.Contains(page.text(), "Renews on") {
		e.Errorf("portal: %s", page.body)
	}
	e.need(e.press(p.URL, "cancel"), 303)
	if page := e.need(e.call("GET", e.path(p.URL), "", nil), 200); !strings.Contains(page.text(), "Cancelled. The plan runs until") {
		e.Errorf("portal: %s", page.body)
	}
	if a := e.need(e.press(p.URL, "back"), 303); a.header.Get("Location") != e.server.URL+"/profile" {
		e.Errorf("back to %s", a.header.Get("Location"))
	}
	if got := e.profile(token); got.Status != "active" {
		e.Error("cancelling ended the paid period")
	}
	e.clock.forward(2 * time.Hour)
	e.need(e.call("GET", e.path(p.URL), "", nil), 404)
	e.clock.forward(32 * 24 * time.Hour)
	if err := e.app.Upkeep(e.Context()); err != nil {
		e.Fatal(err)
	}
	if got := e.profile(e.login("ana@example.org").Access); got.Status != "inactive" || got.Credits != 200 {
		e.Errorf("after the period: %+v", got)
	}
}

func TestSandboxRenewsWithoutAddingUp(t *testing.T) {
	e := start(t)
	token := e.user("ana", app.NewUser{})
	var session struct {
		URL string `json:"checkout_session_url"`
	}
	e.need(e.checkout(token, "price_personal"), 200).json(t, &session)
	e.need(e.press(session.URL, "pay"), 303)
	e.wait(token, e.submit(token, cvs("Jo Li")))
	e.clock.forward(32 * 24 * time.Hour)
	for range 2 {
		if err := e.app.Upkeep(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if p := e.profile(e.login("ana@example.org").Access); p.Credits != 200 || p.Status != "active" {
		t.Errorf("%+v", p)
	}
	e.ledgerAgrees()
}

func TestDemoPlanIsOncePerAccount(t *testing.T) {
	e := start(t)
	token := e.user("ana", app.NewUser{})
	var session struct {
		URL string `json:"checkout_session_url"`
	}
	e.need(e.checkout(token, "price_demo"), 200).json(t, &session)
	if !strings.Contains(session.URL, "/pricing?session_id=free_") { // back at once: there is nothing to pay
		t.Errorf("led to %s", session.URL)
	}
	if p := e.profile(token); p.Credits != 3 || p.Plan != "demo" || p.Status != "active" {
		t.Errorf("%+v", p)
	}
	e.need(e.checkout(token, "price_demo"), 409)
}

// A receipt counts once. Shown again it gives no credits, revives no plan that has
// ended and brings back none that another one replaced.
func TestAnOldReceiptIsWorthNothing(t *testing.T) {
	validate := func(e *env, token, session string) {
		e.Helper()
		e.need(e.call("POST", "/api/payment/validate-session", token, object{"session_id": session}), 200)
	}
	t.Run("the plan that is given once", func(t *testing.T) {
		e := start(t)
		token := e.user("ana", app.NewUser{})
		var session struct {
			URL string `json:"checkout_session_url"`
		}
		e.need(e.checkout(token, "price_demo"), 200).json(t, &session)
		_, demo, _ := strings.Cut(session.URL, "session_id=")
		e.wait(token, e.submit(token, cvs("Jo Li")))
		validate(e, token, demo)
		if p := e.profile(token); p.Credits != 2 {
			t.Errorf("%+v", p)
		}
		e.need(e.checkout(token, "price_personal"), 200).json(t, &session)
		e.need(e.press(session.URL, "pay"), 303)
		validate(e, token, demo)
		if p := e.profile(token); p.Plan != "personal" || p.Credits != 200 {
			t.Errorf("%+v", p)
		}
		e.ledgerAgrees()
	})
	t.Run("a subscription that ran out", func(t *testing.T) {
		e, _ := stripeEnv(t)
		token := e.user("ana", app.NewUser{})
		e.need(e.checkout(token, "price_1P"), 200)
		validate(e, token, "cs_test_1")
		e.clock.forward(50 * 24 * time.Hour)
		if err := e.app.Upkeep(t.Context()); err != nil {
			t.Fatal(err)
		}
		token = e.login("ana@example.org").Access
		validate(e, token, "cs_test_1")
		if p := e.profile(token); p.Status != "inactive" || p.Credits != 200 {
			t.Errorf("%+v", p)
		}
	})
}

// Manage Subscription opens for every plan, also for one that nobody pays for.
func TestPortalShowsEveryPlan(t *testing.T) {
	e := start(t)
	demo := e.user("ana", app.NewUser{})
	e.need(e.checkout(demo, "price_demo"), 200)
	for name, c := range map[string]struct {
		token string
		want  []string
	}{
		"Demo Plan":          {demo, []string{"<h1>Demo Plan</h1>", "USD 0.00 per month, 3 credits. You have 3 credits left.", "nothing to cancel"}},
		"set up by an admin": {e.user("ben", app.NewUser{Active: true, Credits: 7}), []string{"<h1>Personal Plan</h1>", "You have 7 credits left.", "set up by an administrator"}},
	} {
		var p struct {
			URL string `json:"portal_url"`
		}
		e.need(e.call("POST", "/api/payment/create-portal-session", c.token, object{"return_url": e.server.URL + "/profile"}), 200).json(t, &p)
		page := e.need(e.call("GET", e.path(p.URL), "", nil), 200).text()
		for _, want := range c.want {
			if !strings.Contains(page, want) {
				t.Errorf("%s: the page lacks %q: %s", name, want, page)
			}
		}
		if a := e.need(e.press(p.URL, "back"), 303); a.header.Get("Location") != e.server.URL+"/profile" {
			t.Errorf("%s: back to %s", name, a.header.Get("Location"))
		}
	}
	free := e.user("cleo", app.NewUser{})
	e.need(e.call("POST", "/api/payment/create-portal-session", free, object{"return_url": e.server.URL + "/profile"}), 409)
}

func TestAssurance_40_55_CheckoutTakesOnlyOurOwn(t *testing.T) {
	e := start(t)
	token := e.user("ana", app.NewUser{})
	if a := e.checkout(token, "price_of_another_shop"); a.status != 400 {
		t.Errorf("unknown price: %d", a.status)
	}
	for _, address := range []string{"https://evil.example/pricing", "//evil.example", `/\evil.example`, "https:evil.example", "javascript:alert(1)", "http://" + strings.TrimPrefix(e.server.URL, "http://") + "@evil.example/", "", e.server.URL + ".evil.example/x"} {
		a := e.call("POST", "/api/payment/create-checkout-session", token, object{"plan_id": "price_personal", "success_url": address, "cancel_url": e.server.URL})
		b := e.call("POST", "/api/payment/create-portal-session", token, object{"return_url": address})
		if a.status != 400 || b.status != 400 {
			t.Errorf("%q: checkout %d, portal %d", address, a.status, b.status)
		}
	}
}

func TestProductionRefusesTheSandbox(t *testing.T) {
	e := start(t, func(c *app.Config) { c.Production = true })
	token := e.user("ana", app.NewUser{})
	e.need(e.checkout(token, "price_personal"), 503)
	e.need(e.call("GET", "/api/payment/sandbox/checkout/sandbox_x", "", nil), 404)
	e.need(e.checkout(token, "price_demo"), 200)
	if p := e.profile(token); p.Credits != 3 {
		t.Errorf("the free plan needs no provider: %+v", p)
	}
}

func TestConfigTellsPlansAndProvider(t *testing.T) {
	e := start(t)
	var c struct {
		Product  string
		Currency string
		Provider string `json:"payment_provider"`
		Plans    []struct {
			Name    string
			Price   float64
			Credits int
		}
	}
	e.need(e.call("GET", "/api/config", "", nil), 200).json(t, &c)
	want := `[{"Name":"Demo Plan","Price":0,"Credits":3},{"Name":"Personal Plan","Price":29.99,"Credits":200},{"Name":"Professional Plan","Price":299.99,"Credits":2000}]`
	if got, _ := json.Marshal(c.Plans); string(got) != want || c.Product != "Focal" || c.Currency != "USD" || c.Provider != "Checkout" {
		t.Errorf("%+v", c)
	}
}
