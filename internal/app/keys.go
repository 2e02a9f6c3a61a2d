package app

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"focal/internal/account"
	"focal/internal/blob"
	"focal/internal/problem"
)

// keyFile holds what must never be in the database: the keys that sign tokens
// and seal files. Values are base64 in the file.
type keyFile struct {
	Tokens keyset `json:"tokens"`
	Files  keyset `json:"files"`
}

// keyset has every key that is still accepted; Active is used for new things,
// since the time given (none for the first key).
type keyset struct {
	Active string            `json:"active"`
	Since  time.Time         `json:"since,omitzero"`
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
	if info, err := os.Stat(path); err == nil && tooOpen(info.Mode(), ownedByRoot(info), os.Getuid() == 0) {
		return nil, fmt.Errorf("the key file %s may be read by others: chmod 600 it", path)
	}
	var k keyFile
	if err := json.Unmarshal(b, &k); err != nil {
		return nil, fmt.Errorf("the key file %s is damaged: %w", path, err)
	}
	return &k, errors.Join(k.Tokens.check("tokens"), k.Files.check("files"))
}

// tooOpen reports whether others than the owner may read the keys. A file of root that
// Focal, as another user, reads through its group is allowed: that is how Kubernetes hands
// secrets to a container with fsGroup.
func tooOpen(mode fs.FileMode, ofRoot, weAreRoot bool) bool {
	if ofRoot && !weAreRoot {
		return mode.Perm()&0o037 != 0
	}
	return mode.Perm()&0o077 != 0
}

// ownedByRoot says whether a file is the administrator's.
func ownedByRoot(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && s.Uid == 0
}

// cause is the system's word for a fault, without the path of a passing file.
func cause(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}

// makeKeys never overwrites: of two first starts at once, one wins and both use
// its keys.
func makeKeys(path string) (*keyFile, error) {
	k := &keyFile{Tokens: newKeyset(), Files: newKeyset()}
	tmp, err := k.write(filepath.Dir(path))
	if err != nil {
		return nil, problem.Wrap(err, problem.Invalid, "The key file %s cannot be made (%v). Its folder has to be there, and the user %s, who runs Focal, has to be able to write it.", path, cause(err), whoRuns())
	}
	defer func() { _ = os.Remove(tmp) }()
	if err := os.Link(tmp, path); err != nil {
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

// write returns the name of a new file in the folder that is on disk.
func (k *keyFile) write(dir string) (string, error) {
	b, err := json.MarshalIndent(k, "", "  ")
	if err != nil {
		return "", err
	}
	tmp, err := os.CreateTemp(dir, ".keys-*") // mode 0600
	if err != nil {
		return "", err
	}
	_, err = tmp.Write(append(b, '\n'))
	if err = errors.Join(err, tmp.Sync(), tmp.Close()); err != nil {
		_ = os.Remove(tmp.Name())
	}
	return tmp.Name(), err
}

// replace puts the keys in the place of the file: at any moment it is the old one
// or the new one, and it is on disk when replace returns.
func (k *keyFile) replace(path string) error {
	if behind, err := filepath.EvalSymlinks(path); err == nil {
		path = behind // the link stays one
	}
	dir := filepath.Dir(path)
	tmp, err := k.write(dir)
	if err != nil {
		return fmt.Errorf("save the keys: %w", err)
	}
	if err = blob.KeepOwner(tmp, path); err == nil {
		err = os.Rename(tmp, path)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("save the keys: %w", err), os.Remove(tmp))
	}
	return syncFolder(dir)
}

// syncFolder makes what was renamed in a folder outlast a power cut.
func syncFolder(dir string) error {
	d, err := os.Open(dir) // #nosec G304 -- where the operator's own files are
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// fileKeys reads the ring for sealing files again whenever the key file was
// replaced, so that a rotation reaches a running server with the next file.
func fileKeys(path string) func() (blob.Keyring, error) {
	var mu sync.Mutex
	var read os.FileInfo
	var ring blob.Keyring
	return func() (blob.Keyring, error) {
		mu.Lock()
		defer mu.Unlock()
		info, err := os.Stat(path)
		if err != nil {
			return ring, fmt.Errorf("read the keys: %w", err)
		}
		if read != nil && os.SameFile(info, read) && info.ModTime().Equal(read.ModTime()) {
			return ring, nil
		}
		keys, err := loadKeys(path)
		if err != nil {
			return ring, err
		}
		read, ring = info, blob.Keyring{Active: keys.Files.Active, Keys: keys.Files.Keys}
		return ring, nil
	}
}
