package app_test

import (
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/mail"
)

// What is set is told in words that fit the numbers.
func TestSetupCounts(t *testing.T) {
	for _, c := range []struct {
		demo       int64
		days       int64
		demoIs, is string
	}{
		{1, 1, "has the demo, 1 conversion.", "after 1 day, unless"},
		{4, 30, "has the demo, 4 conversions.", "after 30 days, unless"},
		{-1, 0, "account converts nothing.", "after 30 days, unless"},
	} {
		e := start(t, func(conf *app.Config) { conf.DemoAllowance, conf.RetentionDays = c.demo, c.days })
		a := e.need(e.call("GET", "/api/admin/setup", e.admin(), nil), 200)
		if !strings.Contains(a.text(), c.demoIs) || !strings.Contains(a.text(), c.is) {
			t.Errorf("%+v: %s", c, a.body)
		}
	}
}

// An admin sees what is missing before people come, and what is set.
func TestSetupTellsWhatIsMissing(t *testing.T) {
	for name, c := range map[string]struct {
		set  func(c *app.Config)
		todo string
	}{
		"for trying out": {func(*app.Config) {}, "production mail payment legal support address"},
		"all set": {func(c *app.Config) {
			c.Production, c.OwnLegal, c.SupportEmail, c.PublicURL = true, true, "help@cv.example", "https://cv.example"
			c.SMTP, c.AdminTOTP = mail.SMTP{Host: "mail.cv.example", Port: 587}, "optional"
			c.Stripe = app.Stripe{Key: "sk_test_1", WebhookSecret: "whsec_1", PricePersonal: "price_1P", PriceProfessional: "price_2P"}
		}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			e := start(t, c.set)
			var setup struct {
				Items []struct {
					ID, State, Setting string
					Done               bool
				}
			}
			e.need(e.call("GET", "/api/admin/setup", e.admin(), nil), 200).json(t, &setup)
			var todo []string
			for _, item := range setup.Items {
				if !item.Done {
					todo = append(todo, item.ID)
				}
				if item.State == "" || item.Setting == "" {
					t.Errorf("%+v", item)
				}
			}
			if got := strings.Join(todo, " "); got != c.todo || len(setup.Items) != 8 {
				t.Errorf("to do: %q, not %q, of %d", got, c.todo, len(setup.Items))
			}
			e.need(e.call("GET", "/api/admin/setup", e.user("ana", app.NewUser{}), nil), 403)
		})
	}
}
