package app_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/store/storetest"
)

// accepted is a task of one user, and the text of its CV.
type accepted struct{ id, text string }

// persist submits CVs until it is told to end, each again with the same key until it is
// accepted, as clients do. It returns what was accepted and what no client can go on from.
func persist(e *env, token, name string, end <-chan struct{}) (tasks []accepted, refused int, wrong []string) {
	for n := 0; ; n++ {
		text := fmt.Sprintf("%s, CV %d.", name, n)
		for {
			a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs(text), "Idempotency-Key", fmt.Sprint(n))
			var got task
			if a.status == 202 && json.Unmarshal(a.body, &got) == nil {
				tasks = append(tasks, accepted{got.ID, text})
				break
			}
			if refused++; a.status != 503 || a.header.Get("Retry-After") == "" {
				wrong = append(wrong, fmt.Sprintf("submission: %d %s", a.status, a.body))
			}
			if s := e.call("GET", "/api/auth/profile", token, nil).status; s != 200 && s != 503 {
				wrong = append(wrong, fmt.Sprintf("profile: %d", s))
			}
			time.Sleep(50 * time.Millisecond)
		}
		select {
		case <-end:
			return tasks, refused, wrong
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// waitLong waits for the end of a task also where the queue could not note in time that a
// try had failed: then the job looks as if it ran, and is taken up again by its age. That is a minute and a half on a machine
// of its own; beside the tests of other packages it was once more than three.
func (e *env) waitLong(token, id string) {
	e.Helper()
	for deadline := time.Now().Add(6 * time.Minute); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		var got task
		e.need(e.call("GET", "/api/convert/task-status/"+id, token, nil), 200).json(e, &got)
		switch got.Status {
		case "Completed":
			return
		case "Failed", "Error":
			e.Fatalf("accepted, and then %+v", got)
		}
	}
	e.Fatal("the task never ended")
}

// PostgreSQL goes away and comes back under load, in order and by crashes, also for
// seconds: meanwhile the answer is 503 and says when to ask again, and nobody is signed
// out; every task that was accepted is converted once and paid once; nothing has to be
// started anew.
func TestPostgresRestartedUnderLoad(t *testing.T) {
	if testing.Short() {
		t.Skip("takes as long as the queue takes to give up on a try")
	}
	const users, credits = 4, 10_000
	pg := storetest.Own(t)
	url := pg.Database(t)
	e := start(t, func(c *app.Config) { c.DatabaseURL, c.Workers = url, 2 })
	end := make(chan struct{})
	var all sync.WaitGroup
	var tokens [users]string
	var tasks [users][]accepted
	var refused [users]int
	var wrong [users][]string
	for i := range users {
		name := fmt.Sprintf("user%d", i)
		tokens[i] = e.subscriber(name, credits)
		all.Go(func() { tasks[i], refused[i], wrong[i] = persist(e, tokens[i], name, end) })
	}
	for _, c := range []struct {
		with syscall.Signal
		away time.Duration
	}{{syscall.SIGINT, 0}, {syscall.SIGQUIT, 0}, {syscall.SIGQUIT, 3 * time.Second}} {
		time.Sleep(time.Second)
		pg.Stop(c.with)
		time.Sleep(c.away)
		must(t, pg.Start())
	}
	time.Sleep(time.Second)
	close(end)
	all.Wait()
	for i := range users {
		if len(wrong[i]) > 0 {
			t.Errorf("user %d: %d answers such as %s", i, len(wrong[i]), wrong[i][0])
		}
		if refused[i] == 0 || len(tasks[i]) < 5 {
			t.Errorf("user %d: %d refused, %d accepted: the database was never away, or always", i, refused[i], len(tasks[i]))
		}
		for _, task := range tasks[i] {
			e.waitLong(tokens[i], task.id)
			if text := allText(t, e.need(e.document(tokens[i], task.id), 200)); strings.Count(text, task.text) != 1 {
				t.Errorf("%q became %q", task.text, text)
			}
		}
		if p := e.profile(tokens[i]); p.Credits != credits-int64(len(tasks[i])) || p.Converted != int64(len(tasks[i])) {
			t.Errorf("user %d: %d tasks, %d credits, %d converted", i, len(tasks[i]), p.Credits, p.Converted)
		}
	}
	e.ledgerAgrees()
}
