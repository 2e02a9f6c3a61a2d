package app_test

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"focal/internal/app"
	"focal/internal/store/storetest"
)

// loadTime is FOCAL_LOAD ("15m" is what docs/benchmarks.md reports), else the few
// seconds that show that the load itself works.
func loadTime(t *testing.T) (d time.Duration, long bool) {
	t.Helper()
	if text := os.Getenv("FOCAL_LOAD"); text != "" {
		d, err := time.ParseDuration(text)
		must(t, err)
		return d, true
	}
	return 3 * time.Second, false
}

// program is the built program, for runs that measure it.
func program(t *testing.T) string {
	t.Helper()
	bin := os.Getenv("FOCAL_BIN")
	if bin == "" {
		t.Skip("FOCAL_BIN names no built program; make test and make load do")
	}
	return bin
}

// served is the real program, started with settings and stopped with the test.
type served struct {
	*env
	cmd *exec.Cmd
}

func serveProgram(t *testing.T, bin string, args ...string) *served {
	t.Helper()
	address := freeAddress(t)
	data := t.TempDir()
	cmd := exec.Command(bin, append([]string{"serve", "--data", data, "--addr", address, "--soffice", "off", "--log-level", "warn"}, args...)...) // #nosec G204 -- named by whoever runs the test
	cmd.Env = append(os.Environ(), "FOCAL_ADMIN_EMAIL=root@example.org", "FOCAL_ADMIN_PASSWORD="+password)
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	must(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
	})
	s := &served{env: &env{T: t, server: &httptest.Server{URL: "http://" + address}}, cmd: cmd}
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if _, err := get("http://" + address + "/readyz"); err == nil {
			return s
		} else if time.Now().After(deadline) {
			t.Fatal(err)
		}
	}
}

// account makes a subscriber through the API of admins.
func (s *served) account(root, name string) string {
	s.Helper()
	s.need(s.call("POST", "/api/admin/user", root, object{
		"name": name, "email": name + "@example.org", "password": password, "user_role": "user",
		"credits_remaining": 1_000_000, "subscription_status": "active",
	}), 201)
	return s.login(name + "@example.org").Access
}

// results of what several users did.
type results struct {
	mu       sync.Mutex
	took     []time.Duration
	problems []string
}

func (r *results) add(took time.Duration, problem string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if problem != "" {
		r.problems = append(r.problems, problem)
		return
	}
	r.took = append(r.took, took)
}

// at returns the q-th part of the sorted times, 0 to 1.
func (r *results) at(q float64) time.Duration {
	slices.Sort(r.took)
	if len(r.took) == 0 {
		return 0
	}
	return r.took[min(len(r.took)-1, int(q*float64(len(r.took))))]
}

// convert submits a CV, waits for its end and takes the document, until the time is up.
// It runs beside the test, which alone may stop it: what goes wrong goes to out.
func (s *served) convert(token, name string, until time.Time, out *results) {
	cv := "%s\n%s@example.org\n\nEXPERIENCE\nRanger, Fell Park, Mar 2019 - Present\n- I repair paths and guide visitors.\n- I trained 12 volunteers.\n\nSKILLS\nChainsaw, First aid\n"
	for renewed := time.Now(); time.Now().Before(until); {
		if time.Since(renewed) > 10*time.Minute {
			var p pair
			a := s.call("POST", "/api/auth/login", "", object{"email": name + "@example.org", "password": password})
			if a.status == 200 && json.Unmarshal(a.body, &p) == nil {
				token, renewed = p.Access, time.Now()
			}
		}
		start := time.Now()
		problem := s.once(token, fmt.Sprintf(cv, "Ida Storm", name))
		if out.add(time.Since(start), problem); problem != "" {
			time.Sleep(time.Second) // who is refused does not ask again at once
		}
	}
}

// once converts one CV and says what went wrong; "" = nothing.
func (s *served) once(token, cv string) (problem string) {
	a := s.call("POST", "/api/convert/generate-resume-bulk", token, cvs(cv))
	var got task
	if a.status != 202 || json.Unmarshal(a.body, &got) != nil {
		return fmt.Sprintf("submission: %d %s", a.status, a.body)
	}
	id := got.ID
	for deadline := time.Now().Add(30 * time.Second); got.Status != "Completed"; time.Sleep(10 * time.Millisecond) {
		a = s.call("GET", "/api/convert/task-status/"+id, token, nil)
		bad := a.status != 200 || json.Unmarshal(a.body, &got) != nil
		if bad || got.Status == "Failed" || got.Status == "Error" || time.Now().After(deadline) {
			return fmt.Sprintf("status: %d %s", a.status, a.body)
		}
	}
	if doc := s.document(token, id); doc.status != 200 {
		return fmt.Sprintf("document: %d %s", doc.status, doc.body)
	}
	return ""
}

