package account

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
)

// sealed begins a secret that is sealed; those of earlier versions have no sign.
const sealed = "s1:"

const ofAuthenticators = "secrets of authenticators"

// secretCipher seals secrets of one purpose, so that a copy of the database is no
// second factor and signs nothing. Its key is made from one that signs tokens, which is
// outside the database too.
func (k Keys) secretCipher(id, purpose string) (cipher.AEAD, error) {
	key := k.Keys[id]
	if key == nil {
		return nil, fmt.Errorf("the key file has no key %q, which one of the %s was sealed with", id, purpose)
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(purpose))
	block, err := aes.NewCipher(mac.Sum(nil))
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

// sealSecret seals for this user only: in another row the secret does not open.
func (s *Service) sealSecret(userID, secret string) (string, error) {
	if secret == "" || strings.HasPrefix(secret, sealed) {
		return secret, nil
	}
	return s.Keys.Seal(ofAuthenticators, userID, secret)
}

// Seal seals a secret of a purpose for its owner only: in another row it does not open.
func (k Keys) Seal(purpose, owner, secret string) (string, error) {
	aead, err := k.secretCipher(k.Active, purpose)
	if err != nil {
		return "", err
	}
	nonce := make([]byte, aead.NonceSize())
	_, _ = rand.Read(nonce) // crypto/rand never fails
	return sealed + k.Active + ":" + base64.RawStdEncoding.EncodeToString(aead.Seal(nonce, nonce, []byte(secret), []byte(owner))), nil
}

// openSecret returns a secret as the authenticator has it. An empty one is
// an error, because anybody could work out the codes of an empty secret.
func (s *Service) openSecret(userID, text string) (string, error) {
	if text == "" {
		return "", errors.New("no secret")
	}
	if !strings.HasPrefix(text, sealed) {
		return text, nil
	}
	return s.Keys.Open(ofAuthenticators, userID, text)
}

// Open returns what Seal was given with the same purpose and owner.
func (k Keys) Open(purpose, owner, text string) (string, error) {
	id, coded, _ := strings.Cut(strings.TrimPrefix(text, sealed), ":")
	aead, err := k.secretCipher(id, purpose)
	if err != nil {
		return "", err
	}
	data, err := base64.RawStdEncoding.DecodeString(coded)
	if err != nil || len(data) < aead.NonceSize() {
		return "", errors.New("a sealed secret is damaged")
	}
	secret, err := aead.Open(nil, data[:aead.NonceSize()], data[aead.NonceSize():], []byte(owner))
	if err != nil || len(secret) == 0 {
		return "", fmt.Errorf("a sealed secret is damaged, or another owner's: %w", err)
	}
	return string(secret), nil
}

// TOTPSecrets are what a user's row holds.
type TOTPSecrets struct{ UserID, Secret, Pending string }

// SecretStore lets secrets of earlier versions be sealed.
type SecretStore interface {
	TOTPSecrets(ctx context.Context) ([]TOTPSecrets, error)
	// ReplaceTOTPSecrets puts now in place of before; not where the row has changed.
	ReplaceTOTPSecrets(ctx context.Context, before, now TOTPSecrets) error
}

// SealSecrets seals what an earlier version kept open.
func (s *Service) SealSecrets(ctx context.Context, store SecretStore) error {
	all, err := store.TOTPSecrets(ctx)
	if err != nil {
		return err
	}
	for _, before := range all {
		now := before
		if now.Secret, err = s.sealSecret(before.UserID, before.Secret); err != nil {
			return err
		}
		if now.Pending, err = s.sealSecret(before.UserID, before.Pending); err != nil {
			return err
		}
		if now == before {
			continue
		}
		if err := store.ReplaceTOTPSecrets(ctx, before, now); err != nil {
			return err
		}
	}
	return nil
}
