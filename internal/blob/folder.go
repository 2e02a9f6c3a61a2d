// Package blob keeps files under keys such as "tasks/<id>/0.in": in a folder or
// in S3-compatible storage, sealed with AES-256-GCM in front of either.
package blob

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"focal/internal/problem"
)

// Store keeps files. Keys are slash-separated and made by us, never by users.
type Store interface {
	Put(ctx context.Context, key string, data []byte) error             // durable when it returns
	Get(ctx context.Context, key string) ([]byte, error)                // problem.NotFound for an unknown key
	Delete(ctx context.Context, prefix string) error                    // everything below; nothing there is no error
	List(ctx context.Context, prefix string) (keys []string, err error) // every key below, in order; "" = all
	// Folders are the names of the folders directly below, in no order, fetched as
	// they are asked for: there may be a million.
	Folders(ctx context.Context, prefix string) iter.Seq2[string, error]
	// Replace is Put where the key still holds what it held; false when it does not.
	Replace(ctx context.Context, key string, held, data []byte) (bool, error)
}

// Folder keeps files in a directory.
type Folder struct {
	root string
	tmp  string
}

// NewFolder opens (and creates) the directory and removes what an earlier stop
// of the same node left half written. Nodes that share a directory have
// different names.
func NewFolder(root, node string) (*Folder, error) {
	f := &Folder{root: root, tmp: filepath.Join(root, "tmp", node)}
	if err := os.RemoveAll(f.tmp); err != nil {
		return nil, err
	}
	return f, os.MkdirAll(f.tmp, 0o700)
}

