package store_test

import (
	"slices"
	"testing"

	"focal/internal/store"
	"focal/internal/store/storetest"
)

// A job whose process was killed is in the queue again and has as many tries left as
// before; another node's and those that wait are left alone. A job that kills its process
// each time does not do so for ever.
func TestAKillIsNoFailedTry(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		sql := db.SQL()
		exec := func(query string, args ...any) {
			t.Helper()
			if _, err := sql.ExecContext(t.Context(), query, args...); err != nil {
				t.Fatal(err)
			}
		}
		by := func(string) any { return nil } // on SQLite there is one node
		if db.IsPostgres() {
			by = func(node string) any { return "{early," + node + "}" }
		}
		const insert = "INSERT INTO river_job (kind, args, priority, state, attempt, max_attempts, attempted_by) " +
			"VALUES ('convert', '{}', $1, $2, $3, $4, $5)"
		exec(insert, 1, "running", 3, 20, by("here"))
		exec(insert, 2, "running", 100, 100, by("here"))
		exec(insert, 3, "available", 0, 20, nil)
		want := []string{"available, tries left: 18", "available, tries left: 0", "available, tries left: 20"}
		if db.IsPostgres() {
			exec(insert, 4, "running", 3, 20, by("there"))
			want = append(want, "running, tries left: 17")
		}
		if n, err := db.ReleaseJobs(t.Context(), "here"); n != 2 || err != nil {
			t.Fatal(n, err)
		}
		rows, err := sql.QueryContext(t.Context(),
			"SELECT CAST(state AS TEXT) || ', tries left: ' || CAST(max_attempts - attempt AS TEXT) FROM river_job ORDER BY priority")
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = rows.Close() }()
		var got []string
		for rows.Next() {
			var s string
			if err := rows.Scan(&s); err != nil {
				t.Fatal(err)
			}
			got = append(got, s)
		}
		if rows.Err() != nil || !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	})
}
