package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"slices"
	"strings"

	"focal/internal/account"
	"focal/internal/problem"
	"focal/internal/store/db"
)

const userColumns = "id, email, name, organisation, role, plan, plan_name, status, credits, converted, allowed_templates, created_at, last_login_at, retention_days, expires_at, must_change, totp, suspended_at, switched_off"

// ListUsers implements account.AdminStore. The ids of a page are found in an index,
// in its order, without touching a row; then the page's rows are read. The queries
// are written by hand because a sort column cannot be a parameter.
func (d *DB) ListUsers(ctx context.Context, q account.ListQuery) ([]*account.User, int64, error) {
	clause, ok := orderBy[q.Sort]
	if !ok {
		return nil, 0, problem.New(problem.Invalid, "unknown sort column")
	}
	p := page{order: clause + " ASC, id ASC", backwards: clause + " DESC, id DESC", offset: min((q.Page-1)*q.PerPage, 1<<40), limit: q.PerPage}
	if q.Descending {
		p.order, p.backwards = p.backwards, p.order
	}
	search := strings.ToLower(strings.TrimSpace(q.Search))
	var ids []string
	var total int64
	var err error
	if group := onlyUsers[q.Only]; group != "" {
		ids, total, err = d.groupPage(ctx, group, search, p)
	} else {
		ids, total, err = d.userPage(ctx, search, p)
	}
	if err != nil || len(ids) == 0 {
		return nil, total, wrap(err)
	}
	users, err := d.usersInOrder(ctx, ids)
	return users, total, wrap(err)
}

// onlyUsers are account.OnlyUsers as conditions: constants, never what was sent.
var onlyUsers = map[string]string{
	"active":    "status = 'active' AND suspended_at = 0",
	"inactive":  "status = 'inactive' AND suspended_at = 0",
	"suspended": "suspended_at > 0",
	"admin":     "role = 'admin'",
	"demo":      "plan = 'demo'",
}

// groupPage finds a page among those of a group, by a look at the rows: no index tells who is in one.
func (d *DB) groupPage(ctx context.Context, group, search string, p page) (ids []string, total int64, err error) {
	within := "instr"
	if d.postgres {
		within = "strpos"
	}
	hits, err := d.ids(ctx, "SELECT id FROM users WHERE "+group+" AND ($1 = '' OR "+within+"(search, $1) > 0) ORDER BY "+p.order, search)
	return hits.cut(p.offset, p.limit), hits.len(), err
}

// page is a slice of a list; the ORDER BY clauses are constants of this package, never input.
type page struct {
	order, backwards string
	offset, limit    int64
}

// fromNearerEnd returns the page counted from whichever end of the list is nearer, and
// whether that is the last one; the rows then come in reverse order.
func (p page) fromNearerEnd(total int64) (page, bool) {
	p.limit = max(0, min(p.limit, total-p.offset))
	if p.offset <= total/2 || p.limit == 0 {
		return p, false
	}
	p.offset, p.order = total-p.offset-p.limit, p.backwards
	return p, true
}

// joined is ids with spaces between them: one value is read far faster from a
// database than as many rows.
type joined string

func (j joined) len() int64 {
	if j == "" {
		return 0
	}
	return int64(strings.Count(string(j), " ")) + 1
}

// cut returns limit ids from the offset on.
func (j joined) cut(offset, limit int64) (ids []string) {
	for id := range strings.SplitSeq(string(j), " ") {
		if offset--; offset >= 0 || id == "" {
			continue
		}
		if limit--; limit < 0 {
			break
		}
		ids = append(ids, id)
	}
	return ids
}

func (d *DB) ids(ctx context.Context, query string, args ...any) (joined, error) {
	var found sql.NullString
	err := d.dialect(d.read).QueryRowContext(ctx, "SELECT string_agg(id, ' ') FROM ("+query+") AS found", args...).Scan(&found)
	return joined(found.String), err
}

// userPage returns the ids of a page, and how many users there are to page through.
func (d *DB) userPage(ctx context.Context, search string, p page) (ids []string, total int64, err error) {
	switch {
	case search == "":
		if total, err = d.r(ctx).CountUsers(ctx); err != nil {
			return nil, 0, err
		}
		ids, err = d.allOnPage(ctx, p, total)
		return ids, total, err
	case d.postgres:
		return d.searchPostgres(ctx, search, p)
	}
	// SQLite's indexes hold the searched text: one pass over one of them finds,
	// counts and orders.
	hits, err := d.ids(ctx, "SELECT id FROM users WHERE instr(search, $1) > 0 ORDER BY "+p.order, search)
	return hits.cut(p.offset, p.limit), hits.len(), err
}

func (d *DB) allOnPage(ctx context.Context, p page, total int64) ([]string, error) {
	near, far := p.fromNearerEnd(total)
	found, err := d.ids(ctx, "SELECT id FROM users ORDER BY "+near.order+" LIMIT $1 OFFSET $2", near.limit, near.offset)
	ids := found.cut(0, near.limit)
	if far {
		slices.Reverse(ids)
	}
	return ids, err
}

