package app_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"focal/internal/app"
)

// small mounts a file system of a few megabytes for the test.
func small(t *testing.T, options string) string {
	t.Helper()
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, options); err != nil {
		if os.Getenv("FOCAL_REQUIRE_TOOLS") != "" && os.Getuid() == 0 {
			t.Fatalf("no file system can be mounted: %v", err)
		}
		t.Skipf("no file system can be mounted (root is needed): %v", err)
	}
	t.Cleanup(func() { _ = syscall.Unmount(folder, syscall.MNT_DETACH) })
	return folder
}

// The disk fills up at another write each time: what was accepted is converted once
// there is room, what was not is refused with 507 or 503, and the books agree. No
// restart is needed.
func TestDiskFullAtEveryWrite(t *testing.T) {
	folder := small(t, "size=12m,mode=700")
	e := start(t, func(c *app.Config) { c.Data = filepath.Join(folder, "data") })
	token := e.subscriber("ana", 1000)
	e.wait(token, e.submit(token, cvs("Warm Up")))
	ballast := filepath.Join(folder, "ballast")
	refused := 0
	var accepted []string
	for left := 0; left <= 320; left += 16 { // KB of room; each step fails at a later write
		fill(t, folder, ballast, int64(left)<<10)
		a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Jo Li "+strings.Repeat("x", 30_000)))
		switch a.status {
		case 202:
			var got task
			a.json(t, &got)
			accepted = append(accepted, got.ID)
		case 507, 503:
			refused++
			if a.message(t) == "" {
				t.Errorf("%s", a.body)
			}
		default:
			t.Errorf("with %d KB: %d %s", left, a.status, a.body)
		}
		must(t, os.Remove(ballast))
	}
	for _, id := range accepted {
		if got := e.wait(token, id); got.Status != "Completed" {
			t.Errorf("accepted, and then %+v", got)
		}
	}
	if refused == 0 || len(accepted) == 0 {
		t.Errorf("%d refused, %d accepted: the disk was never full, or always", refused, len(accepted))
	}
	if p := e.profile(token); p.Credits != 1000-1-int64(len(accepted)) {
		t.Errorf("%d credits after %d conversions", p.Credits, len(accepted)+1)
	}
	e.ledgerAgrees()
	e.need(e.call("GET", "/readyz", "", nil), 200)
}

// fill leaves so many bytes free on the disk of a folder.
func fill(t *testing.T, folder, ballast string, left int64) {
	t.Helper()
	var disk syscall.Statfs_t
	must(t, syscall.Statfs(folder, &disk))
	f, err := os.Create(ballast) // #nosec G304 -- of this test
	must(t, err)
	_, err = io.Copy(f, io.LimitReader(zeros{}, max(0, int64(disk.Bavail)*disk.Bsize-left))) // #nosec G115 -- a few megabytes
	if err != nil && !strings.Contains(err.Error(), "no space left") {
		t.Fatal(err)
	}
	must(t, f.Close())
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// A data folder that becomes read-only: reading goes on, changes get an answer that says
// so, and once it can be written again work goes on without a restart. A start on one
// that is read-only says what is wrong.
func TestReadOnlyDataFolder(t *testing.T) {
	folder := small(t, "size=40m,mode=700")
	e := start(t, func(c *app.Config) { c.Data = filepath.Join(folder, "data") })
	token := e.subscriber("ana", 10)
	id := e.submit(token, cvs("Jo Li"))
	e.wait(token, id)
	time.Sleep(300 * time.Millisecond) // what the end of the task still writes
	remount := func(flags uintptr) error {
		return syscall.Mount("tmpfs", folder, "", syscall.MS_REMOUNT|flags, "size=40m")
	}
	if err := remount(syscall.MS_RDONLY); err == nil {
		if a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Mo Li")); a.status != 503 && a.status != 507 {
			t.Errorf("a submission to a read-only folder: %d %s", a.status, a.body)
		}
		must(t, remount(0))
	} // else: the kernel does not take the rights from files that are open for writing
	if got := e.wait(token, e.submit(token, cvs("Bo Li"))); got.Status != "Completed" {
		t.Errorf("after it could be written again: %+v", got)
	}
	e.need(e.document(token, id), 200)
	e.ledgerAgrees()
	e.stop()

	must(t, remount(syscall.MS_RDONLY))
	defer func() { _ = remount(0) }()
	cfg := e.cfg
	if _, err := app.New(t.Context(), cfg); err == nil || !strings.Contains(err.Error(), "read-only") && !strings.Contains(err.Error(), "cannot be written") {
		t.Errorf("a start on a read-only folder: %v", err)
	}
	if found := examine(t, cfg)["data folder"]; found.State != app.Broken {
		t.Errorf("%+v", found)
	}
}

// The clock of a machine jumps an hour ahead, a day back and a month ahead, while people
// work: nobody is charged twice, what was accepted ends, nobody gets a 5xx, and a
// session lives and dies by the clock that there is. A task that has waited for a day by
// the clock counts as stuck and may be given up: then its credit comes back.
func TestClockJumps(t *testing.T) {
	e := start(t, func(c *app.Config) { c.RetentionDays = 3650 })
	token := e.subscriber("ana", 20)
	done := 0
	for _, jump := range []time.Duration{5 * time.Minute, -5 * time.Minute, -24 * time.Hour, 25 * time.Hour, 30 * 24 * time.Hour, -30 * 24 * time.Hour} {
		id := e.submit(token, cvs("Jo Li"))
		e.clock.forward(jump)
		must(t, e.app.Upkeep(t.Context()))
		if a := e.call("GET", "/api/auth/profile", token, nil); a.status != 200 && a.status != 401 {
			t.Errorf("after %v: %d %s", jump, a.status, a.body)
		}
		token = e.login("ana@example.org").Access
		switch got := e.wait(token, id); {
		case got.Status == "Completed":
			done++
			e.need(e.document(token, id), 200)
		case jump < 24*time.Hour:
			t.Errorf("over a jump of %v: %+v", jump, got)
		}
		if p := e.profile(token); p.Credits != 20-int64(done) {
			t.Errorf("after %v: %d credits, want %d", jump, p.Credits, 20-done)
		}
	}
	if done < 4 {
		t.Errorf("%d conversions were completed", done)
	}
	e.ledgerAgrees()
}
