package app_test

import (
	"database/sql"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"focal/internal/app"
	"focal/internal/store/storetest"
)

// fleet is `focal serve --no-work` and three `focal worker` on one PostgreSQL and one S3
// store.
type fleet struct {
	*served
	settings []string // what they share
	database string
	folders  []string // of the workers
	workers  []*exec.Cmd
}

func startFleet(t *testing.T) *fleet {
	t.Helper()
	backend := s3mem.New()
	must(t, backend.CreateBucket("cvs"))
	s3 := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(s3.Close)
	f := &fleet{database: storetest.Postgres(t)}
	for range 3 {
		f.folders = append(f.folders, t.TempDir())
	}
	f.settings = []string{
		"--database-url", f.database, "--key-file", filepath.Join(t.TempDir(), "keys.json"), "--workers", "1",
		"--files-url", "s3://key:secret@" + strings.TrimPrefix(s3.URL, "http://") + "/cvs?insecure=1&region=eu",
	}
	f.served = serveProgram(t, program(t), append([]string{"--no-work"}, f.settings...)...)
	f.workers = make([]*exec.Cmd, len(f.folders))
	for i := range f.workers {
		f.hire(i)
		t.Cleanup(func() { f.kill(i) })
	}
	return f
}

func (f *fleet) hire(i int) {
	f.Helper()
	f.workers[i] = run(f.T, f.bin, append([]string{"worker", "--data", f.folders[i], "--log-level", "warn"}, f.settings...)...)
}

func (f *fleet) kill(i int) {
	_ = f.workers[i].Process.Kill()
	_ = f.workers[i].Wait()
}

// killInTurn kills one worker after the other and starts it again, until the time is up,
// and collects meanwhile which jobs ended.
func (f *fleet) killInTurn(every time.Duration, until time.Time, jobs map[int64]endedJob) (kills int) {
	f.Helper()
	for next := time.Now().Add(every); next.Before(until); next = next.Add(every) {
		time.Sleep(time.Until(next))
		f.tally(jobs)
		f.kill(kills % len(f.workers))
		f.hire(kills % len(f.workers))
		kills++
	}
	return kills
}

// endedJob is who brought a job to its end, and at which try.
type endedJob struct {
	node string
	try  int
}

// tally collects what the queue says of ended jobs while it still knows them: ten minutes.
func (f *fleet) tally(jobs map[int64]endedJob) {
	f.Helper()
	db, err := sql.Open("pgx", f.database)
	must(f.T, err)
	defer func() { _ = db.Close() }()
	rows, err := db.QueryContext(f.Context(),
		"SELECT id, attempted_by[array_length(attempted_by, 1)], attempt FROM river_job WHERE kind = 'convert' AND state = 'completed'")
	must(f.T, err)
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var id int64
		var j endedJob
		must(f.T, rows.Scan(&id, &j.node, &j.try))
		jobs[id] = j
	}
	must(f.T, rows.Err())
}

// shares counts the jobs of each worker, and the jobs that took more than one try.
func (f *fleet) shares(jobs map[int64]endedJob) (each []int, again int) {
	f.Helper()
	place := map[string]int{}
	for i, folder := range f.folders {
		b, err := os.ReadFile(filepath.Join(folder, "node-0"))
		must(f.T, err)
		place[strings.TrimSpace(string(b))] = i
	}
	each = make([]int, len(place))
	for _, j := range jobs {
		i, known := place[j.node]
		if !known {
			f.Errorf("a job was ended by %s, which is none of %v", j.node, place)
			continue
		}
		each[i]++
		if j.try > 1 {
			again++
		}
	}
	return each, again
}

// Three workers on PostgreSQL and an S3 store, one of which is killed again and again:
// everything that was accepted ends once and is charged once. "make load" kills one each
// minute and tells the throughput of each.
func TestScaleOutOverThreeWorkers(t *testing.T) {
	d, long := loadTime(t)
	f := startFleet(t)
	root := f.admin()
	out := &results{}
	until := time.Now().Add(d)
	var all sync.WaitGroup
	names := []string{"ana", "ben", "cai", "dee", "eve", "flo"}
	for _, name := range names {
		token := f.account(root, name)
		all.Go(func() { f.convert(token, name, until, out) })
	}
	every, jobs := d/3, map[int64]endedJob{}
	if long {
		every = time.Minute
	}
	kills := f.killInTurn(every, until, jobs)
	all.Wait()
	end := time.Now().Add(time.Minute)
	for f.tally(jobs); len(jobs) < len(out.took) && time.Now().Before(end); f.tally(jobs) {
		time.Sleep(100 * time.Millisecond) // the queue notes the end of a job behind that of its task
	}
	each, again := f.shares(jobs)
	rates := make([]string, len(each))
	for i, n := range each {
		rates[i] = fmt.Sprintf("%d (%.1f a second)", n, float64(n)/d.Seconds())
	}
	t.Logf("%d conversions in %v with %d kills, %.1f a second; p50 %v, p95 %v; the workers %s; %d needed another try",
		len(out.took), d, kills, float64(len(out.took))/d.Seconds(),
		out.at(.5).Round(time.Millisecond), out.at(.95).Round(time.Millisecond), strings.Join(rates, ", "), again)
	if len(out.problems) > 0 || len(out.took) < len(names) {
		t.Errorf("%d errors, %d conversions: %v", len(out.problems), len(out.took), out.problems[:min(3, len(out.problems))])
	}
	f.booksAgree(names, len(out.took), len(jobs))
}

// booksAgree: as many conversions were charged and counted as users have seen, each was one
// job that ended, and the ledger adds up.
func (f *fleet) booksAgree(names []string, seen, jobs int) {
	f.Helper()
	var converted, spent int64
	for _, name := range names {
		p := f.profile(f.login(name + "@example.org").Access)
		converted += p.Converted
		spent += 1_000_000 - p.Credits
	}
	if n := int64(seen); converted != n || spent != n || jobs != seen {
		f.Errorf("%d conversions were seen, %d counted, %d charged, %d jobs ended", seen, converted, spent, jobs)
	}
	cfg := app.Config{Data: f.TempDir(), DatabaseURL: f.database, Out: os.Stderr}
	if _, wrong, err := app.VerifyLedger(f.Context(), cfg); err != nil || len(wrong) > 0 {
		f.Errorf("ledger: %+v, %v", wrong, err)
	}
}
