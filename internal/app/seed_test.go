package app_test

import (
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
