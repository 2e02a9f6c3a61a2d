package account

import (
	"crypto/rand"
	"encoding/base32"
	"errors"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"focal/internal/problem"
)

// Lifetimes (decisions D-21).
const (
	AccessLife   = 15 * time.Minute
	RefreshLife  = 30 * 24 * time.Hour // from the last refresh
	SessionLife  = 90 * 24 * time.Hour // from the sign-in
	RefreshGrace = 10 * time.Second    // a second tab may still present the token before
)

const issuer = "focal"

// Pair is what a sign-in or a refresh hands out.
type Pair struct{ Access, Refresh string }

// Key signs tokens. Keys has every key that is still accepted; Active signs.
type Keys struct {
	Active string
	Keys   map[string][]byte // id -> at least 32 random bytes
}

// claims of both kinds of token; the audience tells them apart. A refresh token
// is a pure function of key, session and generation, so that the same pair can
// be handed out again within the grace period and no token has to be stored.
type claims struct {
	jwt.RegisteredClaims
	Session    string `json:"sid"`
	Generation int64  `json:"gen,omitempty"`
}

const (
	audienceAccess  = "access"
	audienceRefresh = "refresh"
)

// pair issues the tokens of a session's present generation.
func (k Keys) pair(s *Session) (Pair, error) {
	access, err := k.sign(s, audienceAccess, s.RotatedAt.Add(AccessLife))
	if err != nil {
		return Pair{}, err
	}
	refresh, err := k.sign(s, audienceRefresh, earlier(s.RotatedAt.Add(RefreshLife), s.CreatedAt.Add(SessionLife)))
	return Pair{Access: access, Refresh: refresh}, err
}

func earlier(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

func (k Keys) sign(s *Session, audience string, expires time.Time) (string, error) {
	t := jwt.NewWithClaims(jwt.SigningMethodHS256, claims{RegisteredClaims: jwt.RegisteredClaims{
		Issuer: issuer, Subject: s.UserID, Audience: jwt.ClaimStrings{audience},
		IssuedAt: jwt.NewNumericDate(s.RotatedAt), ExpiresAt: jwt.NewNumericDate(expires),
	}, Session: s.ID, Generation: s.Generation})
	t.Header["kid"] = k.Active
	return t.SignedString(k.Keys[k.Active])
}

// Texts that the web app tells apart (decisions D-86).
var (
	errExpired = problem.New(problem.Unauthenticated, "Token expired")
	errInvalid = problem.New(problem.Unauthenticated, "Invalid token")
)

// parse accepts only HS256 under one of our keys, issued by us for that audience.
func (k Keys) parse(token, audience string, now time.Time) (*claims, error) {
	var c claims
	_, err := jwt.ParseWithClaims(token, &c, func(t *jwt.Token) (any, error) {
		id, _ := t.Header["kid"].(string)
		key, ok := k.Keys[id]
		if !ok {
			return nil, errors.New("unknown key")
		}
		return key, nil
	}, jwt.WithValidMethods([]string{"HS256"}), jwt.WithIssuer(issuer), jwt.WithAudience(audience), jwt.WithExpirationRequired(),
		jwt.WithTimeFunc(func() time.Time { return now }))
	switch {
	case errors.Is(err, jwt.ErrTokenExpired) && !errors.Is(err, jwt.ErrTokenSignatureInvalid) && !errors.Is(err, jwt.ErrTokenInvalidAudience) && !errors.Is(err, jwt.ErrTokenInvalidIssuer):
		return nil, errExpired
	case err != nil || c.Session == "" || c.Subject == "":
		return nil, errInvalid
	}
	return &c, nil
}

var idEncoding = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// NewID returns 160 random bits as 32 characters (assurance item 12).
func NewID() string {
	b := make([]byte, 20)
	_, _ = rand.Read(b) // crypto/rand never fails
	return idEncoding.EncodeToString(b)
}