// searchPostgres looks into the searched texts, which stand close together in a
// table of their own, and then finds the page among the hits.
func (d *DB) searchPostgres(ctx context.Context, search string, p page) (ids []string, total int64, err error) {
	var users int64
	var found sql.NullString
	err = d.read.QueryRowContext(ctx, "SELECT count(*), string_agg(CASE WHEN strpos(search, $1) > 0 THEN user_id END, ' ') FROM user_search", search).Scan(&users, &found)
	hits := joined(found.String)
	switch total = hits.len(); {
	case err != nil || p.offset >= total:
		return nil, total, err
	case total == users:
		ids, err = d.allOnPage(ctx, p, total)
	default:
		ids, err = d.hitsOnPage(ctx, hits, p, users)
	}
	return ids, total, err
}

// probe is how many ids at each end of an index are sampled to estimate how dense hits are.
const probe = 250

// hitsOnPage puts hits in order: many are met on the way along an index that is in
// order, from the end that the page is sooner met from; few are sorted, which takes
// about four times as long for each.
func (d *DB) hitsOnPage(ctx context.Context, hits joined, p page, users int64) ([]string, error) {
	hit := make(map[string]bool, hits.len())
	for id := range strings.SplitSeq(string(hits), " ") {
		hit[id] = true
	}
	total := hits.len()
	p.limit = min(p.limit, total-p.offset)
	behind := page{order: p.backwards, backwards: p.order, offset: total - p.offset - p.limit, limit: p.limit}
	ends := []page{p, behind}
	if behind.offset < p.offset {
		ends = []page{behind, p}
	}
	way, reach := ends[0], users
	for _, end := range ends {
		ids, met, err := d.meet(ctx, hit, end, probe)
		if err != nil || ids != nil {
			return inOrderOf(p, end, ids), err
		}
		if met == 0 {
			continue
		}
		if far := (end.offset+end.limit)*probe/met*5/4 + 100; far < reach {
			way, reach = end, far
		}
	}
	if total*4 < reach {
		sorted, err := d.ids(ctx, "SELECT id FROM users WHERE id = ANY($1) ORDER BY "+p.order+" LIMIT $2 OFFSET $3", hits.cut(0, total), p.limit, p.offset)
		return sorted.cut(0, p.limit), err
	}
	ids, _, err := d.meet(ctx, hit, way, reach)
	if err == nil && ids == nil { // they lie less densely farther on
		ids, _, err = d.meet(ctx, hit, way, users)
	}
	return inOrderOf(p, way, ids), err
}

// meet reads so many ids along an index; the page is nil when they do not reach to
// its end. It says how many of them are hits, too.
func (d *DB) meet(ctx context.Context, hit map[string]bool, p page, reach int64) (ids []string, met int64, err error) {
	passed, err := d.ids(ctx, "SELECT id FROM users ORDER BY "+p.order+" LIMIT $1", reach)
	for id := range strings.SplitSeq(string(passed), " ") {
		if !hit[id] {
			continue
		}
		if met++; met > p.offset {
			ids = append(ids, id)
		}
		if met == p.offset+p.limit {
			return ids, met, err
		}
	}
	return nil, met, err
}

// inOrderOf turns ids around that were met from the other end.
func inOrderOf(p, met page, ids []string) []string {
	if p.order != met.order {
		slices.Reverse(ids)
	}
	return ids
}

// usersInOrder reads the users of the ids, in their order; one that was deleted
// meanwhile is left out.
func (d *DB) usersInOrder(ctx context.Context, ids []string) ([]*account.User, error) {
	query, arg := "SELECT "+userColumns+" FROM users WHERE id = ANY($1)", any(ids)
	if !d.postgres {
		list, err := json.Marshal(ids)
		if err != nil {
			return nil, err
		}
		query, arg = "SELECT "+userColumns+" FROM users WHERE id IN (SELECT value FROM json_each($1))", string(list)
	}
	rows, err := d.dialect(d.read).QueryContext(ctx, query, arg)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	found := make(map[string]*account.User, len(ids))
	for rows.Next() {
		var u db.User
		if err := rows.Scan(&u.ID, &u.Email, &u.Name, &u.Organisation, &u.Role, &u.Plan, &u.PlanName, &u.Status, &u.Credits, &u.Converted, &u.AllowedTemplates, &u.CreatedAt,
			&u.LastLoginAt, &u.RetentionDays, &u.ExpiresAt, &u.MustChange, &u.Totp, &u.SuspendedAt, &u.SwitchedOff); err != nil {
			return nil, err
		}
		if found[u.ID], err = userOf(u); err != nil {
			return nil, err
		}
	}
	users := make([]*account.User, 0, len(ids))
	for _, id := range ids {
		if u := found[id]; u != nil {
			users = append(users, u)
		}
	}
	return users, rows.Err()
}
