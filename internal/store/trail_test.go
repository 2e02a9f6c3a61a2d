package store_test

import (
	"fmt"
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
				name = "VORLAGE ERSETZT: Größe ÄRZTE Ольга"
			}
			e := audit.Event{ID: fmt.Sprintf("%04d", i), At: at.Add(time.Duration(i/400) * time.Second), Name: name}
			if err := db.AddEvent(t.Context(), e); err != nil {
				t.Fatal(err)
			}
		}
		for search, want := range map[string]int{
			"ärzte": 1, "ÄRZTE": 1, "GRÖSSE": 0, "größe": 1, "ОЛЬГА": 1, "ersetzt": 1, "%": 0, "LOGIN": 1202,
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
