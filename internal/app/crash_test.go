package app_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"focal/internal/app"
)

const crashCredits = 1_000_000 // what served.account gives

// upheaval is a service whose processes are killed while clients go on, and what they
// noticed that must not be.
type upheaval struct {
	*served
	until time.Time
	mu    sync.Mutex
	wrong []string
}

func (u *upheaval) note(format string, args ...any) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.wrong = append(u.wrong, fmt.Sprintf(format, args...))
}

// errand is one submission: what it holds, and what became of it.
type errand struct {
	key    string
	marks  []string // each stands in one CV and in its document
	broken bool     // files that nobody can read: it must fail, and cost nothing
	tries  int
	ids    []string // of the tasks that the key led to; more than one is a fault
	end    string
	why    string // of an end that is no success
}

func (e *errand) files() form {
	f := form{fields: map[string]string{}}
	for _, mark := range e.marks {
		if e.broken {
			f.files = append(f.files, upload{"files", mark + ".pdf", "%PDF-1.7\n" + mark + "\n%%EOF"})
			continue
		}
		f.files = append(f.files, upload{"files", mark + ".txt", fmt.Sprintf("Ida Storm\n%s@example.org\n\nEXPERIENCE\n"+
			"Ranger, Fell Park, Mar 2019 - Present\n- I repair paths and guide visitors.\n\nSKILLS\nFirst aid\n", mark)})
	}
	return f
}

// persistent is a client as the API wants it: what is not answered is sent again with the
// same key.
type persistent struct {
	*upheaval
	name, token string
	rng         *rand.Rand
	done        []*errand
	open        []*errand
}

// ask sends a request until somebody answers it and signs in again where that is needed.
func (p *persistent) ask(method, path string, body any, headers ...string) (a answer, tries int) {
	for deadline := p.until.Add(time.Minute); ; time.Sleep(30 * time.Millisecond) {
		tries++
		a, err := p.send(method, path, p.token, body, headers...)
		switch {
		case err != nil || a.status == http.StatusTooManyRequests || a.status >= 500:
			if time.Now().After(deadline) {
				p.note("%s %s: never answered: %d %s %v", method, path, a.status, a.body, err)
				return a, tries
			}
		case a.status == http.StatusUnauthorized:
			p.signIn()
		default:
			return a, tries
		}
	}
}

func (p *persistent) signIn() {
	a, err := p.send("POST", "/api/auth/login", "", object{"email": p.name + "@example.org", "password": password})
	var got pair
	if err == nil && a.status == 200 && json.Unmarshal(a.body, &got) == nil {
		p.token = got.Access
	}
}

func (p *persistent) submit(e *errand) {
	a, tries := p.ask("POST", "/api/convert/generate-resume-bulk", e.files(), "Idempotency-Key", e.key)
	e.tries += tries
	var got task
	if a.status != 202 || json.Unmarshal(a.body, &got) != nil {
		p.note("submission: %d %s", a.status, a.body)
	} else if !slices.Contains(e.ids, got.ID) {
		e.ids = append(e.ids, got.ID)
	}
}

// look asks for the state of what is under way and keeps what has not ended. An end is
// looked at twice: it must not change.
func (p *persistent) look() {
	p.open = slices.DeleteFunc(p.open, func(e *errand) bool {
		a, _ := p.ask("GET", "/api/convert/task-status/"+e.ids[0], nil)
		var got task
		if a.status != 200 || json.Unmarshal(a.body, &got) != nil {
			p.note("an accepted task is unknown: %d %s", a.status, a.body)
			return true
		}
		if got.Status != "Completed" && got.Status != "Failed" && got.Status != "Error" {
			if e.end != "" {
				p.note("a task that was %s is %s", e.end, got.Status)
			}
			return false
		}
		before := e.end
		e.end, e.why = got.Status, got.Error
		if before != "" && before != e.end {
			p.note("a task that was %s is %s", before, e.end)
		}
		return before != ""
	})
}

// work submits until the time is up, with at most four tasks under way.
func (p *persistent) work() {
	for n := 0; time.Now().Before(p.until); n++ {
		e := &errand{key: fmt.Sprintf("%s-%d", p.name, n), broken: p.rng.IntN(10) == 0}
		for i := range 1 + max(0, p.rng.IntN(9)-6) {
			e.marks = append(e.marks, fmt.Sprintf("m%dx%dx%s", n, i, p.name))
		}
		p.submit(e)
		if p.rng.IntN(3) == 0 { // who repeats after the answer gets the same task
			p.submit(e)
		}
		p.done = append(p.done, e)
		if len(e.ids) == 0 {
			continue
		}
		for p.open = append(p.open, e); len(p.open) >= 4 && time.Now().Before(p.until); time.Sleep(50 * time.Millisecond) {
			p.look()
		}
	}
}

// settle follows everything to its end, with nothing killed any more.
func (p *persistent) settle() {
	for deadline := time.Now().Add(3 * time.Minute); len(p.open) > 0; time.Sleep(100 * time.Millisecond) {
		if p.look(); time.Now().After(deadline) {
			p.note("%d tasks of %s never ended", len(p.open), p.name)
			return
		}
	}
}

