package app_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/store/storetest"
)

// stripeShop is a Stripe API for one checkout and one portal, with the shapes of
// its documentation.
func stripeShop(t *testing.T) (*httptest.Server, *url.Values) {
	t.Helper()
	var mu sync.Mutex
	asked := url.Values{}
	shop := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer sk_test_1" {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		b, _ := io.ReadAll(r.Body)
		w.Header().Set("Stripe-Should-Retry", "false")
		mu.Lock()
		defer mu.Unlock()
		switch {
		case r.Method == "POST" && r.URL.Path == "/v1/checkout/sessions":
			asked, _ = url.ParseQuery(string(b))
			_, _ = io.WriteString(w, `{"id":"cs_test_1","object":"checkout.session","url":"https://checkout.stripe.example/cs_test_1"}`)
		case r.URL.Path == "/v1/checkout/sessions/cs_test_1":
			_, _ = fmt.Fprintf(w, `{"id":"cs_test_1","object":"checkout.session","payment_status":"paid","client_reference_id":%q,"customer":"cus_1","subscription":"sub_1","metadata":{"plan":"personal"}}`, asked.Get("client_reference_id"))
		case strings.HasSuffix(r.URL.Path, "/expire"):
			asked.Add("expired", strings.Split(r.URL.Path, "/")[4])
			if asked.Get("paid") != "" {
				w.WriteHeader(http.StatusBadRequest)
				_, _ = io.WriteString(w, `{"error":{"type":"invalid_request_error","message":"Only open sessions can be expired"}}`)
				return
			}
			if asked.Get("down") != "" {
				w.WriteHeader(http.StatusServiceUnavailable)
			}
			_, _ = io.WriteString(w, `{"id":"cs_test_1","object":"checkout.session","status":"expired"}`)
		case r.Method == "DELETE" && strings.HasPrefix(r.URL.Path, "/v1/subscriptions/"):
			if asked.Get("down") != "" {
				w.WriteHeader(http.StatusBadRequest)
			}
			asked.Add("ended", strings.TrimPrefix(r.URL.Path, "/v1/subscriptions/"))
			_, _ = io.WriteString(w, `{"id":"sub_1","object":"subscription","status":"canceled"}`)
		case r.URL.Path == "/v1/invoice_payments" && asked.Get("free") != "":
			_, _ = io.WriteString(w, `{"object":"list","data":[]}`)
		case r.URL.Path == "/v1/invoice_payments":
			_, _ = fmt.Fprintf(w, `{"object":"list","data":[{"id":"inpay_1","object":"invoice_payment","status":%q,"payment":{"type":"payment_intent","payment_intent":"pi_of_%s"}}]}`, r.URL.Query().Get("status"), r.URL.Query().Get("invoice"))
		case r.URL.Path == "/v1/refunds":
			form, _ := url.ParseQuery(string(b))
			if status := asked.Get("no refund"); status != "" {
				n, _ := strconv.Atoi(status)
				w.WriteHeader(n)
				_, _ = io.WriteString(w, `{"error":{"type":"invalid_request_error","message":"no"}}`)
				return
			}
			asked.Add("refunded", form.Get("payment_intent")+" once as "+r.Header.Get("Idempotency-Key"))
			_, _ = io.WriteString(w, `{"id":"re_1","object":"refund","status":"succeeded"}`)
		case r.URL.Path == "/v1/billing_portal/sessions":
			_, _ = io.WriteString(w, `{"id":"bps_1","object":"billing_portal.session","url":"https://billing.stripe.example/p"}`)
		default:
			w.WriteHeader(http.StatusNotFound)
			_, _ = io.WriteString(w, `{"error":{"type":"invalid_request_error","message":"No such session"}}`)
		}
	}))
	t.Cleanup(shop.Close)
	return shop, &asked
}

const hookSecret = "whsec_test"

func stripeEnv(t *testing.T, edit ...func(*app.Config)) (*env, *url.Values) {
	shop, asked := stripeShop(t)
	return start(t, append(edit, func(c *app.Config) {
		c.Stripe = app.Stripe{Key: "sk_test_1", WebhookSecret: hookSecret, PricePersonal: "price_1P", PriceProfessional: "price_1Q", Backend: shop.URL}
	})...), asked
}

// onPostgres runs the product on a PostgreSQL with nothing in it.
func onPostgres(t *testing.T) func(*app.Config) {
	address := storetest.MigratedPostgres(t)
	return func(c *app.Config) { c.DatabaseURL = address }
}

