package webhook_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/store"
	"focal/internal/store/storetest"
	"focal/internal/webhook"
)

// A notice is tried eight times over most of a day, tells the same each time, and is
// one delivery in the list.
func TestC3_Retries(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w, h, _ := newWorld(t, db)
		n := w.end(2, 1)
		w.answers = 503
		begun := w.now
		for try := 1; try <= webhook.Tries; try++ {
			w.failing(h, n, try)
		}
		if took := w.now.Sub(begun); took < 20*time.Hour || took > 26*time.Hour {
			t.Errorf("the tries took %v", took)
		}
		w.answers = 204
		if err := w.Deliver(t.Context(), n, 3); err != nil {
			t.Fatal(err)
		}
		if all, _ := w.Deliveries(t.Context(), w.user, h.ID); len(all) != 1 || all[0].State != webhook.Delivered || all[0].Error != "" {
			t.Errorf("%+v", all)
		}
		// The job runs once more: what has arrived is not sent again, and stays delivered.
		sent := len(w.bodies)
		w.answers = 500
		if err := w.Deliver(t.Context(), n, 4); err != nil || len(w.bodies) != sent {
			t.Errorf("a repeat: %v, %d messages", err, len(w.bodies)-sent)
		}
		late := webhook.Delivery{Notice: n, State: webhook.GivenUp, Tries: 9, Tried: w.now, Error: "too late"}
		if err := db.SaveDelivery(t.Context(), late, 10); err != nil || w.last(h).State != webhook.Delivered || w.last(h).Error != "" {
			t.Errorf("%v, %+v", err, w.last(h))
		}
		w.told(n)
		if err := db.PurgeDeliveries(t.Context(), w.now.Add(time.Hour)); err != nil {
			t.Fatal(err)
		}
		if all, _ := w.Deliveries(t.Context(), w.user, h.ID); len(all) != 0 {
			t.Errorf("%d deliveries are left", len(all))
		}
	})
}

// failing tries a notice that fails and goes to the time of the next try.
func (w *world) failing(h *webhook.Hook, n webhook.Notice, try int) {
	w.Helper()
	err := w.Deliver(w.Context(), n, try)
	d, final, state := w.last(h), try == webhook.Tries, webhook.Retrying
	if final {
		state = webhook.GivenUp
	}
	if (err == nil) != final || d.Tries != try || d.Status != 503 || d.State != state || d.Next.IsZero() != final {
		w.Errorf("try %d: %v, %+v", try, err, d)
	}
	if wait := webhook.Wait(n, try); wait < time.Minute || wait > 14*time.Hour {
		w.Errorf("%v after try %d", wait, try)
	}
	if !final {
		if wait := webhook.Wait(n, try); !d.Next.Equal(w.now.Add(wait)) { // what the queue keeps to
			w.Errorf("try %d: the next is at %v, %v after %v", try, d.Next, wait, w.now)
		}
		w.now = d.Next
	}
}

// told: every try told the same, and that is what happened.
func (w *world) told(n webhook.Notice) {
	w.Helper()
	for _, b := range w.bodies {
		if b != w.bodies[0] {
			w.Errorf("%s, then %s", w.bodies[0], b)
		}
	}
	var m struct {
		ID, Type string
		Data     struct {
			Status            string
			Completed, Failed int
			Links             map[string]string
		}
	}
	if err := json.Unmarshal([]byte(w.bodies[0]), &m); err != nil {
		w.Fatal(err)
	}
	if m.ID != n.EventID || m.Type != "task.finished" || m.Data.Completed != 2 || m.Data.Failed != 1 {
		w.Errorf("%s", w.bodies[0])
	}
	if m.Data.Links["docx"] != "https://cv.example.org/api/convert/generate-docx/task" {
		w.Errorf("%v", m.Data.Links)
	}
}

