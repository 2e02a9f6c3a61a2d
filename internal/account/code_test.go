package account

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/problem"
)

// codes remembers which one-time codes were used.
type codes struct {
	TOTPStore
	last     int64
	recovery map[string]bool
}

func (c *codes) UseTOTPStep(_ context.Context, _ string, step int64) (bool, error) {
	fresh := step > c.last
	c.last = max(c.last, step)
	return fresh, nil
}

func (c *codes) UseRecoveryCode(_ context.Context, _, hash string) (bool, error) {
	known := c.recovery[hash]
	delete(c.recovery, hash)
	return known, nil
}

func (c *codes) SaveTOTP(context.Context, string, string, string) error { return nil }

func (c *codes) ReplaceRecoveryCodes(context.Context, string, []string) error { return nil }

// Who knows the password guesses the one-time code as slowly as the password: wrong
// codes and used ones count, and only a sign-in forgives them.
func TestAssurance_21_26_CodesAreGuessedSlowly(t *testing.T) {
	const right, wrong, used, recovery, again = "the code of now", "000000", "a code that signed in before", "a recovery code", "that recovery code again"
	many := func(n int, code string) []string { return slices.Repeat([]string{code}, n) }
	for _, c := range []struct {
		name  string
		tries []string
		last  string
	}{
		{"one", []string{right}, "in"},
		{"none", []string{""}, "no"},
		{"wrong ones", many(loginTries, wrong), "no"},
		{"one more than there may be", many(loginTries+1, wrong), "too many"},
		{"the right one after too many", append(many(loginTries, wrong), right), "too many"},
		{"used ones count", append(many(loginTries, used), right), "too many"},
		{"a used one forgives nothing", append(append(many(loginTries-1, wrong), used), wrong), "too many"},
		{"forgiven by the right one", slices.Concat(many(loginTries-1, wrong), []string{right}, many(loginTries-1, wrong), []string{recovery}), "in"},
		{"forgiven by a recovery code", slices.Concat(many(loginTries-1, wrong), []string{recovery}, many(loginTries-1, wrong), []string{right}), "in"},
		{"a recovery code that was used", []string{recovery, again}, "no"},
	} {
		t.Run(c.name, func(t *testing.T) {
			now := time.Unix(1_800_000_000, 0)
			s, d := atDesk(&now)
			shown, hashes := newRecoveryCodes()
			present := now.Unix() / int64(totpStep.Seconds())
			known := &codes{last: present - 1, recovery: map[string]bool{hashes[0]: true}}
			s.TOTP = known
			key := []byte(strings.Repeat("s", 20))
			d.user.TOTP = idEncoding.EncodeToString(key)
			typed := map[string]string{right: totpCode(key, present), used: totpCode(key, present-1), recovery: shown[0], again: shown[0]}
			got, failed, asked := "", 0, 0
			for _, try := range c.tries {
				code, ok := typed[try]
				if !ok {
					code = try
				}
				_, err := s.Login(t.Context(), Credentials{Email: "ana@example.org", Password: "Violet7moon", Code: code, IP: "192.0.2.1"})
				switch problem.KindOf(err) {
				case problem.TooMany:
					got = "too many"
				case problem.Unauthenticated:
					got = "no"
					if code != "" {
						failed++
					} else {
						asked++
					}
				default:
					if got = "in"; err != nil {
						t.Fatal(err)
					}
				}
			}
			if got != c.last {
				t.Errorf("%s, want %s", got, c.last)
			}
			for event, want := range map[string]int{"login failed": failed, "login: code asked for": asked} {
				if told := len(slices.DeleteFunc(slices.Clone(d.events), func(e string) bool { return e != event })); told != want {
					t.Errorf("%s: %d times, %d in the audit", event, want, told)
				}
			}
		})
	}
}
