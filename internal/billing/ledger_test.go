package billing_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/fixedseed"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

func TestMain(m *testing.M) { os.Exit(storetest.Main(m)) }

func newLedger(t *testing.T, db *store.DB) (*billing.Ledger, string) {
	t.Helper()
	u := &account.User{ID: account.NewID(), Email: account.NewID() + "@example.org", Role: account.RoleUser, CreatedAt: time.Now()}
	if err := db.CreateUser(t.Context(), u); err != nil {
		t.Fatal(err)
	}
	return &billing.Ledger{Store: db, Now: time.Now}, u.ID
}

// messages is a provider whose events are written by the test: the body is the
// invoice's key.
type messages struct{ billing.Provider }

func (messages) Name() string { return "test" }

func (messages) Event(body []byte, user string, now time.Time) (*billing.Event, error) {
	return &billing.Event{
		ID: account.NewID(), At: now, Kind: billing.InvoicePaid, InvoiceKey: string(body),
		Sale: billing.Sale{UserID: user, SubscriptionID: "sub-" + user, PlanID: "plan", Status: billing.Paid, PeriodEnd: now.Add(time.Hour)},
	}, nil
}

const planCredits = 9

// The ledger against a model of a few lines: a balance, the open reservations and
// the keys of grants and invoices. Any interleaving of grants, submissions, repeats,
// settlements, payments told several times at once, racing submissions and
// transactions that fail half-way must agree with it at each step. 100 runs of 100
// steps on average, on each engine.
func TestLedgerAgreesWithItsModel(t *testing.T) {
	fixedseed.Few(t, 30) // each is a hundred steps in two databases
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		rapid.Check(t, func(rt *rapid.T) {
			ledger, user := newLedger(t, db)
			available := int64(0)
			granted, invoiced, open, settled := map[string]bool{}, map[string]bool{}, map[string]int{}, []string{}
			payments := billing.New(billing.Config{Store: db, Ledger: ledger, Provider: messages{}, Plans: []billing.Plan{{ID: "plan", Cents: 100, Credits: planCredits}}})
			check := func() {
				movements, err := db.Movements(t.Context(), user)
				if err != nil {
					rt.Fatal(err)
				}
				sum := map[billing.Account]int64{}
				for _, m := range movements {
					sum[m.From] -= m.Amount
					sum[m.To] += m.Amount
				}
				reserved := int64(0)
				for _, n := range open {
					reserved += int64(n)
				}
				credits, err := db.Credits(t.Context(), user)
				if err != nil || credits != available || sum[billing.Available] != available || sum[billing.Reserved] != reserved {
					rt.Fatalf("balance %d, books %v, %v; model: available %d, reserved %d", credits, sum, err, available, reserved)
				}
			}
			for step := range rapid.IntRange(40, 160).Draw(rt, "steps") {
				switch rapid.SampledFrom([]string{"grant", "reserve", "settle", "settle again", "failure", "payment", "race"}).Draw(rt, "step") {
				case "grant":
					key, n := rapid.SampledFrom([]string{"a", "b", "c", "d"}).Draw(rt, "key"), rapid.Int64Range(1, 6).Draw(rt, "credits")
					if err := ledger.Grant(t.Context(), user, n, user+key, "", "test"); err != nil {
						rt.Fatal(err)
					}
					if !granted[key] {
						granted[key] = true
						available += n
					}
				case "reserve":
					task, n := fmt.Sprintf("%s-%d", user, step), rapid.IntRange(1, 10).Draw(rt, "files")
					err := ledger.Reserve(t.Context(), user, task, n)
					if int64(n) > available {
						if !problem.Is(err, problem.PaymentRequired) {
							rt.Fatalf("overdraft: %v", err)
						}
						break
					}
					if err != nil {
						rt.Fatal(err)
					}
					available -= int64(n)
					open[task] = n
				case "failure": // the transaction around it does not commit
					lost := errors.New("lost")
					err := db.InTx(t.Context(), func(ctx context.Context) error {
						if err := ledger.Grant(ctx, user, 3, fmt.Sprintf("%s-failed-%d", user, step), "", "test"); err != nil {
							return err
						}
						return errors.Join(lost, ledger.Reserve(ctx, user, fmt.Sprintf("%s-%d", user, step), 1))
					})
					if !errors.Is(err, lost) {
						rt.Fatal(err)
					}
				case "payment": // told three times at once, each time as an event of its own
					key := rapid.SampledFrom([]string{"a", "b", "c", "d", "e", "f"}).Draw(rt, "invoice")
					for _, err := range atOnce(3, func(int) error { return payments.Webhook(t.Context(), []byte(user+key), user) }) {
						if err != nil {
							rt.Fatal(err)
						}
					}
					if !invoiced[key] {
						invoiced[key] = true
						available = max(available, planCredits)
					}
				case "race": // as many get one as there are
					before := available
					task := func(i int) string { return fmt.Sprintf("%s-%d-%d", user, step, i) }
					for i, err := range atOnce(4, func(i int) error { return ledger.Reserve(t.Context(), user, task(i), 1) }) {
						switch {
						case err == nil:
							available--
							open[task(i)] = 1
						case !problem.Is(err, problem.PaymentRequired):
							rt.Fatal(err)
						}
					}
					if available != max(0, before-4) {
						rt.Fatalf("%d credits after a race of four for %d", available, before)
					}
				case "settle":
					for _, task := range slices.Sorted(maps.Keys(open)) {
						n := open[task]
						converted := ends(n, func() bool { return rapid.Bool().Draw(rt, "converted") })
						if err := ledger.Settle(t.Context(), user, task, converted); err != nil {
							rt.Fatal(err)
						}
						for _, ok := range converted {
							if !ok {
								available++
							}
						}
						delete(open, task)
						settled = append(settled, fmt.Sprintf("%s/%d", task, n))
						break
					}
				case "settle again":
					if len(settled) > 0 {
						var task string
						var n int
						last := settled[len(settled)-1]
						i := slices.Index([]byte(last), '/')
						task = last[:i]
						_, _ = fmt.Sscan(last[i+1:], &n)
						if err := ledger.Settle(t.Context(), user, task, ends(n, func() bool { return false })); err != nil {
							rt.Fatal(err)
						}
					}
				}
				check()
			}
			balances, err := db.Balances(t.Context())
			if err != nil {
				rt.Fatal(err)
			}
			i := slices.IndexFunc(balances, func(b billing.Balance) bool { return b.UserID == user })
			if b := balances[i]; b.Credits != available || b.Available != available {
				rt.Fatalf("balances %+v, model: available %d", b, available)
			}
		})
	})
}

