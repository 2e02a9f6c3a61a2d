package app_test

import (
	"database/sql"
	"path/filepath"
	"testing"
	"time"
)

// sql opens the product's database beside it, as another program would.
func (e *env) sql() *sql.DB {
	e.Helper()
	driver, address := "sqlite", "file:"+filepath.Join(e.cfg.Data, "focal.db")+"?_pragma=busy_timeout(5000)"
	if e.cfg.DatabaseURL != "" {
		driver, address = "pgx", e.cfg.DatabaseURL
	}
	db, err := sql.Open(driver, address)
	if err != nil {
		e.Fatal(err)
	}
	e.Cleanup(func() { _ = db.Close() })
	return db
}

func (e *env) exec(db *sql.DB, statement string, args ...any) {
	e.Helper()
	if _, err := db.ExecContext(e.Context(), statement, args...); err != nil {
		e.Fatal(err)
	}
}

// A one-time code, of the device or a recovery code, is spent by the session that it
// opens: where that cannot be stored, the code is still good, and once it was, not.
func TestAssurance_26_ACodeIsSpentWithTheSessionItOpens(t *testing.T) {
	both(t, func(e *env) {
		ana := e.subscriber("ana", 1)
		var begun struct{ Secret string }
		e.need(e.call("POST", "/api/auth/totp/begin", ana, nil), 200).json(e, &begun)
		var kept struct {
			Codes []string `json:"recovery_codes"`
		}
		e.need(e.call("POST", "/api/auth/totp/enable", ana, object{"code": authenticator(e.T, begun.Secret, e.clock.now())}), 200).json(e, &kept)
		in := func(code string) int {
			return e.call("POST", "/api/auth/login", "", object{"email": "ana@example.org", "password": password, "totp_code": code}).status
		}
		db := e.sql()
		e.clock.forward(2 * time.Minute)
		for name, code := range map[string]string{"a recovery code": kept.Codes[0], "a code of the device": authenticator(e.T, begun.Secret, e.clock.now())} {
			e.exec(db, "ALTER TABLE sessions RENAME TO sessions_away")
			failed := in(code)
			e.exec(db, "ALTER TABLE sessions_away RENAME TO sessions")
			if again, third := in(code), in(code); failed < 500 || again != 200 || third != 401 {
				e.Errorf("%s: %d while no session can be stored, then %d and %d", name, failed, again, third)
			}
		}
	})
}