func sign(body []byte, at time.Time, secret string) string {
	mac := hmac.New(sha256.New, []byte(secret))
	fmt.Fprintf(mac, "%d.%s", at.Unix(), body)
	return fmt.Sprintf("t=%d,v1=%s", at.Unix(), hex.EncodeToString(mac.Sum(nil)))
}

func (e *env) hook(body []byte, signature string) answer {
	return e.call("POST", "/api/payment/webhook", "", body, "Content-Type", "application/json", "Stripe-Signature", signature)
}

func event(id, kind string, created time.Time, object string) []byte {
	return []byte(fmt.Sprintf(`{"id":%q,"object":"event","api_version":"2026-02-25.clover","created":%d,"type":%q,"data":{"object":%s}}`, id, created.Unix(), kind, object))
}

func TestStripeCheckoutAndPortal(t *testing.T) {
	e, asked := stripeEnv(t)
	token := e.user("ana", app.NewUser{})
	if a := e.need(e.checkout(token, "price_1P"), 200); !strings.Contains(a.text(), "https://checkout.stripe.example/cs_test_1") {
		t.Errorf("%s", a.body)
	}
	for field, want := range map[string]string{"mode": "subscription", "line_items[0][price]": "price_1P", "customer_email": "ana@example.org", "client_reference_id": e.profile(token).ID, "subscription_data[metadata][user_id]": e.profile(token).ID} {
		if got := asked.Get(field); got != want {
			t.Errorf("%s: %q, want %q", field, got, want)
		}
	}
	for range 2 {
		if a := e.need(e.call("POST", "/api/payment/validate-session", token, object{"session_id": "cs_test_1"}), 200); !strings.Contains(a.text(), `"paid","subscription_id":"sub_1"`) {
			t.Errorf("%s", a.body)
		}
	}
	if p := e.profile(token); p.Credits != 200 || p.Plan != "personal" || p.Status != "active" {
		t.Errorf("%+v", p)
	}
	if a := e.need(e.call("POST", "/api/payment/validate-session", token, object{"session_id": "cs_other"}), 400); a.message(t) != "Invalid Stripe session ID" {
		t.Errorf("%s", a.body)
	}
	if a := e.need(e.call("POST", "/api/payment/create-portal-session", token, object{"return_url": e.server.URL + "/profile"}), 200); !strings.Contains(a.text(), "https://billing.stripe.example/p") {
		t.Errorf("%s", a.body)
	}
}

// forged is a message that the provider did not sign.
type forged struct {
	body      []byte
	signature string
}

func forgeries(body []byte, now time.Time) map[string]forged {
	good := sign(body, now, hookSecret)
	return map[string]forged{
		"none":         {body, ""},
		"other secret": {body, sign(body, now, "x")},
		"stale":        {body, sign(body, now.Add(-10*time.Minute), hookSecret)},
		"future":       {body, sign(body, now.Add(10*time.Minute), hookSecret)},
		"altered":      {append([]byte(" "), body...), good},
		"other scheme": {body, strings.Replace(good, "v1=", "v0=", 1)},
		"garbage":      {body, "t=abc,v1="},
	}
}

// eventsOfOnePurchase are what a provider may tell of it, and two that are nobody's.
func eventsOfOnePurchase(id string, now time.Time) [][]byte {
	end := now.AddDate(0, 1, 0).Unix()
	return [][]byte{
		event("evt_s", "checkout.session.completed", now, fmt.Sprintf(`{"id":"cs_9","client_reference_id":%q,"customer":"cus_1","subscription":"sub_1","payment_status":"paid","metadata":{"user_id":%q,"plan":"personal"}}`, id, id)),
		event("evt_i", "invoice.paid", now, fmt.Sprintf(`{"id":"in_1","customer":"cus_1","billing_reason":"subscription_create","parent":{"subscription_details":{"subscription":"sub_1","metadata":{"user_id":%q,"plan":"personal"}}},"lines":{"data":[{"pricing":{"price_details":{"price":"price_1P"}},"period":{"end":%d}}]}}`, id, end)),
		event("evt_i2", "invoice.payment_succeeded", now, fmt.Sprintf(`{"id":"in_1","customer":{"id":"cus_1"},"subscription":"sub_1","billing_reason":"subscription_create","subscription_details":{"metadata":{"user_id":%q,"plan":"personal"}},"lines":{"data":[{"price":{"id":"price_1P"},"period":{"end":%d}}]}}`, id, end)),
		event("evt_u", "customer.subscription.updated", now, fmt.Sprintf(`{"id":"sub_1","customer":"cus_1","status":"active","metadata":{"user_id":%q},"items":{"data":[{"price":{"id":"price_1P"},"current_period_end":%d}]}}`, id, end)),
		event("evt_x", "customer.created", now, `{"id":"cus_1"}`),
		event("evt_y", "invoice.paid", now, `{"id":"in_7","customer":"cus_unknown","subscription":"sub_unknown","lines":{"data":[]}}`),
	}
}