// A hook is switched off once it has failed often and long, or says that it is gone; its
// owner is told once, and nothing more is sent there until it is on again.
func TestSwitchedOff(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		for _, c := range []struct {
			name   string
			answer int
			tries  int
			apart  time.Duration
			off    bool
		}{
			{"a busy hour", 500, 40, time.Minute, false},
			{"few over days", 500, 10, 10 * time.Hour, false},
			{"often and long", 500, 40, time.Hour, true},
			{"gone", 410, 1, 0, true},
		} {
			t.Run(c.name, func(t *testing.T) {
				db := db
				if c.name != "a busy hour" {
					url := ""
					if db.IsPostgres() {
						url = storetest.MigratedPostgres(t)
					}
					db = storetest.Open(t, url, t.TempDir())
				}
				w, h, _ := newWorld(t, db)
				w.answers = c.answer
				for range c.tries {
					if hooks, _ := w.Hooks(t.Context(), w.user); !hooks[0].Enabled {
						break
					}
					_ = w.Deliver(t.Context(), w.end(1, 0), 1)
					w.now = w.now.Add(c.apart)
				}
				hooks, err := w.Hooks(t.Context(), w.user)
				if err != nil || hooks[0].Enabled == c.off || (hooks[0].OffReason != "") != c.off || (len(w.mails) == 1) != c.off {
					t.Fatalf("%+v, %d mails, %v", hooks[0], len(w.mails), err)
				}
				if !c.off {
					return
				}
				if d := w.last(h); d.State != webhook.GivenUp || !d.Next.IsZero() {
					t.Errorf("the try that switched it off is to be repeated: %+v", d)
				}
				w.onAgain(h)
			})
		}
	})
}

// onAgain: nothing is queued while a hook is off, and everything works once it is on.
func (w *world) onAgain(h *webhook.Hook) {
	w.Helper()
	w.queued = nil
	if err := w.Ended(w.Context(), webhook.Outcome{UserID: "ana", TaskID: "t", Completed: 1}); err != nil || len(w.queued) > 0 {
		w.Errorf("%v is queued for a hook that is off, %v", w.queued, err)
	}
	w.answers, w.now = 200, w.now.Add(time.Second)
	on, err := w.Switch(w.Context(), w.user, h.ID, true)
	if err != nil || !on.Enabled || on.Failures != 0 || on.OffReason != "" {
		w.Errorf("%+v, %v", on, err)
	}
	if err := w.Deliver(w.Context(), w.end(0, 1), 1); err != nil || w.last(h).Event != webhook.Failed {
		w.Errorf("%v, %+v", err, w.last(h))
	}
}

// What comes too late for its hook is not a failure.
func TestDeliverAfterTheHookIsGone(t *testing.T) {
	w, h, secret := newWorld(t, storetest.Open(t, "", t.TempDir()))
	n := w.end(1, 0)
	if hooks, _ := w.Hooks(t.Context(), w.user); strings.Contains(hooks[0].Secret, secret) || !strings.HasPrefix(hooks[0].Secret, "s1:") {
		t.Error("the secret is not sealed")
	}
	if _, err := w.Switch(t.Context(), w.user, h.ID, false); err != nil {
		t.Fatal(err)
	}
	if err := w.Deliver(t.Context(), n, 1); err != nil || w.last(h).State != webhook.GivenUp || len(w.bodies) > 0 {
		t.Errorf("%v, %+v", err, w.last(h))
	}
	d, err := w.Test(t.Context(), w.user, h.ID)
	if err != nil || d.State != webhook.Delivered || d.Status != 200 || !strings.Contains(w.bodies[0], "webhook.test") {
		t.Errorf("%+v, %v", d, err)
	}
	if err := w.Remove(t.Context(), w.user, h.ID); err != nil {
		t.Fatal(err)
	}
	if err := w.Deliver(t.Context(), n, 2); err != nil {
		t.Error(err)
	}
}

