package app_test

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

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
		{1, 1, "has the demo, 1 conversion.", "after 1 day, unless the user chose otherwise in Your Profile"},
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
		"for trying out": {func(*app.Config) {}, "production mail payment legal support address two_factor second_admin backup"},
		"all set": {func(c *app.Config) {
			c.Production, c.OwnLegal, c.SupportEmail, c.PublicURL = true, true, "help@cv.example", "https://cv.example"
			c.SMTP, c.AdminTOTP = mail.SMTP{Host: "mail.cv.example", Port: 587}, "optional"
			c.Stripe = app.Stripe{Key: "sk_test_1", WebhookSecret: "whsec_1", PricePersonal: "price_1P", PriceProfessional: "price_2P"}
		}, "two_factor second_admin backup"},
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
			if got := strings.Join(todo, " "); got != c.todo || len(setup.Items) != 11 {
				t.Errorf("to do: %q, not %q, of %d", got, c.todo, len(setup.Items))
			}
			e.need(e.call("GET", "/api/admin/setup", e.user("ana", app.NewUser{}), nil), 403)
		})
	}
}

// What was done since the start is told without a restart, to the admin whose it is.
func TestSetupTellsWhatWasDone(t *testing.T) {
	e := start(t)
	root := e.admin()
	var twoFactor string
	todo := func(token string) string {
		var setup struct {
			Items []struct {
				ID, State string
				Done      bool
			}
		}
		e.need(e.call("GET", "/api/admin/setup", token, nil), 200).json(t, &setup)
		var ids []string
		for _, item := range setup.Items[8:] {
			if item.ID == "two_factor" {
				twoFactor = item.State
			}
			if !item.Done {
				ids = append(ids, item.ID)
			}
		}
		return strings.Join(ids, " ")
	}
	if got := todo(root); got != "two_factor second_admin backup" {
		t.Errorf("at first: %q", got)
	}
	second := e.user("second", app.NewUser{Role: "admin"})
	var begun struct{ Secret string }
	e.need(e.call("POST", "/api/auth/totp/begin", root, nil), 200).json(t, &begun)
	e.need(e.call("POST", "/api/auth/totp/enable", root, object{"code": authenticator(t, begun.Secret, e.clock.now())}), 200)
	if _, err := app.MakeBackup(t.Context(), e.cfg, filepath.Join(t.TempDir(), "focal.backup")); err != nil {
		t.Fatal(err)
	}
	const weak = "Another admin signs in with the password alone: second@example.org."
	if got := todo(root); got != "two_factor" || !strings.HasSuffix(twoFactor, weak) {
		t.Errorf("with another admin who has no second factor: %q, %q", got, twoFactor)
	}
	if got := todo(second); got != "two_factor" {
		t.Errorf("for the other admin: %q", got)
	}
	suspension, sure := "/api/admin/user/"+e.profile(second).ID+"/suspension", object{"password": password}
	e.need(e.call("POST", suspension, root, sure), 200)
	if got := todo(root); got != "second_admin" {
		t.Errorf("with the other admin suspended: %q", got)
	}
	e.need(e.call("DELETE", suspension, root, sure), 200)
	e.clock.forward(9 * 24 * time.Hour)
	if got := todo(e.login("second@example.org").Access); got != "two_factor backup" {
		t.Errorf("nine days later: %q", got)
	}
}

// The log of the start tells the same as the page.
func TestTheStartTellsWhatIsMissing(t *testing.T) {
	told := strings.Join(app.Config{Production: true, SupportEmail: "support@example.com"}.Missing(), "\n")
	for _, want := range []string{"FOCAL_PUBLIC_URL", "FOCAL_SUPPORT_EMAIL", "FOCAL_SMTP_HOST", "FOCAL_STRIPE_KEY", "FOCAL_LEGAL"} {
		if !strings.Contains(told, want) {
			t.Errorf("%s is not in %s", want, told)
		}
	}
	if strings.Contains(told, "FOCAL_PRODUCTION") || strings.Contains(told, "anybody can give themselves") {
		t.Errorf("not so in production: %s", told)
	}
}

// Where registration is closed nobody registers, the page and the admins are told, and admins make the accounts.
func TestRegistrationClosed(t *testing.T) {
	for _, closed := range []bool{false, true} {
		e := start(t, func(c *app.Config) { c.Closed = closed })
		root := e.admin()
		want := map[bool]int{false: 201, true: 403}[closed]
		a := e.need(e.call("POST", "/api/auth/register", "", object{"name": "Ana", "email": "new@example.org", "password": password}), want)
		if closed && !strings.Contains(a.message(t), "Ask your administrator") {
			t.Errorf("%s", a.body)
		}
		said := e.need(e.call("POST", "/api/admin/chat/send", root, object{"message": "How do I register?"}), 200).text()
		if strings.Contains(said, "Press **Register**") == closed || strings.Contains(said, "ask your administrator") != closed {
			t.Errorf("the assistant says %s", said)
		}
		told := e.need(e.call("GET", "/api/config", "", nil), 200).text()
		if strings.Contains(told, `"registration_closed":true`) != closed {
			t.Errorf("the page is told %s", told)
		}
		setup := e.need(e.call("GET", "/api/admin/setup", root, nil), 200).text()
		const choice = `"id":"registration","done":true,"choice":true`
		if strings.Contains(setup, "Nobody can register") != closed || !strings.Contains(setup, choice) {
			t.Errorf("the admin is told %s", setup)
		}
		e.need(e.call("POST", "/api/admin/user", root, object{"name": "B", "email": "b@example.org", "password": password}), 201)
	}
}
