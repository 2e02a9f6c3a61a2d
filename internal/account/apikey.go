package account

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"fmt"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"time"

	"focal/internal/problem"
)

// Scope is what a key of a program may do. A call that needs none of them is closed to keys.
type Scope string

// Scopes. Neither includes the other: a key that may only convert submits CVs but cannot read them.
const (
	ScopeRead    Scope = "read"    // states, results and documents of conversions; the profile
	ScopeConvert Scope = "convert" // convert, review, cancel and erase
)

// Scopes lists every scope there is.
var Scopes = []Scope{ScopeRead, ScopeConvert}

// JoinScopes writes scopes with spaces between, as the database and the audit have them.
func JoinScopes(scopes []Scope) string {
	var names []string
	for _, s := range scopes {
		names = append(names, string(s))
	}
	return strings.Join(names, " ")
}

// APIKey is a key that programs present in place of a session (decisions D-99).
type APIKey struct {
	ID        string // part of the key that is shown
	UserID    string
	Name      string
	Hash      string // SHA-256 of the whole key in hex: 256 random bits need no slow hash
	Scopes    []Scope
	CreatedAt time.Time
	ExpiresAt time.Time // zero = never
	LastUsed  time.Time // to the minute; zero = never
}

// May reports whether the key has a scope.
func (k *APIKey) May(s Scope) bool { return slices.Contains(k.Scopes, s) }

// Expired reports whether the key's time is over.
func (k *APIKey) Expired(now time.Time) bool {
	return !k.ExpiresAt.IsZero() && !now.Before(k.ExpiresAt)
}

// APIKeyStore keeps the keys of programs. What is not found is a problem.NotFound.
type APIKeyStore interface {
	AddAPIKey(ctx context.Context, k APIKey) error
	// APIKeyUser returns the key with its user in one query.
	APIKeyUser(ctx context.Context, id string) (*APIKey, *User, error)
	APIKeys(ctx context.Context, userID string) ([]APIKey, error) // newest first
	UseAPIKey(ctx context.Context, id string, at time.Time) error
	DropAPIKey(ctx context.Context, userID, id string) error
	DropAPIKeys(ctx context.Context, userID string) (int64, error) // how many there were
}

// Rules of keys.
const (
	apiKeyPrefix  = "focal_"
	maxAPIKeys    = 20 // of an account
	maxAPIKeyDays = 366
	apiKeyUsed    = time.Minute // between two notes of when a key was used

	wrongKeys      = 60 // of a network in each window
	wrongKeyWindow = 10 * time.Minute
)

var apiKeyShape = regexp.MustCompile(`^` + apiKeyPrefix + `([a-z2-7]{12})_[a-z2-7]{52}$`)

// IsAPIKey reports whether a bearer's token is meant as a key of a program.
func IsAPIKey(token string) bool { return strings.HasPrefix(token, apiKeyPrefix) }

func newAPIKey() (id, key string) {
	secret := make([]byte, 32)
	_, _ = rand.Read(secret) // crypto/rand never fails
	id = NewID()[:12]
	return id, apiKeyPrefix + id + "_" + idEncoding.EncodeToString(secret)
}

func apiKeyHash(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

// NewAPIKey is what a user wants of a new key. The password proves who asks, so that a
// stolen session cannot make itself one that outlives it.
type NewAPIKey struct {
	Name     string
	Scopes   []string
	Days     int64 // that it is good for; 0 = until it is revoked
	Password string
}

// apiKey checks what a user wants of a key.
func (s *Service) apiKey(userID string, n NewAPIKey) (k APIKey, err error) {
	k = APIKey{UserID: userID, Name: cleanLine(n.Name, 100), CreatedAt: s.Now()}
	for _, scope := range Scopes {
		if slices.Contains(n.Scopes, string(scope)) {
			k.Scopes = append(k.Scopes, scope)
		}
	}
	unknown := slices.ContainsFunc(n.Scopes, func(name string) bool { return !slices.Contains(Scopes, Scope(name)) })
	switch {
	case k.Name == "":
		return k, problem.New(problem.Invalid, "Please give the key a name, such as the program that will use it.")
	case len(k.Scopes) == 0 || unknown:
		return k, problem.New(problem.Invalid, "Please choose what the key may do: scopes must be read, convert or both.")
	case n.Days < 0 || n.Days > maxAPIKeyDays:
		return k, problem.New(problem.Invalid, "expires_in_days must be from 1 to %d, or 0 for a key that does not expire.", maxAPIKeyDays)
	case n.Days > 0:
		k.ExpiresAt = k.CreatedAt.AddDate(0, 0, int(n.Days))
	}
	return k, nil
}

// CreateAPIKey returns the key, which is shown this once, and what is kept of it.
func (s *Service) CreateAPIKey(ctx context.Context, p *Principal, n NewAPIKey) (string, *APIKey, error) {
	k, err := s.apiKey(p.User.ID, n)
	if err != nil {
		return "", nil, err
	}
	if err := s.ConfirmProgram(ctx, p.User, n.Password, k.May(ScopeConvert)); err != nil {
		return "", nil, err
	}
	var key string
	k.ID, key = newAPIKey()
	k.Hash = apiKeyHash(key)
	if err := s.addAPIKey(ctx, k); err != nil {
		return "", nil, err
	}
	s.record(ctx, "API key made", p.User.ID, p.User.ID, map[string]string{"key": k.ID, "scopes": JoinScopes(k.Scopes)})
	text := fmt.Sprintf(textAPIKey, k.Name, apiKeyPrefix+k.ID, s.SupportEmail)
	s.Mail.Send(Mail{To: p.User.Email, Subject: "A new API key of your account at " + s.Product, Text: text})
	return key, &k, nil
}

// ConfirmProgram is what has to hold before a program is let in, by key or by webhook: the
// caller knows the password, which is the account's own, and, where the program is there
// for conversions, the account may convert.
func (s *Service) ConfirmProgram(ctx context.Context, u *User, password string, converts bool) error {
	switch {
	case u.MustChange:
		return errMustChange
	case converts && !u.MayConvert():
		return errMayNotConvert
	}
	return s.confirm(ctx, u, password)
}

const textAPIKey = `The API key %q (%s…) was just made. Programs that have it may use your account.

If this was not you, revoke it in Your Profile, change your password and write to %s.
`

// addAPIKey keeps a key where the account has room for it, also when two are made at once.
func (s *Service) addAPIKey(ctx context.Context, k APIKey) error {
	return s.Store.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.Store.User(ctx, k.UserID); err != nil { // held until the end
			return err
		}
		all, err := s.APIKeyStore.APIKeys(ctx, k.UserID)
		if err != nil {
			return err
		}
		if len(all) >= maxAPIKeys {
			return problem.New(problem.Conflict, "An account has at most %d API keys. Revoke one that is no longer used.", maxAPIKeys)
		}
		return s.APIKeyStore.AddAPIKey(ctx, k)
	})
}

