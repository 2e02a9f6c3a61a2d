package store

import (
	"context"
	"strings"

	"focal/internal/store/db"
	"focal/internal/template"
)

var _ template.Store = (*DB)(nil)

func templateOf(t db.Template) template.Template {
	return template.Template{ID: t.ID, Name: t.Name, Key: t.BlobKey, Size: t.Size, By: t.CreatedBy, Created: fromMillis(t.CreatedAt)}
}

// AddTemplate implements template.Store.
func (d *DB) AddTemplate(ctx context.Context, t template.Template) error {
	return wrap(d.q(ctx).PutTemplate(ctx, db.PutTemplateParams{ID: t.ID, Name: t.Name, Folded: strings.ToLower(t.Name), BlobKey: t.Key, Size: t.Size, CreatedBy: t.By, CreatedAt: millis(t.Created)}))
}

// ListTemplates implements template.Store.
func (d *DB) ListTemplates(ctx context.Context) ([]template.Template, error) {
	rows, err := d.r(ctx).Templates(ctx)
	out := make([]template.Template, len(rows))
	for i, row := range rows {
		out[i] = templateOf(row)
	}
	return out, wrap(err)
}

// FindTemplate implements template.Store.
func (d *DB) FindTemplate(ctx context.Context, name string) (*template.Template, error) {
	row, err := d.r(ctx).TemplateByName(ctx, strings.ToLower(strings.TrimSpace(name)))
	if err != nil {
		return nil, wrap(err)
	}
	t := templateOf(row)
	return &t, nil
}

// DeleteTemplate implements template.Store.
func (d *DB) DeleteTemplate(ctx context.Context, id string) error {
	return changed(d.q(ctx).DropTemplate(ctx, id))
}
