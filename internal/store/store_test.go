package store_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"reflect"
	"slices"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

func TestMain(m *testing.M) { os.Exit(storetest.Main(m)) }

func newUser(t *testing.T, db *store.DB, email string) *account.User {
	t.Helper()
	u := &account.User{ID: account.NewID(), Email: email, Name: "Priya Nair", Role: account.RoleUser, Plan: "free", Status: account.Inactive, RetentionDays: -1, CreatedAt: time.UnixMilli(1700000000123).UTC()}
	if err := db.CreateUser(t.Context(), u); err != nil {
		t.Fatal(err)
	}
	return u
}

func newTask(userID, key string, files int) (*convert.Task, []convert.File) {
	id := account.NewID()
	if key == "" {
		key = id
	}
	task := &convert.Task{ID: id, UserID: userID, Key: key, BodyHash: "h", Status: convert.Pending, Options: cv.DefaultOptions(), Files: int64(files), Created: time.UnixMilli(1700000000456).UTC()}
	list := make([]convert.File, files)
	for i := range list {
		list[i] = convert.File{TaskID: id, Index: int64(i), Name: "cv.pdf", Size: 10, Status: convert.Pending, Score: -1, InputKey: "k"}
	}
	return task, list
}

func wantKind(t *testing.T, err error, kind problem.Kind) {
	t.Helper()
	if !problem.Is(err, kind) {
		t.Fatalf("got error %v, want one of kind %s", err, kind)
	}
}

func TestUsers(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "priya@example.org")
		got, err := db.UserByEmail(t.Context(), "priya@example.org")
		if err != nil || got.ID != u.ID || !got.CreatedAt.Equal(u.CreatedAt) || got.MustChange || got.RetentionDays != -1 {
			t.Fatalf("read back %+v, %v", got, err)
		}
		err = db.CreateUser(t.Context(), &account.User{ID: account.NewID(), Email: "priya@example.org"})
		wantKind(t, err, problem.Conflict)
		if problem.MessageOf(err) != "Email already registered." {
			t.Errorf("message %q", problem.MessageOf(err))
		}
		_, err = db.User(t.Context(), "nobody")
		wantKind(t, err, problem.NotFound)
	})
}

func TestSessionRotatesOncePerGeneration(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u, now := newUser(t, db, "a@example.org"), time.Now()
		s := &account.Session{ID: "s1", UserID: u.ID, Generation: 1, RotatedAt: now, CreatedAt: now, LastUsed: now}
		if err := db.CreateSession(t.Context(), s); err != nil {
			t.Fatal(err)
		}
		for i, want := range []bool{true, false} {
			if ok, err := db.RotateSession(t.Context(), "s1", 1, now); err != nil || ok != want {
				t.Fatalf("rotation %d: %v, %v", i, ok, err)
			}
		}
		if err := db.RevokeSessions(t.Context(), u.ID, "other", "test", now); err != nil {
			t.Fatal(err)
		}
		if ok, _ := db.RotateSession(t.Context(), "s1", 2, now); ok {
			t.Error("a revoked session rotated")
		}
		got, owner, err := db.SessionUser(t.Context(), "s1")
		if err != nil || owner.ID != u.ID || got.RevokedAt.IsZero() || got.Reason != "test" {
			t.Fatalf("session %+v, %v", got, err)
		}
	})
}

func TestTransactionRollsBackAndNests(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		boom := errors.New("boom")
		err := db.InTx(t.Context(), func(ctx context.Context) error {
			if err := db.InTx(ctx, func(ctx context.Context) error { return db.SaveSetting(ctx, "a", "1") }); err != nil {
				return err
			}
			return boom
		})
		if !errors.Is(err, boom) {
			t.Fatal(err)
		}
		if v, err := db.Setting(t.Context(), "a"); v != "" || err != nil {
			t.Errorf("setting %q, %v after a rollback", v, err)
		}
	})
}