func (f *Folder) path(key string) (string, error) {
	if !fs.ValidPath(key) || strings.Contains(key, `\`) || key == "." {
		return "", errors.New("blob: bad key")
	}
	return filepath.Join(f.root, "files", filepath.FromSlash(key)), nil
}

// Put writes to a temporary file, syncs it, renames it and syncs the directory:
// a reader sees the whole file or none, also after a power cut.
func (f *Folder) Put(_ context.Context, key string, data []byte) error {
	path, err := f.path(key)
	if err != nil {
		return err
	}
	free, err := f.lock(syscall.LOCK_SH)
	if err != nil {
		return storage(err)
	}
	defer free()
	return storage(f.put(path, data))
}

// Replace implements Store, with every writer of the folder held off for the moment.
func (f *Folder) Replace(ctx context.Context, key string, held, data []byte) (bool, error) {
	path, err := f.path(key)
	if err != nil {
		return false, err
	}
	free, err := f.lock(syscall.LOCK_EX)
	if err != nil {
		return false, storage(err)
	}
	defer free()
	now, err := f.Get(ctx, key)
	if err != nil || !bytes.Equal(now, held) {
		if problem.Is(err, problem.NotFound) {
			err = nil
		}
		return false, err
	}
	return true, storage(f.put(path, data))
}

// lock keeps Replace, which looks before it writes, apart from those who only
// write, in all processes that share the folder.
func (f *Folder) lock(how int) (free func(), err error) {
	l, err := os.Open(f.root)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(l.Fd()), how); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return func() { _ = l.Close() }, nil
}

func (f *Folder) put(path string, data []byte) error {
	if err := f.mkdir(filepath.Dir(path)); err != nil {
		return err
	}
	tmp, err := f.writeSynced(data)
	if err != nil {
		return err
	}
	err = KeepOwner(tmp, path)
	if err == nil {
		err = os.Rename(tmp, path)
	}
	if err != nil {
		_ = os.Remove(tmp)
		return err
	}
	return syncDir(filepath.Dir(path))
}

// KeepOwner gives a file that is about to replace an older one to the older one's
// owner: what root does by hand must not lock the server out of its own files.
func KeepOwner(path, old string) error {
	info, err := os.Stat(old)
	if err != nil {
		return nil //nolint:nilerr // there is none to keep
	}
	if was, ok := info.Sys().(*syscall.Stat_t); ok && os.Geteuid() == 0 && was.Uid != 0 {
		return os.Chown(path, int(was.Uid), int(was.Gid))
	}
	return nil
}

// mkdir creates missing directories, each one durable.
func (f *Folder) mkdir(dir string) error {
	if _, err := os.Stat(dir); err == nil {
		return nil
	}
	if parent := filepath.Dir(dir); parent != dir {
		if err := f.mkdir(parent); err != nil {
			return err
		}
	}
	if err := os.Mkdir(dir, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return syncDir(filepath.Dir(dir))
}

// writeSynced returns the name of a temporary file that is on disk.
func (f *Folder) writeSynced(data []byte) (string, error) {
	w, err := os.CreateTemp(f.tmp, "")
	if err != nil {
		return "", err
	}
	_, err = w.Write(data)
	if err == nil {
		err = w.Sync()
	}
	if err = errors.Join(err, w.Close()); err != nil {
		_ = os.Remove(w.Name())
		return "", err
	}
	return w.Name(), nil
}

func syncDir(dir string) error {
	d, err := os.Open(dir) // #nosec G304 -- below the store, see path
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// Get implements Store.
func (f *Folder) Get(_ context.Context, key string) ([]byte, error) {
	path, err := f.path(key)
	if err != nil {
		return nil, err
	}
	b, err := os.ReadFile(path) // #nosec G304 -- below the store, see path
	if errors.Is(err, fs.ErrNotExist) {
		return nil, problem.Wrap(err, problem.NotFound, "This file is no longer kept.")
	}
	return b, storage(err)
}

// Delete implements Store.
func (f *Folder) Delete(_ context.Context, prefix string) error {
	path, err := f.path(strings.TrimSuffix(prefix, "/"))
	if err != nil {
		return err
	}
	free, err := f.lock(syscall.LOCK_SH)
	if err != nil {
		return storage(err)
	}
	defer free()
	// Moved away first: a folder that somebody writes into cannot be removed in place.
	away, err := os.MkdirTemp(f.tmp, "")
	if err != nil {
		return storage(err)
	}
	err = os.Rename(path, filepath.Join(away, "gone"))
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if err != nil {
		return storage(errors.Join(err, os.Remove(away)))
	}
	for range 100 { // a write that was on its way may still arrive
		if err = os.RemoveAll(away); !errors.Is(err, syscall.ENOTEMPTY) {
			break
		}
	}
	return storage(err)
}

// List implements Store.
func (f *Folder) List(_ context.Context, prefix string) ([]string, error) {
	base := filepath.Join(f.root, "files")
	path := base
	if prefix = strings.TrimSuffix(prefix, "/"); prefix != "" {
		var err error
		if path, err = f.path(prefix); err != nil {
			return nil, err
		}
	}
	var keys []string
	err := filepath.WalkDir(path, func(p string, e fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err == nil && !e.IsDir() {
			rel, _ := filepath.Rel(base, p) // p is below base
			keys = append(keys, filepath.ToSlash(rel))
		}
		return err
	})
	return keys, storage(err)
}

// Folders implements Store.
func (f *Folder) Folders(_ context.Context, prefix string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		path, err := f.path(strings.TrimSuffix(prefix, "/"))
		if err != nil {
			yield("", err)
			return
		}
		dir, err := os.Open(path) // #nosec G304 -- below the store, see path
		if err != nil {
			if !errors.Is(err, fs.ErrNotExist) {
				yield("", storage(err))
			}
			return
		}
		defer func() { _ = dir.Close() }()
		for {
			some, err := dir.ReadDir(1000)
			for _, e := range some {
				if e.IsDir() && !yield(e.Name(), nil) {
					return
				}
			}
			if err != nil {
				if err != io.EOF {
					yield("", storage(err))
				}
				return
			}
		}
	}
}

// storage tells a full disk and a failing one from other errors.
func storage(err error) error {
	switch {
	case errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT):
		return problem.Wrap(err, problem.StorageFull, "The service is out of storage. Please try again later.")
	case errors.Is(err, syscall.EIO) || errors.Is(err, syscall.EROFS):
		return problem.Wrap(err, problem.Unavailable, "The service cannot store files at the moment. Please try again later.")
	}
	return err
}
