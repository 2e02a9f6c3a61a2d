// Package store is the only package with SQL. It keeps users, sessions, credits
// and conversions in SQLite or PostgreSQL and implements the interfaces that the
// domain packages declare. Queries are written once, in queries/*.sql; db/ is
// generated from them by sqlc.
package store

import (
	"context"
	"database/sql"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // database/sql driver "pgx"
	_ "modernc.org/sqlite"             // database/sql driver "sqlite"

	"focal/internal/problem"
	"focal/internal/store/db"
)

// DB is an open database. Every method joins the transaction in its context
// (see InTx) and otherwise runs on its own.
type DB struct {
	write    *sql.DB // SQLite: one connection, so that writers queue instead of failing
	read     *sql.DB // SQLite: read-only connections; PostgreSQL: the same as write
	postgres bool
	lower    string // a format: a text in lower case
}

// Open opens the database at a PostgreSQL URL, or the SQLite file focal.db in
// dataDir when url is empty. It neither creates nor changes tables: see Migrate.
func Open(ctx context.Context, databaseURL, dataDir string) (*DB, error) {
	if databaseURL != "" {
		return openPostgres(ctx, databaseURL)
	}
	return openSQLite(ctx, filepath.Join(dataDir, "focal.db"))
}

func openPostgres(ctx context.Context, databaseURL string) (*DB, error) {
	if !strings.HasPrefix(databaseURL, "postgres://") && !strings.HasPrefix(databaseURL, "postgresql://") {
		return nil, fmt.Errorf("the database URL must begin with postgres://")
	}
	pool, err := sql.Open("pgx", databaseURL)
	if err != nil {
		return nil, fmt.Errorf("open PostgreSQL: %w", err)
	}
	pool.SetMaxOpenConns(20)
	pool.SetMaxIdleConns(10)
	pool.SetConnMaxIdleTime(5 * time.Minute)
	if err := pool.PingContext(ctx); err != nil {
		_ = pool.Close()
		return nil, problem.Wrap(err, problem.Unavailable, "PostgreSQL cannot be reached (%s). Look at --database-url, and whether the server runs.", reachFault(err))
	}
	lower, err := postgresLower(ctx, pool)
	if err != nil {
		_ = pool.Close()
		return nil, fmt.Errorf("look for collations of PostgreSQL: %w", err)
	}
	return &DB{write: pool, read: pool, postgres: true, lower: lower}, nil
}

// reachFault is the last line of the driver's report; those before it name the connection and
// repeat the cause for every address that was tried.
func reachFault(err error) string {
	lines := strings.Split(strings.TrimSpace(err.Error()), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}

// openSQLite: synchronous=FULL, because a 202 promises that the task is on disk;
// secure_delete, because erased means overwritten (assurance item 62).
func openSQLite(ctx context.Context, path string) (*DB, error) {
	dsn := func(extra ...string) string {
		q := url.Values{"_pragma": {"busy_timeout(5000)", "foreign_keys(1)", "journal_mode(WAL)", "synchronous(FULL)", "secure_delete(1)", "cache_size(-8000)", "temp_store(MEMORY)"}, "_txlock": {"immediate"}}
		for _, e := range extra {
			q.Add("_pragma", e)
		}
		return "file:" + (&url.URL{Path: path}).EscapedPath() + "?" + q.Encode()
	}
	if errLower != nil {
		return nil, errLower
	}
	write, err := sql.Open("sqlite", dsn())
	if err != nil {
		return nil, fmt.Errorf("open SQLite: %w", err)
	}
	write.SetMaxOpenConns(1)
	if err := write.PingContext(ctx); err != nil {
		_ = write.Close()
		return nil, fmt.Errorf("open the database %s: %w", path, err)
	}
	read, err := sql.Open("sqlite", dsn("query_only(1)"))
	if err != nil {
		_ = write.Close()
		return nil, fmt.Errorf("open SQLite: %w", err)
	}
	read.SetMaxOpenConns(8)
	read.SetMaxIdleConns(8)
	return &DB{write: write, read: read, lower: lowerSQLite}, nil
}

// Close closes the connections.
func (d *DB) Close() error {
	if d.read != d.write {
		_ = d.read.Close()
	}
	return d.write.Close()
}

// IsPostgres is for the few callers that the difference between the engines cannot be hidden from.
func (d *DB) IsPostgres() bool { return d.postgres }

// SQL returns the pool that may write, for the job library.
func (d *DB) SQL() *sql.DB { return d.write }

// Ping reports whether the database answers.
func (d *DB) Ping(ctx context.Context) error {
	var one int
	return wrap(d.read.QueryRowContext(ctx, "SELECT 1").Scan(&one))
}

// Check looks for damage in SQLite's file: of its pages, or with full of every index
// and row too. PostgreSQL checks its own.
func (d *DB) Check(ctx context.Context, full bool) error {
	if d.postgres {
		return nil
	}
	query := "PRAGMA quick_check(1)"
	if full {
		query = "PRAGMA integrity_check(1)"
	}
	var verdict string
	if err := d.read.QueryRowContext(ctx, query).Scan(&verdict); err != nil {
		return fmt.Errorf("check the database: %w", err)
	}
	if verdict != "ok" {
		return fmt.Errorf("the database is damaged: %s", verdict)
	}
	return nil
}

type txKey struct{}

// Tx returns the transaction of ctx, nil without one.
func Tx(ctx context.Context) *sql.Tx {
	tx, _ := ctx.Value(txKey{}).(*sql.Tx)
	return tx
}

// InTx runs do in one transaction: every method that is called with the context
// it passes belongs to it. It commits when do returns nil and otherwise rolls
// back. Within a transaction it joins.
func (d *DB) InTx(ctx context.Context, do func(ctx context.Context) error) error {
	if Tx(ctx) != nil {
		return do(ctx)
	}
	conn, err := d.connect(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer func() { _ = tx.Rollback() }()
	if err := do(context.WithValue(ctx, txKey{}, tx)); err != nil {
		return err
	}
	return wrap(tx.Commit())
}

// patience is how long a transaction waits for its turn, so that a database that
// somebody else holds is told to users soon.
const patience = 6 * time.Second

func (d *DB) connect(ctx context.Context) (*sql.Conn, error) {
	turn, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	conn, err := d.write.Conn(turn)
	if err != nil && ctx.Err() == nil && turn.Err() != nil {
		return nil, problem.Wrap(err, problem.Unavailable, "The service is busy. Please try again in a moment.")
	}
	return conn, wrap(err)
}

// q returns the queries for ctx: its transaction, or the pool that may write.
func (d *DB) q(ctx context.Context) *db.Queries {
	if tx := Tx(ctx); tx != nil {
		return db.New(d.dialect(tx))
	}
	return db.New(d.dialect(d.write))
}

// r is q for queries that only read.
func (d *DB) r(ctx context.Context) *db.Queries {
	if tx := Tx(ctx); tx != nil {
		return db.New(d.dialect(tx))
	}
	return db.New(d.dialect(d.read))
}

func (d *DB) dialect(conn db.DBTX) db.DBTX {
	if d.postgres {
		return conn
	}
	return sqlite{conn}
}