// ends are the ends of n files.
func ends(n int, converted func() bool) map[int64]bool {
	out := map[int64]bool{}
	for i := range int64(n) {
		out[i] = converted()
	}
	return out
}

// What is taken after a refund, of a CV that waited, is given back by another one.
func TestARefundBeforeAllIsSettled(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		ledger, user := newLedger(t, db)
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		must(ledger.Grant(t.Context(), user, 3, "k", "", "operator"))
		must(ledger.Reserve(t.Context(), user, "t", 3))
		if _, err := ledger.Refund(t.Context(), user, "t", "root"); !problem.Is(err, problem.NotFound) {
			t.Errorf("nothing taken yet: %v", err)
		}
		for _, step := range []struct {
			settled map[int64]bool
			given   int64
		}{{map[int64]bool{0: true, 1: true}, 2}, {map[int64]bool{2: true}, 1}} {
			must(ledger.Settle(t.Context(), user, "t", step.settled))
			if given, err := ledger.Refund(t.Context(), user, "t", "root"); err != nil || given != step.given {
				t.Errorf("%v: %d given back, %v", step.settled, given, err)
			}
			if given, err := ledger.Refund(t.Context(), user, "t", "root"); given != 0 || !problem.Is(err, problem.Conflict) {
				t.Errorf("%v, again: %d given back, %v", step.settled, given, err)
			}
		}
		if credits, err := db.Credits(t.Context(), user); err != nil || credits != 3 {
			t.Errorf("%d credits, %v", credits, err)
		}
	})
}

func TestGrantsAreOfSomething(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		ledger, user := newLedger(t, db)
		for amount, ok := range map[int64]bool{-5: false, 0: false, 1: true} {
			err := ledger.Grant(t.Context(), user, amount, fmt.Sprint(amount), "", "operator")
			if (err == nil) != ok || !ok && !problem.Is(err, problem.Invalid) {
				t.Errorf("%d: %v", amount, err)
			}
		}
	})
}

// focal ledger verify finds a balance that is not the sum of its entries, and a
// reservation that no running conversion holds.
func TestVerifyFindsWhatIsWrong(t *testing.T) {
	for name, c := range map[string]struct {
		harm  string
		wrong int
	}{
		"nothing":                 {"SELECT 1", 0},
		"a balance":               {"UPDATE users SET credits = credits + 1", 1},
		"a reservation":           {"UPDATE ledger SET to_account = 'reserved' WHERE to_account = 'spent'", 1},
		"an entry that went away": {"DELETE FROM ledger WHERE reason = 'grant'", 1},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.Run(t, func(t *testing.T, db *store.DB) {
				ledger, user := newLedger(t, db)
				for _, err := range []error{ledger.Grant(t.Context(), user, 3, "k", "", "operator"), ledger.Reserve(t.Context(), user, "t", 2), ledger.Settle(t.Context(), user, "t", map[int64]bool{0: true, 1: false})} {
					if err != nil {
						t.Fatal(err)
					}
				}
				if _, err := db.SQL().ExecContext(t.Context(), c.harm); err != nil {
					t.Fatal(err)
				}
				if users, wrong, err := ledger.Verify(t.Context()); err != nil || users != 1 || len(wrong) != c.wrong {
					t.Errorf("%d users, wrong %+v, %v", users, wrong, err)
				}
			})
		})
	}
}

// atOnce calls do for 0..n-1 side by side.
func atOnce(n int, do func(i int) error) []error {
	errs := make([]error, n)
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() { errs[i] = do(i) })
	}
	wg.Wait()
	return errs
}
