package stripe_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v84/webhook"

	"focal/internal/billing"
	"focal/internal/billing/stripe"
	"focal/internal/billing/stripe/stripetest"
	"focal/internal/problem"
)

func provider(t *testing.T, backend string) *stripe.Provider {
	t.Helper()
	p, err := stripe.New(stripe.Config{Key: "sk_test_123", WebhookSecret: "whsec_1", Prices: map[string]string{"price_1P": "personal"}, Backend: backend})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Every request that we send, as the provider's own description of its API judges it.
func TestRequestsHaveTheProvidersShape(t *testing.T) {
	mock := stripetest.Start(t)
	p := provider(t, mock.URL)
	order := billing.Order{UserID: "u1", Email: "ana@example.org", Plan: billing.Plan{ID: "personal", PriceID: "price_1P"}, SuccessURL: "https://cv.example/pricing?session_id={CHECKOUT_SESSION_ID}", CancelURL: "https://cv.example/pricing?status=cancelled"}
	known := order
	known.CustomerID, known.Key = "cus_123", "again"
	for _, c := range []struct {
		name, method, path string
		ask                func() error
	}{
		{"checkout of a new customer", "POST", "/v1/checkout/sessions", func() error { _, _, err := p.Checkout(t.Context(), order); return err }},
		{"checkout of a known customer, with a key", "POST", "/v1/checkout/sessions", func() error { _, _, err := p.Checkout(t.Context(), known); return err }},
		{"checkout looked up", "GET", "/v1/checkout/sessions/cs_test_1", func() error { _, err := p.Sale(t.Context(), "cs_test_1"); return err }},
		{"checkout closed with its account", "POST", "/v1/checkout/sessions/cs_test_1/expire", func() error { _, err := p.Expire(t.Context(), "cs_test_1"); return err }},
		{"portal", "POST", "/v1/billing_portal/sessions", func() error {
			_, err := p.Portal(t.Context(), "u1", "cus_123", "https://cv.example/profile")
			return err
		}},
		{"what an invoice was paid by", "GET", "/v1/invoice_payments", func() error { _, err := p.Refund(t.Context(), "in_123"); return outside(err) }},
		{"a card's payment given back", "POST", "/v1/refunds", func() error { return refund(t, mock.URL, `{"type":"payment_intent","payment_intent":"pi_123"}`) }},
		{"a charge given back", "POST", "/v1/refunds", func() error { return refund(t, mock.URL, `{"type":"charge","charge":"ch_123"}`) }},
		{"subscription ended with its account", "DELETE", "/v1/subscriptions/sub_123", func() error { return p.End(t.Context(), "sub_123") }},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := len(mock.Calls())
			if err := c.ask(); err != nil {
				t.Fatal(err)
			}
			if got, want := mock.Calls()[before:], []stripetest.Call{{Method: c.method, Path: c.path, Status: 200}}; !slices.Equal(got, want) {
				t.Errorf("asked %v, want %v", got, want)
			}
		})
	}
	t.Run("the judge refuses what is not in the description", func(t *testing.T) {
		for name, form := range map[string]url.Values{
			"unknown parameter": {"mode": {"subscription"}, "colour": {"red"}},
			"unknown mode":      {"mode": {"gift"}},
			"number as text":    {"mode": {"subscription"}, "line_items[0][quantity]": {"one"}},
		} {
			req, _ := http.NewRequestWithContext(t.Context(), "POST", mock.URL+"/v1/checkout/sessions", strings.NewReader(form.Encode()))
			req.Header.Set("Authorization", "Bearer sk_test_123")
			req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			res, err := http.DefaultClient.Do(req)
			if err != nil {
				t.Fatal(err)
			}
			body, _ := io.ReadAll(res.Body)
			_ = res.Body.Close()
			if res.StatusCode != 400 {
				t.Errorf("%s: %d %s", name, res.StatusCode, body)
			}
		}
	})
}