// APIKeys lists the caller's keys, newest first.
func (s *Service) APIKeys(ctx context.Context, p *Principal) ([]APIKey, error) {
	return s.APIKeyStore.APIKeys(ctx, p.User.ID)
}

// RevokeAPIKey ends a key of the caller at once.
func (s *Service) RevokeAPIKey(ctx context.Context, p *Principal, id string) error {
	if err := s.APIKeyStore.DropAPIKey(ctx, p.User.ID, id); err != nil {
		if problem.Is(err, problem.NotFound) {
			return problem.Wrap(err, problem.NotFound, "Unknown API key.")
		}
		return err
	}
	s.record(ctx, "API key revoked", p.User.ID, p.User.ID, map[string]string{"key": id})
	return nil
}

// RevokeAPIKeys ends every key of the caller at once and returns how many there were.
func (s *Service) RevokeAPIKeys(ctx context.Context, p *Principal) (int64, error) {
	n, err := s.APIKeyStore.DropAPIKeys(ctx, p.User.ID)
	if err != nil {
		return 0, err
	}
	s.recordRevoked(ctx, p.User.ID, n)
	return n, nil
}

func (s *Service) recordRevoked(ctx context.Context, userID string, n int64) {
	if n == 0 {
		return
	}
	s.record(ctx, "API keys revoked", userID, userID, map[string]string{"keys": fmt.Sprint(n)})
}

var (
	errAPIKey     = problem.New(problem.Unauthenticated, "Invalid API key")
	errMustChange = problem.New(problem.Forbidden,
		"Please sign in and choose a password of your own first; API keys and webhooks work after that.")
	errMayNotConvert = problem.New(problem.Forbidden, "An active subscription is required for programs that convert CVs.")
)

// AuthenticateKey resolves a program's key to its user. Key and user are read each
// time, so that a revocation, a deletion or the end of a demo account holds at once.
// Wrong keys are limited for each network; a right one is never made to wait, as its
// neighbours may be strangers.
func (s *Service) AuthenticateKey(ctx context.Context, key, ip string) (*Principal, error) {
	p, err := s.authenticateKey(ctx, key)
	if problem.Is(err, problem.Unauthenticated) {
		if full := s.Limiter.Allow("key-wrong|"+Network(ip), wrongKeys, wrongKeyWindow); full != nil {
			return nil, full
		}
	}
	return p, err
}

func (s *Service) authenticateKey(ctx context.Context, key string) (*Principal, error) {
	parts := apiKeyShape.FindStringSubmatch(key)
	if parts == nil {
		return nil, errAPIKey
	}
	k, u, err := s.APIKeyStore.APIKeyUser(ctx, parts[1])
	if err != nil && !problem.Is(err, problem.NotFound) {
		return nil, err
	}
	now := s.Now()
	switch {
	case err != nil || subtle.ConstantTimeCompare([]byte(k.Hash), []byte(apiKeyHash(key))) != 1 || u.Expired(now):
		return nil, errAPIKey
	case u.Suspended():
		return nil, errSuspended
	case k.Expired(now):
		return nil, problem.New(problem.Unauthenticated, "This API key has expired. Make a new one in Your Profile.")
	case u.MustChange:
		return nil, errMustChange
	}
	s.noteUse(ctx, k, now)
	return &Principal{User: u, Key: k}, nil
}

// noteUse keeps when a key was used, at most once a minute. A database that is slow to
// write does not keep the program waiting.
func (s *Service) noteUse(ctx context.Context, k *APIKey, now time.Time) {
	at := now.Truncate(apiKeyUsed)
	if !k.LastUsed.Before(at) {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	if err := s.APIKeyStore.UseAPIKey(ctx, k.ID, at); err != nil {
		slog.WarnContext(ctx, "when a key was used is not noted", "key", k.ID, "cause", err)
	}
}
