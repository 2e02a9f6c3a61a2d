package store

import (
	"context"
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

const userColumns = "id, email, name, organisation, role, plan, plan_name, status, credits, converted, allowed_templates, created_at, last_login_at, retention_days, expires_at, must_change, totp"

// ListUsers implements account.AdminStore. It is written by hand because a sort
// column cannot be a parameter.
func (d *DB) ListUsers(ctx context.Context, q account.ListQuery) ([]*account.User, int64, error) {
	clause, ok := orderBy[q.Sort]
	if !ok {
		return nil, 0, problem.New(problem.Invalid, "unknown sort column")
	}
	order, backwards := clause+" ASC, id ASC", clause+" DESC, id DESC"
	if q.Descending {
		order, backwards = backwards, order
	}
	offset := min((q.Page-1)*q.PerPage, 1<<40)
	if search := strings.ToLower(strings.TrimSpace(q.Search)); search != "" {
		return d.searchUsers(ctx, search, order, offset, q.PerPage)
	}
	var total int64
	if err := d.dialect(d.read).QueryRowContext(ctx, "SELECT count(*) FROM users").Scan(&total); err != nil || offset >= total {
		return nil, total, wrap(err)
	}
	// The page is found in an index, from its nearer end; only its rows are read.
	limit, from := min(q.PerPage, total-offset), order
	if offset > total/2 {
		offset, from = total-offset-limit, backwards
	}
	users, _, err := d.users(ctx, "SELECT 0, "+userColumns+" FROM users WHERE id IN (SELECT id FROM users ORDER BY "+from+" LIMIT $1 OFFSET $2) ORDER BY "+order, limit, offset)
	return users, total, err
}

// searchUsers finds in one go, in order, the users whose searched text contains the
// words; both engines keep the order of what is materialised.
func (d *DB) searchUsers(ctx context.Context, search, order string, offset, limit int64) ([]*account.User, int64, error) {
	users, total, err := d.users(ctx, "WITH hits AS MATERIALIZED (SELECT id FROM users WHERE "+d.contains("$3")+" ORDER BY "+order+`)
SELECT (SELECT count(*) FROM hits), `+userColumns+" FROM users WHERE id IN (SELECT id FROM hits LIMIT $1 OFFSET $2) ORDER BY "+order, limit, offset, d.pattern(search))
	if err == nil && len(users) == 0 && offset > 0 { // beyond the last page no row tells it
		err = wrap(d.dialect(d.read).QueryRowContext(ctx, "SELECT count(*) FROM users WHERE "+d.contains("$1"), d.pattern(search)).Scan(&total))
	}
	return users, total, err
}

// users runs a query for a total and userColumns.
func (d *DB) users(ctx context.Context, query string, args ...any) (users []*account.User, total int64, err error) {
	rows, err := d.dialect(d.read).QueryContext(ctx, query, args...)
	if err != nil {
		return nil, 0, wrap(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var u db.User
		if err := rows.Scan(&total, &u.ID, &u.Email, &u.Name, &u.Organisation, &u.Role, &u.Plan, &u.PlanName, &u.Status, &u.Credits, &u.Converted, &u.AllowedTemplates, &u.CreatedAt,
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

// contains is the condition that a user's searched text contains the parameter.
func (d *DB) contains(parameter string) string {
	if d.postgres {
		return "search LIKE " + parameter + ` ESCAPE '\'`
	}
	return "instr(search, " + parameter + ") > 0"
}

// pattern is what contains compares with: the text, taken literally.
func (d *DB) pattern(text string) string {
	if d.postgres {
		return "%" + strings.NewReplacer(`\`, `\\`, `%`, `\%`, `_`, `\_`).Replace(text) + "%"
	}
	return text
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
