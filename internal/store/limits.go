package store

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/pressly/goose/v3"

	"focal/internal/account"
)

// sharedLimits is the migration that gives PostgreSQL a table of the counts behind rate
// limits, which all processes share. SQLite has one process, which counts in memory. Not
// logged: after a crash of the server counting begins anew, as after a restart of Focal.
func sharedLimits(postgres bool) *goose.Migration {
	if !postgres {
		return goose.NewGoMigration(20, nil, nil)
	}
	run := func(statement string) *goose.GoFunc {
		return &goose.GoFunc{RunTx: func(ctx context.Context, tx *sql.Tx) error {
			_, err := tx.ExecContext(ctx, statement)
			return err
		}}
	}
	return goose.NewGoMigration(20, run(`CREATE UNLOGGED TABLE limits (
    key      TEXT PRIMARY KEY, -- a hash
    events   BIGINT NOT NULL DEFAULT 0,
    ends_at  BIGINT NOT NULL DEFAULT 0,
    guesses  BIGINT NOT NULL DEFAULT 0,
    until_at BIGINT NOT NULL DEFAULT 0,
    over_at  BIGINT NOT NULL DEFAULT 0
)`), run(`DROP TABLE limits`))
}

// ChangeCount implements account.SharedCounts on PostgreSQL, in a transaction of its own:
// a refused request counts although what it began is rolled back.
func (d *DB) ChangeCount(ctx context.Context, key string, change func(*account.Count)) error {
	tx, err := d.write.BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer func() { _ = tx.Rollback() }()
	// The row is made or locked, and read, in one step.
	var events, guesses int
	var ends, until, over int64
	err = tx.QueryRowContext(ctx, `INSERT INTO limits (key) VALUES ($1) ON CONFLICT (key) DO UPDATE SET key = EXCLUDED.key
RETURNING events, ends_at, guesses, until_at, over_at`, key).Scan(&events, &ends, &guesses, &until, &over)
	if err != nil {
		return fmt.Errorf("count: %w", err)
	}
	before := account.Count{Events: events, Ends: fromMillis(ends), Guesses: guesses, Until: fromMillis(until), Over: fromMillis(over)}
	after := before
	if change(&after); after == (account.Count{}) {
		_, err = tx.ExecContext(ctx, `DELETE FROM limits WHERE key = $1`, key)
	} else {
		_, err = tx.ExecContext(ctx, `UPDATE limits SET events = $2, ends_at = $3, guesses = $4, until_at = $5, over_at = $6 WHERE key = $1`,
			key, after.Events, millis(after.Ends), after.Guesses, millis(after.Until), millis(after.Over))
	}
	if err != nil {
		return fmt.Errorf("count: %w", err)
	}
	return wrap(tx.Commit())
}

// PurgeCounts deletes counts whose period has passed.
func (d *DB) PurgeCounts(ctx context.Context, now time.Time) error {
	if !d.postgres {
		return nil
	}
	_, err := d.write.ExecContext(ctx, `DELETE FROM limits WHERE ends_at <= $1 AND over_at <= $1`, now.UnixMilli())
	return wrap(err)
}
