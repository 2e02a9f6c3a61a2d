package store

import (
	"context"

	"focal/internal/store/db"
)

// ReplaceRecoveryCodes implements account.TOTPStore.
func (d *DB) ReplaceRecoveryCodes(ctx context.Context, userID string, hashes []string) error {
	return d.InTx(ctx, func(ctx context.Context) error {
		if err := d.q(ctx).DropRecoveryCodes(ctx, userID); err != nil {
			return wrap(err)
		}
		for _, hash := range hashes {
			if err := d.q(ctx).AddRecoveryCode(ctx, db.AddRecoveryCodeParams{UserID: userID, Hash: hash}); err != nil {
				return wrap(err)
			}
		}
		return nil
	})
}

// UseRecoveryCode implements account.TOTPStore.
func (d *DB) UseRecoveryCode(ctx context.Context, userID, hash string) (bool, error) {
	n, err := d.q(ctx).UseRecoveryCode(ctx, db.UseRecoveryCodeParams{UserID: userID, Hash: hash})
	return n == 1, wrap(err)
}
