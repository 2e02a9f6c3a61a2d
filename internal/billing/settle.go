package billing

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// periodOf is how long a payment lasts until the provider names the day; it has
// a few days' grace so that a late renewal does not lock anyone out.
const periodOf = 33 * 24 * time.Hour

// gracePeriod is how long after its period a provider's subscription goes on: the renewal
// is paid an hour or more later, and a failed payment is tried again for days. Until
// then the provider's word counts, not the calendar.
const gracePeriod = 7 * 24 * time.Hour

// settle begins, or renews, a plan: once per invoice key. The balance becomes the
// plan's credits where it is lower; unused ones do not add up (decisions D-34).
func (s *Service) settle(ctx context.Context, provider string, sale Sale, invoiceKey string, at time.Time) error {
	u, err := s.Store.User(ctx, sale.UserID)
	if err != nil {
		return err
	}
	sub, err := s.subscription(ctx, provider, sale)
	if err != nil {
		return err
	}
	plan, ok := s.PlanByID(sub.PlanID)
	if !ok {
		return problem.New(problem.Internal, "")
	}
	first, err := s.Store.Once(ctx, invoiceOf(provider, invoiceKey), provider, "invoice", at)
	if err != nil {
		return err
	}
	if !first && !runsOn(u, sub, plan) {
		return nil // a receipt that is shown again revives nothing and changes no plan
	}
	sub.extend(sale.PeriodEnd)
	if first && plan.Cents > 0 && sub.PeriodEnd.Before(at) {
		sub.PeriodEnd = at.Add(periodOf)
	}
	if sub.ID != "" {
		if err := s.Store.PutSubscription(ctx, *sub); err != nil {
			return err
		}
	}
	before := u.Status
	if !sub.Ended {
		if err := s.activate(ctx, u, sub, plan, sale); err != nil {
			return err
		}
	}
	if !first {
		return nil
	}
	return s.grant(ctx, provider, u, plan, sale, invoiceKey, before)
}

// activate gives the user the plan of a subscription that runs.
func (s *Service) activate(ctx context.Context, u *account.User, sub *Subscription, plan Plan, sale Sale) error {
	u.PeriodEnd = toldEnd(u, sub, sale)
	u.Plan, u.PlanName, u.Status, u.SubscriptionID = plan.ID, plan.Name, account.Active, sub.ID
	u.SwitchedOff = false
	if sale.CustomerID != "" {
		u.CustomerID = sale.CustomerID
	}
	return s.Store.SaveSubscriber(ctx, u)
}

// grant notes a payment that was not seen before, with what it made of the account, and fills the balance up to the
// plan's credits.
func (s *Service) grant(
	ctx context.Context, provider string, u *account.User, plan Plan, sale Sale, invoiceKey string, before account.Status,
) error {
	if sale.ID != "" {
		if err := s.Store.SaveCheckout(ctx, sale.ID, sale.Status, sale.SubscriptionID); err != nil && !problem.Is(err, problem.NotFound) {
			return err
		}
	}
	event, actor := "plan paid", provider
	if provider == giftProvider { // the user took it, and nothing was paid
		event, actor = "free plan taken", u.ID
	}
	details := map[string]string{"plan": plan.ID}
	if before != u.Status {
		details["status"] = string(before) + " -> " + string(u.Status)
	}
	s.record(ctx, event, actor, u.ID, details)
	have, err := s.Store.Credits(ctx, u.ID)
	if err != nil || have >= plan.Credits {
		return err
	}
	return s.Ledger.move(ctx, Movement{Key: "period:" + provider + ":" + invoiceKey, UserID: u.ID, From: Issued, To: Available, Amount: plan.Credits - have, Reason: Period, Reference: plan.ID, Actor: provider})
}

// extend moves the end of the period; an earlier one changes nothing.
func (sub *Subscription) extend(end time.Time) {
	if end.After(sub.PeriodEnd) {
		sub.PeriodEnd = end
	}
}

// runsOn reports whether the user has that plan by that subscription now.
func runsOn(u *account.User, sub *Subscription, plan Plan) bool {
	return u.Status == account.Active && u.SubscriptionID == sub.ID && u.Plan == plan.ID
}

// invoiceOf is what Once remembers a payment by.
func invoiceOf(provider, invoiceKey string) string { return "invoice:" + provider + ":" + invoiceKey }

// subscription returns the stored one of a sale, or what will be stored.
func (s *Service) subscription(ctx context.Context, provider string, sale Sale) (*Subscription, error) {
	if sale.SubscriptionID == "" {
		return &Subscription{UserID: sale.UserID, Provider: provider, PlanID: sale.PlanID}, nil
	}
	sub, err := s.Store.Subscription(ctx, sale.SubscriptionID)
	if err != nil && !problem.Is(err, problem.NotFound) {
		return nil, err
	}
	if err != nil {
		return &Subscription{ID: sale.SubscriptionID, UserID: sale.UserID, Provider: provider, PlanID: sale.PlanID}, nil
	}
	if sale.PlanID != "" {
		sub.PlanID = sale.PlanID
	}
	return sub, nil
}

