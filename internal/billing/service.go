package billing

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"log/slog"
	"net/url"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// Subscription of a user at a provider.
type Subscription struct {
	ID, UserID, Provider, PlanID string
	Ended, Cancelled             bool
	PeriodEnd, Changed           time.Time
}

// Checkout is a session that we know of.
type Checkout struct {
	ID, UserID, Provider, PlanID, SubscriptionID string
	Status                                       PaymentStatus
	SuccessURL, CancelURL                        string
	Created                                      time.Time
}

// PaymentStore keeps checkouts and subscriptions. Methods join the transaction
// in ctx; what is not found is a problem.NotFound.
type PaymentStore interface {
	Store
	Once(ctx context.Context, key, provider, kind string, at time.Time) (bool, error) // true the first time
	Happened(ctx context.Context, key string) (bool, error)                           // whether Once was asked for it
	CreateCheckout(ctx context.Context, c Checkout) error
	Checkout(ctx context.Context, id string) (*Checkout, error)
	UnpaidCheckouts(ctx context.Context, userID, provider string, since time.Time) ([]Checkout, error)
	SaveCheckout(ctx context.Context, id string, status PaymentStatus, subscriptionID string) error
	PutSubscription(ctx context.Context, s Subscription) error
	Subscription(ctx context.Context, id string) (*Subscription, error)
	SubscriptionsOf(ctx context.Context, userID, provider string) ([]Subscription, error) // not ended
	// Lapsed and LapsedElsewhere return what ran out before that time at this provider,
	// and at all others.
	Lapsed(ctx context.Context, provider string, before time.Time) ([]Subscription, error)
	LapsedElsewhere(ctx context.Context, provider string, before time.Time) ([]Subscription, error)
	User(ctx context.Context, id string) (*account.User, error)
	UserByCustomer(ctx context.Context, customerID string) (*account.User, error)
	UserByEmail(ctx context.Context, email string) (*account.User, error)
	Repeat(ctx context.Context, userID, scope, key, bodyHash string) (answer string, err error)
	KeepRepeat(ctx context.Context, userID, scope, key, bodyHash, answer string, at time.Time) error
	SaveSubscriber(ctx context.Context, u *account.User) error // plan, status, customer, subscription and period
}

// Config of a Service.
type Config struct {
	Store    PaymentStore
	Ledger   *Ledger
	Plans    []Plan
	Provider Provider // nil = payments are not set up
	Support  string   // who is asked, an e-mail address
	Origin   string   // https://host of the web app; "" = the host that was asked
	Audit    account.Auditor
	Now      func() time.Time
}

// Service sells plans and keeps subscriptions.
type Service struct{ Config }

// New returns a service.
func New(cfg Config) *Service {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	return &Service{cfg}
}

var errNotSetUp = problem.New(problem.Unavailable, "Payments are not set up on this installation. Please contact support.")

// Request is the web app's wish to buy. Host is the host that was asked.
type Request struct{ PriceID, SuccessURL, CancelURL, Host, Key string }

// Begin makes a checkout session and returns where the browser goes. The plan
// comes from the catalogue and the user from the token, whatever was sent
// (decisions D-38). Repeats of a request with a key lead to the same session.
func (s *Service) Begin(ctx context.Context, u *account.User, r Request) (string, error) {
	if r.Key == "" {
		return s.begin(ctx, u, r, nil)
	}
	sum := sha256.Sum256([]byte(strings.Join([]string{r.PriceID, r.SuccessURL, r.CancelURL}, "\x00")))
	hash := hex.EncodeToString(sum[:])
	if target, err := s.Store.Repeat(ctx, u.ID, "checkout", r.Key, hash); target != "" || err != nil {
		return target, err
	}
	target, err := s.begin(ctx, u, r, func(ctx context.Context, target string) error {
		return s.Store.KeepRepeat(ctx, u.ID, "checkout", r.Key, hash, target, s.Now())
	})
	if problem.Is(err, problem.Conflict) { // the same request was faster
		if same, again := s.Store.Repeat(ctx, u.ID, "checkout", r.Key, hash); same != "" || again != nil {
			return same, again
		}
	}
	return target, err
}

// keeper remembers where the browser was sent.
type keeper func(ctx context.Context, target string) error

