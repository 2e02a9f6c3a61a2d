package app_test

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"
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
	bin, address, data string
	args               []string
	cmd                *exec.Cmd
}

func serveProgram(t *testing.T, bin string, args ...string) *served {
	t.Helper()
	s := &served{bin: bin, address: freeAddress(t), data: t.TempDir(), args: args}
	s.env = &env{T: t, server: &httptest.Server{URL: "http://" + s.address}}
	s.begin()
	t.Cleanup(func() {
		_ = s.cmd.Process.Signal(syscall.SIGTERM)
		_ = s.cmd.Wait()
	})
	return s
}

// begin starts the program and waits until it is ready.
func (s *served) begin() {
	s.Helper()
	s.cmd = run(s.T, s.bin, append([]string{"serve", "--data", s.data, "--addr", s.address, "--soffice", "off", "--log-level", "warn"}, s.args...)...)
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		if _, err := get(s.server.URL + "/readyz"); err == nil {
			return
		} else if time.Now().After(deadline) {
			s.Fatal(err)
		}
	}
}

// run starts the program; it does not outlive the test.
func run(t *testing.T, bin string, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(bin, args...) // #nosec G204 -- named by whoever runs the test
	cmd.Env = append(os.Environ(), "FOCAL_ADMIN_EMAIL=root@example.org", "FOCAL_ADMIN_PASSWORD="+password)
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	must(t, cmd.Start())
	return cmd
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

// convert submits a CV, waits for its end and takes the document, once and until the time is up.
// It runs beside the test, which alone may stop it: what goes wrong goes to out.
func (s *served) convert(token, name string, until time.Time, out *results) {
	cv := "%s\n%s@example.org\n\nEXPERIENCE\nRanger, Fell Park, Mar 2019 - Present\n- I repair paths and guide visitors.\n- I trained 12 volunteers.\n\nSKILLS\nChainsaw, First aid\n"
	renewed := time.Now()
	for first := true; first || time.Now().Before(until); first = false {
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