// audit looks at every document and at the account.
func (p *persistent) audit() (accepted, repeated int) {
	p.Helper()
	var converted int64
	for _, e := range p.done {
		accepted += len(e.ids)
		if e.tries > 1 {
			repeated++
		}
		if len(e.ids) != 1 {
			p.note("the key %s led to the tasks %v", e.key, e.ids)
			continue
		}
		a, _ := p.ask("POST", "/api/convert/generate-docx/"+e.ids[0], form{}.with("task_id", e.ids[0]))
		switch {
		case e.broken:
			if e.end != "Failed" || a.status < 400 {
				p.note("a task that cannot succeed: %s, its document %d", e.end, a.status)
			}
		case e.end != "Completed" || a.status != 200:
			p.note("task %s: %s (%s), its document %d", e.ids[0], e.end, e.why, a.status)
		default:
			converted += int64(len(e.marks))
			p.holds(e, a)
		}
	}
	if got := p.profile(p.login(p.name + "@example.org").Access); got.Credits != crashCredits-converted || got.Converted != converted {
		p.note("%s: %d credits, %d counted; %d were converted", p.name, got.Credits, got.Converted, converted)
	}
	return accepted, repeated
}

func (p *persistent) holds(e *errand, a answer) {
	p.Helper()
	text := allText(p.T, a)
	for _, mark := range e.marks {
		if !strings.Contains(text, mark) {
			p.note("task %s: its document lacks %s", e.ids[0], mark)
		}
	}
}

// withstand lets four people submit while victims are killed, each at random after lo to
// hi, and judges what is left of it.
func (u *upheaval) withstand(d time.Duration, victims []func(), lo, hi time.Duration) {
	u.Helper()
	root := u.admin()
	clients := make([]*persistent, 4)
	for i := range clients {
		name := fmt.Sprintf("user%d", i)
		clients[i] = &persistent{upheaval: u, name: name, token: u.account(root, name), rng: rand.New(rand.NewPCG(uint64(i), 1))}
	}
	u.until = time.Now().Add(d)
	var all sync.WaitGroup
	for _, c := range clients {
		all.Go(c.work)
	}
	kills := 0
	for ; ; kills++ {
		time.Sleep(lo + time.Duration(rand.Int64N(int64(hi-lo))))
		if time.Now().After(u.until) {
			break
		}
		victims[kills%len(victims)]()
	}
	all.Wait()
	alone := time.Now()
	for _, c := range clients {
		all.Go(c.settle)
	}
	all.Wait()
	settled := time.Since(alone)
	accepted, repeated := 0, 0
	for _, c := range clients {
		n, again := c.audit()
		accepted, repeated = accepted+n, repeated+again
	}
	u.Logf("%d kills, %d tasks, %d submissions sent again, settled in %v", kills, accepted, repeated, settled.Round(100*time.Millisecond))
	if kills == 0 || accepted < len(clients) {
		u.Errorf("%d kills, %d tasks: nothing was tried", kills, accepted)
	}
	if len(u.wrong) > 0 {
		u.Errorf("%d violations: %s", len(u.wrong), strings.Join(u.wrong[:min(6, len(u.wrong))], "\n"))
	}
}

// crash kills `focal serve` and starts it again, which takes how long it says.
func (s *served) crash(backs *[]time.Duration) {
	s.Helper()
	_ = s.cmd.Process.Signal(syscall.SIGKILL)
	_ = s.cmd.Wait()
	start := time.Now()
	s.begin()
	*backs = append(*backs, time.Since(start))
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	if len(d) == 0 {
		return 0
	}
	return d[len(d)/2].Round(time.Millisecond)
}

// kill -9 at any moment: what was answered with 202 ends once, with its own documents, is
// charged once, and its end does not change; a repeated key is the same task; what fails
// costs nothing. "make crash" goes on for ten minutes on each database.
func TestKilledAgainAndAgain(t *testing.T) {
	d, long := loadTime(t)
	t.Run("SQLite", func(t *testing.T) {
		u := &upheaval{served: serveProgram(t, program(t))}
		var backs []time.Duration
		u.withstand(d, []func(){func() { u.crash(&backs) }}, 200*time.Millisecond, 2500*time.Millisecond)
		t.Logf("back within %v (median)", median(backs))
		u.verify(app.Config{Data: u.data, Out: os.Stderr})
	})
	t.Run("PostgreSQL and three workers", func(t *testing.T) {
		f := startFleet(t)
		u := &upheaval{served: f.served}
		var backs []time.Duration
		victims := []func(){func() { f.crash(&backs) }}
		for i := range f.workers {
			victims = append(victims, func() {
				f.kill(i)
				f.hire(i)
			})
		}
		lo, hi := 200*time.Millisecond, time.Second
		if long {
			lo, hi = 500*time.Millisecond, 4*time.Second
		}
		u.withstand(d, victims, lo, hi)
		t.Logf("back within %v (median)", median(backs))
		u.verify(app.Config{Data: t.TempDir(), DatabaseURL: f.database, Out: os.Stderr})
	})
}

// verify is `focal ledger verify`.
func (s *served) verify(cfg app.Config) {
	s.Helper()
	if users, wrong, err := app.VerifyLedger(s.Context(), cfg); err != nil || len(wrong) > 0 || users == 0 {
		s.Errorf("ledger of %d users: %+v, %v", users, wrong, err)
	}
}
