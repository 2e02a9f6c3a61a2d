package app_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/app"
)

// A program is let in, by key or by webhook, only by who knows the password, has one of
// their own, and may convert where that is what the program is for.
func TestProgramsAreLetInByTheOwner(t *testing.T) {
	e := start(t, trying)
	ana, lapsed := e.subscriber("ana", 1), e.user("lee", app.NewUser{})
	h := e.addHook(ana, "http://127.0.0.1:9/x")
	e.need(e.call("POST", "/api/admin/user", e.admin(), object{
		"name": "N", "email": "new@example.org", "password": password, "subscription_status": "active",
	}), 201)
	fresh := e.login("new@example.org").Access
	renew := "/api/webhooks/" + h.ID + "/secret"
	add := func(change object) object {
		b := object{
			"url": "http://127.0.0.1:9/x", "name": "Program", "events": []string{"task.failed"}, "scopes": []string{"convert"},
			"password": password,
		}
		for k, v := range change {
			b[k] = v
		}
		return b
	}
	for _, c := range []struct {
		path, token string
		change      object
		status      int
		says        string
	}{
		{"/api/webhooks", ana, object{"password": "Wrong4pass"}, 400, "current password"},
		{"/api/webhooks", ana, object{"password": ""}, 400, "current password"},
		{"/api/webhooks", fresh, nil, 403, "a password of your own"},
		{"/api/webhooks", lapsed, nil, 403, "active subscription"},
		{renew, ana, object{"password": "Wrong4pass"}, 400, "current password"},
		{"/api/auth/keys", fresh, nil, 403, "a password of your own"},
		{"/api/auth/keys", lapsed, nil, 403, "active subscription"},
		{"/api/auth/keys", lapsed, object{"scopes": []string{"read"}}, 201, ""}, // of what is kept
		{"/api/auth/keys", ana, nil, 201, ""},
		{"/api/webhooks", ana, nil, 201, ""},
		{renew, ana, nil, 200, ""},
	} {
		a := e.need(e.call("POST", c.path, c.token, add(c.change)), c.status)
		if c.says != "" && !strings.Contains(a.message(t), c.says) {
			t.Errorf("%s %v: %s", c.path, c.change, a.body)
		}
	}
	for _, subject := range []string{"A new webhook", "A new signing secret"} { // mails go out behind the answers
		deadline := time.Now().Add(20 * time.Second)
		for !strings.Contains(strings.Join(e.mails(0), "\n"), subject) {
			if time.Now().After(deadline) {
				t.Fatalf("no mail %q", subject)
			}
			time.Sleep(20 * time.Millisecond)
		}
	}
}

// hears waits until a listener is told of a conversion; what is queued before it is told
// first or at the same time, and of those others nothing must come.
func (e *env) hears(p *listener, told string, others ...string) {
	e.Helper()
	of := func(task string) bool {
		p.mu.Lock()
		defer p.mu.Unlock()
		return slices.ContainsFunc(p.heard, func(m heard) bool { return strings.Contains(m.body, task) })
	}
	for deadline := time.Now().Add(20 * time.Second); !of(told); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			e.Fatal("nothing is heard of a conversion")
		}
	}
	time.Sleep(1500 * time.Millisecond) // longer than the queue rests between two looks
	for _, task := range others {
		if of(task) {
			e.Errorf("a message tells of %s", task)
		}
	}
}

// Nobody is sent to a conversion that its owner cancelled before anything was through, or
// erased while it ran; one of which something is kept is told as it is.
func TestWebhooksTellNothingOfWhatIsErased(t *testing.T) {
	e := start(t, trying)
	ana, p := e.subscriber("ana", 9), newListener(t)
	e.addHook(ana, p.server.URL)
	running := func(texts ...string) string {
		id := e.submit(ana, cvs(texts...))
		for deadline := time.Now().Add(10 * time.Second); ; time.Sleep(10 * time.Millisecond) {
			var now task
			e.need(e.call("GET", "/api/convert/task-status/"+id, ana, nil), 200).json(t, &now)
			if n := len(texts); now.Status == "Processing" && (n == 1 || now.Progress > 0) {
				return id
			}
			if time.Now().After(deadline) {
				t.Fatalf("%+v", now)
			}
		}
	}
	cancelled, erased, kept := running("WAIT"), running("WAIT"), ""
	e.need(e.call("POST", "/api/convert/cancel/"+cancelled, ana, nil), 200)
	e.need(e.call("DELETE", "/api/convert/task/"+erased, ana, nil), 200)
	kept = running("Jo Li", "WAIT")
	e.need(e.call("POST", "/api/convert/cancel/"+kept, ana, nil), 200)
	e.hears(p, kept, cancelled, erased)
}
