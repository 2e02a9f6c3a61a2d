package billing

import (
	"context"
	"time"
)

// PaymentStatus of a checkout (checklist PR-7).
type PaymentStatus string

// Payment states. Others are not expected and count as not paid.
const (
	Paid      PaymentStatus = "paid"
	Unpaid    PaymentStatus = "unpaid"
	NoPayment PaymentStatus = "no_payment_required"
)

// settled reports whether the plan may begin.
func (p PaymentStatus) settled() bool { return p == Paid || p == NoPayment }

// Order is what a user asks a provider to sell. URLs are checked before.
type Order struct {
	UserID, Email, CustomerID string
	Plan                      Plan
	SuccessURL, CancelURL     string // SuccessURL may hold {CHECKOUT_SESSION_ID}
	Key                       string // repeated with the same key, the provider makes one session
}

// Sale is a checkout session as the provider knows it.
type Sale struct {
	ID             string
	UserID         string // whom we named when it was made
	Email          string // what the payer typed; only used where no user was named
	CustomerID     string
	SubscriptionID string
	PlanID         string
	Status         PaymentStatus
	PeriodEnd      time.Time // zero = not known yet
}

// Provider sells plans. Invalid session ids are a problem.Invalid.
type Provider interface {
	Name() string // shown to users: "Stripe"
	Checkout(ctx context.Context, o Order) (sessionID, url string, err error)
	Portal(ctx context.Context, userID, customerID, returnURL string) (url string, err error)
	Sale(ctx context.Context, sessionID string) (*Sale, error)
	// End ends a subscription at once, without refund; one that the provider does not
	// know (any more) has ended.
	End(ctx context.Context, subscriptionID string) error
	// Expire closes a checkout session that is still open, so that it cannot be paid
	// any more; false when it is open no more, or not known.
	Expire(ctx context.Context, sessionID string) (bool, error)
	// Refund gives back what was paid on an invoice, however often it is asked for;
	// false when nothing was paid. What the provider refuses for good is a
	// problem.Invalid.
	Refund(ctx context.Context, invoiceID string) (bool, error)
	// Event checks the signature over the raw body and reads the event; nil for a
	// type that does not concern us. A bad signature is a problem.Invalid.
	Event(body []byte, signature string, now time.Time) (*Event, error)
}

// EventKind is what happened at the provider.
type EventKind string

// Kinds of events.
const (
	SaleDone            EventKind = "sale"         // a checkout session ended
	InvoicePaid         EventKind = "invoice paid" // first payment or renewal
	SubscriptionChanged EventKind = "subscription" // changed or over
)

// Event is one message of the provider. Events come at least once and in any
// order.
type Event struct {
	ID   string
	Type string // the provider's name for it
	At   time.Time
	Kind EventKind

	Sale Sale // user, customer, subscription and plan as far as the event names them
	// InvoiceKey names the payment; the first invoice of a subscription and its
	// sale have the same key, so that one of them counts.
	InvoiceKey string
	InvoiceID  string // the provider's own; "" = not named
	Cancelled  bool   // the subscription runs out at the period's end
	Over       bool   // the subscription has ended, or is unpaid for good
}

// FirstInvoice is the InvoiceKey of what a sale pays for.
func FirstInvoice(subscriptionID string) string { return "first:" + subscriptionID }
