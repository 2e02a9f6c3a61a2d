package app

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"syscall"
	"time"

	"focal/internal/blob"
	"focal/internal/problem"
)

// Rotation is what `focal keys rotate` and `focal keys retire` report.
type Rotation struct {
	blob.Rotation
	Active string
	Keys   []string // in the key file, in order
}

// settled is how long after a rotation an upload that began before it may still be
// written with the older key.
const settled = 15 * time.Minute

// FileKeys lists the ids of the keys that files are sealed with.
func FileKeys(cfg Config) (*Rotation, error) {
	cfg, err := cfg.withDefaults()
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(cfg.keyPath()); err != nil {
		return nil, problem.Wrap(err, problem.Invalid, "There is no key file %s yet; the first start makes it.", cfg.keyPath())
	}
	keys, err := loadKeys(cfg.keyPath())
	if err != nil {
		return nil, err
	}
	return &Rotation{Active: keys.Files.Active, Keys: slices.Sorted(maps.Keys(keys.Files.Keys))}, nil
}

// RotateKeys adds a key for files, makes it the active one and seals every file with
// it. Older keys stay in the key file until RetireKeys. It works beside running
// servers, and may be cut off at any moment: a second call goes on.
func RotateKeys(ctx context.Context, cfg Config) (*Rotation, error) {
	return withKeys(ctx, cfg, func(ctx context.Context, cfg Config, keys *keyFile, blobs *blob.Sealed) (*Rotation, error) {
		fresh := newKeyset()
		keys.Files.Keys[fresh.Active] = fresh.Keys[fresh.Active]
		keys.Files.Active, keys.Files.Since = fresh.Active, cfg.Now()
		if err := keys.replace(cfg.keyPath()); err != nil {
			return nil, err
		}
		done, err := blobs.Reseal(ctx)
		return &Rotation{Rotation: done}, err
	})
}

// RetireKeys seals what an older key still holds and then drops every key but the
// active one. It refuses while an older key may be in use.
func RetireKeys(ctx context.Context, cfg Config) (*Rotation, error) {
	return withKeys(ctx, cfg, func(ctx context.Context, cfg Config, keys *keyFile, blobs *blob.Sealed) (*Rotation, error) {
		if wait := settled - cfg.Now().Sub(keys.Files.Since); len(keys.Files.Keys) > 1 && wait > 0 {
			return nil, problem.New(problem.Conflict, "The last rotation is too recent: uploads that were under way may use the older key. Try again in %d minutes.", int(wait.Minutes())+1)
		}
		done, err := blobs.Reseal(ctx)
		switch {
		case err != nil:
			return nil, err
		case len(done.Left) > 0 || len(done.Damaged) > 0:
			return nil, problem.New(problem.Conflict, "No key was dropped: %d files changed meanwhile, and these cannot be opened: %v. Try again, or remove the damaged files.", len(done.Left), done.Damaged)
		}
		keys.Files.Keys = map[string][]byte{keys.Files.Active: keys.Files.Keys[keys.Files.Active]}
		return &Rotation{Rotation: done}, keys.replace(cfg.keyPath())
	})
}

// withKeys runs do alone among the commands that change the key file.
func withKeys(ctx context.Context, cfg Config, do func(context.Context, Config, *keyFile, *blob.Sealed) (*Rotation, error)) (*Rotation, error) {
	cfg, err := cfg.withDefaults()
	if err != nil {
		return nil, err
	}
	if _, err := FileKeys(cfg); err != nil {
		return nil, err
	}
	lock, err := os.OpenFile(cfg.keyPath()+".lock", os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("lock the keys: %w", err)
	}
	defer func() { _ = lock.Close() }()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return nil, problem.Wrap(err, problem.Conflict, "Another command is changing the keys.")
	}
	keys, err := loadKeys(cfg.keyPath())
	if err != nil {
		return nil, err
	}
	blobs, err := cfg.sealed("keys")
	if err != nil {
		return nil, err
	}
	result, err := do(ctx, cfg, keys, blobs)
	if err != nil {
		return nil, err
	}
	now, err := FileKeys(cfg)
	if err != nil {
		return nil, errors.Join(err)
	}
	result.Active, result.Keys = now.Active, now.Keys
	return result, nil
}
