package blob

import (
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"errors"
	"fmt"
)

// Keyring holds the keys that files are sealed with. Keys are 32 bytes; Active
// seals, every key opens.
type Keyring struct {
	Active string // at most 255 bytes
	Keys   map[string][]byte
}

// Sealed encrypts what another store keeps (assurance item 63): AES-256-GCM with
// a random nonce, bound to the file's key, so that files cannot be swapped.
type Sealed struct {
	under Store
	ring  Keyring
}

// NewSealed returns a store that seals before it stores.
func NewSealed(under Store, ring Keyring) (*Sealed, error) {
	for id, key := range ring.Keys {
		if len(key) != 32 || id == "" || len(id) > 255 {
			return nil, fmt.Errorf("blob: key %q must have 32 bytes", id)
		}
	}
	if ring.Keys[ring.Active] == nil {
		return nil, errors.New("blob: no active key")
	}
	return &Sealed{under: under, ring: ring}, nil
}

const magic = "FS1" // then the length of the key's id, the id, the nonce and the sealed data

func (s *Sealed) aead(id string) (cipher.AEAD, error) {
	key, ok := s.ring.Keys[id]
	if !ok {
		return nil, fmt.Errorf("blob: unknown key %q", id)
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

// Put implements Store.
func (s *Sealed) Put(ctx context.Context, key string, data []byte) error {
	aead, err := s.aead(s.ring.Active)
	if err != nil {
		return err
	}
	head := append([]byte(magic), byte(len(s.ring.Active))) // #nosec G115 -- NewSealed bounds it to 255
	head = append(head, s.ring.Active...)
	nonce := make([]byte, aead.NonceSize())
	_, _ = rand.Read(nonce) // crypto/rand never fails
	out := make([]byte, 0, len(head)+len(nonce)+len(data)+aead.Overhead())
	out = append(append(out, head...), nonce...)
	return s.under.Put(ctx, key, aead.Seal(out, nonce, data, []byte(key)))
}

// Get implements Store.
func (s *Sealed) Get(ctx context.Context, key string) ([]byte, error) {
	b, err := s.under.Get(ctx, key)
	if err != nil {
		return nil, err
	}
	id, rest, err := open(b)
	if err != nil {
		return nil, err
	}
	aead, err := s.aead(id)
	if err != nil {
		return nil, err
	}
	if len(rest) < aead.NonceSize() {
		return nil, errors.New("blob: file is cut off")
	}
	data, err := aead.Open(nil, rest[:aead.NonceSize()], rest[aead.NonceSize():], []byte(key))
	if err != nil {
		return nil, fmt.Errorf("blob: file is damaged or was sealed for another place: %w", err)
	}
	return data, nil
}

func open(b []byte) (id string, rest []byte, err error) {
	if len(b) < len(magic)+1 || string(b[:len(magic)]) != magic {
		return "", nil, errors.New("blob: not a sealed file")
	}
	n := int(b[len(magic)])
	b = b[len(magic)+1:]
	if len(b) < n {
		return "", nil, errors.New("blob: file is cut off")
	}
	return string(b[:n]), b[n:], nil
}

// Delete implements Store.
func (s *Sealed) Delete(ctx context.Context, prefix string) error { return s.under.Delete(ctx, prefix) }

// List implements Store.
func (s *Sealed) List(ctx context.Context, prefix string) ([]string, error) {
	return s.under.List(ctx, prefix)
}

// Rotate seals again what an older key sealed; it returns how many files.
func (s *Sealed) Rotate(ctx context.Context, prefix string) (int, error) {
	keys, err := s.under.List(ctx, prefix)
	if err != nil {
		return 0, err
	}
	n := 0
	for _, key := range keys {
		b, err := s.under.Get(ctx, key)
		if err != nil {
			return n, err
		}
		if id, _, err := open(b); err != nil || id == s.ring.Active {
			continue
		}
		data, err := s.Get(ctx, key)
		if err != nil {
			return n, err
		}
		if err := s.Put(ctx, key, data); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}
