package billing_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// shaky is the database with a step that may fail before each of its calls, and
// before the end of each transaction.
type shaky struct {
	*store.DB
	faults *storetest.Faults
}

func (s *shaky) InTx(ctx context.Context, do func(ctx context.Context) error) error {
	if store.Tx(ctx) != nil {
		return s.DB.InTx(ctx, do)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := do(ctx); err != nil {
			return err
		}
		return s.faults.Step()
	})
}

// try is a call of the database.
func try[T any](f *storetest.Faults, call func() (T, error)) (T, error) {
	if err := f.Step(); err != nil {
		var none T
		return none, err
	}
	return call()
}

func (s *shaky) Move(ctx context.Context, m billing.Movement) (bool, error) {
	return try(s.faults, func() (bool, error) { return s.DB.Move(ctx, m) })
}

func (s *shaky) Credits(ctx context.Context, id string) (int64, error) {
	return try(s.faults, func() (int64, error) { return s.DB.Credits(ctx, id) })
}

func (s *shaky) Once(ctx context.Context, key, provider, kind string, at time.Time) (bool, error) {
	return try(s.faults, func() (bool, error) { return s.DB.Once(ctx, key, provider, kind, at) })
}

func (s *shaky) Happened(ctx context.Context, key string) (bool, error) {
	return try(s.faults, func() (bool, error) { return s.DB.Happened(ctx, key) })
}

func (s *shaky) CreateCheckout(ctx context.Context, c billing.Checkout) error {
	_, err := try(s.faults, func() (any, error) { return nil, s.DB.CreateCheckout(ctx, c) })
	return err
}

func (s *shaky) Checkout(ctx context.Context, id string) (*billing.Checkout, error) {
	return try(s.faults, func() (*billing.Checkout, error) { return s.DB.Checkout(ctx, id) })
}

func (s *shaky) UnpaidCheckouts(ctx context.Context, id, provider string, since time.Time) ([]billing.Checkout, error) {
	return try(s.faults, func() ([]billing.Checkout, error) { return s.DB.UnpaidCheckouts(ctx, id, provider, since) })
}

func (s *shaky) SaveCheckout(ctx context.Context, id string, status billing.PaymentStatus, subscription string) error {
	_, err := try(s.faults, func() (any, error) { return nil, s.DB.SaveCheckout(ctx, id, status, subscription) })
	return err
}

func (s *shaky) PutSubscription(ctx context.Context, sub billing.Subscription) error {
	_, err := try(s.faults, func() (any, error) { return nil, s.DB.PutSubscription(ctx, sub) })
	return err
}

func (s *shaky) Subscription(ctx context.Context, id string) (*billing.Subscription, error) {
	return try(s.faults, func() (*billing.Subscription, error) { return s.DB.Subscription(ctx, id) })
}

func (s *shaky) SubscriptionsOf(ctx context.Context, id, provider string) ([]billing.Subscription, error) {
	return try(s.faults, func() ([]billing.Subscription, error) { return s.DB.SubscriptionsOf(ctx, id, provider) })
}

func (s *shaky) Lapsed(ctx context.Context, provider string, before time.Time) ([]billing.Subscription, error) {
	return try(s.faults, func() ([]billing.Subscription, error) { return s.DB.Lapsed(ctx, provider, before) })
}

func (s *shaky) LapsedElsewhere(ctx context.Context, provider string, before time.Time) ([]billing.Subscription, error) {
	return try(s.faults, func() ([]billing.Subscription, error) { return s.DB.LapsedElsewhere(ctx, provider, before) })
}

func (s *shaky) User(ctx context.Context, id string) (*account.User, error) {
	return try(s.faults, func() (*account.User, error) { return s.DB.User(ctx, id) })
}

func (s *shaky) UserByCustomer(ctx context.Context, id string) (*account.User, error) {
	return try(s.faults, func() (*account.User, error) { return s.DB.UserByCustomer(ctx, id) })
}

func (s *shaky) UserByEmail(ctx context.Context, email string) (*account.User, error) {
	return try(s.faults, func() (*account.User, error) { return s.DB.UserByEmail(ctx, email) })
}

