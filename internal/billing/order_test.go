package billing_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/problem"
	"focal/internal/store/storetest"
)

// permutations of 0..n-1.
func permutations(n int) [][]int {
	if n == 0 {
		return [][]int{nil}
	}
	var all [][]int
	for _, shorter := range permutations(n - 1) {
		for at := range n {
			all = append(all, slices.Insert(slices.Clone(shorter), at, n-1))
		}
	}
	return all
}

// The messages of a provider come in any order and more than once: whatever the order,
// one plan is paid once, the newest word about it counts, and its end is final.
func TestMessagesInEveryOrder(t *testing.T) {
	db := storetest.Open(t, "", t.TempDir())
	end := time.Date(2026, 12, 21, 12, 0, 0, 0, time.UTC)
	for _, c := range []struct {
		name  string
		kinds []string
		want  string // status, credits, cancelled, ended, paid
	}{
		{"bought, cancelled, and taken back before", []string{"sale", "invoice", "cancelled", "not cancelled before"}, "active 200 credits, cancelled true, ended false, paid 1 times"},
		{"bought, cancelled, and over", []string{"sale", "invoice", "cancelled", "over"}, "inactive 200 credits, cancelled false, ended true, paid 1 times"},
		{"over, says an older message than the last", []string{"sale", "invoice", "cancelled", "over before"}, "inactive 200 credits, cancelled false, ended true, paid 1 times"},
		{"over, and a later message does not know", []string{"sale", "invoice", "over", "not cancelled after"}, "inactive 200 credits, cancelled false, ended true, paid 1 times"},
		{"renewed", []string{"sale", "invoice", "renewal", "not cancelled before"}, "active 200 credits, cancelled false, ended false, paid 2 times"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, order := range permutations(len(c.kinds)) {
				w := newWorld(t, db)
				sale := billing.Sale{UserID: w.user, CustomerID: "cus_" + w.user, SubscriptionID: "sub_" + w.user, PlanID: "personal", Status: billing.Paid, PeriodEnd: end}
				message := map[string]billing.Event{
					"sale":                 {At: w.now, Kind: billing.SaleDone, Sale: sale, InvoiceKey: billing.FirstInvoice(sale.SubscriptionID)},
					"invoice":              {At: w.now, Kind: billing.InvoicePaid, Sale: sale, InvoiceKey: billing.FirstInvoice(sale.SubscriptionID)},
					"renewal":              {At: w.now.Add(3 * time.Minute), Kind: billing.InvoicePaid, Sale: sale, InvoiceKey: "invoice:in_2 of " + w.user},
					"cancelled":            {At: w.now.Add(2 * time.Minute), Kind: billing.SubscriptionChanged, Cancelled: true, Sale: sale},
					"not cancelled before": {At: w.now.Add(time.Minute), Kind: billing.SubscriptionChanged, Sale: sale},
					"not cancelled after":  {At: w.now.Add(4 * time.Minute), Kind: billing.SubscriptionChanged, Sale: sale},
					"over before":          {At: w.now.Add(time.Minute), Kind: billing.SubscriptionChanged, Over: true, Sale: sale},
					"over":                 {At: w.now.Add(3 * time.Minute), Kind: billing.SubscriptionChanged, Over: true, Sale: sale},
				}
				var told []string
				for range 2 { // each message twice
					for _, i := range order {
						e := message[c.kinds[i]]
						e.ID = c.kinds[i] + w.user
						w.must(w.tell(e))
						told = append(told, c.kinds[i])
					}
				}
				sub, err := db.Subscription(t.Context(), sale.SubscriptionID)
				w.must(err)
				paid := len(slices.DeleteFunc(slices.Clone(w.audit), func(event string) bool { return event != "plan paid" }))
				u := w.account()
				if got := fmt.Sprintf("%s %d credits, cancelled %t, ended %t, paid %d times", u.Status, u.Credits, sub.Cancelled, sub.Ended, paid); got != c.want {
					t.Errorf("%v: %s, want %s", told, got, c.want)
				}
			}
		})
	}
}

