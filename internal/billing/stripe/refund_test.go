package stripe_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"testing"

	"focal/internal/problem"
)

// What is given back, payment for payment, under a key that makes a second question
// harmless; and what only the operator can give back.
func TestRefunds(t *testing.T) {
	const card, charge = `{"type":"payment_intent","payment_intent":"pi_1"}`, `{"type":"charge","charge":{"id":"ch_2","object":"charge"}}`
	for _, c := range []struct {
		name     string
		payments []string
		status   int
		answer   string
		asked    []string
		given    bool
		kind     problem.Kind // "" = no error
	}{
		{name: "nothing was paid"},
		{name: "a card", payments: []string{card}, status: 200, answer: `{"id":"re_1"}`, asked: []string{"pi_1 as refund:pi_1"}, given: true},
		{name: "in two parts", payments: []string{card, charge}, status: 200, answer: `{"id":"re_1"}`, asked: []string{"pi_1 as refund:pi_1", "ch_2 as refund:ch_2"}, given: true},
		{name: "given back already, by hand", payments: []string{card}, status: 400, answer: `{"error":{"type":"invalid_request_error","code":"charge_already_refunded"}}`, asked: []string{"pi_1 as refund:pi_1"}, given: true},
		{name: "disputed", payments: []string{card}, status: 400, answer: `{"error":{"type":"invalid_request_error","code":"charge_disputed"}}`, asked: []string{"pi_1 as refund:pi_1"}, kind: problem.Invalid},
		{name: "asked twice at once", payments: []string{card}, status: 409, answer: `{"error":{"type":"idempotency_error"}}`, asked: []string{"pi_1 as refund:pi_1"}, kind: problem.Unavailable},
		{name: "by bank transfer, outside", payments: []string{`{"type":"payment_record","payment_record":"pr_1"}`}, kind: problem.Invalid},
		{name: "by nothing that we know", payments: []string{`null`}, kind: problem.Invalid},
	} {
		t.Run(c.name, func(t *testing.T) {
			var asked []string
			shop := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Stripe-Should-Retry", "false")
				if r.URL.Path == "/v1/invoice_payments" {
					if q := r.URL.Query(); q.Get("invoice") != "in_1" || q.Get("status") != "paid" {
						t.Errorf("asked for %v", q)
					}
					list := ""
					for i, payment := range c.payments {
						list += fmt.Sprintf(`%s{"id":"inpay_%d","object":"invoice_payment","status":"paid","payment":%s}`, ","[:min(i, 1)], i, payment)
					}
					_, _ = io.WriteString(w, `{"object":"list","data":[`+list+`]}`)
					return
				}
				body, _ := io.ReadAll(r.Body)
				form, _ := url.ParseQuery(string(body))
				asked = append(asked, form.Get("payment_intent")+form.Get("charge")+" as "+r.Header.Get("Idempotency-Key"))
				w.WriteHeader(c.status)
				_, _ = io.WriteString(w, c.answer)
			}))
			defer shop.Close()
			given, err := provider(t, shop.URL).Refund(t.Context(), "in_1")
			if given != c.given || (err != nil) != (c.kind != "") || err != nil && !problem.Is(err, c.kind) {
				t.Errorf("given back %t, %v", given, err)
			}
			if !slices.Equal(asked, c.asked) {
				t.Errorf("asked %q, want %q", asked, c.asked)
			}
		})
	}
}
