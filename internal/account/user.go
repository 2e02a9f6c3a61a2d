// Package account holds the rules of who may use the product: users, their
// passwords, sessions and tokens. It stores nothing itself; internal/store
// implements the interfaces it declares.
package account

import "time"

// Role of a user.
type Role string

// Roles (checklist EN-1).
const (
	RoleUser  Role = "user"
	RoleAdmin Role = "admin"
)

// Status of a user's subscription.
type Status string

// Subscription states (checklist EN-1).
const (
	Active   Status = "active"
	Inactive Status = "inactive"
)

// User is an account. Money lives in the ledger; Credits and Converted are
// copies that the ledger's transactions keep (decisions D-31).
type User struct {
	ID               string
	Email            string // trimmed and lower case; unique
	Name             string
	Organisation     string
	Role             Role
	Plan             string // free | demo | personal | professional
	PlanName         string // label of the plan, "" for free
	Status           Status
	Credits          int64
	Converted        int64
	AllowedTemplates []string
	PasswordHash     string
	CreatedAt        time.Time
	LastLogin        time.Time // zero = never
	DemoUsed         int64     // conversions of the demo allowance (decisions D-44)
	RetentionDays    int64     // -1 = the service's default
	Locale           string
	Options          string    // last used conversion options as JSON; "" = none yet
	ExpiresAt        time.Time // demo accounts; zero = never
	MustChange       bool      // an initial password that someone else made
	TOTP             string    // shared secret once enabled; "" = off
	TOTPPending      string    // shared secret while it is being set up
	CustomerID       string    // payment provider's id of the customer
	SubscriptionID   string    // payment provider's id of the subscription
	PeriodEnd        time.Time // end of the paid period; zero = none
	SuspendedAt      time.Time // by an admin; zero = it is not
	SwitchedOff      bool      // an admin made the account inactive, so that a free plan does not make it active again
}

// IsAdmin reports whether the user may use the admin area.
func (u *User) IsAdmin() bool { return u.Role == RoleAdmin }

// MayConvert reports whether the converter is open to the user (decisions D-32).
func (u *User) MayConvert() bool { return u.Status == Active || u.IsAdmin() }

// Suspended reports whether an admin has shut the account for the time being.
func (u *User) Suspended() bool { return !u.SuspendedAt.IsZero() }

// Expired reports whether a demo account's time is over.
func (u *User) Expired(now time.Time) bool { return !u.ExpiresAt.IsZero() && !now.Before(u.ExpiresAt) }

// Session is one sign-in. Its refresh token rotates by generation; only the
// present one and, for the grace period, the one before are honoured.
type Session struct {
	ID         string
	UserID     string
	Generation int64
	RotatedAt  time.Time // when Generation was reached
	CreatedAt  time.Time
	LastUsed   time.Time
	RevokedAt  time.Time // zero = alive
	Reason     string    // why it was revoked
}

// Principal is who sends a request.
type Principal struct {
	User    *User
	Session string    // "" where a key signs in
	Since   time.Time // when the session was signed in
	Key     *APIKey   // nil where a session does
}
