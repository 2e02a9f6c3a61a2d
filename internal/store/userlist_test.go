package store_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// The admin's table beside a plain sort of the same people, so many of them that
// every way of finding a page is taken: hits that lie evenly in the order, that
// crowd at one end of it, few, one, none, and everybody.
func TestUserPagesAreThoseOfAPlainSort(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		people := crowd(t, db, 1300)
		key := map[string]func(u *account.User) string{
			"name":                func(u *account.User) string { return strings.ToLower(u.Name) },
			"email":               func(u *account.User) string { return u.Email },
			"organisation":        func(u *account.User) string { return strings.ToLower(u.Organisation) },
			"user_role":           func(u *account.User) string { return string(u.Role) },
			"subscription_plan":   func(u *account.User) string { return u.Plan },
			"subscription_status": func(u *account.User) string { return string(u.Status) },
			"converted_cvs_count": func(u *account.User) string { return fmt.Sprintf("%05d", u.Converted) },
			"credits_remaining":   func(u *account.User) string { return fmt.Sprintf("%05d", u.Credits) },
			"created_at":          func(u *account.User) string { return fmt.Sprint(u.CreatedAt.UnixMilli()) },
			"last_login_time":     func(u *account.User) string { return fmt.Sprintf("%020d", u.LastLogin.UnixMilli()) },
		}
		for _, search := range []string{"", "PERSON", "professional", "person 0", "nr 77", "p0042@", "nobody"} {
			for _, sort := range account.SortColumns {
				want := slices.DeleteFunc(slices.Clone(people), func(u *account.User) bool {
					return !strings.Contains(strings.ToLower(u.Name+"\n"+u.Email+"\n"+u.Organisation+"\n"+u.Plan), strings.ToLower(search))
				})
				slices.SortFunc(want, func(a, b *account.User) int {
					return cmp.Or(cmp.Compare(key[sort](a), key[sort](b)), cmp.Compare(a.ID, b.ID))
				})
				for _, descending := range []bool{false, true} {
					const perPage = 20
					last := max(1, (len(want)+perPage-1)/perPage)
					for _, page := range []int{1, (1 + last) / 2, last, last + 1} {
						users, total, err := db.ListUsers(t.Context(), account.ListQuery{Search: search, Sort: sort, Descending: descending, Page: int64(page), PerPage: perPage})
						if err != nil {
							t.Fatal(err)
						}
						on := want[min((page-1)*perPage, len(want)):min(page*perPage, len(want))]
						if got, on := emails(users), emails(on); total != int64(len(want)) || !slices.Equal(got, on) {
							t.Fatalf("search %q by %s, descending %t, page %d: %d of %v, want %d of %v", search, sort, descending, page, total, got, len(want), on)
						}
					}
					slices.Reverse(want)
				}
			}
		}
	})
}

func emails(users []*account.User) (out []string) {
	for _, u := range users {
		out = append(out, u.Email)
	}
	return out
}

// crowd makes users whose values repeat in every column but the e-mail.
func crowd(t *testing.T, db *store.DB, n int) (people []*account.User) {
	t.Helper()
	tx, err := db.SQL().BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		u := &account.User{
			ID: account.NewID(), Email: fmt.Sprintf("p%04d@example.org", i*7%n), Name: fmt.Sprintf("Person %d Nr %d", i%3, i%100), Organisation: fmt.Sprintf("Office %d", i%50),
			Role: []account.Role{account.RoleUser, account.RoleAdmin}[i%97/96], Plan: []string{"free", "personal", "professional"}[i%3], Status: []account.Status{account.Inactive, account.Active, account.Active}[i%3],
			Credits: int64(i % 200), Converted: int64(i % 11), CreatedAt: time.UnixMilli(int64(1700000000000 + i%400)), LastLogin: time.UnixMilli(int64(1750000000000 + i%300)),
		}
		people = append(people, u)
		search := strings.ToLower(u.Name + "\n" + u.Email + "\n" + u.Organisation + "\n" + u.Plan)
		if _, err := tx.ExecContext(t.Context(), `INSERT INTO users (id, email, name, organisation, role, plan, plan_name, status, credits, converted, allowed_templates, password_hash, created_at, last_login_at, search)
VALUES ($1, $2, $3, $4, $5, $6, '', $7, $8, $9, '[]', '', $10, $11, $12)`, u.ID, u.Email, u.Name, u.Organisation, string(u.Role), u.Plan, string(u.Status), u.Credits, u.Converted, u.CreatedAt.UnixMilli(), u.LastLogin.UnixMilli(), search); err != nil {
			t.Fatal(err)
		}
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	return people
}

// found is how many users the admin's search finds.
func found(t *testing.T, db *store.DB, search string) int64 {
	t.Helper()
	_, total, err := db.ListUsers(t.Context(), account.ListQuery{Search: search, Sort: "name", Page: 1, PerPage: 10})
	if err != nil {
		t.Fatal(err)
	}
	return total
}

func TestTheSearchFollowsEveryChange(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "first@example.org")
		newUser(t, db, "other@example.org")
		u.Name, u.Email, u.Organisation, u.Plan = "Zuzana", "second@example.org", "Harbour", "professional"
		if err := db.SaveUser(t.Context(), u); err != nil {
			t.Fatal(err)
		}
		for search, want := range map[string]int64{"zuzana": 1, "second@": 1, "harbour": 1, "professional": 1, "first@": 0, "example.org": 2} {
			if n := found(t, db, search); n != want {
				t.Errorf("after an admin's change %q finds %d, want %d", search, n, want)
			}
		}
		name := "Ludmila"
		if err := db.SaveProfile(t.Context(), u.ID, account.ProfileChange{Name: &name}); err != nil {
			t.Fatal(err)
		}
		if found(t, db, "ludmila") != 1 || found(t, db, "zuzana") != 0 {
			t.Error("the search knows the old name after a change of the profile")
		}
		if err := db.DeleteUser(t.Context(), u.ID); err != nil {
			t.Fatal(err)
		}
		if found(t, db, "ludmila") != 0 || found(t, db, "example.org") != 1 {
			t.Error("the search finds a deleted user")
		}
	})
}

// A database of an earlier version keeps its users through every step, and they are found.
func TestEarlierUsersAreFoundAfterAMigration(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		steps, err := store.Migrator(db)
		if err != nil {
			t.Fatal(err)
		}
		before := fmt.Sprint(tables(t, db))
		if _, err := steps.DownTo(t.Context(), 4); err != nil {
			t.Fatal(err)
		}
		if _, err := db.SQL().ExecContext(t.Context(), `INSERT INTO users (id, email, name, organisation, role, plan, plan_name, status, allowed_templates, password_hash, created_at, search)
VALUES ('u', 'old@example.org', 'Old Hand', '', 'user', 'free', '', 'inactive', '[]', '', 1, 'old hand')`); err != nil {
			t.Fatal(err)
		}
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		if n := found(t, db, "old hand"); n != 1 {
			t.Errorf("%d users found, want the one from before", n)
		}
		if after := fmt.Sprint(tables(t, db)); after != before {
			t.Errorf("down and up again is not the same:\n%s\n%s", before, after)
		}
	})
}

// tables lists every table and index.
func tables(t *testing.T, db *store.DB) (names []string) {
	t.Helper()
	query := "SELECT name FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
	if db.IsPostgres() {
		query = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY relname"
	}
	rows, err := db.SQL().QueryContext(t.Context(), query)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return names
}
