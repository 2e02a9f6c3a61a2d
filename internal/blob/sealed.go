package blob

import (
	"bytes"
	"context"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"errors"
	"fmt"
	"iter"

	"focal/internal/problem"
)

// Keyring holds the keys that files are sealed with. Keys are 32 bytes; Active
// seals, every key opens.
type Keyring struct {
	Active string // at most 255 bytes
	Keys   map[string][]byte
}

func (k Keyring) check() error {
	for id, key := range k.Keys {
		if len(key) != 32 || id == "" || len(id) > 255 {
			return fmt.Errorf("blob: key %q must have 32 bytes", id)
		}
	}
	if k.Keys[k.Active] == nil {
		return errors.New("blob: no active key")
	}
	return nil
}

// Sealed encrypts what another store keeps (assurance item 63): AES-256-GCM with
// a random nonce, bound to the file's key, so that files cannot be swapped.
type Sealed struct {
	under Store
	ring  func() (Keyring, error)
}

// NewSealed returns a store that seals before it stores. It asks for the keys at
// each use, so that a rotation reaches a running process.
func NewSealed(under Store, ring func() (Keyring, error)) (*Sealed, error) {
	s := &Sealed{under: under, ring: ring}
	_, err := s.keys()
	return s, err
}

func (s *Sealed) keys() (Keyring, error) {
	ring, err := s.ring()
	if err != nil {
		return Keyring{}, err
	}
	return ring, ring.check()
}

const magic = "FS1" // then the length of the key's id, the id, the nonce and the sealed data

func (k Keyring) aead(id string) (cipher.AEAD, error) {
	key, ok := k.Keys[id]
	if !ok {
		return nil, fmt.Errorf("blob: unknown key %q", id)
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

func (k Keyring) seal(key string, data []byte) ([]byte, error) {
	aead, err := k.aead(k.Active)
	if err != nil {
		return nil, err
	}
	head := append([]byte(magic), byte(len(k.Active))) // #nosec G115 -- check bounds it to 255
	head = append(head, k.Active...)
	nonce := make([]byte, aead.NonceSize())
	_, _ = rand.Read(nonce) // crypto/rand never fails
	out := make([]byte, 0, len(head)+len(nonce)+len(data)+aead.Overhead())
	out = append(append(out, head...), nonce...)
	return aead.Seal(out, nonce, data, []byte(key)), nil
}

func (k Keyring) unseal(key string, sealed []byte) ([]byte, error) {
	id, rest, err := open(sealed)
	if err != nil {
		return nil, err
	}
	aead, err := k.aead(id)
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

// Put implements Store.
func (s *Sealed) Put(ctx context.Context, key string, data []byte) error {
	ring, err := s.keys()
	if err != nil {
		return err
	}
	sealed, err := ring.seal(key, data)
	if err != nil {
		return err
	}
	return s.under.Put(ctx, key, sealed)
}

// Get implements Store.
func (s *Sealed) Get(ctx context.Context, key string) ([]byte, error) {
	sealed, err := s.under.Get(ctx, key)
	if err != nil {
		return nil, err
	}
	ring, err := s.keys()
	if err != nil {
		return nil, err
	}
	return ring.unseal(key, sealed)
}

// Replace implements Store.
func (s *Sealed) Replace(ctx context.Context, key string, held, data []byte) (bool, error) {
	sealed, err := s.under.Get(ctx, key)
	if err != nil {
		if problem.Is(err, problem.NotFound) {
			err = nil
		}
		return false, err
	}
	ring, err := s.keys()
	if err != nil {
		return false, err
	}
	now, err := ring.unseal(key, sealed)
	if err != nil || !bytes.Equal(now, held) {
		return false, err
	}
	again, err := ring.seal(key, data)
	if err != nil {
		return false, err
	}
	return s.under.Replace(ctx, key, sealed, again)
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

// Folders implements Store.
func (s *Sealed) Folders(ctx context.Context, prefix string) iter.Seq2[string, error] {
	return s.under.Folders(ctx, prefix)
}

// Rotation is what Reseal found and did.
type Rotation struct {
	Files    int            // looked at
	Resealed int            // now sealed with the active key
	Left     map[string]int // sealed with another key still: changed meanwhile, or not to be read
	Damaged  []string       // cannot be opened with any key we have
}

// Reseal seals with the active key what another one sealed. It may run beside
// processes that use the store, and be cut off at any moment: each file is the old
// one or the new one, and what was erased meanwhile stays erased.
func (s *Sealed) Reseal(ctx context.Context) (Rotation, error) {
	done := Rotation{Left: map[string]int{}}
	ring, err := s.keys()
	if err != nil {
		return done, err
	}
	keys, err := s.under.List(ctx, "")
	if err != nil {
		return done, err
	}
	for _, key := range keys {
		if err := s.reseal(ctx, ring, key, &done); err != nil {
			return done, err
		}
	}
	return done, nil
}

func (s *Sealed) reseal(ctx context.Context, ring Keyring, key string, done *Rotation) error {
	sealed, err := s.under.Get(ctx, key)
	if problem.Is(err, problem.NotFound) {
		return nil // erased meanwhile
	}
	if err != nil {
		return err
	}
	done.Files++
	id, _, err := open(sealed)
	if err == nil && id == ring.Active {
		return nil
	}
	data, err := ring.unseal(key, sealed)
	if err != nil {
		done.Damaged = append(done.Damaged, key)
		return nil
	}
	again, err := ring.seal(key, data)
	if err != nil {
		return err
	}
	ok, err := s.under.Replace(ctx, key, sealed, again)
	switch {
	case err != nil:
		return err
	case ok:
		done.Resealed++
	default:
		done.Left[id]++
	}
	return nil
}
