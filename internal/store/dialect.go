package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	sqlitedrv "modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"focal/internal/problem"
	"focal/internal/store/db"
)

// sqlite runs queries written for PostgreSQL: $1 becomes ?1. Rows need no locks of
// their own, for a transaction has the whole database.
type sqlite struct{ conn db.DBTX }

var (
	placeholder = regexp.MustCompile(`\$(\d+)`)
	rewritten   sync.Map // query -> query
)

func rewrite(query string) string {
	if q, ok := rewritten.Load(query); ok {
		return q.(string)
	}
	q := strings.Replace(placeholder.ReplaceAllString(query, "?$1"), " FOR NO KEY UPDATE", "", 1)
	rewritten.Store(query, q)
	return q
}

func (s sqlite) ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error) {
	return s.conn.ExecContext(ctx, rewrite(query), args...)
}

func (s sqlite) PrepareContext(ctx context.Context, query string) (*sql.Stmt, error) {
	return s.conn.PrepareContext(ctx, rewrite(query))
}

func (s sqlite) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	return s.conn.QueryContext(ctx, rewrite(query), args...)
}

func (s sqlite) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	return s.conn.QueryRowContext(ctx, rewrite(query), args...)
}

// wrap gives a database error the kind that callers act on.
func wrap(err error) error {
	var known *problem.Error
	switch {
	case err == nil || errors.As(err, &known):
		return err
	case errors.Is(err, sql.ErrNoRows):
		return problem.Wrap(err, problem.NotFound, "Not found.")
	case isUnique(err):
		return problem.Wrap(err, problem.Conflict, "This already exists.")
	case isFull(err):
		return problem.Wrap(err, problem.StorageFull, "The service is out of storage. Please try again later.")
	case isBusy(err):
		return problem.Wrap(err, problem.Unavailable, "The service is busy. Please try again in a moment.")
	}
	return err
}

func sqliteCode(err error) int {
	var e *sqlitedrv.Error
	if errors.As(err, &e) {
		return e.Code()
	}
	return 0
}

func postgresCode(err error) string {
	var e *pgconn.PgError
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

func isUnique(err error) bool {
	code := sqliteCode(err)
	return code == sqlite3.SQLITE_CONSTRAINT_UNIQUE || code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY || postgresCode(err) == "23505"
}

func isFull(err error) bool {
	return sqliteCode(err)&0xff == sqlite3.SQLITE_FULL || postgresCode(err) == "53100" || errors.Is(err, syscall.ENOSPC)
}

// isBusy: locked by another process, or (PostgreSQL) a serialisation failure,
// a deadlock, or a server that is starting, stopping or out of connections. A
// disk I/O error counts too: the data folder refuses writes at the moment.
func isBusy(err error) bool {
	switch sqliteCode(err) & 0xff {
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR:
		return true
	}
	switch postgresCode(err) {
	case "40001", "40P01", "53300", "57P01", "57P02", "57P03":
		return true
	}
	return isLost(err)
}

// isLost: the server went away before or during a query. Whether a commit took effect is then
// unknown; clients that retry do so with the idempotency key of their request.
func isLost(err error) bool {
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return false
	}
	var connect *pgconn.ConnectError
	var network *net.OpError
	return errors.As(err, &connect) || errors.As(err, &network) || errors.Is(err, io.ErrUnexpectedEOF) ||
		errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone) || pgconn.SafeToRetry(err)
}

func millis(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return t.UnixMilli()
}

func fromMillis(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(ms).UTC()
}

// changed turns "no row" of an update into a problem.NotFound.
func changed(n int64, err error) error {
	if err == nil && n == 0 {
		err = sql.ErrNoRows
	}
	return wrap(err)
}
