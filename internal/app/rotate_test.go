package app_test

import (
	"strings"
	"testing"
	"time"

	"focal/internal/app"
)

// The whole rotation beside a running server: it reads and writes with the new key
// at once, and the old key goes only when nothing can need it.
func TestAssurance_63_KeysRotateBesideARunningServer(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		before := e.submit(token, cvs("Jo Li"))
		e.wait(token, before)
		first, err := app.FileKeys(e.cfg)
		if err != nil || len(first.Keys) != 1 {
			e.Fatalf("%+v, %v", first, err)
		}
		done, err := app.RotateKeys(e.Context(), e.cfg)
		if err != nil || done.Active == first.Active || len(done.Keys) != 2 || done.Resealed != 2 {
			e.Fatalf("%+v, %v", done, err)
		}
		e.need(e.document(token, before), 200)
		after := e.submit(token, cvs("Mo Li"))
		e.wait(token, after)
		if _, err := app.RetireKeys(e.Context(), e.cfg); err == nil || !strings.Contains(err.Error(), "too recent") {
			e.Errorf("retired at once: %v", err)
		}
		e.clock.forward(time.Hour)
		retired, err := app.RetireKeys(e.Context(), e.cfg)
		if err != nil || retired.Resealed != 0 || len(retired.Keys) != 1 || retired.Active != done.Active {
			e.Fatalf("%+v, %v", retired, err)
		}
		token = e.login("ana@example.org").Access
		for _, id := range []string{before, after} {
			e.need(e.document(token, id), 200)
		}
	})
}