func TestTaskEndsOnce(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		task, files := newTask(u.ID, "key-1", 2)
		if err := db.CreateTask(t.Context(), task, files); err != nil {
			t.Fatal(err)
		}
		again, more := newTask(u.ID, "key-1", 1)
		wantKind(t, db.CreateTask(t.Context(), again, more), problem.Conflict)
		same, err := db.TaskByKey(t.Context(), u.ID, "key-1")
		if err != nil || same.ID != task.ID || !reflect.DeepEqual(same.Options, task.Options) {
			t.Fatalf("by key: %+v, %v", same, err)
		}
		if ok, err := db.BeginTask(t.Context(), task.ID, time.Now()); err != nil || !ok {
			t.Fatal(ok, err)
		}
		task.Status, task.Done, task.Bad, task.Ended, task.Expires = convert.Completed, 1, 1, time.UnixMilli(1700000001000), time.UnixMilli(1700000002000)
		for i, want := range []bool{true, false} {
			task.Status = []convert.Status{convert.Completed, convert.Failed}[i]
			if ok, err := db.EndTask(t.Context(), task); err != nil || ok != want {
				t.Fatalf("end %d: %v, %v", i, ok, err)
			}
		}
		if ok, _ := db.BeginTask(t.Context(), task.ID, time.Now()); ok {
			t.Error("an ended task began again")
		}
		got, list, err := db.Task(t.Context(), task.ID)
		if err != nil || got.Status != convert.Completed || got.Done != 1 || len(list) != 2 || got.Attempts != 1 {
			t.Fatalf("task %+v %v %v", got, list, err)
		}
		if ids, err := db.ExpiredTasks(t.Context(), time.UnixMilli(1700000002000), 10); err != nil || len(ids) != 1 {
			t.Errorf("expired %v, %v", ids, err)
		}
		past, total, err := db.History(t.Context(), u.ID, convert.Search{}, 0, 10)
		if err != nil || total != 1 || len(past) != 1 || len(past[0].Names) != 2 {
			t.Errorf("history %+v, %d, %v", past, total, err)
		}
		if err := db.DeleteTask(t.Context(), task.ID); err != nil {
			t.Fatal(err)
		}
		if _, total, _ := db.History(t.Context(), u.ID, convert.Search{}, 0, 10); total != 0 {
			t.Errorf("%d in the history after deletion", total)
		}
		wantKind(t, db.DeleteTask(t.Context(), task.ID), problem.NotFound)
	})
}

// The ids that are no task's are told, however many are asked for.
func TestLostTasks(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		task, files := newTask(u.ID, "", 1)
		if err := db.CreateTask(t.Context(), task, files); err != nil {
			t.Fatal(err)
		}
		many := make([]string, 1201)
		for i := range many {
			many[i] = fmt.Sprint("lost-", i)
		}
		for name, c := range map[string]struct{ ask, want []string }{
			"none":                   {nil, nil},
			"a task":                 {[]string{task.ID}, nil},
			"no task":                {[]string{"lost"}, []string{"lost"}},
			"many, with one of ours": {append([]string{task.ID}, many...), many},
		} {
			if got, err := db.LostTasks(t.Context(), c.ask); err != nil || !slices.Equal(got, c.want) {
				t.Errorf("%s: %d ids, want %d: %v", name, len(got), len(c.want), err)
			}
		}
	})
}

// The pages of the history are the whole, newest first, without gap or overlap.
func TestHistoryInPages(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u, other := newUser(t, db, "a@example.org"), newUser(t, db, "b@example.org")
		var want []string
		for i := range 13 {
			for _, owner := range []string{u.ID, other.ID} {
				task, files := newTask(owner, "", 1)
				task.Created = time.UnixMilli(int64(1700000000000 + i))
				if err := db.CreateTask(t.Context(), task, files); err != nil {
					t.Fatal(err)
				}
				if owner == u.ID {
					want = append(want, task.ID)
				}
			}
		}
		slices.Reverse(want)
		for _, size := range []int64{1, 4, 5, 13, 20} {
			var got []string
			for offset := int64(0); offset < 20; offset += size {
				past, total, err := db.History(t.Context(), u.ID, convert.Search{}, offset, size)
				if err != nil || total != 13 {
					t.Fatalf("%d tasks, %v", total, err)
				}
				for _, p := range past {
					got = append(got, p.Task.ID)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("in pages of %d: %v, want %v", size, got, want)
			}
		}
	})
}

// A place before or beyond the list, with a search and without, is no fault.
func TestHistoryBeyondItsEnds(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		task, files := newTask(u.ID, "", 1)
		if err := db.CreateTask(t.Context(), task, files); err != nil {
			t.Fatal(err)
		}
		for offset, want := range map[int64]int{-20: 1, 0: 1, 1: 0, 1 << 40: 0, math.MaxInt64 - 1: 0} {
			for _, search := range []string{"", files[0].Name} {
				past, _, err := db.History(t.Context(), u.ID, convert.Search{Words: search}, offset, 20)
				if err != nil || len(past) != want {
					t.Errorf("from %d, %q: %d tasks, %v", offset, search, len(past), err)
				}
			}
		}
	})
}

