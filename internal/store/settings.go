package store

import (
	"context"

	"focal/internal/problem"
	"focal/internal/store/db"
)

// Setting returns a stored fact about the installation, "" when there is none.
func (d *DB) Setting(ctx context.Context, name string) (string, error) {
	v, err := d.r(ctx).Setting(ctx, name)
	if err = wrap(err); problem.Is(err, problem.NotFound) {
		return "", nil
	}
	return v, err
}

// SaveSetting stores a fact about the installation.
func (d *DB) SaveSetting(ctx context.Context, name, value string) error {
	return wrap(d.q(ctx).SaveSetting(ctx, db.SaveSettingParams{Name: name, Value: value}))
}
