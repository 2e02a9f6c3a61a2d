package stripe

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"time"

	stripego "github.com/stripe/stripe-go/v84"
	"github.com/stripe/stripe-go/v84/webhook"

	"focal/internal/billing"
	"focal/internal/problem"
)

const tolerance = 5 * time.Minute

// Event implements billing.Provider. The signature is checked over the raw body,
// and a time stamp from the future is refused like an old one. Objects are read
// in the shape of this API version and of those before 2025.
func (p *Provider) Event(body []byte, signature string, now time.Time) (*billing.Event, error) {
	bad := func(err error) error {
		return problem.Wrap(err, problem.Invalid, "The signature of this message is not valid.")
	}
	if at := signedAt(signature); at.Sub(now).Abs() > tolerance {
		return nil, bad(nil)
	}
	raw, err := webhook.ConstructEventWithOptions(body, signature, p.cfg.WebhookSecret, webhook.ConstructEventOptions{IgnoreTolerance: true, IgnoreAPIVersionMismatch: true})
	if err != nil {
		return nil, bad(err)
	}
	if raw.Data == nil || raw.ID == "" {
		return nil, nil
	}
	e := &billing.Event{ID: raw.ID, Type: string(raw.Type), At: time.Unix(raw.Created, 0)}
	switch raw.Type {
	case "checkout.session.completed", "checkout.session.async_payment_succeeded":
		err = p.session(e, raw.Data.Raw)
	case "invoice.paid", "invoice.payment_succeeded":
		err = p.invoice(e, raw.Data.Raw)
	case "customer.subscription.created", "customer.subscription.updated", "customer.subscription.deleted":
		err = p.subscription(e, raw)
	default:
		return nil, nil
	}
	if err != nil {
		return nil, problem.Wrap(err, problem.Invalid, "This message cannot be read.")
	}
	return e, nil
}

// signedAt is the time that the signature covers; the zero time where the header
// does not name exactly one, for another could be put before the signed one.
func signedAt(header string) (at time.Time) {
	found := 0
	for _, part := range strings.Split(header, ",") {
		if v, ok := strings.CutPrefix(strings.TrimSpace(part), "t="); ok {
			n, err := strconv.ParseInt(v, 10, 64)
			if found++; err != nil || found > 1 {
				return time.Time{}
			}
			at = time.Unix(n, 0)
		}
	}
	return at
}

// ref is an object that is sent as its id or in full.
type ref string

func (r *ref) UnmarshalJSON(b []byte) error {
	var full struct {
		ID string `json:"id"`
	}
	if len(b) > 0 && b[0] == '"' {
		return json.Unmarshal(b, (*string)(r))
	}
	err := json.Unmarshal(b, &full)
	*r = ref(full.ID)
	return err
}

type metadata struct {
	UserID string `json:"user_id"`
	Plan   string `json:"plan"`
}

func (p *Provider) session(e *billing.Event, raw json.RawMessage) error {
	var s struct {
		ID            string   `json:"id"`
		Reference     string   `json:"client_reference_id"`
		Customer      ref      `json:"customer"`
		Subscription  ref      `json:"subscription"`
		Invoice       ref      `json:"invoice"`
		PaymentStatus string   `json:"payment_status"`
		Email         string   `json:"customer_email"`
		Metadata      metadata `json:"metadata"`
		Details       struct {
			Email string `json:"email"`
		} `json:"customer_details"`
	}
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	e.Kind = billing.SaleDone
	e.Sale = billing.Sale{
		ID: s.ID, UserID: first(s.Reference, s.Metadata.UserID), Email: first(s.Email, s.Details.Email), CustomerID: string(s.Customer), SubscriptionID: string(s.Subscription),
		PlanID: s.Metadata.Plan, Status: billing.PaymentStatus(s.PaymentStatus),
	}
	e.InvoiceKey, e.InvoiceID = billing.FirstInvoice(first(e.Sale.SubscriptionID, s.ID)), string(s.Invoice)
	return nil
}

type price struct {
	ID string `json:"id"`
}

