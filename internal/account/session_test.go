package account

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/alexedwards/argon2id"

	"focal/internal/problem"
)

// desk is a store of one user with one session, and the audit.
type desk struct {
	Store
	user    *User
	session *Session
	saved   string // password hash
	events  []string
	down    error
	later   *User // as the user is once the password was compared; nil = as before
}

func (d *desk) Record(_ context.Context, event, _, _ string, _ map[string]string) {
	d.events = append(d.events, event)
}

func (d *desk) InTx(ctx context.Context, do func(context.Context) error) error { return do(ctx) }
func (d *desk) UserByEmail(context.Context, string) (*User, error)             { return d.user, d.down }

func (d *desk) User(context.Context, string) (*User, error)        { return cmp.Or(d.later, d.user), nil }
func (d *desk) SaveLogin(context.Context, string, time.Time) error { return nil }
func (d *desk) CreateSession(_ context.Context, s *Session) error {
	d.session = s
	return nil
}

func (d *desk) SavePassword(_ context.Context, _, hash string, mustChange bool) error {
	d.saved = hash
	d.user.MustChange = mustChange
	return d.down
}

func (d *desk) SessionUser(_ context.Context, id string) (*Session, *User, error) {
	if d.down != nil {
		return nil, nil, d.down
	}
	if d.session == nil || d.session.ID != id {
		return nil, nil, problem.New(problem.NotFound, "no session")
	}
	s := *d.session
	return &s, d.user, nil
}

func (d *desk) RotateSession(_ context.Context, id string, from int64, at time.Time) (bool, error) {
	if s := d.session; s.ID == id && s.Generation == from && s.RevokedAt.IsZero() {
		s.Generation, s.RotatedAt = from+1, at
		return true, nil
	}
	return false, nil
}

func (d *desk) RevokeSession(_ context.Context, _, reason string, at time.Time) error {
	d.session.RevokedAt, d.session.Reason = at, reason
	return nil
}

func (d *desk) RevokeSessions(context.Context, string, string, string, time.Time) error { return nil }

// atDesk is a service whose clock is *now and whose hashes cost nothing: the hash of
// a password is "hash of " and it.
func atDesk(now *time.Time) (*Service, *desk) {
	d := &desk{user: &User{ID: "ana", Email: "ana@example.org", Name: "Ana", PasswordHash: "hash of Violet7moon", CreatedAt: *now}}
	clock := func() time.Time { return *now }
	h := NewHasher()
	h.create = func(password string, _ *argon2id.Params) (string, error) { return "hash of " + password, nil }
	h.check = func(password, hash string) (bool, *argon2id.Params, error) {
		params := *hashParams
		if strings.HasPrefix(hash, "old ") {
			params.Memory, hash = 1024, strings.TrimPrefix(hash, "old ")
		}
		return hash == "hash of "+password, &params, nil
	}
	return New(Config{
		Store: d, Audit: d, Hasher: h, Limiter: NewLimiter(clock), Now: clock, Mail: noMail{}, Product: "Focal",
		Keys: Keys{Active: "a", Keys: map[string][]byte{"a": []byte(strings.Repeat("k", 32))}},
	}), d
}

func enter(t *testing.T, s *Service) Pair {
	t.Helper()
	p, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "Violet7moon", IP: "192.0.2.1"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The token before the present one is answered with the present pair for ten
// seconds, both ends counted, and ends the session a moment later.
func TestAssurance_31_GraceToTheInstant(t *testing.T) {
	for _, c := range []struct {
		after time.Duration
		same  bool
	}{{0, true}, {RefreshGrace, true}, {RefreshGrace + 1, false}, {time.Hour, false}} {
		t.Run(c.after.String(), func(t *testing.T) {
			now := time.Unix(1_800_000_000, 0)
			s, d := atDesk(&now)
			first := enter(t, s)
			second, err := s.Refresh(t.Context(), first.Refresh)
			if err != nil || second == first {
				t.Fatal(second, err)
			}
			now = now.Add(c.after)
			again, err := s.Refresh(t.Context(), first.Refresh)
			if c.same && (err != nil || again != second) || !c.same && err != errInvalid {
				t.Errorf("%v, same %t", err, again == second)
			}
			if ended := !d.session.RevokedAt.IsZero(); ended == c.same || slices.Contains(d.events, "refresh reuse") == c.same {
				t.Errorf("session ended %t, events %v", ended, d.events)
			}
		})
	}
}

// What a session is worth when something about it is wrong: nothing, at once, with
// either token; and no alarm, for nobody took anything.
func TestAssurance_33_NothingIsLeftOfASession(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(now *time.Time, d *desk)
	}{
		{"signed out", func(now *time.Time, d *desk) { d.session.RevokedAt = *now }},
		{"another user's", func(_ *time.Time, d *desk) {
			d.session.UserID = "ben"
			d.user = &User{ID: "ben"}
		}},
		{"the demo is over", func(now *time.Time, d *desk) { d.user.ExpiresAt = *now }},
		{"erased", func(_ *time.Time, d *desk) { d.session.ID = "gone" }},
	} {
		t.Run(c.name, func(t *testing.T) {
			now := time.Unix(1_800_000_000, 0)
			s, d := atDesk(&now)
			first := enter(t, s)
			second, err := s.Refresh(t.Context(), first.Refresh)
			if err != nil {
				t.Fatal(err)
			}
			c.do(&now, d)
			if _, err := s.Authenticate(t.Context(), second.Access); err != errInvalid {
				t.Errorf("access: %v", err)
			}
			for _, token := range []string{first.Refresh, second.Refresh} { // the first within its grace
				if _, err := s.Refresh(t.Context(), token); err != errInvalid {
					t.Errorf("refresh: %v", err)
				}
			}
			if slices.Contains(d.events, "refresh reuse") {
				t.Error("an alarm for nothing")
			}
		})
	}
}