// What the provider's failures become: a user's mistake is Invalid, everything
// else is "try again later", and no answer hides that a subscription still runs.
func TestFailuresOfTheProvider(t *testing.T) {
	for _, c := range []struct {
		name              string
		status            int
		sale, portal, end problem.Kind // "" = no error
		expire, refund    problem.Kind
	}{
		{"unknown id", 404, problem.Invalid, problem.Unavailable, "", "", problem.Invalid},
		{"refused", 400, problem.Invalid, problem.Unavailable, problem.Unavailable, "", problem.Invalid},
		{"wrong key", 401, problem.Unavailable, problem.Unavailable, problem.Unavailable, problem.Unavailable, problem.Unavailable},
		{"too many requests", 429, problem.Unavailable, problem.Unavailable, problem.Unavailable, problem.Unavailable, problem.Unavailable},
		{"down", 503, problem.Unavailable, problem.Unavailable, problem.Unavailable, problem.Unavailable, problem.Unavailable},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := provider(t, answering(t, c.status, `{"error":{"type":"invalid_request_error","message":"no"}}`))
			_, saleErr := p.Sale(t.Context(), "cs_1")
			_, portalErr := p.Portal(t.Context(), "u1", "cus_1", "https://cv.example/profile")
			closed, expireErr := p.Expire(t.Context(), "cs_1")
			given, refundErr := p.Refund(t.Context(), "in_1")
			if given {
				t.Error("a payment that was not given back counts as given back")
			}
			if closed {
				t.Error("a session that could not be closed counts as closed")
			}
			for what, got := range map[string]struct {
				err  error
				want problem.Kind
			}{"sale": {saleErr, c.sale}, "portal": {portalErr, c.portal}, "end": {p.End(t.Context(), "sub_1"), c.end}, "expire": {expireErr, c.expire}, "refund": {refundErr, c.refund}} {
				switch {
				case got.want == "" && got.err != nil:
					t.Errorf("%s: %v", what, got.err)
				case got.want != "" && !problem.Is(got.err, got.want):
					t.Errorf("%s: %v, want %s", what, got.err, got.want)
				}
			}
		})
	}
}

// outside takes the answer to an invoice that was not paid through Stripe, which is
// what the judge's example is: the question about it was understood.
func outside(err error) error {
	if problem.Is(err, problem.Invalid) && strings.Contains(err.Error(), "paid outside of Stripe") {
		return nil
	}
	return errors.Join(errors.New("the example of an invoice was paid through Stripe"), err)
}

// refund asks for the money of an invoice that was paid like that; everything but the
// question how goes to the judge.
func refund(t *testing.T, judge, payment string) error {
	t.Helper()
	target, err := url.Parse(judge)
	if err != nil {
		t.Fatal(err)
	}
	proxy := httputil.NewSingleHostReverseProxy(target)
	shop := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/v1/invoice_payments" {
			_, _ = io.WriteString(w, `{"object":"list","data":[{"id":"inpay_1","object":"invoice_payment","status":"paid","payment":`+payment+`}]}`)
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	defer shop.Close()
	given, err := provider(t, shop.URL).Refund(t.Context(), "in_123")
	if err == nil && !given {
		err = errors.New("nothing was given back")
	}
	return err
}

func answering(t *testing.T, status int, body string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Stripe-Should-Retry", "false")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func signed(body []byte, at time.Time) string {
	return webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: body, Secret: "whsec_1", Timestamp: at}).Header
}

