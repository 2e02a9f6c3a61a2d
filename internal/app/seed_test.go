package app_test

import (
	"strings"
	"testing"

	"focal/internal/app"
)

// Whoever tries the product out as its admin converts with it; in production the first admin has
// no plan until somebody gives one.
func TestTheAdminOfATrialConverts(t *testing.T) {
	for _, tt := range []struct {
		dev     bool
		status  string
		credits int64
	}{{true, "active", 200}, {false, "inactive", 0}} {
		e := start(t, func(c *app.Config) { c.Dev = tt.dev; c.Templates = []string{"Generic", "Modern"} })
		if got := e.profile(e.admin()); got.Status != tt.status || got.Credits != tt.credits {
			t.Errorf("dev %v: %s with %d credits", tt.dev, got.Status, got.Credits)
		}
	}
}

// The first admin is told that the password was printed, until it is another one.
func TestThePrintedPasswordIsToldUntilItIsChanged(t *testing.T) {
	var printed strings.Builder
	e := start(t, func(c *app.Config) { c.AdminPassword, c.Out = "", &printed })
	_, rest, _ := strings.Cut(printed.String(), "password:  ")
	first, _, _ := strings.Cut(rest, "\n")
	var tokens pair
	signIn := func(password string) string {
		t.Helper()
		e.need(e.call("POST", "/api/auth/login", "", object{"email": "root@example.org", "password": password}), 200).json(t, &tokens)
		return tokens.Access
	}
	token := signIn(first)
	if !e.isToldOfPrinted(token) {
		t.Error("the first admin is not told")
	}
	if e.isToldOfPrinted(e.user("ben", app.NewUser{})) {
		t.Error("another user is told")
	}
	e.need(e.call("POST", "/api/auth/change_password", token, object{"current_password": first, "new_password": "Violet8moon,tide"}), 200)
	if e.isToldOfPrinted(signIn("Violet8moon,tide")) {
		t.Error("told after the password was changed")
	}
	if given := start(t); given.isToldOfPrinted(given.admin()) {
		t.Error("a password that nobody printed")
	}
}

func (e *env) isToldOfPrinted(token string) bool {
	e.Helper()
	return strings.Contains(e.need(e.call("GET", "/api/auth/profile", token, nil), 200).text(), `"printed_password":true`)
}
