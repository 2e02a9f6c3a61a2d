package store

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"focal/internal/cv"
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

// TemplateAsks implements template.Store.
func (d *DB) TemplateAsks(ctx context.Context) (map[string]cv.Asked, error) {
	rows, err := d.r(ctx).TemplateAsks(ctx)
	out := make(map[string]cv.Asked, len(rows))
	for _, row := range rows {
		var asked cv.Asked
		if err := json.Unmarshal([]byte(row.Asked), &asked); err != nil {
			return nil, err
		}
		out[row.Folded] = asked
	}
	return out, wrap(err)
}

// PutTemplateAsks implements template.Store.
func (d *DB) PutTemplateAsks(ctx context.Context, name string, asked cv.Asked) error {
	text, err := json.Marshal(asked)
	if err != nil {
		return err
	}
	return wrap(d.q(ctx).PutTemplateAsks(ctx, db.PutTemplateAsksParams{Folded: strings.ToLower(name), Asked: string(text)}))
}

// ForgetTemplate implements template.Store.
func (d *DB) ForgetTemplate(ctx context.Context, name string) error {
	rows, err := d.q(ctx).AllowedTemplates(ctx)
	if err != nil {
		return wrap(err)
	}
	for _, row := range rows {
		var names []string
		if err := json.Unmarshal([]byte(row.AllowedTemplates), &names); err != nil {
			return fmt.Errorf("allowed templates of user %s: %w", row.ID, err)
		}
		left := slices.DeleteFunc(slices.Clone(names), func(own string) bool { return strings.EqualFold(own, name) })
		if len(left) == len(names) {
			continue
		}
		err := d.q(ctx).SaveAllowedTemplates(ctx, db.SaveAllowedTemplatesParams{ID: row.ID, AllowedTemplates: templatesJSON(left)})
		if err != nil {
			return wrap(err)
		}
	}
	return nil
}

// DeleteTemplateAsks implements template.Store.
func (d *DB) DeleteTemplateAsks(ctx context.Context, name string) error {
	return wrap(d.q(ctx).DropTemplateAsks(ctx, strings.ToLower(name)))
}