// Eight people convert at the same time: no error, flat memory, and the times that
// they wait. "make load" runs it for a quarter of an hour.
func TestLoadOfEightUsers(t *testing.T) {
	bin := program(t)
	d, long := loadTime(t)
	s := serveProgram(t, bin)
	root := s.admin()
	out := &results{}
	until := time.Now().Add(d)
	var all sync.WaitGroup
	for i := range 8 {
		name := fmt.Sprintf("user%d", i)
		token := s.account(root, name)
		all.Go(func() { s.convert(token, name, until, out) })
	}
	time.Sleep(d / 3)
	early := rss(t, s.cmd.Process.Pid)
	all.Wait()
	late := rss(t, s.cmd.Process.Pid)
	t.Logf("%d conversions in %v, %d errors; p50 %v, p95 %v; memory %d MB after a third, %d MB at the end",
		len(out.took), d, len(out.problems), out.at(.5).Round(time.Millisecond), out.at(.95).Round(time.Millisecond), early>>20, late>>20)
	if len(out.problems) > 0 || len(out.took) < 8 {
		t.Errorf("%d errors, %d conversions: %v", len(out.problems), len(out.took), out.problems[:min(3, len(out.problems))])
	}
	if long && late > early+early/10+(32<<20) {
		t.Errorf("memory has grown from %d to %d MB", early>>20, late>>20)
	}
}

func rss(t *testing.T, pid int) int64 {
	t.Helper()
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	must(t, err)
	var size, resident int64
	_, err = fmt.Sscan(string(b), &size, &resident)
	must(t, err)
	return resident * int64(os.Getpagesize())
}

// Three workers on PostgreSQL and an S3 store, one of which is killed again and again:
// everything that was accepted ends once and is charged once. FOCAL_LOAD=15m FOCAL_BIN=…
// kills one each minute and tells the throughput.
func TestScaleOutOverThreeWorkers(t *testing.T) {
	bin := program(t)
	d, long := loadTime(t)
	backend := s3mem.New()
	must(t, backend.CreateBucket("cvs"))
	s3 := httptest.NewServer(gofakes3.New(backend).Server())
	defer s3.Close()
	keys := filepath.Join(t.TempDir(), "keys.json")
	shared := []string{"--database-url", storetest.Postgres(t), "--files-url", "s3://key:secret@" + strings.TrimPrefix(s3.URL, "http://") + "/cvs?insecure=1&region=eu", "--key-file", keys}
	s := serveProgram(t, bin, append(shared, "--workers", "1")...)
	root := s.admin()
	workers := make([]*exec.Cmd, 3)
	folders := []string{t.TempDir(), t.TempDir(), t.TempDir()}
	begin := func(i int) {
		workers[i] = exec.Command(bin, append([]string{"worker", "--data", folders[i], "--workers", "1", "--log-level", "warn"}, shared...)...) // #nosec G204 -- as above
		workers[i].Stderr = os.Stderr
		workers[i].SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
		must(t, workers[i].Start())
	}
	for i := range workers {
		begin(i)
		defer func() { _ = workers[i].Process.Kill(); _ = workers[i].Wait() }()
	}
	out := &results{}
	until := time.Now().Add(d)
	var all sync.WaitGroup
	names := []string{"ana", "ben", "cai", "dee", "eve", "flo"}
	for _, name := range names {
		token := s.account(root, name)
		all.Go(func() { s.convert(token, name, until, out) })
	}
	every := d / 3
	if long {
		every = time.Minute
	}
	kills := 0
	for next := time.Now().Add(every); next.Before(until); next = next.Add(every) {
		time.Sleep(time.Until(next))
		i := kills % len(workers)
		kills++
		_ = workers[i].Process.Kill()
		_ = workers[i].Wait()
		begin(i)
	}
	all.Wait()
	var converted, spent int64
	for _, name := range names {
		p := s.profile(s.login(name + "@example.org").Access)
		converted += p.Converted
		spent += 1_000_000 - p.Credits
	}
	t.Logf("%d conversions in %v with %d kills, %.1f a second; p50 %v, p95 %v", len(out.took), d, kills, float64(len(out.took))/d.Seconds(), out.at(.5).Round(time.Millisecond), out.at(.95).Round(time.Millisecond))
	if len(out.problems) > 0 || len(out.took) < 6 {
		t.Errorf("%d errors, %d conversions: %v", len(out.problems), len(out.took), out.problems[:min(3, len(out.problems))])
	}
	if n := int64(len(out.took)); converted != n || spent != n {
		t.Errorf("%d conversions were seen, %d counted and %d charged", n, converted, spent)
	}
	cfg := app.Config{Data: t.TempDir(), DatabaseURL: shared[1], Out: os.Stderr}
	if _, wrong, err := app.VerifyLedger(t.Context(), cfg); err != nil || len(wrong) > 0 {
		t.Errorf("ledger: %+v, %v", wrong, err)
	}
}
