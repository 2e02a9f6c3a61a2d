package main

import (
	"context"
	"fmt"

	"focal/internal/app"
)

type keysCommand struct {
	List   keysList   `cmd:"" help:"Ids of the keys that stored files are sealed with."`
	Rotate keysRotate `cmd:"" help:"Make a new key and seal every stored file with it; works beside a running server."`
	Retire keysRetire `cmd:"" help:"Drop the keys that no file needs any more; from 15 minutes after a rotation."`
}

// keyStorage is storage with the place of the keys.
type keyStorage struct {
	storage
	KeyFile string `env:"FOCAL_KEY_FILE" type:"path" help:"Signing and file keys; without it keys.json in the data folder."`
}

func (k keyStorage) config(c console) app.Config {
	cfg := k.storage.config(c)
	cfg.KeyFile = k.KeyFile
	return cfg
}

type keysList struct{ keyStorage }

func (k *keysList) Run(c console) error {
	keys, err := app.FileKeys(k.config(c))
	if err != nil {
		return err
	}
	for _, id := range keys.Keys {
		note := ""
		if id == keys.Active {
			note = "  active"
		}
		fmt.Fprintln(c.out, id+note)
	}
	return nil
}

type keysRotate struct{ keyStorage }

func (k *keysRotate) Run(ctx context.Context, c console) error {
	done, err := app.RotateKeys(ctx, k.config(c))
	if err != nil {
		return err
	}
	fmt.Fprintf(c.out, "Key %s is active. %d of %d files sealed anew; %d keys are in the key file.\n", done.Active, done.Resealed, done.Files, len(done.Keys))
	for _, file := range done.Damaged {
		fmt.Fprintf(c.err, "focal: %s cannot be opened with any key\n", file)
	}
	if len(done.Damaged) > 0 {
		return errSomeFailed
	}
	return nil
}

type keysRetire struct{ keyStorage }

func (k *keysRetire) Run(ctx context.Context, c console) error {
	done, err := app.RetireKeys(ctx, k.config(c))
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.out, "%d files checked, %d sealed anew. Only key %s is left.\n", done.Files, done.Resealed, done.Active)
	return err
}
