package storetest

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"focal/internal/store"
)

// To make the tables of a database takes longer than most tests of them, and the outcome is
// always the same. Each test binary makes them once for each engine, with Migrate, and
// every database after that is a copy.

// sqlite is the file of an empty, migrated SQLite database.
var sqlite = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "focal-sqlite")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	if err := migrate("", dir); err != nil {
		return nil, err
	}
	return os.ReadFile(file(dir))
})

func file(dir string) string { return filepath.Join(dir, "focal.db") }

// migrate makes the tables and closes the database, so that SQLite leaves one file and
// PostgreSQL takes it as a template.
func migrate(url, dir string) error {
	db, err := store.Open(context.Background(), url, dir)
	if err != nil {
		return err
	}
	return errors.Join(db.Migrate(context.Background()), db.Close())
}

// Fill puts an empty, migrated SQLite database into a data folder that has none, and makes the folder.
func Fill(t testing.TB, dir string) {
	t.Helper()
	if _, err := os.Stat(file(dir)); !errors.Is(err, fs.ErrNotExist) {
		return
	}
	data, err := sqlite()
	if err == nil {
		err = os.MkdirAll(dir, 0o700)
	}
	if err == nil {
		err = os.WriteFile(file(dir), data, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// MigratedPostgres returns the URL of a new database on the private server that has its
// tables and nothing in them.
func MigratedPostgres(t *testing.T) string {
	t.Helper()
	s := shared(t)
	s.template.once.Do(func() { s.template.err = s.makeTemplate() })
	if s.template.err != nil {
		t.Fatal(s.template.err)
	}
	return s.create(t, " TEMPLATE "+templateName)
}

const templateName = "migrated"

func (s *Server) makeTemplate() error {
	admin, err := sql.Open("pgx", s.address("postgres"))
	if err != nil {
		return err
	}
	defer func() { _ = admin.Close() }()
	if _, err := admin.Exec("CREATE DATABASE " + templateName); err != nil {
		return err
	}
	return migrate(s.address(templateName), "")
}
