package app

import (
	"focal/internal/billing"
	"focal/internal/billing/stripe"
	"focal/internal/httpapi"
	"focal/internal/problem"
)

// Stripe holds the keys of a Stripe account; the zero value means none.
type Stripe struct {
	Key               string // secret key
	WebhookSecret     string // whsec_…, of the endpoint /api/payment/webhook
	PricePersonal     string // price id of the Personal Plan, monthly
	PriceProfessional string // price id of the Professional Plan, monthly
	Backend           string // other API address, for tests
}

// payments chooses the provider: Stripe with keys, else the sandbox, and in
// production without keys none.
func (c Config) payments(db billing.PaymentStore) ([]billing.Plan, billing.Provider, error) {
	plans := billing.Plans()
	if c.Stripe == (Stripe{}) {
		if c.Production {
			return plans, nil, nil
		}
		return plans, &billing.Sandbox{Store: db, BasePath: "/api/payment/sandbox", Now: c.Now}, nil
	}
	if c.Stripe.PricePersonal == "" || c.Stripe.PriceProfessional == "" {
		return nil, nil, problem.New(problem.Invalid, "With Stripe, set the price ids of the Personal and the Professional Plan.")
	}
	prices := map[string]string{}
	for i, p := range plans {
		switch p.ID {
		case "personal":
			plans[i].PriceID = c.Stripe.PricePersonal
		case "professional":
			plans[i].PriceID = c.Stripe.PriceProfessional
		}
		prices[plans[i].PriceID] = p.ID
	}
	provider, err := stripe.New(stripe.Config{Key: c.Stripe.Key, WebhookSecret: c.Stripe.WebhookSecret, Prices: prices, Backend: c.Stripe.Backend})
	return plans, provider, err
}

// info is what the web app learns before anyone signs in.
func (c Config) info(plans []billing.Plan, provider billing.Provider) httpapi.ConfigBody {
	body := httpapi.ConfigBody{
		Product: c.Product, SupportEmail: c.SupportEmail, Version: c.Version, Currency: c.Currency, Provider: billing.SandboxName, Plans: []httpapi.PlanBody{},
		MaxFiles: c.MaxFiles, MaxFileBytes: c.MaxFileBytes, MaxBytes: httpapi.MaxUploads, DemoAllowance: c.DemoAllowance, Dev: c.Dev,
		RegistrationClosed: c.Closed, RetentionDays: c.RetentionDays,
	}
	body.FileStore, body.Database = c.keeps()
	if provider != nil {
		body.Provider = provider.Name()
	}
	for _, p := range plans {
		body.Plans = append(body.Plans, httpapi.PlanBody{ID: p.ID, Name: p.Name, PriceID: p.PriceID, Price: float64(p.Cents) / 100, Credits: p.Credits, MostPopular: p.MostPopular})
	}
	return body
}
