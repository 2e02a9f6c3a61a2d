package store_test

import (
	"strings"
	"testing"

	"focal/internal/account"
	"focal/internal/store/storetest"
)

// FuzzSearch puts any text into the search of the users table: never an error, and
// never somebody in whom it does not stand.
func FuzzSearch(f *testing.F) {
	f.Add("ana")
	f.Add("%_\\' OR 1=1 --")
	f.Add("\x00\xff\"*")
	db := storetest.Open(f, "", f.TempDir())
	for _, email := range []string{"ana@example.org", "ben@example.org"} {
		if err := db.CreateUser(f.Context(), &account.User{ID: email, Email: email, Name: "Somebody", Role: account.RoleUser, Status: account.Active}); err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, search string) {
		users, total, err := db.ListUsers(t.Context(), account.ListQuery{Search: search, Sort: "name", Page: 1, PerPage: 10})
		if err != nil || total != int64(len(users)) {
			t.Fatalf("%q: %d of %d, %v", search, len(users), total, err)
		}
		for _, u := range users {
			if ascii := strings.ToLower(search); isASCII(ascii) && !strings.Contains(strings.ToLower(u.Name+"\n"+u.Email+"\n"+u.Organisation+"\n"+u.Plan), strings.TrimSpace(ascii)) {
				t.Errorf("%q finds %s", search, u.Email)
			}
		}
	})
}

func isASCII(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' })
}
