package account

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/big"
	"strings"
	"time"

	"focal/internal/problem"
)

// ResetStore keeps one-time passwords under a hash of the address.
type ResetStore interface {
	// PutReset replaces any earlier code of the address.
	PutReset(ctx context.Context, id, userID, codeHash string, expires time.Time) error
	// TryReset counts a try and returns the code's hash; problem.NotFound once it
	// is used, void or over its time.
	TryReset(ctx context.Context, id string, now time.Time) (userID, codeHash string, err error)
	// UseReset spends the code; false when it is not the one, is over its time, or
	// another request was first.
	UseReset(ctx context.Context, id, codeHash string, now time.Time) (bool, error)
	// PeekReset returns whose code it is, without counting a try; problem.NotFound when
	// it is not the one, is used or is over its time.
	PeekReset(ctx context.Context, id, codeHash string, now time.Time) (userID string, err error)
	// DropReset forgets the code of an address.
	DropReset(ctx context.Context, id string) error
}

// Mail is a plain message to one address.
type Mail struct{ To, Subject, Text string }

// Mailer sends in the background and never blocks; see internal/mail.
type Mailer interface{ Send(m Mail) }

// Rules of the one-time password (decisions D-27).
const (
	resetLife      = 10 * time.Minute
	resetWindow    = 15 * time.Minute
	resetsPerMail  = 3               // for one network, and at once over all
	resetsEvery    = 5 * time.Minute // and then one each, whoever asks
	wrongPerDay    = 10              // six digits that were not the ones; then only the long code counts
	resetsPerIP    = 10
	submitsPerMail = 10
	submitsPerIP   = 60
)

var errResetCode = problem.New(problem.Invalid, "Invalid email or one-time password")

func resetID(email string) string {
	sum := sha256.Sum256([]byte("reset|" + email))
	return hex.EncodeToString(sum[:])
}

// longResetID is where the long code of an address is. Nobody can guess that one, so
// that no number of wrong tries voids it and locks the owner out.
func longResetID(email string) string { return resetID("long\n" + email) } // no address holds a line break

// RequestReset mails a one-time password. Known and unknown addresses take the
// same steps, so neither answer nor time tells them apart (assurance item 19).
func (s *Service) RequestReset(ctx context.Context, address, ip string) error {
	email := CleanEmail(address)
	if email == "" {
		return problem.New(problem.Invalid, "Please enter your email address")
	}
	if !IsEmail(email) {
		return problem.New(problem.Invalid, "Please enter a valid email address")
	}
	if err := s.Limiter.Allow("reset|"+email+"|"+Network(ip), resetsPerMail, resetWindow); err != nil {
		return err
	}
	if err := s.Limiter.Allow("reset-ip|"+Network(ip), resetsPerIP, resetWindow); err != nil {
		return err
	}
	if s.Limiter.Allow("reset-all|"+email, resetsPerMail, resetWindow) != nil && s.Limiter.Allow("reset-more|"+email, 1, resetsEvery) != nil {
		return nil // the code that was mailed a moment ago is still good, and nobody's mailbox is flooded
	}
	u, err := s.Store.UserByEmail(ctx, email)
	if err != nil && !problem.Is(err, problem.NotFound) {
		return err
	}
	code := oneTimePassword()
	hash, err := s.slowHash(ctx, code)
	if err != nil {
		return err
	}
	id := ""
	if u != nil {
		id = u.ID
	}
	if err := s.Resets.PutReset(ctx, resetID(email), id, hash, s.Now().Add(resetLife)); err != nil {
		return err
	}
	long, letters := recoveryCode()
	if err := s.Resets.PutReset(ctx, longResetID(email), id, recoveryHash(letters), s.Now().Add(resetLife)); err != nil {
		return err
	}
	if u != nil {
		s.record(ctx, "reset requested", u.ID, u.ID, nil)
		if u.Suspended() {
			s.Mail.Send(Mail{To: email, Subject: "Your account at " + s.Product, Text: textNoReset})
			return nil
		}
		s.Mail.Send(Mail{To: email, Subject: "Your one-time password for " + s.Product, Text: fmt.Sprintf("Your one-time password is %s. It is valid for ten minutes and for one use.\n\nShould it not be accepted, because somebody else keeps trying others, this one is: %s\n\nIf you did not ask for it, you can ignore this message; your password stays as it is.\n", code, long)})
	}
	return nil
}

const textNoReset = `You asked for a one-time password. ` + textSuspended + `

If you did not ask for it, you can ignore this message.
`

func oneTimePassword() string {
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		panic(err) // crypto/rand never fails
	}
	return fmt.Sprintf("%06d", n)
}

func (s *Service) slowHash(ctx context.Context, secret string) (string, error) {
	free, err := s.Hasher.Slot(ctx)
	if err != nil {
		return "", err
	}
	defer free()
	return s.Hasher.Hash(secret)
}

// Reset is what a user sends with a one-time password. IP is the caller's address, for the
// rate limit.
type Reset struct {
	Email, Code, Password, IP string
	RevokeKeys                bool // else keys of programs stay, as nobody signed in with them
}

