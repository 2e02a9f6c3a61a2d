package account

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha1" // #nosec G505 -- RFC 6238: authenticator apps speak HMAC-SHA-1, which is not broken
	"crypto/subtle"
	"encoding/base32"
	"encoding/binary"
	"fmt"
	"net/url"
	"strings"
	"time"

	"focal/internal/problem"
)

const totpStep = 30 * time.Second

// totpCode is RFC 6238 with six digits.
func totpCode(secret []byte, step int64) string {
	var counter [8]byte
	binary.BigEndian.PutUint64(counter[:], uint64(step)) // #nosec G115 -- steps since 1970 are not negative
	mac := hmac.New(sha1.New, secret)
	mac.Write(counter[:])
	sum := mac.Sum(nil)
	at := sum[len(sum)-1] & 0xf
	return fmt.Sprintf("%06d", binary.BigEndian.Uint32(sum[at:at+4])&0x7fffffff%1000000)
}

// matchCode accepts the present step and one to either side (clock skew), and
// returns the step that the code belongs to; 0 = none.
func matchCode(secret, code string, now time.Time) (step int64) {
	key, err := idEncoding.DecodeString(secret)
	if err != nil {
		return 0
	}
	code = strings.Join(strings.Fields(code), "") // apps show it with a space
	present := now.Unix() / int64(totpStep.Seconds())
	for try := present - 1; try <= present+1; try++ {
		if subtle.ConstantTimeCompare([]byte(code), []byte(totpCode(key, try))) == 1 {
			step = try
		}
	}
	return step
}

var errTOTPCode = problem.New(problem.Unauthenticated, "The one-time code is not right.")

// checkCode accepts a code once, and none older than the last one accepted, so that a code
// read over somebody's shoulder is worthless. The last one is kept in the database, for all
// processes.
func (s *Service) checkCode(ctx context.Context, u *User, code string) error {
	if strings.TrimSpace(code) == "" {
		return problem.New(problem.Unauthenticated, "A one-time code is required.")
	}
	if letters := recoveryLetters(code); letters != "" {
		return s.useRecoveryCode(ctx, u, letters)
	}
	secret, err := s.openSecret(u.ID, u.TOTP)
	if err != nil {
		return err
	}
	step := matchCode(secret, code, s.Now())
	if step == 0 {
		return errTOTPCode
	}
	fresh, err := s.TOTP.UseTOTPStep(ctx, u.ID, step)
	if err == nil && !fresh {
		err = errTOTPCode
	}
	return err
}

func (s *Service) useRecoveryCode(ctx context.Context, u *User, letters string) error {
	used, err := s.TOTP.UseRecoveryCode(ctx, u.ID, recoveryHash(letters))
	switch {
	case err != nil:
		return err
	case !used:
		return errTOTPCode
	}
	s.record(ctx, "recovery code used", u.ID, u.ID, nil)
	return nil
}

// MustEnrol reports whether nothing but setting up two-factor sign-in is open to
// an admin (assurance item 26).
func (s *Service) MustEnrol(u *User) bool { return s.AdminTOTP && u.IsAdmin() && u.TOTP == "" }

// TOTPStore keeps the shared secrets.
type TOTPStore interface {
	SaveTOTP(ctx context.Context, userID, secret, pending string) error
	// UseTOTPStep notes that a code of this step signed the user in; false when one of
	// it, or of a later one, had done so before.
	UseTOTPStep(ctx context.Context, userID string, step int64) (bool, error)
	// ReplaceRecoveryCodes puts these hashes in place of all that the user has.
	ReplaceRecoveryCodes(ctx context.Context, userID string, hashes []string) error
	// UseRecoveryCode takes a code away; false when there was no such code.
	UseRecoveryCode(ctx context.Context, userID, hash string) (bool, error)
}

// BeginTOTP makes a secret to scan; it counts once a code from it was shown. Where
// one counts already the password proves who asks, so that a stolen session cannot
// put its own device in place of the owner's.
func (s *Service) BeginTOTP(ctx context.Context, p *Principal, password string) (secret, uri string, err error) {
	if p.User.TOTP != "" {
		if err := s.confirm(ctx, p.User, password); err != nil {
			return "", "", err
		}
	}
	raw := make([]byte, 20)
	_, _ = rand.Read(raw) // crypto/rand never fails
	pending, err := s.sealSecret(p.User.ID, idEncoding.EncodeToString(raw))
	if err != nil {
		return "", "", err
	}
	if err := s.TOTP.SaveTOTP(ctx, p.User.ID, p.User.TOTP, pending); err != nil {
		return "", "", err
	}
	secret = base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(raw)
	label := url.PathEscape(s.Product + ":" + p.User.Email)
	return secret, "otpauth://totp/" + label + "?secret=" + secret + "&issuer=" + url.QueryEscape(s.Product), nil
}

// EnableTOTP turns two-factor sign-in on and returns the recovery codes, which are
// kept as hashes only.
func (s *Service) EnableTOTP(ctx context.Context, p *Principal, code string) ([]string, error) {
	step := int64(0)
	if p.User.TOTPPending != "" {
		secret, err := s.openSecret(p.User.ID, p.User.TOTPPending)
		if err != nil {
			return nil, err
		}
		step = matchCode(secret, code, s.Now())
	}
	if step == 0 {
		return nil, problem.New(problem.Invalid, "The one-time code is not right.")
	}
	var codes []string
	err := s.Store.InTx(ctx, func(ctx context.Context) (err error) {
		if codes, err = s.saveTOTP(ctx, p.User.ID, p.User.TOTPPending); err != nil {
			return err
		}
		// The code that enabled it must not sign in as well: somebody may have read it over a shoulder.
		_, err = s.TOTP.UseTOTPStep(ctx, p.User.ID, step)
		return err
	})
	if err != nil {
		return nil, err
	}
	s.record(ctx, "two-factor on", p.User.ID, p.User.ID, nil)
	return codes, nil
}

// DisableTOTP turns it off; the password proves who asks.
func (s *Service) DisableTOTP(ctx context.Context, p *Principal, password string) error {
	if s.AdminTOTP && p.User.IsAdmin() {
		return problem.New(problem.Conflict, "Administrators need two-factor sign-in here: it cannot be turned off.")
	}
	if err := s.confirm(ctx, p.User, password); err != nil {
		return err
	}
	s.record(ctx, "two-factor off", p.User.ID, p.User.ID, nil)
	_, err := s.saveTOTP(ctx, p.User.ID, "")
	return err
}

// ResetTOTPByOperator turns two-factor sign-in off for somebody who lost the
// device, and ends every session of theirs: who has the shell has proved enough.
func (s *Service) ResetTOTPByOperator(ctx context.Context, email string) error {
	u, err := s.Store.UserByEmail(ctx, CleanEmail(email))
	if problem.Is(err, problem.NotFound) {
		return problem.Wrap(err, problem.NotFound, "There is no user %s.", email)
	}
	if err != nil {
		return err
	}
	return s.dropTOTP(ctx, u, "operator")
}
