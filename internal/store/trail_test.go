package store_test

import (
	"database/sql"
	"fmt"
	"net/url"
	"testing"
	"time"

	"focal/internal/audit"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// Words of the trail are found in whatever case they were written, in every script, on both databases; and a part that
// begins behind an event has what is older, also where many happened in one moment.
func TestTheTrailIsSearchedInAnyScriptAndReadInParts(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		at := time.UnixMilli(1_700_000_000_000)
		for i := range 1203 {
			name := "login"
			if i == 7 {
				name = "VORLAGE ERSETZT: Größe ÄRZTE Ольга ΟΔΟΣ οδός İzmir"
			}
			e := audit.Event{ID: fmt.Sprintf("%04d", i), At: at.Add(time.Duration(i/400) * time.Second), Name: name}
			if err := db.AddEvent(t.Context(), e); err != nil {
				t.Fatal(err)
			}
		}
		for search, want := range map[string]int{
			"ärzte": 1, "ÄRZTE": 1, "GRÖSSE": 0, "größe": 1, "ОЛЬГА": 1, "ersetzt": 1, "%": 0, "LOGIN": 1202,
			"ΟΔΟΣ": 1, "οδος": 1, "ΟΔΌΣ": 1, "ΔΌΣ İ": 1, "İzmir": 1, "izmir": 1, "izmır": 0,
		} {
			n := 0
			count := func(audit.Event) error { n++; return nil }
			if err := audit.Each(t.Context(), db, audit.Query{Search: search}, count); err != nil || n != want {
				t.Errorf("%q: %d events, want %d (%v)", search, n, want, err)
			}
		}
		last := ""
		seen := map[string]bool{}
		err := audit.Each(t.Context(), db, audit.Query{}, func(e audit.Event) error {
			if seen[e.ID] || last != "" && e.ID > last {
				t.Errorf("%s follows %s", e.ID, last)
			}
			seen[e.ID], last = true, e.ID
			return nil
		})
		if err != nil || len(seen) != 1203 {
			t.Errorf("%d of 1203 events, %v", len(seen), err)
		}
	})
}

// A database of bytes without an encoding has no collations of ICU: A to Z are looked for there as anywhere.
func TestTheTrailIsSearchedWithoutAnEncoding(t *testing.T) {
	at := storetest.Postgres(t)
	admin, err := sql.Open("pgx", at)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = admin.Close() }()
	const bytes = "CREATE DATABASE bytes ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
	if _, err := admin.ExecContext(t.Context(), bytes); err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(at)
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/bytes"
	db := storetest.Open(t, u.String(), t.TempDir())
	if err := db.AddEvent(t.Context(), audit.Event{ID: "1", At: time.UnixMilli(1_700_000_000_000), Name: "login"}); err != nil {
		t.Fatal(err)
	}
	if events, err := db.Events(t.Context(), audit.Query{Search: "LOGIN", Limit: 9}); err != nil || len(events) != 1 {
		t.Errorf("%v, %v", events, err)
	}
}
