package account

import (
	"context"
	"log/slog"
	"strings"
	"time"

	"focal/internal/problem"
)

// Store keeps users and sessions. Methods join the transaction in ctx if there
// is one. What is not found is a problem.NotFound.
type Store interface {
	InTx(ctx context.Context, do func(ctx context.Context) error) error
	CreateUser(ctx context.Context, u *User) error // problem.Conflict for a known e-mail
	User(ctx context.Context, id string) (*User, error)
	UserByEmail(ctx context.Context, email string) (*User, error)
	SaveProfile(ctx context.Context, id string, change ProfileChange) error
	SavePassword(ctx context.Context, id, hash string, mustChange bool) error
	SaveLogin(ctx context.Context, id string, at time.Time) error
	CreateSession(ctx context.Context, s *Session) error
	// SessionUser returns the session with its user in one query.
	SessionUser(ctx context.Context, id string) (*Session, *User, error)
	// RotateSession moves an alive session from that generation to the next;
	// false when it is alive no more or another request was first.
	RotateSession(ctx context.Context, id string, from int64, at time.Time) (bool, error)
	RevokeSession(ctx context.Context, id, reason string, at time.Time) error
	// RevokeSessions ends every session of the user but one ("" = none excepted).
	RevokeSessions(ctx context.Context, userID, except, reason string, at time.Time) error
}

// Auditor records security events; see internal/audit.
type Auditor interface {
	Record(ctx context.Context, event, actor, subject string, details map[string]string)
}

// Config of a Service. The operator's commands need no more than Store, Hasher,
// Limiter and Now.
type Config struct {
	Store        Store
	Resets       ResetStore
	Admin        AdminStore
	TOTP         TOTPStore
	APIKeyStore  APIKeyStore
	Credits      Credits
	Mail         Mailer
	Erase        func(ctx context.Context, u *User) error // everything a user has outside the users table
	Contacts     ContactStore
	Product      string
	SupportEmail string
	Keys         Keys
	Hasher       *Hasher
	Limiter      *Limiter
	Audit        Auditor
	AdminTOTP    bool // admins must set up two-factor sign-in before anything else
	Closed       bool // nobody registers: admins make the accounts
	Now          func() time.Time
}

// Service is sign-up, sign-in and sessions.
type Service struct{ Config }

// New returns a service; Now defaults to the wall clock.
func New(cfg Config) *Service {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	return &Service{cfg}
}

func (s *Service) record(ctx context.Context, event, actor, subject string, details map[string]string) {
	if s.Audit != nil {
		s.Audit.Record(ctx, event, actor, subject, details)
	}
}

var errClosed = problem.New(problem.Forbidden, "Nobody can register here. Ask your administrator for an account.")

// NewUser is the registration form.
type NewUser struct{ Name, Email, Password, Organisation string }

// Register creates an account without rights to convert (decisions D-26).
func (s *Service) Register(ctx context.Context, n NewUser) (*User, error) {
	if s.Closed {
		return nil, errClosed
	}
	u := &User{ID: NewID(), Name: cleanLine(n.Name, 200), Email: CleanEmail(n.Email), Organisation: cleanLine(n.Organisation, 200), Role: RoleUser, Plan: "free", Status: Inactive, RetentionDays: -1, CreatedAt: s.Now()}
	if u.Name == "" {
		return nil, problem.New(problem.Invalid, "Name is required")
	}
	if !IsEmail(u.Email) {
		return nil, problem.New(problem.Invalid, "Please enter a valid email address")
	}
	if err := checkRegistered(n.Password, u, s.Product); err != nil {
		return nil, err
	}
	if err := s.hashInto(ctx, u, n.Password); err != nil {
		return nil, err
	}
	if err := s.Store.CreateUser(ctx, u); err != nil {
		return nil, err
	}
	s.record(ctx, "register", u.ID, u.ID, nil)
	return u, nil
}

func (s *Service) hashInto(ctx context.Context, u *User, password string) error {
	free, err := s.Hasher.Slot(ctx)
	if err != nil {
		return err
	}
	defer free()
	u.PasswordHash, err = s.Hasher.Hash(password)
	return err
}

// Credentials of a sign-in. IP is the caller's address, for the rate limit.
type Credentials struct{ Email, Password, Code, IP string }

const (
	loginTries  = 10
	loginWindow = 15 * time.Minute
	ipTries     = 300                 // failures of one address over all accounts
	initialLife = 30 * 24 * time.Hour // of a password that an admin set (assurance item 24)
)

var errLogin = problem.New(problem.Unauthenticated, "Invalid email or password")

