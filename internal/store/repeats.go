package store

import (
	"context"
	"time"

	"focal/internal/problem"
	"focal/internal/store/db"
)

// Repeat returns what the request with that Idempotency-Key led to, "" when it is
// the first. The same key with another body is a problem.Conflict.
func (d *DB) Repeat(ctx context.Context, userID, scope, key, bodyHash string) (answer string, err error) {
	row, err := d.r(ctx).Repeat(ctx, db.RepeatParams{UserID: userID, Scope: scope, Key: key})
	if err = wrap(err); err != nil {
		if problem.Is(err, problem.NotFound) {
			err = nil
		}
		return "", err
	}
	if row.BodyHash != bodyHash {
		return "", problem.New(problem.Conflict, "This Idempotency-Key was already used for another request.")
	}
	return row.Answer, nil
}

// KeepRepeat stores what the request led to; problem.Conflict when another one with
// the key was faster.
func (d *DB) KeepRepeat(ctx context.Context, userID, scope, key, bodyHash, answer string, at time.Time) error {
	return wrap(d.q(ctx).AddRepeat(ctx, db.AddRepeatParams{UserID: userID, Scope: scope, Key: key, BodyHash: bodyHash, Answer: answer, CreatedAt: millis(at)}))
}

// PurgeRepeats forgets keys from before that time.
func (d *DB) PurgeRepeats(ctx context.Context, before time.Time) error {
	return wrap(d.q(ctx).PurgeRepeats(ctx, millis(before)))
}
