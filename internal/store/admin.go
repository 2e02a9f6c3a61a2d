package store

import (
	"context"
	"fmt"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
	"focal/internal/store/db"
)

var (
	_ account.AdminStore = (*DB)(nil)
	_ account.ResetStore = (*DB)(nil)
	_ account.TOTPStore  = (*DB)(nil)
)

// orderBy is the only text that a request can choose for a query: whole clauses
// of ours, never what was sent. The id makes the order stable (decisions D-69).
var orderBy = map[string]string{
	"name":                "lower(name)",
	"email":               "email",
	"organisation":        "lower(organisation)",
	"user_role":           "role",
	"subscription_plan":   "plan",
	"subscription_status": "status",
	"converted_cvs_count": "converted",
	"credits_remaining":   "credits",
	"created_at":          "created_at",
	"last_login_time":     "last_login_at",
}

const userColumns = "id, email, name, organisation, role, plan, plan_name, status, credits, converted, allowed_templates, created_at, last_login_at, retention_days, expires_at, must_change, totp"

// ListUsers implements account.AdminStore. It is written by hand because a sort
// column cannot be a parameter.
func (d *DB) ListUsers(ctx context.Context, q account.ListQuery) ([]*account.User, int64, error) {
	clause, ok := orderBy[q.Sort]
	if !ok {
		return nil, 0, problem.New(problem.Invalid, "unknown sort column")
	}
	direction := " ASC"
	if q.Descending {
		direction = " DESC"
	}
	where, args := "", []any{}
	if s := strings.ToLower(strings.TrimSpace(q.Search)); s != "" {
		where = ` WHERE search LIKE $1 ESCAPE '\'`
		args = append(args, "%"+strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`).Replace(s)+"%")
	}
	conn := d.dialect(d.read)
	var total int64
	if err := conn.QueryRowContext(ctx, "SELECT count(*) FROM users"+where, args...).Scan(&total); err != nil {
		return nil, 0, wrap(err)
	}
	n := len(args)
	query := "SELECT " + userColumns + " FROM users" + where + " ORDER BY " + clause + direction + ", id" + direction + fmt.Sprintf(" LIMIT $%d OFFSET $%d", n+1, n+2)
	rows, err := conn.QueryContext(ctx, query, append(args, q.PerPage, min((q.Page-1)*q.PerPage, 1<<40))...)
	if err != nil {
		return nil, 0, wrap(err)
	}
	defer func() { _ = rows.Close() }()
	var users []*account.User
	for rows.Next() {
		var u db.User
		if err := rows.Scan(&u.ID, &u.Email, &u.Name, &u.Organisation, &u.Role, &u.Plan, &u.PlanName, &u.Status, &u.Credits, &u.Converted, &u.AllowedTemplates, &u.CreatedAt,
			&u.LastLoginAt, &u.RetentionDays, &u.ExpiresAt, &u.MustChange, &u.Totp); err != nil {
			return nil, 0, wrap(err)
		}
		user, err := userOf(u)
		if err != nil {
			return nil, 0, err
		}
		users = append(users, user)
	}
	return users, total, wrap(rows.Err())
}

// SaveUser implements account.AdminStore.
func (d *DB) SaveUser(ctx context.Context, u *account.User) error {
	err := changed(d.q(ctx).UpdateUser(ctx, db.UpdateUserParams{ID: u.ID, Name: u.Name, Email: u.Email, Organisation: u.Organisation, Role: string(u.Role), Plan: u.Plan, PlanName: u.PlanName,
		Status: string(u.Status), Converted: u.Converted, AllowedTemplates: templatesJSON(u.AllowedTemplates), ExpiresAt: millis(u.ExpiresAt), Search: searchText(u.Name, u.Email, u.Organisation, u.Plan)}))
	if err != nil && problem.KindOf(err) == problem.Conflict {
		return problem.Wrap(err, problem.Conflict, "Email already registered.")
	}
	return err
}

// DeleteUser implements account.AdminStore; sessions, tasks, files, icon and
// checkouts go with the row.
func (d *DB) DeleteUser(ctx context.Context, id string) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		u, err := d.User(ctx, id)
		if err != nil {
			return err
		}
		if err := d.q(ctx).DropContactMessages(ctx, u.Email); err != nil {
			return wrap(err)
		}
		return changed(d.q(ctx).DeleteUser(ctx, id))
	})
}

// Scrub implements account.AdminStore. Pages are overwritten when rows go
// (secure_delete); the write-ahead log still holds the old ones until it is cut.
func (d *DB) Scrub(ctx context.Context) error {
	if d.postgres {
		return nil
	}
	_, err := d.write.ExecContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)")
	return wrap(err)
}

// SaveTOTP implements account.TOTPStore.
func (d *DB) SaveTOTP(ctx context.Context, userID, secret, pending string) error {
	return changed(d.q(ctx).SaveTOTP(ctx, db.SaveTOTPParams{ID: userID, Totp: secret, TotpPending: pending}))
}

// PutReset implements account.ResetStore.
func (d *DB) PutReset(ctx context.Context, id, userID, codeHash string, expires time.Time) error {
	return wrap(d.q(ctx).PutResetCode(ctx, db.PutResetCodeParams{ID: id, UserID: userID, CodeHash: codeHash, ExpiresAt: millis(expires)}))
}

// TryReset implements account.ResetStore.
func (d *DB) TryReset(ctx context.Context, id string, now time.Time) (string, string, error) {
	row, err := d.q(ctx).TryResetCode(ctx, db.TryResetCodeParams{ID: id, ExpiresAt: millis(now)})
	return row.UserID, row.CodeHash, wrap(err)
}

// UseReset implements account.ResetStore.
func (d *DB) UseReset(ctx context.Context, id, codeHash string) (bool, error) {
	n, err := d.q(ctx).UseResetCode(ctx, db.UseResetCodeParams{ID: id, CodeHash: codeHash})
	return n == 1, wrap(err)
}

// PurgeResets deletes codes whose time is long over.
func (d *DB) PurgeResets(ctx context.Context, before time.Time) error {
	return wrap(d.q(ctx).PurgeResetCodes(ctx, millis(before)))
}
