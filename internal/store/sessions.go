package store

import (
	"context"
	"time"

	"focal/internal/account"
	"focal/internal/store/db"
)

func sessionOf(s db.Session) *account.Session {
	return &account.Session{
		ID: s.ID, UserID: s.UserID, Generation: s.Generation, RotatedAt: fromMillis(s.RotatedAt), CreatedAt: fromMillis(s.CreatedAt),
		LastUsed: fromMillis(s.LastUsed), RevokedAt: fromMillis(s.RevokedAt), Reason: s.Reason,
	}
}

// CreateSession implements account.Store.
func (d *DB) CreateSession(ctx context.Context, s *account.Session) error {
	return wrap(d.q(ctx).CreateSession(ctx, db.CreateSessionParams{ID: s.ID, UserID: s.UserID, Generation: s.Generation, RotatedAt: millis(s.RotatedAt), CreatedAt: millis(s.CreatedAt), LastUsed: millis(s.LastUsed)}))
}

// SessionUser implements account.Store.
func (d *DB) SessionUser(ctx context.Context, id string) (*account.Session, *account.User, error) {
	row, err := d.r(ctx).SessionUser(ctx, id)
	if err != nil {
		return nil, nil, wrap(err)
	}
	u, err := userOf(row.User)
	return sessionOf(row.Session), u, err
}

// RotateSession implements account.Store.
func (d *DB) RotateSession(ctx context.Context, id string, from int64, at time.Time) (bool, error) {
	n, err := d.q(ctx).RotateSession(ctx, db.RotateSessionParams{ID: id, Generation: from, RotatedAt: millis(at)})
	return n == 1, wrap(err)
}

// RevokeSession implements account.Store.
func (d *DB) RevokeSession(ctx context.Context, id, reason string, at time.Time) error {
	return wrap(d.q(ctx).RevokeSession(ctx, db.RevokeSessionParams{ID: id, Reason: reason, RevokedAt: millis(at)}))
}

// RevokeSessions implements account.Store.
func (d *DB) RevokeSessions(ctx context.Context, userID, except, reason string, at time.Time) error {
	return wrap(d.q(ctx).RevokeSessions(ctx, db.RevokeSessionsParams{UserID: userID, ID: except, Reason: reason, RevokedAt: millis(at)}))
}

// PurgeSessions deletes sessions that were last used before that time.
func (d *DB) PurgeSessions(ctx context.Context, before time.Time) (int64, error) {
	n, err := d.q(ctx).PurgeSessions(ctx, millis(before))
	return n, wrap(err)
}