// Two words of the same second: the second one stays, though the first is sent again.
func TestAMessageCountsOnce(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()))
	sale := billing.Sale{UserID: w.user, SubscriptionID: "sub", PlanID: "personal", Status: billing.Paid}
	on := billing.Event{ID: "on", At: w.now, Kind: billing.SubscriptionChanged, Sale: sale}
	off := billing.Event{ID: "off", At: w.now, Kind: billing.SubscriptionChanged, Cancelled: true, Sale: sale}
	for _, e := range []billing.Event{on, off, on} {
		w.must(w.tell(e))
	}
	if sub, err := w.db.Subscription(t.Context(), "sub"); err != nil || !sub.Cancelled {
		t.Errorf("%+v, %v", sub, err)
	}
}

// The end of a subscription that another one replaced does not end the plan that the
// user has now.
func TestTheEndOfAnotherSubscription(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()))
	for _, name := range []string{"old", "new"} {
		w.must(w.db.PutSubscription(t.Context(), billing.Subscription{ID: name, UserID: w.user, Provider: "test", PlanID: "personal"}))
	}
	u := w.account()
	u.Plan, u.Status, u.SubscriptionID = "personal", account.Active, "new"
	w.must(w.db.SaveSubscriber(t.Context(), u))
	for _, c := range []struct {
		over string
		want account.Status
	}{{"old", account.Active}, {"new", account.Inactive}} {
		w.must(w.tell(billing.Event{ID: c.over, At: w.now, Kind: billing.SubscriptionChanged, Over: true, Sale: billing.Sale{UserID: w.user, SubscriptionID: c.over}}))
		if got := w.account().Status; got != c.want {
			t.Errorf("after the end of the %s one: %s, want %s", c.over, got, c.want)
		}
	}
}

// What makes no sense changes nothing, whoever says it.
func TestNonsenseOfAProviderChangesNothing(t *testing.T) {
	db := storetest.Open(t, "", t.TempDir())
	for name, change := range map[string]func(e *billing.Event){
		"a plan that we do not sell": func(e *billing.Event) { e.Sale.PlanID = "yacht" },
		"no plan":                    func(e *billing.Event) { e.Sale.PlanID = "" },
		"an unknown customer":        func(e *billing.Event) { e.Sale.UserID, e.Sale.SubscriptionID = "nobody", "theirs" },
		"nobody's payment":           func(e *billing.Event) { e.Sale.UserID, e.Sale.SubscriptionID = "", "theirs" },
		"another one's address beside an unknown user": func(e *billing.Event) {
			e.Sale.Email, e.Sale.UserID, e.Sale.SubscriptionID = e.Sale.UserID+"@example.org", "nobody", "theirs"
		},
		"a status of its own": func(e *billing.Event) { e.Sale.Status = "maybe" },
		"not paid":            func(e *billing.Event) { e.Sale.Status = billing.Unpaid },
		"a kind of its own":   func(e *billing.Event) { e.Kind = "party" },
		"news of no subscription": func(e *billing.Event) {
			e.Kind, e.Over, e.Sale.SubscriptionID = billing.SubscriptionChanged, true, ""
		},
	} {
		w := newWorld(t, db)
		before := w.state()
		e := billing.Event{ID: "e" + w.user, At: w.now, Kind: billing.SaleDone, InvoiceKey: "first:" + w.user, Sale: billing.Sale{UserID: w.user, SubscriptionID: "sub" + w.user, PlanID: "personal", Status: billing.Paid}}
		change(&e)
		if err := w.tell(e); err != nil || w.state() != before {
			t.Errorf("%s: %v\n%s", name, err, w.state())
		}
	}
}