// errDemoOver is only for who knows the password, so that it tells nobody which accounts there are.
var errDemoOver = problem.New(problem.Forbidden, "This demo account has ended. Please register, or ask for a new one.")

// Login answers the same, and takes the same time, for an unknown e-mail and a
// wrong password (assurance item 18). Failures are limited per account and
// network, and over all networks by growing delays that a network which the owner
// signed in from before does not have to bear (item 21).
func (s *Service) Login(ctx context.Context, c Credentials) (Pair, error) {
	email := CleanEmail(c.Email)
	free, err := s.Hasher.Slot(ctx)
	if err != nil {
		return Pair{}, err
	}
	u, err := s.verify(ctx, email, c)
	free()
	if err != nil {
		return Pair{}, err
	}
	guesses, err := s.countCode(u, c)
	if err != nil {
		return Pair{}, err
	}
	session, err := s.open(ctx, u, c.Code)
	if err != nil {
		if guesses > 0 && !problem.Is(err, problem.Unauthenticated) {
			s.Limiter.Forgive("code-all|" + u.ID)
		}
		if guesses == codeGuesses.Free {
			s.warn(ctx, u, "one-time code", adviceCode)
		}
		if u.TOTP != "" && problem.Is(err, problem.Unauthenticated) {
			// The first half of every sign-in with two factors is not a failure; that nothing followed it may be one.
			event := "login failed"
			if strings.TrimSpace(c.Code) == "" {
				event = "login: code asked for"
			}
			s.record(ctx, event, "", u.ID, map[string]string{"ip": c.IP, "step": "one-time code"})
		}
		return Pair{}, err
	}
	if u.TOTP != "" {
		s.forgive(email, c.IP)
	}
	s.welcome(u, c.IP)
	s.record(ctx, "login", u.ID, u.ID, map[string]string{"ip": c.IP})
	return s.Keys.pair(session)
}

// open stores a session, and spends the one-time code with it: if the
// database fails, the code is still good.
func (s *Service) open(ctx context.Context, u *User, code string) (*Session, error) {
	now := s.Now()
	session := &Session{ID: NewID(), UserID: u.ID, Generation: 1, RotatedAt: now, CreatedAt: now, LastUsed: now}
	return session, s.Store.InTx(ctx, func(ctx context.Context) error {
		fresh, err := s.Store.User(ctx, u.ID) // held until the session stands, so that a suspension ends it or is seen here
		if err != nil {
			return err
		}
		if err := s.shut(fresh); err != nil {
			return err
		}
		if u.TOTP != "" {
			if err := s.checkCode(ctx, u, code); err != nil {
				return err
			}
		}
		if err := s.Store.CreateSession(ctx, session); err != nil {
			return err
		}
		return s.Store.SaveLogin(ctx, u.ID, now)
	})
}

func loginKeys(email, ip string) (account, address string) {
	return "login|" + email + "|" + Network(ip), "login-ip|" + Network(ip)
}

// forgive takes the tries of an account and address back: this one was right.
func (s *Service) forgive(email, ip string) {
	key, ipKey := loginKeys(email, ip)
	s.Limiter.Reset(key)
	s.Limiter.Forgive(ipKey)
}

// verify counts a try before it compares and takes it back when it was right, but
// for the one-time code, which Login looks at; it runs inside a hashing slot, so that
// few tries can be under way at once.
func (s *Service) verify(ctx context.Context, email string, c Credentials) (*User, error) {
	guesses, err := s.countTry(email, c.IP)
	if err != nil {
		return nil, err
	}
	u, err := s.Store.UserByEmail(ctx, email)
	if err != nil && !problem.Is(err, problem.NotFound) {
		return nil, err
	}
	hash := ""
	if u != nil {
		hash = u.PasswordHash
	}
	ok, outdated := s.Hasher.Matches(c.Password, hash)
	if !ok {
		if u != nil && guesses == passwordGuesses.Free {
			s.warn(ctx, u, "password", advicePassword)
		}
		s.record(ctx, "login failed", "", subjectOf(u, email), map[string]string{"ip": c.IP})
		return nil, errLogin
	}
	if guesses > 0 {
		s.Limiter.Forgive("password-all|" + email)
	}
	if err := s.shut(u); err != nil {
		s.record(ctx, "login refused", "", u.ID, map[string]string{"ip": c.IP, "why": err.Error()})
		return nil, err
	}
	if u.MustChange && s.Now().Sub(u.CreatedAt) > initialLife {
		return nil, problem.New(problem.Unauthenticated, "The password that was set for you is no longer valid. Please choose a new one with Forgot password.")
	}
	if u.TOTP == "" {
		s.forgive(email, c.IP)
	}
	if outdated {
		s.rehash(ctx, u, c.Password)
	}
	return u, nil
}