// What is another's is unknown, and an account has five.
func TestWhoseAndHowMany(t *testing.T) {
	w, h, _ := newWorld(t, storetest.Open(t, "", t.TempDir()))
	other := &account.User{ID: "ben"}
	for what, err := range map[string]error{
		"remove": w.Remove(t.Context(), other, h.ID),
		"switch": func() error { _, err := w.Switch(t.Context(), other, h.ID, false); return err }(),
		"test":   func() error { _, err := w.Test(t.Context(), other, h.ID); return err }(),
		"renew":  func() error { _, _, err := w.Renew(t.Context(), other, h.ID, password); return err }(),
		"list":   func() error { _, err := w.Deliveries(t.Context(), other, h.ID); return err }(),
	} {
		if err == nil || err.Error() != "Unknown webhook." {
			t.Errorf("another's hook, %s: %v", what, err)
		}
	}
	for range 4 {
		if err := w.add(password, "task.failed"); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.add(password, "task.failed"); err == nil {
		t.Error("a sixth was taken")
	}
	for _, events := range [][]string{nil, {"task.done"}, {"task.failed", "x"}} {
		if err := w.add(password, events...); err == nil || !strings.Contains(err.Error(), "events must be") {
			t.Errorf("%v: %v", events, err)
		}
	}
}

// Adding an address and renewing its secret ask for the password and are told by mail; what
// is sent from then on is signed with the new secret.
func TestTheOwnerConfirms(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w, h, old := newWorld(t, db)
		waiting := w.end(1, 0)
		if err := w.add("other", "task.failed"); err == nil {
			t.Error("a webhook was added without the password")
		}
		if _, _, err := w.Renew(t.Context(), w.user, h.ID, "other"); err == nil || len(w.mails) != 0 {
			t.Errorf("the secret was renewed without the password, %d mails", len(w.mails))
		}
		if err := w.Deliver(t.Context(), waiting, 1); err != nil || w.signedWith() != old {
			t.Errorf("%v, signed with %q", err, w.signedWith())
		}
		secret, renewed, err := w.Renew(t.Context(), w.user, h.ID, password)
		if err != nil || secret == old || renewed.ID != h.ID || len(w.mails) != 1 {
			t.Fatalf("%q, %+v, %v, %d mails", secret, renewed, err, len(w.mails))
		}
		if m := w.mails[0]; m.To != w.user.Email || !strings.Contains(m.Text, h.URL) || strings.Contains(m.Text, secret) {
			t.Errorf("%+v", m)
		}
		w.known = append(w.known, secret)
		if err := w.Deliver(t.Context(), w.end(1, 0), 1); err != nil || w.signedWith() != secret {
			t.Errorf("%v, signed with %q", err, w.signedWith())
		}
	})
}

// signedWith is the secret that the last message was signed with, of those the owner was shown.
func (w *world) signedWith() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, secret := range w.known {
		if webhook.Sign(secret, []byte(w.bodies[len(w.bodies)-1]), w.now) == w.signature {
			return secret
		}
	}
	return ""
}

// However many conversions end, a webhook keeps the same number of deliveries, the newest.
func TestDeliveriesAreBounded(t *testing.T) {
	storetest.Run(t, func(t *testing.T, db *store.DB) {
		w, h, _ := newWorld(t, db)
		var last webhook.Notice
		for range 60 {
			w.now = w.now.Add(time.Second)
			last = w.end(1, 0)
			if err := w.Deliver(t.Context(), last, 1); err != nil {
				t.Fatal(err)
			}
		}
		all, err := db.Deliveries(t.Context(), h.ID, 1000)
		if err != nil || len(all) != 50 || all[0].EventID != last.EventID || !all[49].Created.Equal(all[0].Created.Add(-49*time.Second)) {
			t.Errorf("%d deliveries are kept, %v", len(all), err)
		}
	})
}

// Where our addresses lead is what the operator has set when a message goes out; what a
// message is about must still be there.
func TestMessagesLeadSomewhere(t *testing.T) {
	w, h, _ := newWorld(t, storetest.Open(t, "", t.TempDir()))
	n := w.end(1, 0)
	for _, c := range []struct{ origin, want string }{
		{"", "https://cv.example.org/api/convert/result/task"}, // as its owner saw it
		{"https://new.example.org", "https://new.example.org/api/convert/result/task"},
	} {
		w.answers, w.Origin = 500, c.origin
		_ = w.Deliver(t.Context(), n, 1)
		if sent := w.bodies[len(w.bodies)-1]; !strings.Contains(sent, c.want) {
			t.Errorf("no %s in %s", c.want, sent)
		}
	}
	sent := len(w.bodies)
	w.erased = map[string]bool{"task": true}
	if err := w.Deliver(t.Context(), n, 3); err != nil || len(w.bodies) != sent {
		t.Errorf("%v, %d messages about what is gone", err, len(w.bodies)-sent)
	}
	if d := w.last(h); d.State != webhook.GivenUp || d.Error != "The conversion was erased meanwhile." {
		t.Errorf("%+v", d)
	}
}

// Notices that failed together are not tried together, and each keeps to its own time.
func TestWaitsDiffer(t *testing.T) {
	waits := map[time.Duration]bool{}
	for i := range 50 {
		n := webhook.Notice{HookID: "h", EventID: string(rune('a' + i))}
		wait := webhook.Wait(n, 4)
		if again := webhook.Wait(n, 4); again != wait {
			t.Fatalf("a notice waits by chance: %v, then %v", wait, again)
		}
		waits[wait] = true // an hour, and up to six minutes
	}
	if len(waits) < 40 {
		t.Errorf("only %d different waits of 50", len(waits))
	}
}
