package store

import (
	"context"
	"database/sql"
	"strings"

	"github.com/pressly/goose/v3"
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

// trigrams makes PostgreSQL's search an index too where this user may install the
// extension; without it every text is looked into, which takes some milliseconds.
const trigrams = `DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX users_searched ON users USING gin (search gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
    RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$`

// userIndexes is the migration that gives every sort column of the admin's table
// an index. SQLite's hold the searched text too: it then finds, counts and orders
// without touching a row. PostgreSQL's entries may not be that long, and it reads
// rows fast enough.
func userIndexes(postgres bool) *goose.Migration {
	name := func(column string) string { return "users_sorted_by_" + column }
	up := func(ctx context.Context, tx *sql.Tx) error {
		also := ", search"
		if postgres {
			also = ""
		}
		for _, old := range []string{"users_by_name", "users_by_created"} {
			if _, err := tx.ExecContext(ctx, "DROP INDEX "+old); err != nil {
				return err
			}
		}
		if postgres {
			if _, err := tx.ExecContext(ctx, trigrams); err != nil {
				return err
			}
		}
		for column, clause := range orderBy {
			if _, err := tx.ExecContext(ctx, "CREATE INDEX "+name(column)+" ON users ("+clause+", id"+also+")"); err != nil {
				return err
			}
		}
		return nil
	}
	down := func(ctx context.Context, tx *sql.Tx) error {
		statements := []string{"CREATE INDEX users_by_name ON users (lower(name), id)", "CREATE INDEX users_by_created ON users (created_at, id)"}
		for column := range orderBy {
			statements = append(statements, "DROP INDEX "+name(column))
		}
		if postgres {
			statements = append(statements, "DROP INDEX IF EXISTS users_searched")
		}
		_, err := tx.ExecContext(ctx, strings.Join(statements, ";\n"))
		return err
	}
	return goose.NewGoMigration(5, &goose.GoFunc{RunTx: up}, &goose.GoFunc{RunTx: down})
}