func TestAssurance_56_ForgedWebhooks(t *testing.T) {
	e, _ := stripeEnv(t)
	e.user("ana", app.NewUser{})
	now := time.Now()
	body := event("evt_1", "checkout.session.completed", now, `{"id":"cs_1","client_reference_id":"x","customer":"cus_1","subscription":"sub_1","payment_status":"paid","metadata":{"plan":"personal"}}`)
	for name, c := range forgeries(body, now) {
		if a := e.hook(c.body, c.signature); a.status != 400 {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
	}
	e.need(e.hook(body, sign(body, now, hookSecret)), 200)
}

// Whatever the order and the repeats, one paid invoice gives one plan's credits,
// and the end of a subscription is final.
func TestAssurance_56_WebhooksInAnyOrder(t *testing.T) {
	for seed := range uint64(6) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			var edit []func(*app.Config)
			if seed >= 4 {
				edit = append(edit, onPostgres(t))
			}
			e, _ := stripeEnv(t, edit...)
			token := e.user("ana", app.NewUser{})
			id, now := e.profile(token).ID, time.Now()
			events := eventsOfOnePurchase(id, now)
			over := event("evt_d", "customer.subscription.deleted", now.Add(time.Hour), fmt.Sprintf(`{"id":"sub_1","customer":"cus_1","status":"canceled","metadata":{"user_id":%q}}`, id))
			ended := seed%2 == 1
			if ended {
				events = append(events, over)
			}
			var queue [][]byte
			for _, ev := range events {
				for range 4 {
					queue = append(queue, ev)
				}
			}
			rng := rand.New(rand.NewPCG(seed, 1))
			rng.Shuffle(len(queue), func(i, j int) { queue[i], queue[j] = queue[j], queue[i] })
			var wg sync.WaitGroup
			for part := range 4 {
				wg.Go(func() {
					for i := part; i < len(queue); i += 4 {
						if a := e.hook(queue[i], sign(queue[i], time.Now(), hookSecret)); a.status != 200 {
							e.Errorf("%d %s", a.status, a.body)
						}
					}
				})
			}
			wg.Wait()
			want := "active"
			if ended {
				want = "inactive"
			}
			if p := e.profile(token); p.Credits != 200 || p.Status != want {
				t.Errorf("%+v, want 200 credits, %s", p, want)
			}
			e.ledgerAgrees()
		})
	}
}

func TestPaymentFailureEndsThePlan(t *testing.T) {
	e, _ := stripeEnv(t)
	token := e.user("ana", app.NewUser{})
	id, now := e.profile(token).ID, time.Now()
	for i, c := range []struct {
		kind, object, status string
		credits              int64
	}{
		{"checkout.session.completed", `{"id":"cs_1","client_reference_id":"ID","customer":"cus_1","subscription":"sub_1","payment_status":"unpaid","metadata":{"plan":"personal"}}`, "inactive", 0},
		{"checkout.session.async_payment_succeeded", `{"id":"cs_1","client_reference_id":"ID","customer":"cus_1","subscription":"sub_1","payment_status":"paid","metadata":{"plan":"personal"}}`, "active", 200},
		{"customer.subscription.updated", `{"id":"sub_1","customer":"cus_1","status":"past_due"}`, "active", 200},
		{"customer.subscription.updated", `{"id":"sub_1","customer":"cus_1","status":"unpaid"}`, "inactive", 200},
		{"invoice.paid", `{"id":"in_5","customer":"cus_1","subscription":"sub_2","billing_reason":"subscription_create","lines":{"data":[{"price":{"id":"price_1Q"},"period":{"end":4102444800}}]}}`, "active", 2000},
		{"customer.subscription.deleted", `{"id":"sub_1","customer":"cus_1","status":"canceled"}`, "active", 2000},
	} {
		body := event(fmt.Sprintf("evt_%d", i), c.kind, now.Add(time.Duration(i)*time.Minute), strings.ReplaceAll(c.object, "ID", id))
		e.need(e.hook(body, sign(body, time.Now(), hookSecret)), 200)
		if p := e.profile(token); p.Status != c.status || p.Credits != c.credits {
			t.Errorf("%d after %s: %+v", i, c.kind, p)
		}
	}
	e.ledgerAgrees()
}

