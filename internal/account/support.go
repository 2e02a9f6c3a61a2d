package account

import (
	"context"
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

// other is the account of somebody else, for an admin who shows with the password who asks: a session that was left
// open, or taken, lets nobody out or in. What admins do to their own account they do in their profile.
func (s *Service) other(ctx context.Context, admin *User, id, password string) (*User, error) {
	if admin.ID == id {
		return nil, problem.New(problem.Conflict, "This is your own account: please use Your Profile.")
	}
	u, err := s.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return u, s.confirmAdmin(ctx, admin, password)
}

// ResetPasswordByAdmin voids a user's password, ends every session and returns a code with which the
// user chooses a new one: no password goes through the hands of the admin. The user is told by mail.
func (s *Service) ResetPasswordByAdmin(ctx context.Context, admin *User, id, password string) (*HandedReset, error) {
	u, err := s.other(ctx, admin, id, password)
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
	s.tell(u, "Your password for "+s.Product+" was reset", textHanded)
	return handed, nil
}

const textHanded = `An administrator has reset your password and ended every session. They have a link for you with which you
choose a new one; “Forgot password?” on the login page works, too.`

// EndSessionsByAdmin signs a user out everywhere.
func (s *Service) EndSessionsByAdmin(ctx context.Context, admin *User, id, password string) error {
	u, err := s.other(ctx, admin, id, password)
	if err != nil {
		return err
	}
	if err := s.Store.RevokeSessions(ctx, u.ID, "", "ended by an admin", s.Now()); err != nil {
		return err
	}
	s.record(ctx, "sessions ended", admin.ID, u.ID, nil)
	s.tell(u, "You were signed out of "+s.Product,
		"An administrator has signed you out everywhere. Your password is as it was, and API keys go on.")
	return nil
}

// DisableTOTPByAdmin turns two-factor sign-in off for somebody who lost the device, and ends every
// session of theirs.
func (s *Service) DisableTOTPByAdmin(ctx context.Context, admin *User, id, password string) error {
	u, err := s.other(ctx, admin, id, password)
	if err != nil {
		return err
	}
	if err := s.dropTOTP(ctx, u, admin.ID); err != nil {
		return err
	}
	s.tell(u, "Two-factor sign-in for "+s.Product+" is off", "An administrator has switched two-factor sign-in off and signed you "+
		"out everywhere. Your password alone signs in now; please set two-factor sign-in up again in Your Profile.")
	return nil
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

// errSuspended is for who shows a right password, code, token or key, so that it tells nobody which accounts there are.
// A page that is open asks for a new sign-in, as for any session that has ended, and that says why.
var (
	errSuspended     = problem.New(problem.Forbidden, textSuspended)
	errSuspendedPage = problem.New(problem.Unauthenticated, textSuspended)
)

const textSuspended = "This account is suspended. Ask your administrator."

// SuspendByAdmin shuts an account for the time being: sessions end, keys of programs answer nothing, and neither the
// password nor a new one signs in. What is being converted ends as it would; credits, plan and files stay. Keys are
// kept, so that programs go on once the account is let back in.
func (s *Service) SuspendByAdmin(ctx context.Context, admin *User, id, password string) error {
	u, err := s.other(ctx, admin, id, password)
	if err != nil {
		return err
	}
	err = s.Store.InTx(ctx, func(ctx context.Context) error {
		if err := s.keepAdmin(ctx, u); err != nil { // the one who asks may have been suspended a moment ago
			return err
		}
		now, err := s.Store.User(ctx, id) // as it is with its row held
		if err != nil {
			return err
		}
		if now.Suspended() {
			return problem.New(problem.Conflict, "This account is suspended already.")
		}
		if err := s.Admin.SaveSuspended(ctx, id, s.Now()); err != nil {
			return err
		}
		return s.Store.RevokeSessions(ctx, id, "", "suspended", s.Now())
	})
	if err != nil {
		return err
	}
	s.record(ctx, "account suspended", admin.ID, id, nil)
	s.tell(u, "Your account at "+s.Product+" is suspended", "An administrator has suspended your account: nobody can sign in to it, "+
		"and API keys do not work. Your credits, plan and files stay as they are.")
	return nil
}

// RestoreByAdmin lets a suspended account back in.
func (s *Service) RestoreByAdmin(ctx context.Context, admin *User, id, password string) error {
	u, err := s.other(ctx, admin, id, password)
	if err != nil {
		return err
	}
	if !u.Suspended() {
		return problem.New(problem.Conflict, "This account is not suspended.")
	}
	if err := s.Admin.SaveSuspended(ctx, id, time.Time{}); err != nil {
		return err
	}
	s.record(ctx, "account let back in", admin.ID, id, nil)
	s.tell(u, "Your account at "+s.Product+" is open again", "An administrator has let your account back in: you sign in as before, "+
		"and API keys work again.")
	return nil
}

// tell mails a user what somebody else has done to their account.
func (s *Service) tell(u *User, subject, text string) {
	s.Mail.Send(Mail{To: u.Email, Subject: subject, Text: text + "\n\nIf this surprises you, write to " + s.SupportEmail + ".\n"})
}
