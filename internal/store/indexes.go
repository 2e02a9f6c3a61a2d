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

// userIndexes is the migration that gives every sort column of the admin's table
// an index. SQLite's hold the searched text too: it then finds, counts and orders
// without touching a row. PostgreSQL's entries may not be that long; see userSearch.
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
		_, err := tx.ExecContext(ctx, strings.Join(statements, ";\n"))
		return err
	}
	return goose.NewGoMigration(5, &goose.GoFunc{RunTx: up}, &goose.GoFunc{RunTx: down})
}

// userSearch is the migration that makes searches faster. What the name and the
// organisation are sorted by is not enough for an index to be read without a look at
// the row: the column itself must be in it.
//
// PostgreSQL gets the searched texts in a table of their own, kept by a trigger: there
// they are read together in a quarter of the time that finding them in the users' wide
// rows takes. An index of trigrams, which earlier versions made, finds rare words
// sooner and common ones later, and every conversion pays for it.
func userSearch(postgres bool) *goose.Migration {
	run := func(statements string) *goose.GoFunc {
		return &goose.GoFunc{RunTx: func(ctx context.Context, tx *sql.Tx) error {
			_, err := tx.ExecContext(ctx, statements)
			return err
		}}
	}
	if !postgres {
		return goose.NewGoMigration(6, run(`
DROP INDEX users_sorted_by_name;
DROP INDEX users_sorted_by_organisation;
CREATE INDEX users_sorted_by_name ON users (lower(name), id, search, name);
CREATE INDEX users_sorted_by_organisation ON users (lower(organisation), id, search, organisation);`),
			run(`
DROP INDEX users_sorted_by_name;
DROP INDEX users_sorted_by_organisation;
CREATE INDEX users_sorted_by_name ON users (lower(name), id, search);
CREATE INDEX users_sorted_by_organisation ON users (lower(organisation), id, search);`))
	}
	return goose.NewGoMigration(6, run(`
CREATE TABLE user_search (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    search  TEXT NOT NULL
);
INSERT INTO user_search SELECT id, search FROM users;
CREATE FUNCTION copy_user_search() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO user_search VALUES (NEW.id, NEW.search) ON CONFLICT (user_id) DO UPDATE SET search = excluded.search WHERE user_search.search <> excluded.search;
    RETURN NULL;
END $$;
CREATE TRIGGER copy_user_search AFTER INSERT OR UPDATE OF search ON users FOR EACH ROW EXECUTE FUNCTION copy_user_search();
DROP INDEX IF EXISTS users_searched;
DROP INDEX users_sorted_by_name, users_sorted_by_organisation;
CREATE INDEX users_sorted_by_name ON users (lower(name), id) INCLUDE (name);
CREATE INDEX users_sorted_by_organisation ON users (lower(organisation), id) INCLUDE (organisation);`),
		run(`
DROP TRIGGER copy_user_search ON users;
DROP FUNCTION copy_user_search;
DROP TABLE user_search;
DROP INDEX users_sorted_by_name, users_sorted_by_organisation;
CREATE INDEX users_sorted_by_name ON users (lower(name), id);
CREATE INDEX users_sorted_by_organisation ON users (lower(organisation), id);`))
}
