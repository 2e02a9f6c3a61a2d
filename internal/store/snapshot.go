package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
)

// Snapshot writes the SQLite database as of this moment to a new file, while others
// go on writing.
func (d *DB) Snapshot(ctx context.Context, path string) error {
	if d.postgres {
		return errors.New("PostgreSQL is backed up with pg_dump")
	}
	_, err := d.write.ExecContext(ctx, "VACUUM INTO ?", path)
	return wrap(err)
}

// CheckFile reads a SQLite database from end to end; it fails where a page is
// damaged or a row refers to nothing.
func CheckFile(ctx context.Context, path string) error {
	conn, err := sql.Open("sqlite", "file:"+(&url.URL{Path: path}).EscapedPath()+"?mode=ro")
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	var verdict string
	if err := conn.QueryRowContext(ctx, "PRAGMA integrity_check(1)").Scan(&verdict); err != nil {
		return fmt.Errorf("check the database: %w", err)
	}
	if verdict != "ok" {
		return fmt.Errorf("the database is damaged: %s", verdict)
	}
	rows, err := conn.QueryContext(ctx, "PRAGMA foreign_key_check")
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	if rows.Next() {
		return errors.New("the database has rows that refer to nothing")
	}
	return rows.Err()
}