func (s *shaky) Repeat(ctx context.Context, id, scope, key, hash string) (string, error) {
	return try(s.faults, func() (string, error) { return s.DB.Repeat(ctx, id, scope, key, hash) })
}

func (s *shaky) KeepRepeat(ctx context.Context, id, scope, key, hash, answer string, at time.Time) error {
	_, err := try(s.faults, func() (any, error) { return nil, s.DB.KeepRepeat(ctx, id, scope, key, hash, answer, at) })
	return err
}

func (s *shaky) SaveSubscriber(ctx context.Context, u *account.User) error {
	_, err := try(s.faults, func() (any, error) { return nil, s.DB.SaveSubscriber(ctx, u) })
	return err
}

// Whatever step of a payment fails, of the database or of the provider: what is one
// transaction changes nothing, and done again everything has its whole effect, once.
func TestAPaymentSurvivesTheFailureOfAnyStep(t *testing.T) {
	month := func(w *world) time.Time { return w.now.AddDate(0, 1, 0) }
	sale := func(w *world) billing.Event {
		return billing.Event{
			ID: "sale-" + w.user, At: w.now, Kind: billing.SaleDone, InvoiceKey: billing.FirstInvoice("new-" + w.user), InvoiceID: "in_1",
			Sale: billing.Sale{UserID: w.user, CustomerID: "cus_" + w.user, SubscriptionID: "new-" + w.user, PlanID: "professional", Status: billing.Paid},
		}
	}
	running := func(w *world, provider string, cancelled bool, end time.Time) {
		w.must(w.db.PutSubscription(t.Context(), billing.Subscription{ID: "old-" + w.user, UserID: w.user, Provider: provider, PlanID: "personal", Cancelled: cancelled, PeriodEnd: end}))
		u := w.account()
		u.Plan, u.PlanName, u.Status, u.SubscriptionID = "personal", "Personal Plan", account.Active, "old-"+w.user
		w.must(w.db.SaveSubscriber(t.Context(), u))
	}
	var session string
	payAndShow := func(w *world) error { // as a browser does: the button, and the way back
		if err := w.payments.Pay(t.Context(), session); err != nil {
			return err
		}
		_, err := w.payments.Validate(t.Context(), w.account(), session)
		return err
	}
	for _, c := range []struct {
		name     string
		provider func() billing.Provider // nil = the shop
		prepare  func(w *world)
		do       func(w *world) error
		whole    bool // nothing of it is kept when it fails
	}{
		{name: "a plan that costs nothing", whole: true, do: func(w *world) error { _, err := w.begin("price_demo", "key"); return err }},
		{name: "a checkout", whole: true, do: func(w *world) error { _, err := w.begin("price_personal", "key"); return err }},
		{name: "a receipt that is shown", prepare: func(w *world) {
			running(w, "test", false, month(w))
			session = w.bought("price_professional", "professional", "new-"+w.user)
		}, do: func(w *world) error { _, err := w.payments.Validate(t.Context(), w.account(), session); return err }},
		{name: "the message of a sale", prepare: func(w *world) { running(w, "test", false, month(w)) }, do: func(w *world) error { return w.tell(sale(w)) }},
		{name: "a payer known by the address only", do: func(w *world) error {
			e := sale(w)
			e.Sale.UserID, e.Sale.CustomerID, e.Sale.Email = "", "", w.user+"@example.org"
			return w.tell(e)
		}},
		{name: "the end of a subscription", whole: true, prepare: func(w *world) { running(w, "test", false, month(w)) }, do: func(w *world) error {
			return w.tell(billing.Event{ID: "end-" + w.user, At: w.now, Kind: billing.SubscriptionChanged, Over: true, Sale: billing.Sale{SubscriptionID: "old-" + w.user}})
		}},
		{name: "a late payment of an erased account", prepare: func(w *world) {
			w.must(w.payments.Leave(t.Context(), w.account()))
			w.must(w.db.DeleteUser(t.Context(), w.user))
		}, do: func(w *world) error { return w.tell(sale(w)) }},
		{name: "leaving", prepare: func(w *world) {
			running(w, "test", false, month(w))
			w.bought("price_professional", "professional", "new-"+w.user)
			w.shop.closed = true
		}, do: func(w *world) error { return w.payments.Leave(t.Context(), w.account()) }},
		{name: "cancelling", whole: true, prepare: func(w *world) { running(w, "test", false, month(w)) }, do: func(w *world) error { return w.payments.Cancel(t.Context(), "old-"+w.user, true) }},
		{name: "a cancelled plan runs out", whole: true, prepare: func(w *world) { running(w, "test", true, w.now.AddDate(0, 0, -8)) }, do: func(w *world) error { return w.payments.Lapse(t.Context()) }},
		{name: "a provider falls silent", whole: true, prepare: func(w *world) { running(w, "test", false, w.now.AddDate(0, 0, -8)) }, do: func(w *world) error { return w.payments.Lapse(t.Context()) }},
		{
			name: "the sandbox renews", whole: true, provider: func() billing.Provider { return &billing.Sandbox{} },
			prepare: func(w *world) { running(w, billing.SandboxName, false, w.now.Add(-time.Hour)) }, do: func(w *world) error { return w.payments.Lapse(t.Context()) },
		},
		{
			name: "paying in the sandbox", provider: func() billing.Provider { return &billing.Sandbox{} },
			prepare: func(w *world) {
				running(w, billing.SandboxName, false, month(w))
				session = w.bought("price_professional", "professional", "")
			}, do: payAndShow,
		},
		{
			name: "the free plan in the sandbox", whole: true, provider: func() billing.Provider { return &billing.Sandbox{} },
			do: func(w *world) error { _, err := w.begin("price_demo", "key"); return err },
		},
		{
			name: "a link to the sandbox's portal", whole: true, provider: func() billing.Provider { return &billing.Sandbox{BasePath: "/pay"} },
			prepare: func(w *world) { running(w, billing.SandboxName, false, month(w)) }, do: func(w *world) error {
				_, err := w.payments.Portal(t.Context(), w.account(), "https://cv.example/profile", "cv.example")
				return err
			},
		},
		{
			name: "the sandbox's portal", whole: true, provider: func() billing.Provider { return &billing.Sandbox{BasePath: "/pay"} },
			prepare: func(w *world) {
				running(w, billing.SandboxName, false, month(w))
				page, err := w.payments.Portal(t.Context(), w.account(), "https://cv.example/profile", "cv.example")
				w.must(err)
				session = strings.TrimPrefix(page, "/pay/portal/")
			}, do: func(w *world) error {
				page, err := w.payments.OpenPortal(t.Context(), session)
				if err == nil && (page.Plan.ID != "personal" || page.Subscription == nil) {
					t.Errorf("%+v", page)
				}
				return err
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			db := storetest.Open(t, "", t.TempDir())
			prepared := func() *world {
				w := newWorld(t, db)
				if c.provider != nil {
					w.sell(c.provider())
				}
				if c.prepare != nil {
					c.prepare(w)
				}
				return w
			}
			smooth := prepared()
			smooth.must(c.do(smooth))
			want := smooth.state()
			for n := 1; ; n++ {
				w := prepared()
				before := w.state()
				w.faults.Arm(n)
				err := c.do(w)
				failed := w.faults.Disarm()
				if !failed {
					w.must(err)
					if n == 1 {
						t.Error("nothing could fail")
					}
					return
				}
				if err != nil && !problem.Is(err, problem.Unavailable) {
					t.Errorf("step %d: %v", n, err)
				}
				if c.whole && (err == nil || w.state() != before) {
					t.Errorf("step %d failed, %v, and left\n%s\nof\n%s", n, err, w.state(), before)
				}
				if err := c.do(w); err != nil || w.state() != want {
					t.Errorf("step %d failed; done again, %v, it is\n%s\nand not\n%s", n, err, w.state(), want)
				}
			}
		})
	}
}
