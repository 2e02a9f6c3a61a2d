package store

import (
	"context"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/pressly/goose/v3"
)

// loose opens a database as versions before strict tables left it.
func loose(t *testing.T) *DB {
	t.Helper()
	d, err := Open(t.Context(), "", t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		t.Fatal(err)
	}
	p, err := goose.NewProvider(goose.DialectSQLite3, d.write, files,
		goose.WithLogger(goose.NopLogger()), goose.WithDisableGlobalRegistry(true),
		goose.WithGoMigrations(userIndexes(false), userSearch(false), sharedLimits(false)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Up(t.Context()); err != nil {
		t.Fatal(err)
	}
	return d
}

// ask returns the first column of a query.
func ask(t *testing.T, d *DB, query string) []string {
	t.Helper()
	out, err := texts(t.Context(), d.write, query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return out
}

func do(t *testing.T, d *DB, statement string) error {
	t.Helper()
	_, err := d.write.ExecContext(t.Context(), statement)
	return err
}

// A database of an earlier version keeps every row, index and reference, and refuses
// values of the wrong type from then on.
func TestTablesBecomeStrict(t *testing.T) {
	d := loose(t)
	for _, statement := range []string{
		`INSERT INTO users (id, email, name, organisation, role, plan, plan_name, status, allowed_templates,
			password_hash, created_at, search, must_change)
			VALUES ('ana', 'ana@example.org', CAST('Ana' AS BLOB),
			'', 'user', 'free', '', 'active', '[]', 'h', 9007199254740993, 'ana', TRUE)`,
		`INSERT INTO api_keys (id, user_id, name, hash, scopes, created_at)
			VALUES ('b', 'ana', 'second', 'h', 'read', 2), ('a', 'ana', 'first', 'h', 'read', 1)`,
		`INSERT INTO webhooks (id, user_id, url, origin, events, secret, created_at)
			VALUES ('w', 'ana', 'https://example.org', '', '', 's', 1)`,
	} {
		if err := do(t, d, statement); err != nil {
			t.Fatal(err)
		}
	}
	const structure = `SELECT type || ' ' || name || ' ' || tbl_name FROM sqlite_master WHERE tbl_name NOT GLOB 'river_*' ORDER BY 1`
	const rows = `SELECT id || ' ' || typeof(name) || ' ' || name || ' ' || created_at || ' ' || must_change FROM users`
	before := ask(t, d, structure)
	for range 2 { // the second time there is nothing to do
		if err := d.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if after := ask(t, d, structure); !slices.Equal(before, after) {
		t.Errorf("the database had %q and has %q", before, after)
	}
	if got := ask(t, d, rows); len(got) != 1 || got[0] != "ana text Ana 9007199254740993 1" {
		t.Errorf("the user is %q", got)
	}
	if got := ask(t, d, "SELECT id FROM api_keys ORDER BY rowid"); !slices.Equal(got, []string{"b", "a"}) {
		t.Errorf("the keys are %q", got)
	}
	u, err := d.User(t.Context(), "ana")
	if err != nil || !u.MustChange || u.Name != "Ana" {
		t.Errorf("%+v, %v", u, err)
	}
	refusesWrongTypes(t, d)
}

// refusesWrongTypes: and rules and references hold as before.
func refusesWrongTypes(t *testing.T, d *DB) {
	t.Helper()
	for statement, says := range map[string]string{
		"UPDATE users SET credits = 'many'": "cannot store TEXT value in INT column",
		"UPDATE users SET name = x'00'":     "cannot store BLOB value in TEXT column",
		"UPDATE users SET credits = -1":     "CHECK constraint failed",
		"INSERT INTO webhook_deliveries VALUES ('none', 'e', 'x', 't', 'delivered', 0, '', 1, 1, 1, 0)": "FOREIGN KEY constraint failed",
	} {
		if err := do(t, d, statement); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", statement, err)
		}
	}
	if err := do(t, d, "DELETE FROM users"); err != nil {
		t.Fatal(err)
	}
	if left := ask(t, d, "SELECT id FROM api_keys UNION ALL SELECT id FROM webhooks"); len(left) != 0 {
		t.Errorf("%q are left of a user who is gone", left)
	}
}

// A table that cannot be moved stays as it was, and all others with it.
func TestStrictTablesOrNothing(t *testing.T) {
	d := loose(t)
	err := do(t, d, `INSERT INTO api_keys (id, user_id, name, hash, scopes, created_at) VALUES ('a', 'nobody', '', '', '', 1)`)
	if err == nil {
		t.Fatal("a key of nobody was taken")
	}
	if err := do(t, d, "CREATE TABLE zones (n BIGINT)"); err != nil {
		t.Fatal(err)
	}
	if err := do(t, d, "INSERT INTO zones VALUES ('many')"); err != nil {
		t.Fatal(err)
	}
	if err := d.Migrate(t.Context()); err == nil || !strings.Contains(err.Error(), "make table zones strict") {
		t.Errorf("%v", err)
	}
	if tables, err := looseTables(context.Background(), d.write); err != nil || len(tables) < 10 {
		t.Errorf("%d tables are as they were, %v", len(tables), err)
	}
	if on := ask(t, d, "SELECT foreign_keys FROM pragma_foreign_keys"); fmt.Sprint(on) != "[1]" {
		t.Errorf("foreign keys are %v", on)
	}
}