// A year with a subscription, as a table: what the provider tells, when, and what
// the account is worth afterwards. The clock moves on; upkeep runs before each look.
func TestLifeOfASubscription(t *testing.T) {
	const sold = `{"id":"cs_1","client_reference_id":"ID","customer":"cus_1","subscription":"sub_1","payment_status":"paid","metadata":{"plan":"personal"}}`
	paid := func(invoice, price string, from time.Time, months int, lines ...string) string {
		line := fmt.Sprintf(`{"amount":2999,"pricing":{"price_details":{"price":%q}},"period":{"end":%d}}`, price, from.AddDate(0, months, 0).Unix())
		return fmt.Sprintf(`{"id":%q,"customer":"cus_1","billing_reason":"subscription_cycle","parent":{"subscription_details":{"subscription":"sub_1"}},"lines":{"data":[%s]}}`, invoice, strings.Join(append(lines, line), ","))
	}
	news := func(status string, cancelled bool, from time.Time, months int) string {
		return fmt.Sprintf(`{"id":"sub_1","customer":"cus_1","status":%q,"cancel_at_period_end":%t,"items":{"data":[{"price":{"id":"price_1P"},"current_period_end":%d}]}}`, status, cancelled, from.AddDate(0, months, 0).Unix())
	}
	const day = 24 * time.Hour
	for _, database := range []string{"SQLite", "PostgreSQL"} {
		t.Run(database, func(t *testing.T) {
			var edit []func(*app.Config)
			if database == "PostgreSQL" {
				edit = append(edit, onPostgres(t))
			}
			e, _ := stripeEnv(t, edit...)
			id, begin := e.profile(e.user("ana", app.NewUser{})).ID, time.Now()
			month := begin.AddDate(0, 1, 0).Sub(begin)
			soFar := 2*month + 3*day + 30*time.Minute // when it is bought again
			third := begin.AddDate(0, 3, 0).Sub(begin)
			for i, c := range []struct {
				name         string
				wait         time.Duration
				kind, object string // "" = nothing is told
				status       string
				plan         string
				credits      int64
			}{
				{"bought", 0, "checkout.session.completed", sold, "active", "personal", 200},
				{"its period", 0, "customer.subscription.created", news("active", false, begin, 1), "active", "personal", 200},
				{"the period is over, the renewal is not paid yet", month + 30*time.Minute, "", "", "active", "personal", 200},
				{"a first try fails", 0, "invoice.payment_failed", `{"id":"in_2","customer":"cus_1"}`, "active", "personal", 200},
				{"past due", 0, "customer.subscription.updated", news("past_due", false, begin, 2), "active", "personal", 200},
				{"renewed two days late", 2 * day, "invoice.paid", paid("in_2", "price_1P", begin, 2), "active", "personal", 200},
				{"the same told twice, in another version's name", 0, "invoice.payment_succeeded", paid("in_2", "price_1P", begin, 2), "active", "personal", 200},
				{"something else was sold to the customer", 0, "invoice.paid", `{"id":"in_x","customer":"cus_1","billing_reason":"manual","lines":{"data":[{"amount":500,"pricing":{"price_details":{"price":"price_mug"}}}]}}`, "active", "personal", 200},
				{"a bigger plan: the smaller one is credited", 0, "invoice.paid", strings.Replace(paid("in_3", "price_1P", begin, 2, fmt.Sprintf(`{"amount":27000,"pricing":{"price_details":{"price":"price_1Q"}},"period":{"end":%d}}`, begin.AddDate(0, 2, 0).Unix())), `"amount":2999`, `"amount":-2700`, 1), "active", "professional", 2000},
				{"cancelled to the period's end", 0, "customer.subscription.updated", news("active", true, begin, 2), "active", "professional", 2000},
				{"an older message comes late", -time.Hour, "customer.subscription.updated", news("active", false, begin, 2), "active", "professional", 2000},
				{"over", month, "customer.subscription.deleted", news("canceled", true, begin, 2), "inactive", "professional", 2000},
				{"its end is final", 0, "customer.subscription.updated", news("active", false, begin, 3), "inactive", "professional", 2000},
				{"bought again", day, "invoice.paid", strings.ReplaceAll(paid("in_9", "price_1P", begin, 3), "sub_1", "sub_2"), "active", "personal", 2000},
				{"the provider falls silent", third + 3*day - soFar, "", "", "active", "personal", 2000},
				{"for more than a week", 6 * day, "", "", "inactive", "personal", 2000},
				{"a payment revives it", day, "invoice.paid", strings.ReplaceAll(paid("in_10", "price_1P", begin, 5), "sub_1", "sub_2"), "active", "personal", 2000},
			} {
				e.clock.forward(c.wait)
				if c.kind != "" {
					body := event(fmt.Sprintf("evt_%d", i), c.kind, e.clock.now(), strings.ReplaceAll(c.object, `"ID"`, fmt.Sprintf("%q", id)))
					for range 2 {
						e.need(e.hook(body, sign(body, e.clock.now(), hookSecret)), 200)
					}
				}
				if c.wait < 0 {
					e.clock.forward(-c.wait)
				}
				if err := e.app.Upkeep(t.Context()); err != nil {
					t.Fatal(err)
				}
				if p := e.profile(e.login("ana@example.org").Access); p.Status != c.status || p.Plan != c.plan || p.Credits != c.credits {
					t.Fatalf("%s: %s, %s, %d credits; want %s, %s, %d", c.name, p.Status, p.Plan, p.Credits, c.status, c.plan, c.credits)
				}
			}
			e.ledgerAgrees()
		})
	}
}