// What a receipt is worth to whom.
func TestReceipts(t *testing.T) {
	db := storetest.Open(t, "", t.TempDir())
	for _, c := range []struct {
		name  string
		do    func(w *world, session string) string // returns the session that is shown
		want  string
		valid bool
	}{
		{"paid", func(_ *world, session string) string { return session }, "personal active 200", true},
		{"not paid yet", func(w *world, session string) string {
			w.shop.sales[session] = billing.Sale{ID: session, Status: billing.Unpaid}
			return session
		}, "free inactive 0", true},
		{"one that the provider forgot", func(w *world, session string) string {
			delete(w.shop.sales, session)
			return session
		}, "free inactive 0", false},
		{"of a provider that was changed since", func(w *world, session string) string {
			w.sell(&billing.Sandbox{})
			return session
		}, "free inactive 0", false},
		{"while none is set up", func(w *world, session string) string {
			w.sell(nil)
			return session
		}, "free inactive 0", false},
		{"an invented one", func(*world, string) string { return "cs_invented" }, "free inactive 0", false},
		{"another user's", func(w *world, session string) string {
			w.user = newWorld(t, db).user
			return session
		}, "free inactive 0", false},
		{"of the plan that costs nothing", func(w *world, _ string) string {
			target, err := w.begin("price_demo", "")
			w.must(err)
			return target[strings.LastIndex(target, "=")+1:]
		}, "demo active 3", true},
	} {
		w := newWorld(t, db)
		shown := c.do(w, w.bought("price_personal", "personal", "sub_"+w.user))
		check, err := w.payments.Validate(t.Context(), w.account(), shown)
		if (err == nil) != c.valid || c.valid && !check.Valid || err != nil && !problem.Is(err, problem.Invalid) {
			t.Errorf("%s: %+v, %v", c.name, check, err)
		}
		if u := w.account(); fmt.Sprint(u.Plan, " ", u.Status, " ", u.Credits) != c.want {
			t.Errorf("%s: %s %s %d, want %s", c.name, u.Plan, u.Status, u.Credits, c.want)
		}
	}
}

// The button pressed twice at once: the second request makes a session of its own at
// the provider, and is led to the first one's all the same.
func TestARepeatedRequestThatIsOvertaken(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()))
	var first string
	w.shop.before = func() {
		w.shop.before = nil
		var err error
		first, err = w.begin("price_personal", "key")
		w.must(err)
	}
	second, err := w.begin("price_personal", "key")
	if err != nil || second != first || w.shop.sessions != 2 {
		t.Errorf("%q, then %q, %v, of %d sessions", first, second, err, w.shop.sessions)
	}
	if _, err := w.begin("price_professional", "key"); !problem.Is(err, problem.Conflict) {
		t.Errorf("the key with another plan: %v", err)
	}
}

// What costs nothing has no page of payment in the sandbox either, and is for new accounts, once.
func TestTheSandboxGivesOncePlansOnce(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()))
	w.sell(&billing.Sandbox{})
	target, err := w.begin("price_demo", "")
	w.must(err)
	if u := w.account(); u.Plan != "demo" || u.Credits != 3 || !strings.Contains(target, "=free_") {
		t.Errorf("%+v, led to %s", u, target)
	}
	w.must(w.payments.Pay(t.Context(), w.bought("price_personal", "personal", "")))
	if _, err := w.begin("price_demo", ""); !problem.Is(err, problem.Conflict) {
		t.Errorf("the demo after a plan: %v", err)
	}
	if u := w.account(); u.Plan != "personal" || u.Credits != 200 {
		t.Errorf("%+v", u)
	}
	if err := w.payments.Pay(t.Context(), "invented"); !problem.Is(err, problem.NotFound) {
		t.Errorf("an invented page: %v", err)
	}
}

// Addresses that a browser may be sent to after paying.
func TestAssurance_40_ReturnAddresses(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()))
	for _, c := range []struct {
		name, origin, address string
		ok                    bool
	}{
		{"the host that was asked", "", "https://cv.example/pricing", true},
		{"without TLS", "", "http://cv.example/pricing", true},
		{"in capitals", "", "https://CV.example/pricing", true},
		{"another host", "", "https://evil.example/pricing", false},
		{"another port", "", "https://cv.example:8443/pricing", false},
		{"with a name and a password", "", "https://ana:secret@cv.example/pricing", false},
		{"with a name", "", "https://ana@cv.example/pricing", false},
		{"another scheme", "", "ftp://cv.example/pricing", false},
		{"the set origin", "https://cv.example", "https://cv.example/pricing", true},
		{"the set origin without TLS", "https://cv.example", "http://cv.example/pricing", false},
		{"not the set origin", "https://focal.example", "https://cv.example/pricing", false},
		{"the set origin with a name", "https://cv.example", "https://ana@cv.example/pricing", false},
	} {
		w.payments.Origin = c.origin
		_, err := w.payments.Begin(t.Context(), w.account(), billing.Request{PriceID: "price_personal", SuccessURL: c.address, CancelURL: c.address, Host: "cv.example"})
		if (err == nil) != c.ok || err != nil && !problem.Is(err, problem.Invalid) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
