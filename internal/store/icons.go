package store

import (
	"context"
	"time"

	"focal/internal/convert"
	"focal/internal/store/db"
)

var _ convert.IconStore = (*DB)(nil)

// PutIcon implements convert.IconStore.
func (d *DB) PutIcon(ctx context.Context, userID, name, mediaType, key string) error {
	return wrap(d.q(ctx).PutIcon(ctx, db.PutIconParams{UserID: userID, Filename: name, Mimetype: mediaType, BlobKey: key, CreatedAt: time.Now().UnixMilli()}))
}

// Icon implements convert.IconStore.
func (d *DB) Icon(ctx context.Context, userID string) (name, mediaType, key string, err error) {
	row, err := d.r(ctx).Icon(ctx, userID)
	return row.Filename, row.Mimetype, row.BlobKey, wrap(err)
}

// DropIcon implements convert.IconStore.
func (d *DB) DropIcon(ctx context.Context, userID string) (bool, error) {
	n, err := d.q(ctx).DropIcon(ctx, userID)
	return n > 0, wrap(err)
}

// AddContactMessage keeps a message from the contact form.
func (d *DB) AddContactMessage(ctx context.Context, id, name, email, organisation, message string, at time.Time) error {
	return wrap(d.q(ctx).AddContactMessage(ctx, db.AddContactMessageParams{ID: id, At: millis(at), Name: name, Email: email, Organisation: organisation, Message: message}))
}
