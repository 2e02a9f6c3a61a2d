package billing

import (
	"context"
	"log/slog"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// sessionLife is how far back a checkout may still be open, or paid without our
// knowing yet: a session lives a day, and its message is sent again for three.
const sessionLife = 4 * 24 * time.Hour

// Leave ends every subscription of a user who is about to be erased, and expires
// open checkouts, so that nobody pays for an account that is gone.
func (s *Service) Leave(ctx context.Context, u *account.User) error {
	if s.Provider == nil {
		return nil
	}
	if _, err := s.Store.Once(ctx, erasedKey(u.ID), s.Provider.Name(), "account erased", s.Now()); err != nil {
		return err
	}
	begun, err := s.Store.UnpaidCheckouts(ctx, u.ID, s.Provider.Name(), s.Now().Add(-sessionLife))
	if err != nil {
		return err
	}
	for _, c := range begun {
		if err := s.closeCheckout(ctx, c.ID); err != nil {
			return err
		}
	}
	running, err := s.Store.SubscriptionsOf(ctx, u.ID, s.Provider.Name())
	if err != nil {
		return err
	}
	for _, sub := range running {
		if err := s.Provider.End(ctx, sub.ID); err != nil {
			return err
		}
	}
	return nil
}

// closeCheckout expires a checkout session; if it was paid a moment ago, it ends the
// subscription that was bought.
func (s *Service) closeCheckout(ctx context.Context, id string) error {
	open, err := s.Provider.Expire(ctx, id)
	if err != nil || open {
		return err
	}
	sale, err := s.Provider.Sale(ctx, id)
	if problem.Is(err, problem.Invalid) {
		return nil // the provider does not know it (any more)
	}
	if err != nil || sale.SubscriptionID == "" {
		return err
	}
	return s.Provider.End(ctx, sale.SubscriptionID)
}

// erasedKey marks an account as one of ours. Another installation may share the account at
// the payment provider, and payments of its customers must not be refunded.
func erasedKey(userID string) string { return "erased:" + userID }

// refuse ends a subscription that was paid for an account which was erased in the
// meantime, and gives the money back. A repeated event does nothing more.
func (s *Service) refuse(ctx context.Context, e *Event) error {
	if e.Kind == SubscriptionChanged || e.Sale.UserID == "" || e.Sale.SubscriptionID == "" {
		return nil
	}
	if erased, err := s.Store.Happened(ctx, erasedKey(e.Sale.UserID)); err != nil || !erased {
		return err
	}
	if _, err := s.Store.User(ctx, e.Sale.UserID); !problem.Is(err, problem.NotFound) {
		return err // the account is still there: erasing it did not complete
	}
	for _, key := range []string{eventKey(e), s.refundKey(e)} {
		if known, err := s.Store.Happened(ctx, key); err != nil || known {
			return err
		}
	}
	if err := s.Provider.End(ctx, e.Sale.SubscriptionID); err != nil {
		return err
	}
	refund, err := s.giveBack(ctx, e)
	if err != nil {
		return err
	}
	s.record(ctx, "payment for an erased account", s.Provider.Name(), e.Sale.UserID, map[string]string{"subscription": e.Sale.SubscriptionID, "invoice": e.InvoiceID, "refund": refund})
	return nil
}

// What the audit says about the money that came in for an erased account.
const (
	givenBack   = "given back"
	nothingPaid = "nothing was paid"
	byHand      = "to be given back by hand"
	counted     = "none: it counted before the account was erased"
)

// giveBack refunds the invoice of an event, unless it was settled while the account still
// existed and only its event arrived late. An error means: try again.
func (s *Service) giveBack(ctx context.Context, e *Event) (string, error) {
	if settled, err := s.Store.Happened(ctx, invoiceOf(s.Provider.Name(), e.InvoiceKey)); err != nil || settled {
		return counted, err
	}
	given, err := s.refund(ctx, e.InvoiceID)
	switch {
	case err != nil && !problem.Is(err, problem.Invalid):
		return "", err
	case err != nil:
		slog.ErrorContext(ctx, "a payment for an erased account must be given back by hand, at the payment provider", "subscription", e.Sale.SubscriptionID, "invoice", e.InvoiceID, "cause", err)
		return byHand, nil
	case !given:
		return nothingPaid, nil
	}
	slog.WarnContext(ctx, "a payment for an erased account was given back", "subscription", e.Sale.SubscriptionID, "invoice", e.InvoiceID)
	_, err = s.Store.Once(ctx, s.refundKey(e), s.Provider.Name(), "refund", s.Now())
	return givenBack, err
}

// refundKey makes a refund happen once: the events of a checkout and of its invoice are
// about the same payment.
func (s *Service) refundKey(e *Event) string {
	return "refund:" + s.Provider.Name() + ":" + e.InvoiceKey
}

func (s *Service) refund(ctx context.Context, invoiceID string) (bool, error) {
	if invoiceID == "" {
		return false, problem.New(problem.Invalid, "The payment provider named no invoice.")
	}
	return s.Provider.Refund(ctx, invoiceID)
}
