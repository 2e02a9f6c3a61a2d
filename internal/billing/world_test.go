package billing_test

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// shop is a provider whose messages are events as JSON, and whose sales are what the
// test says.
type shop struct {
	faults   *storetest.Faults
	sales    map[string]billing.Sale
	closed   bool            // its sessions are not open any more
	before   func()          // runs before a session is made
	ended    map[string]bool // subscriptions
	refunded map[string]bool // invoices
	sessions int
}

func (*shop) Name() string { return "test" }

func (p *shop) Checkout(context.Context, billing.Order) (string, string, error) {
	if p.before != nil {
		p.before()
	}
	p.sessions++
	id := fmt.Sprintf("cs_%d_%s", p.sessions, account.NewID())
	return id, "https://shop.example/" + id, p.faults.Step()
}

func (p *shop) Portal(context.Context, string, string, string) (string, error) {
	return "https://shop.example/portal", p.faults.Step()
}

func (p *shop) Sale(_ context.Context, id string) (*billing.Sale, error) {
	sale, known := p.sales[id]
	if !known {
		return nil, problem.New(problem.Invalid, "Invalid test session ID")
	}
	return &sale, p.faults.Step()
}

func (p *shop) End(_ context.Context, id string) error {
	if err := p.faults.Step(); err != nil {
		return err
	}
	p.ended[id] = true
	return nil
}

func (p *shop) Expire(context.Context, string) (bool, error) { return !p.closed, p.faults.Step() }

func (p *shop) Refund(_ context.Context, invoice string) (bool, error) {
	if err := p.faults.Step(); err != nil {
		return false, err
	}
	p.refunded[invoice] = true
	return true, nil
}

func (*shop) Event(body []byte, _ string, _ time.Time) (*billing.Event, error) {
	e := &billing.Event{}
	return e, json.Unmarshal(body, e)
}

// world is one user before a shop, on a database that may fail.
type world struct {
	t        *testing.T
	db       *store.DB
	faults   *storetest.Faults
	shop     *shop
	payments *billing.Service
	user     string
	now      time.Time
	audit    []string
}

func (w *world) Record(_ context.Context, event, _, subject string, details map[string]string) {
	if subject == w.user {
		w.audit = append(w.audit, strings.TrimSpace(event+" "+details["refund"]))
	}
}

var catalogue = []billing.Plan{
	{ID: "demo", Name: "Demo Plan", PriceID: "price_demo", Credits: 3, Once: true},
	{ID: "personal", Name: "Personal Plan", PriceID: "price_personal", Cents: 2999, Credits: 200},
	{ID: "professional", Name: "Professional Plan", PriceID: "price_professional", Cents: 29999, Credits: 2000},
}

func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	w := &world{t: t, db: db, faults: &storetest.Faults{}, user: account.NewID(), now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)}
	w.shop = &shop{faults: w.faults, sales: map[string]billing.Sale{}, ended: map[string]bool{}, refunded: map[string]bool{}}
	w.sell(w.shop)
	u := &account.User{ID: w.user, Email: w.user + "@example.org", Role: account.RoleUser, Plan: "free", Status: account.Inactive, CreatedAt: w.now}
	if err := db.CreateUser(t.Context(), u); err != nil {
		t.Fatal(err)
	}
	return w
}

// sell chooses the provider; nil means none is set up.
func (w *world) sell(p billing.Provider) {
	clock := func() time.Time { return w.now }
	books := &shaky{w.db, w.faults}
	if s, ok := p.(*billing.Sandbox); ok {
		s.Store, s.Now = books, clock
	}
	w.payments = billing.New(billing.Config{Store: books, Ledger: &billing.Ledger{Store: books, Now: clock}, Plans: catalogue, Provider: p, Audit: w, Now: clock})
}

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) account() *account.User {
	w.t.Helper()
	u, err := w.db.User(w.t.Context(), w.user)
	w.must(err)
	return u
}

func (w *world) begin(price, key string) (string, error) {
	return w.payments.Begin(w.t.Context(), w.account(), billing.Request{PriceID: price, Key: key, SuccessURL: "https://cv.example/pricing?session_id={CHECKOUT_SESSION_ID}", CancelURL: "https://cv.example/pricing", Host: "cv.example"})
}

// bought is a session that the user began, and that the shop says is paid.
func (w *world) bought(price, plan, subscription string) (session string) {
	w.t.Helper()
	target, err := w.begin(price, "")
	w.must(err)
	session = target[strings.LastIndex(target, "/")+1:]
	w.shop.sales[session] = billing.Sale{ID: session, UserID: w.user, CustomerID: "cus_" + w.user, SubscriptionID: subscription, PlanID: plan, Status: billing.Paid}
	return session
}

func (w *world) tell(e billing.Event) error {
	body, err := json.Marshal(e)
	w.must(err)
	return w.payments.Webhook(w.t.Context(), body, "")
}

var randomID = regexp.MustCompile(`[a-z2-7]{32}|sandbox_sub_[a-z2-7]{12}`)

// state is everything that is kept about the user and their purchases, without the
// random part of ids.
func (w *world) state() string {
	w.t.Helper()
	var b strings.Builder
	if u, err := w.db.User(w.t.Context(), w.user); err != nil {
		fmt.Fprintln(&b, "no account")
	} else {
		fmt.Fprintln(&b, u.Plan, u.PlanName, u.Status, u.Credits, u.CustomerID, u.SubscriptionID, u.PeriodEnd)
	}
	for _, query := range []string{
		"SELECT reason || ' ' || amount || ' ' || from_account || ' ' || to_account || ' ' || reference FROM ledger WHERE user_id = $1 ORDER BY created_at, reason",
		"SELECT id || ' ' || plan || ' ' || ended || ' ' || cancelled || ' ' || period_end FROM subscriptions WHERE user_id = $1 ORDER BY id",
		"SELECT plan || ' ' || provider || ' ' || payment_status || ' ' || subscription_id FROM checkouts WHERE user_id = $1 ORDER BY plan, payment_status",
	} {
		rows, err := w.db.SQL().QueryContext(w.t.Context(), query, w.user)
		w.must(err)
		for rows.Next() {
			var line string
			w.must(rows.Scan(&line))
			fmt.Fprintln(&b, line)
		}
		w.must(rows.Err())
		w.must(rows.Close())
	}
	fmt.Fprintln(&b, "ended", sorted(w.shop.ended), "refunded", sorted(w.shop.refunded))
	return randomID.ReplaceAllString(b.String(), "ID")
}

func sorted(set map[string]bool) []string {
	var out []string
	for k := range set {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
