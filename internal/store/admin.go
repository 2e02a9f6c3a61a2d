package store

import (
	"context"
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

// SaveUser implements account.AdminStore.
func (d *DB) SaveUser(ctx context.Context, u *account.User) error {
	err := changed(d.q(ctx).UpdateUser(ctx, db.UpdateUserParams{
		ID: u.ID, Name: u.Name, Email: u.Email, Organisation: u.Organisation, Role: string(u.Role), Plan: u.Plan, PlanName: u.PlanName,
		Status: string(u.Status), Converted: u.Converted, AllowedTemplates: templatesJSON(u.AllowedTemplates), ExpiresAt: millis(u.ExpiresAt), Search: searchText(u.Name, u.Email, u.Organisation, u.Plan),
		SwitchedOff: u.SwitchedOff,
	}))
	if problem.Is(err, problem.Conflict) {
		return problem.Wrap(err, problem.Conflict, "Email already registered.")
	}
	return err
}

// SaveSuspended implements account.AdminStore.
func (d *DB) SaveSuspended(ctx context.Context, id string, at time.Time) error {
	return changed(d.q(ctx).SaveSuspended(ctx, db.SaveSuspendedParams{ID: id, SuspendedAt: millis(at)}))
}

// DeleteUser implements account.AdminStore; sessions, tasks, files, icon and
// checkouts go with the row. The ledger stays, without what admins wrote in it.
func (d *DB) DeleteUser(ctx context.Context, id string) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		u, err := d.User(ctx, id)
		if err != nil {
			return err
		}
		if err := d.q(ctx).DropContactMessages(ctx, u.Email); err != nil {
			return wrap(err)
		}
		if err := d.q(ctx).ForgetReasons(ctx, id); err != nil {
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

// TOTPSecrets implements account.SecretStore.
func (d *DB) TOTPSecrets(ctx context.Context) ([]account.TOTPSecrets, error) {
	rows, err := d.dialect(d.read).QueryContext(ctx, "SELECT id, totp, totp_pending FROM users WHERE totp <> '' OR totp_pending <> ''")
	if err != nil {
		return nil, wrap(err)
	}
	defer func() { _ = rows.Close() }()
	var all []account.TOTPSecrets
	for rows.Next() {
		var s account.TOTPSecrets
		if err := rows.Scan(&s.UserID, &s.Secret, &s.Pending); err != nil {
			return nil, wrap(err)
		}
		all = append(all, s)
	}
	return all, wrap(rows.Err())
}

// ReplaceTOTPSecrets implements account.SecretStore.
func (d *DB) ReplaceTOTPSecrets(ctx context.Context, before, now account.TOTPSecrets) error {
	_, err := d.write.ExecContext(ctx, "UPDATE users SET totp = $1, totp_pending = $2 WHERE id = $3 AND totp = $4 AND totp_pending = $5", now.Secret, now.Pending, before.UserID, before.Secret, before.Pending)
	return wrap(err)
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

// PeekReset implements account.ResetStore.
func (d *DB) PeekReset(ctx context.Context, id, codeHash string, now time.Time) (string, error) {
	userID, err := d.q(ctx).PeekResetCode(ctx, db.PeekResetCodeParams{ID: id, CodeHash: codeHash, ExpiresAt: millis(now)})
	return userID, wrap(err)
}

// UseReset implements account.ResetStore.
func (d *DB) UseReset(ctx context.Context, id, codeHash string, now time.Time) (bool, error) {
	n, err := d.q(ctx).UseResetCode(ctx, db.UseResetCodeParams{ID: id, CodeHash: codeHash, ExpiresAt: millis(now)})
	return n == 1, wrap(err)
}

// DropReset implements account.ResetStore.
func (d *DB) DropReset(ctx context.Context, id string) error {
	return wrap(d.q(ctx).DropResetCode(ctx, id))
}

// PurgeResets deletes codes whose time is long over.
func (d *DB) PurgeResets(ctx context.Context, before time.Time) error {
	return wrap(d.q(ctx).PurgeResetCodes(ctx, millis(before)))
}
