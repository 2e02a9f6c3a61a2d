package billing_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"focal/internal/account"
	"focal/internal/billing"
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

// The ledger against a model of three lines: a balance, the open reservations
// and the keys of grants. Any interleaving of grants, submissions, repeats and
// settlements must agree with it at each step.
func TestLedgerAgreesWithItsModel(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		rapid.Check(t, func(rt *rapid.T) {
			ledger, user := newLedger(t, db)
			available := int64(0)
			granted, open, settled := map[string]bool{}, map[string]int{}, []string{}
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
				switch rapid.SampledFrom([]string{"grant", "reserve", "settle", "settle again"}).Draw(rt, "step") {
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
						if err == nil || problem.KindOf(err) != problem.PaymentRequired {
							rt.Fatalf("overdraft: %v", err)
						}
						break
					}
					if err != nil {
						rt.Fatal(err)
					}
					available -= int64(n)
					open[task] = n
				case "settle":
					for _, task := range slices.Sorted(maps.Keys(open)) {
						n := open[task]
						converted := rapid.SliceOfN(rapid.Bool(), n, n).Draw(rt, "converted")
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
						if err := ledger.Settle(t.Context(), user, task, make([]bool, n)); err != nil {
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
