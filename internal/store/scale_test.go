//go:build scale

package store_test

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// 10,000 users and 1,000,000 conversions, with their files, ledger entries and
// counts: go test -tags scale -run Scale -v -timeout 60m ./internal/store
//
// It prints the median and the 95th percentile of what the admin's table, the
// history and a submission ask of the database, empty and full. FOCAL_SCALE sets
// another number of conversions.
func TestScale(t *testing.T) {
	conversions := 1_000_000
	if s := os.Getenv("FOCAL_SCALE"); s != "" {
		_, _ = fmt.Sscan(s, &conversions)
	}
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		const users = 10_000
		load(t, db, userRows(users))
		someone := fmt.Sprintf("u%07d%s", users/2, longID)
		before := conversionTimes(t, db, someone)
		start := time.Now()
		load(t, db, conversionRows(users, conversions))
		t.Logf("%d conversions loaded in %s", conversions, time.Since(start).Round(time.Second))
		after := conversionTimes(t, db, someone)
		for _, name := range []string{"status", "accept", "history, first page", "history, last page"} {
			t.Logf("%-24s p50 %6.2f ms with none, %6.2f ms with all: %.2fx", name, ms(before[name]), ms(after[name]), ms(after[name])/ms(before[name]))
		}
		adminTimes(t, db, users)
	})
}

// load runs statements and then what autovacuum, or SQLite's own optimiser, does
// in time: without it PostgreSQL looks at every row to see whether it is still there.
func load(t *testing.T, db *store.DB, statements []string) {
	t.Helper()
	statements = append(statements, "ANALYZE")
	if db.IsPostgres() {
		statements = append(statements, "VACUUM users", "VACUUM user_search")
	}
	for _, s := range statements {
		series := "(WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < %s) SELECT n FROM s)"
		if db.IsPostgres() {
			series = "(SELECT generate_series(1, %s) AS n)"
		}
		if i := strings.Index(s, "SERIES("); i >= 0 {
			n, rest, _ := strings.Cut(s[i+len("SERIES("):], ")")
			s = s[:i] + fmt.Sprintf(series, n) + " AS series" + rest
		}
		if !db.IsPostgres() {
			s = strings.NewReplacer("lpad(", "printf('%07d', ", "::text, 7, '0')", ")").Replace(s)
		}
		if _, err := db.SQL().ExecContext(t.Context(), s); err != nil {
			t.Fatalf("%v in %s", err, s)
		}
	}
}

// longID makes the users' ids as long as real ones.
const longID = "aaaaaaaaaaaaaaaaaaaaaaaa"

func userRows(n int) []string {
	return []string{fmt.Sprintf(`INSERT INTO users (id, email, name, organisation, role, plan, plan_name, status, credits, converted, allowed_templates, password_hash, created_at, last_login_at, search)
SELECT 'u' || lpad((1 + n * 7919 %% %[1]d)::text, 7, '0') || '%[2]s', 'person' || n || '@example.org', 'Person ' || (n * 7919 %% %[1]d), 'Organisation ' || (n %% 500), 'user', CASE n %% 3 WHEN 0 THEN 'free' WHEN 1 THEN 'personal' ELSE 'professional' END, '', CASE n %% 3 WHEN 0 THEN 'inactive' ELSE 'active' END,
  n %% 200, n %% 1000, '["Modern"]', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE', 1700000000000 + n * 60000, 1750000000000 + (n * 7919 %% %[1]d) * 1000,
  'person ' || (n * 7919 %% %[1]d) || char10 || 'person' || n || '@example.org' || char10 || 'organisation ' || (n %% 500) || char10 || CASE n %% 3 WHEN 0 THEN 'free' WHEN 1 THEN 'personal' ELSE 'professional' END
FROM (SELECT n, '
' AS char10 FROM SERIES(%[1]d)) AS u`, n, longID)}
}

