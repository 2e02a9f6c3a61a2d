package app

import (
	"archive/tar"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"focal/internal/problem"
	"focal/internal/store"
)

// Backup is what a backup holds; it is the last entry of the archive, so that one
// that was cut off is known by its absence.
type Backup struct {
	At    time.Time `json:"at"`
	Files int       `json:"files"`
	Keys  []string  `json:"keys"` // ids of the keys without which the files cannot be read
}

const (
	databaseName = "focal.db"
	manifestName = "backup.json"
	filesName    = "blobs/files"

	// uncheckedName is the database's until everything is unpacked and checked: a
	// restore that was cut off leaves nothing that a server would serve from.
	uncheckedName = "restoring.db"
)

// MakeBackup writes one archive with the database and the sealed files, beside a
// running server. The database comes first: a file is stored before the row that
// names it, so every file of the snapshot is there when the files are copied, or was
// erased for good. Keys are not part of it.
func MakeBackup(ctx context.Context, cfg Config, target string) (*Backup, error) {
	keys, err := FileKeys(cfg)
	if err != nil {
		return nil, err
	}
	if cfg.DatabaseURL != "" || cfg.FilesURL != "" {
		return nil, problem.New(problem.Invalid, "This backs up SQLite and the data folder. PostgreSQL and a bucket have their own means: see docs/running.md.")
	}
	db, err := store.Open(ctx, "", cfg.Data)
	if err != nil {
		return nil, err
	}
	defer func() { _ = db.Close() }()
	dir, err := os.MkdirTemp(filepath.Dir(target), ".backup-*")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	snapshot, archive := filepath.Join(dir, databaseName), filepath.Join(dir, "archive")
	made := &Backup{At: time.Now().UTC().Truncate(time.Second), Keys: keys.Keys}
	if err := db.Snapshot(ctx, snapshot); err != nil {
		return nil, err
	}
	if err := store.CheckFile(ctx, snapshot); err != nil {
		return nil, err
	}
	if err := writeArchive(ctx, archive, snapshot, cfg.Data, made); err != nil {
		return nil, err
	}
	if err := os.Rename(archive, target); err != nil {
		return nil, err
	}
	noteBackup(ctx, db, made.At)
	return made, syncFolder(filepath.Dir(target))
}

func writeArchive(ctx context.Context, path, snapshot, data string, made *Backup) error {
	out, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600) // #nosec G304 -- beside what the operator named
	if err != nil {
		return err
	}
	w := tar.NewWriter(out)
	err = addToArchive(w, snapshot, databaseName)
	if err == nil {
		err = filepath.WalkDir(filepath.Join(data, filepath.FromSlash(filesName)), func(path string, e fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) {
				return nil // erased meanwhile
			}
			if err == nil {
				err = ctx.Err()
			}
			if err != nil || e.IsDir() {
				return err
			}
			name, err := filepath.Rel(data, path)
			if err != nil {
				return err
			}
			made.Files++
			if err := addToArchive(w, path, filepath.ToSlash(name)); !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			made.Files--
			return nil
		})
	}
	manifest, _ := json.MarshalIndent(made, "", "  ") // plain values always marshal
	if err == nil {
		err = w.WriteHeader(&tar.Header{Name: manifestName, Mode: 0o600, Size: int64(len(manifest)), ModTime: made.At})
	}
	if err == nil {
		_, err = w.Write(manifest)
	}
	if err == nil {
		err = w.Close()
	}
	if err == nil {
		err = out.Sync()
	}
	return errors.Join(err, out.Close())
}

func addToArchive(w *tar.Writer, path, name string) error {
	f, err := os.Open(path) // #nosec G304 -- below the data folder
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if err := w.WriteHeader(&tar.Header{Name: name, Mode: 0o600, Size: info.Size(), ModTime: info.ModTime()}); err != nil {
		return err
	}
	_, err = io.Copy(w, f) // files are replaced as a whole and never grow
	return err
}

// Restore unpacks a backup into an empty data folder and checks it. The key file
// is not part of a backup: the operator puts it there first, or names it.
func Restore(ctx context.Context, cfg Config, archive string) (*Backup, error) {
	if entries, err := os.ReadDir(cfg.Data); err == nil && slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return e.Name() != "keys.json" }) {
		return nil, problem.New(problem.Conflict, "%s is not empty. Restore into a new folder.", cfg.Data)
	}
	if err := os.MkdirAll(cfg.Data, 0o700); err != nil {
		return nil, err
	}
	in, err := os.Open(archive) // #nosec G304 -- named by the operator
	if err != nil {
		return nil, err
	}
	defer func() { _ = in.Close() }()
	made, files, err := unpack(ctx, tar.NewReader(in), cfg.Data)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, problem.New(problem.Invalid,
			"%s is cut off: it ends before the backup does. Copy it again, and restore it into a new folder.", archive)
	}
	if err != nil {
		return nil, fmt.Errorf("restore: %w", err)
	}
	if made == nil || made.Files != files {
		return nil, problem.New(problem.Invalid, "%s is not a whole backup. Copy it again, and restore it into a new folder.", archive)
	}
	unchecked := filepath.Join(cfg.Data, uncheckedName)
	if err := store.CheckFile(ctx, unchecked); err != nil {
		return nil, err
	}
	if err := os.Rename(unchecked, filepath.Join(cfg.Data, databaseName)); err != nil {
		return nil, err
	}
	return made, syncFolder(cfg.Data)
}

func unpack(ctx context.Context, r *tar.Reader, data string) (made *Backup, files int, err error) {
	for {
		entry, err := r.Next()
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return made, files, nil
		}
		if err != nil || ctx.Err() != nil {
			return nil, 0, errors.Join(err, ctx.Err())
		}
		switch name := entry.Name; {
		case name == manifestName:
			made = &Backup{}
			if err := json.NewDecoder(r).Decode(made); err != nil {
				return nil, 0, err
			}
		case name == databaseName:
			if err := unpackFile(r, filepath.Join(data, uncheckedName)); err != nil {
				return nil, 0, err
			}
		case strings.HasPrefix(name, filesName+"/") && fs.ValidPath(name):
			if err := unpackFile(r, filepath.Join(data, filepath.FromSlash(name))); err != nil {
				return nil, 0, err
			}
			files++
		default:
			return nil, 0, fmt.Errorf("%q has no place in a backup", name)
		}
	}
}

func unpackFile(r io.Reader, path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600) // #nosec G304 -- a valid path below the data folder
	if err != nil {
		return err
	}
	_, err = io.Copy(f, r) // #nosec G110 -- the operator's own archive, not compressed
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// MissingKeys names the keys of a backup that the key file lacks.
func MissingKeys(cfg Config, made *Backup) []string {
	have, err := FileKeys(cfg)
	if err != nil {
		return made.Keys
	}
	missing := map[string]bool{}
	for _, id := range made.Keys {
		missing[id] = !slices.Contains(have.Keys, id)
	}
	maps.DeleteFunc(missing, func(_ string, gone bool) bool { return !gone })
	return slices.Sorted(maps.Keys(missing))
}
