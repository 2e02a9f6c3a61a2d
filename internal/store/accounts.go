package store

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
	"focal/internal/store/db"
)

var _ account.Store = (*DB)(nil)

func userOf(u db.User) (*account.User, error) {
	out := &account.User{
		ID: u.ID, Email: u.Email, Name: u.Name, Organisation: u.Organisation, Role: account.Role(u.Role), Plan: u.Plan, PlanName: u.PlanName,
		Status: account.Status(u.Status), Credits: u.Credits, Converted: u.Converted, PasswordHash: u.PasswordHash, CreatedAt: fromMillis(u.CreatedAt),
		LastLogin: fromMillis(u.LastLoginAt), DemoUsed: u.DemoUsed, RetentionDays: u.RetentionDays, Locale: u.Locale, Options: u.Options,
		ExpiresAt: fromMillis(u.ExpiresAt), MustChange: u.MustChange, TOTP: u.Totp, TOTPPending: u.TotpPending, CustomerID: u.CustomerID,
		SubscriptionID: u.SubscriptionID, PeriodEnd: fromMillis(u.PeriodEnd),
		SuspendedAt: fromMillis(u.SuspendedAt), SwitchedOff: u.SwitchedOff,
	}
	if err := json.Unmarshal([]byte(u.AllowedTemplates), &out.AllowedTemplates); err != nil {
		return nil, fmt.Errorf("allowed templates of user %s: %w", u.ID, err)
	}
	return out, nil
}

func templatesJSON(names []string) string {
	if names == nil {
		names = []string{}
	}
	b, _ := json.Marshal(names) // strings always marshal
	return string(b)
}

// searchText is what the admin's search looks in.
func searchText(name, email, organisation, plan string) string {
	return strings.ToLower(strings.Join([]string{name, email, organisation, plan}, "\n"))
}

// CreateUser implements account.Store.
func (d *DB) CreateUser(ctx context.Context, u *account.User) error {
	err := wrap(d.q(ctx).CreateUser(ctx, db.CreateUserParams{
		ID: u.ID, Email: u.Email, Name: u.Name, Organisation: u.Organisation, Role: string(u.Role), Plan: u.Plan, PlanName: u.PlanName,
		Status: string(u.Status), AllowedTemplates: templatesJSON(u.AllowedTemplates), PasswordHash: u.PasswordHash, CreatedAt: millis(u.CreatedAt), RetentionDays: u.RetentionDays,
		ExpiresAt: millis(u.ExpiresAt), MustChange: u.MustChange, Search: searchText(u.Name, u.Email, u.Organisation, u.Plan),
	}))
	if problem.Is(err, problem.Conflict) {
		return problem.Wrap(err, problem.Conflict, "Email already registered.")
	}
	return err
}

// User implements account.Store. Within a transaction the row stays locked
// until the end, so that writing it back overwrites nobody else's change.
func (d *DB) User(ctx context.Context, id string) (*account.User, error) {
	read := d.r(ctx).UserByID
	if Tx(ctx) != nil {
		read = d.r(ctx).UserForChange
	}
	u, err := read(ctx, id)
	if err != nil {
		return nil, wrap(err)
	}
	return userOf(u)
}

// UserByEmail implements account.Store.
func (d *DB) UserByEmail(ctx context.Context, email string) (*account.User, error) {
	u, err := d.r(ctx).UserByEmail(ctx, email)
	if err != nil {
		return nil, wrap(err)
	}
	return userOf(u)
}

// CountUsers returns how many users there are, and how many of them are admins.
func (d *DB) CountUsers(ctx context.Context) (users, admins int64, err error) {
	if users, err = d.r(ctx).CountUsers(ctx); err != nil {
		return 0, 0, wrap(err)
	}
	admins, err = d.r(ctx).CountAdmins(ctx)
	return users, admins, wrap(err)
}

// AdminAtDoor is an admin who can sign in.
type AdminAtDoor struct {
	ID, Email     string
	PasswordAlone bool // no second factor
}

// AdminsNotSuspended returns the admins who can sign in, by address.
func (d *DB) AdminsNotSuspended(ctx context.Context) ([]AdminAtDoor, error) {
	rows, err := d.r(ctx).AdminsNotSuspended(ctx)
	out := make([]AdminAtDoor, len(rows))
	for i, r := range rows {
		out[i] = AdminAtDoor{ID: r.ID, Email: r.Email, PasswordAlone: r.PasswordAlone == 1}
	}
	return out, wrap(err)
}

// SaveProfile implements account.Store.
func (d *DB) SaveProfile(ctx context.Context, id string, c account.ProfileChange) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		u, err := d.q(ctx).UserForChange(ctx, id)
		if err != nil {
			return wrap(err)
		}
		if c.Name != nil {
			u.Name = *c.Name
		}
		if c.Organisation != nil {
			u.Organisation = *c.Organisation
		}
		if c.RetentionDays != nil {
			u.RetentionDays = *c.RetentionDays
		}
		return changed(d.q(ctx).SaveProfile(ctx, db.SaveProfileParams{ID: id, Name: u.Name, Organisation: u.Organisation, RetentionDays: u.RetentionDays, Search: searchText(u.Name, u.Email, u.Organisation, u.Plan)}))
	})
}

// SavePassword implements account.Store.
func (d *DB) SavePassword(ctx context.Context, id, hash string, mustChange bool) error {
	return changed(d.q(ctx).SavePassword(ctx, db.SavePasswordParams{ID: id, PasswordHash: hash, MustChange: mustChange}))
}

// SaveLogin implements account.Store.
func (d *DB) SaveLogin(ctx context.Context, id string, at time.Time) error {
	return wrap(d.q(ctx).SaveLogin(ctx, db.SaveLoginParams{ID: id, LastLoginAt: millis(at)}))
}

// UseTOTPStep implements account.TOTPStore.
func (d *DB) UseTOTPStep(ctx context.Context, userID string, step int64) (bool, error) {
	n, err := d.q(ctx).UseTOTPStep(ctx, db.UseTOTPStepParams{ID: userID, TotpStep: step})
	return n == 1, wrap(err)
}

// AdminsForChange implements account.AdminStore.
func (d *DB) AdminsForChange(ctx context.Context) ([]string, error) {
	ids, err := d.q(ctx).AdminsForChange(ctx)
	return ids, wrap(err)
}
