package billing

import (
	"testing"
	"time"

	"focal/internal/account"
)

// The assistant tells the user this date: an estimate of ours is never told.
func TestOnlyAnEndThatTheProviderNamedIsTold(t *testing.T) {
	day := func(n int) time.Time { return time.Date(2026, 11, n, 0, 0, 0, 0, time.UTC) }
	for _, c := range []struct {
		name             string
		before           account.User
		named, want      time.Time
		subscriptionEnds time.Time // what the subscription runs on
	}{
		{name: "a checkout that names none", subscriptionEnds: day(28)},
		{name: "its invoice ends sooner than our estimate", named: day(25), subscriptionEnds: day(28), want: day(25)},
		{name: "a renewal", before: account.User{SubscriptionID: "s", PeriodEnd: day(3)}, named: day(25), want: day(25)},
		{name: "an old invoice that comes late", before: account.User{SubscriptionID: "s", PeriodEnd: day(25)}, named: day(3), want: day(25)},
		{name: "the checkout looked at again", before: account.User{SubscriptionID: "s", PeriodEnd: day(25)}, want: day(25)},
		{name: "another subscription", before: account.User{SubscriptionID: "old", PeriodEnd: day(27)}, named: day(20), want: day(20)},
	} {
		got := toldEnd(&c.before, &Subscription{ID: "s", PeriodEnd: c.subscriptionEnds}, Sale{PeriodEnd: c.named})
		if !got.Equal(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