func TestEventsAreReadInEveryAPIVersion(t *testing.T) {
	p, now := provider(t, ""), time.Unix(1790000000, 0)
	end := time.Unix(1792592000, 0)
	for _, c := range []struct {
		name, version, kind, object string
		want                        *billing.Event
	}{
		{
			"renewal, 2026", "2026-02-25.clover", "invoice.paid",
			`{"id":"in_2","customer":"cus_1","billing_reason":"subscription_cycle","parent":{"type":"subscription_details","subscription_details":{"subscription":"sub_1","metadata":{"user_id":"u1","plan":"personal"}}},"lines":{"data":[{"pricing":{"price_details":{"price":"price_1P"}},"period":{"end":1792592000}}]}}`,
			&billing.Event{Kind: billing.InvoicePaid, InvoiceKey: "invoice:in_2", Sale: billing.Sale{UserID: "u1", CustomerID: "cus_1", SubscriptionID: "sub_1", PlanID: "personal", Status: billing.Paid, PeriodEnd: end}},
		},
		{
			"renewal, 2020", "2020-08-27", "invoice.payment_succeeded",
			`{"id":"in_2","customer":{"id":"cus_1","object":"customer"},"subscription":"sub_1","billing_reason":"subscription_cycle","lines":{"data":[{"price":{"id":"price_1P"},"period":{"end":1792592000},"metadata":{"user_id":"u1"}}]}}`,
			&billing.Event{Kind: billing.InvoicePaid, InvoiceKey: "invoice:in_2", Sale: billing.Sale{UserID: "u1", CustomerID: "cus_1", SubscriptionID: "sub_1", PlanID: "personal", Status: billing.Paid, PeriodEnd: end}},
		},
		{
			"first invoice counts as the sale", "2026-02-25.clover", "invoice.paid",
			`{"id":"in_1","customer":"cus_1","billing_reason":"subscription_create","parent":{"subscription_details":{"subscription":"sub_1"}},"lines":{"data":[]}}`,
			&billing.Event{Kind: billing.InvoicePaid, InvoiceKey: "first:sub_1", Sale: billing.Sale{CustomerID: "cus_1", SubscriptionID: "sub_1", Status: billing.Paid}},
		},
		{
			"cancelled to its period's end", "2024-06-20", "customer.subscription.updated",
			`{"id":"sub_1","customer":"cus_1","status":"active","cancel_at_period_end":true,"current_period_end":1792592000,"items":{"data":[{"price":{"id":"price_1P"}}]}}`,
			&billing.Event{Kind: billing.SubscriptionChanged, Cancelled: true, Sale: billing.Sale{CustomerID: "cus_1", SubscriptionID: "sub_1", PlanID: "personal", PeriodEnd: end}},
		},
		{
			"payment failed for good", "2026-02-25.clover", "customer.subscription.updated",
			`{"id":"sub_1","customer":"cus_1","status":"unpaid","items":{"data":[{"price":{"id":"price_1P"},"current_period_end":1792592000}]}}`,
			&billing.Event{Kind: billing.SubscriptionChanged, Over: true, Sale: billing.Sale{CustomerID: "cus_1", SubscriptionID: "sub_1", PlanID: "personal", PeriodEnd: end}},
		},
		{"payment failed, tried again", "2026-02-25.clover", "invoice.payment_failed", `{"id":"in_3","customer":"cus_1"}`, nil},
		{"not ours", "2026-02-25.clover", "payout.paid", `{"id":"po_1"}`, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			body := []byte(`{"id":"evt_1","object":"event","api_version":"` + c.version + `","created":1790000000,"type":"` + c.kind + `","data":{"object":` + c.object + `}}`)
			got, err := p.Event(body, signed(body, now), now)
			if err != nil || (got == nil) != (c.want == nil) {
				t.Fatalf("%+v, %v", got, err)
			}
			if c.want == nil {
				return
			}
			c.want.ID, c.want.Type, c.want.At = "evt_1", c.kind, now
			if c.want.Kind == billing.InvoicePaid {
				c.want.InvoiceID = c.object[len(`{"id":"`):][:len("in_1")]
			}
			if *got != *c.want {
				t.Errorf("\n got %+v\nwant %+v", *got, *c.want)
			}
		})
	}
}

// The tolerance is measured on our clock, in both directions, and on the time
// that the signature covers.
func TestAssurance_56_Tolerance(t *testing.T) {
	p, now := provider(t, ""), time.Unix(1790000000, 0)
	body := []byte(`{"id":"evt_1","object":"event","created":1790000000,"type":"invoice.paid","data":{"object":{"id":"in_1","customer":"cus_1","lines":{"data":[]}}}}`)
	old := signed(body, now.Add(-time.Hour))
	for _, c := range []struct {
		name, header string
		ok           bool
	}{
		{"now", signed(body, now), true},
		{"five minutes ago", signed(body, now.Add(-5*time.Minute)), true},
		{"a second more", signed(body, now.Add(-5*time.Minute-time.Second)), false},
		{"our clock is slow", signed(body, now.Add(5*time.Minute)), true},
		{"from the future", signed(body, now.Add(5*time.Minute+time.Second)), false},
		{"an old one behind a new time", "t=1790000000," + old, false},
		{"an old one before a new time", old + ",t=1790000000", false},
		{"two signatures, one of a retired secret", signed(body, now) + ",v1=" + strings.Repeat("0", 64), true},
		{"another secret's", webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: body, Secret: "whsec_2", Timestamp: now}).Header, false},
		{"another body's", signed([]byte(`{}`), now), false},
		{"another time's", strings.Replace(signed(body, now), "t=1790000000", "t=1790000001", 1), false},
		{"another scheme's", strings.Replace(signed(body, now), "v1=", "v0=", 1), false},
		{"none", "t=1790000000", false},
		{"an empty one", "t=1790000000,v1=", false},
		{"nothing", "", false},
	} {
		e, err := p.Event(body, c.header, now)
		if (err == nil) != c.ok || c.ok != (e != nil) || err != nil && !problem.Is(err, problem.Invalid) {
			t.Errorf("%s: %+v, %v", c.name, e, err)
		}
	}
}