// A database that does not answer signs nobody out.
func TestABusyDatabaseIsNoWrongToken(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s, d := atDesk(&now)
	p := enter(t, s)
	d.down = problem.New(problem.Unavailable, "busy")
	_, access := s.Authenticate(t.Context(), p.Access)
	_, refresh := s.Refresh(t.Context(), p.Refresh)
	_, login := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "Violet7moon"})
	for what, err := range map[string]error{"access": access, "refresh": refresh, "login": login} {
		if !problem.Is(err, problem.Unavailable) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// A right password forgets the wrong ones before it, for the account and for the
// address: nobody is locked out by signing in often.
func TestAssurance_21_SuccessForgetsFailures(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s, _ := atDesk(&now)
	for range ipTries + loginTries {
		enter(t, s)
	}
	for range 3 {
		for range loginTries - 1 {
			if _, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "wrong", IP: "192.0.2.1"}); err != errLogin {
				t.Fatal(err)
			}
		}
		enter(t, s)
	}
}

// A hash with other parameters is renewed by the sign-in, and the duty to change an
// initial password stays; where it cannot be stored, the sign-in counts all the same.
func TestAssurance_16_AnOldHashIsRenewed(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s, d := atDesk(&now)
	enter(t, s)
	if d.saved != "" {
		t.Error("a good hash was renewed")
	}
	d.user.PasswordHash, d.user.MustChange = "old hash of Violet7moon", true
	enter(t, s)
	if d.saved != "hash of Violet7moon" || !d.user.MustChange {
		t.Errorf("saved %q, must change %t", d.saved, d.user.MustChange)
	}
}

// What an admin set is good for 30 days unless it is changed.
func TestAssurance_24_AnInitialPasswordEnds(t *testing.T) {
	for _, c := range []struct {
		after      time.Duration
		mustChange bool
		want       string
	}{
		{30 * 24 * time.Hour, true, ""},
		{30*24*time.Hour + 1, true, "The password that was set for you is no longer valid. Please choose a new one with Forgot password."},
		{300 * 24 * time.Hour, false, ""},
	} {
		now := time.Unix(1_800_000_000, 0)
		s, d := atDesk(&now)
		d.user.MustChange = c.mustChange
		now = now.Add(c.after)
		_, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "Violet7moon"})
		if got := fmt.Sprint(err); err == nil && c.want != "" || err != nil && got != c.want {
			t.Errorf("after %v: %v, want %q", c.after, err, c.want)
		}
	}
}

// Guessing the password of an open session is as slow as guessing it from outside.
func TestAssurance_21_27_ConfirmingIsLimited(t *testing.T) {
	for name, do := range map[string]func(s *Service, p *Principal, password string) error{
		"change password": func(s *Service, p *Principal, password string) error {
			return s.ChangePassword(t.Context(), p, password, "Harbour8lamp")
		},
		"two-factor off": func(s *Service, p *Principal, password string) error { return s.DisableTOTP(t.Context(), p, password) },
		"delete account": func(s *Service, p *Principal, password string) error { return s.DeleteOwn(t.Context(), p, password) },
	} {
		t.Run(name, func(t *testing.T) {
			now := time.Unix(1_800_000_000, 0)
			s, d := atDesk(&now)
			p := &Principal{User: d.user, Session: "s"}
			for range loginTries {
				if err := do(s, p, "wrong"); !problem.Is(err, problem.Invalid) {
					t.Fatal(err)
				}
			}
			if err, ok := do(s, p, "Violet7moon").(*Limited); !ok || err.After != loginWindow {
				t.Errorf("the right one after %d wrong ones: %v", loginTries, err)
			}
		})
	}
}

// Who is suspended while the password is compared gets no session that outlives it.
func TestASuspensionDuringASignIn(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s, d := atDesk(&now)
	shut := *d.user
	shut.SuspendedAt = now
	d.later = &shut
	_, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "Violet7moon", IP: "192.0.2.1"})
	if !problem.Is(err, problem.Forbidden) || d.session != nil {
		t.Errorf("signed in: %v, %v", d.session, err)
	}
}

// A demo account whose days are over says so to who knows its password, and to nobody else.
func TestD4_TheEndOfADemoAccountIsTold(t *testing.T) {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	s, d := atDesk(&now)
	d.user.ExpiresAt = now
	for password, want := range map[string]error{"wrong": errLogin, "Violet7moon": errDemoOver} {
		if _, err := s.Login(t.Context(), Credentials{Email: d.user.Email, Password: password, IP: "192.0.2.1"}); err != want {
			t.Errorf("%s: %v, want %v", password, err, want)
		}
	}
}
