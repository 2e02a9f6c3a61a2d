package account

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/alexedwards/argon2id"

	"focal/internal/problem"
)

func TestAssurance_21_Network(t *testing.T) {
	for ip, want := range map[string]string{
		"192.0.2.7": "192.0.2.7", "::ffff:192.0.2.7": "192.0.2.7", "2001:db8::1": "2001:db8::/64", "2001:db8::ffff:1": "2001:db8::/64",
		"2001:db8:0:1::1": "2001:db8:0:1::/64", "fe80::1%eth0": "fe80::/64", "pipe": "pipe", "": "",
	} {
		if got := Network(ip); got != want {
			t.Errorf("%s: %s, want %s", ip, got, want)
		}
	}
}

// postbox keeps what is mailed.
type postbox struct{ sent []Mail }

func (p *postbox) Send(m Mail) { p.sent = append(p.sent, m) }

// Guesses of a password, or of a one-time code by who knows it, are slow for the
// account too, wherever they come from; the owner is told once, is not kept out of a
// place where the owner signed in before, and gets in anywhere by a new password.
func TestAssurance_21_GuessesFromEverywhere(t *testing.T) {
	for _, c := range []struct {
		name           string
		password, code string
		ip             func(i int) string
		most           int // guesses in an hour
		told           string
	}{
		{"codes from one /64", "Violet7moon", "000000", func(i int) string { return fmt.Sprintf("2001:db8::%x", i) }, 4 * loginTries, adviceCode},
		{"codes from many networks", "Violet7moon", "000000", func(i int) string { return fmt.Sprintf("2001:db8:%x::1", i) }, loginTries + 6, adviceCode},
		{"passwords from many networks", "Wrong4pass", "", func(i int) string { return fmt.Sprintf("192.0.%d.%d", i/250, i%250) }, 3*loginTries + 8, advicePassword},
	} {
		t.Run(c.name, func(t *testing.T) {
			now := time.Unix(1_800_000_000, 0)
			s, d := atDesk(&now)
			box := &postbox{}
			s.Mail = box
			present := func() int64 { return now.Unix() / int64(totpStep.Seconds()) }
			known := &codes{last: present() - 1}
			s.TOTP = known
			key := []byte(strings.Repeat("s", 20))
			d.user.TOTP = idEncoding.EncodeToString(key)
			owner := func(ip string) error {
				now = now.Add(totpStep)
				_, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "Violet7moon", Code: totpCode(key, present()), IP: ip})
				return err
			}
			if err := owner("198.51.100.1"); err != nil {
				t.Fatal(err)
			}
			compared := 0
			for i := range 1200 { // one each three seconds
				now = now.Add(3 * time.Second)
				_, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: c.password, Code: c.code, IP: c.ip(i)})
				if !problem.Is(err, problem.TooMany) {
					compared++
				}
			}
			if compared > c.most {
				t.Errorf("%d guesses in an hour, want at most %d", compared, c.most)
			}
			if len(box.sent) != 1 || !strings.Contains(box.sent[0].Text, c.told) || box.sent[0].To != "ana@example.org" {
				t.Errorf("mails: %+v", box.sent)
			}
			if !slices.Contains(d.events, "guesses noticed") {
				t.Error("nothing in the audit")
			}
			if err := owner("198.51.100.1"); err != nil {
				t.Errorf("the owner, from where she signed in before: %v", err)
			}
		})
	}
}

var (
	shortCode = regexp.MustCompile(`\b\d{6}\b`)
	longCode  = regexp.MustCompile(`(?:[a-z2-7]{4}-){5}[a-z2-7]{4}`)
)

// However many others ask for one-time passwords and try wrong ones, from everywhere:
// the owner has a mail with a code that works, is not flooded with mails, and the six
// digits are not guessed more than ten times a day.
func TestAssurance_21_22_NobodyIsKeptFromANewPassword(t *testing.T) {
	s, store, _ := counted(t)
	now := time.Unix(1_800_000_000, 0)
	s.Now = func() time.Time { return now }
	s.Limiter = NewLimiter(s.Now)
	box := &postbox{}
	s.Mail = box
	s.Hasher.create = func(password string, _ *argon2id.Params) (string, error) { return "hash of " + password, nil }
	s.Hasher.check = func(password, hash string) (bool, *argon2id.Params, error) {
		return hash == "hash of "+password, hashParams, nil
	}
	for i := range 200 {
		now = now.Add(3 * time.Second)
		ip := fmt.Sprintf("2001:db8:%x::1", i)
		_ = s.RequestReset(t.Context(), "ana@example.org", ip)
		if err := s.ResetPassword(t.Context(), Reset{
			Email: "ana@example.org", Code: "no", Password: "Harbour8lamp", IP: ip,
		}); err == nil {
			t.Fatal("a wrong code set a password")
		}
	}
	if n := len(box.sent); n < 4 || n > 6 {
		t.Errorf("%d mails in ten minutes", n)
	}
	last := box.sent[len(box.sent)-1].Text
	if err := s.ResetPassword(t.Context(), Reset{
		Email: "ana@example.org", Code: shortCode.FindString(last), Password: "Harbour8lamp", IP: "198.51.100.1",
	}); err == nil {
		t.Error("six digits that were guessed at two hundred times still count")
	}
	if err := s.ResetPassword(t.Context(), Reset{
		Email: "ana@example.org", Code: strings.ToUpper(longCode.FindString(last)), Password: "Harbour8lamp", IP: "198.51.100.1",
	}); err != nil {
		t.Errorf("the code from the mail: %v", err)
	}
	if store.byMail["ana@example.org"].PasswordHash != "hash of Harbour8lamp" {
		t.Error("the password was not set")
	}
	if err := s.ResetPassword(t.Context(), Reset{
		Email: "ana@example.org", Code: longCode.FindString(last), Password: "Harbour9lamp", IP: "198.51.100.1",
	}); err == nil {
		t.Error("a code counted twice")
	}
	// The six digits are as good as ever once the right code was shown.
	now = now.Add(resetWindow)
	if err := s.RequestReset(t.Context(), "ana@example.org", "198.51.100.1"); err != nil {
		t.Fatal(err)
	}
	if err := s.ResetPassword(t.Context(), Reset{
		Email: "ana@example.org", Code: shortCode.FindString(box.sent[len(box.sent)-1].Text), Password: "Harbour9lamp", IP: "198.51.100.1",
	}); err != nil {
		t.Error(err)
	}
}

// The code that turned two-factor sign-in on signs nobody in.
func TestAssurance_26_TheFirstCodeIsUsed(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	s, d := atDesk(&now)
	known := &codes{}
	s.TOTP = known
	key := []byte(strings.Repeat("s", 20))
	d.user.TOTPPending = idEncoding.EncodeToString(key)
	code := totpCode(key, now.Unix()/int64(totpStep.Seconds()))
	if _, err := s.EnableTOTP(t.Context(), &Principal{User: d.user}, code); err != nil {
		t.Fatal(err)
	}
	d.user.TOTP = d.user.TOTPPending
	if _, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "Violet7moon", Code: code, IP: "192.0.2.1"}); !problem.Is(err, problem.Unauthenticated) {
		t.Errorf("signed in once more: %v", err)
	}
}
