package app_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"focal/internal/app"
	"focal/internal/store"
)

// A backup taken while CVs are converted, and what can be done with it: everything
// that was finished is there, the books agree, and what was under way goes on.
func TestBackupUnderLoadAndRestore(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 500)
	var finished []string
	for range 5 {
		id := e.submit(token, cvs("Jo Li", "Mo Li"))
		e.wait(token, id)
		finished = append(finished, id)
	}
	archive := filepath.Join(t.TempDir(), "focal.backup")
	var load sync.WaitGroup
	stop, loaded := make(chan struct{}), make(chan struct{})
	var once sync.Once
	for range 4 {
		load.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
					if a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Bo Li")); a.status != 202 && a.status != 402 {
						e.Errorf("under load: %d %s", a.status, a.body)
					}
					once.Do(func() { close(loaded) })
				}
			}
		})
	}
	<-loaded
	made, err := app.MakeBackup(t.Context(), e.cfg, archive)
	close(stop)
	load.Wait()
	if err != nil || made.Files < 20 || len(made.Keys) != 1 {
		t.Fatalf("%+v, %v", made, err)
	}
	if _, err := app.Restore(t.Context(), e.cfg, archive); err == nil {
		t.Error("restored over a folder in use")
	}

	data := t.TempDir()
	there := e.cfg
	there.Data = filepath.Join(data, "new")
	if _, err := app.Restore(t.Context(), there, archive); err != nil {
		t.Fatal(err)
	}
	if missing := app.MissingKeys(there, made); len(missing) != 1 {
		t.Errorf("the keys are not part of a backup, but none is missed: %v", missing)
	}
	key, err := os.ReadFile(filepath.Join(e.cfg.Data, "keys.json"))
	if err == nil {
		err = os.WriteFile(filepath.Join(there.Data, "keys.json"), key, 0o600)
	}
	if missing := app.MissingKeys(there, made); err != nil || len(missing) != 0 {
		t.Fatalf("%v, %v", missing, err)
	}
	restored := start(t, func(c *app.Config) { c.Data = there.Data })
	token = restored.login("ana@example.org").Access
	for _, id := range finished {
		if got := restored.wait(token, id); got.Status != "Completed" {
			t.Errorf("%+v", got)
		}
		restored.need(restored.document(token, id), 200)
	}
	var history struct {
		Items []struct {
			ID string `json:"task_id"`
		}
	}
	restored.need(restored.call("GET", "/api/convert/history?per_page=100", token, nil), 200).json(t, &history)
	if len(history.Items) <= len(finished) {
		t.Error("nothing was submitted while the backup was taken")
	}
	for _, past := range history.Items {
		restored.wait(token, past.ID) // also those that were under way
	}
	restored.ledgerAgrees()
}

func TestADamagedBackupIsNotTaken(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	e.wait(token, e.submit(token, cvs("Jo Li")))
	archive := filepath.Join(t.TempDir(), "focal.backup")
	if _, err := app.MakeBackup(t.Context(), e.cfg, archive); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(archive)
	if err != nil {
		t.Fatal(err)
	}
	bad := append([]byte(nil), whole...)
	for i := 4096; i < 20000; i++ { // in the database
		bad[i] ^= 0x5a
	}
	for name, content := range map[string][]byte{"cut off": whole[:len(whole)-4096], "cut off in the database": whole[:9000], "damaged": bad, "something else": []byte("PK\x03\x04 not a backup at all"), "empty": {}} {
		path := filepath.Join(t.TempDir(), "x")
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
		data := filepath.Join(t.TempDir(), "new")
		if _, err := app.Restore(t.Context(), app.Config{Data: data}, path); err == nil {
			t.Errorf("%s: restored", name)
		} else if strings.HasPrefix(name, "cut off") && !strings.Contains(err.Error(), "Copy it again") {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := os.Stat(filepath.Join(data, "focal.db")); err == nil {
			t.Errorf("%s: a server would start from what is left", name)
		}
	}
	if err := store.CheckFile(t.Context(), filepath.Join(e.cfg.Data, "focal.db")); err != nil {
		t.Error(err)
	}
}
