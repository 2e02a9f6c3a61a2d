package store

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"log/slog"

	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
	"github.com/riverqueue/river/riverdriver/riverdatabasesql"
	"github.com/riverqueue/river/riverdriver/riversqlite"
	"github.com/riverqueue/river/rivermigrate"
)

//go:embed migrations/*.sql
var migrations embed.FS

// Migrate brings the tables to the present version; safe to call beside a
// running server and from several processes at once.
func (d *DB) Migrate(ctx context.Context) error {
	provider, err := d.migrator()
	if err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	if _, err := provider.Up(ctx); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	if err := d.strictTables(ctx); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	return d.migrateJobs(ctx)
}

// SchemaVersion returns the version of the tables and the one that this program wants.
func (d *DB) SchemaVersion(ctx context.Context) (have, want int64, err error) {
	provider, err := d.migrator()
	if err != nil {
		return 0, 0, err
	}
	return provider.GetVersions(ctx)
}

func (d *DB) migrator() (*goose.Provider, error) {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return nil, err
	}
	// a step that a branch brought later than its number runs all the same
	dialect, options := goose.DialectSQLite3, []goose.ProviderOption{goose.WithLogger(goose.NopLogger()), goose.WithAllowOutofOrder(true), goose.WithGoMigrations(userIndexes(d.postgres), userSearch(d.postgres), sharedLimits(d.postgres)), goose.WithDisableGlobalRegistry(true)}
	if d.postgres {
		locker, err := lock.NewPostgresSessionLocker()
		if err != nil {
			return nil, err
		}
		dialect, options = goose.DialectPostgres, append(options, goose.WithSessionLocker(locker))
	} else {
		files = strictFiles{files}
	}
	return goose.NewProvider(dialect, d.write, files, options...)
}

func (d *DB) migrateJobs(ctx context.Context) error {
	config := &rivermigrate.Config{Logger: slog.New(slog.DiscardHandler)}
	var migrator interface {
		Migrate(context.Context, rivermigrate.Direction, *rivermigrate.MigrateOpts) (*rivermigrate.MigrateResult, error)
	}
	var err error
	if d.postgres {
		migrator, err = newMigrator(rivermigrate.New(riverdatabasesql.New(d.write), config))
	} else {
		migrator, err = newMigrator(rivermigrate.New(riversqlite.New(d.write), config))
	}
	if err != nil {
		return fmt.Errorf("migrate jobs: %w", err)
	}
	if _, err := migrator.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
		return fmt.Errorf("migrate jobs: %w", err)
	}
	return nil
}

func newMigrator(m *rivermigrate.Migrator[*sql.Tx], err error) (*rivermigrate.Migrator[*sql.Tx], error) {
	return m, err
}