func (p *Provider) invoice(e *billing.Event, raw json.RawMessage) error {
	type details struct {
		Subscription ref      `json:"subscription"`
		Metadata     metadata `json:"metadata"`
	}
	var i struct {
		ID           string   `json:"id"`
		Customer     ref      `json:"customer"`
		Subscription ref      `json:"subscription"` // before 2025
		Details      *details `json:"subscription_details"`
		Email        string   `json:"customer_email"`
		Reason       string   `json:"billing_reason"`
		Metadata     metadata `json:"metadata"`
		Parent       struct {
			Details *details `json:"subscription_details"`
		} `json:"parent"`
		Lines struct {
			Data []struct {
				Price   *price `json:"price"` // before 2025
				Pricing struct {
					Details struct {
						Price ref `json:"price"`
					} `json:"price_details"`
				} `json:"pricing"`
				Period struct {
					End int64 `json:"end"`
				} `json:"period"`
				Amount   int64    `json:"amount"`
				Metadata metadata `json:"metadata"`
			} `json:"data"`
		} `json:"lines"`
	}
	if err := json.Unmarshal(raw, &i); err != nil {
		return err
	}
	e.Kind = billing.InvoicePaid
	e.Sale = billing.Sale{UserID: i.Metadata.UserID, Email: i.Email, CustomerID: string(i.Customer), SubscriptionID: string(i.Subscription), PlanID: i.Metadata.Plan, Status: billing.Paid}
	for _, d := range []*details{i.Parent.Details, i.Details} {
		if d != nil {
			e.Sale.SubscriptionID = first(e.Sale.SubscriptionID, string(d.Subscription))
			e.Sale.UserID, e.Sale.PlanID = first(e.Sale.UserID, d.Metadata.UserID), first(e.Sale.PlanID, d.Metadata.Plan)
		}
	}
	most := int64(math.MinInt64)
	for _, line := range i.Lines.Data {
		id := string(line.Pricing.Details.Price)
		if line.Price != nil {
			id = first(id, line.Price.ID)
		}
		if plan := p.cfg.Prices[id]; plan != "" && line.Amount >= most { // after a change of plans the old one is a credit, below zero
			e.Sale.PlanID, most = plan, line.Amount
		}
		e.Sale.UserID = first(e.Sale.UserID, line.Metadata.UserID)
		if end := time.Unix(line.Period.End, 0); line.Period.End > 0 && end.After(e.Sale.PeriodEnd) {
			e.Sale.PeriodEnd = end
		}
	}
	e.InvoiceKey, e.InvoiceID = "invoice:"+i.ID, i.ID
	if i.Reason == "subscription_create" && e.Sale.SubscriptionID != "" {
		e.InvoiceKey = billing.FirstInvoice(e.Sale.SubscriptionID)
	}
	return nil
}

func (p *Provider) subscription(e *billing.Event, raw stripego.Event) error {
	var s struct {
		ID        string   `json:"id"`
		Customer  ref      `json:"customer"`
		Status    string   `json:"status"`
		Cancelled bool     `json:"cancel_at_period_end"`
		PeriodEnd int64    `json:"current_period_end"` // before 2025
		Metadata  metadata `json:"metadata"`
		Items     struct {
			Data []struct {
				Price     *price `json:"price"`
				PeriodEnd int64  `json:"current_period_end"`
			} `json:"data"`
		} `json:"items"`
	}
	if err := json.Unmarshal(raw.Data.Raw, &s); err != nil {
		return err
	}
	e.Kind = billing.SubscriptionChanged
	e.Sale = billing.Sale{UserID: s.Metadata.UserID, CustomerID: string(s.Customer), SubscriptionID: s.ID, PlanID: s.Metadata.Plan}
	end := s.PeriodEnd
	for _, item := range s.Items.Data {
		end = max(end, item.PeriodEnd)
		if item.Price != nil && p.cfg.Prices[item.Price.ID] != "" {
			e.Sale.PlanID = p.cfg.Prices[item.Price.ID]
		}
	}
	if end > 0 {
		e.Sale.PeriodEnd = time.Unix(end, 0)
	}
	e.Cancelled = s.Cancelled
	switch s.Status {
	case "canceled", "unpaid", "incomplete_expired":
		e.Over = true
	}
	e.Over = e.Over || raw.Type == "customer.subscription.deleted"
	return nil
}

func first(values ...string) string {
	for _, v := range values {
		if v != "" {
			return v
		}
	}
	return ""
}