// shut says why nobody gets in to an account, whatever they know.
func (s *Service) shut(u *User) error {
	switch {
	case u.Suspended():
		return errSuspended
	case u.Expired(s.Now()):
		return errDemoOver
	}
	return nil
}

// countTry counts a try of the account's password from that network, from the network
// at all, and over all networks; the last number is returned.
func (s *Service) countTry(email, ip string) (guesses int, err error) {
	key, ipKey := loginKeys(email, ip)
	if err := s.Limiter.Allow(key, loginTries, loginWindow); err != nil {
		return 0, err
	}
	if err := s.Limiter.Allow(ipKey, ipTries, loginWindow); err != nil {
		return 0, err
	}
	return s.countPassword(email, ip)
}

// rehash renews a hash that was made with other parameters.
func (s *Service) rehash(ctx context.Context, u *User, password string) {
	hash, err := s.Hasher.Hash(password)
	if err == nil {
		err = s.Store.SavePassword(ctx, u.ID, hash, u.MustChange)
	}
	if err != nil {
		slog.WarnContext(ctx, "rehash", "cause", err)
	}
}

// subjectOf names an account in the audit; an unknown address by its hash only.
func subjectOf(u *User, email string) string {
	if u != nil {
		return u.ID
	}
	return "unknown:" + resetID(email)[:16]
}

// Authenticate resolves an access token to its user. The session is looked up
// each time, so that a logout, a role change or a deletion holds at once.
func (s *Service) Authenticate(ctx context.Context, token string) (*Principal, error) {
	c, err := s.Keys.parse(token, audienceAccess, s.Now())
	if err != nil {
		return nil, err
	}
	session, u, err := s.Store.SessionUser(ctx, c.Session)
	if err != nil {
		if problem.Is(err, problem.NotFound) {
			return nil, errInvalid
		}
		return nil, err
	}
	if err := over(session, u, c.Subject, s.Now()); err != nil {
		return nil, err
	}
	return &Principal{User: u, Session: session.ID, Since: session.CreatedAt}, nil
}

// over says why nobody goes on in a session, nil where its user does.
func over(session *Session, u *User, subject string, now time.Time) error {
	switch {
	case u.ID != subject || u.Expired(now):
		return errInvalid
	case u.Suspended():
		return errSuspendedPage
	case !session.RevokedAt.IsZero():
		return errInvalid
	}
	return nil
}

// Logout ends the caller's session.
func (s *Service) Logout(ctx context.Context, p *Principal) error {
	s.record(ctx, "logout", p.User.ID, p.User.ID, nil)
	return s.Store.RevokeSession(ctx, p.Session, "logout", s.Now())
}

// Refresh exchanges a refresh token. The token before the present one gets the
// present pair again for RefreshGrace (two tabs refreshing at once); any older
// one was stolen or replayed, so the whole session ends (assurance item 31).
func (s *Service) Refresh(ctx context.Context, token string) (Pair, error) {
	now := s.Now()
	c, err := s.Keys.parse(token, audienceRefresh, now)
	if err != nil {
		return Pair{}, err
	}
	rotated, err := s.Store.RotateSession(ctx, c.Session, c.Generation, now)
	if err != nil {
		return Pair{}, err
	}
	session, u, err := s.Store.SessionUser(ctx, c.Session)
	if problem.Is(err, problem.NotFound) {
		return Pair{}, errInvalid
	}
	if err != nil {
		return Pair{}, err
	}
	if err := over(session, u, c.Subject, now); err != nil {
		return Pair{}, err
	}
	if rotated || session.Generation == c.Generation+1 && now.Sub(session.RotatedAt) <= RefreshGrace {
		return s.Keys.pair(session)
	}
	slog.WarnContext(ctx, "refresh token reused; session ended", "user", session.UserID)
	s.record(ctx, "refresh reuse", "", session.UserID, nil)
	if err := s.Store.RevokeSession(ctx, session.ID, "refresh token reused", now); err != nil {
		return Pair{}, err
	}
	return Pair{}, errInvalid
}

// cleanLine makes one line of at most max characters out of user text.
func cleanLine(text string, max int) string {
	runes := []rune(strings.Join(strings.Fields(strings.ToValidUTF8(text, "")), " "))
	kept := runes[:0]
	for _, r := range runes {
		if r >= ' ' && r != 0x7f {
			kept = append(kept, r)
		}
	}
	return string(kept[:min(len(kept), max)])
}
