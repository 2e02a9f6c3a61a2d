package stripe

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"focal/internal/billing"
)

// FuzzEvent: whatever object the provider signs is read or refused; what is read as a
// payment has a key of its own, under which it is counted once, and no plan that is not ours.
func FuzzEvent(f *testing.F) {
	for kind, object := range map[string]string{
		"checkout.session.completed": `{"id":"cs_1","client_reference_id":"u","customer":{"id":"cus_1"},"subscription":"sub_1",` +
			`"payment_status":"paid","metadata":{"plan":"personal"}}`,
		"invoice.paid": `{"id":"in_1","subscription":"sub_1","billing_reason":"subscription_create","lines":{"data":[` +
			`{"amount":-5,"price":{"id":"price_1"},"period":{"end":9223372036854775807}}]}}`,
		"invoice.payment_succeeded": `{"id":"in_1","parent":{"subscription_details":{"subscription":{"id":"sub_1"},` +
			`"metadata":{"user_id":"u"}}},"lines":{"data":[{"pricing":{"price_details":{"price":"price_1"}}}]}}`,
		"customer.subscription.updated": `{"id":"sub_1","status":"unpaid","items":{"data":[{"price":null,"current_period_end":-1}]}}`,
	} {
		f.Add(kind, object)
		f.Add(kind, "null")
		f.Add(kind, "[]")
	}
	const secret = "whsec_test"
	now := time.Unix(1_800_000_000, 0)
	p := &Provider{cfg: Config{WebhookSecret: secret, Prices: map[string]string{"price_1": "personal"}}}
	f.Fuzz(func(t *testing.T, kind, object string) {
		body := fmt.Sprintf(`{"id":"evt_1","object":"event","created":%d,"type":%q,"data":{"object":%s}}`, now.Unix(), kind, object)
		e, err := p.Event([]byte(body), fmt.Sprintf("t=%d,v1=%s", now.Unix(), signed(body, now.Unix(), secret)), now)
		if err != nil || e == nil {
			return
		}
		paid := e.Kind == billing.SaleDone || e.Kind == billing.InvoicePaid
		if e.ID != "evt_1" || paid != (e.InvoiceKey != "") {
			t.Errorf("%s became %+v", body, e)
		}
		if plan := e.Sale.PlanID; plan != "" && plan != "personal" && !strings.Contains(object, "plan") {
			t.Errorf("a plan out of nothing, %q: %s", plan, object)
		}
	})
}
