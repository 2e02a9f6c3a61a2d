package account

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/hex"
	"strings"

	"focal/internal/problem"
)

const (
	recoveryCodes = 8
	// recoveryBytes gives a code 120 bits, so that a fast hash of it may be kept (ASVS 6.5.2).
	recoveryBytes = 15
	// recoveryLength is that of a code in letters, without the dashes between them.
	recoveryLength = recoveryBytes * 8 / 5
)

// newRecoveryCodes returns codes as they are shown ("k3vq-7xm2-…") and their hashes.
func newRecoveryCodes() (codes, hashes []string) {
	for range recoveryCodes {
		code, letters := recoveryCode()
		codes, hashes = append(codes, code), append(hashes, recoveryHash(letters))
	}
	return codes, hashes
}

// recoveryCode is one as it is shown, and its letters.
func recoveryCode() (shown, letters string) {
	raw := make([]byte, recoveryBytes)
	_, _ = rand.Read(raw) // crypto/rand never fails
	letters = strings.ToLower(base32.StdEncoding.EncodeToString(raw))
	var groups []string
	for at := 0; at < len(letters); at += 4 {
		groups = append(groups, letters[at:at+4])
	}
	return strings.Join(groups, "-"), letters
}

// recoveryLetters is a code as it is hashed; "" when the text cannot be one.
func recoveryLetters(code string) string {
	letters := strings.ToLower(strings.NewReplacer("-", "", " ", "", "\t", "", "\n", "").Replace(code))
	if len(letters) != recoveryLength {
		return ""
	}
	return letters
}

func recoveryHash(letters string) string {
	sum := sha256.Sum256([]byte(letters))
	return hex.EncodeToString(sum[:])
}

// saveTOTP keeps the secret, and new recovery codes in place of the old ones; with
// secret "" two-factor sign-in is off and there are none.
func (s *Service) saveTOTP(ctx context.Context, userID, secret string) (codes []string, err error) {
	var hashes []string
	if secret != "" {
		codes, hashes = newRecoveryCodes()
	}
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.TOTP.SaveTOTP(ctx, userID, secret, ""); err != nil {
			return err
		}
		return s.TOTP.ReplaceRecoveryCodes(ctx, userID, hashes)
	})
	if err != nil {
		return nil, err
	}
	return codes, nil
}

// RenewRecoveryCodes voids the recovery codes and returns new ones; the password
// proves who asks.
func (s *Service) RenewRecoveryCodes(ctx context.Context, p *Principal, password string) ([]string, error) {
	if p.User.TOTP == "" {
		return nil, problem.New(problem.Conflict, "Two-factor sign-in is not on.")
	}
	if err := s.confirm(ctx, p.User, password); err != nil {
		return nil, err
	}
	codes, hashes := newRecoveryCodes()
	if err := s.TOTP.ReplaceRecoveryCodes(ctx, p.User.ID, hashes); err != nil {
		return nil, err
	}
	s.record(ctx, "recovery codes renewed", p.User.ID, p.User.ID, nil)
	return codes, nil
}
