package app

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"focal/internal/problem"
)

// checkPatience is how long a start waits for the look at the database; a large one is
// looked at while it serves.
const checkPatience = 2 * time.Second

// health is what the check of the database found.
type health struct {
	damage atomic.Pointer[error]
	stop   context.CancelFunc // nil until the check began
}

// checkDatabase looks for damage. /readyz and the log report it; the process starts all the
// same, because what is still readable may have to be rescued.
func (a *App) checkDatabase(ctx context.Context) {
	done := make(chan struct{})
	ctx, a.health.stop = context.WithCancel(context.WithoutCancel(ctx))
	go func() {
		defer close(done)
		if err := a.db.Check(ctx, a.cfg.FullCheck); err != nil && ctx.Err() == nil {
			slog.ErrorContext(ctx, "the database is damaged: restore a backup", "cause", err)
			a.health.damage.Store(&err)
		}
	}()
	select {
	case <-done:
	case <-time.After(checkPatience):
	}
}

// ready is the answer of /readyz.
func (a *App) ready(ctx context.Context) error {
	if damage := a.health.damage.Load(); damage != nil {
		return problem.Wrap(*damage, problem.Unavailable, "The database is damaged.")
	}
	return a.db.Ping(ctx)
}

// refuseLostKeys stops a start that would make new keys while data sealed with the old ones
// exists. With new keys none of it could be opened, and nobody would notice until they tried.
func (a *App) refuseLostKeys(ctx context.Context) error {
	path := a.cfg.keyPath()
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		return nil // it exists, or loading it will report why it cannot be read
	}
	sealed, err := a.holdsSealed(ctx)
	if err != nil {
		return err
	}
	if sealed {
		return problem.New(problem.Invalid, "The key file %s is missing, but there are files or secrets that were sealed with its keys. Put it back from a backup, or name it with --key-file. "+
			"If it is lost for good, so are they: move the folder blobs away and run focal user reset-totp for those with two-factor sign-in, and a start makes new keys.", path)
	}
	if users, _, err := a.db.CountUsers(ctx); err == nil && users > 0 {
		slog.WarnContext(ctx, "the key file is missing; new keys are made, and everybody has to sign in again", "path", path)
	}
	return nil
}

func (a *App) holdsSealed(ctx context.Context) (bool, error) {
	secrets, err := a.db.TOTPSecrets(ctx)
	if err != nil {
		return false, err
	}
	for _, s := range secrets {
		if strings.HasPrefix(s.Secret, "s1:") {
			return true, nil
		}
	}
	files, err := a.cfg.files(strconv.Itoa(a.node.slot))
	if err != nil {
		return false, err
	}
	for _, folder := range []string{"tasks", "icons", "templates"} {
		for _, err := range files.Folders(ctx, folder) {
			return err == nil, err
		}
	}
	return false, nil
}

// tighten takes the rights of others from a data folder that was made by hand or by
// an installer.
func tighten(ctx context.Context, folder string) {
	info, err := os.Stat(folder)
	if err != nil || info.Mode().Perm()&0o077 == 0 {
		return
	}
	if err := os.Chmod(folder, info.Mode().Perm()&0o700); err != nil {
		slog.WarnContext(ctx, "others may look into the data folder; chmod 700 it", "path", folder, "cause", err)
		return
	}
	slog.InfoContext(ctx, "the data folder was open to others and is not any more", "path", folder)
}
