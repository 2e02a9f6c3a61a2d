package store

import (
	"context"
	"time"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/store/db"
)

var _ billing.PaymentStore = (*DB)(nil)

// Once implements billing.PaymentStore.
func (d *DB) Once(ctx context.Context, key, provider, kind string, at time.Time) (bool, error) {
	n, err := d.q(ctx).AddWebhookEvent(ctx, db.AddWebhookEventParams{ID: key, Provider: provider, Type: kind, At: millis(at)})
	return n == 1, wrap(err)
}

// Happened implements billing.PaymentStore.
func (d *DB) Happened(ctx context.Context, key string) (bool, error) {
	n, err := d.r(ctx).KnownWebhookEvents(ctx, key)
	return n > 0, wrap(err)
}

// CreateCheckout implements billing.PaymentStore.
func (d *DB) CreateCheckout(ctx context.Context, c billing.Checkout) error {
	return wrap(d.q(ctx).CreateCheckout(ctx, db.CreateCheckoutParams{
		ID: c.ID, UserID: c.UserID, Provider: c.Provider, Plan: c.PlanID, PaymentStatus: string(c.Status),
		SuccessUrl: c.SuccessURL, CancelUrl: c.CancelURL, CreatedAt: millis(c.Created),
	}))
}

// Checkout implements billing.PaymentStore.
func (d *DB) Checkout(ctx context.Context, id string) (*billing.Checkout, error) {
	c, err := d.r(ctx).Checkout(ctx, id)
	if err != nil {
		return nil, wrap(err)
	}
	out := checkoutOf(c)
	return &out, nil
}

func checkoutOf(c db.Checkout) billing.Checkout {
	return billing.Checkout{
		ID: c.ID, UserID: c.UserID, Provider: c.Provider, PlanID: c.Plan, SubscriptionID: c.SubscriptionID, Status: billing.PaymentStatus(c.PaymentStatus),
		SuccessURL: c.SuccessUrl, CancelURL: c.CancelUrl, Created: fromMillis(c.CreatedAt),
	}
}

// UnpaidCheckouts implements billing.PaymentStore.
func (d *DB) UnpaidCheckouts(ctx context.Context, userID, provider string, since time.Time) ([]billing.Checkout, error) {
	rows, err := d.r(ctx).UnpaidCheckouts(ctx, db.UnpaidCheckoutsParams{UserID: userID, Provider: provider, CreatedAt: millis(since)})
	out := make([]billing.Checkout, len(rows))
	for i, c := range rows {
		out[i] = checkoutOf(c)
	}
	return out, wrap(err)
}

// SaveCheckout implements billing.PaymentStore.
func (d *DB) SaveCheckout(ctx context.Context, id string, status billing.PaymentStatus, subscriptionID string) error {
	return changed(d.q(ctx).SaveCheckout(ctx, db.SaveCheckoutParams{ID: id, PaymentStatus: string(status), SubscriptionID: subscriptionID}))
}

// PutSubscription implements billing.PaymentStore.
func (d *DB) PutSubscription(ctx context.Context, s billing.Subscription) error {
	return wrap(d.q(ctx).PutSubscription(ctx, db.PutSubscriptionParams{
		ID: s.ID, UserID: s.UserID, Provider: s.Provider, Plan: s.PlanID, Ended: s.Ended, Cancelled: s.Cancelled,
		PeriodEnd: millis(s.PeriodEnd), ChangedAt: millis(s.Changed),
	}))
}

func subscriptionOf(s db.Subscription) billing.Subscription {
	return billing.Subscription{ID: s.ID, UserID: s.UserID, Provider: s.Provider, PlanID: s.Plan, Ended: s.Ended, Cancelled: s.Cancelled, PeriodEnd: fromMillis(s.PeriodEnd), Changed: fromMillis(s.ChangedAt)}
}

// Subscription implements billing.PaymentStore.
func (d *DB) Subscription(ctx context.Context, id string) (*billing.Subscription, error) {
	row, err := d.r(ctx).Subscription(ctx, id)
	if err != nil {
		return nil, wrap(err)
	}
	s := subscriptionOf(row)
	return &s, nil
}

// SubscriptionsOf implements billing.PaymentStore.
func (d *DB) SubscriptionsOf(ctx context.Context, userID, provider string) ([]billing.Subscription, error) {
	rows, err := d.r(ctx).SubscriptionsOf(ctx, db.SubscriptionsOfParams{UserID: userID, Provider: provider})
	return subscriptionsOf(rows), wrap(err)
}

// Lapsed implements billing.PaymentStore.
func (d *DB) Lapsed(ctx context.Context, provider string, before time.Time) ([]billing.Subscription, error) {
	rows, err := d.r(ctx).LapsedSubscriptions(ctx, db.LapsedSubscriptionsParams{PeriodEnd: millis(before), Provider: provider})
	return subscriptionsOf(rows), wrap(err)
}

// LapsedElsewhere implements billing.PaymentStore.
func (d *DB) LapsedElsewhere(ctx context.Context, provider string, before time.Time) ([]billing.Subscription, error) {
	rows, err := d.r(ctx).LapsedElsewhere(ctx, db.LapsedElsewhereParams{PeriodEnd: millis(before), Provider: provider})
	return subscriptionsOf(rows), wrap(err)
}

func subscriptionsOf(rows []db.Subscription) []billing.Subscription {
	out := make([]billing.Subscription, len(rows))
	for i, row := range rows {
		out[i] = subscriptionOf(row)
	}
	return out
}

// UserByCustomer implements billing.PaymentStore.
func (d *DB) UserByCustomer(ctx context.Context, customerID string) (*account.User, error) {
	u, err := d.r(ctx).UserByCustomer(ctx, customerID)
	if err != nil {
		return nil, wrap(err)
	}
	return userOf(u)
}

// SaveSubscriber implements billing.PaymentStore.
func (d *DB) SaveSubscriber(ctx context.Context, u *account.User) error {
	return changed(d.q(ctx).SaveSubscriber(ctx, db.SaveSubscriberParams{
		ID: u.ID, Plan: u.Plan, PlanName: u.PlanName, Status: string(u.Status), CustomerID: u.CustomerID,
		SubscriptionID: u.SubscriptionID, PeriodEnd: millis(u.PeriodEnd), Search: searchText(u.Name, u.Email, u.Organisation, u.Plan),
		SwitchedOff: u.SwitchedOff,
	}))
}