// begin calls keep, if there is one, in the transaction that stores the session.
func (s *Service) begin(ctx context.Context, u *account.User, r Request, keep keeper) (string, error) {
	if keep == nil {
		keep = func(context.Context, string) error { return nil }
	}
	plan, ok := s.plan(func(p Plan) bool { return p.PriceID == r.PriceID || p.ID == r.PriceID })
	if !ok {
		return "", problem.New(problem.Invalid, "This plan is not on offer.")
	}
	if s.Provider == nil && plan.Cents > 0 {
		return "", errNotSetUp
	}
	for _, address := range []string{r.SuccessURL, r.CancelURL} {
		if err := s.sameOrigin(address, r.Host); err != nil {
			return "", err
		}
	}
	if plan.Once {
		if u.SwitchedOff {
			return "", problem.New(problem.Conflict, "An administrator has made your account inactive, so the %s cannot be taken. "+
				"Ask your administrator, or write to %s.", plan.Name, s.Support)
		}
		if u.Plan != "" && u.Plan != "free" {
			return "", problem.New(problem.Conflict, "The %s is for new accounts, once.", plan.Name)
		}
		if plan.Cents == 0 { // no page of payment, also where that would be a test
			return s.give(ctx, u, plan, r, keep)
		}
	}
	return s.checkout(ctx, u, plan, r, keep)
}

// checkout lets the provider make a session, and stores it.
func (s *Service) checkout(ctx context.Context, u *account.User, plan Plan, r Request, keep keeper) (string, error) {
	id, target, err := s.Provider.Checkout(ctx, Order{UserID: u.ID, Email: u.Email, CustomerID: u.CustomerID, Plan: plan, SuccessURL: r.SuccessURL, CancelURL: r.CancelURL, Key: r.Key})
	if err != nil {
		return "", err
	}
	return target, s.Store.InTx(ctx, func(ctx context.Context) error {
		err := s.Store.CreateCheckout(ctx, Checkout{ID: id, UserID: u.ID, Provider: s.Provider.Name(), PlanID: plan.ID, Status: Unpaid, SuccessURL: r.SuccessURL, CancelURL: r.CancelURL, Created: s.Now()})
		if err != nil {
			return err
		}
		return keep(ctx, target)
	})
}

// giftProvider stands for a provider where nothing is paid.
const giftProvider = "none"

// give settles a plan that costs nothing without asking any provider.
func (s *Service) give(ctx context.Context, u *account.User, plan Plan, r Request, keep keeper) (string, error) {
	id := "free_" + account.NewID()
	target := strings.ReplaceAll(r.SuccessURL, "{CHECKOUT_SESSION_ID}", id)
	err := s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.Store.CreateCheckout(ctx, Checkout{ID: id, UserID: u.ID, Provider: giftProvider, PlanID: plan.ID, Status: NoPayment, Created: s.Now()}); err != nil {
			return err
		}
		if err := s.settle(ctx, giftProvider, Sale{ID: id, UserID: u.ID, PlanID: plan.ID, Status: NoPayment, SubscriptionID: ""}, onceKey(plan.ID, u.ID), s.Now()); err != nil {
			return err
		}
		return keep(ctx, target)
	})
	return target, err
}

// onceKey is the invoice of a plan without a subscription: an account has it once.
func onceKey(planID, userID string) string { return "once:" + planID + ":" + userID }

func (s *Service) plan(want func(Plan) bool) (Plan, bool) {
	for _, p := range s.Plans {
		if want(p) {
			return p, true
		}
	}
	return Plan{}, false
}

// PlanByID returns a plan of the catalogue.
func (s *Service) PlanByID(id string) (Plan, bool) {
	return s.plan(func(p Plan) bool { return p.ID == id })
}

// sameOrigin refuses to send a browser anywhere else (assurance item 40).
func (s *Service) sameOrigin(address, host string) error {
	bad := problem.New(problem.Invalid, "The return address must be on this site.")
	u, err := url.Parse(strings.ReplaceAll(address, "{CHECKOUT_SESSION_ID}", "id"))
	if err != nil || u.User != nil || u.Opaque != "" || u.Host == "" || strings.ContainsAny(address, "\\\r\n\t ") {
		return bad
	}
	if s.Origin != "" {
		if u.Scheme+"://"+u.Host != s.Origin {
			return bad
		}
		return nil
	}
	if (u.Scheme != "http" && u.Scheme != "https") || !strings.EqualFold(u.Host, host) {
		return bad
	}
	return nil
}

// Portal returns where the user manages the subscription.
func (s *Service) Portal(ctx context.Context, u *account.User, returnURL, host string) (string, error) {
	if s.Provider == nil {
		return "", errNotSetUp
	}
	if err := s.sameOrigin(returnURL, host); err != nil {
		return "", err
	}
	if u.CustomerID == "" && (s.Provider.Name() != SandboxName || u.Plan == "" || u.Plan == "free") {
		return "", problem.New(problem.Conflict, "There is no subscription to manage yet. Please choose a plan first.")
	}
	return s.Provider.Portal(ctx, u.ID, u.CustomerID, returnURL)
}