// A search finds people, files, jobs, references and days, in any case and without accents; every word counts.
func TestHistoryIsSearched(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		for i, c := range []struct{ person, job, given string }{
			{"Åsa Öberg", "Harbour Master", "2041/B"}, {"Jo Li", "Harbour Pilot", "BV-2041"}, {"Mo Li", "", ""},
		} {
			task, files := newTask(u.ID, "", 1)
			task.Created = time.UnixMilli(int64(1700000000000 + i))
			if err := db.CreateTask(t.Context(), task, files); err != nil {
				t.Fatal(err)
			}
			files[0].Candidate, files[0].Given, files[0].Status = c.person, c.given, convert.Completed
			if err := db.SaveFile(t.Context(), &files[0]); err != nil {
				t.Fatal(err)
			}
			task.Status, task.JobTitle, task.Ended = convert.Completed, c.job, task.Created
			if _, err := db.EndTask(t.Context(), task); err != nil {
				t.Fatal(err)
			}
		}
		for search, want := range map[string][]string{
			"":               {"Mo Li", "Jo Li", "Åsa Öberg"},
			"li":             {"Mo Li", "Jo Li"},
			"HARBOUR":        {"Jo Li", "Åsa Öberg"},
			"asa oberg":      {"Åsa Öberg"},
			"ÅSA master":     {"Åsa Öberg"},
			"li master":      nil,
			"100%":           nil,
			" , ":            {"Mo Li", "Jo Li", "Åsa Öberg"},
			"harbour pil jo": {"Jo Li"},
			"bv-2041":        {"Jo Li"},
			"2041":           {"Jo Li", "Åsa Öberg"},
			"14 Nov 2023":    {"Mo Li", "Jo Li", "Åsa Öberg"},
			"14 november":    {"Mo Li", "Jo Li", "Åsa Öberg"},
			"2023-11-14":     {"Mo Li", "Jo Li", "Åsa Öberg"},
			"15 Nov 2023":    nil,
			"14 sept 2023":   nil,
			"nov":            nil,
			"2023":           nil,
		} {
			past, total, err := db.History(t.Context(), u.ID, convert.Search{Words: search}, 0, 10)
			var got []string
			for _, p := range past {
				got = append(got, p.People...)
			}
			if err != nil || !slices.Equal(got, want) || total != int64(len(want)) {
				t.Errorf("%q: %v of %d, want %v: %v", search, got, total, want, err)
			}
			if second, _, err := db.History(t.Context(), u.ID, convert.Search{Words: search}, 1, 1); err != nil || len(want) > 1 && (len(second) != 1 || second[0].People[0] != want[1]) {
				t.Errorf("%q: the second is %v: %v", search, second, err)
			}
		}
	})
}

// A day is meant by the clock of whoever searches, and found as browsers write it.
func TestHistoryIsSearchedByDaysAsTheyAreShown(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		task, files := newTask(u.ID, "", 1)
		task.Created = time.Date(2026, time.September, 14, 22, 13, 0, 0, time.UTC)
		if err := db.CreateTask(t.Context(), task, files); err != nil {
			t.Fatal(err)
		}
		for search, want := range map[convert.Search]int64{
			{Words: "14 Sept 2026"}:                         1,
			{Words: "14 Sep 2026"}:                          1,
			{Words: "14 september"}:                         1,
			{Words: "15 Sept 2026"}:                         0,
			{Words: "15 Sept 2026", Ahead: 2 * time.Hour}:   1,
			{Words: "2026-09-15", Ahead: 11 * time.Hour}:    1,
			{Words: "14 Sept 2026", Ahead: 2 * time.Hour}:   0,
			{Words: "14 Sept 2026", Ahead: -12 * time.Hour}: 1,
			{Words: "2026-09-13", Ahead: -23 * time.Hour}:   1,
		} {
			if _, total, err := db.History(t.Context(), u.ID, search, 0, 10); err != nil || total != want {
				t.Errorf("%+v: %d, want %d (%v)", search, total, want, err)
			}
		}
	})
}