// Nobody pays for an account that is gone; while the provider does not answer,
// nothing is erased.
// Also one that a second purchase pushed aside: the provider goes on charging it.
func TestDeletingAnAccountEndsItsSubscriptions(t *testing.T) {
	e, asked := stripeEnv(t)
	token := e.user("ana", app.NewUser{})
	for i, plan := range []string{"personal", "professional"} {
		body := event(fmt.Sprintf("evt_%d", i), "checkout.session.completed", time.Now(), fmt.Sprintf(`{"id":"cs_%d","client_reference_id":%q,"customer":"cus_1","subscription":"sub_%d","payment_status":"paid","metadata":{"plan":%q}}`, i, e.profile(token).ID, i, plan))
		asked.Set("down", "1") // so that the first one goes on beside the second
		e.need(e.hook(body, sign(body, time.Now(), hookSecret)), 200)
	}
	e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), 503)
	e.profile(token)
	asked.Del("down")
	asked.Del("ended")
	e.need(e.call("POST", "/api/auth/delete_account", token, object{"password": password}), 200)
	if ended := strings.Join((*asked)["ended"], " "); ended != "sub_0 sub_1" {
		t.Errorf("ended %q", ended)
	}
}

// Who buys another plan is not charged for the old one any more; a receipt of the
// old one shown again ends nothing.
func TestAnotherPlanEndsTheOldOne(t *testing.T) {
	t.Run("Stripe", func(t *testing.T) {
		e, asked := stripeEnv(t)
		token := e.user("ana", app.NewUser{})
		for i, plan := range []string{"personal", "professional", "personal"} {
			id := fmt.Sprint(min(i, 1)) // the third is the second once more, as another event
			body := event(fmt.Sprintf("evt_%d", i), "checkout.session.completed", time.Now(), fmt.Sprintf(`{"id":"cs_%s","client_reference_id":%q,"customer":"cus_1","subscription":"sub_%s","payment_status":"paid","metadata":{"plan":%q}}`, id, e.profile(token).ID, id, plan))
			e.need(e.hook(body, sign(body, time.Now(), hookSecret)), 200)
		}
		if ended := strings.Join((*asked)["ended"], " "); ended != "sub_0" {
			t.Errorf("ended %q", ended)
		}
		if p := e.profile(token); p.Plan != "professional" || p.Status != "active" || p.Credits != 2000 {
			t.Errorf("%+v", p)
		}
	})
	t.Run("sandbox", func(t *testing.T) {
		e := start(t)
		token := e.user("ana", app.NewUser{})
		for _, price := range []string{"price_personal", "price_professional"} {
			var session struct {
				URL string `json:"checkout_session_url"`
			}
			e.need(e.checkout(token, price), 200).json(t, &session)
			e.need(e.press(session.URL, "pay"), 303)
		}
		e.clock.forward(40 * 24 * time.Hour)
		if err := e.app.Upkeep(t.Context()); err != nil {
			t.Fatal(err)
		}
		token = e.login("ana@example.org").Access
		if p := e.profile(token); p.Plan != "professional" {
			t.Errorf("after the month both began with: %+v", p)
		}
	})
}
