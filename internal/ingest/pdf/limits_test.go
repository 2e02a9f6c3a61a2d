//go:build linux && !race

package pdf

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"syscall"
	"testing"
	"time"

	"focal/internal/problem"
)

// proc reads a number of a child from the kernel.
func proc(t *testing.T, c *child, file, pattern string) int {
	t.Helper()
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/%s", c.cmd.Process.Pid, file))
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(pattern).FindSubmatch(b)
	if m == nil {
		t.Fatalf("no %s in %s", pattern, b)
	}
	n, err := strconv.Atoi(string(m[1]))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// The kernel itself bounds what a child can take: processor time, memory, files,
// and no core dump with somebody's CV in it.
func TestAssurance_46_LimitsOfTheKernel(t *testing.T) {
	r := reader(t, Config{Children: 1})
	must(r.Read(context.Background(), sheet(t, resume)))
	c := r.pool.idle[0]
	for pattern, most := range map[string]int{`Max cpu time\s+(\d+)`: 300, `Max data size\s+(\d+)`: dataLimit, `Max core file size\s+(\d+)`: 0, `Max open files\s+(\d+)`: 64} {
		if got := proc(t, c, "limits", pattern); got > most {
			t.Errorf("%s: %d, want at most %d", pattern, got, most)
		}
	}
}

// Each bomb ends within the deadline of a file (the reader ends the child that has
// it), its child's peak of resident memory stays under 256 MB, and the reader works on.
func TestAssurance_45_Bombs(t *testing.T) {
	r := reader(t, Config{Children: 1, Tesseract: "no-such-program-as-this"})
	for name, data := range bombs() {
		t.Run(name, func(t *testing.T) {
			sound(t, r, data)
			if len(r.pool.idle) == 0 {
				return // it was ended
			}
			if peak := proc(t, r.pool.idle[0], "status", `VmHWM:\s+(\d+) kB`); peak > 256<<10 {
				t.Errorf("%d MB", peak>>10)
			}
		})
	}
	if _, err := r.Read(context.Background(), sheet(t, resume)); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

// A file that never ends holds one child; all others are read meanwhile.
func TestAssurance_46_AHostileFileLeavesTheOthers(t *testing.T) {
	r := reader(t, Config{Children: 2})
	r.deadline = time.Minute
	hostile, err := r.pool.acquire(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	defer r.pool.discard(hostile)
	if err := hostile.cmd.Process.Signal(syscall.SIGSTOP); err != nil { // as deaf as one that loops
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		_, err := hostile.ask(ctx, time.Minute, request{Data: sheet(t, resume)})
		ended <- err
	}()
	for i := range 20 {
		if d, err := r.Read(context.Background(), sheet(t, resume)); err != nil || len(d.Lines()) != 12 {
			t.Fatalf("file %d: %v", i, err)
		}
	}
	select {
	case err := <-ended:
		t.Fatalf("the hostile file ended by itself: %v", err)
	default:
	}
	cancel()
	if got := failed(ctx, <-ended); !problem.Is(got, problem.Unavailable) {
		t.Errorf("got %v", got)
	}
}