func conversionRows(users, n int) []string {
	user := fmt.Sprintf(`'u' || lpad((1 + n %% %d)::text, 7, '0') || '%s'`, users, longID)
	return []string{
		fmt.Sprintf(`INSERT INTO tasks (id, user_id, idem_key, body_hash, status, options, demo, allowance, job_name, job_key, files, done, attempts, created_at, started_at, ended_at, expires_at)
SELECT 't' || n, %s, 't' || n, 'h', 'Completed', '{"mode":"Strict","perspective":"FirstPerson","length":"Regular","template":"Generic"}', FALSE, FALSE, '', '', 1, 1, 1, 1700000000000 + n * 10, 1700000000000 + n * 10, 1700000000100 + n * 10, 4000000000000 FROM SERIES(%d)`, user, n),
		"ANALYZE tasks", // else PostgreSQL looks for each file's task as if there were few
		fmt.Sprintf(`INSERT INTO files (task_id, idx, name, size, status, input_key, result_key, candidate, pages) SELECT 't' || n, 0, 'curriculum vitae ' || n || '.pdf', 100000, 'Completed', 'tasks/t' || n || '/0.in', 'tasks/t' || n || '/0.result', 'Person ' || n, 2 FROM SERIES(%d)`, n),
		fmt.Sprintf(`INSERT INTO ledger (id, key, user_id, from_account, to_account, amount, reason, reference, actor, created_at) SELECT 'l' || n, 'settle:t' || n || ':0', %s, 'reserved', 'spent', 1, 'commit', 't' || n, 'system', 1700000000000 + n * 10 FROM SERIES(%d)`, user, n),
		`INSERT INTO task_counts (user_id, total) SELECT user_id, count(*) FROM tasks WHERE id LIKE 't%' GROUP BY user_id ON CONFLICT (user_id) DO UPDATE SET total = excluded.total`,
	}
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// timed returns the median of many calls, and logs it with the 95th percentile.
func timed(t *testing.T, name string, rounds int, do func(i int) error) time.Duration {
	t.Helper()
	took := make([]time.Duration, rounds)
	for i := range rounds {
		start := time.Now()
		if err := do(i); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		took[i] = time.Since(start)
	}
	slices.Sort(took)
	t.Logf("%-44s p50 %6.2f ms   p95 %6.2f ms", name, ms(took[rounds/2]), ms(took[rounds*95/100]))
	return took[rounds/2]
}

func conversionTimes(t *testing.T, db *store.DB, user string) map[string]time.Duration {
	t.Helper()
	ids := make([]string, 200)
	out := map[string]time.Duration{}
	out["accept"] = timed(t, "accept", len(ids), func(i int) error {
		task, files := newTask(user, "", 1)
		ids[i] = task.ID
		return db.InTx(t.Context(), func(ctx context.Context) error { return db.CreateTask(ctx, task, files) })
	})
	out["status"] = timed(t, "status", len(ids), func(i int) error { _, _, err := db.Task(t.Context(), ids[i]); return err })
	_, total, err := db.History(t.Context(), user, convert.Search{}, 0, 10)
	if err != nil {
		t.Fatal(err)
	}
	out["history, first page"] = timed(t, "history, first page", 200, func(int) error { _, _, err := db.History(t.Context(), user, convert.Search{}, 0, 10); return err })
	out["history, last page"] = timed(t, "history, last page", 200, func(int) error {
		_, _, err := db.History(t.Context(), user, convert.Search{}, max(0, total-10), 10)
		return err
	})
	return out
}

// adminTimes asks for every sort column in both directions, searches that meet
// nobody, one, some, many and all, and the first, the middle and the last page in
// every size that the page offers.
func adminTimes(t *testing.T, db *store.DB, users int64) {
	t.Helper()
	searches := []string{"", "person 99", "organisation 77", "person 9", "professional", "person", "e", "zq", "person5000@example.org", "nobody of that name"}
	var all []median
	for _, search := range searches {
		var some []median
		for _, sort := range account.SortColumns {
			for _, descending := range []bool{false, true} {
				some = append(some, pageTimes(t, db, account.ListQuery{Search: search, Sort: sort, Descending: descending})...)
			}
		}
		slices.SortFunc(some, func(a, b median) int { return cmp.Compare(a.took, b.took) })
		t.Logf("admin %-26q median of %d queries %6.2f ms, slowest %6.2f ms: %s", search, len(some), ms(some[len(some)/2].took), ms(some[len(some)-1].took), some[len(some)-1].name)
		all = append(all, some...)
	}
	slices.SortFunc(all, func(a, b median) int { return cmp.Compare(a.took, b.took) })
	slow, _ := slices.BinarySearchFunc(all, 5*time.Millisecond, func(m median, bar time.Duration) int { return cmp.Compare(m.took, bar) })
	t.Logf("the admin's table of %d users: median of %d p50s %.2f ms, the slowest p50 %.2f ms; %d of 5 ms or more", users, len(all), ms(all[len(all)/2].took), ms(all[len(all)-1].took), len(all)-slow)
}

type median struct {
	name string
	took time.Duration
}

func pageTimes(t *testing.T, db *store.DB, q account.ListQuery) (out []median) {
	t.Helper()
	for _, q.PerPage = range []int64{10, 20, 50} {
		q.Page = 1
		_, total, err := db.ListUsers(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		last := max(1, (total+q.PerPage-1)/q.PerPage)
		for _, q.Page = range slices.Compact([]int64{1, (1 + last) / 2, last}) {
			took := make([]time.Duration, 15)
			for i := range took {
				start := time.Now()
				if _, _, err := db.ListUsers(t.Context(), q); err != nil {
					t.Fatal(err)
				}
				took[i] = time.Since(start)
			}
			slices.Sort(took)
			out = append(out, median{fmt.Sprintf("by %s, descending %t, page %d of %d", q.Sort, q.Descending, q.Page, last), took[len(took)/2]})
		}
	}
	return out
}
