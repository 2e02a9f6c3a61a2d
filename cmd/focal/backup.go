package main

import (
	"context"
	"fmt"
	"strings"

	"focal/internal/app"
)

type backupCommand struct {
	keyStorage
	File string `arg:"" type:"path" help:"Archive to write; an older one of this name is replaced."`
}

// Help is shown below the flags.
func (backupCommand) Help() string {
	return `Works beside a running server. The archive holds the database and the sealed files, not the keys: keep a copy of the
key file elsewhere, for nobody can read the files without it.`
}

func (b *backupCommand) Run(ctx context.Context, c console) error {
	made, err := app.MakeBackup(ctx, b.config(c), b.File)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.out, "%s holds the database and %d files. It needs the keys %s.\n", b.File, made.Files, strings.Join(made.Keys, ", "))
	return err
}

type restoreCommand struct {
	keyStorage
	File string `arg:"" type:"existingfile" help:"Archive of focal backup."`
}

func (r *restoreCommand) Run(ctx context.Context, c console) error {
	made, err := app.Restore(ctx, r.config(c), r.File)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.out, "Restored and checked: the state of %s, %d files.\n", made.At.Format("2006-01-02 15:04:05 MST"), made.Files)
	if missing := app.MissingKeys(r.config(c), made); len(missing) > 0 {
		fmt.Fprintf(c.out, "Before the next start, put the key file in its place: the keys %s are missing.\n", strings.Join(missing, ", "))
	}
	return nil
}