// Check is the answer to validate-session.
type Check struct {
	Valid          bool
	Status         PaymentStatus
	SubscriptionID string
}

// Validate looks at a session of the caller and lets a paid plan begin; twice
// changes nothing (decisions D-38).
func (s *Service) Validate(ctx context.Context, u *account.User, sessionID string) (*Check, error) {
	name := "Checkout"
	if s.Provider != nil {
		name = s.Provider.Name()
	}
	invalid := problem.New(problem.Invalid, "Invalid %s session ID", name)
	known, err := s.Store.Checkout(ctx, sessionID)
	if err != nil && !problem.Is(err, problem.NotFound) {
		return nil, err
	}
	if err != nil || known.UserID != u.ID {
		return nil, invalid
	}
	if known.Provider == giftProvider {
		return &Check{Valid: true, Status: known.Status}, nil
	}
	if s.Provider == nil || s.Provider.Name() != known.Provider {
		return nil, invalid
	}
	sale, err := s.Provider.Sale(ctx, sessionID)
	if err != nil {
		return nil, err
	}
	sale.UserID, sale.PlanID = known.UserID, known.PlanID
	if sale.Status.settled() {
		key := FirstInvoice(sale.SubscriptionID)
		if sale.SubscriptionID == "" {
			key = onceKey(known.PlanID, known.UserID)
		}
		err = s.Store.InTx(ctx, func(ctx context.Context) error {
			return s.settle(ctx, known.Provider, *sale, key, s.Now())
		})
		if err == nil {
			s.endReplaced(ctx, *sale)
		}
	}
	return &Check{Valid: true, Status: sale.Status, SubscriptionID: sale.SubscriptionID}, err
}

// Webhook applies one message of the provider, once.
func (s *Service) Webhook(ctx context.Context, body []byte, signature string) error {
	if s.Provider == nil {
		return errNotSetUp
	}
	e, err := s.Provider.Event(body, signature, s.Now())
	if err != nil || e == nil {
		return err
	}
	if err := s.refuse(ctx, e); err != nil {
		return err
	}
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		first, err := s.Store.Once(ctx, eventKey(e), s.Provider.Name(), e.Type, s.Now())
		if err != nil || !first {
			return err
		}
		return s.apply(ctx, e)
	})
	if err == nil && e.Kind == SaleDone {
		s.endReplaced(ctx, e.Sale)
	}
	return err
}

// eventKey is what Once remembers a message by.
func eventKey(e *Event) string { return "event:" + e.ID }

func (s *Service) apply(ctx context.Context, e *Event) error {
	u, err := s.owner(ctx, e.Sale)
	if err != nil {
		return err
	}
	if u == nil {
		slog.WarnContext(ctx, "payment event of an unknown customer", "event", e.ID, "type", e.Type)
		return nil
	}
	if u, err = s.Store.User(ctx, u.ID); err != nil { // again, now holding the row
		return err
	}
	e.Sale.UserID = u.ID
	switch e.Kind {
	case SaleDone, InvoicePaid:
		if e.Kind == SaleDone && !e.Sale.Status.settled() {
			return nil
		}
		sub, err := s.subscription(ctx, s.Provider.Name(), e.Sale)
		if err != nil {
			return err
		}
		if _, ours := s.PlanByID(sub.PlanID); !ours { // an invoice for something else that this customer bought
			slog.WarnContext(ctx, "payment event without a plan of the catalogue", "event", e.ID, "type", e.Type)
			return nil
		}
		return s.settle(ctx, s.Provider.Name(), e.Sale, e.InvoiceKey, e.At)
	case SubscriptionChanged:
		return s.applyChange(ctx, u, e)
	}
	return nil
}

// owner finds the user an event is about: named by us, known by the customer id
// or the subscription, and only else by the payer's address.
func (s *Service) owner(ctx context.Context, sale Sale) (*account.User, error) {
	lookups := []func() (*account.User, error){
		func() (*account.User, error) { return s.Store.User(ctx, sale.UserID) },
		func() (*account.User, error) { return s.Store.UserByCustomer(ctx, sale.CustomerID) },
		func() (*account.User, error) {
			sub, err := s.Store.Subscription(ctx, sale.SubscriptionID)
			if err != nil {
				return nil, err
			}
			return s.Store.User(ctx, sub.UserID)
		},
	}
	if sale.UserID == "" && sale.Email != "" {
		lookups = append(lookups, func() (*account.User, error) { return s.Store.UserByEmail(ctx, account.CleanEmail(sale.Email)) })
	}
	for _, look := range lookups {
		u, err := look()
		if err == nil {
			return u, nil
		}
		if !problem.Is(err, problem.NotFound) {
			return nil, err
		}
	}
	return nil, nil
}
