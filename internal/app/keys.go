package app

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"focal/internal/account"
	"focal/internal/blob"
)

// keyFile holds what must never be in the database: the keys that sign tokens
// and seal files. Values are base64 in the file.
type keyFile struct {
	Tokens keyset `json:"tokens"`
	Files  keyset `json:"files"`
}

// keyset has every key that is still accepted; Active is used for new things.
// To rotate, add a key, name it active, and drop the old one once it is unused.
type keyset struct {
	Active string            `json:"active"`
	Keys   map[string][]byte `json:"keys"`
}

func newKeyset() keyset {
	key := make([]byte, 32)
	_, _ = rand.Read(key) // crypto/rand never fails
	id := account.NewID()[:8]
	return keyset{Active: id, Keys: map[string][]byte{id: key}}
}

func (k keyset) check(name string) error {
	if len(k.Keys[k.Active]) < 32 {
		return fmt.Errorf("the key file has no active key of 32 bytes for %s", name)
	}
	for id, key := range k.Keys {
		if len(key) < 32 {
			return fmt.Errorf("key %s for %s is shorter than 32 bytes", id, name)
		}
	}
	return nil
}

// loadKeys reads the key file and makes it at the first start. It is readable by
// its owner only.
func loadKeys(path string) (*keyFile, error) {
	b, err := os.ReadFile(path) // #nosec G304 -- named by the operator
	if errors.Is(err, fs.ErrNotExist) {
		return makeKeys(path)
	}
	if err != nil {
		return nil, fmt.Errorf("read the keys: %w", err)
	}
	if info, err := os.Stat(path); err == nil && info.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("the key file %s may be read by others: chmod 600 it", path)
	}
	var k keyFile
	if err := json.Unmarshal(b, &k); err != nil {
		return nil, fmt.Errorf("the key file %s is damaged: %w", path, err)
	}
	return &k, errors.Join(k.Tokens.check("tokens"), k.Files.check("files"))
}

// makeKeys never overwrites: of two first starts at once, one wins and both use
// its keys.
func makeKeys(path string) (*keyFile, error) {
	k := &keyFile{Tokens: newKeyset(), Files: newKeyset()}
	b, err := json.MarshalIndent(k, "", "  ")
	if err != nil {
		return nil, err
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".keys-*") // mode 0600
	if err != nil {
		return nil, fmt.Errorf("make the keys: %w", err)
	}
	defer func() { _ = os.Remove(tmp.Name()) }()
	_, err = tmp.Write(append(b, '\n'))
	if err = errors.Join(err, tmp.Sync(), tmp.Close()); err != nil {
		return nil, fmt.Errorf("make the keys: %w", err)
	}
	if err := os.Link(tmp.Name(), path); err != nil {
		if errors.Is(err, fs.ErrExist) {
			return loadKeys(path)
		}
		return nil, fmt.Errorf("make the keys: %w", err)
	}
	return k, nil
}

func (k *keyFile) tokens() account.Keys {
	return account.Keys{Active: k.Tokens.Active, Keys: k.Tokens.Keys}
}

func (k *keyFile) files() blob.Keyring {
	return blob.Keyring{Active: k.Files.Active, Keys: k.Files.Keys}
}
