package account

import (
	"context"
	"fmt"
	"time"

	"focal/internal/problem"
)

// handedLife is how long a code that an admin hands to a user may be used.
const handedLife = 24 * time.Hour

// handedResetID is where a code is that an admin made. Nobody can put another in its place by asking
// for one by mail: no address holds a line break.
func handedResetID(email string) string { return resetID("handed\n" + email) }

// HandedReset is a code with which a user chooses a new password; shown once.
type HandedReset struct {
	Email, Code string
	Expires     time.Time
}

// other is the account of somebody else: what admins do to their own they do in their profile.
func (s *Service) other(ctx context.Context, admin *User, id string) (*User, error) {
	if admin.ID == id {
		return nil, problem.New(problem.Conflict, "This is your own account: please use Your Profile.")
	}
	return s.Get(ctx, id)
}

// ResetPasswordByAdmin voids a user's password, ends every session and returns a code with which the
// user chooses a new one: no password goes through the hands of the admin. The user is told by mail.
func (s *Service) ResetPasswordByAdmin(ctx context.Context, admin *User, id string) (*HandedReset, error) {
	u, err := s.other(ctx, admin, id)
	if err != nil {
		return nil, err
	}
	if err := s.hashInto(ctx, u, NewID()); err != nil { // that nobody knows
		return nil, err
	}
	code, letters := recoveryCode()
	handed := &HandedReset{Email: u.Email, Code: code, Expires: s.Now().Add(handedLife)}
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.dropResets(ctx, u.Email); err != nil {
			return err
		}
		if err := s.Resets.PutReset(ctx, handedResetID(u.Email), u.ID, recoveryHash(letters), handed.Expires); err != nil {
			return err
		}
		if err := s.Store.SavePassword(ctx, u.ID, u.PasswordHash, u.MustChange); err != nil {
			return err
		}
		return s.Store.RevokeSessions(ctx, u.ID, "", "password reset by an admin", s.Now())
	})
	if err != nil {
		return nil, err
	}
	s.record(ctx, "password reset by an admin", admin.ID, u.ID, nil)
	s.Mail.Send(Mail{To: u.Email, Subject: "Your password for " + s.Product + " was reset", Text: fmt.Sprintf(textHanded, s.SupportEmail)})
	return handed, nil
}

const textHanded = `An administrator has reset your password and ended every session. They have a link for you with which you
choose a new one; “Forgot password?” on the login page works, too.

If this surprises you, write to %s.
`

// EndSessionsByAdmin signs a user out everywhere.
func (s *Service) EndSessionsByAdmin(ctx context.Context, admin *User, id string) error {
	u, err := s.other(ctx, admin, id)
	if err != nil {
		return err
	}
	if err := s.Store.RevokeSessions(ctx, u.ID, "", "ended by an admin", s.Now()); err != nil {
		return err
	}
	s.record(ctx, "sessions ended", admin.ID, u.ID, nil)
	return nil
}

// DisableTOTPByAdmin turns two-factor sign-in off for somebody who lost the device, and ends every
// session of theirs.
func (s *Service) DisableTOTPByAdmin(ctx context.Context, admin *User, id string) error {
	u, err := s.other(ctx, admin, id)
	if err != nil {
		return err
	}
	return s.dropTOTP(ctx, u, admin.ID)
}

// dropTOTP turns two-factor sign-in of a user off, for an admin or the operator.
func (s *Service) dropTOTP(ctx context.Context, u *User, actor string) error {
	if u.TOTP == "" {
		return problem.New(problem.Conflict, "Two-factor sign-in is not on for %s.", u.Email)
	}
	err := s.Store.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.saveTOTP(ctx, u.ID, ""); err != nil {
			return err
		}
		return s.Store.RevokeSessions(ctx, u.ID, "", "two-factor sign-in switched off by somebody else", s.Now())
	})
	if err == nil {
		s.record(ctx, "two-factor off", actor, u.ID, nil)
	}
	return err
}
