package billing

import (
	"context"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// SandboxName is the sandbox's display name.
const SandboxName = "Checkout"

// Sandbox is the built-in provider for trying the product out: its checkout and
// portal pages are ours, take no card, and are labelled as a test. It is refused
// in production (decisions D-39).
type Sandbox struct {
	Store PaymentStore
	// BasePath of its pages: BasePath/checkout/{id} and BasePath/portal/{id}.
	BasePath string
	Now      func() time.Time
}

var _ Provider = (*Sandbox)(nil)

// Name implements Provider.
func (*Sandbox) Name() string { return SandboxName }

// Checkout implements Provider. The session's id is the only key to its page.
func (p *Sandbox) Checkout(_ context.Context, _ Order) (string, string, error) {
	id := "sandbox_" + account.NewID()
	return id, p.BasePath + "/checkout/" + id, nil
}

// portalLife is how long a link to the portal works.
const portalLife = time.Hour

// Portal implements Provider.
func (p *Sandbox) Portal(ctx context.Context, userID, _, returnURL string) (string, error) {
	id := "portal_" + account.NewID()
	err := p.Store.CreateCheckout(ctx, Checkout{ID: id, UserID: userID, Provider: "sandbox portal", Status: Unpaid, SuccessURL: returnURL, Created: p.Now()})
	return p.BasePath + "/portal/" + id, err
}

// Sale implements Provider.
func (p *Sandbox) Sale(ctx context.Context, id string) (*Sale, error) {
	c, err := p.Store.Checkout(ctx, id)
	if err != nil {
		return nil, err
	}
	sale := &Sale{ID: c.ID, UserID: c.UserID, PlanID: c.PlanID, Status: c.Status, SubscriptionID: c.SubscriptionID}
	if c.SubscriptionID != "" {
		sale.CustomerID = "sandbox_customer_" + c.UserID
	}
	return sale, nil
}

// End implements Provider: a subscription here is nothing but our own row of it.
func (*Sandbox) End(context.Context, string) error { return nil }

// Expire implements Provider: a session here is nothing but our own row of it, which
// goes with its user.
func (*Sandbox) Expire(context.Context, string) (bool, error) { return true, nil }

// Refund implements Provider: no money was taken.
func (*Sandbox) Refund(context.Context, string) (bool, error) { return false, nil }

// Event implements Provider: the sandbox sends none.
func (*Sandbox) Event([]byte, string, time.Time) (*Event, error) {
	return nil, problem.New(problem.Invalid, "The sandbox sends no events.")
}

// Open returns an unfinished checkout with its plan; problem.NotFound for any
// other id.
func (s *Service) Open(ctx context.Context, id string) (*Checkout, Plan, error) {
	c, err := s.Store.Checkout(ctx, id)
	if err != nil {
		return nil, Plan{}, err
	}
	plan, ok := s.PlanByID(c.PlanID)
	if !ok || c.Provider != SandboxName {
		return nil, Plan{}, problem.New(problem.NotFound, "This checkout does not exist.")
	}
	return c, plan, nil
}

// Pay finishes a sandbox checkout as if a card had been charged.
func (s *Service) Pay(ctx context.Context, id string) error {
	var sale Sale
	err := s.Store.InTx(ctx, func(ctx context.Context) error {
		c, plan, err := s.Open(ctx, id)
		if err != nil {
			return err
		}
		if _, err := s.Store.User(ctx, c.UserID); err != nil { // from here on the button counts once
			return err
		}
		if c, plan, err = s.Open(ctx, id); err != nil || c.Status != Unpaid {
			return err
		}
		sale = Sale{ID: c.ID, UserID: c.UserID, PlanID: plan.ID, Status: Paid, SubscriptionID: "sandbox_sub_" + account.NewID()[:12], CustomerID: "sandbox_customer_" + c.UserID, PeriodEnd: s.Now().AddDate(0, 1, 0)}
		if plan.Once {
			u, err := s.Store.User(ctx, c.UserID)
			if err != nil {
				return err
			}
			if u.Plan != "free" && u.Plan != "" {
				return problem.New(problem.Conflict, "The %s is for new accounts, once.", plan.Name)
			}
			sale.Status, sale.SubscriptionID, sale.PeriodEnd = NoPayment, "", time.Time{}
			return s.settle(ctx, SandboxName, sale, onceKey(plan.ID, c.UserID), s.Now())
		}
		return s.settle(ctx, SandboxName, sale, FirstInvoice(sale.SubscriptionID), s.Now())
	})
	if err == nil {
		s.endReplaced(ctx, sale)
	}
	return err
}

// PortalPage is what the sandbox's portal shows.
type PortalPage struct {
	User         *account.User
	Plan         Plan          // the user's; zero = none of the catalogue
	Subscription *Subscription // nil = none that can be cancelled
	ReturnURL    string
}

// OpenPortal returns what a portal link shows; problem.NotFound for any other id
// and after an hour.
func (s *Service) OpenPortal(ctx context.Context, id string) (*PortalPage, error) {
	c, err := s.Store.Checkout(ctx, id)
	if err != nil {
		return nil, err
	}
	if c.Provider != "sandbox portal" || s.Now().Sub(c.Created) > portalLife {
		return nil, problem.New(problem.NotFound, "This link is over. Please open the subscription page again.")
	}
	page := &PortalPage{ReturnURL: c.SuccessURL}
	if page.User, err = s.Store.User(ctx, c.UserID); err != nil {
		return nil, err
	}
	page.Plan, _ = s.PlanByID(page.User.Plan)
	if page.User.SubscriptionID != "" {
		page.Subscription, err = s.Store.Subscription(ctx, page.User.SubscriptionID)
		if problem.Is(err, problem.NotFound) {
			err = nil
		}
	}
	return page, err
}
