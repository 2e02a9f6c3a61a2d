package account

import (
	"context"
	"net/netip"
	"strings"
	"time"
)

// Guesses over all networks. Who signed in from a network before does not wait for
// what others guess elsewhere, and who did not can always set a new password by mail.
var (
	codeGuesses     = Backoff{Free: loginTries, First: time.Minute, Most: time.Hour, Forget: 24 * time.Hour}
	passwordGuesses = Backoff{Free: 3 * loginTries, First: time.Minute, Most: 15 * time.Minute, Forget: 24 * time.Hour}
)

const (
	knownFor   = 90 * 24 * time.Hour // a network that somebody signed in from
	noticeEach = 24 * time.Hour
)

// Network is what an address is counted as: all of a /64 belongs to one subscriber,
// who may use any address of it.
func Network(ip string) string {
	a, err := netip.ParseAddr(ip)
	if err != nil {
		return ip
	}
	if a = a.Unmap().WithZone(""); a.Is4() {
		return a.String()
	}
	return netip.PrefixFrom(a, 64).Masked().String()
}

func knownKey(email, ip string) string { return "known|" + email + "|" + Network(ip) }

// countPassword counts a guess of an account's password over all networks.
func (s *Service) countPassword(email, ip string) (guesses int, err error) {
	if s.Limiter.Remembers(knownKey(email, ip)) {
		return 0, nil
	}
	return s.Limiter.Guess("password-all|"+email, passwordGuesses)
}

// countCode counts a guess of a one-time code by somebody who knows the password. The
// codes for lost devices cannot be guessed and are never made to wait.
func (s *Service) countCode(u *User, c Credentials) (guesses int, err error) {
	if u.TOTP == "" || strings.TrimSpace(c.Code) == "" || recoveryLetters(c.Code) != "" || s.Limiter.Remembers(knownKey(u.Email, c.IP)) {
		return 0, nil
	}
	return s.Limiter.Guess("code-all|"+u.ID, codeGuesses)
}

// welcome is the end of the guesses: this was the owner.
func (s *Service) welcome(u *User, ip string) {
	s.Limiter.Reset("code-all|" + u.ID)
	s.Limiter.Reset("password-all|" + u.Email)
	s.Limiter.Remember(knownKey(u.Email, ip), knownFor)
}

// warn mails the owner of an account, at most once a day, that somebody is guessing.
func (s *Service) warn(ctx context.Context, u *User, what, advice string) {
	if s.Mail == nil || s.Limiter.Allow("notice|"+u.ID, 1, noticeEach) != nil {
		return
	}
	s.record(ctx, "guesses noticed", "", u.ID, map[string]string{"of": what})
	s.Mail.Send(Mail{
		To: u.Email, Subject: "Somebody tries to sign in to your account at " + s.Product,
		Text: "There were many sign-ins to your account with a wrong " + what + ". Sign-ins from where you never signed in before have to wait for a while now.\n\n" + advice +
			"\n\nIf you cannot sign in, choose Forgot password: that always works.\n",
	})
}

const (
	adviceCode     = "Whoever it is knows your password. Please set a new one now, with Forgot password, and never use the old one again, here or elsewhere."
	advicePassword = "If it was you, there is nothing to do. If not, make sure that your password is a good one that you use nowhere else, and turn on two-factor sign-in in Your Profile."
)
