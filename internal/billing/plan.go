// Package billing holds plans, credits and payments. Credits move only through
// the ledger; a user's balance is always the ledger's sum.
package billing

import "fmt"

// Plan is a subscription on offer (checklist PR-1, decisions D-33).
type Plan struct {
	ID          string // demo | personal | professional
	Name        string
	PriceID     string // the payment provider's price id
	Cents       int64  // per month
	Credits     int64  // per month
	MostPopular bool
	Once        bool // at most once per account, no renewal
}

// Price is the plan's price for people: "29.99".
func (p Plan) Price() string { return fmt.Sprintf("%d.%02d", p.Cents/100, p.Cents%100) }

// Plans on offer (checklist PR-1). Price ids are the sandbox provider's; with Stripe
// they come from the configuration.
func Plans() []Plan {
	return []Plan{
		{ID: "demo", Name: "Demo Plan", PriceID: "price_demo", Cents: 0, Credits: 3, Once: true},
		{ID: "personal", Name: "Personal Plan", PriceID: "price_personal", Cents: 2999, Credits: 200, MostPopular: true},
		{ID: "professional", Name: "Professional Plan", PriceID: "price_professional", Cents: 29999, Credits: 2000},
	}
}
