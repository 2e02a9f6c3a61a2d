package store

import (
	"context"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/store/db"
)

var _ account.APIKeyStore = (*DB)(nil)

func apiKeyOf(k db.ApiKey) account.APIKey {
	out := account.APIKey{
		ID: k.ID, UserID: k.UserID, Name: k.Name, Hash: k.Hash,
		CreatedAt: fromMillis(k.CreatedAt), ExpiresAt: fromMillis(k.ExpiresAt), LastUsed: fromMillis(k.LastUsed),
	}
	for _, scope := range strings.Fields(k.Scopes) {
		out.Scopes = append(out.Scopes, account.Scope(scope))
	}
	return out
}

// AddAPIKey implements account.APIKeyStore.
func (d *DB) AddAPIKey(ctx context.Context, k account.APIKey) error {
	return wrap(d.q(ctx).AddAPIKey(ctx, db.AddAPIKeyParams{
		ID: k.ID, UserID: k.UserID, Name: k.Name, Hash: k.Hash, Scopes: account.JoinScopes(k.Scopes),
		CreatedAt: millis(k.CreatedAt), ExpiresAt: millis(k.ExpiresAt),
	}))
}

// APIKeyUser implements account.APIKeyStore.
func (d *DB) APIKeyUser(ctx context.Context, id string) (*account.APIKey, *account.User, error) {
	row, err := d.r(ctx).APIKeyUser(ctx, id)
	if err != nil {
		return nil, nil, wrap(err)
	}
	u, err := userOf(row.User)
	k := apiKeyOf(row.ApiKey)
	return &k, u, err
}

// APIKeys implements account.APIKeyStore.
func (d *DB) APIKeys(ctx context.Context, userID string) ([]account.APIKey, error) {
	rows, err := d.r(ctx).APIKeysOf(ctx, userID)
	if err != nil {
		return nil, wrap(err)
	}
	out := make([]account.APIKey, len(rows))
	for i, row := range rows {
		out[i] = apiKeyOf(row)
	}
	return out, nil
}

// UseAPIKey implements account.APIKeyStore.
func (d *DB) UseAPIKey(ctx context.Context, id string, at time.Time) error {
	return wrap(d.q(ctx).UseAPIKey(ctx, db.UseAPIKeyParams{ID: id, LastUsed: millis(at)}))
}

// DropAPIKey implements account.APIKeyStore.
func (d *DB) DropAPIKey(ctx context.Context, userID, id string) error {
	return changed(d.q(ctx).DropAPIKey(ctx, db.DropAPIKeyParams{ID: id, UserID: userID}))
}

// DropAPIKeys implements account.APIKeyStore.
func (d *DB) DropAPIKeys(ctx context.Context, userID string) (int64, error) {
	n, err := d.q(ctx).DropAPIKeys(ctx, userID)
	return n, wrap(err)
}