// ResetPassword sets a new password with a one-time password, ends every session
// of the user and tells the user by mail (assurance items 22 and 23), also which keys of
// programs go on.
func (s *Service) ResetPassword(ctx context.Context, r Reset) error {
	email, code, password, ip := CleanEmail(r.Email), r.Code, r.Password, r.IP
	if err := s.Limiter.Allow("reset-submit|"+email+"|"+Network(ip), submitsPerMail, resetWindow); err != nil {
		return tooManyResets(err)
	}
	if err := s.Limiter.Allow("reset-submit-ip|"+Network(ip), submitsPerIP, resetWindow); err != nil {
		return tooManyResets(err)
	}
	if err := checkUsable(password, textResetPassword); err != nil {
		return err
	}
	free, err := s.Hasher.Slot(ctx)
	if err != nil {
		return err
	}
	defer free()
	id, codeHash, u, err := s.resetOf(ctx, email, code)
	if err != nil {
		return err
	}
	if err := tooEasy(password, u, s.Product); err != nil {
		return err
	}
	hash, err := s.Hasher.Hash(password)
	if err != nil {
		return err
	}
	var left, revoked int64
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if first, err := s.Resets.UseReset(ctx, id, codeHash, s.Now()); err != nil || !first {
			if err == nil {
				err = errResetCode
			}
			return err
		}
		if err := s.dropResets(ctx, email); err != nil {
			return err
		}
		if err := s.Store.SavePassword(ctx, u.ID, hash, false); err != nil {
			return err
		}
		if left, revoked, err = s.keysAfterReset(ctx, u.ID, r.RevokeKeys); err != nil {
			return err
		}
		return s.Store.RevokeSessions(ctx, u.ID, "", "password reset", s.Now())
	})
	if err != nil {
		return err
	}
	s.Limiter.Reset("reset-submit|" + email + "|" + Network(ip))
	s.Limiter.Reset("reset-wrong|" + email)
	s.welcome(u, ip)
	s.record(ctx, "password reset", u.ID, u.ID, nil)
	s.recordRevoked(ctx, u.ID, revoked)
	text := fmt.Sprintf(textReset, keysText(left, revoked), s.SupportEmail)
	s.Mail.Send(Mail{To: u.Email, Subject: "Your password for " + s.Product + " was changed", Text: text})
	return nil
}

const textReset = `Your password was just set with a one-time password, and every session was ended.%s

If this was not you, ask for a new one-time password at once and write to %s.
`

// keysAfterReset revokes every key of a user, or counts those that stay.
func (s *Service) keysAfterReset(ctx context.Context, userID string, revoke bool) (left, revoked int64, err error) {
	if revoke {
		revoked, err = s.APIKeyStore.DropAPIKeys(ctx, userID)
		return 0, revoked, err
	}
	keys, err := s.APIKeyStore.APIKeys(ctx, userID)
	return int64(len(keys)), 0, err
}

// keysText says what became of a user's keys, nothing where there are none.
func keysText(left, revoked int64) string {
	switch {
	case revoked > 0:
		return fmt.Sprintf(" API keys that were revoked with it: %d.", revoked)
	case left > 0:
		return fmt.Sprintf("\n\nAPI keys that still work: %d. "+
			"If somebody else may have had your password, revoke them all: Your Profile, API keys, Revoke all.", left)
	}
	return ""
}

// resetOf finds what a code was made for. The long one is looked up as it is: it has
// too many bits for tries to matter.
func (s *Service) resetOf(ctx context.Context, email, code string) (id, codeHash string, u *User, err error) {
	var userID string
	if letters := recoveryLetters(code); letters != "" {
		codeHash = recoveryHash(letters)
		for _, id = range []string{longResetID(email), handedResetID(email)} {
			if userID, err = s.Resets.PeekReset(ctx, id, codeHash, s.Now()); !problem.Is(err, problem.NotFound) {
				break
			}
		}
	} else {
		id = resetID(email)
		userID, codeHash, err = s.Resets.TryReset(ctx, id, s.Now())
		over := s.Limiter.Allow("reset-wrong|"+email, wrongPerDay, 24*time.Hour) != nil
		if ok, _ := s.Hasher.Matches(strings.TrimSpace(code), codeHash); !ok || over {
			userID = ""
		}
	}
	if err != nil && !problem.Is(err, problem.NotFound) {
		return "", "", nil, err
	}
	if err != nil || userID == "" {
		return "", "", nil, errResetCode
	}
	if u, err = s.Store.User(ctx, userID); err != nil {
		err = errResetCode
	} else if u.Suspended() {
		err = errSuspended
	}
	return id, codeHash, u, err
}

// dropResets voids what was mailed to an address.
func (s *Service) dropResets(ctx context.Context, email string) error {
	for _, id := range []string{resetID(email), longResetID(email), handedResetID(email)} {
		if err := s.Resets.DropReset(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

func tooManyResets(err error) error {
	if l, ok := err.(*Limited); ok {
		return limited(l.After, "Too many requests. Please try again later.")
	}
	return err
}