func TestMoveHappensOncePerKeyAndNeverOverdraws(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		move := func(key string, from, to billing.Account, n int64) (bool, error) {
			return db.Move(t.Context(), billing.Movement{Key: key, UserID: u.ID, From: from, To: to, Amount: n, Reason: billing.Grant, Actor: "test", At: time.Now()})
		}
		for i, want := range []bool{true, false} {
			if ok, err := move("g", billing.Issued, billing.Available, 5); err != nil || ok != want {
				t.Fatalf("grant %d: %v, %v", i, ok, err)
			}
		}
		_, err := move("r1", billing.Available, billing.Reserved, 6)
		wantKind(t, err, problem.PaymentRequired)
		if ok, err := move("r1", billing.Available, billing.Reserved, 4); !ok || err != nil {
			t.Fatal("a refused movement used up its key", ok, err)
		}
		balances, err := db.Balances(t.Context())
		if err != nil || len(balances) != 1 || balances[0].Credits != 1 || balances[0].Available != 1 || balances[0].Reserved != 4 {
			t.Fatalf("%+v, %v", balances, err)
		}
	})
}

func TestAllowance(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		u := newUser(t, db, "a@example.org")
		for i, want := range []bool{true, true, true, false} {
			if ok, err := db.UseAllowance(t.Context(), u.ID, 1, 3); err != nil || ok != want {
				t.Fatalf("use %d: %v, %v", i, ok, err)
			}
		}
	})
}

func TestMigrateTwiceChangesNothing(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		newUser(t, db, "a@example.org")
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		if users, admins, err := db.CountUsers(t.Context()); users != 1 || admins != 0 || err != nil {
			t.Errorf("%d users, %d admins, %v", users, admins, err)
		}
	})
}

// The admin's table: every sort column both ways, search taken literally, pages
// that meet without gap or overlap, and a total that holds beyond the last page.
func TestUsersAreListed(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		for i := range 23 {
			u := &account.User{
				ID: account.NewID(), Email: fmt.Sprintf("p%02d@example.org", i), Name: []string{"ann 100%", "Bo_b", "Čeněk"}[i%3], Organisation: []string{"", `a\b`}[i%2],
				Role: account.RoleUser, Plan: "free", Status: account.Inactive, RetentionDays: -1, CreatedAt: time.UnixMilli(int64(1700000000000 + i%5)),
			}
			if err := db.CreateUser(t.Context(), u); err != nil {
				t.Fatal(err)
			}
		}
		for _, column := range account.SortColumns {
			seen, order := map[string]bool{}, [2][]string{}
			for way, descending := range []bool{false, true} {
				for page := range int64(3) {
					users, total, err := db.ListUsers(t.Context(), account.ListQuery{Page: page + 1, PerPage: 10, Sort: column, Descending: descending})
					if err != nil || total != 23 {
						t.Fatalf("%s: %d, %v", column, total, err)
					}
					for _, u := range users {
						seen[u.ID] = true
						order[way] = append(order[way], u.ID)
					}
				}
			}
			slices.Reverse(order[1])
			if len(seen) != 23 || !slices.Equal(order[0], order[1]) {
				t.Errorf("%s: %d of 23 on the pages, the same both ways: %t", column, len(seen), slices.Equal(order[0], order[1]))
			}
		}
		var whole, pages []string
		for page, perPage := range []int64{23, 5, 5, 5, 5, 5} { // in pages, found or not, the order is that of the whole
			users, _, err := db.ListUsers(t.Context(), account.ListQuery{Page: max(1, int64(page)), PerPage: perPage, Sort: "organisation", Search: map[bool]string{true: "free"}[page%2 == 0]})
			if err != nil {
				t.Fatal(err)
			}
			for _, u := range users {
				if page == 0 {
					whole = append(whole, u.ID)
				} else {
					pages = append(pages, u.ID)
				}
			}
		}
		if len(whole) != 23 || !slices.Equal(whole, pages) {
			t.Errorf("the pages are not the whole: %v, want %v", pages, whole)
		}
		for search, want := range map[string]int64{"": 23, "ANN": 8, "100%": 8, "0%0": 0, "bo_b": 8, "b_b": 0, "o_": 8, `a\b`: 11, `\`: 11, "čeněk": 7, "p07@": 1, "%": 8, "_": 8, "free": 23} {
			for page := int64(1); page <= 4; page += 3 {
				users, total, err := db.ListUsers(t.Context(), account.ListQuery{Page: page, PerPage: 10, Sort: "name", Search: search})
				if err != nil || total != want || int64(len(users)) != min(10, max(0, want-(page-1)*10)) {
					t.Errorf("search %q, page %d: %d users of %d, want %d: %v", search, page, len(users), total, want, err)
				}
			}
		}
	})
}
