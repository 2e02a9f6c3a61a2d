package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"regexp"
	"strings"
)

// SQLite takes any value into any column unless a table is STRICT, and a strict one knows
// neither BIGINT nor BOOLEAN. Both are INT to it, which SQLite stores in up to 64 bits.
var notStrict = regexp.MustCompile(`\b(?:BIGINT|BOOLEAN)\b`)

func strictTypes(statement string) string { return notStrict.ReplaceAllString(statement, "INT") }

// strictFiles are the migrations in the types of strict tables: a step may then add a
// column to a table that is strict already.
type strictFiles struct{ fs.FS }

// Open implements fs.FS.
func (s strictFiles) Open(name string) (fs.File, error) {
	f, err := s.FS.Open(name)
	if err != nil || !strings.HasSuffix(name, ".sql") {
		return f, err
	}
	defer func() { _ = f.Close() }()
	text, err := io.ReadAll(f)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	return &textFile{Reader: strings.NewReader(strictTypes(string(text))), info: info}, err
}

type textFile struct {
	*strings.Reader
	info fs.FileInfo
}

func (f *textFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *textFile) Close() error               { return nil }

// strictTables makes every table of ours on SQLite a STRICT one, in one transaction: a
// value of the wrong type is then refused where it is written instead of found where it is
// read. There is something to do only after migrations that made tables.
func (d *DB) strictTables(ctx context.Context) (err error) {
	if d.postgres {
		return nil
	}
	conn, err := d.write.Conn(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	if tables, err := looseTables(ctx, conn); err != nil || len(tables) == 0 {
		return err
	}
	// Dropping a table deletes its rows first, and with them what refers to them. Foreign keys
	// cannot be switched off within a transaction; they are checked before its end.
	if _, err := conn.ExecContext(ctx, "PRAGMA foreign_keys = OFF"); err != nil {
		return err
	}
	defer func() {
		_, on := conn.ExecContext(context.WithoutCancel(ctx), "PRAGMA foreign_keys = ON")
		err = errors.Join(err, on)
	}()
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	tables, err := looseTables(ctx, tx) // another process may have been first
	if err != nil {
		return err
	}
	for _, t := range tables {
		if err := t.rebuild(ctx, tx); err != nil {
			return fmt.Errorf("make table %s strict: %w", t.name, err)
		}
	}
	broken, err := texts(ctx, tx, `SELECT "table" FROM pragma_foreign_key_check`)
	if err != nil {
		return err
	}
	if len(broken) > 0 {
		return fmt.Errorf("make tables strict: rows of %q refer to rows that do not exist", broken[0])
	}
	return tx.Commit()
}

// queryer is a connection or a transaction.
type queryer interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// texts returns the first column of a query.
func texts(ctx context.Context, q queryer, query string, args ...any) (out []string, err error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, err
		}
		out = append(out, text)
	}
	return out, rows.Err()
}

// table is one that is not strict, with the statement that made it.
type table struct{ name, statement string }

// looseTables lists our tables that are not strict. The queue's and the migrator's are
// theirs to change.
func looseTables(ctx context.Context, q queryer) (out []table, err error) {
	rows, err := q.QueryContext(ctx, `SELECT m.name, m.sql FROM sqlite_master m JOIN pragma_table_list l ON l.name = m.name
		WHERE m.type = 'table' AND l.schema = 'main' AND NOT l.strict AND m.name NOT GLOB 'river_*' AND m.name NOT GLOB 'sqlite_*'
		AND m.name <> 'goose_db_version' ORDER BY m.name`)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var t table
		if err := rows.Scan(&t.name, &t.statement); err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, rows.Err()
}

// rebuild moves the rows of a table into a strict one in its place, in their order, and
// makes its indexes again.
func (t table) rebuild(ctx context.Context, tx *sql.Tx) error {
	indexes, err := texts(ctx, tx, "SELECT sql FROM sqlite_master WHERE tbl_name = ? AND type <> 'table' AND sql IS NOT NULL", t.name)
	if err != nil {
		return err
	}
	// A text that was once written as bytes is the same text.
	columns, err := texts(ctx, tx, `SELECT CASE type WHEN 'TEXT' THEN 'CAST("' || name || '" AS TEXT)' ELSE '"' || name || '"' END
		FROM pragma_table_info(?) ORDER BY cid`, t.name)
	if err != nil {
		return err
	}
	_, definition, _ := strings.Cut(t.statement, "(")
	next := "strict_" + t.name
	for _, statement := range append([]string{
		fmt.Sprintf(`CREATE TABLE "%s" (%s STRICT`, next, strictTypes(definition)),
		fmt.Sprintf(`INSERT INTO "%s" SELECT %s FROM "%s" ORDER BY rowid`, next, strings.Join(columns, ", "), t.name),
		fmt.Sprintf(`DROP TABLE "%s"`, t.name),
		fmt.Sprintf(`ALTER TABLE "%s" RENAME TO "%s"`, next, t.name),
	}, indexes...) {
		if _, err := tx.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}
