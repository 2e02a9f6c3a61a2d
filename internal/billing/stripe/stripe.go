// Package stripe sells plans through Stripe: hosted checkout, the billing portal
// and signed webhooks.
package stripe

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	stripego "github.com/stripe/stripe-go/v84"

	"focal/internal/billing"
	"focal/internal/problem"
)

// Config of the provider. Every field but Backend must be set.
type Config struct {
	Key           string            // secret API key
	WebhookSecret string            // whsec_…
	Prices        map[string]string // price id -> plan id
	Backend       string            // other API address, for tests; "" = Stripe
}

// Provider implements billing.Provider.
type Provider struct {
	cfg    Config
	client *stripego.Client
}

var _ billing.Provider = (*Provider)(nil)

// New returns the provider; it opens no connection.
func New(cfg Config) (*Provider, error) {
	if cfg.Key == "" || cfg.WebhookSecret == "" || len(cfg.Prices) == 0 {
		return nil, errors.New("stripe needs the secret key, the webhook secret and the price ids")
	}
	backend := &stripego.BackendConfig{HTTPClient: &http.Client{Timeout: 20 * time.Second}, MaxNetworkRetries: stripego.Int64(2), EnableTelemetry: stripego.Bool(false), LeveledLogger: &stripego.LeveledLogger{Level: stripego.LevelNull}}
	if cfg.Backend != "" {
		backend.URL = stripego.String(cfg.Backend)
	}
	return &Provider{cfg: cfg, client: stripego.NewClient(cfg.Key, stripego.WithBackends(stripego.NewBackendsWithConfig(backend)))}, nil
}

// Name implements billing.Provider.
func (*Provider) Name() string { return "Stripe" }

// Checkout implements billing.Provider. Our user id goes along twice: on the
// session and on the subscription, so that every later event names it.
func (p *Provider) Checkout(ctx context.Context, o billing.Order) (string, string, error) {
	params := &stripego.CheckoutSessionCreateParams{
		Mode:              stripego.String("subscription"),
		ClientReferenceID: stripego.String(o.UserID),
		SuccessURL:        stripego.String(o.SuccessURL),
		CancelURL:         stripego.String(o.CancelURL),
		LineItems:         []*stripego.CheckoutSessionCreateLineItemParams{{Price: stripego.String(o.Plan.PriceID), Quantity: stripego.Int64(1)}},
		SubscriptionData:  &stripego.CheckoutSessionCreateSubscriptionDataParams{Metadata: map[string]string{"user_id": o.UserID, "plan": o.Plan.ID}},
	}
	params.Metadata = map[string]string{"user_id": o.UserID, "plan": o.Plan.ID}
	if strings.HasPrefix(o.CustomerID, "cus_") {
		params.Customer = stripego.String(o.CustomerID)
	} else {
		params.CustomerEmail = stripego.String(o.Email)
	}
	if o.Key != "" {
		params.SetIdempotencyKey("checkout:" + o.UserID + ":" + o.Key)
	}
	session, err := p.client.V1CheckoutSessions.Create(ctx, params)
	if err != nil {
		return "", "", failed(err, "The payment provider could not begin the checkout. Please try again later.")
	}
	return session.ID, session.URL, nil
}

// Portal implements billing.Provider.
func (p *Provider) Portal(ctx context.Context, _, customerID, returnURL string) (string, error) {
	session, err := p.client.V1BillingPortalSessions.Create(ctx, &stripego.BillingPortalSessionCreateParams{Customer: stripego.String(customerID), ReturnURL: stripego.String(returnURL)})
	if err != nil {
		return "", failed(err, "Error creating portal session")
	}
	return session.URL, nil
}

// Sale implements billing.Provider.
func (p *Provider) Sale(ctx context.Context, id string) (*billing.Sale, error) {
	session, err := p.client.V1CheckoutSessions.Retrieve(ctx, id, nil)
	if err != nil {
		if status := statusOf(err); status == http.StatusBadRequest || status == http.StatusNotFound {
			return nil, problem.Wrap(err, problem.Invalid, "Invalid Stripe session ID")
		}
		return nil, failed(err, "Error validating session")
	}
	sale := &billing.Sale{ID: session.ID, UserID: session.ClientReferenceID, PlanID: session.Metadata["plan"], Status: billing.PaymentStatus(session.PaymentStatus)}
	if session.Customer != nil {
		sale.CustomerID = session.Customer.ID
	}
	if session.Subscription != nil {
		sale.SubscriptionID = session.Subscription.ID
	}
	return sale, nil
}

// End implements billing.Provider.
func (p *Provider) End(ctx context.Context, subscriptionID string) error {
	_, err := p.client.V1Subscriptions.Cancel(ctx, subscriptionID, nil)
	if err != nil && statusOf(err) != http.StatusNotFound {
		return failed(err, "Your subscription could not be ended at the payment provider. Please try again later.")
	}
	return nil
}

// Expire implements billing.Provider.
func (p *Provider) Expire(ctx context.Context, sessionID string) (bool, error) {
	_, err := p.client.V1CheckoutSessions.Expire(ctx, sessionID, nil)
	if status := statusOf(err); status == http.StatusBadRequest || status == http.StatusNotFound {
		return false, nil
	}
	if err != nil {
		return false, failed(err, "Your open checkout could not be closed at the payment provider. Please try again later.")
	}
	return true, nil
}

// Refund implements billing.Provider. The key of each request is the payment's: asked
// again, Stripe gives nothing back twice.
func (p *Provider) Refund(ctx context.Context, invoiceID string) (given bool, err error) {
	paid := &stripego.InvoicePaymentListParams{Invoice: stripego.String(invoiceID), Status: stripego.String("paid")}
	for payment, err := range p.client.V1InvoicePayments.List(ctx, paid) {
		if err != nil {
			return given, refused(err)
		}
		params := &stripego.RefundCreateParams{Metadata: map[string]string{"reason": "payment for an erased account"}}
		switch by := payment.Payment; {
		case by != nil && by.PaymentIntent != nil:
			params.PaymentIntent = stripego.String(by.PaymentIntent.ID)
			params.SetIdempotencyKey("refund:" + by.PaymentIntent.ID)
		case by != nil && by.Charge != nil:
			params.Charge = stripego.String(by.Charge.ID)
			params.SetIdempotencyKey("refund:" + by.Charge.ID)
		default:
			return given, problem.New(problem.Invalid, "The invoice %s was paid outside of Stripe.", invoiceID)
		}
		if _, err := p.client.V1Refunds.Create(ctx, params); err != nil && codeOf(err) != stripego.ErrorCodeChargeAlreadyRefunded {
			return given, refused(err)
		}
		given = true
	}
	return given, nil
}

// refused tells a "no" from "not now".
func refused(err error) error {
	switch statusOf(err) {
	case http.StatusBadRequest, http.StatusPaymentRequired, http.StatusForbidden, http.StatusNotFound:
		return problem.Wrap(err, problem.Invalid, "The payment provider does not give this payment back.")
	}
	return failed(err, "The payment provider could not give the payment back. Please try again later.")
}

func codeOf(err error) stripego.ErrorCode {
	var e *stripego.Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

func statusOf(err error) int {
	var e *stripego.Error
	if errors.As(err, &e) {
		return e.HTTPStatusCode
	}
	return 0
}

func failed(err error, text string) error {
	return problem.Wrap(err, problem.Unavailable, "%s", text)
}