// applyChange applies a change of a subscription unless a newer one was applied. The end
// of a subscription is final, and only ends the plan that runs on it.
func (s *Service) applyChange(ctx context.Context, u *account.User, e *Event) error {
	sub, err := s.subscription(ctx, s.Provider.Name(), e.Sale)
	if err != nil || sub.Ended || sub.ID == "" || e.At.Before(sub.Changed) && !e.Over {
		return err
	}
	sub.Cancelled, sub.Ended, sub.Changed = e.Cancelled, e.Over, e.At
	sub.extend(e.Sale.PeriodEnd)
	if err := s.Store.PutSubscription(ctx, *sub); err != nil {
		return err
	}
	if u.SubscriptionID != sub.ID || !sub.Ended {
		return nil
	}
	return s.deactivate(ctx, u, s.Provider.Name())
}

func (s *Service) deactivate(ctx context.Context, u *account.User, actor string) error {
	var details map[string]string
	if u.Status != account.Inactive {
		details = map[string]string{"status": string(u.Status) + " -> " + string(account.Inactive)}
	}
	u.Status = account.Inactive
	s.record(ctx, "subscription ended", actor, u.ID, details)
	return s.Store.SaveSubscriber(ctx, u)
}

// Cancel lets a subscription run out at the end of its period.
func (s *Service) Cancel(ctx context.Context, subscriptionID string, cancelled bool) error {
	return s.Store.InTx(ctx, func(ctx context.Context) error {
		sub, err := s.Store.Subscription(ctx, subscriptionID)
		if err != nil || sub.Ended {
			return err
		}
		sub.Cancelled, sub.Changed = cancelled, s.Now()
		return s.Store.PutSubscription(ctx, *sub)
	})
}

// endReplaced ends the subscriptions that a purchase replaces, so that nobody pays for two
// plans and has one. It calls the provider, and therefore runs after the transaction; if the
// provider cannot be reached, that is logged and the next look at the sale tries again.
func (s *Service) endReplaced(ctx context.Context, sale Sale) {
	u, err := s.Store.User(ctx, sale.UserID)
	if err != nil || sale.SubscriptionID == "" || u.SubscriptionID != sale.SubscriptionID || u.Status != account.Active {
		return // not the plan the user has now
	}
	running, err := s.Store.SubscriptionsOf(ctx, u.ID, s.Provider.Name())
	for _, sub := range running {
		if sub.ID == u.SubscriptionID {
			continue
		}
		if err = s.Provider.End(ctx, sub.ID); err != nil {
			break
		}
		sub.Ended = true
		if err = s.Store.PutSubscription(ctx, sub); err != nil {
			break
		}
		s.record(ctx, "subscription replaced", s.Provider.Name(), u.ID, map[string]string{"plan": sub.PlanID})
	}
	if err != nil {
		slog.ErrorContext(ctx, "a replaced subscription could not be ended and may be charged on", "user", u.ID, "error", err)
	}
}

// Lapse ends what has run out and renews the sandbox's subscriptions; real ones are
// renewed by their provider's events.
func (s *Service) Lapse(ctx context.Context) error {
	own, err := s.Store.Lapsed(ctx, SandboxName, s.Now())
	if err != nil {
		return err
	}
	others, err := s.Store.LapsedElsewhere(ctx, SandboxName, s.Now().Add(-gracePeriod))
	if err != nil {
		return err
	}
	var failed []error
	for _, sub := range append(own, others...) {
		failed = append(failed, s.Store.InTx(ctx, func(ctx context.Context) error { return s.lapse(ctx, sub) }))
	}
	return errors.Join(failed...)
}

// lapse acts on what it reads with the user's row held: an event may have renewed
// the subscription since it was listed. One that the provider fell silent about
// only loses its date, so that a payment revives it.
func (s *Service) lapse(ctx context.Context, listed Subscription) error {
	u, err := s.Store.User(ctx, listed.UserID)
	if err != nil {
		return err
	}
	sub, err := s.Store.Subscription(ctx, listed.ID)
	if err != nil || sub.Ended || !sub.PeriodEnd.Equal(listed.PeriodEnd) || sub.Cancelled != listed.Cancelled {
		return err
	}
	switch end := sub.PeriodEnd; {
	case sub.Cancelled:
		sub.Ended = true
	case sub.Provider == SandboxName:
		return s.settle(ctx, sub.Provider, Sale{UserID: sub.UserID, SubscriptionID: sub.ID, PlanID: sub.PlanID, Status: Paid, PeriodEnd: end.AddDate(0, 1, 0)}, sub.ID+":"+end.UTC().Format("20060102"), s.Now())
	default:
		sub.PeriodEnd = time.Time{}
	}
	if err := s.Store.PutSubscription(ctx, *sub); err != nil || u.SubscriptionID != sub.ID {
		return err
	}
	return s.deactivate(ctx, u, "system")
}

func (s *Service) record(ctx context.Context, event, actor, subject string, details map[string]string) {
	if s.Audit != nil {
		s.Audit.Record(ctx, event, actor, subject, details)
	}
}

// toldEnd is the end of the paid period that the user may be told: one that the
// provider named. Until it has, the subscription runs on an estimate of ours.
func toldEnd(u *account.User, sub *Subscription, sale Sale) time.Time {
	if u.SubscriptionID == sub.ID && u.PeriodEnd.After(sale.PeriodEnd) {
		return u.PeriodEnd
	}
	return sale.PeriodEnd
}
